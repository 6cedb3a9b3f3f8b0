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
  // Material UI tells by these names that the browser has filled a field in, and would bring them as a style element.
  MuiInputBase: {
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      input: {
        animation: '10ms mui-auto-fill-cancel',
        '&:-webkit-autofill': { animation: '5000s mui-auto-fill' },
        // Only a keyframe with something in it is kept.
        '@keyframes mui-auto-fill': { from: { animationName: 'mui-auto-fill' } },
        '@keyframes mui-auto-fill-cancel': { from: { animationName: 'mui-auto-fill-cancel' } },
      },
    },
  },
  MuiToggleButton: { styleOverrides: { root: { minHeight: touchTarget } } },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: {
      // Chromium now and then counts a wave across a whole box as a movement of the page (of the form of /Careers: 0.1).
      rectangular: { '&::after': { display: 'none' } },
      // Its wave rests while it is out of sight. A line of text gets its height by its content: it would have none there.
      rounded: { contentVisibility: 'auto' },
    },
  },
}
