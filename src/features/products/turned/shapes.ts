import {
  BoxGeometry,
  BufferGeometry,
  CylinderGeometry,
  DoubleSide,
  ExtrudeGeometry,
  Float32BufferAttribute,
  Group,
  InstancedMesh,
  LatheGeometry,
  type Material,
  Mesh,
  MeshStandardMaterial,
  Object3D,
  Path,
  Shape,
  TorusGeometry,
  Vector2,
  Vector3,
} from 'three'
import { mergeGeometries, toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'
import { lightColors } from '#brand/colors.ts'

/** Radius and place along the z axis. */
export type Profile = readonly (readonly [radius: number, z: number])[]
export type Place = [x: number, y: number, z: number]

const finish = (color: string, metalness: number, roughness: number) =>
  new MeshStandardMaterial({ color, metalness, roughness, side: DoubleSide })

/** The surfaces that fans are made of, new ones for each model, which disposes of them. */
export const createFinishes = () => ({
  galvanised: finish(lightColors.line, 0.9, 0.38),
  aluminium: finish(lightColors.headWash, 0.95, 0.28),
  zinc: finish(lightColors.steel, 0.9, 0.4),
  paint: finish(lightColors.teal, 0.1, 0.42),
  frame: finish(lightColors.band, 0.2, 0.5),
  skin: finish(lightColors.line, 0.05, 0.45),
  dark: finish(lightColors.bandDeep, 0.1, 0.75),
})
export type Finishes = ReturnType<typeof createFinishes>

/** A part turned on a lathe round the z axis. */
export function turned(profile: Profile, material: Material, segments = 72): Mesh {
  const points = profile.map(([radius, z]) => new Vector2(Math.max(radius, 0), z))
  const geometry = toCreasedNormals(new LatheGeometry(points, segments), 0.5)
  const mesh = new Mesh(geometry, material)
  mesh.rotation.x = Math.PI / 2
  return mesh
}

/** A tube of sheet metal along z, with its wall and both edges. */
export const tube = (radius: number, from: number, to: number, material: Material): Mesh =>
  turned(
    [
      [radius, from],
      [radius + 0.02, from],
      [radius + 0.02, to],
      [radius, to],
      [radius, from],
    ],
    material,
    96,
  )

/** A flange round z: a flat ring. */
export const flange = (inner: number, outer: number, z: number, material: Material): Mesh =>
  turned(
    [
      [inner, z - 0.015],
      [outer, z - 0.015],
      [outer, z + 0.015],
      [inner, z + 0.015],
      [inner, z - 0.015],
    ],
    material,
    96,
  )

/** A rounded mouth that leads air in at `z`, opening in the direction of `side`. */
export function bell(radius: number, z: number, reach: number, side: 1 | -1, material: Material) {
  const curve = Array.from({ length: 12 }, (_, step) => {
    const angle = (step / 11) * (Math.PI / 2)
    return [radius + reach * (1 - Math.cos(angle)), z + side * reach * Math.sin(angle)] as const
  })
  return turned([...curve, [radius + reach * 1.2, z + side * reach]], material, 96)
}

/** A box round a place. */
export function slab(size: Place, material: Material, at: Place): Mesh {
  const mesh = new Mesh(new BoxGeometry(...size), material)
  mesh.position.set(...at)
  return mesh
}

/** A round bar between two places. */
export function rod(from: Place, to: Place, radius: number, material: Material): Mesh {
  const start = new Vector3(...from)
  const along = new Vector3(...to).sub(start)
  const mesh = new Mesh(new CylinderGeometry(radius, radius, along.length(), 12), material)
  mesh.position.copy(start).addScaledVector(along, 0.5)
  mesh.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), along.normalize())
  return mesh
}

