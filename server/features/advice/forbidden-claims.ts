import { SENSITIVE } from '#engine/checks/lexicon/sensitive.ts'
import type { Locale } from '#engine/vocabulary.ts'

/**
 * What advice about work may not hold, whoever wrote it: promises, diagnoses of people, legal or money counsel, comparisons
 * with other people (nothing here has been normed), insults, talk about itself, and the matters of person and faith that the
 * items keep out too. Whole words: «ممرض» is no illness, and quality assurance («ضمان الجودة») no promise.
 */
const ARABIC = [
  'مضمون|مضمونة|مضمونًا|مضموناً|يضمن|نضمن|أضمن|ضمان (?:الوظيفة|القبول|التوظيف|الراتب|النجاح)|حتماً|حتمًا',
  'اكتئاب|توحد|اضطراب (?:نفسي|الشخصية)|علاج نفسي|طبيب نفسي|مرض نفسي',
  'استشارة قانونية|رفع دعوى|اقتراض|شراء أسهم',
  'أفضل من \\d+|مئين|نسبة الذكاء|معدل الذكاء|غبي|غبية|فاشل|فاشلة|كسول|كسولة|حمقاء|أحمق',
  'كلمة (?:المرور|السر)|رمز التحقق|رقم البطاقة|بطاقة ائتمان|بطاقتك|تحويل مبلغ|حوالة|إيبان|ادفع|سدد',
  'لا أمل|لا جدوى|بلا أمل|ميؤوس|انتحار|إنهاء الحياة|إيذاء النفس|لا قيمة لك',
  'نموذج لغوي|تعليمات سابقة|التعليمات السابقة|تعليمات النظام|تجاهل (?:كل|جميع)',
].join('|')

const ENGLISH = [
  'guarantees?|guaranteed|certainly will|will (?:certainly|definitely)',
  'depression|depressed|autis\\w+|adhd|(?:mental|personality) disorder|psychiatr\\w+|psychotherap\\w+',
  'legal advice|lawsuit|take a loan|borrow money|buy shares',
  'percentile|better than \\d+|iq|stupid|idiot|idiots|loser|lazy|worthless',
  'passwords?|passcode|verification code|one.time code|pin code|card number|credit card|bank account|iban|wire transfer|send money|pay (?:us|now|here|a fee)',
  'hopeless|no hope|give up on|pointless|suicide|kill yourself|end (?:your|one.s) life|self.harm|hurt yourself',
  'language model|as an ai|system prompt|(?:previous|prior) instructions|ignore (?:all|previous)',
].join('|')

const CLAIMS: Readonly<Record<Locale, RegExp>> = {
  ar: new RegExp(`(?<![\\p{L}\\p{M}])[وف]?[بكل]?(?:ال)?(?:${ARABIC})(?![\\p{L}\\p{M}])`, 'u'),
  en: new RegExp(`\\b(?:${ENGLISH})\\b`, 'iu'),
}

export function claimsTooMuch(text: string, locale: Locale): boolean {
  // A pattern with the flag g remembers where it stopped; search does not.
  return CLAIMS[locale].test(text) || text.search(SENSITIVE[locale]) >= 0
}
