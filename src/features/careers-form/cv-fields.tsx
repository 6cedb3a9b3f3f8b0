import { useMemo } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { genders } from '#contract/submissions/cv.ts'
import { paperRule } from '#contract/submissions/upload.ts'
import { useApi } from '#src/api/api-context.ts'
import { fieldMessage } from '#src/i18n/field-message.ts'
import { DateField } from '#src/ui/date-field.tsx'
import { FileField } from '#src/ui/file-field.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { countryOptions, everyCountry } from '#src/i18n/country-options.ts'
import { daysOfBirth } from './days-of-birth.ts'
import { CvTextField } from './cv-text-field.tsx'
import type { CvText, CvValues } from './cv-values.ts'
import { cvCountries } from '#contract/submissions/countries.ts'

const accepted = paperRule.kinds.map((kind) => `.${kind}`).join(',')

interface CvFieldsProps {
  form: UseFormReturn<CvValues>
  /** A date or a file, which no event of an input tells of, has changed. */
  onChanged: (value: unknown) => void
}

/** The fields of the CV form (CV-1 to CV-3), in the order of `cvTexts`, then the file. */
export function CvFields({ form, onChanged }: CvFieldsProps) {
  const { t } = useTranslation()
  const { language } = useApi()
  const { register, control, formState } = form
  const nationalities = useMemo(() => everyCountry(language), [language])
  const countries = useMemo(() => countryOptions(cvCountries, language), [language])
  const text = (field: CvText) => ({
    label: t(`cv.${field}`),
    errorText: fieldMessage(formState.errors[field]?.message, language),
  })
  return (
    <>
      <div data-wide>
        <CvTextField {...text('fullName')} field={register('fullName')} autoComplete="name" />
      </div>
      <CvTextField
        {...text('email')}
        field={register('email')}
        optional
        type="email"
        autoComplete="email"
      />
      <CvTextField
        {...text('phone')}
        field={register('phone')}
        optional
        type="tel"
        autoComplete="tel"
      />
      <Controller
        name="dob"
        control={control}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <DateField
            {...text('dob')}
            {...{ ref, value, onBlur }}
            openTo="year"
            {...daysOfBirth()}
            onChange={(day) => {
              onChange(day)
              onChanged(day)
            }}
          />
        )}
      />
      <SelectField
        {...text('nationality')}
        {...register('nationality')}
        emptyText={t('cv.chooseNationality')}
        options={nationalities}
      />
      <SelectField
        {...text('gender')}
        {...register('gender')}
        optional
        autoComplete="sex"
        emptyText={t('cv.chooseGender')}
        options={genders.map((code) => ({ code, label: t(`cv.genders.${code}`) }))}
      />
      <SelectField
        {...text('country')}
        {...register('country')}
        optional
        autoComplete="country"
        emptyText={t('cv.chooseCountry')}
        options={countries}
      />
      <div data-wide>
        <CvTextField
          {...text('address')}
          field={register('address')}
          optional
          autoComplete="street-address"
        />
      </div>
      <CvFile form={form} onChanged={onChanged} />
    </>
  )
}

function CvFile({ form, onChanged }: CvFieldsProps) {
  const { t } = useTranslation()
  const { language } = useApi()
  return (
    <div data-wide>
      <Controller
        name="cv"
        control={form.control}
        render={({ field: { value, onChange } }) => (
          <FileField
            label={t('cv.file')}
            optional
            hint={t('cv.fileHint')}
            accept={accepted}
            file={value}
            errorText={fieldMessage(form.formState.errors.cv?.message, language)}
            onChange={(file) => {
              onChanged(file)
              onChange(file)
              void form.trigger('cv')
            }}
          />
        )}
      />
    </div>
  )
}
