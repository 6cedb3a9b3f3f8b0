import type { Call } from './endpoint.ts'

/** HERO-1 */
const slidesPageSize = 10
export const slidesParameters = { pageNo: 1, pageSize: slidesPageSize } as const

export const getAllSlidesCall = {
  id: 'GetAllSlides',
  method: 'GET',
  path: '/Home/GetAllSlides',
  access: 'public',
  timeout: 10_000,
  envelope: { at: ['data.data'], holds: ['array'] },
} as const satisfies Call

export const getAllAboutsCall = {
  id: 'GetAllAbouts',
  method: 'GET',
  path: '/Home/GetAllAbouts',
  access: 'public',
  timeout: 15_000,
  envelope: { at: ['data', 'body'], holds: ['array', 'record'] },
} as const satisfies Call

export const getAllDriversCall = {
  id: 'GetAllDrivers',
  method: 'GET',
  path: '/Home/GetAllDrivers',
  access: 'public',
  timeout: 10_000,
  envelope: { at: ['data'], holds: ['array', 'record'] },
} as const satisfies Call

export const getAllNumbersCall = {
  id: 'GetAllNumbers',
  method: 'GET',
  path: '/Home/GetAllNumbers',
  access: 'public',
  timeout: 15_000,
  envelope: { at: ['data.data', 'data'], holds: ['array', 'record'] },
} as const satisfies Call

export const getAllHomeTabsCall = {
  id: 'GetAllHomeTabs',
  method: 'GET',
  path: '/Home/GetAllHomeTabs',
  access: 'public',
  timeout: 10_000,
  envelope: { at: ['data'], holds: ['array'] },
} as const satisfies Call

export const getAllHomeCardsCall = {
  id: 'GetAllHomeCards',
  method: 'GET',
  path: '/Home/GetAllHomeCards',
  access: 'public',
  timeout: 10_000,
  envelope: { at: ['data'], holds: ['array'] },
} as const satisfies Call

export const getAllClientsCall = {
  id: 'GetAllClients',
  method: 'GET',
  path: '/Home/GetAllClients',
  access: 'public',
  timeout: 15_000,
  envelope: { at: ['data.data'], holds: ['array'] },
} as const satisfies Call

export const getAllCertificatesCall = {
  id: 'GetAllCertificates',
  method: 'GET',
  path: '/Home/GetAllCertificates',
  access: 'public',
  timeout: 15_000,
  envelope: { at: ['data'], holds: ['array'] },
} as const satisfies Call

export const getSettingsCall = {
  id: 'GetSettings',
  method: 'GET',
  path: '/Home/GetSettings',
  access: 'public',
  timeout: 15_000,
  envelope: { at: ['data.data'], holds: ['array'] },
} as const satisfies Call

export const getAllBranchesCall = {
  id: 'GetAllBranches',
  method: 'GET',
  path: '/Home/GetAllBranches',
  access: 'public',
  timeout: 15_000,
  envelope: { at: ['data'], holds: ['array'] },
} as const satisfies Call

export const getAllProjectsCall = {
  id: 'GetAllProjects',
  method: 'GET',
  path: '/Home/GetAllProjects',
  access: 'public',
  timeout: 15_000,
  envelope: { at: ['data'], holds: ['array'] },
} as const satisfies Call

export const getAllServicesCall = {
  id: 'GetAllServices',
  method: 'GET',
  path: '/Home/GetAllServices',
  access: 'public',
  timeout: 15_000,
  envelope: { at: ['data'], holds: ['array'] },
} as const satisfies Call

export const getAllProductsCall = {
  id: 'GetAllProducts',
  method: 'GET',
  path: '/Home/GetAllProducts',
  access: 'public',
  timeout: 15_000,
  envelope: { at: ['data'], holds: ['array'] },
} as const satisfies Call

export const getAllJobsCall = {
  id: 'GetAllJobs',
  method: 'GET',
  path: '/Home/GetAllJobs',
  access: 'public',
  timeout: 15_000,
  envelope: { at: ['data'], holds: ['array'] },
} as const satisfies Call

export const sendMessageCall = {
  id: 'SendMessage',
  method: 'POST',
  path: '/Home/SendMessage',
  access: 'public',
  timeout: 15_000,
  encoding: 'multipart',
} as const satisfies Call

export const submitCvCall = {
  id: 'SubmitCV',
  method: 'POST',
  path: '/Home/SubmitCV',
  access: 'public',
  // A file of 5 MB on a slow phone line.
  timeout: 120_000,
  encoding: 'multipart',
} as const satisfies Call

export const registerVendorCall = {
  id: 'RegisterVendor',
  method: 'POST',
  path: '/Home/RegisterVendor',
  access: 'public',
  // Files of 20 MB on a slow phone line.
  timeout: 300_000,
  encoding: 'multipart',
} as const satisfies Call

/** The multipart posts of visitors, which a browser may keep and send later (OUTBOX-1). */
export const submissionCalls: readonly Call[] = [sendMessageCall, submitCvCall, registerVendorCall]

export const loginCall = {
  id: 'Login',
  method: 'POST',
  path: '/Auth/login',
  access: 'public',
  timeout: 15_000,
  envelope: { at: ['data', 'body'], holds: ['record'] },
} as const satisfies Call

export const myProfileCall = {
  id: 'MyProfile',
  method: 'GET',
  path: '/Auth/MyProfile',
  access: 'session',
  timeout: 15_000,
  envelope: { at: ['data', 'body'], holds: ['record'] },
} as const satisfies Call

export const saveProfileCall = {
  id: 'SaveProfile',
  method: 'PUT',
  path: '/Auth/MyProfile',
  access: 'session',
  timeout: 15_000,
  envelope: { at: ['data'], holds: ['record'] },
} as const satisfies Call

export const savePhotoCall = {
  id: 'SavePhoto',
  method: 'PUT',
  path: '/Auth/MyProfile/photo',
  access: 'session',
  // A file of 5 MB on a slow phone line.
  timeout: 120_000,
  encoding: 'multipart',
  envelope: { at: ['data'], holds: ['record'] },
} as const satisfies Call

export const removePhotoCall = {
  id: 'RemovePhoto',
  method: 'DELETE',
  path: '/Auth/MyProfile/photo',
  access: 'session',
  timeout: 15_000,
  envelope: { at: ['data'], holds: ['record'] },
} as const satisfies Call

export const refreshTokenCall = {
  id: 'RefreshToken',
  method: 'POST',
  path: '/Auth/refresh-token',
  access: 'public',
  timeout: 15_000,
  envelope: { at: ['data', 'body'], holds: ['record'] },
} as const satisfies Call

export const logoutCall = {
  id: 'Logout',
  method: 'POST',
  path: '/Auth/logout',
  access: 'public',
  timeout: 15_000,
} as const satisfies Call

export const forgetPasswordCall = {
  id: 'ForgetPassword',
  method: 'POST',
  path: '/Auth/forget-password',
  access: 'public',
  timeout: 15_000,
} as const satisfies Call

export const resetPasswordCall = {
  id: 'ResetPassword',
  method: 'POST',
  path: '/Auth/reset-password',
  access: 'public',
  timeout: 15_000,
} as const satisfies Call

export const changePasswordCall = {
  id: 'ChangePassword',
  method: 'POST',
  path: '/Auth/change-password',
  access: 'session',
  timeout: 15_000,
  envelope: { at: ['data'], holds: ['record'] },
} as const satisfies Call
