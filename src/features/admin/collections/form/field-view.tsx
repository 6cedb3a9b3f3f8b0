import { useTranslation } from 'react-i18next'
import type { FormFieldDeclaration } from '../field.ts'
import { DataSheetField } from './data-sheet-field.tsx'
import { ChoiceField, FlagField, ReferenceField } from './choice-fields.tsx'
import { HoursField } from './hours-field.tsx'
import { ModelsField } from './models/lazy-models-field.tsx'
import { LabelsField } from './labels-field.tsx'
import { PersonField } from './person-field.tsx'
import { PictureField } from './picture-field.tsx'
import { PicturesField } from './pictures-field.tsx'
import { RecordsField } from './records-field.tsx'
import {
  DecimalField,
  LanguagesField,
  NumberField,
  PlainField,
  RangeField,
} from './text-fields.tsx'

/** A field of a collection's form, as its declaration says. */
export function FieldView({ field }: { field: FormFieldDeclaration }) {
  const { t } = useTranslation(['admin', 'translation'])
  const common = { name: field.name, label: field.label(t) }
  switch (field.kind) {
    case 'localized': {
      const { long = false, optional = false } = field
      return (
        <LanguagesField
          {...common}
          hint={field.hint?.(t)}
          lines={long ? 4 : 1}
          optional={optional}
        />
      )
    }
    case 'points':
      return <LanguagesField {...common} hint={t('fields.onePerLine')} lines={4} optional />
    case 'order':
    case 'number':
      return <NumberField field={field} />
    case 'decimal':
      return <DecimalField field={field} />
    case 'range':
      return <RangeField field={field} />
    case 'flag':
      return <FlagField field={field} />
    case 'choice':
    case 'country':
      return <ChoiceField field={field} />
    case 'reference':
      return <ReferenceField field={field} />
    case 'labels':
      return <LabelsField field={field} />
    case 'records':
      return <RecordsField field={field} />
    case 'person':
      return <PersonField field={field} />
    case 'picture':
      return <PictureField field={field} />
    case 'pictures':
      return <PicturesField field={field} />
    case 'dataSheet':
      return <DataSheetField field={field} />
    case 'models':
      return <ModelsField field={field} />
    case 'hours':
      return <HoursField field={field} />
    case 'pairs':
      return (
        <LanguagesField
          {...common}
          hint={field.hint?.(t) ?? t('fields.onePairPerLine')}
          lines={4}
          optional
        />
      )
    default:
      return <PlainField field={field} />
  }
}
