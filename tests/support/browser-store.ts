import type { Page } from '@playwright/test'

interface StoredRecord {
  key: string
  /** A Blob in it is not carried along. */
  value: unknown
}

/** The names of this site's databases. */
export function databaseNames(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await indexedDB.databases()).flatMap(({ name }) => (name === undefined ? [] : [name])),
  )
}

/** The keys of the one store of a database of this site; none where there is no such database. */
export async function storedKeys(page: Page, database: string): Promise<string[]> {
  return (await read(page, database, false)).map(({ key }) => key)
}

/** The keys and values of the one store of a database of this site. */
export function readStore(page: Page, database: string): Promise<StoredRecord[]> {
  return read(page, database, true)
}

function read(page: Page, database: string, withValues: boolean): Promise<StoredRecord[]> {
  return page.evaluate(
    async ([name, hasValues]) => {
      const databases = await indexedDB.databases()
      if (!databases.some((one) => one.name === name)) return []
      return new Promise<StoredRecord[]>((resolve, reject) => {
        const opening = indexedDB.open(name)
        // Deleted since: looking must not make it anew.
        opening.onupgradeneeded = () => opening.transaction?.abort()
        opening.onerror = () =>
          opening.error?.name === 'AbortError'
            ? resolve([])
            : reject(new Error('The store cannot be opened'))
        opening.onsuccess = () => {
          // Looking must not stop a deletion.
          opening.result.onversionchange = () => opening.result.close()
          const [store = ''] = opening.result.objectStoreNames
          const reading = opening.result.transaction(store)
          const records = reading.objectStore(store)
          const keys = records.getAllKeys()
          const values = hasValues ? records.getAll() : undefined
          reading.oncomplete = () => {
            opening.result.close()
            resolve(
              keys.result.map((key, index) => ({
                // All keys of the app are texts.
                key: key as string,
                value: values?.result[index] as unknown,
              })),
            )
          }
        }
      })
    },
    [database, withValues] as const,
  )
}

/** Puts these records in the place of all that the store holds. */
export async function replaceStore(
  page: Page,
  database: string,
  records: StoredRecord[],
): Promise<void> {
  await page.evaluate(
    ([name, wanted]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onerror = () => reject(new Error('The store cannot be opened'))
        opening.onsuccess = () => {
          const [store = ''] = opening.result.objectStoreNames
          const writing = opening.result.transaction(store, 'readwrite')
          const all = writing.objectStore(store)
          all.clear()
          for (const { key, value } of wanted) all.put(value, key)
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    [database, records] as const,
  )
}
