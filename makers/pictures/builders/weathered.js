import * as THREE from 'three'

const NOISE = `
  float wHash( vec3 p ) { p = fract( p * 0.1031 ); p += dot( p, p.zyx + 31.32 ); return fract( ( p.x + p.y ) * p.z ); }
  float wNoise( vec3 p ) {
    vec3 i = floor( p ); vec3 f = fract( p ); f = f * f * ( 3.0 - 2.0 * f );
    return mix( mix( mix( wHash( i ), wHash( i + vec3( 1, 0, 0 ) ), f.x ), mix( wHash( i + vec3( 0, 1, 0 ) ), wHash( i + vec3( 1, 1, 0 ) ), f.x ), f.y ),
      mix( mix( wHash( i + vec3( 0, 0, 1 ) ), wHash( i + vec3( 1, 0, 1 ) ), f.x ), mix( wHash( i + vec3( 0, 1, 1 ) ), wHash( i + vec3( 1, 1, 1 ) ), f.x ), f.y ), f.z );
  }
  float wCloud( vec3 p ) { return wNoise( p ) * 0.5 + wNoise( p * 2.3 ) * 0.3 + wNoise( p * 5.1 ) * 0.2; }
  vec4 wStones( vec2 p ) {
    vec2 i = floor( p ); float nearest = 9.0; float second = 9.0; vec3 id = vec3( 0.0 );
    for ( int n = 0; n < 9; n ++ ) {
      vec2 c = i + vec2( float( n % 3 ) - 1.0, float( n / 3 ) - 1.0 );
      vec3 h = vec3( wHash( vec3( c, 1.7 ) ), wHash( vec3( c, 5.3 ) ), wHash( vec3( c, 9.1 ) ) );
      float d = length( c + h.xy - p );
      if ( d < nearest ) { second = nearest; nearest = d; id = h; } else second = min( second, d );
    }
    return vec4( id, smoothstep( 0.0, 0.35, second - nearest ) );
  }`

const STAGE_VERTEX = `#include <project_vertex>
  vec4 wHere = vec4( transformed, 1.0 );
  #ifdef USE_INSTANCING
    wHere = instanceMatrix * wHere;
  #endif
  wAt = ( modelMatrix * wHere ).xyz;`

/** Stains in blotches, streaks that run down from above, dust that lies low, and wet patches. */
const DIRT = `
  float wPatch = smoothstep( 0.38, 0.72, wCloud( wAt * wBlotch ) );
  diffuseColor.rgb *= 1.0 - wStain * ( wPatch * 0.75 + 0.25 * wNoise( wAt * 11.0 ) );
  float wRun = smoothstep( 0.52, 0.86, wNoise( vec3( wAt.x * 3.4, wAt.y * 0.22, wAt.z * 3.4 ) ) ) * ( 0.5 + 0.5 * wNoise( wAt * vec3( 12.0, 0.5, 12.0 ) ) );
  diffuseColor.rgb *= 1.0 - wStreak * wRun;
  float wLow = 1.0 - smoothstep( 0.0, max( wDustTo, 0.001 ), wAt.y + 0.35 * wDustTo * ( wNoise( wAt * 4.0 ) - 0.5 ) );
  diffuseColor.rgb = mix( diffuseColor.rgb, wDust, wDustTo > 0.0 ? wLow * 0.75 : 0.0 );
  float wWet = wPuddle * smoothstep( 0.56, 0.66, wCloud( vec3( wAt.xz * 0.42 + 3.7, 1.3 ) ) );
  diffuseColor.rgb *= 1.0 - 0.45 * wWet;`

const STONES = `
  vec4 wStone = wStones( wAt.xz * wGravel );
  diffuseColor.rgb *= ( 0.62 + 0.62 * wStone.z ) * ( 0.45 + 0.55 * wStone.w );
  diffuseColor.rgb = mix( diffuseColor.rgb, diffuseColor.rgb * vec3( 1.12, 1.0, 0.84 ), wStone.x );`

const TILT = `#include <normal_fragment_maps>
  normal = normalize( normal + ( viewMatrix * vec4( wStone.x - 0.5, 0.0, wStone.y - 0.5, 0.0 ) ).xyz * 0.95 );`

function addDirt(material, uniforms, gravel) {
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms)
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 wAt;')
      .replace('#include <project_vertex>', STAGE_VERTEX)
    const names = Object.keys(uniforms).filter((name) => name !== 'wDust')
    const declared = `varying vec3 wAt; uniform vec3 wDust; ${names.map((name) => `uniform float ${name};`).join(' ')}`
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${declared}${NOISE}`)
      .replace(
        '#include <color_fragment>',
        `#include <color_fragment>${gravel ? STONES : ''}${DIRT}`,
      )
      .replace(
        '#include <roughnessmap_fragment>',
        '#include <roughnessmap_fragment>\nroughnessFactor = mix( clamp( roughnessFactor + wPatch * 0.2, 0.05, 1.0 ), 0.07, wWet );',
      )
    if (gravel)
      shader.fragmentShader = shader.fragmentShader.replace('#include <normal_fragment_maps>', TILT)
  }
  material.customProgramCacheKey = () => `weathered${gravel}`
  return material
}

/**
 * A surface that stood in its place for years; its marks follow the place, not the part.
 * @param stain how dark the blotches are, 0 to 1; `blotch` is how many there are in a metre
 * @param streak how dark the marks of rain on walls are, 0 to 1
 * @param dustTo height in metres up to which dust of `dust` colour lies
 * @param puddle how wet the wet patches are, 0 to 1
 * @param gravel stones in a metre; 0 is a plain surface
 */
export function weathered(
  color,
  {
    roughness = 0.75,
    metalness = 0,
    stain = 0.25,
    blotch = 0.6,
    streak = 0,
    dustTo = 0,
    dust = '#a3937a',
    puddle = 0,
    gravel = 0,
  } = {},
) {
  const material = new THREE.MeshStandardMaterial({
    color,
    roughness,
    metalness,
    side: THREE.DoubleSide,
  })
  const uniforms = {
    wStain: { value: stain },
    wBlotch: { value: blotch },
    wStreak: { value: streak },
    wDustTo: { value: dustTo },
    wDust: { value: new THREE.Color(dust) },
    wPuddle: { value: puddle },
    wGravel: { value: gravel },
  }
  return addDirt(material, uniforms, gravel > 0)
}

/** A level ground of `size` metres at height `y`, its top in a weathered or other material. */
export function createGround([width, depth], material, [x, y, z] = [0, 0, 0]) {
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(width, depth), material)
  mesh.rotation.x = -Math.PI / 2
  mesh.position.set(x, y, z)
  const group = new THREE.Group()
  group.add(mesh)
  return group
}
