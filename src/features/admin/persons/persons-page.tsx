import { styled } from '@mui/material/styles'
import { Link } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { collections } from '#contract/collections/collections.ts'
import { personPermissions } from '#contract/roles.ts'
import { Action } from '#src/ui/action.tsx'
import { FormField } from '#src/ui/form-field.tsx'
import { SectionNotice } from '#src/ui/section-notice.tsx'
import { useConnected } from '#src/ui/use-connected.ts'
import { routeTo } from '../collections/route-to.ts'
import { PleaseWait } from '../collections/please-wait.tsx'
import { collectionTitle } from '../collections/screen-texts.ts'
import { NotAllowed } from '../layout/not-allowed.tsx'
import { usePageTitle } from '../layout/page-title.tsx'
import { useMayRead } from '../permissions.ts'
import { HeldData } from './held-data.tsx'
import { usePerson } from './use-person.ts'

const Form = styled('form')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 10,
  justifyItems: 'start',
  maxInlineSize: 560,
  marginBlockEnd: 24,
  '& > p': { margin: 0 },
  '& > div': { inlineSize: '100%' },
}))

/** The page on which everything of one person is found, handed over or erased (PERSON-1). */
export function PersonsPage() {
  const { t } = useTranslation(['admin', 'translation'])
  usePageTitle(collectionTitle('persons')(t))
  return useMayRead(personPermissions) ? <Persons /> : <NotAllowed />
}

function Persons() {
  const { t } = useTranslation(['admin', 'translation'])
  const connected = useConnected()
  const { found, fault, busy, find, save, erase } = usePerson()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const who = new FormData(event.currentTarget).get('who')
    void find(typeof who === 'string' ? who : '')
  }
  return (
    <>
      <p>
        <Link to={routeTo(`/admin/${collections.retention.screens.path}`)}>
          {t('accounts.retention.link')}
        </Link>
      </p>
      <Form noValidate onSubmit={submit} aria-label={t('accounts.persons.find')}>
        <p>{t('accounts.persons.lead')}</p>
        <FormField
          name="who"
          label={t('accounts.persons.who')}
          hint={t('accounts.persons.hint')}
          errorText={fault}
          autoComplete="off"
          dir="ltr"
          maxLength={254}
        />
        <Action type="submit" disabled={busy !== undefined || !connected}>
          {t('accounts.persons.find')}
        </Action>
        {!connected && <p role="status">{t('accounts.audit.needsConnection')}</p>}
      </Form>
      {busy === 'find' && <PleaseWait rows={3} />}
      {found &&
        (isNothing(found.held) ? (
          <SectionNotice kind="empty" text={t('accounts.persons.none')} />
        ) : (
          <HeldData
            found={found}
            disabled={busy !== undefined || !connected}
            onExport={() => void save(found.who)}
            onErase={() => void erase(found)}
          />
        ))}
    </>
  )
}

function isNothing({
  records,
  mails,
  hasAccount,
}: {
  records: unknown[]
  mails: number
  hasAccount: boolean
}) {
  return records.length === 0 && mails === 0 && !hasAccount
}
