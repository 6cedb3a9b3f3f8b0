import CloseIcon from '@mui/icons-material/Close'
import HeadsetMicIcon from '@mui/icons-material/HeadsetMic'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { settingsQuery } from '#src/api/section-queries.ts'
import { colors } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'

const SupportLinks = lazyPart(async () => (await import('./support-links.tsx')).SupportLinks)

const Float = styled('div')({
  position: 'fixed',
  insetBlockEnd: 20,
  insetInlineEnd: 20,
  zIndex: 900,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
})

/** The floating support button (spec section 2): a click opens and closes its links. */
export function SupportButton() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const { error } = useQuery(settingsQuery(useApi()))

  useEffect(() => {
    // Section 8 wants this failure in the log and nowhere else.
    // eslint-disable-next-line no-console
    if (error !== null) console.warn('Error fetching settings:', error)
  }, [error])

  return (
    <Float>
      {open && (
        <Suspense fallback={null}>
          <SupportLinks />
        </Suspense>
      )}
      <Action
        type="button"
        look="icon"
        onClick={() => setOpen((was) => !was)}
        aria-expanded={open}
        aria-label={t('support.toggle')}
        sx={{
          inlineSize: 56,
          blockSize: 56,
          color: '#fff',
          backgroundColor: colors.teal,
          boxShadow: '0 6px 20px rgb(8 32 39 / 0.28)',
          '&:hover': { backgroundColor: colors.tealDeep },
        }}
      >
        {open ? <CloseIcon /> : <HeadsetMicIcon />}
      </Action>
    </Float>
  )
}
