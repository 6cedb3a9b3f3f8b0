import { useTranslation } from 'react-i18next'
import { useCompanyName } from '#src/api/use-company.ts'
import { Island } from '#src/hydration/island.tsx'
import { useNavigation } from '#src/ui/navigation.ts'
import { PageOpening } from '#src/ui/page-opening.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { Section } from '#src/ui/section.tsx'
import { BranchList } from './branch-list.tsx'
import { ContactColumns } from './contact-columns.tsx'
import { readContactAsk } from './read-contact-ask.ts'

const branches = (
  <Island>
    <BranchList />
  </Island>
)

/** `/contact-us`: the form, the map and the branches. */
export function ContactPage() {
  const { t } = useTranslation()
  const company = useCompanyName()
  const asked = readContactAsk(useNavigation().useSearch())
  return (
    <>
      <PageHead
        title={`${t('nav.contact')} | ${company}`}
        description={t('contact.lead')}
        trail={[{ name: t('nav.contact'), path: '/contact-us' }]}
      />
      <PageOpening title={t('contact.title')} lead={t('contact.lead')} />
      <Section id="contact" goesOn>
        <ContactColumns {...asked} />
      </Section>
      {branches}
    </>
  )
}
