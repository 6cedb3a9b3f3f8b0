/** The database, and the channel on which its changes are told to all pages. */
export const outboxName = 'pwa-outbox'

/** The lock under which an item is sent, and the tag of the worker's `sync` event. */
export const outboxTag = 'outbox'
