import { styled } from '@mui/material/styles'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConnected } from '#src/ui/use-connected.ts'
import { fieldHeight, touchTarget } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { FilterInput, FilterLabel } from '#src/ui/filter-controls.tsx'
import { AddIcon } from '#src/ui/icons/add.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { CloseIcon } from '#src/ui/icons/close.tsx'
import { FileDownloadOutlinedIcon as FileDownload } from '#src/ui/icons/file-download-outlined.tsx'
import { SwapVertIcon } from '#src/ui/icons/swap-vert.tsx'
import { useMayWrite } from '../permissions.ts'
import { RouteAction } from '../route-action.ts'
import type { AddressChange, ListAddress, ListView } from './list-address.ts'
import { routeTo } from './route-to.ts'
import { useListAsState } from './list-behind.ts'
import { Bar, FilterPanel, NarrowAction } from './list-bar.tsx'
import { ListFilterSelect } from './list-filter-select.tsx'
import { ListSortSelect } from './list-sort-select.tsx'
import type { CollectionScreen } from './screen.ts'
import { useAsCards } from './use-as-cards.ts'
import { ViewSwitch } from './view-switch.tsx'

// The rows come first: what writes files of them follows.
const ListExports = lazyPart(async () => (await import('./list-exports.tsx')).ListExports)

const Search = styled('div')({
  position: 'relative',
  '& > input': { paddingInlineEnd: touchTarget },
  // A text of the other direction begins where the button is.
  'html[dir="rtl"] & > input:dir(ltr), html[dir="ltr"] & > input:dir(rtl)': {
    paddingInlineStart: touchTarget,
    paddingInlineEnd: 14,
  },
  // The browser's own is blue and small.
  '& > input::-webkit-search-cancel-button': { display: 'none' },
  '& > button': {
    position: 'absolute',
    insetBlockStart: (fieldHeight - touchTarget) / 2,
    insetInlineEnd: 6,
  },
})

/** Milliseconds after the last letter before a search begins. */
const typingPause = 300

interface ListToolbarProps {
  screen: CollectionScreen
  query: ListAddress['query']
  view: ListView
  change: (parts: AddressChange, how?: { replace: boolean }) => unknown
}

/** The search, the filters, and what can be done with a list. */
export function ListToolbar({ screen, query, view, change }: ListToolbarProps) {
  const { t } = useTranslation(['admin', 'translation'])
  const connected = useConnected()
  const asCards = useAsCards()
  const [unfolded, setUnfolded] = useState(false)
  const active = screen.filters.filter(({ name }) => query[name]).length
  const mayWrite = useMayWrite(screen.collection.description)
  const list = useListAsState()
  const { add, reorder } = screen.collection.abilities
  const narrow = (parts: AddressChange) =>
    change({ ...parts, pageNo: undefined }, { replace: true })
  const filters = screen.filters.map((filter) => (
    <ListFilterSelect
      key={filter.name}
      filter={filter}
      collection={screen.collection.name}
      value={query[filter.name] ?? ''}
      onChoose={(value) => narrow({ [filter.name]: value || undefined })}
    />
  ))
  return (
    <Bar>
      <SearchBox
        value={query.search ?? ''}
        onSearch={(text) => narrow({ search: text || undefined })}
      />
      {asCards ? (
        <NarrowAction unfolded={unfolded} onUnfold={setUnfolded}>
          {active === 0 ? t('collections.narrow') : t('collections.narrowed', { number: active })}
        </NarrowAction>
      ) : (
        filters
      )}
      {screen.board && (
        <ViewSwitch
          view={view}
          onView={(to) => void change({ view: to === 'board' ? to : undefined })}
        />
      )}
      <Suspense fallback={<ExportsAwaited />}>
        <ListExports screen={screen} query={query} />
      </Suspense>
      {reorder && mayWrite && (
        <Action
          type="button"
          look="outlined"
          disabled={!connected}
          onClick={() => void change({ reorder: '' })}
        >
          <SwapVertIcon fontSize="small" />
          {t('collections.reorder')}
        </Action>
      )}
      {add === true &&
        mayWrite &&
        (screen.editing === 'dialog' ? (
          <Action type="button" onClick={() => void change({ add: '' })}>
            <AddIcon fontSize="small" />
            {screen.texts.add(t)}
          </Action>
        ) : (
          <RouteAction to={routeTo(`${screen.path}/add`)} state={list}>
            <AddIcon fontSize="small" />
            {screen.texts.add(t)}
          </RouteAction>
        ))}
      {asCards && unfolded && (
        <FilterPanel aria-label={t('collections.narrow')}>
          {filters}
          <ListSortSelect screen={screen} sort={query.sort} onSort={(sort) => narrow({ sort })} />
        </FilterPanel>
      )}
    </Bar>
  )
}

/** The button of the exports, in its size, until their code is there. */
function ExportsAwaited() {
  const { t } = useTranslation('admin')
  return (
    <Action type="button" look="outlined" disabled>
      <FileDownload fontSize="small" />
      {t('exports.menu')}
    </Action>
  )
}

function SearchBox({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const { t } = useTranslation('admin')
  const id = useId()
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  // The address changed by itself: another page of the history, or all filters taken away.
  if (shown !== value) {
    setShown(value)
    setTyped(value)
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const type = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setShown(text.trim())
      onSearch(text.trim())
    }, typingPause)
  }
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    clearTimeout(timer.current)
    setTyped('')
    setShown('')
    onSearch('')
    input.current?.focus()
  }
  return (
    <div role="search">
      <FilterLabel htmlFor={id}>{t('collections.search')}</FilterLabel>
      <Search>
        <FilterInput
          id={id}
          ref={input}
          type="search"
          dir="auto"
          value={typed}
          autoComplete="off"
          maxLength={100}
          onChange={({ target }) => type(target.value)}
        />
        {typed !== '' && (
          <Action
            type="button"
            look="icon"
            aria-label={t('collections.clearSearch')}
            onClick={clear}
          >
            <CloseIcon fontSize="small" />
          </Action>
        )}
      </Search>
    </div>
  )
}
