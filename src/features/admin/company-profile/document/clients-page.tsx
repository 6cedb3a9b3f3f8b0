import { View } from '@react-pdf/renderer'
import { lightColors } from '#brand/colors.ts'
import { PageFrame } from './page-frame.tsx'
import { Photo } from './photo.tsx'
import { boxes, type Profile } from './profile.ts'
import { styles } from './styles.ts'
import { Line, Row } from './text.tsx'

/** The marks of clients, and the certificates. */
export function ClientsPage({ profile }: { profile: Profile }) {
  const { content, direction, t } = profile
  const { clients, certificates } = content
  if (clients.length === 0 && certificates.length === 0) return null
  return (
    <PageFrame profile={profile} part="clients" title={t('exports.profile.document.parts.clients')}>
      {clients.length > 0 && (
        <View style={{ marginBottom: 20 }}>
          <Line direction={direction} style={{ ...styles.heading, marginBottom: 8 }}>
            {t('translation:clients.title')}
          </Line>
          <Row direction={direction} style={{ flexWrap: 'wrap', gap: 12 }}>
            {clients.map((client) => (
              <Client key={client.id} profile={profile} client={client} />
            ))}
          </Row>
        </View>
      )}
      {certificates.length > 0 && (
        <View>
          <Line direction={direction} style={{ ...styles.heading, marginBottom: 8 }}>
            {t('translation:certificates.title')}
          </Line>
          {certificates.map(({ id, title, description }) => (
            <View
              key={id}
              wrap={false}
              style={{ paddingVertical: 9, borderTopWidth: 0.75, borderTopColor: lightColors.line }}
            >
              <Line direction={direction} style={styles.strong}>
                {title}
              </Line>
              <Line direction={direction} style={styles.soft}>
                {description}
              </Line>
            </View>
          ))}
        </View>
      )}
    </PageFrame>
  )
}

interface ClientProps {
  profile: Profile
  client: Profile['content']['clients'][number]
}

/** A client's mark; the name where there is none. */
function Client({ profile, client: { title, picture } }: ClientProps) {
  const { width, height } = boxes.client
  const hasMark = profile.pictureOf(picture, boxes.client) !== undefined
  return (
    <View
      wrap={false}
      style={{
        width: width + 5,
        height: height + 5,
        alignItems: 'center',
        justifyContent: 'center',
        borderWidth: 0.75,
        borderColor: lightColors.line,
      }}
    >
      {hasMark ? (
        <Photo profile={profile} picture={picture} box={boxes.client} />
      ) : (
        <Line direction={profile.direction} align="center" style={styles.strong}>
          {title}
        </Line>
      )}
    </View>
  )
}
