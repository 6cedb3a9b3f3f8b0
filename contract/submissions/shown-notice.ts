import { z } from 'zod/mini'

/**
 * The sentence that a form showed about how long it is kept, as it was shown (PERSON-12). It may be of a time before:
 * a form can wait on a device for a week. A caller that has no form leaves it out.
 */
export const shownNoticeSchema = z.object({ notice: z._default(z.string(), '') })
