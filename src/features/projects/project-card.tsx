import { useTranslation } from 'react-i18next'
import type { Project } from '#contract/collections/projects.ts'
import { Card, CardBody, CardNote, CardTitle } from '#src/ui/card-grid.ts'
import { CardPicture } from '#src/ui/card-picture.tsx'
import { LocalizedText } from '#src/ui/localized-text.tsx'
import { recordPath } from '#src/ui/navigation.ts'
import { SiteLink } from '#src/ui/site-link.tsx'

/** @param urgent on the first screen */
export function ProjectCard({ project, urgent }: { project: Project; urgent: boolean }) {
  const { t } = useTranslation()
  return (
    <Card>
      <CardPicture of={project} ratio="16 / 10" urgent={urgent} />
      <CardBody>
        <CardNote>
          {t(`sector.${project.sector}`)} · <bdi>{project.year}</bdi>
        </CardNote>
        <CardTitle>
          <SiteLink to={recordPath('/projects', project.slug)}>
            <LocalizedText record={project} field="title">
              {project.title}
            </LocalizedText>
          </SiteLink>
        </CardTitle>
        <CardNote>
          <LocalizedText record={project} field="location">
            {project.location}
          </LocalizedText>
        </CardNote>
      </CardBody>
    </Card>
  )
}
