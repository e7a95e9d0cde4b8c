import type { Words } from '../vocabulary.ts'
import type { Area } from './areas.ts'

/** Asks of every activity; answered on a scale of five. */
export const INTEREST_QUESTION: Words = {
  ar: 'كم يجذبك هذا النشاط، مهما كانت الخبرة فيه أو الأجر عليه؟',
  en: 'How much does this activity draw you, whatever your experience of it or the pay?',
}

/** Lists the answers, 1 to 5. */
export const SCALE: readonly [Words, Words, Words, Words, Words] = [
  { ar: 'ينفّرني', en: 'Would put me off' },
  { ar: 'لا يستهويني', en: 'Would not appeal to me' },
  { ar: 'لا ينفّرني ولا يجذبني', en: 'Neither way' },
  { ar: 'يستهويني', en: 'Would appeal to me' },
  { ar: 'يجذبني كثيراً', en: 'Would draw me much' },
]

/** Lists the 48 activities, eight of each area; the letter of an id is its area (docs/method/wants.md). */
export const INTERESTS = {
  R1: { ar: 'تثبيت ألواح شمسية فوق مبنى', en: 'Fitting solar panels on the roof of a building' },
  R2: { ar: 'إصلاح هاتف توقّف عن الشحن', en: 'Repairing a phone that no longer charges' },
  R3: { ar: 'العناية بأشجار نخيل من الريّ إلى الجني', en: 'Tending palm trees from watering to harvest' },
  R4: { ar: 'تسيير طائرة مسيّرة لمسح موقع بناء', en: 'Flying a drone to survey a building site' },
  R5: { ar: 'صنع رفّ خشبي على قياس الجدار', en: 'Building a wooden shelf to fit a wall' },
  R6: { ar: 'ضبط آلات التعبئة في مصنع مياه', en: 'Adjusting the bottling machines in a water plant' },
  R7: { ar: 'قيادة قطار سريع بين مدينتين', en: 'Driving a fast train between two cities' },
  R8: {
    ar: 'تركيب أجهزة الأشعة في مستشفى واختبارها',
    en: 'Installing and testing X-ray equipment in a hospital',
  },
  I1: { ar: 'البحث عن سبب ارتفاع فاتورة الكهرباء', en: 'Finding out why an electricity bill went up' },
  I2: { ar: 'تحليل عيّنات من ماء البحر في المختبر', en: 'Analysing seawater samples in a laboratory' },
  I3: { ar: 'اختبار أثر دواء جديد في تجربة محكمة', en: 'Testing what a new medicine does in a trial' },
  I4: { ar: 'رصد النجوم ليلاً وتدوين مواقعها', en: 'Watching the stars and noting how they move' },
  I5: { ar: 'قراءة دراسة حديثة وفحص أدلّتها', en: 'Reading a new study and weighing its evidence' },
  I6: { ar: 'كتابة برنامج يتوقّع ازدحام الطرق', en: 'Writing a program that predicts traffic jams' },
  I7: { ar: 'فحص قطعة أثرية لمعرفة عمرها', en: 'Examining an ancient object to learn its age' },
  I8: { ar: 'مقارنة أنواع التربة لمعرفة الأصلح للزراعة', en: 'Comparing soils to see where seeds grow best' },
  A1: { ar: 'رسم لوحة جدارية في شارع قديم', en: 'Painting a mural in an old street' },
  A2: { ar: 'كتابة قصة قصيرة تدور في حارة واحدة', en: 'Writing a short story set in one neighbourhood' },
  A3: { ar: 'تصوير سوق شعبي في ضوء الفجر', en: 'Photographing a traditional market in the dawn light' },
  A4: { ar: 'تصميم شعار لمقهى جديد واختيار ألوانه', en: 'Designing a logo and colours for a café' },
  A5: { ar: 'أداء شخصية في مسرحية قصيرة', en: 'Acting one of the characters in a short play' },
  A6: { ar: 'تصميم واجهة مبنى بطابع محلي', en: 'Designing a building front in the local style' },
  A7: { ar: 'تشكيل أوانٍ من الطين وزخرفتها', en: 'Shaping pots from clay and decorating them' },
  A8: { ar: 'تحويل لقطات متفرقة إلى فيلم وثائقي', en: 'Turning scattered footage into a documentary film' },
  S1: { ar: 'شرح درس صعب بأمثلة من الحياة', en: 'Explaining a hard lesson with examples from life' },
  S2: {
    ar: 'مؤانسة كبار السن ومرافقتهم إلى مواعيدهم',
    en: 'Keeping older people company on the way to appointments',
  },
  S3: { ar: 'الإصغاء إلى شخص يمرّ بضيق ومساندته', en: 'Listening to someone in distress and supporting them' },
  S4: { ar: 'مساعدة المصابين على استعادة المشي', en: 'Helping injured people learn to walk again' },
  S5: {
    ar: 'تعريف القادمين الجدد بالحي وأهله',
    en: 'Showing newcomers around the neighbourhood and its people',
  },
  S6: { ar: 'تدريب فريق ناشئ لكرة السلة', en: 'Coaching young players in a basketball team' },
  S7: {
    ar: 'الإصلاح بين جارين مختلفين على موقف سيارة',
    en: 'Settling a parking quarrel between two neighbours',
  },
  S8: { ar: 'تعليم المرضى متابعة السكري في البيت', en: 'Teaching patients to keep track of their diabetes' },
  E1: { ar: 'افتتاح متجر صغير واختيار بضاعته', en: 'Opening a small shop and choosing its goods' },
  E2: { ar: 'مفاوضة مورّد للوصول إلى سعر أفضل', en: 'Bargaining with a supplier for a better price' },
  E3: { ar: 'عرض فكرة مشروع على مستثمرين لإقناعهم', en: 'Pitching a business idea to a few investors' },
  E4: { ar: 'قيادة فريق نحو هدف شهري', en: 'Leading a team towards a monthly target' },
  E5: { ar: 'الترويج لمنتج محلي في معرض تجاري', en: 'Promoting a local product at a trade fair' },
  E6: { ar: 'إقناع زبون متردد بمزايا منتج جيد', en: 'Winning an undecided customer for a good product' },
  E7: { ar: 'الدفاع عن قضية موكّل أمام المحكمة', en: 'Arguing the case of a client in court' },
  E8: { ar: 'جلب رعاة لبطولة رياضية في الحي', en: 'Finding sponsors for a neighbourhood sports tournament' },
  C1: { ar: 'ترتيب ملفات قديمة ليسهل العثور عليها', en: 'Sorting old files so that they are easily found' },
  C2: { ar: 'مطابقة الفواتير مع كشف الحساب المصرفي', en: 'Matching invoices against a bank statement' },
  C3: { ar: 'تسجيل مصروفات البيت في جدول شهري', en: 'Keeping household spending in a monthly table' },
  C4: { ar: 'جرد مخزون صيدلية وتواريخ صلاحيته', en: 'Counting the stock and expiry dates in a pharmacy' },
  C5: {
    ar: 'إدخال بيانات استبانة ومراجعة صحتها',
    en: 'Entering survey answers and checking them for errors',
  },
  C6: { ar: 'تدقيق حسابات شركة قبل نهاية السنة', en: 'Auditing company accounts before the year ends' },
  C7: { ar: 'إعداد جدول مناوبات لقسم في مستشفى', en: 'Drawing up a duty roster for a ward' },
  C8: { ar: 'مراجعة عقد بنداً بنداً قبل توقيعه', en: 'Checking a contract line by line before signing' },
} as const satisfies Readonly<Record<`${Area}${number}`, Words>>

export type InterestId = keyof typeof INTERESTS
export const INTEREST_IDS = Object.keys(INTERESTS) as readonly InterestId[]

/** Lists the activities as they are shown: six screens of eight, every area on each, no two of an area in a row. */
export const INTEREST_SCREENS: readonly (readonly InterestId[])[] = [
  ['E5', 'S7', 'C1', 'R2', 'A3', 'S3', 'I3', 'R5'],
  ['A6', 'C7', 'I1', 'S6', 'E7', 'I8', 'R7', 'E1'],
  ['I4', 'A8', 'E6', 'C2', 'R8', 'S1', 'C5', 'A7'],
  ['C6', 'R3', 'A2', 'E2', 'R4', 'S4', 'I6', 'E3'],
  ['S2', 'I7', 'A4', 'C4', 'E8', 'R6', 'C8', 'I5'],
  ['R1', 'S5', 'C3', 'E4', 'A1', 'S8', 'I2', 'A5'],
]
