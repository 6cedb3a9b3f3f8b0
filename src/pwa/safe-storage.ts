/** Reads and writes texts in a storage of the browser that may be forbidden or full; then nothing is kept. */
function safely(storageOf: () => Storage) {
  return {
    read: (key: string): string | undefined => {
      try {
        return storageOf().getItem(key) ?? undefined
      } catch {
        return undefined
      }
    },
    /** @param value undefined removes what was kept */
    write: (key: string, value: string | undefined): void => {
      try {
        if (value === undefined) storageOf().removeItem(key)
        else storageOf().setItem(key, value)
      } catch {
        // It lasts as long as the page.
      }
    },
  }
}

/** Keeps texts for this tab, also over a reload. */
export const { read: readTab, write: writeTab } = safely(() => sessionStorage)

/** Keeps texts on this device, for all tabs. */
export const { read: readDevice, write: writeDevice } = safely(() => localStorage)
