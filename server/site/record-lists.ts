import { z } from 'zod/mini'
import { getAllProducts } from '#contract/content/product.ts'
import { getAllProjects } from '#contract/content/project.ts'
import { getAllServices } from '#contract/content/service.ts'
import type { Language } from '#contract/locale.ts'
import type { PublicReads } from '#server/content/public-reads.ts'

const collections = [
  { path: '/projects', endpoint: getAllProjects },
  { path: '/services', endpoint: getAllServices },
  { path: '/products', endpoint: getAllProducts },
] as const

/** The collections whose records have pages of their own. */
export function createRecordLists(reads: PublicReads) {
  /** Made once of each answer, which stays the same object for as long as its content does. */
  const known = new WeakMap<object, Map<string, string>>()

  /** The address of each record's page, by itself and by those that it had before. */
  async function addresses(
    { path, endpoint }: (typeof collections)[number],
    language: Language,
  ): Promise<Map<string, string>> {
    const body = await reads.read(endpoint.id, {}, language)
    const before = known.get(body as object)
    if (before !== undefined) return before
    const { data } = z.parse(endpoint.output, body)
    const made = new Map(
      data.flatMap(({ slug, formerSlugs }) =>
        [slug, ...formerSlugs].map((one) => [`${path}/${one}`, `${path}/${slug}`] as const),
      ),
    )
    known.set(body as object, made)
    return made
  }

  return {
    /** Names the call that a list, or the page of one of its records, cannot do without. */
    mainCall: (address: string): string | undefined =>
      collections.find(({ path }) => address === path || address.startsWith(`${path}/`))?.endpoint
        .id,

    /**
     * The address of the record's page that an address names: another one where the record has moved.
     *
     * @throws ContentUnavailable
     */
    async pageAt(address: string, language: Language): Promise<string | undefined> {
      const list = collections.find(({ path }) => address.startsWith(`${path}/`))
      return list && (await addresses(list, language)).get(address)
    },

    /** The address of each record's page. @throws ContentUnavailable */
    async all(language: Language): Promise<string[]> {
      const lists = await Promise.all(collections.map((list) => addresses(list, language)))
      return lists.flatMap((list) => [...new Set(list.values())])
    },
  }
}

export type RecordLists = ReturnType<typeof createRecordLists>
