/**
 * True where all is run: both languages, each test on a phone too, and all of the API on PostgreSQL, as `.ci/run` asks
 * by EVERYTHING. Else each behaviour is shown once: in one language, at the widths and on the databases that it depends
 * on.
 */
export const everything = Boolean(process.env['EVERYTHING'])

/** The project that shows on a phone again what is shown at a desk. */
export const phoneToo = 'phone-too'

/** Why a test of a run of everything is left out now; undefined while there is time. */
export function outOfTime(project: string, tags: readonly string[]): string | undefined {
  const isExtra = project === phoneToo || tags.includes('@full-run')
  return isExtra && Date.now() > Number(process.env['LEFT_OUT_AFTER'] ?? Infinity)
    ? 'time ran out on this machine, and another test shows the same rule'
    : undefined
}
