import type { Language } from './locale.ts'

/** The text of each broken rule, shown by the browser and answered by the server. */
export const validationTexts = {
  'name.required': { ar: 'الاسم مطلوب', en: 'Name is required' },
  'name.short': {
    ar: 'يجب أن يكون الاسم أكثر من 3 أحرف',
    en: 'Name must be at least 3 characters long',
  },
  'name.long': {
    ar: 'يجب أن يكون الاسم أقل من 50 حرف',
    en: 'Name must be at most 50 characters long',
  },
  'email.required': { ar: 'البريد الإلكتروني مطلوب', en: 'Email is required' },
  'email.invalid': {
    ar: 'يرجى إدخال بريد إلكتروني صحيح',
    en: 'Please enter a valid email address',
  },
  'email.long': { ar: 'البريد الإلكتروني طويل جداً', en: 'The email address is too long' },
  'phone.required': { ar: 'رقم الهاتف مطلوب', en: 'Phone number is required' },
  'phone.invalid': {
    ar: 'يرجى إدخال رقم هاتف صحيح (10-15 رقم)',
    en: 'Please enter a valid phone number (10–15 digits)',
  },
  'message.required': { ar: 'الرسالة مطلوبة', en: 'Message is required' },
  'message.short': {
    ar: 'يجب أن تكون الرسالة أكثر من 10 أحرف',
    en: 'Message must be at least 10 characters long',
  },
  'message.long': {
    ar: 'الرسالة طويلة جداً (أقصى 500 حرف)',
    en: 'Message is too long (500 characters at most)',
  },
  'topic.invalid': {
    ar: 'يرجى اختيار الموضوع من القائمة',
    en: 'Please choose a topic from the list',
  },
  'fullName.required': { ar: 'الاسم الكامل مطلوب', en: 'Full name is required' },
  'fullName.long': {
    ar: 'الاسم الكامل طويل جدًا (الحد الأقصى 100 حرف)',
    en: 'Full name is too long (100 characters at most)',
  },
  'cvEmail.invalid': { ar: 'يرجى إدخال بريد إلكتروني صحيح', en: 'Please enter a valid email' },
  'dob.required': { ar: 'تاريخ الميلاد مطلوب', en: 'Date of birth is required' },
  'dob.invalid': {
    ar: 'يرجى إدخال تاريخ ميلاد صحيح',
    en: 'Please enter a valid date of birth',
  },
  'dob.range': {
    ar: 'يجب أن يكون عمرك بين 15 و100 سنة',
    en: 'Your age must be between 15 and 100 years',
  },
  'nationality.required': { ar: 'الجنسية مطلوبة', en: 'Nationality is required' },
  'nationality.invalid': {
    ar: 'يرجى اختيار الجنسية من القائمة',
    en: 'Please choose a nationality from the list',
  },
  'address.required': { ar: 'العنوان مطلوب', en: 'Address is required' },
  'address.long': {
    ar: 'العنوان طويل جدًا (الحد الأقصى 200 حرف)',
    en: 'Address is too long (200 characters at most)',
  },
  'country.required': { ar: 'يرجى اختيار الدولة', en: 'Please choose a country' },
  'country.invalid': {
    ar: 'يرجى اختيار الدولة من القائمة',
    en: 'Please choose a country from the list',
  },
  'gender.invalid': {
    ar: 'يرجى اختيار النوع من القائمة',
    en: 'Please choose a gender from the list',
  },
  'vacancy.invalid': { ar: 'هذه الوظيفة غير معروفة', en: 'This vacancy is not known' },
  'nameAr.required': {
    ar: 'اسم الشركة بالعربية مطلوب',
    en: 'The company name in Arabic is required',
  },
  'nameAr.long': {
    ar: 'اسم الشركة بالعربية طويل جدًا (الحد الأقصى 120 حرفًا)',
    en: 'The company name in Arabic is too long (120 characters at most)',
  },
  'nameEn.required': {
    ar: 'اسم الشركة بالإنجليزية مطلوب',
    en: 'The company name in English is required',
  },
  'nameEn.long': {
    ar: 'اسم الشركة بالإنجليزية طويل جدًا (الحد الأقصى 120 حرفًا)',
    en: 'The company name in English is too long (120 characters at most)',
  },
  'city.required': { ar: 'المدينة مطلوبة', en: 'City is required' },
  'city.long': {
    ar: 'اسم المدينة طويل جدًا (الحد الأقصى 60 حرفًا)',
    en: 'City is too long (60 characters at most)',
  },
  'website.invalid': {
    ar: 'يرجى إدخال عنوان موقع صحيح، مثل example.com',
    en: 'Please enter a valid website address, such as example.com',
  },
  'website.long': {
    ar: 'عنوان الموقع طويل جدًا (الحد الأقصى 200 حرف)',
    en: 'The website address is too long (200 characters at most)',
  },
  'contactPerson.required': {
    ar: 'اسم مسؤول التواصل مطلوب',
    en: 'The name of a contact person is required',
  },
  'contactPerson.long': {
    ar: 'اسم مسؤول التواصل طويل جدًا (الحد الأقصى 100 حرف)',
    en: 'The name of the contact person is too long (100 characters at most)',
  },
  'categories.required': {
    ar: 'يرجى اختيار فئة توريد واحدة على الأقل',
    en: 'Please choose at least one category that you supply',
  },
  'categories.invalid': {
    ar: 'يرجى اختيار فئات التوريد من القائمة',
    en: 'Please choose the categories from the list',
  },
  'yearsInBusiness.required': {
    ar: 'عدد سنوات العمل مطلوب',
    en: 'Years in business are required',
  },
  'yearsInBusiness.invalid': {
    ar: 'يرجى إدخال عدد سنوات العمل رقمًا صحيحًا من 0 إلى 200',
    en: 'Please enter the years in business as a whole number from 0 to 200',
  },
  'bankName.long': {
    ar: 'اسم البنك طويل جدًا (الحد الأقصى 100 حرف)',
    en: 'The name of the bank is too long (100 characters at most)',
  },
  'document.country': {
    ar: 'هذا المستند غير مطلوب في الدولة المختارة',
    en: 'This document is not asked for in the chosen country',
  },
  'documentNumber.required': { ar: 'رقم المستند مطلوب', en: 'The document number is required' },
  'documentNumber.long': {
    ar: 'رقم المستند طويل جدًا (الحد الأقصى 50 حرفًا)',
    en: 'The document number is too long (50 characters at most)',
  },
  'issueDate.required': { ar: 'تاريخ الإصدار مطلوب', en: 'The issue date is required' },
  'issueDate.invalid': {
    ar: 'يرجى إدخال تاريخ إصدار صحيح',
    en: 'Please enter a valid issue date',
  },
  'issueDate.future': {
    ar: 'لا يمكن أن يكون تاريخ الإصدار في المستقبل',
    en: 'The issue date cannot be in the future',
  },
  'expiryDate.required': { ar: 'تاريخ الانتهاء مطلوب', en: 'The expiry date is required' },
  'expiryDate.invalid': {
    ar: 'يرجى إدخال تاريخ انتهاء صحيح',
    en: 'Please enter a valid expiry date',
  },
  'expiryDate.order': {
    ar: 'يجب أن يكون تاريخ الانتهاء بعد تاريخ الإصدار',
    en: 'The expiry date must be after the issue date',
  },
  'file.required': { ar: 'يرجى إرفاق الملف', en: 'Please attach the file' },
  'file.again': {
    ar: 'تعذّرت استعادة الملف على جهازك. يرجى اختياره مرة أخرى',
    en: 'Your device could not restore the file. Please choose it again',
  },
  'file.empty': { ar: 'هذا الملف فارغ', en: 'This file is empty' },
  'file.large': {
    ar: 'حجم الملف أكبر من 5 ميجابايت',
    en: 'This file is larger than 5 MB',
  },
  'files.large': {
    ar: 'مجموع أحجام الملفات أكبر من 20 ميجابايت',
    en: 'The files together are larger than 20 MB',
  },
  'file.paper': {
    ar: 'هذا الملف ليس PDF أو DOC أو DOCX سليمًا. يرجى اختيار ملف آخر',
    en: 'This file is not a readable PDF, DOC or DOCX. Please choose another',
  },
  'file.pdf': {
    ar: 'هذا الملف ليس PDF سليمًا. يرجى اختيار ملف آخر',
    en: 'This file is not a readable PDF. Please choose another',
  },
  'password.required': { ar: 'كلمة المرور مطلوبة', en: 'Password is required' },
  'password.short': {
    ar: 'يجب ألا تقل كلمة المرور عن 10 أحرف',
    en: 'Password must be at least 10 characters long',
  },
  'password.blank': {
    ar: 'لا يمكن أن تتكون كلمة المرور من مسافات أو رموز غير مرئية فقط',
    en: 'Password cannot consist of spaces or invisible characters alone',
  },
  'password.common': {
    ar: 'كلمة المرور هذه شائعة أو يسهل تخمينها. يرجى اختيار كلمة مرور أخرى',
    en: 'This password is common or easy to guess. Please choose another one',
  },
  'password.email': {
    ar: 'كلمة المرور هذه قريبة جدًا من بريدك الإلكتروني. يرجى اختيار كلمة مرور أخرى',
    en: 'This password is too close to your email address. Please choose another one',
  },
  'password.company': {
    ar: 'كلمة المرور هذه قريبة جدًا من اسم الشركة. يرجى اختيار كلمة مرور أخرى',
    en: 'This password is too close to the company’s name. Please choose another one',
  },
  'password.long': {
    ar: 'كلمة المرور طويلة جدًا (الحد الأقصى 200 حرف)',
    en: 'Password is too long (200 characters at most)',
  },
  'password.wrong': {
    ar: 'كلمة المرور الحالية غير صحيحة',
    en: 'The current password is not correct',
  },
  'photo.required': { ar: 'يرجى اختيار صورة', en: 'Please choose a picture' },
  'photo.invalid': {
    ar: 'هذا الملف ليس صورة سليمة بصيغة JPEG أو PNG أو WebP أو AVIF. يرجى اختيار ملف آخر',
    en: 'This file is not a readable JPEG, PNG, WebP or AVIF picture. Please choose another',
  },
  'refreshToken.required': { ar: 'لا يوجد رمز تحديث متاح', en: 'No refresh token available' },
  'title.required': { ar: 'العنوان مطلوب', en: 'Title is required' },
  'title.short': {
    ar: 'يجب ألا يقل العنوان عن حرفين',
    en: 'Title must be at least 2 characters long',
  },
  'title.long': {
    ar: 'العنوان طويل جدًا (الحد الأقصى 200 حرف)',
    en: 'Title is too long (200 characters at most)',
  },
  'description.required': { ar: 'الوصف مطلوب', en: 'Description is required' },
  'description.short': {
    ar: 'يجب ألا يقل الوصف عن حرفين',
    en: 'Description must be at least 2 characters long',
  },
  'description.long': {
    ar: 'الوصف طويل جدًا (الحد الأقصى 5,000 حرف)',
    en: 'Description is too long (5,000 characters at most)',
  },
  'order.invalid': { ar: 'يجب أن يكون الترتيب رقمًا', en: 'Order must be a number' },
  'order.negative': {
    ar: 'يجب ألا يكون الترتيب رقمًا سالبًا',
    en: 'Order must be a non-negative number',
  },
  'text.required': { ar: 'هذا الحقل مطلوب', en: 'This field is required' },
  'text.short': {
    ar: 'يجب ألا يقل النص عن حرفين',
    en: 'The text must be at least 2 characters long',
  },
  'text.long': { ar: 'النص طويل جدًا', en: 'The text is too long' },
  'list.long': { ar: 'عدد العناصر أكبر من المسموح', en: 'There are too many entries' },
  'number.invalid': { ar: 'يرجى إدخال رقم صحيح', en: 'Please enter a valid number' },
  'number.negative': {
    ar: 'يجب ألا يكون الرقم سالبًا',
    en: 'The number must not be negative',
  },
  'number.large': { ar: 'الرقم أكبر من المسموح', en: 'The number is too large' },
  'link.invalid': {
    ar: 'يرجى إدخال رابط صحيح يبدأ بـ https:// أو مسار داخل الموقع يبدأ بـ /',
    en: 'Please enter a valid link that begins with https://, or a path of this site that begins with /',
  },
  'picture.unknown': { ar: 'هذه الصورة غير موجودة', en: 'This picture does not exist' },
  'picture.required': { ar: 'يرجى اختيار صورة', en: 'Please choose a picture' },
  'picture.kind': {
    ar: 'هذا الملف ليس صورة سليمة بصيغة JPEG أو PNG أو WebP أو AVIF. يرجى اختيار ملف آخر',
    en: 'This file is not a readable JPEG, PNG, WebP or AVIF picture. Please choose another',
  },
  'picture.large': {
    ar: 'حجم الصورة أكبر من 15 ميجابايت',
    en: 'This picture is larger than 15 MB',
  },
  'picture.huge': {
    ar: 'أبعاد الصورة أكبر من 40 ميجابكسل',
    en: 'This picture has more than 40 megapixels',
  },
  'crop.invalid': {
    ar: 'يجب أن يقع القص داخل الصورة',
    en: 'The crop must lie within the picture',
  },
  'dataSheet.unknown': { ar: 'هذا الملف غير موجود', en: 'This file does not exist' },
  'dataSheet.large': {
    ar: 'حجم الملف أكبر من 10 ميجابايت',
    en: 'This file is larger than 10 MB',
  },
  'slug.invalid': {
    ar: 'يُكتب رابط الصفحة بحروف لاتينية صغيرة وأرقام تفصل بينها شرطات، مثل jet-fans',
    en: 'Use small Latin letters, digits and hyphens in the page address, such as jet-fans',
  },
  'slug.long': {
    ar: 'رابط الصفحة طويل جدًا (الحد الأقصى 80 حرفًا)',
    en: 'The page address is too long (80 characters at most)',
  },
  'slug.taken': {
    ar: 'رابط الصفحة هذا مستخدم في سجل آخر',
    en: 'Another record has this page address',
  },
  'range.order': {
    ar: 'يجب ألا يقل الحد الأعلى عن الحد الأدنى',
    en: 'The upper limit must not be less than the lower one',
  },
  'number.small': { ar: 'الرقم أصغر من المسموح', en: 'The number is too small' },
  'day.invalid': { ar: 'يرجى إدخال تاريخ صحيح', en: 'Please enter a valid date' },
  'service.unknown': {
    ar: 'يرجى اختيار خدمة من القائمة',
    en: 'Please choose a service from the list',
  },
  'refusalReason.required': {
    ar: 'يرجى كتابة سبب الرفض',
    en: 'Please give the reason for rejection',
  },
  'hours.time': {
    ar: 'يرجى إدخال وقت البداية ووقت النهاية',
    en: 'Please enter both an opening and a closing time',
  },
  'hours.overlap': {
    ar: 'تتداخل فترتان في اليوم نفسه',
    en: 'Two intervals of the same day overlap',
  },
  'hours.date': {
    ar: 'يرجى إدخال أول يوم وآخر يوم',
    en: 'Please enter the first and the last day',
  },
  'hours.dates': {
    ar: 'يجب ألا يسبق آخر يوم أول يوم',
    en: 'The last day must not come before the first',
  },
  'branch.default': {
    ar: 'لإلغاء هذا الاختيار اجعل فرعًا آخر هو الافتراضي',
    en: 'To take this choice back, make another branch the default',
  },
} as const satisfies Record<string, Record<Language, string>>

export type ValidationCode = keyof typeof validationTexts

export function isValidationCode(value: string): value is ValidationCode {
  return Object.hasOwn(validationTexts, value)
}
