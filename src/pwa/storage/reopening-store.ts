import { createStore, type UseStore } from 'idb-keyval'
import { isDropped } from './guarded.ts'

/** A database of one store that is opened anew after its connection was dropped. */
export function createReopeningStore(database: string, name: string): UseStore {
  let open = createStore(database, name)
  return async (mode, callback) => {
    try {
      return await open(mode, callback)
    } catch (error) {
      if (isDropped(error)) open = createStore(database, name)
      throw error
    }
  }
}
