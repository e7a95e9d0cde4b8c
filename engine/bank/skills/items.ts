import type { Items } from '../item.ts'

export const items = {
  'skills-02@1': {
    slot: { form: 'basic', section: 'skills', number: 2 },
    facet: 'PRB',
    type: 'problem_solving',
    cell: 'root_cause',
    status: 'draft',
    options: [
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'uses the time only: the same people work on line two, which is sound',
      },
      {
        value: 5,
        error: 'OK',
        rationale:
          'the only difference that fits both the line (one, not two) and the time (evening, not morning)',
      },
      {
        value: 2,
        error: 'E-CAUSE-COINCIDENCE',
        rationale: 'blames what is merely present: every sound bottle carries the same cap',
      },
      {
        value: 4,
        error: 'E-PARTIAL',
        rationale: 'right machine found from the line, but a weak machine would leak in the morning too',
      },
      {
        value: 1,
        error: 'E-REVERSAL',
        rationale: 'puts the fault on the line that the data show to be sound',
      },
    ],
    solution:
      'A cause must differ between line one and line two and between evening and morning. Caps: same on both lines. Crew: the same people work on both lines. The machine as such: also runs in the morning. Only the afternoon reset of line one differs on both counts.',
  },
  'skills-03@1': {
    slot: { form: 'basic', section: 'skills', number: 3 },
    facet: 'LOG',
    type: 'logical',
    cell: 'conditional',
    status: 'draft',
    options: [
      {
        value: 1,
        error: 'E-REVERSAL',
        rationale: 'false in every case: cancelling would have meant telling the guests',
      },
      { value: 2, error: 'E-CONSTRAINT', rationale: 'reads "or" as "and": true in one of three cases' },
      {
        value: 5,
        error: 'OK',
        rationale: 'told nothing -> not cancelled -> no storm; not cancelled -> at least one van',
      },
      {
        value: 3,
        error: 'E-OMIT-CASE',
        rationale: 'leaves out the case of the small van alone: true in two of three cases',
      },
      { value: 4, error: 'E-WEAKER', rationale: 'true in every case, but says nothing about the vans' },
    ],
    solution:
      'Guests not told -> filming not cancelled -> no storm. Not cancelled -> large van or small van or both: three cases. Large van out: two of three. Both out: one of three.',
    machineCheck: {
      kind: 'facts',
      facts: ['storm', 'cancelled', 'told', 'large', 'small'],
      premises: [
        is => !is('storm') || is('cancelled'),
        is => !is('cancelled') || is('told'),
        is => is('cancelled') || is('large') || is('small'),
        is => !is('told'),
      ],
      options: [
        is => is('cancelled') && !is('large') && !is('small'),
        is => !is('storm') && is('large') && is('small'),
        is => !is('storm') && (is('large') || is('small')),
        is => !is('cancelled') && is('large'),
        is => !is('storm'),
      ],
    },
  },
  'skills-05@1': {
    slot: { form: 'basic', section: 'skills', number: 5 },
    facet: 'PRB',
    type: 'problem_solving',
    cell: 'first_step',
    status: 'draft',
    options: [
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale:
          'skips every other joint, does not halve what remains: up to 8 digs (2 to 14, then one more)',
      },
      {
        value: 2,
        error: 'E-CONSTRAINT',
        rationale:
          'finds the place, but rules out one joint a dig: up to 15 digs where the fewest are wanted',
      },
      { value: 5, error: 'OK', rationale: 'halves the search whatever the result: 4 digs are enough' },
      {
        value: 4,
        error: 'E-PARTIAL',
        rationale: 'splits the line, but unevenly: the bad outcome leaves 12, which makes up to 5 digs',
      },
      { value: 1, error: 'E-NONE', rationale: 'no search at all: no answer is used, 16 digs' },
    ],
    solution:
      'A dig at joint k leaves 16 - k joints if water passes and k if it does not. Digs that are sure to find the block: from joint 8 by halving (16, 8, 4, 2, 1) 4; from joint 12, as 12 can remain (12, 6, 3, 2, 1), 5; the even joints from 2 to 14 and one more 8; from joint 1 in order 15; all 16.',
    machineCheck: {
      kind: 'numeric',
      equations: [
        '16 / 2 = 8',
        '16 - 8 = 8',
        '2 * 2 * 2 * 2 = 16',
        '16 - 12 = 4',
        '16 - 4 = 12',
        '14 / 2 + 1 = 8',
        '16 - 1 = 15',
      ],
    },
  },
  'skills-06@1': {
    slot: { form: 'basic', section: 'skills', number: 6 },
    facet: 'ANA',
    type: 'analytical',
    cell: 'percent_rate',
    status: 'draft',
    options: [
      { value: 1, error: 'E-REVERSAL', rationale: 'contradicts the data: 90 caught, 10 missed' },
      { value: 3, error: 'E-OMIT-CASE', rationale: 'counts the true flags and leaves out the 90 false ones' },
      {
        value: 2,
        error: 'E-CONVERSE',
        rationale: 'turns "90% of the wrong are flagged" into "90% of the flagged are wrong"',
      },
      { value: 5, error: 'OK', rationale: '90 true flags and 90 false ones make 180; half are wrong' },
      { value: 4, error: 'E-WEAKER', rationale: 'true, but does not give the share' },
    ],
    solution:
      'Wrong: 100, flagged 90% = 90. Sound: 900, flagged 10% = 90. Flagged in all 180, of which 90 are wrong: one half.',
    machineCheck: {
      kind: 'numeric',
      equations: [
        '100 * 0.9 = 90',
        '100 - 90 = 10',
        '1000 - 100 = 900',
        '900 * 0.1 = 90',
        '90 + 90 = 180',
        '90 / 180 = 0.5',
      ],
    },
  },
  'skills-08@1': {
    slot: { form: 'basic', section: 'skills', number: 8 },
    facet: 'PRB',
    type: 'problem_solving',
    cell: 'weigh_alternatives',
    status: 'draft',
    options: [
      {
        value: 1,
        error: 'E-REVERSAL',
        rationale: 'the opposite of the data: 8000 riyals is the largest outlay of the three',
      },
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'cost per year is right, but only two of the four years can be used',
      },
      { value: 5, error: 'OK', rationale: 'two years: used 5000, repair twice 6000, new 8000' },
      {
        value: 2,
        error: 'E-WRONG-BASE',
        rationale: 'compares the price of one year with that of two and four',
      },
      {
        value: 4,
        error: 'E-WEAKER',
        rationale: 'right choice and true, but set against the new oven only; the repairs are not compared',
      },
    ],
    solution:
      'Spending until the lease ends: repairs 2 x 3000 = 6000, used oven 5000, new oven 8000. The used oven is cheaper than the repairs by 1000 and than the new one by 3000.',
    machineCheck: {
      kind: 'numeric',
      equations: ['3000 * 2 = 6000', '6000 - 5000 = 1000', '8000 / 4 = 2000', '8000 - 5000 = 3000'],
    },
  },
  'skills-09@1': {
    slot: { form: 'basic', section: 'skills', number: 9 },
    facet: 'LOG',
    type: 'logical',
    cell: 'ordering',
    status: 'draft',
    options: [
      {
        value: 2,
        error: 'E-CONSTRAINT',
        rationale: 'possible, but binds Lama to the first place without need: true in one of three orders',
      },
      {
        value: 3,
        error: 'E-OMIT-CASE',
        rationale: 'leaves out the order that begins with Lama: true in two of three orders',
      },
      { value: 1, error: 'E-REVERSAL', rationale: 'false in every order: Hind pitches before Tariq' },
      { value: 4, error: 'E-WEAKER', rationale: 'true in every order, but leaves her place open' },
      {
        value: 5,
        error: 'OK',
        rationale: 'Lama, Badr, Hind and Tariq each have someone after them, so the last place is hers',
      },
    ],
    solution:
      'Lama is before Badr, Badr before Reem, Hind before Tariq, and Tariq is not last, so only Reem can be fifth. The first four: Lama Badr Hind Tariq, Hind Lama Badr Tariq or Hind Tariq Lama Badr.',
    machineCheck: {
      kind: 'order',
      objects: ['lama', 'reem', 'hind', 'badr', 'tariq'],
      premises: [
        at => at('badr') === at('lama') + 1,
        at => at('reem') > at('badr'),
        at => at('hind') < at('tariq'),
        at => at('tariq') !== 5,
      ],
      options: [
        at => at('lama') === 1 && at('badr') === 2,
        at => at('hind') === 1,
        at => at('tariq') === 1,
        at => at('reem') > at('lama') && at('reem') > at('badr'),
        at => at('reem') === 5,
      ],
    },
  },
  'skills-11@1': {
    slot: { form: 'basic', section: 'skills', number: 11 },
    facet: 'PRB',
    type: 'problem_solving',
    cell: 'check_result',
    status: 'draft',
    options: [
      {
        value: 2,
        error: 'E-UNIT',
        rationale: 'sets the share for the whole period (600 / 50 = 12) against the share for one day',
      },
      {
        value: 1,
        error: 'E-REVERSAL',
        rationale: 'wrong direction: says too much where ten times more is needed',
      },
      {
        value: 4,
        error: 'E-LAST-STEP',
        rationale: 'right method, the last product is wrong (300 x 20 is 6000)',
      },
      { value: 3, error: 'E-OMIT-CASE', rationale: 'the daily need is right, the 20 days are left out' },
      { value: 5, error: 'OK', rationale: '50 x 6 = 300 a day, x 20 = 6000; 600 is a tenth' },
    ],
    solution:
      '50 workers x 6 litres = 300 litres a day; 300 x 20 = 6000 litres. The order says 600: ten times too little, enough for two days.',
    machineCheck: {
      kind: 'numeric',
      equations: [
        '50 * 6 = 300',
        '300 * 20 = 6000',
        '6000 / 600 = 10',
        '600 / 50 = 12',
        '12 / 6 = 2',
        '600 / 300 = 2',
        '600 / 60 = 10',
        '300 * 10 = 3000',
      ],
    },
  },
  'skills-12@1': {
    slot: { form: 'basic', section: 'skills', number: 12 },
    facet: 'ANA',
    type: 'analytical',
    cell: 'table_trend',
    status: 'draft',
    options: [
      { value: 5, error: 'OK', rationale: 'gains of 40, 30, 20: growth goes on but slows by 10 each month' },
      { value: 1, error: 'E-REVERSAL', rationale: 'takes a smaller gain for a fall' },
      { value: 4, error: 'E-WEAKER', rationale: 'true, but silent about the slowing' },
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'the average gain is right; the change in the gain is ignored',
      },
      { value: 2, error: 'E-WRONG-BASE', rationale: 'the growth of three months is given as that of one' },
    ],
    solution:
      'Gains: 140 - 100 = 40, 170 - 140 = 30, 190 - 170 = 20. Each gain is positive and 10 smaller than the one before.',
    machineCheck: {
      kind: 'numeric',
      equations: [
        '140 - 100 = 40',
        '170 - 140 = 30',
        '190 - 170 = 20',
        '40 - 30 = 10',
        '30 - 20 = 10',
        '190 - 100 = 90',
        '90 / 100 = 0.9',
        '90 / 3 = 30',
        '190 + 30 = 220',
      ],
    },
  },
  'skills-14@1': {
    slot: { form: 'basic', section: 'skills', number: 14 },
    facet: 'PRB',
    type: 'problem_solving',
    cell: 'root_cause',
    status: 'draft',
    options: [
      {
        value: 4,
        error: 'E-WEAKER',
        rationale: 'right station, but from the number of devices alone; the rates are not compared',
      },
      {
        value: 1,
        error: 'E-REVERSAL',
        rationale:
          'contradicts the data: the lanes finish twice as many cars as the exhaust device (one in two minutes, not in four)',
      },
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'uses the time per car, ignores the four lanes: one car every two minutes',
      },
      {
        value: 5,
        error: 'OK',
        rationale: 'exhaust: a car every 4 minutes against arrivals every 3; the other two keep up',
      },
      {
        value: 2,
        error: 'E-CAUSE-COINCIDENCE',
        rationale: 'the place where all pass first is taken for the cause; it keeps up with arrivals',
      },
    ],
    solution:
      'One car leaves each station every: registration 2 minutes, brakes 8 / 4 = 2 minutes, exhaust 4 minutes. One arrives every 3 minutes, so only the exhaust station falls behind, by one minute a car.',
    machineCheck: {
      kind: 'numeric',
      equations: ['2 / 1 = 2', '8 / 4 = 2', '4 / 1 = 4', '3 - 2 = 1', '4 - 3 = 1', '4 / 2 = 2'],
    },
  },
  'skills-15@1': {
    slot: { form: 'basic', section: 'skills', number: 15 },
    facet: 'LOG',
    type: 'logical',
    cell: 'quantifiers',
    status: 'draft',
    options: [
      { value: 4, error: 'E-WEAKER', rationale: 'true in every case, but gives only one half' },
      {
        value: 5,
        error: 'OK',
        rationale:
          'the holders in the shop are off in the evening; the evening people are holders outside the shop',
      },
      {
        value: 3,
        error: 'E-OMIT-CASE',
        rationale: 'likely, but leaves out the case in which all who are off in the evening are in the shop',
      },
      {
        value: 2,
        error: 'E-CONVERSE',
        rationale:
          '"some holders are in the shop" turned into "some of the shop are not holders": true in half of the cases',
      },
      {
        value: 1,
        error: 'E-QUANTIFIER',
        rationale: 'false in every case: some holders work in the shop and so not evenings',
      },
    ],
    solution:
      'Groups that may exist: (a) evening, holder, not shop: exists; (b) holder, shop, not evening: exists; (c) holder only; (d) shop only; (e) neither of the three. (b) proves "some holders do not work evenings", (a) "some are not in the shop". c, d and e are open: eight cases.',
    machineCheck: {
      // the groups that the three sentences leave possible; a fact says that somebody is in the group
      kind: 'facts',
      facts: ['evening+holder', 'holder+shop', 'holder only', 'shop only', 'neither'],
      premises: [is => is('evening+holder'), is => is('holder+shop')],
      options: [
        is => is('holder+shop') || is('holder only'),
        is => (is('holder+shop') || is('holder only')) && (is('evening+holder') || is('holder only')),
        is => is('holder only') || is('neither'),
        is => is('shop only') && is('holder+shop'),
        is => !is('holder+shop') && !is('holder only'),
      ],
    },
  },
  'skills-17@1': {
    slot: { form: 'basic', section: 'skills', number: 17 },
    facet: 'PRB',
    type: 'problem_solving',
    cell: 'first_step',
    status: 'draft',
    options: [
      {
        value: 5,
        error: 'OK',
        rationale: 'design and printing need 3 + 5 = 8 of 8 days; everything else has slack',
      },
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'looks at the length of single jobs, not of the chain; two days of slack',
      },
      {
        value: 2,
        error: 'E-CONSTRAINT',
        rationale: 'the printing cannot start tomorrow: its design would be missing',
      },
      { value: 1, error: 'E-REVERSAL', rationale: 'puts the job with the most slack (six days) first' },
      { value: 4, error: 'E-LAST-STEP', rationale: 'right job, wrong sum: no day is left over' },
    ],
    solution:
      'Slack with 8 days left: certificates 8 - (3 + 5) = 0, hall permit 8 - 6 = 2, catering 8 - 2 = 6. Only the certificates cannot wait until tomorrow.',
    machineCheck: { kind: 'numeric', equations: ['3 + 5 = 8', '8 - 8 = 0', '8 - 6 = 2', '8 - 2 = 6'] },
  },
  'skills-18@1': {
    slot: { form: 'basic', section: 'skills', number: 18 },
    facet: 'ANA',
    type: 'analytical',
    cell: 'average_weighting',
    status: 'draft',
    options: [
      { value: 2, error: 'E-WRONG-BASE', rationale: 'weights turned round: 20 x 10 and 60 x 30 over 80' },
      { value: 4, error: 'E-WEAKER', rationale: 'true and rightly reasoned, but gives no figure' },
      { value: 5, error: 'OK', rationale: '(60 x 10 + 20 x 30) / 80 = 15' },
      { value: 1, error: 'E-NONE', rationale: 'adds the two averages: longer than either' },
      { value: 3, error: 'E-ONE-RULE', rationale: 'averages the averages, without weights' },
    ],
    solution: 'Total time 60 x 10 + 20 x 30 = 1200 minutes for 80 orders: 15 minutes.',
    machineCheck: {
      kind: 'numeric',
      equations: [
        '60 * 10 = 600',
        '20 * 30 = 600',
        '600 + 600 = 1200',
        '60 + 20 = 80',
        '1200 / 80 = 15',
        '60 / 20 = 3',
        '(10 + 30) / 2 = 20',
        '(20 * 10 + 60 * 30) / 80 = 25',
        '10 + 30 = 40',
      ],
    },
  },
  'skills-20@1': {
    slot: { form: 'basic', section: 'skills', number: 20 },
    facet: 'PRB',
    type: 'problem_solving',
    cell: 'weigh_alternatives',
    status: 'draft',
    options: [
      {
        value: 2,
        error: 'E-CONSTRAINT',
        rationale: 'highest weighted sum, but its price score of 2 rules it out',
      },
      {
        value: 4,
        error: 'E-LAST-STEP',
        rationale: 'right app, last subtraction wrong: the lead is one point',
      },
      { value: 1, error: 'E-REVERSAL', rationale: 'contradicts the data: its ease score is the lowest' },
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'the exclusion is applied, the double weight is not (3 + 5 + 4)',
      },
      {
        value: 5,
        error: 'OK',
        rationale: 'second 2 x 5 + 3 + 3 = 16, third 2 x 3 + 5 + 4 = 15, first ruled out',
      },
    ],
    solution:
      'The first is ruled out (price 2). Second: 2 x 5 + 3 + 3 = 16. Third: 2 x 3 + 5 + 4 = 15. The second leads by one point.',
    machineCheck: {
      kind: 'numeric',
      equations: [
        '2 * 5 + 2 + 5 = 17',
        '2 * 5 + 3 + 3 = 16',
        '2 * 3 + 5 + 4 = 15',
        '16 - 15 = 1',
        '5 + 3 + 3 = 11',
        '3 + 5 + 4 = 12',
      ],
    },
  },
  'skills-21@1': {
    slot: { form: 'basic', section: 'skills', number: 21 },
    facet: 'LOG',
    type: 'logical',
    cell: 'conditional',
    status: 'draft',
    options: [
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale:
          'the message rule used, payment put in place of the complete file: true in four of five cases',
      },
      { value: 1, error: 'E-REVERSAL', rationale: 'false in every case: payment needs a complete file' },
      { value: 4, error: 'E-WEAKER', rationale: 'true in every case, but silent about the message' },
      { value: 5, error: 'OK', rationale: 'incomplete -> message, and incomplete -> not paid: both rules' },
      {
        value: 2,
        error: 'E-CONVERSE',
        rationale:
          '"only if" read as "if": signature and file do not force payment; true in two of five cases',
      },
    ],
    solution:
      'Signed is given. Incomplete -> message and (since payment needs a complete file) not paid. Five cases: file complete with payment yes or no and message yes or no (4); incomplete, message, not paid (1).',
    machineCheck: {
      kind: 'facts',
      facts: ['signed', 'complete', 'message', 'paid'],
      premises: [
        is => !is('paid') || (is('signed') && is('complete')),
        is => is('complete') || is('message'),
        is => is('signed'),
      ],
      options: [
        is => is('message') || is('paid'),
        is => is('paid') && !is('complete') && is('message'),
        is => is('complete') || !is('paid'),
        is => is('complete') || (is('message') && !is('paid')),
        is => is('complete') && is('paid'),
      ],
    },
  },
  'skills-23@1': {
    slot: { form: 'basic', section: 'skills', number: 23 },
    facet: 'PRB',
    type: 'problem_solving',
    cell: 'check_result',
    status: 'draft',
    options: [
      { value: 1, error: 'E-REVERSAL', rationale: 'contradicts the data: the north improved more' },
      { value: 4, error: 'E-WEAKER', rationale: 'true and rightly compared, but gives no size' },
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'before against after only; the fall that came without labels is not taken off',
      },
      { value: 5, error: 'OK', rationale: 'fall of 20 with labels less the fall of 10 without them' },
      {
        value: 2,
        error: 'E-CAUSE-COINCIDENCE',
        rationale: 'credits the labels with the fall in a section that had none',
      },
    ],
    solution:
      'North: 40 - 20 = 20 fewer. South, without labels: 40 - 30 = 10 fewer. What the labels can claim: 20 - 10 = 10 errors per 1000 orders.',
    machineCheck: {
      kind: 'numeric',
      equations: ['40 - 20 = 20', '40 - 30 = 10', '20 - 10 = 10', '20 / 40 = 0.5', '20 + 10 = 30'],
    },
  },
  'skills-24@1': {
    slot: { form: 'basic', section: 'skills', number: 24 },
    facet: 'ANA',
    type: 'analytical',
    cell: 'cause_coincidence',
    status: 'draft',
    options: [
      {
        value: 3,
        error: 'E-OMIT-CASE',
        rationale: 'looks at the street branches only; the mall branches show the same',
      },
      {
        value: 2,
        error: 'E-CAUSE-COINCIDENCE',
        rationale: 'takes the difference for the effect of the screen',
      },
      { value: 1, error: 'E-REVERSAL', rationale: 'contradicts every figure' },
      {
        value: 4,
        error: 'E-WEAKER',
        rationale: 'true: the comparison mixes places; but silent about what the screen does inside each',
      },
      {
        value: 5,
        error: 'OK',
        rationale:
          'inside each kind of place the screen changes nothing; the mix of places makes the whole 30',
      },
    ],
    solution:
      'Inside each kind of place the screen makes no difference (90 and 90, 40 and 40). Eight in ten screens in malls give 80 with a screen; two malls in ten without one give 50. The mix of places makes the whole gap of 30.',
    machineCheck: {
      kind: 'numeric',
      equations: ['80 - 50 = 30', '90 * 0.8 + 40 * 0.2 = 80', '90 * 0.2 + 40 * 0.8 = 50', '90 - 40 = 50'],
    },
  },
  'skills-26@1': {
    slot: { form: 'basic', section: 'skills', number: 26 },
    facet: 'ANA',
    type: 'analytical',
    cell: 'percent_rate',
    status: 'draft',
    options: [
      { value: 5, error: 'OK', rationale: '50 x 500 = 25000, 60 x 400 = 24000; 1000 of 25000 is 4%' },
      {
        value: 2,
        error: 'E-WRONG-BASE',
        rationale: 'takes the growth in rooms for the growth in income; the price is ignored',
      },
      { value: 4, error: 'E-LAST-STEP', rationale: 'both incomes right, the last division wrong' },
      { value: 1, error: 'E-REVERSAL', rationale: 'contradicts the data: price down, income down' },
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'price and rooms both changed by 20%; that the two have different bases is left out',
      },
    ],
    solution:
      'Before: 50 x 500 = 25000 riyals. After: 60 x 400 = 24000 riyals. Change: -1000, 1000 / 25000 = 4%.',
    machineCheck: {
      kind: 'numeric',
      equations: [
        '50 * 500 = 25000',
        '60 * 400 = 24000',
        '25000 - 24000 = 1000',
        '1000 / 25000 = 0.04',
        '60 - 50 = 10',
        '10 / 50 = 0.2',
        '(500 - 400) / 500 = 0.2',
      ],
    },
  },
  'skills-27@1': {
    slot: { form: 'basic', section: 'skills', number: 27 },
    facet: 'LOG',
    type: 'logical',
    cell: 'ordering',
    status: 'draft',
    options: [
      { value: 5, error: 'OK', rationale: 'true in all four orders' },
      {
        value: 4,
        error: 'E-WEAKER',
        rationale: 'true in all four orders, but bounds the Abha bus on one side only',
      },
      { value: 2, error: 'E-CONSTRAINT', rationale: 'adds a fixed place: true in two of four orders' },
      { value: 1, error: 'E-REVERSAL', rationale: 'false in all four orders' },
      {
        value: 3,
        error: 'E-OMIT-CASE',
        rationale: 'leaves out the order in which the Abha bus is second: true in three of four orders',
      },
    ],
    solution:
      'Yanbu and Tabuk are 1 and 4 or 2 and 5. Orders: Yanbu Abha Jeddah Tabuk Hail; Yanbu Jeddah Abha Tabuk Hail; Jeddah Yanbu Abha Hail Tabuk; Jeddah Yanbu Hail Abha Tabuk.',
    machineCheck: {
      kind: 'order',
      objects: ['yanbu', 'tabuk', 'hail', 'jeddah', 'abha'],
      premises: [
        at => at('tabuk') === at('yanbu') + 3,
        at => at('jeddah') < at('hail'),
        at => at('abha') !== 1 && at('abha') !== 5,
      ],
      options: [
        at => at('abha') > at('yanbu') && at('abha') < at('tabuk'),
        at => at('abha') < at('tabuk'),
        at => at('abha') === 3 && at('jeddah') < at('abha'),
        at => at('hail') < at('yanbu'),
        at => at('jeddah') < at('abha') && at('jeddah') < at('hail'),
      ],
    },
  },
  'skills-29@1': {
    slot: { form: 'basic', section: 'skills', number: 29 },
    facet: 'ANA',
    type: 'analytical',
    cell: 'table_trend',
    status: 'draft',
    options: [
      { value: 4, error: 'E-WEAKER', rationale: 'the total is right; the opposite movements stay hidden' },
      { value: 5, error: 'OK', rationale: 'total 40, 38, 36: the fall of 12 outweighs the rise of 8' },
      { value: 1, error: 'E-REVERSAL', rationale: 'contradicts the data: the total falls every month' },
      { value: 2, error: 'E-WRONG-BASE', rationale: 'the same end point is taken for the same change' },
      { value: 3, error: 'E-OMIT-CASE', rationale: 'one office read, the other left out' },
    ],
    solution:
      'Totals: 30 + 10 = 40, 24 + 14 = 38, 18 + 18 = 36, so 4 fewer. East 30 - 18 = 12 fewer, west 18 - 10 = 8 more; 12 - 8 = 4.',
    machineCheck: {
      kind: 'numeric',
      equations: [
        '30 + 10 = 40',
        '24 + 14 = 38',
        '18 + 18 = 36',
        '40 - 36 = 4',
        '30 - 18 = 12',
        '18 - 10 = 8',
        '12 - 8 = 4',
      ],
    },
  },
  'skills-30@1': {
    slot: { form: 'basic', section: 'skills', number: 30 },
    facet: 'LOG',
    type: 'logical',
    cell: 'quantifiers',
    status: 'draft',
    options: [
      { value: 4, error: 'E-WEAKER', rationale: 'true in every case, but the bound can be raised' },
      { value: 5, error: 'OK', rationale: 'three did the lighting course and at most one of them is Majid' },
      {
        value: 3,
        error: 'E-OMIT-CASE',
        rationale: 'true in six of ten cases: leaves out those in which she is not one of the three',
      },
      {
        value: 2,
        error: 'E-CONVERSE',
        rationale: 'lacking one course is taken for lacking both: true in four of ten cases',
      },
      {
        value: 1,
        error: 'E-QUANTIFIER',
        rationale: 'false in every case: at most one of the three is Majid',
      },
    ],
    solution:
      'Lighting course: three of five, ten cases. Majid among them (six cases): two have both courses. Majid not among them (four cases): three have both.',
    machineCheck: {
      // a fact says that the person finished the lighting course; all but Majid finished the sound course
      kind: 'facts',
      facts: ['noura', 'sarah', 'fahad', 'saad', 'majid'],
      premises: [is => ['noura', 'sarah', 'fahad', 'saad', 'majid'].filter(is).length === 3],
      options: [
        is => ['noura', 'sarah', 'fahad', 'saad'].filter(is).length >= 1,
        is => ['noura', 'sarah', 'fahad', 'saad'].filter(is).length >= 2,
        is => is('noura'),
        is => !is('majid'),
        is => ['noura', 'sarah', 'fahad', 'saad'].filter(is).length === 1,
      ],
    },
  },
} as const satisfies Items
