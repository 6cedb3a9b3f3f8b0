import type { SampleOf } from '../sample-record.ts'

const logos: Omit<SampleOf<'clients'>, 'alt'>[] = [
  { title: { ar: 'فنادق قصر الساحل', en: 'Qasr Al Sahil Hotels' }, picture: 'client-01' },
  {
    title: { ar: 'مستشفى ريحانة التخصصي', en: 'Rayhana Specialist Hospital' },
    picture: 'client-02',
  },
  { title: { ar: 'مطاحن ومغازل تاج النيل', en: 'Nile Crown Mills' }, picture: 'client-03' },
  { title: { ar: 'أسمنت سهيل', en: 'Suhail Cement' }, picture: 'client-04' },
  { title: { ar: 'ميناء رأس مرجان', en: 'Port of Ras Marjan' }, picture: 'client-05' },
  { title: { ar: 'جامعة المشكاة', en: 'Al Mishkat University' }, picture: 'client-06' },
  { title: { ar: 'مجمعات سوق أفنيو', en: 'Souq Avenue Malls' }, picture: 'client-07' },
  { title: { ar: 'مترو سهم', en: 'Metro Sahm' }, picture: 'client-08' },
  { title: { ar: 'هيئة مياه الوادي', en: 'Wadi Water Authority' }, picture: 'client-09' },
  { title: { ar: 'تينوفا للصناعات الغذائية', en: 'Tinova Foods' }, picture: 'client-10' },
  {
    title: { ar: 'قوس الخليج للبتروكيماويات', en: 'Gulf Arc Petrochemicals' },
    picture: 'client-11',
  },
  { title: { ar: 'مرتفعات نورس للتطوير العقاري', en: 'Nawras Heights' }, picture: 'client-12' },
  { title: { ar: 'حبارى لخدمات المطارات', en: 'Hubara Airport Services' }, picture: 'client-13' },
  { title: { ar: 'ركن لمراكز البيانات', en: 'Rukn Data Centres' }, picture: 'client-14' },
  { title: { ar: 'زافرين للصناعات الدوائية', en: 'Zafrin Pharma' }, picture: 'client-15' },
  { title: { ar: 'طريق للخدمات اللوجستية', en: 'Tareeq Logistics' }, picture: 'client-16' },
]

// A logo says its owner's name.
export const clients: SampleOf<'clients'>[] = logos.map((logo) => ({
  ...logo,
  alt: { ar: '', en: '' },
}))
