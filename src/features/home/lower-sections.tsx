import { lazy } from 'react'
import { HydrateWhenSeen } from '#src/ui/hydrate-when-seen.tsx'

const About = lazy(() =>
  import('./about/about-section.tsx').then((module) => ({ default: module.AboutSection })),
)
const Drivers = lazy(() =>
  import('./drivers/drivers-section.tsx').then((module) => ({ default: module.DriversSection })),
)
const Statistics = lazy(() =>
  import('./statistics/statistics-section.tsx').then((module) => ({
    default: module.StatisticsSection,
  })),
)
const Tabs = lazy(() =>
  import('./tabs/tabs-section.tsx').then((module) => ({ default: module.TabsSection })),
)
const Clients = lazy(() =>
  import('./clients/clients-section.tsx').then((module) => ({ default: module.ClientsSection })),
)
const Certificates = lazy(() =>
  import('./certificates/certificates-section.tsx').then((module) => ({
    default: module.CertificatesSection,
  })),
)
const Contact = lazy(() =>
  import('./contact/contact-section.tsx').then((module) => ({ default: module.ContactSection })),
)

/** The sections below the hero, in the specification's order; each one's code comes when it is near the screen. */
export const lowerSections = [About, Drivers, Statistics, Tabs, Clients, Certificates, Contact].map(
  (SectionOfHome, index) => (
    <HydrateWhenSeen key={index}>
      <SectionOfHome />
    </HydrateWhenSeen>
  ),
)
