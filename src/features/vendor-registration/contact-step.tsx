import { FieldGrid } from './vendor-form-parts.ts'
import { VendorTextField } from './vendor-text-field.tsx'

/** The person to ask about the registration, and the company's bank. */
export function ContactStep() {
  return (
    <FieldGrid>
      <VendorTextField field="contactPerson" autoComplete="name" dir="auto" />
      <VendorTextField field="phone" type="tel" autoComplete="tel" dir="ltr" inputMode="tel" />
      <VendorTextField
        field="email"
        type="email"
        autoComplete="email"
        dir="ltr"
        inputMode="email"
      />
      <VendorTextField field="bankName" optional dir="auto" />
    </FieldGrid>
  )
}
