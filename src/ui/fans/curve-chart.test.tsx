import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, test, vi } from 'vitest'
import type { Language } from '#contract/locale.ts'
import { renderInApp } from '#tests/support/render-in-app.tsx'
import { CurveChart } from './curve-chart.tsx'
import * as curveNames from './curve-names.ts'
import { systemLineThrough } from './system-line.ts'

vi.mock('./curve-names.ts', { spy: true })

const small = {
  label: 'NAX-400/4',
  points: [
    { x: 1_000, y: 200 },
    { x: 2_000, y: 120 },
  ],
}
const large = {
  label: 'NAX-800/4',
  short: '800',
  points: [
    { x: 8_000, y: 420 },
    { x: 12_000, y: 350 },
    { x: 16_000, y: 150 },
  ],
}
const efficiency = {
  axis: { label: 'Efficiency', unit: '%' },
  points: [
    { x: 8_000, y: 61 },
    { x: 12_000, y: 72 },
    { x: 16_000, y: 55 },
  ],
}

async function showChart({
  language = 'en',
  ...given
}: Partial<Parameters<typeof CurveChart>[0]> & {
  language?: Language
} = {}) {
  const onChoose = vi.fn()
  const { container } = await renderInApp(
    <CurveChart
      title="Curves"
      curves={[small, large]}
      chosen="NAX-800/4"
      x={{ label: 'Airflow', unit: 'm³/h' }}
      y={{ label: 'Static pressure', unit: 'Pa' }}
      second={efficiency}
      onChoose={onChoose}
      {...given}
    />,
    { language },
  )
  return { container, onChoose, user: userEvent.setup() }
}

const told = () => screen.getByRole('slider').getAttribute('aria-valuetext')

