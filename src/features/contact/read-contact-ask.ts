import { isContactTopic } from '#contract/contact-topics.ts'
import type { ContactAsk } from './use-contact-ask.ts'

const slug = /^[a-z\d]+(?:-[a-z\d]+)*$/i
const longestSlug = 80

/** What an address says that a message will be about: `?topic=` and `?product=`; anything else in them is nothing. */
export function readContactAsk({ topic, product }: Record<string, unknown>): ContactAsk {
  const isSlug = typeof product === 'string' && product.length <= longestSlug && slug.test(product)
  return {
    ...(isContactTopic(topic) && { topic }),
    ...(isSlug && { product }),
  }
}
