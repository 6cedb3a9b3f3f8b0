import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { PushDevice, PushMessage } from '#contract/admin/push.ts'

interface Post {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface TestPushService {
  origin: string
  /** The posts that it took, in order. */
  taken: Post[]
  /** Answers from now on with this status. */
  answer: (status: number) => void
  close: () => Promise<void>
}

/** A push service of its own on a free port, as those of browsers are (RFC 8030). */
export async function startPushService(): Promise<TestPushService> {
  const taken: Post[] = []
  let status = 201
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      if (status < 300) taken.push({ path: request.url ?? '', headers: request.headers, body })
      response.writeHead(status, { location: 'http://127.0.0.1:9/elsewhere' }).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    answer: (next) => {
      status = next
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A device as a browser has it: its address at the service, and the keys that its messages are for. */
export function createPushDevice(origin: string, name: string) {
  const pair = createECDH('prime256v1')
  const ours = pair.generateKeys()
  const auth = randomBytes(16)
  const device: PushDevice = {
    endpoint: `${origin}/${name}`,
    keys: { p256dh: ours.toString('base64url'), auth: auth.toString('base64url') },
  }

  /** Reads a message by RFC 8291: one record of `aes128gcm`. */
  const read = ({ body }: Post): PushMessage => {
    const salt = body.subarray(0, 16)
    const theirs = body.subarray(21, 21 + body.readUInt8(20))
    const sealed = body.subarray(21 + theirs.length)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), ours, theirs])
    const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(theirs), auth, info, 32))
    const part = (label: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${label}\0`, length))
    const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
    decipher.setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    // The last record ends with a 2, and zeros after it.
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as PushMessage
  }

  return {
    device,
    read,
    /** The messages that it was sent, decrypted, in order. */
    messages: ({ taken }: TestPushService) =>
      taken.filter(({ path }) => path === `/${name}`).map(read),
  }
}

/** Reads the sender of a post by RFC 8292. @throws Error where it is not signed by that key */
export function senderOf({ headers }: Post, publicKey: string): { aud: string; sub: string } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(
    String(headers.authorization),
  ) ?? ['', '', '']
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const [head = '', claims = '', signature = ''] = token.split('.')
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned || key !== publicKey) throw new Error('The post is not signed by that key')
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; sub: string }
}
