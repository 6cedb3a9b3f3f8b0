import { type ComponentType, useEffect, useState } from 'react'
import { importWhenOnline } from '#src/pwa/code/import-when-online.ts'

/**
 * A component whose code comes when something has been pressed or has happened; nothing stands in its place until then,
 * nor on the server. Not by `lazy` and `Suspense`: React shows what follows a fallback 300 ms after that at the earliest,
 * even where the fallback is nothing and the code is there at once.
 */
export function partOnDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  return function PartOnDemand(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => {
      if (Part !== undefined) return
      loading ??= importWhenOnline(load)
      void loading.then((part) => {
        loaded = part
        setPart(() => part)
      })
    }, [Part])
    return Part && <Part {...props} />
  }
}
