import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { digitsOnly } from '#contract/digits.ts'
import { quotationLimits } from '#contract/quotation/quotation-line.ts'
import { validationText } from '#contract/validation-texts.ts'
import { useApi } from '#src/api/api-context.ts'
import { colors } from '#src/theme/tokens.ts'
import { LineInput, LineLabel } from './line-input.ts'

const Message = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  color: colors.danger,
}))

const isSound = (typed: string) =>
  typed !== '' && Number(typed) >= 1 && Number(typed) <= quotationLimits.quantity

interface QuantityFieldProps {
  /** Of the line. */
  name: string
  value: number
  /** Told of each sound quantity as it is typed. */
  onChange: (quantity: number) => void
}

/** How many pieces of a line; digits of any script are taken, and no others (QUOTE-3, DIGIT-3). */
export function QuantityField({ name, value, onChange }: QuantityFieldProps) {
  const { t } = useTranslation()
  const { language } = useApi()
  const messageId = useId()
  // The text that is being typed, or was left invalid; undefined where the field shows the line's own quantity.
  const [typed, setTyped] = useState<string>()
  const isFaulty = typed !== undefined && !isSound(typed)
  return (
    <div>
      <LineLabel>
        <span>
          {t('quotation.quantity')} <span className="visually-hidden">{name}</span>
        </span>
        <LineInput
          type="text"
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          maxLength={9}
          value={typed ?? String(value)}
          aria-invalid={isFaulty}
          aria-describedby={messageId}
          onChange={({ target }) => {
            const digits = digitsOnly(target.value)
            setTyped(digits)
            if (isSound(digits)) onChange(Number(digits))
          }}
          onBlur={() => !isFaulty && setTyped(undefined)}
        />
      </LineLabel>
      <Message id={messageId} aria-live="polite">
        {isFaulty && validationText(language, 'quantity.invalid')}
      </Message>
    </div>
  )
}
