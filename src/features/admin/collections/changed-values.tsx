import { styled } from '@mui/material/styles'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuditEntry } from '#contract/admin/audit.ts'
import { colors, radius } from '#src/theme/tokens.ts'
import { ConflictValue } from './form/conflict-value.tsx'
import { type Conflict, findConflicts } from './form/find-conflicts.ts'
import { toForm } from './form/form-values.ts'
import type { CollectionScreen } from './screen.ts'

const Details = styled('details')({
  '& > summary': { cursor: 'pointer', paddingBlock: 10, color: colors.tealDeep },
  '& dl': { display: 'grid', gap: 16, margin: 0, paddingBlock: 8 },
  '& dl > div': {
    display: 'grid',
    gap: 8,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  },
  '& dt': { gridColumn: '1 / -1', fontWeight: 600 },
  '& dd': {
    minInlineSize: 0,
    margin: 0,
    padding: 10,
    overflowWrap: 'anywhere',
    borderRadius: radius,
    backgroundColor: colors.ground,
  },
  '& dd > small': { display: 'block', marginBlockEnd: 2 },
})

interface ChangedValuesProps {
  screen: CollectionScreen
  entry: Pick<AuditEntry, 'before' | 'after' | 'pictures' | 'dataSheets'>
}

/** Shows the effect of a change on each field in readable form; closed until the user opens it. */
export function ChangedValues({ screen, entry }: ChangedValuesProps) {
  const { t } = useTranslation('admin')
  const [open, setOpen] = useState(false)
  const changes = useMemo(() => findChanges(screen, entry), [screen, entry])
  if (changes.length === 0) return null
  const names = [...new Set(changes.map(({ field }) => field.label(t)))]
  const isChange = entry.before !== null && entry.after !== null
  return (
    <Details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {isChange
          ? t('collections.audit.changed', { fields: names.join(t('collections.comma')) })
          : t('collections.audit.values')}
      </summary>
      {open && <Values changes={changes} entry={entry} />}
    </Details>
  )
}

function Values({ changes, entry }: { changes: Conflict[] } & Pick<ChangedValuesProps, 'entry'>) {
  const { t } = useTranslation(['admin', 'translation'])
  const { before, after, pictures } = entry
  const sheets = Object.entries(entry.dataSheets).map(([file, { name }]) => [file, name] as const)
  const files = { pictures, dataSheets: Object.fromEntries(sheets) }
  return (
    <dl>
      {changes.map((change) => {
        const { place, field, language } = change
        const label = field.label(t)
        return (
          <div key={place}>
            <dt>{language ? t(`fields.in.${language}`, { label }) : label}</dt>
            {before && (
              <dd>
                {after && <small>{t('collections.audit.before')}</small>}
                <ConflictValue files={files} conflict={change} side="mine" />
              </dd>
            )}
            {after && (
              <dd>
                {before && <small>{t('collections.audit.after')}</small>}
                <ConflictValue files={files} conflict={change} side="theirs" />
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}

/** Finds what differs before (`mine`) and after (`theirs`); for an added or deleted record, the values it held. */
function findChanges(
  { fields }: CollectionScreen,
  { before, after }: ChangedValuesProps['entry'],
): Conflict[] {
  const known = fields.filter(({ name }) => name in { ...before, ...after })
  const [mine, theirs] = [before, after].map((state) => (state ? toForm(known, state) : {}))
  const changes = findConflicts(known, { base: mine ?? {}, mine: mine ?? {}, theirs: theirs ?? {} })
  return before && after
    ? changes
    : changes.filter((change) => !isEmpty(change.mine ?? change.theirs))
}

function isEmpty(value: unknown): boolean {
  return value === '' || (value ?? null) === null || (Array.isArray(value) && value.length === 0)
}
