import { useTranslation } from 'react-i18next'
import { RouteAction } from '../route-action.ts'
import { routeTo } from '../collections/route-to.ts'
import { EmptyState } from './empty-state.tsx'

/** A page that the person's roles do not let them see: it says so, and whom to ask (ROLE-6). */
export function NotAllowed() {
  const { t } = useTranslation('admin')
  return (
    <EmptyState
      text={t('layout.notAllowed')}
      action={
        <RouteAction to={routeTo('/admin/')} look="outlined">
          {t('dashboard.title')}
        </RouteAction>
      }
    />
  )
}
