import type { Locator } from '@playwright/test'
import { testedLanguages } from '#tests/support/behaviour-in.ts'
import { anyWidth, anyWidthFullRun, expect, test } from '#tests/support/site.ts'

async function boxesOf(parts: Locator) {
  const boxes = await Promise.all((await parts.all()).map((part) => part.boundingBox()))
  return boxes.map((box) => {
    if (box === null) throw new Error('What is measured is not shown')
    return { ...box, end: Math.round(box.x + box.width) }
  })
}

/** Of each column of a table: where the units of its figures end, and where its heading does. */
const columnEnds = (table: Locator) =>
  table.evaluate((element) => {
    const rows = [...element.querySelectorAll('tbody tr')]
    const endOf = (node: Node | null | undefined, letters?: number) => {
      if (!node?.textContent) return undefined
      const range = document.createRange()
      range.selectNodeContents(node)
      if (letters !== undefined) range.setEnd(node, letters)
      return Math.round(range.getBoundingClientRect().right)
    }
    return [...element.querySelectorAll('thead th')].slice(1).map((heading, column) => {
      const figures = rows.map((row) => row.querySelectorAll('td')[column]?.firstChild)
      return {
        units: figures.map((figure) => endOf(figure, figure?.textContent?.split('.')[0]?.length)),
        last: Math.max(...figures.map((figure) => endOf(figure) ?? 0)),
        heading: endOf(heading.querySelector('small')),
      }
    })
  })

/**
 * @returns for each dot of a row of facts, whether it is between two facts of one line, or cut off with nothing of it seen
 */
const dotsOf = (row: Locator) =>
  row.evaluate((element) => {
    const facts = [...element.children].map((fact) => ({
      box: fact.getBoundingClientRect(),
      dot: getComputedStyle(fact, '::before'),
    }))
    const { left, right } = element.getBoundingClientRect()
    return facts.slice(1).map(({ box, dot }, index) => {
      const from = box.left + parseFloat(dot.left)
      const to = from + parseFloat(dot.width)
      const before = facts[index]?.box ?? new DOMRect()
      if (before.bottom <= box.top)
        return to <= left + 1 || from >= right - 1 ? 'cut off' : 'hanging'
      const isBetween =
        (before.right <= from + 1 && to <= box.left + 1) ||
        (box.right <= from + 1 && to <= before.left + 1)
      return isBetween ? 'between' : 'astray'
    })
  })

// The languages differ here, so both are looked at.
for (const language of testedLanguages) {
  test.describe(`figures, ${language}`, () => {
    test.use({ language })

    // LOOK-11
    test(
      'the units of a column are below each other and its heading',
      anyWidth,
      async ({ page }) => {
        await page.goto('/products/axial-plate-fan')
        const table = page.locator('[role="group"] table:has(button)')
        await table.scrollIntoViewIfNeeded()
        const columns = await columnEnds(table)
        expect(columns).toHaveLength(8)
        for (const { units, last, heading } of columns) {
          const ends = units.filter((end) => end !== undefined)
          expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(1)
          expect(Math.abs((heading ?? NaN) - last)).toBeLessThanOrEqual(2)
        }
      },
    )

    // LOOK-12
    test(
      'facts in a row have a dot between them, and none at the end of a line',
      anyWidth,
      async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 740 })
        await page.goto('/Careers')
        const rows = page.locator('summary p')
        await expect(rows.first()).toBeVisible()
        const dots = (await Promise.all((await rows.all()).map(dotsOf))).flat()
        expect([...new Set(dots)].toSorted()).toEqual(['between', 'cut off'])
        await page.goto('/services/hvac')
        const places = page.locator('li:has(h3) p:has(> span + *)')
        await expect(places.first()).toBeVisible()
        expect((await Promise.all((await places.all()).map(dotsOf))).flat()).not.toContain('astray')
      },
    )
  })
}

