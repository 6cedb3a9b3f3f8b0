import { useTranslation } from 'react-i18next'
import type { Product } from '#contract/collections/products.ts'
import { ProjectLinks } from '#src/ui/project-links.tsx'
import { Section } from '#src/ui/section.tsx'

/** The projects in which the product was installed (LINK-2); nothing where there are none. */
export function UsedIn({ product }: { product: Product }) {
  const { t } = useTranslation()
  if (product.projects.length === 0) return null
  return (
    <Section id="used-in" title={t('products.usedIn')}>
      <ProjectLinks projects={product.projects} />
    </Section>
  )
}
