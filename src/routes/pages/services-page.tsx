export { ServicesPage as Page } from '#src/features/services/services-page.tsx'
