import type { TFunction } from 'i18next'
import type { Job } from '#contract/content/job.ts'
import type { Product } from '#contract/content/product.ts'
import type { Project } from '#contract/content/project.ts'
import type { Service } from '#contract/content/service.ts'
import type { FieldLanguages } from '#contract/localized.ts'
import type { Picture } from '#contract/picture-schema.ts'
import { type Place, recordPath } from '#src/ui/navigation.ts'

/** A text of a record and the field that it came from, which knows its language. */
export interface EntryText {
  field: string
  text: string
}

/** One thing that a search can find: what is shown of it, and every text that it is found by. */
export interface SearchEntry {
  id: string
  title: string
  /** Says which texts came in the other language. */
  record: { fieldLanguages?: FieldLanguages }
  link: Place
  /** Shown in a line. */
  facts: EntryText[]
  /** The first is shown where none of them holds what was typed. */
  texts: EntryText[]
  /** Undefined for what has no pictures. */
  image: { imageUrl: string; picture?: Picture | undefined } | undefined
}

const listTexts = (field: string, texts: readonly string[]) =>
  texts.map((text) => ({ field, text }))

export function projectEntry(t: TFunction, project: Project): SearchEntry {
  return {
    id: project.id,
    title: project.title,
    record: project,
    link: { to: recordPath('/projects', project.slug) },
    facts: [
      { field: 'sector', text: t(`sector.${project.sector}`) },
      { field: 'location', text: project.location },
      { field: 'year', text: String(project.year) },
    ],
    texts: [
      { field: 'description', text: project.description },
      { field: 'challenge', text: project.challenge },
      { field: 'solution', text: project.solution },
      { field: 'client', text: project.client },
      ...listTexts('scope', project.scope),
      // A project of an earlier version has no description, which would be shown first.
    ].filter(({ text }) => text !== ''),
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
    texts: [
      { field: 'summary', text: service.summary },
      { field: 'description', text: service.description },
      ...service.associated.flatMap(({ title, description }) => [
        { field: 'associated', text: title },
        { field: 'associated', text: description },
      ]),
    ],
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
    texts: [{ field: 'description', text: product.description }],
    image: product,
  }
}

export function jobEntry(t: TFunction, job: Job): SearchEntry {
  return {
    id: job.id,
    title: job.title,
    record: job,
    link: { to: '/Careers', search: { vacancy: job.slug }, hash: job.slug },
    facts: [
      { field: 'department', text: job.department },
      { field: 'location', text: job.location },
      { field: 'employment', text: t(`employment.${job.employment}`) },
    ],
    texts: [
      { field: 'description', text: job.description },
      ...listTexts('requirements', job.requirements),
    ],
    image: undefined,
  }
}
