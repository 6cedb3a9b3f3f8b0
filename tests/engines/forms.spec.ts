import path from 'node:path'
import { test } from './engine-test.ts'
import type { Sought, Visitor } from './visitor.ts'
import { behaviourIn } from '#tests/support/behaviour-in.ts'

const words = {
  ar: {
    contact: 'اتصل بنا',
    name: 'الاسم',
    email: /^البريد الإلكتروني/,
    phone: /^رقم الهاتف/,
    message: /^الرسالة/,
    sendMessage: 'إرسال الرسالة',
    fixForm: 'يرجى تصحيح الأخطاء في النموذج أولاً',
    messageSent: 'تم إرسال رسالتك بنجاح! سنقوم بالرد عليك قريباً',
    dismiss: 'إغلاق الإشعار',
    fullName: 'الاسم الكامل',
    birth: /^تاريخ الميلاد/,
    nationality: /^الجنسية/,
    egypt: 'مصر',
    cv: /^السيرة الذاتية/,
    sendCv: 'إرسال الطلب',
    cvSent: 'تم الإرسال بنجاح',
    nameAr: 'اسم الشركة بالعربية',
    nameEn: 'اسم الشركة بالإنجليزية',
    city: 'المدينة',
    address: 'العنوان',
    years: 'عدد سنوات العمل',
    motors: 'محركات كهربائية',
    next: 'التالي',
    person: 'مسؤول التواصل',
    register: 'السجل التجاري',
    number: 'رقم المستند',
    issued: /^تاريخ الإصدار/,
    expires: /^تاريخ الانتهاء/,
    day: 'اليوم',
    scan: /^ملف المستند/,
    review: 'المراجعة',
    sendVendor: 'إرسال التسجيل',
    vendorReceived: 'وصلنا تسجيل شركتك',
  },
  en: {
    contact: 'Contact us',
    name: 'Name',
    email: /^Email/,
    phone: /^Phone number/,
    message: /^Message/,
    sendMessage: 'Send the message',
    fixForm: 'Please correct the errors in the form first',
    messageSent: 'Your message was sent successfully! We will reply to you soon',
    dismiss: 'Dismiss the notification',
    fullName: 'Full name',
    birth: /^Date of birth/,
    nationality: /^Nationality/,
    egypt: 'Egypt',
    cv: /^CV/,
    sendCv: 'Submit the application',
    cvSent: 'Successfully Submitted',
    nameAr: 'Company name in Arabic',
    nameEn: 'Company name in English',
    city: 'City',
    address: 'Address',
    years: 'Years in business',
    motors: 'Electric motors',
    next: 'Next',
    person: 'Contact person',
    register: 'Commercial register',
    number: 'Document number',
    issued: /^Issue date/,
    expires: /^Expiry date/,
    day: 'Day',
    scan: /^Document file/,
    review: 'Review',
    sendVendor: 'Send the registration',
    vendorReceived: 'We have received your registration',
  },
} as const

const paper = path.resolve('sample/certificates/calibration.pdf')

for (const language of behaviourIn('ar')) {
  const text = words[language]
  const box = (name: string | RegExp) => ({ role: 'textbox', name })
  const button = (name: string) => ({ role: 'button', name })

  /** @param date as day, month and year without a break */
  const typeDate = (visitor: Visitor, field: Sought, date: string) =>
    visitor.type({ role: 'spinbutton', name: text.day, within: field }, date)

  test(`a message is sent in ${language}, after a notice of what it lacks`, async ({ visitor }) => {
    await visitor.resize(360)
    await visitor.come(language, '/contact-us')
    await visitor.press(button(text.sendMessage))
    await visitor.seeText(text.fixForm)
    await visitor.press(button(text.dismiss))
    await visitor.seeTextGone(text.fixForm)
    await visitor.write(box(text.name), 'سارة علي')
    await visitor.write(box(text.email), 'sara@example.com')
    await visitor.write(box(text.phone), '+٢٠ ١٠١٢٣ ٤٥٦٧٨')
    await visitor.write(box(text.message), 'نريد عرض سعر لعشر مراوح محورية.')
    await visitor.press(button(text.sendMessage))
    await visitor.seeText(text.messageSent)
    await visitor.seeTextGone(text.messageSent)
  })

  test(`a CV is sent in ${language} with its file`, async ({ visitor }) => {
    await visitor.resize(1280)
    await visitor.come(language, '/Careers')
    await visitor.write(box(text.fullName), 'سارة Ali')
    await typeDate(visitor, { role: 'group', name: text.birth }, '14031990')
    await visitor.choose({ role: 'combobox', name: text.nationality }, text.egypt)
    await visitor.write(box(text.email), 'sara@example.com')
    await visitor.attach(text.cv, paper)
    await visitor.seeText(path.basename(paper))
    await visitor.press(button(text.sendCv))
    await visitor.see({ role: 'heading', name: text.cvSent })
  })

  test(`a vendor registers in ${language}, step by step, with a paper`, async ({ visitor }) => {
    await visitor.resize(360)
    await visitor.come(language, '/vendors-registration')
    await visitor.write(box(text.nameAr), 'شركة النيل للتوريدات')
    await visitor.write(box(text.nameEn), 'Nile Supplies')
    await visitor.press({ role: 'radio', name: text.egypt })
    await visitor.write(box(text.city), 'القاهرة')
    await visitor.write(box(text.address), '12 شارع النيل')
    await visitor.write(box(text.years), '١٢')
    await visitor.press({ role: 'checkbox', name: text.motors })
    await visitor.press(button(text.next))
    await visitor.write(box(text.person), 'سارة أحمد')
    await visitor.write(box(text.phone), '+201012345678')
    await visitor.write(box(text.email), 'sales@example.com')
    await visitor.press(button(text.next))
    const register = { role: 'group', name: text.register }
    await visitor.write({ ...box(text.number), within: register }, 'A-12/34')
    await typeDate(visitor, { role: 'group', name: text.issued, within: register }, '01022024')
    await typeDate(visitor, { role: 'group', name: text.expires, within: register }, '03042039')
    await visitor.attach(text.scan, paper)
    await visitor.press(button(text.next))
    await visitor.see({ role: 'heading', name: text.review })
    await visitor.seeText('01/02/2024 – 03/04/2039')
    await visitor.press(button(text.sendVendor))
    await visitor.see({ role: 'heading', name: text.vendorReceived })
  })
}
