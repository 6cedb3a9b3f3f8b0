import { styled } from '@mui/material/styles'
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

const Title = styled('h1')(({ theme }) => ({ ...theme.typography.h2, margin: 0 }))

const Text = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  margin: 0,
  maxInlineSize: '30.2em',
  color: colors.inkSoft,
}))

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
      <Title>{title}</Title>
      <Text>{text}</Text>
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
