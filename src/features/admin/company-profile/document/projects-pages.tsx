import { View } from '@react-pdf/renderer'
import { lightColors } from '#brand/colors.ts'
import type { Project } from '#contract/collections/projects.ts'
import { PageFrame } from './page-frame.tsx'
import { Photo } from './photo.tsx'
import { boxes, type Profile } from './profile.ts'
import { styles } from './styles.ts'
import { Line, Row } from './text.tsx'

/** Figures of one project. */
const mostFigures = 4

/** The projects, each with its place, its client and its figures. */
export function ProjectsPages({ profile }: { profile: Profile }) {
  const { content, t } = profile
  if (content.projects.length === 0) return null
  return (
    <PageFrame
      profile={profile}
      part="projects"
      title={t('exports.profile.document.parts.projects')}
    >
      {content.projects.map((project) => (
        <ProjectBlock key={project.id} profile={profile} project={project} />
      ))}
    </PageFrame>
  )
}

function ProjectBlock({ profile, project }: { profile: Profile; project: Project }) {
  const { direction, t } = profile
  const { title, client, location, year, sector, description, quantities, picture } = project
  const told = [client, location, year > 0 ? String(year) : '', t(`translation:sector.${sector}`)]
  return (
    <View wrap={false} style={{ marginBottom: 16 }}>
      <Photo profile={profile} picture={picture} box={boxes.project} />
      <View style={{ height: 8 }} />
      <Line direction={direction} style={styles.heading}>
        {title}
      </Line>
      <Line direction={direction} style={{ ...styles.small, color: lightColors.tealDeep }}>
        {told.filter((text) => text !== '').join(' · ')}
      </Line>
      <Line direction={direction} style={{ ...styles.soft, marginTop: 2, marginBottom: 4 }}>
        {description}
      </Line>
      <Row direction={direction} style={{ columnGap: 14 }}>
        {quantities.slice(0, mostFigures).map(({ label, value }) => (
          <View key={label} style={{ flexGrow: 1, flexBasis: 0 }}>
            <Line direction={direction} style={styles.figure}>
              {value}
            </Line>
            <Line direction={direction} style={styles.small}>
              {label}
            </Line>
          </View>
        ))}
      </Row>
    </View>
  )
}
