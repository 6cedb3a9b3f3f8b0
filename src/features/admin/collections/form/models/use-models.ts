import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useApi } from '#src/api/api-context.ts'
import { useFieldError } from '../use-field-error.ts'
import { type ModelFaults, modelFaults } from './model-faults.ts'
import { modelsIn, type ModelTexts } from './model-form.ts'

export type ChangeModels = (change: (models: ModelTexts[]) => ModelTexts[]) => void

/** The models in a form, with their faults, and which of them is open. */
export function useModels(name: string) {
  const { language } = useApi()
  const { control, getValues, formState } = useFormContext()
  const { field } = useController({ control, name })
  const { onChange, onBlur } = field
  const value: unknown = field.value
  const errorOf = useFieldError()
  const [opened, setOpened] = useState<number>()
  const models = useMemo(() => modelsIn(value), [value])
  const { submitCount } = formState
  const faults = useMemo(
    () => modelFaults(models, language, submitCount > 0),
    [models, language, submitCount],
  )
  const change: ChangeModels = useCallback(
    (next) => onChange(next(modelsIn(getValues(name)))),
    [onChange, getValues, name],
  )
  useOpenFaulty(submitCount, faults, opened, setOpened)
  return { models, faults, fault: errorOf(name), opened, setOpened, change, onBlur }
}

/** After a save was refused, the first model at fault is open, so that the form can lead to its fault (MODEL-11). */
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
