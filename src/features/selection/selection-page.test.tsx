import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { type ReactNode, useEffect, useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { FanModel } from '#contract/fans/fan-model.ts'
import { ApiFailure } from '#contract/errors.ts'
import type { Language } from '#contract/locale.ts'
import { NavigationContext, readSearch } from '#src/ui/navigation.ts'
import { listedPieces } from '#src/pwa/quotation/listed-count.ts'
import { addPageTexts } from '#src/i18n/add-page-texts.ts'
import { fakeViewport } from '#tests/support/fake-viewport.ts'
import {
  type CannedAnswers,
  createCannedClient,
  createTestApp,
  InApp,
  renderInApp,
} from '#tests/support/render-in-app.tsx'
import { selectableFan } from '#tests/support/selectable-fans.ts'
import { SelectionPage } from './selection-page.tsx'

let address = ''

const tellAddress = (search: string) => {
  address = search
}

/** Stands in for the router: the page is at an address, which it changes. */
function Addressed({ query, children }: { query: string; children: ReactNode }) {
  const [search, setSearch] = useState(query)
  useEffect(() => tellAddress(search), [search])
  return (
    <NavigationContext
      value={{
        usePath: () => '/products/select',
        useShownPath: () => '/products/select',
        useSearch: () => readSearch(search),
        useHash: () => '',
        go: (to) => setSearch(to.split('?')[1] ?? ''),
        arrived: false,
        loads: false,
      }}
    >
      {children}
    </NavigationContext>
  )
}

const product = { id: '1', slug: 'axial', title: 'Axial fan', type: 'axial' }
const fans = [
  selectableFan('NAX-630'),
  selectableFan('NBX-700', {
    drive: 'belt',
    speeds: { minimum: 900, maximum: 1800 },
    motorPower: 5,
  }),
  selectableFan('NCX-400', { diameter: 400 }, { open: 4000 }),
]

const answers = (models: FanModel[] = fans): CannedAnswers => ({
  GetFanModels: { body: { data: [{ slug: 'axial', models }] } },
  GetAllProducts: { body: { data: [product] } },
})

const show = (query = '', language: Language = 'en', canned = answers()) =>
  renderInApp(
    <Addressed query={query}>
      <SelectionPage />
    </Addressed>,
    { language, answers: canned },
  )

const point = 'airflow=6600&pressure=250'
const names = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const asked = () => Object.fromEntries(new URLSearchParams(address))

beforeEach(() => {
  fakeViewport()
  localStorage.clear()
})

describe('a duty point', () => {
  // SELECT-1, SELECT-11
  it('that is typed shows the fans that meet it, and stands in the address', async () => {
    const user = userEvent.setup()
    await show()
    expect(screen.getByText(/Enter an airflow and a static pressure/)).toBeTruthy()
    await user.type(screen.getByLabelText('Airflow'), '6,600')
    await user.type(screen.getByLabelText('Static pressure'), '250')
    expect(await screen.findByText('2 fans meet 6,600 m³/h at 250 Pa')).toBeTruthy()
    expect(names()).toEqual(['NBX-700Axial fan', 'NAX-630Axial fan'])
    expect(asked()).toEqual({
      airflow: '6,600',
      pressure: '250',
      airflowUnit: 'm3h',
      pressureUnit: 'Pa',
      supply: '50',
    })
  })

  // SELECT-1, LOOK-4
  it('leaves the form as high as it was: the density of the air is told before it', async () => {
    const user = userEvent.setup()
    await show()
    expect(screen.getByText('Density: 1.2 kg/m³')).toBeTruthy()
    await user.type(screen.getByLabelText('Altitude (m)'), '1000')
    expect(screen.getByText('Density: 1.06 kg/m³')).toBeTruthy()
    await user.type(screen.getByLabelText('Altitude (m)'), '00')
    expect(screen.queryByText(/Density/)).toBeNull()
  })

  // SELECT-1, FORM-3
  it('that was typed before the page was taken over is asked as a whole', async () => {
    document.documentElement.lang = 'en'
    const app = await createTestApp({ language: 'en', client: createCannedClient(answers()) })
    await addPageTexts(app.i18n, 'en')
    const view = (
      <InApp app={app}>
        <Addressed query="">
          <SelectionPage />
        </Addressed>
      </InApp>
    )
    const root = document.createElement('div')
    document.body.append(root)
    root.innerHTML = renderToString(view)
    const type = (label: string, text: string) => {
      screen.getByLabelText<HTMLInputElement>(label).value = text
    }
    type('Airflow', '6600')
    type('Static pressure', '250')
    type('Altitude (m)', '100')
    const page = await act(async () => hydrateRoot(root, view))
    expect(await screen.findByText('2 fans meet 6,600 m³/h at 250 Pa')).toBeTruthy()
    expect(asked()).toMatchObject({ airflow: '6600', pressure: '250', altitude: '100' })
    await act(async () => page.unmount())
    root.remove()
  })

  // SELECT-5, SELECT-6
  it('is told with how each fan works there', async () => {
    await show(`${point}&sort=diameter`)
    const [, exact] = await screen.findAllByRole('listitem')
    expect(exact).toBeTruthy()
    const items = screen.getAllByText('Working point', { selector: 'dt' })
    expect(items.map((item) => item.nextElementSibling?.textContent)).toEqual(
      expect.arrayContaining(['6,600\u00a0m³/h at 250\u00a0Pa']),
    )
    for (const name of ['Static efficiency', 'Shaft power', 'Sound power', 'Specific fan power'])
      expect(screen.getAllByText(name, { selector: 'dt' })).toHaveLength(2)
  })

  // QUOTE-1
  it('goes onto the quotation list with the fan that meets it, as it works there', async () => {
    const user = userEvent.setup()
    await show(`${point}&altitude=1000`)
    await user.click(await screen.findByRole('button', { name: 'Add to quote list: NBX-700' }))
    expect(await screen.findByRole('link', { name: 'In your quote list: 1: NBX-700' })).toBeTruthy()
    const keys = [...listedPieces.current.keys()].map((key) => JSON.parse(key) as unknown)
    // Airflow, pressure, speed, power at the shaft, density: at 1,000 m there is 0.887 of the air.
    const working = [6600, 250, 1450, 0.8863, 1.064]
    expect(keys).toEqual([['axial', 'NBX-700', working]])
  })

  // SELECT-5, SIZE-1
  it('leads from each fan to that size on its product’s page', async () => {
    await show(point)
    const link = await screen.findByRole('link', { name: 'NBX-700' })
    expect(link.getAttribute('href')).toBe('/products/axial?size=NBX-700')
  })

  // SELECT-9
  it.each([
    [
      'en',
      'The nearest fans, and why they do not meet it',
      /On this system it gives .* too little\./,
    ],
    [
      'ar',
      'أقرب المراوح، وسبب عدم تحقيقها نقطة التشغيل',
      /تعطي في هذا النظام .* أقل من المطلوب بنسبة/,
    ],
  ] as const)(
    'that nothing meets shows the nearest and why, in %s',
    async (language, title, reason) => {
      await show('airflow=15000&pressure=300', language)
      expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
      expect(names()[0]).toMatch(/^NAX-630|^NBX-700/)
      expect(screen.getAllByText(reason).length).toBeGreaterThan(0)
    },
  )

  // SELECT-10
  it.each([
    [
      'en',
      'Airflow',
      'Please enter a value from 0.00278 to 555 m³/s.',
      'Please correct the marked fields to see the fans.',
    ],
    [
      'ar',
      'تدفق الهواء',
      'يرجى إدخال قيمة من 0.00278 إلى 555 م³/ثانية.',
      'يرجى تصحيح الحقول المحددة لترى المراوح.',
    ],
  ] as const)(
    'that overflows is named at its field, in %s',
    async (language, label, fault, mend) => {
      await show('airflow=9000&airflowUnit=m3s&pressure=250', language)
      const field = screen.getByLabelText(label)
      expect(field.getAttribute('aria-invalid')).toBe('true')
      const described = (field.getAttribute('aria-describedby') ?? '').split(' ')
      const texts = described.map((id) =>
        document
          .getElementById(id)
          ?.textContent?.replaceAll(/[\u00a0\u2060]/g, (c) => (c === '\u00a0' ? ' ' : '')),
      )
      expect(texts.join('')).toContain(fault)
      expect(screen.getByText(mend)).toBeTruthy()
    },
  )

  // SELECT-10
  it('that is not there is asked for when the form is sent', async () => {
    const user = userEvent.setup()
    await show('airflow=6600')
    expect(screen.queryByText('Please enter a value.')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show the fans' }))
    expect(screen.getByText('Please enter a value.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Static pressure'))
  })

  // SELECT-10
  it('is no fault while it is being typed', async () => {
    const user = userEvent.setup()
    await show('pressure=250')
    await user.type(screen.getByLabelText('Airflow'), '6')
    expect(screen.queryByText(/Please enter a value from/)).toBeNull()
    await user.tab()
    expect(screen.getByText('Please enter a value from 10 to 2,000,000 m³/h.')).toBeTruthy()
  })
})

describe('a unit', () => {
  // SELECT-2, SELECT-15
  it('leaves the number that was typed, and is remembered', async () => {
    const user = userEvent.setup()
    const { unmount } = await show(point)
    await user.selectOptions(screen.getByLabelText('Unit of the airflow'), 'cfm')
    expect(asked()).toMatchObject({ airflow: '6600', airflowUnit: 'cfm' })
    expect(await screen.findByText('= 11,210 m³/h')).toBeTruthy()
    unmount()
    await show()
    expect(screen.getByLabelText<HTMLSelectElement>('Unit of the airflow').value).toBe('cfm')
  })
})

describe('results', () => {
  // SELECT-12
  it('are sorted as chosen', async () => {
    const user = userEvent.setup()
    await show(point)
    await screen.findByText(/2 fans meet/)
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Shaft power')
    expect(asked()['sort']).toBe('power')
  })

  // SELECT-12
  it('are compared side by side, and given up again', async () => {
    const user = userEvent.setup()
    await show(point)
    await user.click(await screen.findByRole('checkbox', { name: 'Compare NAX-630' }))
    await user.click(screen.getByRole('checkbox', { name: 'Compare NBX-700' }))
    expect(asked()['compare']).toBe('NAX-630,NBX-700')
    const comparison = screen.getByRole('region', { name: 'Comparison' })
    const [table] = within(comparison).getAllByRole('table')
    if (table === undefined) throw new Error('There is no table')
    expect(within(table).getAllByRole('columnheader')).toHaveLength(2)
    expect(within(table).getByRole('row', { name: /^Drive Direct Belt$/ })).toBeTruthy()
    await user.click(within(table).getByRole('button', { name: /Remove NAX-630/ }))
    expect(asked()['compare']).toBe('NBX-700')
    await user.click(screen.getByRole('button', { name: 'Clear the comparison' }))
    expect(screen.queryByRole('region', { name: 'Comparison' })).toBeNull()
  })

  // SELECT-12
  it('are no more than four side by side', async () => {
    const many = ['A', 'B', 'C', 'D', 'E'].map((code) => selectableFan(code))
    await show(`${point}&compare=A,B,C,D`, 'en', answers(many))
    const fifth = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Compare E' })
    expect(fifth.disabled).toBe(true)
    expect(screen.getByText(/Four fans are being compared/)).toBeTruthy()
  })

  // SELECT-12
  it('that no longer meet the point are named in the comparison', async () => {
    await show(`${point}&compare=NAX-630,NCX-400`)
    expect(await screen.findByText('Not among the fans that meet the point: NCX-400.')).toBeTruthy()
  })

  // SELECT-1
  it('come ten at a time', async () => {
    const user = userEvent.setup()
    const many = Array.from({ length: 12 }, (_, index) => selectableFan(`F-${index}`))
    await show(point, 'en', answers(many))
    expect(await screen.findByText(/12 fans meet/)).toBeTruthy()
    expect(names()).toHaveLength(10)
    await user.click(screen.getByRole('button', { name: 'Show 2 more fans' }))
    expect(names()).toHaveLength(12)
  })

  // SECTION-1
  it('that cannot be loaded say so, and can be asked for again', async () => {
    const failed = { failure: new ApiFailure('GetFanModels', 'network') }
    const user = userEvent.setup()
    await show(point, 'en', {
      ...answers(),
      GetFanModels: [failed, { body: { data: [{ slug: 'axial', models: fans }] } }],
    })
    await user.click(await screen.findByRole('button', { name: /again/i }))
    expect(await screen.findByText(/2 fans meet/)).toBeTruthy()
  })

  // SECTION-1
  it('say where no models are known', async () => {
    await show(point, 'en', { ...answers(), GetFanModels: { body: { data: [] } } })
    expect(await screen.findByText('No models have been published yet.')).toBeTruthy()
  })
})

describe('a selection sheet', () => {
  // SELECT-14, SELECT-11
  it.each([
    ['en', 'Selection sheet: NBX-700', ['PDF in English', 'PDF in Arabic', 'Print'], 'Required'],
    ['ar', 'ورقة الاختيار: NBX-700', ['PDF بالعربية', 'PDF بالإنجليزية', 'اطبع'], 'المطلوب'],
  ] as const)('is a page of its own, in %s', async (language, title, buttons, caption) => {
    await show(`${point}&sheet=NBX-700`, language)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    for (const name of buttons) expect(screen.getByRole('button', { name })).toBeTruthy()
    expect(screen.getByRole('table', { name: caption })).toBeTruthy()
  })

  // SELECT-14
  it('is linked from its result, and leads back', async () => {
    await show(point)
    const link = await screen.findByRole('link', { name: 'Selection sheet: NAX-630' })
    expect(link.getAttribute('href')).toContain('sheet=NAX-630')
  })

  // SELECT-14
  it('of a fan that no longer meets the point gives way to the results', async () => {
    await show(`${point}&sheet=NCX-400`)
    expect(await screen.findByText(/2 fans meet/)).toBeTruthy()
  })
})
