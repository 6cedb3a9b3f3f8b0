/** Isolates a phone number, an e-mail or an address in Latin letters, so that '+' and '.' never jump (DIGIT-4). */
export function LtrText({ children }: { children: string }) {
  return <bdi dir="ltr">{children}</bdi>
}
