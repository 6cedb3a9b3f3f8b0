import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ApiFailure } from '#contract/errors.ts'
import { renderInApp, type CannedAnswers } from '#tests/support/render-in-app.tsx'
import { TabsSection } from './tabs-section.tsx'

const tab = {
  id: '1',
  missionTitle: 'Mission title',
  mission: 'First line\nSecond line',
  vissionTitle: 'Vision title',
  vission: 'Where we go',
  historyTitle: 'History title',
  history: 'Where we come from',
}
const card = { title: 'A card', description: 'About it', items: ['One', 'Two'] }
const tabsLoaded = { body: { data: [tab] } }
const cardsLoaded = { body: { data: [{ ...card, id: '1', type: 'client' }] } }
const loaded = { GetAllHomeTabs: tabsLoaded, GetAllHomeCards: cardsLoaded }
const show = (answers: CannedAnswers, language: 'ar' | 'en' = 'en') =>
  renderInApp(<TabsSection />, { language, answers })

const chosen = () => screen.getByRole('tab', { selected: true }).textContent
const panels = () => screen.getAllByRole('tabpanel', { hidden: true })

describe('the tabs', () => {
  // TAB-1
  it('open with the mission and hold all three panels', async () => {
    await show(loaded)
    await screen.findByRole('tablist', { name: 'Mission, vision and history' })
    expect(chosen()).toBe('Mission title')
    expect(panels().map(({ hidden }) => hidden)).toEqual([false, true, true])
    expect(screen.getByRole('tabpanel', { name: 'Mission title' })).toBeTruthy()
    const text = screen.getByText(/First line/)
    expect(text.textContent).toBe('First line\nSecond line')
    expect(getComputedStyle(text).whiteSpace).toBe('pre-line')
  })

  // TAB-1
  it.each([
    ['en', '{ArrowRight}', '{ArrowLeft}'],
    ['ar', '{ArrowLeft}', '{ArrowRight}'],
  ] as const)('follow the arrow keys in %s', async (language, onward, back) => {
    await show(loaded, language)
    await screen.findByRole('tablist')
    await userEvent.tab()
    for (const [key, title] of [
      [onward, 'Vision title'],
      [onward, 'History title'],
      [onward, 'Mission title'],
      [back, 'History title'],
      ['{Home}', 'Mission title'],
      ['{End}', 'History title'],
    ] as const) {
      await userEvent.keyboard(key)
      expect(chosen()).toBe(title)
      expect(document.activeElement?.textContent).toBe(title)
    }
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'History title' }))
  })

  // TAB-1
  it('follow a click', async () => {
    await show(loaded)
    await userEvent.click(await screen.findByRole('tab', { name: 'Vision title' }))
    expect(screen.getByRole('tabpanel').textContent).toBe('Where we go')
  })

  // TAB-2
  it.each([
    ['en', 'Our vision', 'To be the first name in industrial air movement in the region.'],
    ['ar', 'رؤيتنا', 'أن نكون الاسم الأول في تحريك الهواء للصناعة في المنطقة.'],
  ] as const)('stand in for empty fields in %s', async (language, title, text) => {
    await show({ ...loaded, GetAllHomeTabs: { body: { data: [{ id: '1' }] } } }, language)
    await userEvent.click(await screen.findByRole('tab', { name: title }))
    expect(screen.getByRole('tabpanel', { name: title }).textContent).toBe(text)
  })

  // LANG-10
  it('mark a text that came in the other language', async () => {
    const answer = { ...tab, fieldLanguages: { mission: 'ar' } }
    await show({ ...loaded, GetAllHomeTabs: { body: { data: [answer] } } })
    const text = await screen.findByText(/First line/)
    expect([text.lang, text.dir]).toEqual(['ar', 'rtl'])
  })
})

describe('the cards', () => {
  // TAB-3
  it.each([
    ['client', 'client-care'],
    ['Care', 'client-care'],
    ['CLIENT-CARE', 'client-care'],
    ['core-values', 'core-values'],
    ['anything', 'core-values'],
    ['', 'core-values'],
  ])('of type "%s" look like %s', async (type, look) => {
    await show({ ...loaded, GetAllHomeCards: { body: { data: [{ ...card, type }] } } })
    expect((await screen.findByRole('article')).dataset.look).toBe(look)
  })

  it('show a title, a description and their points', async () => {
    await show(loaded)
    const article = await screen.findByRole('article')
    expect(within(article).getByRole('heading', { level: 3, name: 'A card' })).toBeTruthy()
    expect(within(article).getByText('About it')).toBeTruthy()
    const points = within(article).getAllByRole('listitem')
    expect(points.map((point) => point.textContent)).toEqual(['One', 'Two'])
  })

  // TAB-3
  it.each([
    ['en', 'Our core values'],
    ['ar', 'قيمنا الأساسية'],
  ] as const)('are called core values in %s where a title is missing', async (language, name) => {
    await show({ ...loaded, GetAllHomeCards: { body: { data: [{ id: '1' }] } } }, language)
    expect(await screen.findByRole('heading', { level: 3, name })).toBeTruthy()
  })
})

describe('the two calls', () => {
  // SECTION-1
  it('load with a skeleton each', async () => {
    await show({}, 'ar')
    const notes = screen.getAllByRole('status').map((note) => note.textContent)
    expect(notes).toEqual(['جارٍ التحميل…', 'جارٍ التحميل…'])
  })

  // SECTION-5
  it.each([
    ['en', 'No data is available right now.', 'No sections are available right now.'],
    ['ar', 'لا توجد بيانات متاحة الآن.', 'لا توجد أقسام متاحة الآن.'],
  ] as const)('say in %s what is empty', async (language, noTabs, noCards) => {
    const none = { body: { data: [] } }
    await show({ GetAllHomeTabs: none, GetAllHomeCards: none }, language)
    expect(await screen.findByText(noTabs)).toBeTruthy()
    expect(await screen.findByText(noCards)).toBeTruthy()
  })

  // SECTION-1, TAB-4
  it.each(['GetAllHomeTabs', 'GetAllHomeCards'] as const)('recover apart: %s', async (call) => {
    const failure = { failure: new ApiFailure(call, 'server', { status: 500 }) }
    await show({ ...loaded, [call]: [failure, loaded[call]] }, 'ar')
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.queryByRole('tablist') === null).toBe(call === 'GetAllHomeTabs')
    expect(screen.queryByRole('article') === null).toBe(call === 'GetAllHomeCards')
    await userEvent.click(screen.getByRole('button', { name: 'إعادة المحاولة' }))
    expect(await screen.findByRole('tablist')).toBeTruthy()
    expect(await screen.findByRole('article')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
