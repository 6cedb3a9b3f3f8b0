import { Link, View } from '@react-pdf/renderer'
import { lightColors } from '#brand/colors.ts'
import { formatWholeNumber } from '#src/i18n/format-number.ts'
import { PageFrame } from './page-frame.tsx'
import { Photo } from './photo.tsx'
import { boxes, parts, type Profile } from './profile.ts'
import { styles } from './styles.ts'
import { Line, Row } from './text.tsx'

/** The contents with the pages of the parts, and the company in figures. */
export function ContentsPage({ profile }: { profile: Profile }) {
  const { t, content } = profile
  const picture = content.frames[1]?.picture
  return (
    <PageFrame profile={profile} title={t('exports.profile.document.contents')}>
      <View style={{ marginBottom: 26 }}>
        {parts.map((part) => (
          <Entry key={part} profile={profile} part={part} />
        ))}
      </View>
      <Figures profile={profile} />
      {picture !== undefined && <Photo profile={profile} picture={picture} box={boxes.contents} />}
    </PageFrame>
  )
}

function Entry({ profile, part }: { profile: Profile; part: (typeof parts)[number] }) {
  const { direction, t, pageOf } = profile
  const page = pageOf[part]
  // A part without content has no pages; the first rendering does not know them yet, and the line keeps its room.
  if (page === undefined && Object.keys(pageOf).length > 0) return null
  return (
    <Link src={`#${part}`} style={{ textDecoration: 'none', color: lightColors.ink }}>
      <Row
        direction={direction}
        style={{
          alignItems: 'center',
          justifyContent: 'space-between',
          paddingTop: 11,
          paddingBottom: 9,
          borderBottomWidth: 0.75,
          borderBottomColor: lightColors.line,
        }}
      >
        <Line direction={direction} style={styles.heading}>
          {t(`exports.profile.document.parts.${part}`)}
        </Line>
        <Line direction={direction} style={{ ...styles.heading, color: lightColors.teal }}>
          {String(page ?? 0)}
        </Line>
      </Row>
    </Link>
  )
}

const names = ['completedProjects', 'currentClients', 'employees', 'customerSatisfaction'] as const

/** The figures of the home page; those that are zero are left out. */
function Figures({ profile: { direction, t, content } }: { profile: Profile }) {
  const [numbers] = content.statistics
  const shown = numbers ? names.filter((name) => numbers[name] > 0) : []
  if (numbers === undefined || shown.length === 0) return null
  return (
    <View style={{ backgroundColor: lightColors.band, padding: 26 }}>
      <Line direction={direction} style={{ ...styles.kicker, color: lightColors.tealBright }}>
        {t('translation:statistics.title')}
      </Line>
      <Row direction={direction} style={{ columnGap: 18, marginTop: 8 }}>
        {shown.map((name) => (
          <View key={name} style={{ flexGrow: 1, flexBasis: 0 }}>
            <Line
              direction={direction}
              style={{ fontSize: 25, fontWeight: 700, lineHeight: 1.25, color: lightColors.white }}
            >
              {formatWholeNumber(numbers[name]) + (name === 'customerSatisfaction' ? '%' : '')}
            </Line>
            <Line direction={direction} style={{ fontSize: 9, color: lightColors.onDarkSoft }}>
              {t(`translation:statistics.${name}`)}
            </Line>
          </View>
        ))}
      </Row>
    </View>
  )
}