describe('a chart of curves', () => {
  // CURVE-2
  it.each(['en', 'ar'] as const)(
    'is read by keys, to the right for more airflow: %s',
    async (language) => {
      const { user } = await showChart({ language })
      await user.tab()
      expect(screen.getByRole('slider')).toBe(document.activeElement)
      expect(told()).toBe('Airflow 12,000 m³/h, Static pressure 350 Pa, Efficiency 72%')
      await user.keyboard('{ArrowRight}')
      expect(told()).toBe('Airflow 16,000 m³/h, Static pressure 150 Pa, Efficiency 55%')
      await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
      expect(told()).toContain('12,000 m³/h')
      await user.keyboard('{Home}')
      expect(told()).toContain('8,000 m³/h')
      await user.keyboard('{End}')
      expect(told()).toContain('16,000 m³/h')
      expect(screen.getByText('16,000 m³/h')).toBeDefined()
      await user.keyboard('{Escape}')
      expect(screen.queryByText('16,000 m³/h')).toBeNull()
    },
  )

  // CURVE-2
  it('is read by pointing: the nearest point is told', async () => {
    const { container } = await showChart()
    const drawing = container.querySelector('svg') as SVGSVGElement
    drawing.getBoundingClientRect = () => new DOMRect(100, 0, 400, 300)
    // The axis ends at 20,000 m³/h, so this points at 15,000.
    const event = new MouseEvent('pointermove', { clientX: 400, bubbles: true })
    fireEvent(screen.getByRole('slider'), event)
    expect(told()).toContain('16,000 m³/h')
  })

  // CURVE-3
  it('has the points of the chosen curve in a table', async () => {
    await showChart()
    const rows = within(screen.getByRole('table', { hidden: true }))
      .getAllByRole('row', { hidden: true })
      .map((row) => row.textContent)
    expect(rows).toEqual([
      'Airflow m³/hStatic pressure PaEfficiency %',
      '8,00042061',
      '12,00035072',
      '16,00015055',
    ])
  })

  // CURVE-3
  it('has all curves in the table where that is asked for', async () => {
    await showChart({ tabled: 'all' })
    const groups = screen.getAllByRole('rowheader', { hidden: true })
    expect(groups.map((group) => group.textContent)).toEqual(['NAX-800/4', 'NAX-400/4'])
  })

  // CURVE-1
  it('shows every curve, and a pressed one is chosen', async () => {
    const { container, onChoose } = await showChart()
    expect(container.querySelectorAll('path.other')).toHaveLength(1)
    expect(container.querySelectorAll('path.chosen')).toHaveLength(1)
    expect(container.querySelectorAll('circle.tested')).toHaveLength(3)
    fireEvent.click(container.querySelector('path.press') as Element)
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('NAX-400/4')
  })

  // CURVE-5
  it('keeps the name of a curve below that of the axis', async () => {
    const steep = {
      label: 'steep',
      points: [
        { x: 1_000, y: 500 },
        { x: 2_000, y: 100 },
      ],
    }
    await showChart({ curves: [steep], chosen: 'steep', second: undefined })
    const name = screen.getByText('steep', { selector: 'text' })
    expect(parseFloat(name.getAttribute('y') ?? '')).toBeGreaterThanOrEqual(5)
  })

  // CURVE-2, CURVE-5: to place them takes a phone longer than a frame.
  it('places the names of its curves once, and not at each point that is read', async () => {
    const { user } = await showChart()
    const placed = vi.mocked(curveNames.placeNames).mock.calls.length
    expect(placed).toBeGreaterThan(0)
    await user.tab()
    await user.keyboard('{ArrowRight}{ArrowRight}{Home}')
    expect(told()).toContain('8,000 m³/h')
    expect(vi.mocked(curveNames.placeNames).mock.calls).toHaveLength(placed)
  })

  // CURVE-7
  it('shades the stall of the curve in front, up to the top of its rise', async () => {
    const stalling = {
      label: 'NAX-630',
      points: [
        { x: 2_000, y: 400 },
        { x: 4_000, y: 300 },
        { x: 5_000, y: 340 },
        { x: 10_000, y: 50 },
      ],
    }
    const { container } = await showChart({ curves: [small, stalling], chosen: 'NAX-630' })
    expect(screen.getByText('Stall: not for continuous operation')).toBeDefined()
    const shade = container.querySelector('rect.stall')
    const top = [...container.querySelectorAll('circle.tested')][2]
    expect(shade?.getAttribute('width')).toBe(top?.getAttribute('cx'))
  })

  // CURVE-7
  it('shades nothing where the curve falls all the way, nor among sizes of very different reach', async () => {
    const { container } = await showChart()
    expect(container.querySelector('rect.stall')).toBeNull()
    expect(screen.queryByText(/^Stall/)).toBeNull()
  })

  it('tells by its legend what the lines and points are', async () => {
    const duty = { x: 11_000, y: 340 }
    await showChart({ systemLine: systemLineThrough(duty, 18_000), point: duty, asked: duty })
    const entries = screen.getAllByRole('listitem').map((entry) => entry.textContent)
    expect(entries).toEqual([
      'NAX-800/4',
      'Efficiency',
      'System curve',
      'Working point',
      'Required duty point',
    ])
  })

  // CURVE-6
  it('leaves out points that are no numbers, and is not there without a curve', async () => {
    const typed = {
      label: 'typed',
      points: [
        { x: 1, y: NaN },
        { x: 2, y: 5 },
      ],
    }
    const { container } = await showChart({ curves: [typed], chosen: 'typed', second: undefined })
    expect(container.querySelectorAll('circle.tested')).toHaveLength(1)
    const { container: empty } = await showChart({ curves: [] })
    expect(empty.querySelector('figure')).toBeNull()
  })

  it('is there without a chosen curve, but then nothing of it can be read', async () => {
    const { container } = await showChart({ chosen: undefined })
    expect(container.querySelectorAll('path.other')).toHaveLength(2)
    expect(screen.queryByRole('slider')).toBeNull()
  })
})

test('a system line goes with the square of airflow, and needs a duty point', () => {
  const line = systemLineThrough({ x: 10, y: 100 }, 20)
  expect(line.at(0)).toEqual({ x: 0, y: 0 })
  expect(line.at(-1)).toEqual({ x: 20, y: 400 })
  expect(systemLineThrough({ x: 0, y: 100 }, 20)).toEqual([])
})
