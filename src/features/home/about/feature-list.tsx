import { styled } from '@mui/material/styles'
import type { About } from '#contract/collections/about.ts'
import { colors } from '#src/theme/tokens.ts'
import { LocalizedText } from '#src/ui/localized-text.tsx'

const Box = styled('div')({ borderBlockStart: `2px solid ${colors.ink}`, paddingBlockStart: 20 })

const Heading = styled('h3')(({ theme }) => ({
  ...theme.typography.h3,
  margin: 0,
  marginBlockEnd: 12,
}))

const Points = styled('ul')(({ theme }) => ({
  ...theme.typography.body1,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    position: 'relative',
    paddingBlock: 12,
    paddingInlineStart: 36,
    borderBlockEnd: `1px solid ${colors.line}`,
  },
  '& li:last-of-type': { borderBlockEnd: 0 },
  // A blade of the impeller rather than a tick.
  '& li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 'calc(12px + 0.85em - 6px)',
    inlineSize: 18,
    blockSize: 12,
    backgroundColor: colors.teal,
    borderStartStartRadius: '100% 90%',
    borderEndEndRadius: '100% 90%',
  },
}))

/** One of the two feature lists under its own heading; nothing where the record has neither. */
export function FeatureList({ about, name }: { about: About; name: 'trusted' | 'tailored' }) {
  const title = `${name}Title` as const
  const points = about[name]
  if (about[title] === '' && points.length === 0) return null
  return (
    <Box>
      {about[title] !== '' && (
        <LocalizedText as={Heading} record={about} field={title}>
          {about[title]}
        </LocalizedText>
      )}
      <LocalizedText as={Points} record={about} field={name}>
        {points.map((point, place) => (
          <li key={place}>{point}</li>
        ))}
      </LocalizedText>
    </Box>
  )
}
