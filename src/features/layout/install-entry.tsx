import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { promptToInstall, useInstallOffer } from '#src/pwa/install-offer.ts'
import { Action } from '#src/ui/action.tsx'
import { InstallMobileIcon } from '#src/ui/icons/install-mobile.tsx'

const Hint = styled('p')(({ theme }) => ({ ...theme.typography.caption, margin: 0 }))

/** A discreet way to install the site, where the browser offers it; on iOS, which does not, it tells how. */
export function InstallEntry() {
  const { t } = useTranslation()
  const offer = useInstallOffer()
  if (offer === undefined) return null
  if (offer === 'by-hand') return <Hint>{t('install.byHand')}</Hint>
  return (
    <Action type="button" look="plain" onClick={() => void promptToInstall()}>
      <InstallMobileIcon fontSize="small" />
      {t('install.action')}
    </Action>
  )
}
