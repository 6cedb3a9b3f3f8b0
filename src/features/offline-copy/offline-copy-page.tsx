import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useCompanyName } from '#src/api/use-company.ts'
import { useHydrated } from '#src/hydration/use-hydrated.ts'
import { PageHead } from '#src/ui/page-head.tsx'
import { PageOpening } from '#src/ui/page-opening.tsx'
import { Section } from '#src/ui/section.tsx'
import { OfflineCopy } from './offline-copy.tsx'

/** As high as a copy that nobody has asked for yet, so that nothing below it moves. */
const Room = styled('div')(({ theme }) => ({
  minBlockSize: 560,
  [theme.breakpoints.up('md')]: { minBlockSize: 454 },
  '& > p': { margin: 0 },
}))

/** `/offline-copy`: a visitor keeps everything on this device, and removes it again (COPY-1). */
export function OfflineCopyPage() {
  const { t } = useTranslation()
  const company = useCompanyName()
  const hydrated = useHydrated()
  return (
    <>
      <PageHead title={`${t('copy.title')} | ${company}`} description={t('copy.lead')} />
      <PageOpening title={t('copy.title')} lead={t('copy.lead')} />
      <Section id="offline-copy" goesOn>
        <Room>
          {!hydrated ? (
            <p>{t('copy.reading')}</p>
          ) : 'serviceWorker' in navigator && 'caches' in globalThis ? (
            <OfflineCopy />
          ) : (
            <p>{t('copy.impossible')}</p>
          )}
        </Room>
      </Section>
    </>
  )
}
