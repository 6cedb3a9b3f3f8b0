import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'

export interface RegisteredRoute {
  method: string
  url: string
}

/** Starts a server and lists every route that it has, one for each method. */
export async function withRoutes<Server>(
  start: () => Promise<Server>,
): Promise<{ server: Server; routes: RegisteredRoute[] }> {
  const routes: RegisteredRoute[] = []
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) routes.push({ method: one, url })
    })
  }
  subscribe('fastify.initialization', watch)
  try {
    return { server: await start(), routes }
  } finally {
    unsubscribe('fastify.initialization', watch)
  }
}
