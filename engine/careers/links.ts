import type { Words } from '../vocabulary.ts'
import type { LicenceId } from './licences.ts'
import type { Occupation } from './occupations/occupation.ts'

/** Names a site outside of ours. */
export interface Place {
  readonly name: Words
  readonly about: Words
  readonly url: string
}

/** Dates the whole list, in ISO: the day on which its addresses were gathered or last asked (`npm run links`). */
export const LINKS_OF = '2026-11-23'

const PLACES = {
  jadarat: {
    name: { ar: 'جدارات: المنصة الوطنية الموحدة للتوظيف', en: 'Jadarat, the national employment platform' },
    about: {
      ar: 'وظائف الجهات الحكومية والقطاع الخاص، والتقديم عليها.',
      en: 'Posts of public bodies and the private sector, and applying for them.',
    },
    url: 'https://jadarat.sa',
  },
  development: {
    name: { ar: 'صندوق تنمية الموارد البشرية (هدف)', en: 'Human Resources Development Fund' },
    about: {
      ar: 'برامج التدريب على رأس العمل ودعم الشهادات المهنية.',
      en: 'Programmes of training on the job and of support for professional certificates.',
    },
    url: 'https://www.hrdf.org.sa',
  },
  training: {
    name: {
      ar: 'المؤسسة العامة للتدريب التقني والمهني',
      en: 'Technical and Vocational Training Corporation',
    },
    about: {
      ar: 'الكليات والمعاهد التي تمنح دبلوم المهن التقنية.',
      en: 'The colleges and institutes that give diplomas in technical work.',
    },
    url: 'https://tvtc.gov.sa',
  },
  freelance: {
    name: { ar: 'منصة العمل الحر', en: 'Freelance work platform' },
    about: { ar: 'وثيقة العمل الحر لمن يعمل لحسابه.', en: "The certificate for work on one's own account." },
    url: 'https://freelance.sa',
  },
} as const satisfies Readonly<Record<string, Place>>

/** Lists the sites of those who give licences; null where no single body does. */
export const BODIES: Readonly<Record<LicenceId, string | null>> = {
  health: 'https://scfhs.org.sa',
  engineering: 'https://www.saudieng.sa',
  law: 'https://www.moj.gov.sa',
  notary: 'https://www.moj.gov.sa',
  conciliation: 'https://taradhi.moj.gov.sa',
  judiciary: 'https://www.scj.gov.sa',
  accounting: 'https://socpa.org.sa',
  securities: 'https://cma.gov.sa',
  insurance: 'https://ia.gov.sa',
  teaching: 'https://etec.gov.sa',
  customs: 'https://zatca.gov.sa',
  aviation: 'https://gaca.gov.sa',
  driving: 'https://www.moi.gov.sa',
  property: 'https://rega.gov.sa',
  guiding: 'https://mt.gov.sa',
  valuation: 'https://taqeem.gov.sa',
  prosecution: 'https://www.pp.gov.sa',
  security: 'https://www.moi.gov.sa',
  military: 'https://www.mod.gov.sa',
  civil_defence: 'https://998.gov.sa',
  guarding: 'https://www.moi.gov.sa',
  intellectual_property: 'https://www.saip.gov.sa',
  bankruptcy: 'https://bankruptcy.gov.sa',
  maritime: 'https://tga.gov.sa',
  trade: null,
}

/** Lists every address that a page of an occupation may name, each once. */
export const LINKS: readonly string[] = [
  ...new Set([
    ...Object.values(PLACES).map(({ url }) => url),
    ...Object.values(BODIES).flatMap(url => url ?? []),
  ]),
]

/** Selects the official places to look for an occupation, the surest first. */
export function placesOf({ education, conditions }: Pick<Occupation, 'education' | 'conditions'>): Place[] {
  return [
    PLACES.jadarat,
    education < 2 ? PLACES.training : PLACES.development,
    ...(conditions.uncertainIncome === 2 ? [PLACES.freelance] : []),
  ]
}
