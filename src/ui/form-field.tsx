import InputBase, { type InputBaseProps } from '@mui/material/InputBase'
import { styled } from '@mui/material/styles'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { colors, fieldHeight, motionDuration, radius } from '#src/theme/tokens.ts'
import { FieldCount, FieldFoot, FieldLabel, FieldMessage } from './field-parts.ts'

/** Pixels above and below the lines of a long text. */
const blockPadding = 12

const linesHigh = (rows: number) => `calc(${rows}lh + ${2 * blockPadding}px)`

const heightOf = (rows: number, maxRows: number | undefined): CSSProperties =>
  maxRows === undefined
    ? { blockSize: linesHigh(rows) }
    : { fieldSizing: 'content', minBlockSize: linesHigh(rows), maxBlockSize: linesHigh(maxRows) }

const Input = styled(InputBase)(({ theme }) => ({
  ...theme.typography.body1,
  inlineSize: '100%',
  border: `1px solid ${colors.steel}`,
  borderRadius: radius,
  backgroundColor: colors.surface,
  transition: `border-color ${motionDuration}ms ease`,
  minBlockSize: fieldHeight,
  '& .MuiInputBase-input': {
    paddingBlock: 8,
    paddingInline: 14,
    blockSize: 'auto',
    // A field that is gone to must not end up under the toast that says why.
    scrollMarginBlock: '128px 48px',
  },
  '& textarea.MuiInputBase-input': { paddingBlock: blockPadding, resize: 'vertical' },
  '&:hover': { borderColor: colors.inkSoft },
  '&.Mui-error': { borderColor: colors.danger },
}))

interface FormFieldProps extends Omit<
  InputBaseProps,
  'error' | 'id' | 'inputComponent' | 'minRows' | 'multiline'
> {
  label: string
  /** The error message for the value; undefined while there is none. */
  errorText: string | undefined
  /** It may be left empty, and says so. */
  optional?: boolean
  /** Announced as required; every field is that does not say that it is optional, unless told. */
  required?: boolean
  /**
   * Lines of a text that may be long. It has its height in the server's HTML already, so that nothing below it moves when
   * the app takes over; with `maxRows` it grows up to that as one types.
   */
  rows?: number
  maxRows?: number
  /** Shown in the line below. */
  hint?: string | undefined
  /** Shown at the end of the line below. */
  count?: ReactNode
}

/** A labelled text input whose message is tied to it. Uncontrolled: pass what `register` of a form gives. */
export function FormField({
  label,
  errorText,
  optional = false,
  required = !optional,
  hint,
  count,
  rows = 1,
  maxRows,
  inputProps,
  ...rest
}: FormFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const messageId = `${id}-message`
  const hintId = `${id}-hint`
  const countId = `${id}-count`
  const invalid = errorText !== undefined
  return (
    <div>
      <FieldLabel htmlFor={id}>
        {label}
        {optional && <small> {t('form.optional')}</small>}
      </FieldLabel>
      <Input
        {...rest}
        {...(rows > 1 && { inputComponent: 'textarea', rows })}
        id={id}
        error={invalid}
        slotProps={{
          input: {
            ...inputProps,
            ...(rows > 1 && { type: undefined, style: heightOf(rows, maxRows) }),
            'aria-describedby': [
              messageId,
              ...(hint === undefined ? [] : [hintId]),
              ...(count === undefined ? [] : [countId]),
            ].join(' '),
            'aria-required': required,
          },
        }}
      />
      <FieldFoot>
        <FieldMessage id={messageId} aria-live="polite">
          {errorText}
        </FieldMessage>
        {hint !== undefined && <span id={hintId}>{hint}</span>}
        {count !== undefined && <FieldCount id={countId}>{count}</FieldCount>}
      </FieldFoot>
    </div>
  )
}
