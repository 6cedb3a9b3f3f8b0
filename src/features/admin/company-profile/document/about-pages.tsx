import { View } from '@react-pdf/renderer'
import { lightColors } from '#brand/colors.ts'
import type { Direction } from '#contract/locale.ts'
import { PageFrame } from './page-frame.tsx'
import { Photo } from './photo.tsx'
import { boxes, type Profile } from './profile.ts'
import { styles } from './styles.ts'
import { Line, Row } from './text.tsx'

/** The company in its own words, with why it is trusted and what it makes to measure. */
export function AboutPages({ profile }: { profile: Profile }) {
  const { content, direction, t } = profile
  const [about] = content.about
  if (about === undefined) return null
  const images = about.images.slice(0, 4)
  return (
    <PageFrame
      profile={profile}
      part="about"
      title={about.aboutTitle}
      kicker={t('exports.profile.document.parts.about')}
    >
      <Line direction={direction} style={{ ...styles.body, fontSize: 10.5, marginBottom: 18 }}>
        {about.about}
      </Line>
      <Row direction={direction} style={{ columnGap: 24, marginBottom: 20 }}>
        <PointList direction={direction} title={about.trustedTitle} points={about.trusted} />
        <PointList direction={direction} title={about.tailoredTitle} points={about.tailored} />
      </Row>
      {[0, 2].map((first) => (
        <Row key={first} direction={direction} wrap={false} style={{ columnGap: 15, rowGap: 15 }}>
          {images.slice(first, first + 2).map(({ picture, alt }, at) => (
            <View key={at} style={{ width: boxes.about.width, marginBottom: 12 }}>
              <Photo profile={profile} picture={picture} box={boxes.about} />
              <Line direction={direction} style={{ ...styles.small, marginTop: 4 }}>
                {alt}
              </Line>
            </View>
          ))}
        </Row>
      ))}
    </PageFrame>
  )
}

interface PointListProps {
  direction: Direction
  title: string
  points: readonly string[]
}

function PointList({ direction, title, points }: PointListProps) {
  return (
    <View style={{ flexGrow: 1, flexBasis: 0 }}>
      <Line direction={direction} style={{ ...styles.heading, marginBottom: 6 }}>
        {title}
      </Line>
      {points.map((point, at) => (
        <Point key={at} direction={direction} text={point} />
      ))}
    </View>
  )
}

/** A point of a list behind its sign. */
export function Point({ direction, text }: { direction: Direction; text: string }) {
  return (
    <Row direction={direction} style={{ columnGap: 8, marginBottom: 3 }}>
      <View
        style={{ width: 5, height: 5, marginTop: 3.5, backgroundColor: lightColors.tealBright }}
      />
      <Line direction={direction} style={{ ...styles.soft, flexGrow: 1, flexBasis: 0 }}>
        {text}
      </Line>
    </Row>
  )
}

/** Mission, vision and history, then values and client care. */
export function PurposePages({ profile }: { profile: Profile }) {
  const { content, direction, t } = profile
  const [tab] = content.tabsStatistics
  const told = tab
    ? [
        [tab.missionTitle, tab.mission],
        [tab.vissionTitle, tab.vission],
        [tab.historyTitle, tab.history],
      ].filter(([, text]) => text !== '')
    : []
  if (told.length === 0 && content.cardsStatistics.length === 0) return null
  return (
    <PageFrame profile={profile} part="purpose" title={t('exports.profile.document.parts.purpose')}>
      {told.map(([title = '', text = '']) => (
        <Row
          key={title}
          direction={direction}
          wrap={false}
          style={{
            columnGap: 22,
            paddingVertical: 16,
            borderTopWidth: 0.75,
            borderTopColor: lightColors.line,
          }}
        >
          <View style={{ width: 120 }}>
            <Line direction={direction} style={{ ...styles.heading, color: lightColors.tealDeep }}>
              {title}
            </Line>
          </View>
          <Line direction={direction} style={{ ...styles.body, flexGrow: 1, flexBasis: 0 }}>
            {text}
          </Line>
        </Row>
      ))}
      <View style={{ marginTop: 14, rowGap: 14 }}>
        {content.cardsStatistics.map(({ id, title, description, items }) => (
          <View
            key={id}
            wrap={false}
            style={{ padding: 20, paddingBottom: 16, backgroundColor: lightColors.headWash }}
          >
            <Line direction={direction} style={styles.heading}>
              {title}
            </Line>
            <Line direction={direction} style={{ ...styles.body, marginBottom: 8 }}>
              {description}
            </Line>
            {items.map((item, at) => (
              <Point key={at} direction={direction} text={item} />
            ))}
          </View>
        ))}
      </View>
    </PageFrame>
  )
}
