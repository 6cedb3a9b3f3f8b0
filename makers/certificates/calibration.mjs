import { facts, figures, heading, sideBySide } from './bilingual.mjs'
import { signatures } from './signatures.mjs'

const number = 'NMC-25-4471'

/** @typedef {{ reference: number, rising: number, falling: number, uncertainty: number }} Reading */

/** Differential pressure transmitter, Pa. @type {Reading[]} */
const pressures = [
  { reference: 0, rising: 0.2, falling: 0.3, uncertainty: 0.8 },
  { reference: 250, rising: 250.4, falling: 250.7, uncertainty: 0.9 },
  { reference: 500, rising: 500.6, falling: 501.0, uncertainty: 1.1 },
  { reference: 750, rising: 750.5, falling: 751.1, uncertainty: 1.2 },
  { reference: 1000, rising: 1000.3, falling: 1000.9, uncertainty: 1.4 },
  { reference: 1250, rising: 1249.8, falling: 1250.6, uncertainty: 1.5 },
  { reference: 1500, rising: 1499.4, falling: 1500.1, uncertainty: 1.7 },
  { reference: 1750, rising: 1749.1, falling: 1749.6, uncertainty: 1.8 },
  { reference: 2000, rising: 1998.9, falling: 1999.0, uncertainty: 2.0 },
]

/** Optical tachometer, r/min. @type {Reading[]} */
const speeds = [
  { reference: 300, rising: 300.1, falling: 300.1, uncertainty: 0.2 },
  { reference: 750, rising: 750.1, falling: 750.2, uncertainty: 0.3 },
  { reference: 1000, rising: 1000.2, falling: 1000.2, uncertainty: 0.4 },
  { reference: 1500, rising: 1500.3, falling: 1500.2, uncertainty: 0.5 },
  { reference: 3000, rising: 3000.4, falling: 3000.5, uncertainty: 1.0 },
]

/** @param {number} value */
const signed = (value) => `${value < -0.005 ? '\u2212' : '+'}${Math.abs(value).toFixed(2)}`

/**
 * @param {Reading[]} readings
 * @param {string} unit
 */
const readingsTable = (readings, unit) =>
  figures(
    [
      { ar: 'القيمة المرجعية', en: `Reference, ${unit}` },
      { ar: 'القراءة صعودًا', en: `Rising, ${unit}` },
      { ar: 'القراءة هبوطًا', en: `Falling, ${unit}` },
      { ar: 'متوسط الخطأ', en: `Mean error, ${unit}` },
      { ar: 'عدم اليقين الموسّع', en: `Uncertainty, k = 2, ${unit}` },
    ],
    readings.map(({ reference, rising, falling, uncertainty }) => [
      reference.toLocaleString('en-US'),
      rising.toFixed(1),
      falling.toFixed(1),
      signed((rising + falling) / 2 - reference),
      uncertainty.toFixed(1),
    ]),
  )

