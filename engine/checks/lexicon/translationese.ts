const whole = (pattern: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}])[وف]?(?:${pattern})(?![\\p{L}\\p{M}])`, 'gu')
const opening = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{M}])[وف]?(?:${pattern})`, 'gu')

/** Always wrong here: يُرسل, not يتم إرسال; أُعدّ, not أقوم بإعداد; سريعاً, not بشكل سريع. */
export const TRANSLATIONESE: readonly RegExp[] = [
  whole('[سل]?[يت]تم'),
  opening('س?(?:قام|قامت|قاموا|قمت|أقوم|يقوم|تقوم|نقوم|يقومون) ب(?=[\\p{L}])'),
  whole('بشكل'),
  whole('حيث أن(?:ه|ها|هم|هن|نا|ني|ك)?'),
  whole('سوف لن'),
]

/** Mostly wrong: a human reader decides. */
export const TRANSLATIONESE_DOUBTFUL: readonly RegExp[] = [
  whole('تم|تمت'),
  opening('ال?قيام ب(?=[\\p{L}])'),
  opening('من قبل (?=[\\p{L}])'),
  opening('نفس ال(?=[\\p{L}])'),
  whole('الغير'),
  opening('(?:لعب|لعبت|يلعب|تلعب|ألعب) دور'),
  whole('على أساس (?:يومي|أسبوعي|شهري|سنوي)'),
  /كلما [^.؟]*كلما/gu,
]
