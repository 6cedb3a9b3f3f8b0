export interface OutboxFile {
  field: string
  name: string
  blob: Blob
}

/** A visitor's submission: the fields of the form, and its files. */
export interface Submission {
  fields: Record<string, string>
  files: OutboxFile[]
}
