import type { ChangeSentences } from './change-sentences.ts'

export const ar: ChangeSentences = {
  improved: points => `ارتفعت النتيجة ${counted(points)}، وهذا الفرق أكبر من خطأ القياس.`,
  lower: points => `انخفضت النتيجة ${counted(points)}، وهذا الفرق أكبر من خطأ القياس.`,
  'no-clear-change': 'لا تغيّر واضح: الفرق بين المحاولتين ضمن خطأ القياس.',
  'too-soon': 'لا تُقارن المحاولتان، فبينهما أقل من 30 يوماً.',
  'other-stories': 'لا يُذكر تغيّر بين المحاولتين قبل أن تسمح البيانات بذلك، فقصص المواقف فيهما مختلفة.',
  'other-form': 'لا تُقارن المحاولتان، فلكل منهما نموذج مختلف.',
}

/** درجة واحدة، درجتين، 3 درجات، 11 درجة، 100 درجة، 103 درجات. */
function counted(points: number): string {
  if (points === 1) return 'درجة واحدة'
  if (points === 2) return 'درجتين'
  const rest = points % 100
  return rest >= 3 && rest <= 10 ? `${points} درجات` : `${points} درجة`
}
