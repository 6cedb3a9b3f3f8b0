import { Section } from '#src/ui/section.tsx'

export function ClientsSection() {
  return <Section id="clients">{null}</Section>
}
