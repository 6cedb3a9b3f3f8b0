import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Numbers } from '#contract/collections/statistics.ts'
import { CounterGrid } from './counter-grid.ts'
import { Counter } from './counter.tsx'
import { useCountUp } from './use-count-up.ts'

const counters = [
  { field: 'completedProjects', sign: '+' },
  { field: 'currentClients', sign: '+' },
  { field: 'employees', sign: '+' },
  { field: 'customerSatisfaction', sign: '+%' },
] as const

export function Counters({ numbers }: { numbers: Numbers }) {
  const { t } = useTranslation()
  const grid = useRef<HTMLDListElement>(null)
  const progress = useCountUp(grid)
  return (
    <CounterGrid ref={grid}>
      {counters.map(({ field, sign }) => (
        <Counter
          key={field}
          label={t(`statistics.${field}`)}
          target={numbers[field]}
          sign={sign}
          progress={progress}
        />
      ))}
    </CounterGrid>
  )
}
