import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { ModelTexts } from './model-form.ts'

/** Names a model by its code, else by its place in the list. */
export function useModelName(
  models: readonly Pick<ModelTexts, 'code'>[],
): (index: number) => string {
  const { t } = useTranslation('admin')
  return useCallback(
    (index) => models[index]?.code.trim() || t('fields.fan.numbered', { number: index + 1 }),
    [models, t],
  )
}
