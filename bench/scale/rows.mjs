/** Milliseconds of the ten years over which the records are spread. */
const tenYears = 10 * 365.25 * 86_400_000

const firstNames =
  'أحمد محمد سارة فاطمة خالد يوسف مريم عمر هدى إبراهيم نورا حسن ليلى طارق آمنة سلمى Omar Sara David Mona'
const lastNames =
  'عبد الله;السيد;حسين;النجار;الشريف;مصطفى;عبد الرحمن;القاضي;البنا;Hassan;Miller;Naguib;الحداد;سليمان'
const sentences = [
  'نريد عرض سعر لعشر مراوح محورية لمصنع أغذية، مع التركيب والتشغيل.',
  'هل لديكم مراوح سقفية تتحمل درجة حرارة ٤٠٠ مئوية لمدة ساعتين؟',
  'المروحة التي ورّدتموها العام الماضي تُصدر صوتًا عاليًا ونحتاج إلى فحصها.',
  'نرجو زيارة الموقع لمعاينة شبكة مجاري الهواء قبل تسليم المبنى.',
  'أعمال مكافحة الحريق في الدورين الأول والثاني متأخرة، متى تكتمل؟',
  'نطلب استشارة حول تهوية نفق للسيارات طوله ٦٥٠ مترًا.',
  'Please send a quotation for smoke extract fans of a car park with three levels.',
  'We need the data sheet of the axial fan and its sound levels at 1,450 rpm.',
  'Our project in the new district needs HVAC, plumbing and low current works.',
  'شكرًا على سرعة الرد، وصلت أجزاء الغيار كاملة.',
  'نحتاج إلى عقد صيانة سنوي لعدد ١٢ وحدة مناولة هواء.',
  'The delivery was late, and one of the guards was bent; what can be done?',
]
const cities = ['القاهرة', 'الرياض', 'جدة', 'الإسكندرية', 'دبي', 'الدمام']
const topics = ['', 'general', 'quotation', 'consultation', 'complaint']

/**
 * Numbers that look random and are the same in every run.
 *
 * @param {number} seed
 */
function dice(seed) {
  let state = seed + 0x6d2b79f5
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    below: (/** @type {number} */ bound) => Math.floor(next() * bound),
    /** @type {<Item>(items: readonly Item[]) => Item} */
    // The list is never empty.
    pick: (items) => /** @type {any} */ (items[Math.floor(next() * items.length)]),
    hex: (/** @type {number} */ length) => {
      let text = ''
      while (text.length < length)
        text += Math.floor(next() * 2 ** 32)
          .toString(16)
          .padStart(8, '0')
      return text.slice(0, length)
    },
  }
}

/** @typedef {ReturnType<typeof dice>} Dice */

