import { Section } from '#src/ui/section.tsx'

export function StatisticsSection() {
  return <Section id="statistics">{null}</Section>
}
