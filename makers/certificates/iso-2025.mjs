import { both, facts, heading, sideBySide } from './bilingual.mjs'
import { signatures } from './signatures.mjs'

/** @typedef {import('./bilingual.mjs').Localized} Localized */

/** @type {{ standard: string, number: string, system: Localized, scope: Localized }[]} */
const standards = [
  {
    standard: 'ISO 9001:2015',
    number: 'QMS-25-1107',
    system: { ar: 'نظام إدارة الجودة', en: 'Quality management system' },
    scope: {
      ar: 'تصميم المراوح الصناعية وتصنيعها واختبارها، وتوريد الأنظمة الكهربائية والميكانيكية وتركيبها وتشغيلها وصيانتها.',
      en: 'Design, manufacture and testing of industrial fans; supply, installation, commissioning and maintenance of electrical and mechanical systems.',
    },
  },
  {
    standard: 'ISO 14001:2015',
    number: 'EMS-25-1108',
    system: { ar: 'نظام الإدارة البيئية', en: 'Environmental management system' },
    scope: {
      ar: 'أعمال تشكيل الصاج واللحام والطلاء والتجميع في المصنع، وإدارة المخلفات والطاقة في مواقع التنفيذ.',
      en: 'Sheet-metal forming, welding, coating and assembly in the factory; management of waste and energy on construction sites.',
    },
  },
  {
    standard: 'ISO 45001:2018',
    number: 'OHS-25-1109',
    system: {
      ar: 'نظام إدارة السلامة والصحة المهنية',
      en: 'Occupational health and safety management system',
    },
    scope: {
      ar: 'التصنيع والمناولة والاختبار في المصنع، والأعمال الكهربائية والميكانيكية والعمل على ارتفاع في مواقع التنفيذ.',
      en: 'Manufacture, handling and testing in the factory; electrical and mechanical work and work at height on construction sites.',
    },
  },
]

/** @param {(typeof standards)[number]} certified */
const body = ({ number, scope, standard, system }) => `<div class="award">
  <p>${both({ ar: 'تشهد جهة المنح بأن نظام الإدارة في', en: 'This is to certify that the management system of' })}</p>
  <p class="holder">${both({ ar: 'نسائم للمراوح الصناعية والمقاولات', en: 'Nasaem Industrial Fans & Contracting' })}</p>
  <p>${both({ ar: 'قطعة 214، المنطقة الصناعية A2، مدينة العاشر من رمضان، مصر', en: 'Plot 214, Industrial Zone A2, 10th of Ramadan City, Egypt' })}</p>
  <p>${both({ ar: 'قد رُوجع ووُجد مطابقًا لمتطلبات', en: 'has been audited and found to meet the requirements of' })}</p>
  <p class="standard"><bdi>${standard}</bdi></p>
  <p class="system">${both(system)}</p>
  </div>
  ${heading({ ar: 'النطاق', en: 'Scope' })}
  ${sideBySide(scope)}
  ${heading({ ar: 'السريان', en: 'Validity' })}
  ${facts([
    { label: { ar: 'رقم الشهادة', en: 'Certificate number' }, value: number },
    {
      label: { ar: 'المواقع', en: 'Sites' },
      value: {
        ar: 'مصنع العاشر من رمضان، وفرع الرياض',
        en: '10th of Ramadan factory, Riyadh branch',
      },
    },
    { label: { ar: 'تاريخ الإصدار', en: 'Issued' }, value: '2025-05-11' },
    { label: { ar: 'سارية حتى', en: 'Valid until' }, value: '2028-05-10' },
    { label: { ar: 'زيارات المتابعة', en: 'Surveillance audits' }, value: '2026-05 · 2027-05' },
  ])}
  ${signatures([
    { ar: 'كبير المراجعين', en: 'Lead auditor' },
    { ar: 'مدير المنح', en: 'Certification manager' },
    { ar: 'خاتم الجهة', en: 'Stamp of the body' },
  ])}`

/** @type {import('./sheet.mjs').SampleDocument} */
export const iso2025 = {
  file: 'iso-2025',
  title: { ar: 'شهادات الأيزو 2025', en: 'ISO certificates 2025' },
  issuer: {
    ar: 'جهة منح شهادات نظم الإدارة\n(جهة عينة)',
    en: 'Management Systems Certification Body\n(sample body)',
  },
  pages: standards.map((certified) => ({
    number: certified.number,
    heading: {
      ar: `شهادة ${certified.system.ar}`,
      en: `${certified.system.en} certificate`,
    },
    body: body(certified),
  })),
}
