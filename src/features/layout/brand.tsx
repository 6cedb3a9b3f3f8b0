import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { pictureImageUrl } from '#contract/picture.ts'
import { useCompanyName, useSettings } from '#src/api/use-company.ts'
import { colors, touchTarget } from '#src/theme/tokens.ts'
import { SiteLink } from '#src/ui/site-link.tsx'
import { useBrokenPicture } from '#src/ui/use-broken-picture.ts'

/** Pixels, both ways (PAGE-2). */
export const logoSize = 100

const BrandLink = styled(SiteLink)({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  color: 'inherit',
  textDecoration: 'none',
  minInlineSize: 0,
  minBlockSize: touchTarget,
})

const Picture = styled('img')({
  display: 'block',
  flexShrink: 0,
  objectFit: 'contain',
  // It keeps its colours where others are forced, so it keeps the ground that they are made for too.
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: colors.surface },
  '&[data-on-dark="true"]': {
    '@media (forced-colors: active)': { backgroundColor: colors.bandDeep },
  },
})

const Name = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 700,
  lineHeight: 1.4,
  maxInlineSize: '10.6em',
  textWrap: 'balance',
  // Two lines on the narrowest phones too.
  [theme.breakpoints.down('sm')]: {
    fontSize: `min(${String(theme.typography.body2.fontSize)}, 4vw)`,
  },
}))

/** @returns the logo as a picture, or undefined where it cannot be loaded: the company's name says it then */
function useLogo(onDark: boolean) {
  const logo = useSettings()?.logo
  const standardLogo = onDark ? '/logo-light.svg' : '/logo.svg'
  const address = logo ? pictureImageUrl(logo) : standardLogo
  const { broken, watched } = useBrokenPicture(address)
  if (broken) return undefined
  return (
    <Picture
      {...watched}
      src={address}
      alt=""
      width={logoSize}
      height={logoSize}
      data-on-dark={onDark}
      // A drawing costs a slow phone milliseconds, which the words beside it need not wait for.
      loading="lazy"
    />
  )
}

interface BrandProps {
  onDark?: boolean
  /** The name is shown elsewhere (`BrandName`), unless there is no logo to be seen (PAGE-2). */
  logoAlone?: boolean
}

/** The logo, leading home, with the company's name beside it. */
export function Brand({ onDark = false, logoAlone = false }: BrandProps) {
  const { t } = useTranslation()
  const company = useCompanyName()
  const logo = useLogo(onDark)
  return (
    <BrandLink to="/" aria-label={t('nav.toHome', { company })}>
      {logo}
      {!(logo && logoAlone) && <Name aria-hidden="true">{company}</Name>}
    </BrandLink>
  )
}

/** The name alone, leading home. Programs that read a page aloud, and the keyboard, have the logo beside it. */
export function BrandName() {
  return (
    <BrandLink to="/" aria-hidden="true" tabIndex={-1}>
      <Name>{useCompanyName()}</Name>
    </BrandLink>
  )
}
