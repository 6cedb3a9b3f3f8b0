import { styled } from '@mui/material/styles'
import {
  type CSSProperties,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  useId,
} from 'react'
import { useTranslation } from 'react-i18next'
import { focusRing } from '#src/theme/focus-ring.ts'
import { colors, fieldHeight, motionDuration, radius } from '#src/theme/tokens.ts'
import { FieldCount, FieldFoot, FieldLabel, FieldMessage } from './field-parts.ts'

/** Pixels above and below the lines of a long text. */
const blockPadding = 12

const linesHigh = (rows: number) => `calc(${rows}lh + ${2 * blockPadding}px)`

const heightOf = (rows: number, maxRows: number | undefined): CSSProperties =>
  maxRows === undefined
    ? { blockSize: linesHigh(rows) }
    : { fieldSizing: 'content', minBlockSize: linesHigh(rows), maxBlockSize: linesHigh(maxRows) }

const Box = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: fieldHeight,
  border: `1px solid ${colors.steel}`,
  borderRadius: radius,
  backgroundColor: colors.surface,
  color: colors.ink,
  transition: `border-color ${motionDuration}ms ease`,
  '&:hover': { borderColor: colors.inkSoft },
  '&[data-invalid="true"]': { borderColor: colors.danger },
  // The box is marked, not the words in it; its border stays as it is.
  '&:has(> :is(input, textarea):focus-visible)': focusRing,
  '& > :is(input, textarea)': {
    // As a percentage it lets the box be narrower than a browser's usual field.
    inlineSize: '100%',
    minInlineSize: 0,
    boxSizing: 'content-box',
    margin: 0,
    paddingBlock: 8,
    paddingInline: 14,
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    // A field that is gone to must not end up under the toast that says why.
    scrollMarginBlock: '128px 48px',
    '&::placeholder': { color: 'inherit', opacity: 0.42 },
    '&[disabled]': {
      opacity: 1,
      color: theme.palette.text.disabled,
      WebkitTextFillColor: theme.palette.text.disabled,
    },
  },
  '& > textarea': { paddingBlock: blockPadding, resize: 'vertical' },
  // A number or an address is written from left to right, and yet begins under its label.
  '[dir="rtl"] & > [dir="ltr"]:not([lang])': { textAlign: 'end' },
}))

type Control = HTMLInputElement | HTMLTextAreaElement
export type ControlAttributes = Omit<InputHTMLAttributes<Control>, 'id' | 'required'> &
  Partial<Record<`data-${string}`, string>>

interface FormFieldProps extends ControlAttributes {
  ref?: Ref<HTMLInputElement> | Ref<HTMLTextAreaElement> | undefined
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
  /** Shown in the box, behind the text. */
  tool?: ReactNode
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
  tool,
  type = 'text',
  ref,
  ...rest
}: FormFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const messageId = `${id}-message`
  const hintId = `${id}-hint`
  const countId = `${id}-count`
  const invalid = errorText !== undefined
  const control = {
    ...rest,
    id,
    'aria-invalid': invalid,
    'aria-describedby': [
      messageId,
      ...(hint === undefined ? [] : [hintId]),
      ...(count === undefined ? [] : [countId]),
    ].join(' '),
    'aria-required': required,
  }
  return (
    <div>
      <FieldLabel htmlFor={id}>
        {label}
        {optional && <small> {t('form.optional')}</small>}
      </FieldLabel>
      <Box data-invalid={invalid}>
        {rows > 1 ? (
          <textarea
            {...control}
            ref={ref as Ref<HTMLTextAreaElement>}
            rows={rows}
            style={heightOf(rows, maxRows)}
          />
        ) : (
          <input {...control} type={type} ref={ref as Ref<HTMLInputElement>} />
        )}
        {tool}
      </Box>
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
