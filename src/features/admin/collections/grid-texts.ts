import type { GridLocaleText } from '@mui/x-data-grid'
import type { AdminText } from './column.ts'

/** The table's own words: the package's Arabic ones are partly English. */
export function gridTexts(t: AdminText): Partial<GridLocaleText> {
  return {
    noRowsLabel: t('translation:state.empty'),
    noResultsOverlayLabel: t('translation:state.empty'),
    columnHeaderSortIconLabel: t('collections.sort'),
    booleanCellTrueLabel: t('collections.yes'),
    booleanCellFalseLabel: t('collections.no'),
  }
}
