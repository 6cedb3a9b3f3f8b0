/** The limits of fields in admin forms: characters, or entries of a list; `minimum` is that of RECORD-1. */
export const fieldLimits = {
  minimum: 2,
  title: 200,
  text: 5_000,
  listItem: 300,
  list: 50,
  link: 500,
  phones: 10,
  aboutImages: 4,
  gallery: 30,
  slug: 80,
  note: 2_000,
  reply: 5_000,
  labels: 10,
  sizes: 60,
  /** Records that a record names, and how many there are of each. */
  mentions: 20,
  mentionedCount: 100_000,
  /** PostgreSQL's integers end at about twice this. */
  number: 1_000_000_000,
} as const
