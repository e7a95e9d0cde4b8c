import type { Pairs } from '../pair.ts'

export const pairs = {
  'education-competency-25@1': {
    slot: { form: 'basic', section: 'competency', number: 25 },
    facet: 'PLN',
    type: 'case_study',
    display: [4, 5, 2, 1, 3],
    status: 'draft',
    options: {
      kbhz: {
        a: { value: 1, rationale: '36 and 28: 64 of 80, the least' },
        b: { value: 5, rationale: '36 and 56: 92 of 120, the most' },
        acts: 1,
      },
      tkdd: {
        a: { value: 5, rationale: 'the eight answers asked for earn 9 each: 72 of 80, the most' },
        b: { value: 1, rationale: '72 and 4 untaught marks: 76 of 120, the least' },
        acts: 1,
      },
      vqdf: {
        a: { value: 3, rationale: '54 and 14: 68 of 80' },
        b: { value: 3, rationale: '54, 28 and 2: 84 of 120' },
        acts: 1,
      },
      xgpb: {
        a: { value: 2, rationale: '45 and 21: 66 of 80' },
        b: { value: 4, rationale: '45, 42 and 1: 88 of 120' },
        acts: 1,
      },
      zkxm: {
        a: { value: 4, rationale: '63 and 7: 70 of 80' },
        b: { value: 2, rationale: '63, 14 and 3: 80 of 120' },
        acts: 1,
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
      },
      qzhs: {
        a: { value: 2, rationale: 'hours for a difference that is known to the mark' },
        b: { value: 4, rationale: 'brings the readings nearer, on five essays' },
        acts: 1,
      },
      rjxq: {
        a: { value: 3, rationale: 'a common scale to look at; the difference stays' },
        b: { value: 3, rationale: 'a common scale to look at; the two readings stay apart' },
        acts: 1,
      },
      twpf: {
        a: { value: 1, rationale: 'a day later for every pupil, where one sum would do' },
        b: {
          value: 5,
          rationale: 'lower on half and higher on half: no sum mends that, only reading alike does',
        },
        acts: 1,
      },
      vpsd: {
        a: {
          value: 5,
          rationale:
            'her mark is 6 lower on every essay, so one sum makes the halves equal, and results come out on Thursday',
        },
        b: { value: 1, rationale: 'she is above on half of them: those marks move to 12 above' },
        acts: 1,
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
    status: 'draft',
    options: {
      cwpw: {
        a: { value: 5, rationale: 'he does most of the work: she sees that it is counted as his own' },
        b: { value: 1, rationale: 'two contributions: sheet after sheet shows her how little he takes part' },
        acts: 1,
      },
      hxcr: {
        a: { value: 4, rationale: 'the right answer as a rule, without his own marks' },
        b: { value: 2, rationale: 'a rule about marks, while her son sits silent' },
        acts: 1,
      },
      msvm: {
        a: { value: 2, rationale: 'turns at speaking, where he already has most of them' },
        b: { value: 4, rationale: 'the right answer as a rule, without a step for him' },
        acts: 1,
      },
      mzjt: {
        a: { value: 1, rationale: 'more of the work goes to the one who already does most of it' },
        b: { value: 5, rationale: 'two of 40: he needs a turn of his own, and she helps to plan it' },
        acts: 1,
      },
      thpf: {
        a: { value: 3, rationale: 'she sees the work, not what it earns' },
        b: { value: 3, rationale: 'she sees the work, nothing changes in it' },
        acts: 1,
      },
    },
    expected: {
      a: { share: 0.72, why: '29 of 40 among four, and the mark is what a parent asks about' },
      b: { share: 0.55, why: 'an unfair mark is the usual complaint; 2 of 40 tells another story' },
    },
  },
  'education-competency-28@1': {
    slot: { form: 'basic', section: 'competency', number: 28 },
    facet: 'DEC',
    type: 'case_study',
    display: [1, 2, 5, 3, 4],
    status: 'draft',
    options: {
      kdtw: {
        a: { value: 2, rationale: 'three sections are talked over' },
        b: { value: 4, rationale: 'one section in the heat, three in good order' },
        acts: 1,
      },
      nvbs: {
        a: { value: 4, rationale: 'one section is talked over before Thursday' },
        b: { value: 2, rationale: 'three sections in the heat, one in good order' },
        acts: 1,
      },
      rgzw: {
        a: {
          value: 1,
          rationale: 'there is one form: all ninety come back to questions they have talked over for days',
        },
        b: { value: 5, rationale: 'another form, equal chances and a cool hall' },
        acts: 1,
      },
      wzrr: {
        a: {
          value: 5,
          rationale:
            'Thursday would bring the questions that all have seen: better a hot hour than a test talked over for days',
        },
        b: {
          value: 1,
          rationale: 'fresh forms are there: ninety pupils sit an hour in the heat for nothing',
        },
        acts: 1,
      },
      zqjf: {
        a: { value: 3, rationale: 'half of the test is talked over' },
        b: { value: 3, rationale: 'half of the test in the heat' },
        acts: 1,
      },
    },
    expected: {
      a: {
        share: 0.45,
        why: '34 degrees and lost answers call for another day; that there is one form looks like a detail of the bank',
      },
      b: { share: 0.62, why: 'the other forms make the usual answer right; ready paper copies tempt' },
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
      },
      gdhg: {
        a: { value: 1, rationale: '26 wait two weeks for the basis of the unit because 4 are missing' },
        b: {
          value: 5,
          rationale: '8 of 30: the hour serves those present, and the basic lesson reaches all',
        },
        acts: 1,
      },
      nbcs: {
        a: { value: 4, rationale: '26 of 30 get the basic lesson, on loose ground' },
        b: { value: 1, rationale: '22 of 30 miss the basic lesson for good, and the gaps stay' },
        acts: 1,
      },
      tkcf: {
        a: { value: 2, rationale: '26 get a beginning and wait two weeks for the rest' },
        b: {
          value: 4,
          rationale: 'the gaps are treated; the 10 minutes of beginning are said again in two weeks',
        },
        acts: 1,
      },
      whfz: {
        a: { value: 5, rationale: '26 of 30 get the basic lesson, with its ground made firm first' },
        b: { value: 2, rationale: '22 miss the basic lesson for good; the gaps get a start' },
        acts: 1,
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
      },
      tkwf: {
        a: { value: 4, rationale: 'the right slips, some of them late' },
        b: { value: 2, rationale: 'fewer slips that contradict the ranks' },
        acts: 2,
      },
      wnzz: {
        a: { value: 2, rationale: 'two days on ranks that decide nothing, and wrong marks stay in hand' },
        b: { value: 4, rationale: 'the college knows the right order, but goes by slips that stay wrong' },
        acts: 2,
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
    status: 'draft',
    options: {
      mcgq: {
        a: { value: 1, rationale: 'novices search for a way instead of learning one', error: 'E-REVERSAL' },
        b: { value: 5, rationale: 'those who can solve learn most by solving', error: 'OK' },
        acts: 1,
      },
      mpbn: {
        a: {
          value: 2,
          rationale: 'eight equations to search through without support',
          error: 'E-CONSTRAINT',
        },
        b: { value: 4, rationale: 'nearly all of the work is their own', error: 'E-LAST-STEP' },
        acts: 1,
      },
      qhhn: {
        a: {
          value: 5,
          rationale:
            'novices: studying worked steps leaves room to learn; each is tried at once on a like equation',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'expertise reversal: the able must read steps they own, and solve half as much',
          error: 'E-REVERSAL',
        },
        acts: 1,
      },
      twvc: {
        a: { value: 3, rationale: 'support for half of the work', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'needless support for half of the work', error: 'E-ONE-RULE' },
        acts: 1,
      },
      xrcd: {
        a: {
          value: 4,
          rationale: 'good support, but the first steps are seen without the whole',
          error: 'E-PARTIAL',
        },
        b: {
          value: 2,
          rationale: 'too much support for all ten, less than full examples',
          error: 'E-CONSTRAINT',
        },
        acts: 1,
      },
    },
    solution: {
      a: 'novices: studying worked steps leaves room to learn; each is tried at once on a like equation',
      b: 'those who can solve learn most by solving',
    },
    expected: {
      a: {
        share: 0.48,
        why: 'learning by doing is the creed, and partly solved tasks look like the golden mean',
      },
      b: {
        share: 0.7,
        why: 'full marks in the short test point to practice; a modelled solution still looks thorough',
      },
    },
    knowledge: {
      fact: 'In well-structured matter such as equations, beginners learn more from studying worked examples; once they can solve it, the same examples help no more and can hold them back, and solving problems teaches more (expertise reversal).',
      kind: 'textbook',
      source: {
        title: 'The Expertise Reversal Effect, Educational Psychologist 38(1)',
        issuer: 'Kalyuga, Ayres, Chandler, Sweller',
        edition: '2003',
        clause: 'pp. 23-31',
      },
      reviewBy: '2030-11-23',
      checks: 2,
    },
  },
  'education-skills-04@1': {
    slot: { form: 'basic', section: 'skills', number: 4 },
    facet: 'STD',
    type: 'technical',
    cell: 'tool_use',
    display: [4, 3, 2, 1, 5],
    status: 'read',
    options: {
      gqfn: {
        a: { value: 2, rationale: 'one hour for a gap of 25 points', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'one needless hour', error: 'E-LAST-STEP' },
        acts: 1,
      },
      jbnn: {
        a: { value: 5, rationale: '55% right against 80%: well below mastery', error: 'OK' },
        b: {
          value: 1,
          rationale:
            'half a standard deviation above the mean where 70% reached mastery: six weeks of what she masters, and her club missed',
          error: 'E-REVERSAL',
        },
        acts: 1,
      },
      pdnp: {
        a: { value: 4, rationale: 'the right help, about half of it', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'three weeks of what she masters', error: 'E-CONSTRAINT' },
        acts: 1,
      },
      qmrw: {
        a: {
          value: 3,
          rationale: 'respectful, but the reading of the number is left to others',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: 'respectful, but the reading of the number is left to others',
          error: 'E-ONE-RULE',
        },
        acts: 1,
      },
      sdcz: {
        a: { value: 1, rationale: 'far below mastery, and nothing is done about it', error: 'E-REVERSAL' },
        b: {
          value: 5,
          rationale: 'T 55 is above the mean of a region where 70% have mastered: she needs no remedy',
          error: 'OK',
        },
        acts: 1,
      },
    },
    solution: {
      a: '55% right against 80%: well below mastery',
      b: 'T 55 is half a standard deviation above the mean (better than about 69%), where the upper 70% have mastered: she needs no remedy',
    },
    expected: {
      a: { share: 0.75, why: '55 against 80 points to help, as it seems' },
      b: {
        share: 0.45,
        why: '55 looks like a fail wherever it stands; the heading and the 70% must be joined',
      },
    },
    knowledge: {
      fact: 'A T score has a mean of 50 and a standard deviation of 10, so 55 lies half a standard deviation above the mean of the group (better than about 69% of it); 55 per cent correct says that almost half of the answers were wrong.',
      kind: 'textbook',
      source: {
        title: 'Measurement and Assessment in Teaching, 11th edition',
        issuer: 'Miller, Linn, Gronlund; Pearson',
        edition: '2013',
      },
      reviewBy: '2030-11-23',
      checks: 2,
    },
  },
  'education-skills-07@1': {
    slot: { form: 'basic', section: 'skills', number: 7 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    display: [3, 4, 5, 1, 2],
    status: 'draft',
    options: {
      bsxr: {
        a: { value: 2, rationale: 'what they know, not what they do; soon done', error: 'E-CONSTRAINT' },
        b: { value: 4, rationale: 'level two, with nothing to compare it to', error: 'E-PARTIAL' },
        acts: 1,
      },
      cdgd: {
        a: { value: 3, rationale: 'what they say of their behaviour, not seen', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'what they say they learnt, not tested', error: 'E-ONE-RULE' },
        acts: 1,
      },
      fnpq: {
        a: { value: 4, rationale: 'behaviour at work, with nothing to compare it to', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'the wrong level, at half the cost', error: 'E-CONSTRAINT' },
        acts: 1,
      },
      nthg: {
        a: {
          value: 1,
          rationale: 'twice what they know, and nothing of what they do with customers',
          error: 'E-REVERSAL',
        },
        b: { value: 5, rationale: 'level two is learning, measured before and after', error: 'OK' },
        acts: 1,
      },
      rqsb: {
        a: {
          value: 5,
          rationale: 'level three is behaviour at work, seen before and some weeks after',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'four days on behaviour at work, where what was learnt is asked for',
          error: 'E-REVERSAL',
        },
        acts: 1,
      },
    },
    solution: {
      a: 'level three is behaviour at work, seen before and some weeks after',
      b: 'level two is learning, measured before and after',
    },
    expected: {
      a: { share: 0.72, why: 'whoever knows the model answers at once' },
      b: {
        share: 0.55,
        why: 'observing staff with customers looks like the better proof; level two asks for less',
      },
    },
    knowledge: {
      fact: "In Kirkpatrick's model level 1 is reaction, level 2 learning, level 3 behaviour at work, level 4 results; level 2 is measured for example by tests before and after, level 3 for example by observing work some weeks later.",
      kind: 'textbook',
      source: {
        title: 'Evaluating Training Programs: The Four Levels, 3rd edition',
        issuer: 'D. Kirkpatrick and J. Kirkpatrick; Berrett-Koehler',
        edition: '2006',
      },
      reviewBy: '2030-11-23',
      checks: 2,
    },
  },
  'education-skills-10@1': {
    slot: { form: 'basic', section: 'skills', number: 10 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    display: [1, 5, 3, 4, 2],
    status: 'draft',
    options: {
      fzzq: {
        a: {
          value: 5,
          rationale: 'each covers its objective: mastery by nearly all is what such a test may show',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: '18 questions tell nobody apart: almost a third of the ranking is lost',
          error: 'E-REVERSAL',
        },
        acts: 1,
      },
      mthb: {
        a: { value: 3, rationale: 'half of the work is wasted', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'half of the gain is made', error: 'E-ONE-RULE' },
        acts: 1,
      },
      nbdk: {
        a: {
          value: 2,
          rationale: '13 sound questions lost, more than six days spent',
          error: 'E-CONSTRAINT',
        },
        b: { value: 4, rationale: 'most of the gain is made', error: 'E-LAST-STEP' },
        acts: 1,
      },
      pvmg: {
        a: { value: 4, rationale: 'most objectives stay covered as tried', error: 'E-PARTIAL' },
        b: { value: 2, rationale: '13 questions still tell nobody apart', error: 'E-CONSTRAINT' },
        acts: 1,
      },
      tckx: {
        a: {
          value: 1,
          rationale: 'nine days spent to make a test of mastery look harder than its objectives',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'middle difficulty separates most: the purpose of a test that ranks',
          error: 'OK',
        },
        acts: 1,
      },
    },
    solution: {
      a: 'each covers its objective: mastery by nearly all is what such a test may show',
      b: 'middle difficulty separates most: the purpose of a test that ranks',
    },
    expected: {
      a: { share: 0.45, why: '96% right looks worthless at all times' },
      b: { share: 0.7, why: 'easy questions look worthless, and here they are' },
    },
    knowledge: {
      fact: 'In a criterion-referenced test a sound question that nearly everyone answers stays if it covers its objective; in a norm-referenced test it tells nobody apart and is replaced by one of middle difficulty.',
      kind: 'textbook',
      source: {
        title: 'Measurement and Assessment in Teaching, 11th edition',
        issuer: 'Miller, Linn, Gronlund; Pearson',
        edition: '2013',
      },
      reviewBy: '2030-11-23',
      checks: 2,
    },
  },
  'education-skills-13@1': {
    slot: { form: 'basic', section: 'skills', number: 13 },
    facet: 'TEC',
    type: 'technical',
    cell: 'diagnosis',
    display: [4, 2, 3, 5, 1],
    status: 'read',
    options: {
      bkhs: {
        a: {
          value: 1,
          rationale: 'eight weeks on language while the words cannot be decoded',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: '38 of 40 pseudowords: he decodes well, so words and language are what fails',
          error: 'OK',
        },
        acts: 1,
      },
      frrc: {
        a: { value: 2, rationale: 'two weeks where it fails', error: 'E-CONSTRAINT' },
        b: { value: 4, rationale: 'most of the time where it fails', error: 'E-LAST-STEP' },
        acts: 1,
      },
      svgb: {
        a: { value: 3, rationale: 'half of the time where it fails', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'half of the time where it fails', error: 'E-ONE-RULE' },
        acts: 1,
      },
      tjgj: {
        a: { value: 5, rationale: '9 of 40 pseudowords: decoding is what fails', error: 'OK' },
        b: {
          value: 1,
          rationale: '38 of 40: decoding is there already, and language gets no week',
          error: 'E-REVERSAL',
        },
        acts: 1,
      },
      tqfp: {
        a: { value: 4, rationale: 'most of the time where it fails', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'two weeks where it fails', error: 'E-CONSTRAINT' },
        acts: 1,
      },
    },
    solution: {
      a: '9 of 40 pseudowords: decoding fails, and it comes before understanding',
      b: '38 of 40 pseudowords: decoding is there, so the 4 of 10 comes from words and language',
    },
    expected: {
      a: {
        share: 0.55,
        why: 'poor answers look like poor understanding, and words without meaning look like a test of vocabulary',
      },
      b: { share: 0.6, why: 'poor reading calls for reading practice; 38 of 40 says that decoding is there' },
    },
    knowledge: {
      fact: 'Reading is decoding times understanding of language, and reading pseudowords measures decoding, since neither memory nor meaning helps: a pupil who fails on them needs decoding first; one who reads them well and still does not understand texts needs vocabulary and language.',
      kind: 'textbook',
      source: {
        title: 'Decoding, Reading, and Reading Disability, Remedial and Special Education 7(1)',
        issuer: 'P. Gough and W. Tunmer',
        edition: '1986',
        clause: 'pp. 6-10',
      },
      reviewBy: '2030-11-23',
      checks: 2,
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
      bxgk: {
        a: { value: 4, rationale: 'safe, but tells nothing of grades or places', error: 'E-PARTIAL' },
        b: {
          value: 1,
          rationale: 'safe, and useless: it hides all that 29 behind each figure would allow',
          error: 'E-REVERSAL',
        },
        acts: 1,
      },
      cgbf: {
        a: {
          value: 3,
          rationale: '8 behind each figure: below the usual minimum of 10',
          error: 'E-ONE-RULE',
        },
        b: { value: 3, rationale: 'safe, but six grades are shown as three', error: 'E-ONE-RULE' },
        acts: 1,
      },
      qtfx: {
        a: {
          value: 5,
          rationale:
            '12 pupils behind each figure, above the usual minimum of 10: nobody is singled out, and the two halves can be compared',
          error: 'OK',
        },
        b: {
          value: 2,
          rationale: 'safe, but hides the six grades where 29 stand behind each',
          error: 'E-CONSTRAINT',
        },
        acts: 1,
      },
      rcjk: {
        a: { value: 2, rationale: 'six groups of 4: families can guess who answered', error: 'E-CONSTRAINT' },
        b: {
          value: 4,
          rationale: '29 behind each figure, but the places are not told apart',
          error: 'E-PARTIAL',
        },
        acts: 1,
      },
      xzkg: {
        a: {
          value: 1,
          rationale: '18 figures on groups of 4: answers can be read back to pupils',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: '29 stand behind each figure, and each shows a grade and a place where help is needed',
          error: 'OK',
        },
        acts: 1,
      },
    },
    solution: {
      a: '12 pupils behind each figure, above the usual minimum of 10: nobody is singled out, and the two halves can be compared',
      b: '29 stand behind each figure, and each shows a grade and a place where help is needed',
    },
    expected: {
      a: {
        share: 0.45,
        why: 'no names, so it seems anonymous; the whole school as one looks like the careful choice',
      },
      b: { share: 0.52, why: 'privacy seems to ask for few figures at all times' },
    },
    knowledge: {
      fact: 'Results of a survey without names are not published for groups of a few people (minimum sizes range from 5 to 30, most often 10), since a known group gives its members away; larger groups may be shown, as long as a figure is not near 0% or 100%.',
      kind: 'guideline',
      source: {
        title:
          'Statistical Methods for Protecting Personally Identifiable Information in Aggregate Reporting (SLDS Technical Brief 3, NCES 2011-603)',
        issuer: 'National Center for Education Statistics',
        edition: '2010',
        unclaused: 'the rule runs through the whole brief',
      },
      reviewBy: '2030-11-23',
      checks: 2,
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
      jxqg: {
        a: { value: 2, rationale: 'three sessions on the missing step', error: 'E-CONSTRAINT' },
        b: { value: 4, rationale: 'most of the time where she slips', error: 'E-LAST-STEP' },
        acts: 1,
      },
      kdvr: {
        a: {
          value: 5,
          rationale: 'each answer takes the smaller digit from the larger: regrouping is the missing step',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'regrouping is right in all four: ten sessions on what she can do',
          error: 'E-REVERSAL',
        },
        acts: 1,
      },
      mmrz: {
        a: { value: 3, rationale: 'half of the time on the missing step', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'half of the time where she slips', error: 'E-ONE-RULE' },
        acts: 1,
      },
      thrm: {
        a: {
          value: 1,
          rationale: 'quicker facts make the wrong rule quicker: 5 - 3 and 8 - 2 are right already',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale:
            'each answer is off by one from 14, 46, 37 and 34, now above, now below: regrouping is right, the facts slip',
          error: 'OK',
        },
        acts: 1,
      },
      wqqk: {
        a: { value: 4, rationale: 'most of the time on the missing step', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'three sessions where she slips', error: 'E-CONSTRAINT' },
        acts: 1,
      },
    },
    solution: {
      a: 'each answer takes the smaller digit from the larger: regrouping is the missing step',
      b: 'each answer is off by one from 14, 46, 37 and 34, now above, now below: regrouping is right, the facts slip',
    },
    expected: {
      a: { share: 0.62, why: 'the digits of each column show it at once to whoever looks' },
      b: {
        share: 0.48,
        why: 'four wrong with regrouping in each: regrouping seems to be the cause; all are off by one',
      },
    },
    knowledge: {
      fact: 'Errors that one wrong rule explains (always taking the smaller digit from the larger) call for place value and regrouping; answers off by one, now above and now below, with correct regrouping call for work on number facts.',
      kind: 'textbook',
      source: {
        title:
          'Brown and Burton, Diagnostic Models for Procedural Bugs in Basic Mathematical Skills, Cognitive Science 2, 155-192 (first half); Ashlock, Error Patterns in Computation (second half)',
        issuer: 'Cognitive Science Society; Pearson',
        edition: '1978',
      },
      reviewBy: '2030-11-23',
      checks: 2,
    },
  },
  'education-skills-22@1': {
    slot: { form: 'basic', section: 'skills', number: 22 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    display: [5, 1, 4, 2, 3],
    status: 'read',
    options: {
      cmqj: {
        a: { value: 2, rationale: 'a good question no longer counts', error: 'E-CONSTRAINT' },
        b: { value: 4, rationale: 'few are harmed by it; the key goes unchecked', error: 'E-LAST-STEP' },
        acts: 2,
      },
      kfdt: {
        a: {
          value: 5,
          rationale: 'plus 0.41: the strong get it right far more often; hard and good',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'the weak are rewarded, the strong lose a mark, and the flaw goes into the bank',
          error: 'E-REVERSAL',
        },
        acts: 2,
      },
      tvjh: {
        a: {
          value: 4,
          rationale: 'right marks; a good question is reworded for no need',
          error: 'E-PARTIAL',
        },
        b: {
          value: 2,
          rationale: 'the marks are wrong; new wording may mend the question',
          error: 'E-CONSTRAINT',
        },
        acts: 2,
      },
      vxgc: {
        a: { value: 3, rationale: 'open, decides nothing', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'open, may bring the flaw to light, decides nothing', error: 'E-ONE-RULE' },
        acts: 2,
      },
      wzdn: {
        a: {
          value: 1,
          rationale: 'one of the best questions is lost to the marks and to the bank',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale:
            'minus 0.41: the weak do better, so a wrong key or a double meaning; it must not count as it stands',
          error: 'OK',
        },
        acts: 2,
      },
    },
    solution: {
      a: 'plus 0.41: the strong get it right far more often; hard and good',
      b: 'minus 0.41: the weak do better, so a wrong key or a double meaning; it must not count as it stands',
    },
    expected: {
      a: {
        share: 0.48,
        why: '34% right makes people strike a hard question; the index says that it is good',
      },
      b: { share: 0.75, why: 'minus is known to every examiner' },
    },
    knowledge: {
      fact: 'A negative discrimination index means that weak candidates answer a question right more often than strong ones: usually a wrong key or an ambiguous wording, so it does not count as keyed; an index of 0.40 and up marks a very good question, be it hard.',
      kind: 'textbook',
      source: {
        title: 'Essentials of Educational Measurement, 5th edition',
        issuer: 'R. Ebel and D. Frisbie; Prentice Hall',
        edition: '1991',
      },
      reviewBy: '2030-11-23',
      checks: 2,
    },
  },
  'education-skills-25@1': {
    slot: { form: 'basic', section: 'skills', number: 25 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    display: [1, 3, 2, 4, 5],
    status: 'read',
    options: {
      grdr: {
        a: {
          value: 5,
          rationale: 'for a test a week after the review a gap of about a day or two is best',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'for a test ten weeks later a gap of two days leaves least',
          error: 'E-REVERSAL',
        },
        acts: 1,
      },
      jrmz: {
        a: { value: 1, rationale: 'five weeks: most is gone before the review', error: 'E-REVERSAL' },
        b: { value: 4, rationale: 'near the best gap, somewhat too late', error: 'E-PARTIAL' },
        acts: 1,
      },
      kcqv: {
        a: { value: 3, rationale: 'too late', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'too early', error: 'E-ONE-RULE' },
        acts: 1,
      },
      tfnx: {
        a: { value: 2, rationale: 'far too late: much is gone before the review', error: 'E-CONSTRAINT' },
        b: {
          value: 5,
          rationale: 'two to three weeks is best for a test ten weeks after the review',
          error: 'OK',
        },
        acts: 1,
      },
      wzpf: {
        a: { value: 4, rationale: 'a little too late', error: 'E-LAST-STEP' },
        b: { value: 2, rationale: 'far too early', error: 'E-CONSTRAINT' },
        acts: 1,
      },
    },
    solution: {
      a: 'for a test a week after the review a gap of about a day or two is best',
      b: 'two to three weeks is best for a test ten weeks after the review',
    },
    expected: {
      a: { share: 0.45, why: 'spacing is praised in every course, so long gaps look learned' },
      b: { share: 0.6, why: 'repeat soon, before it is forgotten, is lore; the far test asks for weeks' },
    },
    knowledge: {
      fact: 'The later the test, the longer the best gap between learning and review: about a day or two for a test a week after the review, about two to three weeks for one ten weeks after it.',
      kind: 'textbook',
      source: {
        title:
          'Spacing Effects in Learning: A Temporal Ridgeline of Optimal Retention, Psychological Science 19(11)',
        issuer: 'Cepeda, Vul, Rohrer, Wixted, Pashler',
        edition: '2008',
        clause: 'pp. 1095-1102',
      },
      reviewBy: '2030-11-23',
      checks: 2,
    },
  },
  'education-skills-28@1': {
    slot: { form: 'basic', section: 'skills', number: 28 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    display: [2, 4, 5, 3, 1],
    status: 'draft',
    options: {
      dtrq: {
        a: {
          value: 5,
          rationale:
            'gas inside: out of the building by the shortest way, which does not lead past the store',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: '300 girls walk into the cloud and stand beside the tanker',
          error: 'E-REVERSAL',
        },
        acts: 2,
      },
      gwdv: {
        a: { value: 4, rationale: 'the right way, some minutes late', error: 'E-LAST-STEP' },
        b: { value: 2, rationale: 'into the cloud, some minutes later', error: 'E-CONSTRAINT' },
        acts: 2,
      },
      jgnk: {
        a: { value: 3, rationale: 'in the same building as the leak', error: 'E-ONE-RULE' },
        b: {
          value: 4,
          rationale: 'indoors with the vents shut, but nearer to the tanker and after a walk',
          error: 'E-PARTIAL',
        },
        acts: 2,
      },
      pcwf: {
        a: { value: 2, rationale: 'half an hour in the building with the gas', error: 'E-CONSTRAINT' },
        b: {
          value: 3,
          rationale: 'half an hour safe, then out while the tanker may still leak',
          error: 'E-ONE-RULE',
        },
        acts: 2,
      },
      zqkz: {
        a: {
          value: 1,
          rationale: 'all stay in the building with the gas, for as long as it leaks',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'gas outside: indoors, windows shut and air conditioners off until the all-clear',
          error: 'OK',
        },
        acts: 2,
      },
    },
    solution: {
      a: 'gas inside: out of the building by the shortest way, which does not lead past the store',
      b: 'gas outside: indoors, windows shut and air conditioners off until the all-clear',
    },
    expected: {
      a: { share: 0.72, why: 'the drill is the way out, and here it is right' },
      b: {
        share: 0.52,
        why: 'the drill leads to the yard; that the yard lies on the street must be joined to the tanker',
      },
    },
    knowledge: {
      fact: 'Toxic gas inside the building: everyone leaves for the assembly point, if the way out does not lead through the gas. A cloud of gas outside: everyone stays in with doors and windows shut and the air conditioning off until the all-clear.',
      kind: 'guideline',
      source: {
        title:
          'Ready.gov: chemical emergencies; Guide for Developing High-Quality School Emergency Operations Plans (2013), evacuation and shelter-in-place annexes',
        issuer: 'FEMA; U.S. Department of Education and others',
        edition: '2013',
        unclaused: 'both guides give the rule in several places',
      },
      reviewBy: '2030-11-23',
      checks: 2,
    },
  },
} as const satisfies Pairs
