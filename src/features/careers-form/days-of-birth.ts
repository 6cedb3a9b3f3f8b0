import { cvLimits } from '#contract/submissions/limits.ts'

/** The first and the last day of birth that the age limits leave, as `yyyy-mm-dd`. */
export function daysOfBirth(today = new Date()) {
  const yearsAgo = (years: number) => {
    const month = String(today.getMonth() + 1).padStart(2, '0')
    const day = String(today.getDate()).padStart(2, '0')
    return `${today.getFullYear() - years}-${month}-${day}`
  }
  return { min: yearsAgo(cvLimits.age.maximum), max: yearsAgo(cvLimits.age.minimum) }
}
