import { shortNetwork } from '#server/http/short-network.ts'
import { readDevice } from './read-device.ts'
import type { SignInSource } from './sign-in-sources.ts'

/** The place of a request as it is stored (SESSION-29): nothing in it can be made long by the sender. */
export function placeOf({ address, userAgent }: SignInSource) {
  return { ...readDevice(userAgent), network: shortNetwork(address) }
}
