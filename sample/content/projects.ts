import type { SampleOf } from '../sample-record.ts'

export const projects: SampleOf<'projects'>[] = [
  {
    slug: 'metro-sahm-tunnels',
    picture: 'project-02',
    alt: {
      ar: 'مراوح نفاثة تحت سقف نفق مترو، فوق القضبان',
      en: 'Jet fans under the crown of a metro tunnel, above the rails',
    },
    sector: 'transport',
    year: 2025,
    title: { ar: 'تهوية أنفاق مترو سهم', en: 'Tunnel ventilation for Metro Sahm' },
    client: { ar: 'مترو سهم', en: 'Metro Sahm' },
    location: { ar: 'القاهرة، مصر', en: 'Cairo, Egypt' },
    description: {
      ar: 'ثماني وأربعون مروحة نفاثة من تصنيعنا تحمي 5.2 كيلومتر من أنفاق المترو، وتعكس اتجاه الهواء في 48 ثانية.',
      en: 'Forty-eight jet fans, built in our factory, protect 5.2 km of metro tunnel and reverse the airflow in 48 seconds.',
    },
    challenge: {
      ar: 'نفق طوله 5.2 كيلومتر يجب أن يدفع الدخان بعيدًا عن الركاب في أي اتجاه خلال 60 ثانية، ولا يُسمح بالتركيب إلا أربع ساعات ليلًا.',
      en: 'A 5.2 km tunnel had to drive smoke away from passengers in either direction within 60 seconds, with work allowed only at night, four hours at a time.',
    },
    solution: {
      ar: 'صممنا مروحة نفاثة بدفع متساوٍ في الاتجاهين، واختبرنا نموذجها عند 400 درجة مئوية لمدة ساعتين. رُكّبت ثماني وأربعون مروحة من عربة سكة حديد مجهزة بمعدل مروحتين كل ليلة، وأثبت اختبار الدخان الساخن أن عكس الاتجاه يتم في 48 ثانية.',
      en: 'We designed a jet fan with equal thrust both ways and proved its prototype at 400 °C for two hours. Forty-eight fans went up from a rail wagon, two a night, and the hot smoke test showed full reversal in 48 seconds.',
    },
    scope: {
      ar: [
        'تصميم المروحة ونموذجها واختبارها',
        'تصنيع وتوريد 48 مروحة نفاثة',
        'لوحات التشغيل والكابلات المقاومة للحريق',
        'اختبار الدخان الساخن',
      ],
      en: [
        'Fan design, prototype and fire test',
        'Manufacture and supply of 48 jet fans',
        'Control panels and fire-rated cables',
        'Hot smoke test',
      ],
    },
    quantities: {
      ar: [
        { label: 'طول النفق', value: '5.2 كم' },
        { label: 'المراوح النفاثة', value: '48' },
        { label: 'قطر المروحة', value: '1,250 مم' },
        { label: 'زمن عكس الاتجاه', value: '48 ثانية' },
      ],
      en: [
        { label: 'Tunnel length', value: '5.2 km' },
        { label: 'Jet fans', value: '48' },
        { label: 'Fan diameter', value: '1,250 mm' },
        { label: 'Reversal time', value: '48 s' },
      ],
    },
    products: [{ slug: 'jet-fan', count: 48 }],
    services: [{ slug: 'fire-fighting' }, { slug: 'low-voltage' }],
    gallery: [
      {
        picture: 'project-02',
        alt: {
          ar: 'مراوح نفاثة تحت سقف نفق مترو، فوق القضبان',
          en: 'Jet fans under the crown of a metro tunnel, above the rails',
        },
      },
      {
        picture: 'project-02-fitting',
        alt: {
          ar: 'فنيان يثبّتان مروحة نفاثة تحت سقف النفق من منصة رفع فوق عربة سكة حديد',
          en: 'Two fitters fix a jet fan under the crown of the tunnel from a lift on a rail wagon',
        },
      },
    ],
  },
  {
    slug: 'rukn-data-centre',
    picture: 'project-07',
    alt: {
      ar: 'ممر بين صفين من خزانات الخوادم',
      en: 'Aisle between two rows of server racks',
    },
    sector: 'data-centres',
    year: 2025,
    title: { ar: 'كهرباء وتبريد مركز بيانات ركن', en: 'Power and cooling for Rukn Data Centre' },
    client: { ar: 'ركن لمراكز البيانات', en: 'Rukn Data Centres' },
    location: { ar: 'الرياض، السعودية', en: 'Riyadh, Saudi Arabia' },
    description: {
      ar: 'مساران كهربائيان مستقلان وممرات باردة مغلقة لمركز بيانات قدرته 4 ميجاواط في الرياض.',
      en: 'Two independent power paths and closed cold aisles for a 4 MW data centre in Riyadh.',
    },
    challenge: {
      ar: 'أربعة ميجاواط من الخوادم لا يجوز أن تنقطع، في مدينة تبلغ حرارتها 48 درجة مئوية، ومدة تنفيذ أحد عشر شهرًا.',
      en: 'Four megawatts of servers that must never lose power, in a city that reaches 48 °C, to be built in eleven months.',
    },
    solution: {
      ar: 'نفّذنا مسارين كهربائيين مستقلين حتى كل خزانة، وممرات باردة مغلقة بمراوح متغيرة السرعة. فصلنا المسارين واحدًا بعد الآخر أمام العميل تحت الحمل الكامل، ولم تنقطع الكهرباء عن خزانة واحدة.',
      en: 'We ran two independent power paths to each rack and closed the cold aisles with variable speed fans. With the client watching and the hall at full load, we shut down one path, then the other; no rack went dark.',
    },
    scope: {
      ar: [
        'لوحات 11 كيلوفولت ومولدات',
        'وحدات تغذية غير منقطعة (UPS) وتوزيع بالقضبان',
        'تبريد الممرات المغلقة',
        'اختبارات التكامل حتى المستوى الخامس',
      ],
      en: [
        '11 kV switchgear and generators',
        'UPS and busbar distribution',
        'Closed-aisle cooling',
        'Integrated tests up to level 5',
      ],
    },
    quantities: {
      ar: [
        { label: 'حمل الخوادم', value: '4 ميجاواط' },
        { label: 'المولدات', value: '8 ميجافولت أمبير' },
        { label: 'عدد الخزانات', value: '480' },
        { label: 'كفاءة الطاقة (PUE)', value: '1.32' },
      ],
      en: [
        { label: 'IT load', value: '4 MW' },
        { label: 'Generators', value: '8 MVA' },
        { label: 'Racks', value: '480' },
        { label: 'PUE', value: '1.32' },
      ],
    },
    services: [
      { slug: 'medium-voltage' },
      { slug: 'low-voltage' },
      { slug: 'hvac' },
      { slug: 'low-current' },
    ],
    gallery: [
      {
        picture: 'project-07',
        alt: { ar: 'ممر بين صفين من خزانات الخوادم', en: 'Aisle between two rows of server racks' },
      },
      {
        picture: 'service-low-voltage',
        alt: {
          ar: 'صف من لوحات التوزيع تحت حوامل الكابلات',
          en: 'Row of distribution boards below cable trays',
        },
      },
      {
        picture: 'service-low-current',
        alt: {
          ar: 'ممر بين خزانات الخوادم وكابلات البيانات',
          en: 'Aisle between server racks with their data cabling',
        },
      },
    ],
  },
  {
    slug: 'rayhana-hospital',
    picture: 'project-01',
    alt: {
      ar: 'وحدات مناولة هواء على جانبي ممر في غرفة خدمات',
      en: 'Air handling units on both sides of an aisle in a plant room',
    },
    sector: 'healthcare',
    year: 2024,
    title: { ar: 'تكييف وتهوية مستشفى ريحانة التخصصي', en: 'HVAC for Rayhana Specialist Hospital' },
    client: { ar: 'مستشفى ريحانة التخصصي', en: 'Rayhana Specialist Hospital' },
    location: { ar: 'القاهرة، مصر', en: 'Cairo, Egypt' },
    description: {
      ar: 'هواء نقي وضغط ثابت لأربع عشرة غرفة عمليات، من وحدات تُصان دون إغلاق غرفة واحدة.',
      en: 'Clean air and steady pressure for fourteen operating theatres, from units that can be serviced without closing a room.',
    },
    challenge: {
      ar: 'أربع عشرة غرفة عمليات يجب أن يبقى هواؤها نظيفًا وضغطها موجبًا، وغرفة خدمات واحدة لا تتسع لصيانة وحدة إلا بإيقاف جارتها.',
      en: 'Fourteen operating theatres whose air must stay clean and pressurised, and one plant room where no unit could be serviced without stopping its neighbour.',
    },
    solution: {
      ar: 'رتّبنا وحدات المناولة صفين متقابلين بممر صيانة بينهما، ووزّعنا غرف العمليات على وحدتين لكل منها، فتعمل الغرفة والوحدة الأخرى تُصان. صُنعت المراوح واختُبرت في مصنعنا، ووُوزنت 1,900 فتحة هواء في سبعة أسابيع.',
      en: 'We set the air handlers in two facing rows with a service aisle between, and fed each theatre from two units, so that one can be serviced while the room works. The fans were built and tested in our factory, and 1,900 outlets were balanced in seven weeks.',
    },
    scope: {
      ar: [
        'تصميم أنظمة الهواء وحساباتها',
        'توريد وتركيب وحدات المناولة ومجاري الهواء',
        'فلاتر HEPA وضبط فروق الضغط',
        'القياس والموازنة والتسليم',
      ],
      en: [
        'Design and calculation of the air systems',
        'Supply and installation of air handlers and ductwork',
        'HEPA filters and pressure cascades',
        'Testing, balancing and handover',
      ],
    },
    quantities: {
      ar: [
        { label: 'عدد الأسرّة', value: '320' },
        { label: 'غرف العمليات', value: '14' },
        { label: 'إجمالي الهواء', value: '480,000 م³/س' },
        { label: 'مجاري الهواء', value: '62 طنًا' },
      ],
      en: [
        { label: 'Beds', value: '320' },
        { label: 'Operating theatres', value: '14' },
        { label: 'Total airflow', value: '480,000 m³/h' },
        { label: 'Ductwork', value: '62 t' },
      ],
    },
    products: [{ slug: 'cabinet-fan' }],
    services: [{ slug: 'hvac' }],
    gallery: [
      {
        picture: 'project-01',
        alt: {
          ar: 'وحدات مناولة هواء على جانبي ممر في غرفة خدمات',
          en: 'Air handling units on both sides of an aisle in a plant room',
        },
      },
      {
        picture: 'service-hvac',
        alt: {
          ar: 'وحدة مناولة هواء تحت مجرى هواء دائري',
          en: 'Air handling unit below a round duct',
        },
      },
    ],
  },
  {
    slug: 'souq-avenue-car-park',
    picture: 'project-04',
    alt: {
      ar: 'مراوح نفاثة تحت سقف موقف سيارات',
      en: 'Jet fans under the ceiling of a car park',
    },
    sector: 'commercial',
    year: 2023,
    title: { ar: 'تهوية موقف سوق أفنيو', en: 'Car park ventilation for Souq Avenue' },
    client: { ar: 'مجمعات سوق أفنيو', en: 'Souq Avenue Malls' },
    location: { ar: 'الرياض، السعودية', en: 'Riyadh, Saudi Arabia' },
    description: {
      ar: 'تهوية بلا مجارٍ لموقف من أربعة أدوار تحت الأرض، لا تعمل مراوحها النفاثة إلا عند الحاجة.',
      en: 'Ventilation without ducts for a car park four levels deep, with jet fans that run only when they are needed.',
    },
    challenge: {
      ar: 'أربعة أدوار تحت الأرض بارتفاع صافٍ لا يسمح بمجاري هواء، وعوادم تتراكم ساعة الذروة.',
      en: 'Four underground levels with no headroom for ducts, and fumes that gathered at the busiest hour.',
    },
    solution: {
      ar: 'استبدلنا المجاري بمراوح نفاثة تقودها حساسات أول أكسيد الكربون، فلا تعمل إلا حيث يلزم. أثبتت المحاكاة ثم اختبار الدخان أن مسار الهروب يبقى خاليًا من الدخان، وانخفضت طاقة التهوية 61%.',
      en: 'Jet fans led by carbon monoxide sensors took the place of ducts and run only where they are needed. Simulation, then a smoke test, showed that the escape routes stay clear, and ventilation energy fell by 61%.',
    },
    scope: {
      ar: [
        'محاكاة حركة الهواء والدخان',
        'توريد وتركيب المراوح النفاثة ومراوح السحب',
        'حساسات الغاز والتحكم',
        'معاينة الدفاع المدني',
      ],
      en: [
        'Simulation of air and smoke',
        'Supply and installation of jet and extract fans',
        'Gas sensors and controls',
        'Civil Defence inspection',
      ],
    },
    quantities: {
      ar: [
        { label: 'عدد المواقف', value: '1,400' },
        { label: 'المراوح النفاثة', value: '64' },
        { label: 'حساسات الغاز', value: '118' },
        { label: 'خفض الطاقة', value: '61%' },
      ],
      en: [
        { label: 'Parking places', value: '1,400' },
        { label: 'Jet fans', value: '64' },
        { label: 'Gas sensors', value: '118' },
        { label: 'Energy saved', value: '61%' },
      ],
    },
    products: [{ slug: 'jet-fan', count: 64 }, { slug: 'smoke-spill-fan' }],
    services: [{ slug: 'fire-fighting' }, { slug: 'low-current' }],
    gallery: [
      {
        picture: 'project-04',
        alt: {
          ar: 'مراوح نفاثة تحت سقف موقف سيارات',
          en: 'Jet fans under the ceiling of a car park',
        },
      },
      {
        picture: 'project-04-fan-room',
        alt: {
          ar: 'مروحتا سحب دخان في غرفة المراوح، تمتد مجاريهما إلى الجدار الخلفي',
          en: 'Two smoke extract fans in a fan room, their ducts running to the back wall',
        },
      },
    ],
  },
  {
    slug: 'qasr-al-sahil-hotel',
    picture: 'project-05',
    alt: {
      ar: 'مراوح أسطح ووحدات مناولة هواء على سطح مبنى في المساء',
      en: 'Roof fans and air handling units on a roof in the evening',
    },
    sector: 'hospitality',
    year: 2023,
    title: { ar: 'تجهيزات سطح فندق قصر الساحل', en: 'Rooftop plant for Qasr Al Sahil Hotel' },
    client: { ar: 'فنادق قصر الساحل', en: 'Qasr Al Sahil Hotels' },
    location: { ar: 'الغردقة، مصر', en: 'Hurghada, Egypt' },
    description: {
      ar: 'مراوح ووحدات مناولة هواء على سطح فندق، هادئة بجوار الأجنحة ومحمية من هواء البحر.',
      en: 'Fans and air handlers on a hotel roof, quiet beside the suites and protected from the sea air.',
    },
    challenge: {
      ar: 'سطح ملاصق للأجنحة الفاخرة ورطوبة بحرية تأكل المعدن، وحد الضوضاء ليلًا 45 ديسيبل عند أقرب نافذة.',
      en: 'A roof beside the best suites, sea air that corrodes metal, and a night limit of 45 dB at the nearest window.',
    },
    solution: {
      ar: 'اخترنا مراوح أسطح بمحركات بطيئة وطلاء بحري، ووحدات مناولة هواء على قواعد زنبركية، ووجّهنا مخارجها نحو البحر. سجّل القياس الليلي 42 ديسيبل، ولم تظهر بقعة صدأ بعد ثلاثة مواسم.',
      en: 'We chose slow-running roof fans with a marine coating and air handlers on spring bases, and turned their outlets to the sea. The night reading was 42 dB, and after three seasons there is no rust.',
    },
    scope: {
      ar: [
        'دراسة الضوضاء',
        'توريد مراوح الأسطح ووحدات المناولة',
        'محطة تبريد وتهوية مطابخ',
        'التشغيل دون إخلاء الفندق',
      ],
      en: [
        'Noise study',
        'Supply of roof fans and air handlers',
        'Chilled water plant and kitchen ventilation',
        'Start-up with the hotel open',
      ],
    },
    quantities: {
      ar: [
        { label: 'قدرة التبريد', value: '6.3 ميجاواط' },
        { label: 'مراوح الأسطح', value: '26' },
        { label: 'الضوضاء ليلًا', value: '42 ديسيبل' },
        { label: 'عدد الغرف', value: '410' },
      ],
      en: [
        { label: 'Cooling capacity', value: '6.3 MW' },
        { label: 'Roof fans', value: '26' },
        { label: 'Noise at night', value: '42 dB' },
        { label: 'Rooms', value: '410' },
      ],
    },
    products: [{ slug: 'roof-fan', count: 26 }],
    services: [{ slug: 'hvac' }],
    gallery: [
      {
        picture: 'project-05',
        alt: {
          ar: 'مراوح أسطح ووحدات مناولة هواء على سطح مبنى في المساء',
          en: 'Roof fans and air handling units on a roof in the evening',
        },
      },
    ],
  },
  {
    slug: 'wadi-water-substation',
    picture: 'project-08',
    alt: {
      ar: 'محوّلان في ساحة محطة، وفوقهما هيكل معدني',
      en: 'Two transformers in a substation yard, below a gantry',
    },
    sector: 'energy',
    year: 2023,
    title: { ar: 'محطة محولات هيئة مياه الوادي', en: 'Substation for Wadi Water Authority' },
    client: { ar: 'هيئة مياه الوادي', en: 'Wadi Water Authority' },
    location: { ar: 'الإسكندرية، مصر', en: 'Alexandria, Egypt' },
    description: {
      ar: 'محطة 33/11 كيلوفولت بمحولين، أُنشئت لمحطة ضخ لم تتوقف ساعة واحدة أثناء العمل.',
      en: 'A 33/11 kV substation with two transformers, built for a pumping station that never stopped during the work.',
    },
    challenge: {
      ar: 'محطة ضخ تخدم نصف المدينة وتتغذى من خط كهرباء واحد، وأي استبدال يجب أن يجري وهي تعمل.',
      en: 'A pumping station serving half the city depended on a single feeder, and any change had to be made while it ran.',
    },
    solution: {
      ar: 'أنشأنا محطة 33/11 كيلوفولت بمحولين يكفي أحدهما وحده، ونقلنا الأحمال مغذيًا بعد مغذٍّ في ليالٍ متفرقة. لم ينقطع الماء، وصار الخط القديم احتياطيًا.',
      en: 'We built a 33/11 kV substation with two transformers, either of which can carry the load, and moved the load feeder by feeder over separate nights. Water never stopped, and the old line became the standby.',
    },
    scope: {
      ar: [
        'دراسات القصر وتنسيق الوقايات',
        'محولات ولوحات وأعمال مدنية',
        'التأريض ومانعات الصواعق',
        'الاختبار وإطلاق التيار',
      ],
      en: [
        'Short-circuit and protection studies',
        'Transformers, switchgear and civil works',
        'Earthing and surge arresters',
        'Testing and energising',
      ],
    },
    quantities: {
      ar: [
        { label: 'الجهد', value: '33/11 كيلوفولت' },
        { label: 'المحولات', value: '2 × 16 ميجافولت أمبير' },
        { label: 'مغذيات الخروج', value: '12' },
        { label: 'انقطاع الخدمة', value: 'صفر' },
      ],
      en: [
        { label: 'Voltage', value: '33/11 kV' },
        { label: 'Transformers', value: '2 × 16 MVA' },
        { label: 'Outgoing feeders', value: '12' },
        { label: 'Service outage', value: 'None' },
      ],
    },
    services: [{ slug: 'medium-voltage' }],
    gallery: [
      {
        picture: 'project-08',
        alt: {
          ar: 'محوّلان في ساحة محطة، وفوقهما هيكل معدني',
          en: 'Two transformers in a substation yard, below a gantry',
        },
      },
    ],
  },
  {
    slug: 'suhail-cement-filter-fans',
    picture: 'project-03',
    alt: {
      ar: 'مراوح طاردة مركزية أمام صوامع الأسمنت',
      en: 'Centrifugal fans in front of cement silos',
    },
    sector: 'industry',
    year: 2021,
    title: { ar: 'مراوح فلاتر أسمنت سهيل', en: 'Filter fans for Suhail Cement' },
    client: { ar: 'أسمنت سهيل', en: 'Suhail Cement' },
    location: { ar: 'السويس، مصر', en: 'Suez, Egypt' },
    description: {
      ar: 'ثلاث مراوح طاردة مركزية من تصنيعنا تتحمل تراب الكلنكر، وتُبدَّل ريشها في مكانها.',
      en: 'We built three centrifugal fans that withstand clinker dust and take new blades in place.',
    },
    challenge: {
      ar: 'مراوح قديمة تهتز وتتآكل كل أربعة أشهر من تراب الكلنكر، وكل توقف يكلّف الخط يومًا كاملًا.',
      en: 'Old fans shook and wore out every four months in clinker dust, and each stop cost the line a whole day.',
    },
    solution: {
      ar: 'صنعنا ثلاث مراوح طاردة مركزية ببطانة من كربيد الكروم وريش قابلة للتبديل في مكانها، على قواعد خرسانية معزولة. تعمل منذ تسليمها دون توقف غير مخطط، وانخفض استهلاك الكهرباء 22%.',
      en: 'We built three centrifugal fans lined with chromium carbide, with blades replaceable in place, on isolated concrete bases. They have run without an unplanned stop since handover, and power consumption fell by 22%.',
    },
    scope: {
      ar: [
        'قياسات الموقع وتحديد نقطة التشغيل',
        'تصنيع المراوح وموازنتها',
        'فك القديم وتركيب الجديد في توقف واحد',
        'متابعة الاهتزاز عن بُعد',
      ],
      en: [
        'Site measurements and duty point',
        'Manufacture and balancing',
        'Removal and installation in one shutdown',
        'Remote vibration monitoring',
      ],
    },
    quantities: {
      ar: [
        { label: 'عدد المراوح', value: '3' },
        { label: 'تدفق كل مروحة', value: '180,000 م³/س' },
        { label: 'الضغط', value: '4,200 باسكال' },
        { label: 'مدة الاستبدال', value: '9 أيام' },
      ],
      en: [
        { label: 'Fans', value: '3' },
        { label: 'Airflow, each', value: '180,000 m³/h' },
        { label: 'Pressure', value: '4,200 Pa' },
        { label: 'Replacement', value: '9 days' },
      ],
    },
    products: [{ slug: 'centrifugal-fan', count: 3 }],
    gallery: [
      {
        picture: 'project-03',
        alt: {
          ar: 'مراوح طاردة مركزية أمام صوامع الأسمنت',
          en: 'Centrifugal fans in front of cement silos',
        },
      },
    ],
  },
  {
    slug: 'zafrin-clean-rooms',
    picture: 'project-06',
    alt: {
      ar: 'غرفة نظيفة بمعدات الإنتاج تحت سقف مضاء',
      en: 'Clean room with process equipment under a lit ceiling',
    },
    sector: 'healthcare',
    year: 2021,
    title: { ar: 'غرف نظيفة لزافرين للصناعات الدوائية', en: 'Clean rooms for Zafrin Pharma' },
    client: { ar: 'زافرين للصناعات الدوائية', en: 'Zafrin Pharma' },
    location: { ar: 'السادس من أكتوبر، مصر', en: '6th of October City, Egypt' },
    description: {
      ar: 'غرف نظيفة من فئة ISO 7 لخط حقن جديد، بُنيت داخل مصنع واصل إنتاجه.',
      en: 'ISO 7 clean rooms for a new injectables line, built inside a plant that kept producing.',
    },
    challenge: {
      ar: 'خط حقن جديد يحتاج فئة ISO 7 داخل مبنى قائم، دون أن يتوقف الخط المجاور ولو لوردية واحدة.',
      en: 'A new injectables line needed ISO 7 inside an existing building, without stopping the line beside it for a single shift.',
    },
    solution: {
      ar: 'صُنعت مجاري الهواء من الفولاذ المقاوم للصدأ مسبقًا ورُكّبت من السقف الفني، وعُزل الموقع بضغط سالب. اجتازت الغرف التأهيل من أول اختبار، وبقيت فروق الضغط ثابتة في حدود باسكالين.',
      en: 'Stainless ducts were prefabricated and fitted from the technical ceiling, with the site kept under negative pressure. The rooms qualified at the first test, and pressure differences hold within two pascals.',
    },
    scope: {
      ar: [
        'تصميم الغرف النظيفة',
        'مراوح طاردة مركزية وفلاتر HEPA',
        'مجارٍ من الفولاذ المقاوم للصدأ',
        'التأهيل IQ وOQ وPQ',
      ],
      en: [
        'Clean room design',
        'Centrifugal fans and HEPA filters',
        'Stainless steel ductwork',
        'IQ, OQ and PQ qualification',
      ],
    },
    quantities: {
      ar: [
        { label: 'مساحة الغرف', value: '860 م²' },
        { label: 'الفئة', value: 'ISO 7' },
        { label: 'تبديل الهواء', value: '45 مرة في الساعة' },
        { label: 'توقف الخط المجاور', value: 'صفر' },
      ],
      en: [
        { label: 'Clean area', value: '860 m²' },
        { label: 'Class', value: 'ISO 7' },
        { label: 'Air changes', value: '45 per hour' },
        { label: 'Stops next door', value: 'None' },
      ],
    },
    products: [{ slug: 'centrifugal-fan' }],
    services: [{ slug: 'hvac' }],
    gallery: [
      {
        picture: 'project-06',
        alt: {
          ar: 'غرفة نظيفة بمعدات الإنتاج تحت سقف مضاء',
          en: 'Clean room with process equipment under a lit ceiling',
        },
      },
    ],
  },
  {
    slug: 'nile-crown-spinning-hall',
    picture: 'project-09',
    alt: {
      ar: 'مجاري هواء دائرية فوق صفوف ماكينات الغزل',
      en: 'Round ducts above the rows of spinning frames',
    },
    sector: 'industry',
    year: 2019,
    title: {
      ar: 'ترطيب وتهوية صالة غزل تاج النيل',
      en: 'Humidification and ventilation, Nile Crown spinning hall',
    },
    client: { ar: 'مطاحن ومغازل تاج النيل', en: 'Nile Crown Mills' },
    location: { ar: 'طنطا، مصر', en: 'Tanta, Egypt' },
    description: {
      ar: 'رطوبة ثابتة عند 62% فوق صفوف الغزل، وألياف تُسحب من الأرضية قبل أن تسد الفلاتر.',
      en: 'Humidity held at 62% above the spinning frames, and lint drawn off through the floor before it clogs the filters.',
    },
    challenge: {
      ar: 'خيط ينقطع كلما جف الهواء، وألياف عالقة تسد الفلاتر كل يومين.',
      en: 'Yarn that broke whenever the air was dry, and lint that clogged the filters every second day.',
    },
    solution: {
      ar: 'وزّعنا الهواء من مجرى دائري فوق كل صف غزل وسحبناه من الأرضية مع الألياف، بترطيب تتحكم فيه حساسات في منتصف الصالة. استقرت الرطوبة عند 62% وانخفض انقطاع الخيط إلى النصف.',
      en: 'Air now comes from a round duct above each row of frames and leaves through the floor with the lint, with sensors in the middle of the hall controlling humidity. It holds at 62%, and yarn breaks fell by half.',
    },
    scope: {
      ar: [
        'مراوح محورية ومجارٍ حلزونية',
        'غرف ترطيب ومضخاتها',
        'فلاتر دوّارة لجمع الألياف',
        'التحكم في الحرارة والرطوبة',
      ],
      en: [
        'Axial fans and spiral ducts',
        'Humidifier chambers with pumps',
        'Rotary filters for lint',
        'Temperature and humidity control',
      ],
    },
    quantities: {
      ar: [
        { label: 'مساحة الصالة', value: '7,200 م²' },
        { label: 'إجمالي الهواء', value: '360,000 م³/س' },
        { label: 'الرطوبة', value: '62% ± 2%' },
        { label: 'انقطاع الخيط', value: 'أقل بنسبة 52%' },
      ],
      en: [
        { label: 'Hall area', value: '7,200 m²' },
        { label: 'Total airflow', value: '360,000 m³/h' },
        { label: 'Humidity', value: '62% ± 2%' },
        { label: 'Yarn breaks', value: '52% fewer' },
      ],
    },
    products: [{ slug: 'axial-plate-fan' }],
    services: [{ slug: 'hvac' }],
    gallery: [
      {
        picture: 'project-09',
        alt: {
          ar: 'مجاري هواء دائرية فوق صفوف ماكينات الغزل',
          en: 'Round ducts above the rows of spinning frames',
        },
      },
    ],
  },
]
