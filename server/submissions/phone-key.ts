/** So many last digits tell numbers apart, and leave out country codes and what is dialled before a number. */
const tellingDigits = 9

/**
 * By which a phone number is known however it was written: '+20 10…', '0020 10…' and '010…' are the same.
 *
 * @param phone as the contract has normalised it
 */
export function phoneKey(phone: string): string {
  return phone.replace(/\D/g, '').slice(-tellingDigits)
}
