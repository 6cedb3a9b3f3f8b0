import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Dashboard } from '#contract/admin/dashboard.ts'
import { languages } from '#contract/locale.ts'
import { formatWholeNumber } from '#src/i18n/format-number.ts'
import { colors, radius } from '#src/theme/tokens.ts'
import { CollectionLink } from './collection-link.tsx'
import { Card, Figures } from './dashboard-parts.ts'

type Row = Dashboard['completeness'][number]

const Share = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& > bdi': { minInlineSize: '4.2ch' },
  '& > i': {
    flex: '1 1 32px',
    display: 'block',
    blockSize: 8,
    borderRadius: radius,
    backgroundColor: colors.line,
  },
  '& > i > i': {
    display: 'block',
    blockSize: 8,
    borderRadius: radius,
    backgroundColor: colors.teal,
  },
  '&[data-missing] > i > i': { backgroundColor: colors.amber },
})

const Complete = styled('details')(({ theme }) => ({
  ...theme.typography.body2,
  '& > summary': { cursor: 'pointer', paddingBlock: 10 },
  '& > ul': { listStyle: 'none', margin: 0, padding: 0, columns: '2 12em' },
  '& > ul > li': { paddingBlock: 4, breakInside: 'avoid' },
}))

/** Rounded down: not a whole until nothing is missing. */
const percent = (filled: number, total: number) =>
  total === 0 ? 100 : Math.floor((100 * filled) / total)

/** The share of the content in each language, the least translated first; complete collections are folded. */
export function CompletenessCard({ completeness }: Pick<Dashboard, 'completeness'>) {
  const { t } = useTranslation('admin')
  const rows = completeness
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => Math.min(...shares(a)) - Math.min(...shares(b)))
  const isComplete = ({ total, filled }: Row) =>
    languages.every((language) => filled[language] === total)
  const complete = rows.filter(isComplete)
  const incomplete = rows.filter((row) => !isComplete(row))
  return (
    <Card data-span="3" aria-labelledby="dashboard-completeness">
      <h2 id="dashboard-completeness">{t('dashboard.completeness')}</h2>
      <p>{t('dashboard.completenessHint')}</p>
      {rows.length === 0 && <p>{t('dashboard.noContent')}</p>}
      {incomplete.length > 0 && (
        <Figures aria-labelledby="dashboard-completeness">
          <thead>
            <tr>
              <th scope="col">{t('dashboard.content')}</th>
              {languages.map((language) => (
                <th key={language} scope="col">
                  {t(`fields.languages.${language}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {incomplete.map(({ collection, total, filled }) => (
              <tr key={collection}>
                <th scope="row">
                  <CollectionLink collection={collection} />
                </th>
                {languages.map((language) => {
                  const share = percent(filled[language], total)
                  const missing = total - filled[language]
                  return (
                    <td key={language}>
                      <Share
                        data-missing={missing > 0 || undefined}
                        title={t('dashboard.missing', { count: missing })}
                      >
                        <bdi dir="ltr">{formatWholeNumber(share)}%</bdi>
                        <i>
                          <i style={{ inlineSize: `${share}%` }} />
                        </i>
                      </Share>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </Figures>
      )}
      {complete.length > 0 && (
        <Complete>
          <summary>{t('dashboard.complete', { total: complete.length })}</summary>
          <ul>
            {complete.map(({ collection }) => (
              <li key={collection}>
                <CollectionLink collection={collection} />
              </li>
            ))}
          </ul>
        </Complete>
      )}
    </Card>
  )
}

function shares({ total, filled }: Row): number[] {
  return languages.map((language) => percent(filled[language], total))
}
