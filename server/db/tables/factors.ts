import type { Role } from '#contract/roles.ts'
import type { Fixed, JsonText, TimeText } from '../column-values.ts'

/** The secret that an account shares with an app which makes one-time codes (SESSION-36). */
export interface TotpSecretsTable {
  user_id: Fixed<string>
  /** `pending` until a code of it was given. */
  state: 'pending' | 'active'
  /** Base64url. It has to be readable: codes are computed from it (docs/decisions/0037). */
  secret: Fixed<string>
  created_at: Fixed<TimeText>
  /** The time step of the last code that counted; neither it nor an earlier one counts again. */
  used_step: number
}

/** A recovery code is kept as its hash alone. */
export interface RecoveryCodesTable {
  user_id: Fixed<string>
  hash: Fixed<string>
  used_at: TimeText | null
}

export interface PasskeysTable {
  id: Fixed<string>
  user_id: Fixed<string>
  /** Base64url, as the browser tells it. */
  credential_id: Fixed<string>
  /** COSE, in base64url. */
  public_key: Fixed<string>
  /** How often the authenticator says that it was used; most say 0 for ever. */
  counter: string
  transports: Fixed<JsonText<string[]>>
  name: string
  created_at: Fixed<TimeText>
  last_used_at: TimeText | null
}

/** The challenges that browsers were given and have not answered yet (SESSION-40). */
export interface PasskeyChallengesTable {
  challenge: Fixed<string>
  purpose: Fixed<'sign-in' | 'confirmation' | 'registration'>
  /** The account that it was given to; empty where anyone may answer. */
  holder: Fixed<string>
  expires_at: Fixed<TimeText>
}

/** Right passwords that wait for their second step (SESSION-35). */
export interface SignInTicketsTable {
  token_hash: Fixed<string>
  user_id: Fixed<string>
  expires_at: Fixed<TimeText>
}

/** The roles that demand a second factor (ROLE-8). */
export interface FactorDemandsTable {
  role: Fixed<Role>
}

export interface FactorTables {
  totp_secrets: TotpSecretsTable
  recovery_codes: RecoveryCodesTable
  passkeys: PasskeysTable
  passkey_challenges: PasskeyChallengesTable
  sign_in_tickets: SignInTicketsTable
  factor_demands: FactorDemandsTable
}
