import { fieldLimits } from '#contract/admin/field-limits.ts'

/** A text as a part of an address: small Latin letters and digits, hyphens between; empty where it has none. */
export function slugOf(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean)
  return words.join('-').slice(0, fieldLimits.slug).replace(/-$/, '')
}
