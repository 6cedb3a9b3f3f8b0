import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { importNow } from '#src/pwa/code/import-now.ts'
import { colors, radius, touchTarget } from '#src/theme/tokens.ts'
import { type SheetSubject, useSheet } from './use-sheet.ts'

const Button = styled('button')(({ theme }) => ({
  ...theme.typography.button,
  minBlockSize: touchTarget,
  paddingInline: 18,
  border: `1px solid ${colors.teal}`,
  borderRadius: radius,
  backgroundColor: colors.surface,
  color: colors.teal,
  cursor: 'pointer',
  '&:hover': { backgroundColor: colors.hoverWash },
  // A phone has room for the kind of file alone beside the choice of a size.
  '& > [data-long]': { [theme.breakpoints.down('sm')]: { display: 'none' } },
  '& > [data-short]': { [theme.breakpoints.up('sm')]: { display: 'none' } },
  '&[aria-disabled=true]': { color: colors.inkSoft, borderColor: colors.steel, cursor: 'progress' },
}))

const Told = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  flexBasis: '100%',
  '&:empty': { display: 'none' },
  '&[data-failed]': { color: colors.danger },
}))

type State = 'rest' | 'working' | 'failed'

/** Makes the data sheet of the chosen size and hands it over (SHEET-3). */
export function SheetButton(subject: SheetSubject) {
  const { t } = useTranslation()
  const [state, setState] = useState<State>('rest')
  const makeSheet = useSheet(subject)
  const make = async () => {
    if (state === 'working') return
    setState('working')
    try {
      const [{ writeSheet }, { saveFile }] = await importNow(() =>
        Promise.all([
          import('#src/ui/documents/write-sheet.ts'),
          import('#src/ui/documents/save-file.ts'),
        ]),
      )
      saveFile(await writeSheet(makeSheet()), sheetName(subject))
      setState('rest')
    } catch {
      setState('failed')
    }
  }
  const name = t(state === 'working' ? 'fan.sheetWorking' : 'fan.sheet')
  return (
    <>
      <Button
        type="button"
        aria-label={name}
        aria-disabled={state === 'working'}
        onClick={() => void make()}
      >
        <span data-long="">{name}</span>
        <span data-short="">{state === 'working' ? '…' : 'PDF'}</span>
      </Button>
      <Told role="status" data-failed={state === 'failed' ? '' : undefined}>
        {state === 'failed' ? t('fan.sheetFailed') : ''}
      </Told>
    </>
  )
}

/** A file name that every system takes, such as NAX-800-4.pdf. */
const sheetName = ({ model }: SheetSubject) => `${model.code.replaceAll(/[^\w.-]+/g, '-')}.pdf`
