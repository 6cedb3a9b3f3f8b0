import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiFailure } from '#contract/errors.ts'
import { fakeViewport } from '#tests/support/fake-viewport.ts'
import { InApp, renderInApp, type CannedAnswers } from '#tests/support/render-in-app.tsx'
import type { ApiClient } from '#src/api/api-client.ts'
import { Counter } from './counter.tsx'
import { StatisticsSection } from './statistics-section.tsx'

const numbers = {
  completedProjects: 1640,
  currentClients: '180',
  employees: 420,
  customerSatisfaction: 97,
}
const loaded = { GetAllNumbers: { body: { data: { data: [numbers, { employees: 1 }] } } } }
const failed = { GetAllNumbers: { failure: new ApiFailure('GetAllNumbers', 'network') } }
const show = (answers: CannedAnswers, language: 'ar' | 'en' = 'en') =>
  renderInApp(<StatisticsSection />, { language, answers })

const finals = ['+1,640', '+180', '+420', '+%97']
const zeros = ['+0', '+0', '+0', '+%0']

/** The text that the eye sees in each card. */
const seen = () =>
  screen
    .getAllByRole('definition')
    .map((figure) => figure.querySelector('[aria-hidden] > span')?.textContent)

/** The text that is said of each card. */
const said = () =>
  screen
    .getAllByRole('definition')
    .map((figure) => figure.querySelector('.visually-hidden')?.textContent)

/** Observers whose section comes into view when told to. */
const observers: { threshold: unknown; see: () => void; stopped: boolean }[] = []

