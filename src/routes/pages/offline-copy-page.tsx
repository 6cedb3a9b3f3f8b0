export { OfflineCopyPage as Page } from '#src/features/offline-copy/offline-copy-page.tsx'
