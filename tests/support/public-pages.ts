/** One of each kind of public page. */
export const publicPages = [
  '/',
  '/projects',
  '/projects/metro-sahm-tunnels',
  '/services',
  '/services/hvac',
  '/products',
  '/products/axial-plate-fan',
  '/products/select?airflow=9000&pressure=120',
  '/products/quotation',
  '/Careers?vacancy=fan-design-engineer',
  '/vendors-registration',
  '/contact-us',
  '/track',
  '/offline-copy',
  '/search?q=fire',
  '/search?q=zzyzx77',
] as const

/** The back office's kinds of page: dashboard, list of content, list of what visitors sent, single form, own page. */
export const adminPages = [
  '/admin',
  '/admin/projects',
  '/admin/projects/add',
  '/admin/messages',
  '/admin/statistics',
  '/admin/settings',
  '/admin/profile',
  '/admin/health',
] as const
