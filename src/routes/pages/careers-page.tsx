import { submitCvCall } from '#contract/calls.ts'
import { CareersPage } from '#src/features/careers/careers-page.tsx'
import { useVacancies } from '#src/features/careers/use-vacancies.ts'
import { CvForm } from '#src/features/careers-form/cv-form.tsx'
import { CvSection } from '#src/features/careers-form/cv-section.tsx'
import { Island } from '#src/hydration/island.tsx'
import { useBegun } from '#src/pwa/use-begun.ts'

function FormOfVacancy() {
  return <CvForm vacancy={useVacancies().chosen} />
}

const form = <FormOfVacancy />

function Application() {
  const { slug } = useVacancies()
  const isBegun = useBegun(submitCvCall.id)
  return (
    <CvSection>
      <Island now={isBegun || slug !== ''}>{form}</Island>
    </CvSection>
  )
}

const application = <Application />

export function Page() {
  return <CareersPage application={application} />
}
