import type { Pairs } from '../pair.ts'

export const pairs = {
  'sales-competency-25@1': {
    slot: { form: 'basic', section: 'competency', number: 25 },
    facet: 'PLN',
    type: 'case_study',
    display: [4, 5, 2, 1, 3],
    status: 'draft',
    options: {
      dfwg: {
        a: { value: 2, rationale: 'eight visits for the days that sell' },
        b: { value: 4, rationale: 'the right days, with six visits fewer than they could hold' },
        acts: 2,
      },
      nzbk: {
        a: { value: 1, rationale: 'most schools are seen after their orders were signed elsewhere' },
        b: { value: 5, rationale: 'three quarters of the visits fall where 34 of 40 orders were signed' },
        acts: 2,
      },
      skdd: {
        a: { value: 5, rationale: 'three quarters of the visits fall where 34 of 40 orders were signed' },
        b: {
          value: 1,
          rationale:
            'most schools are seen three weeks too early; five visits are left for the days that sell',
        },
        acts: 2,
      },
      wltp: {
        a: { value: 3, rationale: 'a third of the visits meets the days that sell' },
        b: { value: 3, rationale: 'a third of the visits meets the days that sell' },
        acts: 2,
      },
      zzxk: {
        a: { value: 4, rationale: 'the right days, with six visits fewer than they could hold' },
        b: { value: 2, rationale: 'eight visits for the days that sell' },
        acts: 2,
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
    status: 'draft',
    options: {
      kldt: {
        a: { value: 3, rationale: 'useful to her, but he leaves with no meeting' },
        b: { value: 3, rationale: 'useful to her, but he leaves with no flat' },
        acts: 2,
      },
      pdjt: {
        a: { value: 5, rationale: 'she is back two days before he leaves: her sale, her price, no fee' },
        b: { value: 1, rationale: 'he is gone a week before she is back, and nothing holds the flat' },
        acts: 2,
      },
      pxhr: {
        a: {
          value: 1,
          rationale:
            "closes her customer's purchase at a price that is not the agreed one, a day before she is back",
        },
        b: { value: 4, rationale: 'the flat is his before he leaves, though not at the price agreed' },
        acts: 2,
      },
      qjwp: {
        a: { value: 2, rationale: "he pays 2000 riyals for one day's wait" },
        b: {
          value: 5,
          rationale: 'the flat is held past her return, and she settles the price that she agreed',
        },
        acts: 2,
      },
      znrd: {
        a: {
          value: 4,
          rationale: 'kind, yet answers on a price that only Reem knows may have to be taken back',
        },
        b: { value: 2, rationale: 'he knows more, but the flat is not held when he leaves' },
        acts: 2,
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
    status: 'draft',
    options: {
      dscv: {
        a: { value: 4, rationale: 'fills every field, at half a minute a line' },
        b: { value: 1, rationale: 'twenty lines for one minute: she cannot pass them on' },
        acts: 2,
      },
      hnfl: {
        a: { value: 2, rationale: 'two fields of a chart, the rest stay empty' },
        b: { value: 4, rationale: 'fits the minute, though two compete for it' },
        acts: 2,
      },
      nzvh: {
        a: { value: 5, rationale: 'what a comparison needs, in the time there is' },
        b: { value: 2, rationale: 'eight points do not fit into a minute' },
        acts: 2,
      },
      rztl: {
        a: { value: 1, rationale: 'one field of a chart, the rest stay empty' },
        b: { value: 5, rationale: 'one reason with its figure is what a minute carries' },
        acts: 2,
      },
      wcqs: {
        a: { value: 3, rationale: 'a feeling, but no figure to write down' },
        b: { value: 3, rationale: 'a feeling, but no reason to pass on' },
        acts: 2,
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
    status: 'draft',
    options: {
      gfvx: {
        a: { value: 5, rationale: "today's committee sees 8%, the other sees next month's 8%" },
        b: { value: 1, rationale: "the discount goes where nobody decides; Waleed's committee sees none" },
        acts: 2,
      },
      kdsv: {
        a: { value: 1, rationale: "the discount goes where nobody decides; Rawan's committee sees none" },
        b: { value: 5, rationale: "today's committee sees 8%, the other sees next month's 8%" },
        acts: 2,
      },
      qzqm: {
        a: { value: 4, rationale: 'most of it works today, 2% is spent early' },
        b: { value: 2, rationale: 'only 2% reaches the committee that meets' },
        acts: 2,
      },
      tzbr: {
        a: { value: 3, rationale: 'neither gets what it asked for' },
        b: { value: 3, rationale: 'neither gets what it asked for' },
        acts: 2,
      },
      xpjf: {
        a: { value: 2, rationale: 'only 2% reaches the committee that meets' },
        b: { value: 4, rationale: 'most of it works today, 2% is spent early' },
        acts: 2,
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
    status: 'draft',
    options: {
      bzcr: {
        a: { value: 3, rationale: 'a voice for both, a face at neither' },
        b: { value: 3, rationale: 'a voice for both, a face at neither' },
        acts: 2,
      },
      clqj: {
        a: { value: 2, rationale: 'half an hour for the event that needs presence' },
        b: {
          value: 4,
          rationale: 'most of the evening is served; its last guests are left for an event that is recorded',
        },
        acts: 2,
      },
      hfrv: {
        a: {
          value: 5,
          rationale: 'the tour has nobody else, and the guests of the evening have its recording',
        },
        b: { value: 1, rationale: 'nobody is at the event that only presence can serve' },
        acts: 2,
      },
      hfxm: {
        a: {
          value: 4,
          rationale: 'most of the tour is served; its last buyers are left for an event that is recorded',
        },
        b: { value: 2, rationale: 'half an hour for the event that needs presence' },
        acts: 2,
      },
      skcf: {
        a: { value: 1, rationale: 'nobody is at the event that only presence can serve' },
        b: { value: 5, rationale: "the evening has nobody else, and the tour's guests have its recording" },
        acts: 2,
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
    status: 'draft',
    options: {
      gdzp: {
        a: { value: 4, rationale: 'covers her, one step dearer than she needs' },
        b: { value: 2, rationale: 'above the plan in every month' },
        acts: 2,
      },
      ptvm: {
        a: { value: 1, rationale: 'six times her use, paid for a year' },
        b: { value: 4, rationale: 'covers her, one step dearer than she needs' },
        acts: 2,
      },
      qklv: {
        a: { value: 5, rationale: 'covers her highest month at the lowest price' },
        b: { value: 1, rationale: '78 gigabytes and more above the plan, every month' },
        acts: 2,
      },
      sdsk: {
        a: { value: 3, rationale: 'covers her, two steps dearer than she needs' },
        b: { value: 3, rationale: 'enough in her low months only' },
        acts: 2,
      },
      vfdj: {
        a: { value: 2, rationale: 'three steps dearer than she needs' },
        b: { value: 5, rationale: 'covers her highest month at the lowest price' },
        acts: 2,
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
    status: 'draft',
    options: {
      cdsz: {
        a: { value: 2, rationale: 'holds the margin; 31,500 riyals more than needed', error: 'E-CONSTRAINT' },
        b: { value: 4, rationale: 'margin 2.7 points, just short', error: 'E-PARTIAL' },
        acts: 2,
      },
      mwzq: {
        a: { value: 3, rationale: 'holds the margin; 21,000 riyals more than needed', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'margin 3.1 points', error: 'E-ONE-RULE' },
        acts: 2,
      },
      rkjj: {
        a: { value: 5, rationale: '384 answers hold the margin of 5 points at 14,000 riyals', error: 'OK' },
        b: { value: 1, rationale: 'margin 4.9 points, almost twice the one asked for', error: 'E-REVERSAL' },
        acts: 2,
      },
      sphh: {
        a: { value: 4, rationale: 'holds the margin; 10,500 riyals more than needed', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'margin 3.7 points', error: 'E-CONSTRAINT' },
        acts: 2,
      },
      vtcl: {
        a: {
          value: 1,
          rationale: '42,000 riyals for an exactness that nobody asked for',
          error: 'E-REVERSAL',
        },
        b: { value: 5, rationale: '1537 answers hold the margin of 2.5 points', error: 'OK' },
        acts: 2,
      },
    },
    solution: {
      a: '0.25 * 1.96^2 / 0.05^2 = 384: 400 answers',
      b: '0.25 * 1.96^2 / 0.025^2 = 1537: 1600 answers',
    },
    expected: {
      a: { share: 0.48, why: '1000 is the number of every poll' },
      b: { share: 0.42, why: 'half the error suggests twice the sample, not four times' },
    },
    knowledge: {
      fact: 'At 95 percent confidence a share is known within 5 points with about 385 answers and within 2.5 points with about 1,540: half the error takes four times the answers.',
      kind: 'textbook',
      source: {
        title: 'Marketing Research',
        issuer: 'Malhotra, Pearson',
        edition: '7th edition, 2019',
        clause: 'chapter on sample size',
      },
      reviewBy: '2030-11-23',
      checks: 0,
    },
  },
  'sales-skills-04@1': {
    slot: { form: 'basic', section: 'skills', number: 4 },
    facet: 'STD',
    type: 'technical',
    cell: 'tool_use',
    display: [4, 3, 2, 1, 5],
    status: 'draft',
    options: {
      ddhx: {
        a: { value: 4, rationale: 'the right branch, a day short', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'one day for the lower branch', error: 'E-CONSTRAINT' },
        acts: 2,
      },
      gjbm: {
        a: { value: 3, rationale: 'half for the lower branch', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'half for the lower branch', error: 'E-ONE-RULE' },
        acts: 2,
      },
      lcgp: {
        a: { value: 5, rationale: 'Olaya 65 - 35 = 30, Malaz 45 - 0 = 45: Olaya is lower', error: 'OK' },
        b: {
          value: 1,
          rationale: 'Olaya 45 stands above Malaz 30: the week goes to the better branch',
          error: 'E-REVERSAL',
        },
        acts: 2,
      },
      mndm: {
        a: { value: 2, rationale: 'one day for the lower branch', error: 'E-CONSTRAINT' },
        b: { value: 4, rationale: 'the right branch, a day short', error: 'E-PARTIAL' },
        acts: 2,
      },
      nplq: {
        a: {
          value: 1,
          rationale: 'Malaz 45 stands above Olaya 30: the week goes to the better branch',
          error: 'E-REVERSAL',
        },
        b: { value: 5, rationale: 'Malaz 65 - 35 = 30, Olaya 45 - 0 = 45: Malaz is lower', error: 'OK' },
        acts: 2,
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
    knowledge: {
      fact: 'The net promoter score is the share of 9 and 10 less the share of 0 to 6; 7 and 8 do not count in either.',
      kind: 'textbook',
      source: {
        title: 'The Ultimate Question 2.0',
        issuer: 'Reichheld, Harvard Business Review Press',
        edition: '2011',
        clause: 'chapter 1',
      },
      reviewBy: '2030-11-23',
      checks: 0,
    },
  },
  'sales-skills-07@1': {
    slot: { form: 'basic', section: 'skills', number: 7 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    display: [3, 4, 5, 1, 2],
    status: 'draft',
    options: {
      mrdc: {
        a: { value: 5, rationale: '1.10 x 0.96 = 1.056: revenue up 5.6%', error: 'OK' },
        b: { value: 1, rationale: '1.10 x 0.78 = 0.858: revenue down 14.2%', error: 'E-REVERSAL' },
        acts: 2,
      },
      rbfm: {
        a: { value: 2, rationale: '0.95 x 1.02 = 0.969: down 3.1%', error: 'E-CONSTRAINT' },
        b: { value: 4, rationale: '0.95 x 1.11 = 1.0545: up 5.5%', error: 'E-PARTIAL' },
        acts: 2,
      },
      sqzp: {
        a: { value: 3, rationale: 'revenue about as it was', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'revenue about as it was', error: 'E-ONE-RULE' },
        acts: 2,
      },
      xfzp: {
        a: { value: 4, rationale: '1.05 x 0.98 = 1.029: up 2.9%', error: 'E-PARTIAL' },
        b: { value: 2, rationale: '1.05 x 0.89 = 0.9345: down 6.6%', error: 'E-CONSTRAINT' },
        acts: 2,
      },
      znpc: {
        a: { value: 1, rationale: '0.90 x 1.04 = 0.936: down 6.4%', error: 'E-REVERSAL' },
        b: { value: 5, rationale: '0.90 x 1.22 = 1.098: up 9.8%', error: 'OK' },
        acts: 2,
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
      checks: 0,
    },
  },
  'sales-skills-10@1': {
    slot: { form: 'basic', section: 'skills', number: 10 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    display: [1, 5, 3, 4, 2],
    status: 'draft',
    options: {
      fxxp: {
        a: { value: 2, rationale: '1800 riyals short of what is due', error: 'E-CONSTRAINT' },
        b: { value: 4, rationale: '600 riyals paid that are not due', error: 'E-PARTIAL' },
        acts: 2,
      },
      ntlg: {
        a: { value: 1, rationale: 'refuses a cancellation that the law grants', error: 'E-REVERSAL' },
        b: {
          value: 5,
          rationale: 'books are excepted from the right to cancel: the sale stands',
          error: 'OK',
        },
        acts: 2,
      },
      qfds: {
        a: { value: 3, rationale: 'half of what is due', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: '1200 riyals paid that are not due', error: 'E-ONE-RULE' },
        acts: 2,
      },
      rwqm: {
        a: { value: 5, rationale: 'within seven days and unused: the full price is due', error: 'OK' },
        b: {
          value: 1,
          rationale: 'books are excepted: 2400 riyals paid that are not due, for goods that cannot be sold',
          error: 'E-REVERSAL',
        },
        acts: 2,
      },
      szhg: {
        a: { value: 4, rationale: '600 riyals short of what is due', error: 'E-PARTIAL' },
        b: { value: 2, rationale: '1800 riyals paid that are not due', error: 'E-CONSTRAINT' },
        acts: 2,
      },
    },
    solution: {
      a: 'unused notebooks, day four: Article 13(1), full price',
      b: 'books: excepted by Article 13(2), nothing is due',
    },
    expected: {
      a: { share: 0.6, why: "shops remember 'no return without a fault'" },
      b: {
        share: 0.42,
        why: "everybody remembers 'seven days'; the exception of books is known in online shops",
      },
    },
    knowledge: {
      fact: 'A consumer who buys online may cancel within seven days of receipt without a reason if the goods are unused; this does not hold, among others, for newspapers, magazines, publications and books.',
      kind: 'law',
      source: {
        title: 'E-Commerce Law, Royal Decree M/126',
        issuer: 'Kingdom of Saudi Arabia',
        edition: '1440H (2019)',
        clause: 'Article 13',
      },
      reviewBy: '2027-11-23',
      checks: 0,
    },
  },
  'sales-skills-13@1': {
    slot: { form: 'basic', section: 'skills', number: 13 },
    facet: 'TEC',
    type: 'technical',
    cell: 'diagnosis',
    display: [4, 2, 3, 5, 1],
    status: 'draft',
    options: {
      ftzc: {
        a: { value: 3, rationale: 'nothing is harmed tonight, nothing is cleaned', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'nothing is harmed tonight, nothing is cleaned', error: 'E-ONE-RULE' },
        acts: 2,
      },
      mbdk: {
        a: {
          value: 5,
          rationale: '5.1.1: the addresses do not exist; 4.2.2: full boxes, worth another try',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'deletes good customers and sends to addresses that do not exist',
          error: 'E-REVERSAL',
        },
        acts: 2,
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
      },
      spfn: {
        a: {
          value: 1,
          rationale: 'deletes good customers and sends to addresses that do not exist',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: '5.1.1: the addresses do not exist; 4.2.2: full boxes, worth another try',
          error: 'OK',
        },
        acts: 2,
      },
    },
    solution: {
      a: 'Dammam 5.1.1: remove; Abha 4.2.2: send again',
      b: 'Abha 5.1.1: remove; Dammam 4.2.2: send again',
    },
    expected: {
      a: { share: 0.48, why: 'the better buyers are kept whatever the code says' },
      b: { share: 0.7, why: 'code and purchases point the same way' },
    },
    knowledge: {
      fact: "A code beginning with 5 is permanent, and 5.1.1 says that the address does not exist: it is removed, or the sender's standing falls; 4.2.2 is passing: the box is full and the message is sent again.",
      kind: 'standard',
      source: {
        title: 'RFC 3463 Enhanced Mail System Status Codes',
        issuer: 'IETF',
        edition: '2003',
        clause: 'sections 2 and 3',
      },
      reviewBy: '2028-11-23',
      checks: 0,
    },
  },
  'sales-skills-16@1': {
    slot: { form: 'basic', section: 'skills', number: 16 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    display: [3, 2, 1, 5, 4],
    status: 'draft',
    options: {
      cbkh: {
        a: { value: 4, rationale: 'the right word, where few look', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'the wrong word, where few look', error: 'E-CONSTRAINT' },
        acts: 2,
      },
      fzqq: {
        a: {
          value: 5,
          rationale: 'a free product is a return: marked clearly, at the beginning',
          error: 'OK',
        },
        b: { value: 1, rationale: 'tells followers of a tie that does not exist', error: 'E-REVERSAL' },
        acts: 2,
      },
      lpsf: {
        a: { value: 2, rationale: 'hints at a tie without naming it', error: 'E-CONSTRAINT' },
        b: { value: 4, rationale: 'harmless, though it suggests a tie', error: 'E-PARTIAL' },
        acts: 2,
      },
      rcrb: {
        a: { value: 3, rationale: 'useful, says nothing of the tie', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'useful, says nothing untrue, and nothing needed', error: 'E-ONE-RULE' },
        acts: 2,
      },
      wbwg: {
        a: { value: 1, rationale: 'hides from followers that the product was free', error: 'E-REVERSAL' },
        b: { value: 5, rationale: "she bought it: a customer's opinion needs no mark", error: 'OK' },
        acts: 2,
      },
    },
    solution: { a: 'a gift is a return: marked at the start', b: 'bought: her own opinion, no mark' },
    expected: {
      a: { share: 0.48, why: 'no money, no advertisement, as many think' },
      b: { share: 0.62, why: "with a licence and a shop's question, a mark looks prudent" },
    },
    knowledge: {
      fact: 'A product given free is a return for the post: the post is marked as advertising, clearly and at its beginning; an opinion on what a person bought herself is not advertising.',
      kind: 'guideline',
      source: {
        title: 'Advertising and Marketing Communications Code; Guides Concerning Endorsements, 16 CFR 255',
        issuer: 'ICC; FTC',
        edition: '2024; 2023',
        clause: 'ICC articles on identification; 255.5',
      },
      reviewBy: '2030-11-23',
      checks: 0,
    },
  },
  'sales-skills-19@1': {
    slot: { form: 'basic', section: 'skills', number: 19 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    display: [2, 5, 1, 3, 4],
    status: 'draft',
    options: {
      fqcj: {
        a: { value: 5, rationale: '120 x 1.5 = 180', error: 'OK' },
        b: { value: 1, rationale: 'a margin of 33%: 60 riyals lost on each lamp', error: 'E-REVERSAL' },
        acts: 2,
      },
      gxmc: {
        a: { value: 3, rationale: 'a markup of 75%', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'a margin of 43%', error: 'E-ONE-RULE' },
        acts: 2,
      },
      kdtq: {
        a: { value: 2, rationale: 'a markup of 87.5%', error: 'E-CONSTRAINT' },
        b: { value: 4, rationale: 'a margin of 47%', error: 'E-PARTIAL' },
        acts: 2,
      },
      kwxk: {
        a: { value: 4, rationale: 'a markup of 62.5%', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'a margin of 38%', error: 'E-CONSTRAINT' },
        acts: 2,
      },
      vppk: {
        a: { value: 1, rationale: 'a markup of 100%, twice the one set', error: 'E-REVERSAL' },
        b: { value: 5, rationale: '120 / 0.5 = 240', error: 'OK' },
        acts: 2,
      },
    },
    solution: { a: '120 x 1.5 = 180', b: '120 / (1 - 0.5) = 240' },
    expected: {
      a: { share: 0.85, why: 'half of the cost is added, as most would' },
      b: { share: 0.48, why: 'most add half to the cost whatever the word' },
    },
    knowledge: {
      fact: 'Markup is a share of the cost, margin a share of the selling price: 50 percent of each gives different prices.',
      kind: 'textbook',
      source: {
        title: 'Principles of Marketing',
        issuer: 'Kotler and Armstrong, Pearson',
        edition: '18th edition, 2021',
        clause: 'appendix: marketing by the numbers',
      },
      reviewBy: '2030-11-23',
      checks: 0,
    },
  },
  'sales-skills-22@1': {
    slot: { form: 'basic', section: 'skills', number: 22 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    display: [5, 1, 4, 2, 3],
    status: 'draft',
    options: {
      fkfd: {
        a: {
          value: 2,
          rationale: 'one number for two contents, told apart by eye alone',
          error: 'E-CONSTRAINT',
        },
        b: { value: 4, rationale: 'right, with print that no one needs', error: 'E-PARTIAL' },
        acts: 2,
      },
      lvhd: {
        a: { value: 3, rationale: 'nothing wrong is printed yet, a week is lost', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'nothing wrong is printed yet, a week is lost', error: 'E-ONE-RULE' },
        acts: 2,
      },
      sstj: {
        a: {
          value: 1,
          rationale: 'one number for two contents: price and stock are wrong for both',
          error: 'E-REVERSAL',
        },
        b: { value: 5, rationale: 'a change of picture keeps the GTIN', error: 'OK' },
        acts: 2,
      },
      szhq: {
        a: {
          value: 4,
          rationale: 'the box is right; cases of old and new cannot be told apart',
          error: 'E-PARTIAL',
        },
        b: {
          value: 2,
          rationale: '900 riyals and a second listing for the same item',
          error: 'E-CONSTRAINT',
        },
        acts: 2,
      },
      wzpg: {
        a: { value: 5, rationale: 'a new declared net content needs a new GTIN at both levels', error: 'OK' },
        b: {
          value: 1,
          rationale: '1800 riyals and a second listing for what is the same trade item',
          error: 'E-REVERSAL',
        },
        acts: 2,
      },
    },
    solution: {
      a: 'declared net content changed: new GTIN for box and case',
      b: 'artwork only: both GTINs stay',
    },
    expected: {
      a: { share: 0.58, why: '50 grams look small, and listing costs money' },
      b: { share: 0.6, why: 'what the eye sees seems to ask for a new number' },
    },
    knowledge: {
      fact: 'A change of the declared net content needs a new GTIN for the item and its case; a change of picture alone does not.',
      kind: 'standard',
      source: {
        title: 'GTIN Management Standard',
        issuer: 'GS1',
        edition: '2016, maintained since',
        clause: 'declared net content; artwork',
      },
      reviewBy: '2028-11-23',
      checks: 0,
    },
  },
  'sales-skills-25@1': {
    slot: { form: 'basic', section: 'skills', number: 25 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    display: [1, 3, 2, 4, 5],
    status: 'draft',
    options: {
      cclp: {
        a: {
          value: 4,
          rationale: 'where the choice falls; but staff recommend more easily a name that was heard of',
          error: 'E-PARTIAL',
        },
        b: { value: 1, rationale: 'four of five buyers come with another name in mind', error: 'E-REVERSAL' },
        acts: 2,
      },
      dqvx: {
        a: {
          value: 1,
          rationale: 'the seller, whom four of five ask, does not know the filter',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'a new name must be in mind before the door, against 5 known ones',
          error: 'OK',
        },
        acts: 2,
      },
      jvxd: {
        a: {
          value: 5,
          rationale: 'four fifths where 82 of 100 choose, the rest to make the name known',
          error: 'OK',
        },
        b: { value: 2, rationale: 'one fifth where 82 of 100 choose', error: 'E-CONSTRAINT' },
        acts: 2,
      },
      mxdm: {
        a: { value: 3, rationale: 'half where 82 of 100 choose', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'half where 82 of 100 choose', error: 'E-ONE-RULE' },
        acts: 2,
      },
      vkgq: {
        a: { value: 2, rationale: 'one fifth where 82 of 100 choose', error: 'E-CONSTRAINT' },
        b: {
          value: 4,
          rationale: 'four fifths where 82 of 100 choose; 60 thousand reach the others',
          error: 'E-PARTIAL',
        },
        acts: 2,
      },
    },
    solution: { a: 'push: most to the sellers', b: 'pull: advertising' },
    expected: {
      a: { share: 0.48, why: 'everybody thinks of advertising first' },
      b: { share: 0.6, why: 'advertising is the usual answer, and all of it is needed here' },
    },
    knowledge: {
      fact: "Where buyers choose at the shelf on the seller's word, money works through the trade (push); where they come asking for a brand, it works through advertising (pull).",
      kind: 'textbook',
      source: {
        title: 'Marketing Management',
        issuer: 'Kotler and Keller, Pearson',
        edition: '16th edition, 2021',
        clause: 'push and pull strategy',
      },
      reviewBy: '2030-11-23',
      checks: 0,
    },
  },
  'sales-skills-28@1': {
    slot: { form: 'basic', section: 'skills', number: 28 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    display: [2, 4, 5, 3, 1],
    status: 'draft',
    options: {
      cptz: {
        a: { value: 5, rationale: 'paper and cartons are class A', error: 'OK' },
        b: {
          value: 1,
          rationale: 'a class A extinguisher is not for energised apparatus',
          error: 'E-REVERSAL',
        },
        acts: 2,
      },
      dsqp: {
        a: { value: 1, rationale: 'no rating for paper and cartons', error: 'E-REVERSAL' },
        b: { value: 5, rationale: 'class C: energised electrical apparatus', error: 'OK' },
        acts: 2,
      },
      jqlx: {
        a: { value: 3, rationale: 'every other one fits', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'every other one fits', error: 'E-ONE-RULE' },
        acts: 2,
      },
      sfmw: {
        a: { value: 4, rationale: 'two of ten have no rating for paper', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'two of ten fit', error: 'E-CONSTRAINT' },
        acts: 2,
      },
      wpgp: {
        a: { value: 2, rationale: 'two of ten fit', error: 'E-CONSTRAINT' },
        b: { value: 4, rationale: 'two of ten are not for energised apparatus', error: 'E-PARTIAL' },
        acts: 2,
      },
    },
    solution: { a: 'paper and cartons: class A', b: 'energised screens and switchboard: class C' },
    expected: {
      a: { share: 0.6, why: 'B:C names two classes and looks the fuller one' },
      b: { share: 0.62, why: 'the letters must be known; A comes first in every list' },
    },
    knowledge: {
      fact: 'Under NFPA 10 class A is ordinary material such as paper and cartons, class B flammable liquids, class C energised electrical apparatus; an extinguisher is chosen by the class of what may burn.',
      kind: 'standard',
      source: {
        title: 'NFPA 10 Portable Fire Extinguishers; Saudi fire code SBC 801',
        issuer: 'NFPA; Saudi Building Code National Committee',
        edition: '2022; 2018',
        clause: 'selection by class of hazard',
      },
      reviewBy: '2028-11-23',
      checks: 0,
    },
  },
} as const satisfies Pairs
