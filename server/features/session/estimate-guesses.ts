import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { foldForSearch } from '#contract/search-text.ts'
import { commonArabicPasswords } from './common-arabic-passwords.ts'

let estimator: Promise<ZxcvbnFactory> | undefined

/**
 * Estimates the number of guesses that a password withstands, as a power of ten. Capitals and accents count for nothing, since guessers
 * try them anyhow; Arabic digits are Latin ones.
 *
 * @param words that a guesser would try first for this account
 */
export async function estimateGuesses(password: string, words: string[]): Promise<number> {
  // Its lists take memory and time, which most processes never need.
  estimator ??= loadEstimator()
  return (await estimator).check(foldForSearch(password), words).guessesLog10
}

async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...dictionary, arabic: commonArabicPasswords.map(foldForSearch) },
    graphs: adjacencyGraphs,
    // The work grows with both faster than the password does, on the one thread.
    maxLength: 32,
    l33tMaxSubstitutions: 8,
  })
}
