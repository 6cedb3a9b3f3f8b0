import * as THREE from 'three'
import { createRandom } from '../stage/low-discrepancy.js'

const VERTEX = `
  attribute vec3 size; attribute float kind;
  varying vec3 spot; varying vec3 facing; varying vec3 extent; varying float own; varying float far;
  void main() {
    spot = position * size; facing = normal; extent = size; own = kind;
    vec4 eye = modelViewMatrix * instanceMatrix * vec4( position * size, 1.0 );
    far = -eye.z;
    gl_Position = projectionMatrix * eye;
  }`

const FRAGMENT = `
  varying vec3 spot; varying vec3 facing; varying vec3 extent; varying float own; varying float far;
  uniform vec3 wall; uniform vec3 haze; uniform float power; uniform float lit;
  float hash( vec3 p ) { p = fract( p * 0.1031 ); p += dot( p, p.zyx + 31.32 ); return fract( ( p.x + p.y ) * p.z ); }
  void main() {
    float along = abs( facing.x ) > 0.5 ? spot.z : spot.x;
    float up = spot.y + extent.y * 0.5;
    vec2 grid = vec2( along / 1.15 + own * 7.0, up / 1.3 );
    vec2 cell = floor( grid ); vec2 in_ = fract( grid );
    float pane = step( 0.2, in_.x ) * step( in_.x, 0.8 ) * step( 0.3, in_.y ) * step( in_.y, 0.82 ) * step( abs( facing.y ), 0.5 );
    float h = hash( vec3( cell, own * 91.0 + facing.x * 3.0 ) );
    float floorLit = step( 0.72, hash( vec3( cell.y, own * 37.0, 2.0 ) ) );
    float on = step( 1.0 - lit * ( 0.45 + 0.9 * floorLit ), h );
    vec3 lamp = mix( vec3( 1.0, 0.66, 0.3 ), mix( vec3( 1.0, 0.86, 0.62 ), vec3( 0.72, 0.88, 1.0 ), step( 0.72, hash( vec3( own, cell.y, 4.0 ) ) ) ), hash( vec3( cell, own ) ) );
    vec3 color = wall * ( 0.75 + 0.5 * own ) * ( 0.8 + 0.35 * facing.x );
    color += vec3( 1.0, 0.55, 0.22 ) * 0.32 * exp( -up * 0.14 );
    color = mix( color, wall * 0.4 + vec3( 0.03, 0.05, 0.07 ), pane * 0.6 );
    color = mix( color, lamp * power * ( 0.5 + h ), pane * on );
    gl_FragColor = vec4( mix( color, haze, clamp( ( far - 60.0 ) / 170.0, 0.0, 0.72 ) ), 1.0 );
  }`

/**
 * A city by night in an arc across -z: towers with floors of lit windows, street light at their feet, haze with distance.
 * @param lit the share of lit windows; `haze` is the colour far towers fade to
 */
export function createNightCity({
  count = 170,
  distance = 70,
  depth = 110,
  spread = 240,
  base = -44,
  tallest = 30,
  wall = '#16202c',
  haze = '#5c5a6a',
  power = 1.7,
  lit = 0.34,
  seed = 5,
} = {}) {
  const random = createRandom(seed)
  const geometry = new THREE.BoxGeometry(1, 1, 1)
  const material = new THREE.ShaderMaterial({
    uniforms: {
      wall: { value: new THREE.Color(wall) },
      haze: { value: new THREE.Color(haze) },
      power: { value: power },
      lit: { value: lit },
    },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
  })
  const towers = new THREE.InstancedMesh(geometry, material, count)
  const sizes = []
  const kinds = []
  const lamps = []
  const at = new THREE.Matrix4()
  for (let index = 0; index < count; index += 1) {
    const size = [5 + random() * 8, 24 + tallest * random() ** 2.4, 5 + random() * 7]
    const x = (random() - 0.5) * spread
    const z = -distance - random() * depth
    at.makeRotationY((random() - 0.5) * 0.7).setPosition(x, base + size[1] / 2, z)
    towers.setMatrixAt(index, at)
    sizes.push(...size)
    kinds.push(random())
    if (size[1] > 36) lamps.push([x, base + size[1] + 0.8, z])
  }
  geometry.setAttribute('size', new THREE.InstancedBufferAttribute(new Float32Array(sizes), 3))
  geometry.setAttribute('kind', new THREE.InstancedBufferAttribute(new Float32Array(kinds), 1))
  towers.frustumCulled = false
  const group = new THREE.Group()
  group.add(towers)
  const red = new THREE.MeshBasicMaterial({ color: new THREE.Color('#ff4a34').multiplyScalar(3) })
  for (const spot of lamps) {
    const lamp = new THREE.Mesh(new THREE.SphereGeometry(0.28, 10, 8), red)
    lamp.position.set(...spot)
    group.add(lamp)
  }
  group.traverse((part) => {
    part.userData.shadowless = true
  })
  return group
}
