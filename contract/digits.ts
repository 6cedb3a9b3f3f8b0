const arabicIndicZero = 0x0660
const persianZero = 0x06f0

/** Turns Arabic-Indic (٠–٩) and Persian (۰–۹) digits into 0–9 and leaves the rest (DIGIT-2). */
export function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (code >= persianZero ? persianZero : arabicIndicZero))
  })
}

/** Keeps only the digits of what was typed (DIGIT-3). */
export function digitsOnly(text: string): string {
  return latinDigits(text).replace(/\D/g, '')
}

/** Makes the digits of a typed phone number Latin and drops spaces, dashes and invisible direction marks (FORM-2). */
export function normalisePhone(text: string): string {
  return latinDigits(text).replace(/[\s\-‐-―\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
}
