import type { SampleOf } from '../sample-record.ts'

export const frames: SampleOf<'frames'>[] = [
  {
    title: {
      ar: 'كل مروحة تُختبر قبل أن تغادر المصنع',
      en: 'Every fan is tested before it leaves the factory',
    },
    clickableName: { ar: 'تصفّح المراوح', en: 'See the fans' },
    url: '/products',
    picture: 'frame-axial',
    alt: {
      ar: 'مروحة محورية في غلافها تعبرها خيوط الهواء',
      en: 'Axial fan in its casing, streams of air passing through it',
    },
  },
  {
    title: {
      ar: 'سحب الدخان عند 400 درجة مئوية لمدة ساعتين',
      en: 'Smoke extraction at 400 °C for two hours',
    },
    clickableName: { ar: 'شاهد المشاريع', en: 'See the projects' },
    url: '/projects',
    picture: 'frame-tunnel',
    alt: {
      ar: 'مراوح نفاثة معلّقة أزواجًا في سقف نفق طريق',
      en: 'Jet fans hung in pairs from the crown of a road tunnel',
    },
  },
  {
    title: {
      ar: 'الكهرباء والتكييف والسباكة والإطفاء في عقد واحد',
      en: 'Power, air, water and fire protection in one contract',
    },
    clickableName: { ar: 'تعرّف على الخدمات', en: 'See the services' },
    url: '/services',
    picture: 'frame-plant-room',
    alt: {
      ar: 'وحدات مناولة هواء ومضخات في غرفة خدمات، وفوقها مجاري الهواء',
      en: 'Air handling units and pumps in a plant room, ductwork above them',
    },
  },
  {
    title: {
      ar: 'أعطنا نقطة التشغيل وسنختار لك المروحة',
      en: 'Give us the duty point; we select the fan',
    },
    clickableName: { ar: 'اسأل مهندسًا', en: 'Ask an engineer' },
    url: '/contact-us',
    picture: 'frame-rooftop',
    alt: {
      ar: 'مراوح أسطح عند الغروب، وخلفها أبراج مدينة',
      en: 'Roof fans at dusk, the towers of a city behind them',
    },
  },
]
