import type { SeedFrame } from '../seed-types.ts'

export const frames: SeedFrame[] = [
  {
    title: {
      ar: 'كل مروحة تُختبر قبل أن تغادر المصنع',
      en: 'Every fan is tested before it leaves the works',
    },
    clickableName: { ar: 'تصفّح المراوح', en: 'See the fans' },
    url: '/products',
    picture: 'frame-axial',
  },
  {
    title: {
      ar: 'سحب الدخان عند 400 درجة مئوية لمدة ساعتين',
      en: 'Smoke extraction at 400 °C for two hours',
    },
    clickableName: { ar: 'شاهد المشاريع', en: 'See the projects' },
    url: '/projects',
    picture: 'frame-tunnel',
  },
  {
    title: {
      ar: 'الكهرباء والتكييف والسباكة والإطفاء في عقد واحد',
      en: 'Power, air, water and fire protection in one contract',
    },
    clickableName: { ar: 'تعرّف على الخدمات', en: 'See the services' },
    url: '/services',
    picture: 'frame-plant-room',
  },
  {
    title: {
      ar: 'أعطنا نقطة التشغيل وسنختار لك المروحة',
      en: 'Give us the duty point, we select the fan',
    },
    clickableName: { ar: 'اسأل مهندسًا', en: 'Ask an engineer' },
    url: '/contact-us',
    picture: 'frame-rooftop',
  },
]
