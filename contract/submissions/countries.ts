/** Countries of residence that can be chosen: Egypt, Saudi Arabia, United Arab Emirates (CV-3). */
export const cvCountries = ['EG', 'SA', 'AE'] as const

export const vendorCountries = ['EG', 'SA', 'AE', 'other'] as const
export type VendorCountry = (typeof vendorCountries)[number]
