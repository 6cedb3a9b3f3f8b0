import { isContactTopic } from '#contract/contact-topics.ts'
import type { ContactAsk } from './use-contact-ask.ts'

const slug = /^[a-z\d]+(?:-[a-z\d]+)*$/i
const longestSlug = 80

const id = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Reads from an address what a message is about: `?topic=`, `?product=` and `?branch=`; invalid values are ignored. */
export function readContactAsk({
  topic,
  product = '',
  branch = '',
}: Record<string, string>): ContactAsk {
  const isSlug = product.length <= longestSlug && slug.test(product)
  return {
    ...(isContactTopic(topic) && { topic }),
    ...(isSlug && { product }),
    ...(id.test(branch) && { branch }),
  }
}
