/** A text without control characters: no text needs them, and PostgreSQL refuses NUL. Tabs and line ends stay. */
export function withoutControls(text: string): string {
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
}

/** The text of a one-line field: without control characters, line ends and tabs made spaces. Trim it afterwards. */
export function oneLine(text: string): string {
  return withoutControls(text.replace(/\r\n|[\t\n\r\u0085\u2028\u2029]/g, ' '))
}
