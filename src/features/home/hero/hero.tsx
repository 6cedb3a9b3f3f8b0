import { Section } from '#src/ui/section.tsx'

export function Hero() {
  return <Section id="hero">{null}</Section>
}
