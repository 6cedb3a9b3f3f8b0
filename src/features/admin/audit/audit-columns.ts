import { auditActions, type LogEntry } from '#contract/admin/audit.ts'
import type { Language } from '#contract/locale.ts'
import { textIn } from '#contract/text-in.ts'
import { deviceWords } from '#src/i18n/device-words.ts'
import type { AdminColumn, AdminText } from '../collections/column.ts'
import { dayText } from '../exports/column-text.ts'
import { collectionTitle } from '../collections/screen-texts.ts'

type Action = LogEntry['action']
type ChangeAction = (typeof auditActions)[number]

const isChange = (action: Action): action is ChangeAction =>
  (auditActions as readonly string[]).includes(action)

/** The words for what happened. */
export function actionText(action: Action, t: AdminText): string {
  return isChange(action)
    ? t(`collections.audit.actions.${action}`)
    : t(`accounts.audit.actions.${action}`)
}

/** The columns of the audit trail, alike in the table, on cards and in exports (AUDIT-6). */
export function auditColumns(t: AdminText): AdminColumn<LogEntry>[] {
  return [
    {
      name: 'at',
      header: () => t('accounts.audit.when'),
      kind: 'moment',
      value: ({ at }) => new Date(at),
      width: 0.9,
    },
    {
      name: 'action',
      header: () => t('accounts.audit.what'),
      kind: 'choice',
      value: ({ action }) => action,
      choice: (code) => actionText(code as Action, t),
      width: 0.9,
      card: 'title',
    },
    {
      name: 'person',
      header: () => t('accounts.audit.who'),
      kind: 'email',
      // Nobody does what the upkeep does (PERSON-10).
      value: ({ userEmail, action }) =>
        action === 'retentionErased' ? t('accounts.audit.itself') : userEmail,
      none: () => t('accounts.audit.unknown'),
      width: 1.2,
    },
    {
      name: 'collection',
      header: () => t('accounts.audit.where'),
      kind: 'choice',
      value: ({ collection }) => collection,
      choice: (code) => collectionTitle(code)(t),
      width: 0.8,
    },
    {
      name: 'details',
      header: () => t('accounts.audit.details'),
      kind: 'text',
      value: (entry, language) => detailsText(entry, t, language),
      width: 2,
    },
  ]
}

/** Isolates a name or number, so that its signs keep their places in a sentence of either direction. */
const isolated = (text: string, direction: '\u2066' | '\u2068') => `${direction}${text}\u2069`

const isFailure = (action: Action) => action === 'signInFailed' || action === 'codeFailed'

/** How many records it was about, and of an exported list the form. */
function rowsText(format: NonNullable<LogEntry['details']>['format'], count: number, t: AdminText) {
  const rows = t('exports.rowCount', { count })
  return format === null ? rows : t(`accounts.audit.formats.${format}`, { rows })
}

/** The record that it was about, and what is known besides. */
function detailsText(
  { action, title, count, details }: LogEntry,
  t: AdminText,
  language: Language,
): string {
  const name = textIn(title, language)
  const record = name && isolated(name, '\u2068')
  if (details === null) return record
  const { browser, system, network, file, format, rows, factor, until } = details
  const parts = [
    record,
    file && isolated(file, '\u2068'),
    rows !== null && rowsText(format, rows, t),
    factor && t(`accounts.audit.factor.${factor}`),
    until === '' && t('accounts.retention.endless'),
    until && t('accounts.retention.until', { day: dayText(t, until) }),
    (browser ?? system) && deviceWords(t, details),
    network && isolated(network, '\u2066'),
    isFailure(action) && network === '' && t('accounts.audit.otherNetworks'),
    count > 1 && t('accounts.audit.times', { count }),
  ]
  return parts.filter(Boolean).join(' · ')
}
