import type { FastifyRequest } from 'fastify'
import { pagePattern } from '#contract/page-pattern.ts'

/** The pattern of a request's route, of which there is a fixed number; never an address with a slug or an id. */
export function routeLabel({ routeOptions, url }: FastifyRequest): string {
  const pattern = routeOptions.url
  if (pattern === undefined) return 'none'
  const [path = ''] = url.split(/[?#]/, 1)
  return pattern === '/*' ? pagePattern(path) : pattern
}
