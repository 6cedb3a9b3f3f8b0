import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/db/database.ts'

declare module 'fastify' {
  interface FastifyInstance {
    db: Database
  }
}

/** Hands the database to the routes, and closes it after the last of them. */
export function registerDatabase(app: FastifyInstance, db: Database): void {
  app.decorate('db', db)
  app.addHook('onClose', () => db.destroy())
}
