import { styled } from '@mui/material/styles'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { quotationPath } from '#contract/site-paths.ts'
import { colors } from '#src/theme/tokens.ts'
import { screenOnly } from '#src/theme/print-css.ts'
import { Action, ActionLink } from './action.tsx'
import { CheckCircleIcon } from './icons/check-circle.tsx'
import { PlaylistAddOutlinedIcon } from './icons/playlist-add-outlined.tsx'

const Box = styled('div')({
  // Above the link that covers a whole card.
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  '&& a::after': { content: 'none' },
  '& svg': { color: colors.teal },
  '& > p': { margin: 0, marginBlockStart: 4, color: colors.danger },
  ...screenOnly,
})

interface QuotationActionProps {
  /** The pieces on the list; 0 for none. */
  listed: number
  /** Puts the line on the list. */
  add: () => Promise<'added' | 'more' | 'full' | 'failed'>
  look?: ComponentProps<typeof Action>['look']
  /** The name of what is added, for those who hear the button without seeing its place. */
  name: string
}

/** Puts a product, a model or a selected point on the quotation list, and leads there once it is on it (QUOTE-1). */
export function QuotationAction({ listed, add, look = 'outlined', name }: QuotationActionProps) {
  const { t } = useTranslation()
  const [trouble, setTrouble] = useState<'full' | 'failed'>()
  const link = useRef<HTMLAnchorElement>(null)
  const isPressed = useRef(false)

  useEffect(() => {
    // The pressed button has given way to the link; whoever uses a keyboard goes on from there.
    if (listed > 0 && isPressed.current) link.current?.focus({ preventScroll: true })
    isPressed.current = false
  }, [listed])

  const listedText = t('quotation.listed', { pieces: listed })
  const press = async () => {
    isPressed.current = true
    const outcome = await add()
    setTrouble(outcome === 'full' || outcome === 'failed' ? outcome : undefined)
  }
  return (
    <Box>
      {listed > 0 ? (
        <ActionLink ref={link} look={look} to={quotationPath} aria-label={`${listedText}: ${name}`}>
          <CheckCircleIcon fontSize="small" />
          {listedText}
        </ActionLink>
      ) : (
        <Action
          type="button"
          look={look}
          aria-label={`${t('quotation.add')}: ${name}`}
          onClick={() => void press()}
        >
          <PlaylistAddOutlinedIcon fontSize="small" />
          {t('quotation.add')}
        </Action>
      )}
      {trouble && <p role="alert">{t(`quotation.${trouble}`)}</p>}
    </Box>
  )
}
