import { styled } from '@mui/material/styles'
import { colors } from '#src/theme/tokens.ts'

/** The name above a form's field, whatever the field is. */
export const FieldLabel = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  padding: 0,
  fontWeight: 600,
  marginBlockEnd: 6,
  '& > small': { fontSize: 'inherit', fontWeight: 400, color: colors.inkSoft },
}))

/** The same for a field of several inputs. */
export const FieldLegend = FieldLabel.withComponent('legend')

const atTheEnd = { marginInlineStart: 'auto', paddingInlineStart: 12 }

const footSpace = 4
const footLine = '1.6em'

/** The line below a field: its message at the start, or a hint while there is none; a count at the end. */
export const FieldFoot = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  '& > :not(:empty) + *': atTheEnd,
  // Room for one line, so that a message does not push the form down.
  minBlockSize: footLine,
  marginBlockStart: footSpace,
  // Below a line that always says something there is as much room as below an empty one.
  '&:has(> :not([aria-live]))': { marginBlockEnd: `calc(${footSpace}px + ${footLine})` },
  color: colors.inkSoft,
}))

export const FieldMessage = styled('span')({ color: colors.danger })

export const FieldCount = styled('span')(atTheEnd)
