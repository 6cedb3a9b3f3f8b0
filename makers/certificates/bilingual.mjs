/** @typedef {{ ar: string, en: string }} Localized */

const standardOrQuantity = /(?<=[A-Za-z]) (?=\d)|(?<=\d) (?=[A-Za-z%°])/g

/**
 * Text as HTML, with standards ('ISO 5801') and quantities ('450 Pa') kept on one line.
 *
 * @param {string} text
 */
const escape = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replace(standardOrQuantity, '\u00a0')

/**
 * @param {Localized} text
 * @param {string} [tag]
 */
export const arabic = (text, tag = 'span') =>
  `<${tag} lang="ar" dir="rtl">${escape(text.ar)}</${tag}>`

/**
 * @param {Localized} text
 * @param {string} [tag]
 */
export const english = (text, tag = 'span') =>
  `<${tag} lang="en" dir="ltr">${escape(text.en)}</${tag}>`

/**
 * Both languages, one over the other; style decides how they stand.
 *
 * @param {Localized} text
 * @param {string} [tag]
 */
export const both = (text, tag = 'span') => arabic(text, tag) + english(text, tag)

/**
 * Both languages on one line: English on the left, Arabic on the right.
 *
 * @param {Localized} text
 * @param {string} [tag]
 */
export const pair = (text, tag = 'span') => english(text, tag) + arabic(text, tag)

/**
 * The two columns of running text: English on the left, Arabic on the right.
 *
 * @param {Localized} text
 */
export const sideBySide = (text) => `<div class="side-by-side">${pair(text, 'p')}</div>`

/** @param {Localized} text */
export const heading = (text) => `<h2>${pair(text)}</h2>`

/**
 * Rows of label, value and label again in the other language.
 *
 * @param {{ label: Localized, value: string | Localized }[]} rows
 */
export function facts(rows) {
  const body = rows.map(({ label, value }) => {
    const shown = typeof value === 'string' ? `<bdi lang="en">${escape(value)}</bdi>` : both(value)
    return `<tr><th>${english(label)}</th><td>${shown}</td><th>${arabic(label)}</th></tr>`
  })
  return `<table class="facts"><tbody>${body.join('')}</tbody></table>`
}

/**
 * A table of figures, read from the left in both languages.
 *
 * @param {Localized[]} columns
 * @param {(string | number)[][]} rows
 */
export function figures(columns, rows) {
  const head = columns.map((column) => `<th>${both(column)}</th>`).join('')
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
  return `<table class="figures"><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`
}
