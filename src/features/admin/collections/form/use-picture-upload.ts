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
import { measurePicture } from './measure-picture.ts'
import { type Cut, storePicture } from './upload-picture.ts'

interface Chosen {
  file: Blob
  source: string
  /** Its width over its height. */
  natural: number
  isRecut: boolean
}

/**
 * A picture on its way to the server: chosen or taken up again, cut, stored.
 *
 * @param onStored gets the id of the stored picture, and whether it is the earlier picture, cut again
 */
export function usePictureUpload(onStored: (id: string, isRecut: boolean) => void) {
  const { t } = useTranslation(['admin', 'translation'])
  const { client, language } = useApi()
  const { dispatch } = useRecordFormContext()
  const [chosen, setChosen] = useState<Chosen>()
  const [busy, setBusy] = useState(false)
  const [errorText, setErrorText] = useState<string>()

  const cancel = () => {
    if (chosen) URL.revokeObjectURL(chosen.source)
    setChosen(undefined)
  }
  const choose = async (file: Blob, isRecut = false) => {
    if (file.size > pictureLimits.bytes)
      return setErrorText(fieldMessage('picture.large', language))
    const source = URL.createObjectURL(file)
    const natural = await measurePicture(source)
    if (natural === undefined) {
      URL.revokeObjectURL(source)
      return setErrorText(fieldMessage('picture.kind', language))
    }
    setErrorText(undefined)
    setChosen({ file, source, natural, isRecut })
  }
  /** Cuts a stored picture again, from its largest version. */
  const recut = async (picture: Picture) => {
    try {
      const answer = await fetch(mediaUrl(pictureImageUrl(picture)))
      if (!answer.ok) return setErrorText(t('fields.crop.unfetched'))
      await choose(await answer.blob(), true)
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
