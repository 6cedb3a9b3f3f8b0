import type { Language } from '#contract/locale.ts'
import { trackLinkOf } from '#contract/site-paths.ts'
import type { AdminRecord, AdminText } from '../collections/column.ts'
import { useCompanyIn } from '../mail-templates/use-company-in.ts'
import { useTextsIn } from '../submissions/use-texts-in.ts'
import { requestTitle, visitorOf } from './visitor-of.ts'

/** The values of a template's placeholders for a record, and a reply's usual subject, in a language (WORK-17). */
export function useReplyValues(collection: string, record: AdminRecord, language: Language) {
  const t = useTextsIn(language) as AdminText
  const company = useCompanyIn(language)
  const { name, reference } = visitorOf(collection, record)
  return {
    subject: t('collections.reply.usualSubject', { reference }),
    values: {
      name,
      reference,
      title: requestTitle(collection, record, { language, t }),
      company,
      link: trackLinkOf(window.location.origin, reference, language),
    },
  }
}
