import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/locale.ts'
import { allTexts, type ShownText } from '#tests/support/all-texts.ts'

interface Refusal {
  words: RegExp
  instead: string
  /** Words that the pattern catches and that are right, to be looked over. */
  except?: RegExp
}

/** Texts that the rules quote word for word, and that keep their own spelling (LANG-12). */
const prescribed = new Set([
  'البريد الإلكتروني طويل جداً',
  'الرسالة طويلة جداً (أقصى 500 حرف)',
  'يرجى تصحيح الأخطاء في النموذج أولاً',
  'خطأ في الخادم: {{status}}. يرجى المحاولة لاحقاً.',
  'خطأ في الخادم. يرجى المحاولة لاحقاً.',
  'حدث خطأ أثناء إرسال الرسالة. حاول مرة أخرى لاحقاً.',
  'تم إرسال رسالتك بنجاح! سنقوم بالرد عليك قريباً',
  'تعذر تحميل بيانات التابات...',
  'تعذر تحميل الأقسام...',
  'Loading slides...',
  'Login Successfully',
  'Login failed with an unknown error.',
  'An unexpected error occurred during login.',
  'Session expired. Please login again.',
])

/** Four digits or more, not grouped, before a unit. */
const ungrouped =
  /(?<![\d.,-])\d{4,}[ \u00a0](?:م³|م²|مم|كم|باسكال|كيلوواط|كيلوفولت|ميجاواط|أمبير|كجم|لفة|متر|m³|m²|mm|km|kg|kW|Pa|A|r\/min)(?![\p{L}])/u

