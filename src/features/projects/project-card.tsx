import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Project } from '#contract/content/project.ts'
import { Card, CardBody, CardNote, CardTitle } from '#src/ui/card-grid.ts'
import { Impeller } from '#src/ui/impeller.tsx'
import { LocalizedText } from '#src/ui/localized-text.tsx'
import { PictureView } from '#src/ui/picture-view.tsx'

/** @param urgent on the first screen */
export function ProjectCard({ project, urgent }: { project: Project; urgent: boolean }) {
  const { t } = useTranslation()
  return (
    <Card>
      <PictureView
        imageUrl={project.imageUrl}
        picture={project.picture}
        alt=""
        ratio="16 / 10"
        sizes="(min-width: 992px) 400px, (min-width: 576px) 46vw, 92vw"
        urgent={urgent}
        fallback={<Impeller size="100%" />}
      />
      <CardBody>
        <CardNote>
          {t(`sector.${project.sector}`)} · <bdi>{project.year}</bdi>
        </CardNote>
        <CardTitle>
          <Link to="/projects/$slug" params={{ slug: project.slug }}>
            <LocalizedText record={project} field="title">
              {project.title}
            </LocalizedText>
          </Link>
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
