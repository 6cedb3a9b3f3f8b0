import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from '#contract/webauthn.ts'

const present = 1
const verified = 4
const withCredential = 64

interface Ways {
  /** Of the page that asks, as the browser says. */
  origin?: string
  /** True where the device has verified the person. */
  isVerified?: boolean
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

/** An authenticator in software, with one passkey (ES256), as the API's tests ask it. */
export function createSoftPasskey(site: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  const authenticatorData = (rpId: string, flags: number, added: Uint8Array[] = []) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, ...added])
  }

  const cose = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    )
  }

  const named = { id: base64url(id), rawId: base64url(id), type: 'public-key' } as const

  return {
    id: base64url(id),
    /** Sets what the authenticator says of how often it was used. */
    setCounter: (value: number) => (counter = value),
    make(
      { challenge, rp }: PasskeyCreationOptions,
      { origin = site, isVerified = true }: Ways = {},
    ): PasskeyRegistration {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const flags = present | withCredential | (isVerified ? verified : 0)
      const authData = authenticatorData(rp.id ?? '', flags, [Buffer.alloc(16), length, id, cose()])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      return {
        ...named,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, origin)),
          // The encoder's type knows no maps of anything.
          attestationObject: base64url(isoCBOR.encode(attestation as never)),
          transports: ['internal'],
        },
      }
    },
    use(
      { challenge, rpId = '' }: PasskeyRequestOptions,
      { origin = site, isVerified = true }: Ways = {},
    ): PasskeyAssertion {
      const authData = authenticatorData(rpId, present | (isVerified ? verified : 0))
      const client = clientData('webauthn.get', challenge, origin)
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey)
      return {
        ...named,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
        },
      }
    },
  }
}
