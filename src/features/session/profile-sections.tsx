import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { colors, radius } from '#src/theme/tokens.ts'
import { ChangePasswordForm } from './change-password-form.tsx'
import { PhotoField } from './photo-field.tsx'
import { ProfileForm, type ProfileFormProps } from './profile-form.tsx'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: 24,
  maxInlineSize: 1040,
  [theme.breakpoints.up('xl')]: { gridTemplateColumns: '1fr 1fr' },
}))

const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  padding: 20,
  backgroundColor: colors.surface,
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  [theme.breakpoints.up('md')]: { padding: 28 },
  '& > h2': { ...theme.typography.h4, margin: 0 },
}))

/** My profile (ADMIN-8): picture, name, gender; and the password. */
export function ProfileSections({ user, guard }: ProfileFormProps) {
  const { t } = useTranslation('admin')
  return (
    <Columns>
      <Card>
        <h2>{t('session.aboutYou')}</h2>
        <PhotoField user={user} />
        <ProfileForm user={user} guard={guard} />
      </Card>
      <Card>
        <h2>{t('session.changePassword')}</h2>
        <ChangePasswordForm guard={guard} />
      </Card>
    </Columns>
  )
}
