import { styled } from '@mui/material/styles'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Held, HeldRecord } from '#contract/admin/persons.ts'
import { submittedPaths } from '#contract/admin/screen-paths.ts'
import { useApi } from '#src/api/api-context.ts'
import { formatMoment } from '#src/i18n/format-moment.ts'
import { Action } from '#src/ui/action.tsx'
import { LtrText } from '#src/ui/ltr-text.tsx'
import { ConfirmDialog } from '../collections/form/confirm-dialog.tsx'
import { routeTo } from '../collections/route-to.ts'
import { collectionTitle } from '../collections/screen-texts.ts'
import { ItemCard } from '../item-card.ts'
import { PhoneView } from '../phone-view.tsx'
import { Doings } from '../submissions/facts.tsx'
import type { Found } from './use-person.ts'

const Box = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 14,
  '& > h2': { ...theme.typography.h4, margin: 0, overflowWrap: 'anywhere' },
  '& > p': { margin: 0, overflowWrap: 'anywhere' },
  '& > ul': { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 10 },
}))

const Card = styled(ItemCard)(({ theme }) => ({
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
}))

interface HeldDataProps {
  found: Found
  disabled: boolean
  onExport: () => void
  onErase: () => void
}

/** Everything that is held of a person, and what may be done with it (PERSON-1, PERSON-4). */
export function HeldData({ found: { who, held }, disabled, onExport, onErase }: HeldDataProps) {
  const { t } = useTranslation('admin')
  const [asked, setAsked] = useState(false)
  const isErasable = held.records.length > 0 || held.mails > 0
  return (
    <Box aria-labelledby="held">
      <h2 id="held">{t('accounts.persons.held')}</h2>
      <p>
        <LtrText>{who}</LtrText>
      </p>
      <p role="status">{useCounts(held, true).join(' · ')}</p>
      {held.hasAccount && <p>{t('accounts.persons.account')}</p>}
      {isErasable && (
        <Doings>
          <Action type="button" look="outlined" disabled={disabled} onClick={onExport}>
            {t('accounts.persons.export')}
          </Action>
          <Action type="button" look="outlined" disabled={disabled} onClick={() => setAsked(true)}>
            {t('accounts.persons.erase')}
          </Action>
        </Doings>
      )}
      <ul>
        {held.records.map((record) => (
          <RecordCard key={record.id} record={record} />
        ))}
      </ul>
      {asked && (
        <EraseDialog
          found={{ who, held }}
          onConfirm={() => {
            setAsked(false)
            onErase()
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </Box>
  )
}

/** How much there is of each kind, in words; of what there is none, nothing is said. */
function useCounts({ records, files, history, mails }: Held, withHistory: boolean): string[] {
  const { t } = useTranslation('admin')
  return [
    records.length > 0 && t('exports.rowCount', { count: records.length }),
    files > 0 && t('accounts.persons.files', { count: files }),
    mails > 0 && t('accounts.persons.mails', { count: mails }),
    withHistory && history > 0 && t('accounts.persons.history', { count: history }),
  ].filter((text) => text !== false)
}

function RecordCard({ record }: { record: HeldRecord }) {
  const { t } = useTranslation('admin')
  const { language } = useApi()
  const { collection, id, name, email, phone, reference, createdAt, isDeleted, files } = record
  const title = <bdi>{name}</bdi>
  return (
    <Card>
      <div>
        <h3>
          {isDeleted ? (
            title
          ) : (
            <Link to={routeTo(`${submittedPaths[collection].record}/${id}`)}>{title}</Link>
          )}
        </h3>
        <p>
          {[
            collectionTitle(collection)(t),
            isDeleted && t('accounts.persons.deleted'),
            files > 0 && t('accounts.persons.files', { count: files }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p>
          <LtrText>{reference}</LtrText> · {formatMoment(Date.parse(createdAt), language)}
        </p>
      </div>
      <div>
        {email && (
          <p>
            <LtrText>{email}</LtrText>
          </p>
        )}
        {phone && (
          <p>
            <PhoneView phones={phone} />
          </p>
        )}
      </div>
    </Card>
  )
}

interface EraseDialogProps {
  found: Found
  onConfirm: () => void
  onCancel: () => void
}

/** Names what goes, and asks before it does (PERSON-4). */
function EraseDialog({ found: { who, held }, onConfirm, onCancel }: EraseDialogProps) {
  const { t } = useTranslation('admin')
  return (
    <ConfirmDialog
      title={t('accounts.persons.eraseTitle', { who: `\u2066${who}\u2069` })}
      text={t('accounts.persons.eraseText')}
      confirm={t('accounts.persons.erase')}
      cancel={t('collections.cancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {useCounts(held, false).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>{t('accounts.persons.eraseTrail')}</p>
    </ConfirmDialog>
  )
}
