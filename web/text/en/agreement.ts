import type { agreement as ar } from '../ar/agreement.ts'
import { counted, number } from '../format.ts'

const raters = (count: number) => counted(count, 'en', { one: '# member', other: '# members' })
const stories = (count: number) => counted(count, 'en', { one: '# story', other: '# stories' })

export const agreement: typeof ar = {
  closeRound: 'Close the round',
  closeSure:
    'Once closed it takes no ratings, and rating is not opened again. The figures are shown then, and questions are decided by them.',
  closed: 'The round is closed',
  discuss: count => `Discuss ${stories(count)}`,
  discussSure:
    'For the stories on which members disagree, they see how the ratings are spread and the comments, without names and without the key, and rate once more. There is one discussion, before anything is decided.',
  discussing: 'The discussion has begun',
  nothingDisputed: 'Members disagree on no story so much that it asks for a discussion.',
  later: 'The figures are shown once the round is closed.',

  agreement: 'Agreement',
  agreementLead:
    'Intraclass correlations of the mean of all members: ICC(2,k) for agreeing on the rating itself, ICC(3,k) for agreeing on the order. What a member left out is not counted.',
  group: 'Who rated the same stories',
  groupOf: (people, told) => `${raters(people)}, ${stories(told)}`,
  options: 'Options',
  random: 'ICC(2,k)',
  fixed: 'ICC(3,k)',
  withValues: 'Correlation of an option’s value and its mean rating',
  people: 'Leaving one member out',
  peopleLead:
    'Members without names, the farthest from the others first. The difference of repeats is the mean between two ratings of the same option.',
  withOthers: 'Correlation with the others',
  without: 'ICC(2,k) without them',
  above: 'Above the others’ mean',
  apart: 'Difference of repeats',
  noPeople: 'No ratings',

  items: 'Questions and decisions',
  itemsLead:
    'A key is accepted when nothing in the ratings stands against it. One person proposes a decision with a reason, and another confirms it with theirs; neither is a member of the panel.',
  statuses: {
    draft: 'Draft',
    read: 'Passed the reading without a key',
    rated: 'Rated by experts',
    released: 'Released',
    retired: 'Retired',
  },
  objections: {
    kind: 'This panel does not rate such questions: motivation is for lay people, the rest for practitioners',
    read: 'Has not passed the reading without a key',
    raters: 'Fewer than 8 members, 6 for questions of a field, or 15 lay people',
    order: 'The means have another order than the key',
    gaps: 'Less than 0.5 between two neighbouring options',
    spread: 'Standard deviation above 1.5 for the options 5 and 1, or above 2 between them',
    agreement: 'ICC(2,k) of the panel below .80',
    looks:
      'An option looks better than another by more than 2 points, or the correlation with the value is above .60',
  },
  noObjections: 'Nothing stands against the key',
  story: { a: 'First story', b: 'Second story' },
  ratersOf: (rated, unjudged) =>
    unjudged === 0
      ? `Rated by ${raters(rated)}.`
      : `Rated by ${raters(rated)}; those who could not judge it: ${number(unjudged)}.`,
  value: 'Value in the key',
  option: 'Option',
  mean: 'Mean',
  sd: 'Standard deviation',
  gap: 'Above the next',
  points: 'Spread',
  correlations: (random, fixed) => `ICC(2,k) ${random}, ICC(3,k) ${fixed}.`,
  inOrder: 'The means have the order of the key.',
  outOfOrder: 'The means have another order than the key.',
  leftOut: (held, of, lowest) =>
    `Leaving out each member once: the order stays in ${number(held)} of ${number(of)}; lowest ICC(2,k) ${lowest}.`,
  leftOutLacks: 'Leaving one member out:',
  relevance: (named, of, ratio) =>
    `Its facet was named by ${number(named)} of ${number(of)}; Lawshe’s ratio ${ratio}.`,
  relevanceLacks: 'Naming the facet:',
  before: (means, random) => `Before the discussion: means ${means}; ICC(2,k) ${random}.`,
  comments: 'What members wrote, without names',

  verdicts: {
    accepted: 'Accept the key',
    released: 'Release the question',
    returned: 'Send it back to its authors',
  },
  verdict: 'Decision',
  reason: 'Reason',
  reasonHint: 'At least 10 characters, without names. It is kept with the decision.',
  propose: 'Propose the decision',
  proposed: 'Proposed; it waits for another person',
  waits: verdict => `Proposed, waiting to be confirmed: ${verdict}`,
  until: day => `until ${day}`,
  confirm: 'Confirm the decision',
  confirmed: 'Confirmed; the status of the question follows',
  decline: 'Decline the proposal',
  declined: 'Declined',
  withdraw: 'Withdraw the proposal',
  withdrawn: 'Withdrawn',
  decided: (verdict, day) => `Decided: ${verdict}, ${day}`,
  mayNot: 'Who rated these questions does not decide about them, nor does a role that may not.',
}
