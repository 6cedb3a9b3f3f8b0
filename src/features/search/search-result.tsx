import WorkOutlineIcon from '@mui/icons-material/WorkOutlined'
import { styled } from '@mui/material/styles'
import { Link } from '@tanstack/react-router'
import { colors } from '#src/theme/tokens.ts'
import { CardNote } from '#src/ui/card-grid.ts'
import { Impeller } from '#src/ui/impeller.tsx'
import { LocalizedText } from '#src/ui/localized-text.tsx'
import { PictureView } from '#src/ui/picture-view.tsx'
import { wholeLink } from '#src/ui/whole-link.ts'
import { excerpt } from './excerpt.ts'
import { tellingText } from './find-entries.ts'
import { Highlighted } from './highlighted.tsx'
import type { SearchEntry } from './search-entry.ts'

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

const Excerpt = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  marginBlockStart: 4,
  [theme.breakpoints.down('sm')]: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
  },
}))

/** Marks the links between which the arrow keys go. */
export const resultLink = 'data-search-result'

/** One thing found: its picture, its name, its facts, and the words around what was typed. */
export function SearchResult({ entry, words }: { entry: SearchEntry; words: readonly string[] }) {
  const { title, record, link, note, texts, image } = entry
  const telling = tellingText(words, texts)
  return (
    <Item>
      {image === undefined ? (
        <Sign aria-hidden="true">
          <WorkOutlineIcon />
        </Sign>
      ) : (
        <PictureView
          imageUrl={image.imageUrl}
          picture={image.picture}
          alt=""
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
          <Link {...link} {...{ [resultLink]: '' }}>
            <LocalizedText record={record} field="title">
              <Highlighted text={title} words={words} />
            </LocalizedText>
          </Link>
        </h3>
        {note !== '' && (
          <CardNote>
            <Highlighted text={note} words={words} />
          </CardNote>
        )}
        {telling !== undefined && (
          <LocalizedText as={Excerpt} record={record} field={telling.field}>
            <Highlighted text={excerpt(words, telling.text)} words={words} />
          </LocalizedText>
        )}
      </div>
    </Item>
  )
}
