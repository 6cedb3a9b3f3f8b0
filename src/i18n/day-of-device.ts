/** The day of today as `YYYY-MM-DD`, by the clock and the time zone of the device: a document is dated where it is made. */
export function dayOfDevice(): string {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}
