import { measureVisit } from './measure-visit.mjs'
import { median } from './median.mjs'
import { networkSpeeds } from './network-speeds.mjs'
import { withPhone } from './phone.mjs'
import { visitOnce } from './visit-once.mjs'

/**
 * @typedef {import('./measure-visit.mjs').VisitFigures} VisitFigures
 * @typedef {{ runs: number, browser: string }} Options
 * @typedef {{ warm: VisitFigures, offline: VisitFigures, lying: VisitFigures }} RepeatVisits
 */

/**
 * First visits, each with a phone of its own; the median of all runs.
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
      await withPhone(browser, (phone) => measureVisit(phone, address, networkSpeeds[speed])),
    )
  return middle(visits)
}

/**
 * Repeat visits with one phone: over fast 3G, without a network, and with one on which no call is ever answered.
 * They take turns, so that what else the machine does weighs on all of them alike. The median of all runs.
 *
 * @param {string} address
 * @param {Options} options
 * @returns {Promise<RepeatVisits>}
 */
export async function measureRepeatVisits(address, { runs, browser }) {
  return withPhone(browser, async (phone) => {
    await visitOnce(phone, address)
    /** @type {Record<keyof RepeatVisits, VisitFigures[]>} */
    const visits = { warm: [], offline: [], lying: [] }
    for (let run = 0; run < runs; run += 1) {
      visits.warm.push(await measureVisit(phone, address, networkSpeeds.fast3g))
      visits.offline.push(await measureVisit(phone, address, 'offline'))
      visits.lying.push(await measureVisit(phone, address, 'silent'))
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
