/**
 * Whether the page on the screen came as the server's HTML: from hydration until the first navigation. Browser
 * only; the server never sets it.
 */
export const hydration = { active: false }
