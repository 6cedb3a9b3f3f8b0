/** The fields of a registration as a vendor, without its papers. */
export const sampleVendor = {
  nameAr: 'شركة النيل للتوريدات',
  nameEn: 'Nile Supplies',
  country: 'EG',
  city: 'القاهرة',
  address: '12 شارع النيل',
  contactPerson: 'سارة أحمد',
  phone: '+201012345678',
  email: 'sales@example.com',
  categories: 'motors',
  yearsInBusiness: '12',
}
