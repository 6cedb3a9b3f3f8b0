import * as THREE from 'three'

function panel({ at, size, color = '#ffffff', power = 8, toward = [0, 0.6, 0] }) {
  const mesh = new THREE.Mesh(
    new THREE.PlaneGeometry(...size),
    new THREE.MeshBasicMaterial({
      color: new THREE.Color(color).multiplyScalar(power),
      side: THREE.DoubleSide,
    }),
  )
  mesh.position.set(...at)
  mesh.lookAt(...toward)
  return mesh
}

function room({ walls, ceiling, floor }) {
  const face = (color) => new THREE.MeshBasicMaterial({ color, side: THREE.BackSide })
  const materials = [walls, walls, ceiling, floor, walls, walls].map(face)
  const mesh = new THREE.Mesh(new THREE.BoxGeometry(16, 10, 16), materials)
  mesh.position.y = 3
  return mesh
}

const STUDIO = {
  room: { walls: '#b4bdbe', ceiling: '#d6dcdc', floor: '#aab3b4' },
  panels: [
    { at: [-2, 6.4, 2], size: [7, 3.4], power: 9 },
    { at: [-6.5, 2.4, 1.5], size: [2, 6], power: 7 },
    { at: [6.8, 2.2, -1], size: [1.2, 6], power: 6, color: '#eefcff' },
    { at: [0, 2, 7.6], size: [5, 1.2], power: 1.6 },
    // Dark flags: metal looks like metal only where something dark is mirrored in it.
    { at: [4.4, 1.4, 5.4], size: [2.6, 4.6], power: 0.02 },
    { at: [-4.4, 1.2, -5.4], size: [3, 5], power: 0.03 },
    { at: [-3.4, 1.0, 6.2], size: [0.9, 5], power: 0.03 },
  ],
}

const NIGHT = {
  room: { walls: '#0a1f26', ceiling: '#0b242c', floor: '#061519' },
  panels: [
    { at: [-3.5, 6.6, 2.5], size: [5, 2], power: 6, color: '#e8f7fa' },
    { at: [-7, 2.6, 1], size: [0.8, 6], power: 9, color: '#dff5f8' },
    { at: [7, 2.4, -3], size: [1.2, 7], power: 11, color: '#2CC5B4' },
    { at: [3, 3.2, -7.4], size: [6, 0.7], power: 8, color: '#2CC5B4' },
    { at: [5.5, 1.8, 6.5], size: [0.5, 4], power: 4, color: '#ffd9a0' },
  ],
}

const HALL = {
  room: { walls: '#5d6c70', ceiling: '#39464a', floor: '#59625f' },
  panels: [-5, -2.5, 0, 2.5, 5]
    .map((x) => ({ at: [x, 7.4, 0], size: [0.7, 12], power: 9, color: '#f3fbff' }))
    .concat([{ at: [-7.6, 3.4, 0], size: [12, 3], power: 2.4, color: '#dcecf2' }]),
}

const DUSK = {
  room: { walls: '#4d6272', ceiling: '#33505f', floor: '#1e2a30' },
  panels: [
    { at: [0, 1.2, -7.8], size: [16, 1.6], power: 5, color: '#ffb36b' },
    { at: [-7.8, 3.2, 0], size: [14, 4], power: 1.6, color: '#7fa9bd' },
    { at: [0, 7.8, 0], size: [14, 14], power: 0.7, color: '#6f9db4' },
  ],
}

const DAY = {
  room: { walls: '#a9c2cf', ceiling: '#86b2cc', floor: '#8d8677' },
  panels: [
    { at: [-5, 7, 4], size: [2, 2], power: 30, color: '#fff1da' },
    { at: [0, 1.5, -7.8], size: [16, 2.4], power: 1.6, color: '#f3f6f5' },
  ],
}

const RIGS = { studio: STUDIO, night: NIGHT, hall: HALL, dusk: DUSK, day: DAY }

/** Makes the environment map that metal mirrors: soft boxes in a room, by name. */
export function createEnvironment(renderer, name) {
  const rig = RIGS[name]
  const scene = new THREE.Scene()
  scene.add(room(rig.room), ...rig.panels.map(panel))
  const generator = new THREE.PMREMGenerator(renderer)
  const { texture } = generator.fromScene(scene, 0.012, 0.1, 60, {
    position: new THREE.Vector3(0, 1, 0),
  })
  generator.dispose()
  return texture
}
