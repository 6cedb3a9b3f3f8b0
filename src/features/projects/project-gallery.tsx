import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Project } from '#contract/collections/projects.ts'
import { directions } from '#contract/locale.ts'
import { useApi } from '#src/api/api-context.ts'
import { lastRow } from '#src/ui/last-row.ts'
import { partOnDemand } from '#src/ui/part-on-demand.tsx'
import { languageAttributes } from '#src/ui/localized-text.tsx'
import { PictureView } from '#src/ui/picture-view.tsx'

const GalleryPreview = partOnDemand(
  async () => (await import('#src/ui/preview/gallery-preview.tsx')).GalleryPreview,
)

const Grid = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 16,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  // Rows of three where that leaves no cell empty.
  [theme.breakpoints.up('lg')]: {
    '&[data-in-three="0"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
}))

const Thumb = styled('button')({
  display: 'block',
  inlineSize: '100%',
  padding: 0,
  border: 'none',
  background: 'none',
  cursor: 'zoom-in',
})

const Caption = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  marginBlockStart: 8,
}))

/** The project's pictures; each opens in a preview that zooms and turns (PROJECT-3). */
export function ProjectGallery({ project }: { project: Project }) {
  const { t } = useTranslation()
  const { language } = useApi()
  const { gallery } = project
  const [current, setCurrent] = useState<number>()
  // Fetched at the first opening, then kept, so that closing gives the focus back.
  const [last, setLast] = useState<number>()
  const show = (index: number | undefined) => {
    setCurrent(index)
    if (index !== undefined) setLast(index)
  }
  return (
    <>
      <Grid {...lastRow(gallery.length)}>
        {gallery.map((image, index) => (
          <li key={image.imageUrl}>
            <Thumb
              type="button"
              aria-haspopup="dialog"
              aria-label={t('projects.openPicture', { alt: image.alt })}
              onClick={() => show(index)}
            >
              <PictureView
                of={image}
                alt=""
                ratio="4 / 3"
                sizes="(min-width: 1328px) 632px, (min-width: 576px) 46vw, 92vw"
              />
            </Thumb>
            <Caption aria-hidden="true" {...languageAttributes(project, `gallery.${index}.alt`)}>
              {image.alt}
            </Caption>
          </li>
        ))}
      </Grid>
      {last !== undefined && (
        <GalleryPreview
          images={gallery}
          direction={directions[language]}
          open={current !== undefined}
          current={current ?? last}
          onShow={show}
        />
      )}
    </>
  )
}
