import type { SeedDriver } from '../seed-types.ts'

export const drivers: SeedDriver[] = [
  {
    title: { ar: 'المراوح الصناعية', en: 'Industrial fans' },
    description: {
      ar: 'مراوح محورية وطاردة مركزية ونفاثة ومراوح أسطح حتى 250,000 متر مكعب في الساعة، مع تقرير اختبار لكل مروحة.',
      en: 'Axial, centrifugal, jet and roof fans up to 250,000 m³/h, each with its own test report.',
    },
    picture: 'driver-fans',
  },
  {
    title: { ar: 'التكييف والتهوية', en: 'HVAC' },
    description: {
      ar: 'وحدات تبريد ومناولة هواء ومجاري هواء وفق SMACNA، تُضبط وتُوازن قبل التسليم.',
      en: 'Chillers, air handling units and ductwork to SMACNA, tested and balanced before handover.',
    },
    picture: 'driver-hvac',
  },
  {
    title: { ar: 'السباكة والصرف', en: 'Plumbing and drainage' },
    description: {
      ar: 'شبكات تغذية وصرف ومحطات ضخ، تُختبر عند مرة ونصف ضغط التشغيل.',
      en: 'Water supply, drainage and pumping stations, tested at 1.5 times working pressure.',
    },
    picture: 'driver-plumbing',
  },
  {
    title: { ar: 'مكافحة الحريق', en: 'Fire fighting' },
    description: {
      ar: 'شبكات رشاشات وفق NFPA 13 ومضخات وفق NFPA 20، وسحب دخان وفق EN 12101-3.',
      en: 'Sprinklers to NFPA 13, fire pumps to NFPA 20 and smoke extraction to EN 12101-3.',
    },
    picture: 'driver-fire',
  },
  {
    title: { ar: 'الجهد المتوسط', en: 'Medium voltage' },
    description: {
      ar: 'لوحات ومحولات وكابلات من 11 إلى 33 كيلوفولت، من التصميم إلى إطلاق التيار.',
      en: 'Switchgear, transformers and cables from 11 to 33 kV, from design to energising.',
    },
    picture: 'driver-medium-voltage',
  },
  {
    title: { ar: 'الجهد المنخفض', en: 'Low voltage' },
    description: {
      ar: 'لوحات توزيع حتى 6300 أمبير وفق IEC 61439، ولوحات تشغيل للمحركات ومغيّرات سرعة.',
      en: 'Distribution boards up to 6300 A to IEC 61439, motor control centres and variable speed drives.',
    },
    picture: 'driver-low-voltage',
  },
  {
    title: { ar: 'التيار الخفيف', en: 'Low current' },
    description: {
      ar: 'إنذار حريق وفق NFPA 72 وشبكات بيانات وكاميرات مراقبة وأنظمة إدارة مبانٍ عبر BACnet.',
      en: 'Fire alarm to NFPA 72, data networks, CCTV and building management over BACnet.',
    },
    picture: 'driver-low-current',
  },
  {
    title: { ar: 'المقاولات العامة', en: 'General contracting' },
    description: {
      ar: 'دراسات ما قبل التنفيذ وإدارة التشييد والتنفيذ، ومحضر كل اجتماع خلال 48 ساعة.',
      en: 'Pre-construction, construction management and building works, with minutes within 48 hours.',
    },
    picture: 'driver-contracting',
  },
]
