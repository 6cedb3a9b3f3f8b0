import { createSlice } from '@reduxjs/toolkit'

/**
 * The connection as the browser reports it, and the offline flag (OFFLINE-1): the flag is true when the browser is
 * offline, false when online or when the user closes the notice.
 */
export const offlineSlice = createSlice({
  name: 'offline',
  initialState: { offline: false, connected: true },
  reducers: {
    wentOffline: () => ({ offline: true, connected: false }),
    cameOnline: () => ({ offline: false, connected: true }),
    dismissed: (state) => {
      state.offline = false
    },
  },
  selectors: {
    selectOffline: (state) => state.offline,
    selectConnected: (state) => state.connected,
  },
})

export const { wentOffline, cameOnline, dismissed } = offlineSlice.actions
export const { selectOffline, selectConnected } = offlineSlice.selectors
