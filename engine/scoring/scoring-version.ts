/** Stored with every attempt; rises with any change that could give the same answers another score (blueprint 4.1). */
export const SCORING_VERSION = 1
