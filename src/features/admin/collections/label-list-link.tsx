import { useTranslation } from 'react-i18next'
import { plainPadding } from '#src/ui/action.tsx'
import { EditNoteIcon } from '#src/ui/icons/edit-note.tsx'
import { RouteAction } from '../route-action.ts'
import { routeTo } from './route-to.ts'

/** Leads to the labels that can be put on a list's records. */
export function LabelListLink() {
  const { t } = useTranslation('admin')
  return (
    <RouteAction
      to={routeTo('/admin/labels')}
      look="plain"
      style={{ marginInlineStart: -plainPadding }}
    >
      <EditNoteIcon fontSize="small" />
      {t('collections.of.labels.title')}
    </RouteAction>
  )
}
