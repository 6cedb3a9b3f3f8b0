import type { LinkComponent } from '@tanstack/react-router'
import { useNavigation } from './navigation.ts'

/**
 * A link within the site, for what also stands on the home page, which starts without the router (decision 24). Takes
 * what the router's own `Link` takes; what stands on the home page keeps to a path in `to`, and a plain `search`.
 */
export const SiteLink: LinkComponent<'a'> = (props) => {
  const { Link } = useNavigation()
  return <Link {...props} />
}
