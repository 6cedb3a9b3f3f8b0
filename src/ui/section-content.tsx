import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { failureMessage } from '#src/i18n/failure-message.ts'
import { SectionNotice } from './section-notice.tsx'
import type { SectionState } from './section-state.ts'

interface SectionContentProps<Item> {
  state: SectionState<Item>
  /** Of the shape of what is coming; hidden from those who hear the page. */
  skeleton: ReactNode
  emptyText: string
  children: (items: [Item, ...Item[]]) => ReactNode
}

/** A section in its present state (SECTION-1). */
export function SectionContent<Item>(props: SectionContentProps<Item>) {
  const { state, skeleton, emptyText, children } = props
  const { t } = useTranslation()
  switch (state.kind) {
    case 'loading':
      return (
        <div role="status">
          <span className="visually-hidden">{t('state.loading')}</span>
          <div aria-hidden="true">{skeleton}</div>
        </div>
      )
    case 'error':
      return (
        <SectionNotice kind="error" text={failureMessage(t, state.error)} onRetry={state.retry} />
      )
    case 'empty':
      return <SectionNotice kind="empty" text={emptyText} />
    case 'loaded':
      return children(state.items)
  }
}
