import Dialog from '@mui/material/Dialog'
import Slider from '@mui/material/Slider'
import { styled, useTheme } from '@mui/material/styles'
import { type MouseEvent, useId, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useTranslation } from 'react-i18next'
import { colors, radius } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { FieldLabel, FieldMessage } from '#src/ui/field-parts.ts'
import type { Cut } from './upload-picture.ts'

const Body = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 16,
  padding: 20,
  '& > h2': { ...theme.typography.h4, margin: 0 },
  '& p': { margin: 0 },
}))

const Stage = styled('div')({
  position: 'relative',
  blockSize: 'min(46dvh, 380px)',
  backgroundColor: colors.bandDeep,
  borderRadius: radius,
  overflow: 'hidden',
})

const FocusStage = styled('div')({
  position: 'relative',
  justifySelf: 'center',
  lineHeight: 0,
  cursor: 'crosshair',
  '& > img': { display: 'block', maxInlineSize: '100%', maxBlockSize: 'min(40dvh, 320px)' },
  '& > span': {
    position: 'absolute',
    inlineSize: 28,
    blockSize: 28,
    border: `3px solid ${colors.amber}`,
    borderRadius: '50%',
    boxShadow: `0 0 0 2px ${colors.bandDeep}`,
    // Its middle on the point; a `transform` would be turned round in Arabic, and the picture is not.
    marginInlineStart: -14,
    marginBlockStart: -14,
    pointerEvents: 'none',
  },
})

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

const whole: Area = { x: 0, y: 0, width: 100, height: 100 }
const middle = { x: 0.5, y: 0.5 }

interface CropDialogProps {
  /** The address of the picture to cut. */
  source: string
  /** Its width over its height. */
  natural: number
  /** Width over height of where it is shown; free unless given. */
  shape: number | undefined
  busy: boolean
  errorText: string | undefined
  onUse: (cut: Cut) => void
  onClose: () => void
}

/** Cuts a picture, by pointer, wheel or keyboard, and says which part of it must stay in sight. */
export function CropDialog({
  source,
  natural,
  shape,
  busy,
  errorText,
  onUse,
  onClose,
}: CropDialogProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const [step, setStep] = useState<'crop' | 'focus'>('crop')
  const [isShaped, setShaped] = useState(shape !== undefined)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState(whole)
  const [focus, setFocus] = useState(middle)
  const use = () => {
    const { x, y, width, height } = area
    const cut = { x: x / 100, y: y / 100, width: width / 100, height: height / 100 }
    onUse({ crop: cut, focus })
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={`${id}-title`}>
      <Body>
        <h2 id={`${id}-title`}>{t('fields.crop.title')}</h2>
        {step === 'crop' ? (
          <>
            <p>{t('fields.crop.hint')}</p>
            <Stage dir="ltr">
              <Cropper
                image={source}
                crop={crop}
                zoom={zoom}
                aspect={isShaped && shape !== undefined ? shape : natural}
                onCropChange={setCrop}
                onZoomChange={setZoom}
                onCropComplete={setArea}
                // Its own style sheet comes with the page: the page's policy forbids added ones.
                disableAutomaticStylesInjection
                cropperProps={{ 'aria-label': t('fields.crop.stage') }}
              />
            </Stage>
            <ZoomSlider zoom={zoom} onZoom={setZoom} />
            {shape !== undefined && (
              <Buttons>
                <Action
                  type="button"
                  look="plain"
                  aria-pressed={isShaped}
                  onClick={() => setShaped(!isShaped)}
                >
                  {t(isShaped ? 'fields.crop.free' : 'fields.crop.shaped')}
                </Action>
              </Buttons>
            )}
          </>
        ) : (
          <FocusPoint source={source} focus={focus} onFocus={setFocus} />
        )}
        {errorText !== undefined && <FieldMessage role="alert">{errorText}</FieldMessage>}
        <Buttons>
          <Action type="button" disabled={busy} onClick={use}>
            {t(busy ? 'fields.crop.uploading' : 'fields.crop.use')}
          </Action>
          <Action
            type="button"
            look="outlined"
            onClick={() => setStep(step === 'crop' ? 'focus' : 'crop')}
          >
            {t(step === 'crop' ? 'fields.crop.toFocus' : 'fields.crop.toCrop')}
          </Action>
          <Action type="button" look="plain" disabled={busy} onClick={onClose}>
            {t('collections.cancel')}
          </Action>
        </Buttons>
      </Body>
    </Dialog>
  )
}

function ZoomSlider({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const { t } = useTranslation('admin')
  const id = useId()
  return (
    <div>
      <FieldLabel id={id} as="span">
        {t('fields.crop.zoom')}
      </FieldLabel>
      <Slider
        aria-labelledby={id}
        min={1}
        max={3}
        step={0.05}
        value={zoom}
        onChange={(_event, value) => onZoom(Number(value))}
      />
    </div>
  )
}

interface FocusPointProps {
  source: string
  focus: Cut['focus']
  onFocus: (focus: Cut['focus']) => void
}

/** The part that stays in sight where only some of the picture fits: pointed at, or set by two sliders. */
function FocusPoint({ source, focus, onFocus }: FocusPointProps) {
  const { t } = useTranslation('admin')
  // A slider grows with the text, the picture's left stays where it is.
  const isRtl = useTheme().direction === 'rtl'
  const turned = (x: number) => (isRtl ? 1 - x : x)
  const percent = (value: number) => Math.round(value * 100)
  const point = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    // Pixels of the picture, which no direction of a text turns round.
    const across = (event.clientX - box.x) / box.width
    onFocus({ x: across, y: (event.clientY - box.y) / box.height })
  }
  return (
    <>
      <p>{t('fields.crop.focusHint')}</p>
      {/* The sliders do the same for users without a pointer. */}
      <FocusStage dir="ltr" onClick={point}>
        <img src={source} alt="" />
        <span
          style={{ insetInlineStart: `${focus.x * 100}%`, insetBlockStart: `${focus.y * 100}%` }}
        />
      </FocusStage>
      <Slider
        aria-label={t('fields.crop.focusX')}
        value={percent(turned(focus.x))}
        getAriaValueText={() => `${percent(focus.x)}%`}
        onChange={(_event, value) => onFocus({ ...focus, x: turned(Number(value) / 100) })}
      />
      <Slider
        aria-label={t('fields.crop.focusY')}
        value={percent(focus.y)}
        onChange={(_event, value) => onFocus({ ...focus, y: Number(value) / 100 })}
      />
    </>
  )
}
