import { View } from '@react-pdf/renderer'
import { lightColors } from '#brand/colors.ts'
import type { Service } from '#contract/collections/services.ts'
import { PageFrame } from './page-frame.tsx'
import { Photo } from './photo.tsx'
import { boxes, type Profile } from './profile.ts'
import { styles } from './styles.ts'
import { Line, Row } from './text.tsx'

/** The services, each with its picture, its sentence, its text and what is part of it. */
export function ServicesPages({ profile }: { profile: Profile }) {
  const { content, t } = profile
  if (content.services.length === 0) return null
  return (
    <PageFrame
      profile={profile}
      part="services"
      title={t('exports.profile.document.parts.services')}
    >
      {content.services.map((service) => (
        <ServiceRow key={service.id} profile={profile} service={service} />
      ))}
    </PageFrame>
  )
}

function ServiceRow({ profile, service }: { profile: Profile; service: Service }) {
  const { direction, t } = profile
  const { title, summary, description, associated, picture } = service
  return (
    <Row
      direction={direction}
      wrap={false}
      style={{
        columnGap: 18,
        paddingVertical: 15,
        borderTopWidth: 0.75,
        borderTopColor: lightColors.line,
      }}
    >
      <Photo profile={profile} picture={picture} box={boxes.service} />
      <View style={{ flexGrow: 1, flexBasis: 0 }}>
        <Line direction={direction} style={styles.heading}>
          {title}
        </Line>
        <Line direction={direction} style={{ ...styles.strong, color: lightColors.tealDeep }}>
          {summary}
        </Line>
        <Line direction={direction} style={{ ...styles.soft, marginTop: 2 }}>
          {description}
        </Line>
        {associated.length > 0 && (
          <Line direction={direction} style={{ ...styles.small, marginTop: 4 }}>
            {associated.map((one) => one.title).join(t('translation:hours.comma'))}
          </Line>
        )}
      </View>
    </Row>
  )
}
