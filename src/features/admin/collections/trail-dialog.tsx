import Dialog from '@mui/material/Dialog'
import { styled } from '@mui/material/styles'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type AuditAction, type AuditEntry, listAudit } from '#contract/admin/audit.ts'
import { useApi } from '#src/api/api-context.ts'
import { callEndpoint } from '#src/api/call-endpoint.ts'
import { colors } from '#src/theme/tokens.ts'
import { Action, plainPadding } from '#src/ui/action.tsx'
import { CloseIcon } from '#src/ui/icons/close.tsx'
import { LtrText } from '#src/ui/ltr-text.tsx'
import { SectionNotice } from '#src/ui/section-notice.tsx'
import { useFocusKept } from '#src/ui/use-focus-kept.ts'
import { momentText } from '../exports/column-text.ts'
import { adminFailure } from '#src/i18n/admin-failure.ts'
import { lastPageOf } from './list-footer.tsx'
import { PleaseWait } from './please-wait.tsx'
import { collectionKey } from './queries.ts'
import type { CollectionScreen } from './screen.ts'

const Body = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  padding: 20,
  '& > header': { display: 'flex', justifyContent: 'space-between', alignItems: 'center' },
  '& h2': { ...theme.typography.h4, margin: 0 },
  '& > ol': { listStyle: 'none', margin: 0, padding: 0 },
  '& > ol + button': { marginBlockStart: 16 },
  '& > ol > li': { paddingBlock: 12, borderBlockEnd: `1px solid ${colors.line}` },
  '& p': { margin: 0 },
  '& li > p:first-of-type': { fontWeight: 700 },
  '& li button': { marginInlineStart: -plainPadding },
  '& small': { fontSize: '0.88rem', color: colors.inkSoft },
}))

/** The number of changes on a page; few records have more. */
const pageSize = 50

interface TrailDialogProps {
  screen: CollectionScreen
  title: string
  /** Said where there is nothing to show. */
  empty: string
  /** Which changes of the collection. */
  of: { recordId: string } | { action: AuditAction }
  /** Which of them are shown, where not all are. */
  pick?: (entries: AuditEntry[]) => AuditEntry[]
  onClose: () => void
  /** The heading of an entry, besides the person and the time. */
  heading: (entry: AuditEntry) => ReactNode
  children: (entry: AuditEntry) => ReactNode
}

/** A change that comes in between moves the others on: the last of a page is then the first of the next as well. */
function withoutRepeats(entries: AuditEntry[]): AuditEntry[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()]
}

/** Changes of a collection, the latest first, a page at a time. */
export function TrailDialog(props: TrailDialogProps) {
  const { screen, title, empty, of, pick, onClose, heading, children } = props
  const { t } = useTranslation(['admin', 'translation'])
  const { client } = useApi()
  const labelId = useId()
  const trail = useInfiniteQuery({
    queryKey: [...collectionKey(screen), 'audit', of],
    queryFn: async ({ pageParam, signal }) => {
      const query = { collection: screen.collection.name, pageNo: pageParam, pageSize, ...of }
      return (await callEndpoint(client, listAudit, { query, signal })).data
    },
    initialPageParam: 1,
    getNextPageParam: (last) => (last.pageNo < lastPageOf(last) ? last.pageNo + 1 : undefined),
    staleTime: 0,
  })
  const { data, error, isPending, hasNextPage, isFetchingNextPage, isFetchNextPageError } = trail
  const earlier = useFocusKept(isFetchingNextPage)
  const known = data && withoutRepeats(data.pages.flatMap((page) => page.data))
  const entries = known && (pick ? pick(known) : known)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={labelId}>
      <Body>
        <header>
          <h2 id={labelId}>{title}</h2>
          <Action type="button" look="icon" aria-label={t('collections.close')} onClick={onClose}>
            <CloseIcon />
          </Action>
        </header>
        {isPending && <PleaseWait rows={3} />}
        {entries?.length === 0 && !hasNextPage && <SectionNotice kind="empty" text={empty} />}
        <ol>
          {entries?.map((entry) => (
            <li key={entry.id}>
              <p>{heading(entry)}</p>
              <p>
                <LtrText>{entry.userEmail}</LtrText>
                {' · '}
                <time dateTime={entry.at}>{momentText(t, new Date(entry.at))}</time>
              </p>
              {children(entry)}
            </li>
          ))}
        </ol>
        {error && (
          <SectionNotice
            kind="error"
            text={adminFailure(t, error)}
            onRetry={() => void (isFetchNextPageError ? trail.fetchNextPage() : trail.refetch())}
          />
        )}
        {isFetchNextPageError && isFetchingNextPage && <PleaseWait rows={1} />}
        {hasNextPage && !isFetchNextPageError && (
          <Action
            ref={earlier}
            type="button"
            look="outlined"
            disabled={isFetchingNextPage}
            onClick={() => void trail.fetchNextPage()}
          >
            {t('collections.audit.earlier')}
          </Action>
        )}
      </Body>
    </Dialog>
  )
}
