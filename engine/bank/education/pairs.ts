import type { Pairs } from '../pair.ts'

export const pairs = {
  'education-competency-25@1': {
    slot: { form: 'basic', section: 'competency', number: 25 },
    facet: 'PLN',
    type: 'case_study',
    display: [4, 5, 2, 1, 3],
    status: 'read',
    options: {
      kbhz: {
        a: { value: 1, rationale: '36 and 28: 64 of 80, the least' },
        b: { value: 5, rationale: '36 and 56: 92 of 120, the most' },
        acts: 1,
        pole: null,
      },
      tkdd: {
        a: { value: 5, rationale: 'the eight answers asked for earn 9 each: 72 of 80, the most' },
        b: { value: 1, rationale: '72 and 4 untaught marks: 76 of 120, the least' },
        acts: 1,
        pole: null,
      },
      vqdf: {
        a: { value: 3, rationale: '54 and 14: 68 of 80' },
        b: { value: 3, rationale: '54, 28 and 2: 84 of 120' },
        acts: 1,
        pole: null,
      },
      xgpb: {
        a: { value: 2, rationale: '45 and 21: 66 of 80' },
        b: { value: 4, rationale: '45, 42 and 1: 88 of 120' },
        acts: 1,
        pole: null,
      },
      zkxm: {
        a: { value: 4, rationale: '63 and 7: 70 of 80' },
        b: { value: 2, rationale: '63, 14 and 3: 80 of 120' },
        acts: 1,
        pole: null,
      },
    },
    expected: {
      a: {
        share: 0.45,
        why: "covering everything is the teacher's creed; that only 8 answers are asked for looks like a detail",
      },
      b: { share: 0.7, why: 'all topics count, so breadth is both usual and right' },
    },
  },
  'education-competency-26@1': {
    slot: { form: 'basic', section: 'competency', number: 26 },
    facet: 'TEA',
    type: 'case_study',
    display: [3, 2, 4, 5, 1],
    status: 'read',
    options: {
      kmdv: {
        a: { value: 4, rationale: 'the right remedy; 3 marks of difference remain' },
        b: { value: 2, rationale: 'the wrong remedy at half the dose: some marks move to 9 above' },
        acts: 1,
        pole: 'alone',
      },
      qzhs: {
        a: { value: 2, rationale: 'hours for a difference that is known to the mark' },
        b: { value: 4, rationale: 'brings the readings nearer, on five essays' },
        acts: 1,
        pole: 'together',
      },
      rjxq: {
        a: { value: 3, rationale: 'a common scale to look at; the difference stays' },
        b: { value: 3, rationale: 'a common scale to look at; the two readings stay apart' },
        acts: 1,
        pole: null,
      },
      twpf: {
        a: { value: 1, rationale: 'a day later for every pupil, where one sum would do' },
        b: {
          value: 5,
          rationale: 'lower on half and higher on half: no sum mends that, only reading alike does',
        },
        acts: 1,
        pole: 'together',
      },
      vpsd: {
        a: {
          value: 5,
          rationale:
            'her mark is 6 lower on every essay, so one sum makes the halves equal, and results come out on Thursday',
        },
        b: { value: 1, rationale: 'she is above on half of them: those marks move to 12 above' },
        acts: 1,
        pole: 'alone',
      },
    },
    expected: {
      a: {
        share: 0.6,
        why: '6 on every essay looks grave; that she is the lower on all 20 makes it easy to mend',
      },
      b: { share: 0.48, why: '6 on every essay invites adding 6; lower on 10 means higher on the other 10' },
    },
  },
  'education-competency-27@1': {
    slot: { form: 'basic', section: 'competency', number: 27 },
    facet: 'COM',
    type: 'case_study',
    display: [5, 2, 3, 4, 1],
    status: 'read',
    options: {
      cwpw: {
        a: {
          value: 5,
          rationale: 'he does most of the work: his own marks show her that it is seen and counted',
        },
        b: { value: 1, rationale: 'two contributions: sheet after sheet shows her how little he takes part' },
        acts: 1,
        pole: null,
      },
      hxcr: {
        a: { value: 4, rationale: 'the right answer as a rule, without his own marks' },
        b: { value: 2, rationale: 'a rule about marks, while her son sits silent' },
        acts: 1,
        pole: null,
      },
      msvm: {
        a: { value: 2, rationale: 'turns at speaking, where he already has most of them' },
        b: { value: 4, rationale: 'the right answer as a rule, without a step for him' },
        acts: 1,
        pole: null,
      },
      mzjt: {
        a: { value: 1, rationale: 'more of the work goes to the one who already does most of it' },
        b: {
          value: 5,
          rationale:
            'two of 40: there is little to see; he needs a turn of his own, and she helps to plan it',
        },
        acts: 1,
        pole: null,
      },
      thpf: {
        a: { value: 3, rationale: 'she sees the work, not what it earns' },
        b: { value: 3, rationale: 'she sees the work, nothing changes in it' },
        acts: 1,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.72, why: '29 of 40 among four, and the mark is what a parent asks about' },
      b: { share: 0.55, why: 'an unfair mark is the usual complaint; 2 of 40 tells another story' },
    },
  },
  'education-competency-28@2': {
    slot: { form: 'basic', section: 'competency', number: 28 },
    facet: 'DEC',
    type: 'case_study',
    display: [1, 2, 5, 3, 4],
    status: 'read',
    options: {
      kdtw: {
        a: { value: 2, rationale: 'five weeks without a book, for pictures; half the price' },
        b: { value: 4, rationale: 'the matter of the test, in every second hand' },
        acts: 2,
        pole: null,
      },
      nvbs: {
        a: { value: 4, rationale: 'the same matter from the first day, in every second hand' },
        b: { value: 2, rationale: 'other matter than the test, at half the price' },
        acts: 2,
        pole: null,
      },
      rgzw: {
        a: { value: 1, rationale: 'five weeks without a book, for pictures and covers alone' },
        b: { value: 5, rationale: 'the matter of the test, in every hand for most of the term' },
        acts: 2,
        pole: null,
      },
      wzrr: {
        a: { value: 5, rationale: 'the same matter, in every hand from the first day' },
        b: { value: 1, rationale: 'ninety books with other matter than the test' },
        acts: 2,
        pole: null,
      },
      zqjf: {
        a: { value: 3, rationale: 'the first week is filled, and the question stays open' },
        b: { value: 3, rationale: 'the first week is filled, and the question stays open' },
        acts: 2,
        pole: null,
      },
    },
    expected: {
      a: {
        share: 0.6,
        why: 'a new edition sounds like the right one; what it changes does not count in the test',
      },
      b: {
        share: 0.6,
        why: 'a school without books presses to buy now; the changed matter must be joined to the test',
      },
    },
  },
  'education-competency-29@1': {
    slot: { form: 'basic', section: 'competency', number: 29 },
    facet: 'ADP',
    type: 'case_study',
    display: [2, 4, 5, 3, 1],
    status: 'read',
    options: {
      cmrj: {
        a: { value: 3, rationale: 'an even chance of the right hour' },
        b: { value: 3, rationale: 'an even chance of the right hour' },
        acts: 1,
        pole: null,
      },
      gdhg: {
        a: { value: 1, rationale: '26 wait two weeks for the basis of the unit because 4 are missing' },
        b: {
          value: 5,
          rationale: '8 of 30: the hour serves those present, and the basic lesson reaches all',
        },
        acts: 1,
        pole: null,
      },
      nbcs: {
        a: { value: 4, rationale: '26 of 30 get the basic lesson, on loose ground' },
        b: { value: 1, rationale: '22 of 30 miss the basic lesson for good, and the gaps stay' },
        acts: 1,
        pole: null,
      },
      tkcf: {
        a: { value: 2, rationale: '26 get a beginning and wait two weeks for the rest' },
        b: {
          value: 4,
          rationale: 'the gaps are treated; the 10 minutes of beginning are said again in two weeks',
        },
        acts: 1,
        pole: null,
      },
      whfz: {
        a: { value: 5, rationale: '26 of 30 get the basic lesson, with its ground made firm first' },
        b: { value: 2, rationale: '22 miss the basic lesson for good; the gaps get a start' },
        acts: 1,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.5, why: 'rain and gaps are both reasons to change the plan; 26 of 30 says keep it' },
      b: { share: 0.7, why: 'with 8 of 30 present most teachers put the new lesson off' },
    },
  },
  'education-competency-30@1': {
    slot: { form: 'basic', section: 'competency', number: 30 },
    facet: 'QUA',
    type: 'case_study',
    display: [5, 4, 2, 3, 1],
    status: 'read',
    options: {
      djqv: {
        a: { value: 3, rationale: 'useful, and the forty wait a day' },
        b: { value: 3, rationale: 'useful, and the ranks wait a day' },
        acts: 2,
        pole: null,
      },
      dqtd: {
        a: {
          value: 5,
          rationale:
            'there is a seat for all 350: ranks decide nothing, and the forty hold the right mark today',
        },
        b: {
          value: 1,
          rationale:
            'new marks beside old ranks: all forty slips contradict the list that fills the 90 seats',
        },
        acts: 2,
        pole: 'part',
      },
      tfss: {
        a: {
          value: 1,
          rationale:
            '400 people hand back their slips for two of the three days, for ranks that decide nothing',
        },
        b: {
          value: 5,
          rationale: '350 for 90 seats: two marks move others too, and the new slips are out in time',
        },
        acts: 2,
        pole: 'whole',
      },
      tkwf: {
        a: { value: 4, rationale: 'the right slips, some of them late' },
        b: { value: 2, rationale: 'fewer slips that contradict the ranks' },
        acts: 2,
        pole: 'part',
      },
      wnzz: {
        a: { value: 2, rationale: 'two days on ranks that decide nothing, and wrong marks stay in hand' },
        b: { value: 4, rationale: 'the college knows the right order, but goes by slips that stay wrong' },
        acts: 2,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.42, why: 'a rank on each slip speaks for issuing all; 600 seats for 350 make it idle' },
      b: { share: 0.7, why: '90 seats for 350 make the ranks count' },
    },
  },
  'education-skills-01@1': {
    slot: { form: 'basic', section: 'skills', number: 1 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    display: [5, 1, 4, 2, 3],
    status: 'read',
    options: {
      bxpj: {
        a: {
          value: 5,
          rationale: 'KWL begins with K and W: what they know and what they want to know',
          error: 'OK',
        },
        b: { value: 1, rationale: 'the headings are never surveyed: SQ3R starts there', error: 'E-REVERSAL' },
        acts: 1,
        pole: null,
      },
      dcjn: {
        a: { value: 1, rationale: 'neither of the first steps of KWL is seen', error: 'E-REVERSAL' },
        b: {
          value: 5,
          rationale: 'SQ3R begins with Survey and Question: skim the headings and turn them into questions',
          error: 'OK',
        },
        acts: 1,
        pole: null,
      },
      jmxt: {
        a: { value: 4, rationale: 'most of the time on the first steps of KWL', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'three minutes on the first steps of SQ3R', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: null,
      },
      ncfp: {
        a: { value: 3, rationale: 'half of the time on the first steps of KWL', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'half of the time on the first steps of SQ3R', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
      shxp: {
        a: { value: 2, rationale: 'three minutes on the first steps of KWL', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'most of the time on the first steps of SQ3R', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'KWL begins with K and W: what they know and what they want to know',
      b: 'SQ3R begins with Survey and Question: skim the headings and turn them into questions',
    },
    expected: {
      a: { share: 0.75, why: 'the KWL chart is known to most teachers' },
      b: { share: 0.5, why: 'starting from what pupils know is the creed; SQ3R starts from the headings' },
    },
    topic: { ar: 'استراتيجيات القراءة (KWL وSQ3R)', en: 'reading strategies (KWL, SQ3R)' },
    knowledge: {
      fact: 'KWL begins, before the reading, with what pupils know (K) and want to know (W), and ends with what they learned (L); SQ3R begins with a survey of the headings and with questions made from them, then read, recite, review.',
      kind: 'textbook',
      source: {
        title:
          'K-W-L: A Teaching Model That Develops Active Reading of Expository Text, The Reading Teacher 39(6); Effective Study (SQ3R)',
        issuer: 'D. Ogle; F. Robinson',
        edition: '1986; 1946',
        clause: 'pp. 564-570 (first title)',
      },
      reviewBy: '2030-11-23',
    },
  },
  'education-skills-04@3': {
    slot: { form: 'basic', section: 'skills', number: 4 },
    facet: 'STD',
    type: 'technical',
    cell: 'tool_use',
    display: [4, 3, 2, 1, 5],
    status: 'read',
    options: {
      lvfq: {
        a: { value: 5, rationale: 'the girl below the mean, for as long as it takes', error: 'OK' },
        b: {
          value: 1,
          rationale: 'the girl above the mean fills the place of the other for a year',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      ndms: {
        a: {
          value: 2,
          rationale: 'the wrong girl, but the test of the next month can mend it',
          error: 'E-WRONG-BASE',
        },
        b: { value: 4, rationale: 'the girl below the mean, for a month', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
      qwtw: {
        a: {
          value: 1,
          rationale: 'the girl above the mean fills the place of the other for a year',
          error: 'E-REVERSAL',
        },
        b: { value: 5, rationale: 'the girl below the mean, for as long as it takes', error: 'OK' },
        acts: 1,
        pole: null,
      },
      rlkf: {
        a: {
          value: 3,
          rationale: 'nobody is misplaced, and nobody is helped for a month',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: 'nobody is misplaced, and nobody is helped for a month',
          error: 'E-ONE-RULE',
        },
        acts: 1,
        pole: null,
      },
      thcf: {
        a: { value: 4, rationale: 'the girl below the mean, for a month', error: 'E-PARTIAL' },
        b: {
          value: 2,
          rationale: 'the wrong girl, but the test of the next month can mend it',
          error: 'E-WRONG-BASE',
        },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'T 41 lies 0.9 of a standard deviation below the mean; z 1.2 lies 1.2 above it',
      b: 'T 41 lies 0.9 of a standard deviation below the mean; z 1.2 lies 1.2 above it',
    },
    expected: {
      a: { share: 0.65, why: '1.2 looks far less than 41; the names of the scores turn it round' },
      b: { share: 0.65, why: 'as in a, with the girls exchanged' },
    },
    topic: { ar: 'الدرجات المعيارية', en: 'standard scores' },
    knowledge: {
      fact: 'A z score has a mean of 0 and a standard deviation of 1, a T score a mean of 50 and a standard deviation of 10: z 1.2 lies above the mean (T 62), T 41 lies below it (z -0.9).',
      kind: 'textbook',
      source: {
        title: 'Measurement and Assessment in Teaching, 11th edition',
        issuer: 'Miller, Linn, Gronlund; Pearson',
        edition: '2013',
      },
      reviewBy: '2030-11-23',
    },
  },
  'education-skills-07@1': {
    slot: { form: 'basic', section: 'skills', number: 7 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    display: [3, 4, 5, 1, 2],
    status: 'read',
    options: {
      bsxr: {
        a: { value: 2, rationale: 'what they know, not what they do; soon done', error: 'E-CONSTRAINT' },
        b: { value: 4, rationale: 'level two, with nothing to compare it to', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
      cdgd: {
        a: { value: 3, rationale: 'what they say of their behaviour, not seen', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'what they say they learnt, not tested', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
      fnpq: {
        a: { value: 4, rationale: 'behaviour at work, with nothing to compare it to', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'the wrong level, at half the cost', error: 'E-CONSTRAINT' },
        acts: 1,
        pole: null,
      },
      nthg: {
        a: {
          value: 1,
          rationale: 'twice what they know, and nothing of what they do with customers',
          error: 'E-REVERSAL',
        },
        b: { value: 5, rationale: 'level two is learning, measured before and after', error: 'OK' },
        acts: 1,
        pole: null,
      },
      rqsb: {
        a: {
          value: 5,
          rationale: 'level three is behaviour at work, rated before and some weeks after',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'four days on behaviour at work, where what was learnt is asked for',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'level three is behaviour at work, rated before and some weeks after',
      b: 'level two is learning, measured before and after',
    },
    expected: {
      a: { share: 0.72, why: 'whoever knows the model answers at once' },
      b: { share: 0.55, why: 'what staff do at work looks like the better proof; level two asks for less' },
    },
    topic: { ar: 'مستويات تقييم التدريب', en: 'levels of training evaluation' },
    knowledge: {
      fact: "In Kirkpatrick's model level 1 is reaction, level 2 learning, level 3 behaviour at work, level 4 results; level 2 is measured for example by tests before and after, level 3 for example by observing work some weeks later.",
      kind: 'textbook',
      source: {
        title: 'Evaluating Training Programs: The Four Levels, 3rd edition',
        issuer: 'D. Kirkpatrick and J. Kirkpatrick; Berrett-Koehler',
        edition: '2006',
      },
      reviewBy: '2030-11-23',
    },
  },
  'education-skills-10@2': {
    slot: { form: 'basic', section: 'skills', number: 10 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    display: [1, 5, 3, 4, 2],
    status: 'read',
    options: {
      fzzq: {
        a: { value: 5, rationale: 'a question that all answer ranks nobody', error: 'OK' },
        b: {
          value: 1,
          rationale: 'objectives that are mastered drop out of the test, all eighteen of them',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      mthb: {
        a: { value: 3, rationale: 'a calmer start, and the test measures as before', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'a calmer start, and the test measures as before', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
      nbdk: {
        a: {
          value: 2,
          rationale: 'the questions that rank nobody stay, looked at once more',
          error: 'E-CONSTRAINT',
        },
        b: {
          value: 4,
          rationale: 'they stay, as they should; their wording was sound already',
          error: 'E-LAST-STEP',
        },
        acts: 1,
        pole: null,
      },
      pvmg: {
        a: { value: 4, rationale: 'half of the questions that rank nobody are gone', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'half of the mastered objectives drop out', error: 'E-CONSTRAINT' },
        acts: 1,
        pole: null,
      },
      tckx: {
        a: { value: 1, rationale: 'every question that ranks nobody stays', error: 'E-REVERSAL' },
        b: { value: 5, rationale: 'each covers its objective, and nothing is spent', error: 'OK' },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'norm-referenced: questions that nearly everyone answers rank nobody and are replaced',
      b: 'criterion-referenced: sound questions that cover their objectives stay',
    },
    expected: {
      a: { share: 0.58, why: '96% right looks worthless in both tests' },
      b: { share: 0.58, why: 'the same with the two exchanged' },
    },
    topic: { ar: 'الاختبارات محكية المرجع ومعيارية المرجع', en: 'criterion- and norm-referenced tests' },
    knowledge: {
      fact: 'In a criterion-referenced test a sound question that nearly everyone answers stays if it covers its objective; in a norm-referenced test it tells nobody apart and is replaced by one of middle difficulty.',
      kind: 'textbook',
      source: {
        title: 'Measurement and Assessment in Teaching, 11th edition',
        issuer: 'Miller, Linn, Gronlund; Pearson',
        edition: '2013',
      },
      reviewBy: '2030-11-23',
    },
  },
  'education-skills-13@2': {
    slot: { form: 'basic', section: 'skills', number: 13 },
    facet: 'TEC',
    type: 'technical',
    cell: 'diagnosis',
    display: [4, 2, 3, 5, 1],
    status: 'read',
    options: {
      bwbh: {
        a: { value: 3, rationale: 'four of eight lessons go to the weak side', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'four of eight lessons go to the weak side', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
      dcwr: {
        a: { value: 4, rationale: 'six of eight lessons go to the weak side', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'two of eight lessons go to the weak side', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: null,
      },
      jgnp: {
        a: {
          value: 1,
          rationale: 'no lesson goes to the weak side; all go to the strong one',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'CALP is the language of study: all eight lessons go to the weak side',
          error: 'OK',
        },
        acts: 1,
        pole: null,
      },
      vbdz: {
        a: {
          value: 5,
          rationale: 'BICS is everyday conversation: all eight lessons go to the weak side',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'no lesson goes to the weak side; all go to the strong one',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      vxhw: {
        a: { value: 2, rationale: 'two of eight lessons go to the weak side', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'six of eight lessons go to the weak side', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'weak in BICS, everyday conversation: all lessons go to the Oasis booklet (conversations from home and market)',
      b: 'weak in CALP, the language of study: all lessons go to the Orchard booklet (passages from the science book)',
    },
    expected: {
      a: {
        share: 0.5,
        why: 'two acronyms known to whoever teaches a language; the science passages look the weightier use of a lesson',
      },
      b: { share: 0.5, why: 'the same with the acronyms exchanged' },
    },
    topic: { ar: 'لغة الحديث ولغة الدراسة', en: 'everyday and academic language' },
    knowledge: {
      fact: 'BICS (basic interpersonal communicative skills) is the language of everyday conversation; CALP (cognitive academic language proficiency) is the language of study, of textbooks and school subjects, in speech and in writing. The first is practised on everyday conversation, the second on the texts and ideas of the subjects.',
      kind: 'textbook',
      source: {
        title:
          'Cognitive/academic language proficiency, linguistic interdependence, the optimum age question and some other matters (Working Papers on Bilingualism 19); Foundations of Bilingual Education and Bilingualism, 5th edition',
        issuer: 'J. Cummins; C. Baker, Multilingual Matters',
        edition: '1979; 2011',
      },
      reviewBy: '2030-11-23',
    },
  },
  'education-skills-16@1': {
    slot: { form: 'basic', section: 'skills', number: 16 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    display: [3, 2, 1, 5, 4],
    status: 'read',
    options: {
      qjhm: {
        a: {
          value: 5,
          rationale:
            'NC lets the light unit be adapted and shared free of charge; ND lets the water unit be shared as it stands',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale:
            'a whole adaptation of a unit under ND is published, and the one that may be adapted is not',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
      rkdt: {
        a: { value: 4, rationale: 'the unit that may be adapted, half of it', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'half of a unit under ND is published adapted', error: 'E-WRONG-BASE' },
        acts: 2,
        pole: null,
      },
      sdgn: {
        a: {
          value: 1,
          rationale:
            'a whole adaptation of a unit under ND is published, and the one that may be adapted is not',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale:
            'NC lets the water unit be adapted and shared free of charge; ND lets the light unit be shared as it stands',
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
      sdwl: {
        a: { value: 3, rationale: 'both are allowed, and neither is in Arabic', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'both are allowed, and neither is in Arabic', error: 'E-ONE-RULE' },
        acts: 2,
        pole: null,
      },
      wmnf: {
        a: { value: 2, rationale: 'half of a unit under ND is published adapted', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'the unit that may be adapted, half of it', error: 'E-PARTIAL' },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: 'NC lets the light unit be adapted and shared free of charge; ND lets the water unit be shared as it stands',
      b: 'NC lets the water unit be adapted and shared free of charge; ND lets the light unit be shared as it stands',
    },
    expected: {
      a: { share: 0.6, why: 'the two marks differ by a letter, and both units are called open' },
      b: { share: 0.6, why: 'as in a, with the units exchanged' },
    },
    topic: { ar: 'رخص المواد التعليمية المفتوحة', en: 'licences of open teaching material' },
    knowledge: {
      fact: 'A work under CC BY-ND may be shared unchanged, but adaptations of it, such as a translation or an abridgement, may not be shared; a work under CC BY-NC may be adapted and shared, for non-commercial purposes and with credit.',
      kind: 'standard',
      source: {
        title:
          'Attribution-NoDerivatives 4.0 and Attribution-NonCommercial 4.0 International Public Licenses',
        issuer: 'Creative Commons',
        edition: '2013',
        clause: 'Sections 2(a)(1) and 3(a) of each',
      },
      reviewBy: '2028-11-23',
    },
  },
  'education-skills-19@1': {
    slot: { form: 'basic', section: 'skills', number: 19 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    display: [2, 5, 1, 3, 4],
    status: 'read',
    options: {
      hcrq: {
        a: { value: 4, rationale: 'one right, the other half right', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'one reversed, the other half right', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: null,
      },
      jhfq: {
        a: { value: 3, rationale: 'half of each as the plan says', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'half of each as the plan says', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
      ttpz: {
        a: {
          value: 5,
          rationale: 'DRO reinforces intervals without the behaviour, DRA a chosen alternative: both right',
          error: 'OK',
        },
        b: { value: 1, rationale: 'both procedures are reversed', error: 'E-REVERSAL' },
        acts: 1,
        pole: null,
      },
      vrkl: {
        a: { value: 1, rationale: 'both procedures are reversed', error: 'E-REVERSAL' },
        b: {
          value: 5,
          rationale: 'DRO reinforces intervals without the behaviour, DRA a chosen alternative: both right',
          error: 'OK',
        },
        acts: 1,
        pole: null,
      },
      xqjf: {
        a: { value: 2, rationale: 'one reversed, the other half right', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'one right, the other half right', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'DRO for Badr: minutes without the behaviour; DRA for Waleed: the raised hand',
      b: 'DRA for Badr: the raised hand; DRO for Waleed: minutes without the behaviour',
    },
    expected: {
      a: { share: 0.59, why: 'one letter apart; the procedure must be known' },
      b: { share: 0.59, why: 'the same with the two exchanged' },
    },
    topic: { ar: 'التعزيز التفاضلي', en: 'differential reinforcement' },
    knowledge: {
      fact: 'In differential reinforcement of other behaviour (DRO) the reinforcer follows an interval in which the behaviour did not occur; in differential reinforcement of alternative behaviour (DRA) it follows a chosen acceptable behaviour in its place.',
      kind: 'textbook',
      source: {
        title: 'Applied Behavior Analysis, 3rd edition (differential reinforcement)',
        issuer: 'J. Cooper, T. Heron, W. Heward; Pearson',
        edition: '2020',
      },
      reviewBy: '2030-11-23',
    },
  },
  'education-skills-22@7': {
    slot: { form: 'basic', section: 'skills', number: 22 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    display: [5, 1, 4, 2, 3],
    status: 'read',
    options: {
      hsvs: {
        a: { value: 4, rationale: 'the same aims, with half of the help that she needs', error: 'E-PARTIAL' },
        b: {
          value: 2,
          rationale: 'keeps every aim, and her time is no longer a limit',
          error: 'E-WRONG-BASE',
        },
        acts: 1,
        pole: null,
      },
      mdqz: {
        a: {
          value: 3,
          rationale: 'useful practice, and neither kind of measure for this unit',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: 'useful practice, and neither kind of measure for this unit',
          error: 'E-ONE-RULE',
        },
        acts: 1,
        pole: null,
      },
      nffs: {
        a: { value: 5, rationale: 'other ways of answering, the same aims', error: 'OK' },
        b: { value: 1, rationale: 'keeps every aim, where the plan asks for others', error: 'E-REVERSAL' },
        acts: 1,
        pole: null,
      },
      pbhg: {
        a: {
          value: 2,
          rationale: 'a few aims are lost to her, and the writing stays',
          error: 'E-WRONG-BASE',
        },
        b: { value: 4, rationale: 'the aims are changed, a little too little', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
      tlmg: {
        a: {
          value: 1,
          rationale: 'half of the unit is lost to her, and the writing stays',
          error: 'E-REVERSAL',
        },
        b: { value: 5, rationale: 'fewer aims: what a modification means', error: 'OK' },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'accommodation: all the aims, answered another way',
      b: 'modification: other, fewer aims',
    },
    expected: {
      a: {
        share: 0.55,
        why: 'two words that sound alike to others; in the plan only one of them changes what is learnt',
      },
      b: { share: 0.55, why: 'the same with the two exchanged' },
    },
    topic: { ar: 'المواءمات والتعديلات في الخطة الفردية', en: 'accommodations and modifications' },
    knowledge: {
      fact: 'In an individual education plan an accommodation changes how a pupil learns or answers (print, time, place, aids, speaking for writing) and leaves the aims of the class as they are; a modification changes what the pupil is expected to learn (fewer or other aims).',
      kind: 'textbook',
      source: {
        title: 'Including Students with Special Needs: A Practical Guide for Classroom Teachers, 8th edition',
        issuer: 'M. Friend and W. Bursuck; Pearson',
        edition: '2019',
      },
      reviewBy: '2030-11-23',
    },
  },
  'education-skills-25@4': {
    slot: { form: 'basic', section: 'skills', number: 25 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    display: [1, 3, 2, 4, 5],
    status: 'read',
    options: {
      dvks: {
        a: {
          value: 5,
          rationale: 'an expert group works on one part that all its members share',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'nothing to teach each other: four of the five parts are missing in each group',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      fgnm: {
        a: {
          value: 2,
          rationale: 'one pair shares a part and three girls read alone',
          error: 'E-WRONG-BASE',
        },
        b: { value: 4, rationale: 'one part is missing in each home group', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
      jbwb: {
        a: {
          value: 1,
          rationale: 'nobody shares a part: there is nobody to work it out with',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'a home group holds every part once, so that each teaches hers to the others',
          error: 'OK',
        },
        acts: 1,
        pole: null,
      },
      kdgc: {
        a: { value: 3, rationale: 'two pairs share a part and one girl reads alone', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'two parts are missing in each home group', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
      njxn: {
        a: {
          value: 4,
          rationale: 'the group falls into two, each with a part of its own',
          error: 'E-PARTIAL',
        },
        b: { value: 2, rationale: 'three parts are missing in each home group', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'expert group: all its members have one and the same part',
      b: 'home group: every member has a different part',
    },
    expected: {
      a: { share: 0.5, why: 'a group of experts sounds like one expert for every part; it is the reverse' },
      b: { share: 0.5, why: 'giving a whole group one part to read looks orderly' },
    },
    topic: { ar: 'المجموعات في استراتيجية جيكسو', en: 'groups in the jigsaw method' },
    knowledge: {
      fact: 'In the jigsaw method every member of a home (jigsaw) group has a different part of the material and later teaches it to the others; in an expert group meet those who have one and the same part.',
      kind: 'textbook',
      source: {
        title: 'Cooperation in the Classroom: The Jigsaw Method, 3rd edition',
        issuer: 'E. Aronson and S. Patnoe; Pinter and Martin',
        edition: '2011',
      },
      reviewBy: '2030-11-23',
    },
  },
  'education-skills-28@4': {
    slot: { form: 'basic', section: 'skills', number: 28 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    display: [2, 4, 5, 3, 1],
    status: 'read',
    options: {
      bwhz: {
        a: {
          value: 1,
          rationale: 'nothing beyond the class lessons, which have not been enough',
          error: 'E-REVERSAL',
        },
        b: { value: 5, rationale: 'the class lessons are enough for her, and she misses none', error: 'OK' },
        acts: 1,
        pole: null,
      },
      fjqb: {
        a: {
          value: 5,
          rationale: 'tier 3 is the most intensive: all that the school can give, every day',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale:
            'tier 1 is the class lesson for all: 40 minutes of other lessons are lost each day without need',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      nvhc: {
        a: { value: 4, rationale: 'daily and long, but a quarter of it is withheld', error: 'E-PARTIAL' },
        b: { value: 2, rationale: '30 minutes of other lessons are lost each day', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: null,
      },
      phkc: {
        a: { value: 3, rationale: 'a dose of the middle tier: half of what she needs', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'a dose of the middle tier, which she does not need', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
      shsz: {
        a: { value: 2, rationale: 'a quarter of what she needs', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'a little of her other lessons is lost each day', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'tier 3: the most intensive support, daily, so the full 40 minutes',
      b: 'tier 1: reading with the class only, so no minutes',
    },
    expected: {
      a: { share: 0.5, why: 'a third level sounds far from the first need' },
      b: {
        share: 0.5,
        why: 'a first level sounds like the first to be helped; it is the class lesson for all',
      },
    },
    topic: { ar: 'مستويات الاستجابة للتدخل', en: 'tiers of response to intervention' },
    knowledge: {
      fact: 'In response to intervention (RTI) tier 1 is the class instruction that all pupils get, and it is enough for most; tier 3 is the most intensive support, given daily and individually or in a very small group to those whom tier 2 did not help enough.',
      kind: 'guideline',
      source: {
        title:
          'Assisting Students Struggling with Reading: Response to Intervention (RtI) and Multi-Tier Intervention in the Primary Grades (NCEE 2009-4045)',
        issuer: 'Institute of Education Sciences, US Department of Education',
        edition: '2009',
        clause: 'recommendations 2 (tier 1), 3 (tier 2) and 5 (tier 3)',
      },
      reviewBy: '2030-11-23',
    },
  },
} as const satisfies Pairs
