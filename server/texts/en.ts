import type { ServerTexts } from './ar.ts'

export const texts: ServerTexts = {
  /** Every way in which a call can fail. */
  errors: {
    bad_request: 'The request could not be understood.',
    invalid_query: 'The address has a parameter that is not valid: {names}',
    invalid_input: 'Some of the information is not valid. Please check what you have entered.',
    invalid_header: 'The request has a header that is not valid: {names}',
    automatic_submission:
      'This looked like an automatic submission. Please wait two seconds and send it again.',
    invalid_link: 'This link is no longer valid. Please ask for a new one.',
    invalid_invitation:
      'This invitation is no longer valid. Please ask whoever invited you for a new one.',
    unknown_push_service: 'The notification service of this browser is not known.',
    invalid_passkey: 'This passkey was not accepted. Try again, or use another way to sign in.',
    unauthorized: 'You need to sign in.',
    invalid_credentials: 'The email or the password is not correct.',
    session_expired: 'Session expired. Please login again.',
    sign_in_over: 'This sign-in took too long. Please enter your email and password again.',
    forbidden: 'Your roles do not allow this. An owner of the back office can change them.',
    factor_required:
      'Your role requires a second factor. Set one up on your profile; everything else opens after that.',
    confirmation_required: 'Please confirm that it is you, by your password or a passkey.',
    not_found: 'There is nothing at this address.',
    file_missing: 'This file is not on the server. The record itself is intact.',
    method_not_allowed: 'This address does not take this kind of request.',
    too_slow: 'The request arrived too slowly. Please try again.',
    still_storing: 'This same submission is still being stored. Please wait a moment.',
    already_exists: 'This record exists already and can be changed.',
    default_branch: 'The default branch cannot be deleted. Make another branch the default first.',
    last_owner:
      'This is the last owner. Make someone else an owner first, so that the accounts stay in someone’s hands.',
    own_factors: 'You change your own second factors on your profile.',
    no_address: 'The visitor gave no email address, so that no reply can be sent to one.',
    setup_over: 'This set-up took too long. Please start again.',
    too_many_passkeys: 'You have 20 passkeys, which is the most. Remove one first.',
    has_dependents: 'Other records depend on this one. Please review them and confirm.',
    held_changed:
      'What is held about this person has changed since the search, and nothing was erased. Please review the list and confirm again.',
    not_revertible: 'There is no state before this change that can be restored.',
    stale:
      'This record has been changed since you opened it. Please review the current version and save again.',
    profile_made:
      'Someone else has just made the company profile, and visitors can open it now. Make it again only if something is missing.',
    too_large: 'The request is larger than is allowed.',
    unsupported_media_type: 'The format of the request is not supported.',
    unsupported_file: 'A file is of a type that is not accepted here, or cannot be read.',
    key_reused:
      'Another submission was already received under this key. Please send yours as a new one.',
    version_required: 'The version that the change is based on is required (If-Match).',
    too_many_submissions:
      'Too many submissions came from your connection in a short time. Please try again in a few minutes.',
    too_many_attempts: 'Too many attempts. Please wait a little and try again.',
    server_error: 'Server error. Please try again later.',
    busy: 'The server is busy right now. Please try again in a moment.',
    unavailable: 'The service is not available right now. Please try again shortly.',
    no_space:
      'The server has no room left right now, and nothing was stored. Please try again later.',
  },
  /** Problems that a field of any form can have; the rules of a form have texts of their own in the contract. */
  fields: {
    'field.invalid': 'This value is not valid',
    'field.unknown': 'This field is not known',
    'field.repeated': 'This field is given more than once',
    'field.long': 'This value is too long',
    'field.trap': 'This field must stay empty',
    'field.early': 'The form was sent sooner than a person can fill it in',
    'field.file': 'Files are not accepted here',
    'email.taken': 'There is an account with this email already',
  },
  /** The mail of a reset link. */
  resetMail: {
    subject: 'Reset your password',
    greeting: 'Hello {name},',
    reason:
      'We were asked to set a new password for your account in the back office of {company}. Open this link to choose one:',
    action: 'Set a new password',
    validity: 'The link works once, within 30 minutes.',
    otherwise: 'If you did not ask for this, ignore this email: your password stays as it is.',
  },
  /** The mail of an invitation. */
  invitationMail: {
    subject: 'Your invitation to the back office',
    greeting: 'Hello,',
    reason:
      'You have been invited to work in the back office of {company}. Open this link to enter your name and choose a password:',
    action: 'Accept the invitation',
    validity: 'The link works once, within 48 hours.',
    otherwise: 'If you did not expect this, ignore this email: nothing happens without the link.',
  },
  /** The mail of a sign-in from a device that the account does not know. */
  newDeviceMail: {
    subject: 'Sign-in from a new device',
    greeting: 'Hello {name},',
    reason:
      'Someone signed in to your account in the back office of {company} from a device that had not been used for it before.',
    device: 'Device: {device}',
    network: 'Network address: {value}',
    time: 'Time: {time} (UTC)',
    calm: 'If this was you, there is nothing to do.',
    otherwise:
      'If it was not you, open this link, end that session, and change your password. If you can no longer sign in, ask for a new password on the sign-in page.',
    action: 'See where you are signed in',
  },
  /** The mail about a second factor that was added, removed or reset. */
  factorMail: {
    greeting: 'Hello {name},',
    time: 'Time: {time} (UTC)',
    otherwise:
      'If it was not you, open this link, change your password, and remove what you do not know. If you can no longer sign in, ask an owner for help.',
    afterReset:
      'Sign in with your password, and set up a new second factor on your profile. If you did not ask for this, tell an owner.',
    action: 'Open your profile',
    signIn: 'Sign in',
  },
  /** The first sentence of that mail. */
  factorReasons: {
    totpAdded:
      'An authenticator app was added to your account in the back office of {company}. Signing in now asks for its code.',
    totpRemoved:
      'The authenticator app was removed from your account in the back office of {company}.',
    passkeyAdded: 'A passkey was added to your account in the back office of {company}.',
    passkeyRemoved: 'A passkey was removed from your account in the back office of {company}.',
    recoveryCodesMade:
      'New recovery codes were made for your account in the back office of {company}. The former ones no longer work.',
    reset:
      'An owner of the back office of {company} has removed your passkeys, authenticator app and recovery codes, and signed you out everywhere.',
  },
  factorSubjects: {
    totpAdded: 'Authenticator app added to your account',
    totpRemoved: 'Authenticator app removed from your account',
    passkeyAdded: 'Passkey added to your account',
    passkeyRemoved: 'Passkey removed from your account',
    recoveryCodesMade: 'New recovery codes for your account',
    reset: 'Your second factor has been reset',
  },
  /** The mail to staff of what visitors have sent. */
  newsMail: {
    messages: 'New message from {name}',
    'messages.more': 'New messages: {count}',
    'associated-jobs': 'New job application from {name}',
    'associated-jobs.more': 'New job applications: {count}',
    vendors: 'New vendor: {name}',
    'vendors.more': 'New vendors: {count}',
    assigned: 'Assigned to you by {by}: {name}',
    'assigned.more': 'Assigned to you: {count}',
    'assigned.reason': 'A colleague has assigned this to you:',
    mentioned: '{by} mentioned you: {name}',
    'mentioned.more': 'Notes that mention you: {count}',
    'mentioned.reason': 'A note on this mentions you:',
    by: 'by',
    greeting: 'Hello {name},',
    reason: 'This has arrived through the website of {company}:',
    reference: 'reference',
    comma: ', ',
    others: 'And more: {count}',
    action: 'Open it in the back office',
    otherwise: 'You choose when you are told on your profile page in the back office.',
  },
  /** The name of a request that has none of its own. */
  requests: {
    messages: 'Contact message',
    'associated-jobs': 'General application',
    quotation: 'Quote request',
  },
  /** The email that confirms a quotation list. */
  quotationMail: { lines: 'What you asked us to quote for:' },
  /**
   * The forms' sentences on how long they are kept (PERSON-12), and the periods in them. A sentence that is
   * worded anew is another version of the notice.
   */
  retention: {
    messages: 'We keep your message {period}, then erase it.',
    'messages.kept': 'We keep your message until we delete it.',
    'associated-jobs':
      'We keep your application {open} if it stays undecided, {rejected} after a rejection, and {hired} if we hire you. Then we erase it.',
    vendors:
      'We keep your registration while you are an approved vendor, {open} if it stays undecided, and {rejected} after a rejection. Then we erase it.',
    kept: 'with no set period',
    one: 'for {count} month',
    two: 'for {count} months',
    few: 'for {count} months',
    many: 'for {count} months',
    other: 'for {count} months',
  },
  /** Names of browsers and systems, the same as in the app. */
  devices: {
    chrome: 'Chrome',
    edge: 'Edge',
    firefox: 'Firefox',
    opera: 'Opera',
    safari: 'Safari',
    samsung: 'Samsung Internet',
    android: 'Android',
    chromeos: 'ChromeOS',
    ipad: 'iPad',
    iphone: 'iPhone',
    linux: 'Linux',
    mac: 'Mac',
    windows: 'Windows',
    both: '{browser} on {system}',
    unknown: 'Unknown device',
  },
  /** A page that cannot be shown now. */
  trouble: { title: 'This page cannot be shown right now', retry: 'Try again' },
  /** Of the installed apps, such as names and shortcuts. */
  manifests: {
    siteScreenshot: 'The home page',
    products: 'Products',
    projects: 'Projects',
    contact: 'Contact us',
    adminScreenshot: 'The list of projects in the back office',
    admin: 'Back office',
    adminDescription: 'Manage the content of the site, messages and applications.',
    messages: 'Messages',
    applications: 'Applications',
    vendors: 'Vendors',
  },
}
