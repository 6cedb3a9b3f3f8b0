/** So many last digits tell numbers apart, and leave out country codes and what is dialled before a number. */
const tellingDigits = 9

/**
 * Makes the key by which a phone number is known, however it is written: '+20 10…', '0020 10…' and '010…' are one.
 *
 * @param phone as the contract has normalised it
 */
export function phoneKey(phone: string): string {
  return phone.replace(/\D/g, '').slice(-tellingDigits)
}
