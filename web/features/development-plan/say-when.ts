import { WEEKDAYS } from '#contract/development-plan.ts'
import { LANGUAGES, type Locale } from '#engine/languages/index.ts'
import type { DevelopmentPlanText } from '#web/text/development-plan.ts'
import { asGiven, shortDay } from '#web/text/format.ts'
import { isWeekday } from './days.ts'
import type { PlannedAction } from './list-actions.ts'

/** Says a day: "every Sunday", or "Sunday 29 Nov". */
export function sayDay(day: string, text: DevelopmentPlanText, locale: Locale): string {
  if (isWeekday(day)) return text.every(text.weekdays[day])
  const weekday = WEEKDAYS[new Date(day).getUTCDay()] ?? 'sun'
  return `${text.weekdays[weekday]} ${shortDay(day, locale)}`
}

/** Says when and where an action is to be done: «كل يوم أحد، الساعة 18:00، المكتبة»; '' where nothing is decided. */
export function sayWhen(
  { day, time, place }: Pick<PlannedAction, 'day' | 'time' | 'place'>,
  text: DevelopmentPlanText,
  locale: Locale,
): string {
  const parts = [day && sayDay(day, text, locale), time && text.at(time), place && asGiven(place)]
  return parts.filter(Boolean).join(LANGUAGES[locale].comma)
}
