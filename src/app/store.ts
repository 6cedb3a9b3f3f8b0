import { combineReducers, configureStore, type ReducersMapObject } from '@reduxjs/toolkit'
import type { Language } from '#contract/locale.ts'
import { languageSlice } from '#src/features/language/language-slice.ts'
import { offlineSlice } from '#src/features/offline/offline-slice.ts'

const reducers = {
  [languageSlice.name]: languageSlice.reducer,
  [offlineSlice.name]: offlineSlice.reducer,
}

/**
 * App-wide state; one store per app, so that pages rendered on the server never share one.
 *
 * @param more slices of code that visitors do not load
 */
export function createStore(language: Language, more: ReducersMapObject = {}) {
  return configureStore({
    reducer: combineReducers({ ...reducers, ...more }),
    preloadedState: { language: { current: language } },
  })
}

export type AppStore = ReturnType<typeof createStore>
