import type { ServerTexts } from '#server/texts/ar.ts'

/** Every way in which a call can fail: its stable code and its status. */
export const errorStatuses = {
  bad_request: 400,
  invalid_query: 400,
  invalid_input: 400,
  invalid_header: 400,
  automatic_submission: 400,
  invalid_link: 400,
  invalid_invitation: 400,
  invalid_passkey: 400,
  unknown_push_service: 400,
  unauthorized: 401,
  invalid_credentials: 401,
  session_expired: 401,
  sign_in_over: 401,
  forbidden: 403,
  factor_required: 403,
  confirmation_required: 403,
  not_found: 404,
  file_missing: 404,
  method_not_allowed: 405,
  too_slow: 408,
  still_storing: 409,
  already_exists: 409,
  default_branch: 409,
  last_owner: 409,
  own_factors: 409,
  no_address: 409,
  setup_over: 409,
  too_many_passkeys: 409,
  has_dependents: 409,
  held_changed: 409,
  not_revertible: 409,
  stale: 412,
  profile_made: 409,
  too_large: 413,
  unsupported_media_type: 415,
  unsupported_file: 415,
  key_reused: 422,
  version_required: 428,
  too_many_submissions: 429,
  too_many_attempts: 429,
  server_error: 500,
  busy: 503,
  unavailable: 503,
  no_space: 507,
} as const satisfies Record<keyof ServerTexts['errors'], number>

export type ErrorCode = keyof typeof errorStatuses

/** Problems that a field of any form can have. */
export type FieldCode = keyof ServerTexts['fields']
