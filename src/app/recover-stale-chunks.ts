const mark = 'reloaded-for-a-file'
/** Milliseconds within which a second missing file means that reloading does not help. */
const tooSoon = 60_000

/** Whether the page may reload: not offline, and not right after it has. Where nothing can be noted, it may not. */
function mayReload(): boolean {
  if (!navigator.onLine) return false
  try {
    const last = Number(sessionStorage.getItem(mark) ?? 0)
    sessionStorage.setItem(mark, String(Date.now()))
    return Date.now() - last > tooSoon
  } catch {
    return false
  }
}

/** After a deployment an open page may ask for a file of the build before: it reloads once, into the new build. */
export function recoverStaleChunks(): void {
  addEventListener('vite:preloadError', (event) => {
    if (!mayReload()) return
    event.preventDefault()
    location.reload()
  })
}
