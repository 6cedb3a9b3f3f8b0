import { build } from 'vite'
import { median } from './median.mjs'
import { withPhone } from './phone.mjs'

/** Curves of a large catalogue. */
export const curves = 10_000

/**
 * Selects among many curves in a page on a slow processor.
 *
 * @param {string} browser
 * @returns {Promise<{ prepared: number, selected: number }>} milliseconds: once for a catalogue, and for each duty point
 */
export async function measureSelection(browser) {
  const script = await bundled()
  return withPhone(browser, (phone) =>
    phone.withSlowPage('offline', async (page) => {
      await page.evaluate((text) => (0, eval)(text), `${script};globalThis.selection = selection`)
      const { prepared, selected, found } = await page.evaluate(
        // It is what the line above has defined.
        (count) => /** @type {any} */ (globalThis).selection.measure(count),
        curves,
      )
      if (found === 0) throw new Error('No curve met any point.')
      return { prepared, selected: median(selected) }
    }),
  )
}

/** @returns {Promise<string>} a script that defines `selection` */
async function bundled() {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: 'bench/selection.ts', formats: ['iife'], name: 'selection' },
    },
  })
  const [first] = Array.isArray(result) ? result : [result]
  if (first === undefined || !('output' in first)) throw new Error('Nothing was built.')
  return first.output[0].code
}
