import type { Browser, System } from '#contract/device.ts'
import type { Language } from '#contract/locale.ts'
import type { Role } from '#contract/roles.ts'
import type { Fixed, JsonText, TimeText } from '../column-values.ts'
import type { Revised } from './revised.ts'

export interface UsersTable extends Revised {
  /** Trimmed and lower-cased. */
  email: string
  /** Argon2id, in its own text form. */
  password_hash: string
  first_name: string
  last_name: string
  /** 0 means female. */
  gender: number
  photo: string | null
  roles: JsonText<readonly Role[]>
  /** `invited` has no password yet. `deactivated` keeps its password, which opens nothing. */
  status: 'invited' | 'active' | 'deactivated'
  /** The language of mails: the one that the invitation was written in, then that of the page they sign in from or are told by push from. */
  language: Language
  last_seen_at: TimeText | null
}

/** A sign-in on one device: the family of all tokens that came of it. Deleting it revokes them. */
export interface SessionsTable {
  id: Fixed<string>
  user_id: Fixed<string>
  created_at: Fixed<TimeText>
  refreshed_at: TimeText
  /** Device and network as of the last renewal (SESSION-29); nothing of a session of an earlier version. */
  browser: Browser | null
  system: System | null
  /** Shortened: `203.0.113.x`. */
  network: string
  /** A source of `sign_in_sources`; null of a session of an earlier version. */
  device: Fixed<string | null>
  /** When its user gave the password or a passkey again; null once a change was made by it (SESSION-41). */
  confirmed_at: TimeText | null
}

/** A token is kept as its hash alone. */
export interface SessionTokensTable {
  hash: Fixed<string>
  session_id: Fixed<string>
  kind: Fixed<'access' | 'refresh'>
  expires_at: Fixed<TimeText>
  /** When a refresh token was first exchanged. */
  used_at: TimeText | null
}

/** The links to a new password that were mailed and not used yet. */
export interface PasswordResetsTable {
  token_hash: Fixed<string>
  user_id: Fixed<string>
  expires_at: Fixed<TimeText>
}

/** The invitations that were mailed and not taken yet. */
export interface InvitationsTable {
  token_hash: Fixed<string>
  user_id: Fixed<string>
  created_at: Fixed<TimeText>
  expires_at: Fixed<TimeText>
}

/** The networks and devices that accounts have signed in from; a device is stored as a hash. */
export interface SignInSourcesTable {
  user_id: Fixed<string>
  /** `network 203.0.113.5` or `device` and a hash. */
  source: Fixed<string>
  seen_at: TimeText
}

/** The tables of the accounts and of signing in. */
export interface AccountTables {
  users: UsersTable
  sessions: SessionsTable
  session_tokens: SessionTokensTable
  password_resets: PasswordResetsTable
  invitations: InvitationsTable
  sign_in_sources: SignInSourcesTable
}
