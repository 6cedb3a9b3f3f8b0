import { styled } from '@mui/material/styles'
import { colors, motionDuration } from '#src/theme/tokens.ts'

/** The package's elements in the site's look; its own arrows are left out for labelled ones in the toolbar. */
export const PreviewRoot = styled('div')(({ theme }) => ({
  '& .rc-image-preview': {
    position: 'fixed',
    inset: 0,
    zIndex: theme.zIndex.modal,
    overflow: 'hidden',
    userSelect: 'none',
    outline: 'none',
  },
  '& .rc-image-preview-mask': {
    position: 'absolute',
    inset: 0,
    backgroundColor: colors.bandDeep,
    opacity: 0.96,
  },
  '& .rc-image-preview-body': {
    position: 'absolute',
    inset: '16px 16px 104px',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    pointerEvents: 'none',
  },
  '& .rc-image-preview-img': {
    maxInlineSize: '100%',
    maxBlockSize: '100%',
    cursor: 'grab',
    pointerEvents: 'auto',
    transition: `transform ${motionDuration}ms ease`,
  },
  '& .rc-image-preview-switch': { display: 'none' },
  '& .rc-image-preview-footer': {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 16,
    display: 'flex',
    justifyContent: 'center',
    pointerEvents: 'none',
  },
}))
