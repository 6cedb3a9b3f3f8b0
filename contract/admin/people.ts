import { z } from 'zod/mini'
import { workedCollections } from '../collections/collections.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataOf, noQuery } from '../envelopes.ts'
import { mayRead } from '../roles.ts'

/** A person to whom work is given. */
export const personOfWork = z.object({
  id: z.string(),
  name: z.string(),
  /** False once the account is deactivated, or its roles do not write the collection any more. */
  isActive: z.boolean(),
})
export type PersonOfWork = z.infer<typeof personOfWork>

/** A colleague, with the worked collections whose records can be assigned to them. */
const personSchema = z.object({
  id: z.string(),
  name: z.string(),
  collections: z.array(z.string()),
  /** Those of which records are assigned to them still, though they may not work on them any more. */
  formerly: z.array(z.string()),
})
export type Person = z.infer<typeof personSchema>

export const listPeople = defineEndpoint({
  id: 'people.list',
  method: 'GET',
  path: '/Admin/people',
  access: 'session',
  allows: (held) => workedCollections.some((description) => mayRead(held, description)),
  summary: 'The people to whom messages, applications and vendors can be assigned',
  timeout: 15_000,
  query: noQuery,
  output: dataOf(z.array(personSchema)),
})
