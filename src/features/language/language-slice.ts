import { createSlice } from '@reduxjs/toolkit'
import { defaultLanguage, type Language } from '#contract/locale.ts'

const initialState: { current: Language } = { current: defaultLanguage }

/** The page's language. It changes only by a reload (LANG-6), so the slice has no actions. */
export const languageSlice = createSlice({
  name: 'language',
  initialState,
  reducers: {},
  selectors: { selectLanguage: (state) => state.current },
})

export const { selectLanguage } = languageSlice.selectors
