import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { type Project, projects } from '#contract/collections/projects.ts'
import { type Service, services } from '#contract/collections/services.ts'
import { readRecord } from '#src/api/read-record.ts'
import { projectEntry, serviceEntry } from './search-entry.ts'

const t = ((key: string) => key) as unknown as TFunction

const textsOf = (fields: Partial<Project>) => {
  const project = readRecord(projects, { slug: 'tunnel', ...fields }, 0)
  if (project === undefined) throw new Error('A project without a slug')
  return projectEntry(t, project).texts.map(({ text }) => text)
}

test('what tells of a project stands before who had it built', () => {
  const all = { description: 'In short', challenge: 'Heat', solution: 'Fans', client: 'Metro' }
  expect(textsOf({ ...all, scope: ['Supply'] })).toEqual([
    'In short',
    'Heat',
    'Fans',
    'Metro',
    'Supply',
  ])
  expect(textsOf({ ...all, description: '' })[0]).toBe('Heat')
})

test('its place is a fact, and no text besides', () => {
  expect(textsOf({ location: 'Cairo' })).toEqual([])
})

test('a service is found by what belongs to it', () => {
  const raw = { slug: 'hvac', summary: 'Air', associated: [{ title: 'Ducts', description: 'Tin' }] }
  const service: Service | undefined = readRecord(services, raw, 0)
  expect(service && serviceEntry(t, service).texts).toEqual([
    { field: 'summary', text: 'Air' },
    { field: 'associated', text: 'Ducts' },
    { field: 'associated', text: 'Tin' },
  ])
})
