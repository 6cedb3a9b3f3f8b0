import type { Components, Theme } from '@mui/material/styles'
import { focusRing } from './focus-ring.ts'
import { motionDuration, touchTarget } from './tokens.ts'

export const componentOverrides: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        '&.Mui-focusVisible': focusRing,
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: touchTarget,
        paddingInline: 22,
        transition: `background-color ${motionDuration}ms ease, border-color ${motionDuration}ms ease, color ${motionDuration}ms ease`,
      },
      sizeLarge: { minHeight: 52, paddingInline: 28 },
    },
  },
  MuiIconButton: {
    styleOverrides: { root: { minWidth: touchTarget, minHeight: touchTarget } },
  },
  MuiToggleButton: { styleOverrides: { root: { minHeight: touchTarget } } },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    // Its wave rests while it is out of sight. A line of text gets its height by its content: it would have none there.
    styleOverrides: {
      rectangular: { contentVisibility: 'auto' },
      rounded: { contentVisibility: 'auto' },
    },
  },
}
