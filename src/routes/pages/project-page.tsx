import { ProjectPage } from '#src/features/projects/project-page.tsx'
import { NotFoundPage } from '../not-found-page.tsx'

export function Page({ slug }: { slug: string }) {
  return <ProjectPage slug={slug} missing={<NotFoundPage />} />
}
