import type { Fixed, TimeText } from '../column-values.ts'

/** Places taken within limits; a subject has only so many, so it has only so many rows. */
export interface TakenPlacesTable {
  subject: Fixed<string>
  place: Fixed<number>
  /** Of whoever took it last, who alone may give it back. */
  holder: string
  taken_at: TimeText
  free_at: TimeText
}

/** What counts how often something may be done. */
export interface LimitTables {
  taken_places: TakenPlacesTable
}
