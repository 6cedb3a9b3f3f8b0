import type { SampleOf } from '../sample-record.ts'

export const drivers: SampleOf<'drivers'>[] = [
  {
    title: { ar: 'المراوح الصناعية', en: 'Industrial fans' },
    description: {
      ar: 'مراوح محورية وطاردة مركزية ونفاثة ومراوح أسطح حتى 250,000 متر مكعب في الساعة، مع تقرير اختبار لكل مروحة.',
      en: 'Axial, centrifugal, jet and roof fans up to 250,000 m³/h, each with its own test report.',
    },
    picture: 'driver-fans',
    alt: {
      ar: 'مروحة محورية في غلاف دائري',
      en: 'Axial fan in a round casing',
    },
  },
  {
    title: { ar: 'التكييف والتهوية', en: 'HVAC' },
    description: {
      ar: 'مبرّدات ووحدات مناولة هواء ومجاري هواء وفق SMACNA، تُضبط وتُوازن قبل التسليم.',
      en: 'Chillers, air handling units and ductwork to SMACNA, tested and balanced before handover.',
    },
    picture: 'driver-hvac',
    alt: {
      ar: 'وحدة مناولة هواء بمروحتها',
      en: 'Air handling unit with its fan',
    },
  },
  {
    title: { ar: 'مكافحة الحريق', en: 'Fire fighting' },
    description: {
      ar: 'شبكات رشاشات وفق NFPA 13 ومضخات وفق NFPA 20، وسحب دخان وفق EN 12101-3.',
      en: 'Sprinklers to NFPA 13, fire pumps to NFPA 20 and smoke extraction to EN 12101-3.',
    },
    picture: 'driver-fire',
    alt: {
      ar: 'ثلاثة رؤوس رشاشات على ماسورة حمراء',
      en: 'Three sprinkler heads on a red pipe',
    },
  },
  {
    title: { ar: 'السباكة والصرف', en: 'Plumbing and drainage' },
    description: {
      ar: 'شبكات تغذية وصرف ومحطات ضخ، تُختبر عند مرة ونصف ضغط التشغيل.',
      en: 'Water supply, drainage and pumping stations, tested at 1.5 times working pressure.',
    },
    picture: 'driver-plumbing',
    alt: {
      ar: 'مضخة بمحركها ومحبسها ومقياس ضغطها',
      en: 'Pump with its motor, valve and pressure gauge',
    },
  },
  {
    title: { ar: 'الجهد المتوسط', en: 'Medium voltage' },
    description: {
      ar: 'لوحات ومحولات وكابلات من 11 إلى 33 كيلوفولت، من التصميم إلى إطلاق التيار.',
      en: 'Switchgear, transformers and cables from 11 to 33 kV, from design to energising.',
    },
    picture: 'driver-medium-voltage',
    alt: {
      ar: 'محوّل زيتي بعوازله',
      en: 'Oil transformer with its bushings',
    },
  },
  {
    title: { ar: 'الجهد المنخفض', en: 'Low voltage' },
    description: {
      ar: 'لوحات توزيع حتى 6,300 أمبير وفق IEC 61439، ومراكز تحكم محركات ومغيّرات سرعة.',
      en: 'Distribution boards up to 6,300 A to IEC 61439, motor control centres and variable speed drives.',
    },
    picture: 'driver-low-voltage',
    alt: {
      ar: 'لوحة توزيع من ثلاث خلايا',
      en: 'Distribution board of three sections',
    },
  },
  {
    title: { ar: 'التيار الخفيف', en: 'Low current' },
    description: {
      ar: 'إنذار حريق وفق NFPA 72 وشبكات بيانات وكاميرات مراقبة وأنظمة إدارة مبانٍ عبر BACnet.',
      en: 'Fire alarm to NFPA 72, data networks, CCTV and building management over BACnet.',
    },
    picture: 'driver-low-current',
    alt: {
      ar: 'خزانة خوادم وكاميرا مراقبة',
      en: 'Server rack and surveillance camera',
    },
  },
  {
    title: { ar: 'المقاولات العامة', en: 'General contracting' },
    description: {
      ar: 'دراسات ما قبل التنفيذ وإدارة التشييد والتنفيذ، ومحضر كل اجتماع خلال 48 ساعة.',
      en: 'Pre-construction, construction management and building works, with minutes within 48 hours.',
    },
    picture: 'driver-contracting',
    alt: {
      ar: 'رافعة برجية بجوار مبنى قيد الإنشاء',
      en: 'Tower crane beside a building under construction',
    },
  },
]
