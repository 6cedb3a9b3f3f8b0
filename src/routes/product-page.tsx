import { useParams } from '@tanstack/react-router'
import { ProductPage } from '#src/features/products/product-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

export function ProductRoutePage() {
  const { slug } = useParams({ from: '/products/$slug' })
  return <ProductPage slug={slug} missing={<NotFoundPage />} />
}
