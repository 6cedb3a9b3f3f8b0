import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { usualHours } from '#contract/opening-hours.ts'
import { testFan } from './test-fan.ts'
import type { SampleContent, SampleOf } from '#sample/sample-record.ts'

const tiny = { picture: 'tiny', alt: { ar: 'صورة', en: 'Picture' } }

/** Small content of every kind; whatever is named 'untranslated' lacks its English. */
export const contentFixture = {
  frames: Array.from({ length: 12 }, (_, index) => ({
    title: { ar: `شريحة ${index + 1}`, en: `Slide ${index + 1}` },
    clickableName: { ar: index === 11 ? '' : 'المزيد', en: 'More' },
    url: '/products',
    ...tiny,
  })),
  about: [
    {
      aboutTitle: { ar: 'من نحن', en: 'About us' },
      about: { ar: 'نصنع المراوح', en: 'We make fans' },
      trustedTitle: { ar: 'موثوق', en: 'Trusted' },
      trusted: { ar: ['خبرة'], en: ['Experience'] },
      tailoredTitle: { ar: 'مصمم لك', en: 'Tailored' },
      tailored: { ar: ['بلا ترجمة'], en: [] },
      images: [tiny, { picture: 'tiny', alt: { ar: 'بلا ترجمة', en: '' } }],
    },
  ],
  drivers: [
    {
      title: { ar: 'مراوح', en: 'Fans' },
      description: { ar: 'مراوح صناعية', en: 'Industrial fans' },
      ...tiny,
    },
    {
      title: { ar: 'بلا ترجمة', en: '' },
      description: { ar: 'وصف', en: 'Description' },
      picture: 'tiny',
      alt: { ar: 'صورة بلا ترجمة', en: '' },
    },
  ],
  statistics: [
    {
      completedProjects: 640,
      currentClients: 120,
      employees: 420,
      customerSatisfaction: 97,
    },
  ],
  tabsStatistics: [
    {
      missionTitle: { ar: 'رسالتنا', en: 'Mission' },
      mission: { ar: 'رسالة', en: 'Our mission' },
      vissionTitle: { ar: 'رؤيتنا', en: 'Vision' },
      vission: { ar: 'رؤية', en: 'Our vision' },
      historyTitle: { ar: 'تاريخنا', en: 'History' },
      history: { ar: 'تاريخ', en: 'Our history' },
    },
  ],
  cardsStatistics: [
    {
      title: { ar: 'رعاية', en: 'Care' },
      description: { ar: 'وصف', en: 'Description' },
      type: 'client-care',
      items: { ar: ['أول', 'ثانٍ'], en: ['First', 'Second'] },
    },
  ],
  clients: [{ title: { ar: 'عميل', en: 'Client' }, picture: 'tiny', alt: { ar: '', en: '' } }],
  certificates: [
    {
      title: { ar: 'شهادة', en: 'Certificate' },
      description: { ar: 'وصف', en: 'Description' },
      pdf: 'certificates/sample.pdf',
      products: [{ slug: 'roof' }],
      icon: 'iso',
      isNew: true,
    },
  ],
  projects: [
    {
      slug: 'tunnel',
      sector: 'transport',
      year: 2025,
      title: { ar: 'نفق', en: 'Tunnel' },
      client: { ar: 'عميل', en: 'Client' },
      location: { ar: 'القاهرة', en: 'Cairo' },
      description: { ar: 'وصف', en: 'Description' },
      challenge: { ar: 'التحدي', en: 'Challenge' },
      solution: { ar: 'بلا ترجمة', en: '' },
      scope: { ar: ['توريد'], en: ['Supply'] },
      quantities: { ar: [{ label: 'مراوح', value: '48' }], en: [] },
      products: [{ slug: 'roof', count: 48 }, { slug: 'axial' }],
      services: [{ slug: 'alone' }],
      ...tiny,
      gallery: [
        { picture: 'tiny', alt: { ar: 'النفق', en: 'The tunnel' } },
        { picture: 'tiny', alt: { ar: 'بلا ترجمة', en: '' } },
      ],
    },
  ],
  services: [
    {
      slug: 'hvac',
      title: { ar: 'تكييف', en: 'HVAC' },
      summary: { ar: 'ملخص', en: 'Summary' },
      description: { ar: 'وصف', en: 'Description' },
      steps: { ar: [{ label: 'حساب', value: 'الأحمال' }], en: [] },
      standards: { ar: ['AMCA 210'], en: ['AMCA 210'] },
      engineerName: { ar: 'هالة', en: 'Hala' },
      engineerRole: { ar: 'مهندسة', en: '' },
      engineerPhone: '+20225550111',
      engineerEmail: 'hala@example.com',
      ...tiny,
      associated: [
        { title: { ar: 'مجارٍ', en: 'Ducts' }, description: { ar: 'وصف', en: 'Description' } },
        { title: { ar: 'بلا ترجمة', en: '' }, description: { ar: 'وصف', en: 'Description' } },
      ],
    },
    {
      slug: 'alone',
      title: { ar: 'وحدها', en: 'Alone' },
      summary: { ar: 'ملخص', en: 'Summary' },
      description: { ar: 'وصف', en: 'Description' },
      steps: { ar: [], en: [] },
      standards: { ar: [], en: [] },
      engineerPhone: '',
      engineerEmail: '',
      ...tiny,
      associated: [],
    },
  ],
  products: [
    {
      slug: 'axial',
      type: 'axial',
      title: { ar: 'محورية', en: 'Axial' },
      description: { ar: 'وصف', en: 'Description' },
      airflow: { minimum: 2_500, maximum: 1_234_567 },
      pressure: { minimum: 50, maximum: 900 },
      thrust: { minimum: 0, maximum: 0 },
      power: { minimum: 0.37, maximum: 45 },
      sizes: [400, 500],
      options: { ar: ['كاتم صوت'], en: ['Silencer'] },
      standards: { ar: ['ISO 5801'], en: ['ISO 5801'] },
      models: [testFan('TEST-400/4')],
      ...tiny,
      dataSheet: 'certificates/sample.pdf',
    },
    {
      slug: 'roof',
      type: 'roof',
      title: { ar: 'أسطح', en: 'Roof' },
      description: { ar: 'وصف', en: 'Description' },
      airflow: { minimum: 600, maximum: 38_000 },
      pressure: { minimum: 40, maximum: 600 },
      thrust: { minimum: 0, maximum: 0 },
      power: { minimum: 0.18, maximum: 7.5 },
      sizes: [315],
      options: { ar: [], en: [] },
      standards: { ar: [], en: [] },
      models: [],
      ...tiny,
    },
  ],
  jobs: [
    {
      slug: 'engineer',
      title: { ar: 'مهندس', en: 'Engineer' },
      department: { ar: 'المشروعات', en: 'Projects' },
      location: { ar: 'القاهرة', en: 'Cairo' },
      employment: 'full-time',
      openSince: '2026-10-04',
      description: { ar: 'وصف', en: 'Description' },
      requirements: { ar: ['خبرة'], en: ['Experience'] },
    },
  ],
  branches: [branch('Riyadh', 'الرياض', false), branch('Cairo', 'القاهرة', true)],
  settings: [
    {
      companyName: { ar: 'نسائم', en: 'Nasaem' },
      companyDescription: { ar: 'وصف', en: 'Description' },
      country: { ar: 'مصر', en: 'Egypt' },
      facebookLink: '',
      instagramLink: '',
      twitterLink: '',
      linkedinLink: '',
      whatsAppLink: 'https://wa.me/201000000000',
      gmailLink: 'info@nasaem.example',
      locationLink: '',
      phoneNumber: '+201000000000',
      contactPhones: ['+201000000000'],
    },
  ],
} satisfies SampleContent

