import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'

const Rows = styled('div')({ display: 'grid', gap: 8, '& > p': { margin: 0 } })

/** The 'please wait' message, while data loads. */
export function PleaseWait({ rows = 6 }: { rows?: number }) {
  const { t } = useTranslation()
  return (
    <Rows>
      <p role="status">{t('state.pleaseWait')}</p>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={56} aria-hidden="true" />
      ))}
    </Rows>
  )
}
