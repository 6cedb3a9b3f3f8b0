import { delMany, entries, type UseStore } from 'idb-keyval'
import { guardedWrite } from './guarded.ts'

/** Deletes the records of a store that meet a condition. @returns whether they are gone */
export function deleteWhere<T>(goes: (record: T) => boolean, store: UseStore): Promise<boolean> {
  return guardedWrite(async () => {
    const kept = await entries<string, T>(store)
    const keys = kept.filter(([, record]) => goes(record)).map(([key]) => key)
    await delMany(keys, store)
  })
}
