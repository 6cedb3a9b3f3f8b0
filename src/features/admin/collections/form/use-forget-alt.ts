import { inEachLanguage } from '#contract/locale.ts'
import { useFormContext } from 'react-hook-form'

/**
 * Clears what was said to be seen in a picture that is there no more, removed or replaced by another: read out, it would
 * tell of something that nobody is shown.
 *
 * @returns told the place of the text in the form
 */
export function useForgetAlt(): (place: string) => void {
  const { setValue } = useFormContext()
  return (place) =>
    setValue(
      place,
      inEachLanguage(() => ''),
      { shouldDirty: true, shouldValidate: true },
    )
}
