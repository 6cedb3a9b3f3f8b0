import Skeleton from '@mui/material/Skeleton'
import { colors } from '#src/theme/tokens.ts'
import { useTranslation } from 'react-i18next'
import { CounterCell, CounterFigure, CounterGrid, CounterLabel } from './counter-grid.ts'

const onDark = { bgcolor: colors.onDarkWash }

export function CountersSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status">
      <span className="visually-hidden">{t('state.loading')}</span>
      <CounterGrid aria-hidden="true">
        {Array.from({ length: 4 }, (_, index) => (
          <CounterCell key={index}>
            <CounterLabel>
              <Skeleton width="70%" sx={onDark} />
            </CounterLabel>
            <CounterFigure>
              <Skeleton width="56%" sx={onDark} />
            </CounterFigure>
          </CounterCell>
        ))}
      </CounterGrid>
    </div>
  )
}
