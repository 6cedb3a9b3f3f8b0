import PauseIcon from '@mui/icons-material/Pause'
import PlayArrowIcon from '@mui/icons-material/PlayArrow'
import { Action } from '../action.tsx'

interface PlayToggleProps {
  playing: boolean
  onToggle: () => void
  labels: { pause: string; play: string }
}

/** Stops a carousel that moves by itself, and sets it going again. */
export function PlayToggle({ playing, onToggle, labels }: PlayToggleProps) {
  return (
    <Action
      type="button"
      look="icon"
      aria-label={playing ? labels.pause : labels.play}
      onClick={onToggle}
    >
      {/* 'Play' means time, not reading direction: the icon is the same in both languages. */}
      {playing ? <PauseIcon /> : <PlayArrowIcon />}
    </Action>
  )
}
