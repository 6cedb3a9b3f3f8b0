import type { Transaction } from 'kysely'
import type { RequestedLine } from '#contract/quotation/quotation-line.ts'
import { findProducts } from '#server/content/find-products.ts'
import { fromJson } from '#server/db/column-values.ts'
import type { Tables } from '#server/db/tables.ts'
import { linesOfRequest, type VisitorRequest } from './visitor-requests.ts'

/**
 * Reads the lines of a request without anything that was typed, since anybody can have the email sent to anybody
 * (QUOTE-10): no notes, and of codes those of models that the line's product has, as staff wrote them.
 */
export async function linesForMail(
  transaction: Transaction<Tables>,
  request: VisitorRequest,
): Promise<RequestedLine[]> {
  const lines = linesOfRequest(request)
  const coded = lines.filter(({ code }) => code !== '')
  const codes = await readCodes(transaction, new Set(coded.map(({ product }) => product)))
  return lines.map((line) => ({
    ...line,
    code: codes.get(line.product)?.get(line.code.toLowerCase()) ?? '',
    note: '',
  }))
}

/** The codes of the models of each product, by themselves in small letters. */
async function readCodes(
  transaction: Transaction<Tables>,
  slugs: ReadonlySet<string>,
): Promise<Map<string, Map<string, string>>> {
  const codes = new Map<string, Map<string, string>>()
  if (slugs.size === 0) return codes
  const products = await findProducts(transaction)
  const found = [...slugs].flatMap((slug) => {
    const product = products.get(slug)
    return product ? [{ slug, id: product.id }] : []
  })
  if (found.length === 0) return codes
  const rows = await transaction
    .selectFrom('products')
    .select(['id', 'models'])
    .where(
      'id',
      'in',
      found.map(({ id }) => id),
    )
    .execute()
  const models = new Map(rows.map((row) => [row.id, fromJson(row.models)]))
  for (const { slug, id } of found)
    codes.set(slug, new Map(models.get(id)?.map(({ code }) => [code.toLowerCase(), code])))
  return codes
}
