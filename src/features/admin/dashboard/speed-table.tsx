import { styled } from '@mui/material/styles'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Speed } from '#contract/admin/dashboard.ts'
import type { PagePattern } from '#contract/page-pattern.ts'
import { guestPaths } from '#contract/site-paths.ts'
import { vitalNames } from '#contract/visit-measures.ts'
import { formatWholeNumber } from '#src/i18n/format-number.ts'
import { colors } from '#src/theme/tokens.ts'
import { Figures } from './dashboard-parts.ts'
import { formatFigure, stateOfVital } from './format-vital.ts'

const Folded = styled('details')({
  '& > summary': { cursor: 'pointer', paddingBlock: 8, color: colors.tealDeep },
  '& > div': { overflow: 'auto' },
  // On a phone the figures are scrolled beside the names.
  '& th': { overflowWrap: 'normal' },
  '& tbody th': { minInlineSize: 120 },
  '& td': { whiteSpace: 'nowrap' },
  // Connections are another kind of row than pages.
  '& tbody + tbody': { borderBlockStart: `2px solid ${colors.inkSoft}` },
  '& td[data-state="middle"]': { color: colors.amberDeep, fontWeight: 700 },
  '& td[data-state="poor"]': { color: colors.danger, fontWeight: 700 },
})

/** The name of a page; one that has none, such as a page that was just added, is named by its path. */
function pageName(t: TFunction<'admin'>, page: PagePattern): string {
  const isGuests = page === '/admin' || (guestPaths as readonly string[]).includes(page)
  // i18next takes a colon for the end of a namespace.
  const name = isGuests ? 'guest' : page.replace(':', '')
  return t(`health.speed.pages.${name}` as 'health.speed.pages.other', { defaultValue: page })
}

type Row = Omit<Speed['pages'][number], 'page'> & { key: string; name: string }

/** The same figures for each page, then for each kind of connection. */
export function SpeedTable({ pages, connections }: Pick<Speed, 'pages' | 'connections'>) {
  const { t } = useTranslation('admin')
  return (
    <Folded>
      <summary>{t('health.speed.byPage')}</summary>
      {/* Where it is too narrow for all of it, it is scrolled by the keyboard too. */}
      <div role="region" tabIndex={0} aria-label={t('health.speed.byPage')}>
        <Figures>
          <thead>
            <tr>
              <th scope="col">{t('health.speed.page')}</th>
              <th scope="col">{t('health.speed.visits')}</th>
              {vitalNames.map((name) => (
                <th key={name} scope="col" title={t(`health.speed.name.${name}`)}>
                  {t(`health.speed.short.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <Rows
            rows={pages.map(({ page, ...row }) => ({
              ...row,
              key: page,
              name: pageName(t, page),
            }))}
          />
          <Rows
            rows={connections.map(({ connection, ...row }) => ({
              ...row,
              key: connection,
              name: t(`health.speed.connections.${connection}`),
            }))}
          />
        </Figures>
      </div>
    </Folded>
  )
}

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <tbody>
      {rows.map(({ key, name, visits, p75 }) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          <td>{formatWholeNumber(visits)}</td>
          {vitalNames.map((vital) => (
            <td key={vital} data-state={stateOfVital(vital, p75[vital])}>
              {formatFigure(vital, p75[vital])}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
