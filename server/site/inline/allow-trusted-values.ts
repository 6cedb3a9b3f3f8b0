import { inlineCall } from './inline-call.ts'

/** The part of the Trusted Types API that is used here; TypeScript's DOM types lack it. */
interface TrustedTypes {
  createPolicy: (
    name: 'default',
    rules: {
      createHTML: (text: string, type: string, sink: string) => string | null
      createScriptURL: (address: string) => string | null
    },
  ) => unknown
}

/**
 * Says which plain texts the browser may take for markup or for a script's address: the page's security policy refuses
 * all others (`require-trusted-types-for`). Packages write style sheets, empty texts and the parts of a date through
 * `innerHTML`: a text without a tag is harmless, one with a tag is refused. A parsed document is apart from the page.
 * Scripts and workers come from this site alone.
 *
 * Runs in the page (`inlineCall`).
 */
function allowTrustedValues(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', {
    createHTML: (text, _type, sink) =>
      !text.includes('<') || sink === 'DOMParser parseFromString' ? text : null,
    createScriptURL: (address) =>
      new URL(address, location.href).origin === location.origin ? address : null,
  })
}

/** Before all that sets a script's address. */
export const allowTrustedValuesScript = inlineCall(allowTrustedValues)
