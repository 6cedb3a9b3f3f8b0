import type { FileKind } from '#contract/submissions/upload.ts'

/** Characters of a name, its ending included. */
const longest = 150

/**
 * The name of an uploaded file as staff will see and download it: control and direction characters are dropped
 * (they can make `fdp.exe` look like `exe.pdf`), and the ending says what the file really is.
 */
export function displayName(name: string, kind: FileKind): string {
  const ending = `.${kind}`
  // Bounded first: ordering marks by `normalize` takes time that grows with the square of their number.
  const clean = name
    .slice(0, 4 * longest)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu, '')
    .replace(/[/\\]/g, '-')
    .trim()
  const stem = clean.toLowerCase().endsWith(ending) ? clean.slice(0, -ending.length) : clean
  const short = [...stem].slice(0, longest - ending.length).join('')
  return `${short.trim() || 'file'}${ending}`
}
