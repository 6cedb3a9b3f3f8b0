import type { FastifyInstance } from 'fastify'
import type { Transaction } from 'kysely'
import { listPeople as listCall, type Person, type PersonOfWork } from '#contract/admin/people.ts'
import { workedCollections } from '#contract/collections/collections.ts'
import { mayWrite } from '#contract/roles.ts'
import { fromJson } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { ApiError, type FieldProblems } from '#server/http/api-error.ts'
import { routeOf } from '#server/http/route-of.ts'
import { collectionDb, type Row } from '#server/collections/collection-db.ts'
import type { Store } from './store.ts'

/** The people to whom records are assigned, for all of the back office that may read such records. */
export function registerPeopleRoutes(scope: FastifyInstance): void {
  scope.get(listCall.path, routeOf(listCall), async () => ({ data: await listPeople(scope.db) }))
}

/** Everybody who has had access, by name: who was invited and never came cannot have been assigned anything. */
async function listPeople(db: Database): Promise<Person[]> {
  const rows = await selectPeople(db).where('status', '!=', 'invited').execute()
  const assigned = new Map<string, Set<string>>()
  for (const { name, table } of workedCollections) assigned.set(name, await assignedIn(db, table))
  const people = rows.map((row) => {
    const [may, formerly] = [true, false].map((isAllowed) =>
      workedCollections
        .filter((description) => mayBeAssigned(row, description) === isAllowed)
        .map(({ name }) => name),
    )
    return {
      id: row.id,
      name: nameOf(row),
      collections: may ?? [],
      formerly: (formerly ?? []).filter((name) => assigned.get(name)?.has(row.id)),
    }
  })
  return people.toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** The people who may work on the records of a collection, by id and name. */
export async function listColleagues(
  db: Database | Transaction<Tables>,
  description: Store['collection']['description'],
): Promise<{ id: string; name: string }[]> {
  const rows = await selectPeople(db).where('status', '=', 'active').execute()
  return rows
    .filter((row) => mayBeAssigned(row, description))
    .map((row) => ({ id: row.id, name: nameOf(row) }))
}

async function assignedIn(db: Database, table: string): Promise<Set<string>> {
  const rows = await collectionDb(db)
    .selectFrom(table)
    .select((row) => row.ref('assignee_id').$castTo<string>().as('id'))
    .distinct()
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** The people with these ids, as those to whom records of this collection are assigned. */
export async function loadPeople(
  db: Database | Transaction<Tables>,
  { collection }: Store,
  ids: readonly string[],
): Promise<Map<string, PersonOfWork>> {
  const asked = [...new Set(ids)].filter(Boolean)
  if (asked.length === 0) return new Map()
  const rows = await selectPeople(db).where('id', 'in', asked).execute()
  return new Map(
    rows.map((row) => [
      row.id,
      { id: row.id, name: nameOf(row), isActive: mayBeAssigned(row, collection.description) },
    ]),
  )
}

/**
 * Lets a record be assigned to those who may work on it (WORK-2). The person who has it already keeps it, so
 * that other changes can be saved after an account was deactivated.
 *
 * @throws ApiError `invalid_input` naming the field
 */
export async function requirePeople(
  transaction: Transaction<Tables>,
  store: Store,
  input: Record<string, unknown>,
  current?: Row,
): Promise<void> {
  const before = current ? store.read(current) : {}
  const named = Object.entries(store.collection.description.fields).flatMap(([name, { kind }]) => {
    const id = input[name]
    return kind === 'person' && typeof id === 'string' && id !== before[name] ? [{ name, id }] : []
  })
  const people = await loadPeople(
    transaction,
    store,
    named.map(({ id }) => id),
  )
  const faults = named.filter(({ id }) => id !== '' && !people.get(id)?.isActive)
  if (faults.length === 0) return
  const problems: FieldProblems = {}
  for (const { name } of faults) problems[name] = ['person.unknown']
  throw new ApiError('invalid_input', problems)
}

const selectPeople = (db: Database | Transaction<Tables>) =>
  db.selectFrom('users').select(['id', 'email', 'first_name', 'last_name', 'roles', 'status'])

type PersonRow = Awaited<ReturnType<ReturnType<typeof selectPeople>['execute']>>[number]

/** Who has given no name is known by their e-mail. */
function nameOf({ first_name, last_name, email }: PersonRow): string {
  return `${first_name} ${last_name}`.trim() || email
}

function mayBeAssigned(
  { status, roles }: PersonRow,
  description: Store['collection']['description'] | (typeof workedCollections)[number],
): boolean {
  return status === 'active' && mayWrite(fromJson(roles), description)
}
