import { useQuery } from '@tanstack/react-query'
import { brand } from '#brand/brand.ts'
import type { Language } from '#contract/locale.ts'
import { trackLinkOf } from '#contract/site-paths.ts'
import { inOtherLanguages, useApi } from '#src/api/api-context.ts'
import { sections } from '#src/api/section-queries.ts'
import type { AdminRecord, AdminText } from '../collections/column.ts'
import { useTextsIn } from '../submissions/use-texts-in.ts'
import { requestTitle, visitorOf } from './visitor-of.ts'

/** The values of a template's placeholders for a record, and a reply's usual subject, in a language (WORK-17). */
export function useReplyValues(collection: string, record: AdminRecord, language: Language) {
  const api = useApi()
  const t = useTextsIn(language) as AdminText
  const asked = [api, ...inOtherLanguages(api)].find((one) => one.language === language) ?? api
  const { data: [settings] = [] } = useQuery(sections.settings(asked))
  const { name, reference } = visitorOf(collection, record)
  return {
    subject: t('collections.reply.usualSubject', { reference }),
    values: {
      name,
      reference,
      title: requestTitle(collection, record, { language, t }),
      company: settings?.companyName || brand.name[language],
      link: trackLinkOf(window.location.origin, reference, language),
    },
  }
}
