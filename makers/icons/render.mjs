import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const folder = new URL('../../src/ui/icons/', import.meta.url)

/** As Material's icons are called, such as `DeleteOutlined`; without names those that are there are written anew. */
const asked = process.argv.slice(2)
const names = asked.length > 0 ? asked : await namesInFolder()

for (const name of names) {
  const { default: Icon } = await import(`@mui/icons-material/${name}`)
  const drawn = /<svg[^>]*>(.*)<\/svg>/.exec(renderToStaticMarkup(createElement(Icon)))?.[1]
  if (!drawn) throw new Error(`${name} is no icon.`)
  const shapes = drawn
    // By three quarters and the last one.
    .replaceAll(
      /<circle cx="(.+?)" cy="(.+?)" r="(.+?)"><\/circle>/g,
      '<path d="M$1 $2m-$3 0a$3 $3 0 1 1 $3 $3a$3 $3 0 0 1-$3-$3"></path>',
    )
    .replaceAll(/<path d="(.+?)"><\/path>/g, "'$1', ")
  if (shapes.includes('<')) throw new Error(`${name} is not of paths and circles alone.`)
  await writeFile(
    new URL(fileOf(name), folder),
    `import { pathIcon } from './path-icon.tsx'\n\nexport const ${name}Icon = pathIcon(${shapes})\n`,
  )
}

async function namesInFolder() {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.tsx'))
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, folder), 'utf8')))
  return texts.flatMap((text) => /export const (\w+)Icon =/.exec(text)?.[1] ?? [])
}

/** @param {string} name */
function fileOf(name) {
  return `${name.replaceAll(/(?<=[a-z])(?=[A-Z\d])|(?<=\d)(?=[A-Z])/g, '-').toLowerCase()}.tsx`
}
