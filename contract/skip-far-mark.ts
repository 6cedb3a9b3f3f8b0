/** The attribute of the root element while the browser may skip the parts of the page that are far from the screen. */
export const skipFarMark = 'data-skip-far'
