import * as THREE from 'three'

const CAST = { studio: { tone: 'neutral', clearAlpha: 0 }, place: { tone: 'agx', clearAlpha: 1 } }

/**
 * A scene with its camera, sky probe and look. `kind` is 'studio' (a cut-out on a
 * ground or on nothing) or 'place' (fills the frame). Lengths are metres. `shade` and
 * `light` tint the dark and the bright parts, `contrast` spreads the tones about their middle.
 */
export function createStage(kind, { eye, target, fov = 30, reach = 4, environment, ...look }) {
  const scene = new THREE.Scene()
  scene.environment = environment
  scene.environmentIntensity = look.environmentIntensity ?? 1
  const camera = new THREE.PerspectiveCamera(fov, 1, 0.05, 400)
  const stage = {
    scene,
    camera,
    eye: new THREE.Vector3(...eye),
    target: new THREE.Vector3(...target),
    centre: new THREE.Vector3(...(look.centre ?? target)),
    reach,
    aperture: 0,
    keys: [],
    moves: [],
    exposure: 1,
    saturation: 1,
    contrast: 1,
    shade: '#ffffff',
    light: '#ffffff',
    vignette: 0,
    bloom: 0,
    bloomFrom: 0.9,
    clear: new THREE.Color('#000000'),
    ...CAST[kind],
    ...look,
  }
  stage.centre = new THREE.Vector3(...(look.centre ?? target))
  stage.clear = new THREE.Color(look.clear ?? '#000000')
  stage.probe = addDirectional(stage, {
    from: [0, reach * 2, 0],
    intensity: 0,
    size: look.probeSize ?? 1024,
  })
  return stage
}

function addDirectional(stage, { from, intensity, color = '#ffffff', size = 2048 }) {
  const light = new THREE.DirectionalLight(color, intensity)
  light.position.set(...from)
  light.target.position.copy(stage.centre)
  light.castShadow = true
  light.shadow.mapSize.set(size, size)
  Object.assign(light.shadow.camera, {
    left: -stage.reach,
    right: stage.reach,
    top: stage.reach,
    bottom: -stage.reach,
    near: 0.1,
    far: stage.reach * 8,
  })
  light.shadow.normalBias = (stage.reach / size) * 4.5
  light.shadow.bias = -0.0006
  light.shadow.radius = 1
  stage.scene.add(light, light.target)
  return light
}

/** A key light; `spread` is how far it wanders between passes, so how soft its shadows are. */
export function addKey(stage, { from, intensity = 2, color, spread = 0.6, size }) {
  const light = addDirectional(stage, { from, intensity, color, size })
  stage.keys.push({ light, from: light.position.clone(), spread })
}

/** A lamp without shadows: fills, rims and the glow of fittings. */
export function addLamp(stage, { at, color = '#ffffff', intensity = 5, distance = 0, decay = 2 }) {
  const light = new THREE.PointLight(color, intensity, distance, decay)
  light.position.set(...at)
  stage.scene.add(light)
}

/** Adds an object that casts and takes shadows. */
export function place(stage, object, { at = [0, 0, 0], turn = [0, 0, 0], scale = 1 } = {}) {
  object.position.set(...at)
  object.rotation.set(...turn)
  object.scale.setScalar(scale)
  object.traverse((part) => {
    // Walls and skies come last, where what stands before them has already filled the frame.
    if (part.userData.shadowless) part.renderOrder = 1
    if (!part.isMesh || part.userData.shadowless) return
    // Lamps cast none.
    part.castShadow = !part.material.isMeshBasicMaterial
    part.receiveShadow = true
  })
  stage.scene.add(object)
  return object
}
