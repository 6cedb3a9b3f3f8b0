import { createContext, useContext } from 'react'
import { workedCollections } from '#contract/collections/collections.ts'
import { mayRead, mayWrite, type Permissions, type Role } from '#contract/roles.ts'

/** The roles of whoever is signed in. The server holds them; the screens only leave out what it would refuse (ROLE-6). */
export const RolesContext = createContext<readonly Role[]>(['owner'])

/** The account of whoever is signed in; empty where nobody is told. */
export const UserIdContext = createContext('')

export const useUserId = () => useContext(UserIdContext)

export function useMayRead(permissions: Permissions): boolean {
  return mayRead(useContext(RolesContext), permissions)
}

export function useMayWrite(permissions: Permissions): boolean {
  return mayWrite(useContext(RolesContext), permissions)
}

/** True for whom some of what visitors send can be assigned to. */
export function useMayWorkOnSome(): boolean {
  const held = useContext(RolesContext)
  return workedCollections.some((description) => mayWrite(held, description))
}
