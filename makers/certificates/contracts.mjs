/** @typedef {import('./bilingual.mjs').Localized} Localized */

/** @type {Record<'A' | 'B' | 'C' | 'D', Localized>} */
export const valueBands = {
  A: { ar: 'أكثر من 5 ملايين دولار', en: 'over USD 5 million' },
  B: { ar: 'من 1 إلى 5 ملايين دولار', en: 'USD 1 to 5 million' },
  C: { ar: 'من 250 ألفًا إلى مليون دولار', en: 'USD 250,000 to 1 million' },
  D: { ar: 'أقل من 250 ألف دولار', en: 'under USD 250,000' },
}

/**
 * @typedef {object} Contract
 * @property {string} years
 * @property {string} client key of the client's mark
 * @property {Localized} work
 * @property {Localized} place
 * @property {keyof typeof valueBands} band
 */

/** Sample contracts by field, the newest first. @type {{ field: Localized, contracts: Contract[] }[]} */
export const workFields = [
  {
    field: { ar: 'توريد المراوح الصناعية', en: 'Supply of industrial fans' },
    contracts: [
      {
        years: '2023–2025',
        client: 'client-08',
        work: {
          ar: '48 مروحة نفاثة عكسية للنفق، F400 لمدة ساعتين',
          en: '48 reversible tunnel jet fans, F400 for 2 hours',
        },
        place: { ar: 'القاهرة', en: 'Cairo' },
        band: 'A',
      },
      {
        years: '2022–2023',
        client: 'client-07',
        work: {
          ar: 'مراوح سحب دخان لموقف سيارات من أربعة أدوار',
          en: 'Smoke extract fans for a four-level car park',
        },
        place: { ar: 'الرياض', en: 'Riyadh' },
        band: 'B',
      },
      {
        years: '2021',
        client: 'client-04',
        work: {
          ar: '3 مراوح سحب للفلاتر، 180,000 متر مكعب في الساعة',
          en: '3 filter draught fans, 180,000 m³/h',
        },
        place: { ar: 'السويس', en: 'Suez' },
        band: 'C',
      },
      {
        years: '2020–2021',
        client: 'client-15',
        work: {
          ar: 'مراوح طاردة مركزية لغرف نظيفة بفئة ISO 7',
          en: 'Centrifugal fans for ISO 7 clean rooms',
        },
        place: { ar: 'السادس من أكتوبر', en: '6th of October City' },
        band: 'C',
      },
      {
        years: '2018',
        client: 'client-03',
        work: {
          ar: '12 مروحة نقل هوائي لصوامع الدقيق',
          en: '12 pneumatic conveying fans for flour silos',
        },
        place: { ar: 'طنطا', en: 'Tanta' },
        band: 'D',
      },
      {
        years: '2016',
        client: 'client-10',
        work: {
          ar: 'مراوح أسطح من الفولاذ المقاوم للصدأ لصالة الطهي',
          en: 'Stainless steel roof fans for a cooking hall',
        },
        place: { ar: 'العاشر من رمضان', en: '10th of Ramadan City' },
        band: 'D',
      },
      {
        years: '2013–2014',
        client: 'client-05',
        work: { ar: 'مراوح تهوية لمستودعات البضائع', en: 'Ventilation fans for cargo sheds' },
        place: { ar: 'دمياط', en: 'Damietta' },
        band: 'C',
      },
      {
        years: '1996',
        client: 'client-03',
        work: { ar: 'مراوح سحب أتربة لصالات الطحن', en: 'Dust extraction fans for milling floors' },
        place: { ar: 'طنطا', en: 'Tanta' },
        band: 'D',
      },
    ],
  },
  {
    field: { ar: 'الأعمال الميكانيكية', en: 'Mechanical works' },
    contracts: [
      {
        years: '2022–2024',
        client: 'client-02',
        work: {
          ar: 'تكييف وتهوية 320 سريرًا و14 غرفة عمليات',
          en: 'HVAC for 320 beds and 14 operating theatres',
        },
        place: { ar: 'القاهرة', en: 'Cairo' },
        band: 'A',
      },
      {
        years: '2021–2023',
        client: 'client-01',
        work: {
          ar: 'محطة تبريد 6.3 ميجاواط ووحدات مناولة هواء',
          en: '6.3 MW chilled water plant and air handling units',
        },
        place: { ar: 'الغردقة', en: 'Hurghada' },
        band: 'B',
      },
      {
        years: '2020–2021',
        client: 'client-13',
        work: {
          ar: 'شبكة رشاشات وفق NFPA 13 ومضخات وفق NFPA 20',
          en: 'Sprinklers to NFPA 13, fire pumps to NFPA 20',
        },
        place: { ar: 'جدة', en: 'Jeddah' },
        band: 'B',
      },
      {
        years: '2018–2020',
        client: 'client-12',
        work: {
          ar: 'سباكة وصرف ومكافحة حريق لتسعة أبراج سكنية',
          en: 'Plumbing, drainage and fire fighting, nine towers',
        },
        place: { ar: 'الرياض', en: 'Riyadh' },
        band: 'B',
      },
      {
        years: '2019',
        client: 'client-16',
        work: {
          ar: 'مكافحة حريق لمخزن ارتفاعه 14 مترًا',
          en: 'Fire protection for a warehouse 14 m high',
        },
        place: { ar: 'الجبيل', en: 'Jubail' },
        band: 'C',
      },
      {
        years: '2015–2016',
        client: 'client-06',
        work: {
          ar: 'تهوية معامل و64 خزانة سحب أبخرة',
          en: 'Laboratory ventilation with 64 fume cupboards',
        },
        place: { ar: 'أسيوط', en: 'Assiut' },
        band: 'C',
      },
      {
        years: '2014',
        client: 'client-10',
        work: {
          ar: 'شبكات مياه ومحطة ضخ 120 لترًا في الثانية',
          en: 'Water networks and a 120 l/s pumping station',
        },
        place: { ar: 'العاشر من رمضان', en: '10th of Ramadan City' },
        band: 'C',
      },
      {
        years: '2008–2009',
        client: 'client-01',
        work: {
          ar: 'تكييف مركزي وتهوية مطابخ',
          en: 'Central air conditioning and kitchen ventilation',
        },
        place: { ar: 'شرم الشيخ', en: 'Sharm El Sheikh' },
        band: 'C',
      },
    ],
  },
  {
    field: { ar: 'الأعمال الكهربائية', en: 'Electrical works' },
    contracts: [
      {
        years: '2024–2025',
        client: 'client-14',
        work: {
          ar: 'لوحات 11 كيلوفولت ومولدات 8 ميجافولت أمبير',
          en: '11 kV switchgear and 8 MVA of generators',
        },
        place: { ar: 'الرياض', en: 'Riyadh' },
        band: 'A',
      },
      {
        years: '2022–2023',
        client: 'client-09',
        work: {
          ar: 'تغذية كهربائية لمحطة ضخ، 33/11 كيلوفولت',
          en: 'Power supply for a pumping station, 33/11 kV',
        },
        place: { ar: 'الإسكندرية', en: 'Alexandria' },
        band: 'B',
      },
      {
        years: '2019–2020',
        client: 'client-11',
        work: {
          ar: 'محطة محولات 22 كيلوفولت ومراكز تحكم محركات',
          en: '22 kV substation and motor control centres',
        },
        place: { ar: 'الجبيل', en: 'Jubail' },
        band: 'B',
      },
      {
        years: '2017–2018',
        client: 'client-06',
        work: {
          ar: 'إنذار حريق وشبكات بيانات لستة مبانٍ',
          en: 'Fire alarm and data networks, six buildings',
        },
        place: { ar: 'أسيوط', en: 'Assiut' },
        band: 'C',
      },
      {
        years: '2015',
        client: 'client-07',
        work: {
          ar: 'لوحات توزيع 4000 أمبير وفق IEC 61439',
          en: '4000 A distribution boards to IEC 61439',
        },
        place: { ar: 'الرياض', en: 'Riyadh' },
        band: 'C',
      },
      {
        years: '2011–2012',
        client: 'client-05',
        work: {
          ar: 'كابلات جهد متوسط وإنارة ساحات',
          en: 'Medium voltage cables and yard lighting',
        },
        place: { ar: 'دمياط', en: 'Damietta' },
        band: 'C',
      },
      {
        years: '2006',
        client: 'client-04',
        work: {
          ar: 'مغيّرات سرعة لمراوح وسيور، 12 وحدة',
          en: '12 variable speed drives for fans and conveyors',
        },
        place: { ar: 'السويس', en: 'Suez' },
        band: 'D',
      },
    ],
  },
]
