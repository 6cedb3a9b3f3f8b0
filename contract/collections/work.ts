/** The progress of staff's work on the records of a collection. */
export interface WorkDescription {
  /** The field that tells how far it is. Its first word is that of a record that nobody has looked at. */
  state: string
  /** The words of a state in which nothing is left to do. */
  ended: readonly string[]
  /** The state of records that are left out everywhere until they are asked for by it (WORK-10). */
  hidden?: string
  /** The state of a record whose visitor got an answer, where there is one (WORK-15). */
  answered?: string
}

/** The fields of a record that staff work on: by whom, until when, and under which labels (WORK-1, WORK-12). */
export const workFields = {
  assigneeId: { kind: 'person' },
  dueDay: { kind: 'dueDay' },
  labelIds: { kind: 'labels' },
} as const

/** The filters of a list of such records. */
export const workFilters = ['assigneeId', 'dueDay', 'labelIds'] as const

/** Asks a list for what nobody is assigned to. */
export const nobody = 'nobody'

/** Asks a list for what is not finished and whose day is past, or within a week. */
export const dueFilters = ['overdue', 'week'] as const
export type DueFilter = (typeof dueFilters)[number]

/** Asks a list by its state for all that has not ended. */
export const unfinished = 'unfinished'
