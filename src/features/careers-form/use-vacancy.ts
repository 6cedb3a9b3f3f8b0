import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { CvValues } from './cv-values.ts'

/** The form is for the vacancy that the page names, as soon as it names one and whenever it names another. */
export function useVacancy(id: string | undefined, { setValue }: UseFormReturn<CvValues>): void {
  useEffect(() => {
    if (id !== undefined) setValue('vacancy', id)
  }, [id, setValue])
}
