import { createStage } from './create-stage.js'

/** A stage for rooms and halls: linear lamps in what metal mirrors, a filmic curve, a slight vignette. */
export function createInterior(environment, { rig = 'hall', ...look }) {
  return createStage('place', {
    environment: environment(rig),
    environmentIntensity: 0.85,
    fov: 36,
    tone: 'aces',
    exposure: 1.5,
    bloom: 0.08,
    vignette: 0.35,
    reach: 6,
    ...look,
  })
}

/** A stage under the open sky. */
export function createExterior(environment, { rig = 'day', ...look }) {
  return createInterior(environment, {
    rig,
    environmentIntensity: 0.8,
    exposure: 1,
    bloom: 0.05,
    reach: 12,
    ...look,
  })
}
