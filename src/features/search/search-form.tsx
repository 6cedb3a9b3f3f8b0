import { styled } from '@mui/material/styles'
import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { longestQuestion } from '#contract/search-text.ts'
import { Action } from '#src/ui/action.tsx'
import { FilterInput, FilterLabel, useAddressedControl } from '#src/ui/filter-controls.tsx'
import { firstFocus } from '#src/ui/first-focus.ts'

const Form = styled('form')({ marginBlockStart: 32, maxInlineSize: 880 })

const Row = styled('div')({
  display: 'flex',
  gap: 12,
  '& > input': { minInlineSize: 0, minBlockSize: 64, fontSize: '1.2em' },
  '& > button': { minInlineSize: 96 },
})

interface SearchFormProps {
  typed: string
  onType: (typed: string) => void
  /** Enter was pressed: on to the results. */
  onSubmit: () => void
}

/** The question. The results follow what is typed; without scripts the form asks the server. */
export function SearchForm({ typed, onType, onSubmit }: SearchFormProps) {
  const { t } = useTranslation()
  const id = useId()
  const input = useAddressedControl<HTMLInputElement>(typed, onType)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Form role="search" action="/search" onSubmit={submit}>
      <FilterLabel htmlFor={id}>{t('search.label')}</FilterLabel>
      <Row>
        <FilterInput
          ref={input}
          id={id}
          name="q"
          type="search"
          autoComplete="off"
          dir="auto"
          enterKeyHint="search"
          maxLength={longestQuestion}
          defaultValue={typed}
          onChange={(event) => onType(event.currentTarget.value)}
          {...{ [firstFocus]: '' }}
        />
        <Action type="submit">{t('search.submit')}</Action>
      </Row>
    </Form>
  )
}
