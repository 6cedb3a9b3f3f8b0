import { brand } from '#brand/brand.ts'
import { newPasswordSchema } from '#contract/auth.ts'
import { languages } from '#contract/locale.ts'
import { foldForSearch } from '#contract/search-text.ts'
import { isValidationCode, type ValidationCode } from '#contract/validation-texts.ts'
import type { Database } from '#server/db/database.ts'
import { estimateGuesses } from './estimate-guesses.ts'

/** As a power of ten. An attacker who may try without end for a day finds a password that takes fewer guesses. */
const fewestGuesses = 8
/** Letters and digits that a password has beside the words that everyone would try first. */
const fewestOwn = 6
const shortestWord = 3

/**
 * Finds the fault of a new password (SESSION-27): it is short or blank, made of the account's e-mail or the
 * company's name, or easily guessed.
 *
 * @returns undefined where it is good
 */
export async function findPasswordFault(
  db: Database,
  password: string,
  email: string,
): Promise<ValidationCode | undefined> {
  const { error } = newPasswordSchema.safeParse(password)
  const [issue] = error?.issues ?? []
  if (issue && isValidationCode(issue.message)) return issue.message
  const emailWords = wordsOf(email)
  const companyWords = (await readCompanyNames(db)).flatMap(wordsOf)
  if (!hasOwn(password, emailWords)) return 'password.email'
  if (!hasOwn(password, [...emailWords, ...companyWords])) return 'password.company'
  const guesses = await estimateGuesses(password, [...emailWords, ...companyWords])
  return guesses < fewestGuesses ? 'password.common' : undefined
}

async function readCompanyNames(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('settings')
    .select(languages.map((language) => `company_name_${language}` as const))
    .execute()
  const names = rows.flatMap((row) => Object.values(row))
  return [...names, ...Object.values(brand.name)]
}

function wordsOf(text: string): string[] {
  return foldForSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortestWord)
}

/** Tells whether enough is left of a password without some words. */
function hasOwn(password: string, words: readonly string[]): boolean {
  const longestFirst = [...words].sort((one, other) => other.length - one.length)
  const letters = foldForSearch(password).replace(/[^\p{L}\p{N}]/gu, '')
  const own = longestFirst.reduce((rest, word) => rest.replaceAll(word, ''), letters)
  // A password of signs alone holds none of the words.
  return own.length === letters.length || own.length >= fewestOwn
}
