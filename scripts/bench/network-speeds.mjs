/**
 * What browsers' developer tools call by these names: bytes per second, and milliseconds added to each request.
 */
export const networkSpeeds = {
  fast3g: { offline: false, downloadThroughput: 180_000, uploadThroughput: 84_375, latency: 562.5 },
  slow3g: { offline: false, downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 2000 },
}

/** @typedef {typeof networkSpeeds.fast3g} NetworkSpeed */
