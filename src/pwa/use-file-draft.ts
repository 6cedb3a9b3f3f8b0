import { useEffect, useMemo } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { newIdempotencyKey } from '#contract/idempotency.ts'
import { outlastsPage } from './before-leaving.ts'
import { ChosenFiles } from './chosen-files.ts'
import { forgetOldFileDrafts, readFileDraft, writeFileDraft } from './storage/file-drafts.ts'
import { readTab, writeTab } from './safe-storage.ts'

const isFile = (value: unknown): value is File => value instanceof File

/** The same over a reload; another one in each tab, so that two tabs do not mix their files. */
function tabName(): string {
  const name = readTab('tab') ?? newIdempotencyKey()
  writeTab('tab', name)
  return name
}

/**
 * The files chosen in a form survive a reload as its texts do (`use-form-draft.ts`), where the browser can keep
 * them. Where it cannot, the form knows which ones are missing.
 *
 * @param name the id of the form's call
 * @param fields those that hold files
 */
export function useFileDraft<Values extends FieldValues, Field extends Path<Values>>(
  name: string,
  fields: readonly Field[],
  { getValues, setValue, subscribe }: UseFormReturn<Values>,
): ChosenFiles<Field> {
  const chosen = useMemo(() => new ChosenFiles(name, fields), [name, fields])

  useEffect(() => {
    const key = `${name} ${tabName()}`
    let ended = false
    let kept: (File | undefined)[] = []
    const current = () => fields.map((field) => getValues(field) as unknown).map(fileOrNone)

    const keep = () => {
      const files = current()
      if (files.every((file, place) => file === kept[place])) return
      kept = files
      const named = fields.flatMap((field, place) => {
        const file = files[place]
        return file === undefined ? [] : [{ field, name: file.name, blob: file }]
      })
      // First, since the page may go away before the files themselves are written.
      chosen.keep(named)
      void outlastsPage(writeFileDraft(key, named))
    }
    const restore = async () => {
      for (const { field, name: fileName, blob } of await readFileDraft(key)) {
        const target = fields.find((one) => one === field)
        if (ended || target === undefined || isFile(getValues(target))) continue
        if (!chosen.isExpected(target, fileName)) continue
        const file = new File([blob], fileName, { type: blob.type })
        // It was a value of this very field when it was kept.
        setValue(target, file as PathValue<Values, typeof target>, { shouldValidate: true })
      }
      void forgetOldFileDrafts(Date.now())
    }
    keep()
    const stop = subscribe({ formState: { values: true }, callback: keep })
    chosen.restoreWith(restore())
    return () => {
      ended = true
      stop()
    }
  }, [name, fields, getValues, setValue, subscribe, chosen])

  return chosen
}

const fileOrNone = (value: unknown) => (isFile(value) ? value : undefined)
