import { darkColors, lightColors } from '#brand/colors.ts'
import { schemeAttribute } from '#contract/color-scheme.ts'
import type { ColorName } from './tokens.ts'

const declarations = Object.entries(lightColors)
  .map(([name, light]) => [name, light, darkColors[name as ColorName]] as const)
  .filter(([, light, dark]) => light !== dark)
  .map(([name, light, dark]) => `--${name}:light-dark(${light},${dark})`)
  .join(';')

const root = (choice: string) => `:root[${schemeAttribute}${choice}]`

/**
 * Both schemes of the back office, in every document: staff go there from any page without loading another document.
 * `color-scheme` decides between them and takes the browser's own parts along; any element may set it for itself. A
 * browser without `light-dark()` stays light, and so does paper.
 */
export const schemeCss = `@supports (color:light-dark(red,red)){
${root('')}{color-scheme:light dark;${declarations}}
${root('=light')}{color-scheme:light}
${root('=dark')}{color-scheme:dark}
@media print{${root('')}{color-scheme:light}}
}`
