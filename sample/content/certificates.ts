import type { SampleOf } from '../sample-record.ts'

export const certificates: SampleOf<'certificates'>[] = [
  {
    title: { ar: 'نتائج الاختبارات الجامعية', en: 'University test results' },
    description: {
      ar: 'اختبار أداء مروحة محورية وفق ISO 5801: التدفق والضغط والقدرة والكفاءة عند سبع نقاط.',
      en: 'Performance test of an axial fan to ISO 5801: flow, pressure, power and efficiency at seven points.',
    },
    pdf: 'certificates/university-test.pdf',
    products: [{ slug: 'axial-plate-fan' }],
    icon: 'university',
    isNew: true,
  },
  {
    title: {
      ar: 'اختبارات المعهد القومي للقياس والمعايرة',
      en: 'National Institute for Measurement and Calibration tests',
    },
    description: {
      ar: 'معايرة محوّل فرق الضغط ومقياس سرعة الدوران في منصة اختبار المراوح بالمصنع.',
      en: 'Calibration of the differential pressure transmitter and the tachometer of our fan test rig.',
    },
    pdf: 'certificates/calibration.pdf',
    icon: 'calibration',
    isNew: false,
  },
  {
    title: { ar: 'سابقة أعمال الشركة', en: 'Company work record' },
    description: {
      ar: 'عقود مختارة في توريد المراوح والأعمال الكهربائية والميكانيكية، بسنواتها وفئات قيمتها.',
      en: 'Selected fan supply, electrical and mechanical contracts, with their years and value bands.',
    },
    pdf: 'certificates/work-record.pdf',
    icon: 'record',
    isNew: false,
  },
  {
    title: { ar: 'شهادات الأيزو 2025', en: '2025 ISO certificates' },
    description: {
      ar: 'ISO 9001 للجودة وISO 14001 للبيئة وISO 45001 للسلامة والصحة المهنية، صادرة عام 2025.',
      en: 'ISO 9001 for quality, ISO 14001 for environment and ISO 45001 for health and safety, issued in 2025.',
    },
    pdf: 'certificates/iso-2025.pdf',
    icon: 'iso',
    isNew: false,
  },
]
