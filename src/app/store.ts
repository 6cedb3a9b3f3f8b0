import { combineReducers, configureStore } from '@reduxjs/toolkit'
import type { Language } from '#contract/locale.ts'
import { languageSlice } from '#src/features/language/language-slice.ts'
import { offlineSlice } from '#src/features/offline/offline-slice.ts'

const reducer = combineReducers({
  [languageSlice.name]: languageSlice.reducer,
  [offlineSlice.name]: offlineSlice.reducer,
})

/** App-wide state; one store per app, so that pages rendered on the server never share one. */
export function createStore(language: Language) {
  return configureStore({ reducer, preloadedState: { language: { current: language } } })
}

export type AppStore = ReturnType<typeof createStore>
