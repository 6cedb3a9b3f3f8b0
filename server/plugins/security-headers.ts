import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/**
 * Headers for every answer. The content security policy is not among them: a page has one with its own nonce,
 * everything else the locked-down one.
 *
 * @param secure whether the public address is https
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  secure: boolean,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    // The map's host is told which site shows it, not which page.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Nothing that only browsers without the site's scripts understand: each answer would carry it.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
  })
}
