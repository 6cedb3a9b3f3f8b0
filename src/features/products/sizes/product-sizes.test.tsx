import 'fake-indexeddb/auto'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { Product } from '#contract/collections/products.ts'
import type { FanModel } from '#contract/fans/fan-model.ts'
import { changeListed, readListed } from '#src/pwa/storage/quotation-store.ts'
import { renderInApp } from '#tests/support/render-in-app.tsx'
import { testFan } from '#tests/support/test-fan.ts'
import type { Sheet } from '#src/ui/documents/sheet.ts'
import { type Navigation, NavigationContext, readSearch } from '#src/ui/navigation.ts'
import { ProductSizes } from './product-sizes.tsx'

const written = vi.hoisted(() => ({ writeSheet: vi.fn(), saveFile: vi.fn() }))
vi.mock('#src/ui/documents/write-sheet.ts', () => ({ writeSheet: written.writeSheet }))
vi.mock('#src/ui/documents/save-file.ts', () => ({ saveFile: written.saveFile }))

const product = {
  id: '1',
  slug: 'axial-fan',
  type: 'axial',
  title: 'Axial fan',
  description: 'Moves air.',
  dataSheetUrl: '/media/axial.pdf',
  construction: 'Coated steel',
  options: ['Guard'],
  standards: ['ISO 5801'],
} as unknown as Product

const models: [FanModel, ...FanModel[]] = [
  testFan('NAX-400/4'),
  testFan('NAX-500/4', {
    diameter: 500,
    supply: [50, 60],
    dimensions: { A: 580, B: 525, C: 505, D: 545, E: 390 },
  }),
  testFan('NAX-630/4', { diameter: 630, temperatureClass: 'F400' }),
]

const addresses: string[] = []

/** A navigation whose address is kept by React alone. */
function Addressed({ children }: { children: ReactNode }) {
  const [url, setUrl] = useState(new URL('http://site.example/products/axial-fan'))
  const navigation: Navigation = {
    usePath: () => url.pathname,
    useShownPath: () => url.pathname,
    useSearch: () => readSearch(url.searchParams),
    useHash: () => '',
    go: (address) => {
      addresses.push(address)
      setUrl(new URL(address, url))
    },
    arrived: false,
    loads: false,
  }
  return <NavigationContext value={navigation}>{children}</NavigationContext>
}

async function show(language: 'en' | 'ar' = 'en') {
  vi.clearAllMocks()
  addresses.length = 0
  await renderInApp(
    <Addressed>
      <ProductSizes product={product} state={{ kind: 'loaded', items: models }} certificates={[]} />
    </Addressed>,
    { language },
  )
  return { user: userEvent.setup() }
}

const currentRow = () => document.querySelector('tr[aria-current]')?.textContent

// SIZE-1, SIZE-3
test('the middle size is shown first; another is chosen by the list or the table, and the address keeps it', async () => {
  const { user } = await show()
  expect(currentRow()).toContain('NAX-500/4')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'NAX-630/4')
  expect(await screen.findByRole('heading', { name: 'Dimensions of NAX-630/4' })).toBeDefined()
  expect(addresses).toEqual(['/products/axial-fan?size=NAX-630%2F4'])
  expect(screen.getByText(/Class F400/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'NAX-400/4' }))
  expect(await screen.findByRole('heading', { name: 'Sound of NAX-400/4' })).toBeDefined()
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('NAX-400/4')
})

// MODEL-12
test('jet fans are told by their thrust in place of their pressure', async () => {
  const jets = models.map((model) => ({ ...model, thrust: model.diameter / 2 }))
  await renderInApp(
    <Addressed>
      <ProductSizes
        product={product}
        state={{ kind: 'loaded', items: jets as typeof models }}
        certificates={[]}
      />
    </Addressed>,
    { language: 'en' },
  )
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  // The thrust of a fan is beside its code.
  expect(heads.indexOf('Thrust N')).toBe(2)
  expect(heads).not.toContain('Pressure up to Pa')
  expect(heads).toContain('Outlet velocity m/s')
  expect(screen.queryAllByRole('slider')).toEqual([])
  expect(currentRow()).toContain('250')
  expect(screen.getByText('250 N')).toBeDefined()
})

// SIZE-2
test('a chart says at which speed its fan was tested, and on which mains', async () => {
  await show()
  expect(screen.getByText('NAX-500/4: tested at 1,450 r/min (50 Hz)')).toBeDefined()
})

// SIZE-7
test('a chart is calculated for the other mains, with its table, and says so', async () => {
  const { user } = await show()
  const read = () => screen.getAllByRole('slider').at(-1)?.getAttribute('aria-valuetext')
  expect(read()).toContain('Airflow 3,000 m³/h, Static pressure 150 Pa')
  await user.click(screen.getByRole('radio', { name: '60 Hz' }))
  expect(screen.getByText('NAX-500/4: calculated for 1,740 r/min (60 Hz)')).toBeDefined()
  expect(read()).toContain('Airflow 3,600 m³/h, Static pressure 216 Pa')
  await user.click(screen.getByRole('radio', { name: '50 Hz' }))
  expect(screen.getByText('NAX-500/4: tested at 1,450 r/min (50 Hz)')).toBeDefined()
  expect(read()).toContain('Airflow 3,000 m³/h')
})

// SIZE-7
test('a fan that belts turn is told at the speed of its test alone', async () => {
  await renderInApp(
    <Addressed>
      <ProductSizes
        product={product}
        state={{ kind: 'loaded', items: [testFan('NCB-500', { drive: 'belt' })] }}
        certificates={[]}
      />
    </Addressed>,
    { language: 'en' },
  )
  expect(screen.queryByRole('radio', { name: '60 Hz' })).toBeNull()
})

