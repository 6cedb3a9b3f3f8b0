import { Link, View } from '@react-pdf/renderer'
import { lightColors } from '#brand/colors.ts'
import type { Branch } from '#contract/collections/branches.ts'
import { formatWeek } from '#src/i18n/format-hours.ts'
import { Mark } from './mark.tsx'
import { PageFrame } from './page-frame.tsx'
import type { Profile } from './profile.ts'
import { styles } from './styles.ts'
import { Line, Row } from './text.tsx'

/** The branches, and how the company is reached. */
export function ContactPage({ profile }: { profile: Profile }) {
  const { content, direction, t, company, madeOn } = profile
  const [settings] = content.settings
  return (
    <PageFrame profile={profile} part="contact" title={t('exports.profile.document.parts.contact')}>
      {content.branches.map((branch) => (
        <BranchBlock key={branch.id} profile={profile} branch={branch} />
      ))}
      <View
        wrap={false}
        style={{ marginTop: 16, padding: 26, backgroundColor: lightColors.band, rowGap: 4 }}
      >
        <Row
          direction={direction}
          style={{ alignItems: 'center', columnGap: 12, marginBottom: 10 }}
        >
          <Mark size={30} color={lightColors.tealBright} />
          <Line direction={direction} style={{ ...styles.heading, color: lightColors.white }}>
            {company}
          </Line>
        </Row>
        {[settings?.phoneNumber ?? '', settings?.gmailLink ?? '']
          .filter((text) => text !== '')
          .map((text) => (
            <Line
              key={text}
              direction={direction}
              style={{ ...styles.body, color: lightColors.onDark }}
            >
              {text}
            </Line>
          ))}
        <Line direction={direction} style={{ ...styles.small, color: lightColors.onDarkSoft }}>
          {madeOn}
        </Line>
      </View>
    </PageFrame>
  )
}

function BranchBlock({ profile, branch }: { profile: Profile; branch: Branch }) {
  const { direction, t, site } = profile
  const { name, address, phones, email, openingHours } = branch
  const week = openingHours ? formatWeek(site, openingHours) : []
  return (
    <View
      wrap={false}
      style={{ paddingVertical: 14, borderTopWidth: 0.75, borderTopColor: lightColors.line }}
    >
      <Line direction={direction} style={styles.heading}>
        {name}
      </Line>
      <Line direction={direction} style={{ ...styles.body, marginBottom: 4 }}>
        {address}
      </Line>
      <Row direction={direction} style={{ columnGap: 24 }}>
        <Fact direction={direction} label={t('translation:footer.phone')} lines={phones} />
        {email !== '' && (
          <Fact direction={direction} label={t('translation:footer.email')} lines={[email]} link />
        )}
        {week.length > 0 && (
          <Fact direction={direction} label={t('exports.profile.document.hours')} lines={week} />
        )}
      </Row>
    </View>
  )
}

interface FactProps {
  direction: Profile['direction']
  label: string
  lines: readonly string[]
  /** The lines are email addresses. */
  link?: boolean
}

function Fact({ direction, label, lines, link = false }: FactProps) {
  return (
    <View style={{ flexGrow: 1, flexBasis: 0 }}>
      <Line direction={direction} style={styles.small}>
        {label}
      </Line>
      {lines.map((text) => {
        const line = (
          <Line key={text} direction={direction} style={styles.strong}>
            {text}
          </Line>
        )
        return link ? (
          <Link
            key={text}
            src={`mailto:${text}`}
            style={{ textDecoration: 'none', color: lightColors.ink }}
          >
            {line}
          </Link>
        ) : (
          line
        )
      })}
    </View>
  )
}
