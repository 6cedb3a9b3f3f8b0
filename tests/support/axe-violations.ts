import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

interface Looked {
  /** Selectors, of what alone is looked at. */
  within?: string[]
  /** All of axe's rules unless told, those of best practice too. */
  rules?: string[]
}

/** Lists the violations of axe on a page once it has come to rest, each with where it is and what is wrong there. */
export async function axeViolations(
  page: Page,
  { within = ['html'], rules }: Looked = {},
): Promise<string[]> {
  await page.waitForFunction(isAtRest)
  await page.evaluate(measureLettersAlike)
  // In the page itself and without telling of what is right: a third of the time. No page has a frame to look into.
  const begun = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const axe = within.reduce((all, one) => all.include(one), begun)
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}

/**
 * Axe leaves out the contrast of texts in a font whose words are narrower than their letters apart, which it takes for a
 * font of icons; so is every Arabic one. The site has no font of icons.
 */
function measureLettersAlike(): void {
  CanvasRenderingContext2D.prototype.measureText = (text) =>
    ({ width: 30 * text.length }) as TextMetrics
}

/** Tells if nothing fades in or out any more: a letter half transparent has less contrast than it will have. */
function isAtRest(): boolean {
  return document
    .getAnimations()
    .every((one) => !(one instanceof CSSTransition) || one.playState !== 'running')
}
