import { writeFile } from 'node:fs/promises'
import { families } from './families.mjs'
import { modelOf } from './model.mjs'

const folder = new URL('../../sample/content/fan-models/', import.meta.url)

/** `axial-plate-fan` becomes `axialPlateFan`. @param {string} slug */
const nameOf = (slug) => slug.replaceAll(/-(\w)/g, (_hyphen, letter) => letter.toUpperCase())

/** A line for the model and one for each point. @param {import('../../contract/fans/fan-model.ts').FanModel} model */
function lines({ curve, ...model }) {
  const points = curve.map((point) => `      ${JSON.stringify(point)},`)
  return [`  {`, `    ...${JSON.stringify(model)},`, `    curve: [`, ...points, `    ],`, `  },`]
}

for (const family of families) {
  const models = family.sizes.flatMap((size) => lines(modelOf(family, size)))
  const text = [
    `import type { FanModel } from '#contract/fans/fan-model.ts'`,
    ``,
    `// Written by makers/fans.`,
    `// oxfmt-ignore`,
    `export const ${nameOf(family.slug)}: FanModel[] = [`,
    ...models,
    `]`,
    ``,
  ]
  await writeFile(new URL(`${family.slug}.ts`, folder), text.join('\n'))
}
