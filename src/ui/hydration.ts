/** Whether this page load is still taking over the server's HTML. Browser only; the server never sets it. */
export const hydration = { active: false }
