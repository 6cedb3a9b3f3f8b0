import type { Language } from '#contract/locale.ts'

interface ErrorText extends Record<Language, string> {
  status: number
}

/** Every way in which a call can fail: its stable code, its status and what a person reads. */
export const errorTexts = {
  bad_request: {
    status: 400,
    ar: 'تعذّر فهم الطلب.',
    en: 'The request could not be understood.',
  },
  invalid_query: {
    status: 400,
    ar: 'في عنوان الطلب معامل غير صحيح: {names}',
    en: 'The address has a parameter that is not valid: {names}',
  },
  invalid_input: {
    status: 400,
    ar: 'بيانات غير صحيحة. يرجى مراجعة المعلومات المدخلة.',
    en: 'Some of the information is not valid. Please check what you have entered.',
  },
  invalid_header: {
    status: 400,
    ar: 'في الطلب ترويسة غير صحيحة: {names}',
    en: 'The request has a header that is not valid: {names}',
  },
  automatic_submission: {
    status: 400,
    ar: 'بدا هذا الإرسال آليًا. يرجى الانتظار ثانيتين ثم إعادة الإرسال.',
    en: 'This looked like an automatic submission. Please wait two seconds and send it again.',
  },
  invalid_link: {
    status: 400,
    ar: 'هذا الرابط لم يعد صالحًا. اطلب رابطًا جديدًا.',
    en: 'This link is no longer valid. Please ask for a new one.',
  },
  unauthorized: {
    status: 401,
    ar: 'يلزم تسجيل الدخول.',
    en: 'You need to sign in.',
  },
  invalid_credentials: {
    status: 401,
    ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    en: 'The email or the password is not correct.',
  },
  session_expired: {
    status: 401,
    ar: 'انتهت الجلسة. يرجى تسجيل الدخول مرة أخرى.',
    en: 'Session expired. Please login again.',
  },
  not_found: {
    status: 404,
    ar: 'العنوان المطلوب غير موجود.',
    en: 'There is nothing at this address.',
  },
  file_missing: {
    status: 404,
    ar: 'هذا الملف غير موجود على الخادم. بيانات السجل نفسه سليمة.',
    en: 'This file is not on the server. The record itself is intact.',
  },
  method_not_allowed: {
    status: 405,
    ar: 'هذا العنوان لا يقبل هذا النوع من الطلبات.',
    en: 'This address does not take this kind of request.',
  },
  too_slow: {
    status: 408,
    ar: 'وصل الطلب ببطء شديد. يرجى إعادة المحاولة.',
    en: 'The request arrived too slowly. Please try again.',
  },
  still_storing: {
    status: 409,
    ar: 'ما زلنا نحفظ هذا الطلب نفسه. يرجى الانتظار لحظة.',
    en: 'This same submission is still being stored. Please wait a moment.',
  },
  already_exists: {
    status: 409,
    ar: 'هذا السجل موجود بالفعل، ويمكن تعديله.',
    en: 'This record exists already and can be changed.',
  },
  default_branch: {
    status: 409,
    ar: 'لا يمكن حذف الفرع الافتراضي. اجعل فرعًا آخر هو الافتراضي أولًا.',
    en: 'The default branch cannot be deleted. Make another branch the default first.',
  },
  has_dependents: {
    status: 409,
    ar: 'ترتبط بهذا السجل سجلات أخرى. أكّد الحذف بعد مراجعتها.',
    en: 'Other records depend on this one. Please review them and confirm.',
  },
  not_revertible: {
    status: 409,
    ar: 'لا توجد قبل هذا التعديل حالة يمكن استعادتها.',
    en: 'There is no state before this change that can be restored.',
  },
  stale: {
    status: 412,
    ar: 'عُدّل هذا السجل منذ أن فتحته. راجع النسخة الحالية ثم احفظ مرة أخرى.',
    en: 'This record has been changed since you opened it. Please review the current version and save again.',
  },
  too_large: {
    status: 413,
    ar: 'الطلب أكبر مما يُسمح به.',
    en: 'The request is larger than is allowed.',
  },
  unsupported_media_type: {
    status: 415,
    ar: 'صيغة الطلب غير مدعومة.',
    en: 'The format of the request is not supported.',
  },
  unsupported_file: {
    status: 415,
    ar: 'نوع الملف غير مقبول هنا، أو لا يمكن قراءته.',
    en: 'A file is of a type that is not accepted here, or cannot be read.',
  },
  key_reused: {
    status: 422,
    ar: 'سبق أن وصلنا طلب آخر بهذا المفتاح. يرجى إرسال بياناتك في طلب جديد.',
    en: 'Another submission was already received under this key. Please send yours as a new one.',
  },
  version_required: {
    status: 428,
    ar: 'يلزم إرسال رقم النسخة التي بُني عليها التعديل (If-Match).',
    en: 'The version that the change is based on is required (If-Match).',
  },
  too_many_submissions: {
    status: 429,
    ar: 'وصلنا من اتصالك عدد كبير من الطلبات في وقت قصير. يرجى المحاولة بعد بضع دقائق.',
    en: 'Too many submissions came from your connection in a short time. Please try again in a few minutes.',
  },
  too_many_attempts: {
    status: 429,
    ar: 'محاولات كثيرة جدًا. يرجى الانتظار قليلًا ثم المحاولة مرة أخرى.',
    en: 'Too many attempts. Please wait a little and try again.',
  },
  server_error: {
    status: 500,
    ar: 'خطأ في الخادم. يرجى المحاولة لاحقاً.',
    en: 'Server error. Please try again later.',
  },
  busy: {
    status: 503,
    ar: 'الخادم مشغول الآن. يرجى إعادة المحاولة بعد لحظات.',
    en: 'The server is busy right now. Please try again in a moment.',
  },
  unavailable: {
    status: 503,
    ar: 'الخدمة غير متاحة الآن. يرجى المحاولة بعد قليل.',
    en: 'The service is not available right now. Please try again shortly.',
  },
  no_space: {
    status: 507,
    ar: 'لا توجد مساحة كافية على الخادم الآن، ولم يُحفظ شيء. يرجى المحاولة لاحقًا.',
    en: 'The server has no room left right now, and nothing was stored. Please try again later.',
  },
} as const satisfies Record<string, ErrorText>

export type ErrorCode = keyof typeof errorTexts

/** Problems that a field of any form can have; the rules of a form have texts of their own in the contract. */
export const fieldTexts = {
  'field.invalid': { ar: 'هذه القيمة غير صحيحة', en: 'This value is not valid' },
  'field.unknown': { ar: 'هذا الحقل غير معروف', en: 'This field is not known' },
  'field.repeated': { ar: 'هذا الحقل مكرر', en: 'This field is given more than once' },
  'field.long': { ar: 'هذه القيمة طويلة جدًا', en: 'This value is too long' },
  'field.trap': { ar: 'يجب أن يبقى هذا الحقل فارغًا', en: 'This field must stay empty' },
  'field.early': {
    ar: 'أُرسل النموذج أسرع مما يُتوقع من شخص',
    en: 'The form was sent sooner than a person can fill it in',
  },
  'field.file': { ar: 'لا تُقبل الملفات هنا', en: 'Files are not accepted here' },
} as const satisfies Record<string, Record<Language, string>>

export type FieldCode = keyof typeof fieldTexts
