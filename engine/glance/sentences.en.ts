import { findSectionName } from '../narrative/find-section-name.ts'
import { HABITS } from '../style/sentences.en.ts'
import { BANDS, RATINGS } from '../vocabulary.ts'
import type { GlanceSentences } from './glance-sentences.ts'

export const en: GlanceSentences = {
  sections: ({ high, low, apart }) => {
    if (apart)
      return `The highest section is ${findSectionName(high.id).en} (${high.score} of ${high.max}), the lowest ${findSectionName(low.id).en} (${low.score} of ${low.max}); the difference is wider than their ranges.`
    if (high.score === low.score) return `All sections have the same score, ${high.score} of ${high.max}.`
    return `The scores of the sections lie between ${low.score} and ${high.score} of ${high.max}; the difference is within their ranges, so they are not ranked.`
  },
  choices: ({ all, near, best }) =>
    `Of ${all} questions, ${near} were answered with one of the two best options of five, ${best > 0 ? best : 'none'} of them with the best.`,
  halves: ({ first, second, of, steady }) => {
    const counted = `One of the two best options was chosen ${times(first)} of ${of[0]} in the first half of each section, ${second} of ${of[1]} in the second half`
    if (steady) return `${counted}. The choices were steady from start to end.`
    return `${counted}. The choices were closer to the best ${first / of[0] > second / of[1] ? 'early' : 'late'} in a section.`
  },
  limit: ({ band, cut, score, within }) =>
    `“${BANDS[band].en}” begins at ${cut}, and the result is ${score}: ${within ? 'the limit lies within the estimated range, so the result may fall on either side' : `the whole estimated range lies ${score >= cut ? 'above' : 'below'} this limit`}.`,
  habit: ({ pole, chosen, moments, clear }) =>
    `${clear ? 'The clearest habit' : 'No habit prevails; the most frequent one'}: you ${HABITS[pole][0]} rather than ${HABITS[pole][1]} (${chosen} of ${moments}).`,
  habits: ({ chosen, fitting }) =>
    fitting === chosen
      ? `The recurring habits were right every time (${fitting} of ${chosen}).`
      : `A habit is not always right: the recurring ones were right ${fitting} of ${times(chosen)}.`,
  contrast: ({ total, band, score, max, cut, within, rating, from }) => {
    const cuts = `“${BANDS[band].en}” begins at ${percentOf(cut, max)}% of the total (${cut} of ${max}), the rating “${RATINGS[rating].en}” at ${from}% of a section`
    const stands =
      total === 'below'
        ? `The total of ${score} is below its limit, every section above its own`
        : `The total of ${score} is above its limit, every section below its own`
    return `The total and the sections have different limits: ${cuts}. ${stands}${within ? '; the limit lies within the estimated range' : ''}.`
  },
}

const percentOf = (cut: number, max: number) => Math.round((100 * cut) / max)

const times = (count: number) => (count === 1 ? '1 time' : `${count} times`)
