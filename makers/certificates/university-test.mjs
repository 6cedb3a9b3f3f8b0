import { both, facts, figures, heading, pair, sideBySide } from './bilingual.mjs'
import { octaveBands } from '../../contract/fans/fan-model.ts'
import { guaranteed, measuredAt, points, tested } from './fan-test-results.mjs'
import { performanceCurve } from './performance-curve.mjs'
import { signatures } from './signatures.mjs'

const number = 'FL-2026-0318'
const duty = measuredAt(guaranteed.flow)

/** @param {number} value */
const grouped = (value) => Math.round(value).toLocaleString('en-US')

/**
 * @param {number} measured
 * @param {number} promised
 */
function deviation(measured, promised) {
  const percent = (measured / promised - 1) * 100
  return `${percent < 0 ? '\u2212' : '+'}${Math.abs(percent).toFixed(1)} %`
}

const weightings = [-26.2, -16.1, -8.6, -3.2, 0, 1.2, 1, -1.1]

const quietest = tested.curve.toSorted((one, other) => other.efficiency - one.efficiency)[0]

/** The sound power level of each octave band at the best efficiency, dB, and the A-weighting there. */
const soundBands = octaveBands.map((hertz, band) => ({
  hertz: String(hertz),
  level: quietest?.sound[band] ?? 0,
  weighting: weightings[band] ?? 0,
}))
const soundPower =
  10 *
  Math.log10(
    soundBands.reduce((sum, { level, weighting }) => sum + 10 ** ((level + weighting) / 10), 0),
  )

const summary = [
  heading({ ar: 'المروحة المختبرة', en: 'Fan under test' }),
  facts([
    {
      label: { ar: 'الصانع', en: 'Maker' },
      value: {
        ar: 'نسائم للمراوح الصناعية والمقاولات',
        en: 'Nasaem Industrial Fans & Contracting',
      },
    },
    {
      label: { ar: 'النوع', en: 'Type' },
      value: { ar: 'مروحة محورية على لوح تثبيت', en: 'Plate-mounted axial fan' },
    },
    {
      label: { ar: 'الطراز والرقم المسلسل', en: 'Model and serial number' },
      value: `${tested.code} · S/N 26-0147`,
    },
    {
      label: { ar: 'القطر والريش', en: 'Diameter and blades' },
      value: { ar: '1000 مم، 7 ريش بزاوية 22 درجة', en: '1000 mm, 7 blades at 22°' },
    },
    {
      label: { ar: 'المحرك', en: 'Motor' },
      value: `${tested.motorPower} kW · 4 P · 400 V / 50 Hz · IE3 · IP55`,
    },
  ]),
  heading({ ar: 'طريقة الاختبار وظروفه', en: 'Method and conditions' }),
  facts([
    { label: { ar: 'المواصفة', en: 'Standard' }, value: 'ISO 5801:2017' },
    {
      label: { ar: 'التركيب', en: 'Installation' },
      value: { ar: 'النوع A: مدخل حر ومخرج حر', en: 'Type A: free inlet and outlet' },
    },
    { label: { ar: 'تاريخ الاختبار', en: 'Date of test' }, value: '2026-03-18' },
    {
      label: { ar: 'الحرارة والرطوبة النسبية', en: 'Temperature and relative humidity' },
      value: '23.4 °C · 41 %',
    },
    { label: { ar: 'الضغط الجوي', en: 'Barometric pressure' }, value: '100.6 kPa' },
    {
      label: { ar: 'النتائج مصحّحة إلى', en: 'Results corrected to' },
      value: `1.200 kg/m³ · ${tested.speed} r/min`,
    },
  ]),
  heading({ ar: 'المقارنة بنقطة الضمان', en: 'Comparison with the guarantee point' }),
  figures(
    [
      { ar: 'الكمية', en: 'Quantity' },
      { ar: 'المضمون', en: 'Guaranteed' },
      { ar: 'المقيس', en: 'Measured' },
      { ar: 'الفرق', en: 'Deviation' },
      { ar: 'المسموح', en: 'Allowed, AN3' },
    ],
    [
      [
        both({ ar: 'الضغط الاستاتيكي', en: `Static pressure at ${grouped(guaranteed.flow)} m³/h` }),
        `${guaranteed.staticPressure} Pa`,
        `${grouped(duty.staticPressure)} Pa`,
        deviation(duty.staticPressure, guaranteed.staticPressure),
        '\u00b15 %',
      ],
      [
        both({ ar: 'القدرة على العمود', en: 'Shaft power' }),
        `${guaranteed.shaftPower.toFixed(2)} kW`,
        `${duty.shaftPower.toFixed(2)} kW`,
        deviation(duty.shaftPower, guaranteed.shaftPower),
        '+8 %',
      ],
      [
        both({ ar: 'الكفاءة الاستاتيكية', en: 'Static efficiency' }),
        `${guaranteed.efficiency.toFixed(1)} %`,
        `${duty.efficiency.toFixed(1)} %`,
        `+${(duty.efficiency - guaranteed.efficiency).toFixed(1)} pt`,
        '\u22125 pt',
      ],
    ],
  ),
  `<div class="verdict">${pair({ ar: 'النتيجة: المروحة مطابقة لنقطة الضمان وفق ISO 13348، الدرجة AN3.', en: 'Result: the fan meets its guarantee point to ISO 13348, grade AN3.' })}</div>`,
].join('')

