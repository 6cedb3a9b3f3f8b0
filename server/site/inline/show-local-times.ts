/**
 * Writes the moments of the server's HTML, which it has in its own time, by the clock of the place where they are read:
 * before anyone sees them, and as `momentText` of the app writes them, so that the page hydrates as it stands.
 *
 * Runs in the page (`inlineCall`).
 *
 * @param months the names of the months, from January on
 */
export function showLocalTimes(months: string[]): void {
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  for (const element of document.querySelectorAll<HTMLElement>('[data-moment]')) {
    const moment = new Date(element.dataset.moment ?? '')
    const day = `${moment.getDate()} ${months[moment.getMonth()]} ${moment.getFullYear()}`
    const time = `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`
    element.textContent = `${day.replaceAll(' ', '\u00a0')} ${time}`
  }
}
