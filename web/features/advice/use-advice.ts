import { useQuery } from '@tanstack/react-query'
import type { CareerTip, Recommendations } from '#contract/advice.ts'
import { addressOf } from '#web/api/client.ts'
import { queryOf } from '#web/api/queries.ts'
import { advice } from '#web/api/rows.ts'
import { whileWaiting } from '#web/api/while-waiting.ts'
import { useLocale } from '#web/text/locale.tsx'

export const tipsPath = (id: string) => addressOf(advice.tips, { parameters: { id } })
export const recommendationsPath = (id: string) => addressOf(advice.recommendations, { parameters: { id } })
export const aiQuery = (id: string) => queryOf(advice.ai, { parameters: { id } })

/** Fetches the tips in the caller's language, which is part of the key. */
export function useTips(id: string) {
  const { locale } = useLocale()
  return useQuery<CareerTip[]>({ queryKey: [tipsPath(id), locale] })
}

export function useRecommendations(id: string) {
  const { locale } = useLocale()
  return useQuery<Recommendations>({ queryKey: [recommendationsPath(id), locale] })
}

/** Fetches the state of the AI advice, again and again while it is being prepared. */
export const useAiAdvice = (id: string) =>
  useQuery({ ...aiQuery(id), refetchInterval: whileWaiting(({ state }) => state === 'preparing') })
