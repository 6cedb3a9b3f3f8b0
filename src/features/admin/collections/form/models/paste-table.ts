/**
 * The cells of a copied table: rows by line ends, cells by tabs. A cell with either within it is in quotes, as Excel
 * copies it.
 */
export function parseTable(copied: string): string[][] {
  const rows: string[][] = [[]]
  const text = copied.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '')
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/y
  while (cell.lastIndex <= text.length) {
    const found = cell.exec(text)
    if (found === null) break
    const [, quoted, bare = '', end] = found
    rows.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'))
    if (end === '') break
    if (end === '\n') rows.push([])
  }
  return rows
}
