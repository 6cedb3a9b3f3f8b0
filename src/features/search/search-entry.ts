import type { TFunction } from 'i18next'
import type { CollectionDescription } from '#contract/collections/collection.ts'
import { type Job, jobs } from '#contract/collections/jobs.ts'
import { type Product, products } from '#contract/collections/products.ts'
import { type Project, projects } from '#contract/collections/projects.ts'
import { type Service, services } from '#contract/collections/services.ts'
import type { FieldLanguages } from '#contract/localized.ts'
import type { Picture } from '#contract/picture-schema.ts'
import { type SearchedText, searchedTexts } from '#src/api/searched-texts.ts'
import { type Place, recordPath } from '#src/ui/navigation.ts'

/** One thing that a search can find: what is shown of it, and every text that it is found by. */
export interface SearchEntry {
  id: string
  title: string
  /** Says which texts came in another language. */
  record: { fieldLanguages?: FieldLanguages }
  link: Place
  /** Shown in a line. */
  facts: SearchedText[]
  /** The first is shown where none of them holds what was typed. */
  texts: SearchedText[]
  /** Undefined for what has no pictures. */
  image: { imageUrl: string; picture?: Picture | undefined } | undefined
}

/**
 * The texts that a record is found by, besides those among its facts. Those of the telling fields come first: a
 * record that is found by its title shows that.
 */
function textsOf(
  collection: CollectionDescription,
  record: object,
  telling: readonly string[],
  facts: readonly SearchedText[] = [],
): SearchedText[] {
  const texts = searchedTexts(collection, record).filter(
    ({ field }) => !facts.some((fact) => fact.field === field),
  )
  return [
    ...telling.flatMap((name) => texts.filter(({ field }) => field === name)),
    ...texts.filter(({ field }) => !telling.includes(field)),
  ]
}

export function projectEntry(t: TFunction, project: Project): SearchEntry {
  const facts = [
    { field: 'sector', text: t(`sector.${project.sector}`) },
    { field: 'location', text: project.location },
    { field: 'year', text: String(project.year) },
  ]
  return {
    id: project.id,
    title: project.title,
    record: project,
    link: { to: recordPath('/projects', project.slug) },
    facts,
    texts: textsOf(projects, project, ['description', 'challenge', 'solution'], facts),
    image: project,
  }
}

export function serviceEntry(_t: TFunction, service: Service): SearchEntry {
  return {
    id: service.id,
    title: service.title,
    record: service,
    link: { to: recordPath('/services', service.slug) },
    facts: [],
    texts: textsOf(services, service, ['summary']),
    image: service,
  }
}

export function productEntry(t: TFunction, product: Product): SearchEntry {
  return {
    id: product.id,
    title: product.title,
    record: product,
    link: { to: recordPath('/products', product.slug) },
    facts: [{ field: 'type', text: t(`productType.${product.type}`) }],
    texts: textsOf(products, product, ['description']),
    image: product,
  }
}

export function jobEntry(t: TFunction, job: Job): SearchEntry {
  const facts = [
    { field: 'department', text: job.department },
    { field: 'location', text: job.location },
    { field: 'employment', text: t(`employment.${job.employment}`) },
  ]
  return {
    id: job.id,
    title: job.title,
    record: job,
    link: { to: '/Careers', search: { vacancy: job.slug }, hash: job.slug },
    facts,
    texts: textsOf(jobs, job, ['description'], facts),
    image: undefined,
  }
}
