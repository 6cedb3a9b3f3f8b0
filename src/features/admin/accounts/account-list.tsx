import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Account } from '#contract/admin/accounts.ts'
import { useApi } from '#src/api/api-context.ts'
import { formatMoment } from '#src/i18n/format-moment.ts'
import { readCachedProfile } from '#src/pwa/user-scope.ts'
import { useConnected } from '#src/ui/use-connected.ts'
import { Action } from '#src/ui/action.tsx'
import { LtrText } from '#src/ui/ltr-text.tsx'
import { ConfirmDialog } from '../collections/form/confirm-dialog.tsx'
import { ItemCard } from '../item-card.ts'
import { useAccountChanges } from './use-account-changes.ts'

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 10 })

const Card = styled(ItemCard)(({ theme }) => ({
  alignItems: 'center',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 2fr) auto' },
  '& > div:last-of-type': { display: 'flex', flexWrap: 'wrap', gap: 8 },
}))

interface AccountListProps {
  accounts: readonly Account[]
  /** Shows the actions too. */
  mayWrite: boolean
  onEdit: (account: Account) => void
}

/** The accounts, each with its roles, its state and when it was last seen (ACCOUNT-1). */
export function AccountList({ accounts, mayWrite, onEdit }: AccountListProps) {
  const { t } = useTranslation('admin')
  return (
    <List aria-label={t('collections.of.accounts.title')}>
      {accounts.map((account) => (
        <Card key={account.id}>
          <div>
            <h2>
              <bdi>{account.name || account.email}</bdi>
            </h2>
            {account.name && (
              <p>
                <LtrText>{account.email}</LtrText>
              </p>
            )}
          </div>
          <div>
            <p>{account.roles.map((role) => t(`accounts.role.${role}`)).join(t('accounts.and'))}</p>
            <p>
              <StateText account={account} />
            </p>
            {account.status === 'active' && (
              <p>{t(`accounts.factors.state.${account.hasFactor ? 'on' : 'off'}`)}</p>
            )}
          </div>
          {mayWrite && <AccountActions account={account} onEdit={() => onEdit(account)} />}
        </Card>
      ))}
    </List>
  )
}

function StateText({ account: { status, lastSeenAt, invitedUntil } }: { account: Account }) {
  const { t } = useTranslation('admin')
  const { language } = useApi()
  const [now] = useState(() => Date.now())
  const at = (time: string) => formatMoment(Date.parse(time), language)
  if (status === 'deactivated') return t('accounts.deactivated')
  if (status === 'invited')
    return invitedUntil !== null && Date.parse(invitedUntil) > now
      ? t('accounts.invitedUntil', { time: at(invitedUntil) })
      : t('accounts.invitationOver')
  return lastSeenAt === null
    ? t('accounts.neverSeen')
    : t('accounts.lastSeen', { time: at(lastSeenAt) })
}

type Asked = 'deactivate' | 'remove' | 'resetFactors'

/** Each action that ends something says what follows, before it is done. */
function AccountActions({ account, onEdit }: { account: Account; onEdit: () => void }) {
  const { t } = useTranslation('admin')
  const connected = useConnected()
  const changes = useAccountChanges()
  const [asked, setAsked] = useState<Asked>()
  const [busy, setBusy] = useState(false)
  const name = account.name || account.email
  const { roles, status, hasFactor } = account
  // One's own factors are changed on the profile, by password or passkey.
  const [isOwn] = useState(() => readCachedProfile()?.id === account.id)
  const act = {
    deactivate: () => changes.save(account, { roles, deactivated: true }),
    remove: () => changes.remove(account),
    resetFactors: () => changes.resetFactors(account),
  }
  const run = async (change: Promise<unknown>) => {
    setBusy(true)
    await change
    setBusy(false)
  }
  const button = (text: string, onClick: () => void) => (
    <Action
      type="button"
      look="outlined"
      disabled={busy || !connected}
      aria-label={`${text}: ${name}`}
      onClick={onClick}
    >
      {text}
    </Action>
  )
  return (
    <div>
      {button(t('accounts.changeRoles'), onEdit)}
      {status === 'invited' &&
        button(t('accounts.resend'), () => void run(changes.resend(account)))}
      {status === 'active' && button(t('accounts.deactivate'), () => setAsked('deactivate'))}
      {status === 'deactivated' &&
        button(
          t('accounts.activate'),
          () => void run(changes.save(account, { roles, deactivated: false })),
        )}
      {hasFactor && !isOwn && button(t('accounts.factors.reset'), () => setAsked('resetFactors'))}
      {status !== 'active' && button(t('accounts.remove'), () => setAsked('remove'))}
      {asked && (
        <ConfirmDialog
          {...askTexts(t, asked, name)}
          cancel={t('collections.cancel')}
          onConfirm={() => {
            setAsked(undefined)
            void run(act[asked]())
          }}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}

/** The words of the question before an action. */
function askTexts(t: TFunction<'admin'>, asked: Asked, name: string) {
  if (asked === 'resetFactors')
    return {
      title: t('accounts.factors.resetTitle', { name }),
      text: t('accounts.factors.resetText'),
      confirm: t('accounts.factors.reset'),
    }
  return {
    title: t(`accounts.${asked}Title`, { name }),
    text: t(`accounts.${asked}Text`),
    confirm: t(`accounts.${asked}`),
  }
}
