import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { useCompanyName } from '#src/api/use-company.ts'
import { colors } from '#src/theme/tokens.ts'
import { ActionLink, plainPadding } from '#src/ui/action.tsx'
import { PageHead } from '#src/ui/page-head.tsx'

const Content = styled('section')(({ theme }) => ({
  inlineSize: '100%',
  maxInlineSize: 420,
  marginInline: 'auto',
  marginBlockStart: 32,
  [theme.breakpoints.up('lg')]: { alignSelf: 'center', marginBlockStart: 0 },
}))

/** A way on below the form: its words begin where the form does. */
export const LinkBelow = styled(ActionLink)({
  marginBlockStart: 12,
  marginInlineStart: -plainPadding,
})

const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.h2,
  fontSize: 'clamp(1.6rem, 1.3rem + 1.2vw, 2.1rem)',
  marginBlock: '0 6px',
}))

const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  marginBlock: '0 28px',
  color: colors.inkSoft,
}))

interface GuestPageProps {
  title: string
  lead: string
  children: ReactNode
}

/** A page before the back office: what it is for, and its form. */
export function GuestPage({ title, lead, children }: GuestPageProps) {
  const company = useCompanyName()
  const id = useId()
  return (
    <Content aria-labelledby={id}>
      <PageHead title={`${title} | ${company}`} description={lead} />
      <Title id={id}>{title}</Title>
      <Lead>{lead}</Lead>
      {children}
    </Content>
  )
}
