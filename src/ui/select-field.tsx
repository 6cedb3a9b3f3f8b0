import { styled } from '@mui/material/styles'
import { type ComponentPropsWithRef, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { colors, fieldHeight, motionDuration, radius } from '#src/theme/tokens.ts'
import { ExpandMoreIcon } from '#src/ui/icons/expand-more.tsx'
import { FieldFoot, FieldLabel, FieldMessage } from './field-parts.ts'
import { SelectBox } from './select-box.ts'

const Box = styled(SelectBox)(({ theme }) => ({
  '& > select': {
    ...theme.typography.body1,
    inlineSize: '100%',
    minBlockSize: fieldHeight,
    paddingBlock: 8,
    paddingInline: '14px 44px',
    border: `1px solid ${colors.steel}`,
    borderRadius: radius,
    backgroundColor: colors.surface,
    color: 'inherit',
    transition: `border-color ${motionDuration}ms ease`,
    // A field that is gone to must not end up under the toast that says why.
    scrollMarginBlock: '128px 48px',
  },
  '& > select:hover': { borderColor: colors.inkSoft },
  '& > select[aria-invalid="true"]': { borderColor: colors.danger },
}))

interface SelectFieldProps extends Omit<ComponentPropsWithRef<'select'>, 'id'> {
  label: string
  /** The error message for the choice; undefined while there is none. */
  errorText: string | undefined
  /** It may be left open, and says so. */
  optional?: boolean
  /** Shown while nothing is chosen. */
  emptyText: string
  options: readonly { code: string; label: string }[]
  /** Shown in the line below. */
  hint?: string | undefined
}

/**
 * A labelled choice from a list: the browser's own, which every phone shows in its best way and every keyboard
 * searches by typing. Uncontrolled: pass what `register` of a form gives.
 */
export function SelectField({
  label,
  errorText,
  optional = false,
  emptyText,
  options,
  hint,
  ...rest
}: SelectFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const messageId = `${id}-message`
  const hintId = `${id}-hint`
  return (
    <div>
      <FieldLabel htmlFor={id}>
        {label}
        {optional && <small> {t('form.optional')}</small>}
      </FieldLabel>
      <Box>
        <select
          {...rest}
          id={id}
          aria-invalid={errorText !== undefined}
          aria-describedby={hint === undefined ? messageId : `${messageId} ${hintId}`}
          aria-required={!optional}
        >
          <option value="">{emptyText}</option>
          {options.map(({ code, label: text }) => (
            <option key={code} value={code}>
              {text}
            </option>
          ))}
        </select>
        <ExpandMoreIcon aria-hidden="true" />
      </Box>
      <FieldFoot>
        <FieldMessage id={messageId} aria-live="polite">
          {errorText}
        </FieldMessage>
        {hint !== undefined && <span id={hintId}>{hint}</span>}
      </FieldFoot>
    </div>
  )
}
