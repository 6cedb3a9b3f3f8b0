import { createContext, useContext } from 'react'
import type { Picture } from '#contract/picture-schema.ts'

interface PictureStore {
  /** What the pictures that a form names look like, by their ids. */
  pictures: Readonly<Record<string, Picture>>
  add: (id: string, picture: Picture) => void
}

export const PictureStoreContext = createContext<PictureStore>({ pictures: {}, add: () => {} })

export const usePictureStore = () => useContext(PictureStoreContext)
