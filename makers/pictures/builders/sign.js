import * as THREE from 'three'
import { galvanised } from '../stage/finishes.js'
import { rod } from '../shapes/rod.js'
import { slab } from '../shapes/slab.js'

const FONT = '"Liberation Sans", Arial, sans-serif'

function write(pen, text, { at: [x, y], size, color = '#ffffff' }) {
  pen.fillStyle = color
  pen.font = `700 ${size}px ${FONT}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(text, x, y + size * 0.04)
}

function polygon(pen, points, color) {
  pen.fillStyle = color
  pen.beginPath()
  points.forEach(([x, y], index) => (index ? pen.lineTo(x, y) : pen.moveTo(x, y)))
  pen.closePath()
  pen.fill()
}

const ARROWS = { right: 0, down: 1, left: 2, up: 3 }

function arrow(pen, [x, y], size, toward, color = '#ffffff') {
  pen.save()
  pen.translate(x, y)
  pen.rotate((ARROWS[toward] * Math.PI) / 2)
  polygon(
    pen,
    [
      [-0.5, -0.13],
      [0.06, -0.13],
      [0.06, -0.42],
      [0.5, 0],
      [0.06, 0.42],
      [0.06, 0.13],
      [-0.5, 0.13],
    ].map(([px, py]) => [px * size, py * size]),
    color,
  )
  pen.restore()
}

/** A running figure, as exit signs show, `size` pixels tall. */
function runner(pen, [x, y], size, color) {
  pen.save()
  pen.translate(x, y)
  pen.scale(size, size)
  pen.strokeStyle = color
  pen.fillStyle = color
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.beginPath()
  pen.arc(0.1, -0.4, 0.095, 0, Math.PI * 2)
  pen.fill()
  const strokes = [
    [
      0.17,
      [
        [0.04, -0.2],
        [-0.04, 0.06],
      ],
    ],
    [
      0.09,
      [
        [0.06, -0.24],
        [0.24, -0.12],
        [0.34, -0.22],
      ],
    ],
    [
      0.09,
      [
        [0.02, -0.24],
        [-0.18, -0.24],
        [-0.28, -0.08],
      ],
    ],
    [
      0.11,
      [
        [-0.02, 0.08],
        [0.16, 0.2],
        [0.14, 0.46],
      ],
    ],
    [
      0.11,
      [
        [-0.05, 0.08],
        [-0.1, 0.28],
        [-0.36, 0.34],
      ],
    ],
  ]
  for (const [width, points] of strokes) {
    pen.lineWidth = width
    pen.beginPath()
    points.forEach(([px, py], index) => (index ? pen.lineTo(px, py) : pen.moveTo(px, py)))
    pen.stroke()
  }
  pen.restore()
}

/** Draws the face of each kind of sign; the canvas is `wide` by `tall` pixels. */
const FACES = {
  exit: (pen, { wide, tall, toward = 'right' }) => {
    const [figure, mark] = toward === 'left' ? [0.72, 0.3] : [0.28, 0.7]
    runner(pen, [wide * figure, tall * 0.52], tall * 0.72, '#ffffff')
    arrow(pen, [wide * mark, tall * 0.5], tall * 0.52, toward)
  },
  arrow: (pen, { wide, tall, toward = 'up', ink }) =>
    arrow(pen, [wide / 2, tall / 2], Math.min(wide, tall) * 0.74, toward, ink),
  label: (pen, { wide, tall, text, ink }) => {
    const size = Math.min(tall * 0.66, (wide * 1.5) / Math.max(1, text.length))
    write(pen, text, { at: [wide / 2, tall / 2], size, color: ink })
  },
  /** A bolt in a triangle: danger of electricity. */
  voltage: (pen, { wide, tall }) => {
    const at = ([x, y]) => [wide / 2 + x * tall, tall * 0.5 + y * tall]
    polygon(
      pen,
      [
        [0, -0.44],
        [0.48, 0.4],
        [-0.48, 0.4],
      ].map(at),
      '#14181a',
    )
    polygon(
      pen,
      [
        [0, -0.33],
        [0.385, 0.345],
        [-0.385, 0.345],
      ].map(at),
      '#f2c21c',
    )
    const bolt = [
      [0.04, -0.2],
      [-0.1, 0.1],
      [0.0, 0.08],
      [-0.05, 0.3],
      [0.11, 0.0],
      [0.0, 0.02],
    ]
    polygon(pen, bolt.map(at), '#14181a')
  },
  /** A red field with a white cylinder: a fire extinguisher. */
  extinguisher: (pen, { wide, tall }) => {
    pen.fillStyle = '#ffffff'
    pen.beginPath()
    pen.roundRect(wide * 0.36, tall * 0.32, wide * 0.28, tall * 0.54, wide * 0.09)
    pen.rect(wide * 0.44, tall * 0.2, wide * 0.12, tall * 0.12)
    pen.rect(wide * 0.3, tall * 0.16, wide * 0.36, tall * 0.06)
    pen.fill()
  },
  /** A white ear defender on blue: wear hearing protection. */
  hearing: (pen, { wide, tall }) => {
    pen.fillStyle = '#1d5fa8'
    pen.beginPath()
    pen.arc(wide / 2, tall / 2, tall * 0.46, 0, Math.PI * 2)
    pen.fill()
    pen.strokeStyle = '#ffffff'
    pen.lineWidth = tall * 0.06
    pen.beginPath()
    pen.arc(wide / 2, tall * 0.5, tall * 0.25, Math.PI, 0)
    pen.stroke()
    pen.fillStyle = '#ffffff'
    pen.beginPath()
    pen.arc(wide / 2, tall * 0.54, tall * 0.17, 0, Math.PI * 2)
    pen.fill()
    for (const side of [-1, 1])
      pen.fillRect(
        wide / 2 + side * tall * 0.25 - tall * 0.06,
        tall * 0.44,
        tall * 0.12,
        tall * 0.22,
      )
  },
}

const FIELDS = { exit: '#0a7d4b', extinguisher: '#b3261e', voltage: '#f6f6f1', hearing: '#f6f6f1' }

/** Draws a sign's face; `clear` leaves its field open, for paint on a floor or wall. */
export function drawFace(kind, [width, height], { field, clear = false, ...rest } = {}) {
  const canvas = document.createElement('canvas')
  const scale = 384 / Math.max(width, height)
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const pen = canvas.getContext('2d')
  if (!clear) {
    pen.fillStyle = field ?? FIELDS[kind] ?? '#1d3f8a'
    pen.fillRect(0, 0, canvas.width, canvas.height)
  }
  FACES[kind](pen, { ink: '#ffffff', ...rest, wide: canvas.width, tall: canvas.height })
  const texture = new THREE.CanvasTexture(canvas)
  texture.colorSpace = THREE.SRGBColorSpace
  texture.anisotropy = 8
  return texture
}

/**
 * A plate sign in the xy plane, face toward +z, its middle at the origin.
 * @param kind 'exit', 'arrow', 'label' (with `text`), 'voltage', 'extinguisher' or 'hearing'
 * @param power above 0 makes it lit from within; 1 is as bright as paper in full light
 * @param drop above 0 hangs it by two rods of that length, in metres
 * @param face `toward` ('left', 'right', 'up', 'down'), `text`, `field` and `ink` colours
 */
export function createSign(kind, { size = [0.5, 0.25], power = 0, drop = 0, ...face } = {}) {
  const [width, height] = size
  const group = new THREE.Group()
  const map = drawFace(kind, size, face)
  const material =
    power > 0
      ? new THREE.MeshBasicMaterial({ map, color: new THREE.Color(power, power, power) })
      : new THREE.MeshStandardMaterial({ map, roughness: 0.5 })
  const front = new THREE.Mesh(new THREE.PlaneGeometry(width, height), material)
  front.position.z = 0.016
  group.add(slab([width + 0.02, height + 0.02, 0.028], galvanised(), [0, 0, 0], 0.005), front)
  if (drop > 0)
    for (const side of [-0.36, 0.36])
      group.add(
        rod(
          [side * width, height / 2, 0],
          [side * width, height / 2 + drop, 0],
          0.006,
          galvanised(),
          6,
        ),
      )
  return group
}

/** Paint on a floor: the face alone, lying flat, its top toward -z; worn by `wear` (0 to 1). */
export function createFloorMark(kind, { size = [1, 1], wear = 0.2, ...face } = {}) {
  const map = drawFace(kind, size, { clear: true, ...face })
  const mark = new THREE.Mesh(
    new THREE.PlaneGeometry(...size),
    new THREE.MeshStandardMaterial({
      map,
      transparent: true,
      opacity: 1 - wear,
      roughness: 0.7,
      depthWrite: false,
      polygonOffset: true,
      polygonOffsetFactor: -2,
    }),
  )
  mark.rotation.x = -Math.PI / 2
  mark.position.y = 0.004
  mark.userData.shadowless = true
  mark.receiveShadow = true
  const group = new THREE.Group()
  group.add(mark)
  return group
}
