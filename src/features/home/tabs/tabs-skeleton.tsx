import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { Panel, TabRow } from './tab-parts.ts'

export function TabsSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status">
      <span className="visually-hidden">{t('state.loading')}</span>
      <div aria-hidden="true">
        <TabRow sx={{ gap: 3 }}>
          {[0, 1, 2].map((place) => (
            <Skeleton key={place} height={52} sx={{ flex: 1 }} />
          ))}
        </TabRow>
        <Panel>
          {['100%', '96%', '99%', '48%'].map((width) => (
            <Skeleton key={width} width={width} height={36} />
          ))}
        </Panel>
      </div>
    </div>
  )
}
