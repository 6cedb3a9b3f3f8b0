import { fileURLToPath } from 'node:url'

/** The project's folder; every command works from it, wherever it was called. */
export const projectRoot = fileURLToPath(new URL('../../', import.meta.url))
