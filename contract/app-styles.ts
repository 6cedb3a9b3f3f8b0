/**
 * The id of the style element that the app's styles go into, which every page brings: the page's policy lets styles by
 * their text alone, and the app adds rules to this one through its sheet.
 */
export const appStylesId = 'app-styles'
