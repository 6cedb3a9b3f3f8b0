import { isContactTopic } from '#contract/contact-topics.ts'
import type { ContactAsk } from './use-contact-ask.ts'

const slug = /^[a-z\d]+(?:-[a-z\d]+)*$/i
const longestSlug = 80

/** Reads from an address what a message is about: `?topic=` and `?product=`; invalid values of them are ignored. */
export function readContactAsk({ topic, product }: Record<string, unknown>): ContactAsk {
  const isSlug = typeof product === 'string' && product.length <= longestSlug && slug.test(product)
  return {
    ...(isContactTopic(topic) && { topic }),
    ...(isSlug && { product }),
  }
}
