export { SelectionPage as Page } from '#src/features/selection/selection-page.tsx'
