/** Words around the text of every legal page. */
export const legal = {
  version: (version: string) => `الإصدار ${version}`,
  changed: (date: string) => `آخر تغيير في ${date}`,
  inForce: (date: string) => `سارٍ منذ ${date}`,
  contents: 'أقسام الصفحة',
  seller: 'المشغّل',
  sellerName: 'الاسم',
  sellerAddress: 'العنوان',
  sellerCrNumber: 'السجل التجاري',
  sellerVatNumber: 'الرقم الضريبي',
  retentionWhat: 'البيانات',
  retentionHowLong: 'المدة',
}
