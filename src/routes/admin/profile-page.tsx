import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { LeaveGuard } from '#src/features/admin/collections/form/leave-guard.tsx'
import { SavedNote } from '#src/features/admin/drafts/saved-note.tsx'
import { usePageTitle } from '#src/features/admin/layout/page-title.tsx'
import { BranchChoice } from '#src/features/admin/notifications/branch-choice.tsx'
import { MailTimes } from '#src/features/admin/notifications/mail-times.tsx'
import { PushChoice } from '#src/features/admin/notifications/push-choice.tsx'
import { ProfileSections } from '#src/features/session/profile-sections.tsx'
import { selectStaff } from '#src/features/session/session-slice.ts'

export function ProfilePage() {
  const { t } = useTranslation('admin')
  const user = useSelector(selectStaff)
  usePageTitle(t('layout.profile'))
  if (user === undefined) return null
  return (
    <ProfileSections
      user={user}
      guard={(work) => <LeaveGuard {...work} kept={false} />}
      news={
        <>
          <MailTimes />
          <BranchChoice />
          <PushChoice userId={user.id} />
        </>
      }
      age={(address) => <SavedNote of="sessions" address={address} />}
    />
  )
}
