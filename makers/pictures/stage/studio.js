import { addKey, createStage, place } from './create-stage.js'
import { addReflection, addStudioFloor } from './studio-floor.js'

/** A light studio for a cut-out; without `ground` the picture stays transparent round its contact shadow. */
export function createStudio(environment, { floor, ...look }) {
  const stage = createStage('studio', {
    environment: environment('studio'),
    fov: 22,
    reach: 3.4,
    environmentIntensity: 1.15,
    ...look,
  })
  addKey(stage, { from: [-4, 9, 6], intensity: 1.5, color: '#fff7ec', spread: 2.6 })
  addStudioFloor(stage, floor)
  return stage
}

/** Stands an object on the studio's floor with its reflection below. */
export function show(stage, object, pose) {
  place(stage, object, pose)
  addReflection(stage, object)
  return stage
}
