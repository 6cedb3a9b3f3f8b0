import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { pictureImageUrl } from '#contract/picture.ts'
import { useCompanyName, useSettings } from '#src/api/use-company.ts'
import { colors } from '#src/theme/tokens.ts'
import { SiteLink } from '#src/ui/site-link.tsx'
import { useBrokenPicture } from '#src/ui/use-broken-picture.ts'

/** Pixels, both ways (spec section 9). */
const logoSize = 100

const BrandLink = styled(SiteLink)({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  color: colors.ink,
  textDecoration: 'none',
  minInlineSize: 0,
  minBlockSize: logoSize,
  '& img': { display: 'block', flexShrink: 0, objectFit: 'contain' },
})

const Name = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 700,
  lineHeight: 1.4,
  maxInlineSize: '8.7em',
  textWrap: 'balance',
  // On a phone the logo and the tools take the whole bar.
  [theme.breakpoints.down('sm')]: { '&[data-always="false"]': { display: 'none' } },
}))

/** The logo, leading home, with the company's name beside it. */
export function Brand({ onDark = false }: { onDark?: boolean }) {
  const { t } = useTranslation()
  const company = useCompanyName()
  const logo = useSettings()?.logo
  const standardLogo = onDark ? '/logo-light.svg' : '/logo.svg'
  const address = logo ? pictureImageUrl(logo) : standardLogo
  const { broken, watched } = useBrokenPicture(address)
  return (
    <BrandLink
      to="/"
      aria-label={t('nav.toHome', { company })}
      sx={onDark ? { color: colors.onDark } : undefined}
    >
      <img
        {...watched}
        src={address}
        alt=""
        width={logoSize}
        height={logoSize}
        // A drawing costs a slow phone milliseconds, which the words beside it need not wait for.
        loading="lazy"
        // The company's name says it then.
        style={broken ? { display: 'none' } : undefined}
      />
      <Name aria-hidden="true" data-always={onDark || broken}>
        {company}
      </Name>
    </BrandLink>
  )
}
