/** The targets of the figures; each is shown beside its figure. */
export const targets = {
  performance: { least: 99 },
  accessibility: { least: 100 },
  'best-practices': { least: 100 },
  seo: { least: 100 },
  fcp: { most: 1000 },
  lcp: { most: 1400 },
  // Main thread until quiet, as a multiple of the same page's without scripts, measured in the same run.
  mainToPlain: { most: 1.5 },
  plain: { most: 300 },
  resting: { most: 40 },
  requests: { most: 25 },
  blocking4: { most: 50 },
  blocking8: { most: 200 },
  // From a press to the paint that answers it, 98 of a hundred.
  interaction: { most: 150 },
  cls: { most: 0.01 },
  scriptBytes: { most: 180 * 1024 },
  // Of the pages that show curves: a product's, and the selection.
  fanPerformance: { least: 98 },
  fanScriptBytes: { most: 200 * 1024 },
  selectionMs: { most: 50 },
  requestsPerSecond: { least: 3000 },
  // Of fifty connections at once.
  p99: { most: 50 },
  restingBytes: { most: 120 * 1024 * 1024 },
  listMs: { most: 50 },
  searchMs: { most: 100 },
  scaleMemory: { most: 250 * 1024 * 1024 },
  signInSeen: { most: 2000 },
  signInScriptBytes: { most: 200 * 1024 },
  signInRequests: { most: 20 },
  firstList: { most: 3000 },
  listRequests: { most: 40 },
  // Of rows that can be opened.
  repeatList: { most: 1300 },
  prefetchContent: { most: 300 },
  warmText: { most: 500 },
  lostContent: { most: 250 },
  lostText: { most: 320 },
  // A lost network's repeat visit as a multiple of one with a network, measured in the same run.
  lostToWarm: { most: 1.1 },
  precacheBytes: { most: 320 * 1024 },
  workerBytes: { most: 12 * 1024 },
}

/** @typedef {{ least?: number, most?: number }} Target */

/**
 * @param {number} figure
 * @param {Target} target
 */
export function reaches(figure, { least, most }) {
  return (least === undefined || figure >= least) && (most === undefined || figure <= most)
}
