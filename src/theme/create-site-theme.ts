import { createTheme, type Theme } from '@mui/material/styles'
// Has the build put the font's files beside the app's, which the styles of the document's head name.
import '#brand/fonts.ts'
import { directions, type Language, locales } from '#contract/locale.ts'
import { componentOverrides } from './component-overrides.ts'
import { breakpoints, colors, radius, titleSize } from './tokens.ts'

/**
 * Arabic script is set a step larger than Latin at the same role, with more room between lines (design.md). Below the
 * headings there are four sizes: small, text, body and the title of a card. A browser prepares each letter anew for each
 * further one.
 */
function typography(language: Language) {
  const arabic = locales[language].script === 'arabic'
  const small = arabic ? '0.9rem' : '0.84rem'
  const text = arabic ? '1rem' : '0.92rem'
  const headingHeight = arabic ? 1.42 : 1.22
  const heading = (phone: number, desktop: number, weight: number) => ({
    fontWeight: weight,
    lineHeight: headingHeight,
    fontSize: `clamp(${phone}rem, ${phone - 0.35}rem + 1.8vw, ${desktop}rem)`,
  })
  return {
    // Said once, by the body.
    fontFamily: 'inherit',
    fontSize: arabic ? 15 : 14,
    h1: heading(arabic ? 2.05 : 2, arabic ? 3.5 : 3.4, 700),
    h2: heading(arabic ? 1.7 : 1.65, arabic ? 2.6 : 2.5, 700),
    h3: heading(arabic ? 1.25 : 1.2, arabic ? 1.5 : 1.42, 700),
    h4: {
      fontWeight: 700,
      lineHeight: headingHeight,
      fontSize: titleSize,
    },
    body1: {
      fontSize: arabic ? '1.075rem' : '1rem',
      lineHeight: arabic ? 1.8 : 1.7,
      // Material UI's date fields would space it else.
      letterSpacing: 0,
    },
    body2: { fontSize: text, lineHeight: 1.7 },
    button: {
      fontWeight: 700,
      textTransform: 'none' as const,
      fontSize: text,
    },
    overline: {
      fontWeight: 700,
      textTransform: 'none' as const,
      lineHeight: 1.6,
      fontSize: text,
    },
    caption: { lineHeight: 1.6, fontSize: small },
  }
}

const mixed = (color: string, amount: string, other: string) =>
  `color-mix(in srgb, ${color} calc((${amount}) * 100%), ${other})`

/** Material UI computes colours from literals alone; a variable's value is known to the browser only. */
const colorMixing = {
  alpha: (color: string, coefficient: number | string) =>
    mixed(color, String(coefficient), 'transparent'),
  lighten: (color: string, coefficient: number | string) =>
    mixed(colors.surface, String(coefficient), color),
  darken: (color: string, coefficient: number | string) =>
    mixed(colors.ink, String(coefficient), color),
}

/** A colour in the shades that Material UI would else compute. */
const shades = (main: string, contrastText: string, light = main, dark = main) => ({
  main,
  light,
  dark,
  contrastText,
})

const inkAt = (amount: number) => colorMixing.alpha(colors.ink, amount)

export function createSiteTheme(language: Language): Theme {
  const theme = createTheme({
    direction: directions[language],
    breakpoints: { values: breakpoints },
    shape: { borderRadius: radius },
    palette: {
      primary: shades(colors.teal, colors.onTeal, colors.tealBright, colors.tealDeep),
      secondary: shades(colors.ink, colors.surface),
      warning: shades(colors.amber, colors.bandDeep),
      error: shades(colors.danger, colors.surface),
      info: shades(colors.blueDeep, colors.surface),
      success: shades(colors.teal, colors.onTeal),
      background: { default: colors.ground, paper: colors.surface },
      text: { primary: colors.ink, secondary: colors.inkSoft, disabled: inkAt(0.45) },
      action: {
        active: colors.inkSoft,
        hover: inkAt(0.04),
        selected: inkAt(0.08),
        disabled: inkAt(0.3),
        disabledBackground: inkAt(0.12),
        focus: inkAt(0.12),
      },
      divider: colors.line,
    },
    typography: typography(language),
  })
  // Material UI would copy them, each by each.
  return Object.assign(theme, colorMixing, { components: componentOverrides })
}
