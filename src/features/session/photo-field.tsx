import { styled } from '@mui/material/styles'
import { type ChangeEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/auth.ts'
import { removePhotoCall, savePhotoCall } from '#contract/calls.ts'
import { focusRing } from '#src/theme/focus-ring.ts'
import { Action } from '#src/ui/action.tsx'
import { UserAvatar } from '#src/ui/user-avatar.tsx'
import { useProfileChange } from './use-profile-change.ts'

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 })

const Choose = styled('span')({
  position: 'relative',
  display: 'inline-flex',
  '& > input': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    opacity: 0,
    cursor: 'pointer',
  },
  '&:has(input:focus-visible)': focusRing,
})

const ChooseLabel = Action.withComponent('label')

/** The user's picture, or the default one: to be chosen, changed and taken away. */
export function PhotoField({ user }: { user: User }) {
  const { t } = useTranslation('admin')
  const change = useProfileChange()
  const [busy, setBusy] = useState(false)
  const id = useId()

  const during = async (work: Promise<boolean>) => {
    setBusy(true)
    await work
    setBusy(false)
  }
  const onChoose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [photo] = target.files ?? []
    if (photo !== undefined) void during(change(savePhotoCall, { body: { photo } }))
    // The same file can then be chosen once more.
    target.value = ''
  }

  return (
    <Row role="group" aria-label={t('session.photo')}>
      <UserAvatar gender={user.gender} photo={user.photo} size={88} />
      <Choose>
        <ChooseLabel look="outlined" htmlFor={id} aria-disabled={busy}>
          {busy ? t('session.saving') : t('session.choosePhoto')}
        </ChooseLabel>
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          disabled={busy}
          onChange={onChoose}
        />
      </Choose>
      {user.photo !== undefined && (
        <Action
          type="button"
          look="plain"
          disabled={busy}
          onClick={() => void during(change(removePhotoCall))}
        >
          {t('session.removePhoto')}
        </Action>
      )}
    </Row>
  )
}
