import { get, useFormContext } from 'react-hook-form'
import { useApi } from '#src/api/api-context.ts'
import { fieldMessage } from '#src/i18n/field-message.ts'

/** Gives the message of a field's fault; undefined while it has none. */
export function useFieldError(): (name: string) => string | undefined {
  const { language } = useApi()
  const { errors } = useFormContext().formState
  return (name) => {
    const fault: unknown = get(errors, name)
    const message = messageOf(fault)
    return fieldMessage(message, language)
  }
}

function messageOf(fault: unknown): string | undefined {
  if (typeof fault !== 'object' || fault === null) return undefined
  if ('message' in fault && typeof fault.message === 'string') return fault.message
  // Of a list, the first fault of any of its entries.
  if (Array.isArray(fault)) return fault.map(messageOf).find(Boolean)
  return 'root' in fault ? messageOf(fault.root) : undefined
}
