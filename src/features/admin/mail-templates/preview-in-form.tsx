import { placeholders, replyPlaceholders } from '#contract/mail-template.ts'
import { partOnDemand } from '#src/ui/part-on-demand.tsx'

// It hangs on the form, whose code no list waits for.
const TemplatePreview = partOnDemand(
  async () => (await import('./template-preview.tsx')).TemplatePreview,
)

/** The preview of an email below the fields that it is made of. */
export function PreviewInForm() {
  return <TemplatePreview known={placeholders} />
}

/** The same for a reply. */
export function ReplyPreviewInForm() {
  return <TemplatePreview known={replyPlaceholders} />
}
