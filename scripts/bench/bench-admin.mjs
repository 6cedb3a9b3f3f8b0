import { step } from '../prepare/step.mjs'
import { figureRow, kilobytes, milliseconds, seconds, table } from './figures.mjs'
import { measureListVisits, measureSignInScript } from './measure-back-office.mjs'
import { fillMessages, measureLists, signIn } from './measure-lists.mjs'
import { targets } from './targets.mjs'

const messages = 10_000

/**
 * The back office: its longest list at the server, its sign-in, and a list on a phone.
 *
 * @param {import('../start/built-server.mjs').BuiltServer} server
 * @param {string} browser
 * @returns {Promise<string>} its tables
 */
export async function benchAdmin({ address, dataDir }, browser) {
  await step(`Storing ${messages} messages`, () => fillMessages(dataDir, messages))
  const { accessToken } = await signIn(address)
  const lists = await step('Paging through them', () => measureLists(address, accessToken))
  const script = await step('Sign-in page', () => measureSignInScript(address, browser))
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
      ['On a phone: slow 4G, 4× slower processor, Arabic, median of 5', 'Figure', 'Target'],
      [
        figureRow('JavaScript of the sign-in page', script, kilobytes, targets.signInScriptBytes),
        figureRow('List of messages filled, first visit', visits.first, seconds, targets.firstList),
        figureRow(
          'List of messages filled, repeat visit',
          visits.repeat,
          seconds,
          targets.repeatList,
        ),
        figureRow('The same, until a record can be opened', visits.usable, seconds),
      ],
    ),
  ].join('\n\n')
}
