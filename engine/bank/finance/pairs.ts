import type { Pairs } from '../pair.ts'

export const pairs = {
  'finance-competency-25@1': {
    slot: { form: 'basic', section: 'competency', number: 25 },
    facet: 'PLN',
    type: 'case_study',
    display: [4, 5, 2, 1, 3],
    status: 'read',
    options: {
      cmns: {
        a: { value: 1, rationale: 'the long stage keeps its 8 days: 8 + 0.5 = 8.5' },
        b: {
          value: 5,
          rationale: 'twice the hands on the long stage: 1 + 4 = 5 days, the day that is wanted',
        },
        acts: 1,
      },
      frlf: {
        a: { value: 2, rationale: '32/5 + 4/7 = 7.0 days' },
        b: { value: 4, rationale: '4/5 + 32/7 = 5.4 days: right stage, not all of the gain' },
        acts: 1,
      },
      qhbd: {
        a: { value: 3, rationale: '32/6 + 4/6 = 6 days' },
        b: { value: 3, rationale: '4/6 + 32/6 = 6 days' },
        acts: 1,
      },
      wdwq: {
        a: { value: 4, rationale: '32/7 + 4/5 = 5.4 days: right stage, not all of the gain' },
        b: { value: 2, rationale: '4/7 + 32/5 = 7.0 days' },
        acts: 1,
      },
      xthh: {
        a: {
          value: 5,
          rationale: 'twice the hands on the long stage: 4 + 1 = 5 days, the day that is wanted',
        },
        b: { value: 1, rationale: 'the long stage keeps its 8 days: 0.5 + 8 = 8.5' },
        acts: 1,
      },
    },
    expected: {
      a: { share: 0.7, why: '8 against 1 is plain; a fair share of hands for both stages tempts' },
      b: { share: 0.7, why: 'the same with the stages exchanged' },
    },
  },
  'finance-competency-26@1': {
    slot: { form: 'basic', section: 'competency', number: 26 },
    facet: 'TEA',
    type: 'case_study',
    display: [3, 2, 4, 5, 1],
    status: 'draft',
    options: {
      hwrm: {
        a: { value: 2, rationale: 'the papers lie together: a day spent on a guide to one office' },
        b: { value: 4, rationale: 'right cause; the other half is left to her' },
        acts: 1,
      },
      jzbq: {
        a: {
          value: 1,
          rationale:
            'the papers lie together: both days go on a guide to one office, and four auditors go on asking one by one',
        },
        b: {
          value: 5,
          rationale: 'four places to search are what takes her days: the guide shows where each paper is',
        },
        acts: 1,
      },
      knhm: {
        a: { value: 4, rationale: 'right cause; the other half still comes scattered' },
        b: { value: 2, rationale: 'wrong cause, with a day less spent' },
        acts: 1,
      },
      lfrv: {
        a: { value: 5, rationale: 'four streams of requests become one, in order' },
        b: {
          value: 1,
          rationale:
            'the requests come from one hand already: both days go, and the papers stay where they are',
        },
        acts: 1,
      },
      lvnq: {
        a: { value: 3, rationale: 'useful work, brings no paper sooner' },
        b: { value: 3, rationale: 'useful work, brings no paper sooner' },
        acts: 1,
      },
    },
    expected: {
      a: {
        share: 0.7,
        why: "the four auditors are one's own side, and lost papers are everybody's first thought",
      },
      b: { share: 0.62, why: 'a list is the first thought of every audit team' },
    },
  },
  'finance-competency-27@1': {
    slot: { form: 'basic', section: 'competency', number: 27 },
    facet: 'COM',
    type: 'case_study',
    display: [5, 2, 3, 4, 1],
    status: 'draft',
    options: {
      dljr: {
        a: { value: 1, rationale: 'asks her to give up other lines for a figure that she cannot follow yet' },
        b: { value: 5, rationale: 'answers what she asks, and the choice is hers' },
        acts: 1,
      },
      jmvc: {
        a: {
          value: 2,
          rationale: 'too early: the figure is still in question; a short list leaves time for it',
        },
        b: { value: 4, rationale: 'a way out, with little to choose from' },
        acts: 1,
      },
      ndkb: {
        a: { value: 3, rationale: 'shows the growth; neither proof nor a way out' },
        b: { value: 3, rationale: 'shows the growth; neither proof nor a way out' },
        acts: 1,
      },
      njnv: {
        a: { value: 5, rationale: 'answers what she asks: she can follow the figure to its last riyal' },
        b: {
          value: 1,
          rationale: '20 minutes on a figure that she does not dispute; she leaves without a way out',
        },
        acts: 1,
      },
      zvxr: {
        a: { value: 4, rationale: 'answers for a part of the sum' },
        b: { value: 2, rationale: 'the figure again, but time is left to talk of a way out' },
        acts: 1,
      },
    },
    expected: {
      a: {
        share: 0.74,
        why: 'a way out is what finance is known for; the one word of her question says otherwise',
      },
      b: { share: 0.78, why: 'the question and the habit agree' },
    },
  },
  'finance-competency-28@1': {
    slot: { form: 'basic', section: 'competency', number: 28 },
    facet: 'DEC',
    type: 'case_study',
    display: [1, 2, 5, 3, 4],
    status: 'draft',
    options: {
      czks: {
        a: { value: 5, rationale: '560 - 294 = 266 is enough for 240; the full 6 thousand are saved' },
        b: { value: 1, rationale: '370 - 294 = 76: the wages are 164 thousand short' },
        acts: 2,
      },
      fzdp: {
        a: { value: 1, rationale: '6 thousand given up for cash that nobody needs before the due date' },
        b: { value: 4, rationale: 'the wages are safe, 2 thousand less are saved' },
        acts: 2,
      },
      grlk: {
        a: { value: 3, rationale: 'safe, with half of the discount saved' },
        b: { value: 3, rationale: '370 - 147 = 223: the wages are 17 thousand short' },
        acts: 2,
      },
      hcqr: {
        a: { value: 4, rationale: 'safe, with 4 of the 6 thousand saved' },
        b: { value: 2, rationale: '370 - 196 = 174: the wages are 66 thousand short' },
        acts: 2,
      },
      qrcq: {
        a: { value: 2, rationale: 'safe, with 2 of the 6 thousand saved' },
        b: { value: 5, rationale: '370 - 98 = 272 is enough for 240, and 2 thousand are saved' },
        acts: 2,
      },
    },
    expected: {
      a: {
        share: 0.62,
        why: '560 must be set against 300 and 240 together; holding cash before wages feels right',
      },
      b: { share: 0.47, why: 'two safe choices: most stop at the one that pays nothing' },
    },
  },
  'finance-competency-29@1': {
    slot: { form: 'basic', section: 'competency', number: 29 },
    facet: 'ADP',
    type: 'case_study',
    display: [2, 4, 5, 3, 1],
    status: 'draft',
    options: {
      hccf: {
        a: {
          value: 1,
          rationale: 'the item is put off though the decision stands; the other item loses its time',
        },
        b: { value: 5, rationale: 'the decision turns: the board gets a checked model before it decides' },
        acts: 2,
      },
      qwph: {
        a: { value: 5, rationale: '12.1 is above 10: the decision stands, the board loses no time' },
        b: {
          value: 1,
          rationale:
            '9.4 is below 10: it presents payments for a purchase that the rule of the board refuses',
        },
        acts: 2,
      },
      tmsd: {
        a: { value: 2, rationale: 'stops the board for a change without effect' },
        b: { value: 4, rationale: 'checks the cell that turns the decision, not the rest of the model' },
        acts: 2,
      },
      xptm: {
        a: { value: 3, rationale: 'nobody holds a sheet to correct: more than the small change needs' },
        b: { value: 3, rationale: 'all see the turn on paper, the model stays unchecked' },
        acts: 2,
      },
      xwnw: {
        a: { value: 4, rationale: 'right, with two minutes that nobody needs' },
        b: { value: 2, rationale: 'two minutes show the turn, then the plan goes on as if it stood' },
        acts: 2,
      },
    },
    expected: {
      a: { share: 0.72, why: 'the limit stands in another sentence; stopping feels thorough' },
      b: { share: 0.6, why: 'one cell sounds small' },
    },
  },
  'finance-competency-30@1': {
    slot: { form: 'basic', section: 'competency', number: 30 },
    facet: 'QUA',
    type: 'case_study',
    display: [5, 4, 2, 3, 1],
    status: 'draft',
    options: {
      fqkx: {
        a: { value: 2, rationale: 'the bill may come to less than that' },
        b: { value: 4, rationale: 'in time, a fifth short of what is known to be due' },
        acts: 2,
      },
      mmnz: {
        a: { value: 4, rationale: 'he hears it today, the wait is longer than needed' },
        b: {
          value: 1,
          rationale: 'the promise breaks for a copy of what has been seen, and nobody shortens the wait',
        },
        acts: 2,
      },
      rjlx: {
        a: {
          value: 5,
          rationale: 'the amount is not known yet: he hears it today, and the wait is kept short',
        },
        b: {
          value: 2,
          rationale: 'the promise breaks for a copy of what has been seen; the wait is at least short',
        },
        acts: 2,
      },
      tmgn: {
        a: { value: 3, rationale: 'may work; otherwise the day ends without a word on the wait' },
        b: { value: 3, rationale: 'may work; otherwise the promise breaks in the evening' },
        acts: 2,
      },
      zdzf: {
        a: { value: 1, rationale: 'the latest sum is the estimate: it may be wrong by 40%' },
        b: {
          value: 5,
          rationale:
            'the latest sum is the bill, and the licence was seen: the right sum on the promised day',
        },
        acts: 2,
      },
    },
    expected: {
      a: { share: 0.47, why: 'the promise and the estimate press for payment' },
      b: {
        share: 0.45,
        why: 'an incomplete file presses for delay; that the bill is there must be joined from the list',
      },
    },
  },
  'finance-skills-01@1': {
    slot: { form: 'basic', section: 'skills', number: 1 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    display: [5, 1, 4, 2, 3],
    status: 'read',
    options: {
      bhwk: {
        a: { value: 5, rationale: '900 booked, 300 in stock: no error', error: 'OK' },
        b: {
          value: 1,
          rationale: '900 booked too early and 300 left out: 1200 thousand of error',
          error: 'E-REVERSAL',
        },
        acts: 2,
      },
      dkbs: {
        a: { value: 2, rationale: '900 thousand left out', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: '300 thousand left out', error: 'E-PARTIAL' },
        acts: 2,
      },
      mcbj: {
        a: {
          value: 3,
          rationale: '450 left out and 150 too early: 600 thousand of error, the middle of the five',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: '450 too early and 150 left out: 600 thousand of error, the middle of the five',
          error: 'E-ONE-RULE',
        },
        acts: 2,
      },
      xmqz: {
        a: { value: 4, rationale: '300 thousand booked too early', error: 'E-PARTIAL' },
        b: { value: 2, rationale: '900 thousand booked too early', error: 'E-WRONG-BASE' },
        acts: 2,
      },
      xphn: {
        a: {
          value: 1,
          rationale: '300 booked too early and 900 left out: 1200 thousand of error',
          error: 'E-REVERSAL',
        },
        b: { value: 5, rationale: '300 booked, 900 in stock: no error', error: 'OK' },
        acts: 2,
      },
    },
    solution: {
      a: 'FOB: delivered on board on 28 December, 900 thousand in this year; DAP: not delivered by the 31st, 300 thousand stay in inventory',
      b: 'FOB: delivered on board on 28 December, 300 thousand in this year; DAP: not delivered by the 31st, 900 thousand stay in inventory',
    },
    expected: {
      a: { share: 0.6, why: 'both cargoes left on one day; one treatment for both is the habit' },
      b: { share: 0.55, why: 'the same with the larger cargo still undelivered' },
    },
    knowledge: {
      fact: 'Under FOB the seller delivers when the goods are on board at the port of loading, so control normally passes and revenue is recognised then; under DAP the seller delivers only at the named place of destination, and until then the goods normally stay its inventory.',
      kind: 'standard',
      source: {
        title: 'IFRS 15 Revenue from Contracts with Customers (endorsed by SOCPA); Incoterms 2020',
        issuer: 'IASB; ICC',
        edition: '2014, effective 2018; 2020',
        clause: 'IFRS 15.31 and 38; Incoterms 2020, FOB A2 and DAP A2',
      },
      reviewBy: '2028-11-23',
      checks: 2,
    },
  },
  'finance-skills-04@1': {
    slot: { form: 'basic', section: 'skills', number: 4 },
    facet: 'STD',
    type: 'technical',
    cell: 'tool_use',
    display: [4, 3, 2, 1, 5],
    status: 'read',
    options: {
      cxqf: {
        a: {
          value: 2,
          rationale: 'the cheque is deducted twice, in a place where it will be found',
          error: 'E-WRONG-BASE',
        },
        b: { value: 4, rationale: 'the cash is right, the expense comes a month late', error: 'E-PARTIAL' },
        acts: 2,
      },
      khhk: {
        a: { value: 4, rationale: 'right, with a letter that is not needed', error: 'E-PARTIAL' },
        b: {
          value: 2,
          rationale: 'no entry, though the reply will show that one is needed',
          error: 'E-WRONG-BASE',
        },
        acts: 2,
      },
      ktwd: {
        a: { value: 1, rationale: 'the cheque is deducted from cash twice', error: 'E-REVERSAL' },
        b: {
          value: 5,
          rationale: 'the bank has taken it and the books have not: cash and expense become right',
          error: 'OK',
        },
        acts: 2,
      },
      rwfm: {
        a: { value: 3, rationale: 'settles nothing yet, spoils nothing', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'settles nothing yet, spoils nothing', error: 'E-ONE-RULE' },
        acts: 2,
      },
      zhjx: {
        a: { value: 5, rationale: 'the cheque is in the books; it only waits at the bank', error: 'OK' },
        b: {
          value: 1,
          rationale: 'the books go on showing money that the bank has taken',
          error: 'E-REVERSAL',
        },
        acts: 2,
      },
    },
    solution: {
      a: 'in the books, not at the bank: a reconciling item without entry',
      b: 'at the bank, not in the books: an entry in the books',
    },
    expected: {
      a: { share: 0.72, why: 'every difference seems to ask for an entry' },
      b: { share: 0.48, why: 'reconciling items are known to clear by themselves' },
    },
    knowledge: {
      fact: 'A cheque issued but not yet presented is already in the books and stays a reconciling item without any entry; a charge made by the bank is on the statement only and needs an entry in the books.',
      kind: 'textbook',
      source: {
        title: 'Intermediate Accounting (Kieso, Weygandt, Warfield), cash: reconciliation of bank balances',
        issuer: 'Wiley',
        edition: 'standing',
        clause: 'chapter on cash and receivables: reconciliation of bank balances',
      },
      reviewBy: '2030-11-23',
      checks: 2,
    },
  },
  'finance-skills-07@1': {
    slot: { form: 'basic', section: 'skills', number: 7 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    display: [3, 4, 5, 1, 2],
    status: 'read',
    options: {
      rbtj: {
        a: {
          value: 1,
          rationale:
            'starts from deliveries: an entry without one cannot be drawn, and all the hours are spent',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'finds deliveries that were never entered, over the whole year',
          error: 'OK',
        },
        acts: 1,
      },
      rlqb: {
        a: {
          value: 5,
          rationale: 'finds entries that no delivery stands behind, over the whole year',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale:
            'starts from what is recorded: what is missing cannot be drawn, and all the hours are spent',
          error: 'E-REVERSAL',
        },
        acts: 1,
      },
      ssls: {
        a: {
          value: 2,
          rationale: 'wrong direction, but hours are left for the stock',
          error: 'E-WRONG-BASE',
        },
        b: { value: 4, rationale: 'right direction, in one month', error: 'E-PARTIAL' },
        acts: 1,
      },
      vjzr: {
        a: { value: 4, rationale: 'right direction, in one month', error: 'E-PARTIAL' },
        b: {
          value: 2,
          rationale: 'wrong direction, but hours are left for the stock',
          error: 'E-WRONG-BASE',
        },
        acts: 1,
      },
      wbbw: {
        a: { value: 3, rationale: 'may point to a month, proves nothing', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'may point to a month, proves nothing', error: 'E-ONE-RULE' },
        acts: 1,
      },
    },
    solution: {
      a: 'occurrence: recorded sales took place, so from entries to delivery notes',
      b: 'completeness: all deliveries were recorded, so from delivery notes to entries',
    },
    expected: {
      a: { share: 0.7, why: 'documents look like the surer starting point' },
      b: { share: 0.6, why: 'a sample from the ledger is what auditors take first' },
    },
    knowledge: {
      fact: 'Testing from the ledger to the documents shows whether recorded sales happened (occurrence); testing from the documents to the ledger shows whether all sales were recorded (completeness).',
      kind: 'standard',
      source: {
        title:
          'ISA 315 (Revised 2019), Identifying and Assessing the Risks of Material Misstatement; ISA 500, Audit Evidence (adopted by SOCPA)',
        issuer: 'IAASB',
        edition: '2019; 2009',
        clause:
          'ISA 315 (Revised 2019) A190 (assertions); ISA 500, relevance of audit evidence: direction of testing',
      },
      reviewBy: '2028-11-23',
      checks: 2,
    },
  },
  'finance-skills-10@1': {
    slot: { form: 'basic', section: 'skills', number: 10 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    display: [1, 5, 3, 4, 2],
    status: 'draft',
    options: {
      flbw: {
        a: {
          value: 1,
          rationale: '400 thousand too much, and the December statements are silent',
          error: 'E-REVERSAL',
        },
        b: {
          value: 4,
          rationale: 'the figure is right, but the December statements do not tell it',
          error: 'E-PARTIAL',
        },
        acts: 2,
      },
      hbjb: {
        a: { value: 5, rationale: 'the condition existed at the year end: an adjusting event', error: 'OK' },
        b: {
          value: 1,
          rationale: 'the loss of the new year is charged to the old one: 400 thousand',
          error: 'E-REVERSAL',
        },
        acts: 2,
      },
      jcwm: {
        a: { value: 4, rationale: 'adjusts, by half of the sum', error: 'E-PARTIAL' },
        b: { value: 2, rationale: '200 thousand are charged to the wrong year', error: 'E-WRONG-BASE' },
        acts: 2,
      },
      qdld: {
        a: {
          value: 2,
          rationale: '400 thousand too much, though a reader of the notes is told',
          error: 'E-WRONG-BASE',
        },
        b: {
          value: 5,
          rationale: 'the cause arose after the year end: disclosed, not adjusted',
          error: 'OK',
        },
        acts: 2,
      },
      vcgw: {
        a: {
          value: 3,
          rationale: 'confirms a sum that nobody disputes; the statements wait',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: 'confirms a sum that nobody disputes; the statements wait',
          error: 'E-ONE-RULE',
        },
        acts: 2,
      },
    },
    solution: {
      a: 'payments had stopped before 31 December: adjusting, the whole 400 thousand',
      b: 'the flood came after 31 December: non-adjusting, disclosed in a note',
    },
    expected: {
      a: { share: 0.6, why: 'what is announced in March seems to belong to the new year' },
      b: { share: 0.48, why: 'prudence writes down whatever is lost' },
    },
    knowledge: {
      fact: 'An event after the reporting period that gives evidence of conditions existing at its end adjusts the figures; an event that shows conditions arising afterwards does not, and is disclosed if material.',
      kind: 'standard',
      source: {
        title: 'IAS 10 Events after the Reporting Period (endorsed by SOCPA)',
        issuer: 'IASB',
        edition: '2003',
        clause: 'paragraphs 3, 8, 9(b)(i), 10 and 21',
      },
      reviewBy: '2028-11-23',
      checks: 2,
    },
  },
  'finance-skills-13@1': {
    slot: { form: 'basic', section: 'skills', number: 13 },
    facet: 'TEC',
    type: 'technical',
    cell: 'diagnosis',
    display: [4, 2, 3, 5, 1],
    status: 'read',
    options: {
      fsqk: {
        a: { value: 2, rationale: 'wrong for each, small', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'right for each, small', error: 'E-PARTIAL' },
        acts: 2,
      },
      hbkm: {
        a: {
          value: 1,
          rationale: 'shelves are emptied where stock is 0.2, discounts given where debts are 0.4',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'South: 1.7 of the 2.2 is stock; North: 1.9 is debts: each gets its own',
          error: 'OK',
        },
        acts: 2,
      },
      mgcp: {
        a: { value: 3, rationale: 'puts payments off, brings no cash', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'puts payments off, brings no cash', error: 'E-ONE-RULE' },
        acts: 2,
      },
      rmvl: {
        a: {
          value: 5,
          rationale: 'North: 1.7 of the 2.2 is stock; South: 1.9 is debts: each gets its own',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'shelves are emptied where stock is 0.2, discounts given where debts are 0.4',
          error: 'E-REVERSAL',
        },
        acts: 2,
      },
      sdls: {
        a: { value: 4, rationale: 'right for each, small', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'wrong for each, small', error: 'E-WRONG-BASE' },
        acts: 2,
      },
    },
    solution: {
      a: 'North: 2.2 - 0.5 = 1.7 in stock; South: 2.0 - 0.1 = 1.9 in receivables',
      b: 'South: 2.2 - 0.5 = 1.7 in stock; North: 2.0 - 0.1 = 1.9 in receivables',
    },
    expected: {
      a: {
        share: 0.48,
        why: 'equal current ratios lure; what the quick ratio leaves out must be joined to the cash ratio',
      },
      b: { share: 0.48, why: 'the same with the companies exchanged' },
    },
    knowledge: {
      fact: 'The quick ratio leaves inventory out: where prepayments and short-term investments are nil or small, a quick ratio far below the current ratio means that the money is in stock, and one near the current ratio with a cash ratio of almost nil means that it is in receivables.',
      kind: 'textbook',
      source: {
        title: 'Financial Statement Analysis (Subramanyam), liquidity ratios',
        issuer: 'McGraw-Hill',
        edition: 'standing',
        clause: 'current, quick (acid-test) and cash ratio',
      },
      reviewBy: '2030-11-23',
      checks: 2,
    },
  },
  'finance-skills-16@1': {
    slot: { form: 'basic', section: 'skills', number: 16 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    display: [3, 2, 1, 5, 4],
    status: 'read',
    options: {
      gcdr: {
        a: {
          value: 1,
          rationale: 'asks him about what is to be reported: the risk of tipping off, which the law forbids',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'ordinary updating, in time before the freeze of day 90 and the rent',
          error: 'OK',
        },
        acts: 2,
      },
      mpwn: {
        a: {
          value: 5,
          rationale: 'suspicion is reported at once, and the customer is not told',
          error: 'OK',
        },
        b: {
          value: 2,
          rationale: 'a report without suspicion, and the account freezes on Wednesday',
          error: 'E-WRONG-BASE',
        },
        acts: 2,
      },
      tfzp: {
        a: { value: 3, rationale: 'useful for the file, moves nothing today', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'useful for the file, moves nothing today', error: 'E-ONE-RULE' },
        acts: 2,
      },
      vmdc: {
        a: { value: 4, rationale: 'reported and silent, but a week late', error: 'E-PARTIAL' },
        b: {
          value: 1,
          rationale:
            'the account freezes on Wednesday, a week is spent, and the report stands on no suspicion',
          error: 'E-REVERSAL',
        },
        acts: 2,
      },
      zxcl: {
        a: { value: 2, rationale: 'does not touch the deposits; betrays little', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'right, though the answer may come after Wednesday', error: 'E-PARTIAL' },
        acts: 2,
      },
    },
    solution: {
      a: "many strangers' cash sent abroad at once is grounds for suspicion: report now, tell nobody",
      b: 'no suspicion: 88 of 90 days have passed, so update with the customer today',
    },
    expected: {
      a: { share: 0.74, why: 'six orderly years and good service say: ask the customer first' },
      b: { share: 0.7, why: 'an alert calls for something graver than a telephone call' },
    },
    knowledge: {
      fact: 'A suspicious transaction is reported to the General Directorate of Financial Intelligence at once, and the customer must not be told; an expired national ID of a Saudi customer is ordinary updating, done with the customer before the personal account is frozen 90 days after expiry.',
      kind: 'law',
      source: {
        title: 'Anti-Money Laundering Law, Royal Decree M/20; Rules for Bank Accounts',
        issuer: 'Kingdom of Saudi Arabia; Saudi Central Bank (SAMA)',
        edition: '1439H (2017); as in force',
        clause: 'AML Law 15 and 16; Rules for Bank Accounts, 3.1.1 (Saudi natural persons)',
      },
      reviewBy: '2027-11-23',
      checks: 2,
    },
  },
  'finance-skills-19@1': {
    slot: { form: 'basic', section: 'skills', number: 19 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    display: [2, 5, 1, 3, 4],
    status: 'read',
    options: {
      chcn: {
        a: {
          value: 5,
          rationale: 'part of the cost of the line, over its 6 years: 40 thousand this year',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: '40 thousand charged instead of 240: 200 thousand of error this year',
          error: 'E-REVERSAL',
        },
        acts: 2,
      },
      hfzl: {
        a: { value: 3, rationale: '80 instead of 40: 40 thousand of error', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: '80 instead of 240: 160 thousand of error', error: 'E-ONE-RULE' },
        acts: 2,
      },
      phkn: {
        a: { value: 1, rationale: '240 instead of 40: 200 thousand of error', error: 'E-REVERSAL' },
        b: { value: 5, rationale: 'an expense when incurred: 240 thousand this year', error: 'OK' },
        acts: 2,
      },
      rtjs: {
        a: { value: 4, rationale: '60 instead of 40: 20 thousand of error', error: 'E-PARTIAL' },
        b: { value: 2, rationale: '60 instead of 240: 180 thousand of error', error: 'E-WRONG-BASE' },
        acts: 2,
      },
      zvxg: {
        a: { value: 2, rationale: '120 instead of 40: 80 thousand of error', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: '120 instead of 240: 120 thousand of error', error: 'E-PARTIAL' },
        acts: 2,
      },
    },
    solution: {
      a: 'testing is part of the cost of the line: 240 / 6 = 40 thousand a year',
      b: 'training is an expense when incurred: 240 thousand in the first year',
    },
    expected: {
      a: { share: 0.55, why: 'a sum that adds nothing to be seen looks like an expense' },
      b: { share: 0.48, why: 'the trained staff serve the line for all of its years' },
    },
    knowledge: {
      fact: 'The cost of testing whether an asset works is part of its cost and is depreciated with it; the cost of training staff to use it is not part of the cost and is an expense when incurred.',
      kind: 'standard',
      source: {
        title: 'IAS 16 Property, Plant and Equipment; IAS 38 Intangible Assets (endorsed by SOCPA)',
        issuer: 'IASB',
        edition: '2003, amended 2020; 2004',
        clause: 'IAS 16.16(b), 17(e) and 50; IAS 38.69(b)',
      },
      reviewBy: '2028-11-23',
      checks: 2,
    },
  },
  'finance-skills-22@1': {
    slot: { form: 'basic', section: 'skills', number: 22 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    display: [5, 1, 4, 2, 3],
    status: 'read',
    options: {
      hmcj: {
        a: {
          value: 5,
          rationale: 'more likely than not, a single obligation: its most likely amount',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'charges 500 thousand for what will more likely never be paid',
          error: 'E-REVERSAL',
        },
        acts: 1,
      },
      mghv: {
        a: { value: 1, rationale: 'nothing is charged, and the statements are silent', error: 'E-REVERSAL' },
        b: { value: 4, rationale: 'no charge, rightly, but told in the wrong place', error: 'E-PARTIAL' },
        acts: 1,
      },
      qtkd: {
        a: { value: 3, rationale: 'evidence for the file; the treatment is still open', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'evidence for the file; the treatment is still open', error: 'E-ONE-RULE' },
        acts: 1,
      },
      vqdq: {
        a: {
          value: 2,
          rationale: 'nothing is charged, though a reader of the notes is told',
          error: 'E-WRONG-BASE',
        },
        b: { value: 5, rationale: 'possible, not probable: a contingent liability, disclosed', error: 'OK' },
        acts: 1,
      },
      wghl: {
        a: {
          value: 4,
          rationale: '300 thousand: recognised, short by 200, an amount that will never be paid',
          error: 'E-PARTIAL',
        },
        b: { value: 2, rationale: '200 thousand charged where nothing is', error: 'E-WRONG-BASE' },
        acts: 1,
      },
    },
    solution: {
      a: '60 % is more likely than not: a provision of 500 thousand',
      b: '40 % is possible, not probable: a note, no provision',
    },
    expected: {
      a: { share: 0.47, why: 'multiplying by the chance looks the most exact' },
      b: { share: 0.55, why: 'prudence sets aside something for any claim' },
    },
    knowledge: {
      fact: 'A present obligation is provided for when an outflow is more likely than not, a single obligation as a rule at its most likely amount and not multiplied by its chance; when an outflow is only possible the contingent liability is disclosed.',
      kind: 'standard',
      source: {
        title: 'IAS 37 Provisions, Contingent Liabilities and Contingent Assets (endorsed by SOCPA)',
        issuer: 'IASB',
        edition: '1998',
        clause: 'paragraphs 14, 15, 23, 27, 28, 40 and 86',
      },
      reviewBy: '2028-11-23',
      checks: 2,
    },
  },
  'finance-skills-25@1': {
    slot: { form: 'basic', section: 'skills', number: 25 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    display: [1, 3, 2, 4, 5],
    status: 'draft',
    options: {
      dlsl: {
        a: {
          value: 3,
          rationale: 'half of the price is deferred, which salam does not allow',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: 'half of the price lies with a new maker ahead of the work',
          error: 'E-ONE-RULE',
        },
        acts: 1,
      },
      fnzh: {
        a: { value: 2, rationale: 'three quarters are deferred', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'a quarter ahead of the work, the rest behind it', error: 'E-PARTIAL' },
        acts: 1,
      },
      glkq: {
        a: { value: 4, rationale: 'the latest that the standard tolerates for salam', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'the same, two days later', error: 'E-WRONG-BASE' },
        acts: 1,
      },
      ntmt: {
        a: { value: 5, rationale: 'salam: the whole price is paid at the contract', error: 'OK' },
        b: {
          value: 1,
          rationale:
            'istisna needs no advance: the standard allows it, but the whole price lies with a new maker for 5 months, without security',
          error: 'E-REVERSAL',
        },
        acts: 1,
      },
      qvwr: {
        a: { value: 1, rationale: 'the whole price is deferred: no valid salam', error: 'E-REVERSAL' },
        b: {
          value: 5,
          rationale: 'istisna: instalments are allowed, and little money lies ahead of the goods',
          error: 'OK',
        },
        acts: 1,
      },
    },
    solution: {
      a: 'wheat is fungible: salam, the whole price at signing',
      b: 'doors to a drawing are made: istisna, where instalments are allowed and protect the buyer',
    },
    expected: {
      a: { share: 0.45, why: 'instalments feel prudent for everything a bank pays' },
      b: { share: 0.55, why: 'whoever knows one contract only asks for the price in advance' },
    },
    knowledge: {
      fact: 'In salam (fungible goods described and delivered later) the whole price is paid at the contract, and under the AAOIFI standard a delay of two or three days at most is tolerated; in istisna (a thing to be made to description) the price may be paid in advance, in instalments or later.',
      kind: 'standard',
      source: {
        title:
          "Shariah Standards no. 10 (Salam and Parallel Salam) and no. 11 (Istisna'a and Parallel Istisna'a)",
        issuer: 'AAOIFI',
        edition: 'standing, collected edition',
        clause: 'SS 10 and SS 11, provisions on the price',
      },
      reviewBy: '2028-11-23',
      checks: 2,
    },
  },
  'finance-skills-28@1': {
    slot: { form: 'basic', section: 'skills', number: 28 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    display: [2, 4, 5, 3, 1],
    status: 'read',
    options: {
      hhbf: {
        a: { value: 3, rationale: 'independent, but months late', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'independent, but months late', error: 'E-ONE-RULE' },
        acts: 2,
      },
      jcrj: {
        a: { value: 1, rationale: 'both check their own work: payments and invoices', error: 'E-REVERSAL' },
        b: { value: 5, rationale: 'neither checks what passed through the same hands', error: 'OK' },
        acts: 2,
      },
      jskt: {
        a: {
          value: 2,
          rationale: 'whoever pays reconciles the bank; invoices are checked by other hands',
          error: 'E-WRONG-BASE',
        },
        b: {
          value: 4,
          rationale: 'payments are checked by other hands, invoices are not',
          error: 'E-PARTIAL',
        },
        acts: 2,
      },
      khdc: {
        a: {
          value: 4,
          rationale: 'payments are checked by other hands, invoices are not',
          error: 'E-PARTIAL',
        },
        b: {
          value: 2,
          rationale: 'whoever pays reconciles the bank; invoices are checked by other hands',
          error: 'E-WRONG-BASE',
        },
        acts: 2,
      },
      tkcm: {
        a: { value: 5, rationale: 'neither checks what passed through the same hands', error: 'OK' },
        b: { value: 1, rationale: 'both check their own work: payments and invoices', error: 'E-REVERSAL' },
        acts: 2,
      },
    },
    solution: {
      a: 'Fahad pays: the bank goes to Lama; Lama invoices: the balances go to Fahad',
      b: 'Lama pays: the bank goes to Fahad; Fahad invoices: the balances go to Lama',
    },
    expected: {
      a: { share: 0.73, why: 'whoever works with the bank seems the one to reconcile it' },
      b: { share: 0.7, why: 'the same with the two exchanged' },
    },
    knowledge: {
      fact: 'Duties are segregated so that paying, recording and checking lie in different hands: whoever pays does not reconcile the bank, and whoever invoices does not confirm balances with customers.',
      kind: 'guideline',
      source: {
        title:
          'Internal Control: Integrated Framework; Auditing and Assurance Services (Arens, Elder, Beasley)',
        issuer: 'COSO; Pearson',
        edition: '2013; standing',
        clause:
          'COSO principle 10 (segregation of duties); Arens, sales and cash cycles: separation of duties',
      },
      reviewBy: '2030-11-23',
      checks: 2,
    },
  },
} as const satisfies Pairs
