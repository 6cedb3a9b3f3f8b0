import { everything } from './everything.ts'

/**
 * The rows of a table whose tests walk the same code: the first of them, and all where everything is run.
 *
 * @param all the one that shows most first
 */
export function variantsOf<Row>(all: readonly Row[]): readonly Row[] {
  return everything ? all : all.slice(0, 1)
}
