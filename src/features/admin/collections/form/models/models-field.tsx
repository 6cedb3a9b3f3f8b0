import { styled } from '@mui/material/styles'
import { Suspense, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fanLimits } from '#contract/fans/fan-limits.ts'
import { useApi } from '#src/api/api-context.ts'
import { colors, radius, touchTarget } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { FieldLegend, FieldMessage } from '#src/ui/field-parts.ts'
import { ExpandMoreIcon } from '#src/ui/icons/expand-more.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import type { FormFieldDeclaration } from '../../field.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { useFieldError } from '../use-field-error.ts'
import { ModelEditor } from './model-editor.tsx'
import { type ModelFaults, modelFaults } from './model-faults.ts'
import { emptyModel, modelsIn, type ModelTexts, writtenPoints } from './model-form.ts'
import { ModelPreview } from './model-preview.tsx'
import { PointsTable } from './points-table.tsx'
import { useModelName } from './use-model-name.ts'

const ImportDialog = lazyPart(async () => (await import('./import-dialog.tsx')).ImportDialog)

const Group = styled('fieldset')({ border: 0, margin: 0, padding: 0, minInlineSize: 0 })

const Item = styled('div')({
  marginBlockEnd: 8,
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
})

const Head = styled('button')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0 12px',
  inlineSize: '100%',
  minBlockSize: touchTarget,
  padding: '8px 14px',
  border: 0,
  color: 'inherit',
  backgroundColor: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
  '& > span': { overflowWrap: 'anywhere' },
  '& small': { ...theme.typography.body2, display: 'block', color: colors.inkSoft },
  '& small[data-faulty]': { color: colors.danger },
  '&[aria-expanded="true"] > svg': { rotate: '180deg' },
}))

const Body = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: '4px 14px 14px',
})

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

type Change = (models: ModelTexts[]) => ModelTexts[]

/** The models of a product (MODEL-1): a list, of which one is open at a time. */
export function ModelsField({
  field,
}: {
  field: Extract<FormFieldDeclaration, { kind: 'models' }>
}) {
  const { t } = useTranslation(['admin', 'translation'])
  const { language } = useApi()
  const { control, getValues, formState } = useFormContext()
  const { name } = field
  const {
    field: { value, onChange, onBlur },
  } = useController({ control, name })
  const errorOf = useFieldError()
  const [opened, setOpened] = useState<number>()
  const [importing, setImporting] = useState<'models' | 'points'>()
  const models = useMemo(() => modelsIn(value), [value])
  const { submitCount } = formState
  const faults = useMemo(
    () => modelFaults(models, language, submitCount > 0),
    [models, language, submitCount],
  )
  const change = useCallback(
    (next: Change) => onChange(next(modelsIn(getValues(name)))),
    [onChange, getValues, name],
  )
  useOpenFaulty(submitCount, faults, opened, setOpened)
  const nameOf = useModelName(models)
  const fault = errorOf(name)
  const add = (model: ModelTexts, at: number) => {
    change((all) => all.toSpliced(at, 0, model))
    setOpened(at)
  }
  const isFull = models.length >= fanLimits.models
  return (
    <Group onBlur={onBlur}>
      <FieldLegend>{field.label(t)}</FieldLegend>
      {models.length === 0 && <p>{t('fields.fan.none')}</p>}
      {models.map((model, index) => (
        <ModelItem
          key={index}
          models={models}
          index={index}
          faults={faults[index] ?? new Map<string, string>()}
          isOpen={opened === index}
          isFull={isFull}
          nameOf={nameOf}
          onOpen={setOpened}
          onChange={change}
          onAdd={() => add({ ...model, code: '' }, index + 1)}
          onImport={() => setImporting('points')}
        />
      ))}
      <Row>
        <Action
          type="button"
          look="outlined"
          disabled={isFull}
          onClick={() => add(emptyModel(fanLimits.fewestPoints), models.length)}
        >
          {t('fields.fan.add')}
        </Action>
        <Action type="button" look="plain" onClick={() => setImporting('models')}>
          {t('fields.fan.import')}
        </Action>
      </Row>
      <p style={{ margin: '4px 0 12px' }}>
        <FieldMessage aria-live="polite">
          {faults.every(({ size }) => size === 0) && fault}
        </FieldMessage>
      </p>
      {importing && (
        <Suspense fallback={null}>
          <ImportDialog
            models={models}
            into={importing === 'points' ? opened : undefined}
            onTake={(taken) => {
              change(() => taken)
              setImporting(undefined)
            }}
            onClose={() => setImporting(undefined)}
          />
        </Suspense>
      )}
    </Group>
  )
}

