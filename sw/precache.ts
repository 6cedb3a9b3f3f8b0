import { PrecacheController } from 'workbox-precaching'
import { precachedFiles } from './build-files.ts'
import { ownAnswersOnly } from './own-answers.ts'

/** Keeps what every visit starts with, whole or not at all. */
export const precache = new PrecacheController({ plugins: [ownAnswersOnly] })
precache.precache(precachedFiles)

export const isPrecached = ({ href }: URL) => precache.getCacheKeyForURL(href) !== undefined
