import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { colors, radius } from '#src/theme/tokens.ts'
import { ChangePasswordForm } from './change-password-form.tsx'
import { OwnFactors } from './factors/own-factors.tsx'
import { OwnSessions } from './own-sessions.tsx'
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

const WideCard = styled(Card)({ gridColumn: '1 / -1' })

interface ProfileSectionsProps extends ProfileFormProps {
  /** Says how old the list of sessions is where it is not the server's present answer. */
  age: (address: string) => ReactNode
  /** How the user is told of what visitors send. */
  news: ReactNode
}

/** My profile (ADMIN-8): picture, name, gender; password and second factors (SESSION-35); the sessions (SESSION-29). */
export function ProfileSections({ user, guard, age, news }: ProfileSectionsProps) {
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
      <WideCard>
        <h2>{t('accounts.factors.title')}</h2>
        <OwnFactors />
      </WideCard>
      <WideCard>
        <h2>{t('layout.mails.title')}</h2>
        {news}
      </WideCard>
      <WideCard>
        <h2>{t('session.places.title')}</h2>
        <OwnSessions age={age} />
      </WideCard>
    </Columns>
  )
}
