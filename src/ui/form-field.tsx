import InputBase, { type InputBaseProps } from '@mui/material/InputBase'
import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { colors, motionDuration, radius } from '#src/theme/tokens.ts'

const Input = styled(InputBase)(({ theme }) => ({
  ...theme.typography.body1,
  inlineSize: '100%',
  border: `1px solid ${colors.steel}`,
  borderRadius: radius,
  backgroundColor: colors.surface,
  transition: `border-color ${motionDuration}ms ease`,
  '& .MuiInputBase-input': {
    paddingBlock: 12,
    paddingInline: 14,
    blockSize: 'auto',
    // A field that is gone to must not end up under the toast that says why.
    scrollMarginBlock: '128px 48px',
  },
  '&.MuiInputBase-multiline': { padding: 0 },
  '&:hover': { borderColor: colors.inkSoft },
  '&.Mui-focused': { borderColor: colors.teal, boxShadow: `0 0 0 1px ${colors.teal}` },
  '&.Mui-error': { borderColor: colors.danger },
  '&.Mui-error.Mui-focused': { boxShadow: `0 0 0 1px ${colors.danger}` },
}))

const Label = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  fontWeight: 600,
  marginBlockEnd: 6,
}))

const Foot = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  // Room for one line, so that a message does not push the form down.
  minBlockSize: '1.6em',
  marginBlockStart: 4,
  color: colors.inkSoft,
}))

const Message = styled('span')({ color: colors.danger })

interface FormFieldProps extends Omit<InputBaseProps, 'error' | 'id'> {
  label: string
  /** What is wrong with the value, in words; undefined while nothing is. */
  errorText: string | undefined
  /** Shown at the end of the line below, such as a count. */
  note?: ReactNode
}

/** A labelled text input whose message is tied to it. Uncontrolled: pass what `register` of a form gives. */
export function FormField({ label, errorText, note, inputProps, ...rest }: FormFieldProps) {
  const id = useId()
  const messageId = `${id}-message`
  const noteId = `${id}-note`
  const invalid = errorText !== undefined
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Input
        {...rest}
        id={id}
        error={invalid}
        slotProps={{
          input: {
            ...inputProps,
            'aria-describedby': note === undefined ? messageId : `${messageId} ${noteId}`,
            'aria-required': true,
          },
        }}
      />
      <Foot>
        <Message id={messageId} aria-live="polite">
          {errorText}
        </Message>
        {note !== undefined && <span id={noteId}>{note}</span>}
      </Foot>
    </div>
  )
}
