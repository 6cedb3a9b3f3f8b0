/** Rows of a page of a list unless told otherwise. */
export const usualPageSize = 25

/** The lists of the back office: their addresses below `/admin/` in small letters, and the collections that they show. */
export const listPages = {
  frames: 'frames',
  projects: 'projects',
  services: 'services',
  'associated-service': 'associated-services',
  drivers: 'drivers',
  products: 'products',
  clients: 'clients',
  'cards-statistics': 'cards-statistics',
  jobs: 'jobs',
  'associated-job': 'associated-jobs',
  vendors: 'vendors',
  messages: 'messages',
} as const