// SIZE-1
test('the arrow of the list of sizes stands at the end of its text in Arabic too', async () => {
  await show('ar')
  const list = screen.getByRole('combobox')
  expect(list.closest('[dir]')).toBe(list.parentElement?.closest('[dir]'))
  expect(list.textContent).toContain('\u2066NAX-400/4\u2069')
})

// QUOTE-1
test('the chosen size goes onto the quotation list, each size as a line of its own', async () => {
  // Files that share a thread share its databases.
  await changeListed(() => [])
  const { user } = await show()
  await user.click(screen.getByRole('button', { name: 'Add to quote list: NAX-500/4' }))
  expect(
    await screen.findByRole('link', { name: 'In your quote list: 1: NAX-500/4' }),
  ).toBeDefined()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'NAX-630/4')
  await user.click(await screen.findByRole('button', { name: 'Add to quote list: NAX-630/4' }))
  expect(
    await screen.findByRole('link', { name: 'In your quote list: 1: NAX-630/4' }),
  ).toBeDefined()
  const lines = (await readListed()) ?? []
  expect(lines.map(({ product, code, point }) => [product, code, point])).toEqual([
    ['axial-fan', 'NAX-500/4', null],
    ['axial-fan', 'NAX-630/4', null],
  ])
})

// SIZE-2, CURVE-1
test('the range and the chosen size are drawn, with a second axis that can be exchanged', async () => {
  const { user } = await show()
  const [range, own] = screen.getAllByRole('figure')
  expect(within(range as HTMLElement).getByText('The whole range')).toBeDefined()
  expect(range?.querySelectorAll('path.other')).toHaveLength(2)
  expect(within(own as HTMLElement).getByText('Static efficiency (%)')).toBeDefined()
  await user.click(screen.getByRole('radio', { name: 'Shaft power' }))
  expect(within(own as HTMLElement).getByText('Shaft power (kW)')).toBeDefined()
})

// SIZE-4
test('sound stands in octave bands, with its sum', async () => {
  await show()
  const table = screen.getByRole('table', { name: /Sound power at the inlet/ })
  const cells = within(table)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
  expect(cells).toEqual(['70', '74', '76', '78', '76', '73', '68', '62'])
  // By IEC 61672: 10 lg of the sum of the weighted bands.
  expect(screen.getByText('Total, A-weighted').nextSibling?.textContent).toBe('80 dB(A)')
  expect(screen.getByText('Total, unweighted').nextSibling?.textContent).toBe('83 dB')
})

// DRAW-1
test('the measures of the chosen size are told by letter, name and length', async () => {
  await show()
  const table = screen.getByRole('table', { name: 'Table of dimensions: NAX-500/4' })
  expect(
    within(table).getByRole('row', { name: 'D Diameter of the flange hole circle 545 mm' }),
  ).toBeDefined()
})

// SIZE-5
test('without models a product shows how it is built', async () => {
  await renderInApp(
    <ProductSizes product={product} state={{ kind: 'empty', retry: vi.fn() }} certificates={[]} />,
    { language: 'en' },
  )
  expect(screen.getByText('Coated steel')).toBeDefined()
  expect(screen.getByRole('link', { name: /Data sheet of all sizes/ })).toBeDefined()
  expect(screen.queryByRole('combobox')).toBeNull()
})

// SECTION-1
test('models that could not be loaded are asked for again', async () => {
  const retry = vi.fn()
  await renderInApp(
    <ProductSizes
      product={product}
      state={{ kind: 'error', error: new Error('no'), retry }}
      certificates={[]}
    />,
    { language: 'en' },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})

// SHEET-1, SHEET-3
test.each([
  ['en', 'Data sheet of this size (PDF)', 'ltr', 'Motor power'],
  ['ar', 'ورقة بيانات هذا المقاس (PDF)', 'rtl', 'قدرة المحرك'],
] as const)(
  'the sheet of the chosen size is written and saved: %s',
  async (language, name, direction, fact) => {
    written.writeSheet.mockResolvedValue(new Blob())
    const { user } = await show(language)
    await user.click(screen.getByRole('button', { name }))
    await vi.waitFor(() => expect(written.saveFile).toHaveBeenCalledOnce())
    expect(written.saveFile.mock.calls[0]?.[1]).toBe('NAX-500-4.pdf')
    const [sheet] = written.writeSheet.mock.calls[0] as [Sheet]
    expect(sheet).toMatchObject({ language, direction, subtitle: 'NAX-500/4' })
    expect(sheet.parts.map(({ kind }) => kind)).toEqual([
      'text',
      'facts',
      'chart',
      'drawing',
      'table',
      'table',
      'text',
      'list',
      'list',
    ])
    const facts = sheet.parts.flatMap((part) => (part.kind === 'facts' ? part.facts : []))
    expect(facts.find(({ label }) => label === fact)?.text).toMatch(/^0\.55 /)
  },
)

// SHEET-3
test('a sheet that cannot be written says so, and can be asked for again', async () => {
  written.writeSheet.mockRejectedValueOnce(new Error('no fonts')).mockResolvedValue(new Blob())
  const { user } = await show()
  const button = screen.getByRole('button', { name: 'Data sheet of this size (PDF)' })
  await user.click(button)
  expect(await screen.findByText(/could not be prepared/)).toBeDefined()
  await user.click(button)
  await vi.waitFor(() => expect(written.saveFile).toHaveBeenCalledOnce())
  expect(screen.queryByText(/could not be prepared/)).toBeNull()
})
