import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { AIRFLOW_BOX, airflowPaths } from './airflow-path.mjs'
import { bladesPath, HUB_PATH, impellerPath } from './impeller-path.mjs'

const PETROL = '#0B2B33'
const TEAL = '#00857A'
const BRIGHT = '#2CC5B4'

const svg = (viewBox, body, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${attributes}>${body}</svg>`

/** A filled square, rounded by `radius`, with the impeller over `share` of its width. */
function badge({ ground, mark, radius, share, size = 100 }) {
  const scale = (size * share) / 48
  const offset = (size * (1 - share)) / 2
  const round = (value) => Number(value.toFixed(3))
  return svg(
    `0 0 ${size} ${size}`,
    `<rect width="${size}" height="${size}" rx="${radius}" fill="${ground}"/>` +
      `<path transform="translate(${round(offset)} ${round(offset)})scale(${round(scale)})" fill="${mark}" d="${impellerPath()}"/>`,
  )
}

const LOGOS = {
  onLight: { blades: '#0b2b33', hub: '#00857a' },
  onDark: { blades: '#e8f1f0', hub: '#2cc5b4' },
}

/** The mark in two colours, square, without a margin: it stands on the edge of what it is put in. */
const logo = ({ blades, hub }) =>
  svg(
    '1.5 1.5 45 45',
    `<path fill="${blades}" d="${bladesPath()}"/><path fill="${hub}" d="${HUB_PATH}"/>`,
  )

const impeller = () => svg('0 0 48 48', `<path d="${impellerPath()}"/>`, ' fill="currentColor"')

const favicon = () =>
  svg(
    '0 0 48 48',
    `<style>path{fill:${TEAL}}@media(prefers-color-scheme:dark){path{fill:${BRIGHT}}}</style><path d="${impellerPath()}"/>`,
  )

const airflow = () =>
  svg(
    AIRFLOW_BOX,
    airflowPaths()
      .map((data, index) => `<path d="${data}" opacity=".${3 + ((index * 4) % 6)}"/>`)
      .join(''),
    ' fill="none" stroke="currentColor" stroke-width="1.25" preserveAspectRatio="xMidYMid slice"',
  )

// A maskable icon is bled to its edges: only the middle 80 % is sure to be seen.
const ICONS = {
  icon: { ground: PETROL, mark: BRIGHT },
  admin: { ground: TEAL, mark: '#FFFFFF' },
}

async function writeIcons(folder, name, colours) {
  const rounded = Buffer.from(badge({ ...colours, radius: 22, share: 0.72 }))
  const bled = Buffer.from(badge({ ...colours, radius: 0, share: 0.58 }))
  const png = (source, size) =>
    sharp(source, { density: 600 }).resize(size).png({ palette: true, quality: 95, effort: 10 })
  await png(rounded, 192).toFile(path.join(folder, `${name}-192.png`))
  await png(rounded, 512).toFile(path.join(folder, `${name}-512.png`))
  await png(bled, 512).toFile(path.join(folder, `${name}-maskable-512.png`))
  if (name === 'icon') {
    await png(bled, 180)
      .flatten({ background: colours.ground })
      .toFile(path.join(folder, 'apple-touch-icon.png'))
  }
}

/** Writes the logo, the icons of both apps and the airflow ornament into `publicFolder`. */
export async function renderIdentity(publicFolder) {
  const icons = path.join(publicFolder, 'icons')
  await mkdir(icons, { recursive: true })
  await writeFile(path.join(icons, 'impeller.svg'), impeller())
  await writeFile(path.join(icons, 'favicon.svg'), favicon())
  await writeFile(path.join(icons, 'airflow.svg'), airflow())
  await writeFile(path.join(publicFolder, 'logo.svg'), logo(LOGOS.onLight))
  await writeFile(path.join(publicFolder, 'logo-light.svg'), logo(LOGOS.onDark))
  for (const [name, colours] of Object.entries(ICONS)) await writeIcons(icons, name, colours)
}
