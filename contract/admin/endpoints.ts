import { z } from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataOf, noQuery } from '../envelopes.ts'
import { mayRead, mayWrite, type Role } from '../roles.ts'
import type { Collection } from './collection.ts'
import { removeQuery } from './dependents.ts'

/** The order of a collection as a whole: its ids, and the version that the next reorder is based on. */
const orderSchema = z.object({ ids: z.array(z.string()), orderVersion: z.int() })

const orderInput = z.strictObject({
  ids: z.array(z.uuid()).check(
    z.minLength(1),
    z.maxLength(1_000),
    z.refine((ids) => new Set(ids).size === ids.length),
  ),
})

/**
 * One page of a collection; `orderVersion` goes into the If-Match of a reorder. A search that finds many counts them up to
 * a bound: `isLeast` then, and `totalCount` grows with the pages that are read beyond it (LIST-13).
 */
function listOf<C extends Collection>(collection: C) {
  return dataOf(
    z.object({
      data: z.array<C['record']>(collection.record),
      pageNo: z.int(),
      pageSize: z.int(),
      totalCount: z.int(),
      isLeast: z.optional(z.boolean()),
      orderVersion: z.int(),
    }),
  )
}

/**
 * The calls of a collection under `/Admin/{collection}`. `:id` in a path stands for a record's
 * id. Where a collection lacks an ability, the server does not have the call.
 */
export function endpointsOf<C extends Collection>(collection: C) {
  const { name } = collection
  const base = `/Admin/${name}` as const
  const { description } = collection
  const described = { access: 'session', timeout: 15_000, query: noQuery } as const
  const reading = { ...described, allows: (held: readonly Role[]) => mayRead(held, description) }
  const writing = { ...described, allows: (held: readonly Role[]) => mayWrite(held, description) }
  const record = dataOf<C['record']>(collection.record)
  const input: C['input'] = collection.input
  const query: C['query'] = collection.query
  return {
    list: defineEndpoint({
      ...reading,
      id: `${name}.list`,
      method: 'GET',
      path: base,
      summary: 'One page, searched, filtered and sorted',
      query,
      output: listOf(collection),
    }),
    create: defineEndpoint({
      ...writing,
      id: `${name}.create`,
      method: 'POST',
      path: base,
      summary: 'Adds a record',
      storesOnce: true,
      body: input,
      output: record,
    }),
    reorder: defineEndpoint({
      ...writing,
      id: `${name}.reorder`,
      method: 'PUT',
      path: `${base}/order`,
      summary: 'Puts the named records in this order, in the places that they hold together',
      ifMatch: 'the orderVersion of the list',
      body: orderInput,
      output: dataOf(orderSchema),
    }),
    read: defineEndpoint({
      ...reading,
      id: `${name}.read`,
      method: 'GET',
      path: `${base}/:id`,
      summary: 'One record',
      output: record,
    }),
    save: defineEndpoint({
      ...writing,
      id: `${name}.save`,
      method: 'PUT',
      path: `${base}/:id`,
      summary: 'Changes a record',
      ifMatch: 'the version of the record',
      body: input,
      output: record,
    }),
    remove: defineEndpoint({
      ...writing,
      id: `${name}.remove`,
      method: 'DELETE',
      path: `${base}/:id`,
      summary:
        'Deletes a record, which can be brought back; 409 names what hangs on it until that is confirmed',
      ifMatch: 'the version of the record',
      query: removeQuery,
      output: dataOf(z.object({ id: z.string() })),
    }),
    restore: defineEndpoint({
      ...writing,
      id: `${name}.restore`,
      method: 'POST',
      path: `${base}/:id/restore`,
      summary: 'Brings a deleted record back',
      output: record,
    }),
  }
}