/** Bolt heads on a circle round z. */
export function bolts(
  count: number,
  radius: number,
  z: number,
  size: number,
  material: Material,
): InstancedMesh {
  const head = new CylinderGeometry(size, size, size * 1.2, 6).rotateX(Math.PI / 2)
  const mesh = new InstancedMesh(head, material, count)
  const place = new Object3D()
  for (let index = 0; index < count; index += 1) {
    const angle = (index / count) * Math.PI * 2
    place.position.set(radius * Math.cos(angle), radius * Math.sin(angle), z)
    place.updateMatrix()
    mesh.setMatrixAt(index, place.matrix)
  }
  return mesh
}

/** A flat plate in the xy plane, `depth` thick round z = 0, with a round hole where one is asked for. */
export function plate(
  outline: readonly (readonly [x: number, y: number])[],
  depth: number,
  material: Material,
  hole = 0,
): Mesh {
  const shape = new Shape(outline.map(([x, y]) => new Vector2(x, y)))
  if (hole > 0) shape.holes.push(new Path().absarc(0, 0, hole, 0, Math.PI * 2, true))
  const geometry = new ExtrudeGeometry(shape, { depth, bevelEnabled: false, curveSegments: 48 })
  return new Mesh(geometry.translate(0, 0, -depth / 2), material)
}

/** A wire guard of rings on spokes across z. */
export function guard(radius: number, z: number, material: Material): Mesh {
  const rings = Array.from({ length: 9 }, (_, index) => {
    const share = 0.12 + 0.88 * (index / 8)
    return new TorusGeometry(radius * share, 0.006, 5, 64).translate(0, 0, z)
  })
  const spokes = Array.from({ length: 6 }, (_, index) =>
    new CylinderGeometry(0.008, 0.008, radius, 6)
      .translate(0, radius / 2, z)
      .rotateZ((index / 6) * Math.PI * 2),
  )
  return new Mesh(mergeGeometries([...rings, ...spokes]), material)
}

/** A finned motor along z, its shaft toward +z. */
export function motor(radius: number, length: number, { frame, dark, zinc }: Finishes): Group {
  const group = new Group()
  const half = length / 2
  const fins = Array.from({ length: 32 }, (_, index) => {
    const angle = (index / 32) * Math.PI * 2
    return new BoxGeometry(radius * 0.2, radius * 0.05, length * 0.62)
      .translate(radius * 0.96, 0, 0)
      .rotateZ(angle)
  })
  group.add(
    turned(
      [
        [0, half],
        [radius * 0.6, half],
        [radius * 1.04, half * 0.8],
        [radius * 1.04, half * 0.66],
        [radius * 0.9, half * 0.64],
        [radius * 0.9, -half * 0.64],
        [radius * 1.04, -half * 0.66],
        [radius * 1.04, -half * 0.9],
        [radius * 0.9, -half],
        [0, -half],
      ],
      frame,
    ),
    new Mesh(mergeGeometries(fins), frame),
    turned(
      [
        [radius * 0.18, half * 1.3],
        [radius * 0.18, half * 0.9],
      ],
      zinc,
    ),
    slab([radius * 0.9, radius * 0.5, radius], dark, [0, radius * 1.15, 0]),
  )
  return group
}

/** Faces between rows of points that lie across each other; `isOpen` leaves some out. */
export function lofted(
  rows: number,
  columns: number,
  point: (row: number, column: number) => Place,
  material: Material,
  isOpen: (row: number, column: number) => boolean = () => false,
): Mesh {
  const positions: number[] = []
  const faces: number[] = []
  for (let row = 0; row <= rows; row += 1)
    for (let column = 0; column <= columns; column += 1) {
      positions.push(...point(row / rows, column / columns))
      if (row === rows || column === columns) continue
      if (isOpen((row + 0.5) / rows, (column + 0.5) / columns)) continue
      const corner = row * (columns + 1) + column
      const above = corner + columns + 1
      faces.push(corner, corner + 1, above, corner + 1, above + 1, above)
    }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setIndex(faces)
  geometry.computeVertexNormals()
  return new Mesh(geometry, material)
}
