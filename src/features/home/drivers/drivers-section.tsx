import { Section } from '#src/ui/section.tsx'

export function DriversSection() {
  return <Section id="drivers">{null}</Section>
}
