import { digitsOnly, latinDigits } from '#contract/digits.ts'

const allowedSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * An address given by staff, if it may stand in a link: web, mail or phone, or a path of this site.
 * Anything else (`javascript:` and the like, or nonsense) gives undefined.
 */
export function safeLink(address: string): string | undefined {
  const trimmed = address.trim()
  if (trimmed === '') return undefined
  if (/^\/(?![/\\])/.test(trimmed)) return trimmed
  try {
    const url = new URL(trimmed)
    return allowedSchemes.has(url.protocol) ? url.href : undefined
  } catch {
    return undefined
  }
}

/** A WhatsApp chat with a number, its non-digits removed (PAGE-5). */
export function whatsAppLink(number: string, message?: string): string | undefined {
  const digits = digitsOnly(number)
  if (digits === '') return undefined
  const text = message === undefined ? '' : `?text=${encodeURIComponent(message)}`
  return `https://wa.me/${digits}${text}`
}

export function phoneLink(number: string): string | undefined {
  const dialled = latinDigits(number).replace(/[^\d+]/g, '')
  return dialled === '' ? undefined : `tel:${dialled}`
}
