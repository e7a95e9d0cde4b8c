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
      },
      ldpl: {
        a: { value: 1, rationale: '12 thousand and 24 empty days: 69.6 thousand, the most' },
        b: {
          value: 4,
          rationale: 'full trucks, but 10 days between runs: 12 thousand and 3 empty days, 19.2 thousand',
        },
        acts: 1,
      },
      mcpb: {
        a: { value: 4, rationale: '32 thousand and 14 empty days: 65.6 thousand' },
        b: { value: 2, rationale: '32 thousand, nothing lost, twice the cost needed' },
        acts: 1,
      },
      sbqd: {
        a: { value: 3, rationale: '20 thousand and 20 empty days: 68 thousand' },
        b: { value: 3, rationale: '20 thousand, nothing lost, one run more than needed' },
        acts: 1,
      },
      zdcq: {
        a: {
          value: 5,
          rationale:
            'a run every 2 days, when the shelves are just empty: 60 thousand a month, nothing lost in the shops',
        },
        b: { value: 1, rationale: '60 thousand for shelves that last 9 days: 44 thousand more than needed' },
        acts: 1,
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
      },
      rlpg: {
        a: { value: 3, rationale: 'eases the waiting, does not shorten it' },
        b: { value: 3, rationale: 'eases the waiting, does not shorten it' },
        acts: 1,
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
      },
      xrfv: {
        a: { value: 4, rationale: 'right cause, half of the queue' },
        b: { value: 2, rationale: 'not the cause, but only ten drivers are troubled' },
        acts: 1,
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
      },
      lknc: {
        a: { value: 1, rationale: 'late by up to ten nights at 3000' },
        b: { value: 5, rationale: 'never early: at most ten nights at 200' },
        acts: 1,
      },
      lrbt: {
        a: { value: 3, rationale: 'late by up to five nights at 3000' },
        b: { value: 3, rationale: 'early by up to five nights at 3000' },
        acts: 1,
      },
      pjxn: {
        a: { value: 2, rationale: 'late by up to eight nights at 3000' },
        b: { value: 4, rationale: 'early by two nights at most' },
        acts: 1,
      },
      vfvq: {
        a: { value: 4, rationale: 'late by two nights at most' },
        b: { value: 2, rationale: 'up to eight nights at 3000' },
        acts: 1,
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
      },
      hdld: {
        a: { value: 3, rationale: 'part of the goods, if the neighbour agrees' },
        b: { value: 3, rationale: 'part of the goods, if the neighbour agrees' },
        acts: 2,
      },
      kqrf: {
        a: {
          value: 5,
          rationale: 'a short stop, no fare, all shops served before ten, and the whole order arrives',
        },
        b: { value: 1, rationale: 'hours of standing: eleven shops get their goods tomorrow' },
        acts: 2,
      },
      nsqk: {
        a: { value: 2, rationale: '1600 riyals for what a short stop does' },
        b: {
          value: 5,
          rationale: 'the opening is safe and nobody else waits: 1600, as the third may come tomorrow',
        },
        acts: 2,
      },
      whhz: {
        a: { value: 1, rationale: '2400 riyals for what a short stop does' },
        b: { value: 4, rationale: 'nobody waits; 800 for a pallet that the opening does not need' },
        acts: 2,
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
    status: 'draft',
    options: {
      dwcr: {
        a: {
          value: 1,
          rationale: 'nine people walk to the same 25 shelves all day: hundreds of orders stay behind',
        },
        b: { value: 5, rationale: 'no walk can be shared: each minute goes into orders' },
        acts: 2,
      },
      dzjl: {
        a: { value: 5, rationale: '25 walks serve most of the lines: an hour spent, many hours saved' },
        b: { value: 1, rationale: 'few orders share a product: an hour lost, then sorting on top' },
        acts: 2,
      },
      psvl: {
        a: { value: 3, rationale: 'some relief, the picking stays as it is' },
        b: { value: 3, rationale: 'some relief, the picking stays as it is' },
        acts: 2,
      },
      sqtm: {
        a: { value: 4, rationale: 'right way, for half of the day' },
        b: { value: 2, rationale: 'an hour lost and sorting on top, for half of the day' },
        acts: 2,
      },
      vftg: {
        a: { value: 2, rationale: 'the long way; the sorting at least shows the common products' },
        b: { value: 4, rationale: 'right way; sorting by size takes time and saves few steps' },
        acts: 2,
      },
    },
    expected: {
      a: {
        share: 0.6,
        why: 'most lines on 25 products call for one walk each, though an hour without an order looks dear',
      },
      b: { share: 0.48, why: 'changing the way looks like adapting; 3000 products leave nothing to share' },
    },
  },
  'logistics-competency-30@1': {
    slot: { form: 'basic', section: 'competency', number: 30 },
    facet: 'QUA',
    type: 'case_study',
    display: [5, 4, 2, 3, 1],
    status: 'draft',
    options: {
      cpkw: {
        a: { value: 3, rationale: 'finds the next fault sooner, leaves the past as it is' },
        b: { value: 3, rationale: 'finds the next fault sooner, leaves the past as it is' },
        acts: 2,
      },
      jjsd: {
        a: { value: 4, rationale: 'right, two months stay wrong' },
        b: { value: 2, rationale: 'three weeks for weights that changed no bill' },
        acts: 2,
      },
      jqqf: {
        a: {
          value: 1,
          rationale:
            '60 clients know that they paid too much, and the year is closed with their bills as they were, for good',
        },
        b: {
          value: 5,
          rationale: 'no bill hung on the weight: the note is enough, and the year is closed in time',
        },
        acts: 2,
      },
      lhff: {
        a: { value: 2, rationale: 'one bill of five put right' },
        b: { value: 4, rationale: 'the records are clear; one week of work that no bill needed' },
        acts: 2,
      },
      pxml: {
        a: { value: 5, rationale: 'every bill of five months was 2% too high: all are put right' },
        b: { value: 1, rationale: 'five weeks in the closing season for weights that changed no bill' },
        acts: 2,
      },
    },
    expected: {
      a: { share: 0.75, why: 'weight is what they paid for' },
      b: {
        share: 0.4,
        why: 'full recomputing sounds like care; the word pallet must be joined to the bills',
      },
    },
  },
  'logistics-skills-01@1': {
    slot: { form: 'basic', section: 'skills', number: 1 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    display: [5, 1, 4, 2, 3],
    status: 'draft',
    options: {
      fbpq: {
        a: {
          value: 5,
          rationale: 'under FOB the buyer contracts for the ship, and 8 days are short',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'under CIF the seller has the ship: the only deposit is lost on a second space',
          error: 'E-REVERSAL',
        },
        acts: 2,
      },
      llxg: {
        a: {
          value: 2,
          rationale: 'no ship is booked, and on Thursday the only deposit is likely to go to a broker',
          error: 'E-WRONG-BASE',
        },
        b: {
          value: 4,
          rationale: 'the right part; some days are lost while brokers are taken up',
          error: 'E-PARTIAL',
        },
        acts: 2,
      },
      pkxj: {
        a: {
          value: 4,
          rationale: 'right duty; some of the 8 days are lost, and the space is not firm',
          error: 'E-PARTIAL',
        },
        b: {
          value: 2,
          rationale: "not the buyer's task; a held space can still be let go",
          error: 'E-WRONG-BASE',
        },
        acts: 2,
      },
      qglx: {
        a: {
          value: 3,
          rationale: 'books nothing and spends nothing: the deposit is still there for a ship',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: 'books nothing and spends nothing: the deposit is still there for a broker',
          error: 'E-ONE-RULE',
        },
        acts: 2,
      },
      zlsg: {
        a: {
          value: 1,
          rationale: 'the only deposit of the week goes to a broker, and the 8 days pass without a ship',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale:
            'the seller ships to Jeddah: clearance is for the buyer, and brokers are taken up a month ahead',
          error: 'OK',
        },
        acts: 2,
      },
    },
    solution: {
      a: 'under FOB the buyer contracts for the ship, and 8 days are short: the one deposit goes there',
      b: "under CIF the seller ships to Jeddah: the clearance is the buyer's, and the one deposit goes there",
    },
    expected: {
      a: { share: 0.75, why: 'three letters that every forwarder knows' },
      b: { share: 0.72, why: 'the same; booking early is the popular caution' },
    },
    knowledge: {
      fact: 'Under FOB the buyer contracts and pays for the ship; under CIF the seller contracts for carriage to the named port of destination and pays it. In both, the risk passes when the goods are on board, and import clearance is for the buyer.',
      kind: 'standard',
      source: {
        title: 'Incoterms 2020',
        issuer: 'International Chamber of Commerce',
        edition: '2020',
        clause: 'FOB and CIF: A2/B2, A3/B3, A4/B4, A7/B7, A9/B9',
      },
      reviewBy: '2028-11-23',
      checks: 2,
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
          rationale: 'people enter the fumigated one after an hour of open doors, without a measurement',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale:
            'UN 3359 stands for a unit under fumigation: it alone needs the measurement; the unit with UN 3077 is opened and aired like any other',
          error: 'OK',
        },
        acts: 2,
      },
      ncbz: {
        a: { value: 3, rationale: 'nobody is in danger; a day lost for two containers', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'nobody is in danger; a day lost for two containers', error: 'E-ONE-RULE' },
        acts: 2,
      },
      nhzn: {
        a: {
          value: 2,
          rationale: 'the fumigated one is not measured; at least nobody enters it today',
          error: 'E-WRONG-BASE',
        },
        b: {
          value: 4,
          rationale: 'right container; the other, which needs no measurement, waits a day',
          error: 'E-PARTIAL',
        },
        acts: 2,
      },
      shzh: {
        a: {
          value: 4,
          rationale: 'right container; the other, which needs no measurement, waits a day',
          error: 'E-PARTIAL',
        },
        b: {
          value: 2,
          rationale: 'the fumigated one is not measured; at least nobody enters it today',
          error: 'E-WRONG-BASE',
        },
        acts: 2,
      },
      vpsz: {
        a: {
          value: 5,
          rationale:
            'UN 3359 stands for a unit under fumigation: it alone needs the measurement; the unit with UN 3077 is opened and aired like any other',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'people enter the fumigated one after an hour of open doors, without a measurement',
          error: 'E-REVERSAL',
        },
        acts: 2,
      },
    },
    solution: {
      a: 'UN 3359 stands for a unit under fumigation: it alone needs the measurement; the unit with UN 3077 is opened and aired like any other',
      b: 'UN 3359 stands for a unit under fumigation: it alone needs the measurement; the unit with UN 3077 is opened and aired like any other',
    },
    expected: {
      a: { share: 0.55, why: 'two numbers of class 9; one of them names a state, not a substance' },
      b: { share: 0.55, why: 'the same with the numbers exchanged' },
    },
    knowledge: {
      fact: 'UN 3359 in the transport document means a cargo transport unit under fumigation: it is ventilated and its air measured by trained people before anybody enters. UN 3077 is an environmentally hazardous solid and says nothing of fumigation: such a unit is opened and aired before entry like any other.',
      kind: 'standard',
      source: {
        title:
          'IMDG Code; IMO/ILO/UNECE Code of Practice for Packing of Cargo Transport Units (CTU Code, 2014)',
        issuer: 'International Maritime Organization',
        edition: 'current edition',
        clause: 'IMDG 5.5.2; CTU Code Annex 9 (fumigation)',
      },
      reviewBy: '2028-11-23',
      checks: 2,
    },
  },
  'logistics-skills-07@1': {
    slot: { form: 'basic', section: 'skills', number: 7 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    display: [3, 4, 5, 1, 2],
    status: 'draft',
    options: {
      lflk: {
        a: {
          value: 3,
          rationale: 'clearly below the limit: injury in part of the cartons',
          error: 'E-ONE-RULE',
        },
        b: { value: 3, rationale: 'the middle: shorter life, part arrives sound', error: 'E-ONE-RULE' },
        acts: 1,
      },
      qtfn: {
        a: { value: 2, rationale: 'far below the limit for 24 days', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'nearly right: some life lost', error: 'E-PARTIAL' },
        acts: 1,
      },
      sjfl: {
        a: {
          value: 5,
          rationale: 'no colder than the chilling limit of 12 degrees, cool enough for three weeks',
          error: 'OK',
        },
        b: { value: 1, rationale: '24 days of sprouting and rot', error: 'E-REVERSAL' },
        acts: 1,
      },
      sphg: {
        a: { value: 1, rationale: 'the coldest: soft and watery roots after 24 days', error: 'E-REVERSAL' },
        b: { value: 5, rationale: 'keeps longest just above freezing', error: 'OK' },
        acts: 1,
      },
      vtfd: {
        a: { value: 4, rationale: 'some degrees below the limit: some injury', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'too warm, a little less than at 12', error: 'E-WRONG-BASE' },
        acts: 1,
      },
    },
    solution: {
      a: 'no colder than the chilling limit of 12 degrees, cool enough for three weeks',
      b: 'keeps longest just above freezing',
    },
    expected: {
      a: {
        share: 0.55,
        why: 'the colder the longer is the common belief; importers of ginger know its 12 to 14',
      },
      b: { share: 0.66, why: 'a root of the cool season, kept at 0 everywhere' },
    },
    knowledge: {
      fact: 'Ginger suffers chilling injury below about 12 degrees Celsius and is carried at 12 to 14; carrots are not sensitive to chilling and keep best at 0.',
      kind: 'guideline',
      source: {
        title:
          'The Commercial Storage of Fruits, Vegetables, and Florist and Nursery Stocks (Agriculture Handbook 66)',
        issuer: 'United States Department of Agriculture',
        edition: '2016',
        clause: 'Ginger; Carrot: optimum storage conditions, chilling sensitivity',
      },
      reviewBy: '2030-11-23',
      checks: 2,
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
      },
      pcdc: {
        a: { value: 1, rationale: 'an oxidizer beside flammable liquids for a month', error: 'E-REVERSAL' },
        b: {
          value: 5,
          rationale: 'class 5.1 must be kept apart from class 3; class 9 may stand there',
          error: 'OK',
        },
        acts: 2,
      },
      szdb: {
        a: { value: 4, rationale: "right for tonight; tomorrow's move is not needed", error: 'E-PARTIAL' },
        b: {
          value: 2,
          rationale: 'an oxidizer beside flammable liquids, for one night',
          error: 'E-CONSTRAINT',
        },
        acts: 2,
      },
      vhjs: {
        a: {
          value: 5,
          rationale: 'class 5.1 must be kept apart from class 3; class 9 may stand there',
          error: 'OK',
        },
        b: { value: 1, rationale: 'an oxidizer beside flammable liquids for a month', error: 'E-REVERSAL' },
        acts: 2,
      },
      xjft: {
        a: {
          value: 2,
          rationale: 'an oxidizer beside flammable liquids, for one night',
          error: 'E-CONSTRAINT',
        },
        b: { value: 4, rationale: "right for tonight; tomorrow's move is not needed", error: 'E-PARTIAL' },
        acts: 2,
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
    knowledge: {
      fact: 'Oxidizing substances (class 5.1) are separated from flammable liquids (class 3); for class 9 the general table gives no segregation from class 3, only what the entry of the substance itself asks for.',
      kind: 'standard',
      source: {
        title: 'IMDG Code',
        issuer: 'International Maritime Organization',
        edition: 'current edition',
        clause: '7.2.4 (segregation table)',
      },
      reviewBy: '2028-11-23',
      checks: 2,
    },
  },
  'logistics-skills-13@1': {
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
          rationale: 'the water came from outside; little is spent on it',
          error: 'E-WRONG-BASE',
        },
        b: { value: 4, rationale: 'the right measure, in half of the containers', error: 'E-PARTIAL' },
        acts: 2,
      },
      sdvp: {
        a: {
          value: 1,
          rationale: 'drying bags do not keep the sea out: the stains hold chloride',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'no chloride: the water condensed inside, and drying agent takes up that moisture',
          error: 'OK',
        },
        acts: 2,
      },
      whsk: {
        a: { value: 3, rationale: 'may bring better containers; nothing is tested', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'may bring a shorter voyage; nothing is dried', error: 'E-ONE-RULE' },
        acts: 2,
      },
      wzbr: {
        a: {
          value: 5,
          rationale:
            'chloride: sea water came in, and light shows through the hole or the seal that let it in',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale:
            'no chloride: the water condensed inside sound containers, and all the checking finds nothing',
          error: 'E-REVERSAL',
        },
        acts: 2,
      },
      zlfg: {
        a: { value: 4, rationale: 'the right test, on half of the containers', error: 'E-PARTIAL' },
        b: {
          value: 2,
          rationale: 'the water did not come from outside; little is spent on it',
          error: 'E-WRONG-BASE',
        },
        acts: 2,
      },
    },
    solution: {
      a: 'white: chloride, so sea water through a leak: light test',
      b: 'clear: no chloride, so condensation: drying agent',
    },
    expected: {
      a: {
        share: 0.5,
        why: 'the answer of the drop must be known; no rust and no dents speak for condensation',
      },
      b: { share: 0.55, why: 'a clear drop looks like no result at all' },
    },
    knowledge: {
      fact: 'Silver nitrate solution turns white with chloride, which points to a wetting by sea water where it stays clear on sound goods. Where it stays clear on the stain too, the water was fresh, as in condensation (container sweat). Sea water comes through leaks, which a light test shows; against condensation drying agent is hung in the container.',
      kind: 'guideline',
      source: {
        title:
          'Transport Information Service: silver nitrate method; Container Handbook; Carefully to Carry: the silver nitrate test',
        issuer: 'German Insurance Association (GDV); UK P&I Club',
        edition: '2006; standing',
      },
      reviewBy: '2030-11-23',
      checks: 2,
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
      },
      txgf: {
        a: { value: 4, rationale: '50 stopped at the border', error: 'E-PARTIAL' },
        b: { value: 2, rationale: '150 delayed for nothing', error: 'E-WRONG-BASE' },
        acts: 2,
      },
      vbrr: {
        a: { value: 2, rationale: '150 stopped at the border', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: '50 delayed for nothing', error: 'E-PARTIAL' },
        acts: 2,
      },
      xgmw: {
        a: { value: 3, rationale: '100 stopped at the border', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: '100 delayed for nothing', error: 'E-ONE-RULE' },
        acts: 2,
      },
      zjnx: {
        a: {
          value: 5,
          rationale: 'raw pine needs treatment and the mark: two weeks late, none stopped',
          error: 'OK',
        },
        b: { value: 1, rationale: '200 delayed for a mark that plywood does not need', error: 'E-REVERSAL' },
        acts: 2,
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
      checks: 2,
    },
  },
  'logistics-skills-19@1': {
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
      },
      plxg: {
        a: { value: 2, rationale: 'refused without an original', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'released; a day of storage for the later truck', error: 'E-PARTIAL' },
        acts: 2,
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
    knowledge: {
      fact: 'Goods under a bill of lading to order are released against an original; where it is missing, carriers release against a bank guarantee if they accept one. Under a sea waybill the carrier delivers to the named consignee on proof of identity.',
      kind: 'standard',
      source: {
        title:
          'CMI Uniform Rules for Sea Waybills (1990); UN Convention on the Carriage of Goods by Sea (Hamburg Rules, 1978); carrier practice for the guarantee',
        issuer: 'Comité Maritime International; United Nations',
        edition: '1990',
        clause: 'CMI rule 7; Hamburg Rules article 1(7)',
      },
      reviewBy: '2028-11-23',
      checks: 2,
    },
  },
  'logistics-skills-22@1': {
    slot: { form: 'basic', section: 'skills', number: 22 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    display: [5, 1, 4, 2, 3],
    status: 'draft',
    options: {
      bqsw: {
        a: { value: 1, rationale: '9 days and 3000 riyals for what the rules allow', error: 'E-REVERSAL' },
        b: {
          value: 5,
          rationale: 'the credit then asks for what was loaded, and 3 days remain',
          error: 'OK',
        },
        acts: 2,
      },
      jbkz: {
        a: {
          value: 5,
          rationale: 'bulk by weight allows 5% either way: 3% is no discrepancy, money today',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale:
            'bags are packing units without tolerance: refused after up to 5 days, and the 9 days no longer fit',
          error: 'E-REVERSAL',
        },
        acts: 2,
      },
      mxzj: {
        a: {
          value: 2,
          rationale: 'some days lost for an acceptance that is not needed',
          error: 'E-WRONG-BASE',
        },
        b: {
          value: 4,
          rationale: 'helps, but the bank alone decides on the discrepancy',
          error: 'E-PARTIAL',
        },
        acts: 2,
      },
      qmrq: {
        a: {
          value: 4,
          rationale: 'paid; the letter raises a question that nobody asked',
          error: 'E-PARTIAL',
        },
        b: {
          value: 2,
          rationale: 'refused as well; the letter at least opens the talk with the buyer',
          error: 'E-WRONG-BASE',
        },
        acts: 2,
      },
      sslr: {
        a: { value: 3, rationale: 'harmless, decides nothing', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'harmless, decides nothing', error: 'E-ONE-RULE' },
        acts: 2,
      },
    },
    solution: {
      a: 'bulk by weight allows 5% either way: 3% is no discrepancy, money today',
      b: 'the credit then asks for what was loaded, and 3 days remain',
    },
    expected: {
      a: { share: 0.45, why: '30 short looks like a discrepancy at all times' },
      b: { share: 0.55, why: '3% looks harmless, and presenting is quick' },
    },
    knowledge: {
      fact: 'Unless the credit states the quantity as a number of packing units or individual items, 5% more or less in the quantity is allowed, also where partial shipments are prohibited; the drawings may not exceed the credit.',
      kind: 'standard',
      source: {
        title: 'Uniform Customs and Practice for Documentary Credits (UCP 600)',
        issuer: 'International Chamber of Commerce',
        edition: '2007',
        clause: 'Article 30(b); article 31(a)',
      },
      reviewBy: '2028-11-23',
      checks: 2,
    },
  },
  'logistics-skills-25@1': {
    slot: { form: 'basic', section: 'skills', number: 25 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    display: [1, 3, 2, 4, 5],
    status: 'draft',
    options: {
      cxvq: {
        a: { value: 2, rationale: 'the weight is not charged; half of the money', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'right side, half of the gain', error: 'E-PARTIAL' },
        acts: 1,
      },
      mmzs: {
        a: {
          value: 5,
          rationale: '1.2 cubic metres count as 200 kilograms against 130: a fifth less volume makes 160',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: '320 is above 200: the volume is not charged, 50 crates are cut for nothing',
          error: 'E-REVERSAL',
        },
        acts: 1,
      },
      qssm: {
        a: { value: 3, rationale: 'a little, whichever is charged', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'a little, whichever is charged', error: 'E-ONE-RULE' },
        acts: 1,
      },
      vmjl: {
        a: {
          value: 1,
          rationale: '130 is below 200: the weight is not charged, 50 crates rebuilt for nothing',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: '320 kilograms are charged, not 200: boards half as thick make it 290',
          error: 'OK',
        },
        acts: 1,
      },
      zczd: {
        a: { value: 4, rationale: 'right side, half of the gain', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'the volume is not charged; half of the money', error: 'E-WRONG-BASE' },
        acts: 1,
      },
    },
    solution: {
      a: '1.2 cubic metres count as 200 kilograms against 130: a fifth less volume makes 160',
      b: '320 kilograms are charged, not 200: boards half as thick make it 290',
    },
    expected: {
      a: { share: 0.7, why: 'weight is what people think of in the air; forwarders divide by 6000' },
      b: { share: 0.62, why: 'a large crate suggests volume; 320 is above 200' },
    },
    knowledge: {
      fact: "Air freight is charged on the greater of gross weight and volume weight; by the IATA rule 6,000 cubic centimetres count as one kilogram unless the carrier's tariff says otherwise.",
      kind: 'standard',
      source: {
        title: 'The Air Cargo Tariff and Rules (TACT)',
        issuer: 'International Air Transport Association',
        edition: 'republished every year',
        clause: 'Rules on chargeable weight (low density cargo)',
      },
      reviewBy: '2028-11-23',
      checks: 2,
    },
  },
  'logistics-skills-28@1': {
    slot: { form: 'basic', section: 'skills', number: 28 },
    facet: 'STD',
    type: 'technical',
    cell: 'tool_use',
    display: [2, 4, 5, 3, 1],
    status: 'read',
    options: {
      bkwl: {
        a: { value: 3, rationale: 'half of the doors slow', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'cartons missed at half of the doors', error: 'E-ONE-RULE' },
        acts: 1,
      },
      nxhz: {
        a: { value: 2, rationale: 'five doors slow', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'cartons missed at one door', error: 'E-PARTIAL' },
        acts: 1,
      },
      sztp: {
        a: { value: 4, rationale: 'one door slow', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'cartons missed at five doors', error: 'E-WRONG-BASE' },
        acts: 1,
      },
      wchh: {
        a: {
          value: 1,
          rationale: 'every carton of 400 pallets is aimed at by hand, for nothing',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'slower, but barcodes do not mind the content: the count is right',
          error: 'OK',
        },
        acts: 1,
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
        acts: 1,
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
    knowledge: {
      fact: 'UHF radio tags are read in bulk through cartons of cloth or paper; metal reflects and liquids absorb the waves, so that ordinary tags on such cartons are often missed. Barcodes need sight of the label and do not mind the content.',
      kind: 'textbook',
      source: {
        title: 'The RF in RFID: UHF RFID in Practice, 2nd edition',
        issuer: 'Daniel M. Dobkin, Newnes',
        edition: '2012',
      },
      reviewBy: '2030-11-23',
      checks: 2,
    },
  },
} as const satisfies Pairs
