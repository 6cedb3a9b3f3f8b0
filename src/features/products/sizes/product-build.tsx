import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '#contract/collections/products.ts'
import type { FanModel } from '#contract/fans/fan-model.ts'
import { colors } from '#src/theme/tokens.ts'
import { languageAttributes, LocalizedText } from '#src/ui/localized-text.tsx'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 40,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 56 },
}))

const Heading = styled('h3')(({ theme }) => ({
  ...theme.typography.h4,
  margin: 0,
  marginBlockEnd: 12,
  paddingBlockStart: 16,
  borderBlockStart: `2px solid ${colors.teal}`,
}))

const Text = styled('p')(({ theme }) => ({ ...theme.typography.body1, margin: 0 }))

const Items = styled('ul')(({ theme }) => ({
  ...theme.typography.body1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { paddingBlock: 4 },
}))

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Heading>{title}</Heading>
      {children}
    </div>
  )
}

/** Material, what can be ordered with it, and what it is made to; a part without content is left out. */
export function ProductBuild({ product, model }: { product: Product; model?: FanModel }) {
  const { t } = useTranslation()
  const { construction, options, standards } = product
  return (
    <Columns>
      {construction !== '' && (
        <Part title={t('fan.construction')}>
          <LocalizedText as={Text} record={product} field="construction">
            {construction}
          </LocalizedText>
          {model && (
            <Text sx={{ marginBlockStart: '12px', color: 'text.secondary' }}>
              {t(`fan.temperatureTexts.${model.temperatureClass}`)}
            </Text>
          )}
        </Part>
      )}
      {options.length > 0 && (
        <Part title={t('fan.options')}>
          <Items {...languageAttributes(product, 'options')}>
            {options.map((option) => (
              <li key={option}>{option}</li>
            ))}
          </Items>
        </Part>
      )}
      {standards.length > 0 && (
        <Part title={t('fan.standards')}>
          <Items {...languageAttributes(product, 'standards')}>
            {standards.map((standard) => (
              <li key={standard}>
                <bdi>{standard}</bdi>
              </li>
            ))}
          </Items>
        </Part>
      )}
    </Columns>
  )
}

/** True where there is something to tell of how a product is built. */
export const hasBuild = ({ construction, options, standards }: Product): boolean =>
  construction !== '' || options.length > 0 || standards.length > 0
