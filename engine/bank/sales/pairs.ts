import type { Pairs } from '../pair.ts'

export const pairs = {
  'sales-competency-25@1': {
    slot: { form: 'basic', section: 'competency', number: 25 },
    facet: 'PLN',
    type: 'case_study',
    display: [4, 5, 2, 1, 3],
    status: 'read',
    options: {
      dfwg: {
        a: { value: 2, rationale: 'eight visits for the days that sell' },
        b: { value: 4, rationale: 'the right days, with six visits fewer than they could hold' },
        acts: 2,
        pole: null,
      },
      nzbk: {
        a: { value: 1, rationale: 'most schools are seen after their orders were signed elsewhere' },
        b: { value: 5, rationale: 'three quarters of the visits fall where 34 of 40 orders were signed' },
        acts: 2,
        pole: null,
      },
      skdd: {
        a: { value: 5, rationale: 'three quarters of the visits fall where 34 of 40 orders were signed' },
        b: {
          value: 1,
          rationale:
            'most schools are seen three weeks too early; five visits are left for the days that sell',
        },
        acts: 2,
        pole: null,
      },
      wltp: {
        a: { value: 3, rationale: 'a third of the visits meets the days that sell' },
        b: { value: 3, rationale: 'a third of the visits meets the days that sell' },
        acts: 2,
        pole: null,
      },
      zzxk: {
        a: { value: 4, rationale: 'the right days, with six visits fewer than they could hold' },
        b: { value: 2, rationale: 'eight visits for the days that sell' },
        acts: 2,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.75, why: 'a date and a count, joined at once' },
      b: { share: 0.75, why: 'the same, at the other end' },
    },
  },
  'sales-competency-26@1': {
    slot: { form: 'basic', section: 'competency', number: 26 },
    facet: 'TEA',
    type: 'case_study',
    display: [3, 2, 4, 5, 1],
    status: 'read',
    options: {
      kldt: {
        a: { value: 3, rationale: 'useful to her, but he leaves with no meeting' },
        b: { value: 3, rationale: 'useful to her, but he leaves with no flat' },
        acts: 2,
        pole: null,
      },
      pdjt: {
        a: { value: 5, rationale: 'she is back two days before he leaves: her sale, her price, no fee' },
        b: {
          value: 1,
          rationale: 'he is gone a week before she is back, and nothing holds the flat from the next buyer',
        },
        acts: 2,
        pole: 'gather',
      },
      pxhr: {
        a: {
          value: 1,
          rationale:
            "closes her customer's purchase at a price that is not the agreed one, a day before she is back",
        },
        b: { value: 4, rationale: 'the flat is his before he leaves, though not at the price agreed' },
        acts: 2,
        pole: 'now',
      },
      qjwp: {
        a: { value: 2, rationale: "he pays 2000 riyals for one day's wait" },
        b: {
          value: 5,
          rationale:
            'the flat is held from the next buyer past her return, and she settles the price that she agreed',
        },
        acts: 2,
        pole: 'now',
      },
      znrd: {
        a: {
          value: 4,
          rationale:
            'the meeting is right, but talk of a price that only she and Salem know may have to be taken back',
        },
        b: {
          value: 2,
          rationale: 'he hears a price, but the flat is not held when he leaves and another buyer comes',
        },
        acts: 2,
        pole: 'gather',
      },
    },
    expected: {
      a: { share: 0.47, why: 'helping on the spot is what most do; the two dates must be laid side by side' },
      b: {
        share: 0.48,
        why: 'signing looks like the kindest act; the price agreed by word speaks for the reservation',
      },
    },
  },
  'sales-competency-27@1': {
    slot: { form: 'basic', section: 'competency', number: 27 },
    facet: 'COM',
    type: 'case_study',
    display: [5, 2, 3, 4, 1],
    status: 'read',
    options: {
      dscv: {
        a: { value: 4, rationale: 'fills every field, at half a minute a line' },
        b: { value: 1, rationale: 'twenty lines for one minute: she cannot pass them on' },
        acts: 2,
        pole: 'whole',
      },
      hnfl: {
        a: { value: 2, rationale: 'two fields of a chart, the rest stay empty' },
        b: { value: 4, rationale: 'fits the minute, though two compete for it' },
        acts: 2,
        pole: 'part',
      },
      nzvh: {
        a: { value: 5, rationale: 'what a comparison needs, in the time there is' },
        b: { value: 2, rationale: 'eight points do not fit into a minute' },
        acts: 2,
        pole: null,
      },
      rztl: {
        a: { value: 1, rationale: 'one field of a chart, the rest stay empty' },
        b: { value: 5, rationale: 'one reason with its figure is what a minute carries' },
        acts: 2,
        pole: 'part',
      },
      wcqs: {
        a: { value: 3, rationale: 'a feeling, but no figure to write down' },
        b: { value: 3, rationale: 'a feeling, but no reason to pass on' },
        acts: 2,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.55, why: 'the eight against the whole sheet is a matter of ten minutes' },
      b: { share: 0.46, why: 'two points feel safer than one' },
    },
  },
  'sales-competency-28@1': {
    slot: { form: 'basic', section: 'competency', number: 28 },
    facet: 'DEC',
    type: 'case_study',
    display: [1, 2, 5, 3, 4],
    status: 'read',
    options: {
      gfvx: {
        a: { value: 5, rationale: "today's committee sees 8%, the other sees next month's 8%" },
        b: { value: 1, rationale: "the discount goes where nobody decides; Waleed's committee sees none" },
        acts: 2,
        pole: null,
      },
      kdsv: {
        a: { value: 1, rationale: "the discount goes where nobody decides; Rawan's committee sees none" },
        b: { value: 5, rationale: "today's committee sees 8%, the other sees next month's 8%" },
        acts: 2,
        pole: null,
      },
      qzqm: {
        a: { value: 4, rationale: 'most of it works today, 2% is spent early' },
        b: { value: 2, rationale: 'only 2% reaches the committee that meets' },
        acts: 2,
        pole: null,
      },
      tzbr: {
        a: { value: 3, rationale: 'neither gets what it asked for' },
        b: { value: 3, rationale: 'neither gets what it asked for' },
        acts: 2,
        pole: null,
      },
      xpjf: {
        a: { value: 2, rationale: 'only 2% reaches the committee that meets' },
        b: { value: 4, rationale: 'most of it works today, 2% is spent early' },
        acts: 2,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.62, why: 'the first to ask and the one who rings pulls the other way' },
      b: { share: 0.8, why: 'date and persistence point the same way' },
    },
  },
  'sales-competency-29@1': {
    slot: { form: 'basic', section: 'competency', number: 29 },
    facet: 'ADP',
    type: 'case_study',
    display: [2, 4, 5, 3, 1],
    status: 'read',
    options: {
      bzcr: {
        a: { value: 3, rationale: 'a voice for both, a face at neither' },
        b: { value: 3, rationale: 'a voice for both, a face at neither' },
        acts: 2,
        pole: null,
      },
      clqj: {
        a: { value: 2, rationale: 'half an hour for the event that needs presence' },
        b: {
          value: 4,
          rationale:
            'most of the tower launch is served; its last guests are left for an event that is recorded',
        },
        acts: 2,
        pole: null,
      },
      hfrv: {
        a: { value: 5, rationale: 'the villa launch has nobody else, and the tower guests have a recording' },
        b: { value: 1, rationale: 'nobody is at the event that only presence can serve' },
        acts: 2,
        pole: null,
      },
      hfxm: {
        a: {
          value: 4,
          rationale:
            'most of the villa launch is served; its last buyers are left for an event that is recorded',
        },
        b: { value: 2, rationale: 'half an hour for the event that needs presence' },
        acts: 2,
        pole: null,
      },
      skcf: {
        a: { value: 1, rationale: 'nobody is at the event that only presence can serve' },
        b: { value: 5, rationale: 'the tower launch has nobody else, and the villa guests have a recording' },
        acts: 2,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.52, why: 'the event of the year pulls the other way' },
      b: { share: 0.78, why: 'head office and presence point the same way' },
    },
  },
  'sales-competency-30@1': {
    slot: { form: 'basic', section: 'competency', number: 30 },
    facet: 'QUA',
    type: 'case_study',
    display: [5, 4, 2, 3, 1],
    status: 'read',
    options: {
      gdzp: {
        a: { value: 4, rationale: 'covers her, one step dearer than she needs' },
        b: { value: 2, rationale: 'above the plan in every month' },
        acts: 2,
        pole: null,
      },
      ptvm: {
        a: { value: 1, rationale: 'six times her use, paid for a year' },
        b: { value: 4, rationale: 'covers her, one step dearer than she needs' },
        acts: 2,
        pole: null,
      },
      qklv: {
        a: { value: 5, rationale: 'covers her highest month at the lowest price' },
        b: { value: 1, rationale: '78 gigabytes and more above the plan, every month' },
        acts: 2,
        pole: null,
      },
      sdsk: {
        a: { value: 3, rationale: 'covers her, two steps dearer than she needs' },
        b: { value: 3, rationale: 'enough in her low months only' },
        acts: 2,
        pole: null,
      },
      vfdj: {
        a: { value: 2, rationale: 'three steps dearer than she needs' },
        b: { value: 5, rationale: 'covers her highest month at the lowest price' },
        acts: 2,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.72, why: 'two numbers against five' },
      b: { share: 0.7, why: 'two numbers against five; the bonus and the middle plan lure' },
    },
  },
  'sales-skills-01@1': {
    slot: { form: 'basic', section: 'skills', number: 1 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    display: [5, 1, 4, 2, 3],
    status: 'read',
    options: {
      cdsz: {
        a: { value: 2, rationale: 'holds the margin; 31,500 riyals more than needed', error: 'E-CONSTRAINT' },
        b: { value: 4, rationale: 'margin 2.7 points, just short', error: 'E-PARTIAL' },
        acts: 2,
        pole: null,
      },
      mwzq: {
        a: { value: 3, rationale: 'holds the margin; 21,000 riyals more than needed', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'margin 3.1 points', error: 'E-ONE-RULE' },
        acts: 2,
        pole: null,
      },
      rkjj: {
        a: {
          value: 5,
          rationale: '385 answers hold the margin of 5 points at 14,000 riyals for 400',
          error: 'OK',
        },
        b: { value: 1, rationale: 'margin 4.9 points, almost twice the one asked for', error: 'E-REVERSAL' },
        acts: 2,
        pole: null,
      },
      sphh: {
        a: { value: 4, rationale: 'holds the margin; 10,500 riyals more than needed', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'margin 3.7 points', error: 'E-CONSTRAINT' },
        acts: 2,
        pole: null,
      },
      vtcl: {
        a: {
          value: 1,
          rationale: '42,000 riyals for an exactness that nobody asked for',
          error: 'E-REVERSAL',
        },
        b: { value: 5, rationale: '1537 answers hold the margin of 2.5 points', error: 'OK' },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: '0.25 * 1.96^2 / 0.05^2 = 384.2, so 385: 400 answers',
      b: '0.25 * 1.96^2 / 0.025^2 = 1536.6, so 1537: 1600 answers',
    },
    expected: {
      a: { share: 0.48, why: '1000 is the number of every poll' },
      b: { share: 0.42, why: 'half the error suggests twice the sample, not four times' },
    },
    topic: { ar: 'حجم العينة وهامش الخطأ', en: 'sample size and margin of error' },
    knowledge: {
      fact: 'At 95 percent confidence, a share of unknown size in a large population is known within 5 points from a simple random sample of about 385 answers and within 2.5 points from about 1,540: half the error takes four times the answers.',
      kind: 'textbook',
      source: {
        title: 'Marketing Research: An Applied Orientation',
        issuer: 'Malhotra, Pearson',
        edition: '7th edition, 2019',
        clause: 'chapter on sample size determination',
      },
      reviewBy: '2030-11-23',
    },
  },
  'sales-skills-04@2': {
    slot: { form: 'basic', section: 'skills', number: 4 },
    facet: 'STD',
    type: 'technical',
    cell: 'tool_use',
    display: [4, 3, 2, 1, 5],
    status: 'read',
    options: {
      ddhx: {
        a: { value: 4, rationale: 'the right branch, a third of the gap', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'the wrong branch, by a third of the gap', error: 'E-CONSTRAINT' },
        acts: 1,
        pole: null,
      },
      gjbm: {
        a: {
          value: 3,
          rationale: 'neither branch is wronged most, and neither is told the truth',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: 'neither branch is wronged most, and neither is told the truth',
          error: 'E-ONE-RULE',
        },
        acts: 1,
        pole: null,
      },
      lcgp: {
        a: { value: 5, rationale: '30 against 45', error: 'OK' },
        b: { value: 1, rationale: '45 against 30: the wrong branch, by the whole gap', error: 'E-REVERSAL' },
        acts: 1,
        pole: null,
      },
      mndm: {
        a: { value: 2, rationale: 'the wrong branch, by a third of the gap', error: 'E-CONSTRAINT' },
        b: { value: 4, rationale: 'the right branch, a third of the gap', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
      nplq: {
        a: { value: 1, rationale: '30 against 45: the wrong branch, by the whole gap', error: 'E-REVERSAL' },
        b: { value: 5, rationale: '45 against 30', error: 'OK' },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'Olaya 65 - 35 = 30; Malaz 45 - 0 = 45; Olaya is lower',
      b: 'Malaz 65 - 35 = 30; Olaya 45 - 0 = 45; Malaz is lower',
    },
    expected: {
      a: { share: 0.7, why: 'the tens and the mean (8.60 against 8.45) point the other way' },
      b: { share: 0.7, why: 'the same with the branches exchanged' },
    },
    topic: { ar: 'صافي نقاط الترويج', en: 'net promoter score' },
    knowledge: {
      fact: 'The net promoter score is the percentage of all respondents who give 9 or 10 less the percentage who give 0 to 6; 7 and 8 are in neither group but count in the total.',
      kind: 'textbook',
      source: {
        title: 'The Ultimate Question 2.0',
        issuer: 'Reichheld with Markey, Harvard Business Review Press',
        edition: '2011',
      },
      reviewBy: '2030-11-23',
    },
  },
  'sales-skills-07@1': {
    slot: { form: 'basic', section: 'skills', number: 7 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    display: [3, 4, 5, 1, 2],
    status: 'read',
    options: {
      mrdc: {
        a: { value: 5, rationale: '1.10 x 0.96 = 1.056: revenue up 5.6%', error: 'OK' },
        b: { value: 1, rationale: '1.10 x 0.78 = 0.858: revenue down 14.2%', error: 'E-REVERSAL' },
        acts: 2,
        pole: null,
      },
      rbfm: {
        a: { value: 2, rationale: '0.95 x 1.02 = 0.969: down 3.1%', error: 'E-CONSTRAINT' },
        b: { value: 4, rationale: '0.95 x 1.11 = 1.0545: up 5.5%', error: 'E-PARTIAL' },
        acts: 2,
        pole: null,
      },
      sqzp: {
        a: { value: 3, rationale: 'revenue about as it was', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'revenue about as it was', error: 'E-ONE-RULE' },
        acts: 2,
        pole: null,
      },
      xfzp: {
        a: { value: 4, rationale: '1.05 x 0.98 = 1.029: up 2.9%', error: 'E-PARTIAL' },
        b: { value: 2, rationale: '1.05 x 0.89 = 0.9345: down 6.6%', error: 'E-CONSTRAINT' },
        acts: 2,
        pole: null,
      },
      znpc: {
        a: { value: 1, rationale: '0.90 x 1.04 = 0.936: down 6.4%', error: 'E-REVERSAL' },
        b: { value: 5, rationale: '0.90 x 1.22 = 1.098: up 9.8%', error: 'OK' },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: '1.10 x 0.96 = 1.056, the highest of the five',
      b: '0.90 x 1.22 = 1.098, the highest of the five',
    },
    expected: {
      a: { share: 0.58, why: 'a small number looks like little interest, so people cut' },
      b: { share: 0.6, why: 'a large number looks like strong demand, so people raise' },
    },
    topic: { ar: 'مرونة الطلب السعرية', en: 'price elasticity' },
    knowledge: {
      fact: 'Where price elasticity is smaller than 1 in size a higher price brings more revenue; where it is larger than 1 a lower price does.',
      kind: 'textbook',
      source: {
        title: 'Principles of Marketing',
        issuer: 'Kotler and Armstrong, Pearson',
        edition: '18th edition, 2021',
        clause: 'pricing: price-demand relationship',
      },
      reviewBy: '2030-11-23',
    },
  },
  'sales-skills-10@1': {
    slot: { form: 'basic', section: 'skills', number: 10 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    display: [1, 5, 3, 4, 2],
    status: 'read',
    options: {
      fxxp: {
        a: {
          value: 2,
          rationale: '1800 riyals short of what is due, and 1800 paid that are not due',
          error: 'E-CONSTRAINT',
        },
        b: {
          value: 4,
          rationale: '600 riyals short of what is due, and 600 paid that are not due',
          error: 'E-PARTIAL',
        },
        acts: 2,
        pole: null,
      },
      ntlg: {
        a: {
          value: 1,
          rationale: 'refuses a cancellation that the law grants and pays 2400 riyals that are not due',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale:
            'unused notebooks within seven days: the full price is due; books are excluded from the right to cancel: that sale stands',
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
      qfds: {
        a: {
          value: 3,
          rationale: 'half of what is due, and the same again where nothing is due',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: 'half of what is due, and the same again where nothing is due',
          error: 'E-ONE-RULE',
        },
        acts: 2,
        pole: null,
      },
      rwqm: {
        a: {
          value: 5,
          rationale:
            'unused notebooks within seven days: the full price is due; books are excluded from the right to cancel: that sale stands',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'refuses a cancellation that the law grants and pays 2400 riyals that are not due',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
      szhg: {
        a: {
          value: 4,
          rationale: '600 riyals short of what is due, and 600 paid that are not due',
          error: 'E-PARTIAL',
        },
        b: {
          value: 2,
          rationale: '1800 riyals short of what is due, and 1800 paid that are not due',
          error: 'E-CONSTRAINT',
        },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: "Nouf's unused notebooks, day four: Article 13, full price; Jawaher's books: excluded by Article 13, nothing is due",
      b: "Jawaher's unused notebooks, day four: Article 13, full price; Nouf's books: excluded by Article 13, nothing is due",
    },
    expected: {
      a: {
        share: 0.5,
        why: "everybody remembers 'seven days'; the exception of books is known in online shops",
      },
      b: { share: 0.5, why: 'the same with the two exchanged' },
    },
    topic: { ar: 'فسخ الشراء الإلكتروني', en: 'cancelling of online purchases' },
    knowledge: {
      fact: 'A consumer who buys online may cancel within the seven days that follow the date of receipt without a reason if the goods were not used, and bears the costs of cancelling unless agreed otherwise; this right does not cover, among others, newspapers, magazines, publications and books.',
      kind: 'law',
      source: {
        title: 'E-Commerce Law, Royal Decree M/126',
        issuer: 'Kingdom of Saudi Arabia',
        edition: '1440H (2019)',
        clause: 'Article 13',
      },
      reviewBy: '2027-11-23',
    },
  },
  'sales-skills-13@1': {
    slot: { form: 'basic', section: 'skills', number: 13 },
    facet: 'TEC',
    type: 'technical',
    cell: 'diagnosis',
    display: [4, 2, 3, 5, 1],
    status: 'read',
    options: {
      ftzc: {
        a: { value: 3, rationale: 'nothing is harmed tonight, nothing is cleaned', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'nothing is harmed tonight, nothing is cleaned', error: 'E-ONE-RULE' },
        acts: 2,
        pole: null,
      },
      mbdk: {
        a: {
          value: 5,
          rationale: '5.1.1: the mailboxes do not exist; 4.2.2: full mailboxes, worth another try',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'shuts out good customers and sends to addresses that do not exist',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
      sckw: {
        a: {
          value: 4,
          rationale: 'right tonight, but the dead addresses come back in a month',
          error: 'E-PARTIAL',
        },
        b: {
          value: 2,
          rationale: 'loses good customers for a month and sends to addresses that do not exist',
          error: 'E-CONSTRAINT',
        },
        acts: 2,
        pole: null,
      },
      sjgj: {
        a: {
          value: 2,
          rationale: 'loses good customers for a month and sends to addresses that do not exist',
          error: 'E-CONSTRAINT',
        },
        b: {
          value: 4,
          rationale: 'right tonight, but the dead addresses come back in a month',
          error: 'E-PARTIAL',
        },
        acts: 2,
        pole: null,
      },
      spfn: {
        a: {
          value: 1,
          rationale: 'shuts out good customers and sends to addresses that do not exist',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: '5.1.1: the mailboxes do not exist; 4.2.2: full mailboxes, worth another try',
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: 'Dammam 5.1.1: suppress; Abha 4.2.2: send again',
      b: 'Abha 5.1.1: suppress; Dammam 4.2.2: send again',
    },
    expected: {
      a: { share: 0.48, why: 'the better buyers are kept whatever the code says' },
      b: { share: 0.7, why: 'code and purchases point the same way' },
    },
    topic: { ar: 'رموز ارتداد الرسائل', en: 'bounced mail codes' },
    knowledge: {
      fact: 'The first digit decides: 5.x.x is a permanent failure, 4.x.x a temporary one. 5.1.1 says that the mailbox does not exist; 4.2.2 that it is full for now and the message may be sent again.',
      kind: 'standard',
      source: {
        title: 'RFC 3463 Enhanced Mail System Status Codes',
        issuer: 'IETF',
        edition: '2003',
        clause: 'section 2 (class); 3.2 (X.1.1), 3.3 (X.2.2)',
      },
      reviewBy: '2028-11-23',
    },
  },
  'sales-skills-16@1': {
    slot: { form: 'basic', section: 'skills', number: 16 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    display: [3, 2, 1, 5, 4],
    status: 'read',
    options: {
      dpjc: {
        a: {
          value: 2,
          rationale: 'every CID stays against the rule, and half of the lawful file is lost',
          error: 'E-CONSTRAINT',
        },
        b: {
          value: 4,
          rationale: 'the right file: half of the CIDs go, half stay against the rule; no PAN is lost',
          error: 'E-PARTIAL',
        },
        acts: 2,
        pole: null,
      },
      hznb: {
        a: {
          value: 3,
          rationale: 'half of the CIDs go, half stay against the rule; half of the lawful file is lost',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: 'half of the CIDs go, half stay against the rule; half of the lawful file is lost',
          error: 'E-ONE-RULE',
        },
        acts: 2,
        pole: null,
      },
      kgwd: {
        a: {
          value: 4,
          rationale: 'the right file: half of the CIDs go, half stay against the rule; no PAN is lost',
          error: 'E-PARTIAL',
        },
        b: {
          value: 2,
          rationale: 'every CID stays against the rule, and half of the lawful file is lost',
          error: 'E-CONSTRAINT',
        },
        acts: 2,
        pole: null,
      },
      tmrq: {
        a: {
          value: 1,
          rationale: 'the lawful file is lost, and every CID, which may not be kept, stays',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'the CID may not be kept after authorisation, even encrypted; an encrypted PAN may',
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
      xsvl: {
        a: {
          value: 5,
          rationale: 'the CID may not be kept after authorisation, even encrypted; an encrypted PAN may',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'the lawful file is lost, and every CID, which may not be kept, stays',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: 'Unaizah: CID, not to be kept after authorisation: delete all; Buraidah: PAN, encrypted: keep',
      b: 'Buraidah: CID, not to be kept after authorisation: delete all; Unaizah: PAN, encrypted: keep',
    },
    expected: {
      a: {
        share: 0.48,
        why: 'both are encrypted alike, and the PAN, the longer number, looks the more dangerous to keep',
      },
      b: { share: 0.48, why: 'the same with the branches exchanged' },
    },
    topic: { ar: 'حفظ بيانات البطاقات', en: 'storage of card data' },
    knowledge: {
      fact: "Under PCI DSS the card verification code (on American Express cards the CID) may not be stored after authorisation, even encrypted and even without the PAN; the PAN, the card's account number, may be stored where the business needs it if it is made unreadable, as by strong encryption.",
      kind: 'standard',
      source: {
        title: 'Payment Card Industry Data Security Standard (PCI DSS), version 4.0.1',
        issuer: 'PCI Security Standards Council',
        edition: '2024',
        clause: '3.3.1.2 (card verification code) and 3.5.1 (PAN made unreadable)',
      },
      reviewBy: '2028-11-23',
    },
  },
  'sales-skills-19@1': {
    slot: { form: 'basic', section: 'skills', number: 19 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    display: [2, 5, 1, 3, 4],
    status: 'read',
    options: {
      fqcj: {
        a: { value: 5, rationale: '120 x 1.25 = 150 and 120 / 0.75 = 160', error: 'OK' },
        b: {
          value: 1,
          rationale: 'a markup of 33.3% and a gross margin of 20%: both farthest off',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      gxmc: {
        a: { value: 3, rationale: 'each price is 5 riyals off', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'each price is 5 riyals off', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
      kdtq: {
        a: { value: 2, rationale: 'each price is 8 riyals off', error: 'E-CONSTRAINT' },
        b: { value: 4, rationale: 'each price is 2 riyals off', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
      kwxk: {
        a: { value: 4, rationale: 'each price is 2 riyals off', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'each price is 8 riyals off', error: 'E-CONSTRAINT' },
        acts: 1,
        pole: null,
      },
      vppk: {
        a: {
          value: 1,
          rationale: 'a markup of 33.3% and a gross margin of 20%: both farthest off',
          error: 'E-REVERSAL',
        },
        b: { value: 5, rationale: '120 x 1.25 = 150 and 120 / 0.75 = 160', error: 'OK' },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'Najm 120 x 1.25 = 150; Hilal 120 / (1 - 0.25) = 160',
      b: 'Hilal 120 x 1.25 = 150; Najm 120 / (1 - 0.25) = 160',
    },
    expected: {
      a: { share: 0.67, why: 'most add a quarter to the cost whatever the term' },
      b: { share: 0.67, why: 'the same with the two exchanged' },
    },
    topic: { ar: 'نسبة الإضافة وهامش الربح', en: 'markup and margin' },
    knowledge: {
      fact: 'A markup on cost is a percentage of the cost, a gross margin a percentage of the selling price: the same percentage of each gives different prices (25%: cost x 1.25 and cost / 0.75).',
      kind: 'textbook',
      source: {
        title: 'Marketing Metrics',
        issuer: 'Farris, Bendle, Pfeifer and Reibstein, Pearson',
        edition: '2006 and later editions',
        clause: 'chapter on margins and profits',
      },
      reviewBy: '2030-11-23',
    },
  },
  'sales-skills-22@2': {
    slot: { form: 'basic', section: 'skills', number: 22 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    display: [5, 1, 4, 2, 3],
    status: 'read',
    options: {
      cqvn: {
        a: { value: 3, rationale: '12 thousand a month are lost, as before', error: 'E-ONE-RULE' },
        b: {
          value: 3,
          rationale: 'the gain stays as it is, and the room on the air is not used',
          error: 'E-ONE-RULE',
        },
        acts: 1,
        pole: null,
      },
      dhzq: {
        a: { value: 4, rationale: 'half of the loss goes on', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'half of the gain is given up', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: null,
      },
      drcj: {
        a: { value: 2, rationale: 'the loss grows by a half, to 18 thousand a month', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'the gain grows by a half', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
      jblk: {
        a: { value: 1, rationale: 'the loss doubles, to 24 thousand a month', error: 'E-REVERSAL' },
        b: { value: 5, rationale: 'the gain doubles with the budget', error: 'OK' },
        acts: 1,
        pole: null,
      },
      sjsq: {
        a: {
          value: 5,
          rationale:
            'sales of 120 thousand leave 48 of margin for 60 of advertising: stopping saves a loss of 12 thousand a month',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'a gain of twice the spend, 120 thousand a month, is given up',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'ROAS 200 percent: 2 riyals of sales and 0.8 of margin for each riyal, a loss of 0.2',
      b: 'ROI 200 percent: 2 riyals of profit for each riyal, after goods and advertising',
    },
    expected: {
      a: { share: 0.4, why: '200 percent reads like a gain to whoever takes one return for the other' },
      b: { share: 0.6, why: '200 percent reads like a gain, and here it is' },
    },
    topic: { ar: 'عائد الإنفاق الإعلاني وعائد الاستثمار', en: 'return on ad spend and on investment' },
    knowledge: {
      fact: 'ROAS is the sales that advertising brought divided by its cost, before the cost of the goods: with a gross margin of 40 percent a ROAS of 200 percent returns 0.8 riyals for each riyal spent. ROI is here the net profit divided by the advertising spend, so any ROI above zero is a gain.',
      kind: 'textbook',
      source: {
        title:
          'Marketing Metrics, 4th edition (return on marketing investment); documentation of Google Ads, target ROAS (revenue per unit of spend)',
        issuer: 'N. Bendle, P. Farris, P. Pfeifer, D. Reibstein, Pearson; Google',
        edition: '2021',
      },
      reviewBy: '2030-11-23',
    },
  },
  'sales-skills-25@1': {
    slot: { form: 'basic', section: 'skills', number: 25 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    display: [1, 3, 2, 4, 5],
    status: 'read',
    options: {
      blpj: {
        a: { value: 2, rationale: '5,000 + 3,000 = 8,000 visits', error: 'E-CONSTRAINT' },
        b: { value: 4, rationale: '5,000 + 30,000 = 35,000 visits', error: 'E-PARTIAL' },
        acts: 2,
        pole: null,
      },
      kfmg: {
        a: {
          value: 4,
          rationale: 'the cheaper way: 16,667 visits, part of the budget unused',
          error: 'E-PARTIAL',
        },
        b: { value: 1, rationale: '16,667 visits, the fewest of all', error: 'E-REVERSAL' },
        acts: 2,
        pole: null,
      },
      qbdf: {
        a: { value: 1, rationale: '2 million showings x 0.2% = 4,000 visits', error: 'E-REVERSAL' },
        b: { value: 5, rationale: '2 million showings x 2% = 40,000 visits', error: 'OK' },
        acts: 2,
        pole: null,
      },
      rttx: {
        a: { value: 3, rationale: '10,000 + 2,000 = 12,000 visits', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: '10,000 + 20,000 = 30,000 visits', error: 'E-ONE-RULE' },
        acts: 2,
        pole: null,
      },
      vpmx: {
        a: { value: 5, rationale: '60,000 / 3 = 20,000 visits', error: 'OK' },
        b: { value: 2, rationale: '20,000 visits, half of what CPM brings', error: 'E-CONSTRAINT' },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: 'CPM: 30 / (1000 x 0.002) = 15 riyals a click against 3: CPC',
      b: 'CPM: 30 / (1000 x 0.02) = 1.5 riyals a click against 3: CPM',
    },
    expected: {
      a: { share: 0.72, why: '3 riyals look cheaper than 30, and are' },
      b: { share: 0.48, why: '3 riyals look cheaper than 30; a thousand showings now bring 20 clicks' },
    },
    topic: { ar: 'تسعير الإعلان على الشبكة', en: 'prices of online advertising' },
    knowledge: {
      fact: 'CPM is the price of a thousand showings and CPC the price of one click; a click bought by CPM costs the CPM divided by the clicks that a thousand showings bring (1,000 x the click-through rate).',
      kind: 'textbook',
      source: {
        title: 'Digital Marketing: Strategy, Implementation and Practice',
        issuer: 'Chaffey and Ellis-Chadwick, Pearson',
        edition: '7th edition, 2019',
        clause: 'payment models for online advertising',
      },
      reviewBy: '2030-11-23',
    },
  },
  'sales-skills-28@3': {
    slot: { form: 'basic', section: 'skills', number: 28 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    display: [2, 4, 5, 3, 1],
    status: 'read',
    options: {
      gzhm: {
        a: {
          value: 5,
          rationale:
            'all 24 addresses carry the code that says what happens: 301 where the page has moved for good, 302 where it comes back',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale:
            'none of the 24 addresses carries the right code: search engines give up the addresses that come back and keep those that do not',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
      kcfq: {
        a: {
          value: 1,
          rationale:
            'none of the 24 addresses carries the right code: search engines give up the addresses that come back and keep those that do not',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale:
            'all 24 addresses carry the code that says what happens: 301 where the page has moved for good, 302 where it comes back',
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
      plsj: {
        a: { value: 4, rationale: '16 of the 24 addresses carry the right code', error: 'E-PARTIAL' },
        b: { value: 2, rationale: '8 of the 24 addresses carry the right code', error: 'E-CONSTRAINT' },
        acts: 2,
        pole: null,
      },
      rvnd: {
        a: { value: 2, rationale: '8 of the 24 addresses carry the right code', error: 'E-CONSTRAINT' },
        b: { value: 4, rationale: '16 of the 24 addresses carry the right code', error: 'E-PARTIAL' },
        acts: 2,
        pole: null,
      },
      xwbt: {
        a: { value: 3, rationale: '12 of the 24 addresses carry the right code', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: '12 of the 24 addresses carry the right code', error: 'E-ONE-RULE' },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: 'shoes, for good: 301 on 12; bags, back after 30 days: 302 on 12',
      b: 'bags, for good: 301 on 12; shoes, back after 30 days: 302 on 12',
    },
    expected: {
      a: {
        share: 0.6,
        why: 'both codes bring the visitor to the same page, and nothing in the numbers tells them apart; whoever runs a shop on the internet knows them',
      },
      b: { share: 0.6, why: 'the same with bags and shoes exchanged' },
    },
    topic: { ar: 'تحويل صفحات الموقع', en: 'redirection of web pages' },
    knowledge: {
      fact: 'HTTP status 301 (Moved Permanently) says that a page has a new lasting address, which is to be used from now on; 302 (Found) says that it is at another address for a time, and that the old address is to be used in future.',
      kind: 'standard',
      source: {
        title: 'RFC 9110, HTTP Semantics',
        issuer: 'IETF',
        edition: '2022',
        clause: 'sections 15.4.2 and 15.4.3',
      },
      reviewBy: '2028-11-23',
    },
  },
} as const satisfies Pairs
