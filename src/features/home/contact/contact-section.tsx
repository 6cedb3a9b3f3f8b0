import { Section } from '#src/ui/section.tsx'

export function ContactSection() {
  return <Section id="contact">{null}</Section>
}
