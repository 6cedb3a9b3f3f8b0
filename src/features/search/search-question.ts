import { cutQuestion } from '#contract/search-text.ts'

/** The question, which the address keeps (SEARCH-3). */
interface SearchQuestion {
  q?: string
}

export function readSearchQuestion({ q = '' }: Record<string, string>): SearchQuestion {
  return q !== '' ? { q: cutQuestion(q) } : {}
}
