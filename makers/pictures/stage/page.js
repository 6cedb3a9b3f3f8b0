import * as THREE from 'three'
import { createEnvironment } from './light-rig.js'
import { renderPicture } from './picture-renderer.js'
import { installSkyVisibility } from './sky-visibility.js'

installSkyVisibility()

function createRenderer() {
  const renderer = new THREE.WebGLRenderer({ antialias: false, alpha: true })
  renderer.setSize(4, 4)
  renderer.shadowMap.enabled = true
  // One tap is enough: the passes, each with its lamps moved a little, blur the edges.
  renderer.shadowMap.type = THREE.BasicShadowMap
  renderer.toneMapping = THREE.NoToneMapping
  return renderer
}

/** Called by render.mjs: draws one picture and hands its RGBA bytes back as base64. */
window.drawPicture = async ({ key, module, width, height, passes }) => {
  const renderer = createRenderer()
  const { pictures } = await import(`../scenes/${module}.js`)
  const stage = pictures[key]((name) => createEnvironment(renderer, name))
  const bytes = renderPicture(renderer, stage, { width, height, passes })
  renderer.dispose()
  renderer.forceContextLoss()
  const url = await new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result)
    reader.readAsDataURL(new Blob([bytes]))
  })
  return url.slice(url.indexOf(',') + 1)
}
