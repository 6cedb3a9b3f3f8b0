import { Section } from '#src/ui/section.tsx'

export function TabsSection() {
  return <Section id="tabs">{null}</Section>
}
