import type { Product } from '#contract/collections/products.ts'
import { productRanges } from '#contract/content-values.ts'
import { organizationId } from './organization.ts'
import type { SharedPicture } from './shared-picture.ts'
import type { SiteFacts } from './site-facts.ts'

/** A Product with its figures; there are no prices to tell. */
export function productMarkup(
  product: Product,
  address: string,
  { url }: SharedPicture,
  { origin, t }: SiteFacts,
) {
  const figures = productRanges
    .filter((name) => product[name].maximum > 0)
    .map((name) => ({
      '@type': 'PropertyValue',
      name: t(`products.${name}`),
      minValue: product[name].minimum,
      maxValue: product[name].maximum,
      unitText: t(`unit.${name}`),
    }))
  return {
    '@type': 'Product',
    '@id': `${address}#product`,
    name: product.title,
    description: product.description,
    url: address,
    image: url,
    category: t(`productType.${product.type}`),
    brand: organizationId(origin),
    manufacturer: organizationId(origin),
    additionalProperty: figures,
  }
}
