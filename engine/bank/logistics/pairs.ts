import type { Pairs } from '../pair.ts'

export const pairs = {
  'logistics-competency-25@1': {
    slot: { form: 'basic', section: 'competency', number: 25 },
    facet: 'PLN',
    type: 'case_study',
    display: [4, 5, 2, 1, 3],
    status: 'read',
    options: {
      bnqb: {
        a: { value: 2, rationale: '16 thousand and 22 empty days: 68.8 thousand' },
        b: {
          value: 5,
          rationale: 'a run every 7.5 days, within the 9: 16 thousand and nothing lost, the least',
        },
        acts: 1,
        pole: null,
      },
      ldpl: {
        a: { value: 1, rationale: '12 thousand and 24 empty days: 69.6 thousand, the most' },
        b: {
          value: 4,
          rationale: 'full trucks, but 10 days between runs: 12 thousand and 3 empty days, 19.2 thousand',
        },
        acts: 1,
        pole: null,
      },
      mcpb: {
        a: { value: 4, rationale: '32 thousand and 14 empty days: 65.6 thousand' },
        b: { value: 2, rationale: '32 thousand, nothing lost, twice the cost needed' },
        acts: 1,
        pole: null,
      },
      sbqd: {
        a: { value: 3, rationale: '20 thousand and 20 empty days: 68 thousand' },
        b: { value: 3, rationale: '20 thousand, nothing lost, one run more than needed' },
        acts: 1,
        pole: null,
      },
      zdcq: {
        a: {
          value: 5,
          rationale:
            'a run every 2 days, when the shelves are just empty: 60 thousand a month, nothing lost in the shops',
        },
        b: { value: 1, rationale: '60 thousand for shelves that last 9 days: 44 thousand more than needed' },
        acts: 1,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.55, why: 'a truck a fifth full looks like waste; the empty days must be counted' },
      b: {
        share: 0.4,
        why: '10 days fill the truck exactly, which lures; the ninth day must be set against it',
      },
    },
  },
  'logistics-competency-26@1': {
    slot: { form: 'basic', section: 'competency', number: 26 },
    facet: 'TEA',
    type: 'case_study',
    display: [3, 2, 4, 5, 1],
    status: 'read',
    options: {
      grvr: {
        a: {
          value: 2,
          rationale: 'pallets are ready for nearly all; ten trucks of evening work, for little',
        },
        b: {
          value: 5,
          rationale:
            'late pallets are the cause; ten trucks fill the evening area exactly, and the rest are made up while these load',
        },
        acts: 1,
        pole: 'part',
      },
      rlpg: {
        a: { value: 3, rationale: 'eases the waiting, does not shorten it' },
        b: { value: 3, rationale: 'eases the waiting, does not shorten it' },
        acts: 1,
        pole: null,
      },
      ttbz: {
        a: {
          value: 5,
          rationale: '19 trucks in one hour make the queue: hours spread over the day dissolve it',
        },
        b: {
          value: 1,
          rationale:
            'the trucks are spread already; new hours for all, and the pallets are as late as before',
        },
        acts: 1,
        pole: 'whole',
      },
      xrfv: {
        a: { value: 4, rationale: 'right cause, half of the queue' },
        b: { value: 2, rationale: 'not the cause, but only ten drivers are troubled' },
        acts: 1,
        pole: 'part',
      },
      zlpg: {
        a: {
          value: 1,
          rationale: 'the most work for pallets that are ready anyway, and the aisles are full of them',
        },
        b: {
          value: 4,
          rationale: "right cause; 14 trucks' pallets stand in the aisles, as the area holds ten",
        },
        acts: 1,
        pole: 'whole',
      },
    },
    expected: {
      a: { share: 0.72, why: '19 trucks in one hour are plain' },
      b: {
        share: 0.45,
        why: 'all sounds more thorough than ten; the area that holds ten must be joined to it',
      },
    },
  },
  'logistics-competency-27@1': {
    slot: { form: 'basic', section: 'competency', number: 27 },
    facet: 'COM',
    type: 'case_study',
    display: [5, 2, 3, 4, 1],
    status: 'read',
    options: {
      jdzb: {
        a: { value: 5, rationale: 'never late: at most ten nights at 200' },
        b: { value: 1, rationale: 'up to ten nights at 3000 each' },
        acts: 1,
        pole: null,
      },
      lknc: {
        a: { value: 1, rationale: 'late by up to ten nights at 3000' },
        b: { value: 5, rationale: 'never early: at most ten nights at 200' },
        acts: 1,
        pole: null,
      },
      lrbt: {
        a: { value: 3, rationale: 'late by up to five nights at 3000' },
        b: { value: 3, rationale: 'early by up to five nights at 3000' },
        acts: 1,
        pole: null,
      },
      pjxn: {
        a: { value: 2, rationale: 'late by up to eight nights at 3000' },
        b: { value: 4, rationale: 'early by two nights at most' },
        acts: 1,
        pole: null,
      },
      vfvq: {
        a: { value: 4, rationale: 'late by two nights at most' },
        b: { value: 2, rationale: 'up to eight nights at 3000' },
        acts: 1,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.75, why: 'to name the late end is the common caution, and 3000 a night agrees with it' },
      b: {
        share: 0.45,
        why: 'naming the early end goes against the habit of promising late; which night costs 3000 must be read',
      },
    },
  },
  'logistics-competency-28@1': {
    slot: { form: 'basic', section: 'competency', number: 28 },
    facet: 'DEC',
    type: 'case_study',
    display: [1, 2, 5, 3, 4],
    status: 'read',
    options: {
      cjfs: {
        a: { value: 4, rationale: 'the opening is safe; the third could have come in the same van' },
        b: {
          value: 2,
          rationale: 'eleven shops find the doors closed; one pallet less to catch up with and reload',
        },
        acts: 2,
        pole: 'part',
      },
      hdld: {
        a: { value: 3, rationale: 'part of the goods, if the neighbour agrees' },
        b: { value: 3, rationale: 'part of the goods, if the neighbour agrees' },
        acts: 2,
        pole: null,
      },
      kqrf: {
        a: {
          value: 5,
          rationale: 'a short stop, no fare, all shops served before ten, and the whole order arrives',
        },
        b: { value: 1, rationale: 'hours of standing: eleven shops get their goods tomorrow' },
        acts: 2,
        pole: 'whole',
      },
      nsqk: {
        a: { value: 2, rationale: '1600 riyals for what a short stop does' },
        b: {
          value: 5,
          rationale: 'the opening is safe and nobody else waits: 1600, as the third may come tomorrow',
        },
        acts: 2,
        pole: 'part',
      },
      whhz: {
        a: { value: 1, rationale: '2400 riyals for what a short stop does' },
        b: { value: 4, rationale: 'nobody waits; 800 for a pallet that the opening does not need' },
        acts: 2,
        pole: 'whole',
      },
    },
    expected: {
      a: { share: 0.72, why: 'twenty minutes are near' },
      b: { share: 0.45, why: 'sending all is the quick thought; two of the three are for the opening' },
    },
  },
  'logistics-competency-29@1': {
    slot: { form: 'basic', section: 'competency', number: 29 },
    facet: 'ADP',
    type: 'case_study',
    display: [2, 4, 5, 3, 1],
    status: 'read',
    options: {
      dwcr: {
        a: {
          value: 1,
          rationale:
            'an hour lost where few orders share a product; hundreds of walks to the same 25 shelves in the other hall',
        },
        b: {
          value: 5,
          rationale: '25 walks serve most lines of the south; in the north no walk can be shared',
        },
        acts: 2,
        pole: 'now',
      },
      dzjl: {
        a: {
          value: 5,
          rationale: '25 walks serve most lines of the north; in the south no walk can be shared',
        },
        b: {
          value: 1,
          rationale:
            'an hour lost where few orders share a product; hundreds of walks to the same 25 shelves in the other hall',
        },
        acts: 2,
        pole: 'now',
      },
      psvl: {
        a: { value: 3, rationale: 'some relief, the picking stays as it is' },
        b: { value: 3, rationale: 'some relief, the picking stays as it is' },
        acts: 2,
        pole: null,
      },
      sqtm: {
        a: { value: 4, rationale: 'right way, in the north for half of the day' },
        b: { value: 2, rationale: 'an hour lost and sorting on top, for half of the day' },
        acts: 2,
        pole: 'gather',
      },
      vftg: {
        a: { value: 2, rationale: 'an hour lost and sorting on top, for half of the day' },
        b: { value: 4, rationale: 'right way, in the south for half of the day' },
        acts: 2,
        pole: 'gather',
      },
    },
    expected: {
      a: {
        share: 0.54,
        why: 'most lines on 25 products call for one walk each, though an hour without an order looks dear',
      },
      b: { share: 0.54, why: 'the same with the two exchanged' },
    },
  },
  'logistics-competency-30@1': {
    slot: { form: 'basic', section: 'competency', number: 30 },
    facet: 'QUA',
    type: 'case_study',
    display: [5, 4, 2, 3, 1],
    status: 'read',
    options: {
      cpkw: {
        a: { value: 3, rationale: 'two of the five wrong months put right' },
        b: { value: 3, rationale: 'two of the five wrong months put right' },
        acts: 2,
        pole: null,
      },
      jjsd: {
        a: { value: 4, rationale: 'four of the five wrong months put right' },
        b: { value: 2, rationale: 'one of the five wrong months put right' },
        acts: 2,
        pole: null,
      },
      jqqf: {
        a: { value: 1, rationale: 'five weeks on bills that no weight changed' },
        b: { value: 5, rationale: 'every bill of this company was 2% too high: all are put right' },
        acts: 2,
        pole: null,
      },
      lhff: {
        a: { value: 2, rationale: 'one of the five wrong months put right' },
        b: { value: 4, rationale: 'four of the five wrong months put right' },
        acts: 2,
        pole: null,
      },
      pxml: {
        a: { value: 5, rationale: 'every bill of this company was 2% too high: all are put right' },
        b: { value: 1, rationale: 'five weeks on bills that no weight changed' },
        acts: 2,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.58, why: 'the word pallet must be joined to the bills' },
      b: { share: 0.58, why: 'the same with the two exchanged' },
    },
  },
  'logistics-skills-01@2': {
    slot: { form: 'basic', section: 'skills', number: 1 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    display: [5, 1, 4, 2, 3],
    status: 'read',
    options: {
      fbpq: {
        a: {
          value: 5,
          rationale:
            "under CIF the seller's cover is the minimum (Clauses C): all ten of those crates are topped up, and those under CIP have all risks (Clauses A) already",
          error: 'OK',
        },
        b: {
          value: 1,
          rationale:
            'the crates under CIP are insured against all risks already, and none under CIF is topped up',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      llxg: {
        a: { value: 2, rationale: 'three of the ten crates under CIF are topped up', error: 'E-WRONG-BASE' },
        b: {
          value: 4,
          rationale:
            'seven of the ten crates under CIF are topped up; three covers are bought for what is insured already',
          error: 'E-PARTIAL',
        },
        acts: 1,
        pole: null,
      },
      pkxj: {
        a: {
          value: 4,
          rationale:
            'seven of the ten crates under CIF are topped up; three covers are bought for what is insured already',
          error: 'E-PARTIAL',
        },
        b: { value: 2, rationale: 'three of the ten crates under CIF are topped up', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: null,
      },
      qglx: {
        a: { value: 3, rationale: 'five of the ten crates under CIF are topped up', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'five of the ten crates under CIF are topped up', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
      zlsg: {
        a: {
          value: 1,
          rationale:
            'the crates under CIP are insured against all risks already, and none under CIF is topped up',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale:
            "under CIF the seller's cover is the minimum (Clauses C): all ten of those crates are topped up, and those under CIP have all risks (Clauses A) already",
          error: 'OK',
        },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: "CIF for the crates from Izmir: the seller's cover is the minimum, so all the additional cover goes there; those from Mersin under CIP are insured against all risks",
      b: "CIF for the crates from Mersin: the seller's cover is the minimum, so all the additional cover goes there; those from Izmir under CIP are insured against all risks",
    },
    expected: {
      a: {
        share: 0.5,
        why: 'two terms of three letters that both name insurance; how wide it must be is known to the trade only',
      },
      b: { share: 0.5, why: 'the same with the two exchanged' },
    },
    topic: { ar: 'التأمين على البضاعة في (CIF) و(CIP)', en: 'cargo insurance under CIF and CIP' },
    knowledge: {
      fact: "Under CIF (Incoterms 2020) the seller need insure only with the minimum cover, Institute Cargo Clauses (C) or similar, which name a few casualties and leave out breakage, theft and wetting on the way; under CIP the seller must insure with Clauses (A) or similar, against all risks but those the clauses exclude. In both the risk on the way is the buyer's.",
      kind: 'standard',
      source: {
        title: 'Incoterms 2020; Institute Cargo Clauses (A) and (C)',
        issuer:
          "International Chamber of Commerce; Lloyd's Market Association and International Underwriting Association",
        edition: '2020; 2009',
        clause: 'CIF A3, A5; CIP A3, A5; Institute Cargo Clauses (A) clause 1 and (C) clause 1',
      },
      reviewBy: '2028-11-23',
    },
  },
  'logistics-skills-04@1': {
    slot: { form: 'basic', section: 'skills', number: 4 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    display: [4, 3, 2, 1, 5],
    status: 'read',
    options: {
      dbvb: {
        a: {
          value: 1,
          rationale:
            'the fumigated one has only open doors, is not cleared in the evening and is fined; the fan serves one for which open doors and the reading do',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale:
            'UN 3359 stands for a unit under fumigation: it needs all the forced airing it can get; for the unit under UN 3077 open doors and the reading do',
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
      ncbz: {
        a: {
          value: 3,
          rationale: 'three of the six hours go to the fumigated one; three are wasted',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: 'three of the six hours go to the fumigated one; three are wasted',
          error: 'E-ONE-RULE',
        },
        acts: 2,
        pole: null,
      },
      nhzn: {
        a: {
          value: 2,
          rationale: 'two of the six hours go to the fumigated one; four are wasted',
          error: 'E-WRONG-BASE',
        },
        b: {
          value: 4,
          rationale: 'four of the six hours go to the fumigated one; two are wasted',
          error: 'E-PARTIAL',
        },
        acts: 2,
        pole: null,
      },
      shzh: {
        a: {
          value: 4,
          rationale: 'four of the six hours go to the fumigated one; two are wasted',
          error: 'E-PARTIAL',
        },
        b: {
          value: 2,
          rationale: 'two of the six hours go to the fumigated one; four are wasted',
          error: 'E-WRONG-BASE',
        },
        acts: 2,
        pole: null,
      },
      vpsz: {
        a: {
          value: 5,
          rationale:
            'UN 3359 stands for a unit under fumigation: it needs all the forced airing it can get; for the unit under UN 3077 open doors and the reading do',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale:
            'the fumigated one has only open doors, is not cleared in the evening and is fined; the fan serves one for which open doors and the reading do',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: 'UN 3359 stands for a unit under fumigation: it needs all the forced airing it can get; for the unit under UN 3077 open doors and the reading do',
      b: 'UN 3359 stands for a unit under fumigation: it needs all the forced airing it can get; for the unit under UN 3077 open doors and the reading do',
    },
    expected: {
      a: { share: 0.55, why: 'two numbers of class 9; one of them names a state, not a substance' },
      b: { share: 0.55, why: 'the same with the numbers exchanged' },
    },
    topic: { ar: 'الحاويات المبخرة', en: 'fumigated containers' },
    knowledge: {
      fact: 'UN 3359 in the transport document means a fumigated cargo transport unit that was not completely ventilated before transport: it is handled by trained people, ventilated, and checked for gas before anybody enters. UN 3077 is an environmentally hazardous solid and says nothing of fumigation: like any unit it is ventilated before entry, preferably by forced ventilation, or where there is none by leaving the doors open for a time.',
      kind: 'standard',
      source: {
        title:
          'IMDG Code, 2024 edition (Amendment 42-24); IMO/ILO/UNECE Code of Practice for Packing of Cargo Transport Units (CTU Code); MSC.1/Circ.1361/Rev.1, Revised recommendations on the safe use of pesticides in ships applicable to the fumigation of cargo transport units',
        issuer: 'International Maritime Organization (CTU Code jointly with ILO and UNECE)',
        edition: '2024 (in force 1 January 2026); 2014; 2022',
        clause:
          'IMDG 5.5.2; CTU Code 12.1.6 (airing of any unit before entry) and Annex 9 (fumigation); MSC.1/Circ.1361, 1.2 (gas detection before entry)',
      },
      reviewBy: '2028-11-23',
    },
  },
  'logistics-skills-07@2': {
    slot: { form: 'basic', section: 'skills', number: 7 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    display: [3, 4, 5, 1, 2],
    status: 'read',
    options: {
      lflk: {
        a: { value: 3, rationale: 'four days fall on the right charge: five are paid', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'four days fall on the right charge: five are paid', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
      qtfn: {
        a: {
          value: 2,
          rationale: 'two days fall on the right charge: seven are paid',
          error: 'E-WRONG-BASE',
        },
        b: { value: 4, rationale: 'six days fall on the right charge: three are paid', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
      sjfl: {
        a: {
          value: 5,
          rationale: 'the 14 days in the port are demurrage: 13 are free, one is paid',
          error: 'OK',
        },
        b: { value: 1, rationale: 'no day falls on the right charge: nine are paid', error: 'E-REVERSAL' },
        acts: 1,
        pole: null,
      },
      sphg: {
        a: { value: 1, rationale: 'no day falls on the right charge: nine are paid', error: 'E-REVERSAL' },
        b: {
          value: 5,
          rationale: 'the 14 days outside the port are detention: 13 are free, one is paid',
          error: 'OK',
        },
        acts: 1,
        pole: null,
      },
      vtfd: {
        a: { value: 4, rationale: 'six days fall on the right charge: three are paid', error: 'E-PARTIAL' },
        b: {
          value: 2,
          rationale: 'two days fall on the right charge: seven are paid',
          error: 'E-WRONG-BASE',
        },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: '14 days in the port are demurrage: 5 + 8 free days leave one to pay; the day outside is within the 5',
      b: '14 days outside the port are detention: 5 + 8 free days leave one to pay; the day in the port is within the 5',
    },
    expected: {
      a: { share: 0.55, why: 'every forwarder knows the two; to others detention sounds like the port' },
      b: { share: 0.55, why: 'the same with the two places exchanged' },
    },
    topic: { ar: 'أجور تأخير الحاويات', en: 'demurrage and detention' },
    knowledge: {
      fact: "In container shipping, demurrage is the carrier's charge for a full import container that stays in the terminal beyond the free days, and detention the charge for a container kept outside the terminal beyond the free days, until it is returned empty.",
      kind: 'guideline',
      source: {
        title: 'Best Practice Guide: Demurrage and Detention in Container Shipping',
        issuer: 'International Federation of Freight Forwarders Associations (FIATA)',
        edition: '2018',
      },
      reviewBy: '2030-11-23',
    },
  },
  'logistics-skills-10@1': {
    slot: { form: 'basic', section: 'skills', number: 10 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    display: [1, 5, 3, 4, 2],
    status: 'read',
    options: {
      jwgh: {
        a: { value: 3, rationale: 'nothing stands beside the paints; 1800 riyals', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'nothing stands beside the paints; 1800 riyals', error: 'E-ONE-RULE' },
        acts: 2,
        pole: null,
      },
      pcdc: {
        a: { value: 1, rationale: 'an oxidizer beside flammable liquids for a month', error: 'E-REVERSAL' },
        b: {
          value: 5,
          rationale: 'class 5.1 must be kept apart from class 3; class 9 may stand there',
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
      szdb: {
        a: {
          value: 4,
          rationale: "right for tonight; tomorrow's move is not needed and costs 400 riyals",
          error: 'E-PARTIAL',
        },
        b: {
          value: 2,
          rationale: 'an oxidizer beside flammable liquids, for one night',
          error: 'E-CONSTRAINT',
        },
        acts: 2,
        pole: null,
      },
      vhjs: {
        a: {
          value: 5,
          rationale: 'class 5.1 must be kept apart from class 3; class 9 may stand there',
          error: 'OK',
        },
        b: { value: 1, rationale: 'an oxidizer beside flammable liquids for a month', error: 'E-REVERSAL' },
        acts: 2,
        pole: null,
      },
      xjft: {
        a: {
          value: 2,
          rationale: 'an oxidizer beside flammable liquids, for one night',
          error: 'E-CONSTRAINT',
        },
        b: {
          value: 4,
          rationale: "right for tonight; tomorrow's move is not needed and costs 400 riyals",
          error: 'E-PARTIAL',
        },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: 'class 5.1 must be kept apart from class 3; class 9 may stand there',
      b: 'class 5.1 must be kept apart from class 3; class 9 may stand there',
    },
    expected: {
      a: { share: 0.65, why: 'the table is at hand in any such store; 9 looks graver than 5' },
      b: { share: 0.65, why: 'the same with the labels exchanged' },
    },
    topic: { ar: 'فصل البضائع الخطرة', en: 'segregation of dangerous goods' },
    knowledge: {
      fact: 'Oxidizing substances (class 5.1) are separated from flammable liquids (class 3); for class 9 the general table gives no segregation from class 3, only what the entry of the substance itself asks for.',
      kind: 'standard',
      source: {
        title: 'IMDG Code, 2024 edition (Amendment 42-24)',
        issuer: 'International Maritime Organization',
        edition: '2024 (in force 1 January 2026; classes 3 and 5.1 unchanged in earlier editions)',
        clause: '7.2.4 (segregation table)',
      },
      reviewBy: '2028-11-23',
    },
  },
  'logistics-skills-13@2': {
    slot: { form: 'basic', section: 'skills', number: 13 },
    facet: 'TEC',
    type: 'technical',
    cell: 'diagnosis',
    display: [4, 2, 3, 5, 1],
    status: 'read',
    options: {
      qvfv: {
        a: {
          value: 2,
          rationale: 'five expired cartons are refunded; fifteen good ones go for nothing',
          error: 'E-WRONG-BASE',
        },
        b: {
          value: 4,
          rationale: 'fifteen expired cartons are refunded; five good ones go for nothing',
          error: 'E-PARTIAL',
        },
        acts: 1,
        pole: null,
      },
      sdvp: {
        a: {
          value: 1,
          rationale: '(11) is the production date: twenty good cartons go for nothing, and none is refunded',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale:
            '(17) is the expiry date: all twenty expired cartons are refunded; those with (11) were produced last month and are kept',
          error: 'OK',
        },
        acts: 1,
        pole: null,
      },
      whsk: {
        a: {
          value: 3,
          rationale: 'ten expired cartons are refunded; ten good ones go for nothing',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: 'ten expired cartons are refunded; ten good ones go for nothing',
          error: 'E-ONE-RULE',
        },
        acts: 1,
        pole: null,
      },
      wzbr: {
        a: {
          value: 5,
          rationale:
            '(17) is the expiry date: all twenty expired cartons are refunded; those with (11) were produced last month and are kept',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: '(11) is the production date: twenty good cartons go for nothing, and none is refunded',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      zlfg: {
        a: {
          value: 4,
          rationale: 'fifteen expired cartons are refunded; five good ones go for nothing',
          error: 'E-PARTIAL',
        },
        b: {
          value: 2,
          rationale: 'five expired cartons are refunded; fifteen good ones go for nothing',
          error: 'E-WRONG-BASE',
        },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: '(17) on the southern label is the expiry date: expired last month; (11) on the northern is the production date: about eleven months are left',
      b: '(17) on the northern label is the expiry date: expired last month; (11) on the southern is the production date: about eleven months are left',
    },
    expected: {
      a: { share: 0.5, why: 'one and the same date; only the two digits before it tell what it means' },
      b: { share: 0.5, why: 'the same with the codes exchanged' },
    },
    topic: { ar: 'التواريخ في رموز (GS1)', en: 'dates in GS1 barcodes' },
    knowledge: {
      fact: 'In a GS1 barcode the Application Identifier (11) stands before a production date and (17) before an expiration date, both as year, month, day.',
      kind: 'standard',
      source: {
        title: 'GS1 General Specifications',
        issuer: 'GS1',
        edition: '2024 (release 24.0; the two identifiers unchanged for decades)',
        clause: '3.4.2 AI (11) production date; 3.4.7 AI (17) expiration date',
      },
      reviewBy: '2028-11-23',
    },
  },
  'logistics-skills-16@1': {
    slot: { form: 'basic', section: 'skills', number: 16 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    display: [3, 2, 1, 5, 4],
    status: 'read',
    options: {
      cbjb: {
        a: { value: 1, rationale: '200 stopped at the border', error: 'E-REVERSAL' },
        b: { value: 5, rationale: 'plywood is exempt: all arrive in time', error: 'OK' },
        acts: 2,
        pole: null,
      },
      txgf: {
        a: { value: 4, rationale: '50 stopped at the border', error: 'E-PARTIAL' },
        b: { value: 2, rationale: '150 delayed for nothing', error: 'E-WRONG-BASE' },
        acts: 2,
        pole: null,
      },
      vbrr: {
        a: { value: 2, rationale: '150 stopped at the border', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: '50 delayed for nothing', error: 'E-PARTIAL' },
        acts: 2,
        pole: null,
      },
      xgmw: {
        a: { value: 3, rationale: '100 stopped at the border', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: '100 delayed for nothing', error: 'E-ONE-RULE' },
        acts: 2,
        pole: null,
      },
      zjnx: {
        a: {
          value: 5,
          rationale: 'raw pine needs treatment and the mark: two weeks late, none stopped',
          error: 'OK',
        },
        b: { value: 1, rationale: '200 delayed for a mark that plywood does not need', error: 'E-REVERSAL' },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: 'raw pine needs treatment and the mark: two weeks late, none stopped',
      b: 'plywood is exempt: all arrive in time',
    },
    expected: {
      a: { share: 0.75, why: 'pine without the mark is the textbook case' },
      b: { share: 0.45, why: 'no stamp alarms, and wood is wood' },
    },
    topic: { ar: 'التغليف الخشبي في التجارة الدولية', en: 'wood packaging in trade' },
    knowledge: {
      fact: 'Packaging of raw wood more than 6 mm thick must be treated and carry the ISPM 15 mark; packaging made wholly of plywood or other wood processed with glue, heat or pressure is exempt.',
      kind: 'standard',
      source: {
        title: 'ISPM 15: Regulation of wood packaging material in international trade',
        issuer: 'International Plant Protection Convention (FAO)',
        edition: '2018',
        clause: '2 (regulated material); 2.1 (exemptions)',
      },
      reviewBy: '2028-11-23',
    },
  },
  'logistics-skills-19@2': {
    slot: { form: 'basic', section: 'skills', number: 19 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    display: [2, 5, 1, 3, 4],
    status: 'read',
    options: {
      cnfm: {
        a: {
          value: 4,
          rationale: 'released: 2000 and a day of storage for the later truck, 3500 in all',
          error: 'E-PARTIAL',
        },
        b: {
          value: 2,
          rationale:
            "2000 riyals for a paper that does not replace the consignee's letter, and days of storage after the reply",
          error: 'E-WRONG-BASE',
        },
        acts: 2,
        pole: null,
      },
      ggwf: {
        a: {
          value: 1,
          rationale: 'refused without an original, and the truck is booked for nothing',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale:
            'the named consignee proves who it is and needs no original: out tomorrow, before storage starts',
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
      khwd: {
        a: {
          value: 3,
          rationale: 'released with the papers: 1000 and two days of storage, 4000 in all',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: 'released in the end: 1000 and two days of storage, 4000 in all',
          error: 'E-ONE-RULE',
        },
        acts: 2,
        pole: null,
      },
      plxg: {
        a: { value: 2, rationale: 'refused without an original', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'released; a day of storage for the later truck', error: 'E-PARTIAL' },
        acts: 2,
        pole: null,
      },
      rnzp: {
        a: {
          value: 5,
          rationale:
            'the carrier gives the delivery order against the guarantee in place of the original: out tomorrow, before storage starts',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale:
            "2000 riyals for a paper that does not replace the consignee's letter; the truck is booked for nothing",
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: 'the carrier gives the delivery order against the guarantee in place of the original: out tomorrow, before storage starts',
      b: 'the named consignee proves who it is and needs no original: out tomorrow, before storage starts',
    },
    expected: {
      a: { share: 0.7, why: 'an original is asked for: the daily bread of brokers' },
      b: {
        share: 0.62,
        why: 'both are called bill in daily speech, and the guarantee is a familiar way out',
      },
    },
    topic: { ar: 'تسليم البضاعة بحسب وثيقة النقل', en: 'release of goods by transport document' },
    knowledge: {
      fact: 'Goods under a bill of lading to order are delivered to its lawful holder against an original; where it is missing, carriers release against a bank guarantee if they accept one. Under a sea waybill, which is no document of title, the carrier delivers to the named consignee on proof of identity.',
      kind: 'standard',
      source: {
        title:
          'Commercial Maritime Law, Royal Decree M/33; CMI Uniform Rules for Sea Waybills; carrier practice for the guarantee',
        issuer: 'Kingdom of Saudi Arabia; Comité Maritime International',
        edition: '1440H (2018); 1990',
        clause: 'Commercial Maritime Law, articles 186(2), 187, 188 and 205; CMI rule 7',
      },
      reviewBy: '2028-11-23',
    },
  },
  'logistics-skills-22@3': {
    slot: { form: 'basic', section: 'skills', number: 22 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    display: [5, 1, 4, 2, 3],
    status: 'read',
    options: {
      bgnx: {
        a: { value: 2, rationale: '150 pieces too many', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: '50 pieces too few', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
      chwt: {
        a: { value: 4, rationale: '50 pieces too many', error: 'E-PARTIAL' },
        b: { value: 2, rationale: '150 pieces too few', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: null,
      },
      kvzm: {
        a: { value: 5, rationale: 'safety stock grows with the root of the time: 100 x 2', error: 'OK' },
        b: { value: 1, rationale: '200 pieces too few', error: 'E-REVERSAL' },
        acts: 1,
        pole: null,
      },
      rsdq: {
        a: { value: 3, rationale: '100 pieces too many', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: '100 pieces too few', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
      tfjp: {
        a: { value: 1, rationale: '200 pieces too many', error: 'E-REVERSAL' },
        b: { value: 5, rationale: 'average demand grows with the time itself: 100 x 4', error: 'OK' },
        acts: 1,
        pole: null,
      },
    },
    solution: { a: '100 x sqrt(4) = 200', b: '100 x 4 = 400' },
    expected: {
      a: { share: 0.4, why: 'four times the weeks looks like four times the pieces' },
      b: { share: 0.7, why: 'here it is four times the pieces' },
    },
    topic: { ar: 'مخزون الأمان ومدة التوريد', en: 'safety stock and delivery time' },
    knowledge: {
      fact: 'If demand in one period is independent of that in the others, safety stock against its fluctuation grows with the square root of the delivery time, the stock for average demand in proportion to it: four times the time needs twice the one and four times the other.',
      kind: 'textbook',
      source: {
        title:
          'Supply Chain Management: Strategy, Planning, and Operation (managing uncertainty in a supply chain: safety inventory), by S. Chopra',
        issuer: 'Pearson',
        edition: '7th edition, 2019',
      },
      reviewBy: '2030-11-29',
    },
  },
  'logistics-skills-25@2': {
    slot: { form: 'basic', section: 'skills', number: 25 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    display: [1, 3, 2, 4, 5],
    status: 'read',
    options: {
      cxvq: {
        a: { value: 2, rationale: 'two boats are loaded', error: 'E-WRONG-BASE' },
        b: {
          value: 4,
          rationale: 'six boats are loaded; two open tops (42U1) are paid for nothing',
          error: 'E-PARTIAL',
        },
        acts: 1,
        pole: null,
      },
      mmzs: {
        a: {
          value: 5,
          rationale: '42P1 is a flat rack without side walls: all eight boats are loaded',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: '42U1 has side walls about 2.3 metres apart: no boat fits, and all the hire is lost',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      qssm: {
        a: { value: 3, rationale: 'four boats are loaded', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'four boats are loaded', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
      vmjl: {
        a: {
          value: 1,
          rationale: '42U1 has side walls about 2.3 metres apart: no boat fits, and all the hire is lost',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: '42P1 is a flat rack without side walls: all eight boats are loaded',
          error: 'OK',
        },
        acts: 1,
        pole: null,
      },
      zczd: {
        a: {
          value: 4,
          rationale: 'six boats are loaded; two open tops (42U1) are paid for nothing',
          error: 'E-PARTIAL',
        },
        b: { value: 2, rationale: 'two boats are loaded', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: '42P1 (green) is a flat rack: a boat 3 m wide and 3 m high stands out at its sides and above; between the walls of 42U1 (yellow) it fits neither upright nor on its side',
      b: '42P1 (yellow) is a flat rack: a boat 3 m wide and 3 m high stands out at its sides and above; between the walls of 42U1 (green) it fits neither upright nor on its side',
    },
    expected: {
      a: { share: 0.55, why: 'the codes stand on every container; U and P tell a layperson nothing' },
      b: { share: 0.55, why: 'the same with the codes exchanged' },
    },
    topic: { ar: 'أنواع الحاويات', en: 'types of containers' },
    knowledge: {
      fact: 'In the type code painted on a container, U1 stands for an open top (side walls, no fixed roof) and P1 for a platform with complete fixed ends and no side walls (a flat rack). Walls leave about 2.3 metres of width inside, so cargo 3 metres wide goes on a flat rack only.',
      kind: 'standard',
      source: {
        title: 'ISO 6346 Freight containers: coding, identification and marking',
        issuer: 'ISO',
        edition: '1995; 4th edition 2022',
        clause: 'size and type codes (1995 edition: annexes D and E; type codes U1 and P1)',
      },
      reviewBy: '2028-11-23',
    },
  },
  'logistics-skills-28@2': {
    slot: { form: 'basic', section: 'skills', number: 28 },
    facet: 'STD',
    type: 'technical',
    cell: 'tool_use',
    display: [2, 4, 5, 3, 1],
    status: 'read',
    options: {
      bkwl: {
        a: { value: 3, rationale: 'shows later what was missed, and reads no carton', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'shows later what was missed, and reads no carton', error: 'E-ONE-RULE' },
        acts: 2,
        pole: null,
      },
      nxhz: {
        a: {
          value: 2,
          rationale: 'every carton by hand at one door, where a gate would do',
          error: 'E-WRONG-BASE',
        },
        b: { value: 4, rationale: 'the right tool, at one door', error: 'E-PARTIAL' },
        acts: 2,
        pole: null,
      },
      sztp: {
        a: { value: 4, rationale: 'the right tool, at one door', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'cartons missed at one door only', error: 'E-WRONG-BASE' },
        acts: 2,
        pole: null,
      },
      wchh: {
        a: {
          value: 1,
          rationale: 'every carton of 60 pallets is aimed at by hand, for nothing',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'slower, but barcodes do not mind the content: the count is right',
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
      wltl: {
        a: {
          value: 5,
          rationale: 'cloth lets the waves through: whole pallets are read in passing',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'metal reflects and liquid absorbs the waves: cartons are missed at all doors',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: 'cloth lets the waves through: whole pallets are read in passing',
      b: 'slower, but barcodes do not mind the content: the count is right',
    },
    expected: {
      a: { share: 0.72, why: 'the modern answer is right here' },
      b: { share: 0.42, why: 'radio is the modern answer; cans of drink look as ordinary as shirts' },
    },
    topic: { ar: 'بطاقات الراديو والرموز الشريطية', en: 'radio tags and barcodes' },
    knowledge: {
      fact: 'UHF radio tags are read in bulk through cartons of cloth or paper; metal reflects and liquids absorb the waves, so that ordinary tags on such cartons are often missed. Barcodes need sight of the label and do not mind the content.',
      kind: 'textbook',
      source: {
        title: 'The RF in RFID: UHF RFID in Practice, 2nd edition',
        issuer: 'Daniel M. Dobkin, Newnes',
        edition: '2012',
      },
      reviewBy: '2030-11-23',
    },
  },
} as const satisfies Pairs
