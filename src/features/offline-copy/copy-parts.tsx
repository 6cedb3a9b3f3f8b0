import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { copyGroups, type CopyFile } from '#contract/offline-copy-files.ts'
import { formatFileSize } from '#src/i18n/format-file-size.ts'
import { formatWholeNumber } from '#src/i18n/format-number.ts'
import { sizeOf } from '#src/pwa/offline-copy.ts'
import { colors } from '#src/theme/tokens.ts'

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '& caption': {
    ...theme.typography.body1,
    fontWeight: 700,
    textAlign: 'start',
    paddingBlockEnd: 8,
  },
  '& th, & td': {
    paddingBlock: 10,
    borderBlockStart: `1px solid ${colors.line}`,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 400,
  },
  // Letters of twice the size leave a name less than its longest word.
  '& th': { overflowWrap: 'anywhere' },
  '& td': { textAlign: 'end', whiteSpace: 'nowrap', paddingInlineStart: 16 },
  '& tfoot :is(th, td)': { fontWeight: 700 },
}))

interface CopyPartsProps {
  files: readonly CopyFile[]
  kept: readonly CopyFile[]
}

/** The parts of the copy with their sizes, before anything is fetched (COPY-2). */
export function CopyParts({ files, kept }: CopyPartsProps) {
  const { t } = useTranslation()
  const there = new Set(kept.map(({ url }) => url))
  const parts = copyGroups.flatMap((group) => {
    const all = files.filter((file) => file.group === group)
    const done = all.filter(({ url }) => there.has(url)).length
    return all.length === 0 ? [] : [{ group, all, done }]
  })
  const countOf = (done: number, total: number) =>
    kept.length === 0
      ? formatWholeNumber(total)
      : t('copy.keptOf', { done: formatWholeNumber(done), total: formatWholeNumber(total) })
  return (
    <Table>
      <caption>{t('copy.parts')}</caption>
      <tbody>
        <tr>
          <th scope="row">{t('copy.part.pages')}</th>
          <td />
          <td />
        </tr>
        {parts.map(({ group, all, done }) => (
          <tr key={group}>
            <th scope="row">{t(`copy.part.${group}`)}</th>
            <td>{countOf(done, all.length)}</td>
            <td>{formatFileSize(t, sizeOf(all))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('copy.total')}</th>
          <td>{countOf(kept.length, files.length)}</td>
          <td>{formatFileSize(t, sizeOf(files))}</td>
        </tr>
      </tfoot>
    </Table>
  )
}
