import { useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { draftKey } from './draft-id.ts'
import { keepsItself, readDraft } from './early-draft.ts'
import { writeTab } from './safe-storage.ts'
import { markUnsaved } from './unsaved-work.ts'

/**
 * Keeps the texts of a form over a reload, and so over a switch of the language, in this tab, until the form is
 * cleared. Files cannot be kept so.
 *
 * @param name the id of the form's call: one draft each
 * @param fields those whose texts are kept
 */
export function useFormDraft<Values extends FieldValues>(
  name: string,
  fields: readonly Path<Values>[],
  { getValues, setValue, subscribe }: UseFormReturn<Values>,
): void {
  useEffect(() => {
    const key = draftKey(name)
    const draft = readDraft(name)
    keepsItself(name)
    const keep = (values: Values) => {
      const typed = fields.filter((field) => typeof values[field] === 'string' && values[field])
      const texts = Object.fromEntries(typed.map((field) => [field, values[field]]))
      writeTab(key, typed.length > 0 ? JSON.stringify(texts) : undefined)
      markUnsaved(name, typed.length > 0)
    }
    for (const field of fields) {
      const text = draft[field]
      if (typeof text !== 'string' || getValues(field)) continue
      // It was a value of this very field when it was kept.
      setValue(field, text as PathValue<Values, typeof field>, { shouldValidate: true })
    }
    keep(getValues())
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) })
  }, [name, fields, getValues, setValue, subscribe])
}
