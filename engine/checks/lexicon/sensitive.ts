import type { Locale } from '../../vocabulary.ts'

/**
 * Whole words only, so that «حجم» is no pilgrimage and "deadline" no death. Left out because they mostly mean something
 * else at work: دين and بدين (debt, with a debt), حامل (holder), زوج (pair), سياسة (policy), قبلي (before), ملك (property), party (to a contract).
 */
const ARABIC = [
  'مسجد|كنيسة|صلاة|صلوات|رمضان|صيام|صائم|حج|عمرة|ديني|دينية|وعظ|زكاة',
  'سياسي|سياسية|سياسيون|انتخابات|حزب|أحزاب|برلمان|مظاهرة|أمير|أميرة|جلالة|سمو|وزير|وزيرة',
  'قبيلة|قبائل|طائفة|طائفي|مذهب|سني|شيعي|جنسية|جنسيات|عرقي|عرقية',
  'زوجة|زوجته|زوجها|زوجتك|زوجك|زوجي|زوجتي|متزوج|متزوجة|عزباء|طلاق|أرملة|خطيبته|خطيبها|زواج',
  'حبلى|أمومة|إنجاب|بدينة|سمين|سمينة|نحيف|نحيفة',
  'خمر|خمور|نبيذ|بيرة|كحول|مواعدة|معاق|معاقة|معاقين|إعاقة',
  'حرب|حروب|قصف|قتال|سلاح|أسلحة|جيش|إرهاب|إرهابي|سرطان|وفاة|توفي|توفيت|مات|ماتت|جثة|انتحار',
].join('|')
const WITH_ARTICLE = 'ملك|ملكة'
/** «كبيرة» (large) is not «ك» with the name of a drink. */
const HARMLESS = '(?![وف]?كبيرة(?!\\p{L}))'
const PREFIX = '[وف]?(?:[بلك]?(?:ال)?|لل)'

const ENGLISH = [
  'church|mosque|temple|prayer|prayers|pray|praying|ramadan|fasting|hajj|umrah|pilgrimage|religion|religions|religious|zakat',
  'politics|political|politician|election|elections|parliament|protest|king|queen|prince|princess|royal|royalty|minister',
  'tribe|tribal|sect|sectarian|nationality|nationalities|ethnic|ethnicity|racial',
  'wife|husband|spouse|married|unmarried|divorce|divorced|widow|widowed|marriage|fiance|fiancee',
  'pregnant|pregnancy|maternity|overweight|obese|skinny|ugly',
  'alcohol(?! (?:gel|rub|hand))|alcoholic|wine|beer|whisky|drunk|dating|girlfriend|boyfriend|disabled|disability|disabilities|handicapped|wheelchair',
  'war|wars|army|bomb|bombing|weapon|weapons|terrorism|terrorist|cancer|tumour|tumor|suicide|corpse|died|death|deaths|funeral',
].join('|')

export const SENSITIVE: Readonly<Record<Locale, RegExp>> = {
  ar: new RegExp(
    `(?<![\\p{L}\\p{M}])${HARMLESS}(?:${PREFIX}(?:${ARABIC})|[وفبك]?(?:ال|لل)(?:${WITH_ARTICLE}))(?![\\p{L}\\p{M}])`,
    'gu',
  ),
  en: new RegExp(`\\b(?:${ENGLISH})\\b`, 'gi'),
}
