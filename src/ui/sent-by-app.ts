/**
 * For a form that the app sends. Its button can be pressed in the server's HTML: the method of a dialog sends nothing
 * where there is no dialog, so that the browser itself never puts what was typed into the page's address.
 */
export const sentByApp = { method: 'dialog', noValidate: true } as const
