import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { OwnFactors as Factors, OwnPasskey } from '#contract/own-factors.ts'
import { useApi } from '#src/api/api-context.ts'
import { answeredMessages } from '#src/i18n/answered-messages.ts'
import { formatMoment } from '#src/i18n/format-moment.ts'
import { useConnected } from '#src/pwa/use-connected.ts'
import { Action } from '#src/ui/action.tsx'
import { SectionNotice } from '#src/ui/section-notice.tsx'
import { supportsPasskeys } from '../supports-passkeys.ts'
import { FactorBody, FactorPart, FactorRow } from './factor-layout.ts'
import { FactorDialogs } from './factor-dialogs.tsx'
import { ownFactorsQuery } from './own-factors-query.ts'
import { type FactorChanges, useFactorChanges } from './use-factor-changes.ts'

/** The user's second factors, which they add, rename and remove here (SESSION-35). */
export function OwnFactors() {
  const { t } = useTranslation(['admin', 'translation'])
  const connected = useConnected()
  const { data, error, isPending, refetch } = useQuery(ownFactorsQuery(useApi()))
  const changes = useFactorChanges(data)
  if (isPending && connected) return <p role="status">{t('session.places.loading')}</p>
  if (data === undefined)
    return (
      <SectionNotice
        kind="error"
        text={
          connected
            ? (answeredMessages(error)[0] ?? t('translation:failure.unknown'))
            : t('accounts.factors.needsConnection')
        }
        onRetry={() => void refetch()}
      />
    )
  const disabled = !connected || changes.busy
  const hasFactor = data.totp !== null || data.passkeys.length > 0
  return (
    <FactorBody>
      <p>{t('accounts.factors.lead')}</p>
      {data.demanded && <p>{t('accounts.factors.demanded')}</p>}
      <TotpPart totp={data.totp} changes={changes} disabled={disabled} />
      <PasskeysPart passkeys={data.passkeys} changes={changes} disabled={disabled} />
      {hasFactor && <CodesPart left={data.recoveryCodes} changes={changes} disabled={disabled} />}
      <FactorDialogs changes={changes} factors={data} />
    </FactorBody>
  )
}

interface PartProps {
  changes: FactorChanges
  disabled: boolean
}

function TotpPart({ totp, changes, disabled }: PartProps & Pick<Factors, 'totp'>) {
  const { t } = useTranslation('admin')
  const { language } = useApi()
  const name = t('accounts.factors.totp.title')
  return (
    <FactorPart aria-label={name}>
      <FactorRow>
        <div>
          <h3>{name}</h3>
          <p>
            {totp === null
              ? t('accounts.factors.totp.off')
              : t('accounts.factors.totp.since', {
                  time: formatMoment(Date.parse(totp.createdAt), language),
                })}
          </p>
        </div>
        <div>
          <Action
            type="button"
            look="outlined"
            disabled={disabled}
            onClick={() => changes.ask({ kind: 'totp' })}
          >
            {t(totp === null ? 'accounts.factors.totp.setUp' : 'accounts.factors.totp.replace')}
          </Action>
          {totp !== null && (
            <Action
              type="button"
              look="outlined"
              disabled={disabled}
              aria-label={`${t('accounts.factors.remove')}: ${name}`}
              onClick={() => changes.ask({ kind: 'removeTotp' })}
            >
              {t('accounts.factors.remove')}
            </Action>
          )}
        </div>
      </FactorRow>
    </FactorPart>
  )
}

function PasskeysPart({ passkeys, changes, disabled }: PartProps & Pick<Factors, 'passkeys'>) {
  const { t } = useTranslation('admin')
  const name = t('accounts.factors.passkeys.title')
  // What other browsers have made can still be looked at and removed here.
  if (!supportsPasskeys() && passkeys.length === 0) return null
  return (
    <FactorPart aria-label={name}>
      <FactorRow>
        <div>
          <h3>{name}</h3>
          <p>{t('accounts.factors.passkeys.text')}</p>
        </div>
        <div>
          {supportsPasskeys() && (
            <Action
              type="button"
              look="outlined"
              disabled={disabled}
              onClick={() => changes.ask({ kind: 'passkey' })}
            >
              {t('accounts.factors.passkeys.add')}
            </Action>
          )}
        </div>
      </FactorRow>
      {passkeys.length > 0 && (
        <ul aria-label={name}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} changes={changes} disabled={disabled} />
          ))}
        </ul>
      )}
    </FactorPart>
  )
}

function PasskeyRow({ passkey, changes, disabled }: PartProps & { passkey: OwnPasskey }) {
  const { t } = useTranslation('admin')
  const { language } = useApi()
  const { name, createdAt, lastUsedAt } = passkey
  const at = (time: string) => formatMoment(Date.parse(time), language)
  const action = (text: string, onClick: () => void) => (
    <Action
      type="button"
      look="outlined"
      disabled={disabled}
      aria-label={`${text}: ${name}`}
      onClick={onClick}
    >
      {text}
    </Action>
  )
  return (
    <li>
      <FactorRow>
        <div>
          <h4>
            <bdi>{name}</bdi>
          </h4>
          <p>
            {t('accounts.factors.passkeys.made', { time: at(createdAt) })}
            {' · '}
            {lastUsedAt === null
              ? t('accounts.factors.passkeys.neverUsed')
              : t('accounts.factors.passkeys.used', { time: at(lastUsedAt) })}
          </p>
        </div>
        <div>
          {action(t('accounts.factors.passkeys.rename'), () => changes.rename(passkey))}
          {action(t('accounts.factors.remove'), () =>
            changes.ask({ kind: 'removePasskey', passkey }),
          )}
        </div>
      </FactorRow>
    </li>
  )
}

function CodesPart({ left, changes, disabled }: PartProps & { left: number }) {
  const { t } = useTranslation('admin')
  const name = t('accounts.factors.codes.title')
  return (
    <FactorPart aria-label={name}>
      <FactorRow>
        <div>
          <h3>{name}</h3>
          <p>{t('accounts.factors.codes.left', { count: left })}</p>
        </div>
        <div>
          <Action
            type="button"
            look="outlined"
            disabled={disabled}
            onClick={() => changes.ask({ kind: 'codes' })}
          >
            {t('accounts.factors.codes.renew')}
          </Action>
        </div>
      </FactorRow>
    </FactorPart>
  )
}
