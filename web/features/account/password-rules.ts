/** Lists what the reset page checks live. Only the length blocks; characters are counted as the contract counts them. */
export const PASSWORD_RULES = [
  { key: 'ruleLength', met: (password: string) => [...password].length >= 8 },
  { key: 'ruleUpper', met: (password: string) => /\p{Lu}/u.test(password) },
  { key: 'ruleLower', met: (password: string) => /\p{Ll}/u.test(password) },
  { key: 'ruleDigit', met: (password: string) => /\p{Nd}/u.test(password) },
] as const
