import {
  AmbientLight,
  Box3,
  DirectionalLight,
  Group,
  type BufferGeometry,
  Mesh,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  Sphere,
  WebGLRenderer,
} from 'three'
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js'
import type { FanForm } from '../fan-form.ts'
import { buildFan } from './build-fan.ts'
import { createFinishes } from './shapes.ts'

/** Radians: how a fan stands at first, and how far it may be tipped. */
const begin = { yaw: -0.65, pitch: 0.28 }
const steepest = 1.2
/** Of the distance at which a fan just fits. */
const zooms = { nearest: 0.55, farthest: 1.6 }
/** Radians in a second: slow enough for the blades to be seen. */
const spinning = 5

export interface ShownFan {
  /** Turns it by radians, to the right and downward. */
  turn: (yaw: number, pitch: number) => void
  /** Above 1 brings it nearer. */
  zoom: (factor: number) => void
  spin: (on: boolean) => void
  /** Gives back all that it holds of the graphics card. */
  dispose: () => void
}

const bounded = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value))

function createStage(host: HTMLElement) {
  const renderer = new WebGLRenderer({ antialias: true, alpha: true })
  renderer.setPixelRatio(Math.min(devicePixelRatio, 2))
  renderer.domElement.style.display = 'block'
  const scene = new Scene()
  const generator = new PMREMGenerator(renderer)
  const room = new RoomEnvironment()
  const surroundings = generator.fromScene(room, 0.03)
  scene.environment = surroundings.texture
  scene.environmentIntensity = 0.65
  room.dispose()
  generator.dispose()
  const sun = new DirectionalLight(undefined, 1.4)
  sun.position.set(3, 4, 5)
  scene.add(sun, new AmbientLight(undefined, 0.25))
  host.append(renderer.domElement)
  return { renderer, scene, surroundings }
}

/**
 * Shows a fan in an element, to be turned (TURN-1). It is drawn when something changes and not in between.
 *
 * @param onLost told when the graphics card has taken its memory away
 * @throws where the browser has no WebGL
 */
export function showFan(host: HTMLElement, form: FanForm, onLost: () => void): ShownFan {
  const { renderer, scene, surroundings } = createStage(host)
  const finishes = createFinishes()
  const { fan, wheel } = buildFan(form, finishes)
  const sphere = new Box3().setFromObject(fan).getBoundingSphere(new Sphere())
  fan.position.sub(sphere.center)
  const turning = new Group().add(fan)
  // A little above the middle: the buttons stand at the lower edge.
  turning.position.y = sphere.radius * 0.1
  scene.add(turning)
  const camera = new PerspectiveCamera(32, 1, 0.1, 100)
  const view = { ...begin, zoom: 1.1 }
  let frame = 0
  let spinningSince: number | undefined

  const draw = (now: number) => {
    frame = 0
    turning.rotation.set(view.pitch, view.yaw, 0)
    const fitting = sphere.radius / Math.sin((camera.fov * Math.PI) / 360)
    camera.position.z = (fitting * view.zoom) / Math.min(1, camera.aspect)
    if (spinningSince !== undefined) {
      wheel.rotation.z += ((now - spinningSince) / 1000) * spinning
      spinningSince = now
      ask()
    }
    renderer.render(scene, camera)
  }
  const ask = () => (frame ||= requestAnimationFrame(draw))

  const fit = () => {
    const { clientWidth: width, clientHeight: height } = host
    if (width === 0 || height === 0) return
    camera.aspect = width / height
    camera.updateProjectionMatrix()
    renderer.setSize(width, height)
    // A canvas that got another size is empty until it is drawn.
    draw(performance.now())
  }
  const sizes = new ResizeObserver(fit)
  sizes.observe(host)
  renderer.domElement.addEventListener('webglcontextlost', onLost)
  fit()

  return {
    turn: (yaw, pitch) => {
      view.yaw += yaw
      view.pitch = bounded(view.pitch + pitch, -steepest, steepest)
      ask()
    },
    zoom: (factor) => {
      view.zoom = bounded(view.zoom / factor, zooms.nearest, zooms.farthest)
      ask()
    },
    spin: (on) => {
      spinningSince = on ? performance.now() : undefined
      ask()
    },
    dispose: () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      renderer.domElement.removeEventListener('webglcontextlost', onLost)
      turning.traverse((part) => {
        // `instanceof` leaves open what a mesh is made of.
        if (part instanceof Mesh) (part as Mesh<BufferGeometry>).geometry.dispose()
      })
      for (const material of Object.values(finishes)) material.dispose()
      surroundings.dispose()
      renderer.dispose()
      renderer.forceContextLoss()
      renderer.domElement.remove()
    },
  }
}
