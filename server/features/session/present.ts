import type { Selectable } from 'kysely'
import type { User } from '#contract/auth.ts'
import { fromJson } from '#server/db/column-values.ts'
import type { UsersTable } from '#server/db/tables/accounts.ts'

export function presentUser(row: Selectable<UsersTable>): User {
  return {
    id: row.id,
    email: row.email,
    name: fullName(row),
    firstName: row.first_name,
    lastName: row.last_name,
    gender: row.gender,
    roles: [...fromJson(row.roles)],
    ...(row.photo !== null && { photo: row.photo }),
  }
}

export function fullName(row: { first_name: string; last_name: string }): string {
  return `${row.first_name} ${row.last_name}`.trim()
}
