import { useTranslation } from 'react-i18next'
import { LtrText } from '#src/ui/ltr-text.tsx'

/** The kinds of work that can fail on the server. */
type Attempt = 'backup' | 'mail' | 'push'

/** Reasons that a person can do something about, by the codes of the system, the drivers and the server itself. */
const reasons = {
  backup: {
    noRoom: ['no_space', 'ENOSPC', 'EDQUOT'],
    folder: ['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTDIR', 'ENOENT'],
    disk: ['EIO'],
    database: ['unavailable', 'missing'],
  },
  mail: {
    unreachable: ['ECONNECTION', 'ESOCKET', 'ETIMEDOUT'],
    signIn: ['EAUTH'],
    security: ['ETLS', 'EREQUIRETLS'],
    refused: ['EENVELOPE', 'EMESSAGE', 'EPROTOCOL'],
    noRoom: ['no_space', 'ENOSPC', 'EDQUOT'],
  },
  push: {
    unreachable: ['unreachable'],
    refused: ['400', '401', '403', '413'],
    busy: ['429', '500', '502', '503', '504'],
  },
} as const satisfies Record<Attempt, Record<string, readonly string[]>>

/** Says why an attempt failed and what to do about it; of a reason that has no words it shows the code. */
export function FaultWords({ of, code }: { of: Attempt; code: string }) {
  const { t } = useTranslation('admin')
  const groups: Record<string, readonly string[]> = reasons[of]
  const reason = Object.keys(groups).find((name) => groups[name]?.includes(code))
  if (reason !== undefined) return t(`health.why.${of}.${reason}` as 'health.why.push.busy')
  if (code === '') return t('health.why.log')
  return (
    <>
      {t('health.why.other')} <LtrText>{code}</LtrText>
    </>
  )
}
