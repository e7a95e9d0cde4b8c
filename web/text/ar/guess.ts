/** Words of the guess between the last answer and the result. */
export const guess = {
  title: 'أين يُتوقَّع أن تقع درجتك في كل قسم؟',
  lead: 'تُعرض النتيجة بعده مباشرة. التوقّع اختياري، ولا يغيّر أي درجة.',
  /** The cuts of the ratings (docs/method/scoring.md#ratings). */
  levels: 'منخفضة: دون 40% من درجة القسم. متوسطة: من 40% إلى أقل من 80%. مرتفعة: 80% فأكثر.',
  level: { low: 'منخفضة', middle: 'متوسطة', high: 'مرتفعة' },
  show: 'عرض النتيجة',
  skip: 'تخطّي التوقّع',
  missing: 'بقي قسم دون توقّع',
  missingBody: 'يمكن إكمال التوقّع أو تخطّيه.',
}
