/** Whether a text may be used as a link: a web address, or a path of this site; never `javascript:` and the like. */
export function isLink(text: string): boolean {
  if (/[\s\u0000-\u001f\\]/.test(text)) return false
  if (text.startsWith('/')) return !text.startsWith('//')
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username === '' && password === ''
}
