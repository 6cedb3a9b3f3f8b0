import type { Call } from './endpoint.ts'

export const sendMessageCall = {
  id: 'SendMessage',
  method: 'POST',
  path: '/Home/SendMessage',
  access: 'public',
  timeout: 15_000,
  encoding: 'multipart',
} as const satisfies Call

/** A message with the lines of a quotation list (QUOTE-7). */
export const requestQuotationCall = {
  id: 'RequestQuotation',
  method: 'POST',
  path: '/Home/RequestQuotation',
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
export const submissionCalls: readonly Call[] = [
  sendMessageCall,
  requestQuotationCall,
  submitCvCall,
  registerVendorCall,
]

export const trackCall = {
  id: 'Track',
  method: 'POST',
  path: '/Home/Track',
  access: 'public',
  timeout: 15_000,
} as const satisfies Call

export const offlineCopyCall = {
  id: 'OfflineCopy',
  method: 'GET',
  path: '/Home/OfflineCopy',
  access: 'public',
  timeout: 15_000,
} as const satisfies Call

export const reportVisitCall = {
  id: 'ReportVisit',
  method: 'POST',
  path: '/Home/ReportVisit',
  access: 'public',
  timeout: 15_000,
} as const satisfies Call

export const loginCall = {
  id: 'Login',
  method: 'POST',
  path: '/Auth/login',
  access: 'public',
  timeout: 15_000,
  envelope: { at: ['data', 'body'], holds: ['record'] },
} as const satisfies Call

/** The second step of a sign-in by a code, where the password's answer asks for one. */
export const loginByCodeCall = {
  id: 'LoginByCode',
  method: 'POST',
  path: '/Auth/login/code',
  access: 'public',
  timeout: 15_000,
  envelope: { at: ['data'], holds: ['record'] },
} as const satisfies Call

export const passkeyOptionsCall = {
  id: 'PasskeyOptions',
  method: 'POST',
  path: '/Auth/login/passkey/options',
  access: 'public',
  timeout: 15_000,
  envelope: { at: ['data'], holds: ['record'] },
} as const satisfies Call

export const loginByPasskeyCall = {
  id: 'LoginByPasskey',
  method: 'POST',
  path: '/Auth/login/passkey',
  access: 'public',
  timeout: 15_000,
  envelope: { at: ['data'], holds: ['record'] },
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

export const acceptInvitationCall = {
  id: 'AcceptInvitation',
  method: 'POST',
  path: '/Auth/accept-invitation',
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

/** The path of the calls about one's own sessions. */
export const ownSessionsPath = '/Auth/sessions'

/** The path of the calls about one's own second factors. */
export const ownFactorsPath = '/Auth/factors'
