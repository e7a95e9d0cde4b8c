import type { Pairs } from '../pair.ts'

export const pairs = {
  'business-competency-25@1': {
    slot: { form: 'basic', section: 'competency', number: 25 },
    facet: 'PLN',
    type: 'case_study',
    display: [4, 5, 2, 1, 3],
    status: 'read',
    options: {
      nrvm: {
        a: {
          value: 5,
          rationale:
            'engineers take 16 weeks: begun in week 8 they come in week 24; accountants begun then come in week 13',
        },
        b: { value: 1, rationale: 'accountants take 16 weeks: all four come in week 24, four weeks late' },
        acts: 1,
        pole: null,
      },
      nvgg: {
        a: { value: 1, rationale: 'all four engineers come in week 24, four weeks late' },
        b: {
          value: 5,
          rationale: 'accountants begun now come in week 16; engineers begun in week 8 come in week 13',
        },
        acts: 1,
        pole: null,
      },
      psgc: {
        a: { value: 2, rationale: 'three engineers are late' },
        b: { value: 4, rationale: 'one accountant comes in week 24' },
        acts: 1,
        pole: null,
      },
      sngx: {
        a: { value: 3, rationale: 'two engineers are late' },
        b: { value: 3, rationale: 'two accountants are late' },
        acts: 1,
        pole: null,
      },
      vmqc: {
        a: { value: 4, rationale: 'one engineer comes in week 24' },
        b: { value: 2, rationale: 'three accountants come in week 24' },
        acts: 1,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.68, why: "the manager's calls and the sum agree" },
      b: { share: 0.5, why: 'the manager asks for engineers; 8 and 16 must be set against 20' },
    },
  },
  'business-competency-26@1': {
    slot: { form: 'basic', section: 'competency', number: 26 },
    facet: 'TEA',
    type: 'case_study',
    display: [3, 2, 4, 5, 1],
    status: 'read',
    options: {
      dcgp: {
        a: {
          value: 4,
          rationale: 'all salaries leave in time; she learns half, though there is room for all',
        },
        b: {
          value: 2,
          rationale: 'the coached half takes 6 hours of the 4: a third of these salaries are late',
        },
        acts: 2,
        pole: 'part',
      },
      gbwv: {
        a: {
          value: 2,
          rationale: 'the coached half takes 6 hours of the 4: a third of these salaries are late',
        },
        b: {
          value: 4,
          rationale: 'all salaries leave in time; she learns half, though there is room for all',
        },
        acts: 2,
        pole: 'part',
      },
      jvxs: {
        a: {
          value: 1,
          rationale: '18 files by coaching take 12 hours of the 4: two thirds of these salaries are late',
        },
        b: {
          value: 5,
          rationale:
            '3 of the 4 hours for the files that are due, then 12 hours of coaching where days are left: all salaries leave in time, and one of the two learns all',
        },
        acts: 2,
        pole: 'whole',
      },
      kthr: {
        a: { value: 3, rationale: 'all salaries leave in time, and neither of the two learns anything' },
        b: { value: 3, rationale: 'all salaries leave in time, and neither of the two learns anything' },
        acts: 2,
        pole: null,
      },
      kzpz: {
        a: {
          value: 5,
          rationale:
            '3 of the 4 hours for the files that are due, then 12 hours of coaching where days are left: all salaries leave in time, and one of the two learns all',
        },
        b: {
          value: 1,
          rationale: '18 files by coaching take 12 hours of the 4: two thirds of these salaries are late',
        },
        acts: 2,
        pole: 'whole',
      },
    },
    expected: {
      a: {
        share: 0.6,
        why: 'the two days and the 40 minutes must be joined; coaching sounds right for both',
      },
      b: { share: 0.6, why: 'the same with the two exchanged' },
    },
  },
  'business-competency-27@1': {
    slot: { form: 'basic', section: 'competency', number: 27 },
    facet: 'COM',
    type: 'case_study',
    display: [5, 2, 3, 4, 1],
    status: 'read',
    options: {
      dzgq: {
        a: { value: 5, rationale: "all can come, and each hears the answers to the others' questions" },
        b: { value: 1, rationale: 'most are on duty at their sites or asleep after the night shift' },
        acts: 2,
        pole: null,
      },
      qlwl: {
        a: { value: 3, rationale: 'all can read it, questions stay open' },
        b: { value: 3, rationale: 'all can read it somewhere, questions stay open' },
        acts: 2,
        pole: null,
      },
      tmrw: {
        a: { value: 1, rationale: 'nobody can ask, though all sit within two halls' },
        b: { value: 4, rationale: 'reaches every site and shift; questions stay open' },
        acts: 2,
        pole: null,
      },
      wlnw: {
        a: { value: 4, rationale: 'questions are answered, and reach the others at second hand' },
        b: { value: 2, rationale: 'a few can come; at 40 sites they meet hardly any of the others' },
        acts: 2,
        pole: null,
      },
      wmff: {
        a: { value: 2, rationale: '60 people who sit together call one by one with the same question' },
        b: { value: 5, rationale: 'reaches every site and shift, and each can ask about their own case' },
        acts: 2,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.62, why: 'a message to phones is quick and modern' },
      b: { share: 0.66, why: 'a meeting with questions is what one is taught' },
    },
  },
  'business-competency-28@1': {
    slot: { form: 'basic', section: 'competency', number: 28 },
    facet: 'DEC',
    type: 'case_study',
    display: [1, 2, 5, 3, 4],
    status: 'read',
    options: {
      gtkj: {
        a: { value: 1, rationale: '108 thousand, of which ten months clean an empty office' },
        b: { value: 5, rationale: '12 x 9 = 108 thousand, the cheapest until the move' },
        acts: 1,
        pole: null,
      },
      hvfh: {
        a: { value: 2, rationale: '10 x 9.6 = 96 thousand against 24' },
        b: { value: 4, rationale: '96 and 2 x 14: 124 thousand against 108' },
        acts: 1,
        pole: null,
      },
      nnps: {
        a: { value: 4, rationale: '4 x 11.4 = 45.6 thousand against 24' },
        b: { value: 2, rationale: '45.6 and 8 x 14: 157.6 thousand' },
        acts: 1,
        pole: null,
      },
      ppzm: {
        a: { value: 3, rationale: '7 x 10.5 = 73.5 thousand against 24' },
        b: { value: 3, rationale: '73.5 and 5 x 14: 143.5 thousand' },
        acts: 1,
        pole: null,
      },
      xfsv: {
        a: { value: 5, rationale: '24 thousand, just until the move' },
        b: { value: 1, rationale: '24 and ten months at 14: 164 thousand, the dearest' },
        acts: 1,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.72, why: 'the date of the move sets the term, though the year is the cheapest month' },
      b: { share: 0.74, why: 'the cheap year and the date agree' },
    },
  },
  'business-competency-29@3': {
    slot: { form: 'basic', section: 'competency', number: 29 },
    facet: 'ADP',
    type: 'case_study',
    display: [2, 4, 5, 3, 1],
    status: 'read',
    options: {
      dtzb: {
        a: { value: 3, rationale: 'something for those who came; the workshop stays open' },
        b: { value: 3, rationale: 'something for those who came; the workshop stays open' },
        acts: 2,
        pole: null,
      },
      fqzd: {
        a: { value: 5, rationale: 'all that is needed is there, and nobody has to come again' },
        b: { value: 1, rationale: 'a day of titles for forty people, who may not come again' },
        acts: 2,
        pole: 'now',
      },
      nbnf: {
        a: { value: 2, rationale: 'the cost of a second day, with an hour gained' },
        b: { value: 4, rationale: 'the workshop as it should be, with an hour that few needed' },
        acts: 2,
        pole: 'gather',
      },
      qnll: {
        a: { value: 1, rationale: '9 thousand riyals and a morning lost, though all is there' },
        b: {
          value: 5,
          rationale: 'they keep today for their work, and the workshop for when it can be held',
        },
        acts: 2,
        pole: 'gather',
      },
      xcxz: {
        a: { value: 4, rationale: 'half of what could be learnt today' },
        b: { value: 2, rationale: 'titles again, for half a day' },
        acts: 2,
        pole: 'now',
      },
    },
    expected: {
      a: { share: 0.65, why: 'the file is said to hold everything; some would not stand in for a trainer' },
      b: {
        share: 0.55,
        why: 'forty people at the door press to go on; titles and "only once" must be joined',
      },
    },
  },
  'business-competency-30@1': {
    slot: { form: 'basic', section: 'competency', number: 30 },
    facet: 'QUA',
    type: 'case_study',
    display: [5, 4, 2, 3, 1],
    status: 'read',
    options: {
      hcsb: {
        a: { value: 3, rationale: "some answers, before the others' ears" },
        b: { value: 3, rationale: 'more than the stage calls for, less than a call' },
        acts: 2,
        pole: 'together',
      },
      rnpn: {
        a: { value: 4, rationale: 'a reason of their own, without a chance to ask' },
        b: { value: 2, rationale: 'hours for reasons that are the same for most' },
        acts: 2,
        pole: 'alone',
      },
      tznc: {
        a: { value: 5, rationale: 'each gave two half days and hears what can be learnt from them' },
        b: { value: 1, rationale: 'all 20 hours for people met only on paper; the other post waits a week' },
        acts: 2,
        pole: 'alone',
      },
      xlld: {
        a: { value: 2, rationale: 'after two meetings no word about the person' },
        b: { value: 5, rationale: 'the true reason for all, and the hours go to those who wait' },
        acts: 2,
        pole: null,
      },
      zlff: {
        a: { value: 1, rationale: 'after two meetings not even a reason' },
        b: {
          value: 4,
          rationale: 'the promise is kept, and the hours go to those who wait; no reason is given',
        },
        acts: 2,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.66, why: 'two interviews earn a call, but 40 calls look like a luxury' },
      b: { share: 0.45, why: 'calling everyone is what good employers are praised for' },
    },
  },
  'business-skills-01@1': {
    slot: { form: 'basic', section: 'skills', number: 1 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    display: [5, 1, 4, 2, 3],
    status: 'read',
    options: {
      bwcm: {
        a: {
          value: 3,
          rationale: 'three of the six are accused in time; three are accused too late',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: 'three of the six are accused in time; three are accused too late',
          error: 'E-ONE-RULE',
        },
        acts: 2,
        pole: null,
      },
      cjdz: {
        a: {
          value: 4,
          rationale: 'four of the six are accused in time; two are accused too late',
          error: 'E-PARTIAL',
        },
        b: {
          value: 2,
          rationale: 'two of the six are accused in time; four are accused too late',
          error: 'E-WRONG-BASE',
        },
        acts: 2,
        pole: null,
      },
      fknv: {
        a: {
          value: 1,
          rationale:
            "the fleet's six are past 30 days already, and the warehouse's six, still in time, are let go",
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale:
            "26 and 8 make 34: today is the only day; the warehouse's six are past 30 days already and are rightly left",
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
      fljj: {
        a: {
          value: 2,
          rationale: 'two of the six are accused in time; four are accused too late',
          error: 'E-WRONG-BASE',
        },
        b: {
          value: 4,
          rationale: 'four of the six are accused in time; two are accused too late',
          error: 'E-PARTIAL',
        },
        acts: 2,
        pole: null,
      },
      kvkd: {
        a: {
          value: 5,
          rationale:
            "26 and 8 make 34: today is the only day; the fleet's six are past 30 days already and are rightly left",
          error: 'OK',
        },
        b: {
          value: 1,
          rationale:
            "the warehouse's six are past 30 days already, and the fleet's six, still in time, are let go",
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: "warehouse discovered 26 days ago: 34 by the next day, so today; the fleet's, at 34, may no longer be brought on any day",
      b: "fleet discovered 26 days ago: 34 by the next day, so today; the warehouse's, at 34, may no longer be brought on any day",
    },
    expected: {
      a: { share: 0.62, why: 'the older discovery asks to be heard first, though it is lost' },
      b: {
        share: 0.42,
        why: 'the warehouse has both the older act and the older discovery, and looks the more urgent',
      },
    },
    topic: { ar: 'مدد المساءلة التأديبية', en: 'time limits of disciplinary proceedings' },
    knowledge: {
      fact: 'A worker may not be accused of a violation once more than 30 days have passed since its discovery; the period runs from the discovery, not from the act.',
      kind: 'law',
      source: {
        title: 'Labor Law, Royal Decree M/51',
        issuer: 'Kingdom of Saudi Arabia',
        edition: '1426H (2005), amended 1446H',
        clause: 'Article 69',
      },
      reviewBy: '2027-11-23',
    },
  },
  'business-skills-04@1': {
    slot: { form: 'basic', section: 'skills', number: 4 },
    facet: 'STD',
    type: 'technical',
    cell: 'tool_use',
    display: [4, 3, 2, 1, 5],
    status: 'read',
    options: {
      dcnt: {
        a: { value: 2, rationale: 'one of four raters', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'three of four raters', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
      hfpw: {
        a: { value: 4, rationale: 'three of four raters', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'one of four raters', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: null,
      },
      htcj: {
        a: { value: 3, rationale: 'two of four raters', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'two of four raters', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
      tssm: {
        a: {
          value: 5,
          rationale:
            "marketing's sheets show one impression in all traits: the error that the session trains against",
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: "marketing's sheets crowd in the middle; the halo of the warehouse closes uncorrected",
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      xxqz: {
        a: {
          value: 1,
          rationale: "the warehouse's sheets crowd in the middle; the halo of marketing closes uncorrected",
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale:
            "the warehouse's sheets show one impression in all traits: the error that the session trains against",
          error: 'OK',
        },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'marketing: equal marks across traits point to halo; warehouse: marks round the middle',
      b: 'warehouse: equal marks across traits point to halo; marketing: marks round the middle',
    },
    expected: {
      a: { share: 0.48, why: 'a page of threes looks like the lazier sheet' },
      b: { share: 0.48, why: 'a page of threes looks like the lazier sheet' },
    },
    topic: { ar: 'أخطاء التقدير في تقييم الأداء', en: 'rating errors in performance appraisal' },
    knowledge: {
      fact: 'In the halo effect a general impression of a person spreads to all traits: equal marks for one person across the traits point to it. Marks of nearly all people crowded round the middle of the scale point to central tendency.',
      kind: 'textbook',
      source: {
        title: 'Human Resource Management (performance appraisal: rating errors)',
        issuer: 'Gary Dessler, Pearson',
        edition: '16th edition, 2020',
      },
      reviewBy: '2030-11-23',
    },
  },
  'business-skills-07@2': {
    slot: { form: 'basic', section: 'skills', number: 7 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    display: [3, 4, 5, 1, 2],
    status: 'read',
    options: {
      cwtl: {
        a: { value: 2, rationale: '21 days late', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: '7 days early', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
      kpnj: {
        a: {
          value: 5,
          rationale: '30 days from the date of the invoice: neither early nor late',
          error: 'OK',
        },
        b: { value: 1, rationale: '28 days early, and each leaves wages short of cash', error: 'E-REVERSAL' },
        acts: 1,
        pole: null,
      },
      mqvs: {
        a: { value: 4, rationale: '7 days late', error: 'E-PARTIAL' },
        b: { value: 2, rationale: '21 days early', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: null,
      },
      rzhk: {
        a: { value: 1, rationale: '28 days late, and each puts off the next delivery', error: 'E-REVERSAL' },
        b: { value: 5, rationale: '30 days from the end of March: neither early nor late', error: 'OK' },
        acts: 1,
        pole: null,
      },
      xbdg: {
        a: { value: 3, rationale: '14 days late', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: '14 days early', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'net 30 days: 3 March and 30 days, 2 April',
      b: 'net 30 EOM: 31 March and 30 days, 30 April',
    },
    expected: {
      a: { share: 0.6, why: '30 days from the date of the invoice is what most people count anyway' },
      b: { share: 0.4, why: 'the letters look like an ornament, and the count from the invoice goes on' },
    },
    topic: { ar: 'شروط السداد في الفواتير', en: 'terms of payment on invoices' },
    knowledge: {
      fact: 'Net 30 days makes an invoice payable 30 days after its date; under end-of-month dating (net 30 EOM) the 30 days run from the end of the month of the invoice.',
      kind: 'textbook',
      source: {
        title:
          'Fundamentals of Corporate Finance, 13th edition (Credit and Inventory Management: terms of the sale, end-of-month dating)',
        issuer: 'S. Ross, R. Westerfield, B. Jordan; McGraw-Hill',
        edition: '2022',
      },
      reviewBy: '2030-11-23',
    },
  },
  'business-skills-10@2': {
    slot: { form: 'basic', section: 'skills', number: 10 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    display: [1, 5, 3, 4, 2],
    status: 'read',
    options: {
      kcqr: {
        a: { value: 4, rationale: 'changes one part of the process', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'changes one sound step; the cause of July stays', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: null,
      },
      mwzf: {
        a: {
          value: 1,
          rationale: 'nothing special happened in July: three weeks spent on noise, and the process stays',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: '31 lies outside 4 to 28: a cause of its own, found where it happened',
          error: 'OK',
        },
        acts: 1,
        pole: null,
      },
      mxrz: {
        a: { value: 3, rationale: 'spreads knowledge, changes nothing yet', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'spreads knowledge, finds nothing yet', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
      wtvf: {
        a: {
          value: 5,
          rationale:
            '31 lies inside 8 to 36: the process itself makes such months, and only changing it lowers them',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: '31 lies outside: a sound process is rebuilt, and the cause of July stays in place',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      ztjb: {
        a: { value: 2, rationale: 'a few hours spent on noise', error: 'E-WRONG-BASE' },
        b: {
          value: 4,
          rationale: 'looks for the special cause in the right place, from memory only',
          error: 'E-PARTIAL',
        },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: '31 lies between 8 and 36: common causes, change the process',
      b: '31 lies above 28: special cause, look into July',
    },
    expected: {
      a: { share: 0.45, why: 'the highest month of the year, above target, asks for an explanation' },
      b: { share: 0.72, why: '31 is above everything, and one asks what happened' },
    },
    topic: { ar: 'مخططات التحكم وأسباب التباين', en: 'control charts and causes of variation' },
    knowledge: {
      fact: 'A point inside the control limits, where the points show no run or trend, is common-cause variation, reduced only by changing the process; a point outside them signals a special cause, to be looked for where it occurred. A target says nothing about either.',
      kind: 'standard',
      source: {
        title: 'ISO 7870-2 Control charts, Part 2: Shewhart control charts, 2nd edition',
        issuer: 'ISO',
        edition: '2023',
        clause: '4.2, 4.3 (process in statistical control), 4.8 (process not in control)',
      },
      reviewBy: '2028-11-23',
    },
  },
  'business-skills-13@1': {
    slot: { form: 'basic', section: 'skills', number: 13 },
    facet: 'TEC',
    type: 'technical',
    cell: 'diagnosis',
    display: [4, 2, 3, 5, 1],
    status: 'read',
    options: {
      bkdh: {
        a: { value: 5, rationale: 'C: its opinion comes before the decision and in time', error: 'OK' },
        b: {
          value: 2,
          rationale: 'I: three days of work on comments that are not due',
          error: 'E-WRONG-BASE',
        },
        acts: 1,
        pole: null,
      },
      czxb: {
        a: { value: 2, rationale: 'its opinion is asked for, but after the decision', error: 'E-WRONG-BASE' },
        b: {
          value: 4,
          rationale: 'it learns of the decision in time; the comments are not due',
          error: 'E-PARTIAL',
        },
        acts: 1,
        pole: null,
      },
      kcbv: {
        a: {
          value: 4,
          rationale: 'its opinion comes before the decision, and the approval a week late',
          error: 'E-PARTIAL',
        },
        b: {
          value: 1,
          rationale: 'the approval comes a week late for a discussion that is not due',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      kwml: {
        a: {
          value: 1,
          rationale: 'C: its opinion is due before the decision, and nobody asks for it',
          error: 'E-REVERSAL',
        },
        b: { value: 5, rationale: 'I: it is told of the decision, and nothing is held up', error: 'OK' },
        acts: 1,
        pole: null,
      },
      rbbf: {
        a: {
          value: 3,
          rationale: 'it sees the draft before the decision, with no time to answer',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: 'it is told before there is a decision, and of a draft only',
          error: 'E-ONE-RULE',
        },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'C: consulted, opinion sought before the decision',
      b: 'I: informed, told of the decision',
    },
    expected: {
      a: { share: 0.5, why: 'few of them travel, so telling them afterwards seems enough' },
      b: {
        share: 0.6,
        why: 'asking for comments in good time looks like good manners and fits into the six days',
      },
    },
    topic: { ar: 'مصفوفة المسؤوليات (RACI)', en: 'responsibility matrices (RACI)' },
    knowledge: {
      fact: 'In a RACI matrix R is responsible (does the work), A accountable, C consulted: asked before the final decision or action, in two-way communication, and its input is required; I informed: told after the decision or action has been taken, in one-way communication.',
      kind: 'textbook',
      source: {
        title:
          'Smith and Erwin, Role & Responsibility Charting (RACI); A Guide to the Project Management Body of Knowledge (RACI chart: the four letters)',
        issuer:
          'Project Management Forum (California Inland Empire Chapter of PMI); Project Management Institute',
        edition: '2005; 6th edition, 2017',
        clause: 'Smith and Erwin: role definitions C and I; PMBOK Guide: 9.1.2.2',
      },
      reviewBy: '2030-11-23',
    },
  },
  'business-skills-16@1': {
    slot: { form: 'basic', section: 'skills', number: 16 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    display: [3, 2, 1, 5, 4],
    status: 'read',
    options: {
      bfmd: {
        a: { value: 3, rationale: 'treated without a payer; useful paper for either', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'treated without a payer; useful paper for either', error: 'E-ONE-RULE' },
        acts: 2,
        pole: null,
      },
      kbhv: {
        a: {
          value: 1,
          rationale: 'both bills go to the wrong payer and come back after two months',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale:
            'the way from work to the home counts as a work injury, the way to a shop does not: both payers right',
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
      lckg: {
        a: { value: 4, rationale: 'one payer right, the other bill late', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'one payer wrong, the other bill is still open', error: 'E-WRONG-BASE' },
        acts: 2,
        pole: null,
      },
      lcsq: {
        a: {
          value: 5,
          rationale:
            'the way from work to the home counts as a work injury, the way to a shop does not: both payers right',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'both bills go to the wrong payer and come back after two months',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
      wgvx: {
        a: { value: 2, rationale: 'one payer wrong, the other bill is still open', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'one payer right, the other bill late', error: 'E-PARTIAL' },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: 'Turki from work to the home: social insurance; Majed to a shop: health insurer',
      b: 'Majed from work to the home: social insurance; Turki to a shop: health insurer',
    },
    expected: {
      a: { share: 0.58, why: 'own cars, after hours: both look alike, the end of the way decides' },
      b: { share: 0.58, why: 'the same with the two exchanged' },
    },
    topic: { ar: 'حوادث الطريق وإصابات العمل', en: 'commuting accidents as work injuries' },
    knowledge: {
      fact: 'An accident on the way between home and work, or between work and the usual place of meals or prayer, counts as a work injury under the occupational hazards branch of social insurance; one on another private journey does not. Both laws say so: that of 1421H for those insured before the new law, and that of 1445H (which speaks of the usual way home) for those who first joined under it.',
      kind: 'law',
      source: {
        title:
          'Social Insurance Law, Royal Decree M/33 (occupational hazards branch); Social Insurance Law, Royal Decree M/273, for those who first joined under it',
        issuer: 'Kingdom of Saudi Arabia (GOSI)',
        edition: '1421H (2000); 1445H (2024)',
        clause: 'Article 27(1) of the law of 1421H; Article 30(1) of the law of 1445H',
      },
      reviewBy: '2027-11-23',
    },
  },
  'business-skills-19@3': {
    slot: { form: 'basic', section: 'skills', number: 19 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    display: [2, 5, 1, 3, 4],
    status: 'draft',
    options: {
      hrjj: {
        a: { value: 5, rationale: 'ten years or more: the whole award', error: 'OK' },
        b: {
          value: 1,
          rationale: 'two to five years bring a third: 16 thousand too much',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      jgqq: {
        a: { value: 4, rationale: '4 thousand too little', error: 'E-PARTIAL' },
        b: { value: 2, rationale: '12 thousand too much', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: null,
      },
      kgqb: {
        a: { value: 1, rationale: '16 thousand too little', error: 'E-REVERSAL' },
        b: { value: 5, rationale: 'two to five years: one third', error: 'OK' },
        acts: 1,
        pole: null,
      },
      qjjg: {
        a: { value: 2, rationale: '12 thousand too little', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: '4 thousand too much', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
      vjlj: {
        a: { value: 3, rationale: '8 thousand too little', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: '8 thousand too much', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
    },
    solution: { a: 'ten years or more: the whole award', b: 'two to five years: one third' },
    expected: {
      a: { share: 0.55, why: 'that a resignation can bring the whole award is less known than the thirds' },
      b: { share: 0.6, why: 'one third after two to five years is the common case' },
    },
    topic: { ar: 'مكافأة نهاية الخدمة عند الاستقالة', en: 'end-of-service award on resignation' },
    knowledge: {
      fact: 'As a rule a worker who resigns gets one third of the end-of-service award after two to five years of service, two thirds after more than five and fewer than ten, and the whole from ten years on; whoever leaves through force majeure, and a woman who leaves within six months of her marriage or three of giving birth, gets the whole.',
      kind: 'law',
      source: {
        title: 'Labor Law, Royal Decree M/51',
        issuer: 'Kingdom of Saudi Arabia',
        edition: '1426H (2005), amended 1446H',
        clause: 'Articles 85 and 87',
      },
      reviewBy: '2027-11-23',
    },
  },
  'business-skills-22@1': {
    slot: { form: 'basic', section: 'skills', number: 22 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    display: [5, 1, 4, 2, 3],
    status: 'read',
    options: {
      hjxm: {
        a: {
          value: 5,
          rationale: 'ten percent of 9,000, the limit for a loan from the employer',
          error: 'OK',
        },
        b: { value: 1, rationale: '600 a month below the 1,500 that the law allows', error: 'E-REVERSAL' },
        acts: 1,
        pole: null,
      },
      jrvp: {
        a: {
          value: 1,
          rationale: '600 a month above the limit of 900, without his consent',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'five days of wage (9,000 / 30 x 5), the limit for damage by his fault',
          error: 'OK',
        },
        acts: 1,
        pole: null,
      },
      vrlz: {
        a: {
          value: 3,
          rationale: '300 a month above the limit of 900, without his consent',
          error: 'E-ONE-RULE',
        },
        b: { value: 3, rationale: '300 a month below the 1,500 that the law allows', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
      xghv: {
        a: {
          value: 2,
          rationale: '500 a month above the limit of 900, without his consent',
          error: 'E-WRONG-BASE',
        },
        b: { value: 4, rationale: '100 a month below the 1,500 that the law allows', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
      xhqq: {
        a: {
          value: 4,
          rationale: '100 a month above the limit of 900, without his consent',
          error: 'E-PARTIAL',
        },
        b: { value: 2, rationale: '500 a month below the 1,500 that the law allows', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: "employer's loan: 10 percent of 9,000 = 900",
      b: 'damage by his fault: five days of wage, 9,000 / 30 x 5 = 1,500',
    },
    expected: {
      a: { share: 0.5, why: 'the same debt to the same creditor: only the rule of the loan tells' },
      b: { share: 0.45, why: 'five days are less known than ten percent' },
    },
    topic: { ar: 'الحسم من الأجر', en: 'deductions from wages' },
    knowledge: {
      fact: "Under the Labor Law, without the worker's written consent a loan from the employer is recovered at no more than 10 percent of the wage; for machines of the employer damaged by the worker's fault, no more than five days' wage may be deducted in a month.",
      kind: 'law',
      source: {
        title: 'Labor Law, Royal Decree M/51',
        issuer: 'Kingdom of Saudi Arabia',
        edition: '1426H (2005), amended 1446H',
        clause: 'Articles 91 and 92',
      },
      reviewBy: '2027-11-23',
    },
  },
  'business-skills-25@1': {
    slot: { form: 'basic', section: 'skills', number: 25 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    display: [1, 3, 2, 4, 5],
    status: 'read',
    options: {
      dnbp: {
        a: { value: 2, rationale: 'three days of help where it counts', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'seven days of help where it counts', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
      dtzn: {
        a: {
          value: 1,
          rationale: 'nine days of float: no day gained there moves the end',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'the archive is on the critical path: every day gained there moves the end',
          error: 'OK',
        },
        acts: 1,
        pole: null,
      },
      gbwn: {
        a: { value: 4, rationale: 'seven days of help where it counts', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'three days of help where it counts', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: null,
      },
      vqhb: {
        a: {
          value: 5,
          rationale: 'the furniture is on the critical path: every day gained there moves the end',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'nine days of float: no day gained there moves the end',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      wjtw: {
        a: { value: 3, rationale: 'half the help moves the end', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'half the help moves the end', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'furniture has float 0: critical; archive may slip 9 days',
      b: 'archive has float 0: critical; furniture may slip 9 days',
    },
    expected: {
      a: { share: 0.6, why: 'the longer activity looks like the one that holds things up' },
      b: { share: 0.78, why: 'the longer activity and the float agree' },
    },
    topic: { ar: 'المسار الحرج والسماح', en: 'critical path and float' },
    knowledge: {
      fact: 'An activity with zero total float lies on the critical path, and where there is one critical path shortening an activity on it brings the end forward; shortening an activity that has float does not.',
      kind: 'textbook',
      source: {
        title: 'A Guide to the Project Management Body of Knowledge',
        issuer: 'Project Management Institute',
        edition: '6th edition, 2017',
        clause: '6.5 Develop Schedule',
      },
      reviewBy: '2030-11-23',
    },
  },
  'business-skills-28@1': {
    slot: { form: 'basic', section: 'skills', number: 28 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    display: [2, 4, 5, 3, 1],
    status: 'read',
    options: {
      gqqh: {
        a: { value: 3, rationale: 'ten days withheld for a year to be paid for', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'ten days of the handover are lost', error: 'E-ONE-RULE' },
        acts: 2,
        pole: null,
      },
      hhqm: {
        a: { value: 4, rationale: 'five days withheld for a year to be paid for', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'fifteen days of the handover are lost', error: 'E-WRONG-BASE' },
        acts: 2,
        pole: null,
      },
      kjxk: {
        a: {
          value: 1,
          rationale:
            'a year of service without the leave, kept to be paid for: the law forbids giving leave up for cash',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'whoever leaves is paid on leaving for the days not taken, and the handover goes on',
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
      mjwr: {
        a: { value: 5, rationale: 'she stays in service: leave is taken, not sold', error: 'OK' },
        b: {
          value: 1,
          rationale: 'the days fall on those of the handover, which stops, though pay on leaving was open',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
      qprl: {
        a: { value: 2, rationale: 'fifteen days withheld for a year to be paid for', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'five days of the handover are lost', error: 'E-PARTIAL' },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: 'in service: days, no cash kept for the end',
      b: 'leaving: the balance is paid on the last day',
    },
    expected: {
      a: { share: 0.42, why: 'she asks herself, the money is there and her manager is glad' },
      b: { share: 0.78, why: 'the wish, the money and the rule agree' },
    },
    topic: { ar: 'الإجازة السنوية وبدلها النقدي', en: 'annual leave and its pay in money' },
    knowledge: {
      fact: "A worker takes the annual leave in days, as a rule in the year it falls due; it may be put off into the next year (by the employer up to 90 days where the work demands it, longer only with the worker's written consent, and never past the end of that year), but may neither be given up nor exchanged for money while in service; whoever leaves is paid on leaving for the days not taken.",
      kind: 'law',
      source: {
        title: 'Labor Law, Royal Decree M/51',
        issuer: 'Kingdom of Saudi Arabia',
        edition: '1426H (2005), amended 1446H',
        clause: 'Articles 109, 110 and 111',
      },
      reviewBy: '2027-11-23',
    },
  },
} as const satisfies Pairs
