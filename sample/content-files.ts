import type { SampleContent } from './sample-record.ts'

/** The keys of all pictures that the content shows, each once. */
export function pictureKeysOf(content: SampleContent): string[] {
  return valuesNamed('picture', content)
}

/** The names of all PDF files that the content links to, each once. */
export function pdfsOf(content: SampleContent): string[] {
  return [...new Set([...valuesNamed('pdf', content.certificates), ...dataSheetsOf(content)])]
}

/** The names of the data sheets among them. */
export function dataSheetsOf(content: SampleContent): string[] {
  return valuesNamed('dataSheet', content.products)
}

/** The texts under this name, however deep, each once. */
function valuesNamed(name: string, within: unknown): string[] {
  if (typeof within !== 'object' || within === null) return []
  const found = Object.entries(within).flatMap(([key, value]: [string, unknown]) =>
    key === name && typeof value === 'string' ? value : valuesNamed(name, value),
  )
  return [...new Set(found)]
}