/** After a save was refused, the first model at fault is open, so that the form can lead to its fault. */
function useOpenFaulty(
  submitCount: number,
  faults: readonly ModelFaults[],
  opened: number | undefined,
  open: (index: number) => void,
): void {
  const seen = useRef(submitCount)
  useEffect(() => {
    if (seen.current === submitCount) return
    seen.current = submitCount
    const first = faults.findIndex(({ size }) => size > 0)
    if (first >= 0 && !faults[opened ?? -1]?.size) open(first)
  }, [submitCount, faults, opened, open])
}

interface ModelItemProps {
  models: readonly ModelTexts[]
  index: number
  faults: ModelFaults
  isOpen: boolean
  /** There is no room for another one. */
  isFull: boolean
  nameOf: (index: number) => string
  onOpen: (index: number | undefined) => void
  onChange: (change: Change) => void
  onAdd: () => void
  onImport: () => void
}

function ModelItem(props: ModelItemProps) {
  const { models, index, faults, isOpen, isFull, nameOf, onOpen, onChange, onAdd, onImport } = props
  const { t } = useTranslation('admin')
  const id = useId()
  const [isAsking, setIsAsking] = useState(false)
  const model = models[index]
  const changeModel = useCallback(
    (next: (model: ModelTexts) => ModelTexts) =>
      onChange((all) => all.map((one, at) => (at === index ? next(one) : one))),
    [onChange, index],
  )
  const changeCurve = useCallback(
    (next: (curve: ModelTexts['curve']) => ModelTexts['curve']) =>
      changeModel((one) => ({ ...one, curve: next(one.curve) })),
    [changeModel],
  )
  if (model === undefined) return null
  const called = nameOf(index)
  const remove = () => {
    setIsAsking(false)
    onOpen(undefined)
    onChange((all) => all.filter((_one, at) => at !== index))
  }
  const hasPoints = writtenPoints(model.curve).length > 0
  return (
    <Item>
      <Head
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onOpen(isOpen ? undefined : index)}
      >
        <span>
          <bdi dir="auto">{called}</bdi>
          <ModelLine model={model} faults={faults.size} />
        </span>
        <ExpandMoreIcon aria-hidden="true" />
      </Head>
      <div id={id}>
        {isOpen && (
          <Body>
            <ModelEditor
              model={model}
              faults={faults}
              onChange={(part) => changeModel((one) => ({ ...one, ...part }))}
            />
            <PointsTable curve={model.curve} faults={faults} onChange={changeCurve} />
            <ModelPreview models={models} opened={index} nameOf={nameOf} onOpen={onOpen} />
            <Row>
              <Action type="button" look="outlined" onClick={onImport}>
                {t('fields.fan.importPoints')}
              </Action>
              <Action
                type="button"
                look="plain"
                disabled={index === 0}
                onClick={() => {
                  onChange((all) => all.toSpliced(index, 1).toSpliced(index - 1, 0, model))
                  onOpen(index - 1)
                }}
              >
                {t('fields.fan.earlier')}
              </Action>
              <Action type="button" look="plain" disabled={isFull} onClick={onAdd}>
                {t('fields.fan.duplicate')}
              </Action>
              <Action
                type="button"
                look="plain"
                onClick={hasPoints ? () => setIsAsking(true) : remove}
              >
                {t('fields.fan.remove')}
              </Action>
            </Row>
          </Body>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('fields.fan.removeTitle', { model: called })}
          text={t('fields.fan.removeText')}
          confirm={t('fields.fan.remove')}
          cancel={t('fields.fan.keep')}
          onConfirm={remove}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </Item>
  )
}

/** A model in a line: its size, and how many points and faults it has. */
function ModelLine({ model, faults }: { model: ModelTexts; faults: number }) {
  const { t } = useTranslation('admin')
  const { diameter, speed, motorPower } = model
  const isSized = [diameter, speed, motorPower].every((text) => text.trim() !== '')
  const points = writtenPoints(model.curve).length
  return (
    <>
      <small>
        {[
          isSized && t('fields.fan.figures', { diameter, speed, power: motorPower }),
          t('fields.fan.points', { count: points }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
      {faults > 0 && <small data-faulty="">{t('fields.fan.faults', { count: faults })}</small>}
    </>
  )
}
