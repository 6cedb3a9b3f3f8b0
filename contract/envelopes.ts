import { z } from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'

/** `{ data: … }`, what the server answers to a plain read. */
export function dataOf<T extends $ZodType>(content: T) {
  return z.object({ data: content })
}

/** `{ data: { data: […], pageNo, pageSize, totalCount } }`, what the server answers to a paged read. */
export function pageOf<T extends $ZodType>(item: T) {
  return dataOf(
    z.object({
      data: z.array(item),
      pageNo: z.int(),
      pageSize: z.int(),
      totalCount: z.int(),
    }),
  )
}

/** A whole number that arrives as text in an address. */
export const wholeNumberText = (minimum: number, maximum: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/)),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.int().check(z.minimum(minimum), z.maximum(maximum)),
    ),
  )

export const pageQuery = z.strictObject({
  pageNo: z._default(wholeNumberText(1, 1_000_000), 1),
  pageSize: z._default(wholeNumberText(1, 100), 10),
})

/** For calls that take nothing: a key that is not known is refused, not ignored. */
export const noQuery = z.strictObject({})

/** The answer of a call that has nothing to tell. */
export const nothing = dataOf(z.null())
