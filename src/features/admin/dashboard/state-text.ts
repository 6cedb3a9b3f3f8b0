import type { TFunction } from 'i18next'
import { applicationStages, messageStatuses, vendorStatuses } from '#contract/content-values.ts'

const states = [...messageStatuses, ...applicationStages, ...vendorStatuses] as const
type State = (typeof states)[number]

const isState = (state: string): state is State => states.some((known) => known === state)

/** The name of a status or stage; an unknown one is shown as it came. */
export function stateText(t: TFunction<'admin'>, state: string): string {
  return isState(state) ? t(`dashboard.state.${state}`) : state
}
