const moment = /(\/(?:CreationDate|ModDate) \(D:)\d{14}/g
const creator = /\/Creator \((?:\\.|[^\\)])*\)/s

/**
 * The same PDF with a fixed time of making and without the browser's name, so that a new run
 * changes only what was changed. The bytes keep their places: the table of offsets stays true.
 *
 * @param {Buffer} pdf
 */
export function withFixedInformation(pdf) {
  const text = pdf
    .toString('latin1')
    .replace(moment, (_, key) => `${key}20250101000000`)
    .replace(creator, (found) => '/Creator (Nasaem)'.padEnd(found.length))
  return Buffer.from(text, 'latin1')
}
