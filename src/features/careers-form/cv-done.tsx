import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { SubmissionNote } from '#src/i18n/submission-texts.ts'
import { colors } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { Impeller } from '#src/ui/impeller.tsx'
import { SubmissionNoteLine } from '#src/ui/submission-note-line.tsx'

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  padding: 32,
  backgroundColor: colors.surface,
  border: `1px solid ${colors.line}`,
  borderBlockStart: `3px solid ${colors.teal}`,
  '& > svg': { color: colors.teal },
  '& h3': { ...theme.typography.h3, margin: 0, outline: 'none' },
  '& p': { margin: 0, maxInlineSize: '34.8em' },
}))

const texts = {
  delivered: { title: 'cv.sentTitle', text: 'notice.cvSent' },
  kept: { title: 'cv.keptTitle', text: 'outbox.kept' },
} as const

interface CvDoneProps {
  /** Tells whether the server has the CV, or the device keeps it until there is a connection. */
  how: keyof typeof texts
  /** The number to quote. */
  note: SubmissionNote | undefined
  onStartAgain: () => void
}

/** Replaces the form once it is sent: the number to quote, and what happens next (CV-6). */
export function CvDone({ how, note, onStartAgain }: CvDoneProps) {
  const { t } = useTranslation()
  const title = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    // The button that had the focus is gone.
    title.current?.focus()
  }, [])

  return (
    <Panel>
      <Impeller size={48} />
      <h3 ref={title} tabIndex={-1}>
        {t(texts[how].title)}
      </h3>
      <p>{t(texts[how].text)}</p>
      <SubmissionNoteLine note={note} />
      <p>{t('cv.next')}</p>
      <Action type="button" look="outlined" onClick={onStartAgain}>
        {t('cv.another')}
      </Action>
    </Panel>
  )
}
