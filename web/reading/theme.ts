/** Colours of the browser's own bars: the paper of tokens.css. */
export const THEME_COLORS = { light: '#faf8f3', dark: '#0f1614' } as const
