import { documentColors, schemeAttribute } from '#contract/color-scheme.ts'
import { type ColorName, lightColors } from './tokens.ts'

/** The back office after dark. Not all of them are darker: what is written on a ground is lighter. */
const darkColors: Record<ColorName, string> = {
  ...lightColors,
  ink: '#e6efee',
  inkSoft: '#a9bfc3',
  bandDeep: documentColors.bar.dark,
  ground: documentColors.ground.dark,
  surface: '#11262c',
  headWash: '#17323a',
  line: '#2b464e',
  steel: '#71909a',
  teal: '#3ec9b8',
  tealDeep: '#74dccf',
  tealWash: '#123c3d',
  onTeal: '#04211f',
  hoverWash: 'rgb(116 220 207 / 0.12)',
  amberDeep: '#f2c27a',
  amberWash: '#3a2c12',
  markWash: '#5a4315',
  blueDeep: '#a9cdf2',
  blueWash: '#173350',
  deep: '#e6efee',
  danger: '#ff9c92',
  dangerDeep: '#ffb3ab',
  dangerWash: '#42201e',
  shade: 'rgb(0 0 0 / 0.55)',
  backdrop: 'rgb(0 0 0 / 0.65)',
}

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
