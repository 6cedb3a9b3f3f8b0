import type { FastifyRequest } from 'fastify'
import { isLanguage, languageHeader } from '#contract/locale.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { readDeviceCookie } from './device-cookie.ts'
import type { SignInSource } from './sign-in-sources.ts'

/** Where a request comes from, for limits, the trail and mails. */
export function sourceOf(request: FastifyRequest): SignInSource {
  const { cookie, 'user-agent': userAgent, [languageHeader]: language } = request.headers
  return {
    address: clientAddress(request),
    device: readDeviceCookie(cookie),
    userAgent,
    language: isLanguage(language) ? language : undefined,
  }
}
