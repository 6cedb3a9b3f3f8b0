import type { collections } from '#contract/collections/collections.ts'
import { inEachLanguage, type Localized } from '#contract/locale.ts'

/** The texts of a collection's screens: title, button to add, title of the form, text of the empty list. */
type Word = 'title' | 'add' | 'edit' | 'empty'

type Described = (typeof collections)[keyof typeof collections]
/** The collections that have screens. */
type Shown = Extract<Described, { screens: object }>['name']

/** Titles beside those of collections, for a page of its own or the audit trail. */
type Told =
  | 'accounts'
  | 'second-factor'
  | 'sessions'
  | 'files'
  | 'persons'
  | 'audit-log'
  | 'health'
  | 'company-profile'

/** The words of every collection's screens: one file for all languages, so that a collection is one entry here. */
const words: Record<Shown, Record<Word, Localized>> & Record<Told, { title: Localized }> = {
  frames: {
    title: { ar: 'شرائح العرض', en: 'Hero slides' },
    add: { ar: 'إضافة شريحة', en: 'Add a slide' },
    edit: { ar: 'تعديل الشريحة', en: 'Edit the slide' },
    empty: {
      ar: 'لا شرائح بعد. أضف أول شريحة لتظهر في أعلى الصفحة الرئيسية.',
      en: 'No slides yet. The first one you add will open the home page.',
    },
  },
  about: {
    title: { ar: 'من نحن', en: 'About us' },
    add: { ar: 'إضافة قسم', en: 'Add a section' },
    edit: { ar: 'تعديل القسم', en: 'Edit the section' },
    empty: { ar: 'لا محتوى بعد لقسم «من نحن».', en: 'Nothing about the company yet.' },
  },
  projects: {
    title: { ar: 'المشاريع', en: 'Projects' },
    add: { ar: 'إضافة مشروع', en: 'Add a project' },
    edit: { ar: 'تعديل المشروع', en: 'Edit the project' },
    empty: { ar: 'لا مشاريع بعد.', en: 'No projects yet.' },
  },
  services: {
    title: { ar: 'الخدمات', en: 'Services' },
    add: { ar: 'إضافة خدمة', en: 'Add a service' },
    edit: { ar: 'تعديل الخدمة', en: 'Edit the service' },
    empty: { ar: 'لا خدمات بعد.', en: 'No services yet.' },
  },
  'associated-services': {
    title: { ar: 'الخدمات الفرعية', en: 'Sub-services' },
    add: { ar: 'إضافة خدمة فرعية', en: 'Add a sub-service' },
    edit: { ar: 'تعديل الخدمة الفرعية', en: 'Edit the sub-service' },
    empty: { ar: 'لا خدمات فرعية بعد.', en: 'No sub-services yet.' },
  },
  drivers: {
    title: { ar: 'بطاقات الخدمات', en: 'Service cards' },
    add: { ar: 'إضافة بطاقة', en: 'Add a card' },
    edit: { ar: 'تعديل البطاقة', en: 'Edit the card' },
    empty: { ar: 'لا بطاقات بعد.', en: 'No cards yet.' },
  },
  statistics: {
    title: { ar: 'الإحصائيات', en: 'Statistics' },
    add: { ar: 'إضافة الأرقام', en: 'Add the figures' },
    edit: { ar: 'تعديل الأرقام', en: 'Edit the figures' },
    empty: { ar: 'لا أرقام بعد.', en: 'No figures yet.' },
  },
  clients: {
    title: { ar: 'العملاء', en: 'Clients' },
    add: { ar: 'إضافة عميل', en: 'Add a client' },
    edit: { ar: 'تعديل العميل', en: 'Edit the client' },
    empty: { ar: 'لا عملاء بعد.', en: 'No clients yet.' },
  },
  'tabs-statistics': {
    title: { ar: 'الرسالة والرؤية والتاريخ', en: 'Mission, vision, history' },
    add: { ar: 'إضافة النصوص', en: 'Add the texts' },
    edit: { ar: 'تعديل النصوص', en: 'Edit the texts' },
    empty: { ar: 'لا نصوص بعد.', en: 'No texts yet.' },
  },
  'cards-statistics': {
    title: { ar: 'القيم ورعاية العملاء', en: 'Values and client care' },
    add: { ar: 'إضافة بطاقة', en: 'Add a card' },
    edit: { ar: 'تعديل البطاقة', en: 'Edit the card' },
    empty: { ar: 'لا بطاقات بعد.', en: 'No cards yet.' },
  },
  products: {
    title: { ar: 'المنتجات', en: 'Products' },
    add: { ar: 'إضافة منتج', en: 'Add a product' },
    edit: { ar: 'تعديل المنتج', en: 'Edit the product' },
    empty: { ar: 'لا منتجات بعد.', en: 'No products yet.' },
  },
  jobs: {
    title: { ar: 'الوظائف', en: 'Vacancies' },
    add: { ar: 'إضافة وظيفة', en: 'Add a vacancy' },
    edit: { ar: 'تعديل الوظيفة', en: 'Edit the vacancy' },
    empty: {
      ar: 'لا وظائف معلنة. أضف وظيفة لتظهر في صفحة الوظائف.',
      en: 'No vacancies yet. Add one to show it on the careers page.',
    },
  },
  'associated-jobs': {
    title: { ar: 'طلبات التوظيف', en: 'Applications' },
    add: { ar: 'إضافة طلب', en: 'Add an application' },
    edit: { ar: 'طلب توظيف', en: 'Application' },
    empty: { ar: 'لا طلبات توظيف بعد.', en: 'No applications yet.' },
  },
  vendors: {
    title: { ar: 'الموردون', en: 'Vendors' },
    add: { ar: 'إضافة مورد', en: 'Add a vendor' },
    edit: { ar: 'مورد', en: 'Vendor' },
    empty: { ar: 'لا موردين مسجلين بعد.', en: 'No vendors have registered yet.' },
  },
  messages: {
    title: { ar: 'الرسائل', en: 'Messages' },
    add: { ar: 'إضافة رسالة', en: 'Add a message' },
    edit: { ar: 'رسالة', en: 'Message' },
    empty: { ar: 'لا رسائل بعد.', en: 'No messages yet.' },
  },
  'mail-templates': {
    title: { ar: 'البريد المرسل إلى الزوار', en: 'Emails to visitors' },
    add: { ar: 'إضافة رسالة', en: 'Add an email' },
    edit: { ar: 'تعديل الرسالة', en: 'Edit the email' },
    empty: { ar: 'لا رسائل بعد.', en: 'No emails yet.' },
  },
  'reply-templates': {
    title: { ar: 'قوالب الردود', en: 'Reply templates' },
    add: { ar: 'إضافة قالب', en: 'Add a template' },
    edit: { ar: 'تعديل القالب', en: 'Edit the template' },
    empty: {
      ar: 'لا قوالب بعد. أضف قالبًا لتستخدمه عند الرد على الزوار.',
      en: 'No templates yet. Add one to choose it when you reply to a visitor.',
    },
  },
  settings: {
    title: { ar: 'الإعدادات', en: 'Settings' },
    add: { ar: 'إضافة الإعدادات', en: 'Add the settings' },
    edit: { ar: 'تعديل الإعدادات', en: 'Edit the settings' },
    empty: { ar: 'لا إعدادات بعد.', en: 'No settings yet.' },
  },
  branches: {
    title: { ar: 'الفروع', en: 'Branches' },
    add: { ar: 'إضافة فرع', en: 'Add a branch' },
    edit: { ar: 'تعديل الفرع', en: 'Edit the branch' },
    empty: { ar: 'لا فروع بعد.', en: 'No branches yet.' },
  },
  retention: {
    title: { ar: 'مدة الاحتفاظ بالبيانات', en: 'How long data is kept' },
    add: { ar: 'تحديد المدد', en: 'Set the periods' },
    edit: { ar: 'تعديل المدد', en: 'Change the periods' },
    empty: { ar: 'لم تُحدَّد أي مدة بعد.', en: 'No period has been set yet.' },
  },
  redirects: {
    title: { ar: 'روابط الصفحات القديمة', en: 'Old page addresses' },
    add: { ar: 'إضافة رابط قديم', en: 'Add an old address' },
    edit: { ar: 'رابط قديم', en: 'Old address' },
    empty: {
      ar: 'لم يُعدَّل رابط أي صفحة بعد. عند تعديل رابط يظهر القديم هنا ويحوّل الزائر إلى الجديد.',
      en: 'No page address has been changed yet. Once one is, the old address appears here and leads on to the new one.',
    },
  },
  labels: {
    title: { ar: 'الوسوم', en: 'Labels' },
    add: { ar: 'إضافة وسم', en: 'Add a label' },
    edit: { ar: 'تعديل الوسم', en: 'Edit the label' },
    empty: {
      ar: 'لا وسوم بعد. أضف وسمًا لتصنيف الرسائل وطلبات التوظيف والموردين.',
      en: 'No labels yet. Add one to sort messages, applications and vendors.',
    },
  },
  // Accounts are no collection, but the menu names them beside the collections.
  accounts: { title: { ar: 'الحسابات', en: 'Accounts' } },
  'second-factor': { title: { ar: 'التحقق بخطوتين', en: 'Second factor' } },
  sessions: { title: { ar: 'الجلسات', en: 'Sessions' } },
  files: { title: { ar: 'ملفات الزوار', en: 'Visitors’ files' } },
  persons: { title: { ar: 'البيانات الشخصية', en: 'Personal data' } },
  'audit-log': { title: { ar: 'سجل النشاط', en: 'Audit trail' } },
  'company-profile': { title: { ar: 'ملف تعريف الشركة', en: 'Company profile' } },
  health: { title: { ar: 'حالة النظام', en: 'System health' } },
}

type Words = typeof words

/** The same words by language, since the back office loads the texts of one. */
export const collectionNames = inEachLanguage((language) =>
  each(words, (of) => each(of as Record<string, Localized>, (text) => text[language])),
) as Localized<{ [Name in keyof Words]: Record<keyof Words[Name], string> }>

function each<From, To>(all: Record<string, From>, make: (one: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(all).map(([name, one]) => [name, make(one)]))
}
