import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { colors, radius } from '#src/theme/tokens.ts'
import { SelectField } from '#src/ui/select-field.tsx'
import { type Target, targetKey } from './headings.ts'
import type { Mapping } from './import-models.ts'
import { columnName } from './sheet.ts'
import { useTargetName } from './use-target-name.ts'

const Box = styled('details')({
  padding: '0 14px',
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  '& > summary': { cursor: 'pointer', paddingBlock: 12, fontWeight: 600 },
  '& > p': { marginBlock: '0 8px' },
})

const Grid = styled('div')({
  display: 'grid',
  gap: '0 16px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(210px, 100%), 1fr))',
})

interface ImportColumnsProps {
  targets: readonly Target[]
  headings: readonly string[]
  mapping: Mapping
  /** Told undefined for a target that the file does not have. */
  onChoose: (target: Target, column: number | undefined) => void
}

/** Which column of a sheet holds what; matched by headings, and corrected by hand. */
export function ImportColumns({ targets, headings, mapping, onChoose }: ImportColumnsProps) {
  const { t } = useTranslation('admin')
  const nameOf = useTargetName()
  const options = headings.map((heading, column) => ({
    code: String(column),
    label: t('fields.fan.sheet.column', { column: columnName(column), heading }),
  }))
  return (
    <Box open={targets.some((target) => 'column' in target && !mapping.has(target))}>
      <summary>{t('fields.fan.sheet.columns')}</summary>
      <p>{t('fields.fan.sheet.columnsHint')}</p>
      <Grid>
        {targets.map((target) => (
          <SelectField
            key={targetKey(target)}
            label={nameOf(target)}
            errorText={undefined}
            optional
            emptyText={t('fields.fan.sheet.notThere')}
            value={String(mapping.get(target) ?? '')}
            onChange={({ currentTarget: { value } }) =>
              onChoose(target, value === '' ? undefined : Number(value))
            }
            options={options}
          />
        ))}
      </Grid>
    </Box>
  )
}
