/** Whether a service worker answers this page's requests, and so does the storing. */
export function isWorkerInControl(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
}
