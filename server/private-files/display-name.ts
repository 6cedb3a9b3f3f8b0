import type { FileKind } from '#contract/submissions/upload.ts'

/**
 * Control and format characters, halves of characters, line ends and all else that is not drawn. Joiners between
 * Arabic letters stay: Persian is written with them.
 */
const unseen =
  /(?!(?<=\p{Script=Arabic})[\u200c\u200d](?=\p{Script=Arabic}))[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

/** Characters of a name, its ending included. */
const longest = 150

/**
 * Makes the name under which staff see and download an uploaded file: what nobody sees is dropped (direction characters
 * make `fdp.exe` look like `exe.pdf`), and the ending says what the file really is.
 */
export function displayName(name: string, kind: FileKind): string {
  const ending = `.${kind}`
  // Bounded first: ordering marks by `normalize` takes time that grows with the square of their number.
  const clean = name
    .slice(0, 4 * longest)
    .normalize('NFC')
    .replace(unseen, '')
    .replace(/[/\\]/g, '-')
    .trim()
  const stem = clean.toLowerCase().endsWith(ending) ? clean.slice(0, -ending.length) : clean
  const short = [...stem].slice(0, longest - ending.length).join('')
  return `${short.trim() || 'file'}${ending}`
}
