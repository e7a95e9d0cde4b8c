/** Words of the banner of a support view. */
export const watched = {
  title: 'معاينة الدعم',
  toOperator: (firstName: string, until: string) =>
    `معاينة دعم: صفحات ${firstName} كما يعرضها الحساب، للقراءة فقط حتى الساعة ${until}.`,
  toPerson: (until: string) => `يطّلع الدعم الآن على هذه الصفحات، للقراءة فقط حتى الساعة ${until}.`,
  end: 'إنهاء المعاينة',
}
