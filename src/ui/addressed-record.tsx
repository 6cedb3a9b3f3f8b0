import { type ReactNode, useEffect } from 'react'
import { type Addressed, findAddressed } from '#contract/find-addressed.ts'
import { recordPath, useNavigation } from './navigation.ts'

interface AddressedRecordProps<Item extends Addressed> {
  records: readonly Item[]
  /** The `$slug` of the route's address. */
  slug: string
  /** Shown where the address names no record. */
  missing: ReactNode
  children: (record: Item) => ReactNode
}

/** Gives the page its present address, whichever list it belongs to. */
function PresentAddress({ slug }: { slug: string }) {
  const { usePath, go } = useNavigation()
  const [, list = ''] = usePath().split('/')
  const path = recordPath(`/${list}`, slug)
  useEffect(() => {
    go(path + location.search + location.hash, { replace: true })
  }, [go, path])
  return null
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
      {record.slug !== slug && <PresentAddress slug={record.slug} />}
      {children(record)}
    </>
  )
}
