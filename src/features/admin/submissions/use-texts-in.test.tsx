import { render, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { InApp, renderInApp } from '#tests/support/render-in-app.tsx'
import { useTextsIn } from './use-texts-in.ts'

// WORK-17
test('a reply whose language changes never shows the name of a text in place of the text', async () => {
  const { app } = await renderInApp(<div />, { language: 'en' })
  await addAdminTexts(app.i18n, 'en')
  const shown: string[] = []
  function Title({ language }: { language: string }) {
    const t = useTextsIn(language)
    shown.push(t('collections.message.title'))
    return null
  }
  const inLanguage = (language: string) => (
    <InApp app={app}>
      <Title language={language} />
    </InApp>
  )
  const { rerender } = render(inLanguage('en'))
  await waitFor(() => expect(shown.length).toBeGreaterThan(1))
  rerender(inLanguage('ar'))
  await waitFor(() => expect(shown.at(-1)).toBe('رسالة تواصل'))
  expect(new Set(shown)).toEqual(new Set(['Contact message', 'رسالة تواصل']))
})
