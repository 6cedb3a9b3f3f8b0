export { QuotationPage as Page } from '#src/features/quotation/quotation-page.tsx'
