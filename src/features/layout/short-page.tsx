import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompanyName } from '#src/api/use-company.ts'
import { colors } from '#src/theme/tokens.ts'
import { ActionLink } from '#src/ui/action.tsx'
import { Impeller } from '#src/ui/impeller.tsx'
import { PageHead } from '#src/ui/page-head.tsx'

const Box = styled('div')({
  minBlockSize: '60vh',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  textAlign: 'center',
  gap: 20,
  paddingBlock: 64,
  paddingInline: 24,
  '& > svg': { color: colors.teal },
})

const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
  paddingBlock: 4,
})

interface ShortPageProps {
  title: string
  text: string
  notFound?: boolean
  /** A way on before the one home. */
  children?: ReactNode
}

/** A page of one message: the motif, what it is, and a way on. */
export function ShortPage({ title, text, notFound = false, children }: ShortPageProps) {
  const { t } = useTranslation()
  const company = useCompanyName()
  return (
    <Box>
      <PageHead title={`${title} | ${company}`} description={text} notFound={notFound} />
      <Impeller size={88} />
      <Typography variant="h1" sx={{ typography: 'h2' }}>
        {title}
      </Typography>
      <Typography sx={{ maxWidth: '30.2em', color: 'text.secondary' }}>{text}</Typography>
      <Ways>
        {children}
        {/* The app itself may have failed here. */}
        <ActionLink to="/" rel="external" look={children ? 'outlined' : 'filled'}>
          {t('pages.backHome')}
        </ActionLink>
      </Ways>
    </Box>
  )
}
