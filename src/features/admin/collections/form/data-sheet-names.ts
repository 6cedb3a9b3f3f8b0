import { createContext, useContext } from 'react'

interface DataSheetNames {
  /** What the PDFs that a form names were called, by what names them. */
  names: Readonly<Record<string, string>>
  add: (file: string, name: string) => void
}

export const DataSheetNamesContext = createContext<DataSheetNames>({ names: {}, add: () => {} })

export const useDataSheetNames = () => useContext(DataSheetNamesContext)
