import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Service } from '#contract/collections/services.ts'
import { colors } from '#src/theme/tokens.ts'
import { ActionRow } from '#src/ui/action-row.ts'
import { ActionLink } from '#src/ui/action.tsx'
import { DirectionalIcon } from '#src/ui/directional-icon.tsx'
import { ArrowForwardIcon } from '#src/ui/icons/arrow-forward.tsx'
import { Impeller } from '#src/ui/impeller.tsx'
import { LocalizedText } from '#src/ui/localized-text.tsx'
import { recordPath } from '#src/ui/navigation.ts'
import { PictureView } from '#src/ui/picture-view.tsx'
import { AssociatedServices } from './associated-services.tsx'

const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  '& > img': { color: colors.teal },
  '& > div': {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    paddingBlockStart: 24,
  },
  '& h2': { ...theme.typography.h3, margin: 0, marginBlockEnd: 8 },
  '& h2 + p': { ...theme.typography.body1, margin: 0, marginBlockEnd: 20 },
}))

const Way = styled(ActionRow)({ marginBlockStart: 'auto', paddingBlockStart: 20 })

interface ServiceItemProps {
  service: Service
  /** On the first screen. */
  urgent: boolean
  /** Of two places beside each other the second would stay empty. */
  alone: boolean
}

/** One service of the list. */
export function ServiceItem({ service, urgent, alone }: ServiceItemProps) {
  const { t } = useTranslation()
  return (
    <Item id={service.slug} data-alone={alone ? '' : undefined}>
      <PictureView
        of={service}
        ratio="3 / 2"
        sizes="(min-width: 1328px) 709px, (min-width: 768px) 55vw, 92vw"
        urgent={urgent}
        fallback={<Impeller size="60%" />}
      />
      <div>
        <LocalizedText as="h2" record={service} field="title">
          {service.title}
        </LocalizedText>
        <LocalizedText as="p" record={service} field="summary">
          {service.summary}
        </LocalizedText>
        {service.associated.length > 0 && <AssociatedServices service={service} />}
        <Way>
          <ActionLink
            look="outlined"
            to={recordPath('/services', service.slug)}
            aria-label={`${t('services.more')}: ${service.title}`}
          >
            {t('services.more')}
            <DirectionalIcon>
              <ArrowForwardIcon fontSize="small" />
            </DirectionalIcon>
          </ActionLink>
        </Way>
      </div>
    </Item>
  )
}
