import { useParams } from '@tanstack/react-router'
import { ProjectPage } from '#src/features/projects/project-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

export function ProjectRoutePage() {
  const { slug } = useParams({ from: '/projects/$slug' })
  return <ProjectPage slug={slug} missing={<NotFoundPage />} />
}
