import { useTranslation } from 'react-i18next'
import type { Language } from '#contract/locale.ts'
import { Action } from '#src/ui/action.tsx'
import { PlaylistAddOutlinedIcon } from '#src/ui/icons/playlist-add-outlined.tsx'
import type { AdminRecord } from '../collections/column.ts'
import { linesOf, linesText } from '../submissions/lines-of.ts'
import { useTextsIn } from '../submissions/use-texts-in.ts'
import { withLines } from './fitting-lines.ts'

interface InsertLinesProps {
  record: AdminRecord
  /** Of the reply. */
  language: Language
  text: string
  onInsert: (text: string) => void
}

/** Puts the lines of a quotation list below what the reply says already, in the reply's language (QUOTE-11). */
export function InsertLines({ record, language, text, onInsert }: InsertLinesProps) {
  const { t } = useTranslation('admin')
  const written = useTextsIn(language)
  const lines = linesText(linesOf(record), language)
  if (lines.length === 0) return null
  const more = (count: number) => written('collections.quotation.more', { count })
  return (
    <Action type="button" look="outlined" onClick={() => onInsert(withLines(text, lines, more))}>
      <PlaylistAddOutlinedIcon fontSize="small" />
      {t('collections.quotation.insert')}
    </Action>
  )
}
