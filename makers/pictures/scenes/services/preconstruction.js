import { createDrawingTable } from '../../builders/drawing-table.js'
import { slab } from '../../shapes/slab.js'
import { addKey, place } from '../../stage/create-stage.js'
import { matt } from '../../stage/finishes.js'
import { createInterior } from '../../stage/interior.js'

export function preconstruction(environment) {
  const stage = createInterior(environment, {
    rig: 'studio',
    eye: [-0.72, 1.4, 2.75],
    target: [0.2, 0.27, -0.05],
    fov: 32,
    aperture: 0.02,
    reach: 2.4,
    clear: '#c6d2d2',
    environmentIntensity: 0.62,
    exposure: 0.95,
    vignette: 0.4,
  })
  place(stage, createDrawingTable(), { scale: 1 })
  place(stage, slab([12, 6, 0.1], matt('#7d9092')), { at: [0, 1, -3.4] })
  place(stage, slab([1.9, 2.6, 0.06], matt('#eaf1f0', 0.6)), { at: [-1.5, 1.4, -3.3] })
  addKey(stage, { from: [-4, 6, -1.2], intensity: 2.2, color: '#fff0da', spread: 0.7 })
  return stage
}
