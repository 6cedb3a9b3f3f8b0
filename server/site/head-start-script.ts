import { listPages, usualPageSize } from '#contract/admin/list-pages.ts'
import { myProfileCall } from '#contract/calls.ts'
import { apiBase, callAddress } from '#contract/endpoint.ts'
import { defaultLanguage, languageHeader, languageKey, languages } from '#contract/locale.ts'
import { sessionCookies } from '#contract/session-cookies.ts'

/**
 * The inline script of the back office's shell that asks for what the app is going to ask for first, while the app is
 * still on its way: the profile, and the list whose address this is. On a slow line each of the two takes half a second
 * or more. `src/api/head-start.ts` hands the answers to the app, if it asks for just that, for the same user and in the
 * same language.
 */
export const headStartScript = `(lists=>{const token=/(?:^|;\\s*)${sessionCookies.accessToken}=([^;]+)/.exec(document.cookie)?.[1];let stored;try{stored=localStorage.getItem('${languageKey}')}catch{return}if(!token||/[?&]lang=/.test(location.search))return;const language=${JSON.stringify(languages)}.includes(stored)?stored:'${defaultLanguage}';const begunAt=Date.now();const ask=(address,more)=>{const answer=fetch(address,{headers:{Accept:'application/json','${languageHeader}':language,Authorization:'Bearer '+token,...more}});answer.catch(()=>{});return[address,{token,language,begunAt,answer}]};const list=location.search===''&&lists[/^\\/admin\\/([\\w-]+)\\/?$/.exec(location.pathname.toLowerCase())?.[1]];window.headStart=Object.fromEntries([ask('${callAddress(myProfileCall)}',{'Accept-Language':language}),...(list?[ask('${apiBase}/Admin/'+list+'?pageSize=${usualPageSize}')]:[])])})(${JSON.stringify(listPages)})`
