import { CareersPage } from '#src/features/careers/careers-page.tsx'
import { useVacancies } from '#src/features/careers/use-vacancies.ts'
import { CvForm } from '#src/features/careers-form/cv-form.tsx'
import { CvSection } from '#src/features/careers-form/cv-section.tsx'
import { Island } from '#src/hydration/island.tsx'

function FormOfVacancy() {
  return <CvForm vacancy={useVacancies().chosen} />
}

const application = (
  <CvSection>
    <Island>
      <FormOfVacancy />
    </Island>
  </CvSection>
)

export function Page() {
  return <CareersPage application={application} />
}
