import { weightedItems } from './weighted-items.ts'

/** The content codings that answers are kept in, the best first. */
const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** The best coding that an Accept-Encoding header allows (RFC 9110, 12.5.3). */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  const weights = new Map(weightedItems(accepted).map(({ name, weight }) => [name, weight]))
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  return encodings.find((encoding) => weightOf(encoding) > 0) ?? 'identity'
}
