import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { importNow } from '#src/pwa/code/import-now.ts'
import { hydration } from '#src/hydration/hydration.ts'
import { importWhenOnline } from '#src/pwa/code/import-when-online.ts'

/**
 * A component whose code comes when it is first shown. Where the code cannot be had, `missing` stands in its place;
 * without that, nothing does until the browser is online again. So one part never takes the page down.
 * HTML that the server has rendered already stays as it is until the code can be had.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  missing?: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    if (missing === undefined || hydration.active) return { default: await importWhenOnline(load) }
    try {
      return { default: await importNow(load) }
    } catch {
      return { default: missing }
    }
  })
}
