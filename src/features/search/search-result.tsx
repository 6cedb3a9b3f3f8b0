import { styled } from '@mui/material/styles'
import type { SearchWord } from '#contract/search-text.ts'
import { colors } from '#src/theme/tokens.ts'
import { CardNote } from '#src/ui/card-grid.ts'
import { dotted } from '#src/ui/dotted.ts'
import { WorkOutlinedIcon as WorkOutlineIcon } from '#src/ui/icons/work-outlined.tsx'
import { Impeller } from '#src/ui/impeller.tsx'
import { LocalizedText } from '#src/ui/localized-text.tsx'
import { PictureView } from '#src/ui/picture-view.tsx'
import { SiteLink } from '#src/ui/site-link.tsx'
import { wholeLink } from '#src/ui/whole-link.ts'
import type { FoundEntry } from './find-entries.ts'
import { Highlighted } from './highlighted.tsx'
import { HitExcerpt } from './hit-excerpt.tsx'

const Item = styled('li')(({ theme }) => ({
  ...wholeLink,
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
  padding: 16,
  '& h3': { ...theme.typography.h4, margin: 0 },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '128px minmax(0, 1fr)', gap: 24 },
}))

const Sign = styled('div')({
  aspectRatio: '4 / 3',
  display: 'grid',
  placeItems: 'center',
  color: colors.teal,
  backgroundColor: colors.tealWash,
})

const Notes = styled(CardNote)(dotted)

/** Marks the links between which the arrow keys go. */
export const resultLink = 'data-search-result'

/** One thing found: its picture, its name, its facts, and the words around what was typed. */
export function SearchResult({
  found: { entry, telling },
  words,
}: {
  found: FoundEntry
  words: readonly SearchWord[]
}) {
  const { title, record, link, facts, image } = entry
  const notes = facts.filter(({ text }) => text !== '')
  return (
    <Item>
      {image === undefined ? (
        <Sign aria-hidden="true">
          <WorkOutlineIcon />
        </Sign>
      ) : (
        <PictureView
          of={{ ...image, alt: '' }}
          ratio="4 / 3"
          sizes="(min-width: 576px) 128px, 72px"
          fallback={
            <Sign>
              <Impeller size="50%" />
            </Sign>
          }
        />
      )}
      <div>
        <h3>
          <SiteLink {...link} {...{ [resultLink]: '' }}>
            <LocalizedText record={record} field="title">
              <Highlighted text={title} words={words} />
            </LocalizedText>
          </SiteLink>
        </h3>
        {notes.length > 0 && (
          <Notes>
            {notes.map(({ field, text }) => (
              <span key={field}>
                <Highlighted text={text} words={words} />
              </span>
            ))}
          </Notes>
        )}
        {telling !== undefined && <HitExcerpt telling={telling} words={words} />}
      </div>
    </Item>
  )
}
