import type { Pole } from '../bank/item.ts'
import type { StyleCount } from './count-style.ts'
import type { StyleSentence } from './style-sentence.ts'

/** Follows "you", and in its second form "rather than". */
export const HABITS: Readonly<Record<Pole, readonly [string, string]>> = {
  now: ['acted at once', 'waiting or finding out more first'],
  gather: ['waited or found out more first', 'acting at once'],
  alone: ['dealt with each part by itself', 'bringing people together'],
  together: ['brought people together', 'dealing with each part by itself'],
  plan: ['kept to one plan', 'adjusting as things came'],
  adapt: ['adjusted as things came', 'keeping to one plan'],
  bold: ['went ahead and accepted a risk', 'securing things first'],
  cautious: ['secured things first', 'going ahead with a risk'],
  whole: ['took the whole step', 'a part of it'],
  part: ['took a part of the step', 'the whole of it'],
  direct: ['spoke plainly', 'listening or hinting'],
  tactful: ['listened or hinted', 'speaking plainly'],
  overview: ['went by the whole picture', 'its details'],
  detail: ['went by the details', 'the whole picture'],
  rule: ['kept to the rule', 'judging the case'],
  judgement: ['judged the case', 'keeping to the rule'],
}

/** Says "In 7 of 10 moments you acted at once rather than ...; in 4 of these it was right." */
export const en: StyleSentence = count => {
  const { pole, moments, chosen } = count
  const [habit, other] = HABITS[pole]
  return `In ${chosen} of ${moments} moments you ${habit} rather than ${other}; ${fittingOf(count)}.`
}

/** Says "Habit and what was right parted most where you ...: in 5 of these 8 moments it was not right." */
export const parting: StyleSentence = ({ pole, chosen, fitting }) => {
  const missed = chosen - fitting
  const all = chosen === 2 ? 'in both moments' : `in all ${chosen} of these moments`
  const moments = missed === chosen ? all : `in ${missed} of these ${chosen} moments`
  return `Habit and what was right parted most where you ${HABITS[pole][0]}: ${moments} it was not right.`
}

function fittingOf({ chosen, fitting }: StyleCount): string {
  if (chosen === 1) return fitting === 1 ? 'it was right there' : 'it was not right there'
  if (fitting === chosen) return chosen === 2 ? 'it was right in both' : `it was right in all ${chosen}`
  return fitting === 0 ? 'it was right in none of these' : `in ${fitting} of these it was right`
}
