import { ServicePage } from '#src/features/services/service-page.tsx'
import { NotFoundPage } from '../not-found-page.tsx'

export function Page({ slug }: { slug: string }) {
  return <ServicePage slug={slug} missing={<NotFoundPage />} />
}
