import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { OwnFactors as Factors, OwnPasskey } from '#contract/own-factors.ts'
import { useApi } from '#src/api/api-context.ts'
import { formatMoment } from '#src/i18n/format-moment.ts'
import { useConnected } from '#src/ui/use-connected.ts'
import { Action } from '#src/ui/action.tsx'
import { LoadFailure } from '#src/ui/load-failure.tsx'
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
      <LoadFailure
        error={error}
        offline={t('accounts.factors.needsConnection')}
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

interface FactorActionProps {
  text: string
  /** The name of what it is done to, where several on the page are called alike. */
  of?: string
  disabled: boolean
  onClick: () => void
}

function FactorAction({ text, of, ...rest }: FactorActionProps) {
  return (
    <Action
      {...rest}
      type="button"
      look="outlined"
      aria-label={of === undefined ? undefined : `${text}: ${of}`}
    >
      {text}
    </Action>
  )
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
          <FactorAction
            text={t(`accounts.factors.totp.${totp === null ? 'setUp' : 'replace'}`)}
            disabled={disabled}
            onClick={() => changes.ask({ kind: 'totp' })}
          />
          {totp !== null && (
            <FactorAction
              text={t('accounts.factors.remove')}
              of={name}
              disabled={disabled}
              onClick={() => changes.ask({ kind: 'removeTotp' })}
            />
          )}
        </div>
      </FactorRow>
    </FactorPart>
  )
}

function PasskeysPart({ passkeys, changes, disabled }: PartProps & Pick<Factors, 'passkeys'>) {
  const { t } = useTranslation('admin')
  const name = t('accounts.factors.passkeys.title')
  // Passkeys that other browsers have made can still be looked at and removed here.
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
            <FactorAction
              text={t('accounts.factors.passkeys.add')}
              disabled={disabled}
              onClick={() => changes.ask({ kind: 'passkey' })}
            />
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
          <FactorAction
            text={t('accounts.factors.passkeys.rename')}
            of={name}
            disabled={disabled}
            onClick={() => changes.rename(passkey)}
          />
          <FactorAction
            text={t('accounts.factors.remove')}
            of={name}
            disabled={disabled}
            onClick={() => changes.ask({ kind: 'removePasskey', passkey })}
          />
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
          <FactorAction
            text={t('accounts.factors.codes.renew')}
            disabled={disabled}
            onClick={() => changes.ask({ kind: 'codes' })}
          />
        </div>
      </FactorRow>
    </FactorPart>
  )
}
