import { createStore, type UseStore } from 'idb-keyval'
import { isDropped } from './guarded.ts'

/** Resolves to true when this browser has a database, or does not say whether it has. */
export async function mayHaveDatabase(database: string): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === database)
  } catch {
    return true
  }
}

/** A database of one store that is opened again after its connection was dropped, and never stops its own deletion. */
export function createReopeningStore(database: string, name: string): UseStore {
  let open = createStore(database, name)
  return async (mode, callback) => {
    try {
      return await open(mode, (records) => {
        const { db } = records.transaction
        db.onversionchange = () => {
          db.close()
          open = createStore(database, name)
        }
        return callback(records)
      })
    } catch (error) {
      if (isDropped(error)) open = createStore(database, name)
      throw error
    }
  }
}
