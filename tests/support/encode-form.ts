export type FormPart = [name: string, value: string | Blob, filename?: string]

/** Encodes a form as a browser does, with a boundary of its own each time. */
export async function encodeForm(parts: FormPart[]) {
  const form = new FormData()
  for (const [name, value, filename] of parts) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, value, filename)
  }
  const encoded = new Response(form)
  const contentType = encoded.headers.get('content-type') ?? ''
  return { payload: Buffer.from(await encoded.arrayBuffer()), contentType }
}
