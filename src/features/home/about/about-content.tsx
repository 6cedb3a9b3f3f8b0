import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { About } from '#contract/collections/about.ts'
import { useCompanyProfile } from '#src/api/use-company-profile.ts'
import { titleSize } from '#src/theme/tokens.ts'
import { ActionRow } from '#src/ui/action-row.ts'
import { ActionAnchor, ActionLink } from '#src/ui/action.tsx'
import { DirectionalIcon } from '#src/ui/directional-icon.tsx'
import { ArrowForwardIcon } from '#src/ui/icons/arrow-forward.tsx'
import { languageAttributes } from '#src/ui/localized-text.tsx'
import { ProfileText } from '#src/ui/profile-text.tsx'
import { AboutGrid, AboutLists } from './about-grid.ts'
import { AboutPictures } from './about-pictures.tsx'
import { FeatureList } from './feature-list.tsx'

const Words = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  margin: 0,
  marginBlockEnd: 32,
  maxInlineSize: '36em',
  whiteSpace: 'pre-line',
  fontSize: titleSize,
}))

export function AboutContent({ about }: { about: About }) {
  const { t } = useTranslation()
  const profile = useCompanyProfile()
  return (
    <AboutGrid>
      <div>
        <Words {...languageAttributes(about, 'about')}>{about.about}</Words>
        <ActionRow>
          <ActionLink to="/contact-us">
            {t('about.contact')}
            <DirectionalIcon>
              <ArrowForwardIcon fontSize="small" />
            </DirectionalIcon>
          </ActionLink>
          {profile && (
            <ActionAnchor look="outlined" href={profile.url} target="_blank" rel="noopener">
              <span>
                <ProfileText profile={profile} />
              </span>
            </ActionAnchor>
          )}
        </ActionRow>
      </div>
      <AboutPictures about={about} />
      <AboutLists>
        <FeatureList about={about} name="trusted" />
        <FeatureList about={about} name="tailored" />
      </AboutLists>
    </AboutGrid>
  )
}
