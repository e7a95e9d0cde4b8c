/** Words of the list behind the bell; what the notifications themselves say comes from the server. */
export const notifications = {
  title: 'الإشعارات',
  unread: 'جديد:',
  loading: 'جارٍ تحميل الإشعارات',
  none: 'لا إشعارات بعد',
  noneBody: 'تظهر هنا النتيجة حين تكتمل، وما يتعلق بالمدفوعات، وما يصير إليه كل تقرير أُرسل.',
  failed: 'تعذّر تحميل الإشعارات',
  failedBody: 'لم يضع منها شيء، ويمكن إعادة المحاولة الآن.',
  offline: 'لا اتصال بالشبكة',
  offlineBody: 'الإشعارات محفوظة، وتظهر عند عودة الاتصال.',
  old: 'لا اتصال بالشبكة: هذه آخر إشعارات وصلت.',
}
