import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { CardButton, CertificateGrid } from './certificate-parts.ts'

export function CertificatesSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status">
      <span className="visually-hidden">{t('state.loading')}</span>
      <CertificateGrid aria-hidden="true">
        {[0, 1, 2, 3].map((place) => (
          <li key={place}>
            <CardButton as="div" sx={{ minBlockSize: 250 }}>
              <Skeleton variant="rounded" width={40} height={40} />
              <Skeleton width="80%" height={32} />
              <Skeleton width="100%" />
              <Skeleton width="92%" />
              <Skeleton width="60%" />
            </CardButton>
          </li>
        ))}
      </CertificateGrid>
    </div>
  )
}
