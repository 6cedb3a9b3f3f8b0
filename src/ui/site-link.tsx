import type { ComponentProps } from 'react'
import { addressOf, type Place, useNavigation } from './navigation.ts'

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'>, Place {}

/** A link within the site: a plain one, whose press the app takes over (`app/follow-links.ts`) once it is there. */
export function SiteLink({ to, search, hash, ...props }: SiteLinkProps) {
  const isHere = useNavigation().usePath().toLowerCase() === to.toLowerCase()
  return (
    <a
      {...(isHere && { 'aria-current': 'page' })}
      {...props}
      href={addressOf({ to, search, hash })}
    />
  )
}
