import { Document } from '@react-pdf/renderer'
import { AboutPages, PurposePages } from './about-pages.tsx'
import { ClientsPage } from './clients-page.tsx'
import { ContactPage } from './contact-page.tsx'
import { ContentsPage } from './contents-page.tsx'
import { Cover } from './cover.tsx'
import { ProductsPages } from './products-pages.tsx'
import type { Profile } from './profile.ts'
import { ProjectsPages } from './projects-pages.tsx'
import { ServicesPages } from './services-pages.tsx'

/** The company profile in one language. Parts without content have no pages. */
export function ProfileDocument({ profile }: { profile: Profile }) {
  const { company, language, t } = profile
  return (
    <Document
      title={`${t('exports.profile.document.title')} – ${company}`}
      author={company}
      creator={company}
      producer={company}
      language={language}
      pageMode="useNone"
    >
      <Cover profile={profile} />
      <ContentsPage profile={profile} />
      <AboutPages profile={profile} />
      <PurposePages profile={profile} />
      <ServicesPages profile={profile} />
      <ProductsPages profile={profile} />
      <ProjectsPages profile={profile} />
      <ClientsPage profile={profile} />
      <ContactPage profile={profile} />
    </Document>
  )
}
