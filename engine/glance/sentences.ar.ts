import { findSectionName } from '../narrative/find-section-name.ts'
import { HABITS } from '../style/sentences.ar.ts'
import { BANDS, RATINGS } from '../vocabulary.ts'
import type { GlanceSentences } from './glance-sentences.ts'

export const ar: GlanceSentences = {
  sections: ({ high, low, apart }) => {
    if (apart)
      return `أعلى الأقسام «${findSectionName(high.id).ar}» (${high.score} من ${high.max}) وأدناها «${findSectionName(low.id).ar}» (${low.score} من ${low.max})، والفرق بينهما أوسع من المدى.`
    if (high.score === low.score) return `درجات الأقسام متساوية: ${high.score} من ${high.max}.`
    return `درجات الأقسام بين ${low.score} و${high.score} من ${high.max}، والفرق بينها داخل المدى، فلا يصح ترتيبها.`
  },
  choices: ({ all, near, best }) =>
    `من ${all} سؤالاً، وقع الاختيار في ${near} على أحد أنسب خيارين من خمسة، ${best > 0 ? `وفي ${best} على الأنسب منهما` : 'ولم يقع على الأنسب منهما في أي سؤال'}.`,
  halves: ({ first, second, of, steady }) => {
    const counted = `اختيار أحد أنسب خيارين: ${first} من ${of[0]} في النصف الأول من كل قسم، و${second} من ${of[1]} في نصفه الثاني`
    if (steady) return `${counted}. فالاختيار ثابت من أول القسم إلى آخره.`
    return `${counted}. فالاختيار أقرب إلى الأنسب في ${first / of[0] > second / of[1] ? 'بداية القسم' : 'آخر القسم'}.`
  },
  limit: ({ band, cut, score, within }) =>
    `يبدأ مستوى «${BANDS[band].ar}» من ${cut}، والنتيجة ${score}: ${within ? 'الحد داخل المدى التقديري، فقد تقع النتيجة على أي من جانبيه' : `المدى التقديري كله ${score >= cut ? 'فوق' : 'دون'} هذا الحد`}.`,
  habit: ({ pole, opposite, chosen, moments, clear }) =>
    `${clear ? 'أوضح ميل في الاختيارات' : 'لا ميل غالب في الاختيارات، وأكثرها تكراراً'}: ${HABITS[pole]}، لا ${HABITS[opposite]} (${chosen} من ${moments}).`,
  habits: ({ chosen, fitting }) =>
    fitting === chosen
      ? `كانت العادات المتكررة في محلها كل مرة (${fitting} من ${chosen}).`
      : `لا تصيب العادة كل مرة: كانت العادات المتكررة في محلها ${fitting} من ${chosen} مرة.`,
  contrast: ({ total, band, score, max, cut, within, rating, from }) => {
    const cuts = `يبدأ مستوى «${BANDS[band].ar}» من ${percentOf(cut, max)}% من المجموع (${cut} من ${max})، ويبدأ تقدير «${RATINGS[rating].ar}» من ${from}% من درجة القسم`
    const stands =
      total === 'below'
        ? `المجموع ${score} دون حده، والأقسام كلها فوق حدها`
        : `المجموع ${score} فوق حده، والأقسام كلها دون حدها`
    return `حد المجموع غير حد القسم: ${cuts}. ${stands}${within ? '، والحد داخل المدى التقديري' : ''}.`
  },
}

const percentOf = (cut: number, max: number) => Math.round((100 * cut) / max)
