import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { fieldHeight } from '#src/theme/tokens.ts'
import { Segments } from '../segments.tsx'
import type { ListView } from './list-address.ts'

const Choices = styled(Segments<ListView>)({
  '& > legend': { fontWeight: 600, marginBlockEnd: 6 },
  '& label': { minBlockSize: fieldHeight - 2 },
})

interface ViewSwitchProps {
  view: ListView
  onView: (view: ListView) => void
}

/** Shows the records of a list one below the other, or by their states (WORK-13). */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  const { t } = useTranslation('admin')
  return (
    <Choices
      label={t('collections.board.view')}
      options={[
        { value: 'list', text: t('collections.board.list') },
        { value: 'board', text: t('collections.board.board') },
      ]}
      chosen={view}
      onChoose={onView}
    />
  )
}
