import { shortNetwork } from '#server/http/short-network.ts'
import { readDevice } from './read-device.ts'
import type { SignInSource } from './sign-in-sources.ts'

/** What is stored of where a request came from (SESSION-29): nothing that its sender could make long. */
export function placeOf({ address, userAgent }: SignInSource) {
  return { ...readDevice(userAgent), network: shortNetwork(address) }
}
