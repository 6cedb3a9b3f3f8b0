import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from '#brand/brand.ts'
import type { Language } from '#contract/locale.ts'
import { type ApiContextValue, inOtherLanguages, useApi } from '#src/api/api-context.ts'
import { sections } from '#src/api/section-queries.ts'
import { addPageTexts } from '#src/i18n/add-page-texts.ts'
import { loadLocale } from '#src/i18n/create-i18n.ts'
import { dayOfDevice } from '#src/i18n/day-of-device.ts'
import { importNow } from '#src/pwa/code/import-now.ts'
import type { SheetSubject, SheetWords } from './make-sheet.ts'

type I18n = ReturnType<typeof useTranslation>['i18n']

/** The company and the product in a language; the brand's name and none where they cannot be had. */
async function namesIn(api: ApiContextValue, client: QueryClient, slug: string) {
  const [settings, products] = await Promise.allSettled([
    client.ensureQueryData(sections.settings(api)),
    client.ensureQueryData(sections.products(api)),
  ])
  const company = settings.status === 'fulfilled' ? settings.value[0]?.companyName : undefined
  const all = products.status === 'fulfilled' ? products.value : []
  return {
    company: company || brand.name[api.language],
    product: all.find((product) => product.slug === slug)?.title ?? '',
  }
}

/** Fetches the words of a language, which may be another than the page's. */
async function wordsIn(
  api: ApiContextValue,
  i18n: I18n,
  client: QueryClient,
  slug: string,
): Promise<SheetWords> {
  const { language } = api
  await addPageTexts(i18n, language)
  if (!i18n.hasResourceBundle(language, 'translation'))
    i18n.addResourceBundle(language, 'translation', await loadLocale(language))
  return { language, t: i18n.getFixedT(language), ...(await namesIn(api, client, slug)) }
}

/** A file name that every system takes, such as NAX-800-4-en.pdf. */
const fileName = (code: string, language: Language) =>
  `${code.replaceAll(/[^\w.-]+/g, '-')}-${language}.pdf`

export interface SheetFile {
  state: 'rest' | 'writing' | 'failed'
  write: (language: Language) => Promise<void>
}

/** Writes a selection sheet as PDF and hands it over; the writer is fetched with the first one. */
export function useSheetFile(subject: SheetSubject): SheetFile {
  const { i18n } = useTranslation()
  const api = useApi()
  const client = useQueryClient()
  const [state, setState] = useState<SheetFile['state']>('rest')

  const write = async (language: Language) => {
    if (state === 'writing') return
    setState('writing')
    try {
      const { slug, model } = subject.point.prepared
      const asked = [api, ...inOtherLanguages(api)].find((each) => each.language === language)
      const [{ writeSheet }, { saveFile }, { makeSheet }, words] = await Promise.all([
        importNow(() => import('#src/ui/documents/write-sheet.ts')),
        importNow(() => import('#src/ui/documents/save-file.ts')),
        importNow(() => import('./make-sheet.ts')),
        wordsIn(asked ?? api, i18n, client, slug),
      ])
      saveFile(
        await writeSheet(makeSheet(subject, words, dayOfDevice())),
        fileName(model.code, language),
      )
      setState('rest')
    } catch {
      setState('failed')
    }
  }
  return { state, write }
}
