import type { FanForm } from '../fan-form.ts'
import { bifurcatedFan, jetFan, plateFan, tubeFan, type TurnedFan } from './axial-fans.ts'
import { boxFan, cowlFan, scrollFan, spigotFan } from './other-fans.ts'
import type { Finishes } from './shapes.ts'

const builders: Record<FanForm, (finishes: Finishes) => TurnedFan> = {
  plate: plateFan,
  tube: tubeFan,
  bifurcated: bifurcatedFan,
  scroll: scrollFan,
  spigot: spigotFan,
  box: boxFan,
  cowl: cowlFan,
  jet: jetFan,
}

/** A fan of a shape as geometry, about one unit in radius, its inlet toward +z (TURN-1). */
export const buildFan = (form: FanForm, finishes: Finishes): TurnedFan => builders[form](finishes)
