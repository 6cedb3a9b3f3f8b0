import { View } from '@react-pdf/renderer'
import { lightColors } from '#brand/colors.ts'
import type { Product } from '#contract/collections/products.ts'
import { productRanges } from '#contract/content-values.ts'
import { rangeText } from '#src/i18n/range-text.ts'
import { PageFrame } from './page-frame.tsx'
import { Photo } from './photo.tsx'
import { boxes, type Profile } from './profile.ts'
import { styles } from './styles.ts'
import { Line, Row } from './text.tsx'
import { RangeChart } from './range-chart.tsx'

/** The fans: the ranges of all of them side by side, then each with its figures. */
export function ProductsPages({ profile }: { profile: Profile }) {
  const { content, direction, t } = profile
  if (content.products.length === 0) return null
  return (
    <PageFrame
      profile={profile}
      part="products"
      title={t('exports.profile.document.parts.products')}
    >
      <Line direction={direction} style={{ ...styles.body, marginBottom: 14 }}>
        {t('exports.profile.document.rangesLead')}
      </Line>
      <RangeChart profile={profile} />
      {content.products.map((product) => (
        <ProductRow key={product.id} profile={profile} product={product} />
      ))}
    </PageFrame>
  )
}

function ProductRow({ profile, product }: { profile: Profile; product: Product }) {
  const { direction, t } = profile
  const { title, description, picture, sizes } = product
  const facts = productRanges
    .filter((name) => product[name].maximum > 0)
    .map((name) => ({
      label: t(`translation:products.${name}`),
      value: `${rangeText(product[name])} ${t(`translation:unit.${name}`)}`,
    }))
  const sizesText = `${sizes.map(String).join(' · ')} ${t('translation:unit.size')}`
  return (
    <Row
      direction={direction}
      wrap={false}
      style={{
        columnGap: 18,
        paddingVertical: 10,
        borderTopWidth: 0.75,
        borderTopColor: lightColors.line,
      }}
    >
      <Photo profile={profile} picture={picture} box={boxes.product} />
      <View style={{ flexGrow: 1, flexBasis: 0 }}>
        <Line direction={direction} style={styles.heading}>
          {title}
        </Line>
        <Line direction={direction} style={{ ...styles.soft, marginBottom: 5 }}>
          {description}
        </Line>
        <Row direction={direction} style={{ columnGap: 12 }}>
          {facts.map(({ label, value }) => (
            <View key={label} style={{ flexGrow: 1, flexBasis: 0 }}>
              <Line direction={direction} style={styles.small}>
                {label}
              </Line>
              <Line direction={direction} style={styles.strong}>
                {value}
              </Line>
            </View>
          ))}
        </Row>
        {sizes.length > 0 && (
          <Line direction={direction} style={{ ...styles.small, marginTop: 3 }}>
            {`${t('translation:products.sizes')}: ${sizesText}`}
          </Line>
        )}
      </View>
    </Row>
  )
}
