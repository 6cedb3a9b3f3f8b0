import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { PageLead, PageTitle } from './opening-parts.tsx'
import { PageColumn } from './page-column.ts'

const Opening = styled(PageColumn)(({ theme }) => ({
  paddingBlock: '32px 24px',
  [theme.breakpoints.up('md')]: { paddingBlock: '64px 40px' },
}))

interface PageOpeningProps {
  title: string
  lead: string
  children?: ReactNode
}

/** The start of a page that goes on with its content at once: what it is called and, in a sentence, what it holds. */
export function PageOpening({ title, lead, children }: PageOpeningProps) {
  return (
    <Opening>
      <PageTitle>{title}</PageTitle>
      <PageLead>{lead}</PageLead>
      {children}
    </Opening>
  )
}
