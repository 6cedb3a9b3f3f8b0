import { Link, type LinkComponent } from '@tanstack/react-router'
import { Action, type ActionAnchor } from '#src/ui/action.tsx'

/** A plain link to another page of the back office. */
export const RouteLink = Link

/** The look of an action for a link to another page of the back office, by the router's own names. */
export const RouteAction = Action.withComponent(Link) as unknown as LinkComponent<
  typeof ActionAnchor
>
