import type { FastifyInstance, FastifyReply } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Does something slow once a request has been answered, so that neither the answer nor its time tells of
     * it. A failure is logged. Closing the server waits for it.
     */
    afterAnswer: (reply: FastifyReply, work: () => Promise<void>) => void
  }
}

/** Register it after the database, which is then closed after the last work is done. */
export function registerAfterAnswer(app: FastifyInstance): void {
  const underWay = new Set<Promise<void>>()

  app.decorate('afterAnswer', (reply: FastifyReply, work: () => Promise<void>) => {
    const begin = () => {
      const working = work()
        .catch((error: unknown) => app.reportFault('afterAnswer', error, reply.request))
        .finally(() => underWay.delete(working))
      underWay.add(working)
    }
    // The one who asked may have left already.
    if (reply.raw.closed) begin()
    else reply.raw.once('close', begin)
  })
  app.addHook('onClose', async () => {
    await Promise.all(underWay)
  })
}
