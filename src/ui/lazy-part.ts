import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

/**
 * A component whose code comes when it is first shown. Where the code cannot be had (no network, a file of the build
 * before) `missing` stands in its place, so that one part never takes the page down.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  missing: ComponentType<Props> = Nothing,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch {
      return { default: missing }
    }
  })
}

function Nothing() {
  return null
}
