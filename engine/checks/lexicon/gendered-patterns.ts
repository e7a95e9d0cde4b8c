/**
 * Second-person verbs look like third-person feminine ones («تقرر اللجنة»), so a verb alone is no evidence: what counts is
 * the frame in front of it. All but the last list are read without vowel marks.
 */
const word = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{M}])[وف]?(?:${pattern})(?![\\p{L}\\p{M}])`, 'gu')

const YOU_MAY = 'عليك|يمكنك|بإمكانك|باستطاعتك|بوسعك|لك|منك|إليك'
const QUESTION_WORDS = 'ماذا|كيف|هل|متى|لماذا|بماذا|ما الذي|أي خيار|أين'
/** Of these «ماذا تقرر اللجنة» is asked as well: a subject with its article excuses them. */
const VERBS = 'تقرر|ترى|تقوم|تقترح|تتعامل|تعتقد|تظن|ترد|تبدأ|تحل|تتوقع|تستجيب|تجيب|تعمل|تتخذ|تتصرف'
const VERBS_OF_CHOICE = 'تفعل|تفعله|تختار|تختاره|تفضل|تفضله'

/** Second-person verbs, vocatives, pronouns, forms with a stroke. */
export const GENDERED_ADDRESS: readonly RegExp[] = [
  word(`(?:${YOU_MAY}) (?:أن|ألا) ت\\p{L}+`),
  word(`(?:${QUESTION_WORDS}) (?:سوف )?س?(?:(?:${VERBS})(?! ال)|${VERBS_OF_CHOICE})`),
  word('ستفعل|تختارين|تفعلين|تفضلين|تتصرفين|تقررين|تعملين|تريدين|تستطيعين|ترغبين'),
  word('تختارون|تفعلون|تفضلون|تتصرفون|تقررون|تريدون|تستطيعون|ترغبون'),
  word('يا|أيها|أيتها|عزيزي|عزيزتي|أنت|أنتم|أنتما'),
  /\p{L}+(?:\/ة|\(ة\)|\/ت\p{L}*)/gu,
]

/** Endings that a vowel mark makes masculine or feminine: كنتَ، فريقكِ. */
export const GENDERED_ENDINGS: readonly RegExp[] = [/[\p{L}\p{M}]+[تك][\u064E\u0650](?![\p{L}\p{M}])/gu]

const ADJECTIVES =
  'مسؤول|حريص|قادر|مستعد|متأكد|واثق|متحمس|مهتم|راغب|مضطر|مقتنع|ملتزم|مشغول|منشغل|متفرغ|راض|سعيد|هادئ|واضح|صريح|صادق'
const SELF = 'أنا|أنني|أني|إنني|إني|لأنني|لأني|بأنني|س?أكون|س?أظل|س?أبقى|لست'

/** Words that may make the first person, or the person spoken to, a man or a woman: a human reader decides. */
export const GENDERED_SELF: readonly RegExp[] = [
  word('(?:س?أكون|س?أظل|لست|س?أبقى) [\\p{L}\\p{M}]+(?:اً|ًا)'),
  word(`(?:${SELF}) (?:${ADJECTIVES})ة?(?:اً|ًا|ًة|ةً)?`),
  word('(?:بصفتك|كونك|باعتبارك|بصفتي|كوني|باعتباري) [\\p{L}\\p{M}]+'),
  // A sentence that opens with one of these and a preposition has no other subject than the reader.
  /(?:^|[.؟] )(?:تعمل|تدير|تقود|تشرف|تتولى|تستعد|تلاحظ|تكتشف|تتلقى|تشارك)(?= (?:في|على|مع|عن|أن|إلى)(?!\p{L}))/gu,
]
