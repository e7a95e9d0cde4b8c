import type { AdvisorSentences } from './advice.ts'

export const en: AdvisorSentences = {
  category: {
    development: 'Development plan',
    strength: 'Strengths',
    career: 'Career path',
    experience: 'Experience',
    quality: 'Answer quality',
    follow_up: 'Follow-up',
  },
  facetTitle: (facet, level) => {
    const verb = { clear: 'Build on', balanced: 'Strengthen', priority: 'Develop' }[level]
    return `${verb}: ${facet}`
  },
  strengthTitle: facet => `Make use of: ${facet}`,
  facet: ({ definition, index, range: { from, to } }) => {
    const measured = `The score is ${index} of 100, with an estimated range from ${from} to ${to}.`
    return definition === null
      ? measured
      : `What this facet means: ${lowered(definition)}; ${lowered(measured)}`
  },
  afterPlan: 'The development plan has where to begin; these steps come after it.',
  careerTitle: family => `A step towards “${family}”`,
  career: ({ fit, gap }) =>
    gap === null
      ? `The fit of this path is ${fit} of 100, and the result reaches all that it asks.`
      : `The fit of this path is ${fit} of 100; in “${gap.facet}” it asks for ${gap.missing} more than the result has.`,
  occupation: (occupation, need) => [
    `Ask two people who work in “${occupation}” about their usual day, its hardest part and what to learn first.`,
    {
      nothing:
        'Update the CV with three finished pieces of work close to this occupation, each with its result in figures.',
      licence:
        'Ask the licensing authority about licence requirements before paying any fee or starting any course.',
      experience:
        'List earlier tasks close to this occupation, and request a new one that fills the clearest gap.',
      qualification:
        'Compare two programmes that lead to the usual qualification by length, cost and the chance to study while working.',
    }[need],
  ],
  experience: {
    start: ({ field, facet, years }) => ({
      title: `Build first experience ${inField(field)}`,
      description: `Experience is at its start (${lowered(years)}), and its clearest evidence is a finished piece of work that can be shown.`,
      actionItems: [
        `Complete one small project within six weeks that leans on “${facet}”, and keep its steps and result in a single portfolio.`,
        'Apply for on-the-job training or for short voluntary work nearby, with fixed hours and a clear task.',
      ],
    }),
    middle: ({ field, facet, years }) => ({
      title: `Widen the experience ${inField(field)}`,
      description: `Experience of ${years} is enough for wider tasks, and variety is worth more than repeating the same task.`,
      actionItems: [
        `Take on a one-month task outside the usual ones that leans on “${facet}”, and note three skills gained from it.`,
        'Describe three finished pieces of work in short paragraphs that give problem, step and result in figures.',
      ],
    }),
    senior: ({ field, facet, years }) => ({
      title: `Pass on experience ${inField(field)}`,
      description: `Long experience (${lowered(years)}) is worth more when it is written down and passed on to those starting out.`,
      actionItems: [
        `Mentor two less experienced people in “${facet}” for two months, with a meeting every two weeks and one written goal each.`,
        'Write a short guide to the hardest recurring decision at work, and present it at a professional or internal meeting.',
      ],
    }),
  },
  quality: {
    title: 'Take the assessment again at a quiet time',
    description:
      'Some answers came very fast or in a repeated pattern, so the result is less stable than usual.',
    actionItems: [
      'Reserve quiet time long enough for the whole form without interruption, then take the assessment again from its start.',
      'Read each question to its end before weighing the options, then choose the closest one.',
    ],
  },
  followUp: ({ facets, score, max }) => ({
    title: 'Follow the progress and measure again',
    description: `The total is ${score} of ${max} today; the effect of the steps shows when it is measured in the same way after enough time.`,
    actionItems: [
      `Set aside a quarter of an hour every Thursday for the steps for ${listed(facets)}, and note what is done and what is late.`,
      `Take the same form again after at least 30 days, and compare its total with ${score} on the “Attempts” page.`,
    ],
  }),
  highest: facets => `The highest facets of the result: ${listed(facets)}.`,
  lowest: facets => `The most room for improvement is in ${listed(facets)}.`,
  family: ({ family, tier, fit, range, occupations }) =>
    `“${family}”: ${lowered(tier)} (${fit} of 100, estimated range ${range.from} to ${range.to}); its nearest ${occupations.length === 1 ? 'occupation is' : 'occupations are'} ${listed(occupations)}.`,
  surest: ({ facet, from, mean }) =>
    from > mean
      ? `The surest of them is “${facet}”: even the low end of its estimated range (${from}) is above the mean of all facets (${mean}).`
      : `“${facet}” is the surest of them, though the low end of its estimated range (${from}) does not exceed the mean of all facets (${mean}): other questions could order them otherwise.`,
  distance: ({ high, low, apart }) => {
    if (high.index === low.index)
      return `The highest and the lowest of these facets have the same score, ${high.index} of 100.`
    const far = `“${low.facet}” (${low.index}) lies ${high.index - low.index} of 100 below “${high.facet}” (${high.index})`
    return apart
      ? `${far}, and their estimated ranges do not meet: chance alone does not explain the difference.`
      : `${far}, and their estimated ranges meet: part of the difference may be chance.`
  },
  spread: ({ high, low, apart }) => {
    if (high.fit === low.fit) return `These paths have the same fit, ${high.fit} of 100.`
    const far = `Of these paths “${high.family}” has the highest fit (${high.fit}) and “${low.family}” the lowest (${low.fit})`
    return apart
      ? `${far}; their estimated ranges do not meet.`
      : `${far}; their estimated ranges meet, so neither is ruled out.`
  },
  sharedGap: ({ facet, count, of }) =>
    `“${facet}” is the main gap in ${count === of ? 'all of these paths' : `${count} of these ${of} paths`}, so work on it helps them at once.`,
  noCareers:
    'This form does not measure enough to rank career paths; the basic form ranks them by professional field.',
  firstSteps: (facets, isPlanned) => {
    const where = isPlanned ? 'the development plan' : 'the tips'
    return facets.length === 1
      ? `Begin with the first step for ${listed(facets)} in ${where}, on a fixed day and hour.`
      : `Begin with the first steps for ${listed(facets)} in ${where}, each on a day and hour of its own.`
  },
  readPage: occupation =>
    `Read the page of “${occupation}”: what a working day holds, the way in, and where to look.`,
}

function inField(field: string | null): string {
  return field === null ? 'at work' : `in the “${field}” field`
}

/** An abbreviation such as HR keeps its capitals. */
function lowered(text: string): string {
  return /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

/** “A”, “B” and “C”. */
function listed(names: readonly string[]): string {
  const quoted = names.map(name => `“${name}”`)
  const last = quoted.at(-1) ?? ''
  return quoted.length < 2 ? last : `${quoted.slice(0, -1).join(', ')} and ${last}`
}
