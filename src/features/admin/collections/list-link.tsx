import { useTranslation } from 'react-i18next'
import { plainPadding } from '#src/ui/action.tsx'
import { EditNoteIcon } from '#src/ui/icons/edit-note.tsx'
import { RouteAction } from '../route-action.ts'
import { routeTo } from './route-to.ts'

interface ListLinkProps {
  /** The collection, whose list the side menu does not name. */
  to: 'labels' | 'reply-templates'
}

/** Leads to what staff make for their work on records: the labels, or the templates of replies. */
export function ListLink({ to }: ListLinkProps) {
  const { t } = useTranslation('admin')
  return (
    <RouteAction
      to={routeTo(`/admin/${to}`)}
      look="plain"
      style={{ marginInlineStart: -plainPadding }}
    >
      <EditNoteIcon fontSize="small" />
      {t(`collections.of.${to}.title`)}
    </RouteAction>
  )
}
