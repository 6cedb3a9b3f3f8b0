import Dialog from '@mui/material/Dialog'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompanyName } from '#src/api/use-company.ts'
import { Action } from '#src/ui/action.tsx'
import { FactorActions, FactorForm } from './factor-layout.ts'

const Codes = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(12.5em, 1fr))',
  gap: '4px 16px',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontFamily: 'monospace',
  fontSize: '1rem',
})

interface RecoveryCodesProps {
  codes: readonly string[]
  /** The person says that they have them. */
  onDone: () => void
}

/** New recovery codes, which are shown this once (SESSION-37). Nothing but the person's word closes them. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const company = useCompanyName()
  const [copied, setCopied] = useState<boolean>()
  const text = [`${company}: ${t('accounts.factors.codes.title')}`, ...codes, ''].join('\n')
  const copy = async () => {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    setCopied(done)
  }
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} aria-describedby={`${id}-text`}>
      <FactorForm as="div">
        <h2 id={id}>{t('accounts.factors.codes.title')}</h2>
        <p id={`${id}-text`}>{t('accounts.factors.codes.text')}</p>
        <Codes dir="ltr" aria-label={t('accounts.factors.codes.title')}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Codes>
        <p role="status">
          {copied !== undefined &&
            t(copied ? 'accounts.factors.codes.copied' : 'accounts.factors.codes.notCopied')}
        </p>
        <FactorActions>
          <Action type="button" onClick={onDone}>
            {t('accounts.factors.codes.saved')}
          </Action>
          <Action type="button" look="outlined" autoFocus onClick={() => void copy()}>
            {t('accounts.factors.codes.copy')}
          </Action>
          <Action
            type="button"
            look="outlined"
            onClick={() => saveText(t('accounts.factors.codes.file'), text)}
          >
            {t('accounts.factors.codes.download')}
          </Action>
        </FactorActions>
      </FactorForm>
    </Dialog>
  )
}

/** Hands the browser a text as a file. */
function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.txt`
  link.click()
  URL.revokeObjectURL(address)
}
