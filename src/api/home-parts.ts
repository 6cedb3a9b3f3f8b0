import {
  type QueryClient,
  type QueryKey,
  queryOptions,
  skipToken,
  useQuery,
} from '@tanstack/react-query'
import type { Product } from '#contract/collections/products.ts'
import type { Project } from '#contract/collections/projects.ts'
import { hydration } from '#src/hydration/hydration.ts'
import { type ApiContextValue, useApi } from './api-context.ts'
import { sections } from './section-queries.ts'

const common = ['id', 'slug', 'title', 'imageUrl', 'picture', 'alt', 'fieldLanguages'] as const
const productFields = [...common, 'airflow', 'pressure'] as const
const projectFields = [...common, 'location', 'year', 'description', 'quantities'] as const

/** A product, and the one project that is told, with the fields that the home page shows. */
export type HomeProduct = Pick<Product, (typeof productFields)[number]>
export type HomeProject = Pick<Project, (typeof projectFields)[number]>

function only<Item extends object, Name extends keyof Item>(
  item: Item,
  names: readonly Name[],
): Pick<Item, Name> {
  // The names are the item's own.
  return Object.fromEntries(
    names.flatMap((name) => (name in item ? [[name, item[name]]] : [])),
  ) as Pick<Item, Name>
}

const productsOf = (items: readonly Product[]): HomeProduct[] =>
  items.map((item) => only(item, productFields))
const projectsOf = (items: readonly Project[]): HomeProject[] =>
  items.slice(0, 1).map((item) => only(item, projectFields))

/** A part as it came inside the server's HTML; without data anywhere else. */
const partQuery = <Item>(name: 'products' | 'projects') =>
  queryOptions<Item[]>({
    queryKey: ['home-part', name],
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  })
const productsPart = partQuery<HomeProduct>('products')
const projectsPart = partQuery<HomeProject>('projects')

interface Cache {
  queryClient: QueryClient
  api: ApiContextValue
}

function keepPart<Item, Part>(
  client: QueryClient,
  whole: QueryKey,
  part: QueryKey,
  pick: (items: readonly Item[]) => Part[],
): void {
  const items = client.getQueryData<Item[]>(whole)
  if (items === undefined) return
  client.setQueryData(part, pick(items))
  client.removeQueries({ queryKey: whole, exact: true })
}

/**
 * Leaves of products and projects what the home page shows of them, and takes out the rest: it was a third of the
 * document's data. What is not there stays as it is: the browser then asks for itself.
 */
export function keepHomeParts({ queryClient, api }: Cache): void {
  keepPart(queryClient, sections.products(api).queryKey, productsPart.queryKey, productsOf)
  keepPart(queryClient, sections.projects(api).queryKey, projectsPart.queryKey, projectsOf)
}

/** Tells which lists the home page has to ask for: those of which no part came with it. */
export const homeLists = ({ queryClient }: Cache) => [
  ...(queryClient.getQueryData(productsPart.queryKey) ? [] : [sections.products]),
  ...(queryClient.getQueryData(projectsPart.queryKey) ? [] : [sections.projects]),
]

/** A kept page shows its part until the network has told what is current. */
const asks = (part: unknown) => part === undefined || hydration.kept

/** @returns undefined while there are none */
export function useHomeProducts(): readonly HomeProduct[] | undefined {
  const { data: part } = useQuery(productsPart)
  const { data: all } = useQuery({ ...sections.products(useApi()), enabled: asks(part) })
  return all ?? part
}

export function useHomeProject(): HomeProject | undefined {
  const { data: part } = useQuery(projectsPart)
  const { data: all } = useQuery({ ...sections.projects(useApi()), enabled: asks(part) })
  return (all ?? part)?.[0]
}
