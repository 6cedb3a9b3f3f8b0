import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/**
 * A page in the encoding that the browser prefers. It is compressed anew each time, because the nonce differs;
 * hence a quick level, off the main thread.
 */
export async function compressPage(
  html: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | Buffer> {
  const accepted = request.headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(accepted)) {
    reply.header('content-encoding', 'br')
    return await brotli(html, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    })
  }
  if (/\bgzip\b/.test(accepted)) {
    reply.header('content-encoding', 'gzip')
    return await deflate(html, { level: 4 })
  }
  return html
}
