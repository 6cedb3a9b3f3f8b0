import { cutQuestion } from '#contract/search-text.ts'

/** The question, which the address keeps (SEARCH-3). */
interface SearchQuestion {
  q?: string
}

export function readSearchQuestion(search: Record<string, unknown>): SearchQuestion {
  // The router reads digits in an address as a number.
  const q = typeof search.q === 'number' ? String(search.q) : search.q
  return typeof q === 'string' && q !== '' ? { q: cutQuestion(q) } : {}
}
