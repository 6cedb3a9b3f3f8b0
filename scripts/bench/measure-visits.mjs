import { measureVisit } from './measure-visit.mjs'
import { median } from './median.mjs'
import { networkSpeeds } from './network-speeds.mjs'
import { visitOnce } from './visit-once.mjs'
import { withProfile } from './with-profile.mjs'

/**
 * @typedef {import('./measure-visit.mjs').VisitFigures} VisitFigures
 * @typedef {{ runs: number, browser: string }} Options
 * @typedef {{ warm: VisitFigures, offline: VisitFigures, lying: VisitFigures }} RepeatVisits
 */

/**
 * First visits, each with a profile of its own; the median of all runs.
 *
 * @param {string} address
 * @param {keyof typeof networkSpeeds} speed
 * @param {Options} options
 * @returns {Promise<VisitFigures>}
 */
export async function measureFirstVisits(address, speed, { runs, browser }) {
  const visits = []
  for (let run = 0; run < runs; run += 1)
    visits.push(
      await withProfile(browser, (profile) => measureVisit(profile, address, networkSpeeds[speed])),
    )
  return middle(visits)
}

/**
 * Repeat visits with one profile: over fast 3G, without a network, and with one on which no call is ever answered.
 * They take turns, so that what else the machine does weighs on all of them alike. The median of all runs.
 *
 * @param {string} address
 * @param {Options} options
 * @returns {Promise<RepeatVisits>}
 */
export async function measureRepeatVisits(address, { runs, browser }) {
  return withProfile(browser, async (profile) => {
    await visitOnce(profile, address)
    /** @type {Record<keyof RepeatVisits, VisitFigures[]>} */
    const visits = { warm: [], offline: [], lying: [] }
    for (let run = 0; run < runs; run += 1) {
      visits.warm.push(await measureVisit(profile, address, networkSpeeds.fast3g))
      await profile.setOffline(true)
      visits.offline.push(await measureVisit(profile, address))
      await profile.setOffline(false)
      // Never fulfilled: nothing arrives.
      await profile.route('**/api/**', () => {})
      visits.lying.push(await measureVisit(profile, address, networkSpeeds.fast3g))
      await profile.unrouteAll({ behavior: 'ignoreErrors' })
    }
    return {
      warm: middle(visits.warm),
      offline: middle(visits.offline),
      lying: middle(visits.lying),
    }
  })
}

/** @param {VisitFigures[]} visits */
function middle(visits) {
  return {
    content: median(visits.map(({ content }) => content)),
    text: median(visits.map(({ text }) => text)),
  }
}
