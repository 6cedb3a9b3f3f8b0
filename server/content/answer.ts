import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '#server/http/choose-encoding.ts'

/** One representation of an answer, ready to be sent. */
export interface Representation {
  bytes: Buffer
  /** A strong entity tag: equal bytes, equal tag, so each coding has its own. */
  etag: string
}

/** An answer's body, and the same in every content coding. */
export interface Answer {
  /** Shared by all who ask: never change it. */
  body: unknown
  representations: Record<Encoding, Representation>
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Counts the bytes of memory that an answer takes: its codings, and its body, whose objects take several times its text. */
export function bytesOf({ representations }: Answer): number {
  const { identity, br, gzip: gz } = representations
  return 5 * identity.bytes.length + br.bytes.length + gz.bytes.length + 1024
}

export async function createAnswer(body: unknown): Promise<Answer> {
  const bytes = Buffer.from(JSON.stringify(body))
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
  const [br, gz] = await Promise.all([toBrotli(bytes, quality), toGzip(bytes, { level: 9 })])
  return {
    body,
    representations: {
      identity: { bytes, etag: `"${hash}"` },
      br: { bytes: br, etag: `"${hash}-br"` },
      gzip: { bytes: gz, etag: `"${hash}-gz"` },
    },
  }
}
