/** Returns what a cookie of this page holds. */
export const cookieOf = (name: string): string | undefined =>
  new RegExp(`(?:^|; )${name}=([\\w-]+)`).exec(document.cookie)?.[1]
