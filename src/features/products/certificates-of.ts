import type { Certificate } from '#contract/collections/certificates.ts'
import type { Product } from '#contract/collections/products.ts'

/** The certificates of a product: those that name it, and those of the company, which name none (SIZE-6). */
export function certificatesOf<Named extends Pick<Certificate, 'products'>>(
  { slug }: Pick<Product, 'slug'>,
  all: readonly Named[],
): Named[] {
  return all.filter(
    ({ products }) => products.length === 0 || products.some((product) => product.slug === slug),
  )
}
