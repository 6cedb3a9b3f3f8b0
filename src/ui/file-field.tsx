import { styled } from '@mui/material/styles'
import { type ChangeEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { focusRing } from '#src/theme/focus-ring.ts'
import { colors, fieldHeight, motionDuration, radius } from '#src/theme/tokens.ts'
import { Action } from './action.tsx'
import { FieldFoot, FieldLabel, FieldMessage } from './field-parts.ts'
import { inMegabytes } from './in-megabytes.ts'
import { LtrText } from './ltr-text.tsx'

const Box = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: fieldHeight,
  paddingInlineStart: 14,
  border: `1px dashed ${colors.steel}`,
  borderRadius: radius,
  backgroundColor: colors.surface,
  transition: `border-color ${motionDuration}ms ease`,
  '&:hover': { borderColor: colors.inkSoft },
  '&[data-chosen]': { borderStyle: 'solid' },
  '&[data-fault]': { borderColor: colors.danger },
  '&:has(input:focus-visible)': focusRing,
  // Over all of the box, so that a file can also be dropped on it.
  '& > input': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    opacity: 0,
    cursor: 'pointer',
    scrollMarginBlock: '128px 48px',
  },
  '& > button': { position: 'relative' },
})

const Name = styled('span')({
  flexGrow: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

const Prompt = styled(Name)({ color: colors.teal, fontWeight: 600 })

const Size = styled('span')({ flexShrink: 0, paddingInlineEnd: 14, color: colors.inkSoft })

interface FileFieldProps {
  label: string
  optional?: boolean
  /** Which files are taken, in words. */
  hint: string
  file: File | undefined
  onChange: (file: File | undefined) => void
  /** The error message for the file; undefined while there is none. */
  errorText: string | undefined
  /** The endings of the names that a browser should offer, with commas between. */
  accept: string
}

/** Chooses one file, by a press or by dropping it, and shows which. */
export function FileField({
  label,
  optional = false,
  hint,
  file,
  onChange,
  errorText,
  accept,
}: FileFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const invalid = errorText !== undefined

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    if (chosen !== undefined) onChange(chosen)
    // Otherwise the same file, removed and chosen again, would be no change.
    target.value = ''
  }
  const remove = () => {
    onChange(undefined)
    input.current?.focus()
  }

  return (
    <div>
      <FieldLabel htmlFor={id}>
        {label}
        {optional && <small> {t('form.optional')}</small>}
      </FieldLabel>
      <Box data-chosen={file === undefined ? undefined : ''} data-fault={invalid ? '' : undefined}>
        <input
          ref={input}
          id={id}
          type="file"
          accept={accept}
          onChange={choose}
          aria-invalid={invalid}
          aria-describedby={`${id}-name ${id}-message ${id}-hint`}
        />
        {file === undefined ? (
          <Prompt id={`${id}-name`}>{t('form.chooseFile')}</Prompt>
        ) : (
          <>
            <Name id={`${id}-name`} dir="auto">
              {file.name}
            </Name>
            <Size>
              <LtrText>{inMegabytes(file.size)}</LtrText> {t('form.megabytes')}
            </Size>
            <Action
              type="button"
              look="plain"
              onClick={remove}
              aria-label={t('form.removeFileOf', { label })}
            >
              {t('form.removeFile')}
            </Action>
          </>
        )}
      </Box>
      <FieldFoot>
        <FieldMessage id={`${id}-message`} aria-live="polite">
          {errorText}
        </FieldMessage>
        <span id={`${id}-hint`}>{hint}</span>
      </FieldFoot>
    </div>
  )
}
