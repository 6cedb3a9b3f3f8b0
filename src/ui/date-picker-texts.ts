import type { PickersInputLocaleText } from '@mui/x-date-pickers/locales'
import type { TFunction } from 'i18next'

/** The texts of a date picker, in the page's language; its package has no Arabic (mui-x #15650). */
export function datePickerTexts(t: TFunction): PickersInputLocaleText {
  return {
    previousMonth: t('datePicker.previousMonth'),
    nextMonth: t('datePicker.nextMonth'),
    calendarViewSwitchingButtonAriaLabel: (view) =>
      view === 'year' ? t('datePicker.toDays') : t('datePicker.toYears'),
    cancelButtonLabel: t('datePicker.cancel'),
    okButtonLabel: t('datePicker.accept'),
    nextStepButtonLabel: t('datePicker.accept'),
    datePickerToolbarTitle: t('datePicker.choose'),
    openDatePickerDialogue: (date) =>
      date === null ? t('datePicker.choose') : t('datePicker.chosen', { date }),
    fieldYearPlaceholder: () => t('datePicker.yearLetters'),
    fieldMonthPlaceholder: () => t('datePicker.monthLetters'),
    fieldDayPlaceholder: () => t('datePicker.dayLetters'),
    year: t('datePicker.year'),
    month: t('datePicker.month'),
    day: t('datePicker.day'),
    empty: t('datePicker.empty'),
  }
}
