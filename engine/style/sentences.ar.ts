import type { Pole } from '../bank/item.ts'
import type { StyleCount } from './count-style.ts'
import type { StyleSentence } from './style-sentence.ts'

/** Nouns of the activity, which have no gender; each follows «الاختيار» and its opposite follows «لا». */
export const HABITS: Readonly<Record<Pole, string>> = {
  now: 'التصرف فوراً',
  gather: 'التريث أو جمع المعلومات أولاً',
  alone: 'معالجة كل شأن على حدة',
  together: 'المشاركة مع الآخرين',
  plan: 'الثبات على خطة واحدة',
  adapt: 'التعديل بحسب المستجدات',
  bold: 'الإقدام مع قبول المخاطرة',
  cautious: 'الاحتياط قبل الإقدام',
  whole: 'الخطوة الكاملة',
  part: 'الاكتفاء بجزء من الخطوة',
  direct: 'المصارحة',
  tactful: 'الإصغاء أو التلميح',
  overview: 'النظر إلى الصورة الكاملة',
  detail: 'النظر إلى التفاصيل',
  rule: 'الالتزام بالقاعدة',
  judgement: 'تقدير الحالة بعينها',
}

/** Says «في 7 مواقف من 10 كان الاختيار التصرف فوراً، لا التريث ...، وكان ذلك في محله في 4 منها.» */
export const ar: StyleSentence = count => {
  const { pole, opposite, moments, chosen } = count
  return `في ${situations(chosen)} من ${moments} كان الاختيار ${HABITS[pole]}، لا ${HABITS[opposite]}، ${fittingOf(count)}.`
}

/** Says «أكثر ما افترقت فيه العادة عن الأنسب: ...، فلم يكن في محله في 5 مواقف من 8.» */
export const parting: StyleSentence = ({ pole, chosen, fitting }) => {
  const missed = chosen - fitting
  const all = chosen === 2 ? 'الموقفين معاً' : `المواقف كلها (${chosen})`
  const moments = missed === chosen ? all : `${situations(missed)} من ${chosen}`
  return `أكثر ما افترقت فيه العادة عن الأنسب: ${HABITS[pole]}، فلم يكن في محله في ${moments}.`
}

/** From 1 up to the 90 of the longest form, after a preposition. */
function situations(count: number): string {
  if (count === 1) return 'موقف واحد'
  if (count === 2) return 'موقفين'
  return count <= 10 ? `${count} مواقف` : `${count} موقفاً`
}

function fittingOf({ chosen, fitting }: StyleCount): string {
  if (chosen === 1) return fitting === 1 ? 'وكان ذلك في محله' : 'ولم يكن ذلك في محله'
  const them = chosen === 2 ? 'هما' : 'ها'
  if (fitting === 0) return `ولم يكن ذلك في محله في أي من${them}`
  if (fitting === chosen) return `وكان ذلك في محله في${chosen === 2 ? 'هما معاً' : 'ها كلها'}`
  if (fitting === 1) return `وكان ذلك في محله في واحد من${them}`
  return `وكان ذلك في محله في ${fitting === 2 ? 'اثنين' : fitting} من${them}`
}
