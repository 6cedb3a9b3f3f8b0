import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangePasswordForm } from './change-password-form.tsx'
import { OwnFactors } from './factors/own-factors.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { PhotoField } from './photo-field.tsx'
import { ProfileForm, type ProfileFormProps } from './profile-form.tsx'
import { SectionCard } from './section-card.ts'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: 24,
  maxInlineSize: 1040,
  [theme.breakpoints.up('xl')]: { gridTemplateColumns: '1fr 1fr' },
}))

const WideCard = styled(SectionCard)({ gridColumn: '1 / -1' })

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
      <SectionCard>
        <h2>{t('session.aboutYou')}</h2>
        <PhotoField user={user} />
        <ProfileForm user={user} guard={guard} />
      </SectionCard>
      <SectionCard>
        <h2>{t('session.changePassword')}</h2>
        <ChangePasswordForm guard={guard} />
      </SectionCard>
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
