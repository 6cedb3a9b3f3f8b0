import { styled } from '@mui/material/styles'
import type { Client } from '#contract/collections/clients.ts'
import { colors, motionDuration } from '#src/theme/tokens.ts'
import { languageAttributes, LocalizedText } from '#src/ui/localized-text.tsx'
import { PictureView } from '#src/ui/picture-view.tsx'

/** The same box for every logo, in one tone until it is pointed at. */
const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  blockSize: 112,
  paddingBlock: 12,
  borderBlock: `1px solid ${colors.line}`,
  textAlign: 'center',
  '& > img': {
    maxInlineSize: 190,
    blockSize: '100%',
    minBlockSize: 0,
    filter: 'grayscale(1)',
    opacity: 0.88,
    transition: `filter ${motionDuration}ms ease, opacity ${motionDuration}ms ease`,
  },
  '@media (hover: hover)': { '&:hover > img': { filter: 'none', opacity: 1 } },
  '& > span': { ...theme.typography.body2, fontWeight: 700, color: colors.inkSoft },
}))

/** A client's logo with its own alt text, else its title; the title itself where there is no logo to show. */
export function ClientLogo({ client }: { client: Client }) {
  const { alt, title } = client
  return (
    <Box>
      <PictureView
        of={client}
        alt={alt || title}
        {...languageAttributes(client, alt ? 'alt' : 'title')}
        fit="contain"
        sizes="190px"
        fallback={
          <LocalizedText record={client} field="title">
            {title}
          </LocalizedText>
        }
      />
    </Box>
  )
}
