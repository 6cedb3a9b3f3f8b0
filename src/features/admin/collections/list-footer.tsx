import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { colors, radius, touchTarget } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { DirectionalIcon } from '#src/ui/directional-icon.tsx'
import { ArrowBackIcon } from '#src/ui/icons/arrow-back.tsx'
import { ArrowForwardIcon } from '#src/ui/icons/arrow-forward.tsx'
import { ExpandMoreIcon } from '#src/ui/icons/expand-more.tsx'
import { SelectBox } from '#src/ui/select-box.ts'
import { pageSizes } from './list-address.ts'

const Footer = styled('nav')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  paddingBlock: 10,
  fontVariantNumeric: 'tabular-nums',
  '& > p': { margin: 0, marginInlineEnd: 'auto' },
  '& > label': { display: 'flex', alignItems: 'center', gap: 8, color: colors.inkSoft },
  '& select': {
    font: 'inherit',
    color: colors.ink,
    minBlockSize: touchTarget,
    paddingInlineStart: 12,
    border: `1px solid ${colors.steel}`,
    borderRadius: radius,
    backgroundColor: colors.surface,
  },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  // A phone has back and on in a line of their own; large letters may break it in two.
  '@media (max-width: 575.95px)': { '& > div': { flexBasis: '100%', '& > *': { flex: '1 1 0' } } },
}))

interface ListFooterProps {
  pageNo: number
  pageSize: number
  totalCount: number
  /** True where there are at least so many. */
  isLeast?: boolean | undefined
  onPage: (pageNo: number) => void
  onPageSize: (pageSize: number) => void
}

export function lastPageOf({
  totalCount,
  pageSize,
}: Pick<ListFooterProps, 'totalCount' | 'pageSize'>): number {
  return Math.max(1, Math.ceil(totalCount / pageSize))
}

/** 'Showing X to Y of Z entries', or 'of more than Z' (LIST-13), previous and next (LIST-1). */
export function ListFooter(props: ListFooterProps) {
  const { pageNo, pageSize, totalCount, isLeast, onPage, onPageSize } = props
  const { t } = useTranslation('admin')
  const id = useId()
  const from = totalCount === 0 ? 0 : (pageNo - 1) * pageSize + 1
  const to = Math.min(pageNo * pageSize, totalCount)
  const last = lastPageOf(props)
  return (
    <Footer aria-label={t('collections.pages')}>
      <p role="status">
        {isLeast
          ? t('collections.showingLeast', { from, to, count: totalCount - 1 })
          : t('collections.showing', { from, to, count: totalCount })}
      </p>
      <label htmlFor={id}>
        {t('collections.perPage')}
        <SelectBox>
          <select
            id={id}
            value={pageSize}
            onChange={({ target }) => onPageSize(Number(target.value))}
          >
            {[...new Set([...pageSizes, pageSize])]
              .sort((one, other) => one - other)
              .map((size) => (
                <option key={size}>{size}</option>
              ))}
          </select>
          <ExpandMoreIcon aria-hidden="true" />
        </SelectBox>
      </label>
      <div>
        <Action
          type="button"
          look="outlined"
          disabled={pageNo <= 1}
          onClick={() => onPage(pageNo - 1)}
        >
          <DirectionalIcon>
            <ArrowBackIcon fontSize="small" />
          </DirectionalIcon>
          {t('collections.previous')}
        </Action>
        <Action
          type="button"
          look="outlined"
          disabled={pageNo >= last}
          onClick={() => onPage(pageNo + 1)}
        >
          {t('collections.next')}
          <DirectionalIcon>
            <ArrowForwardIcon fontSize="small" />
          </DirectionalIcon>
        </Action>
      </div>
    </Footer>
  )
}
