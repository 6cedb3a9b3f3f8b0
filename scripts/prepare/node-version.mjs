import { readFileSync } from 'node:fs'

/**
 * Stops the process with one clear line when this Node.js is older than package.json's `engines`
 * asks for. Uses nothing that an old Node.js lacks, so that the line is what the reader sees.
 */
export function checkNodeVersion() {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  const wanted = String(manifest.engines.node).replace(/[^\d.]/g, '')
  if (isAtLeast(process.versions.node, wanted)) return
  console.error(
    `This project needs Node.js ${wanted} or newer; this is ${process.versions.node}. Please install a current release and try again.`,
  )
  process.exit(1)
}

/**
 * @param {string} version such as '20.20.2'
 * @param {string} least such as '20.19'
 */
export function isAtLeast(version, least) {
  const have = version.split('.').map(Number)
  const want = least.split('.').map(Number)
  for (const [place, number] of want.entries()) {
    const own = have[place] ?? 0
    if (own !== number) return own > number
  }
  return true
}
