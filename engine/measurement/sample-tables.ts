import { Matrix } from 'ml-matrix'
import type { Table } from './table.ts'

/** Eight invented people who answered five items: small enough to be worked out by hand. */
export const TINY: Table = [
  [5, 4, 5, 4, 5],
  [4, 4, 3, 5, 4],
  [3, 2, 4, 3, 3],
  [5, 5, 4, 5, 5],
  [2, 3, 2, 1, 3],
  [1, 2, 3, 2, 1],
  [4, 3, 4, 4, 3],
  [3, 3, 2, 4, 2],
]

/** Covariances, pairwise, of the five items of neuroticism that 2,800 volunteers answered (SAPA project; `bfi` of psychTools). */
export const BFI_N = new Matrix([
  [2.467781734825276, 1.696886352880358, 1.400841826982333, 0.9829575590658776, 0.9610222122054441],
  [1.696886352880358, 2.3285038384406755, 1.3433880107382101, 0.937996672386418, 0.8668186775057004],
  [1.400841826982333, 1.3433880107382101, 2.5692950837297377, 1.3074020994010762, 1.1123540350158374],
  [0.9829575590658776, 0.937996672386418, 1.3074020994010762, 2.463911293173751, 1.0102636457244076],
  [0.9610222122054441, 0.8668186775057004, 1.1123540350158374, 1.0102636457244076, 2.6200193598734702],
])

/** Ratings of six targets by four judges (Shrout and Fleiss 1979, table 2). */
export const SHROUT_FLEISS: Table = [
  [9, 2, 5, 8],
  [6, 1, 3, 2],
  [8, 4, 6, 8],
  [7, 1, 2, 6],
  [10, 5, 6, 9],
  [6, 2, 4, 7],
]

/** Spells out patterns of right and wrong answers with their numbers of people: `01:3` are three rows of 0 1. */
function spellOut(patterns: string): Table {
  return patterns.split(' ').flatMap(entry => {
    const [pattern = '', count = '0'] = entry.split(':')
    return Array.from({ length: Number(count) }, () => [...pattern].map(Number))
  })
}

/** Section 6 of the Law School Admission Test: five items, 1,000 people (Bock and Lieberman 1970). */
export const LSAT6 = spellOut(
  '00000:3 00001:6 00010:2 00011:11 00100:1 00101:1 00110:3 00111:4 01000:1 01001:8 01011:16 01101:3 01110:2 01111:15 10000:10 10001:29 10010:14 10011:81 10100:3 10101:28 10110:15 10111:80 11000:16 11001:56 11010:21 11011:173 11100:11 11101:61 11110:28 11111:298',
)

/** Section 7 of the same test. */
export const LSAT7 = spellOut(
  '00000:12 00001:19 00010:1 00011:7 00100:3 00101:19 00110:3 00111:17 01000:10 01001:5 01010:3 01011:7 01100:7 01101:23 01110:8 01111:28 10000:7 10001:39 10010:11 10011:34 10100:14 10101:51 10110:15 10111:90 11000:6 11001:25 11010:7 11011:35 11100:18 11101:136 11110:32 11111:308',
)

/**
 * Four questions on science and technology, 1 to 4 of agreement: 392 people of Great Britain (Eurobarometer 38.1, Karlheinz
 * and Melich 1992), as counts of patterns. Published with mirt and ltm as `Science`.
 */
export const SCIENCE: Table = spellOut(
  '1111:2 1321:1 1423:1 1431:1 2111:1 2124:1 2211:1 2222:4 2223:2 2231:1 2232:1 2233:1 2243:1 2313:1 2322:2 2323:1 2332:3 2333:3 2334:2 2341:1 2343:2 2421:1 2443:2 2444:1 3111:1 3113:2 3122:2 3123:4 3132:5 3133:5 3134:3 3143:1 3144:1 3212:1 3214:1 3221:1 3222:10 3223:7 3231:1 3232:16 3233:22 3234:5 3241:1 3242:1 3243:3 3244:2 3313:2 3321:1 3322:13 3323:10 3324:2 3331:5 3332:23 3333:52 3334:8 3342:7 3343:13 3344:12 3413:1 3423:1 3432:2 3433:4 3434:4 3441:1 3442:1 3443:6 3444:3 4114:1 4122:1 4124:2 4134:1 4221:1 4223:3 4233:8 4234:2 4242:1 4244:1 4323:1 4332:2 4333:21 4334:3 4342:2 4343:5 4344:8 4432:1 4433:2 4434:3 4442:2 4443:6 4444:12',
)
