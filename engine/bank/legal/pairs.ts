import type { Pairs } from '../pair.ts'

export const pairs = {
  'legal-competency-25@1': {
    slot: { form: 'basic', section: 'competency', number: 25 },
    facet: 'PLN',
    type: 'case_study',
    display: [4, 5, 2, 1, 3],
    status: 'read',
    options: {
      hvds: {
        a: { value: 2, rationale: 'wrong kind, though only three days of reading go to it' },
        b: { value: 4, rationale: 'right kind, but half of them stay unread' },
        acts: 2,
        pole: 'part',
      },
      pkfv: {
        a: {
          value: 1,
          rationale:
            'six days on the kind in which the sample found nothing; the large ones go to the buyer unread',
        },
        b: { value: 5, rationale: 'the clause sits in the small ones: the six days cover every one of them' },
        acts: 2,
        pole: 'whole',
      },
      snzb: {
        a: { value: 5, rationale: 'the clause sits in the large ones: the six days cover every one of them' },
        b: {
          value: 1,
          rationale: 'six days on the kind in which the sample found nothing; the 160 go to the buyer unread',
        },
        acts: 2,
        pole: 'whole',
      },
      wfns: {
        a: { value: 3, rationale: 'some clauses come to light, as far as the seller remembers them' },
        b: { value: 3, rationale: 'some clauses come to light, as far as the seller remembers them' },
        acts: 2,
        pole: null,
      },
      zqbx: {
        a: { value: 4, rationale: 'right kind, but half of them stay unread' },
        b: { value: 2, rationale: 'wrong kind, though only three days of reading go to it' },
        acts: 2,
        pole: 'part',
      },
    },
    expected: {
      a: { share: 0.78, why: 'large contracts draw the eye anyway; the sample says the same' },
      b: { share: 0.7, why: 'size pulls to the large contracts, but the sample speaks for the small' },
    },
  },
  'legal-competency-26@1': {
    slot: { form: 'basic', section: 'competency', number: 26 },
    facet: 'TEA',
    type: 'case_study',
    display: [3, 2, 4, 5, 1],
    status: 'read',
    options: {
      dftc: {
        a: { value: 3, rationale: 'a better order of arguments, the contradiction stays' },
        b: { value: 3, rationale: 'a better order of arguments, the two vocabularies stay' },
        acts: 1,
        pole: 'together',
      },
      drft: {
        a: { value: 2, rationale: 'tidier words around contradictory days, at small cost' },
        b: { value: 4, rationale: 'one vocabulary on paper; each still applies it in their own way' },
        acts: 1,
        pole: 'alone',
      },
      kxpz: {
        a: {
          value: 5,
          rationale:
            'the halves contradict each other in facts: only the documents, read together, settle which date is right',
        },
        b: {
          value: 1,
          rationale: 'the facts agree: an evening for both, and the labels still change from page to page',
        },
        acts: 1,
        pole: 'together',
      },
      pbfp: {
        a: { value: 4, rationale: 'shows where the dates part, leaves open which is right' },
        b: { value: 2, rationale: 'a table nobody needs, but soon filled in' },
        acts: 1,
        pole: 'alone',
      },
      qbwk: {
        a: {
          value: 1,
          rationale: 'the evening goes to words, and the memo contradicts itself before the court',
        },
        b: {
          value: 5,
          rationale: 'the facts agree and the words do not: one list, agreed by both, makes it one memo',
        },
        acts: 1,
        pole: 'together',
      },
    },
    expected: {
      a: { share: 0.74, why: 'three dates must be seen as facts of the case, not as a matter of style' },
      b: {
        share: 0.7,
        why: 'a name may look like a fact about a party; the table of events is what most memos get',
      },
    },
  },
  'legal-competency-27@1': {
    slot: { form: 'basic', section: 'competency', number: 27 },
    facet: 'COM',
    type: 'case_study',
    display: [5, 2, 3, 4, 1],
    status: 'read',
    options: {
      dndk: {
        a: { value: 3, rationale: 'calmer, the length stays' },
        b: { value: 3, rationale: 'calmer, the length stays' },
        acts: 1,
        pole: null,
      },
      gfvh: {
        a: { value: 4, rationale: 'right direction, too much: most of the minute stays empty' },
        b: { value: 1, rationale: '20 words become fewer: the committee has nothing to decide on' },
        acts: 1,
        pole: 'whole',
      },
      mdrp: {
        a: { value: 2, rationale: 'pushes every answer further past the minute, by a sentence' },
        b: { value: 4, rationale: 'right direction, but half the minute stays empty' },
        acts: 1,
        pole: 'part',
      },
      qqfv: {
        a: { value: 1, rationale: 'twice the minute: every answer is cut off before its end' },
        b: { value: 5, rationale: 'fills the minute with what the committee decides on' },
        acts: 1,
        pole: 'whole',
      },
      xrrk: {
        a: {
          value: 5,
          rationale: 'some 20 words too many: one sentence less and the answer fits the minute',
        },
        b: { value: 2, rationale: 'takes from what is already too little, but only a sentence' },
        acts: 1,
        pole: 'part',
      },
    },
    expected: {
      a: { share: 0.52, why: 'the answers are nearly right; the strong cut looks safer than the small one' },
      b: { share: 0.78, why: '20 against 100 is plain; but short answers are often praised' },
    },
  },
  'legal-competency-28@1': {
    slot: { form: 'basic', section: 'competency', number: 28 },
    facet: 'DEC',
    type: 'case_study',
    display: [1, 2, 5, 3, 4],
    status: 'read',
    options: {
      fqnf: {
        a: { value: 1, rationale: '12 of waiting, nothing left out: the most' },
        b: { value: 5, rationale: '12 of waiting, nothing left out: the least' },
        acts: 1,
        pole: 'gather',
      },
      fsjf: {
        a: { value: 3, rationale: '6 of waiting and 4 left out: 10' },
        b: { value: 3, rationale: '6 of waiting and 38 left out: 44' },
        acts: 1,
        pole: 'gather',
      },
      hhjf: {
        a: { value: 4, rationale: '3 of waiting and 6 left out: 9' },
        b: { value: 2, rationale: '3 of waiting and 57 left out: 60' },
        acts: 1,
        pole: null,
      },
      mtks: {
        a: { value: 5, rationale: '8 thousand left out, nothing spent on waiting: 8 in all, the least' },
        b: { value: 1, rationale: '76 thousand left out: the most by far' },
        acts: 1,
        pole: 'now',
      },
      qsfk: {
        a: { value: 2, rationale: '9 of waiting and 2 left out: 11' },
        b: { value: 4, rationale: '9 of waiting and 19 left out: 28' },
        acts: 1,
        pole: 'gather',
      },
    },
    expected: {
      a: {
        share: 0.45,
        why: '90 less 82, a quarter of it, must be set against 3 thousand; a complete file is the popular wish',
      },
      b: { share: 0.75, why: 'most of the sum hangs on the statements, and completeness is popular anyway' },
    },
  },
  'legal-competency-29@1': {
    slot: { form: 'basic', section: 'competency', number: 29 },
    facet: 'ADP',
    type: 'case_study',
    display: [2, 4, 5, 3, 1],
    status: 'read',
    options: {
      bmzj: {
        a: {
          value: 5,
          rationale: '50 thousand closer in a quarter of an hour: the heat is carrying them to an agreement',
        },
        b: {
          value: 1,
          rationale:
            '30 thousand further apart in a quarter of an hour: the last half-hour goes the same way',
        },
        acts: 2,
        pole: null,
      },
      bsrw: {
        a: { value: 2, rationale: 'breaks the movement, for a third of what is left' },
        b: { value: 5, rationale: 'breaks the drift and leaves 20 minutes to bargain' },
        acts: 2,
        pole: 'together',
      },
      gqcf: {
        a: { value: 3, rationale: 'accurate notes, slows a talk that moves' },
        b: { value: 3, rationale: 'accurate notes, turns nothing' },
        acts: 2,
        pole: null,
      },
      nxrk: {
        a: { value: 1, rationale: 'breaks the movement and spends 20 of the 30 minutes' },
        b: { value: 4, rationale: 'breaks the drift, but leaves 10 minutes to bargain' },
        acts: 2,
        pole: 'alone',
      },
      xbqg: {
        a: { value: 4, rationale: 'keeps them moving, with a rule they do not need' },
        b: { value: 2, rationale: 'a little order, the same widening argument' },
        acts: 2,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.42, why: '90 must be set against 40; raised voices call for a pause' },
      b: {
        share: 0.66,
        why: 'the gap has grown in a quarter of an hour; separate rooms are the usual advice',
      },
    },
  },
  'legal-competency-30@1': {
    slot: { form: 'basic', section: 'competency', number: 30 },
    facet: 'QUA',
    type: 'case_study',
    display: [5, 4, 2, 3, 1],
    status: 'read',
    options: {
      bkcf: {
        a: { value: 5, rationale: 'in time for the price, and the partners know what they do not know' },
        b: { value: 1, rationale: 'six questions left open for good, although 18 days cost nothing' },
        acts: 2,
        pole: 'now',
      },
      bzjm: {
        a: { value: 2, rationale: '300 thousand dearer, for half of the rest' },
        b: { value: 4, rationale: 'costs nothing, but three questions stay open for good' },
        acts: 2,
        pole: 'gather',
      },
      mqbr: {
        a: { value: 4, rationale: '100 thousand dearer for a question worth half of it at most' },
        b: { value: 2, rationale: 'five questions left open for good, although 18 days cost nothing' },
        acts: 2,
        pole: null,
      },
      psss: {
        a: { value: 3, rationale: 'they hear the substance in time, without a paper to weigh' },
        b: { value: 3, rationale: 'they hear the substance, without a paper and without the rest' },
        acts: 2,
        pole: null,
      },
      ptqq: {
        a: { value: 1, rationale: '600 thousand dearer, the most' },
        b: {
          value: 5,
          rationale: '8 March is well before the price moves: a whole opinion at no cost but the date',
        },
        acts: 2,
        pole: 'gather',
      },
    },
    expected: {
      a: {
        share: 0.48,
        why: 'the date of today must be joined to the price; a whole opinion is the pride of an office',
      },
      b: { share: 0.72, why: '18 days are plain; only the promised date speaks against' },
    },
  },
  'legal-skills-01@2': {
    slot: { form: 'basic', section: 'skills', number: 1 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    display: [5, 1, 4, 2, 3],
    status: 'read',
    options: {
      hdrq: {
        a: { value: 4, rationale: 'one memo right, the other put off', error: 'E-PARTIAL' },
        b: {
          value: 2,
          rationale: 'an objection that has fallen in one memo, the other put off',
          error: 'E-WRONG-BASE',
        },
        acts: 2,
        pole: null,
      },
      njqf: {
        a: {
          value: 5,
          rationale:
            'the objection to territorial jurisdiction fell with the first answer, so that claim is answered; the wage claim belongs to the labour court, and that objection is heard at any stage',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale:
            'both wrong: an objection that has fallen stands in place of an answer, and the wage claim is argued before a court that cannot hear it',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
      qsmg: {
        a: {
          value: 2,
          rationale: 'an objection that has fallen in one memo, the other put off',
          error: 'E-WRONG-BASE',
        },
        b: { value: 4, rationale: 'one memo right, the other put off', error: 'E-PARTIAL' },
        acts: 2,
        pole: null,
      },
      rcnr: {
        a: {
          value: 1,
          rationale:
            'both wrong: an objection that has fallen stands in place of an answer, and the wage claim is argued before a court that cannot hear it',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale:
            'the objection to territorial jurisdiction fell with the first answer, so that claim is answered; the wage claim belongs to the labour court, and that objection is heard at any stage',
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
      rkhp: {
        a: { value: 3, rationale: 'both put off: nothing lost, nothing done', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'both put off: nothing lost, nothing done', error: 'E-ONE-RULE' },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: "Dana's residence gives an objection of territorial jurisdiction (article 75): raised after an answer on the merits it has lapsed, so her memo answers the claim. Arwa's case concerns wages, which belong to the labour courts (article 34): the objection of subject-matter jurisdiction (article 76) is heard at any stage.",
      b: "Arwa's residence gives an objection of territorial jurisdiction (article 75): raised after an answer on the merits it has lapsed, so her memo answers the claim. Dana's case concerns wages, which belong to the labour courts (article 34): the objection of subject-matter jurisdiction (article 76) is heard at any stage.",
    },
    expected: {
      a: {
        share: 0.5,
        why: '"too late, we have answered" and "a plea never hurts" are both common thoughts; the two pleas differ',
      },
      b: { share: 0.5, why: 'the same with the two exchanged' },
    },
    topic: { ar: 'الدفع بعدم الاختصاص', en: 'objections to jurisdiction' },
    knowledge: {
      fact: 'The objection that the court lacks territorial jurisdiction lapses if it is not raised before any request or defence; the objection that it lacks jurisdiction because of the kind of case may be raised at any stage, and the court rules on it of its own motion. Wage claims of employees belong to the labour courts.',
      kind: 'law',
      source: {
        title: 'Law of Sharia Procedure (Civil Procedure), Royal Decree M/1',
        issuer: 'Kingdom of Saudi Arabia',
        edition: '1435H (2013)',
        clause: 'Articles 34, 75 and 76',
      },
      reviewBy: '2027-11-22',
    },
  },
  'legal-skills-04@2': {
    slot: { form: 'basic', section: 'skills', number: 4 },
    facet: 'STD',
    type: 'technical',
    cell: 'tool_use',
    display: [4, 3, 2, 1, 5],
    status: 'read',
    options: {
      bgxz: {
        a: { value: 2, rationale: 'not heard on a sale of this value', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'the right way, with one of two witnesses', error: 'E-PARTIAL' },
        acts: 2,
        pole: null,
      },
      fmmf: {
        a: { value: 4, rationale: 'the right way, but half of it', error: 'E-PARTIAL' },
        b: {
          value: 2,
          rationale: 'the witnesses are not heard, but the oath is not yet spent',
          error: 'E-WRONG-BASE',
        },
        acts: 2,
        pole: null,
      },
      jrgj: {
        a: {
          value: 3,
          rationale: 'may bring a part of the price; proves nothing if he refuses',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: 'may bring a part of the price; proves nothing if he refuses',
          error: 'E-ONE-RULE',
        },
        acts: 2,
        pole: null,
      },
      tcwq: {
        a: {
          value: 1,
          rationale: 'not heard on a sale of this value, and the last session for proof is spent',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'his own letter is a beginning of proof in writing, which witnesses complete',
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
      vjkc: {
        a: {
          value: 5,
          rationale:
            "his brother's letter binds him in nothing, so witnesses are not heard: admission or oath is what is left",
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'stakes the whole claim on his oath, though the letter opens the way to two witnesses',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: 'no writing of the opponent: witnesses are not heard (article 66), an admission or the decisive oath takes the place of writing (article 51)',
      b: 'a writing of the opponent makes the sale probable: witnesses are heard (article 68)',
    },
    expected: {
      a: {
        share: 0.5,
        why: "two unconnected witnesses and a letter are everyone's proof; whose letter it is decides",
      },
      b: { share: 0.6, why: 'the popular answer is the right one, for those who know the exception' },
    },
    topic: { ar: 'الإثبات بالكتابة', en: 'proof in writing' },
    knowledge: {
      fact: 'A disposition of high value must be proved in writing, and witnesses are not heard on it save in the excepted cases, among them a beginning of proof in writing: a writing that comes from the opponent himself and makes the disposition probable; the letter of another is none. An admission in court or the decisive oath may stand in the place of writing.',
      kind: 'law',
      source: {
        title: 'Evidence Law, Royal Decree M/43',
        issuer: 'Kingdom of Saudi Arabia',
        edition: '1443H (2021)',
        clause: 'Articles 20, 51, 66, 68(1), 94(2) and 97 to 99',
      },
      reviewBy: '2027-11-23',
    },
  },
  'legal-skills-07@1': {
    slot: { form: 'basic', section: 'skills', number: 7 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    display: [3, 4, 5, 1, 2],
    status: 'read',
    options: {
      cprs: {
        a: {
          value: 4,
          rationale: 'right way; remarks already argued take half of the room',
          error: 'E-PARTIAL',
        },
        b: {
          value: 2,
          rationale: 'wrong way for the finding; the remarks at least name other faults',
          error: 'E-WRONG-BASE',
        },
        acts: 2,
        pole: null,
      },
      mwfg: {
        a: {
          value: 5,
          rationale:
            'a decisive paper that he could not produce before opens reconsideration, and it alone does',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'an error of law opens no reconsideration: the only memo is gone',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
      phdc: {
        a: {
          value: 1,
          rationale: 'the Supreme Court does not weigh new papers: its only ground falls',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale:
            'a judgment resting on repealed articles is contrary to the law in force: cassation before the Supreme Court',
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
      vcvv: {
        a: {
          value: 3,
          rationale: 'possible beside any objection, depends on the opponent',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: 'possible beside any objection, depends on the opponent',
          error: 'E-ONE-RULE',
        },
        acts: 2,
        pole: null,
      },
      zzxh: {
        a: {
          value: 2,
          rationale: 'wrong way for a new paper; a remark of law among the four may still be heard',
          error: 'E-WRONG-BASE',
        },
        b: {
          value: 4,
          rationale: 'right way; remarks already argued take half of the room',
          error: 'E-PARTIAL',
        },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: "Decisive receipts that were in the seller's hands and could not be produced before are a ground of reconsideration (article 200); the Supreme Court does not weigh new papers.",
      b: 'A judgment that rests on repealed articles is contrary to the law in force, a ground of cassation (article 193), not of reconsideration.',
    },
    expected: {
      a: { share: 0.62, why: 'the Supreme Court is higher and looks stronger for everything' },
      b: { share: 0.7, why: 'a slip of the judge may look like something the same court should mend' },
    },
    topic: { ar: 'طرق الاعتراض على الأحكام', en: 'ways of objecting to a ruling' },
    knowledge: {
      fact: 'Decisive papers obtained after the judgment that could not be produced before it open a petition for reconsideration; a judgment contrary to the laws in force is a ground of cassation before the Supreme Court.',
      kind: 'law',
      source: {
        title: 'Law of Sharia Procedure (Civil Procedure), Royal Decree M/1',
        issuer: 'Kingdom of Saudi Arabia',
        edition: '1435H (2013)',
        clause: 'Articles 193(1) (cassation) and 200(1)(b) (reconsideration)',
      },
      reviewBy: '2027-11-22',
    },
  },
  'legal-skills-10@1': {
    slot: { form: 'basic', section: 'skills', number: 10 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    display: [1, 5, 3, 4, 2],
    status: 'read',
    options: {
      cspz: {
        a: {
          value: 1,
          rationale:
            'a settlement recorded without authority: it can be attacked, and he was not asked in the form required',
          error: 'E-REVERSAL',
        },
        b: { value: 5, rationale: 'pleading and defence is exactly this step: made in time', error: 'OK' },
        acts: 2,
        pole: null,
      },
      fdgp: {
        a: { value: 3, rationale: 'prepares the session, settles nothing', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'prepares the session, settles nothing', error: 'E-ONE-RULE' },
        acts: 2,
        pole: null,
      },
      hjkb: {
        a: {
          value: 4,
          rationale:
            'nothing is concluded without authority, but his terms lie open and no wider power is under way',
          error: 'E-PARTIAL',
        },
        b: {
          value: 2,
          rationale: 'the step waits although it could be made, though its content is known',
          error: 'E-WRONG-BASE',
        },
        acts: 2,
        pole: null,
      },
      ncvg: {
        a: {
          value: 2,
          rationale: 'signs what the power does not cover; the confirmation may heal it',
          error: 'E-WRONG-BASE',
        },
        b: {
          value: 4,
          rationale: 'the step is made; the time for a confirmation is not needed',
          error: 'E-PARTIAL',
        },
        acts: 2,
        pole: null,
      },
      tkfq: {
        a: {
          value: 5,
          rationale:
            'a settlement needs special authority in the power: three weeks buy a settlement that binds',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'three weeks lost for a power that already covers the step',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: 'A settlement needs special authorisation in the power (article 51); an e-mail is not the power, so the session is adjourned and a wider power prepared.',
      b: 'An answer that denies the claim lies within "pleading and defence": it is filed and recorded.',
    },
    expected: {
      a: { share: 0.55, why: 'a power of attorney in hand and his written consent seem enough' },
      b: {
        share: 0.85,
        why: 'pleading and defence means just this; only the absence of the client speaks against',
      },
    },
    topic: { ar: 'حدود الوكالة بالخصومة', en: 'scope of a power of attorney' },
    knowledge: {
      fact: 'An agent whose power says only pleading and defence may plead and answer the claim; in the absence of the client, admitting the claimed right, waiver and settlement need special authorisation in the power.',
      kind: 'law',
      source: {
        title: 'Law of Sharia Procedure (Civil Procedure), Royal Decree M/1',
        issuer: 'Kingdom of Saudi Arabia',
        edition: '1435H (2013)',
        clause: 'Article 51',
      },
      reviewBy: '2027-11-22',
    },
  },
  'legal-skills-13@1': {
    slot: { form: 'basic', section: 'skills', number: 13 },
    facet: 'TEC',
    type: 'technical',
    cell: 'diagnosis',
    display: [4, 2, 3, 5, 1],
    status: 'read',
    options: {
      gcws: {
        a: {
          value: 4,
          rationale:
            'right law, but a letter is not the step with which a labour claim begins, and the year for bringing one is nearly over',
          error: 'E-PARTIAL',
        },
        b: {
          value: 2,
          rationale: 'a demand on a law that does not govern, at small cost',
          error: 'E-WRONG-BASE',
        },
        acts: 1,
        pole: null,
      },
      jdcn: {
        a: { value: 3, rationale: 'useful on either way, starts neither', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'useful on either way, starts neither', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
      mxkx: {
        a: {
          value: 2,
          rationale: 'a demand on terms that do not govern, at small cost',
          error: 'E-WRONG-BASE',
        },
        b: {
          value: 5,
          rationale:
            'own time and fixed work: the contract governs, and its written demand comes before an action',
          error: 'OK',
        },
        acts: 1,
        pole: null,
      },
      qzsj: {
        a: {
          value: 5,
          rationale:
            'set hours and tasks from a head make it employment whatever the heading: the claim is a labour claim',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'no direction, no employment: weeks on a labour track that will not take the claim',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      rksg: {
        a: {
          value: 1,
          rationale: 'the wrong court on the wrong law: dismissed after months',
          error: 'E-REVERSAL',
        },
        b: {
          value: 4,
          rationale:
            'right law, a step too early: the written demand that the contract asks for has not been made',
          error: 'E-PARTIAL',
        },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'Set hours and tasks from a section head are supervision for pay: employment under articles 2 and 50, whatever the heading, so the claim takes the labour track.',
      b: 'Own time, own place and a fixed result: no supervision, so the contract governs; a written demand on its terms comes before an action.',
    },
    expected: {
      a: { share: 0.58, why: 'the heading and the sentence on employer and employee speak for the contract' },
      b: {
        share: 0.48,
        why: 'monthly pay looks like a salary, and an action looks like the natural first step',
      },
    },
    topic: { ar: 'ضابط عقد العمل', en: 'marks of a contract of employment' },
    knowledge: {
      fact: 'A contract is one of employment when the person works under the management or supervision of the employer for pay; this definition looks at the relation itself, whatever the title of the contract.',
      kind: 'law',
      source: {
        title: 'Labor Law, Royal Decree M/51',
        issuer: 'Kingdom of Saudi Arabia',
        edition: '1426H (2005), amended 1446H (2024)',
        clause: 'Articles 2, 8, 50, 51 and 234',
        unclaused: 'that the relation decides and not the title is settled practice of the courts',
      },
      reviewBy: '2027-11-22',
    },
  },
  'legal-skills-16@2': {
    slot: { form: 'basic', section: 'skills', number: 16 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    display: [3, 2, 1, 5, 4],
    status: 'read',
    options: {
      pvxg: {
        a: {
          value: 3,
          rationale:
            'half right on each: the approved sale can no longer be annulled, and the gift is void, not open to annulment',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale:
            'half right on each: the approved sale can no longer be annulled, and the gift is void, not open to annulment',
          error: 'E-ONE-RULE',
        },
        acts: 2,
        pole: null,
      },
      sztr: {
        a: {
          value: 1,
          rationale: 'both wrong: the void gift is called valid and the approved sale void',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale:
            'both right: the gift is purely harmful and void whatever the guardian says; the approved sale stands',
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
      trsr: {
        a: {
          value: 5,
          rationale:
            'both right: the gift is purely harmful and void whatever the guardian says; the approved sale stands',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'both wrong: the void gift is called valid and the approved sale void',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
      vvbt: {
        a: {
          value: 4,
          rationale: 'the sale is right; the gift is not merely open to annulment, it is void',
          error: 'E-PARTIAL',
        },
        b: {
          value: 2,
          rationale: 'the void gift is called valid, and the approved sale open to annulment',
          error: 'E-WRONG-BASE',
        },
        acts: 2,
        pole: null,
      },
      xghs: {
        a: {
          value: 2,
          rationale: 'the void gift is called valid, and the approved sale open to annulment',
          error: 'E-WRONG-BASE',
        },
        b: {
          value: 4,
          rationale: 'the sale is right; the gift is not merely open to annulment, it is void',
          error: 'E-PARTIAL',
        },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: 'The second contract is a gift: purely harmful, void (article 50(1)), approval or not. The first is a sale: valid (article 50(2)), and approved by the guardian.',
      b: 'The first contract is a gift: purely harmful, void (article 50(1)), approval or not. The second is a sale: valid (article 50(2)), and approved by the guardian.',
    },
    expected: {
      a: {
        share: 0.6,
        why: "the sale of a horse by a boy of 13 looks the graver act, and the father's approval seems to heal both alike",
      },
      b: { share: 0.6, why: 'the same with the contracts exchanged' },
    },
    topic: { ar: 'تصرفات القاصر', en: 'acts of minors' },
    knowledge: {
      fact: "Acts of a discerning minor (from 7 years until majority at 18 Hijri years) that are purely harmful to him, such as a gift of his property, are void, and no approval mends them; those that may bring gain or loss, such as a sale, are valid, though his guardian (or he, once of age) may ask for annulment: after the guardian's approval the sale stands. A permission under article 51 needs 15 years completed.",
      kind: 'law',
      source: {
        title: 'Civil Transactions Law, Royal Decree M/191',
        issuer: 'Kingdom of Saudi Arabia',
        edition: '1444H (2023)',
        clause: 'Articles 12, 13, 50, 78 and 81(1) (article 51 for the permitted minor)',
      },
      reviewBy: '2027-11-22',
    },
  },
  'legal-skills-19@2': {
    slot: { form: 'basic', section: 'skills', number: 19 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    display: [2, 5, 1, 3, 4],
    status: 'read',
    options: {
      brbn: {
        a: {
          value: 2,
          rationale: 'denial does not touch an official document; the comparison may show something',
          error: 'E-WRONG-BASE',
        },
        b: {
          value: 4,
          rationale: 'denial is the way; its proof and cost were not his to carry',
          error: 'E-PARTIAL',
        },
        acts: 2,
        pole: null,
      },
      jggh: {
        a: {
          value: 5,
          rationale:
            'an official document binds until it is shown forged in the legal way: points and signs belong to the allegation',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale:
            'takes on the whole proof of forgery, where a bare denial would leave the proof to the opponent',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
      mfhg: {
        a: {
          value: 4,
          rationale: 'right way, without the points the court cannot yet inquire',
          error: 'E-PARTIAL',
        },
        b: {
          value: 2,
          rationale: 'takes on a proof that is not his, though not yet in full',
          error: 'E-WRONG-BASE',
        },
        acts: 2,
        pole: null,
      },
      nbdq: {
        a: { value: 3, rationale: 'no way is lost and none is taken', error: 'E-ONE-RULE' },
        b: {
          value: 3,
          rationale: 'no way is lost and none is taken: the signature can still be denied',
          error: 'E-ONE-RULE',
        },
        acts: 2,
        pole: null,
      },
      rtsz: {
        a: {
          value: 1,
          rationale: 'denial does not touch an official document: the claim stands on it',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale:
            'an ordinary document binds only one who does not deny it: the holder must prove the signature',
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: 'A notary draws up an official document: it stands until forgery is alleged, with its points and signs, and proved (articles 25 and 26).',
      b: 'A receipt written by a trader is an ordinary document: an express denial takes its force until the holder proves the signature (article 29).',
    },
    expected: {
      a: { share: 0.56, why: 'denial is the quickest and cheapest answer to any paper' },
      b: { share: 0.6, why: 'forgery is the stronger word and sounds like the stronger answer' },
    },
    topic: { ar: 'المحررات الرسمية والعادية', en: 'official and ordinary documents' },
    knowledge: {
      fact: 'An official document binds all, as to what the official did or what took place before him, until it is proved forged by the legal way; an ordinary document binds its signatory unless the signature is expressly denied, and denial leaves the proof to the holder.',
      kind: 'law',
      source: {
        title: 'Evidence Law, Royal Decree M/43',
        issuer: 'Kingdom of Saudi Arabia',
        edition: '1443H (2021)',
        clause: 'Articles 25(1), 26, 29, 39 and 44(1)',
      },
      reviewBy: '2027-11-22',
    },
  },
  'legal-skills-22@2': {
    slot: { form: 'basic', section: 'skills', number: 22 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    display: [5, 1, 4, 2, 3],
    status: 'read',
    options: {
      bfjv: {
        a: {
          value: 2,
          rationale: 'the order of signature, with one pair of the six in its rank',
          error: 'E-WRONG-BASE',
        },
        b: {
          value: 4,
          rationale: 'the first two in rank are right; only the last two have changed places',
          error: 'E-PARTIAL',
        },
        acts: 1,
        pole: null,
      },
      fzbn: {
        a: {
          value: 1,
          rationale: 'the order of signature: every lender comes before those who rank ahead of it',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'the order of registration, which fixes the rank of mortgages',
          error: 'OK',
        },
        acts: 1,
        pole: null,
      },
      rbdz: {
        a: {
          value: 5,
          rationale: 'the order of registration, which fixes the rank of mortgages',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'the order of signature: every lender comes before those who rank ahead of it',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      xmzc: {
        a: {
          value: 4,
          rationale: 'the first two in rank are right; only the last two have changed places',
          error: 'E-PARTIAL',
        },
        b: {
          value: 2,
          rationale: 'the order of signature, with one pair of the six in its rank',
          error: 'E-WRONG-BASE',
        },
        acts: 1,
        pole: null,
      },
      zdjh: {
        a: {
          value: 3,
          rationale: 'three of the six pairs of lenders stand in their rank',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: 'three of the six pairs of lenders stand in their rank',
          error: 'E-ONE-RULE',
        },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'Registered in the order Najd, Sarawat, Waha, Sahel: paid in that order. Pairs in rank, of six: 6, 5, 3, 1, 0.',
      b: 'Registered in the reverse order, Sahel, Waha, Sarawat, Najd: paid in that order. Pairs in rank, of six: 6, 5, 3, 1, 0.',
    },
    expected: {
      a: {
        share: 0.6,
        why: 'who signed and paid out first seems to have the older right, and all four mortgages are registered',
      },
      b: { share: 0.6, why: 'the same with the two orders exchanged' },
    },
    topic: { ar: 'مرتبة الرهن العقاري', en: 'rank of real estate mortgages' },
    knowledge: {
      fact: 'A real estate mortgage takes effect against third parties only by its registration, so mortgagees on one property are paid from its price in the order in which their mortgages were registered; the dates on which the deeds were signed or the loans paid out give no rank.',
      kind: 'law',
      source: {
        title: 'Registered Real Estate Mortgage Law, Royal Decree M/49',
        issuer: 'Kingdom of Saudi Arabia',
        edition: '1433H (2012)',
        clause: 'Articles 1(1), 1(3), 18, 21 and 24',
      },
      reviewBy: '2027-11-22',
    },
  },
  'legal-skills-25@2': {
    slot: { form: 'basic', section: 'skills', number: 25 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    display: [1, 3, 2, 4, 5],
    status: 'read',
    options: {
      gnrk: {
        a: { value: 2, rationale: 'one valid note of four', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'three valid notes of four', error: 'E-PARTIAL' },
        acts: 2,
        pole: null,
      },
      hxhf: {
        a: {
          value: 5,
          rationale:
            'four valid notes: without a maturity a note is payable at sight; without a date of issue it is no promissory note',
          error: 'OK',
        },
        b: { value: 1, rationale: 'no valid note: all four lack the date of issue', error: 'E-REVERSAL' },
        acts: 2,
        pole: null,
      },
      hzjh: {
        a: { value: 1, rationale: 'no valid note: all four lack the date of issue', error: 'E-REVERSAL' },
        b: {
          value: 5,
          rationale:
            'four valid notes: without a maturity a note is payable at sight; without a date of issue it is no promissory note',
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
      jjrm: {
        a: { value: 4, rationale: 'three valid notes of four', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'one valid note of four', error: 'E-WRONG-BASE' },
        acts: 2,
        pole: null,
      },
      tkzv: {
        a: { value: 3, rationale: 'two valid notes of four', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'two valid notes of four', error: 'E-ONE-RULE' },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: "Fahad's notes lack the maturity: payable at sight, valid (article 88); Nasser's lack the date of issue (article 87): not promissory notes.",
      b: "Nasser's notes lack the maturity: payable at sight, valid (article 88); Fahad's lack the date of issue (article 87): not promissory notes.",
    },
    expected: {
      a: { share: 0.55, why: 'a note that does not say when it must be paid looks the emptier one' },
      b: { share: 0.55, why: 'the same with the two exchanged' },
    },
    topic: { ar: 'بيانات السند لأمر', en: 'items of a promissory note' },
    knowledge: {
      fact: 'A promissory note that states no maturity is payable at sight; one that states no date of issue is not a promissory note.',
      kind: 'law',
      source: {
        title: 'Commercial Papers Law, Royal Decree 37',
        issuer: 'Kingdom of Saudi Arabia',
        edition: '1383H (1964)',
        clause: 'Articles 87 and 88',
      },
      reviewBy: '2027-11-22',
    },
  },
  'legal-skills-28@2': {
    slot: { form: 'basic', section: 'skills', number: 28 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    display: [2, 4, 5, 3, 1],
    status: 'read',
    options: {
      cwxv: {
        a: {
          value: 2,
          rationale:
            'the wages start only days before their 12 months end, and the talks on the goods end for nothing',
          error: 'E-WRONG-BASE',
        },
        b: {
          value: 4,
          rationale: 'the wages are safe; good talks on the goods get three weeks of the years they have',
          error: 'E-PARTIAL',
        },
        acts: 2,
        pole: null,
      },
      gprr: {
        a: {
          value: 1,
          rationale: 'the wages pass their 12 months in the talks: the right is no longer heard',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale:
            'the wage claim is safe within its 12 months; the price of goods has years and may be talked over',
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
      hcvz: {
        a: { value: 3, rationale: 'no right is lost; good talks on the goods are', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'no right is lost; good talks on the goods are', error: 'E-ONE-RULE' },
        acts: 2,
        pole: null,
      },
      jffd: {
        a: {
          value: 4,
          rationale: 'the wages are safe; good talks on the goods get three weeks of the years they have',
          error: 'E-PARTIAL',
        },
        b: {
          value: 2,
          rationale:
            'the wages start only days before their 12 months end, and the talks on the goods end for nothing',
          error: 'E-WRONG-BASE',
        },
        acts: 2,
        pole: null,
      },
      vjfx: {
        a: {
          value: 5,
          rationale:
            'the wage claim is safe within its 12 months; the price of goods has years and may be talked over',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'the wages pass their 12 months in the talks: the right is no longer heard',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: 'Salma claims wages: 11 + 3 months is past 12 (article 234), so hers begins now; the price of goods is heard for 5 years (article 24).',
      b: 'Huda claims wages: hers begins now; Salma claims the price of goods, which is heard for 5 years.',
    },
    expected: {
      a: {
        share: 0.48,
        why: 'both talks go well, both rights are of one age, and one sum is ten times the other',
      },
      b: { share: 0.48, why: 'the same, with the names exchanged' },
    },
    topic: { ar: 'عدم سماع الدعوى بمضي المدة', en: 'limitation of claims' },
    knowledge: {
      fact: 'A labour claim is not heard 12 months after the end of the work relation (save an accepted excuse or an admission); a claim before the commercial court is heard for 5 years from the date the right arose, unless a special text sets another period.',
      kind: 'law',
      source: {
        title:
          'Labor Law, Royal Decree M/51 (article 234 as amended by M/14 of 1440H); Commercial Courts Law, Royal Decree M/93',
        issuer: 'Kingdom of Saudi Arabia',
        edition: '1426H (2005), amended 1440H (2018); 1441H (2020)',
        clause: 'Labor 10 (periods in Hijri months) and 234; Commercial Courts 24',
      },
      reviewBy: '2027-11-22',
    },
  },
} as const satisfies Pairs
