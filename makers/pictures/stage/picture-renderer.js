import * as THREE from 'three'
import { FullScreenQuad } from 'three/addons/postprocessing/Pass.js'
import { UnrealBloomPass } from 'three/addons/postprocessing/UnrealBloomPass.js'
import { createDevelopMaterial } from './develop-material.js'
import { onDisc, r2 } from './low-discrepancy.js'

const floatTarget = (width, height, type) =>
  new THREE.WebGLRenderTarget(width, height, { type, depthBuffer: type === THREE.HalfFloatType })

/** Adds one pass to the sum; the clamp keeps a single glint from spoiling a smooth edge. */
function createAddMaterial() {
  return new THREE.ShaderMaterial({
    uniforms: { pass: { value: null }, weight: { value: 1 }, clampTo: { value: 12 } },
    vertexShader:
      'varying vec2 at; void main() { at = uv; gl_Position = vec4( position.xy, 0.0, 1.0 ); }',
    fragmentShader: `uniform sampler2D pass; uniform float weight; uniform float clampTo; varying vec2 at;
      void main() { gl_FragColor = min( texture2D( pass, at ), vec4( clampTo ) ) * weight; }`,
    blending: THREE.CustomBlending,
    blendSrc: THREE.OneFactor,
    blendDst: THREE.OneFactor,
    depthTest: false,
    depthWrite: false,
  })
}

function aimProbe(stage, index) {
  const [u, v] = r2(index, 0.13)
  const height = Math.sqrt(0.04 + 0.94 * u)
  const flat = Math.sqrt(1 - height * height)
  const turn = 2 * Math.PI * v
  stage.probe.position
    .set(flat * Math.cos(turn), height, flat * Math.sin(turn))
    .multiplyScalar(stage.reach * 2)
    .add(stage.centre)
}

function jitterKeys(stage, index) {
  for (const [order, key] of stage.keys.entries()) {
    const [x, y] = onDisc(r2(index, 0.31 + order * 0.17))
    key.light.position.copy(key.from)
    key.light.position.x += x * key.spread
    key.light.position.y += y * key.spread * 0.6
    key.light.position.z += (x - y) * key.spread * 0.5
  }
}

function jitterCamera(stage, index, width, height) {
  const { camera, eye, target, aperture } = stage
  const [u, v] = r2(index, 0.71)
  camera.setViewOffset(width, height, (u - 0.5) * 1.3, (v - 0.5) * 1.3, width, height)
  const [x, y] = onDisc(r2(index, 0.47))
  camera.position.copy(eye)
  camera.lookAt(target)
  if (aperture > 0) {
    camera.translateX(x * aperture)
    camera.translateY(y * aperture)
    camera.lookAt(target)
  }
  camera.updateMatrixWorld()
}

/**
 * Renders a stage as the mean of many passes, each with its own pixel offset, lens
 * point, sky direction and lamp position: clean edges, soft shadows, ambient
 * occlusion, depth of field and motion blur, from a plain rasteriser.
 * @returns {Uint8Array} RGBA, straight alpha, top row first
 */
export function renderPicture(renderer, stage, { width, height, passes }) {
  const pass = floatTarget(width, height, THREE.HalfFloatType)
  const sum = floatTarget(width, height, THREE.FloatType)
  const add = createAddMaterial()
  const quad = new FullScreenQuad(add)
  add.uniforms.weight.value = 1 / passes
  add.uniforms.pass.value = pass.texture
  stage.camera.aspect = width / height
  renderer.autoClear = true
  renderer.setClearColor(stage.clear, stage.clearAlpha)
  renderer.setRenderTarget(sum)
  renderer.setClearColor(0x000000, 0)
  renderer.clear()
  for (let index = 0; index < passes; index += 1) {
    aimProbe(stage, index)
    jitterKeys(stage, index)
    jitterCamera(stage, index, width, height)
    for (const move of stage.moves) move((index + 0.5) / passes, r2(index, 0.9))
    renderer.setClearColor(stage.clear, stage.clearAlpha)
    renderer.setRenderTarget(pass)
    renderer.clear()
    renderer.render(stage.scene, stage.camera)
    renderer.autoClear = false
    renderer.setRenderTarget(sum)
    quad.render(renderer)
    renderer.autoClear = true
  }
  if (stage.bloom > 0) {
    const bloom = new UnrealBloomPass(
      new THREE.Vector2(width, height),
      stage.bloom,
      0.6,
      stage.bloomFrom,
    )
    bloom.render(renderer, null, sum, 0, false)
    bloom.dispose()
  }
  const pixels = develop(renderer, stage, sum, width, height)
  for (const item of [pass, sum, add, quad]) item.dispose()
  return pixels
}

function develop(renderer, stage, sum, width, height) {
  const output = new THREE.WebGLRenderTarget(width, height, { depthBuffer: false })
  const material = createDevelopMaterial(stage, sum.texture)
  const quad = new FullScreenQuad(material)
  renderer.setRenderTarget(output)
  renderer.setClearColor(0x000000, 0)
  renderer.clear()
  quad.render(renderer)
  const pixels = new Uint8Array(width * height * 4)
  renderer.readRenderTargetPixels(output, 0, 0, width, height, pixels)
  renderer.setRenderTarget(null)
  for (const item of [output, material, quad]) item.dispose()
  return pixels
}
