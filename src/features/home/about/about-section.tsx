import { Section } from '#src/ui/section.tsx'

export function AboutSection() {
  return <Section id="about">{null}</Section>
}
