import Dialog from '@mui/material/Dialog'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { focusRing } from '#src/theme/focus-ring.ts'
import { colors, radius } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { ConflictValue, type Side } from './conflict-value.tsx'
import type { Conflict } from './find-conflicts.ts'
import type { KnownFiles } from './record-editing.ts'

const Body = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 16,
  padding: 20,
  '& > h2': { ...theme.typography.h4, margin: 0 },
  '& > p': { margin: 0 },
}))

const Choice = styled('fieldset')({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  '& > legend': { padding: 0, marginBlockEnd: 6, fontWeight: 700 },
  '& > legend > small': { fontSize: 'inherit', fontWeight: 400, color: colors.inkSoft },
  '& > label': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignContent: 'start',
    gap: '4px 10px',
    padding: 12,
    border: `1px solid ${colors.steel}`,
    borderRadius: radius,
    cursor: 'pointer',
    '&:has(:checked)': {
      borderColor: colors.teal,
      boxShadow: `inset 0 0 0 1px ${colors.teal}`,
      backgroundColor: colors.tealWash,
    },
    '&:has(:focus-visible)': focusRing,
    '& > input': { inlineSize: 18, blockSize: 18, accentColor: colors.teal },
    '& > strong': { fontWeight: 600 },
    '& > div': { gridColumn: '1 / -1', overflowWrap: 'anywhere' },
  },
})

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

interface ConflictDialogProps {
  conflicts: readonly Conflict[]
  files: KnownFiles
  busy: boolean
  /** Told of which conflicts their side was chosen. */
  onSave: (theirs: readonly Conflict[]) => void
  /** Back to the form, with all that was typed. */
  onClose: () => void
}

/** Shows what differs, field by field, after another user has saved the record; staff choose a side (RECORD-14). */
export function ConflictDialog({ conflicts, files, busy, onSave, onClose }: ConflictDialogProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const id = useId()
  const [choices, setChoices] = useState<Record<string, Side>>(() =>
    Object.fromEntries(
      conflicts.map(({ place, changedBy }) => [place, changedBy === 'them' ? 'theirs' : 'mine']),
    ),
  )
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="md"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <Body>
        <h2 id={`${id}-title`}>{t('collections.conflict.title')}</h2>
        <p id={`${id}-text`}>{t('collections.conflict.text')}</p>
        {conflicts.map((conflict) => {
          const { place, field, language, changedBy } = conflict
          const label = field.label(t)
          return (
            <Choice key={place}>
              <legend>
                {language ? t(`fields.in.${language}`, { label }) : label}
                <small> {t(`collections.conflict.changedBy.${changedBy}`)}</small>
              </legend>
              {(['mine', 'theirs'] as const).map((side) => (
                <label key={side}>
                  <input
                    type="radio"
                    name={`${id}-${place}`}
                    checked={choices[place] === side}
                    onChange={() => setChoices({ ...choices, [place]: side })}
                  />
                  <strong>{t(`collections.conflict.${side}`)}</strong>
                  <div>
                    <ConflictValue files={files} conflict={conflict} side={side} />
                  </div>
                </label>
              ))}
            </Choice>
          )
        })}
        <Buttons>
          <Action
            type="button"
            disabled={busy}
            onClick={() => onSave(conflicts.filter(({ place }) => choices[place] === 'theirs'))}
          >
            {t('collections.conflict.save')}
          </Action>
          <Action type="button" look="outlined" disabled={busy} onClick={onClose}>
            {t('collections.conflict.back')}
          </Action>
        </Buttons>
      </Body>
    </Dialog>
  )
}
