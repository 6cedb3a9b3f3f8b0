import type { Language } from '#contract/locale.ts'
import { texts as ar, type ServerTexts } from './ar.ts'
import { texts as en } from './en.ts'

/** What the server says by itself; it does not load the app's texts. */
export const serverTexts: Record<Language, ServerTexts> = { ar, en }
