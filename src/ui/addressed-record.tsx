import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type Addressed, findAddressed } from '#contract/find-addressed.ts'

interface AddressedRecordProps<Item extends Addressed> {
  records: readonly Item[]
  /** The `$slug` of the route's address. */
  slug: string
  /** Shown where the address names no record. */
  missing: ReactNode
  children: (record: Item) => ReactNode
}

/** The record that the page's address names. A former address gives way to the present one. */
export function AddressedRecord<Item extends Addressed>({
  records,
  slug,
  missing,
  children,
}: AddressedRecordProps<Item>) {
  const record = findAddressed(records, slug)
  if (record === undefined) return missing
  return (
    <>
      {record.slug !== slug && (
        // The same route with another slug, whichever route it is.
        <Navigate
          to="."
          params={{ slug: record.slug } as never}
          search
          hash
          replace
          resetScroll={false}
        />
      )}
      {children(record)}
    </>
  )
}