// docs/glossary.md tells the terms and the reasons.
const refused: Partial<Record<Language, Refusal[]>> = {
  ar: [
    { words: ungrouped, instead: 'thousands apart: 6,300' },
    { words: /٪/, instead: '%, because digits are western' },
    { words: /[٠-٩۰-۹٫٬]/, instead: 'western digits' },
    { words: /اً/, instead: 'tanween before the alef: ًا' },
    { words: /تعذر/, instead: 'تعذّر, with its shadda' },
    {
      words: /(?<![\p{L}\p{M}])[\p{L}\p{M}]+كم(?![\p{L}\p{M}])/u,
      instead: 'أنت in the singular',
      except: /السلام عليكم|[تن]حكم|تتراكم/g,
    },
    {
      words: /(?<![\p{L}\p{M}])(?:أنتم|و?ت[\p{L}\p{M}]{2,8}ون)(?![\p{L}\p{M}])/u,
      instead: 'أنت in the singular',
      except: /تعاون|تتكون/g,
    },
    { words: /برجاء/, instead: 'يرجى' },
    { words: /نافذة (?:جديدة|أخرى)/, instead: 'تبويب for a tab' },
    { words: /مشروعات/, instead: 'مشاريع' },
    { words: /استاتيك/, instead: 'الضغط الساكن' },
    { words: /طُرز/, instead: 'طرازات' },
    { words: /المنحنى المختبر/, instead: 'المنحنى المقيس: a laboratory is read there' },
    { words: /الدفع (?:المباشر|بالسيور)|دفع مباشر/, instead: 'نقل الحركة of a fan' },
    { words: /أوكتاف|ثُماني/, instead: 'نطاق تردد' },
    { words: /لفة في الدقيقة|دورة\/دقيقة/, instead: 'لفة/د' },
    { words: /كيلوجرام/, instead: 'كجم' },
    { words: /صلب|قابلة? للصدأ/, instead: 'فولاذ مقاوم للصدأ, or صاج for sheet' },
    { words: /متزن|اتزان|موزونة/, instead: 'متوازن and موازنة for rotating parts' },
    { words: /من صنعنا/, instead: 'من تصنيعنا' },
    { words: /آلات التوربو/, instead: 'الآلات التوربينية' },
    { words: /ارتفاع حر/, instead: 'ارتفاع صافٍ' },
    { words: /ذكر عدم اليقين/, instead: 'بيان هامش عدم اليقين' },
    { words: /رولمان بلي و/, instead: 'محامل (رولمان بلي)' },
    {
      words: /ك\.ف|ك\.و|م\.ف|م\.و/,
      instead: 'the unit in full: كيلوفولت, كيلوواط, ميجافولت أمبير',
    },
    { words: /لينكدإن/, instead: 'لينكد إن' },
    { words: /طُلب استكمال/, instead: 'طُلبت بيانات إضافية' },
    { words: /شهادة الزكاة(?! والضريبة)/, instead: 'شهادة الزكاة والضريبة' },
    { words: /ملف الشركة/, instead: 'ملف تعريف الشركة' },
    { words: /السجل التجاري السعودي/, instead: 'السجل التجاري' },
    { words: /صورة المستند/, instead: 'ملف المستند: pictures are not taken' },
    {
      words: /سجل التغييرات|التغييرات|تغييرات/,
      instead: 'تعديل, and تاريخ التعديل for the history',
    },
    { words: /ما وصل من|المعلَّمة بأنها|نحن هنا|موثّقون/, instead: 'what the glossary has' },
    { words: /(?<!\p{L})بلد(?!\p{L})|البلد/u, instead: 'دولة' },
    { words: /["“”]/, instead: '« »' },
  ],
  en: [
    { words: ungrouped, instead: 'thousands apart: 6,300' },
    { words: /of our own make/, instead: 'we build' },
    { words: /\b(?:the|our|at|Cairo:?|Ramadan) works\b/i, instead: 'factory for the place' },
    { words: /\blog(?:ging|ged)?[ -]?(?:in|out)\b/i, instead: 'sign in, sign out' },
    { words: /\be-mail|\bmail(?:ed)?\b/i, instead: 'email' },
    { words: /quotation/i, instead: 'quote' },
    { words: /order code/i, instead: 'model code' },
    { words: /\binverter/i, instead: 'variable speed' },
    { words: /\bpositions?\b/i, instead: 'vacancy' },
    {
      words: /\b(?:Frames|Drivers|Tabs statistics|Cards statistics|Associated)\b/i,
      instead: 'hero slides, service cards, …',
      except: /rows of (?:spinning )?frames|row of frames|spinning frames|concrete frame/g,
    },
    { words: /\brefus/i, instead: 'rejected' },
    { words: /more asked/i, instead: 'information requested' },
    { words: /br(?:ing|ought) .*\bback\b|is back\b(?! in)/i, instead: 'restore' },
    { words: /\b(?:kept|keeps) (?:here|on this device)/i, instead: 'saved on this device' },
    { words: /by (?:itself|themselves)/i, instead: 'automatically' },
    { words: /\bsound (?:PDF|JPEG|file)/i, instead: 'readable' },
    { words: /\bwhom\b/i, instead: 'who' },
    { words: /civil defence/, instead: 'Civil Defence' },
    { words: /Zakat certificate|VAT certificate/, instead: 'the full name of the document' },
    {
      words: /\b(?:What visitors sent|We are here|On record|lift station|by which figures)\b/i,
      instead: 'what the glossary has',
    },
    { words: /\w'\w|"/, instead: '’ and “ ”' },
  ],
}

const everywhere: Refusal[] = [
  { words: /\.\.\./, instead: '…' },
  {
    words: / {2}| [.,;:!?،؛؟]|^ | $/,
    instead: 'one space, none before a stop',
    except: /^، $|^, $/,
  },
  {
    words: /[\u00a0\u2060]/,
    instead: 'a plain space: preventBreaks binds figures where they are shown',
  },
]

/** The refusals that a text meets, told with what to write. */
function faults({ place, language, text }: ShownText): string[] {
  if (prescribed.has(text)) return []
  return [...(refused[language] ?? []), ...everywhere]
    .filter(({ words, except }) =>
      words.test(except === undefined ? text : text.replace(except, '')),
    )
    .map(
      ({ words, instead }) =>
        `${place}: “${text.match(words)?.[0] ?? ''}” in “${text}”: write ${instead}`,
    )
}

const files = import.meta.glob<string>('/src/i18n/locales/**/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const countNames = (tree: unknown): number =>
  typeof tree === 'object' && tree !== null
    ? Object.values(tree).reduce<number>((count, branch) => count + 1 + countNames(branch), 0)
    : 0

describe('the texts of all languages', () => {
  // The later of two would be shown in the place of the earlier one, and nothing would say so.
  it.each(Object.entries(files))('give no name twice in %s', (_file, text) => {
    expect(text.match(/^ *"[^"]+": /gm)).toHaveLength(countNames(JSON.parse(text)))
  })

  it.each(['/ar.json', '/pages/', '/admin/', 'projects.ts', 'server ', 'mail', 'trouble'])(
    'are read from %s',
    (place) => {
      const found = allTexts.filter((text) => `/${text.place}`.includes(place))
      expect(new Set(found.map(({ language }) => language))).toContain('ar')
    },
  )

  // LANG-12
  it('hold no word, spelling or sign that the glossary refuses', () => {
    expect(allTexts.flatMap(faults)).toEqual([])
  })

  // LANG-12
  it('hold every prescribed text that is excepted', () => {
    const held = new Set(allTexts.map(({ text }) => text))
    expect([...prescribed].filter((text) => !held.has(text))).toEqual([])
  })

  it.each([
    ['ar', 'نقطة تشغيلكم'],
    ['ar', 'ماذا تورّدون؟'],
    ['ar', 'انخفضت 61٪'],
    ['ar', 'رابطاً جديداً'],
    ['ar', 'تعذر فتح الملف.'],
    ['en', 'Cairo: works'],
    ['en', 'Every fan is tested before it leaves the works'],
    ['en', 'Logging in…'],
    ['en', 'Ask for a quotation'],
    ['en', 'They are sent by themselves.'],
  ] as const)('would be refused in %s: %s', (language, text) => {
    expect(faults({ place: '', language, text })).not.toEqual([])
  })
})
