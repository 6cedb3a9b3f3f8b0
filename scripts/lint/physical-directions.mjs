const properties =
  '(margin|padding|border|scrollMargin|scrollPadding)(Left|Right)([A-Z].*)?|border(Top|Bottom)(Left|Right)Radius|left|right|ml|mr|pl|pr'
const pointing =
  'Arrow(Back|Forward|Outward|Left|Right)|Chevron(Left|Right)|Log(in|out)|Send|Reply|Undo|Redo'
const message =
  'Physical direction: write it logically (marginInlineStart, insetInlineEnd, textAlign: start), so that it holds in both languages.'

/**
 * Entries that keep left and right out of styles and icons: direction is a property of
 * the locale, not of components.
 */
export const physicalDirections = [
  { selector: `ObjectExpression > Property[key.name=/^(${properties})$/]`, message },
  { selector: `JSXAttribute[name.name=/^(ml|mr|pl|pr)$/]`, message },
  {
    selector: `Property[key.name=/^(textAlign|float|clear)$/] Literal[value=/^(left|right)$/]`,
    message,
  },
  { selector: `JSXAttribute[name.name=textAlign] Literal[value=/^(left|right)$/]`, message },
  {
    selector: `TemplateElement[value.raw=/(^|[\\s;{-])(left|right)\\s*:|text-align:\\s*(left|right)|(margin|padding|border)-(left|right)/]`,
    message,
  },
  {
    selector: `JSXElement[openingElement.name.name!='DirectionalIcon'] > JSXElement[openingElement.name.name=/^(${pointing})Icon$/]`,
    message:
      'This icon points along the reading direction: DirectionalIcon turns it round in Arabic.',
  },
]
