export { TrackPage as Page } from '#src/features/track/track-page.tsx'
