import { useQuery } from '@tanstack/react-query'
import type { Profile } from '#contract/profile.ts'
import { queries } from '#web/api/queries.ts'

export const useProfile = (): Profile | null => useQuery(queries.profile).data ?? null
