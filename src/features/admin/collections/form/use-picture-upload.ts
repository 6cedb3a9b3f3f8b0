import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureLimits } from '#contract/admin/pictures.ts'
import { pictureImageUrl } from '#contract/picture.ts'
import type { Picture } from '#contract/picture-schema.ts'
import { useApi } from '#src/api/api-context.ts'
import { mediaUrl } from '#src/api/media-url.ts'
import { serverFieldErrors } from '#src/api/server-field-errors.ts'
import { fieldMessage } from '#src/i18n/field-message.ts'
import { adminFailure } from '#src/i18n/admin-failure.ts'
import { useRecordFormContext } from './record-form-context.ts'
import { type Cut, storePicture } from './upload-picture.ts'

/**
 * A picture on its way to the server: chosen or taken up again, cut, stored.
 *
 * @param onStored gets the id of the stored picture, and whether it is the earlier picture, cut again
 */
export function usePictureUpload(onStored: (id: string, isRecut: boolean) => void) {
  const { t } = useTranslation(['admin', 'translation'])
  const { client, language } = useApi()
  const { dispatch } = useRecordFormContext()
  const [chosen, setChosen] = useState<{ file: Blob; source: string; isRecut: boolean }>()
  const [busy, setBusy] = useState(false)
  const [errorText, setErrorText] = useState<string>()

  const cancel = () => {
    if (chosen) URL.revokeObjectURL(chosen.source)
    setChosen(undefined)
  }
  const choose = (file: Blob, isRecut = false) => {
    const tooLarge = file.size > pictureLimits.bytes
    setErrorText(tooLarge ? fieldMessage('picture.large', language) : undefined)
    if (!tooLarge) setChosen({ file, source: URL.createObjectURL(file), isRecut })
  }
  /** Cuts a stored picture again, from its largest version. */
  const recut = async (picture: Picture) => {
    try {
      const answer = await fetch(mediaUrl(pictureImageUrl(picture)))
      choose(await answer.blob(), true)
    } catch {
      setErrorText(t('collections.failure.network'))
    }
  }
  const use = async (cut: Cut) => {
    if (!chosen) return
    setBusy(true)
    try {
      const { id, picture } = await storePicture(client, chosen.file, cut)
      dispatch({ kind: 'stored', files: { pictures: { [id]: picture } } })
      onStored(id, chosen.isRecut)
      setErrorText(undefined)
      cancel()
    } catch (error) {
      const [fault] = serverFieldErrors(error, ['file', 'cropWidth', 'cropHeight'])
      setErrorText(fault?.[1] ?? adminFailure(t, error))
    } finally {
      setBusy(false)
    }
  }
  return { chosen, busy, errorText, choose, recut, use, cancel }
}
