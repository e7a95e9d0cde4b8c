/** Pure: runs in the app, in the script of reading pages and on the server. */
export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export const isTheme = (value: unknown): value is Theme => THEMES.some(theme => theme === value)

/** Colours of the browser's own bars: the paper of tokens.css. */
export const THEME_COLORS = { light: '#faf8f3', dark: '#0f1614' } as const

/** Formats the cookie that the server reads before it renders, so that the first byte has the right colours. */
export function themeCookie(theme: Theme): string {
  const life = theme === 'system' ? 0 : 31_536_000
  return `theme=${theme}; Path=/; Max-Age=${life}; SameSite=Lax`
}
