import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { SubmissionNote } from '#src/i18n/submission-texts.ts'
import { colors } from '#src/theme/tokens.ts'
import { LtrText } from './ltr-text.tsx'
import { TrackLink } from './track-link.tsx'

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  marginBlockStart: 8,
  color: colors.inkSoft,
  // Not hidden while empty: what comes into a hidden element is not read out.
  '&:empty': { marginBlockStart: 0 },
}))

/** One line below a form's button, read out when it comes. */
export function SubmissionNoteLine({ note }: { note: SubmissionNote | undefined }) {
  const { t } = useTranslation()
  return (
    <Line aria-live="polite">
      {note?.kind === 'reference' && (
        <>
          {t('outbox.reference')} <LtrText>{note.reference}</LtrText>{' '}
          <TrackLink reference={note.reference} />
        </>
      )}
      {note !== undefined && note.kind !== 'reference' && t(`outbox.${note.kind}`)}
    </Line>
  )
}
