import { createSlice } from '@reduxjs/toolkit'

/** The offline flag (spec section 4): true when the browser is offline, false when online or dismissed. */
export const offlineSlice = createSlice({
  name: 'offline',
  initialState: { offline: false },
  reducers: {
    wentOffline: (state) => {
      state.offline = true
    },
    cameOnline: (state) => {
      state.offline = false
    },
    dismissed: (state) => {
      state.offline = false
    },
  },
  selectors: { selectOffline: (state) => state.offline },
})

export const { wentOffline, cameOnline, dismissed } = offlineSlice.actions
export const { selectOffline } = offlineSlice.selectors
