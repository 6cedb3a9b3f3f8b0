/**
 * `active`: the page on the screen came as the server's HTML; true from hydration until the first navigation. `kept`:
 * that HTML was a copy that the worker had kept, whose content may change as soon as the network answers. Browser only;
 * the server never sets them.
 */
export const hydration = { active: false, kept: false }
