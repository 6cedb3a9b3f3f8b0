import type { Fixed, TimeText } from '../column-values.ts'

/** The one pair of keys that the server signs its push messages with, in base64url (RUN-12). */
export interface PushKeysTable {
  id: Fixed<1>
  public_key: Fixed<string>
  private_key: Fixed<string>
}

/** Devices that are told by push messages (ADMIN-15). One goes with its session. */
export interface PushDevicesTable {
  id: Fixed<string>
  session_id: Fixed<string>
  /** The address at the browser's push service. */
  endpoint: Fixed<string>
  p256dh: Fixed<string>
  auth: Fixed<string>
  told_until: TimeText
}

export interface PushTables {
  push_keys: PushKeysTable
  push_devices: PushDevicesTable
}
