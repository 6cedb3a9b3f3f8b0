import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { quotationLimits } from '#contract/quotation/quotation-line.ts'
import { LineInput, LineLabel } from './line-input.ts'

interface NoteFieldProps {
  /** Of the line. */
  name: string
  value: string
  /** True where a person has just asked for it. */
  autoFocus: boolean
  onChange: (note: string) => void
}

/** The visitor's note to the company about one line. */
export function NoteField({ name, value, autoFocus, onChange }: NoteFieldProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const [wanted] = useState(autoFocus)
  useEffect(() => {
    if (wanted) input.current?.focus()
  }, [wanted])
  return (
    <LineLabel>
      <span>
        {t('quotation.note')} <span className="visually-hidden">{name}</span>
      </span>
      <LineInput
        ref={input}
        type="text"
        dir="auto"
        autoComplete="off"
        maxLength={quotationLimits.note}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(target.value)
        }}
        onBlur={() => setTyped(undefined)}
      />
    </LineLabel>
  )
}
