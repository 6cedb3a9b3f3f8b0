import { styled } from '@mui/material/styles'
import { type Ref, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { colors, radius } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { FieldFoot, FieldMessage } from '#src/ui/field-parts.ts'
import { partOnDemand } from '#src/ui/part-on-demand.tsx'
import { PictureFrame } from './picture-frame.tsx'
import { useRecordFormContext } from './record-form-context.ts'
import { usePictureUpload } from './use-picture-upload.ts'

const CropDialog = partOnDemand(async () => (await import('./crop-dialog.tsx')).CropDialog)

const Box = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 })

const Blank = styled('div')({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 168,
  blockSize: 112,
  border: `1px dashed ${colors.steel}`,
  borderRadius: radius,
  color: colors.inkSoft,
  backgroundColor: colors.ground,
  fontSize: '0.9rem',
})

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 4 })

interface PictureInputProps {
  label: string
  value: string | null
  /** `isGone`: the earlier picture is gone. A picture that was cut again is still the same, and shows the same. */
  onChange: (id: string | null, isGone: boolean) => void
  shape: number | undefined
  errorText: string | undefined
  ref?: Ref<HTMLButtonElement>
}

/** One picture: chosen, cut, stored, shown; what it is changes only in the form until that is saved. */
export function PictureInput({ label, value, onChange, shape, errorText, ref }: PictureInputProps) {
  const { t } = useTranslation('admin')
  const { files } = useRecordFormContext()
  const upload = usePictureUpload((stored, isRecut) => onChange(stored, value !== null && !isRecut))
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const picture = value === null ? undefined : files.pictures[value]
  const fault = upload.errorText ?? errorText
  return (
    <div role="group" aria-label={label}>
      <Box>
        {picture ? (
          <PictureFrame picture={picture} label={label} />
        ) : (
          <Blank>{t('fields.noPicture')}</Blank>
        )}
        <Buttons>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={label}
            accept="image/jpeg,image/png,image/webp,image/avif"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) void upload.choose(file)
              // Otherwise the same file, chosen again, would be no change.
              target.value = ''
            }}
          />
          <Action
            type="button"
            look="outlined"
            ref={ref}
            aria-invalid={fault !== undefined}
            aria-describedby={`${id}-message`}
            onClick={() => input.current?.click()}
          >
            {t(picture ? 'fields.changePicture' : 'fields.choosePicture')}
          </Action>
          {picture && (
            <>
              <Action type="button" look="plain" onClick={() => void upload.recut(picture)}>
                {t('fields.cropPicture')}
              </Action>
              <Action type="button" look="plain" onClick={() => onChange(null, true)}>
                {t('fields.removePicture')}
              </Action>
            </>
          )}
        </Buttons>
      </Box>
      <FieldFoot>
        <FieldMessage id={`${id}-message`} aria-live="polite">
          {fault}
        </FieldMessage>
      </FieldFoot>
      {upload.chosen && (
        <CropDialog
          source={upload.chosen.source}
          natural={upload.chosen.natural}
          shape={shape}
          busy={upload.busy}
          errorText={upload.errorText}
          onUse={(cut) => void upload.use(cut)}
          onClose={upload.cancel}
        />
      )}
    </div>
  )
}
