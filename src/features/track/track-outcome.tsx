import { styled } from '@mui/material/styles'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { ApiFailure, isUnanswered } from '#contract/errors.ts'
import { directions } from '#contract/locale.ts'
import { languageIn } from '#contract/text-in.ts'
import type { TrackedRequest } from '#contract/track.ts'
import { useApi } from '#src/api/api-context.ts'
import { formatFullMoment, formatMoment } from '#src/i18n/format-moment.ts'
import { colors, formWidth, radius } from '#src/theme/tokens.ts'
import { LtrText } from '#src/ui/ltr-text.tsx'
import type { Outcome } from './ask-state.ts'

const Box = styled('div')(({ theme }) => ({
  marginBlockStart: 32,
  [theme.breakpoints.up('xl')]: { maxInlineSize: formWidth },
}))

const Card = styled('article')(({ theme }) => ({
  padding: 24,
  backgroundColor: colors.surface,
  border: `1px solid ${colors.line}`,
  borderBlockStart: `3px solid ${colors.teal}`,
  borderRadius: radius,
  '& > h2': { ...theme.typography.h3, margin: 0, overflowWrap: 'anywhere' },
  '& > p': { ...theme.typography.body2, margin: 0, color: colors.inkSoft },
  '& > p[role="note"]': { marginBlockStart: 12 },
}))

const Told = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  marginBlockStart: 20,
  padding: 0,
  '& > li': {
    ...theme.typography.body2,
    position: 'relative',
    paddingInlineStart: 28,
    paddingBlockEnd: 16,
    color: colors.inkSoft,
  },
  '& > li > strong': { display: 'block', fontWeight: 600 },
  '& > li:first-of-type > strong': { ...theme.typography.h4, color: colors.ink },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '0.45em',
    inlineSize: 12,
    blockSize: 12,
    borderRadius: '50%',
    backgroundColor: colors.steel,
  },
  '& > li:first-of-type::before': { backgroundColor: colors.teal },
  '& > li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 5,
    insetBlock: 'calc(0.45em + 16px) -0.25em',
    borderInlineStart: `2px solid ${colors.line}`,
  },
}))

/** The outcome of the question, read out when it comes. */
export function TrackOutcome({ outcome }: { outcome: Outcome | { kind: 'asking' } | undefined }) {
  const { t } = useTranslation()
  return (
    <Box role="status">
      {outcome?.kind === 'found' && <Tracked request={outcome.request} asOf={outcome.asOf} />}
      {outcome?.kind === 'unknown' && t('track.unknown')}
      {outcome?.kind === 'failed' && failureText(t, outcome.failure)}
    </Box>
  )
}

function failureText(t: TFunction, failure: unknown): string {
  if (!(failure instanceof ApiFailure)) return t('track.failed')
  if (isUnanswered(failure)) return t('track.notSeen')
  return failure.status === 429 ? t('track.tooMany') : t('track.failed')
}

/** A request with what its sender was told, the latest first (TRACK-2). */
function Tracked({ request, asOf }: { request: TrackedRequest; asOf: number | undefined }) {
  const { t } = useTranslation()
  const { language } = useApi()
  const shown = (texts: TrackedRequest['title']) => {
    const one = languageIn(texts, language)
    return { lang: one, dir: directions[one], children: texts[one] }
  }
  return (
    <Card>
      <p>{t(`track.kinds.${request.kind}`)}</p>
      <h2 {...shown(request.title)} />
      <p>
        {t('outbox.reference')} <LtrText>{request.reference}</LtrText>
      </p>
      {asOf !== undefined && (
        <p role="note">{t('track.asOf', { time: formatMoment(asOf, language) })}</p>
      )}
      <Told>
        {request.states.map(({ title, at }) => (
          <li key={at}>
            <strong {...shown(title)} />
            <time dateTime={at}>{formatFullMoment(Date.parse(at), language)}</time>
          </li>
        ))}
      </Told>
    </Card>
  )
}
