const functions = '(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\('
const names =
  'white|black|gr[ae]y|red|green|blue|yellow|orange|purple|pink|brown|teal|navy|silver|gold|maroon|olive|lime|aqua|cyan|magenta|beige|ivory'
const written = `(^|[\\s,(:])(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})\\b|${functions})`
const styles = '/^(.*[cC]olor|background|bgcolor|border.*|outline|fill|stroke|boxShadow)$/'
const message =
  'A colour is a token of brand/colors.ts, which has it for the light and the dark scheme.'

const cornerMessage =
  'Corners have the `radius` of src/theme/tokens.ts, a pill its `pillRadius`, a disc 50%.'

/** Entries that keep colours and corners in the theme. */
export const themeValues = [
  { selector: `Literal[value=/${written}/]`, message },
  { selector: `TemplateElement[value.raw=/${written}/]`, message },
  { selector: `Property[key.name=${styles}] > Literal[value=/\\b(${names})\\b/]`, message },
  { selector: `JSXAttribute[name.name=${styles}] > Literal[value=/^(${names})$/]`, message },
  // Material UI's own palette of greys and hues.
  { selector: `Literal[value=/^(grey|common)\\.\\w+$/]`, message },
  {
    selector: `Property[key.name=borderRadius] > Literal:not([value=0]):not([value='50%']):not([value='inherit'])`,
    message: cornerMessage,
  },
  { selector: `Property[key.name=borderRadius] > BinaryExpression`, message: cornerMessage },
]
