import type { Language } from '#contract/locale.ts'

/** The texts of the installed apps, such as names and shortcuts; the server does not load the app's own texts. */
export const manifestTexts = {
  ar: {
    siteScreenshot: 'الصفحة الرئيسية',
    products: 'المنتجات',
    projects: 'المشاريع',
    contact: 'اتصل بنا',
    adminScreenshot: 'قائمة المشاريع في لوحة التحكم',
    admin: 'لوحة التحكم',
    adminDescription: 'إدارة محتوى الموقع والرسائل والطلبات.',
    messages: 'الرسائل',
    applications: 'طلبات التوظيف',
    vendors: 'الموردون',
  },
  en: {
    siteScreenshot: 'The home page',
    products: 'Products',
    projects: 'Projects',
    contact: 'Contact us',
    adminScreenshot: 'The list of projects in the back office',
    admin: 'Back office',
    adminDescription: 'Manage the content of the site, messages and applications.',
    messages: 'Messages',
    applications: 'Applications',
    vendors: 'Vendors',
  },
} as const satisfies Record<Language, Record<string, string>>
