import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FanModel } from '#contract/fans/fan-model.ts'
import { formatNumber } from '#src/i18n/format-number.ts'
import { screenOnly } from '#src/theme/print-css.ts'
import { colors, elevation, headerHeight, radius, touchTarget } from '#src/theme/tokens.ts'
import { useAddressedControl } from '#src/ui/filter-controls.tsx'
import { ExpandMoreIcon } from '#src/ui/icons/expand-more.tsx'
import { PageColumn } from '#src/ui/page-column.ts'
import { SelectBox } from '#src/ui/select-box.ts'
import { Unbroken } from '#src/ui/unbroken.ts'

const Bar = styled('div')({
  position: 'sticky',
  insetBlockStart: headerHeight.slim,
  zIndex: 3,
  backgroundColor: colors.surface,
  borderBlock: `1px solid ${colors.line}`,
  boxShadow: elevation.low,
  ...screenOnly,
})

const Line = styled(PageColumn)({
  paddingBlock: 10,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 16,
  rowGap: 8,
})

const Choice = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  fontWeight: 600,
  flex: '1 1 0',
  minInlineSize: 160,
  [theme.breakpoints.up('md')]: { flex: '0 0 auto', inlineSize: 300 },
  '& > div': { flex: 1 },
  '& select': {
    font: 'inherit',
    inlineSize: '100%',
    minBlockSize: touchTarget,
    paddingInlineStart: 12,
    border: `1px solid ${colors.steel}`,
    borderRadius: radius,
    backgroundColor: colors.surface,
    color: colors.tealDeep,
  },
}))

const Facts = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'none',
  flex: 1,
  flexWrap: 'wrap',
  columnGap: 18,
  margin: 0,
  color: colors.inkSoft,
  [theme.breakpoints.up('lg')]: { display: 'flex' },
}))

/** A code reads from left to right, but its box lies as the page does: else the arrow would stand on the code. */
const isolated = (code: string) => `\u2066${code}\u2069`

interface SizeBarProps {
  models: readonly FanModel[]
  chosen: FanModel
  onChoose: (code: string) => void
  children: ReactNode
}

/** The choice of a size, which stays on the screen while all that is told of it goes by. */
export function SizeBar({ models, chosen, onChoose, children }: SizeBarProps) {
  const { t } = useTranslation()
  const select = useAddressedControl<HTMLSelectElement>(chosen.code, onChoose)
  return (
    <Bar>
      <Line>
        <Choice>
          {t('fan.size')}
          <SelectBox>
            <select
              ref={select}
              autoComplete="off"
              defaultValue={chosen.code}
              onChange={(event) => onChoose(event.currentTarget.value)}
            >
              {models.map(({ code }) => (
                <option key={code} value={code}>
                  {isolated(code)}
                </option>
              ))}
            </select>
            <ExpandMoreIcon aria-hidden="true" />
          </SelectBox>
        </Choice>
        <Facts>
          <Unbroken>
            ⌀ {formatNumber(chosen.diameter)} {t('unit.size')}
          </Unbroken>
          <Unbroken>
            {formatNumber(chosen.speed)} {t('fan.unit.speed')}
          </Unbroken>
          <Unbroken>
            {formatNumber(chosen.motorPower)} {t('unit.power')}
          </Unbroken>
        </Facts>
        {children}
      </Line>
    </Bar>
  )
}
