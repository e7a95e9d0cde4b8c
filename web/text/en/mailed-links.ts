import type { mailedLinks as Arabic } from '../ar/mailed-links.ts'

export const mailedLinks: typeof Arabic = {
  verified: 'The account is ready, and the assessment goes on from the home page.',
  notVerified:
    'The link may be invalid or expired, or was used before. The home page says whether the address is confirmed, and sends a new link.',
  support: 'Contact support',
  dead: 'The reset link is invalid or expired; nothing has changed. A link works once, for one hour.',
  newLink: 'Ask for a new link',
}
