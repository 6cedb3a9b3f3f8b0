import type { Language } from './locale.ts'

/** What a person reads when a field fails a rule (spec section 5), shown by the browser and answered by the server. */
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
  'password.required': { ar: 'كلمة المرور مطلوبة', en: 'Password is required' },
  'password.short': {
    ar: 'يجب ألا تقل كلمة المرور عن 8 أحرف',
    en: 'Password must be at least 8 characters long',
  },
  'password.long': {
    ar: 'كلمة المرور طويلة جداً (أقصى 200 حرف)',
    en: 'Password is too long (200 characters at most)',
  },
  'password.wrong': {
    ar: 'كلمة المرور الحالية غير صحيحة',
    en: 'The current password is not correct',
  },
  'refreshToken.required': { ar: 'لا يوجد رمز تحديث متاح', en: 'No refresh token available' },
  'title.required': { ar: 'العنوان مطلوب', en: 'Title is required' },
  'title.short': {
    ar: 'يجب ألا يقل العنوان عن حرفين',
    en: 'Title must be at least 2 characters long',
  },
  'title.long': {
    ar: 'العنوان طويل جداً (أقصى 200 حرف)',
    en: 'Title is too long (200 characters at most)',
  },
  'description.required': { ar: 'الوصف مطلوب', en: 'Description is required' },
  'description.short': {
    ar: 'يجب ألا يقل الوصف عن حرفين',
    en: 'Description must be at least 2 characters long',
  },
  'description.long': {
    ar: 'الوصف طويل جداً (أقصى 5000 حرف)',
    en: 'Description is too long (5000 characters at most)',
  },
  'order.invalid': { ar: 'يجب أن يكون الترتيب رقماً', en: 'Order must be a number' },
  'order.negative': {
    ar: 'يجب ألا يكون الترتيب رقماً سالباً',
    en: 'Order must be a non-negative number',
  },
  'text.required': { ar: 'هذا الحقل مطلوب', en: 'This field is required' },
  'text.short': {
    ar: 'يجب ألا يقل النص عن حرفين',
    en: 'The text must be at least 2 characters long',
  },
  'text.long': { ar: 'النص طويل جداً', en: 'The text is too long' },
  'list.long': { ar: 'عدد العناصر أكبر من المسموح', en: 'There are too many entries' },
  'number.invalid': { ar: 'يرجى إدخال رقم صحيح', en: 'Please enter a valid number' },
  'number.negative': {
    ar: 'يجب ألا يكون الرقم سالباً',
    en: 'The number must not be negative',
  },
  'number.large': { ar: 'الرقم أكبر من المسموح', en: 'The number is too large' },
  'link.invalid': {
    ar: 'يرجى إدخال رابط صحيح يبدأ بـ https:// أو مسار داخل الموقع يبدأ بـ /',
    en: 'Please enter a valid link that begins with https://, or a path of this site that begins with /',
  },
  'picture.unknown': { ar: 'هذه الصورة غير موجودة', en: 'This picture does not exist' },
  'countryCode.invalid': {
    ar: 'يرجى إدخال رمز الدولة بحرفين لاتينيين كبيرين، مثل EG',
    en: 'Please enter the two capital letters of the country, such as EG',
  },
} as const satisfies Record<string, Record<Language, string>>

export type ValidationCode = keyof typeof validationTexts

export function isValidationCode(value: string): value is ValidationCode {
  return Object.hasOwn(validationTexts, value)
}
