import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { colors } from '#src/theme/tokens.ts'
import { FormColumnTitle } from '#src/ui/form-columns.ts'

const Lead = styled('p')({ margin: 0, marginBlockEnd: 24, color: colors.inkSoft })

/** The section of `/Careers` that holds the CV form. */
export function CvSection({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <section id="apply" aria-labelledby="apply-title">
      <FormColumnTitle id="apply-title">{t('cv.title')}</FormColumnTitle>
      <Lead>{t('cv.lead')}</Lead>
      {children}
    </section>
  )
}
