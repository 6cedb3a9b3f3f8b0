/** @returns true for a web address or a path of this site: nothing else may be a link, such as `javascript:` */
export function isLink(text: string): boolean {
  if (/[\s\u0000-\u001f\\]/.test(text)) return false
  return text.startsWith('/') ? !text.startsWith('//') : isWebAddress(text)
}

/** Tells whether a text is a web address, without a name or a password that would disguise its host. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s\u0000-\u001f\\/][^\s\u0000-\u001f\\]*$/i.test(text)) return false
  if (!URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username === '' && password === '' && !/^https?:\/\/[^/?#]*@/i.test(text)
}
