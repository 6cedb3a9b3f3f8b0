import { useTranslation } from 'react-i18next'
import { plainPadding } from '#src/ui/action.tsx'
import { HistoryIcon } from '#src/ui/icons/history.tsx'
import { RouteAction } from '../route-action.ts'
import { routeTo } from './route-to.ts'
import type { CollectionScreen } from './screen.ts'

/** Leads to the addresses that a list's records had before. */
export function FormerAddresses({ screen }: { screen: CollectionScreen }) {
  const { t } = useTranslation('admin')
  return (
    <RouteAction
      to={routeTo('/admin/redirects')}
      // The names in a list's address are its own.
      search={{ collection: screen.collection.name } as never}
      look="plain"
      style={{ marginInlineStart: -plainPadding }}
    >
      <HistoryIcon fontSize="small" />
      {t('collections.of.redirects.title')}
    </RouteAction>
  )
}
