import { FieldGrid } from './vendor-form-parts.ts'
import { VendorTextField } from './vendor-text-field.tsx'

/** The person to ask about the registration, and the company's bank. */
export function ContactStep() {
  return (
    <FieldGrid>
      <VendorTextField field="contactPerson" autoComplete="name" inputProps={{ dir: 'auto' }} />
      <VendorTextField
        field="phone"
        type="tel"
        autoComplete="tel"
        inputProps={{ dir: 'ltr', inputMode: 'tel' }}
      />
      <VendorTextField
        field="email"
        type="email"
        autoComplete="email"
        inputProps={{ dir: 'ltr', inputMode: 'email' }}
      />
      <VendorTextField field="bankName" optional inputProps={{ dir: 'auto' }} />
    </FieldGrid>
  )
}
