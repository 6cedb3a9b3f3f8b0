import type { SampleOf } from '../sample-record.ts'

export const homeCards: SampleOf<'cardsStatistics'>[] = [
  {
    title: { ar: 'رعاية العملاء', en: 'Client care' },
    description: {
      ar: 'مهندس واحد يتابع مشروعك من أول استفسار حتى نهاية الضمان، فتعرف دائمًا مع من تتحدث.',
      en: 'One engineer follows your project from the first enquiry to the end of the warranty, so you always know who to call.',
    },
    type: 'client-care',
    items: {
      ar: [
        'محضر الاجتماع خلال 48 ساعة',
        'دعم فني على مدار الساعة طوال أيام الأسبوع',
        'مكاتبنا مفتوحة من السبت إلى الخميس، من 9 صباحًا إلى 5 مساءً',
        'كتيّب تشغيل وصيانة بالعربية والإنجليزية',
      ],
      en: [
        'Meeting minutes within 48 hours',
        'Technical support 24/7',
        'Offices open Saturday to Thursday, 9 am to 5 pm',
        'Operation and maintenance manual in Arabic and English',
      ],
    },
  },
  {
    title: { ar: 'قيمنا الأساسية', en: 'Core values' },
    description: {
      ar: 'أربع قواعد نحكم بها على قراراتنا في المصنع وفي الموقع.',
      en: 'Four rules by which we judge our decisions, in the factory and on site.',
    },
    type: 'core-values',
    items: {
      ar: [
        'السلامة قبل البرنامج الزمني',
        'لا نكتب في التقرير إلا ما قسناه',
        'نلتزم بالسعر والموعد المكتوبين',
        'نختار الحل الأقل استهلاكًا للطاقة',
      ],
      en: [
        'Safety comes before the schedule',
        'We report only what we have measured',
        'We keep to the written price and date',
        'We choose the solution that uses less energy',
      ],
    },
  },
]
