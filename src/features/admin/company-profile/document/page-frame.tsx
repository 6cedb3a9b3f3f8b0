import { Page, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { lightColors } from '#brand/colors.ts'
import { Mark } from './mark.tsx'
import type { Part, Profile } from './profile.ts'
import { columnWidth, styles } from './styles.ts'
import { Line, Row } from './text.tsx'

interface PageFrameProps {
  profile: Profile
  part?: Part
  title: string
  /** Above the title. */
  kicker?: string
  children: ReactNode
}

/** The pages of a part: company and mark above, the part and the page's number below. */
export function PageFrame({ profile, part, title, kicker, children }: PageFrameProps) {
  const { direction } = profile
  return (
    <Page
      size="A4"
      style={styles.page}
      bookmark={title}
      layout={({ pageNumber = 1, totalPages, children: content }) => {
        // Without a total the page is only measured.
        if (totalPages !== undefined) profile.onPage(part, pageNumber)
        return (
          <>
            {content}
            <Foot profile={profile} title={title} page={pageNumber} />
          </>
        )
      }}
    >
      <Head profile={profile} />
      <View>
        {kicker !== undefined && (
          <Line direction={direction} style={styles.kicker}>
            {kicker}
          </Line>
        )}
        <Line direction={direction} style={styles.title}>
          {title}
        </Line>
      </View>
      {children}
    </Page>
  )
}

function Head({ profile: { direction, company } }: { profile: Profile }) {
  return (
    <View fixed style={{ marginBottom: 24 }}>
      <Row direction={direction} style={{ alignItems: 'center', columnGap: 7 }}>
        <Mark size={16} color={lightColors.teal} />
        <Line direction={direction} style={{ ...styles.small, paddingTop: 3 }}>
          {company}
        </Line>
      </Row>
    </View>
  )
}

interface FootProps {
  profile: Profile
  title: string
  page: number
}

function Foot({ profile: { direction, t }, title, page }: FootProps) {
  return (
    <Row
      direction={direction}
      style={{
        position: 'absolute',
        width: columnWidth,
        bottom: 24,
        justifyContent: 'space-between',
        paddingTop: 8,
        borderTopWidth: 0.75,
        borderTopColor: lightColors.line,
      }}
    >
      <Line direction={direction} style={styles.small}>
        {t('exports.profile.document.title') + ' · ' + title}
      </Line>
      <Line direction={direction} style={{ ...styles.small, fontWeight: 700 }}>
        {String(page)}
      </Line>
    </Row>
  )
}
