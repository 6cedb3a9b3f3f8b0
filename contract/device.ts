import { z } from 'zod/mini'

/** The browsers and systems that the product knows by name, as they tell of themselves (SESSION-29). */
export const browsers = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung'] as const
export const systems = ['android', 'chromeos', 'ipad', 'iphone', 'linux', 'mac', 'windows'] as const

export type Browser = (typeof browsers)[number]
export type System = (typeof systems)[number]

/** The browser and system of a session, each null where it does not tell. */
export const deviceSchema = z.object({
  browser: z.nullable(z.enum(browsers)),
  system: z.nullable(z.enum(systems)),
})
export type Device = z.infer<typeof deviceSchema>
