import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { SignInPage } from '#src/features/session/sign-in-page.tsx'
import { addAdminTexts } from '#src/i18n/add-admin-texts.ts'
import { importOrNothing } from '#src/pwa/code/import-now.ts'
import { GuestFrame, useWayIn } from './guest-frame.tsx'

/** The sign-in, and the way on to what was asked for before it, or to the first page. */
export function Page() {
  const { i18n } = useTranslation()
  const { language } = useApi()
  const goOn = useWayIn()
  const fetchAhead = () => {
    void importOrNothing(() => import('#src/app/back-office.ts'))
    void importOrNothing(() => import('#src/app/routed-pages.tsx'))
    void importOrNothing(() => import('#src/routes/admin/collection-page.tsx'))
    void addAdminTexts(i18n, language)
  }
  return (
    <GuestFrame>
      <SignInPage onSignedIn={goOn} onTouched={fetchAhead} />
    </GuestFrame>
  )
}
