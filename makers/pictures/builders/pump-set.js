import * as THREE from 'three'
import { concrete, paint } from '../stage/finishes.js'
import { slab } from '../shapes/slab.js'
import { createGateValve, createGauge, createPipe } from './pipework.js'
import { createPump } from './pump.js'

/** One pump on its plinth along -x with risers, a valve and a gauge, its piping up to `top`. */
export function createPumpSet({
  color = '#00706a',
  pipe = '#00857A',
  riser = '#5e7f86',
  valve = '#E9A23B',
  top = 3.5,
} = {}) {
  const group = new THREE.Group()
  const pump = createPump({ color })
  pump.rotation.y = -Math.PI / 2
  pump.position.set(0, 0.62, 0)
  const gate = createGateValve({ radius: 0.085, wheel: paint(valve) })
  gate.rotation.set(Math.PI / 2, 0, Math.PI / 2)
  gate.position.set(0.02, 1.95, 0.2)
  const gauge = createGauge({ radius: 0.08 })
  gauge.position.set(-0.34, 1.0, 0.12)
  group.add(
    pump,
    slab([2.3, 0.14, 1.0], concrete('#8b918f'), [0.45, 0.07, 0]),
    createPipe(
      [
        [0.02, 1.1, 0.2],
        [0.02, top, 0.2],
      ],
      { radius: 0.085, material: paint(riser) },
    ),
    createPipe(
      [
        [-0.38, 0.62, 0],
        [-0.95, 0.62, 0],
        [-0.95, top, 0],
      ],
      { radius: 0.1, material: paint(pipe) },
    ),
    gate,
    gauge,
  )
  return group
}
