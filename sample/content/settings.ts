import type { SampleOf } from '../sample-record.ts'

export const settings: SampleOf<'settings'> = {
  companyName: {
    ar: 'نسائم للمراوح الصناعية والمقاولات',
    en: 'Nasaem Industrial Fans & Contracting',
  },
  companyDescription: {
    ar: 'مصنع مراوح صناعية ومقاول أعمال كهربائية وميكانيكية في القاهرة والرياض، بخبرة تتجاوز 35 عامًا. مراوح حتى 250,000 متر مكعب في الساعة مختبرة وفق ISO 5801.',
    en: 'Industrial fan maker and electrical and mechanical contractor in Cairo and Riyadh, with more than 35 years of experience. Fans up to 250,000 m³/h, tested to ISO 5801.',
  },
  country: { ar: 'مصر', en: 'Egypt' },
  facebookLink: 'https://www.facebook.com/nasaem.example',
  instagramLink: 'https://www.instagram.com/nasaem.example',
  twitterLink: 'https://x.com/nasaem_example',
  linkedinLink: 'https://www.linkedin.com/company/nasaem-example',
  whatsAppLink: 'https://wa.me/201570000100',
  gmailLink: 'info@nasaem.example',
  locationLink: 'https://www.google.com/maps?q=30.2987,31.7419',
  phoneNumber: '+20225550100',
  contactPhones: ['+20225550100', '+201570000100', '+966115550100'],
}
