import { lazyRouteComponent } from '@tanstack/react-router'

/**
 * A page whose code comes when it is wanted. Where it cannot be had, the failed page says so: the router by itself
 * would load the address anew, which without a network leaves nothing but the browser's own error page.
 */
export const lazyPage: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(async () => {
    try {
      return await load()
    } catch (cause) {
      // The router knows the failures that it reloads for by the browser's words.
      throw new Error('no code for this page', { cause })
    }
  }, name)
