/** Tells a phone from a computer by the User-Agent line, as every browser says it. */
export const deviceOf = (userAgent: string): 'phone' | 'desktop' =>
  /\bMobi|\bAndroid\b|\biP(?:hone|ad|od)\b/i.test(userAgent) ? 'phone' : 'desktop'
