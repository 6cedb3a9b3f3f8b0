import type { User } from '#contract/auth.ts'
import { type Role, roles } from '#contract/roles.ts'
import { numberOf, textOf } from './raw-values.ts'
import type { RawRecord } from './read-envelope.ts'

export function readUser(record: RawRecord): User {
  const firstName = textOf(record, 'firstName')
  const lastName = textOf(record, 'lastName')
  const photo = textOf(record, 'photo')
  return {
    id: textOf(record, 'id'),
    email: textOf(record, 'email'),
    name: textOf(record, 'name') || `${firstName} ${lastName}`.trim(),
    firstName,
    lastName,
    // A missing value is not 0, which means female.
    gender: record.gender === undefined ? 1 : numberOf(record, 'gender'),
    roles: readRoles(record.roles),
    ...(record.mustAddFactor === true && { mustAddFactor: true }),
    ...(photo !== '' && { photo }),
  }
}

/** A server without roles lets everybody do everything, as a profile kept from before says too. */
function readRoles(held: unknown): Role[] {
  return Array.isArray(held) ? roles.filter((role) => held.includes(role)) : ['owner']
}
