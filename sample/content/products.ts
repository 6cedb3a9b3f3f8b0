import type { SampleOf } from '../sample-record.ts'
import { axialPlateFan } from './fan-models/axial-plate-fan.ts'
import { bifurcatedAxialFan } from './fan-models/bifurcated-axial-fan.ts'
import { cabinetFan } from './fan-models/cabinet-fan.ts'
import { centrifugalFan } from './fan-models/centrifugal-fan.ts'
import { inlineDuctFan } from './fan-models/inline-duct-fan.ts'
import { jetFan } from './fan-models/jet-fan.ts'
import { roofFan } from './fan-models/roof-fan.ts'
import { smokeSpillFan } from './fan-models/smoke-spill-fan.ts'

/** Standards are called the same in each language. */
const inBoth = (...names: string[]) => ({ ar: names, en: names })

export const products: SampleOf<'products'>[] = [
  {
    slug: 'axial-plate-fan',
    picture: 'product-axial',
    alt: {
      ar: 'مروحة محورية على لوح مربع بفوهة دخول مشكّلة، محركها على أذرع خلف العضو الدوّار',
      en: 'Axial fan on a square plate with a formed inlet, its motor on arms behind the impeller',
    },
    type: 'axial',
    title: { ar: 'مروحة محورية على لوح', en: 'Axial plate fan' },
    description: {
      ar: 'ريش من الألومنيوم المسبوك تُضبط زاويتها في المصنع لنقطة تشغيلك، وفوهة دخول مشكّلة ترفع الكفاءة. للتهوية العامة وسحب الهواء والتبريد حيث يلزم تدفق كبير عند ضغط منخفض.',
      en: 'Cast aluminium blades, pitched in the factory for your duty point, and a formed inlet that raises efficiency. For general ventilation, extraction and cooling, where a large airflow is needed at low pressure.',
    },
    airflow: { minimum: 2_500, maximum: 136_000 },
    pressure: { minimum: 50, maximum: 730 },
    thrust: { minimum: 0, maximum: 0 },
    power: { minimum: 0.37, maximum: 45 },
    sizes: [400, 500, 630, 800, 1000, 1250, 1600],
    construction: {
      ar: 'لوح تثبيت وطوق من الصاج المجلفن المدهون، وعضو دوّار من الألومنيوم المسبوك، ونقل حركة مباشر',
      en: 'Mounting plate and ring of coated galvanised steel, cast aluminium impeller, direct drive',
    },
    options: {
      ar: [
        'مصراع عدم رجوع يفتح بدفع الهواء',
        'شبكة حماية على جهة الدخول',
        'غطاء واقٍ من المطر على جهة الخروج',
        'محرك مناسب لتغيير السرعة',
        'مفتاح فصل بجوار المروحة',
      ],
      en: [
        'Backdraught shutter that the air opens',
        'Guard on the inlet side',
        'Weather hood on the outlet side',
        'Motor for variable speed drive',
        'Local isolator',
      ],
    },
    standards: inBoth('ISO 5801', 'ISO 13347-2', 'ISO 21940-11 G6.3', 'IEC 60034-30-1 IE3'),
    models: axialPlateFan,
    dataSheet: 'data-sheets/axial-plate-fan.pdf',
  },
  {
    slug: 'bifurcated-axial-fan',
    picture: 'product-bifurcated',
    alt: {
      ar: 'مروحة محورية متفرعة، محركها في نفق يعبر الغلاف',
      en: 'Bifurcated axial fan, its motor in a tunnel through the casing',
    },
    type: 'axial',
    title: { ar: 'مروحة محورية متفرعة', en: 'Bifurcated axial fan' },
    description: {
      ar: 'المحرك في نفق معزول خارج تيار الهواء، فتتحمل المروحة الهواء الساخن أو المحمّل بالزيوت والأبخرة حتى 200 درجة مئوية. للمطابخ وأفران التجفيف وسحب أبخرة الدهانات.',
      en: 'The motor sits in a tunnel outside the air stream, so the fan takes air that is hot or laden with grease and fumes, up to 200 °C. For kitchens, drying ovens and paint fumes.',
    },
    airflow: { minimum: 1_200, maximum: 38_400 },
    pressure: { minimum: 80, maximum: 370 },
    thrust: { minimum: 0, maximum: 0 },
    power: { minimum: 0.55, maximum: 5.5 },
    sizes: [315, 400, 500, 630, 800, 1000],
    construction: {
      ar: 'غلاف ملحوم من الصاج المجلفن على الساخن، ومحرك في نفق خارج تيار الهواء',
      en: 'Welded casing, hot-dip galvanised, with the motor in a tunnel out of the air stream',
    },
    options: {
      ar: [
        'غلاف من الفولاذ المقاوم للصدأ 316',
        'باب تنظيف',
        'مصرف للدهون',
        'وصلات مرنة حتى 200 درجة مئوية',
        'طلاء إيبوكسي للأبخرة الحمضية',
      ],
      en: [
        'Casing in stainless steel 316',
        'Cleaning door',
        'Grease drain',
        'Flexible connections up to 200 °C',
        'Epoxy coating for acid fumes',
      ],
    },
    standards: inBoth('ISO 5801', 'ISO 13347-2', 'ISO 21940-11 G6.3', 'IEC 60034-30-1 IE3'),
    models: bifurcatedAxialFan,
    dataSheet: 'data-sheets/bifurcated-axial-fan.pdf',
  },
  {
    slug: 'centrifugal-fan',
    picture: 'product-centrifugal',
    alt: {
      ar: 'مروحة طاردة مركزية بهيكل حلزوني أخضر، يظهر عضوها الدوّار من فتحة الدخول',
      en: 'Centrifugal fan with a green scroll, the blades of its impeller in sight through the inlet',
    },
    type: 'centrifugal',
    title: { ar: 'مروحة طاردة مركزية', en: 'Centrifugal fan' },
    description: {
      ar: 'ريش مائلة إلى الخلف وهيكل ملحوم على قاعدة ماصة للاهتزاز، ونقل حركة مباشر أو بالسيور. لفلاتر الأتربة والمجففات وخطوط النقل الهوائي حيث يلزم ضغط عالٍ وعمل متواصل.',
      en: 'Backward-curved blades and a welded scroll on a vibration-absorbing base, driven directly or by belts. For dust filters, dryers and pneumatic conveying, where pressure is high and work never stops.',
    },
    airflow: { minimum: 800, maximum: 250_000 },
    pressure: { minimum: 500, maximum: 11_400 },
    thrust: { minimum: 0, maximum: 0 },
    power: { minimum: 1.1, maximum: 450 },
    sizes: [315, 400, 500, 630, 800, 1000, 1250, 1600, 2000],
    construction: {
      ar: 'هيكل حلزوني ملحوم من الصاج 4 إلى 8 مم، وعضو دوّار مائل إلى الخلف، ومحامل بشحم دائم حتى المقاس 630',
      en: 'Welded scroll of 4 to 8 mm plate, backward-curved impeller, bearings greased for life up to size 630',
    },
    options: {
      ar: [
        'ريش توجيه عند الدخول',
        'باب كشف ومصرف في أسفل الهيكل',
        'بطانة مقاومة للتآكل بالأتربة',
        'قارنة مرنة مع حماية',
        'حساسات اهتزاز وحرارة على المحامل',
      ],
      en: [
        'Inlet guide vanes',
        'Inspection door and drain at the bottom of the scroll',
        'Lining against wear by dust',
        'Flexible coupling with its guard',
        'Vibration and temperature sensors on the bearings',
      ],
    },
    standards: inBoth(
      'ISO 5801',
      'ISO 13347-2',
      'ISO 13348',
      'ISO 21940-11 G2.5',
      'IEC 60034-30-1 IE3',
    ),
    models: centrifugalFan,
    dataSheet: 'data-sheets/centrifugal-fan.pdf',
  },
  {
    slug: 'inline-duct-fan',
    picture: 'product-inline',
    alt: {
      ar: 'مروحة خطية دائرية تعلوها علبة التوصيل',
      en: 'Round inline fan with its terminal box on top',
    },
    type: 'duct',
    title: { ar: 'مروحة خطية لمجاري الهواء', en: 'Inline duct fan' },
    description: {
      ar: 'تُركَّب في خط المجرى الدائري مباشرة، وتُفتح للصيانة دون فك المجرى. هادئة بما يكفي لغرف الفنادق والمستشفيات والمكاتب.',
      en: 'Fitted straight into a round duct and opened for service without taking the duct apart. Quiet enough for hotel rooms, hospitals and offices.',
    },
    airflow: { minimum: 150, maximum: 9_100 },
    pressure: { minimum: 50, maximum: 680 },
    thrust: { minimum: 0, maximum: 0 },
    power: { minimum: 0.06, maximum: 2.2 },
    sizes: [125, 160, 200, 250, 315, 400],
    construction: {
      ar: 'غلاف دائري من الصاج المجلفن بمشبكين سريعي الفتح، ومحرك EC في محور تيار الهواء',
      en: 'Round galvanised casing with two quick clamps, EC motor in the axis of the air stream',
    },
    options: {
      ar: [
        'منظم سرعة بإشارة من 0 إلى 10 فولت',
        'كاتم صوت مرن بطول 1 متر',
        'فلتر G4 في صندوق مستقل',
        'مصراع عدم رجوع',
      ],
      en: [
        'Speed control by 0 to 10 V',
        'Flexible silencer, 1 m long',
        'G4 filter in a box of its own',
        'Backdraught shutter',
      ],
    },
    standards: inBoth('ISO 5801', 'ISO 13347-2', 'IEC 60335-2-80'),
    models: inlineDuctFan,
    dataSheet: 'data-sheets/inline-duct-fan.pdf',
  },
  {
    slug: 'cabinet-fan',
    picture: 'product-cabinet',
    alt: {
      ar: 'مروحة صندوقية يظهر عضوها الدوّار من فتحة دخول دائرية، وعلى جانبها باب صيانة',
      en: 'Cabinet fan with its impeller in sight through a round inlet, a service door at its side',
    },
    type: 'duct',
    title: { ar: 'مروحة صندوقية معزولة', en: 'Insulated cabinet fan' },
    description: {
      ar: 'صندوق بجدار مزدوج سُمكه 50 مليمترًا يكتم الصوت، وباب صيانة بمفصلات، ومروحة حرة (Plug fan) بمغيّر سرعة. لهواء العودة والهواء النقي في غرف الخدمات الضيقة.',
      en: 'A 50 mm double-skin acoustic cabinet with a hinged service door and a plug fan on a variable speed drive. For return and fresh air in tight plant rooms.',
    },
    airflow: { minimum: 1_000, maximum: 26_000 },
    pressure: { minimum: 150, maximum: 1_300 },
    thrust: { minimum: 0, maximum: 0 },
    power: { minimum: 0.75, maximum: 11 },
    sizes: [500, 630, 800, 1000, 1250],
    construction: {
      ar: 'صندوق بجدار مزدوج 50 مم من الصوف الصخري، وعضو دوّار حر مائل إلى الخلف، ومحرك بمغيّر سرعة',
      en: 'Double-skin cabinet with 50 mm of mineral wool, free backward-curved impeller, motor on a variable speed drive',
    },
    options: {
      ar: [
        'فلتر أكياس F7',
        'مصراع بمحرك',
        'سقف مائل للتركيب في الخارج',
        'زنبركات ماصة للاهتزاز',
        'قياس التدفق عند فوهة الدخول',
      ],
      en: [
        'F7 bag filter',
        'Motorised damper',
        'Sloping roof for outdoor use',
        'Spring mounts',
        'Airflow measurement at the inlet cone',
      ],
    },
    standards: inBoth(
      'ISO 5801',
      'ISO 13347-2',
      'EN 1886',
      'ISO 21940-11 G6.3',
      'IEC 60034-30-1 IE3',
    ),
    models: cabinetFan,
    dataSheet: 'data-sheets/cabinet-fan.pdf',
  },
  {
    slug: 'roof-fan',
    picture: 'product-roof',
    alt: {
      ar: 'مروحة أسطح بغطاء مستدير على قاعدة مجلفنة',
      en: 'Roof fan under a round cowl on a galvanised curb',
    },
    type: 'roof',
    title: { ar: 'مروحة أسطح', en: 'Roof extract fan' },
    description: {
      ar: 'غطاء من الألومنيوم المشكّل يصد المطر والرمال، وقاعدة معزولة تُثبَّت على بلاطة السقف مباشرة، ومحرك خارج تيار الهواء. للمصانع والمخازن ومطابخ الفنادق.',
      en: 'A spun aluminium cowl keeps rain and sand out, an insulated curb sits straight on the slab, and the motor is out of the air stream. For factories, warehouses and hotel kitchens.',
    },
    airflow: { minimum: 600, maximum: 36_000 },
    pressure: { minimum: 40, maximum: 510 },
    thrust: { minimum: 0, maximum: 0 },
    power: { minimum: 0.25, maximum: 7.5 },
    sizes: [315, 400, 500, 630, 800, 1000],
    construction: {
      ar: 'غطاء من الألومنيوم المشكّل، وعضو دوّار نصف محوري، ومحرك في حيز مهوّى خارج تيار الهواء',
      en: 'Spun aluminium cowl, mixed-flow impeller, motor in a ventilated space out of the air stream',
    },
    options: {
      ar: [
        'قاعدة سقف مائلة',
        'كاتم صوت داخل القاعدة',
        'مصراع عدم رجوع',
        'غطاء مفصلي للتنظيف',
        'مصرف دهون للمطابخ',
      ],
      en: [
        'Curb for a pitched roof',
        'Silencer within the curb',
        'Backdraught shutter',
        'Hinged cowl for cleaning',
        'Grease drain for kitchens',
      ],
    },
    standards: inBoth('ISO 5801', 'ISO 13347-2', 'ISO 21940-11 G6.3', 'IEC 60034-30-1 IE3'),
    models: roofFan,
    dataSheet: 'data-sheets/roof-fan.pdf',
  },
  {
    slug: 'jet-fan',
    picture: 'product-jet',
    alt: {
      ar: 'مروحة نفاثة بكاتم صوت عند كل طرف',
      en: 'Jet fan with a silencer at each end',
    },
    type: 'smoke',
    title: { ar: 'مروحة نفاثة للأنفاق والمواقف', en: 'Jet fan for tunnels and car parks' },
    description: {
      ar: 'تدفع الهواء والدخان طوليًا بلا مجارٍ، في اتجاهين متساويين، بكاتمي صوت عند الطرفين. مختبرة عند 400 درجة مئوية لمدة ساعتين وفق EN 12101-3، والتقرير عند الطلب.',
      en: 'Drives air and smoke lengthwise without ducts, equally in both directions, with a silencer at each end. Tested at 400 °C for two hours to EN 12101-3; the report is sent on request.',
    },
    airflow: { minimum: 4_700, maximum: 105_000 },
    pressure: { minimum: 0, maximum: 0 },
    thrust: { minimum: 28, maximum: 790 },
    power: { minimum: 0.75, maximum: 30 },
    sizes: [315, 355, 400, 710, 1000, 1250],
    construction: {
      ar: 'غلاف من الصاج المجلفن على الساخن، وريش قابلة للعكس، وكاتم صوت بطول قطر واحد عند كل طرف',
      en: 'Hot-dip galvanised casing, reversible blades, and a silencer of one diameter at each end',
    },
    options: {
      ar: [
        'موجّهات هواء عند المخرج',
        'كاتم صوت بطول قطرين',
        'تعليق من الفولاذ المقاوم للصدأ 316',
        'حساس اهتزاز',
        'علبة توصيل مقاومة للحريق',
      ],
      en: [
        'Deflectors at the outlet',
        'Silencers two diameters long',
        'Hangers in stainless steel 316',
        'Vibration sensor',
        'Fire-rated terminal box',
      ],
    },
    standards: inBoth(
      'ISO 13350',
      'ISO 13347-2',
      'EN 12101-3 F400',
      'ISO 21940-11 G6.3',
      'IEC 60034-30-1 IE3',
    ),
    models: jetFan,
    dataSheet: 'data-sheets/jet-fan.pdf',
  },
  {
    slug: 'smoke-spill-fan',
    picture: 'product-smoke-spill',
    alt: {
      ar: 'مروحة سحب دخان بشفتين حمراوين وشبكة حماية',
      en: 'Smoke extract fan with red flanges and a guard',
    },
    type: 'smoke',
    title: { ar: 'مروحة سحب الدخان', en: 'Smoke extract fan' },
    description: {
      ar: 'مروحة محورية بهيكل طويل ومحرك مقاوم للحرارة وشبكة حماية، تعمل يوميًا للتهوية وعند الحريق لسحب الدخان عند 400 درجة مئوية لمدة ساعتين. تُسلَّم مع شهادة فئتها.',
      en: 'A long-cased axial fan with a heat-rated motor and a guard: daily ventilation, and smoke at 400 °C for two hours in a fire. Delivered with the certificate of its class.',
    },
    airflow: { minimum: 5_000, maximum: 126_000 },
    pressure: { minimum: 100, maximum: 890 },
    thrust: { minimum: 0, maximum: 0 },
    power: { minimum: 1.5, maximum: 37 },
    sizes: [500, 630, 800, 1000, 1250, 1400],
    construction: {
      ar: 'غلاف طويل من صاج 4 مم مجلفن على الساخن، وعضو دوّار من الألومنيوم، ومحرك من فئة العزل H داخل تيار الهواء',
      en: 'Long casing of 4 mm steel, hot-dip galvanised, aluminium impeller, motor of insulation class H in the air stream',
    },
    options: {
      ar: [
        'كاتم صوت دائري بطول قطر أو قطرين',
        'فوهة دخول بشبكة',
        'وصلات مرنة تتحمل 400 درجة مئوية لمدة ساعتين',
        'قدمان للتثبيت وقواعد زنبركية',
        'مفتاح فصل مقاوم للحريق',
      ],
      en: [
        'Round silencer, one or two diameters long',
        'Bellmouth with a guard',
        'Flexible connections, 400 °C for two hours',
        'Mounting feet and spring mounts',
        'Fire-rated isolator',
      ],
    },
    standards: inBoth(
      'ISO 5801',
      'ISO 13347-2',
      'EN 12101-3 F400',
      'ISO 21940-11 G6.3',
      'IEC 60034-30-1 IE3',
    ),
    models: smokeSpillFan,
    dataSheet: 'data-sheets/smoke-spill-fan.pdf',
  },
]
