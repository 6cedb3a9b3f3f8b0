/**
 * Keeps what was typed into forms that the app has not taken over yet as their drafts, in which they find it once their
 * code is there, or on the next page: whoever types may leave before that, even before the app. Several choices of one
 * name are kept as the form has them, with commas.
 *
 * Runs in the page (`inlineCall`).
 */
export function keepEarlyDrafts(within: ParentNode): void {
  for (const form of within.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    const texts: Record<string, string> = {}
    for (const [field, text] of new FormData(form))
      if (typeof text === 'string' && text)
        texts[field] = texts[field] ? `${texts[field]},${text}` : text
    if (Object.keys(texts).length === 0) continue
    const key = `draft ${form.dataset['draft']}`
    try {
      const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as object
      sessionStorage.setItem(key, JSON.stringify({ ...kept, ...texts }))
    } catch {
      // Storage is forbidden or full: it lasts as long as the page.
    }
  }
}
