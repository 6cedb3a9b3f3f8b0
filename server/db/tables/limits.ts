import type { Fixed, TimeText } from '../column-values.ts'

/** Places taken within limits; a subject has only so many, so it has only so many rows. */
export interface TakenPlacesTable {
  subject: Fixed<string>
  place: Fixed<number>
  /** A name for the try that took it last; nobody else may give the place back. */
  holder: string
  taken_at: TimeText
  free_at: TimeText
}

/** The tables of the limits. */
export interface LimitTables {
  taken_places: TakenPlacesTable
}
