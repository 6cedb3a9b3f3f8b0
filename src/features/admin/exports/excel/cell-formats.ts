/**
 * Number formats by which `polishWorkbook` knows its cells again: the writer gives a cell no other style. '@' is
 * Excel's own for text, under which nothing that is typed later becomes a formula either.
 */
export const cellFormats = {
  header: 'General;General;General;@',
  text: '@',
  /** Text that reads from left to right, whatever the sheet. */
  ltr: ';;;@',
  number: '#,##0.###;-#,##0.###',
  wholeNumber: '#,##0',
  year: '0',
  date: 'yyyy-mm-dd',
  moment: 'yyyy-mm-dd hh:mm',
} as const
