import ArrowForwardIcon from '@mui/icons-material/ArrowForward'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Service } from '#contract/content/service.ts'
import { ActionLink } from '#src/ui/action.tsx'
import { DirectionalIcon } from '#src/ui/directional-icon.tsx'
import { LocalizedText } from '#src/ui/localized-text.tsx'
import { AssociatedServices } from './associated-services.tsx'
import { ServiceGrid } from './service-grid.ts'
import { ServicePicture } from './service-picture.tsx'

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  fontSize: theme.typography.h3.fontSize,
  margin: 0,
  marginBlockEnd: 8,
}))

const Summary = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  margin: 0,
  marginBlockEnd: 20,
  maxInlineSize: '32.5em',
}))

/** @param urgent on the first screen */
export function ServiceRow({ service, urgent }: { service: Service; urgent: boolean }) {
  const { t } = useTranslation()
  return (
    <ServiceGrid>
      <ServicePicture service={service} urgent={urgent} />
      <div>
        <LocalizedText as={Title} record={service} field="title">
          {service.title}
        </LocalizedText>
        <LocalizedText as={Summary} record={service} field="summary">
          {service.summary}
        </LocalizedText>
        {service.associated.length > 0 && <AssociatedServices service={service} />}
        <ActionLink
          look="outlined"
          to="/services/$slug"
          params={{ slug: service.slug }}
          aria-label={`${t('services.more')}: ${service.title}`}
          sx={{ marginBlockStart: 2 }}
        >
          {t('services.more')}
          <DirectionalIcon>
            <ArrowForwardIcon fontSize="small" />
          </DirectionalIcon>
        </ActionLink>
      </div>
    </ServiceGrid>
  )
}