const results = [
  heading({ ar: 'النتائج المقيسة', en: 'Measured results' }),
  figures(
    [
      { ar: 'النقطة', en: 'Point' },
      { ar: 'التدفق', en: 'Flow, m³/h' },
      { ar: 'الضغط الاستاتيكي', en: 'Static pressure, Pa' },
      { ar: 'العزم', en: 'Torque, N·m' },
      { ar: 'القدرة على العمود', en: 'Shaft power, kW' },
      { ar: 'الكفاءة الاستاتيكية', en: 'Static efficiency, %' },
    ],
    points.map((point, index) => [
      index + 1,
      grouped(point.flow),
      grouped(point.staticPressure),
      point.torque.toFixed(1),
      point.shaftPower.toFixed(2),
      point.efficiency.toFixed(1),
    ]),
  ),
  heading({ ar: 'منحنى الأداء', en: 'Performance curve' }),
  `<figure>${performanceCurve()}<ul class="legend">${[
    { colour: '#0B2B33', text: { ar: 'الضغط الاستاتيكي', en: 'Static pressure' } },
    { colour: '#B26A00', text: { ar: 'الكفاءة الاستاتيكية', en: 'Static efficiency' } },
    { colour: '#6F8A90', text: { ar: 'القدرة على العمود', en: 'Shaft power' } },
    { colour: '#E9A23B', text: { ar: 'نقطة الضمان', en: 'Guarantee point' } },
  ]
    .map(({ colour, text }) => `<li><i style="background:${colour}"></i>${both(text)}</li>`)
    .join('')}</ul></figure>`,
].join('')

const quality = [
  heading({ ar: 'مستوى القدرة الصوتية عند المدخل', en: 'Inlet sound power level' }),
  figures(
    [
      { ar: 'التردد', en: 'Band, Hz' },
      ...soundBands.map(({ hertz }) => ({ ar: '', en: hertz })),
      { ar: 'الكلي', en: 'Overall, dB(A)' },
    ],
    [['dB', ...soundBands.map(({ level }) => level), `<b>${soundPower.toFixed(1)}</b>`]],
  ),
  heading({ ar: 'الموازنة والاهتزاز', en: 'Balance and vibration' }),
  figures(
    [
      { ar: 'الفحص', en: 'Check' },
      { ar: 'الحد', en: 'Limit' },
      { ar: 'جهة المحرك', en: 'Drive end' },
      { ar: 'الجهة الحرة', en: 'Free end' },
    ],
    [
      [
        both({
          ar: 'عدم التوازن المتبقي، ISO 21940-11، G6.3',
          en: 'Residual unbalance, ISO 21940-11, G6.3',
        }),
        '935 g·mm',
        '410 g·mm',
        '365 g·mm',
      ],
      [
        both({
          ar: 'سرعة الاهتزاز الفعالة، ISO 14694، BV-3',
          en: 'Vibration velocity r.m.s., ISO 14694, BV-3',
        }),
        '4.5 mm/s',
        '2.1 mm/s',
        '1.8 mm/s',
      ],
    ],
  ),
  heading({ ar: 'أجهزة القياس', en: 'Instruments' }),
  figures(
    [
      { ar: 'الجهاز', en: 'Instrument' },
      { ar: 'المدى', en: 'Range' },
      { ar: 'عدم اليقين', en: 'Uncertainty' },
      { ar: 'المعايرة سارية حتى', en: 'Calibrated until' },
    ],
    [
      [
        both({ ar: 'فوهات قياس التدفق', en: 'Flow nozzles, 4 × 250 mm' }),
        '10,000–70,000 m³/h',
        '1.2 %',
        '2027-01-31',
      ],
      [
        both({ ar: 'محوّل فرق الضغط', en: 'Differential pressure transmitter' }),
        '0–2000 Pa',
        '2.0 Pa',
        '2026-11-30',
      ],
      [both({ ar: 'مقياس العزم', en: 'Torque meter' }), '0–200 N·m', '0.4 N·m', '2026-09-30'],
      [
        both({ ar: 'مقياس سرعة الدوران', en: 'Optical tachometer' }),
        '30–6000 r/min',
        '1 r/min',
        '2026-11-30',
      ],
      [both({ ar: 'البارومتر', en: 'Barometer' }), '80–110 kPa', '0.05 kPa', '2027-01-31'],
    ],
  ),
  heading({ ar: 'ملاحظات', en: 'Notes' }),
  sideBySide({
    ar: 'عدم اليقين الموسّع بمعامل تغطية k = 2، أي بمستوى ثقة 95% تقريبًا: 1.4% للتدفق، و1.0% للضغط، و1.6% للقدرة. تخص النتائج المروحة المختبرة وحدها بالحالة التي استُلمت بها. لا يُنسخ التقرير مجتزأً إلا بموافقة المعمل.',
    en: 'Expanded uncertainty with coverage factor k = 2, a confidence of about 95 %: flow 1.4 %, pressure 1.0 %, power 1.6 %. The results hold for the tested fan alone, in the state in which it was received. The report may be copied in part only with the consent of the laboratory.',
  }),
  signatures([
    { ar: 'مهندس الاختبار', en: 'Test engineer' },
    { ar: 'رئيس المعمل', en: 'Head of laboratory' },
    { ar: 'خاتم المعمل', en: 'Laboratory stamp' },
  ]),
].join('')

/** @type {import('./sheet.mjs').SampleDocument} */
export const universityTest = {
  file: 'university-test',
  title: { ar: 'تقرير اختبار أداء مروحة', en: 'Fan performance test report' },
  issuer: {
    ar: 'معمل اختبار المراوح\nكلية الهندسة (جهة عينة)',
    en: 'Fan Test Laboratory\nFaculty of Engineering (sample body)',
  },
  pages: [summary, results, quality].map((body) => ({ number, body })),
}
