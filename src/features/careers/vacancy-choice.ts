/** The vacancy that an address names, by its slug. */
export function readVacancyChoice(search: Record<string, unknown>): { vacancy?: string } {
  return typeof search.vacancy === 'string' && search.vacancy !== ''
    ? { vacancy: search.vacancy }
    : {}
}
