import { useMatches } from '../use-matches.ts'

/** True when the visitor asked for less motion; false on the server, which cannot know. */
export const useReducedMotion = () => useMatches('(prefers-reduced-motion: reduce)')
