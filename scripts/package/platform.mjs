/**
 * A kind of machine that native packages are made for, named as Node.js and sharp do: `linux-x64`, `linuxmusl-arm64`,
 * `darwin-arm64`, `win32-x64`.
 *
 * @typedef {object} Platform
 * @property {string} name
 * @property {string} os as `process.platform` has it
 * @property {string} cpu as `process.arch` has it
 * @property {string} [libc] `glibc` or `musl`, on Linux alone
 */

/** Those for which all native packages of the server exist. */
export const platformNames = [
  'linux-x64',
  'linux-arm64',
  'linuxmusl-x64',
  'linuxmusl-arm64',
  'darwin-x64',
  'darwin-arm64',
  'win32-x64',
]

/** @returns {Platform} this machine's, by whatever Node.js runs here */
export function thisPlatform() {
  const { platform: os, arch: cpu } = process
  if (os !== 'linux') return { name: `${os}-${cpu}`, os, cpu }
  return linux(cpu, isGlibc() ? 'glibc' : 'musl')
}

/**
 * @param {string} name one of `platformNames`
 * @returns {Platform}
 */
export function platformOf(name) {
  const [system = '', cpu = ''] = name.split('-')
  if (!system.startsWith('linux')) return { name, os: system, cpu }
  return linux(cpu, system === 'linux' ? 'glibc' : 'musl')
}

/**
 * @param {string} cpu
 * @param {'glibc' | 'musl'} libc
 * @returns {Platform}
 */
function linux(cpu, libc) {
  return { name: `${libc === 'musl' ? 'linuxmusl' : 'linux'}-${cpu}`, os: 'linux', cpu, libc }
}

/** The report of a process names the glibc that it runs with, and nothing where there is another one. */
function isGlibc() {
  const report = process.report
  // Else it looks up the name of each open connection.
  if ('excludeNetwork' in report) report.excludeNetwork = true
  /** @type {{ header?: { glibcVersionRuntime?: string } }} */
  const { header } = Object(report.getReport())
  return header?.glibcVersionRuntime !== undefined
}

/**
 * Says whether a package is meant for a platform, by the fields that npm goes by. Packages that leave `libc` out tell it
 * by the end of their name.
 *
 * @param {Platform} platform
 * @param {string} name
 * @param {{ os?: string[], cpu?: string[], libc?: string[] }} manifest
 */
export function fits(platform, name, { os, cpu, libc }) {
  if (os && !os.includes(platform.os)) return false
  if (cpu && !cpu.includes(platform.cpu)) return false
  if (platform.libc === undefined) return true
  const [ending] = /-(?:gnu|musl)\w*$/.exec(name) ?? []
  if (libc) return libc.includes(platform.libc)
  return ending === undefined || ending.startsWith(platform.libc === 'musl' ? '-musl' : '-gnu')
}
