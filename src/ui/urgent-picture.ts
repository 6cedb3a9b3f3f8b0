import { createContext } from 'react'
import type { Picture } from '#contract/picture-schema.ts'

/** The picture that the first screen waits for, so that the document's head can ask for it early. */
export interface UrgentPicture {
  picture: Picture
  sizes: string
}

/** On the server: where the first urgent picture of a page is left. */
export const UrgentPictureSink = createContext<((picture: UrgentPicture) => void) | undefined>(
  undefined,
)
