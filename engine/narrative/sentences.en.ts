import { type CoreFacetId, FACETS, RATINGS } from '../vocabulary.ts'
import { findSectionName } from './find-section-name.ts'
import type { Sentences, TensionId } from './narrative-line.ts'
import { TENSIONS } from './tensions.ts'

export const en: Sentences = {
  R8: ({ level }) =>
    level === 'caution'
      ? 'Some questions were answered very fast or in a repeated pattern, so read the result with care.'
      : 'The quality signs are weak and the result may not reflect the real level. Taking the assessment again at a quiet time is advised.',
  R14: ({ count, of }) =>
    `${count === of ? 'All' : `${count} of the ${of}`} situations had been answered in an earlier attempt: the result may rest on memory.`,
  R15: ({ count, of }) =>
    `In ${count} of ${of} situations whose facts had changed, the same option was chosen as in an earlier attempt: the result may rest on memory.`,
  R2: () => 'The overall result points to readiness for leadership roles.',
  R5: () =>
    'The result is close to the limit between two levels and could fall on either side with other questions.',
  R1: ({ section, score, max }) => `${sectionName(section)} is a clear strength (${score} of ${max}).`,
  R4: () => 'A balanced result: excellent overall with no single section standing out.',
  R3a: ({ section, rating, facet }) => {
    const level = RATINGS[rating].en.toLowerCase()
    const reached = `${sectionName(section)} is rated ${level}`
    return facet === null
      ? `${reached}, with room to improve.`
      : `${reached}; its largest room to improve is in ${facetName(facet)}.`
  },
  R3b: ({ section, facets }) => {
    const area = `${sectionName(section)} is a development area`
    if (facets === null) return `${area}.`
    const [first, second] = facets
    return `${area}: start with ${facetName(first)}, then ${facetName(second)}.`
  },
  R3c: ({ section }) =>
    `${sectionName(section)} is a development priority; a short programme and a second measurement will help.`,
  'development-areas': ({ sections }) => {
    const names = sections.map(sectionName)
    return `${names.length === 1 ? 'Development area' : 'Development areas'}: ${names.join('; ')}.`
  },
  R9: () =>
    'A high score of a motive means that it showed strongly in the choices, not that it is better than another.',
  R10: ({ facet, section, index }) => {
    const definition = FACETS[facet].definition.en
    const meaning = definition.charAt(0).toLowerCase() + definition.slice(1)
    return `${facetName(facet)} stands out among the facets of ${sectionName(section)} (${index} of 100): ${meaning}.`
  },
  R13: ({ section }) => `${sectionName(section)}: The facets are close; ranking them is not warranted.`,
  R12: ({ tension }) => {
    const { high, low } = TENSIONS[tension]
    return `${facetName(high)} showed strongly while ${facetName(low)} still needs development: ${ADVICE[tension]}.`
  },
  R11: ({ facet, section, level, index }) => {
    const place =
      level === 'priority'
        ? 'is a priority for development'
        : `is below the average of the facets of ${sectionName(section)}`
    return `${facetName(facet)} ${place} (${index} of 100); the development plan has two actions for it.`
  },
  R6: ({ from, to }) =>
    `Estimated range ${from} to ${to}: with other questions of the same kind the result would most likely fall inside it, 8 times in 10.`,
  R7: () =>
    'This result is not compared with other people: a large enough reference sample does not exist yet.',
}

const ADVICE: Readonly<Record<TensionId, string>> = {
  'INF-COM': 'listening and fitting the message to its audience make leadership more effective',
  'ACH-ADP': 'flexibility when conditions change protects ambitious goals',
  'AUT-TEA': 'early coordination with the team leaves more room for independent work',
  'MAS-PLN': 'a short plan with clear dates turns learning into visible results',
  'DEC-QUA': 'a brief check against the standards makes a decision both quick and sound',
}

function facetName(id: CoreFacetId): string {
  return FACETS[id].name.en
}

function sectionName(id: string): string {
  return findSectionName(id).en
}
