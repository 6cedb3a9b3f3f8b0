import { useMutation } from '@tanstack/react-query'
import { sendMessageCall } from '#contract/calls.ts'
import type { ContactMessage } from '#contract/submissions.ts'
import { useApi } from '#src/api/api-context.ts'

/** Sends a contact message (spec section 7); rejects with an `ApiFailure`. */
export function useSendMessage() {
  const { client } = useApi()
  return useMutation({
    mutationFn: (message: ContactMessage) => client(sendMessageCall, { body: message }),
  })
}
