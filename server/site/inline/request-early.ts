import { listPages, usualPageSize } from '#contract/admin/list-pages.ts'
import { myProfileCall } from '#contract/calls.ts'
import { callAddress } from '#contract/endpoint.ts'
import { defaultLanguage, languageHeader, languageKey, languages } from '#contract/locale.ts'
import { sessionCookies } from '#contract/session-cookies.ts'
import { inlineCall } from './inline-call.ts'

/** Values of the contract for the inline script, which can import nothing. */
const names = {
  profile: callAddress(myProfileCall),
  /** Addresses of the calls, by the names of the pages. */
  lists: Object.fromEntries(
    Object.entries(listPages).map(([page, collection]) => [
      page,
      callAddress({ path: `/Admin/${collection}` }, { pageSize: usualPageSize }),
    ]),
  ),
  accessToken: sessionCookies.accessToken,
  languageHeader,
  languageKey,
  languages,
  defaultLanguage,
}

/**
 * Asks for what the app is going to ask for first, while the app is still on its way: the profile, and the list whose
 * address this is. On a slow line each of the two takes half a second or more. `src/api/early-requests.ts` hands the
 * answers to the app, if it asks for just that, for the same user and in the same language.
 *
 * Runs in the page (`inlineCall`).
 */
function requestEarly(known: typeof names): void {
  const token = new RegExp(`(?:^|;\\s*)${known.accessToken}=([^;]+)`).exec(document.cookie)?.[1]
  let stored: string | null
  try {
    stored = localStorage.getItem(known.languageKey)
  } catch {
    return
  }
  // An address may choose another language.
  if (token === undefined || /[?&]lang=/.test(location.search)) return
  const language = known.languages.find((one) => one === stored) ?? known.defaultLanguage
  const begun: typeof window.earlyRequests = {}
  const ask = (address: string, more?: Record<string, string>) => {
    const answer = fetch(address, {
      headers: {
        Accept: 'application/json',
        [known.languageHeader]: language,
        Authorization: `Bearer ${token}`,
        ...more,
      },
    })
    // The code that takes the answer sees its failure.
    answer.catch(() => undefined)
    begun[address] = { token, language, begunAt: Date.now(), answer }
  }
  ask(known.profile, { 'Accept-Language': language })
  const [, page = ''] = /^\/admin\/([\w-]+)\/?$/.exec(location.pathname.toLowerCase()) ?? []
  const list = known.lists[page]
  if (list !== undefined && location.search === '') ask(list)
  window.earlyRequests = begun
}

/** For the head of the back office's shell. */
export const requestEarlyScript = inlineCall(requestEarly, names)
