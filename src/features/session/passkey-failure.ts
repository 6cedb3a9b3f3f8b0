/**
 * Why a browser gave no passkey: the person did not confirm, or not in time; the device has one of this account already;
 * or it cannot.
 */
export type PasskeyFailureReason = 'cancelled' | 'known' | 'unusable'

/** A passkey that a browser did not give. */
export class PasskeyFailure extends Error {
  readonly reason: PasskeyFailureReason

  constructor(reason: PasskeyFailureReason, cause: unknown) {
    super(reason, { cause })
    this.name = 'PasskeyFailure'
    this.reason = reason
  }
}
