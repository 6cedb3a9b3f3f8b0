import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.resolve('.cache/figures')

/**
 * Records what a test has measured, for the table of docs/reliability.md (`npm run reliability` writes it there).
 *
 * @param name as in the table's mark: lower-case words with dashes
 * @param figure with its unit, as a person reads it, such as `0.3 s` or `0 of 1,000`
 */
export function recordFigure(name: string, figure: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, name), figure)
}