function branch(en: string, ar: string, isDefault: boolean): SampleOf<'branches'> {
  return {
    name: { ar, en },
    city: { ar, en },
    countryCode: isDefault ? 'EG' : 'SA',
    address: { ar, en },
    phones: ['+201000000000'],
    whatsApp: '+201000000000',
    email: 'info@nasaem.example',
    mapLink: 'https://www.google.com/maps?q=30.0444196,31.2357116',
    latitude: 30.0444196,
    longitude: 31.2357116,
    openingHours: usualHours,
    isDefault,
  }
}

/** Writes the files that `contentFixture` names, as the seed folder holds them. */
export async function writeFixtureFiles(seedDir: string): Promise<void> {
  const pictures = path.join(seedDir, 'pictures')
  const certificates = path.join(seedDir, 'certificates')
  await mkdir(pictures, { recursive: true })
  await mkdir(certificates, { recursive: true })
  const manifest = { tiny: { width: 2, height: 1, color: '#0b2b33', widths: [1, 2] } }
  await writeFile(path.join(pictures, 'pictures.json'), JSON.stringify(manifest))
  for (const variant of ['1.avif', '1.webp', '2.avif', '2.webp']) {
    await writeFile(path.join(pictures, `tiny-${variant}`), `picture ${variant}`)
  }
  await writeFile(path.join(certificates, 'sample.pdf'), '%PDF-1.4 sample')
}
