import Dialog from '@mui/material/Dialog'
import { styled } from '@mui/material/styles'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Account } from '#contract/admin/accounts.ts'
import { isLanguage, languages, locales } from '#contract/locale.ts'
import { type Role, roles } from '#contract/roles.ts'
import { useApi } from '#src/api/api-context.ts'
import { Action } from '#src/ui/action.tsx'
import { ChoiceChips } from '#src/ui/choice-chips.tsx'
import { FormField } from '#src/ui/form-field.tsx'
import { useAccountChanges } from './use-account-changes.ts'

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  padding: 22,
  '& > h2': { ...theme.typography.h4, margin: 0, overflowWrap: 'anywhere' },
  '& ul': { ...theme.typography.body2, margin: 0, paddingInlineStart: 20 },
  '& > div:last-of-type': { display: 'flex', flexWrap: 'wrap', gap: 8 },
}))

interface AccountDialogProps {
  /** Whose roles are changed; undefined to invite somebody. */
  account: Account | undefined
  onClose: () => void
}

/** Invites somebody, or changes what they may do (ACCOUNT-1, ACCOUNT-2). */
export function AccountDialog({ account, onClose }: AccountDialogProps) {
  const { t } = useTranslation('admin')
  const api = useApi()
  const id = useId()
  const changes = useAccountChanges()
  const [held, setHeld] = useState<readonly Role[]>(account?.roles ?? [])
  const [language, setLanguage] = useState(api.language)
  const [faults, setFaults] = useState<{ email?: string | undefined; roles?: string }>({})
  const [busy, setBusy] = useState(false)

  const send = async (email: string) => {
    if (held.length === 0) return setFaults({ roles: t('accounts.rolesRequired') })
    setFaults({})
    setBusy(true)
    const roles = [...held]
    const outcome = account
      ? await changes.save(account, { roles, deactivated: account.status === 'deactivated' })
      : await changes.invite({ email, roles, language })
    setBusy(false)
    if (outcome.done) onClose()
    else setFaults({ email: outcome.email })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = new FormData(event.currentTarget).get('email')
    void send(typeof email === 'string' ? email : '')
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <Form noValidate onSubmit={submit}>
        <h2 id={id}>
          {account
            ? t('accounts.rolesOf', { name: account.name || account.email })
            : t('accounts.invite')}
        </h2>
        {!account && (
          <FormField
            name="email"
            label={t('session.email')}
            errorText={faults.email}
            type="email"
            autoComplete="off"
            autoFocus
            dir="ltr"
            inputMode="email"
          />
        )}
        <RolesChoice held={held} onChange={setHeld} errorText={faults.roles} />
        {!account && (
          <ChoiceChips
            label={t('accounts.language')}
            type="radio"
            options={languages.map((code) => ({
              code,
              label: <span lang={code}>{locales[code].name}</span>,
            }))}
            chosen={[language]}
            onChoose={(code) => isLanguage(code) && setLanguage(code)}
            errorText={undefined}
          />
        )}
        <div>
          <Action type="submit" disabled={busy}>
            {account ? t('collections.save') : t('accounts.send')}
          </Action>
          <Action type="button" look="outlined" disabled={busy} onClick={onClose}>
            {t('collections.cancel')}
          </Action>
        </div>
      </Form>
    </Dialog>
  )
}

interface RolesChoiceProps {
  held: readonly Role[]
  onChange: (held: readonly Role[]) => void
  errorText: string | undefined
}

/** The roles, and what those that are chosen may do. */
function RolesChoice({ held, onChange, errorText }: RolesChoiceProps) {
  const { t } = useTranslation('admin')
  return (
    <>
      <ChoiceChips
        label={t('accounts.roles')}
        type="checkbox"
        options={roles.map((code) => ({ code, label: t(`accounts.role.${code}`) }))}
        chosen={held}
        onChoose={(_, all) => onChange(all)}
        errorText={errorText}
      />
      {held.length > 0 && (
        <ul>
          {roles
            .filter((role) => held.includes(role))
            .map((role) => (
              <li key={role}>
                {t(`accounts.role.${role}`)}: {t(`accounts.may.${role}`)}
              </li>
            ))}
        </ul>
      )}
    </>
  )
}
