import { step } from '../prepare/step.mjs'
import { describeTarget, milliseconds, table, withVerdict } from './figures.mjs'
import { fillMessages, measureLists, signIn } from './measure-lists.mjs'
import { targets } from './targets.mjs'

const messages = 10_000

/**
 * The back office's longest list at the server.
 *
 * @param {import('../start/built-server.mjs').BuiltServer} server
 * @returns {Promise<string>} its table
 */
export async function benchAdmin({ address, dataDir }) {
  await step(`Storing ${messages} messages`, () => fillMessages(dataDir, messages))
  const token = await signIn(address)
  const lists = await step('Paging through them', () => measureLists(address, token))
  const target = targets.listMs
  return table(
    [`A page of ${messages.toLocaleString('en')} messages, median of 20`, 'Answered in', 'Target'],
    lists.map(({ name, ms }) => [
      name,
      withVerdict(ms, milliseconds, target),
      describeTarget(milliseconds, target),
    ]),
  )
}
