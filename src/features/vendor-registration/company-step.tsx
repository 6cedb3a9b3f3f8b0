import { useTranslation } from 'react-i18next'
import { splitCategories, vendorCategories } from '#contract/submissions/vendor.ts'
import { ChoiceChips } from '#src/ui/choice-chips.tsx'
import { DigitsField } from '#src/ui/digits-field.tsx'
import { FieldGrid } from './vendor-form-parts.ts'
import { useVendorFields } from './vendor-form-context.ts'
import { VendorTextField } from './vendor-text-field.tsx'
import { vendorCountries } from '#contract/submissions/countries.ts'

/** Asks who the company is, where it is and what it supplies. */
export function CompanyStep() {
  const { t } = useTranslation()
  const { form, textOf, errorText, change } = useVendorFields()

  return (
    <FieldGrid>
      <VendorTextField field="nameAr" dir="rtl" lang="ar" />
      <VendorTextField field="nameEn" autoComplete="organization" dir="ltr" lang="en" />
      <div data-wide>
        <ChoiceChips
          name="country"
          label={t('vendor.fields.country')}
          type="radio"
          options={vendorCountries.map((code) => ({
            code,
            label: t(`vendor.countries.${code}`),
          }))}
          chosen={[textOf('country')]}
          onChoose={(code) => change('country', code)}
          errorText={errorText('country')}
        />
      </div>
      <VendorTextField field="city" dir="auto" />
      <VendorTextField field="address" autoComplete="street-address" dir="auto" />
      <VendorTextField field="website" optional autoComplete="url" dir="ltr" inputMode="url" />
      <DigitsField
        field={form.register('yearsInBusiness')}
        label={t('vendor.fields.yearsInBusiness')}
        errorText={errorText('yearsInBusiness')}
      />
      <div data-wide>
        <ChoiceChips
          name="categories"
          label={t('vendor.fields.categories')}
          type="checkbox"
          options={vendorCategories.map((code) => ({
            code,
            label: t(`vendor.categories.${code}`),
          }))}
          chosen={splitCategories(textOf('categories'))}
          onChoose={(_, all) => change('categories', all.join(','))}
          errorText={errorText('categories')}
        />
      </div>
    </FieldGrid>
  )
}
