import { arabic, english, facts, figures, heading, sideBySide } from './bilingual.mjs'
import { clientNames } from './client-names.mjs'
import { valueBands, workFields } from './contracts.mjs'

const number = 'WR-2026-01'

/** @param {import('./contracts.mjs').Contract} contract */
function row({ band, client, place, work, years }) {
  const name = clientNames(client)
  const detail = { ar: `${name.ar}، ${place.ar}`, en: `${name.en}, ${place.en}` }
  return `<tr><td>${english(work, 'b')}${english(detail)}</td><td><bdi>${years}</bdi></td><td>${band}</td>
    <td>${arabic(work, 'b')}${arabic(detail)}</td></tr>`
}

/** @param {(typeof workFields)[number]} workField */
const field = ({ contracts, field: name }) => `${heading(name)}
  <table class="contracts"><thead><tr>
    <th lang="en">Contract</th>
    <th><span lang="ar">السنوات</span><span lang="en">Years</span></th>
    <th><span lang="ar">الفئة</span><span lang="en">Band</span></th>
    <th lang="ar" dir="rtl">العقد</th>
  </tr></thead><tbody>${contracts.map(row).join('')}</tbody></table>`

const company = `${heading({ ar: 'الشركة', en: 'The company' })}${facts([
  { label: { ar: 'سنة التأسيس', en: 'Founded' }, value: '1989' },
  {
    label: { ar: 'النشاط', en: 'Business' },
    value: {
      ar: 'تصنيع المراوح، والأعمال الكهربائية والميكانيكية',
      en: 'Fan making, electrical and mechanical works',
    },
  },
  { label: { ar: 'المشاريع المنجزة', en: 'Completed projects' }, value: '640' },
  { label: { ar: 'العملاء الحاليون', en: 'Current clients' }, value: '180' },
  { label: { ar: 'العاملون', en: 'Employees' }, value: '420' },
])}`

const bands = `${heading({ ar: 'فئات القيمة', en: 'Value bands' })}${facts(
  Object.entries(valueBands).map(([band, value]) => ({
    label: { ar: `الفئة ${band}`, en: `Band ${band}` },
    value,
  })),
)}`

/** Completed projects of each period: fans, mechanical, electrical. */
const periods = [
  { years: '1989\u20131999', completed: [96, 0, 0] },
  { years: '2000\u20132009', completed: [92, 31, 25] },
  { years: '2010\u20132019', completed: [104, 72, 55] },
  { years: '2020\u20132026', completed: [71, 55, 39] },
]

/** @param {number[]} numbers */
const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0)

const history =
  heading({ ar: 'المشاريع المنجزة حسب الفترة', en: 'Completed projects by period' }) +
  figures(
    [
      { ar: 'الفترة', en: 'Period' },
      ...workFields.map((workField) => workField.field),
      { ar: 'المجموع', en: 'Total' },
    ],
    [
      ...periods.map(({ completed, years }) => [years, ...completed, total(completed)]),
      [
        '1989\u20132026',
        ...workFields.map((_, index) =>
          total(periods.map(({ completed }) => completed[index] ?? 0)),
        ),
        total(periods.flatMap(({ completed }) => completed)),
      ],
    ],
  )

const note = sideBySide({
  ar: 'القيم عند التعاقد دون ضريبة القيمة المضافة، محوّلة إلى الدولار بسعر يوم التوقيع. تُقدَّم محاضر الاستلام عند الطلب.',
  en: 'Values at signing without VAT, converted to US dollars at the rate of that day. Handover records are available on request.',
})

const [fans = '', mechanical = '', electrical = ''] = workFields.map(field)

/** @type {import('./sheet.mjs').SampleDocument} */
export const workRecord = {
  file: 'work-record',
  title: { ar: 'سابقة أعمال الشركة', en: 'Company work record' },
  issuer: {
    ar: 'نسائم للمراوح الصناعية والمقاولات\nالقاهرة · الرياض',
    en: 'Nasaem Industrial Fans & Contracting\nCairo · Riyadh',
  },
  pages: [company + fans, mechanical + history, electrical + bands + note].map((body) => ({
    number,
    body,
  })),
}
