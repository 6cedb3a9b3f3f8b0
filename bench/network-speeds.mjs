/**
 * The speeds that browsers' developer tools call by these names: bytes per second, and milliseconds added to each
 * request.
 */
const fast3g = {
  offline: false,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
  latency: 562.5,
}
export const networkSpeeds = {
  fast3g,
  // The same line under the name that the tools have given it since 2024.
  slow4g: fast3g,
  slow3g: { offline: false, downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 2000 },
}

/** @typedef {typeof fast3g} NetworkSpeed */
