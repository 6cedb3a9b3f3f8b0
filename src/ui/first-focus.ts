/** Marks the element of a page that takes the focus when a visitor comes to it within the site, such as its one input. */
export const firstFocus = 'data-first-focus'
