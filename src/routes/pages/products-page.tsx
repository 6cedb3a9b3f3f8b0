export { ProductsPage as Page } from '#src/features/products/products-page.tsx'
