export type BackupFaultCode =
  | 'busy'
  | 'cut_off'
  | 'damaged'
  | 'exists'
  | 'in_use'
  | 'missing'
  | 'newer'
  | 'no_space'
  | 'not_empty'
  | 'stopped'

/** Why a backup, a restore or a check did not come to its end, as one sentence for whoever runs the site (RUN-2). */
export class BackupFault extends Error {
  readonly code: BackupFaultCode

  constructor(code: BackupFaultCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'BackupFault'
    this.code = code
  }
}
