import { styled } from '@mui/material/styles'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { schemeChoices } from '#contract/color-scheme.ts'
import { chooseScheme, onSchemeChoice, schemeChoice } from '#src/theme/color-scheme.ts'
import { colors } from '#src/theme/tokens.ts'
import { Segments } from '../segments.tsx'

const Choices = styled(Segments<(typeof schemeChoices)[number]>)({
  padding: '8px 12px 12px',
  '& > legend': { marginBlockEnd: 4, color: colors.inkSoft },
})

/** Lets staff choose the look of the back office on this device. */
export function SchemeChoice() {
  const { t } = useTranslation('admin')
  const chosen = useSyncExternalStore(onSchemeChoice, schemeChoice)
  return (
    <Choices
      label={t('layout.scheme.label')}
      options={schemeChoices.map((value) => ({ value, text: t(`layout.scheme.${value}`) }))}
      chosen={chosen}
      onChoose={chooseScheme}
    />
  )
}
