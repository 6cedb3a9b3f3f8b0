import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { sections } from '#src/api/section-queries.ts'
import { colors, contentWidth, elevation } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { CloseIcon } from '#src/ui/icons/close.tsx'
import { HeadsetMicIcon } from '#src/ui/icons/headset-mic.tsx'
import { partOnDemand } from '#src/ui/part-on-demand.tsx'

const SupportLinks = partOnDemand(async () => (await import('./support-links.tsx')).SupportLinks)

/** Pixels: from here on there is room for the button beside the page's column. */
const besideColumn = `@media (min-width: ${contentWidth + 160}px)`

/** In the bar that stays on the screen, where it covers nothing; in the lower corner where that is free. */
const Float = styled('div')({
  position: 'relative',
  [besideColumn]: { position: 'fixed', insetBlockEnd: 20, insetInlineEnd: 8 },
})

const Links = styled('div')({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 'calc(100% + 12px)',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  [besideColumn]: { insetBlock: 'auto calc(100% + 12px)' },
})

const Toggle = styled(Action)({
  display: 'flex',
  color: colors.onTeal,
  backgroundColor: colors.teal,
  '&:hover': { backgroundColor: colors.tealDeep },
  [besideColumn]: {
    inlineSize: 56,
    blockSize: 56,
    boxShadow: elevation.high,
  },
})

/** The floating support button (SUPPORT-1): a click opens and closes its links. */
export function SupportButton() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const { error } = useQuery(sections.settings(useApi()))

  useEffect(() => {
    // This failure is logged and shown nowhere (START-2).
    // oxlint-disable-next-line no-console
    if (error !== null) console.warn('Error fetching settings:', error)
  }, [error])

  return (
    <Float>
      <Toggle
        type="button"
        look="icon"
        onClick={() => setOpen((was) => !was)}
        aria-expanded={open}
        aria-label={t('support.toggle')}
      >
        {open ? <CloseIcon /> : <HeadsetMicIcon />}
      </Toggle>
      {open && (
        <Links>
          <SupportLinks />
        </Links>
      )}
    </Float>
  )
}
