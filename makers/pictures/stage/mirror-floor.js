import * as THREE from 'three'

const NOISE = `
  float hash21( vec2 p ) { vec3 q = fract( vec3( p.xyx ) * 0.1031 ); q += dot( q, q.yzx + 33.33 ); return fract( ( q.x + q.y ) * q.z ); }
  float noise21( vec2 p ) {
    vec2 i = floor( p ); vec2 f = fract( p ); f = f * f * ( 3.0 - 2.0 * f );
    return mix( mix( hash21( i ), hash21( i + vec2( 1, 0 ) ), f.x ), mix( hash21( i + vec2( 0, 1 ) ), hash21( i + vec2( 1, 1 ) ), f.x ), f.y );
  }
  float blotch( vec2 p ) { return noise21( p ) * 0.55 + noise21( p * 2.7 ) * 0.3 + noise21( p * 7.9 ) * 0.15; }`

/** Worn, stained and here and there wet: the lower the view, the more of the mirrored things shows. */
function wornMaterial({ color, roughness, gloss, wear, wet }) {
  const material = new THREE.MeshStandardMaterial({ color, roughness, transparent: true })
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, {
      gloss: { value: new THREE.Vector2(...gloss) },
      wear: { value: wear },
      wet: { value: wet },
    })
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec2 spot;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nspot = position.xy;')
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>\nvarying vec2 spot; uniform vec2 gloss; uniform float wear; uniform float wet;${NOISE}`,
      )
      .replace(
        '#include <color_fragment>',
        `#include <color_fragment>
        float patch1 = blotch( spot * 0.55 );
        float fine = blotch( spot * 3.1 + 17.0 );
        float puddle = wet > 0.0 ? smoothstep( 1.0 - wet, 1.0 - wet + 0.07, blotch( spot * 0.42 + 5.0 ) ) : 0.0;
        diffuseColor.rgb *= 1.0 + ( patch1 - 0.5 ) * wear + ( fine - 0.5 ) * wear * 0.6;
        diffuseColor.rgb *= 1.0 - 0.4 * puddle;
        float grazing = pow( 1.0 - abs( dot( normalize( vViewPosition ), normalize( vNormal ) ) ), 4.0 );
        float mirrored = mix( gloss.x, gloss.y, grazing ) * mix( 0.75, 1.25, patch1 );
        diffuseColor.a = 1.0 - clamp( mirrored + puddle * mix( 0.16, 0.5, grazing ), 0.0, 0.9 );`,
      )
      .replace(
        '#include <roughnessmap_fragment>',
        `#include <roughnessmap_fragment>
        roughnessFactor = clamp( roughnessFactor + ( fine - 0.5 ) * 0.25 - puddle * 0.45, 0.08, 1.0 );`,
      )
  }
  return material
}

/** Copies that stand upside down below the floor; the tremble between passes blurs them. */
function mirror(stage, objects, blur) {
  const below = new THREE.Group()
  for (const object of objects) {
    object.updateMatrixWorld(true)
    const copy = object.clone()
    copy.traverse((part) => {
      part.castShadow = false
    })
    below.add(copy)
  }
  below.scale.y = -1
  stage.scene.add(below)
  stage.moves.push((_, [u, v]) => below.rotation.set((u - 0.5) * blur, 0, (v - 0.5) * blur * 0.6))
}

/**
 * A floor with wear that mirrors `objects`, as painted, polished or wet floors do.
 * @param size [width, depth] in metres about `at`
 * @param gloss shares mirrored from above and at a low angle, 0 to 1
 * @param wear how far stains darken or lighten it, 0 to 1
 * @param wet share of the floor under puddles, 0 to 1
 */
export function addMirrorFloor(
  stage,
  {
    size = [40, 60],
    at = [0, 0, -15],
    color = '#6d706c',
    roughness = 0.55,
    gloss = [0.04, 0.4],
    wear = 0.5,
    wet = 0,
    blur = 0.012,
    objects = [],
  },
) {
  mirror(stage, objects, blur)
  const floor = new THREE.Mesh(
    new THREE.PlaneGeometry(...size),
    wornMaterial({ color, roughness, gloss, wear, wet }),
  )
  floor.rotation.x = -Math.PI / 2
  floor.position.set(...at)
  floor.receiveShadow = true
  stage.scene.add(floor)
  return floor
}
