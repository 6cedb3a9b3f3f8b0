import { useState } from 'react'
import { importNow } from '#src/pwa/code/import-now.ts'
import type { Sheet } from './sheet.ts'

/** Bytes: a workbook with every point of every model has a tenth of it. */
const largest = 5 * 1024 * 1024

export type WorkbookFault = 'large' | 'unreadable' | 'empty' | 'noCode'

interface Workbook {
  file: File | undefined
  /** None while there is no file, or while it is read. */
  sheets: readonly Sheet[]
  fault: WorkbookFault | undefined
  isReading: boolean
  choose: (file: File | undefined) => void
}

/** Reads a workbook; the code for that comes with the first one. */
async function sheetsOf(file: File): Promise<readonly Sheet[] | WorkbookFault> {
  if (file.size > largest) return 'large'
  const code = await importNow(() => import('./read-workbook.ts')).catch(() => undefined)
  if (code === undefined) return 'noCode'
  try {
    const sheets = code.readWorkbook(await file.arrayBuffer())
    return sheets.length > 0 ? sheets : 'empty'
  } catch {
    return 'unreadable'
  }
}

/** A workbook that a person chooses, and its sheets. */
export function useWorkbook(): Workbook {
  const [file, setFile] = useState<File>()
  const [read, setRead] = useState<{ of: File; as: readonly Sheet[] | WorkbookFault }>()
  const choose = (chosen: File | undefined) => {
    setFile(chosen)
    if (chosen) void sheetsOf(chosen).then((as) => setRead({ of: chosen, as }))
  }
  // The content of an earlier file does not count.
  const found = file !== undefined && read?.of === file ? read.as : undefined
  return {
    file,
    sheets: typeof found === 'object' ? found : [],
    fault: typeof found === 'string' ? found : undefined,
    isReading: file !== undefined && found === undefined,
    choose,
  }
}
