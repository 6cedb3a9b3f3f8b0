import { type Job, jobs } from '#contract/collections/jobs.ts'
import { type Product, products } from '#contract/collections/products.ts'
import { type Project, projects } from '#contract/collections/projects.ts'
import { type Service, services } from '#contract/collections/services.ts'
import type { Language } from '#contract/locale.ts'
import type { PublicReads } from '#server/content/public-reads.ts'

const collections = [
  { path: '/projects', collection: projects },
  { path: '/services', collection: services },
  { path: '/products', collection: products },
] as const

/** The records that addresses name: those with pages of their own, and the vacancies on theirs. */
export function createRecordLists(reads: PublicReads) {
  /** Made once of each answer, which stays the same object for as long as its content does. */
  const known = new WeakMap<object, Map<string, string>>()

  /** The slug of each record, by itself and by those that it had before. */
  async function slugs(
    { visitors }: (typeof collections)[number]['collection'] | typeof jobs,
    language: Language,
  ): Promise<Map<string, string>> {
    const body = await reads.read(visitors.call.id, {}, language)
    const before = known.get(body as object)
    if (before !== undefined) return before
    // This call answers with this type.
    const { data } = body as { data: (Project | Service | Product | Job)[] }
    const made = new Map(
      data.flatMap(({ slug, formerSlugs }) =>
        [slug, ...formerSlugs].map((one) => [one, slug] as const),
      ),
    )
    known.set(body as object, made)
    return made
  }

  return {
    /** Names the call that a list, or the page of one of its records, cannot do without. */
    mainCall: (address: string): string | undefined =>
      collections.find(({ path }) => address === path || address.startsWith(`${path}/`))?.collection
        .visitors.call.id,

    /**
     * The address of the record's page that an address names: another one where the record has moved.
     *
     * @throws ContentUnavailable
     */
    async pageAt(address: string, language: Language): Promise<string | undefined> {
      const list = collections.find(({ path }) => address.startsWith(`${path}/`))
      if (list === undefined) return undefined
      const named = address.slice(list.path.length + 1)
      const slug = (await slugs(list.collection, language)).get(named)
      return slug && `${list.path}/${slug}`
    },

    /** The present slug of the vacancy that a slug names. @throws ContentUnavailable */
    vacancySlug: async (named: string, language: Language): Promise<string | undefined> =>
      (await slugs(jobs, language)).get(named),

    /** The address of each record's page. @throws ContentUnavailable */
    async all(language: Language): Promise<string[]> {
      const lists = await Promise.all(
        collections.map(async ({ path, collection }) => {
          const present = new Set((await slugs(collection, language)).values())
          return [...present].map((slug) => `${path}/${slug}`)
        }),
      )
      return lists.flat()
    },
  }
}

export type RecordLists = ReturnType<typeof createRecordLists>
