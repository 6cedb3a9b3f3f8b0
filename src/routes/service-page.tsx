import { useParams } from '@tanstack/react-router'
import { ServicePage } from '#src/features/services/service-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

export function ServiceRoutePage() {
  const { slug } = useParams({ from: '/services/$slug' })
  return <ServicePage slug={slug} missing={<NotFoundPage />} />
}
