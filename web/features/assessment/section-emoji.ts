/** Emoji before the section's name in the heading of the desktop. */
export const SECTION_EMOJI: Readonly<Record<string, string>> = {
  motivation: '🎯',
  competency: '🛠️',
  skills: '🔬',
  // advanced
  LDR: '🧭',
  INN: '💡',
  PRS: '⏳',
  CMM: '💬',
  PSV: '🧩',
  // leadership
  STR: '♟️',
  TMG: '👥',
  DMK: '⚖️',
  CNF: '🤝',
  // quick
  SKL: '🔧',
  WST: '🗂️',
  CAR: '🚩',
}
