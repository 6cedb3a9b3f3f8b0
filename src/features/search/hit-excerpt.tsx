import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { directions } from '#contract/locale.ts'
import type { SearchWord } from '#contract/search-text.ts'
import { useApi } from '#src/api/api-context.ts'
import { colors, radius } from '#src/theme/tokens.ts'
import { excerpt } from './excerpt.ts'
import type { FoundEntry } from './find-entries.ts'
import { Highlighted } from './highlighted.tsx'

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  columnGap: 12,
  rowGap: 4,
  marginBlockStart: 4,
  [theme.breakpoints.down('sm')]: { flexDirection: 'column' },
}))

const LanguageLabel = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  flexShrink: 0,
  paddingInline: 8,
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  color: colors.inkSoft,
}))

const Text = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  // A text of the other direction begins where the title above it does.
  textAlign: 'match-parent',
  [theme.breakpoints.down('sm')]: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
  },
}))

interface HitExcerptProps {
  telling: NonNullable<FoundEntry['telling']>
  words: readonly SearchWord[]
}

/** The words around what was typed, labelled where they are in another language. */
export function HitExcerpt({ telling: { text, language }, words }: HitExcerptProps) {
  const { t } = useTranslation()
  const isOther = language !== useApi().language
  return (
    <Row>
      {isOther && <LanguageLabel>{t(`search.in.${language}`)}</LanguageLabel>}
      <Text {...(isOther && { lang: language, dir: directions[language] })}>
        <Highlighted text={excerpt(words, text)} words={words} />
      </Text>
    </Row>
  )
}
