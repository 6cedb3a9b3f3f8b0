import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { colors } from '#src/theme/tokens.ts'
import type { Figure } from './figures.ts'

const List = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 136px), 1fr))',
  gap: '12px 20px',
  '& dt': { color: colors.inkSoft, fontSize: '0.92em' },
  '& dd': { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& > [data-wide]': { gridColumn: 'span 2' },
}))

/** Figures with their names, as many beside each other as there is room for. */
export function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <List>
      {figures.map(({ key, label, text }) => (
        <div key={key} data-wide={key === 'working' || key === 'motor' ? '' : undefined}>
          <dt>{label}</dt>
          <dd>
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </List>
  )
}

/** The same as a table of two columns, for paper. */
export function FigureRows({ figures, caption }: { figures: readonly Figure[]; caption: string }) {
  const { t } = useTranslation()
  return (
    <table>
      <caption>{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('selection.quantity')}</th>
          <th scope="col">{caption}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ key, label, text }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>
              <bdi>{text}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
