import type { Pairs } from '../pair.ts'

export const pairs = {
  'finance-competency-25@2': {
    slot: { form: 'basic', section: 'competency', number: 25 },
    facet: 'PLN',
    type: 'case_study',
    display: [4, 5, 2, 1, 3],
    status: 'read',
    options: {
      cmns: {
        a: {
          value: 1,
          rationale: 'the farther source, for the whole year: the cost of its error in every month',
        },
        b: { value: 5, rationale: 'the closer source, for the whole year' },
        acts: 1,
        pole: 'whole',
      },
      frlf: {
        a: { value: 2, rationale: 'the farther source, but for half of the year' },
        b: { value: 4, rationale: 'the closer source, for half of the year only' },
        acts: 1,
        pole: 'part',
      },
      qhbd: {
        a: { value: 3, rationale: 'an error between the two sources, in either story' },
        b: { value: 3, rationale: 'an error between the two sources, in either story' },
        acts: 1,
        pole: null,
      },
      wdwq: {
        a: { value: 4, rationale: 'the closer source, for half of the year only' },
        b: { value: 2, rationale: 'the farther source, but for half of the year' },
        acts: 1,
        pole: 'part',
      },
      xthh: {
        a: { value: 5, rationale: 'the closer source, for the whole year' },
        b: {
          value: 1,
          rationale: 'the farther source, for the whole year: the cost of its error in every month',
        },
        acts: 1,
        pole: 'whole',
      },
    },
    expected: {
      a: {
        share: 0.5,
        why: 'managers who know their customers sound closer than a model; the two errors say otherwise',
      },
      b: { share: 0.7, why: 'the two errors and the first thought agree' },
    },
  },
  'finance-competency-26@1': {
    slot: { form: 'basic', section: 'competency', number: 26 },
    facet: 'TEA',
    type: 'case_study',
    display: [3, 2, 4, 5, 1],
    status: 'read',
    options: {
      hwrm: {
        a: { value: 2, rationale: 'the papers lie together: a day spent on a guide to one office' },
        b: { value: 4, rationale: 'right cause; the other half is left to her' },
        acts: 1,
        pole: 'part',
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
        pole: 'whole',
      },
      knhm: {
        a: { value: 4, rationale: 'right cause; the other half still comes scattered' },
        b: { value: 2, rationale: 'wrong cause, with a day less spent' },
        acts: 1,
        pole: 'part',
      },
      lfrv: {
        a: { value: 5, rationale: 'four streams of requests become one, in order' },
        b: {
          value: 1,
          rationale:
            'the requests come from one hand already: both days go, and the papers stay where they are',
        },
        acts: 1,
        pole: 'whole',
      },
      lvnq: {
        a: { value: 3, rationale: 'useful work, brings no paper sooner' },
        b: { value: 3, rationale: 'useful work, brings no paper sooner' },
        acts: 1,
        pole: null,
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
    status: 'read',
    options: {
      dljr: {
        a: {
          value: 1,
          rationale: 'asks her to give up other payments for a figure that she cannot follow yet',
        },
        b: { value: 5, rationale: 'answers what she asks: 120 thousand from which she can choose 40' },
        acts: 1,
        pole: 'whole',
      },
      jmvc: {
        a: {
          value: 2,
          rationale: 'too early: the figure is still in question; a short list leaves time for it',
        },
        b: { value: 4, rationale: 'a way out, but five payments of about 6 thousand do not make 40' },
        acts: 1,
        pole: 'part',
      },
      ndkb: {
        a: { value: 3, rationale: 'shows the growth; neither proof nor a way out' },
        b: { value: 3, rationale: 'shows the growth; neither proof nor a way out' },
        acts: 1,
        pole: null,
      },
      njnv: {
        a: {
          value: 5,
          rationale:
            'answers what she asks: 20 payments of 6 make 120, and she can follow the figure to its last riyal',
        },
        b: { value: 1, rationale: 'she does not dispute the figure, and leaves without a way out' },
        acts: 1,
        pole: 'whole',
      },
      zvxr: {
        a: { value: 4, rationale: 'answers for a quarter of the sum' },
        b: { value: 2, rationale: 'the figure again, but time is left to talk of a way out' },
        acts: 1,
        pole: 'part',
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
    status: 'read',
    options: {
      czks: {
        a: { value: 5, rationale: '560 - 294 = 266 is enough for 240; the full 6 thousand are saved' },
        b: { value: 1, rationale: '370 - 294 = 76: the wages are 164 thousand short' },
        acts: 2,
        pole: 'whole',
      },
      fzdp: {
        a: { value: 1, rationale: '6 thousand given up for cash that nobody needs before the due date' },
        b: { value: 4, rationale: 'the wages are safe, 2 thousand less are saved' },
        acts: 2,
        pole: null,
      },
      grlk: {
        a: { value: 3, rationale: 'safe, with half of the discount saved' },
        b: { value: 3, rationale: '370 - 147 = 223: the wages are 17 thousand short' },
        acts: 2,
        pole: 'part',
      },
      hcqr: {
        a: { value: 4, rationale: 'safe, with 4 of the 6 thousand saved' },
        b: { value: 2, rationale: '370 - 196 = 174: the wages are 66 thousand short' },
        acts: 2,
        pole: 'part',
      },
      qrcq: {
        a: { value: 2, rationale: 'safe, with 2 of the 6 thousand saved' },
        b: { value: 5, rationale: '370 - 98 = 272 is enough for 240, and 2 thousand are saved' },
        acts: 2,
        pole: 'part',
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
    status: 'read',
    options: {
      hccf: {
        a: {
          value: 1,
          rationale: 'the decision stands; after a check of 20 minutes the plan no longer fits into the hour',
        },
        b: {
          value: 5,
          rationale:
            'the decision turns: no plan is needed yet, so 20 minutes and the other item fit into the hour, and the board decides on a checked model',
        },
        acts: 2,
        pole: null,
      },
      qwph: {
        a: {
          value: 5,
          rationale:
            '12.1 is above 10: the decision stands, and the plan and the other item just fill the hour',
        },
        b: {
          value: 1,
          rationale:
            '9.4 is below 10: it presents payments for a purchase that the rule of the board refuses',
        },
        acts: 2,
        pole: null,
      },
      tmsd: {
        a: { value: 2, rationale: '30 and 29 and 5 minutes pass the hour, for a change without effect' },
        b: { value: 4, rationale: 'checks the cell that turns the decision, not the rest of the model' },
        acts: 2,
        pole: null,
      },
      xptm: {
        a: { value: 3, rationale: 'nobody holds a sheet to correct: more than the small change needs' },
        b: { value: 3, rationale: 'all see the turn on paper, the model stays unchecked' },
        acts: 2,
        pole: null,
      },
      xwnw: {
        a: { value: 4, rationale: 'right, but the two minutes that nobody needs pass the hour by one' },
        b: { value: 2, rationale: 'two minutes show the turn, then the plan goes on as if it stood' },
        acts: 2,
        pole: null,
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
    status: 'read',
    options: {
      fqkx: {
        a: { value: 2, rationale: 'the bill may come to less than that' },
        b: { value: 4, rationale: 'in time, a fifth short of what is known to be due' },
        acts: 2,
        pole: 'now',
      },
      mmnz: {
        a: { value: 4, rationale: 'he hears it today, the wait is longer than needed' },
        b: {
          value: 1,
          rationale: 'the promise breaks for a copy of what has been seen, and nobody shortens the wait',
        },
        acts: 2,
        pole: 'gather',
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
        pole: 'gather',
      },
      tmgn: {
        a: { value: 3, rationale: 'the paper cannot come today: the day ends without a word on the wait' },
        b: { value: 3, rationale: 'the paper cannot come today: the promise breaks in the evening' },
        acts: 2,
        pole: null,
      },
      zdzf: {
        a: { value: 1, rationale: 'the latest sum is the estimate: it may be wrong by 40%' },
        b: {
          value: 5,
          rationale:
            'the latest sum is the bill, and the licence was seen: the right sum on the promised day',
        },
        acts: 2,
        pole: 'now',
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
        pole: null,
      },
      dkbs: {
        a: { value: 2, rationale: '900 thousand left out', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: '300 thousand left out', error: 'E-PARTIAL' },
        acts: 2,
        pole: null,
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
        pole: null,
      },
      xmqz: {
        a: { value: 4, rationale: '300 thousand booked too early', error: 'E-PARTIAL' },
        b: { value: 2, rationale: '900 thousand booked too early', error: 'E-WRONG-BASE' },
        acts: 2,
        pole: null,
      },
      xphn: {
        a: {
          value: 1,
          rationale: '300 booked too early and 900 left out: 1200 thousand of error',
          error: 'E-REVERSAL',
        },
        b: { value: 5, rationale: '300 booked, 900 in stock: no error', error: 'OK' },
        acts: 2,
        pole: null,
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
    topic: { ar: 'انتقال السيطرة والاعتراف بالإيراد', en: 'transfer of control and revenue recognition' },
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
      hjww: {
        a: {
          value: 2,
          rationale: 'the wrong direction: the gap doubles, though the suspense account keeps it in view',
          error: 'E-WRONG-BASE',
        },
        b: { value: 4, rationale: 'the right direction; the cause waits in suspense', error: 'E-PARTIAL' },
        acts: 2,
        pole: null,
      },
      kbrn: {
        a: { value: 4, rationale: 'the right direction; the cause waits in suspense', error: 'E-PARTIAL' },
        b: {
          value: 2,
          rationale: 'the wrong direction: the gap doubles, though the suspense account keeps it in view',
          error: 'E-WRONG-BASE',
        },
        acts: 2,
        pole: null,
      },
      szvm: {
        a: {
          value: 5,
          rationale: 'the bank credited the account: money came in, and the books lack it',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'the bank took the sum out: the gap doubles and a false receipt is booked',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
      vgmb: {
        a: {
          value: 3,
          rationale: 'nothing false is booked; the October books stay wrong',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: 'nothing false is booked; the October books stay wrong',
          error: 'E-ONE-RULE',
        },
        acts: 2,
        pole: null,
      },
      xxsl: {
        a: {
          value: 1,
          rationale: 'the bank paid the sum in: the gap doubles and a false payment is booked',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'the bank debited the account: money went out, and the books lack it',
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: 'credit memo: the bank added the sum, so cash is raised in the books',
      b: 'debit memo: the bank took the sum, so cash is lowered in the books',
    },
    expected: {
      a: {
        share: 0.7,
        why: "the statement speaks from the bank's side; every accountant has turned it round once",
      },
      b: { share: 0.7, why: 'the same' },
    },
    topic: { ar: 'التسوية البنكية', en: 'bank reconciliation' },
    knowledge: {
      fact: "A bank statement speaks from the bank's side: a credit memo raises the customer's balance, a debit memo lowers it. A line on the statement that is not in the books needs an entry in the books in the same direction: cash is raised for a credit memo and lowered for a debit memo.",
      kind: 'textbook',
      source: {
        title: 'Intermediate Accounting, IFRS edition, 4th edition (Kieso, Weygandt, Warfield)',
        issuer: 'Wiley',
        edition: '2020',
        clause: 'Chapter 7, Cash and Receivables: cash controls, reconciliation of bank balances',
      },
      reviewBy: '2030-11-23',
    },
  },
  'finance-skills-07@2': {
    slot: { form: 'basic', section: 'skills', number: 7 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    display: [3, 4, 5, 1, 2],
    status: 'read',
    options: {
      fdng: {
        a: {
          value: 1,
          rationale: 'a quarter of the sample that half the materiality asks for',
          error: 'E-REVERSAL',
        },
        b: { value: 5, rationale: 'twice the materiality asks for half the sample', error: 'OK' },
        acts: 2,
        pole: null,
      },
      jjtp: {
        a: { value: 5, rationale: 'half the materiality asks for twice the sample', error: 'OK' },
        b: {
          value: 1,
          rationale: 'four times as many letters as twice the materiality asks for',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
      nrkt: {
        a: { value: 2, rationale: 'too few, though more than 50', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'the right direction, too many', error: 'E-PARTIAL' },
        acts: 2,
        pole: null,
      },
      nzbj: {
        a: { value: 4, rationale: 'the right direction, too few', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'too many, though fewer than 200', error: 'E-WRONG-BASE' },
        acts: 2,
        pole: null,
      },
      tzzb: {
        a: { value: 3, rationale: "last year's number, right in neither year", error: 'E-ONE-RULE' },
        b: { value: 3, rationale: "last year's number, right in neither year", error: 'E-ONE-RULE' },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: '600 thousand / 300 thousand = 2, and 100 x 2 = 200',
      b: '1200 thousand / 600 thousand = 2, and 100 / 2 = 50',
    },
    expected: {
      a: {
        share: 0.45,
        why: 'five times the customers and three times the materiality both seem to ask for more letters',
      },
      b: { share: 0.45, why: 'the same with the companies exchanged' },
    },
    topic: { ar: 'حجم عينة المراجعة', en: 'audit sample size' },
    knowledge: {
      fact: 'The smaller the misstatement that can be tolerated (set from performance materiality), the larger the sample for a test of details, other things equal; the number of items in a large population has hardly any effect on the sample size.',
      kind: 'standard',
      source: {
        title:
          'ISA 530 Audit Sampling; ISA 320 Materiality in Planning and Performing an Audit (adopted by SOCPA)',
        issuer: 'IAASB',
        edition: '2009',
        clause: 'ISA 530, appendix on factors influencing sample size for tests of details',
      },
      reviewBy: '2028-11-23',
    },
  },
  'finance-skills-10@1': {
    slot: { form: 'basic', section: 'skills', number: 10 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    display: [1, 5, 3, 4, 2],
    status: 'read',
    options: {
      bchs: {
        a: {
          value: 1,
          rationale: 'refuses documents that comply and pays on documents that do not',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'bags are packing units, so 997 is a discrepancy; 4770 of 5000 tons is within 5%',
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
      bmhz: {
        a: {
          value: 2,
          rationale: 'pays on documents that do not comply; the complying ones wait, but are not turned away',
          error: 'E-WRONG-BASE',
        },
        b: {
          value: 4,
          rationale: 'the right one is accepted; the other passes the last day without the notice',
          error: 'E-PARTIAL',
        },
        acts: 2,
        pole: null,
      },
      gwvg: {
        a: {
          value: 4,
          rationale: 'the right one is accepted; the other passes the last day without the notice',
          error: 'E-PARTIAL',
        },
        b: {
          value: 2,
          rationale: 'pays on documents that do not comply; the complying ones wait, but are not turned away',
          error: 'E-WRONG-BASE',
        },
        acts: 2,
        pole: null,
      },
      vgcq: {
        a: { value: 3, rationale: 'one refusal is right, the other not', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'one refusal is right, the other not', error: 'E-ONE-RULE' },
        acts: 2,
        pole: null,
      },
      xtbl: {
        a: {
          value: 5,
          rationale: '4770 of 5000 tons is within 5%; bags are packing units, so 997 is a discrepancy',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'refuses documents that comply and pays on documents that do not',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: 'Tabuk: 230 / 5000 = 4.6%, within 5%, tons are no packing units: complies; Abha: 3 bags short of a stated number of packing units: refused',
      b: 'Abha: 230 / 5000 = 4.6%, within 5%: complies; Tabuk: 3 bags short of a stated number of packing units: refused',
    },
    expected: {
      a: { share: 0.45, why: '230 tons short looks grave beside 3 bags' },
      b: { share: 0.45, why: 'the same with the clients exchanged' },
    },
    topic: { ar: 'التفاوت المسموح في الاعتمادات المستندية', en: 'tolerances of letters of credit' },
    knowledge: {
      fact: 'Under UCP 600 the quantity may differ by up to 5% more or less from that of the credit, as long as the credit does not state it as a number of packing units or individual items and the sum drawn is not above the credit; bags are packing units, so no difference is allowed for them.',
      kind: 'standard',
      source: {
        title: 'Uniform Customs and Practice for Documentary Credits (UCP 600)',
        issuer: 'International Chamber of Commerce',
        edition: '2007',
        clause: 'Article 30(b)',
      },
      reviewBy: '2028-11-23',
    },
  },
  'finance-skills-13@4': {
    slot: { form: 'basic', section: 'skills', number: 13 },
    facet: 'TEC',
    type: 'technical',
    cell: 'diagnosis',
    display: [4, 2, 3, 5, 1],
    status: 'read',
    options: {
      hrgr: {
        a: {
          value: 5,
          rationale: 'at an unchanged tariff, more power for each hour worked: the machines',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'the week goes to machines that draw what the standard allows',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      jfcb: {
        a: { value: 4, rationale: 'the right place, one line', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'the wrong place, on one line', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: null,
      },
      krmv: {
        a: {
          value: 1,
          rationale: 'the week goes to hours that were as the standard allows',
          error: 'E-REVERSAL',
        },
        b: { value: 5, rationale: 'more labour hours than the output allows: where they go', error: 'OK' },
        acts: 1,
        pole: null,
      },
      stpf: {
        a: { value: 2, rationale: 'the wrong place, on one line', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'the right place, one line', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
      vbnd: {
        a: { value: 3, rationale: 'of use in any search, and finds nothing itself', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'of use in any search, and finds nothing itself', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'spending variance at an unchanged tariff: power above standard for each hour',
      b: 'efficiency variance: labour hours above those allowed for the output',
    },
    expected: {
      a: {
        share: 0.4,
        why: 'the word efficiency and the larger sum both point to the machines of the wrong plant',
      },
      b: { share: 0.4, why: 'the same with the plants exchanged' },
    },
    topic: { ar: 'انحرافات التكاليف غير المباشرة المتغيرة', en: 'variable overhead variances' },
    knowledge: {
      fact: 'The variable overhead efficiency variance measures only the hours of the allocation base (here labour hours) against the hours allowed for the output, at the standard rate; using more of an overhead item, such as electricity, for each hour worked shows in the spending variance, as a change of its price does.',
      kind: 'textbook',
      source: {
        title:
          "Managerial Accounting, 17th edition (Garrison, Noreen, Brewer); Horngren's Cost Accounting: A Managerial Emphasis, 16th edition (Datar, Rajan)",
        issuer: 'McGraw Hill; Pearson',
        edition: '2021; 2018',
        clause:
          'chapter 10 (first title) and chapter 8 (second): variable overhead rate (spending) and efficiency variances',
      },
      reviewBy: '2030-11-23',
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
      gfpx: {
        a: {
          value: 2,
          rationale:
            'the one who needs the approval is opened without it, a week later; the signature goes to the other',
          error: 'E-WRONG-BASE',
        },
        b: {
          value: 4,
          rationale: 'the approval is there, but the trader waits a week for no reason',
          error: 'E-PARTIAL',
        },
        acts: 2,
        pole: null,
      },
      krzb: {
        a: {
          value: 3,
          rationale: 'no rule is broken, but both wait a week and one needed no signature',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: 'no rule is broken, but both wait a week and one needed no signature',
          error: 'E-ONE-RULE',
        },
        acts: 2,
        pole: null,
      },
      nttb: {
        a: {
          value: 1,
          rationale:
            'opened today without the approval that the rule requires; the signature goes to the other',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale:
            'the son of a judge of a foreign supreme court is a politically exposed person: approved by senior management before the account is opened; the trader needs none',
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
      tdzv: {
        a: {
          value: 5,
          rationale:
            'the son of a judge of a foreign supreme court is a politically exposed person: approved by senior management before the account is opened; the trader needs none',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale:
            'opened today without the approval that the rule requires; the signature goes to the other',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
      xktc: {
        a: {
          value: 4,
          rationale: 'the approval is there, but the trader waits a week for no reason',
          error: 'E-PARTIAL',
        },
        b: {
          value: 2,
          rationale:
            'the one who needs the approval is opened without it, a week later; the signature goes to the other',
          error: 'E-WRONG-BASE',
        },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: "Hani's mother is a foreign supreme court judge: approval of senior management first; Mazen's account is opened today",
      b: "Mazen's mother is a foreign supreme court judge: approval of senior management first; Hani's account is opened today",
    },
    expected: {
      a: {
        share: 0.6,
        why: 'gold looks like the risk, a teacher like none; sending both up is the cautious habit',
      },
      b: { share: 0.6, why: 'the same with the names exchanged' },
    },
    topic: { ar: 'الأشخاص السياسيون ممثلو المخاطر', en: 'politically exposed persons' },
    knowledge: {
      fact: 'A person who holds a prominent public function in a foreign country, and the family to the second degree of such a person (a parent or child among them), is a politically exposed person: senior management approves before the relationship begins; for a Saudi one only where the risk is high. For a gold trader the bank weighs the risk; the law asks for no such approval.',
      kind: 'law',
      source: {
        title: 'Anti-Money Laundering Law, Royal Decree M/20, and its Implementing Regulation',
        issuer: 'Kingdom of Saudi Arabia',
        edition: '1439H (2017); Regulation as consolidated 1447H',
        clause: 'Law: articles 7 and 8; Regulation: 7/14, 8/1 to 8/3 and 8/5',
      },
      reviewBy: '2027-11-23',
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
        pole: null,
      },
      hfzl: {
        a: { value: 3, rationale: '80 instead of 40: 40 thousand of error', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: '80 instead of 240: 160 thousand of error', error: 'E-ONE-RULE' },
        acts: 2,
        pole: null,
      },
      phkn: {
        a: { value: 1, rationale: '240 instead of 40: 200 thousand of error', error: 'E-REVERSAL' },
        b: { value: 5, rationale: 'an expense when incurred: 240 thousand this year', error: 'OK' },
        acts: 2,
        pole: null,
      },
      rtjs: {
        a: { value: 4, rationale: '60 instead of 40: 20 thousand of error', error: 'E-PARTIAL' },
        b: { value: 2, rationale: '60 instead of 240: 180 thousand of error', error: 'E-WRONG-BASE' },
        acts: 2,
        pole: null,
      },
      zvxg: {
        a: { value: 2, rationale: '120 instead of 40: 80 thousand of error', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: '120 instead of 240: 120 thousand of error', error: 'E-PARTIAL' },
        acts: 2,
        pole: null,
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
    topic: { ar: 'تكلفة الأصل الثابت', en: 'cost of an asset' },
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
    },
  },
  'finance-skills-22@1': {
    slot: { form: 'basic', section: 'skills', number: 22 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    display: [5, 1, 4, 2, 3],
    status: 'draft',
    options: {
      jmmr: {
        a: {
          value: 3,
          rationale: 'the hotel is right, the factory has the whole life instead of 12 months',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: 'the factory is right, the hotel has the whole life instead of 12 months',
          error: 'E-ONE-RULE',
        },
        acts: 2,
        pole: null,
      },
      lpxf: {
        a: {
          value: 2,
          rationale: 'wrong way round, with 24 months instead of 12 for the hotel',
          error: 'E-WRONG-BASE',
        },
        b: {
          value: 4,
          rationale: 'the factory is right, the hotel has 12 months too many',
          error: 'E-PARTIAL',
        },
        acts: 2,
        pole: null,
      },
      nqfj: {
        a: {
          value: 5,
          rationale:
            "the hotel's risk has more than tripled since the grant: lifetime losses; the factory's has hardly moved: 12 months",
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: '12 months where the risk has tripled, the whole life where it has hardly moved',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
      pgzn: {
        a: {
          value: 4,
          rationale: 'the hotel is right, the factory has 12 months too many',
          error: 'E-PARTIAL',
        },
        b: {
          value: 2,
          rationale: 'wrong way round, with 24 months instead of 12 for the factory',
          error: 'E-WRONG-BASE',
        },
        acts: 2,
        pole: null,
      },
      vkdl: {
        a: {
          value: 1,
          rationale: '12 months where the risk has tripled, the whole life where it has hardly moved',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale:
            "the factory's risk has more than tripled since the grant: lifetime losses; the hotel's has hardly moved: 12 months",
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: 'hotel 1.5 / 0.4 = 3.75 times the risk at grant: lifetime; factory 6.4 / 6 = 1.07 times: 12 months',
      b: 'factory 1.5 / 0.4 = 3.75 times the risk at grant: lifetime; hotel 6.4 / 6 = 1.07 times: 12 months',
    },
    expected: {
      a: { share: 0.5, why: 'the factory has the higher risk, the larger sum and the longer time' },
      b: { share: 0.5, why: 'the same with the two exchanged' },
    },
    topic: { ar: 'الخسائر الائتمانية المتوقعة', en: 'expected credit losses' },
    knowledge: {
      fact: 'Under IFRS 9 lifetime expected losses are provided for where credit risk has risen significantly since the financing was first recorded, measured against its own risk at that time and not by its present level; otherwise the losses expected from defaults within 12 months are provided for.',
      kind: 'standard',
      source: {
        title: 'IFRS 9 Financial Instruments (endorsed by SOCPA)',
        issuer: 'IASB',
        edition: '2014, effective 2018',
        clause: '5.5.3, 5.5.5 and 5.5.9',
      },
      reviewBy: '2028-11-23',
    },
  },
  'finance-skills-25@3': {
    slot: { form: 'basic', section: 'skills', number: 25 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    display: [1, 3, 2, 4, 5],
    status: 'read',
    options: {
      cstp: {
        a: {
          value: 4,
          rationale: '30 thousand deducted without right, with the fine on them',
          error: 'E-PARTIAL',
        },
        b: { value: 2, rationale: '60 of the 90 thousand are lost', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: null,
      },
      hjgg: {
        a: {
          value: 1,
          rationale: 'the whole tax of an exempt supply is deducted, with the largest fine',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'rent of offices is taxed, so the tax on the work is deducted in full',
          error: 'OK',
        },
        acts: 1,
        pole: null,
      },
      jkmt: {
        a: {
          value: 5,
          rationale: 'rent of homes is exempt, so none of the tax on the work is deductible',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'rent of offices is taxed, so all 90 thousand were deductible and all are lost',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      jrxx: {
        a: {
          value: 2,
          rationale: '60 thousand deducted without right, with the fine on them',
          error: 'E-WRONG-BASE',
        },
        b: { value: 4, rationale: '30 of the 90 thousand are lost', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
      xqrs: {
        a: { value: 3, rationale: '45 thousand deducted without right', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'half of what is deductible is lost', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'homes: exempt lease, no deduction',
      b: 'offices: taxed lease, all of the 90 thousand is deducted',
    },
    expected: {
      a: { share: 0.45, why: 'a paid tax on an invoice looks deductible to everybody in business' },
      b: { share: 0.55, why: 'full deduction is the habit; some think that a building never gives any' },
    },
    topic: { ar: 'خصم ضريبة المدخلات', en: 'deduction of input tax' },
    knowledge: {
      fact: 'In Saudi VAT the lease of residential real estate is exempt, and tax on purchases that serve only an exempt supply is not deductible; the lease of offices is taxed at the standard rate, and tax on purchases that serve only taxable supplies is deducted in full.',
      kind: 'law',
      source: {
        title: 'VAT Implementing Regulations; Common VAT Agreement of the States of the GCC',
        issuer: 'General Authority of Zakat and Tax (now ZATCA); Gulf Cooperation Council',
        edition: 'regulations of 2017, article 30 as amended in 2020; agreement of 2016',
        clause:
          'Regulations 30(1) and 30(2) (residential lease), 51(1) and 51(2) (deduction); Agreement 44(1)',
      },
      reviewBy: '2027-11-23',
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
      nthr: {
        a: {
          value: 4,
          rationale:
            'the forbidden interest is off the team; the other is written down but nobody looks over the work',
          error: 'E-PARTIAL',
        },
        b: {
          value: 1,
          rationale: "the one who might stay leaves; the dependant's shares stay on the team behind a note",
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
      qjbh: {
        a: {
          value: 1,
          rationale: "the one who might stay leaves; the dependant's shares stay on the team behind a note",
          error: 'E-REVERSAL',
        },
        b: {
          value: 4,
          rationale:
            'the forbidden interest is off the team; the other is written down but nobody looks over the work',
          error: 'E-PARTIAL',
        },
        acts: 2,
        pole: null,
      },
      qnml: {
        a: {
          value: 2,
          rationale:
            "the one who might stay leaves; the dependant's shares stay on the team, with a second reviewer at least",
          error: 'E-WRONG-BASE',
        },
        b: {
          value: 5,
          rationale:
            "no share of a dependant is allowed, however small; a brother's is weighed, and a second reviewer answers it",
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
      rfxm: {
        a: {
          value: 3,
          rationale: 'both works are looked over, but the forbidden interest stays on the team',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: 'both works are looked over, but the forbidden interest stays on the team',
          error: 'E-ONE-RULE',
        },
        acts: 2,
        pole: null,
      },
      sxgj: {
        a: {
          value: 5,
          rationale:
            "no share of a dependant is allowed, however small; a brother's is weighed, and a second reviewer answers it",
          error: 'OK',
        },
        b: {
          value: 2,
          rationale:
            "the one who might stay leaves; the dependant's shares stay on the team, with a second reviewer at least",
          error: 'E-WRONG-BASE',
        },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: "Fahad's dependent daughter is immediate family: he leaves the team; Nasser's brother is close family: his work is reviewed",
      b: "Nasser's dependent daughter is immediate family: he leaves the team; Fahad's brother is close family: his work is reviewed",
    },
    expected: {
      a: {
        share: 0.5,
        why: '90 thousand outweighs 2 thousand for everyone who has not learned the rule on immediate family',
      },
      b: { share: 0.5, why: 'the same with the names exchanged' },
    },
    topic: { ar: 'استقلال المراجعين', en: 'independence of auditors' },
    knowledge: {
      fact: "A member of the audit team or of the immediate family (spouse or dependant) may hold no direct financial interest in the audit client, however small. That of close family (a parent, brother or sister) is a threat to be evaluated, which a review of the member's work may bring down.",
      kind: 'standard',
      source: {
        title:
          'International Code of Ethics for Professional Accountants, including International Independence Standards (adopted by SOCPA)',
        issuer: 'IESBA',
        edition: '2024 edition (restructured Code in force since 15 June 2019, as amended)',
        clause: 'R510.4(b); 510.10 (close family)',
      },
      reviewBy: '2028-11-23',
    },
  },
} as const satisfies Pairs
