/** The nonce of this page's content security policy; style elements made by scripts must carry it. Browser only. */
export function pageNonce(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
}
