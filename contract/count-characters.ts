/** The length of a text as the rules of the contract measure it: code points, blanks around it left out. */
export function countCharacters(text: string): number {
  return Array.from(text.trim()).length
}
