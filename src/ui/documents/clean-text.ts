// Marks that only order text on a screen (Intl writes some, too), and control characters other than a line's end.
const unwanted =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/g

/** A text without invisible marks and control characters: what another program can search, sort and compare. */
export function cleanText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(unwanted, '')
}
