import type { SampleOf } from '../sample-record.ts'

export const jobs: SampleOf<'jobs'>[] = [
  {
    slug: 'fan-design-engineer',
    title: { ar: 'مهندس تصميم مراوح', en: 'Fan design engineer' },
    department: { ar: 'البحث والتطوير', en: 'Research and development' },
    location: { ar: 'مصنع القاهرة', en: 'Cairo factory' },
    employment: 'full-time',
    openSince: '2026-10-04',
    description: {
      ar: 'تصمم ريش المراوح المحورية والطاردة المركزية وهياكلها، وتتابع نموذجها من المحاكاة إلى منصة الاختبار، وتضع منحنيات الأداء التي يبني عليها فريق المبيعات عروضه.',
      en: 'You design the blades and casings of axial and centrifugal fans, follow your prototype from simulation to the test rig, and write the performance curves our sales team quotes from.',
    },
    requirements: {
      ar: [
        'بكالوريوس هندسة ميكانيكية، قوى أو إنتاج',
        'ثلاث سنوات على الأقل في الآلات التوربينية أو المراوح',
        'إجادة برنامج تصميم ثلاثي الأبعاد وبرنامج CFD',
        'معرفة AMCA 210 أو ISO 5801',
      ],
      en: [
        'A degree in mechanical engineering',
        'At least three years in turbomachinery or fans',
        'Fluent in a 3D design tool and a CFD tool',
        'Knowledge of AMCA 210 or ISO 5801',
      ],
    },
  },
  {
    slug: 'site-engineer-hvac',
    title: { ar: 'مهندس موقع تكييف', en: 'HVAC site engineer' },
    department: { ar: 'المشاريع', en: 'Projects' },
    location: { ar: 'الرياض', en: 'Riyadh' },
    employment: 'full-time',
    openSince: '2026-10-18',
    description: {
      ar: 'تقود فريق التركيب في مشروع مركز بيانات: تراجع رسومات الورشة، وتنسّق مع الكهرباء والمدني، وتُعِد مستخلصات الأعمال، وتصدر محضر اجتماع الموقع خلال 48 ساعة.',
      en: 'You lead the installation crew of a data centre: check shop drawings, coordinate with power and civil works, prepare interim payments and issue the minutes of site meetings within 48 hours.',
    },
    requirements: {
      ar: [
        'بكالوريوس هندسة ميكانيكية وعضوية الهيئة السعودية للمهندسين',
        'خمس سنوات في مواقع التكييف المركزي',
        'قراءة النماذج ثلاثية الأبعاد وتنسيقها',
      ],
      en: [
        'A degree in mechanical engineering and Saudi Council of Engineers membership',
        'Five years on central air conditioning sites',
        'Reading and coordinating 3D models',
      ],
    },
  },
  {
    slug: 'electrical-panel-technician',
    title: { ar: 'فني تجميع لوحات كهربائية', en: 'Electrical panel technician' },
    department: { ar: 'ورشة اللوحات', en: 'Panel shop' },
    location: { ar: 'مصنع القاهرة', en: 'Cairo factory' },
    employment: 'full-time',
    openSince: '2026-11-01',
    description: {
      ar: 'تجمّع لوحات التوزيع ومراكز تحكم المحركات وفق الرسومات، وترقّم أسلاكها، وتختبرها مع مهندس الجودة قبل أن يراها العميل.',
      en: 'You assemble distribution boards and motor control centres from drawings, number their wires, and test them with the quality engineer before the customer sees them.',
    },
    requirements: {
      ar: [
        'دبلوم صناعي أو معهد فني، كهرباء',
        'سنتان في تجميع اللوحات',
        'قراءة مخططات القوى والتحكم',
      ],
      en: [
        'A technical diploma in electricity',
        'Two years of panel assembly',
        'Reading power and control diagrams',
      ],
    },
  },
  {
    slug: 'technical-sales-engineer',
    title: { ar: 'مهندس مبيعات فنية', en: 'Technical sales engineer' },
    department: { ar: 'المبيعات', en: 'Sales' },
    location: { ar: 'الرياض', en: 'Riyadh' },
    employment: 'full-time',
    openSince: '2026-11-08',
    description: {
      ar: 'تسمع حاجة العميل وتحوّلها إلى نقطة تشغيل، وتختار لها المروحة، وتتابع الطلب حتى التوريد. نقيس أداءك بعدد من يعودون إليك لا بعدد الزيارات.',
      en: 'You hear what a customer needs, turn it into a duty point, select the fan for it and see the order through to delivery. We measure you by who comes back, not by visits made.',
    },
    requirements: {
      ar: [
        'بكالوريوس هندسة ميكانيكية أو كهربائية',
        'ثلاث سنوات في بيع معدات صناعية',
        'العربية والإنجليزية كتابةً وحديثًا ورخصة قيادة',
      ],
      en: [
        'A degree in mechanical or electrical engineering',
        'Three years of selling industrial equipment',
        'Arabic and English, written and spoken, and a driving licence',
      ],
    },
  },
  {
    slug: 'document-controller',
    title: { ar: 'مسؤول ضبط مستندات', en: 'Document controller' },
    department: { ar: 'المكتب الفني', en: 'Technical office' },
    location: { ar: 'المكتب الرئيسي، القاهرة', en: 'Cairo head office' },
    employment: 'part-time',
    openSince: '2026-11-15',
    description: {
      ar: 'تحفظ رسومات المشاريع واعتماداتها ومحاضرها بحيث يجد كل زميل آخر نسخة من أول محاولة. العمل أربعة أيام في الأسبوع، ومنها يومان من المنزل.',
      en: 'You keep the drawings, approvals and minutes of our projects so that everyone finds the latest copy on the first try. Four days a week, two of them from home.',
    },
    requirements: {
      ar: ['مؤهل عالٍ مناسب', 'سنة في ضبط مستندات المشاريع', 'دقة في التسمية والأرشفة'],
      en: [
        'A relevant degree',
        'One year of project document control',
        'Accurate naming and filing',
      ],
    },
  },
]
