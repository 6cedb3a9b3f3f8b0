import { ProductPage } from '#src/features/products/product-page.tsx'
import { NotFoundPage } from '../not-found-page.tsx'

export function Page({ slug }: { slug: string }) {
  return <ProductPage slug={slug} missing={<NotFoundPage />} />
}
