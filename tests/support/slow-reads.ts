/**
 * Lets the databases of this page or worker give what they hold only after a while. It names nothing outside of itself, so
 * that it can be sent there.
 *
 * @param delay milliseconds
 * @returns a function that ends it
 */
export function slowReads(delay: number): () => void {
  const { get } = IDBObjectStore.prototype
  IDBObjectStore.prototype.get = function (key) {
    const request: IDBRequest<unknown> = get.call(this, key)
    return Object.defineProperty(request, 'onsuccess', {
      set: (done: () => void) => request.addEventListener('success', () => setTimeout(done, delay)),
    })
  }
  return () => {
    IDBObjectStore.prototype.get = get
  }
}
