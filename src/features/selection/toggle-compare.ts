import { mostCompared } from './ask.ts'

/** The compared codes after one is chosen or given up; undefined where there is no room for another (SELECT-12). */
export function toggledCompare(compared: readonly string[], code: string): string[] | undefined {
  if (compared.includes(code)) return compared.filter((other) => other !== code)
  return compared.length < mostCompared ? [...compared, code] : undefined
}
