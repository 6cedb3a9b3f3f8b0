import { Section } from '#src/ui/section.tsx'

export function CertificatesSection() {
  return <Section id="certificates">{null}</Section>
}
