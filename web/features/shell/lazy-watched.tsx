import { type ComponentType, useEffect, useState } from 'react'
import type { User } from '#contract/account.ts'
import { useUser } from '#web/api/session.ts'

/** Fetches the banner of a support view where one is on; nobody else loads it. */
export function LazyWatched() {
  const user = useUser()
  const [Banner, setBanner] = useState<ComponentType<User> | null>(null)
  const isOn = user?.watched !== undefined
  useEffect(() => {
    if (isOn) import('./watched-banner.tsx').then(({ default: loaded }) => setBanner(() => loaded))
  }, [isOn])
  return isOn && Banner && <Banner {...user} />
}
