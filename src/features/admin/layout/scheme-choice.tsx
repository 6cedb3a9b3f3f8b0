import { styled } from '@mui/material/styles'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { schemeChoices } from '#contract/color-scheme.ts'
import { chooseScheme, onSchemeChoice, schemeChoice } from '#src/theme/color-scheme.ts'
import { colors, radius, touchTarget } from '#src/theme/tokens.ts'

const Group = styled('fieldset')(({ theme }) => ({
  ...theme.typography.body2,
  minInlineSize: 0,
  margin: 0,
  padding: '8px 12px 12px',
  border: 0,
  '& > legend': { padding: 0, marginBlockEnd: 4, color: colors.inkSoft },
  '& > div': {
    display: 'flex',
    border: `1px solid ${colors.steel}`,
    borderRadius: radius,
    overflow: 'clip',
  },
}))

const Choice = styled('label')({
  position: 'relative',
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: touchTarget,
  paddingInline: 12,
  cursor: 'pointer',
  '& + &': { borderInlineStart: `1px solid ${colors.steel}` },
  '&:hover': { backgroundColor: colors.hoverWash },
  '&:has(:checked)': { color: colors.onTeal, backgroundColor: colors.teal, fontWeight: 600 },
  '&:has(:focus-visible)': { outline: `3px solid ${colors.amber}`, outlineOffset: -3 },
  '& > input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
})

/** Lets staff choose the look of the back office on this device. */
export function SchemeChoice() {
  const { t } = useTranslation('admin')
  const chosen = useSyncExternalStore(onSchemeChoice, schemeChoice)
  return (
    <Group>
      <legend>{t('layout.scheme.label')}</legend>
      <div>
        {schemeChoices.map((choice) => (
          <Choice key={choice}>
            <input
              type="radio"
              name="scheme"
              value={choice}
              checked={choice === chosen}
              onChange={() => chooseScheme(choice)}
            />
            {t(`layout.scheme.${choice}`)}
          </Choice>
        ))}
      </div>
    </Group>
  )
}
