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
      },
      pkfv: {
        a: {
          value: 1,
          rationale:
            'six days on the kind in which the sample found nothing; the large ones go to the buyer unread',
        },
        b: { value: 5, rationale: 'the clause sits in the small ones: the six days cover every one of them' },
        acts: 2,
      },
      snzb: {
        a: { value: 5, rationale: 'the clause sits in the large ones: the six days cover every one of them' },
        b: {
          value: 1,
          rationale: 'six days on the kind in which the sample found nothing; the 160 go to the buyer unread',
        },
        acts: 2,
      },
      wfns: {
        a: { value: 3, rationale: 'some clauses come to light, as far as the seller remembers them' },
        b: { value: 3, rationale: 'some clauses come to light, as far as the seller remembers them' },
        acts: 2,
      },
      zqbx: {
        a: { value: 4, rationale: 'right kind, but half of them stay unread' },
        b: { value: 2, rationale: 'wrong kind, though only three days of reading go to it' },
        acts: 2,
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
      },
      drft: {
        a: { value: 2, rationale: 'tidier words around contradictory days, at small cost' },
        b: { value: 4, rationale: 'one vocabulary on paper; each still applies it in their own way' },
        acts: 1,
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
      },
      pbfp: {
        a: { value: 4, rationale: 'shows where the dates part, leaves open which is right' },
        b: { value: 2, rationale: 'a table nobody needs, but soon filled in' },
        acts: 1,
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
      },
      gfvh: {
        a: { value: 4, rationale: 'right direction, too much: most of the minute stays empty' },
        b: { value: 1, rationale: '20 words become fewer: the committee has nothing to decide on' },
        acts: 1,
      },
      mdrp: {
        a: { value: 2, rationale: 'pushes every answer further past the minute, by a sentence' },
        b: { value: 4, rationale: 'right direction, but half the minute stays empty' },
        acts: 1,
      },
      qqfv: {
        a: { value: 1, rationale: 'twice the minute: every answer is cut off before its end' },
        b: { value: 5, rationale: 'fills the minute with what the committee decides on' },
        acts: 1,
      },
      xrrk: {
        a: {
          value: 5,
          rationale: 'some 20 words too many: one sentence less and the answer fits the minute',
        },
        b: { value: 2, rationale: 'takes from what is already too little, but only a sentence' },
        acts: 1,
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
      },
      fsjf: {
        a: { value: 3, rationale: '6 of waiting and 4 left out: 10' },
        b: { value: 3, rationale: '6 of waiting and 38 left out: 44' },
        acts: 1,
      },
      hhjf: {
        a: { value: 4, rationale: '3 of waiting and 6 left out: 9' },
        b: { value: 2, rationale: '3 of waiting and 57 left out: 60' },
        acts: 1,
      },
      mtks: {
        a: { value: 5, rationale: '8 thousand left out, nothing spent on waiting: 8 in all, the least' },
        b: { value: 1, rationale: '76 thousand left out: the most by far' },
        acts: 1,
      },
      qsfk: {
        a: { value: 2, rationale: '9 of waiting and 2 left out: 11' },
        b: { value: 4, rationale: '9 of waiting and 19 left out: 28' },
        acts: 1,
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
      },
      bsrw: {
        a: { value: 2, rationale: 'breaks the movement, for a third of what is left' },
        b: { value: 5, rationale: 'breaks the drift and leaves 20 minutes to bargain' },
        acts: 2,
      },
      gqcf: {
        a: { value: 3, rationale: 'accurate notes, slows a talk that moves' },
        b: { value: 3, rationale: 'accurate notes, turns nothing' },
        acts: 2,
      },
      nxrk: {
        a: { value: 1, rationale: 'breaks the movement and spends 20 of the 30 minutes' },
        b: { value: 4, rationale: 'breaks the drift, but leaves 10 minutes to bargain' },
        acts: 2,
      },
      xbqg: {
        a: { value: 4, rationale: 'keeps them moving, with a rule they do not need' },
        b: { value: 2, rationale: 'a little order, the same widening argument' },
        acts: 2,
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
      },
      bzjm: {
        a: { value: 2, rationale: '300 thousand dearer, for half of the rest' },
        b: { value: 4, rationale: 'costs nothing, but three questions stay open for good' },
        acts: 2,
      },
      mqbr: {
        a: { value: 4, rationale: '100 thousand dearer for a question worth half of it at most' },
        b: { value: 2, rationale: 'five questions left open for good, although 18 days cost nothing' },
        acts: 2,
      },
      psss: {
        a: { value: 3, rationale: 'they hear the substance in time, without a paper to weigh' },
        b: { value: 3, rationale: 'they hear the substance, without a paper and without the rest' },
        acts: 2,
      },
      ptqq: {
        a: { value: 1, rationale: '600 thousand dearer, the most' },
        b: {
          value: 5,
          rationale: '8 March is well before the price moves: a whole opinion at no cost but the date',
        },
        acts: 2,
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
  'legal-skills-01@1': {
    slot: { form: 'basic', section: 'skills', number: 1 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    display: [5, 1, 4, 2, 3],
    status: 'draft',
    options: {
      hdrq: {
        a: { value: 4, rationale: 'the merits, with half of the room unused', error: 'E-PARTIAL' },
        b: {
          value: 2,
          rationale: 'argues before a court that cannot hear the case, at half the length',
          error: 'E-WRONG-BASE',
        },
        acts: 2,
      },
      njqf: {
        a: {
          value: 5,
          rationale:
            'the objection to territorial jurisdiction fell with the first answer: what is left is the merits, and all room goes to them',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'argues in full before a court that cannot hear this kind of case',
          error: 'E-REVERSAL',
        },
        acts: 2,
      },
      qsmg: {
        a: {
          value: 2,
          rationale: 'an objection that has fallen, though a page and some days are left for the claim',
          error: 'E-WRONG-BASE',
        },
        b: {
          value: 4,
          rationale:
            'the objection is heard at any stage; it needs no time to develop, and the delay only puts off the ruling',
          error: 'E-PARTIAL',
        },
        acts: 2,
      },
      rcnr: {
        a: {
          value: 1,
          rationale: 'all the room for an objection that has fallen, the claim stays unanswered',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale:
            'a wage claim belongs to the labour court: the objection is heard at any stage and comes first',
          error: 'OK',
        },
        acts: 2,
      },
      rkhp: {
        a: { value: 3, rationale: 'open at any stage, answers nothing', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'open at any stage, answers nothing', error: 'E-ONE-RULE' },
        acts: 2,
      },
    },
    solution: {
      a: 'Residence gives an objection of territorial jurisdiction (article 75): raised after an answer on the merits it has lapsed, so the memo must answer the merits.',
      b: 'Wages of an employee belong to the labour courts (article 34): the objection of subject-matter jurisdiction (article 76) is heard at any stage and is decided before the merits.',
    },
    expected: {
      a: { share: 0.45, why: 'a plea seems never to hurt, and she does live elsewhere' },
      b: { share: 0.55, why: '"too late, we have answered" is the common thought' },
    },
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
      checks: 2,
    },
  },
  'legal-skills-04@1': {
    slot: { form: 'basic', section: 'skills', number: 4 },
    facet: 'STD',
    type: 'technical',
    cell: 'tool_use',
    display: [4, 3, 2, 1, 5],
    status: 'read',
    options: {
      bgxz: {
        a: {
          value: 2,
          rationale: 'not proved by a witness either, though less of the session is spent',
          error: 'E-WRONG-BASE',
        },
        b: { value: 4, rationale: 'the right means, with half of the testimony at hand', error: 'E-PARTIAL' },
        acts: 2,
      },
      fmmf: {
        a: {
          value: 4,
          rationale:
            'an admission may come of it; if he denies, the claim fails here and the oath waits for the appeal',
          error: 'E-PARTIAL',
        },
        b: {
          value: 2,
          rationale: 'a denial is likely; the two witnesses stay unheard, but nothing is given up',
          error: 'E-WRONG-BASE',
        },
        acts: 2,
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
      },
      tcwq: {
        a: {
          value: 1,
          rationale:
            'a sale above 100 thousand riyals is not proved by witnesses: the last session is spent and nothing else is asked',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'up to 100 thousand riyals witnesses may prove the sale, and two stand ready',
          error: 'OK',
        },
        acts: 2,
      },
      vjkc: {
        a: {
          value: 5,
          rationale:
            'without writing, only his admission or his oath can settle a sale above 100 thousand riyals',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale:
            'two witnesses may be heard, and the oath gives them up: if he swears, the claim is lost',
          error: 'E-REVERSAL',
        },
        acts: 2,
      },
    },
    solution: {
      a: '140 thousand is above the 100 thousand of article 66: no witnesses; questioning and the decisive oath remain',
      b: '90 thousand is below the 100 thousand of article 66: the two witnesses are heard',
    },
    expected: {
      a: {
        share: 0.5,
        why: "two unconnected witnesses are everyone's proof; the price looks like any price",
      },
      b: {
        share: 0.62,
        why: 'the popular answer is the right one, for those who do not generalise the rule',
      },
    },
    knowledge: {
      fact: 'A disposition worth more than 100 thousand riyals must be proved in writing, and witnesses are not heard on it save in the excepted cases (an obstacle to writing, a beginning of proof in writing, a lost document); up to that sum witnesses may prove it. An admission in court or the decisive oath may stand in the place of writing. Whoever puts the decisive oath gives up other proof.',
      kind: 'law',
      source: {
        title: 'Evidence Law, Royal Decree M/43',
        issuer: 'Kingdom of Saudi Arabia',
        edition: '1443H (2021)',
        clause: 'Articles 51, 66 and 68',
      },
      reviewBy: '2027-11-23',
      checks: 2,
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
    knowledge: {
      fact: 'Decisive papers obtained after the judgment that could not be produced before it open a petition for reconsideration; a judgment contrary to the laws in force is a ground of cassation before the Supreme Court.',
      kind: 'law',
      source: {
        title: 'Law of Sharia Procedure (Civil Procedure), Royal Decree M/1',
        issuer: 'Kingdom of Saudi Arabia',
        edition: '1435H (2013)',
        clause: 'Articles 193 (cassation) and 200 (reconsideration)',
      },
      reviewBy: '2027-11-22',
      checks: 2,
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
      },
      fdgp: {
        a: { value: 3, rationale: 'prepares the session, settles nothing', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'prepares the session, settles nothing', error: 'E-ONE-RULE' },
        acts: 2,
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
      checks: 2,
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
      },
      jdcn: {
        a: { value: 3, rationale: 'useful on either way, starts neither', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'useful on either way, starts neither', error: 'E-ONE-RULE' },
        acts: 1,
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
    knowledge: {
      fact: 'A contract is one of employment when the person works under the management or supervision of the employer for pay; the nature of the relation decides, not the title of the contract.',
      kind: 'law',
      source: {
        title: 'Labor Law, Royal Decree M/51',
        issuer: 'Kingdom of Saudi Arabia',
        edition: '1426H (2005)',
        clause: 'Articles 2 and 50',
      },
      reviewBy: '2027-11-22',
      checks: 2,
    },
  },
  'legal-skills-16@1': {
    slot: { form: 'basic', section: 'skills', number: 16 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    display: [3, 2, 1, 5, 4],
    status: 'read',
    options: {
      pvxg: {
        a: { value: 3, rationale: 'no data misused, the permitted list unused', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'no data misused, the permitted list unused', error: 'E-ONE-RULE' },
        acts: 2,
      },
      sztr: {
        a: {
          value: 1,
          rationale: 'health data used for marketing for every customer of the list',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale:
            'income, given with consent, may serve offers; the strength of lenses is health data and may not',
          error: 'OK',
        },
        acts: 2,
      },
      trsr: {
        a: {
          value: 5,
          rationale:
            'income, given with consent, may serve offers; the strength of lenses is health data and may not',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'health data used for marketing for every customer of the list',
          error: 'E-REVERSAL',
        },
        acts: 2,
      },
      vvbt: {
        a: { value: 4, rationale: 'the permitted list, half of it unused for no reason', error: 'E-PARTIAL' },
        b: {
          value: 2,
          rationale: 'health data used for marketing, for half of the customers',
          error: 'E-WRONG-BASE',
        },
        acts: 2,
      },
      xghs: {
        a: {
          value: 2,
          rationale: 'health data used for marketing, for half of the customers',
          error: 'E-WRONG-BASE',
        },
        b: { value: 4, rationale: 'the permitted list, half of it unused for no reason', error: 'E-PARTIAL' },
        acts: 2,
      },
    },
    solution: {
      a: 'South holds the strength of lenses, a measurement of eyesight and so health data: article 26 keeps sensitive data out of marketing, consent or not; income is not on the list of article 1, so north may be used with consent.',
      b: 'North holds the strength of lenses, which is health data and stays out of marketing; south holds income and may be used with consent.',
    },
    expected: {
      a: {
        share: 0.45,
        why: "income feels the more private, lenses are an optician's daily trade, and all agreed",
      },
      b: { share: 0.45, why: 'the same, with the names of the lists exchanged' },
    },
    knowledge: {
      fact: "Personal data may be used for marketing with consent if collected from the person; sensitive data may not be used for marketing at all. Health data, which cover any personal data on a person's bodily condition, are sensitive: the strength of the lenses that a person needs tells of such a condition. Income is not on the list of sensitive data.",
      kind: 'law',
      source: {
        title: 'Personal Data Protection Law, Royal Decree M/19 (as amended by M/148)',
        issuer: 'Kingdom of Saudi Arabia',
        edition: '1443H (2021), amended 1444H (2023)',
        clause: 'Articles 1 (sensitive data, health data) and 26',
      },
      reviewBy: '2027-11-23',
      checks: 2,
    },
  },
  'legal-skills-19@1': {
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
          rationale: 'takes on the whole proof of forgery, which a bare denial would leave to the opponent',
          error: 'E-REVERSAL',
        },
        acts: 2,
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
      },
      nbdq: {
        a: { value: 3, rationale: 'useful later, no answer to the receipt', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'useful later, no answer to the receipt', error: 'E-ONE-RULE' },
        acts: 2,
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
    knowledge: {
      fact: 'An official document binds all, as to what the official did or what took place before him, until it is proved forged by the legal way; an ordinary document binds its signatory unless the signature is expressly denied, and denial leaves the proof to the holder.',
      kind: 'law',
      source: {
        title: 'Evidence Law, Royal Decree M/43',
        issuer: 'Kingdom of Saudi Arabia',
        edition: '1443H (2021)',
        clause: 'Articles 25, 26 and 29',
      },
      reviewBy: '2027-11-22',
      checks: 2,
    },
  },
  'legal-skills-22@1': {
    slot: { form: 'basic', section: 'skills', number: 22 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    display: [5, 1, 4, 2, 3],
    status: 'draft',
    options: {
      bfjv: {
        a: {
          value: 2,
          rationale: 'marble that is not cut cannot be due at once; it bites late and costs half a surety',
          error: 'E-WRONG-BASE',
        },
        b: {
          value: 4,
          rationale: 'valid for money, but the first delay stays free and half is covered',
          error: 'E-PARTIAL',
        },
        acts: 2,
      },
      fzbn: {
        a: {
          value: 1,
          rationale:
            'all the marble due at once from one who is late with a part, and a full surety that cuts no stone',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'the lawful pressure on late money: all of it due, with someone else to pay',
          error: 'OK',
        },
        acts: 2,
      },
      rbdz: {
        a: {
          value: 5,
          rationale:
            'the duty is work: the parties may fix the compensation in advance, and it bites from the first day',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale:
            'the duty is money: compensation for its delay may not be agreed in advance, and the only clause falls',
          error: 'E-REVERSAL',
        },
        acts: 2,
      },
      xmzc: {
        a: { value: 4, rationale: 'valid, but 14 of 20 days stay free', error: 'E-PARTIAL' },
        b: {
          value: 2,
          rationale: 'invalid for money like the daily one, over fewer days',
          error: 'E-WRONG-BASE',
        },
        acts: 2,
      },
      zdjh: {
        a: { value: 3, rationale: 'fewer slips, nothing deters', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'fewer slips, nothing deters', error: 'E-ONE-RULE' },
        acts: 2,
      },
    },
    solution: {
      a: 'Delivery is work: agreed compensation with a ceiling is valid (article 178) and deters from the first day.',
      b: 'Instalments are a sum of money: agreed compensation is excluded (article 178); acceleration and a surety are the lawful pressure.',
    },
    expected: {
      a: { share: 0.76, why: 'a daily sum is the clause everybody copies, and here it is right' },
      b: { share: 0.55, why: 'a daily sum is the clause everybody copies' },
    },
    knowledge: {
      fact: 'The parties may fix in advance the compensation for breach of a duty, unless the object of the duty is a sum of money.',
      kind: 'law',
      source: {
        title: 'Civil Transactions Law, Royal Decree M/191',
        issuer: 'Kingdom of Saudi Arabia',
        edition: '1444H (2023)',
        clause: 'Article 178',
      },
      reviewBy: '2027-11-22',
      checks: 2,
    },
  },
  'legal-skills-25@1': {
    slot: { form: 'basic', section: 'skills', number: 25 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    display: [1, 3, 2, 4, 5],
    status: 'draft',
    options: {
      gnrk: {
        a: {
          value: 1,
          rationale: 'the longest way to a title that the note already is',
          error: 'E-REVERSAL',
        },
        b: { value: 4, rationale: 'reaches the title by the ordinary, longer way', error: 'E-PARTIAL' },
        acts: 2,
      },
      hxhf: {
        a: {
          value: 5,
          rationale:
            'a promissory note registered on the national platform is an enforcement instrument: no ruling is needed first',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'refused: a signed quotation is no enforcement instrument',
          error: 'E-REVERSAL',
        },
        acts: 2,
      },
      hzjh: {
        a: { value: 2, rationale: 'asks for a title that the note already is', error: 'E-WRONG-BASE' },
        b: {
          value: 5,
          rationale:
            'a written, due and fixed debt, with acceptance and delivery proved: the short way to a title',
          error: 'OK',
        },
        acts: 2,
      },
      jjrm: {
        a: { value: 4, rationale: 'right way, two weeks later than needed', error: 'E-PARTIAL' },
        b: {
          value: 2,
          rationale: 'refused in the end, but the warning may serve later',
          error: 'E-WRONG-BASE',
        },
        acts: 2,
      },
      tkzv: {
        a: { value: 3, rationale: 'lawful and cheap, depends on a silent debtor', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'lawful and cheap, depends on a silent debtor', error: 'E-ONE-RULE' },
        acts: 2,
      },
    },
    solution: {
      a: 'A registered promissory note is an enforcement instrument (Enforcement Law, article 7): file at once.',
      b: 'A signed quotation is no enforcement instrument; a written, due and fixed debt with delivery proved opens the payment order (Commercial Courts Law, article 67) after written notice.',
    },
    expected: {
      a: {
        share: 0.76,
        why: 'any lawyer meets the note every week; the demand and the court are still habit',
      },
      b: { share: 0.48, why: 'both papers bear a signature, a sum and a registration, and many sue at once' },
    },
    knowledge: {
      fact: 'A promissory note registered on the approved national platform is an enforcement instrument and goes to the enforcement court at once; a price quotation is not, even if the buyer signed it: it needs a judgment or a payment order first.',
      kind: 'law',
      source: {
        title: 'Enforcement Law, Royal Decree M/237; Commercial Courts Law, Royal Decree M/93',
        issuer: 'Kingdom of Saudi Arabia',
        edition: '1447H (2026); 1441H (2020)',
        clause: 'Enforcement Law, article 7; Commercial Courts Law, article 67 (payment order)',
      },
      reviewBy: '2027-11-22',
      checks: 2,
    },
  },
  'legal-skills-28@1': {
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
      },
      hcvz: {
        a: { value: 3, rationale: 'no right is lost; good talks on the goods are', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'no right is lost; good talks on the goods are', error: 'E-ONE-RULE' },
        acts: 2,
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
    knowledge: {
      fact: 'A labour claim is not heard 12 months after the end of the work relation (save an accepted excuse or an admission); a claim before the commercial court is heard for 5 years from the date the right arose, unless a special text sets another period.',
      kind: 'law',
      source: {
        title:
          'Labor Law, Royal Decree M/51 (article 234 as amended by M/14 of 1440H); Commercial Courts Law, Royal Decree M/93',
        issuer: 'Kingdom of Saudi Arabia',
        edition: '1426H (2005), amended 1440H (2018); 1441H (2020)',
        clause: 'Labor 234; Commercial Courts 24',
      },
      reviewBy: '2027-11-22',
      checks: 2,
    },
  },
} as const satisfies Pairs
