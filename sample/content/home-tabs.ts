import type { SampleOf } from '../sample-record.ts'

export const homeTabs: SampleOf<'tabsStatistics'>[] = [
  {
    missionTitle: { ar: 'رسالتنا', en: 'Our mission' },
    mission: {
      ar: 'أن نحرّك الهواء ونوصل الكهرباء والمياه بأقل طاقة ممكنة، بأنظمة يُثبت القياسُ أداءها قبل التسليم ويسهل تشغيلها وصيانتها بعده.',
      en: 'To move air and deliver power and water with the least energy, through systems whose performance is measured before handover and which are easy to run and maintain after it.',
    },
    vissionTitle: { ar: 'رؤيتنا', en: 'Our vision' },
    vission: {
      ar: 'أن نكون المصنع والمقاول الذي يطلبه الاستشاري بالاسم في مصر والخليج، وأن يحمل كل نظام ننفّذه تقرير قياس يمكن لأي مهندس أن يتحقق منه.',
      en: 'To be the fan maker and contractor that consultants in Egypt and the Gulf ask for by name, with a test report for every system that any engineer can check.',
    },
    historyTitle: { ar: 'تاريخنا', en: 'Our history' },
    history: {
      ar: 'بدأنا عام 1989 بورشة مراوح في القاهرة. انتقلنا عام 1998 إلى مصنعنا في العاشر من رمضان، ودخلنا المقاولات الكهربائية والميكانيكية عام 2004، وافتتحنا فرع الرياض عام 2012، وشغّلنا منصة اختبار وفق ISO 5801 عام 2017. اليوم يعمل معنا 420 مهندسًا وفنيًّا وإداريًّا.',
      en: 'We began in 1989 as a fan workshop in Cairo. We moved to our factory in 10th of Ramadan City in 1998, took up electrical and mechanical contracting in 2004, opened the Riyadh branch in 2012 and started our ISO 5801 test rig in 2017. Today we are 420 engineers, technicians and office staff.',
    },
  },
]
