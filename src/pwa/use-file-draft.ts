import { useCallback, useEffect, useRef } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { newIdempotencyKey } from '#contract/idempotency.ts'
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
 * them.
 *
 * @param name the id of the form's call
 * @param fields those that hold files
 * @returns a function whose promise ends once the form holds its files again, to be waited for before it is sent: sent
 *   earlier it would go without them
 */
export function useFileDraft<Values extends FieldValues>(
  name: string,
  fields: readonly Path<Values>[],
  { getValues, setValue, subscribe }: UseFormReturn<Values>,
): () => Promise<unknown> {
  const restoring = useRef<Promise<unknown>>(undefined)

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
      void writeFileDraft(key, named)
    }
    const restore = async () => {
      await forgetOldFileDrafts(Date.now())
      for (const { field, name, blob } of await readFileDraft(key)) {
        const target = fields.find((one) => one === field)
        if (ended || target === undefined || isFile(getValues(target))) continue
        const file = new File([blob], name, { type: blob.type })
        // It was a value of this very field when it was kept.
        setValue(target, file as PathValue<Values, typeof target>, { shouldValidate: true })
      }
      if (ended) return () => {}
      keep()
      return subscribe({ formState: { values: true }, callback: keep })
    }
    const restored = restore()
    restoring.current = restored
    return () => {
      ended = true
      void restored.then((stop) => stop())
    }
  }, [name, fields, getValues, setValue, subscribe])

  return useCallback(async () => restoring.current, [])
}

const fileOrNone = (value: unknown) => (isFile(value) ? value : undefined)
