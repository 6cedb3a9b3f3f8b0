import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { mostPressure } from '../../contract/fans/stall.ts'
import { facts, figures, heading, sideBySide } from '../certificates/bilingual.mjs'

const pictures = new URL('../../sample/pictures/', import.meta.url)

/** @param {number} value */
const shown = (value) => value.toLocaleString('en-US')

/** A fan that blows free has a thrust in place of a pressure. @param {boolean} isFree */
const columnsOf = (isFree) => [
  { ar: 'الطراز', en: 'Model' },
  { ar: 'العضو الدوّار، مم', en: 'Impeller, mm' },
  { ar: 'السرعة، لفة/د', en: 'Speed, r/min' },
  { ar: 'التدفق حتى، م³/س', en: 'Airflow up to, m³/h' },
  isFree
    ? { ar: 'قوة الدفع، نيوتن', en: 'Thrust, N' }
    : { ar: 'الضغط حتى، باسكال', en: 'Pressure up to, Pa' },
  { ar: 'المحرك، كيلوواط', en: 'Motor, kW' },
]

/** @param {import('../../sample/sample-record.ts').SampleOf<'products'>} product */
const termsOf = ({ standards, models }) => [
  { label: { ar: 'المواصفات', en: 'Standards' }, value: standards.en.join(' · ') },
  { label: { ar: 'التفاوت المسموح', en: 'Tolerance' }, value: 'ISO 13348, AN3' },
  { label: { ar: 'كثافة الهواء', en: 'Air density' }, value: '1.2 kg/m³' },
  {
    label: { ar: 'التيار', en: 'Supply' },
    value: `380–415 V · ${[...new Set(models.flatMap(({ supply }) => supply))].join('/')} Hz · IP 55`,
  },
]

/**
 * One page on a range of fans: picture, text, a row for each model, the terms of the figures.
 *
 * @param {import('../../sample/sample-record.ts').SampleOf<'products'>} product
 * @returns {Promise<import('../certificates/sheet.mjs').SampleDocument>}
 */
export async function dataSheet(product) {
  // A JPEG goes into the PDF as it is; Chromium would unpack any other kind.
  const picture = await sharp(fileURLToPath(new URL(`${product.picture}-640.webp`, pictures)))
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
  const models = product.models.map(({ code, diameter, speed, curve, thrust, motorPower }) => [
    `<bdi>${code}</bdi>`,
    shown(diameter),
    shown(speed),
    shown(Math.max(...curve.map(({ airflow }) => airflow))),
    shown(thrust ?? Math.round(mostPressure(curve))),
    motorPower,
  ])
  const [series = 'NF'] = product.models[0]?.code.split('-') ?? []
  return {
    file: product.slug,
    title: product.title,
    issuer: {
      ar: 'نسائم للمراوح الصناعية والمقاولات\nورقة بيانات',
      en: 'Nasaem Industrial Fans & Contracting\nData sheet',
    },
    pages: [
      {
        number: `DS-${series}-2026`,
        body: [
          `<img class="product" alt="" src="data:image/jpeg;base64,${picture.toString('base64')}">`,
          sideBySide(product.description),
          heading({ ar: 'الطرازات', en: 'Models' }),
          figures(columnsOf(product.models.some(({ thrust }) => thrust !== undefined)), models),
          heading({ ar: 'شروط القيم', en: 'Terms of the figures' }),
          facts(termsOf(product)),
          sideBySide({
            ar: 'القيم القصوى لكل طراز لا تجتمع معًا؛ نختار الطراز لنقطة تشغيلك ونرسل منحنى أدائه.',
            en: 'The greatest values of a model do not occur together; we select the model for your duty point and send its curve.',
          }),
        ].join(''),
      },
    ],
  }
}
