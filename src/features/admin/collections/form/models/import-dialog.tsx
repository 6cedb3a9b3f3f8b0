import Dialog from '@mui/material/Dialog'
import { styled } from '@mui/material/styles'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { colors } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { useMatches } from '#src/ui/use-matches.ts'
import { FileField } from '#src/ui/file-field.tsx'
import { CloseIcon } from '#src/ui/icons/close.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { modelTargets, pointTargets, type Target } from './headings.ts'
import { ImportColumns } from './import-columns.tsx'
import { importModels, importPoints, type Mapping } from './import-models.ts'
import { ImportResult } from './import-result.tsx'
import { findHeadingRow, mapColumns } from './map-columns.ts'
import type { ModelTexts } from './model-form.ts'
import type { Sheet } from './sheet.ts'
import { useModelName } from './use-model-name.ts'
import { useWorkbook } from './use-workbook.ts'

const Head = styled('header')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: 8,
  paddingInline: '20px 8px',
  borderBlockEnd: `1px solid ${colors.line}`,
  backgroundColor: colors.surface,
  '& > h2': { ...theme.typography.h4, margin: 0 },
}))

const Body = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  padding: '16px 20px 24px',
})

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '0 16px',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}))

interface ImportDialogProps {
  models: readonly ModelTexts[]
  /** The place of the model that gets points; undefined for whole models. */
  into: number | undefined
  /** Told all models as they then are. */
  onTake: (models: ModelTexts[]) => void
  onClose: () => void
}

/** Takes models or points out of a workbook into the form, once every row is right (MODEL-10). */
export function ImportDialog({ models, into, onTake, onClose }: ImportDialogProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const isNarrow = useMatches('(max-width: 699.95px)')
  const nameOf = useModelName(models)
  const { file, sheets, fault, isReading, choose } = useWorkbook()
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isNarrow}
      fullWidth
      maxWidth="md"
      aria-labelledby={`${id}-title`}
    >
      <Head>
        <h2 id={`${id}-title`}>
          {into === undefined
            ? t('fields.fan.sheet.models')
            : t('fields.fan.sheet.points', { model: nameOf(into) })}
        </h2>
        <Action type="button" look="icon" aria-label={t('collections.close')} onClick={onClose}>
          <CloseIcon />
        </Action>
      </Head>
      <Body>
        <FileField
          label={t('fields.fan.sheet.file')}
          hint={t('fields.fan.sheet.fileHint')}
          file={file}
          onChange={choose}
          errorText={fault && t(`fields.fan.sheet.${fault}`)}
          accept=".xlsx"
        />
        <div aria-live="polite">{isReading && t('fields.fan.sheet.loading')}</div>
        {sheets.length > 0 && (
          <ChosenSheet
            // Another file begins anew.
            key={`${file?.name} ${file?.lastModified}`}
            sheets={sheets}
            models={models}
            into={into}
            onTake={onTake}
          />
        )}
      </Body>
    </Dialog>
  )
}

/** Rows among which the headings may be chosen. */
const offeredRows = 20

interface ChosenSheetProps extends Pick<ImportDialogProps, 'models' | 'into' | 'onTake'> {
  sheets: readonly Sheet[]
}

function ChosenSheet({ sheets, models, into, onTake }: ChosenSheetProps) {
  const { t } = useTranslation('admin')
  const targets = into === undefined ? modelTargets : pointTargets
  const [at, setAt] = useState(0)
  const sheet = sheets[at]
  const [row, setRow] = useState(() => (sheet ? findHeadingRow(sheet, targets) : 0))
  const [chosen, setChosen] = useState<ReadonlyMap<Target, number | undefined>>(new Map())
  const mapping = useMemo((): Mapping => {
    if (sheet === undefined) return new Map()
    const all = new Map<Target, number | undefined>([...mapColumns(sheet, row, targets), ...chosen])
    return new Map(
      [...all].flatMap(([target, column]) => (column === undefined ? [] : [[target, column]])),
    )
  }, [sheet, row, targets, chosen])
  const model = into === undefined ? undefined : models[into]
  const imported = useMemo(() => {
    if (sheet === undefined || mapping.size === 0) return { models: [], faults: [] }
    return model ? importPoints(sheet, row, mapping, model) : importModels(sheet, row, mapping)
  }, [sheet, row, mapping, model])
  if (sheet === undefined) return null
  const chooseSheet = (place: number) => {
    const other = sheets[place]
    if (other === undefined) return
    setAt(place)
    setRow(findHeadingRow(other, targets))
    setChosen(new Map())
  }
  const take = () =>
    onTake(
      into === undefined
        ? mergeModels(models, imported.models)
        : models.map((one, place) => (place === into ? (imported.models[0] ?? one) : one)),
    )
  return (
    <>
      <Pair>
        {sheets.length > 1 && (
          <SelectField
            label={t('fields.fan.sheet.sheet')}
            errorText={undefined}
            emptyText={t('fields.choose')}
            value={String(at)}
            onChange={(event) => {
              if (event.currentTarget.value !== '') chooseSheet(Number(event.currentTarget.value))
            }}
            options={sheets.map(({ name }, place) => ({ code: String(place), label: name }))}
          />
        )}
        <SelectField
          label={t('fields.fan.sheet.headingRow')}
          errorText={undefined}
          emptyText={t('fields.choose')}
          value={String(row)}
          onChange={({ currentTarget: { value } }) => {
            if (value === '') return
            setRow(Number(value))
            setChosen(new Map())
          }}
          options={sheet.rows
            .slice(0, offeredRows)
            .map((_cells, place) => ({ code: String(place), label: String(place + 1) }))}
        />
      </Pair>
      <ImportColumns
        targets={targets}
        headings={(sheet.rows[row] ?? []).map(({ text }) => text)}
        mapping={mapping}
        onChoose={(target, column) => setChosen(new Map([...chosen, [target, column]]))}
      />
      <ImportResult
        imported={imported}
        targets={targets}
        mapping={mapping}
        known={into === undefined ? models : []}
        onTake={take}
      />
    </>
  )
}

const keyOf = ({ code }: ModelTexts) => code.trim().toLowerCase()

/** The models of the form with those of the file: one that has the code of another takes its place. */
export function mergeModels(
  models: readonly ModelTexts[],
  taken: readonly ModelTexts[],
): ModelTexts[] {
  const byCode = new Map(taken.map((model) => [keyOf(model), model]))
  const known = new Set(models.map(keyOf))
  return [
    ...models.map((model) => byCode.get(keyOf(model)) ?? model),
    ...taken.filter((model) => !known.has(keyOf(model))),
  ]
}