const description = [
  heading({ ar: 'صاحب الأجهزة', en: 'Owner of the instruments' }),
  facts([
    {
      label: { ar: 'الجهة', en: 'Name' },
      value: {
        ar: 'نسائم للمراوح الصناعية والمقاولات',
        en: 'Nasaem Industrial Fans & Contracting',
      },
    },
    {
      label: { ar: 'مكان الاستخدام', en: 'Place of use' },
      value: {
        ar: 'منصة اختبار المراوح، مصنع العاشر من رمضان',
        en: 'Fan test rig, 10th of Ramadan factory',
      },
    },
  ]),
  heading({ ar: 'الجهاز الأول', en: 'Instrument 1' }),
  facts([
    {
      label: { ar: 'النوع', en: 'Type' },
      value: { ar: 'محوّل فرق ضغط', en: 'Differential pressure transmitter' },
    },
    { label: { ar: 'المدى', en: 'Range' }, value: '0\u20132000 Pa · 4\u201320 mA' },
    { label: { ar: 'الرقم المسلسل', en: 'Serial number' }, value: 'DP-20-00318' },
    { label: { ar: 'أصغر تدريج', en: 'Resolution' }, value: '0.1 Pa' },
  ]),
  heading({ ar: 'الجهاز الثاني', en: 'Instrument 2' }),
  facts([
    {
      label: { ar: 'النوع', en: 'Type' },
      value: { ar: 'مقياس ضوئي لسرعة الدوران', en: 'Optical tachometer' },
    },
    { label: { ar: 'المدى', en: 'Range' }, value: '30\u20136000 r/min' },
    { label: { ar: 'الرقم المسلسل', en: 'Serial number' }, value: 'TM-19-00052' },
    { label: { ar: 'أصغر تدريج', en: 'Resolution' }, value: '0.1 r/min' },
  ]),
  heading({ ar: 'المعايرة', en: 'Calibration' }),
  facts([
    { label: { ar: 'تاريخ المعايرة', en: 'Date of calibration' }, value: '2025-11-30' },
    { label: { ar: 'موعد المعايرة التالي', en: 'Next calibration due' }, value: '2026-11-30' },
    {
      label: { ar: 'ظروف المعمل', en: 'Laboratory conditions' },
      value: '(20.0 \u00b1 0.5) °C · (45 \u00b1 5) % RH',
    },
    {
      label: { ar: 'مرجع الضغط', en: 'Pressure reference' },
      value: { ar: 'ميزان ضغط تفاضلي رقمي', en: 'Digital differential pressure balance' },
    },
    {
      label: { ar: 'مرجع السرعة', en: 'Speed reference' },
      value: {
        ar: 'مولّد تردد مرجعه ساعة روبيديوم',
        en: 'Frequency generator locked to a rubidium clock',
      },
    },
  ]),
  heading({ ar: 'الإسناد والطريقة', en: 'Traceability and method' }),
  sideBySide({
    ar: 'قورن كل جهاز بالمرجع صعودًا ثم هبوطًا بعد تشغيل ساعة كاملة، ومتوسط ثلاث دورات هو القيمة المدوّنة. المراجع مُسنَدة إلى النظام الدولي للوحدات SI، والعمل وفق ISO/IEC 17025.',
    en: 'After one hour of warm-up each instrument was compared with the reference, rising and then falling; the mean of three cycles is stated. The references are traceable to the SI, and the work follows ISO/IEC 17025.',
  }),
].join('')

const results = [
  heading({
    ar: 'الجهاز الأول: محوّل فرق الضغط',
    en: 'Instrument 1: differential pressure transmitter',
  }),
  readingsTable(pressures, 'Pa'),
  heading({ ar: 'الجهاز الثاني: مقياس سرعة الدوران', en: 'Instrument 2: tachometer' }),
  readingsTable(speeds, 'r/min'),
  heading({ ar: 'بيان المطابقة', en: 'Statement of conformity' }),
  sideBySide({
    ar: 'يقع الخطأ المقيس في كل نقطة داخل الحد الذي طلبه المالك: 0.2% من المدى للضغط، و1 لفة في الدقيقة للسرعة. لم يُضبط أي من الجهازين أثناء المعايرة.',
    en: 'At every point the measured error lies within the limit asked for by the owner: 0.2 % of range for pressure and 1 r/min for speed. Neither instrument was adjusted during calibration.',
  }),
  heading({ ar: 'عدم اليقين', en: 'Uncertainty' }),
  sideBySide({
    ar: 'عدم اليقين الموسّع هو عدم اليقين المعياري مضروبًا في معامل التغطية k = 2، بمستوى ثقة 95% تقريبًا، وحُسب وفق دليل GUM. تصف النتائج حالة الجهازين يوم المعايرة.',
    en: 'The expanded uncertainty is the standard uncertainty times the coverage factor k = 2, a confidence of about 95 %, evaluated by the GUM. The results describe the instruments on the day of calibration.',
  }),
  signatures([
    { ar: 'أجرى المعايرة', en: 'Calibrated by' },
    { ar: 'راجعها واعتمدها', en: 'Checked and approved by' },
    { ar: 'خاتم المعهد', en: 'Stamp of the institute' },
  ]),
].join('')

/** @type {import('./sheet.mjs').SampleDocument} */
export const calibration = {
  file: 'calibration',
  title: { ar: 'شهادة معايرة', en: 'Calibration certificate' },
  issuer: {
    ar: 'المعهد القومي للقياس والمعايرة\nمعمل الضغط والسرعة (جهة عينة)',
    en: 'National Institute for Measurement and Calibration\nPressure and speed laboratory (sample body)',
  },
  pages: [description, results].map((body) => ({ number, body })),
}
