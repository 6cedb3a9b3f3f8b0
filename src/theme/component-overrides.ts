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
  // The box is marked, not the words in it; its border stays as it is.
  MuiInputBase: {
    styleOverrides: {
      root: { '&:has(input:focus-visible, textarea:focus-visible)': focusRing },
      input: {
        // A number or an address is written from left to right, and yet begins under its label.
        '[dir="rtl"] &[dir="ltr"]:not([lang])': { textAlign: 'end' },
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1 } },
    },
  },
  MuiToggleButton: { styleOverrides: { root: { minHeight: touchTarget } } },
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
}
