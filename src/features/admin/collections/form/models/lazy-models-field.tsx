import { type ComponentProps, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldLegend } from '#src/ui/field-parts.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import type { ModelsField as Field } from './models-field.tsx'

const Part = lazyPart(async () => (await import('./models-field.tsx')).ModelsField)

/** The models of a product. Their table, chart and rules come with the form of a product alone. */
export function ModelsField(props: ComponentProps<typeof Field>) {
  const { t } = useTranslation(['admin', 'translation'])
  return (
    <Suspense fallback={<FieldLegend as="p">{props.field.label(t)}</FieldLegend>}>
      <Part {...props} />
    </Suspense>
  )
}
