import * as THREE from 'three'

function plane(size, material, y, order) {
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(size, size), material)
  mesh.rotation.x = -Math.PI / 2
  mesh.position.y = y
  mesh.renderOrder = order
  mesh.receiveShadow = true
  return mesh
}

/** A copy of `object` upside down below the floor, that trembles between passes to look polished, not mirror-like. */
export function addReflection(stage, object, blur = 0.02) {
  const upright = new THREE.Group()
  const mirrored = object.clone()
  mirrored.traverse((part) => {
    part.castShadow = false
  })
  upright.add(mirrored)
  upright.scale.y = -1
  stage.scene.add(upright)
  stage.moves.push((_, [u, v]) => upright.rotation.set((u - 0.5) * blur, 0, (v - 0.5) * blur))
}

/** Shadows die away toward the edge of what the lamps' shadow maps cover. */
function fadeOutward(material, radius) {
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader.replace(
      'void main() {',
      'varying vec2 spot;\nvoid main() {\nspot = position.xy;',
    )
    shader.fragmentShader = shader.fragmentShader
      .replace('void main() {', 'varying vec2 spot;\nvoid main() {')
      .replace(
        '#include <tonemapping_fragment>',
        `gl_FragColor.a *= 1.0 - smoothstep( 0.3, 1.0, length( spot ) / ${radius.toFixed(2)} );\n#include <tonemapping_fragment>`,
      )
  }
}

/** An invisible floor that catches shadows and lets `mirror` of the reflection through. */
export function addStudioFloor(stage, { mirror = 0.08, shadow = 0.34, size = 30 } = {}) {
  const fade = new THREE.MeshBasicMaterial({
    opacity: mirror,
    transparent: true,
    blending: THREE.CustomBlending,
    blendSrc: THREE.ZeroFactor,
    blendDst: THREE.SrcAlphaFactor,
    depthWrite: false,
  })
  const catcher = new THREE.ShadowMaterial({ color: '#0B2B33', opacity: shadow, depthWrite: false })
  fadeOutward(catcher, stage.reach * 1.15)
  stage.scene.add(plane(size, fade, 0, 1), plane(size, catcher, 0.001, 2))
}
