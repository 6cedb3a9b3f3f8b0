import { expect, test } from 'vitest'
import { ApiFailure, type FailureKind } from '#contract/errors.ts'
import type { Language } from '#contract/locale.ts'
import { createI18n, loadLocale } from './create-i18n.ts'
import { failureMessage } from './failure-message.ts'

const cases: [Language, string, FailureKind, number | undefined, string][] = [
  [
    'ar',
    'GetAllAbouts',
    'network',
    undefined,
    'تعذّر جلب البيانات. تأكد من الاتصال أو إعدادات CORS ثم أعد المحاولة.',
  ],
  ['ar', 'GetAllDrivers', 'timeout', undefined, 'انتهت مهلة الطلب. يرجى المحاولة مرة أخرى.'],
  ['ar', 'GetAllDrivers', 'server', 502, 'خطأ في الخادم: 502. يرجى المحاولة لاحقاً.'],
  ['ar', 'GetAllDrivers', 'network', undefined, 'خطأ في الشبكة. يرجى التحقق من الاتصال.'],
  ['ar', 'GetAllDrivers', 'shape', undefined, 'حدث خطأ غير متوقع. يرجى المحاولة مرة أخرى.'],
  ['ar', 'GetAllHomeTabs', 'server', 500, 'تعذر تحميل بيانات التابات...'],
  ['ar', 'GetAllHomeCards', 'timeout', undefined, 'تعذر تحميل الأقسام...'],
  ['ar', 'SendMessage', 'timeout', undefined, 'انتهت مهلة الاتصال. تأكد من اتصالك بالإنترنت.'],
  ['ar', 'SendMessage', 'server', 500, 'خطأ في الخادم. يرجى المحاولة لاحقاً.'],
  ['ar', 'SendMessage', 'server', 400, 'بيانات غير صحيحة. يرجى مراجعة المعلومات المدخلة.'],
  [
    'ar',
    'RegisterVendor',
    'server',
    507,
    'لا توجد على الخادم مساحة كافية للملفات الآن. ما كتبته باقٍ هنا؛ يرجى المحاولة لاحقًا.',
  ],
  [
    'en',
    'SubmitCV',
    'server',
    507,
    'The server has no room for files right now. What you entered is still here; please try again later.',
  ],
  ['ar', 'SendMessage', 'server', 503, 'حدث خطأ أثناء إرسال الرسالة. حاول مرة أخرى لاحقاً.'],
  ['ar', 'SendMessage', 'network', undefined, 'حدث خطأ أثناء إرسال الرسالة. حاول مرة أخرى لاحقاً.'],
  [
    'en',
    'GetAllSlides',
    'timeout',
    undefined,
    'Request timeout. Please check your connection and try again.',
  ],
  ['en', 'GetAllSlides', 'server', 500, 'Server error: 500. Please try again later.'],
  [
    'en',
    'GetAllSlides',
    'network',
    undefined,
    'Network error. Please check your connection and try again.',
  ],
  ['en', 'GetAllSlides', 'other', undefined, 'An unexpected error occurred. Please try again.'],
  ['en', 'GetAllSlides', 'shape', undefined, 'Invalid response structure from API'],
  ['en', 'GetAllDrivers', 'server', 500, 'Server error: 500. Please try again later.'],
  ['ar', 'GetAllProjects', 'shape', undefined, 'تعذّر تحميل المشاريع. يرجى المحاولة مرة أخرى.'],
  ['ar', 'GetAllJobs', 'timeout', undefined, 'انتهت مهلة الطلب. يرجى المحاولة مرة أخرى.'],
  ['en', 'GetAllProducts', 'network', undefined, 'Network error. Please check your connection.'],
  [
    'en',
    'GetAllServices',
    'shape',
    undefined,
    'The services could not be loaded. Please try again.',
  ],
  ['en', 'GetSettings', 'server', 500, 'An error occurred while fetching settings.'],
]

// ABOUT-4, CONTACT-10, CONTACT-12, DRIVER-4, HERO-10, SECTION-6, TAB-4
test.each(cases)('%s: %s, %s %s', async (language, call, kind, status, expected) => {
  const { t } = createI18n(language, await loadLocale(language))
  const failure = new ApiFailure(call, kind, status === undefined ? {} : { status })
  expect(failureMessage(t, failure)).toBe(expected)
})
