import type { Pairs } from '../pair.ts'

export const pairs = {
  'skills-02@3': {
    slot: { form: 'basic', section: 'skills', number: 2 },
    facet: 'PRB',
    type: 'problem_solving',
    cell: 'root_cause',
    display: [3, 5, 2, 4, 1],
    status: 'read',
    options: {
      grwq: {
        a: {
          value: 4,
          rationale: 'before the bad jars, but five days of sound cheese lie between',
          error: 'E-PARTIAL',
        },
        b: {
          value: 1,
          rationale:
            '20 days of sound cheese were packed under the new lids: the strongest evidence against it',
          error: 'E-REVERSAL',
        },
        acts: 1,
      },
      nrwm: {
        a: {
          value: 1,
          rationale:
            'the latest change, 15 days after the first bad jar was packed: the effect would precede its cause',
          error: 'E-REVERSAL',
        },
        b: { value: 5, rationale: 'packed on day 25 - 3 = 22, the day of the new water', error: 'OK' },
        acts: 1,
      },
      skxm: {
        a: {
          value: 5,
          rationale: 'made and packed on day 25 - 18 = 7, the day of the new rennet',
          error: 'OK',
        },
        b: { value: 2, rationale: '15 days of sound cheese were made with it', error: 'E-CAUSE-COINCIDENCE' },
        acts: 1,
      },
      vvkq: {
        a: { value: 2, rationale: 'ten days after the first bad jar was packed', error: 'E-WRONG-BASE' },
        b: {
          value: 4,
          rationale: 'before the bad jars and near, but five sound days lie between',
          error: 'E-PARTIAL',
        },
        acts: 1,
      },
      wvnp: {
        a: {
          value: 3,
          rationale:
            'nearest of the changes that came too late: five days after the first bad jar was packed',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: 'before the bad jars, but ten sound days lie between',
          error: 'E-ONE-RULE',
        },
        acts: 1,
      },
    },
    solution: {
      a: 'made and packed on day 25 - 18 = 7, the day of the new rennet',
      b: 'made and packed on day 25 - 3 = 22, the day of the new water',
    },
    machineCheck: {
      a: {
        kind: 'onset',
        onset: 7,
        causes: { grwq: 2, nrwm: 22, skxm: 7, vvkq: 17, wvnp: 12 },
        equations: ['25 - 18 = 7', '7 - 7 = 0'],
      },
      b: {
        kind: 'onset',
        onset: 22,
        causes: { grwq: 2, nrwm: 22, skxm: 7, vvkq: 17, wvnp: 12 },
        equations: ['25 - 3 = 22', '22 - 22 = 0'],
      },
    },
    expected: {
      a: { share: 0.57, why: 'the same subtraction leads away from the popular latest change' },
      b: { share: 0.68, why: "one subtraction, and the latest change is everyone's suspect" },
    },
  },
  'skills-03@3': {
    slot: { form: 'basic', section: 'skills', number: 3 },
    facet: 'LOG',
    type: 'logical',
    cell: 'conditional',
    display: [1, 2, 5, 3, 4],
    status: 'read',
    options: {
      nrmh: {
        a: { value: 5, rationale: '28 September, summer plan: true in all cases', error: 'OK' },
        b: { value: 1, rationale: 'true in no case', error: 'E-REVERSAL' },
        acts: 1,
      },
      thhx: {
        a: { value: 4, rationale: 'true in two of three cases', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'true in one of three cases', error: 'E-CONVERSE' },
        acts: 1,
      },
      xzgs: {
        a: { value: 2, rationale: 'true in one of three cases', error: 'E-CONVERSE' },
        b: { value: 4, rationale: 'true in two of three cases', error: 'E-PARTIAL' },
        acts: 1,
      },
      zjtd: {
        a: { value: 1, rationale: 'true in no case', error: 'E-REVERSAL' },
        b: { value: 5, rationale: '4 October, winter plan: true in all cases', error: 'OK' },
        acts: 1,
      },
      zpps: {
        a: { value: 3, rationale: 'open: true in half of the cases', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'open: true in half of the cases', error: 'E-ONE-RULE' },
        acts: 1,
      },
    },
    solution: {
      a: '28 September, summer plan: true in all cases',
      b: '4 October, winter plan: true in all cases',
    },
    machineCheck: {
      a: {
        kind: 'facts',
        facts: ['summer', 'large', 'small', 'badr', 'layla', 'photographer'],
        premises: [
          is => !is('summer') || ((is('large') || is('small')) && is('badr') && !is('layla')),
          is => is('summer') || (!(is('large') && is('small')) && is('layla') && !is('badr')),
          is => is('summer'),
        ],
        options: {
          nrmh: is => is('badr'),
          thhx: is => is('large'),
          xzgs: is => !is('small'),
          zjtd: is => is('layla'),
          zpps: is => is('photographer'),
        },
        equations: ['25 + 3 = 28'],
      },
      b: {
        kind: 'facts',
        facts: ['summer', 'large', 'small', 'badr', 'layla', 'photographer'],
        premises: [
          is => !is('summer') || ((is('large') || is('small')) && is('badr') && !is('layla')),
          is => is('summer') || (!(is('large') && is('small')) && is('layla') && !is('badr')),
          is => !is('summer'),
        ],
        options: {
          nrmh: is => is('badr'),
          thhx: is => is('large'),
          xzgs: is => !is('small'),
          zjtd: is => is('layla'),
          zpps: is => is('photographer'),
        },
        equations: ['25 + 9 - 30 = 4'],
      },
    },
    expected: {
      a: { share: 0.66, why: 'one date to add, then one rule' },
      b: { share: 0.62, why: 'the date passes the end of the month' },
    },
  },
  'skills-05@4': {
    slot: { form: 'basic', section: 'skills', number: 5 },
    facet: 'PRB',
    type: 'problem_solving',
    cell: 'first_step',
    display: [3, 2, 5, 4, 1],
    status: 'read',
    options: {
      fnfr: {
        a: { value: 2, rationale: 'splits it 7 to 93', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'splits it 80 to 20: confirms what is already likely', error: 'E-PARTIAL' },
        acts: 1,
      },
      ghgz: {
        a: { value: 5, rationale: 'splits the likelihood 60 to 40: both answers leave little', error: 'OK' },
        b: { value: 1, rationale: 'splits it 97 to 3: the answer is known beforehand', error: 'E-REVERSAL' },
        acts: 1,
      },
      hgms: {
        a: { value: 4, rationale: 'splits it 20 to 80: confirms what is already likely', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'splits it 93 to 7', error: 'E-WRONG-BASE' },
        acts: 1,
      },
      hvnj: {
        a: {
          value: 3,
          rationale: 'halves the boxes, not the likelihood: 13 to 87',
          error: 'E-COUNT-FOR-RATE',
        },
        b: {
          value: 3,
          rationale: 'halves the boxes, not the likelihood: 87 to 13',
          error: 'E-COUNT-FOR-RATE',
        },
        acts: 1,
      },
      tkhr: {
        a: { value: 1, rationale: 'splits it 3 to 97: the answer is known beforehand', error: 'E-REVERSAL' },
        b: { value: 5, rationale: 'splits the likelihood 40 to 60: both answers leave little', error: 'OK' },
        acts: 1,
      },
    },
    solution: {
      a: 'splits the likelihood 60 to 40: both answers leave little',
      b: 'splits the likelihood 40 to 60: both answers leave little',
    },
    machineCheck: {
      a: {
        kind: 'search',
        weights: [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 48, 48, 48, 48],
        firstTest: { fnfr: 4, ghgz: 14, hgms: 12, hvnj: 8, tkhr: 2 },
        equations: ['4 * 48 + 12 * 4 = 240', '4 * 48 / 240 = 80%'],
      },
      b: {
        kind: 'search',
        weights: [48, 48, 48, 48, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4],
        firstTest: { fnfr: 4, ghgz: 14, hgms: 12, hvnj: 8, tkhr: 2 },
        equations: ['4 * 48 + 12 * 4 = 240', '4 * 48 / 240 = 80%'],
      },
    },
    expected: {
      a: { share: 0.47, why: 'the same steps as in the twin, turned round' },
      b: {
        share: 0.47,
        why: 'the schoolbook answer is the middle of all 16; confirming the four is tempting too',
      },
    },
  },
  'skills-06@3': {
    slot: { form: 'basic', section: 'skills', number: 6 },
    facet: 'ANA',
    type: 'analytical',
    cell: 'percent_rate',
    display: [1, 3, 2, 5, 4],
    status: 'read',
    options: {
      rkjz: {
        a: { value: 2, rationale: 'the shares turned round: 50 points off', error: 'E-CONVERSE' },
        b: { value: 5, rationale: '450 split and 150 sound: 450 / 600', error: 'OK' },
        acts: 1,
      },
      smbv: {
        a: { value: 5, rationale: '90 split and 270 sound: 90 / 360', error: 'OK' },
        b: { value: 2, rationale: 'the shares turned round: 50 points off', error: 'E-CONVERSE' },
        acts: 1,
      },
      tjqh: {
        a: { value: 3, rationale: '25 points off', error: 'E-ONE-RULE' },
        b: {
          value: 3,
          rationale: 'the share before the camera, not after it: 25 points off',
          error: 'E-ONE-RULE',
        },
        acts: 1,
      },
      vpds: {
        a: {
          value: 1,
          rationale: 'takes 90% of the split for 90% of the flagged: 65 points off',
          error: 'E-REVERSAL',
        },
        b: {
          value: 4,
          rationale: 'takes 90% of the split for 90% of the flagged: 15 points off',
          error: 'E-PARTIAL',
        },
        acts: 1,
      },
      zsck: {
        a: {
          value: 4,
          rationale: 'the share before the camera, not after it: 15 points off',
          error: 'E-PARTIAL',
        },
        b: {
          value: 1,
          rationale: '65 points off, as though the camera sought out the sound',
          error: 'E-REVERSAL',
        },
        acts: 1,
      },
    },
    solution: { a: '90 split and 270 sound: 90 / 360', b: '450 split and 150 sound: 450 / 600' },
    machineCheck: {
      a: {
        kind: 'distance',
        scale: 'linear',
        truth: 25,
        claims: { rkjz: 75, smbv: 25, tjqh: 50, vpds: 90, zsck: 10 },
        equations: [
          '100 * 90% = 90',
          '1000 - 100 = 900',
          '900 * 30% = 270',
          '90 + 270 = 360',
          '90 / 360 = 0.25',
        ],
      },
      b: {
        kind: 'distance',
        scale: 'linear',
        truth: 75,
        claims: { rkjz: 75, smbv: 25, tjqh: 50, vpds: 90, zsck: 10 },
        equations: [
          '500 * 90% = 450',
          '1000 - 500 = 500',
          '500 * 30% = 150',
          '450 + 150 = 600',
          '450 / 600 = 0.75',
        ],
      },
    },
    expected: {
      a: { share: 0.43, why: 'base rate: 30% of the many sound dates outnumber 90% of the few split ones' },
      b: { share: 0.52, why: 'the same sums, nearer to intuition' },
    },
  },
  'skills-08@3': {
    slot: { form: 'basic', section: 'skills', number: 8 },
    facet: 'PRB',
    type: 'problem_solving',
    cell: 'weigh_alternatives',
    display: [1, 3, 5, 2, 4],
    status: 'read',
    options: {
      bbnc: {
        a: { value: 1, rationale: '12 x 1000 = 12000: the dearest way to a year', error: 'E-REVERSAL' },
        b: {
          value: 4,
          rationale: '2 x 1000 = 2000: 200 more than the two-month contract',
          error: 'E-PARTIAL',
        },
        acts: 2,
        pole: 'adapt',
      },
      csfc: {
        a: { value: 5, rationale: '7200, the exact time at the lowest price', error: 'OK' },
        b: {
          value: 1,
          rationale: '7200 with ten months unused: cheapest per month, dearest here',
          error: 'E-NONE',
        },
        acts: 2,
        pole: 'plan',
      },
      jnbp: {
        a: { value: 3, rationale: '4 x 2400 = 9600', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: '2400 with a month unused', error: 'E-ONE-RULE' },
        acts: 2,
      },
      zwzg: {
        a: { value: 2, rationale: '6 x 1800 = 10800', error: 'E-WRONG-BASE' },
        b: { value: 5, rationale: '1800, the exact time at the lowest price', error: 'OK' },
        acts: 2,
        pole: 'adapt',
      },
      zzcr: {
        a: { value: 4, rationale: '2 x 4200 = 8400: 1200 more than the year', error: 'E-PARTIAL' },
        b: { value: 2, rationale: '4200 with four months unused', error: 'E-WRONG-BASE' },
        acts: 2,
        pole: 'plan',
      },
    },
    solution: {
      a: '7200, the exact time at the lowest price',
      b: '1800, the exact time at the lowest price',
    },
    machineCheck: {
      a: {
        kind: 'cost',
        costs: { bbnc: '12 * 1000', csfc: '1 * 7200', jnbp: '4 * 2400', zwzg: '6 * 1800', zzcr: '2 * 4200' },
        equations: ['12 / 1 = 12', '12 / 2 = 6', '12 / 3 = 4', '12 / 6 = 2'],
      },
      b: {
        kind: 'cost',
        costs: { bbnc: '2 * 1000', csfc: '1 * 7200', jnbp: '1 * 2400', zwzg: '1 * 1800', zzcr: '1 * 4200' },
        equations: ['31 + 30 - 61 = 0'],
      },
    },
    expected: {
      a: { share: 0.79, why: 'the year is seen at once when the two dates are read together' },
      b: { share: 0.8, why: 'two months, two prices to compare' },
    },
  },
  'skills-09@3': {
    slot: { form: 'basic', section: 'skills', number: 9 },
    facet: 'LOG',
    type: 'logical',
    cell: 'ordering',
    display: [2, 3, 1, 4, 5],
    status: 'read',
    options: {
      btrr: {
        a: { value: 5, rationale: 'bakery Sunday, cafe Monday: all others are later', error: 'OK' },
        b: { value: 1, rationale: 'true in none of four orders', error: 'E-REVERSAL' },
        acts: 1,
      },
      nvhc: {
        a: { value: 4, rationale: 'true in three of four orders', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'true in one of four orders', error: 'E-CONVERSE' },
        acts: 1,
      },
      vkvx: {
        a: { value: 3, rationale: 'true in two of four orders', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'true in two of four orders', error: 'E-ONE-RULE' },
        acts: 1,
      },
      xcqt: {
        a: { value: 2, rationale: 'true in one of four orders', error: 'E-CONVERSE' },
        b: { value: 4, rationale: 'true in three of four orders', error: 'E-PARTIAL' },
        acts: 1,
      },
      xkrb: {
        a: { value: 1, rationale: 'true in none of four orders', error: 'E-REVERSAL' },
        b: { value: 5, rationale: 'bakery Wednesday, cafe Thursday: all others are earlier', error: 'OK' },
        acts: 1,
      },
    },
    solution: {
      a: 'bakery Sunday, cafe Monday: all others are later',
      b: 'bakery Wednesday, cafe Thursday: all others are earlier',
    },
    machineCheck: {
      a: {
        kind: 'order',
        objects: ['bakery', 'cafe', 'pharmacy', 'butcher', 'grocer'],
        premises: [at => at('cafe') === at('bakery') + 1, at => at('pharmacy') !== 3, at => at('cafe') === 2],
        options: {
          btrr: at => at('bakery') < at('pharmacy'),
          nvhc: at => at('grocer') < at('pharmacy'),
          vkvx: at => at('butcher') < at('grocer'),
          xcqt: at => at('pharmacy') < at('grocer'),
          xkrb: at => at('pharmacy') < at('bakery'),
        },
      },
      b: {
        kind: 'order',
        objects: ['bakery', 'cafe', 'pharmacy', 'butcher', 'grocer'],
        premises: [at => at('cafe') === at('bakery') + 1, at => at('pharmacy') !== 3, at => at('cafe') === 5],
        options: {
          btrr: at => at('bakery') < at('pharmacy'),
          nvhc: at => at('grocer') < at('pharmacy'),
          vkvx: at => at('butcher') < at('grocer'),
          xcqt: at => at('pharmacy') < at('grocer'),
          xkrb: at => at('pharmacy') < at('bakery'),
        },
      },
    },
    expected: {
      a: { share: 0.78, why: 'the same steps as in the twin, turned round' },
      b: { share: 0.78, why: 'two days fixed, the rest falls into place' },
    },
  },
  'skills-11@2': {
    slot: { form: 'basic', section: 'skills', number: 11 },
    facet: 'PRB',
    type: 'problem_solving',
    cell: 'check_result',
    display: [2, 1, 4, 3, 5],
    status: 'read',
    options: {
      fbps: {
        a: { value: 5, rationale: '1200 / (50 x 6) = 4 days of 20', error: 'OK' },
        b: { value: 1, rationale: '25 times off, and in the wrong direction', error: 'E-REVERSAL' },
        acts: 1,
      },
      kkxd: {
        a: { value: 2, rationale: 'wrong direction, ten times off', error: 'E-WRONG-BASE' },
        b: {
          value: 4,
          rationale: 'right direction, too mild: two and a half times too short',
          error: 'E-LAST-STEP',
        },
        acts: 1,
      },
      mvfq: {
        a: { value: 3, rationale: 'takes the order on trust: five times too long', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'takes the order on trust: five times too short', error: 'E-ONE-RULE' },
        acts: 1,
      },
      prpw: {
        a: { value: 1, rationale: '25 times off, and in the wrong direction', error: 'E-REVERSAL' },
        b: { value: 5, rationale: '30000 / (50 x 6) = 100 days, 20 are needed', error: 'OK' },
        acts: 1,
      },
      ptnn: {
        a: {
          value: 4,
          rationale: 'right direction, too mild: two and a half times too long',
          error: 'E-LAST-STEP',
        },
        b: { value: 2, rationale: 'wrong direction, ten times off', error: 'E-WRONG-BASE' },
        acts: 1,
      },
    },
    solution: { a: '1200 / (50 x 6) = 4 days of 20', b: '30000 / (50 x 6) = 100 days, 20 are needed' },
    machineCheck: {
      a: {
        kind: 'distance',
        scale: 'log',
        truth: 4,
        claims: { fbps: 4, kkxd: 40, mvfq: 20, prpw: 100, ptnn: 10 },
        equations: ['50 * 6 = 300', '1200 / 300 = 4', '300 * 20 = 6000', '1200 / 6000 = 0.2'],
      },
      b: {
        kind: 'distance',
        scale: 'log',
        truth: 100,
        claims: { fbps: 4, kkxd: 40, mvfq: 20, prpw: 100, ptnn: 10 },
        equations: ['50 * 6 = 300', '30000 / 300 = 100', '300 * 20 = 6000', '30000 / 6000 = 5'],
      },
    },
    expected: {
      a: { share: 0.79, why: 'two multiplications with round numbers' },
      b: { share: 0.74, why: 'the same two multiplications with a larger order' },
    },
  },
  'skills-12@6': {
    slot: { form: 'basic', section: 'skills', number: 12 },
    facet: 'ANA',
    type: 'analytical',
    cell: 'table_trend',
    display: [5, 1, 4, 3, 2],
    status: 'read',
    options: {
      cjjp: {
        a: { value: 4, rationale: 'right conclusion; one busy day does not prove it', error: 'E-PARTIAL' },
        b: {
          value: 2,
          rationale: 'true reason, wrong conclusion: one day stands for all',
          error: 'E-WRONG-BASE',
        },
        acts: 2,
        pole: 'detail',
      },
      ffkq: {
        a: { value: 1, rationale: 'conclusion and reason are false: 22 against 20', error: 'E-REVERSAL' },
        b: { value: 5, rationale: '396 / 22 = 18 against 460 / 23 = 20', error: 'OK' },
        acts: 2,
        pole: 'overview',
      },
      tcbf: {
        a: {
          value: 2,
          rationale: 'true reason, wrong conclusion: one day stands for all',
          error: 'E-WRONG-BASE',
        },
        b: { value: 4, rationale: 'right conclusion; one quiet day does not prove it', error: 'E-PARTIAL' },
        acts: 2,
        pole: 'detail',
      },
      wmbf: {
        a: {
          value: 3,
          rationale: 'weighs both extremes, does not work out the average',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: 'weighs both extremes, does not work out the average',
          error: 'E-ONE-RULE',
        },
        acts: 2,
        pole: 'detail',
      },
      zvmt: {
        a: { value: 5, rationale: '396 / 18 = 22 against 460 / 23 = 20', error: 'OK' },
        b: { value: 1, rationale: 'conclusion and reason are false: 18 against 20', error: 'E-REVERSAL' },
        acts: 2,
        pole: 'overview',
      },
    },
    solution: { a: '396 / 18 = 22 against 460 / 23 = 20', b: '396 / 22 = 18 against 460 / 23 = 20' },
    machineCheck: {
      a: {
        kind: 'claims',
        let: { july: '460 / 23', august: '396 / 18' },
        options: {
          cjjp: ['august > july', '27 > 25', 'part'],
          ffkq: ['august < july', 'july - august == 2', 'full'],
          tcbf: ['august < july', '13 < 15', 'part'],
          wmbf: ['august == july', '27 - 25 == 15 - 13', 'middle'],
          zvmt: ['august > july', 'august - july == 2', 'full'],
        },
        equations: ['460 / 23 = 20', '396 / 18 = 22'],
      },
      b: {
        kind: 'claims',
        let: { july: '460 / 23', august: '396 / 22' },
        options: {
          cjjp: ['august > july', '27 > 25', 'part'],
          ffkq: ['august < july', 'july - august == 2', 'full'],
          tcbf: ['august < july', '13 < 15', 'part'],
          wmbf: ['august == july', '27 - 25 == 15 - 13', 'middle'],
          zvmt: ['august > july', 'august - july == 2', 'full'],
        },
        equations: ['460 / 23 = 20', '396 / 22 = 18'],
      },
    },
    expected: {
      a: { share: 0.62, why: 'the total falls while the daily rate rises' },
      b: {
        share: 0.6,
        why: 'total and daily rate both fall, but the busiest day rose: the division must still be made',
      },
    },
  },
  'skills-14@1': {
    slot: { form: 'basic', section: 'skills', number: 14 },
    facet: 'PRB',
    type: 'problem_solving',
    cell: 'root_cause',
    display: [4, 1, 3, 5, 2],
    status: 'read',
    options: {
      gxww: {
        a: {
          value: 1,
          rationale: 'the whole budget for the station that already keeps up; the brakes stay at 4 minutes',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'exhaust: a car every 4 minutes against one every 3; with the device every 2',
          error: 'OK',
        },
        acts: 1,
        pole: 'whole',
      },
      kbsg: {
        a: { value: 2, rationale: 'wrong station, at a small price', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'right station, one day in the week', error: 'E-PARTIAL' },
        acts: 1,
        pole: 'part',
      },
      nrmb: {
        a: { value: 3, rationale: 'a calmer queue, as long as before', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'a calmer queue, as long as before', error: 'E-ONE-RULE' },
        acts: 1,
      },
      qtbw: {
        a: { value: 4, rationale: 'right station, one day in the week', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'wrong station, at a small price', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: 'part',
      },
      xxrz: {
        a: {
          value: 5,
          rationale: 'brakes: a car every 4 minutes against one every 3; with the lane every 2.7',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale:
            'the whole budget for the station that already keeps up; cars only reach the exhaust queue sooner',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: 'whole',
      },
    },
    solution: {
      a: 'brakes: a car every 4 minutes against one every 3; with the lane every 2.7',
      b: 'exhaust: a car every 4 minutes against one every 3; with the device every 2',
    },
    machineCheck: {
      a: {
        kind: 'rates',
        arrival: 3,
        stations: { brakes: '8 / 2', exhaust: '4 / 2' },
        bottleneck: 'brakes',
        sides: { gxww: 'exhaust', kbsg: 'exhaust', qtbw: 'brakes', xxrz: 'brakes' },
        equations: ['8 / 2 = 4', '4 / 2 = 2'],
      },
      b: {
        kind: 'rates',
        arrival: 3,
        stations: { brakes: '8 / 4', exhaust: '4 / 1' },
        bottleneck: 'exhaust',
        sides: { gxww: 'exhaust', kbsg: 'exhaust', qtbw: 'brakes', xxrz: 'brakes' },
        equations: ['8 / 4 = 2', '4 / 1 = 4', '4 / 2 = 2'],
      },
    },
    expected: {
      a: { share: 0.68, why: 'the longest test is the right one here' },
      b: { share: 0.63, why: 'the longest test is the popular suspect; minutes must be divided by lanes' },
    },
  },
  'skills-15@3': {
    slot: { form: 'basic', section: 'skills', number: 15 },
    facet: 'LOG',
    type: 'logical',
    cell: 'quantifiers',
    display: [4, 5, 3, 2, 1],
    status: 'read',
    options: {
      bmqx: {
        a: { value: 2, rationale: 'true in one of seven cases', error: 'E-CONVERSE' },
        b: { value: 3, rationale: 'true in five of seven cases', error: 'E-ONE-RULE' },
        acts: 1,
      },
      gjgk: {
        a: { value: 3, rationale: 'true in two of seven cases', error: 'E-ONE-RULE' },
        b: { value: 4, rationale: 'true in six of seven cases: they may be 4', error: 'E-PARTIAL' },
        acts: 1,
      },
      hjvt: {
        a: { value: 4, rationale: 'true in six of seven cases: they may be 4', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'true in two of seven cases', error: 'E-CONVERSE' },
        acts: 1,
      },
      kcxp: {
        a: { value: 1, rationale: 'false in every case', error: 'E-REVERSAL' },
        b: {
          value: 5,
          rationale: 'small at noon - large in the morning = 20 - 10 - 6 = 4 in every case',
          error: 'OK',
        },
        acts: 1,
      },
      nngh: {
        a: {
          value: 5,
          rationale: 'large in the morning - small at noon = 10 + 14 - 20 = 4 in every case',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'large in the morning - small at noon = -4 in every case',
          error: 'E-REVERSAL',
        },
        acts: 1,
      },
    },
    solution: {
      a: 'large in the morning - small at noon = 10 + 14 - 20 = 4 in every case',
      b: 'small at noon - large in the morning = 20 - 10 - 6 = 4 in every case',
    },
    machineCheck: {
      a: {
        kind: 'counts',
        ranges: { largeMorning: [0, 20], smallNoon: [0, 20] },
        premises: [
          of => 10 + 14 - of('largeMorning') + of('smallNoon') === 20,
          of => of('largeMorning') <= 10,
          of => of('largeMorning') <= 14,
          of => of('smallNoon') >= 0,
        ],
        options: {
          bmqx: of => of('largeMorning') <= 4,
          gjgk: of => of('smallNoon') >= 5,
          hjvt: of => of('largeMorning') >= 5,
          kcxp: of => of('smallNoon') > of('largeMorning'),
          nngh: of => of('largeMorning') > of('smallNoon'),
        },
      },
      b: {
        kind: 'counts',
        ranges: { largeMorning: [0, 20], smallNoon: [0, 20] },
        premises: [
          of => 10 + 6 - of('largeMorning') + of('smallNoon') === 20,
          of => of('largeMorning') <= 10,
          of => of('largeMorning') <= 6,
          of => of('smallNoon') >= 0,
        ],
        options: {
          bmqx: of => of('largeMorning') <= 4,
          gjgk: of => of('smallNoon') >= 5,
          hjvt: of => of('largeMorning') >= 5,
          kcxp: of => of('smallNoon') > of('largeMorning'),
          nngh: of => of('largeMorning') > of('smallNoon'),
        },
      },
    },
    expected: {
      a: { share: 0.48, why: 'no cell of the four is given; only one difference is fixed' },
      b: { share: 0.48, why: 'the same steps as in the twin, turned round' },
    },
  },
  'skills-17@3': {
    slot: { form: 'basic', section: 'skills', number: 17 },
    facet: 'PRB',
    type: 'problem_solving',
    cell: 'first_step',
    display: [5, 3, 2, 1, 4],
    status: 'read',
    options: {
      gzth: {
        a: {
          value: 5,
          rationale: 'nothing flowed with the valve shut, so it is lost beyond it: search flat by flat',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'cuts off twelve homes in turn, although the loss has been placed before the valve',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: 'now',
      },
      mgdv: {
        a: {
          value: 1,
          rationale:
            'nothing flowed with the valve shut: the longest search in a pipe just shown to be tight',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale:
            'water flowed with the valve shut, so it is lost between meter and valve: search all of that stretch',
          error: 'OK',
        },
        acts: 1,
        pole: 'now',
      },
      nvsx: {
        a: { value: 4, rationale: 'right side of the valve, one floor only', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'wrong side of the valve, but soon over', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: 'now',
      },
      qrhd: {
        a: { value: 2, rationale: 'wrong stretch, but soon over', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'right stretch, but two of its thirty metres', error: 'E-PARTIAL' },
        acts: 1,
        pole: 'now',
      },
      skdd: {
        a: { value: 3, rationale: 'measures the loss again, does not place it', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'measures the loss again, does not place it', error: 'E-ONE-RULE' },
        acts: 1,
        pole: 'gather',
      },
    },
    solution: {
      a: 'nothing flowed with the valve shut, so it is lost beyond it: search flat by flat',
      b: 'water flowed with the valve shut, so it is lost between meter and valve: search all of that stretch',
    },
    machineCheck: {
      a: {
        kind: 'sides',
        facts: ['leakBefore', 'leakBeyond', 'flow'],
        premises: [
          is => is('leakBefore') || is('leakBeyond'),
          is => is('flow') === is('leakBefore'),
          is => !(is('leakBefore') && is('leakBeyond')),
          is => !is('flow'),
        ],
        follows: is => is('leakBeyond'),
        sides: { gzth: true, mgdv: false, nvsx: true, qrhd: false },
      },
      b: {
        kind: 'sides',
        facts: ['leakBefore', 'leakBeyond', 'flow'],
        premises: [
          is => is('leakBefore') || is('leakBeyond'),
          is => is('flow') === is('leakBefore'),
          is => !(is('leakBefore') && is('leakBeyond')),
          is => is('flow'),
        ],
        follows: is => is('leakBefore'),
        sides: { gzth: false, mgdv: true, nvsx: false, qrhd: true },
      },
    },
    expected: {
      a: { share: 0.58, why: 'a zero must be read as evidence' },
      b: { share: 0.6, why: 'the meter reading has to be joined to where meter and valve stand' },
    },
  },
  'skills-18@1': {
    slot: { form: 'basic', section: 'skills', number: 18 },
    facet: 'ANA',
    type: 'analytical',
    cell: 'average_weighting',
    display: [2, 4, 5, 1, 3],
    status: 'read',
    options: {
      dsnx: {
        a: {
          value: 4,
          rationale: 'right bid, its lead half of what it is (weights 40 and 60)',
          error: 'E-LAST-STEP',
        },
        b: { value: 2, rationale: 'wrong bid, by the smaller lead', error: 'E-WRONG-BASE' },
        acts: 1,
      },
      kfbf: {
        a: { value: 5, rationale: '0.3 x 70 + 0.7 x 80 = 77 against 69', error: 'OK' },
        b: {
          value: 1,
          rationale: 'the weights turned round: 16 points off in the lead',
          error: 'E-REVERSAL',
        },
        acts: 1,
      },
      mkmx: {
        a: { value: 2, rationale: 'wrong bid, by the smaller lead', error: 'E-WRONG-BASE' },
        b: {
          value: 4,
          rationale: 'right bid, its lead half of what it is (weights 60 and 40)',
          error: 'E-LAST-STEP',
        },
        acts: 1,
      },
      rwvq: {
        a: { value: 3, rationale: 'averages without weights', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'averages without weights', error: 'E-ONE-RULE' },
        acts: 1,
      },
      tzbb: {
        a: {
          value: 1,
          rationale: 'the weights turned round: 16 points off in the lead',
          error: 'E-REVERSAL',
        },
        b: { value: 5, rationale: '0.7 x 90 + 0.3 x 60 = 81 against 73', error: 'OK' },
        acts: 1,
      },
    },
    solution: { a: '0.3 x 70 + 0.7 x 80 = 77 against 69', b: '0.7 x 90 + 0.3 x 60 = 81 against 73' },
    machineCheck: {
      a: {
        kind: 'distance',
        scale: 'linear',
        truth: -8,
        claims: { dsnx: -4, kfbf: -8, mkmx: 4, rwvq: 0, tzbb: 8 },
        equations: [
          '90 * 30% + 60 * 70% = 69',
          '70 * 30% + 80 * 70% = 77',
          '90 * 60% + 60 * 40% = 78',
          '70 * 60% + 80 * 40% = 74',
          '90 * 40% + 60 * 60% = 72',
          '70 * 40% + 80 * 60% = 76',
          '(90 + 60) / 2 = (70 + 80) / 2 = 75',
        ],
      },
      b: {
        kind: 'distance',
        scale: 'linear',
        truth: 8,
        claims: { dsnx: -4, kfbf: -8, mkmx: 4, rwvq: 0, tzbb: 8 },
        equations: [
          '90 * 70% + 60 * 30% = 81',
          '70 * 70% + 80 * 30% = 73',
          '90 * 60% + 60 * 40% = 78',
          '70 * 60% + 80 * 40% = 74',
          '90 * 40% + 60 * 60% = 72',
          '70 * 40% + 80 * 60% = 76',
          '(90 + 60) / 2 = (70 + 80) / 2 = 75',
        ],
      },
    },
    expected: {
      a: { share: 0.66, why: 'the same steps as in the twin, turned round' },
      b: { share: 0.66, why: 'four products, or one difference; the popular slip is the plain mean' },
    },
  },
  'skills-20@2': {
    slot: { form: 'basic', section: 'skills', number: 20 },
    facet: 'PRB',
    type: 'problem_solving',
    cell: 'weigh_alternatives',
    display: [2, 4, 1, 3, 5],
    status: 'read',
    options: {
      ffvq: {
        a: { value: 3, rationale: '5000 + 2000 = 7000', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: '5000 + 12000 = 17000', error: 'E-ONE-RULE' },
        acts: 1,
      },
      rxkx: {
        a: { value: 5, rationale: '4000 a year on average: no tent earns its hire', error: 'OK' },
        b: { value: 1, rationale: '24000 a year on average', error: 'E-REVERSAL' },
        acts: 1,
        pole: 'bold',
      },
      vbkv: {
        a: { value: 4, rationale: '2000 + 3000 = 5000', error: 'E-PARTIAL' },
        b: { value: 2, rationale: '2000 + 18000 = 20000', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: 'bold',
      },
      wgwv: {
        a: { value: 1, rationale: '14000 a year against a mean loss of 4000', error: 'E-REVERSAL' },
        b: { value: 5, rationale: '14000: the last quarter still saves more than its hire', error: 'OK' },
        acts: 1,
        pole: 'cautious',
      },
      xtct: {
        a: { value: 2, rationale: '9000 + 1000 = 10000', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: '9000 + 6000 = 15000', error: 'E-PARTIAL' },
        acts: 1,
        pole: 'cautious',
      },
    },
    solution: {
      a: '4000 a year on average: no tent earns its hire',
      b: '14000: the last quarter still saves more than its hire',
    },
    machineCheck: {
      a: {
        kind: 'cost',
        costs: {
          ffvq: '5000 + 40000 * 0.5 * 2 / 20',
          rxkx: '40000 * 2 / 20',
          vbkv: '2000 + 40000 * 0.75 * 2 / 20',
          wgwv: '14000',
          xtct: '9000 + 40000 * 0.25 * 2 / 20',
        },
        equations: ['2 / 20 = 0.1', '40000 * 0.1 = 4000'],
      },
      b: {
        kind: 'cost',
        costs: {
          ffvq: '5000 + 40000 * 0.5 * 12 / 20',
          rxkx: '40000 * 12 / 20',
          vbkv: '2000 + 40000 * 0.75 * 12 / 20',
          wgwv: '14000',
          xtct: '9000 + 40000 * 0.25 * 12 / 20',
        },
        equations: ['12 / 20 = 0.6', '40000 * 0.6 = 24000'],
      },
    },
    expected: {
      a: { share: 0.5, why: '40 thousand frightens; two years in 20 make 4000 a year' },
      b: { share: 0.62, why: 'much rain speaks for much cover, but 14000 looks dear' },
    },
  },
  'skills-21@3': {
    slot: { form: 'basic', section: 'skills', number: 21 },
    facet: 'LOG',
    type: 'logical',
    cell: 'conditional',
    display: [3, 1, 4, 5, 2],
    status: 'read',
    options: {
      dgvf: {
        a: {
          value: 5,
          rationale: 'no photo -> not kept shut -> opened -> north gate: true in all cases',
          error: 'OK',
        },
        b: { value: 1, rationale: 'true in no case', error: 'E-REVERSAL' },
        acts: 1,
      },
      gfdj: {
        a: { value: 2, rationale: 'true in one of three cases', error: 'E-CONVERSE' },
        b: { value: 4, rationale: 'true in two of three cases', error: 'E-PARTIAL' },
        acts: 1,
      },
      hbdb: {
        a: { value: 4, rationale: 'true in two of three cases', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'true in one of three cases', error: 'E-CONVERSE' },
        acts: 1,
      },
      ntjc: {
        a: { value: 1, rationale: 'true in no case', error: 'E-REVERSAL' },
        b: { value: 5, rationale: 'no letter -> not opened -> south gate: true in all cases', error: 'OK' },
        acts: 1,
      },
      wkgh: {
        a: { value: 3, rationale: 'open: true in half of the cases', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'open: true in half of the cases', error: 'E-ONE-RULE' },
        acts: 1,
      },
    },
    solution: {
      a: 'no photo -> not kept shut -> opened -> north gate: true in all cases',
      b: 'no letter -> not opened -> south gate: true in all cases',
    },
    machineCheck: {
      a: {
        kind: 'facts',
        facts: ['opened', 'letter', 'photo', 'north', 'weighed', 'fee', 'fahad'],
        premises: [
          is => !is('opened') || (is('letter') && is('north') && (is('weighed') || is('fee'))),
          is => is('opened') || (is('photo') && !is('north') && !(is('weighed') && is('fee'))),
          is => !is('opened') || !is('photo'),
          is => is('opened') || !is('letter'),
          is => !is('photo'),
        ],
        options: {
          dgvf: is => is('north'),
          gfdj: is => !is('weighed'),
          hbdb: is => is('fee'),
          ntjc: is => !is('north'),
          wkgh: is => is('fahad'),
        },
      },
      b: {
        kind: 'facts',
        facts: ['opened', 'letter', 'photo', 'north', 'weighed', 'fee', 'fahad'],
        premises: [
          is => !is('opened') || (is('letter') && is('north') && (is('weighed') || is('fee'))),
          is => is('opened') || (is('photo') && !is('north') && !(is('weighed') && is('fee'))),
          is => !is('opened') || !is('photo'),
          is => is('opened') || !is('letter'),
          is => !is('letter'),
        ],
        options: {
          dgvf: is => is('north'),
          gfdj: is => !is('weighed'),
          hbdb: is => is('fee'),
          ntjc: is => !is('north'),
          wkgh: is => is('fahad'),
        },
      },
    },
    expected: {
      a: { share: 0.52, why: 'the same steps as in the twin, turned round' },
      b: { share: 0.52, why: 'the step runs backwards, from what is missing' },
    },
  },
  'skills-23@3': {
    slot: { form: 'basic', section: 'skills', number: 23 },
    facet: 'PRB',
    type: 'problem_solving',
    cell: 'check_result',
    display: [1, 4, 3, 5, 2],
    status: 'read',
    options: {
      hzsg: {
        a: { value: 3, rationale: 'asks for more although the figures are enough', error: 'E-OMIT-CASE' },
        b: { value: 3, rationale: 'asks for more although the figures are enough', error: 'E-OMIT-CASE' },
        acts: 1,
      },
      jxbp: {
        a: { value: 5, rationale: '(1200 - 100) / 2 = 550', error: 'OK' },
        b: { value: 2, rationale: 'visitors and exhibitors turned round: 450 off', error: 'E-CONVERSE' },
        acts: 1,
      },
      mtgx: {
        a: {
          value: 4,
          rationale: "visitors right, the exhibitors' leaving taken off although it was not counted: 50 off",
          error: 'E-LAST-STEP',
        },
        b: { value: 1, rationale: 'halves what was counted once: 500 off', error: 'E-REVERSAL' },
        acts: 1,
      },
      xddn: {
        a: { value: 1, rationale: 'takes visitors as counted once: 550 off', error: 'E-REVERSAL' },
        b: {
          value: 4,
          rationale: "visitors right, the exhibitors' leaving not taken off: 100 off",
          error: 'E-LAST-STEP',
        },
        acts: 1,
      },
      xjww: {
        a: { value: 2, rationale: 'visitors and exhibitors turned round: 450 off', error: 'E-CONVERSE' },
        b: { value: 5, rationale: '1200 - 2 x 100 = 1000', error: 'OK' },
        acts: 1,
      },
    },
    solution: { a: '(1200 - 100) / 2 = 550', b: '1200 - 2 x 100 = 1000' },
    machineCheck: {
      a: {
        kind: 'distance',
        scale: 'linear',
        truth: 550,
        claims: { jxbp: 550, mtgx: 500, xddn: 1100, xjww: 1000 },
        withheld: 'hzsg',
        equations: [
          '2 * 550 + 100 = 1200',
          '(1200 - 100) / 2 = 550',
          '(1200 - 200) / 2 = 500',
          '1200 - 200 = 1000',
          '1200 - 100 = 1100',
        ],
      },
      b: {
        kind: 'distance',
        scale: 'linear',
        truth: 1000,
        claims: { jxbp: 550, mtgx: 500, xddn: 1100, xjww: 1000 },
        withheld: 'hzsg',
        equations: [
          '1000 + 2 * 100 = 1200',
          '(1200 - 100) / 2 = 550',
          '(1200 - 200) / 2 = 500',
          '1200 - 200 = 1000',
          '1200 - 100 = 1100',
        ],
      },
    },
    expected: {
      a: { share: 0.47, why: 'two corrections in the right order' },
      b: { share: 0.55, why: 'two corrections; whose leaving was counted must be read' },
    },
  },
  'skills-24@2': {
    slot: { form: 'basic', section: 'skills', number: 24 },
    facet: 'ANA',
    type: 'analytical',
    cell: 'cause_coincidence',
    display: [3, 2, 1, 4, 5],
    status: 'read',
    options: {
      fcxv: {
        a: { value: 2, rationale: 'true reason, wrong conclusion', error: 'E-CAUSE-COINCIDENCE' },
        b: { value: 4, rationale: 'right conclusion; who works where was not looked at', error: 'E-PARTIAL' },
        acts: 2,
      },
      nhxx: {
        a: { value: 4, rationale: 'right conclusion; the shares were not compared', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'true reason, wrong conclusion', error: 'E-CAUSE-COINCIDENCE' },
        acts: 2,
        pole: 'detail',
      },
      nmht: {
        a: {
          value: 1,
          rationale: 'both groups are spread alike: reason and conclusion are false',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: '0.8 x 90 + 0.2 x 40 = 80 and 0.2 x 90 + 0.8 x 40 = 50: the whole gap',
          error: 'OK',
        },
        acts: 2,
        pole: 'overview',
      },
      vgbd: {
        a: { value: 3, rationale: 'asks for more although the figures settle it', error: 'E-OMIT-CASE' },
        b: { value: 3, rationale: 'asks for more although the figures settle it', error: 'E-OMIT-CASE' },
        acts: 2,
      },
      vpqn: {
        a: {
          value: 5,
          rationale: 'the same mix would give both groups 65: the gap of 30 is not of the place',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'the groups are spread very differently: reason and conclusion are false',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: 'overview',
      },
    },
    solution: {
      a: 'the same mix would give both groups 65: the gap of 30 is not of the place',
      b: '0.8 x 90 + 0.2 x 40 = 80 and 0.2 x 90 + 0.8 x 40 = 50: the whole gap',
    },
    machineCheck: {
      a: {
        kind: 'claims',
        let: { users: '(90 * 5 + 40 * 5) / 10', others: '(90 * 5 + 40 * 5) / 10' },
        options: {
          fcxv: ['users - others == 30', '90 > 40', 'part'],
          nhxx: ['users - others == 0', '5 < 10', 'part'],
          nmht: ['users - others == 30', '5 > 5', 'full'],
          vgbd: ['0 == 1', '0 == 0', 'middle'],
          vpqn: ['users - others == 0', '5 == 5', 'full'],
        },
        equations: ['(90 * 5 + 40 * 5) / 10 = 65', '(90 * 5 + 40 * 5) / 10 = 65', '80 - 50 = 30'],
      },
      b: {
        kind: 'claims',
        let: { users: '(90 * 8 + 40 * 2) / 10', others: '(90 * 2 + 40 * 8) / 10' },
        options: {
          fcxv: ['users - others == 30', '90 > 40', 'part'],
          nhxx: ['users - others == 0', '8 < 10', 'part'],
          nmht: ['users - others == 30', '8 > 2', 'full'],
          vgbd: ['0 == 1', '0 == 0', 'middle'],
          vpqn: ['users - others == 0', '8 == 2', 'full'],
        },
        equations: ['(90 * 8 + 40 * 2) / 10 = 80', '(90 * 2 + 40 * 8) / 10 = 50', '80 - 50 = 30'],
      },
    },
    expected: {
      a: { share: 0.52, why: 'equal shares rule the place out' },
      b: { share: 0.48, why: 'two weighted means reproduce the gap exactly' },
    },
  },
  'skills-26@2': {
    slot: { form: 'basic', section: 'skills', number: 26 },
    facet: 'ANA',
    type: 'analytical',
    cell: 'percent_rate',
    display: [5, 2, 4, 1, 3],
    status: 'read',
    options: {
      bqmh: {
        a: { value: 4, rationale: 'leaves out the ten passengers: 6 points off', error: 'E-PARTIAL' },
        b: {
          value: 1,
          rationale: 'leaves out the lost passengers: wrong direction, 36 points off',
          error: 'E-REVERSAL',
        },
        acts: 1,
      },
      kzdq: {
        a: { value: 1, rationale: 'wrong direction, 44 points off', error: 'E-NONE' },
        b: { value: 4, rationale: 'leaves out the price: 14 points off', error: 'E-PARTIAL' },
        acts: 1,
      },
      tjmh: {
        a: { value: 3, rationale: '14 points off', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: '16 points off', error: 'E-ONE-RULE' },
        acts: 1,
      },
      tqkh: {
        a: { value: 2, rationale: 'wrong direction, 30 points off', error: 'E-WRONG-BASE' },
        b: { value: 5, rationale: '140 x 120 = 16800 against 20000', error: 'OK' },
        acts: 1,
      },
      wknw: {
        a: { value: 5, rationale: '190 x 120 = 22800 against 20000', error: 'OK' },
        b: { value: 2, rationale: 'wrong direction, 30 points off', error: 'E-WRONG-BASE' },
        acts: 1,
      },
    },
    solution: { a: '190 x 120 = 22800 against 20000', b: '140 x 120 = 16800 against 20000' },
    machineCheck: {
      a: {
        kind: 'distance',
        scale: 'linear',
        truth: 14,
        claims: { bqmh: 20, kzdq: -30, tjmh: 0, tqkh: -16, wknw: 14 },
        equations: [
          '200 * 100 = 20000',
          '190 * 120 = 22800',
          '(190 * 120 - 20000) / 20000 = 14%',
          '(120 - 100) / 100 = 20%',
          '20000 * 14% = 2800',
          '20000 * 16% = 3200',
          '20000 * 20% = 4000',
          '20000 * 30% = 6000',
        ],
      },
      b: {
        kind: 'distance',
        scale: 'linear',
        truth: -16,
        claims: { bqmh: 20, kzdq: -30, tjmh: 0, tqkh: -16, wknw: 14 },
        equations: [
          '200 * 100 = 20000',
          '140 * 120 = 16800',
          '(140 * 120 - 20000) / 20000 = -16%',
          '(120 - 100) / 100 = 20%',
          '20000 * 14% = 2800',
          '20000 * 16% = 3200',
          '20000 * 20% = 4000',
          '20000 * 30% = 6000',
          '(140 - 200) / 200 = -30%',
        ],
      },
    },
    expected: {
      a: { share: 0.66, why: 'two products and a share' },
      b: { share: 0.6, why: 'the same, with the sign against the raised price' },
    },
  },
  'skills-27@1': {
    slot: { form: 'basic', section: 'skills', number: 27 },
    facet: 'LOG',
    type: 'logical',
    cell: 'ordering',
    display: [5, 4, 2, 1, 3],
    status: 'read',
    options: {
      qdbt: {
        a: { value: 1, rationale: 'true in none of four arrangements', error: 'E-REVERSAL' },
        b: { value: 5, rationale: 'true in all four', error: 'OK' },
        acts: 1,
      },
      qrnr: {
        a: { value: 4, rationale: 'true in three of four arrangements', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'true in one of four', error: 'E-CONVERSE' },
        acts: 1,
      },
      tcfp: {
        a: { value: 5, rationale: 'true in all four arrangements', error: 'OK' },
        b: { value: 1, rationale: 'true in none of four', error: 'E-REVERSAL' },
        acts: 1,
      },
      tphg: {
        a: { value: 3, rationale: 'true in two of four arrangements', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'true in two of four', error: 'E-ONE-RULE' },
        acts: 1,
      },
      zgmk: {
        a: { value: 2, rationale: 'true in one of four arrangements', error: 'E-CONVERSE' },
        b: { value: 4, rationale: 'true in three of four', error: 'E-PARTIAL' },
        acts: 1,
      },
    },
    solution: { a: 'true in all four arrangements', b: 'true in all four' },
    machineCheck: {
      a: {
        kind: 'order',
        objects: ['clinic', 'accounting', 'training', 'law', 'engineering'],
        premises: [
          at => at('clinic') !== 3 && at('law') !== 3,
          at => Math.abs(at('training') - at('law')) === 2,
          at => at('accounting') === at('clinic') + 2,
        ],
        options: {
          qdbt: at => at('training') < at('clinic'),
          qrnr: at => at('law') < at('engineering'),
          tcfp: at => at('clinic') < at('training'),
          tphg: at => at('training') < at('law'),
          zgmk: at => at('engineering') < at('law'),
        },
      },
      b: {
        kind: 'order',
        objects: ['clinic', 'accounting', 'training', 'law', 'engineering'],
        premises: [
          at => at('clinic') !== 3 && at('law') !== 3,
          at => Math.abs(at('training') - at('law')) === 2,
          at => at('clinic') === at('accounting') + 2,
        ],
        options: {
          qdbt: at => at('training') < at('clinic'),
          qrnr: at => at('law') < at('engineering'),
          tcfp: at => at('clinic') < at('training'),
          tphg: at => at('training') < at('law'),
          zgmk: at => at('engineering') < at('law'),
        },
      },
    },
    expected: {
      a: { share: 0.45, why: 'four arrangements must be found and compared' },
      b: { share: 0.45, why: 'the same steps as in the twin, turned round' },
    },
  },
  'skills-29@3': {
    slot: { form: 'basic', section: 'skills', number: 29 },
    facet: 'ANA',
    type: 'analytical',
    cell: 'table_trend',
    display: [4, 5, 1, 2, 3],
    status: 'read',
    options: {
      bpkg: {
        a: { value: 2, rationale: 'true reason, wrong conclusion', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'right conclusion from one office', error: 'E-PARTIAL' },
        acts: 2,
        pole: 'detail',
      },
      gfzw: {
        a: { value: 3, rationale: 'sees both movements, does not measure them', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'sees both movements, does not measure them', error: 'E-ONE-RULE' },
        acts: 2,
        pole: 'overview',
      },
      ggvd: {
        a: { value: 4, rationale: 'right conclusion from one office', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'true reason, wrong conclusion', error: 'E-WRONG-BASE' },
        acts: 2,
        pole: 'detail',
      },
      knbd: {
        a: {
          value: 1,
          rationale: '8 more against 12 fewer: reason and conclusion are false',
          error: 'E-REVERSAL',
        },
        b: { value: 5, rationale: '18 more against 12 fewer: 40 to 46', error: 'OK' },
        acts: 2,
        pole: 'overview',
      },
      qdcd: {
        a: { value: 5, rationale: '12 fewer against 8 more: 40 to 36', error: 'OK' },
        b: {
          value: 1,
          rationale: '12 fewer against 18 more: reason and conclusion are false',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: 'overview',
      },
    },
    solution: { a: '12 fewer against 8 more: 40 to 36', b: '18 more against 12 fewer: 40 to 46' },
    machineCheck: {
      a: {
        kind: 'claims',
        let: { before: '30 + 10', after: '18 + 18', fall: '30 - 18', rise: '18 - 10' },
        options: {
          bpkg: ['after > before', '10 < 14 && 14 < 18', 'part'],
          gfzw: ['after == before', 'fall == rise', 'middle'],
          ggvd: ['after < before', '30 > 24 && 24 > 18', 'part'],
          knbd: ['after > before', 'rise > fall', 'full'],
          qdcd: ['after < before', 'fall > rise', 'full'],
        },
        equations: ['30 + 10 = 40', '18 + 18 = 36', '30 - 18 = 12', '18 - 10 = 8'],
      },
      b: {
        kind: 'claims',
        let: { before: '30 + 10', after: '18 + 28', fall: '30 - 18', rise: '28 - 10' },
        options: {
          bpkg: ['after > before', '10 < 14 && 14 < 28', 'part'],
          gfzw: ['after == before', 'fall == rise', 'middle'],
          ggvd: ['after < before', '30 > 24 && 24 > 18', 'part'],
          knbd: ['after > before', 'rise > fall', 'full'],
          qdcd: ['after < before', 'fall > rise', 'full'],
        },
        equations: ['30 + 10 = 40', '18 + 28 = 46', '30 - 18 = 12', '28 - 10 = 18'],
      },
    },
    expected: { a: { share: 0.78, why: 'two small sums' }, b: { share: 0.8, why: 'two small sums' } },
  },
  'skills-30@3': {
    slot: { form: 'basic', section: 'skills', number: 30 },
    facet: 'LOG',
    type: 'logical',
    cell: 'quantifiers',
    display: [4, 5, 3, 2, 1],
    status: 'read',
    options: {
      cgfn: {
        a: { value: 2, rationale: 'true in one of five cases', error: 'E-CONVERSE' },
        b: { value: 4, rationale: 'true in four of five cases', error: 'E-PARTIAL' },
        acts: 1,
      },
      nvpb: {
        a: {
          value: 5,
          rationale:
            'only one of five finished sound, so at least two of the three at the show finished lighting',
          error: 'OK',
        },
        b: { value: 1, rationale: 'true in none of five cases', error: 'E-QUANTIFIER' },
        acts: 1,
      },
      pmjx: {
        a: { value: 1, rationale: 'true in none of five cases', error: 'E-QUANTIFIER' },
        b: {
          value: 5,
          rationale:
            'only one of five finished lighting, so at least two of the three at the show finished sound',
          error: 'OK',
        },
        acts: 1,
      },
      qvvh: {
        a: { value: 3, rationale: 'true in two of five cases', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'true in two of five cases', error: 'E-ONE-RULE' },
        acts: 1,
      },
      qwwj: {
        a: { value: 4, rationale: 'true in four of five cases', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'true in one of five cases', error: 'E-CONSTRAINT' },
        acts: 1,
      },
    },
    solution: {
      a: 'one of five finished sound: at least two of the three at the show finished lighting',
      b: 'one of five finished lighting: at least two of the three at the show finished sound',
    },
    machineCheck: {
      a: {
        kind: 'facts',
        facts: ['noura', 'saad', 'fahad', 'hind', 'majid'],
        premises: [(_, count) => count('noura', 'saad', 'fahad', 'hind', 'majid') === 4],
        options: {
          cgfn: is => !is('majid'),
          nvpb: (_, count) => count('noura', 'saad', 'fahad') >= 2,
          pmjx: (_, count) => count('noura', 'saad', 'fahad') < 2,
          qvvh: is => is('saad') !== is('fahad'),
          qwwj: is => is('noura'),
        },
      },
      b: {
        kind: 'facts',
        facts: ['noura', 'saad', 'fahad', 'hind', 'majid'],
        premises: [(_, count) => count('noura', 'saad', 'fahad', 'hind', 'majid') === 1],
        options: {
          cgfn: is => !is('majid'),
          nvpb: (_, count) => count('noura', 'saad', 'fahad') >= 2,
          pmjx: (_, count) => count('noura', 'saad', 'fahad') < 2,
          qvvh: is => is('saad') !== is('fahad'),
          qwwj: is => is('noura'),
        },
      },
    },
    expected: {
      a: { share: 0.66, why: 'the overlap of three and four in five must be found' },
      b: { share: 0.66, why: 'the same steps as in the twin, turned round' },
    },
  },
} as const satisfies Pairs
