import { type Connection, connections } from '#contract/visit-measures.ts'

/** The kind of the device's connection; not in TypeScript's library: https://wicg.github.io/netinfo/ */
export function connectionKind(): Connection {
  const { connection } = navigator as { connection?: { effectiveType?: string } }
  const told = connection?.effectiveType?.replace('slow-', '')
  return connections.find((kind) => kind === told) ?? 'unknown'
}
