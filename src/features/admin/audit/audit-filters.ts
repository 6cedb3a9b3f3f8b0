import { useQuery } from '@tanstack/react-query'
import { accessActions, auditActions, type LogEntry, logPeriods } from '#contract/admin/audit.ts'
import type { CollectionDescription } from '#contract/collections/collection.ts'
import { collections } from '#contract/collections/collections.ts'
import { useApi } from '#src/api/api-context.ts'
import { accountsQuery } from '../accounts/accounts-query.ts'
import { collectionTitle } from '../collections/screen-texts.ts'
import type { ListFilter } from '../collections/list-filter.ts'
import { actionText } from './audit-columns.ts'

/** Every part of the back office that the trail tells of, those that are signed in to first. */
const places = [
  'sessions',
  'accounts',
  'second-factor',
  ...Object.values<CollectionDescription>(collections).flatMap(({ name, screens }) =>
    screens === undefined ? [] : [name],
  ),
  'files',
  'persons',
  'audit-log',
]

type Period = (typeof logPeriods)[number]

/** The filters of the audit trail: by person, kind, collection and period (AUDIT-6). */
export function useAuditFilters(): ListFilter[] {
  const { data: accounts = [], isPending } = useQuery(accountsQuery(useApi()))
  const emails = new Map(accounts.map(({ id, email }) => [id, email]))
  return [
    {
      name: 'userId',
      label: (t) => t('accounts.audit.who'),
      options: [...emails.keys()],
      loading: isPending,
      text: (id) => emails.get(id) ?? id,
    },
    {
      name: 'action',
      label: (t) => t('accounts.audit.what'),
      options: [...accessActions, ...auditActions],
      text: (code, t) => actionText(code as LogEntry['action'], t),
    },
    {
      name: 'collection',
      label: (t) => t('accounts.audit.where'),
      options: places,
      text: (name, t) => collectionTitle(name)(t),
    },
    {
      name: 'days',
      label: (t) => t('accounts.audit.period'),
      options: [...logPeriods],
      text: (days, t) => t(`accounts.audit.periods.${days as Period}`),
    },
  ]
}