beforeEach(() => {
  fakeViewport()
  observers.length = 0
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #mine: (typeof observers)[number]
      constructor(call: (entries: { isIntersecting: boolean }[]) => void, init: { threshold: 1 }) {
        this.#mine = {
          threshold: init.threshold,
          see: () => call([{ isIntersecting: true }]),
          stopped: false,
        }
        observers.push(this.#mine)
      }
      observe() {}
      disconnect() {
        this.#mine.stopped = true
      }
    },
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the statistics', () => {
  // COUNTER-2
  it('wait at 0 until 30 % is seen, run 3 seconds and slow down, once', async () => {
    await show(loaded)
    await screen.findAllByRole('definition')
    expect(seen()).toEqual(zeros)
    expect(observers.map(({ threshold }) => threshold)).toEqual([0.3])

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    act(() => {
      observers[0]?.see()
    })
    act(() => {
      vi.advanceTimersByTime(1500)
    })
    // Ease-out: more than half of the way in half of the time.
    expect(Number(seen()[2]?.slice(1))).toBeGreaterThan(300)
    expect(seen()).not.toEqual(finals)
    act(() => {
      vi.advanceTimersByTime(1600)
    })
    expect(seen()).toEqual(finals)
    expect(observers).toHaveLength(1)
    expect(observers[0]?.stopped).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  // COUNTER-2
  it('run in steps that leave a slow phone time to answer', async () => {
    await show(loaded)
    await screen.findAllByRole('definition')
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'performance'],
    })
    act(() => {
      observers[0]?.see()
    })
    const [first] = screen.getAllByRole('definition')
    const digits = first?.querySelector('[aria-hidden] > span')
    const shown = new Set<string | null | undefined>()
    for (let frame = 0; frame < 190; frame += 1) {
      act(() => {
        vi.advanceTimersByTime(16)
      })
      shown.add(digits?.textContent)
    }
    expect(seen()).toEqual(finals)
    expect(shown.size).toBeGreaterThan(30)
    expect(shown.size).toBeLessThan(60)
  })

  // COUNTER-1, COUNTER-3, DIGIT-4
  it('tell the final values at once to those who listen, left to right', async () => {
    await show(loaded, 'ar')
    await screen.findAllByRole('definition')
    expect(said()).toEqual(finals)
    for (const figure of screen.getAllByRole('definition'))
      expect(figure.querySelector('bdi')?.dir).toBe('ltr')
  })

  // COUNTER-3
  it('stand at their targets under reduced motion', async () => {
    fakeViewport({ reducedMotion: true })
    await show(loaded)
    await screen.findAllByRole('definition')
    expect(seen()).toEqual(finals)
  })

  // COUNTER-2
  it('hold their targets in HTML made from full progress', () => {
    const html = renderToString(<Counter label="x" target={97.4} sign="+%" progress={1} />)
    expect(html.replace(/<!-- -->|<[^>]*>/g, '')).toContain('+%97')
  })

  // COUNTER-1
  it.each([
    [
      'en',
      'Figures we stand behind',
      ['Completed projects', 'Current clients', 'Employees', 'Customer satisfaction'],
    ],
    ['ar', 'أرقام نعتز بها', ['مشاريع منجزة', 'عملاء حاليون', 'موظفون', 'رضا العملاء']],
  ] as const)('are named in %s', async (language, title, labels) => {
    await show(loaded, language)
    const terms = await screen.findAllByRole('term')
    expect(terms.map((term) => term.textContent)).toEqual(labels)
    expect(screen.getByRole('region', { name: title })).toBeTruthy()
  })

  // COUNTER-4
  it('count what is no number as 0 and know the older names', async () => {
    const older = { projects: 5, clients: 'many', staff: 7, branches: 9 }
    await show({ GetAllNumbers: { body: { data: { data: [older] } } } })
    await screen.findAllByRole('definition')
    expect(said()).toEqual(['+5', '+0', '+7', '+%9'])
  })

  // SECTION-1
  it('load in their own shape', async () => {
    await show({}, 'ar')
    expect(screen.getByRole('status').textContent).toBe('جارٍ التحميل…')
  })

  // SECTION-5
  it.each([
    ['en', 'No data is available right now.'],
    ['ar', 'لا توجد بيانات متاحة الآن.'],
  ] as const)('say in %s that there are none', async (language, text) => {
    await show({ GetAllNumbers: { body: { data: { data: [] } } } }, language)
    expect(await screen.findByText(text)).toBeTruthy()
  })

  // COUNTER-5, SECTION-1
  it.each([
    ['en', 'Try again'],
    ['ar', 'إعادة المحاولة'],
  ] as const)('explain a failure in %s and recover', async (language, retry) => {
    await show({ GetAllNumbers: [failed.GetAllNumbers, loaded.GetAllNumbers] }, language)
    expect((await screen.findByRole('alert')).textContent).toMatch(/CORS/)
    await userEvent.click(screen.getByRole('button', { name: retry }))
    expect(await screen.findAllByRole('definition')).toHaveLength(4)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

// SECTION-2
it('cancels the request under way when it asks anew, and says nothing of it', async () => {
  const signals: (AbortSignal | undefined)[] = []
  const figures = [numbers, undefined, { ...numbers, employees: 500 }]
  const client: ApiClient = (_call, { signal } = {}) => {
    const answer = figures[signals.length]
    signals.push(signal)
    if (answer !== undefined) return Promise.resolve({ data: { data: [answer] } })
    // Never answered; given up when it is told to.
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error))
    })
  }
  const { app, rerender } = await renderInApp(<div />, { language: 'en' })
  rerender(
    <InApp app={{ ...app, api: { ...app.api, client } }}>
      <StatisticsSection />
    </InApp>,
  )
  await screen.findByText(finals[2] ?? '')
  // As a saved change of the content does.
  const askAnew = () => act(() => void app.queryClient.invalidateQueries({ queryKey: ['section'] }))
  askAnew()
  await waitFor(() => expect(signals).toHaveLength(2))
  expect(signals[1]?.aborted).toBe(false)
  askAnew()
  expect(await screen.findByText('+500')).toBeTruthy()
  expect(signals.map((signal) => signal?.aborted)).toEqual([false, true, false])
  expect(screen.queryByRole('alert')).toBeNull()
})
