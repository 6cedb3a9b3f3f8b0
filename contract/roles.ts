/** The roles of staff. A person may hold several. */
export const roles = ['owner', 'editor', 'recruiter', 'procurement', 'sales', 'auditor'] as const
export type Role = (typeof roles)[number]

/** Who may do what with a collection, beside owners, who may do everything, and auditors, who read everything (ROLE-1). */
export interface Permissions {
  /** The roles that change it, and so read it; editors unless told. */
  writers?: readonly Role[]
  /** Further roles that read it. */
  readers?: readonly Role[]
  /** Auditors do not read it either. */
  hidden?: true
}

/** The accounts: owners alone change them. */
export const accountPermissions = { writers: [] } as const satisfies Permissions

/** Everything that is held of one person: for owners alone (PERSON-1). */
export const personPermissions = { writers: [], hidden: true } as const satisfies Permissions

/** The company profile is made by those who write content (PROFILE-1). */
export const companyProfilePermissions = {} as const satisfies Permissions

/** The measures of visits are for those who may read content (SEEN-8). */
export const visitPermissions = {} as const satisfies Permissions

/** The server's own state: for owners alone (SEEN-6). */
export const healthPermissions = { writers: [], hidden: true } as const satisfies Permissions

export function mayWrite(held: readonly Role[], { writers = ['editor'] }: Permissions): boolean {
  return held.some((role) => role === 'owner' || writers.includes(role))
}

export function mayRead(held: readonly Role[], permissions: Permissions): boolean {
  return (
    mayWrite(held, permissions) ||
    held.some((role) =>
      role === 'auditor' ? !permissions.hidden : permissions.readers?.includes(role),
    )
  )
}
