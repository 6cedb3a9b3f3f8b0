import { shellFiles, shellOf } from '#contract/site-paths.ts'
import { isOwnAnswer } from './own-answers.ts'
import { precache } from './precache.ts'
import { cachedPage } from './rendered-pages.ts'

/** The cached home page, else the precached shell that an address starts in, with the headers that it came with. */
export async function answerPage(url: URL): Promise<Response> {
  return (await cachedPage(url).catch(() => undefined)) ?? (await shellFor(url))
}

async function shellFor({ pathname }: URL): Promise<Response> {
  const file = shellFiles[shellOf(pathname)]
  const shell = await precache.matchPrecache(file)
  // The browser removed it for want of room, or it is not our server's: the network's page is as good.
  if (shell === undefined || !(await isOwnAnswer(file, shell)))
    throw new Error(`${file} cannot be had`)
  return shell
}
