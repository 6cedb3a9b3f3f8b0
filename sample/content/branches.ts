import { type HoursException, usualHours } from '#contract/opening-hours.ts'
import type { SampleOf } from '../sample-record.ts'

const feasts: HoursException[] = [
  {
    occasion: 'ramadan',
    from: '2027-02-08',
    to: '2027-03-09',
    hours: [{ opens: '10:00', closes: '15:00' }],
  },
  { occasion: 'eidAlFitr', from: '2027-03-10', to: '2027-03-13', hours: [] },
]

export const branches: SampleOf<'branches'>[] = [
  {
    name: { ar: 'المكتب الرئيسي والمصنع، القاهرة', en: 'Cairo head office and factory' },
    city: { ar: 'القاهرة', en: 'Cairo' },
    countryCode: 'EG',
    address: {
      ar: 'قطعة 214، المنطقة الصناعية A2، مدينة العاشر من رمضان، شرق القاهرة، مصر',
      en: 'Plot 214, Industrial Zone A2, 10th of Ramadan City, east of Cairo, Egypt',
    },
    phones: ['+20225550100', '+20225550101'],
    whatsApp: '+201570000100',
    email: 'cairo@nasaem.example',
    mapLink: 'https://www.google.com/maps?q=30.2987,31.7419',
    latitude: 30.2987,
    longitude: 31.7419,
    openingHours: { ...usualHours, exceptions: feasts },
    isDefault: true,
  },
  {
    name: { ar: 'فرع الرياض', en: 'Riyadh branch' },
    city: { ar: 'الرياض', en: 'Riyadh' },
    countryCode: 'SA',
    address: {
      ar: 'مكتب 305، طريق الأمير محمد بن عبد العزيز، حي العليا، الرياض، السعودية',
      en: 'Office 305, Prince Muhammad Bin Abdulaziz Road, Al Olaya, Riyadh, Saudi Arabia',
    },
    phones: ['+966115550100', '+966115550101'],
    whatsApp: '+966510000100',
    email: 'riyadh@nasaem.example',
    mapLink: 'https://www.google.com/maps?q=24.6957,46.6830',
    latitude: 24.6957,
    longitude: 46.683,
    openingHours: {
      timeZone: 'Asia/Riyadh',
      // Sunday to Thursday, as offices there.
      week: usualHours.week.toSpliced(6, 1, []),
      exceptions: feasts,
    },
    isDefault: false,
  },
]
