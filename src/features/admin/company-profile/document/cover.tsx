import { Page, View } from '@react-pdf/renderer'
import { lightColors } from '#brand/colors.ts'
import { Mark } from './mark.tsx'
import { Photo } from './photo.tsx'
import { boxes, type Profile } from './profile.ts'
import { margin, styles } from './styles.ts'
import { Line, Row } from './text.tsx'

/** The first page: the mark, the company, what it does, and the day. */
export function Cover({ profile }: { profile: Profile }) {
  const { direction, company, content, t, madeOn } = profile
  const [settings] = content.settings
  return (
    <Page
      size="A4"
      style={{ ...styles.page, padding: 0, backgroundColor: lightColors.bandDeep }}
      layout={({ children }) => children}
    >
      <Row
        direction={direction}
        style={{ alignItems: 'center', columnGap: 12, height: 92, paddingHorizontal: margin }}
      >
        <Mark size={38} color={lightColors.tealBright} />
        <Line direction={direction} style={{ fontSize: 12, color: lightColors.onDark }}>
          {company}
        </Line>
      </Row>
      <Photo profile={profile} picture={content.frames[0]?.picture} box={boxes.cover} />
      <View style={{ paddingHorizontal: margin, paddingTop: 40, height: 320 }}>
        <View
          style={{
            width: 44,
            height: 3,
            marginBottom: 18,
            backgroundColor: lightColors.tealBright,
            alignSelf: direction === 'rtl' ? 'flex-end' : 'flex-start',
          }}
        />
        <Line
          direction={direction}
          style={{ fontSize: 34, fontWeight: 700, lineHeight: 1.3, color: lightColors.white }}
        >
          {t('exports.profile.document.title')}
        </Line>
        {settings && settings.companyDescription !== '' && (
          <Line
            direction={direction}
            style={{
              fontSize: 11.5,
              lineHeight: 1.7,
              marginTop: 12,
              color: lightColors.onDarkSoft,
            }}
          >
            {settings.companyDescription}
          </Line>
        )}
        <Line
          direction={direction}
          style={{ fontSize: 10, marginTop: 26, color: lightColors.tealBright }}
        >
          {madeOn}
        </Line>
      </View>
    </Page>
  )
}
