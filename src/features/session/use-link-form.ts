import type { Call } from '#contract/endpoint.ts'
import { useApi } from '#src/api/api-context.ts'
import { serverFieldErrors } from '#src/api/server-field-errors.ts'
import { useNavigation } from '#src/ui/navigation.ts'
import type { Check } from './guest-rules.ts'
import { linkToken } from './link-token.ts'
import { useSaidOnNextPage } from './said-on-next-page.ts'
import { useFailureToasts } from './use-failure-toasts.ts'
import { useGuestForm } from './use-guest-form.ts'

interface LinkForm<Values> {
  loadCheck: () => Promise<Check<Values>>
  call: Call
  /** The fields at which the server's faults are shown. */
  fields: readonly Extract<keyof Values, string>[]
  /** The key of what the sign-in says afterwards. */
  said: Parameters<ReturnType<typeof useSaidOnNextPage>>[0]
  /** Judges a refusal first. @returns true where nothing more is to be said of it */
  onFailure?: (failure: unknown) => boolean
}

/** The form of a page that a mailed link opens: it sends the link's token too, and leads to the sign-in. */
export function useLinkForm<Values extends Record<string, unknown>>({
  loadCheck,
  call,
  fields,
  said,
  onFailure,
}: LinkForm<Values>) {
  const { client } = useApi()
  const { go } = useNavigation()
  const say = useSaidOnNextPage()
  const toastFailure = useFailureToasts()
  return useGuestForm<Values>({
    loadCheck,
    added: linkToken,
    send: async (body) => {
      try {
        await client(call, { body })
        say(said)
        go('/login')
        return {}
      } catch (failure) {
        if (onFailure?.(failure)) return {}
        const wrong = serverFieldErrors(failure, fields)
        if (wrong.length === 0) toastFailure(failure)
        return Object.fromEntries(wrong) as { [Field in keyof Values]?: string }
      }
    },
  })
}
