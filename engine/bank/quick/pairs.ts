import type { Pairs } from '../pair.ts'

export const pairs = {
  'quick-CAR-01@1': {
    slot: { form: 'quick', section: 'CAR', number: 1 },
    facet: 'CAR',
    type: 'scenario',
    cell: 'concern',
    display: [3, 1, 5, 4, 2],
    status: 'read',
    options: {
      bdkh: {
        value: 1,
        rationale: 'names confidence; steps from the scored concern on the circle: 2',
        motive: 'confidence',
      },
      grhl: {
        value: 5,
        rationale: 'names concern; steps from the scored concern on the circle: 0',
        motive: 'concern',
      },
      rttj: {
        value: 3,
        rationale: 'names curiosity; steps from the scored concern on the circle: 1',
        motive: 'curiosity',
      },
      skds: {
        value: 4,
        rationale: 'names first_plan; steps from the scored concern on the circle: 1',
        motive: 'first_plan',
      },
      wfcw: {
        value: 2,
        rationale: 'names control; steps from the scored concern on the circle: 2',
        motive: 'control',
      },
    },
  },
  'quick-CAR-02@1': {
    slot: { form: 'quick', section: 'CAR', number: 2 },
    facet: 'CAR',
    type: 'scenario',
    cell: 'control',
    display: [2, 5, 1, 3, 4],
    status: 'read',
    options: {
      bqls: {
        value: 1,
        rationale: 'names concern; steps from the scored concern on the circle: 2',
        motive: 'concern',
      },
      cxwc: {
        value: 4,
        rationale: 'names confidence; steps from the scored concern on the circle: 1',
        motive: 'confidence',
      },
      gjmj: {
        value: 5,
        rationale: 'names control; steps from the scored concern on the circle: 0',
        motive: 'control',
      },
      mrwt: {
        value: 3,
        rationale: 'names first_plan; steps from the scored concern on the circle: 1',
        motive: 'first_plan',
      },
      nccx: {
        value: 2,
        rationale: 'names curiosity; steps from the scored concern on the circle: 2',
        motive: 'curiosity',
      },
    },
  },
  'quick-CAR-03@1': {
    slot: { form: 'quick', section: 'CAR', number: 3 },
    facet: 'CAR',
    type: 'scenario',
    cell: 'curiosity',
    display: [5, 2, 4, 1, 3],
    status: 'read',
    options: {
      hdzd: {
        value: 4,
        rationale: 'names concern; steps from the scored concern on the circle: 1',
        motive: 'concern',
      },
      kqfx: {
        value: 2,
        rationale: 'names first_plan; steps from the scored concern on the circle: 2',
        motive: 'first_plan',
      },
      kxzc: {
        value: 1,
        rationale: 'names control; steps from the scored concern on the circle: 2',
        motive: 'control',
      },
      xvnl: {
        value: 5,
        rationale: 'names curiosity; steps from the scored concern on the circle: 0',
        motive: 'curiosity',
      },
      zdrx: {
        value: 3,
        rationale: 'names confidence; steps from the scored concern on the circle: 1',
        motive: 'confidence',
      },
    },
  },
  'quick-CAR-04@2': {
    slot: { form: 'quick', section: 'CAR', number: 4 },
    facet: 'CAR',
    type: 'scenario',
    cell: 'confidence',
    display: [1, 4, 3, 2, 5],
    status: 'read',
    options: {
      gpdk: {
        value: 4,
        rationale: 'names curiosity; steps from the scored concern on the circle: 1',
        motive: 'curiosity',
      },
      ndbs: {
        value: 1,
        rationale: 'names first_plan; steps from the scored concern on the circle: 2',
        motive: 'first_plan',
      },
      qgms: {
        value: 2,
        rationale: 'names concern; steps from the scored concern on the circle: 2',
        motive: 'concern',
      },
      wjvl: {
        value: 5,
        rationale: 'names confidence; steps from the scored concern on the circle: 0',
        motive: 'confidence',
      },
      zxfd: {
        value: 3,
        rationale: 'names control; steps from the scored concern on the circle: 1',
        motive: 'control',
      },
    },
  },
  'quick-CAR-05@1': {
    slot: { form: 'quick', section: 'CAR', number: 5 },
    facet: 'CAR',
    type: 'scenario',
    cell: 'first_plan',
    display: [4, 3, 2, 5, 1],
    status: 'read',
    options: {
      bwmf: {
        value: 5,
        rationale: 'names first_plan; steps from the scored concern on the circle: 0',
        motive: 'first_plan',
      },
      glff: {
        value: 4,
        rationale: 'names control; steps from the scored concern on the circle: 1',
        motive: 'control',
      },
      wglm: {
        value: 2,
        rationale: 'names confidence; steps from the scored concern on the circle: 2',
        motive: 'confidence',
      },
      wmzv: {
        value: 3,
        rationale: 'names concern; steps from the scored concern on the circle: 1',
        motive: 'concern',
      },
      zjnj: {
        value: 1,
        rationale: 'names curiosity; steps from the scored concern on the circle: 2',
        motive: 'curiosity',
      },
    },
  },
  'quick-SKL-01@1': {
    slot: { form: 'quick', section: 'SKL', number: 1 },
    facet: 'SKL',
    type: 'problem_solving',
    cell: 'reading_data',
    display: [3, 5, 1, 2, 4],
    status: 'read',
    options: {
      bdjk: {
        a: { value: 2, rationale: 'wrong offer, by the smaller sum', error: 'E-WRONG-BASE' },
        b: { value: 5, rationale: '5700 + 700 = 6400 against 6300', error: 'OK' },
        acts: 1,
        pole: null,
      },
      dxrc: {
        a: { value: 3, rationale: 'between the two; 200 riyals off', error: 'E-OMIT-CASE' },
        b: { value: 3, rationale: 'between the two; misses which offer is higher', error: 'E-OMIT-CASE' },
        acts: 1,
        pole: null,
      },
      fblk: {
        a: { value: 5, rationale: '2100 x 3 = 6300 against 5700 + 400 = 6100', error: 'OK' },
        b: {
          value: 1,
          rationale: 'wrong offer, and by the larger sum: 6300 against 6400',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      kgfw: {
        a: { value: 4, rationale: 'right offer, half of the difference', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'wrong offer, by the smaller sum', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: null,
      },
      vzbw: {
        a: { value: 1, rationale: 'wrong offer, and by the larger sum', error: 'E-REVERSAL' },
        b: { value: 4, rationale: 'right offer, twice the difference', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
    },
    solution: { a: '2100 x 3 = 6300 against 5700 + 400 = 6100', b: '5700 + 700 = 6400 against 6300' },
    machineCheck: {
      a: {
        kind: 'claims',
        let: { first: '3 * (2400 - 300)', second: '3 * 1900 + 400' },
        options: {
          bdjk: ['second > first', '100 < 200', 'part'],
          dxrc: ['first == second', '0 == 0', 'middle'],
          fblk: ['first > second', 'first - second == 200', 'full'],
          kgfw: ['first > second', '100 < 200', 'part'],
          vzbw: ['second > first', 'second - first == 200', 'full'],
        },
        equations: ['3 * (2400 - 300) = 6300', '3 * 1900 + 400 = 6100'],
      },
      b: {
        kind: 'claims',
        let: { first: '3 * (2400 - 300)', second: '3 * 1900 + 700' },
        options: {
          bdjk: ['second > first', 'second - first == 100', 'full'],
          dxrc: ['first == second', '0 == 0', 'middle'],
          fblk: ['first > second', 'first - second == 200', 'full'],
          kgfw: ['first > second', '100 < 200', 'part'],
          vzbw: ['second > first', '100 < 200', 'part'],
        },
        equations: ['3 * (2400 - 300) = 6300', '3 * 1900 + 700 = 6400'],
      },
    },
    expected: {
      a: { share: 0.6, why: 'three steps; free transport and a bonus make the second look higher' },
      b: { share: 0.65, why: 'the same steps, and the impression agrees with the result' },
    },
  },
  'quick-SKL-02@1': {
    slot: { form: 'quick', section: 'SKL', number: 2 },
    facet: 'SKL',
    type: 'problem_solving',
    cell: 'reading_data',
    display: [5, 2, 3, 4, 1],
    status: 'read',
    options: {
      jnfd: {
        a: { value: 3, rationale: 'a few more readers, the same loss on the way', error: 'E-OMIT-CASE' },
        b: { value: 3, rationale: 'a few more readers, the same loss on the way', error: 'E-OMIT-CASE' },
        acts: 1,
        pole: null,
      },
      qfpp: {
        a: { value: 2, rationale: 'wrong part, offline only briefly', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'right part, small change', error: 'E-PARTIAL' },
        acts: 1,
        pole: 'part',
      },
      rnlg: {
        a: { value: 4, rationale: 'right part, small change', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'wrong part, offline only briefly', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: 'part',
      },
      xlbh: {
        a: {
          value: 5,
          rationale: '350 of 400 readers never open the form: the notice loses them',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: '350 of 400 open the form; the part that works goes offline the longest',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: 'whole',
      },
      zlcs: {
        a: {
          value: 1,
          rationale: '40 of 50 complete it: the part that works goes offline the longest',
          error: 'E-REVERSAL',
        },
        b: { value: 5, rationale: '310 of the 350 who open it give up: the form loses them', error: 'OK' },
        acts: 1,
        pole: 'whole',
      },
    },
    solution: {
      a: '350 of 400 readers never open the form: the notice loses them',
      b: '310 of the 350 who open it give up: the form loses them',
    },
    machineCheck: {
      a: {
        kind: 'claims',
        let: { read: '400', opened: '50', complete: '40' },
        options: {
          jnfd: ['0 == 1', '0 == 0', 'middle'],
          qfpp: ['opened - complete > read - opened', '1 / 2 < 1', 'part'],
          rnlg: ['read - opened > opened - complete', '1 / 2 < 1', 'part'],
          xlbh: ['read - opened > opened - complete', 'read - opened > opened - complete', 'full'],
          zlcs: ['opened - complete > read - opened', 'opened - complete > read - opened', 'full'],
        },
        equations: ['400 - 50 = 350', '50 - 40 = 10'],
      },
      b: {
        kind: 'claims',
        let: { read: '400', opened: '350', complete: '40' },
        options: {
          jnfd: ['0 == 1', '0 == 0', 'middle'],
          qfpp: ['opened - complete > read - opened', '1 / 2 < 1', 'part'],
          rnlg: ['read - opened > opened - complete', '1 / 2 < 1', 'part'],
          xlbh: ['read - opened > opened - complete', 'read - opened > opened - complete', 'full'],
          zlcs: ['opened - complete > read - opened', 'opened - complete > read - opened', 'full'],
        },
        equations: ['400 - 350 = 50', '350 - 40 = 310'],
      },
    },
    expected: {
      a: { share: 0.65, why: 'two steps to compare; the form is a common suspect' },
      b: { share: 0.75, why: '350 to 40 is easy to see' },
    },
  },
  'quick-SKL-03@1': {
    slot: { form: 'quick', section: 'SKL', number: 3 },
    facet: 'SKL',
    type: 'problem_solving',
    cell: 'logic',
    display: [1, 4, 2, 3, 5],
    status: 'read',
    options: {
      fqls: {
        a: { value: 2, rationale: 'false, though nearer than the first place', error: 'E-WRONG-BASE' },
        b: {
          value: 4,
          rationale: 'contains the truth, but leaves an excluded place open',
          error: 'E-PARTIAL',
        },
        acts: 1,
        pole: null,
      },
      kmdk: {
        a: {
          value: 3,
          rationale: 'contains the truth, leaves two excluded places open',
          error: 'E-OMIT-CASE',
        },
        b: {
          value: 3,
          rationale: 'contains the truth, leaves two excluded places open',
          error: 'E-OMIT-CASE',
        },
        acts: 1,
        pole: null,
      },
      phpp: {
        a: { value: 1, rationale: 'he is the last: the farthest from it', error: 'E-REVERSAL' },
        b: {
          value: 5,
          rationale: 'Dalal is before Sami and Sami before Maha: whoever is before Dalal is first',
          error: 'OK',
        },
        acts: 1,
        pole: null,
      },
      wmzp: {
        a: {
          value: 5,
          rationale: 'places 2 and 3 touch Sami, place 1 is before Dalal: only 4 is left',
          error: 'OK',
        },
        b: { value: 1, rationale: 'he is the first: the farthest from it', error: 'E-REVERSAL' },
        acts: 1,
        pole: null,
      },
      xjdc: {
        a: {
          value: 4,
          rationale: 'contains the truth, but leaves an excluded place open',
          error: 'E-PARTIAL',
        },
        b: { value: 2, rationale: 'false, though nearer than the last place', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'places 2 and 3 touch Sami, place 1 is before Dalal: only 4 is left',
      b: 'Dalal is before Sami and Sami before Maha: whoever is before Dalal is first',
    },
    machineCheck: {
      a: {
        kind: 'distance',
        scale: 'linear',
        truth: 4,
        claims: { fqls: 1.5, phpp: 1, wmzp: 4, xjdc: 3.5 },
        withheld: 'kmdk',
      },
      b: {
        kind: 'distance',
        scale: 'linear',
        truth: 1,
        claims: { fqls: 1.5, phpp: 1, wmzp: 4, xjdc: 3.5 },
        withheld: 'kmdk',
      },
    },
    expected: {
      a: { share: 0.45, why: 'three places must be ruled out one by one' },
      b: { share: 0.7, why: 'the last sentence suffices with the chain' },
    },
  },
  'quick-SKL-04@1': {
    slot: { form: 'quick', section: 'SKL', number: 4 },
    facet: 'SKL',
    type: 'problem_solving',
    cell: 'digital_care',
    display: [4, 3, 5, 1, 2],
    status: 'read',
    options: {
      hsql: {
        a: { value: 4, rationale: 'shuts the dearer door, the other stays open', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'wrong word, half of the time spent', error: 'E-WRONG-BASE' },
        acts: 2,
        pole: 'part',
      },
      kcnq: {
        a: { value: 2, rationale: 'wrong word, half of the time spent', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'shuts the dearer door, the other stays open', error: 'E-PARTIAL' },
        acts: 2,
        pole: 'part',
      },
      ldjx: {
        a: {
          value: 1,
          rationale: 'this word did not leak: all ten minutes go, and the investment wallet stays open',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'the leaked word opens the savings wallet too: both doors are shut',
          error: 'OK',
        },
        acts: 2,
        pole: 'whole',
      },
      wknc: {
        a: {
          value: 3,
          rationale: 'a trace of what happens to both, read after landing',
          error: 'E-OMIT-CASE',
        },
        b: {
          value: 3,
          rationale: 'a trace of what happens to both, read after landing',
          error: 'E-OMIT-CASE',
        },
        acts: 2,
        pole: null,
      },
      zhwk: {
        a: {
          value: 5,
          rationale: 'the leaked word opens the investment wallet too: both doors are shut',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'this word did not leak: all ten minutes go, and the savings wallet stays open',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: 'whole',
      },
    },
    solution: {
      a: 'the leaked word opens the investment wallet too: both doors are shut',
      b: 'the leaked word opens the savings wallet too: both doors are shut',
    },
    machineCheck: {
      a: {
        kind: 'sides',
        facts: ['the forum leaked', 'the bookshop leaked', 'the mail opens', 'the wallet opens'],
        premises: [
          is => is('the forum leaked') && !is('the bookshop leaked'),
          is => is('the mail opens') === is('the forum leaked'),
          is => is('the wallet opens') === is('the bookshop leaked'),
        ],
        follows: is => is('the mail opens') && !is('the wallet opens'),
        sides: { hsql: true, kcnq: false, ldjx: false, zhwk: true },
      },
      b: {
        kind: 'sides',
        facts: ['the forum leaked', 'the bookshop leaked', 'the mail opens', 'the wallet opens'],
        premises: [
          is => is('the bookshop leaked') && !is('the forum leaked'),
          is => is('the mail opens') === is('the forum leaked'),
          is => is('the wallet opens') === is('the bookshop leaked'),
        ],
        follows: is => is('the wallet opens') && !is('the mail opens'),
        sides: { hsql: false, kcnq: true, ldjx: true, zhwk: false },
      },
    },
    expected: {
      a: {
        share: 0.7,
        why: 'both wallets hold money; the first sentence tells which of them shares its password with the forum',
      },
      b: { share: 0.7, why: 'the same with the bookshop' },
    },
  },
  'quick-SKL-05@1': {
    slot: { form: 'quick', section: 'SKL', number: 5 },
    facet: 'SKL',
    type: 'problem_solving',
    cell: 'first_step',
    display: [2, 1, 4, 5, 3],
    status: 'read',
    options: {
      gkww: {
        a: { value: 4, rationale: 'right side, one of two suspects', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'wrong side, one piece paid for', error: 'E-WRONG-BASE' },
        acts: 2,
        pole: 'part',
      },
      lxrx: {
        a: { value: 3, rationale: 'a stopgap that needs none of the equipment', error: 'E-OMIT-CASE' },
        b: { value: 3, rationale: 'a stopgap that needs none of the equipment', error: 'E-OMIT-CASE' },
        acts: 2,
        pole: null,
      },
      qpkg: {
        a: { value: 2, rationale: 'wrong side, one piece paid for', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'right side, one of two suspects', error: 'E-PARTIAL' },
        acts: 2,
        pole: 'part',
      },
      qsgl: {
        a: { value: 5, rationale: 'amplifier and loudspeaker work: both suspects are replaced', error: 'OK' },
        b: {
          value: 1,
          rationale: 'the fault is not there: two pieces paid for, still silent',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: 'whole',
      },
      vtdc: {
        a: {
          value: 1,
          rationale: 'both work: the two dearest pieces paid for, still silent',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'nothing is heard from the amplifier on: both suspects are replaced',
          error: 'OK',
        },
        acts: 2,
        pole: 'whole',
      },
    },
    solution: {
      a: 'amplifier and loudspeaker work: both suspects are replaced',
      b: 'nothing is heard from the amplifier on: both suspects are replaced',
    },
    machineCheck: {
      a: {
        kind: 'sides',
        facts: ['the microphone works', 'its cable works', 'the amplifier works', 'the loudspeaker works'],
        premises: [
          is => is('the amplifier works') && is('the loudspeaker works'),
          (_, count) =>
            count('the microphone works', 'its cable works', 'the amplifier works', 'the loudspeaker works') <
            4,
        ],
        follows: is => !is('the microphone works') || !is('its cable works'),
        sides: { gkww: true, qpkg: false, qsgl: true, vtdc: false },
      },
      b: {
        kind: 'sides',
        facts: ['the microphone works', 'its cable works', 'the amplifier works', 'the loudspeaker works'],
        premises: [(_, count) => count('the amplifier works', 'the loudspeaker works') < 2],
        follows: is => !is('the amplifier works') || !is('the loudspeaker works'),
        sides: { gkww: false, qpkg: true, qsgl: false, vtdc: true },
      },
    },
    expected: {
      a: { share: 0.7, why: 'the test points to one side plainly' },
      b: { share: 0.6, why: "the microphone is everyone's first suspect" },
    },
  },
  'quick-WST-01@1': {
    slot: { form: 'quick', section: 'WST', number: 1 },
    facet: 'WST',
    type: 'scenario',
    cell: 'planning',
    display: [1, 2, 5, 4, 3],
    status: 'read',
    options: {
      lwbf: {
        a: { value: 3, rationale: 'the nearest travellers are served; the pace stays' },
        b: { value: 3, rationale: 'the nearest travellers are served; the pace stays' },
        acts: 1,
        pole: null,
      },
      mrhs: {
        a: { value: 5, rationale: '9 x 40 = 6 hours, the greater loss, and all of it is lifted' },
        b: { value: 1, rationale: '6 hours against 10: much time to give back for the smaller loss' },
        acts: 1,
        pole: 'whole',
      },
      qzsv: {
        a: { value: 2, rationale: 'smaller loss, less time to give back' },
        b: { value: 5, rationale: '60 x 10 = 10 hours against 6, and all of it falls in these two hours' },
        acts: 1,
        pole: 'part',
      },
      rzdq: {
        a: {
          value: 1,
          rationale: '60 x 3 = 3 hours against 6: the most time to give back for the smaller loss',
        },
        b: { value: 4, rationale: 'right loss, but most of the hours borrowed bring no call' },
        acts: 1,
        pole: 'whole',
      },
      wlnf: {
        a: { value: 4, rationale: 'right loss, half of it' },
        b: { value: 2, rationale: 'smaller loss, less time to give back' },
        acts: 1,
        pole: 'part',
      },
    },
    expected: {
      a: { share: 0.4, why: '60 calls look like far more than 9 files; one has to multiply' },
      b: {
        share: 0.6,
        why: 'the number of calls and the product agree; the hours of the calls must be used',
      },
    },
  },
  'quick-WST-02@1': {
    slot: { form: 'quick', section: 'WST', number: 2 },
    facet: 'WST',
    type: 'scenario',
    cell: 'teamwork',
    display: [2, 5, 3, 1, 4],
    status: 'read',
    options: {
      fpmk: {
        a: {
          value: 1,
          rationale: 'he also spoke on the other subject: the other subjects lose time at each meeting',
        },
        b: { value: 5, rationale: 'he spoke on one subject before few and many: the subject decides' },
        acts: 1,
        pole: 'whole',
      },
      hwvb: {
        a: { value: 3, rationale: 'helps everyone a little, changes neither cause' },
        b: { value: 3, rationale: 'helps everyone a little, changes neither cause' },
        acts: 1,
        pole: null,
      },
      vfmv: {
        a: { value: 5, rationale: 'he spoke on both subjects when few were present: the number decides' },
        b: { value: 1, rationale: 'he spoke before 12: all the meetings are broken up for nothing' },
        acts: 1,
        pole: 'whole',
      },
      zjgp: {
        a: { value: 4, rationale: 'right cause, one meeting' },
        b: { value: 2, rationale: 'wrong cause, one meeting' },
        acts: 1,
        pole: 'part',
      },
      zntb: {
        a: { value: 2, rationale: 'wrong cause, one meeting' },
        b: { value: 4, rationale: 'right cause, one meeting' },
        acts: 1,
        pole: 'part',
      },
    },
    expected: {
      a: { share: 0.65, why: 'three meetings must be laid side by side; shyness is the common guess' },
      b: { share: 0.45, why: "the common guess, shyness before many, is the twin's answer" },
    },
  },
  'quick-WST-03@1': {
    slot: { form: 'quick', section: 'WST', number: 3 },
    facet: 'WST',
    type: 'scenario',
    cell: 'pressure',
    display: [4, 3, 1, 5, 2],
    status: 'read',
    options: {
      dtdw: {
        a: { value: 5, rationale: '17 of 20 pass without a switch' },
        b: { value: 1, rationale: '3 pass, and 17 wait in front of a window that is not for them' },
        acts: 1,
        pole: 'whole',
      },
      ggtw: {
        a: { value: 4, rationale: 'right way, closed before most have passed' },
        b: { value: 2, rationale: 'wrong way, given up early' },
        acts: 1,
        pole: 'part',
      },
      hlvz: {
        a: { value: 3, rationale: 'calms the queue, nobody passes meanwhile' },
        b: { value: 3, rationale: 'calms the queue, nobody passes meanwhile' },
        acts: 1,
        pole: null,
      },
      mqps: {
        a: { value: 1, rationale: '3 pass, and 17 wait in front of a window that is not for them' },
        b: { value: 5, rationale: '17 of 20 pass without a switch' },
        acts: 1,
        pole: 'whole',
      },
      rjwj: {
        a: { value: 2, rationale: 'wrong way, given up early' },
        b: { value: 4, rationale: 'right way, closed before most have passed' },
        acts: 1,
        pole: 'part',
      },
    },
    expected: {
      a: { share: 0.8, why: 'the count is plain' },
      b: { share: 0.75, why: 'the count is plain; cash is the habit' },
    },
  },
  'quick-WST-04@1': {
    slot: { form: 'quick', section: 'WST', number: 4 },
    facet: 'WST',
    type: 'scenario',
    cell: 'quality',
    display: [3, 1, 4, 2, 5],
    status: 'read',
    options: {
      dvkl: {
        a: { value: 1, rationale: 'the whole hour goes to boxes that are all clear' },
        b: { value: 5, rationale: 'the run was clear at 150 and faint after it: every faint box is found' },
        acts: 1,
        pole: 'whole',
      },
      kbdc: {
        a: { value: 3, rationale: 'finds half of the faint ones at the cost of the whole hour' },
        b: { value: 3, rationale: 'finds half of the faint ones at the cost of the whole hour' },
        acts: 1,
        pole: null,
      },
      kdcn: {
        a: { value: 2, rationale: 'wrong half, half of the hour spent' },
        b: { value: 4, rationale: 'right half, misses half of the faint ones' },
        acts: 1,
        pole: 'part',
      },
      kdnb: {
        a: {
          value: 5,
          rationale: 'the run was faint at its start and clear from 150 on: every faint box is found',
        },
        b: { value: 1, rationale: 'the whole hour goes to boxes that are all clear' },
        acts: 1,
        pole: 'whole',
      },
      xwkx: {
        a: { value: 4, rationale: 'right half, misses half of the faint ones' },
        b: { value: 2, rationale: 'wrong half, half of the hour spent' },
        acts: 1,
        pole: 'part',
      },
    },
    expected: {
      a: { share: 0.7, why: 'two numbers and one rule' },
      b: { share: 0.7, why: 'the same, the other way round' },
    },
  },
  'quick-WST-05@1': {
    slot: { form: 'quick', section: 'WST', number: 5 },
    facet: 'WST',
    type: 'scenario',
    cell: 'initiative',
    display: [5, 4, 2, 3, 1],
    status: 'read',
    options: {
      cqnf: {
        a: { value: 1, rationale: 'the keys were in the box: the most work every day, and the search stays' },
        b: { value: 4, rationale: 'right cause, but most of the entries answer no search' },
        acts: 1,
        pole: 'whole',
      },
      frpr: {
        a: { value: 3, rationale: 'the search moves out of working hours and stays as long' },
        b: { value: 3, rationale: 'the search moves out of working hours and stays as long' },
        acts: 1,
        pole: null,
      },
      rscf: {
        a: { value: 2, rationale: 'wrong cause, little work' },
        b: {
          value: 5,
          rationale: '26 of 30 were in pockets, and all for these machines: the name leads to the key',
        },
        acts: 1,
        pole: 'part',
      },
      trjf: {
        a: { value: 5, rationale: '26 of 30 were in the box, unrecognised, and all for these machines' },
        b: { value: 2, rationale: 'wrong cause, little work' },
        acts: 1,
        pole: 'part',
      },
      xxtk: {
        a: { value: 4, rationale: 'right cause, but seventy tags answer no search' },
        b: { value: 1, rationale: 'the keys were not in the box: the most work, and the search stays' },
        acts: 1,
        pole: 'whole',
      },
    },
    expected: {
      a: { share: 0.5, why: 'the scope must be read from one sentence and the cause from another' },
      b: { share: 0.45, why: "keys much alike suggest tags, which is the twin's answer" },
    },
  },
} as const satisfies Pairs