test.describe('edges of what is beside each other', () => {
  test.use({ language: 'en' })

  // LOOK-9
  test('on a tablet forms end where the page does', anyWidth, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    for (const path of ['/contact-us', '/Careers', '/vendors-registration']) {
      await page.goto(path)
      await page.locator('main :is(form, #apply)').last().scrollIntoViewIfNeeded()
      const form = page.locator('main form').last()
      await expect(form).toBeVisible()
      const [box] = await boxesOf(form)
      expect([box?.x, box?.end], path).toEqual([24, 744])
    }
  })

  // LOOK-9
  test(
    'the four figures of the company are two by two on a tablet',
    anyWidthFullRun,
    async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 900 })
      await page.goto('/')
      const figures = page.locator('section[aria-labelledby="statistics"] dl > div')
      await figures.first().scrollIntoViewIfNeeded()
      await expect(figures).toHaveCount(4)
      const rows = (await boxesOf(figures)).map(({ y }) => Math.round(y))
      expect(rows[0]).toBe(rows[1])
      expect(rows[2]).toBe(rows[3])
      expect(rows[2]).toBeGreaterThan(rows[0] ?? NaN)
    },
  )

  // LOOK-10
  test('buttons of one row are equally wide', anyWidth, async ({ page }) => {
    for (const [path, row, width] of [
      ['/products/axial-plate-fan', 'main div:has(> a[href*="topic=quotation"])', 768],
      ['/products/axial-plate-fan', 'main div:has(> a[href*="topic=quotation"])', 360],
      [
        '/products/select?airflow=12000&pressure=250',
        'main li:has(h3) div:has(> a):has(> label)',
        360,
      ],
      ['/contact-us', 'main article div:has(> a[href*="google"])', 360],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      const buttons = page.locator(row).first().locator('> :not(label)')
      await expect(buttons.nth(1)).toBeVisible()
      const widths = (await boxesOf(buttons)).map((box) => Math.round(box.width))
      expect(Math.max(...widths) - Math.min(...widths), `${path}, ${width}`).toBeLessThanOrEqual(1)
    }
  })

  // LOOK-10: that of a jet fan has three buttons, of an axial fan four.
  test("no row of a product's buttons has a hole", anyWidthFullRun, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const [slug, count] of [
      ['jet-fan', 3],
      ['axial-plate-fan', 4],
    ] as const) {
      await page.goto(`/products/${slug}`)
      const row = page.locator('main div:has(> a[href*="topic=quotation"])').first()
      const buttons = row.locator('> *')
      await expect(buttons).toHaveCount(count)
      const [place] = await boxesOf(row)
      const boxes = await boxesOf(buttons)
      for (const { y } of boxes) {
        const line = boxes.filter((box) => Math.abs(box.y - y) < 2)
        expect(Math.min(...line.map(({ x }) => x)), slug).toBeCloseTo(place?.x ?? 0, 0)
        expect(Math.max(...line.map(({ end }) => end)), slug).toBe(place?.end)
      }
    }
  })

  test(
    'a single project has a picture as wide as its words, or wider',
    anyWidthFullRun,
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto('/products/axial-plate-fan')
      const card = page.locator('main li:has(a[href^="/projects/"])')
      await expect(card).toHaveCount(1)
      await card.scrollIntoViewIfNeeded()
      const [picture] = await boxesOf(card.locator('img'))
      const [words] = await boxesOf(card.locator('> div'))
      expect(picture?.width).toBeGreaterThan(words?.width ?? NaN)
    },
  )

  test('the hours of a branch are apart from the next label', anyWidthFullRun, async ({ page }) => {
    await page.goto('/contact-us')
    const groups = page.locator('main article dl').first().locator('> div')
    await groups.first().scrollIntoViewIfNeeded()
    const [hours] = await boxesOf(groups.first().locator('p'))
    const [label] = await boxesOf(groups.nth(1).locator('dt'))
    expect((label?.y ?? 0) - ((hours?.y ?? 0) + (hours?.height ?? 0))).toBeGreaterThan(16)
  })

  // PRODUCT-2
  test(
    'whoever knows the duty point is led to the selection',
    anyWidthFullRun,
    async ({ page }) => {
      await page.goto('/products/axial-plate-fan')
      const ask = page.getByRole('region', { name: 'Do you know your duty point?' })
      await ask.getByRole('link', { name: 'Select a size by duty point' }).click()
      await expect(page).toHaveURL(/\/products\/select\?product=axial-plate-fan$/)
    },
  )

  // LOOK-9
  test(
    'on a tablet the picture of a service is as high as its words',
    anyWidthFullRun,
    async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 900 })
      await page.goto('/services')
      const first = page.locator('main li:has(> img)').first()
      await expect(first.locator('h2')).toBeVisible()
      const [picture, words] = await boxesOf(first.locator('> img, > div'))
      expect(words?.x).toBeGreaterThan(picture?.end ?? NaN)
      expect(picture?.height).toBeCloseTo(words?.height ?? NaN, 0)
    },
  )

  // LOOK-9
  test(
    'a section that goes on after another has no more room before it than that has',
    anyWidthFullRun,
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto('/products/axial-plate-fan')
      const before = page.locator('section[aria-labelledby="used-in"]')
      await before.scrollIntoViewIfNeeded()
      const [band, heading, rows] = await boxesOf(before.locator('xpath=. | .//h2 | .//ul'))
      const [next] = await boxesOf(page.locator('#others'))
      const room = (heading?.y ?? NaN) - (band?.y ?? NaN)
      expect((next?.y ?? NaN) - (rows?.y ?? NaN) - (rows?.height ?? NaN)).toBeLessThanOrEqual(
        room + 1,
      )
    },
  )

  // LOOK-10
  test(
    'a service tells itself and how to ask on its first screen',
    anyWidthFullRun,
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto('/services/hvac')
      const opening = page.locator('article > div:has(h1)')
      await expect(opening.getByRole('paragraph')).toHaveCount(2)
      await expect(opening.locator('a[href^="/contact-us"]')).toBeInViewport({ ratio: 1 })
      await expect(opening.locator('img')).toBeInViewport({ ratio: 1 })
    },
  )

  // LOOK-9
  test('on a tablet all figures of a size are seen at once', anyWidthFullRun, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    await page.goto('/products/axial-plate-fan')
    const sizes = page.getByRole('group', { name: 'All sizes' })
    await sizes.scrollIntoViewIfNeeded()
    const hidden = () => sizes.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    await expect.poll(hidden).toBe(0)
  })

  // LOOK-10
  test(
    'on a phone a found fan tells its figures before what can be done with it',
    anyWidthFullRun,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto('/products/select?airflow=12000&pressure=250')
      const found = page.locator('main li:has(h3)').first()
      await expect(found.getByRole('img')).toHaveCount(0)
      await expect(found.locator('img')).toBeVisible()
      // As they stand in the document: what can be done comes with the name.
      const [name, choices, figures] = await boxesOf(
        found.locator('h3, label:has(input[type="checkbox"]), dl'),
      )
      expect(figures?.y).toBeGreaterThan(name?.y ?? NaN)
      expect(choices?.y).toBeGreaterThan(figures?.y ?? NaN)
    },
  )

  // LOOK-10
  test(
    'the contact details stand beside the form, the map below them',
    anyWidthFullRun,
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto('/contact-us')
      await expect(page.getByRole('button', { name: 'Show the map' })).toBeVisible()
      const [details, form, map] = await boxesOf(
        page.locator('[data-facts], [data-form], [data-form] ~ div'),
      )
      expect(details?.y).toBeCloseTo(form?.y ?? NaN, 0)
      expect(details?.x).toBeGreaterThan(form?.end ?? NaN)
      expect(map?.x).toBeCloseTo(details?.x ?? NaN, 0)
      expect((map?.y ?? NaN) + (map?.height ?? NaN)).toBeCloseTo(
        (form?.y ?? NaN) + (form?.height ?? NaN),
        0,
      )
    },
  )

  // LOOK-10
  test('a card across the page tells what it is about', anyWidthFullRun, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const [path, about] of [
      ['/projects/metro-sahm-tunnels', /^Drives air and smoke lengthwise/],
      ['/services/hvac', /^Two independent power paths/],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('listitem').getByText(about)).toBeVisible()
    }
  })

  // PROJECT-1, SERVICE-1, PRODUCT-1
  test('each list ends with the way to ask', anyWidthFullRun, async ({ page }) => {
    for (const path of ['/products', '/projects', '/services']) {
      await page.goto(path)
      const ask = page.getByRole('region', { name: 'Planning a project?' })
      await expect(ask.getByRole('link', { name: 'Ask on WhatsApp' })).toBeVisible()
      await ask.getByRole('link', { name: 'Contact us' }).click()
      await expect(page).toHaveURL(/\/contact-us$/)
    }
  })
})
