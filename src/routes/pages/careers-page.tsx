import { CareersPage } from '#src/features/careers/careers-page.tsx'
import { CvSection } from '#src/features/careers-form/cv-section.tsx'

export function Page() {
  return <CareersPage application={(vacancy) => <CvSection vacancy={vacancy} />} />
}
