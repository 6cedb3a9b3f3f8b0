import { Suspense } from 'react'
import { placeholders, replyPlaceholders } from '#contract/mail-template.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'

// It hangs on the form, whose code no list waits for.
const TemplatePreview = lazyPart(
  async () => (await import('./template-preview.tsx')).TemplatePreview,
)

/** The preview of an email below the fields that it is made of. */
export function PreviewInForm() {
  return (
    <Suspense fallback={null}>
      <TemplatePreview known={placeholders} />
    </Suspense>
  )
}

/** The same for a reply. */
export function ReplyPreviewInForm() {
  return (
    <Suspense fallback={null}>
      <TemplatePreview known={replyPlaceholders} />
    </Suspense>
  )
}
