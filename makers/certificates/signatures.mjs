import { both } from './bilingual.mjs'

/** @param {import('./bilingual.mjs').Localized[]} roles */
export const signatures = (roles) =>
  `<div class="signatures">${roles.map((role) => `<div>${both(role)}</div>`).join('')}</div>`
