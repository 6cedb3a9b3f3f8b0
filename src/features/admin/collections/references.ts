import { staffCollections } from '#contract/admin/collections.ts'
import { queryOptions } from '@tanstack/react-query'
import { listPeople } from '#contract/admin/people.ts'
import { endpointsOf } from '#contract/admin/endpoints.ts'
import { textIn } from '#contract/text-in.ts'
import type { ApiContextValue } from '#src/api/api-context.ts'
import { sections } from '#src/api/section-queries.ts'
import { fetchNetworkFirst } from '#src/api/fetch-network-first.ts'
import type { ReferenceName } from './field.ts'

export const pageSize = 100
/** Names that come late are there at the next look. */
const onLate = () => undefined

/** All records of a list, however many pages they fill: any of them can be named. */
export async function everyRecord<Item>(
  readPage: (pageNo: number) => Promise<{ data: { data: Item[]; totalCount: number } }>,
): Promise<Item[]> {
  const records: Item[] = []
  for (let pageNo = 1; ; pageNo += 1) {
    const { data, totalCount } = (await readPage(pageNo)).data
    records.push(...data)
    if (data.length === 0 || pageNo * pageSize >= totalCount) return records
  }
}

/** A record that can be named; of a person also where work can be given to them, and where some still is. */
export interface NamedRecord {
  code: string
  label: string
  collections?: readonly string[]
  formerly?: readonly string[]
  /** Of a label. */
  color?: string
}

/** The records that a field can name, by their ids, in the page's language. */
export const references = {
  services: ({ client, language }: ApiContextValue) =>
    queryOptions({
      queryKey: ['admin', 'services', 'names', language],
      queryFn: async ({ signal }): Promise<NamedRecord[]> => {
        const records = await everyRecord((pageNo) =>
          fetchNetworkFirst(
            client,
            endpointsOf(staffCollections.services).list,
            { query: { pageNo, pageSize } },
            { signal, onLate },
          ),
        )
        return records.map(({ id, title }) => ({
          code: id,
          label: textIn(title, language),
        }))
      },
    }),
  products: ({ client, language }: ApiContextValue) =>
    queryOptions({
      queryKey: ['admin', 'products', 'names', language],
      queryFn: async ({ signal }): Promise<NamedRecord[]> => {
        const records = await everyRecord((pageNo) =>
          fetchNetworkFirst(
            client,
            endpointsOf(staffCollections.products).list,
            { query: { pageNo, pageSize } },
            { signal, onLate },
          ),
        )
        return records.map(({ id, title }) => ({ code: id, label: textIn(title, language) }))
      },
    }),
  /** Applications name their vacancy by its part of the address. */
  vacancies: ({ client, language }: ApiContextValue) =>
    queryOptions({
      queryKey: ['admin', 'jobs', 'names', language],
      queryFn: async ({ signal }): Promise<NamedRecord[]> => {
        const records = await everyRecord((pageNo) =>
          fetchNetworkFirst(
            client,
            endpointsOf(staffCollections.jobs).list,
            { query: { pageNo, pageSize } },
            { signal, onLate },
          ),
        )
        return records.map(({ slug, title }) => ({
          code: slug,
          label: textIn(title, language),
        }))
      },
    }),
  /** The people to whom records are assigned, with the collections whose records may be, or still are. */
  people: ({ client }: ApiContextValue) =>
    queryOptions({
      queryKey: ['admin', 'people'],
      queryFn: async ({ signal }): Promise<NamedRecord[]> => {
        const { data } = await fetchNetworkFirst(client, listPeople, {}, { signal, onLate })
        return data.map(({ id, name, ...rest }) => ({ code: id, label: name, ...rest }))
      },
    }),
  labels: ({ client, language }: ApiContextValue) =>
    queryOptions({
      queryKey: ['admin', 'labels', 'names', language],
      queryFn: async ({ signal }): Promise<NamedRecord[]> => {
        const records = await everyRecord((pageNo) =>
          fetchNetworkFirst(
            client,
            endpointsOf(staffCollections.labels).list,
            { query: { pageNo, pageSize } },
            { signal, onLate },
          ),
        )
        return records.map(({ id, title, color }) => ({
          code: id,
          label: textIn(title, language),
          color,
        }))
      },
    }),
  /** As visitors see them: who reads messages need not manage branches. */
  branches: (api: ApiContextValue) =>
    queryOptions({
      queryKey: ['admin', 'branches', 'names', api.language],
      queryFn: async ({ client }): Promise<NamedRecord[]> =>
        (await client.fetchQuery(sections.branches(api))).map(({ id, name }) => ({
          code: id,
          label: name,
        })),
    }),
} satisfies Record<ReferenceName, unknown>
