/**
 * True where all is run: both languages, each test on a phone too, and all of the API on PostgreSQL, as `.ci/run` asks
 * by EVERYTHING. Else each behaviour is shown once: in one language, at the widths and on the databases that it depends
 * on.
 */
export const everything = Boolean(process.env['EVERYTHING'])
