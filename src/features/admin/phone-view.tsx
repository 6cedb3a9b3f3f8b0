import { useSyncExternalStore } from 'react'
import { importNow } from '#src/pwa/code/import-now.ts'

const listeners = new Set<() => void>()
let format: ((phone: string) => string) | undefined

async function loadFormat(): Promise<void> {
  try {
    format = (await importNow(() => import('./phone-text.ts'))).phoneText
    for (const listener of listeners) listener()
  } catch {
    // Numbers are shown as they are stored; the next one that comes into view tries again.
  }
}

function listen(onChange: () => void): () => void {
  if (format === undefined && listeners.size === 0) void loadFormat()
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}

/**
 * Phone numbers as their countries print them. The rules are a third of a list's code, so they come after the list;
 * until then a number is shown as it is stored.
 */
export function PhoneView({ phones }: { phones: string }) {
  const print = useSyncExternalStore(
    listen,
    () => format,
    () => undefined,
  )
  const between = ' · '
  const numbers = phones.split(between)
  return (
    <bdi dir="ltr">
      {numbers.map((number, index) => (
        <span key={number}>
          {index > 0 && between}
          <span style={{ whiteSpace: 'nowrap' }}>{print?.(number) ?? number}</span>
        </span>
      ))}
    </bdi>
  )
}
