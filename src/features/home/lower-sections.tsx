import { Island } from '#src/hydration/island.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { MissingSection } from '#src/ui/missing-section.tsx'

const Fans = lazyPart(
  async () => (await import('./fans/fans-section.tsx')).FansSection,
  MissingSection,
)
const About = lazyPart(
  async () => (await import('./about/about-section.tsx')).AboutSection,
  MissingSection,
)
const LargeProject = lazyPart(
  async () => (await import('./project/project-section.tsx')).ProjectSection,
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

const sections = [
  // Links alone: nothing of them is taken over before somebody touches them.
  { Part: Fans, when: 'touched' },
  { Part: About, when: 'visible' },
  { Part: LargeProject, when: 'touched' },
  { Part: Drivers, when: 'visible' },
  { Part: Statistics, when: 'visible' },
  { Part: Tabs, when: 'visible' },
  { Part: Clients, when: 'visible' },
  { Part: Certificates, when: 'visible' },
] as const

/** The sections from below the hero to the contact form, in order; each one's code comes when it is near the screen or touched. */
export const lowerSections = sections.map(({ Part, when }, index) => {
  const island = (
    <Island key={index} when={when}>
      <Part />
    </Island>
  )
  // Such an island has no box of its own, and what has none cannot wait for the first paint.
  return when === 'touched' ? <div key={index}>{island}</div> : island
})