/** @param {Dice} from */
function idOf(from) {
  const digits = from.hex(31)
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(12, 15)}-a${digits.slice(15, 18)}-${digits.slice(18, 30)}`
}

/** The time of a record: the last is of an hour ago, the first ten years older. */
function timeOf(
  /** @type {number} */ number,
  /** @type {number} */ count,
  /** @type {number} */ now,
) {
  return new Date(now - 3_600_000 - (count - 1 - number) * (tenYears / count)).toISOString()
}

/**
 * The rows of each visitor's form: who, when, and how far staff are with it. Of the latest two hundredths some are new and open; the
 * rest has ended.
 *
 * @param {Dice} from
 * @param {{ number: number, count: number, now: number, ended: readonly string[], begun: readonly string[] }} options
 */
function submitted(from, { number, count, now, ended, begun }) {
  const id = idOf(from)
  const at = timeOf(number, count, now)
  const isRecent = number >= count * 0.98
  const name = `${from.pick(firstNames.split(' '))} ${from.pick(lastNames.split(';'))}`
  const common = {
    id,
    version: 1,
    created_at: at,
    updated_at: at,
    language: from.below(4) === 0 ? 'en' : 'ar',
    reference: id.slice(0, 8).toUpperCase(),
    notes: from.below(20) === 0 ? 'اتصلنا بالعميل وننتظر رده' : '',
    due_day: isRecent && from.below(10) === 0 ? new Date(now).toISOString().slice(0, 10) : '',
  }
  const state = from.pick(isRecent ? [...begun, ...ended] : ended)
  const phone = `+2010${from.below(1e8).toString().padStart(8, '0')}`
  return { common, name, state, phone, email: `visitor.${number}@example.com` }
}

/** @typedef {{ count: number, now: number }} Span */

/** @type {Record<string, (number: number, span: Span) => Record<string, string | number | null>>} */
export const rowsOf = {
  messages(number, span) {
    const from = dice(number)
    const { common, name, state, phone, email } = submitted(from, {
      number,
      ...span,
      begun: ['new', 'open'],
      ended: [...Array.from({ length: 18 }, (_, at) => (at % 2 ? 'answered' : 'archived')), 'spam'],
    })
    const text = Array.from({ length: 2 + from.below(4) }, () => from.pick(sentences)).join(' ')
    return {
      ...common,
      name,
      email,
      phone_number: phone,
      message_content: `${text} (${number})`,
      topic: from.pick(topics),
      status: state,
    }
  },
  private_files(number, span) {
    const from = dice(2e7 + number)
    return {
      id: idOf(from),
      name: `السيرة الذاتية ${number}.pdf`,
      kind: 'application/pdf',
      size: fileSize,
      sha256: from.hex(64),
      created_at: timeOf(number, span.count, span.now),
    }
  },
  applications(number, span) {
    const from = dice(3e7 + number)
    const { common, name, state, phone, email } = submitted(from, {
      number,
      ...span,
      begun: ['new', 'reviewed', 'interview', 'offer'],
      ended: ['hired', 'refused', 'refused', 'refused'],
    })
    return {
      ...common,
      full_name: name,
      email,
      phone,
      phone_key: phone.slice(-9),
      dob: `19${70 + from.below(30)}-0${1 + from.below(9)}-1${from.below(10)}`,
      nationality: 'EG',
      address: from.pick(cities),
      country: from.pick(['EG', 'SA', 'AE']),
      gender: from.pick(['male', 'female']),
      vacancy_id: null,
      cv_file_id: String(rowsOf['private_files']?.(number, span)['id']),
      stage: state,
      refusal_reason: '',
    }
  },
  vendors(number, span) {
    const from = dice(5e7 + number)
    const { common, name, state, phone } = submitted(from, {
      number,
      ...span,
      begun: ['new', 'under-review', 'more-asked'],
      ended: ['approved', 'refused'],
    })
    return {
      ...common,
      name_ar: `شركة ${from.pick(lastNames.split(';'))} للتوريدات ${number}`,
      name_en: `Supplies Company ${number}`,
      country: from.pick(['EG', 'SA', 'AE', 'other']),
      city: from.pick(cities),
      address: 'المنطقة الصناعية',
      website: '',
      contact_person: name,
      phone,
      email: `vendor.${number}@example.com`,
      categories: '["fans"]',
      years_in_business: from.below(40),
      bank_name: '',
      profile_file_id: null,
      status: state,
    }
  },
  projects(number, span) {
    const from = dice(6e7 + number)
    const at = timeOf(number, span.count, span.now)
    const ar = () => from.pick(sentences.slice(0, 6))
    const en = () => from.pick(sentences.slice(6, 9))
    return {
      id: idOf(from),
      version: 1,
      created_at: at,
      updated_at: at,
      sort_order: 1_000 + number,
      title_ar: `مشروع ${from.pick(cities)} ${number}`,
      title_en: `Project ${number}`,
      slug: `scale-project-${number}`,
      sector: from.pick(['healthcare', 'transport', 'industry', 'commercial']),
      year: 2000 + from.below(26),
      client_ar: from.pick(lastNames.split(';')),
      client_en: 'A client',
      location_ar: from.pick(cities),
      location_en: '',
      description_ar: ar(),
      description_en: en(),
      challenge_ar: `${ar()} ${ar()}`,
      challenge_en: en(),
      solution_ar: `${ar()} ${ar()}`,
      solution_en: en(),
      scope_ar: '[]',
      scope_en: '[]',
      quantities_ar: '[]',
      quantities_en: '[]',
      picture_id: null,
      gallery: '[]',
    }
  },
  audit_entries(number, span) {
    const from = dice(8e7 + number)
    const before = { status: 'open', notes: '' }
    return {
      id: idOf(from),
      at: timeOf(number, span.count, span.now),
      user_id: '',
      user_email: `staff.${number % 12}@example.com`,
      collection: from.pick([
        'messages',
        'messages',
        'messages',
        'associated-jobs',
        'vendors',
        'projects',
      ]),
      record_id: idOf(from),
      record_version: 2,
      action: from.pick(['save', 'save', 'save', 'create', 'signIn', 'download']),
      before: JSON.stringify(before),
      after: JSON.stringify({ ...before, status: 'answered' }),
    }
  },
}

/**
 * Bytes of an applicant's file. Those of real ones are some hundred kilobytes; what is measured here is how many there are,
 * since a file is read in parts whatever its size, and twenty thousand of these fit on any disk.
 */
export const fileSize = 2_048
