import type { SampleOf } from '../sample-record.ts'

export const services: SampleOf<'services'>[] = [
  {
    slug: 'hvac',
    picture: 'service-hvac',
    alt: {
      ar: 'وحدة مناولة هواء تحت مجرى هواء دائري',
      en: 'Air handling unit below a round duct',
    },
    title: { ar: 'التكييف والتهوية', en: 'HVAC' },
    summary: {
      ar: 'نصمم أنظمة الهواء وننفذها ونوازنها، ولا نسلّم قبل أن يطابق القياس التصميم.',
      en: 'We design, install and balance air systems, and hand over once the readings match the design.',
    },
    description: {
      ar: 'نبدأ بحساب الأحمال لا بكتالوج المورّد، فنختار وحدات المناولة والمبرّدات ومسارات الهواء لنقطة التشغيل الفعلية. تُصنع مجاري الهواء في ورشنا وفق SMACNA، وتُختبر مراوحها في منصة المصنع، ثم يقيس فريق الموازنة كل مخرج هواء ويسلّمك تقريرًا موقّعًا.',
      en: 'We start from the load calculation, not from a supplier’s catalogue, and select air handlers, chillers and duct routes for the real duty point. Ductwork is made in our own shop to SMACNA, its fans are tested on our rig, and our balancing team then measures every outlet and hands you a signed report.',
    },
    steps: {
      ar: [
        {
          label: 'حساب الأحمال',
          value: 'نحسب حمل كل غرفة من مخططاتها واستعمالها، فتُعرف نقطة التشغيل قبل اختيار أي معدّة.',
        },
        {
          label: 'الرسومات التنفيذية',
          value: 'مسارات الهواء منسّقة مع الهيكل وبقية الأعمال، وتُعتمد قبل أن يُقص الصاج.',
        },
        {
          label: 'التصنيع والتركيب',
          value:
            'تُصنع المجاري في ورشنا وتُختبر مراوحها على المنصة، ثم يُختبر تسريب كل مقطع قبل عزله.',
        },
        { label: 'القياس والموازنة', value: 'نقيس كل مخرج ونضبطه في حدود 10% من التصميم.' },
        { label: 'التسليم', value: 'تقرير موازنة موقّع، وتدريب من سيشغّل النظام.' },
      ],
      en: [
        {
          label: 'Load calculation',
          value:
            'Each room’s load is worked out from its drawings and use, so the duty point is known before anything is selected.',
        },
        {
          label: 'Shop drawings',
          value:
            'Duct routes are coordinated with the structure and the other trades, and approved before sheet metal is cut.',
        },
        {
          label: 'Manufacture and installation',
          value:
            'Ducts are made in our shop and fans tested on the rig; each section is leak-tested before it is insulated.',
        },
        {
          label: 'Testing and balancing',
          value: 'Every outlet is measured and set within 10% of design.',
        },
        {
          label: 'Handover',
          value: 'A signed balancing report, and training for the people who will run the system.',
        },
      ],
    },
    standards: {
      ar: [
        'ASHRAE 62.1',
        'ASHRAE 170 (المستشفيات)',
        'SMACNA HVAC Duct Construction Standards',
        'ISO 5801',
      ],
      en: [
        'ASHRAE 62.1',
        'ASHRAE 170 (hospitals)',
        'SMACNA HVAC Duct Construction Standards',
        'ISO 5801',
      ],
    },
    engineerName: { ar: 'م. هالة منصور', en: 'Hala Mansour' },
    engineerRole: { ar: 'رئيسة قسم التكييف والتهوية', en: 'Head of HVAC' },
    engineerPhone: '+20225550111',
    engineerEmail: 'hvac@nasaem.example',
    associated: [
      {
        title: { ar: 'وحدات مناولة الهواء والمبرّدات', en: 'Air handlers and chillers' },
        description: {
          ar: 'توريد وتركيب وتشغيل وحدات حتى 120,000 متر مكعب في الساعة.',
          en: 'Supply, installation and start-up of units up to 120,000 m³/h.',
        },
      },
      {
        title: { ar: 'مجاري الهواء', en: 'Ductwork' },
        description: {
          ar: 'مجارٍ مجلفنة أو من الفولاذ المقاوم للصدأ، واختبار تسريب قبل العزل.',
          en: 'Galvanised and stainless ducts, leak-tested before insulation.',
        },
      },
      {
        title: { ar: 'القياس والموازنة', en: 'Testing and balancing' },
        description: {
          ar: 'قياس كل مخرج وضبطه في حدود 10% من التصميم.',
          en: 'Every outlet measured and set within 10% of design.',
        },
      },
    ],
  },
  {
    slug: 'fire-fighting',
    picture: 'service-fire',
    alt: {
      ar: 'ثلاث مواسير إطفاء حمراء بمحابسها، وفوقها الرشاشات',
      en: 'Three red fire risers with their valves, sprinklers above them',
    },
    title: { ar: 'مكافحة الحريق', en: 'Fire fighting' },
    summary: {
      ar: 'رشاشات ومضخات وسحب دخان تُختبر أمام الدفاع المدني لا على الورق فقط.',
      en: 'Sprinklers, pumps and smoke extraction, proven in front of Civil Defence, not just on paper.',
    },
    description: {
      ar: 'نحسب الشبكة هيدروليكيًا ونصنع وصلاتها مسبقًا في الورشة، فيقل اللحام في الموقع وتقل أخطاؤه. نختبر المواسير عند 14 بارًا ساعتين، ونشغّل المضخات على منحناها الكامل، ونحضر معك معاينة الدفاع المدني حتى صدور الموافقة.',
      en: 'We calculate the network hydraulically and prefabricate it in our shop, so that less is welded, and less goes wrong, on site. Pipes are tested at 14 bar for two hours, pumps are run over their whole curve, and we attend the Civil Defence inspection with you until the approval is issued.',
    },
    steps: {
      ar: [
        {
          label: 'تصنيف الخطورة',
          value: 'نحدد فئة كل مساحة ومصدر مائها، ونتفق عليهما مع استشاريك.',
        },
        { label: 'الحساب الهيدروليكي', value: 'تُحسب الشبكة من أبعد رشاش حتى المضخة.' },
        {
          label: 'التصنيع المسبق والتركيب',
          value: 'تُجهّز الوصلات في الورشة، وتُختبر المواسير عند 14 بارًا لمدة ساعتين.',
        },
        {
          label: 'اختبار المضخات وسحب الدخان',
          value: 'تُشغَّل المضخات على منحناها الكامل، ويُقاس تدفق مراوح الدخان عند فتحاتها.',
        },
        { label: 'معاينة الدفاع المدني', value: 'نحضر المعاينة معك حتى صدور الموافقة.' },
      ],
      en: [
        {
          label: 'Hazard classification',
          value: 'We class each area and its water supply, and agree both with your consultant.',
        },
        {
          label: 'Hydraulic calculation',
          value: 'The network is calculated from the most remote sprinkler back to the pump.',
        },
        {
          label: 'Prefabrication and installation',
          value: 'Spools are made in the shop, and pipes are tested at 14 bar for two hours.',
        },
        {
          label: 'Pumps and smoke extraction',
          value:
            'Pumps are run over their whole curve, and the airflow of smoke fans is measured at their openings.',
        },
        {
          label: 'Civil Defence inspection',
          value: 'We attend the inspection with you until the approval is issued.',
        },
      ],
    },
    standards: {
      ar: ['NFPA 13', 'NFPA 14', 'NFPA 20', 'EN 12101-3 (سحب الدخان)'],
      en: ['NFPA 13', 'NFPA 14', 'NFPA 20', 'EN 12101-3 (smoke extraction)'],
    },
    engineerName: { ar: 'م. طارق الشناوي', en: 'Tarek El Shenawy' },
    engineerRole: { ar: 'رئيس قسم مكافحة الحريق', en: 'Head of fire fighting' },
    engineerPhone: '+20225550112',
    engineerEmail: 'fire@nasaem.example',
    associated: [
      {
        title: { ar: 'شبكات الرشاشات', en: 'Sprinkler systems' },
        description: {
          ar: 'شبكات رطبة وجافة وغمر وفق NFPA 13.',
          en: 'Wet, dry and deluge systems to NFPA 13.',
        },
      },
      {
        title: { ar: 'غرف مضخات الحريق', en: 'Fire pump rooms' },
        description: {
          ar: 'مضخات كهربائية وديزل وفق NFPA 20 مع خزاناتها ولوحاتها.',
          en: 'Electric and diesel pumps to NFPA 20, with tanks and controllers.',
        },
      },
      {
        title: { ar: 'سحب الدخان', en: 'Smoke extraction' },
        description: {
          ar: 'مراوح من تصنيعنا تعمل عند 400 درجة مئوية لمدة ساعتين.',
          en: 'Fans we build, rated at 400 °C for two hours.',
        },
      },
    ],
  },
  {
    slug: 'plumbing',
    picture: 'service-plumbing',
    alt: {
      ar: 'صف من المضخات بمواسير خضراء ومحابس',
      en: 'Row of pumps with green pipes and valves',
    },
    title: { ar: 'السباكة والصرف', en: 'Plumbing and drainage' },
    summary: {
      ar: 'تغذية وصرف ومحطات ضخ تعمل في هدوء وتُصان بسهولة.',
      en: 'Water supply, drainage and pump stations that run quietly and are easy to maintain.',
    },
    description: {
      ar: 'نوزّع المضخات بحيث تُصان إحداها والأخريات تعمل، ونضع المحابس حيث تصل إليها اليد. تُختبر كل شبكة عند مرة ونصف ضغط التشغيل، وتُغسل وتُعقَّم قبل التسليم، ويُسلَّم معها مخطط بما نُفِّذ فعلًا.',
      en: 'We arrange pumps so that one can be serviced while the others run, and put valves where a hand can reach them. Each network is tested at 1.5 times working pressure, flushed and disinfected before handover, and comes with drawings of what was really built.',
    },
    steps: {
      ar: [
        {
          label: 'تقدير الاستهلاك',
          value: 'نقدّر الاستهلاك وساعة الذروة من عدد المستعملين ونشاطهم.',
        },
        {
          label: 'ترتيب المحطة',
          value: 'يمكن صيانة مضخة والأخريات تعمل، وكل محبس في متناول اليد.',
        },
        { label: 'التركيب والاختبار', value: 'تُختبر كل شبكة عند مرة ونصف ضغط التشغيل.' },
        { label: 'الغسل والتعقيم', value: 'تُغسل الشبكة وتُعقَّم، وتُحلَّل عينة من مائها قبل التسليم.' },
      ],
      en: [
        {
          label: 'Demand estimate',
          value: 'Demand and its peak hour follow from the number of users and what they do.',
        },
        {
          label: 'Station layout',
          value: 'One pump can be serviced while the others run, and each valve is within reach.',
        },
        {
          label: 'Installation and testing',
          value: 'Each network is tested at 1.5 times working pressure.',
        },
        {
          label: 'Flushing and disinfection',
          value:
            'The network is flushed and disinfected, and a sample of its water analysed before handover.',
        },
      ],
    },
    standards: {
      ar: ['الكود المصري لأعمال السباكة', 'IPC', 'EN 806', 'ASTM D1785'],
      en: ['Egyptian plumbing code', 'IPC', 'EN 806', 'ASTM D1785'],
    },
    engineerName: { ar: 'م. سامح عبد النور', en: 'Sameh Abdelnour' },
    engineerRole: { ar: 'مهندس أول سباكة وصرف', en: 'Senior plumbing engineer' },
    engineerPhone: '+20225550113',
    engineerEmail: 'plumbing@nasaem.example',
    associated: [
      {
        title: { ar: 'محطات الضخ والتعزيز', en: 'Pump and booster stations' },
        description: {
          ar: 'مضخات متغيرة السرعة مع تبادل التشغيل.',
          en: 'Variable speed pumps with duty rotation.',
        },
      },
      {
        title: { ar: 'شبكات التغذية والصرف', en: 'Supply and drainage networks' },
        description: {
          ar: 'مياه باردة وساخنة وصرف ومياه أمطار.',
          en: 'Cold and hot water, drainage and rainwater.',
        },
      },
      {
        title: { ar: 'معالجة المياه', en: 'Water treatment' },
        description: {
          ar: 'ترشيح وتيسير وإعادة استخدام المياه الرمادية.',
          en: 'Filtration, softening and grey water reuse.',
        },
      },
    ],
  },
  {
    slug: 'medium-voltage',
    picture: 'service-medium-voltage',
    alt: {
      ar: 'محوّل خلف حاجز أصفر في غرفة كهرباء',
      en: 'Transformer behind a yellow railing in a switch room',
    },
    title: { ar: 'الجهد المتوسط', en: 'Medium voltage' },
    summary: {
      ar: 'محولات ولوحات وكابلات من 11 إلى 33 كيلوفولت، من التصميم إلى إطلاق التيار.',
      en: 'Transformers, switchgear and cables from 11 to 33 kV, from design to energising.',
    },
    description: {
      ar: 'نعد دراسات القصر وتنسيق الوقايات، ونستخرج موافقات شركة الكهرباء، ثم نركّب ونختبر. تُختبر الكابلات بالتردد المنخفض جدًا والمرحلات بالحقن الثانوي، ولا يُطلق التيار قبل اكتمال كشف الفحص بندًا بندًا.',
      en: 'We prepare short-circuit and protection studies, obtain the utility’s approvals, then install and test. Cables are tested at very low frequency, relays by secondary injection, and nothing is energised before the check list is complete, item by item.',
    },
    steps: {
      ar: [
        { label: 'الدراسات', value: 'دراسات القصر وتنسيق الوقايات قبل تحديد أي لوحة.' },
        { label: 'موافقات شركة الكهرباء', value: 'نعد ملف الموافقة ونتابعه حتى صدورها.' },
        { label: 'التركيب', value: 'محولات ولوحات ومسارات كابلات بفرقنا.' },
        { label: 'الاختبار', value: 'الكابلات بالتردد المنخفض جدًا، والمرحلات بالحقن الثانوي.' },
        { label: 'إطلاق التيار', value: 'بعد اكتمال كشف الفحص بندًا بندًا، وبحضور شركة الكهرباء.' },
      ],
      en: [
        {
          label: 'Studies',
          value: 'Short-circuit and protection studies come before any switchgear is specified.',
        },
        {
          label: 'Utility approvals',
          value: 'We prepare the file and follow it until it is approved.',
        },
        {
          label: 'Installation',
          value: 'Transformers, switchgear and cable routes, by our own crews.',
        },
        { label: 'Testing', value: 'Cables at very low frequency, relays by secondary injection.' },
        {
          label: 'Energising',
          value: 'Once the check list is complete, item by item, with the utility present.',
        },
      ],
    },
    standards: {
      ar: ['IEC 62271', 'IEC 60076', 'IEC 60502', 'IEEE 80 (التأريض)'],
      en: ['IEC 62271', 'IEC 60076', 'IEC 60502', 'IEEE 80 (earthing)'],
    },
    engineerName: { ar: 'م. منى رفعت', en: 'Mona Refaat' },
    engineerRole: { ar: 'رئيسة قسم الجهد المتوسط', en: 'Head of medium voltage' },
    engineerPhone: '+20225550114',
    engineerEmail: 'power@nasaem.example',
    associated: [
      {
        title: { ar: 'محطات المحولات', en: 'Transformer substations' },
        description: {
          ar: 'محولات زيتية وجافة حتى 25 ميجافولت أمبير.',
          en: 'Oil and dry-type transformers up to 25 MVA.',
        },
      },
      {
        title: { ar: 'لوحات الجهد المتوسط', en: 'Switchgear' },
        description: {
          ar: 'لوحات معزولة بالهواء أو الغاز مع وقاياتها.',
          en: 'Air and gas insulated boards with their protection.',
        },
      },
      {
        title: { ar: 'مسارات الكابلات', en: 'Cable routes' },
        description: {
          ar: 'حفر ومدّ ووصل واختبار.',
          en: 'Trenching, laying, jointing and testing.',
        },
      },
    ],
  },
  {
    slug: 'low-voltage',
    picture: 'service-low-voltage',
    alt: {
      ar: 'صف من لوحات التوزيع تحت حوامل الكابلات',
      en: 'Row of distribution boards below cable trays',
    },
    title: { ar: 'الجهد المنخفض', en: 'Low voltage' },
    summary: {
      ar: 'لوحات توزيع حتى 6,300 أمبير ومراكز تحكم محركات ومغيّرات سرعة.',
      en: 'Distribution boards up to 6,300 A, motor control centres and variable speed drives.',
    },
    description: {
      ar: 'تُجمَّع لوحاتنا وفق IEC 61439 وتُختبر في الورشة أمامك قبل الشحن. نصمم مراكز التحكم حول المراوح والمضخات التي ستشغّلها، فنضبط المغيّرات على منحنى الحمل الحقيقي ونوفر الطاقة من أول يوم.',
      en: 'Our boards are assembled to IEC 61439 and tested in the shop, with you watching, before they ship. We design control centres round the fans and pumps that they will drive, set the drives to the real load curve, and save energy from the first day.',
    },
    steps: {
      ar: [
        { label: 'قائمة الأحمال', value: 'نسجّل كل محرك وكل لوحة وساعات عملها.' },
        {
          label: 'تصميم اللوحات',
          value: 'نحدد التيارات المقننة وشكل الفصل الداخلي وموضع كل مغيّر سرعة.',
        },
        { label: 'التجميع واختبار المصنع', value: 'تُختبر اللوحات في الورشة أمامك قبل الشحن.' },
        {
          label: 'الضبط على الحمل',
          value: 'تُضبط مغيّرات السرعة على منحنى الحمل الحقيقي في الموقع.',
        },
      ],
      en: [
        {
          label: 'Load list',
          value: 'Every motor and board is listed, with the hours that it runs.',
        },
        {
          label: 'Board design',
          value: 'Ratings, form of separation and the place of each drive are settled.',
        },
        {
          label: 'Assembly and factory test',
          value: 'Boards are tested in the shop, with you watching, before they ship.',
        },
        { label: 'Setting under load', value: 'Drives are set on site to the real load curve.' },
      ],
    },
    standards: {
      ar: ['IEC 61439', 'IEC 60364', 'IEC 60947', 'IEC 61800'],
      en: ['IEC 61439', 'IEC 60364', 'IEC 60947', 'IEC 61800'],
    },
    engineerName: { ar: 'م. وائل السباعي', en: 'Wael El Sebaie' },
    engineerRole: { ar: 'رئيس ورشة اللوحات', en: 'Head of the panel shop' },
    engineerPhone: '+20225550115',
    engineerEmail: 'panels@nasaem.example',
    associated: [
      {
        title: { ar: 'لوحات التوزيع', en: 'Distribution boards' },
        description: {
          ar: 'لوحات رئيسية وفرعية ولوحات تحسين معامل القدرة.',
          en: 'Main and final boards and power factor correction.',
        },
      },
      {
        title: { ar: 'مراكز تحكم المحركات', en: 'Motor control centres' },
        description: {
          ar: 'وحدات قابلة للسحب مع بدء ناعم ومغيّرات سرعة.',
          en: 'Withdrawable units with soft starters and drives.',
        },
      },
      {
        title: { ar: 'المولدات والتغذية البديلة', en: 'Generators and standby power' },
        description: {
          ar: 'تزامن ونقل تلقائي ووحدات تغذية غير منقطعة (UPS).',
          en: 'Synchronising, automatic transfer and UPS.',
        },
      },
    ],
  },
  {
    slug: 'low-current',
    picture: 'service-low-current',
    alt: {
      ar: 'ممر بين خزانات الخوادم وكابلات البيانات',
      en: 'Aisle between server racks with their data cabling',
    },
    title: { ar: 'التيار الخفيف', en: 'Low current' },
    summary: {
      ar: 'إنذار حريق وشبكات وكاميرات وإدارة مبانٍ تعمل معًا كنظام واحد.',
      en: 'Fire alarm, networks, cameras and building management working as one system.',
    },
    description: {
      ar: 'نربط الأنظمة في مصفوفة واحدة للسبب والأثر: إنذار في الطابق الثالث يوقف الوحدة الصحيحة ويشغّل مروحة السحب الصحيحة ويفتح الباب الصحيح. نجرّب كل سطر في المصفوفة بحضورك ونوقّع عليه.',
      en: 'We tie the systems together in one cause-and-effect matrix: an alarm on the third floor stops the right unit, starts the right extract fan and opens the right door. Every line of that matrix is tried in your presence and signed.',
    },
    steps: {
      ar: [
        { label: 'مصفوفة السبب والأثر', value: 'نكتب سطرًا لكل إنذار وما يشغّله وما يوقفه.' },
        { label: 'التنسيق', value: 'تُحدَّد نقاط الربط مع التكييف والكهرباء والمصاعد.' },
        { label: 'التركيب', value: 'كابلات مرقّمة، ونتيجة اختبار لكل نقطة.' },
        { label: 'التجربة بحضورك', value: 'نجرّب كل سطر في المصفوفة أمامك ونوقّع عليه معك.' },
      ],
      en: [
        {
          label: 'Cause-and-effect matrix',
          value: 'One line for each alarm: what it starts and what it stops.',
        },
        { label: 'Coordination', value: 'Interfaces with HVAC, power and lifts are settled.' },
        { label: 'Installation', value: 'Numbered cables, and a test result for each outlet.' },
        {
          label: 'Witnessed test',
          value: 'Every line of the matrix is tried in your presence and signed.',
        },
      ],
    },
    standards: {
      ar: ['NFPA 72', 'TIA-568', 'EN 54', 'BACnet (ISO 16484-5)'],
      en: ['NFPA 72', 'TIA-568', 'EN 54', 'BACnet (ISO 16484-5)'],
    },
    engineerName: { ar: 'م. فهد العتيبي', en: 'Fahd Al Otaibi' },
    engineerRole: { ar: 'مهندس أنظمة أول، الرياض', en: 'Senior systems engineer, Riyadh' },
    engineerPhone: '+966115550112',
    engineerEmail: 'systems@nasaem.example',
    associated: [
      {
        title: { ar: 'إنذار الحريق', en: 'Fire alarm' },
        description: {
          ar: 'أنظمة معنونة وفق NFPA 72.',
          en: 'Addressable systems to NFPA 72.',
        },
      },
      {
        title: { ar: 'شبكات البيانات', en: 'Data networks' },
        description: {
          ar: 'كابلات نحاسية وألياف ضوئية باختبار لكل نقطة.',
          en: 'Copper and fibre, with a test result for each outlet.',
        },
      },
      {
        title: { ar: 'المراقبة والتحكم', en: 'Surveillance and control' },
        description: {
          ar: 'كاميرات وتحكم في الدخول وإدارة مبانٍ عبر BACnet.',
          en: 'Cameras, access control and building management over BACnet.',
        },
      },
    ],
  },
  {
    slug: 'pre-construction',
    picture: 'service-preconstruction',
    alt: {
      ar: 'رسومات هندسية وفرجار ومجسّم مبنى على مكتب',
      en: 'Drawings, dividers and the model of a building on a desk',
    },
    title: { ar: 'دراسات ما قبل التنفيذ', en: 'Pre-construction' },
    summary: {
      ar: 'تكلفة ومدة ومخاطر واضحة قبل أول حفرة في الموقع.',
      en: 'Cost, programme and risk made plain before the first hole is dug.',
    },
    description: {
      ar: 'نراجع التصميم ونكشف تعارضاته في نموذج ثلاثي الأبعاد، ونقدّر التكلفة بندًا بندًا، ونقترح بدائل توفر دون أن تنقص الأداء. تخرج بميزانية وجدول زمني وقائمة مخاطر يمكن البناء عليها، حتى لو نفّذ غيرنا.',
      en: 'We review the design, find its clashes in a 3D model, price it item by item and propose alternatives that save without costing performance. You leave with a budget, a programme and a list of risks to build on, even if someone else builds it.',
    },
    steps: {
      ar: [
        { label: 'مراجعة الوثائق', value: 'نقرأ المخططات والمواصفات ونسجّل ما ينقصها.' },
        { label: 'كشف التعارضات', value: 'نموذج ثلاثي الأبعاد يجمع الأعمال كلها.' },
        { label: 'التسعير والبدائل', value: 'تكلفة كل بند، وبدائل توفر دون مساس بالأداء.' },
        { label: 'التقرير', value: 'ميزانية وجدول زمني وقائمة مخاطر خلال ستة أسابيع.' },
      ],
      en: [
        {
          label: 'Document review',
          value: 'We read drawings and specifications, and list what is missing.',
        },
        { label: 'Clash detection', value: 'One 3D model holds all trades.' },
        {
          label: 'Pricing and alternatives',
          value: 'The price of every item, and alternatives that save without costing performance.',
        },
        { label: 'Report', value: 'A budget, a programme and a list of risks within six weeks.' },
      ],
    },
    standards: {
      ar: ['ISO 19650 (BIM)', 'AACE 18R-97 (فئات التقدير)', 'ISO 31000'],
      en: ['ISO 19650 (BIM)', 'AACE 18R-97 (estimate classes)', 'ISO 31000'],
    },
    engineerName: { ar: 'م. رانيا سليمان', en: 'Rania Soliman' },
    engineerRole: { ar: 'مديرة دراسات ما قبل التنفيذ', en: 'Pre-construction manager' },
    engineerPhone: '+20225550116',
    engineerEmail: 'studies@nasaem.example',
    associated: [
      {
        title: { ar: 'مراجعة التصميم', en: 'Design review' },
        description: {
          ar: 'كشف التعارضات وقابلية التنفيذ والصيانة.',
          en: 'Clashes, buildability and access for maintenance.',
        },
      },
      {
        title: { ar: 'تقدير التكلفة', en: 'Cost estimating' },
        description: {
          ar: 'جداول كميات وبدائل هندسية موفّرة.',
          en: 'Bills of quantities and value engineering.',
        },
      },
    ],
  },
  {
    slug: 'general-contracting',
    picture: 'service-contracting',
    alt: {
      ar: 'رافعة برجية فوق هيكل خرساني في موقع بناء',
      en: 'Tower crane over a concrete frame on a building site',
    },
    title: {
      ar: 'المقاولات العامة وإدارة التشييد',
      en: 'General contracting and construction management',
    },
    summary: {
      ar: 'مسؤول واحد عن الأعمال المدنية والكهروميكانيكية، ومحضر كل اجتماع خلال 48 ساعة.',
      en: 'One party answers for structure and services, with minutes of each meeting within 48 hours.',
    },
    description: {
      ar: 'نبني المنشآت الصناعية والإدارية بفرقنا وبمقاولي باطن نعرفهم، وندير الجدول والجودة والسلامة من مكتب الموقع. يصلك كل أسبوع تقرير واحد: ما تم، وما تأخر، وماذا نفعل بشأنه.',
      en: 'We build industrial and office buildings with our own crews and subcontractors we know, and run programme, quality and safety from the site office. Each week you get one report: what was done, what is late, and what we are doing about it.',
    },
    steps: {
      ar: [
        { label: 'خطة التنفيذ', value: 'جدول وموارد وخطة سلامة قبل دخول الموقع.' },
        { label: 'التنفيذ', value: 'فرقنا ومقاولون نعرفهم، ومدير موقع واحد مسؤول أمامك.' },
        {
          label: 'التقرير الأسبوعي',
          value: 'ما تم، وما تأخر، وماذا نفعل بشأنه. ومحضر كل اجتماع خلال 48 ساعة.',
        },
        { label: 'التسليم والصيانة', value: 'مخططات ما نُفِّذ فعلًا، وعقد صيانة بزمن استجابة محدد.' },
      ],
      en: [
        {
          label: 'Execution plan',
          value: 'A programme, resources and a safety plan before anyone enters the site.',
        },
        {
          label: 'Construction',
          value: 'Our crews and subcontractors we know, with one site manager who answers to you.',
        },
        {
          label: 'Weekly report',
          value:
            'What was done, what is late, and what we are doing about it. Minutes of each meeting within 48 hours.',
        },
        {
          label: 'Handover and maintenance',
          value:
            'Drawings of what was really built, and a maintenance contract with a set response time.',
        },
      ],
    },
    standards: { ar: ['FIDIC', 'ISO 9001', 'ISO 45001'], en: ['FIDIC', 'ISO 9001', 'ISO 45001'] },
    engineerName: { ar: 'م. كريم الجندي', en: 'Karim El Gendy' },
    engineerRole: { ar: 'مدير التنفيذ', en: 'Director of construction' },
    engineerPhone: '+20225550117',
    engineerEmail: 'projects@nasaem.example',
    associated: [
      {
        title: { ar: 'إدارة التشييد', en: 'Construction management' },
        description: {
          ar: 'تخطيط وتنسيق وضبط جودة وسلامة.',
          en: 'Planning, coordination, quality and safety.',
        },
      },
      {
        title: { ar: 'الأعمال المدنية والتشطيبات', en: 'Civil works and finishes' },
        description: {
          ar: 'خرسانة ومنشآت معدنية وواجهات وتشطيبات.',
          en: 'Concrete, steel structures, façades and finishes.',
        },
      },
      {
        title: { ar: 'التشغيل والصيانة', en: 'Operation and maintenance' },
        description: {
          ar: 'عقود صيانة بزمن استجابة محدد.',
          en: 'Maintenance contracts with a set response time.',
        },
      },
    ],
  },
]
