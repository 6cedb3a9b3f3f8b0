import { step } from '../scripts/prepare/step.mjs'
import { figureRow, kilobytes, milliseconds, seconds, table, whole } from './figures.mjs'
import { measureListVisits, measureSignIn } from './measure-back-office.mjs'
import { fillMessages, measureLists, signIn } from './measure-lists.mjs'
import { targets } from './targets.mjs'

const messages = 10_000

/**
 * The back office: its longest list at the server, its sign-in, and a list over a slow line.
 *
 * @param {import('../scripts/start/built-server.mjs').BuiltServer} server
 * @param {string} browser
 * @returns {Promise<string>} its tables
 */
export async function benchAdmin({ address, dataDir }, browser) {
  await step(`Storing ${messages} messages`, () => fillMessages(dataDir, messages))
  const { accessToken } = await signIn(address)
  const lists = await step('Paging through them', () => measureLists(address, accessToken))
  const signInPage = await step('Sign-in page', () => measureSignIn(address, { runs: 5, browser }))
  const visits = await step('Opening their list', () =>
    measureListVisits(address, { runs: 5, browser }),
  )
  return [
    table(
      [
        `A page of ${messages.toLocaleString('en')} messages, median of 20`,
        'Answered in',
        'Target',
      ],
      lists.map(({ name, ms }) => figureRow(name, ms, milliseconds, targets.listMs)),
    ),
    table(
      ['Slow 4G, 4× slower processor, Arabic, median of 5; 1280 px wide', 'Figure', 'Target'],
      [
        figureRow('Sign-in form seen', signInPage.seen, seconds, targets.signInSeen),
        figureRow('JavaScript of its page', signInPage.bytes, kilobytes, targets.signInScriptBytes),
        figureRow('Its requests until quiet', signInPage.requests, whole, targets.signInRequests),
        figureRow('Record can be opened, first visit', visits.first, seconds, targets.firstList),
        figureRow('Its search can be used', visits.usable, seconds),
        figureRow('Requests of that until quiet', visits.requests, whole, targets.listRequests),
        figureRow('Record can be opened, repeat visit', visits.repeat, seconds, targets.repeatList),
      ],
    ),
  ].join('\n\n')
}
