export { SearchPage as Page } from '#src/features/search/search-page.tsx'
