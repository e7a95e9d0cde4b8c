import type { BankItem } from '../bank/block.ts'
import { wordCount } from '../bank/parts.ts'
import { type Finding, warn } from './finding.ts'

const USUAL = [0.6, 1.05] as const

/**
 * Checks the ratio of Arabic to English words: Arabic needs fewer; another ratio hints at something left out or
 * added.
 */
export function wordRatio({ key, text }: BankItem): Finding[] {
  const ratio = wordCount(text.ar) / wordCount(text.en)
  if (ratio >= USUAL[0] && ratio <= USUAL[1]) return []
  return [
    warn(
      'A-22',
      key,
      'item',
      `${ratio.toFixed(2)} Arabic words for an English one, not ${USUAL.join(' to ')}`,
    ),
  ]
}
