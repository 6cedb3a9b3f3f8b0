export { ContactPage as Page } from '#src/features/contact/contact-page.tsx'
