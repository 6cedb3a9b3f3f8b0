import { useTranslation } from 'react-i18next'
import { Action } from '#src/ui/action.tsx'
import { VisibilityOutlinedIcon as VisibilityIcon } from '#src/ui/icons/visibility-outlined.tsx'

/** Shows this tab as a visitor sees it (ADMIN-1). */
export function VisitorViewButton({ onChosen }: { onChosen: () => void }) {
  const { t } = useTranslation('admin')
  const label = t('layout.viewAsVisitor')
  return (
    <Action type="button" look="icon" aria-label={label} title={label} onClick={onChosen}>
      <VisibilityIcon />
    </Action>
  )
}
