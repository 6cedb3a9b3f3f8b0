/** The values that a call may hand over: data that JSON can write, or functions under the rule of the one called. */
type Handed = object | string | number | ((...parameters: never[]) => unknown)

/**
 * The text of an inline script that calls a function in the page. The page gets the function as it is written, and
 * nothing else of its module: besides the browser's own names it may use only what it is handed.
 */
export function inlineCall<Parameters extends Handed[]>(
  call: (...parameters: Parameters) => unknown,
  ...parameters: Parameters
): string {
  const written = parameters.map((parameter) =>
    typeof parameter === 'function' ? parameter.toString() : inScript(JSON.stringify(parameter)),
  )
  return `(${call.toString()})(${written.join()})`
}

/** In a script element no data may look like its end. */
const inScript = (json: string) => json.replaceAll('<', '\\u003c')
