import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import {
  drawingMeasures,
  fanDrives,
  supplyFrequencies,
  temperatureClasses,
} from '#contract/fans/fan-model.ts'
import { colors, touchTarget } from '#src/theme/tokens.ts'
import { FieldLegend, FieldMessage } from '#src/ui/field-parts.ts'
import { FormField } from '#src/ui/form-field.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import type { ModelFaults } from './model-faults.ts'
import { type ModelNumber, modelNumbers, type ModelTexts } from './model-form.ts'

const Grid = styled('div')({
  display: 'grid',
  gap: '4px 16px',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(190px, 100%), 1fr))',
})

const Measures = styled(Grid)(({ theme }) => ({
  // Six measures: rows of two, three or six, and none that stands alone.
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
}))

const Choices = styled('fieldset')({
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  '& label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: touchTarget,
    marginInlineEnd: 20,
  },
  '& input': { inlineSize: 20, blockSize: 20, accentColor: colors.teal },
})

interface ModelEditorProps {
  model: ModelTexts
  faults: ModelFaults
  onChange: (part: Partial<ModelTexts>) => void
}

/** Edits the fields of a model beside its curve. */
export function ModelEditor({ model, faults, onChange }: ModelEditorProps) {
  const { t } = useTranslation('admin')
  const asked = modelNumbers.filter(
    (name) => model.drive !== 'direct' || (name !== 'slowest' && name !== 'fastest'),
  )
  return (
    <>
      <Grid>
        <FormField
          label={t('fields.fan.names.code')}
          errorText={faults.get('code')}
          autoComplete="off"
          dir="ltr"
          value={model.code}
          onChange={(event) => onChange({ code: event.target.value })}
        />
        <SelectField
          label={t('fields.fan.names.drive')}
          errorText={faults.get('drive')}
          emptyText={t('fields.choose')}
          value={model.drive}
          onChange={({ currentTarget: { value } }) => {
            const drive = fanDrives.find((one) => one === value)
            if (drive) onChange({ drive })
          }}
          options={fanDrives.map((code) => ({ code, label: t(`fields.fan.drives.${code}`) }))}
        />
        {asked.map((name) => (
          <Figure key={name} name={name} model={model} faults={faults} onChange={onChange} />
        ))}
        <SelectField
          label={t('fields.fan.names.temperatureClass')}
          errorText={faults.get('temperatureClass')}
          emptyText={t('fields.choose')}
          value={model.temperatureClass}
          onChange={({ currentTarget: { value } }) => {
            const temperatureClass = temperatureClasses.find((one) => one === value)
            if (temperatureClass) onChange({ temperatureClass })
          }}
          options={temperatureClasses.map((code) => ({
            code,
            label: t(`fields.fan.classes.${code}`),
          }))}
        />
        <SupplyChoice model={model} faults={faults} onChange={onChange} />
      </Grid>
      <FieldLegend as="h4">{t('fields.fan.dimensions')}</FieldLegend>
      <Measures>
        {drawingMeasures.map((measure) => (
          <FormField
            key={measure}
            label={t('fields.fan.measure', { measure })}
            errorText={faults.get(`dimensions.${measure}`)}
            optional
            autoComplete="off"
            dir="ltr"
            inputMode="decimal"
            value={model.dimensions[measure]}
            onChange={(event) =>
              onChange({ dimensions: { ...model.dimensions, [measure]: event.target.value } })
            }
          />
        ))}
      </Measures>
    </>
  )
}

function Figure({ name, model, faults, onChange }: ModelEditorProps & { name: ModelNumber }) {
  const { t } = useTranslation('admin')
  return (
    <FormField
      label={t(`fields.fan.names.${name}`)}
      errorText={faults.get(name)}
      optional={name === 'thrust'}
      autoComplete="off"
      dir="ltr"
      inputMode="decimal"
      value={model[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  )
}

function SupplyChoice({ model, faults, onChange }: ModelEditorProps) {
  const { t } = useTranslation('admin')
  const { supply } = model
  return (
    <Choices>
      <FieldLegend>{t('fields.fan.names.supply')}</FieldLegend>
      {supplyFrequencies.map((frequency) => (
        <label key={frequency}>
          <input
            type="checkbox"
            checked={supply.includes(frequency)}
            aria-invalid={faults.has('supply')}
            onChange={({ currentTarget: { checked } }) =>
              onChange({
                supply: supplyFrequencies.filter((one) =>
                  one === frequency ? checked : supply.includes(one),
                ),
              })
            }
          />
          {t('fields.fan.hertz', { frequency })}
        </label>
      ))}
      <p style={{ margin: 0 }}>
        <FieldMessage aria-live="polite">{faults.get('supply')}</FieldMessage>
      </p>
    </Choices>
  )
}
