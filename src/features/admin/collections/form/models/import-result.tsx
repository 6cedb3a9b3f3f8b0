import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { fieldMessage } from '#src/i18n/field-message.ts'
import { colors } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { FieldLegend } from '#src/ui/field-parts.ts'
import { type Target, targetKey } from './headings.ts'
import type { Imported, ImportFault, Mapping } from './import-models.ts'
import type { ModelTexts } from './model-form.ts'
import { cellName } from './sheet.ts'
import { useModelName } from './use-model-name.ts'
import { useTargetName } from './use-target-name.ts'

const List = styled('ul')({
  margin: 0,
  paddingInlineStart: 20,
  '& > li': { overflowWrap: 'anywhere' },
  '& b': { fontWeight: 600 },
})

const Faults = styled(List)({ color: colors.danger })

/** Lines: more would be read by nobody before the file is mended. */
const most = 30

/** Without these no sheet is of any use; an efficiency is worked out. */
const isNeeded = (target: Target) =>
  targetKey(target) !== 'efficiency' &&
  ('column' in target ||
    ['code', 'diameter', 'speed', 'motorPower', 'weight'].includes(targetKey(target)))

interface ImportResultProps {
  imported: Imported
  targets: readonly Target[]
  mapping: Mapping
  /** The models of the form, of which one may be replaced. */
  known: readonly ModelTexts[]
  onTake: () => void
}

/** Shows the models of a sheet, and the fault of each wrong cell; only a sheet without faults can be imported. */
export function ImportResult({ imported, targets, mapping, known, onTake }: ImportResultProps) {
  const { t } = useTranslation('admin')
  const targetName = useTargetName()
  const { models, faults } = imported
  const nameOf = useModelName(models)
  const missing = targets.filter((target) => isNeeded(target) && !mapping.has(target))
  const points = models.reduce((sum, { curve }) => sum + curve.length, 0)
  const isRight = missing.length === 0 && points > 0 && faults.length === 0
  const codes = new Set(known.map(({ code }) => code.trim().toLowerCase()))
  return (
    <section>
      <FieldLegend as="h3">{t('fields.fan.sheet.result')}</FieldLegend>
      <div aria-live="polite">
        {missing.length > 0 && (
          <p>
            {t('fields.fan.sheet.needed', {
              names: missing.map(targetName).join(t('collections.comma')),
            })}
          </p>
        )}
        {points === 0 ? (
          <p>{t('fields.fan.sheet.foundNone')}</p>
        ) : (
          <p>
            {[
              t('fields.fan.sheet.foundModels', { count: models.length }),
              isRight && t('fields.fan.sheet.right'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
        {missing.length === 0 && faults.length > 0 && (
          <>
            <p>{t('fields.fan.sheet.faulty', { count: faults.length })}</p>
            <Faults>
              {faults.slice(0, most).map((fault) => (
                <li key={`${fault.row} ${fault.column}`}>
                  <FaultLine fault={fault} />
                </li>
              ))}
              {faults.length > most && (
                <li>{t('fields.fan.more', { count: faults.length - most })}</li>
              )}
            </Faults>
          </>
        )}
      </div>
      {isRight && (
        <List>
          {models.map((model, index) => (
            <li key={index}>
              <bdi dir="auto">{nameOf(index)}</bdi>{' '}
              <small>
                {t('fields.fan.points', { count: model.curve.length })}
                {codes.has(model.code.toLowerCase()) && ` · ${t('fields.fan.sheet.replaced')}`}
              </small>
            </li>
          ))}
        </List>
      )}
      <p>
        <Action type="button" disabled={!isRight} onClick={onTake}>
          {t('fields.fan.sheet.take')}
        </Action>
      </p>
    </section>
  )
}

function FaultLine({ fault: { row, column, fault } }: { fault: ImportFault }) {
  const { t } = useTranslation('admin')
  const { language } = useApi()
  const cell = cellName(row, Number.isFinite(column) ? column : 0)
  return (
    <>
      <b>{t('fields.fan.sheet.cell', { cell: `\u2068${cell}\u2069` })}</b>{' '}
      {typeof fault === 'object'
        ? fieldMessage(fault.rule, language)
        : t(`fields.fan.sheet.faults.${fault}`)}
    </>
  )
}
