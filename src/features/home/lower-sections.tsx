import { Island } from '#src/hydration/island.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { MissingSection } from '#src/ui/missing-section.tsx'

const About = lazyPart(
  async () => (await import('./about/about-section.tsx')).AboutSection,
  MissingSection,
)
const Drivers = lazyPart(
  async () => (await import('./drivers/drivers-section.tsx')).DriversSection,
  MissingSection,
)
const Statistics = lazyPart(
  async () => (await import('./statistics/statistics-section.tsx')).StatisticsSection,
  MissingSection,
)
const Tabs = lazyPart(
  async () => (await import('./tabs/tabs-section.tsx')).TabsSection,
  MissingSection,
)
const Clients = lazyPart(
  async () => (await import('./clients/clients-section.tsx')).ClientsSection,
  MissingSection,
)
const Certificates = lazyPart(
  async () => (await import('./certificates/certificates-section.tsx')).CertificatesSection,
  MissingSection,
)

/** The sections from below the hero to the contact form, in order; each one's code comes when it is near the screen. */
export const lowerSections = [About, Drivers, Statistics, Tabs, Clients, Certificates].map(
  (SectionOfHome, index) => (
    <Island key={index}>
      <SectionOfHome />
    </Island>
  ),
)
