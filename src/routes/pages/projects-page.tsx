export { ProjectsPage as Page } from '#src/features/projects/projects-page.tsx'
