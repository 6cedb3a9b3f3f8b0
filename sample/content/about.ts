import type { SampleOf } from '../sample-record.ts'

export const about: SampleOf<'about'> = {
  aboutTitle: {
    ar: 'مراوح صناعية ومقاولات هندسية منذ 1989',
    en: 'Industrial fans and engineering contracting since 1989',
  },
  about: {
    ar: 'نصنع في مدينة العاشر من رمضان المراوح المحورية والطاردة المركزية والنفاثة ومراوح المجاري والأسطح، بتدفقات من 150 إلى 250,000 متر مكعب في الساعة، وننفّذ أنظمة الكهرباء والميكانيكا التي تعمل معها. منذ أكثر من 35 عامًا نعمل في مصر والسعودية للمستشفيات والمصانع ومواقف السيارات والأنفاق. نوازن العضو الدوّار لكل مروحة وفق ISO 21940، ونقيس أداءها وفق ISO 5801 قبل التسليم.',
    en: 'At our factory in 10th of Ramadan City we build axial, centrifugal, duct, jet and roof fans from 150 to 250,000 m³/h, and we install the electrical and mechanical systems around them. For more than 35 years we have served hospitals, factories, car parks and tunnels in Egypt and Saudi Arabia. Every impeller is balanced to ISO 21940, and the fan is measured to ISO 5801 before delivery.',
  },
  trustedTitle: { ar: 'لماذا يثق بنا عملاؤنا', en: 'Why clients trust us' },
  trusted: {
    ar: [
      'أداء مقيس وفق ISO 5801 مع بيان هامش عدم اليقين في التقرير',
      'عضو دوّار متوازن وفق ISO 21940 بدرجة G6.3 أو أدق',
      'محضر كل اجتماع خلال 48 ساعة',
      'دعم هاتفي على مدار الساعة طوال أيام الأسبوع',
      'قطع غيار متاحة عشر سنوات بعد التسليم',
    ],
    en: [
      'Performance measured to ISO 5801 and reported with its uncertainty',
      'Impellers balanced to ISO 21940 grade G6.3 or finer',
      'Minutes of every meeting within 48 hours',
      'Phone support 24/7',
      'Spare parts available for ten years after delivery',
    ],
  },
  tailoredTitle: { ar: 'حلول على مقاس مشروعك', en: 'Built around your project' },
  tailored: {
    ar: [
      'نختار المروحة عند تدفقك وضغطك لا عند أقرب مقاس في الكتالوج',
      'محركات محسوبة لحرارة الموقع وارتفاعه عن سطح البحر',
      'مراوح دخان وفق EN 12101-3 بفئتي F300 وF400',
      'جلفنة أو إيبوكسي أو فولاذ مقاوم للصدأ حسب طبيعة الهواء',
      'مجاري هواء ولوحات كهرباء وفق رسومات الورشة المعتمدة',
    ],
    en: [
      'Fans selected at your flow and pressure rather than the nearest catalogue size',
      'Motors rated for site temperature and altitude',
      'Smoke fans to EN 12101-3 classes F300 and F400',
      'Galvanised or epoxy or stainless steel finish to suit the air',
      'Ductwork and panels built from approved shop drawings',
    ],
  },
  images: [
    {
      picture: 'about-impeller',
      alt: {
        ar: 'العضو الدوّار لمروحة محورية بريش مقوّسة حول المحور',
        en: 'Axial fan impeller with curved blades around its hub',
      },
    },
    {
      picture: 'about-ductwork',
      alt: {
        ar: 'مجاري هواء من الصاج المجلفن معلّقة تحت السقف',
        en: 'Galvanised steel ductwork hung below a ceiling',
      },
    },
    {
      picture: 'about-switchgear',
      alt: {
        ar: 'صف من لوحات المفاتيح الكهربائية في غرفة التوزيع',
        en: 'Row of electrical switchgear panels in a distribution room',
      },
    },
    {
      picture: 'about-test-rig',
      alt: {
        ar: 'مروحة محورية مركّبة على مجرى اختبار',
        en: 'Axial fan mounted on a test duct',
      },
    },
  ],
}
