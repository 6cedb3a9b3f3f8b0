import { colors } from '#src/theme/tokens.ts'
import { Legend } from './chart-styles.ts'

const looks = {
  chosen: <path d="M0,6H28" stroke={colors.teal} strokeWidth="3" />,
  second: <path d="M0,6H28" stroke={colors.blueDeep} strokeWidth="2" strokeDasharray="7 4" />,
  system: <path d="M0,6H28" stroke={colors.amberDeep} strokeWidth="2" strokeDasharray="2 4" />,
  working: <circle cx="14" cy="6" r="5" fill={colors.amberDeep} />,
  stall: <rect width="28" height="12" fill={colors.dangerWash} />,
  asked: <circle cx="14" cy="6" r="5" stroke={colors.amberDeep} strokeWidth="2" />,
}

/** The lines and points of a chart by their looks; an entry without a text is not drawn, and left out. */
export function ChartLegend({
  entries,
}: {
  entries: readonly { look: keyof typeof looks; text: string | undefined }[]
}) {
  const drawn = entries.filter(({ text }) => text !== undefined)
  if (drawn.length === 0) return null
  return (
    <Legend>
      {drawn.map(({ look, text }) => (
        <li key={look}>
          <svg width="28" height="12" aria-hidden="true">
            {looks[look]}
          </svg>
          {text}
        </li>
      ))}
    </Legend>
  )
}
