/**
 * Whether the page on the screen came as the server's HTML: from hydration until the first navigation; and whether that
 * was a copy that the worker had kept, whose content may change as soon as the network answers. Browser only; the
 * server never sets it.
 */
export const hydration = { active: false, kept: false }
