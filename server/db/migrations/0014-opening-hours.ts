import { type Kysely, sql } from 'kysely'

type Schema = Kysely<unknown>

const workday = [{ opens: '09:00', closes: '17:00' }]
/** Saturday to Thursday, which the site said of every branch before its hours could be edited. */
const week = [workday, workday, workday, workday, workday, [], workday]
const hoursIn = (timeZone: string) => JSON.stringify({ timeZone, week, exceptions: [] })

const otherTimeZones = {
  SA: 'Asia/Riyadh',
  AE: 'Asia/Dubai',
  QA: 'Asia/Qatar',
  KW: 'Asia/Kuwait',
  BH: 'Asia/Bahrain',
  OM: 'Asia/Muscat',
  JO: 'Asia/Amman',
  IQ: 'Asia/Baghdad',
  LB: 'Asia/Beirut',
}

/** Each branch gets opening hours of its own, in its country's time zone. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .alterTable('branches')
    .addColumn('opening_hours', 'text', (column) =>
      column.notNull().defaultTo(hoursIn('Africa/Cairo')),
    )
    .execute()
  for (const [country, timeZone] of Object.entries(otherTimeZones))
    await sql`update branches set opening_hours = ${hoursIn(timeZone)}
      where country_code = ${country}`.execute(db)
}
