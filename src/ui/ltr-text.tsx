/** A phone number, an e-mail or an address in Latin letters: isolated, so that '+' and '.' never jump (decisions 5). */
export function LtrText({ children }: { children: string }) {
  return <bdi dir="ltr">{children}</bdi>
}
