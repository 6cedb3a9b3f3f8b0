import type { Language } from '#contract/locale.ts'
import { texts as ar, type ServerTexts } from './ar.ts'
import { texts as en } from './en.ts'

/** The server's own texts. It does not load the app's. */
export const serverTexts: Record<Language, ServerTexts> = { ar, en }
