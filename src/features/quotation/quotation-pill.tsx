import { styled } from '@mui/material/styles'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { quotationPath } from '#contract/site-paths.ts'
import { openQuotationList } from '#src/pwa/quotation/quotation-list.ts'
import { colors, elevation, pillRadius } from '#src/theme/tokens.ts'
import { ActionLink } from '#src/ui/action.tsx'
import { PlaylistAddOutlinedIcon } from '#src/ui/icons/playlist-add-outlined.tsx'

const Pill = styled(ActionLink)({
  paddingInline: 16,
  borderRadius: pillRadius,
  color: colors.ink,
  backgroundColor: colors.surface,
  boxShadow: elevation.low,
  '&:hover': { backgroundColor: colors.tealWash },
  '& svg': { color: colors.teal },
})

/** @param count of the lines, as the page that changed them last has noted it; the worker may have sent them since */
export function QuotationPill({ count }: { count: number }) {
  const { t } = useTranslation()
  useEffect(openQuotationList, [])
  return (
    <Pill to={quotationPath}>
      <PlaylistAddOutlinedIcon fontSize="small" />
      {t('nav.quotation', { lines: count })}
    </Pill>
  )
}
