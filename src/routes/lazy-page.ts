import { lazyRouteComponent } from '@tanstack/react-router'
import { importNow } from '#src/pwa/code/import-now.ts'

/**
 * A page whose code comes when it is wanted. Where it cannot be had, the failed page says so: the router by itself
 * would load the address again, which without a network leaves nothing but the browser's own error page.
 */
export const lazyPage: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(() => importNow(load), name)
