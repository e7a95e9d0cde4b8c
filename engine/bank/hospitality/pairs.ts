import type { Pairs } from '../pair.ts'

export const pairs = {
  'hospitality-competency-25@1': {
    slot: { form: 'basic', section: 'competency', number: 25 },
    facet: 'PLN',
    type: 'case_study',
    display: [4, 5, 2, 1, 3],
    status: 'read',
    options: {
      brmn: {
        a: {
          value: 3,
          rationale: 'five closed where one is free in March and April: half of the work costs sold nights',
        },
        b: {
          value: 3,
          rationale:
            'five closed where one is free in September and October: half of the work costs sold nights',
        },
        acts: 1,
        pole: null,
      },
      cwvp: {
        a: {
          value: 1,
          rationale: 'ten rooms closed where one is free: nine guests turned away each night for two months',
        },
        b: { value: 5, rationale: 'ten rooms closed where 14 are free: not one sold night is lost' },
        acts: 1,
        pole: null,
      },
      gtwb: {
        a: {
          value: 5,
          rationale:
            'ten rooms closed where 14 are free: not one sold night is lost, though the rate is higher',
        },
        b: {
          value: 1,
          rationale:
            'ten rooms closed where one is free: nine guests turned away each night, at the higher rate',
        },
        acts: 1,
        pole: null,
      },
      pncm: {
        a: {
          value: 4,
          rationale: 'most of the work falls on free rooms; three closed where one is free for the rest',
        },
        b: { value: 2, rationale: 'seven closed where one is free: most of the work costs sold nights' },
        acts: 1,
        pole: null,
      },
      wmhh: {
        a: { value: 2, rationale: 'seven closed where one is free: most of the work costs sold nights' },
        b: {
          value: 4,
          rationale: 'most of the work falls on free rooms; three closed where one is free for the rest',
        },
        acts: 1,
        pole: null,
      },
    },
    expected: {
      a: {
        share: 0.5,
        why: 'the months of the lower rate look cheapest to close in; 89 and 76 must be set against 90',
      },
      b: { share: 0.7, why: 'the free rooms and the lower rate agree' },
    },
  },
  'hospitality-competency-26@1': {
    slot: { form: 'basic', section: 'competency', number: 26 },
    facet: 'TEA',
    type: 'case_study',
    display: [3, 2, 4, 5, 1],
    status: 'read',
    options: {
      fltr: {
        a: { value: 2, rationale: 'most of it goes to the one who has rested three times' },
        b: { value: 4, rationale: 'most of the evening goes to the one whose turn it is to rest' },
        acts: 2,
        pole: null,
      },
      gfbb: {
        a: { value: 4, rationale: 'most of the evening goes to the one whose turn it is to rest' },
        b: { value: 2, rationale: 'most of it goes to the one who has rested three times' },
        acts: 2,
        pole: null,
      },
      kfgt: {
        a: { value: 3, rationale: 'looks equal, but repeats the old imbalance' },
        b: { value: 3, rationale: 'looks equal, but repeats the old imbalance' },
        acts: 2,
        pole: null,
      },
      klbg: {
        a: {
          value: 5,
          rationale:
            'he carried three of the last four feasts: by the rule the turn is hers, whoever asked first',
        },
        b: { value: 1, rationale: 'she, who carried three of four feasts, works another whole one' },
        acts: 2,
        pole: null,
      },
      wgwf: {
        a: { value: 1, rationale: 'he, who carried three of four feasts, works another whole one' },
        b: { value: 5, rationale: 'she carried three of the last four feasts: by the rule the turn is his' },
        acts: 2,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.62, why: 'Lina asked first, and sharing the evening looks fair' },
      b: { share: 0.78, why: 'the first to ask also has the turn' },
    },
  },
  'hospitality-competency-27@1': {
    slot: { form: 'basic', section: 'competency', number: 27 },
    facet: 'COM',
    type: 'case_study',
    display: [5, 2, 3, 4, 1],
    status: 'read',
    options: {
      jlpj: {
        a: { value: 3, rationale: 'one of them reads it too late; the sums move a little sooner' },
        b: { value: 3, rationale: 'one of them reads it too late; the sums move a little sooner' },
        acts: 2,
        pole: null,
      },
      jnvz: {
        a: {
          value: 1,
          rationale:
            'the page reaches Nasser as he boards: nine hours with an unexplained charge, while the call went to a desk',
        },
        b: {
          value: 5,
          rationale: 'the one who is about to go hears it in time, the other reads the whole at his desk',
        },
        acts: 2,
        pole: 'whole',
      },
      kknf: {
        a: {
          value: 5,
          rationale: 'the one who is about to go hears it in time, the other reads the whole at her desk',
        },
        b: {
          value: 1,
          rationale:
            'the page reaches Maha as she boards: nine hours with an unexplained charge, while the call went to a desk',
        },
        acts: 2,
        pole: 'whole',
      },
      pxwn: {
        a: { value: 4, rationale: 'right call; Maha could have read it all today' },
        b: { value: 2, rationale: 'wrong call; a line can at least be read at the gate' },
        acts: 2,
        pole: 'part',
      },
      vzpw: {
        a: { value: 2, rationale: 'wrong call; a line can at least be read at the gate' },
        b: { value: 4, rationale: 'right call; Nasser could have read it all today' },
        acts: 2,
        pole: 'part',
      },
    },
    expected: {
      a: { share: 0.6, why: 'the larger bill draws the call' },
      b: { share: 0.8, why: 'the larger bill and the flight point the same way' },
    },
  },
  'hospitality-competency-28@1': {
    slot: { form: 'basic', section: 'competency', number: 28 },
    facet: 'DEC',
    type: 'case_study',
    display: [1, 2, 5, 3, 4],
    status: 'read',
    options: {
      blcl: {
        a: { value: 2, rationale: 'three rooms, two or three of them empty: 1500 riyals' },
        b: { value: 4, rationale: 'one guest is left without a room' },
        acts: 1,
        pole: 'cautious',
      },
      cfjv: {
        a: { value: 1, rationale: 'four rooms that stand empty on a usual night: 2000 riyals' },
        b: { value: 5, rationale: 'all nine come for five rooms: four are missing, and these are they' },
        acts: 1,
        pole: 'cautious',
      },
      vzdq: {
        a: { value: 3, rationale: 'a second room that is rarely filled' },
        b: { value: 3, rationale: 'two guests are left without a room' },
        acts: 1,
        pole: null,
      },
      wslz: {
        a: {
          value: 5,
          rationale: '2 paid and 3 of 7 make 5 for 5 rooms: one room covers the usual error of the count',
        },
        b: { value: 2, rationale: 'three guests are left without a room' },
        acts: 1,
        pole: null,
      },
      zqzk: {
        a: { value: 4, rationale: '2 and 3 make 5 for 5 rooms: free of cost, but without a reserve' },
        b: { value: 1, rationale: 'nine come for five rooms: four guests are driven to Jeddah at night' },
        acts: 1,
        pole: 'bold',
      },
    },
    expected: {
      a: { share: 0.42, why: 'nine minus five makes four, and the half-paid list hides that five come' },
      b: { share: 0.75, why: 'the plain subtraction is right' },
    },
  },
  'hospitality-competency-29@1': {
    slot: { form: 'basic', section: 'competency', number: 29 },
    facet: 'ADP',
    type: 'case_study',
    display: [2, 4, 5, 3, 1],
    status: 'read',
    options: {
      czlc: {
        a: {
          value: 5,
          rationale: 'a night of flying: beds are what they need, and this brings them soonest',
        },
        b: {
          value: 1,
          rationale: 'rested guests lose their tour, and others wait until evening for nothing',
        },
        acts: 2,
        pole: 'adapt',
      },
      jkrr: {
        a: { value: 1, rationale: 'from a night of flying straight on to the bus' },
        b: { value: 4, rationale: 'uses the hours too, but without half an hour to settle' },
        acts: 2,
        pole: 'adapt',
      },
      jvhb: {
        a: { value: 2, rationale: "hours on foot after a night of flying, with half an hour's rest" },
        b: {
          value: 5,
          rationale: 'rested guests use the hours, have half an hour to settle, and find their rooms ready',
        },
        acts: 2,
        pole: 'plan',
      },
      ldwz: {
        a: { value: 4, rationale: 'right need, more slowly met' },
        b: { value: 2, rationale: 'the tour is lost, with half the delay for the others' },
        acts: 2,
        pole: 'adapt',
      },
      nmsr: {
        a: { value: 3, rationale: 'comfort, but no bed before two' },
        b: { value: 3, rationale: 'comfort, but a morning passes without the tour' },
        acts: 2,
        pole: 'plan',
      },
    },
    expected: {
      a: { share: 0.8, why: 'three in the morning from Jakarta is a night of flying' },
      b: { share: 0.66, why: 'early guests make one think of rooms first' },
    },
  },
  'hospitality-competency-30@1': {
    slot: { form: 'basic', section: 'competency', number: 30 },
    facet: 'QUA',
    type: 'case_study',
    display: [5, 4, 2, 3, 1],
    status: 'read',
    options: {
      drvs: {
        a: {
          value: 5,
          rationale:
            'the only word that comes while they can still choose: 48 hours end before the week does',
        },
        b: {
          value: 1,
          rationale: '480 hours are 20 days: a third cancel for three days that most do not meet',
        },
        acts: 1,
        pole: 'now',
      },
      kfmr: {
        a: { value: 2, rationale: 'three quarters hear it too late to choose' },
        b: { value: 4, rationale: 'only a quarter are unsettled without need' },
        acts: 1,
        pole: 'gather',
      },
      mdxd: {
        a: { value: 4, rationale: 'a quarter hear it too late to choose' },
        b: { value: 2, rationale: 'three quarters are unsettled without need' },
        acts: 1,
        pole: 'now',
      },
      pwpn: {
        a: { value: 1, rationale: 'all 80 learn it when they can no longer cancel free' },
        b: {
          value: 5,
          rationale: 'all learn the true days 13 days before free cancellation ends, and few need to cancel',
        },
        acts: 1,
        pole: 'gather',
      },
      sqtg: {
        a: { value: 3, rationale: 'half hear it too late to choose' },
        b: { value: 3, rationale: 'half are unsettled without need' },
        acts: 1,
        pole: null,
      },
    },
    expected: {
      a: {
        share: 0.62,
        why: 'the third that cancelled speaks for waiting; 48 hours must be set against a week',
      },
      b: { share: 0.5, why: 'to tell at once looks the honest way; 480 hours must be read as 20 days' },
    },
  },
  'hospitality-skills-01@3': {
    slot: { form: 'basic', section: 'skills', number: 1 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    display: [5, 1, 4, 2, 3],
    status: 'read',
    options: {
      dbpx: {
        a: {
          value: 3,
          rationale: 'nobody is charged wrongly, and the queue at departure grows',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: 'nobody is charged wrongly, and the queue at departure grows',
          error: 'E-ONE-RULE',
        },
        acts: 2,
        pole: null,
      },
      jktv: {
        a: { value: 4, rationale: 'the right payer, for one meal of two', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'the wrong payer, for one meal of two', error: 'E-WRONG-BASE' },
        acts: 2,
        pole: null,
      },
      mkgv: {
        a: {
          value: 1,
          rationale: 'all the guests are asked to pay for meals that the agency pays for',
          error: 'E-REVERSAL',
        },
        b: { value: 5, rationale: 'EP covers the room only: each guest pays for meals', error: 'OK' },
        acts: 2,
        pole: null,
      },
      nkkz: {
        a: {
          value: 5,
          rationale: 'AP is full board: lunch and dinner are part of what the agency pays',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale:
            'EP covers the room only: the agency refuses sixty bills and the guests leave without paying',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
      wcbq: {
        a: { value: 2, rationale: 'the wrong payer, for one meal of two', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'the right payer, for one meal of two', error: 'E-PARTIAL' },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: 'AP is full board: lunch and dinner are part of what the agency pays',
      b: 'EP covers the room only: each guest pays for meals',
    },
    expected: {
      a: {
        share: 0.62,
        why: 'the plan code is known at every front desk, yet extras are charged to the guest by habit',
      },
      b: { share: 0.6, why: 'a voucher of an agency is often taken to cover the meals' },
    },
    topic: { ar: 'خطط الوجبات في أسعار الغرف', en: 'meal plans of room rates' },
    knowledge: {
      fact: 'On the American Plan (AP) the room rate includes breakfast, lunch and dinner (full board); on the European Plan (EP) it covers the room only and meals are charged separately.',
      kind: 'textbook',
      source: {
        title: 'Managing Front Office Operations',
        issuer: 'Michael L. Kasavana, American Hotel & Lodging Educational Institute',
        edition: '10th edition, 2017',
        clause: 'room rates and meal plans',
      },
      reviewBy: '2030-11-23',
    },
  },
  'hospitality-skills-04@2': {
    slot: { form: 'basic', section: 'skills', number: 4 },
    facet: 'STD',
    type: 'technical',
    cell: 'tool_use',
    display: [4, 3, 2, 1, 5],
    status: 'read',
    options: {
      dtts: {
        a: {
          value: 1,
          rationale:
            'six guests who accept only the Nakheel are turned away, and six rooms that could be sold stay empty',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale:
            'sleep-outs are still registered to their guests: the six, who asked first, go where there are rooms',
          error: 'OK',
        },
        acts: 1,
        pole: null,
      },
      hcqb: {
        a: {
          value: 2,
          rationale:
            'four guests who accept only the Nakheel are turned away, and four rooms that could be sold stay empty',
          error: 'E-WRONG-BASE',
        },
        b: { value: 4, rationale: 'two guests of the operator arrive and have no room', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
      pmqp: {
        a: {
          value: 5,
          rationale:
            'sleepers have paid and left, only the status was not updated: the six rooms can be sold tonight and both hotels fill',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale:
            'sleep-outs are still registered to their guests: six guests of the operator arrive and have no room',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      vckw: {
        a: {
          value: 4,
          rationale:
            'two guests who accept only the Nakheel are turned away, and two rooms that could be sold stay empty',
          error: 'E-PARTIAL',
        },
        b: {
          value: 2,
          rationale: 'four guests of the operator arrive and have no room',
          error: 'E-WRONG-BASE',
        },
        acts: 1,
        pole: null,
      },
      zwmj: {
        a: {
          value: 3,
          rationale:
            'three guests who accept only the Nakheel are turned away, and three rooms that could be sold stay empty',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: 'three guests of the operator arrive and have no room',
          error: 'E-ONE-RULE',
        },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'sleepers: paid and left, status not updated: the six rooms can be sold and both hotels fill',
      b: 'sleep-outs: still registered to their guests: the six, who asked first, go to the Nakheel',
    },
    expected: {
      a: {
        share: 0.6,
        why: "both words sound like guests asleep; the other guests' wish speaks for the Marsa",
      },
      b: { share: 0.55, why: 'rooms in which nobody was seen tempt to sell what is taken' },
    },
    topic: { ar: 'مصطلحات حالة الغرف', en: 'room status terms' },
    knowledge: {
      fact: 'In the front office a sleeper is a room whose guest has settled the account and left while the status was not updated: it can be sold again once cleaned. A sleep-out is a room to which a guest is registered though the bed has not been used: it is occupied and cannot be sold.',
      kind: 'textbook',
      source: {
        title: 'Managing Front Office Operations, room status terminology',
        issuer:
          'Michael L. Kasavana (8th edition with R. Brooks), American Hotel & Lodging Educational Institute',
        edition: '8th edition, 2009',
      },
      reviewBy: '2030-11-23',
    },
  },
  'hospitality-skills-07@1': {
    slot: { form: 'basic', section: 'skills', number: 7 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    display: [3, 4, 5, 1, 2],
    status: 'read',
    options: {
      gtlq: {
        a: { value: 4, rationale: 'right for the soda; the other cake is a little sour', error: 'E-PARTIAL' },
        b: {
          value: 2,
          rationale: 'flat and soapy with soda; the other cake is passable',
          error: 'E-WRONG-BASE',
        },
        acts: 1,
        pole: null,
      },
      hlhc: {
        a: { value: 3, rationale: 'the soda finds half the acid it needs', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'the soda finds half the acid it needs', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
      kwts: {
        a: {
          value: 2,
          rationale: 'flat and soapy with soda; the other cake is passable',
          error: 'E-WRONG-BASE',
        },
        b: { value: 4, rationale: 'right for the soda; the other cake is a little sour', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
      nqdj: {
        a: {
          value: 1,
          rationale:
            "Dutch-processed cocoa leaves the soda without an acid: a flat and soapy cake, and the café's is sour",
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'natural cocoa makes the soda react, and baking powder needs no acid from the cocoa',
          error: 'OK',
        },
        acts: 1,
        pole: null,
      },
      rpwj: {
        a: {
          value: 5,
          rationale: 'natural cocoa makes the soda react, and baking powder needs no acid from the cocoa',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale:
            "Dutch-processed cocoa leaves the soda without an acid: a flat and soapy cake, and the café's is sour",
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'natural cocoa makes the soda react, and baking powder needs no acid from the cocoa',
      b: 'natural cocoa makes the soda react, and baking powder needs no acid from the cocoa',
    },
    expected: {
      a: { share: 0.6, why: 'taught in every pastry course; who has not learnt it sees two brown powders' },
      b: { share: 0.6, why: 'the same with the tins exchanged' },
    },
    topic: { ar: 'عوامل الرفع في الخبز', en: 'raising agents in baking' },
    knowledge: {
      fact: 'Baking soda needs an acid to react: natural cocoa is acidic and supplies it; Dutch-processed (alkalised) cocoa does not, so that a cake raised by soda alone stays low and tastes soapy, and it is paired with baking powder, which holds its own acid.',
      kind: 'textbook',
      source: {
        title: 'On Food and Cooking',
        issuer: 'Harold McGee, Scribner',
        edition: '2004',
        clause: 'cocoas in baking',
      },
      reviewBy: '2030-11-23',
    },
  },
  'hospitality-skills-10@3': {
    slot: { form: 'basic', section: 'skills', number: 10 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    display: [1, 5, 3, 4, 2],
    status: 'read',
    options: {
      fxqc: {
        a: { value: 3, rationale: 'thawed fish without air for 8 hours', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: '2 kilos of sound meat are trimmed for nothing', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
      ndrv: {
        a: { value: 2, rationale: 'thawed fish without air for 14 hours', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'beef may thaw in its bag; one kilo is trimmed', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
      pmjl: {
        a: {
          value: 1,
          rationale:
            'thawed fish without air for 20 hours: toxin of botulism may form at 4 degrees, unseen and unsmelt',
          error: 'E-REVERSAL',
        },
        b: { value: 5, rationale: 'beef may thaw in its bag, and nothing is trimmed', error: 'OK' },
        acts: 1,
        pole: null,
      },
      tkhz: {
        a: {
          value: 5,
          rationale:
            'with air in the bag the bacterium of botulism, which lives on fish, does not grow; 4 kilos are trimmed',
          error: 'OK',
        },
        b: { value: 1, rationale: '4 kilos of sound meat are trimmed for nothing', error: 'E-REVERSAL' },
        acts: 1,
        pole: null,
      },
      wgbs: {
        a: { value: 4, rationale: 'thawed fish without air for 2 hours', error: 'E-PARTIAL' },
        b: { value: 2, rationale: '3 kilos of sound meat are trimmed for nothing', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'vacuum-packed fish is taken out of its vacuum before it thaws',
      b: 'vacuum-packed beef may thaw in its closed bag',
    },
    expected: {
      a: { share: 0.4, why: 'a closed bag looks cleaner and nothing is trimmed' },
      b: { share: 0.7, why: 'the closed bag is what most would choose' },
    },
    topic: { ar: 'إذابة الأغذية المفرغة من الهواء', en: 'thawing of vacuum-packed food' },
    knowledge: {
      fact: 'Frozen fish in a vacuum package labelled to be kept frozen until use is taken out of the vacuum before it thaws in the refrigerator, since non-proteolytic Clostridium botulinum, found on fish, can grow without air at about 3 degrees; raw beef has no such rule.',
      kind: 'standard',
      source: {
        title: 'Food Code',
        issuer: 'U.S. Food and Drug Administration',
        edition: '2022',
        clause: '3-501.13(E)',
      },
      reviewBy: '2028-11-29',
    },
  },
  'hospitality-skills-13@1': {
    slot: { form: 'basic', section: 'skills', number: 13 },
    facet: 'TEC',
    type: 'technical',
    cell: 'diagnosis',
    display: [4, 2, 3, 5, 1],
    status: 'read',
    options: {
      gltc: {
        a: {
          value: 1,
          rationale: 'MPI 120 and ARI 75: a hotel that is full and cheap grows cheaper',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'MPI 75 and ARI 120: dearer than the others, whose rate is 400, and far emptier',
          error: 'OK',
        },
        acts: 1,
        pole: null,
      },
      gsrf: {
        a: { value: 3, rationale: 'the low rate stays', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'the high rate stays', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
      lpkg: {
        a: { value: 4, rationale: 'the right way, half as far as there is room', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'the wrong way, by a small step', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: null,
      },
      ltpg: {
        a: {
          value: 5,
          rationale:
            'MPI 120 and ARI 75: fuller than the others at about three quarters of their rate, so the rate has room',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'MPI 75 and ARI 120: the hotel is dear and empty, and grows dearer',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      sghf: {
        a: { value: 2, rationale: 'the wrong way, by a small step', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'the right way, half as far as there is room', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'MPI 120 and ARI 75: fuller than the others at about three quarters of their rate, so the rate has room',
      b: 'MPI 75 and ARI 120: dearer than the others, whose rate is 400, and far emptier',
    },
    expected: {
      a: {
        share: 0.6,
        why: 'the two indices are read every month in revenue management, and mean nothing outside it',
      },
      b: { share: 0.55, why: 'lowering a rate when revenue is short goes against the habit' },
    },
    topic: { ar: 'مؤشرات الأداء أمام المنافسين', en: 'indices of the competitive set' },
    knowledge: {
      fact: "MPI compares a hotel's occupancy and ARI its average daily rate with those of its competitive set (RGI compares RevPAR), 100 being equality: MPI above and ARI below 100 point to a rate low for the demand, the reverse to a rate that costs occupancy.",
      kind: 'textbook',
      source: {
        title: 'Revenue Management for the Hospitality Industry',
        issuer: 'David K. Hayes, Joshua D. Hayes and Peggy A. Hayes, Wiley',
        edition: '2021',
        clause: 'competitive set indices',
      },
      reviewBy: '2030-11-23',
    },
  },
  'hospitality-skills-16@1': {
    slot: { form: 'basic', section: 'skills', number: 16 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    display: [3, 2, 1, 5, 4],
    status: 'read',
    options: {
      dhfm: {
        a: {
          value: 1,
          rationale: 'six dishes with celery stand for a week without the mark that the rule demands',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'celery is on the list that menus must disclose; kiwi is not',
          error: 'OK',
        },
        acts: 1,
        pole: null,
      },
      gkrf: {
        a: {
          value: 4,
          rationale: 'two dishes with celery stand for a week without the mark',
          error: 'E-PARTIAL',
        },
        b: {
          value: 2,
          rationale: 'four dishes with celery stand for a week without the mark',
          error: 'E-WRONG-BASE',
        },
        acts: 1,
        pole: null,
      },
      wbxn: {
        a: {
          value: 5,
          rationale: 'celery is on the list that menus must disclose; kiwi is not',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'six dishes with celery stand for a week without the mark that the rule demands',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      wnvs: {
        a: {
          value: 3,
          rationale: 'three dishes with celery stand for a week without the mark',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: 'three dishes with celery stand for a week without the mark',
          error: 'E-ONE-RULE',
        },
        acts: 1,
        pole: null,
      },
      xtrn: {
        a: {
          value: 2,
          rationale: 'four dishes with celery stand for a week without the mark',
          error: 'E-WRONG-BASE',
        },
        b: {
          value: 4,
          rationale: 'two dishes with celery stand for a week without the mark',
          error: 'E-PARTIAL',
        },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'celery is on the list that menus must disclose; kiwi is not',
      b: 'celery is on the list that menus must disclose; kiwi is not',
    },
    expected: {
      a: {
        share: 0.5,
        why: 'kiwi is widely known as a cause of allergy, celery hardly; the list says otherwise',
      },
      b: { share: 0.5, why: 'the same with the dishes exchanged' },
    },
    topic: { ar: 'الإفصاح عن مسببات الحساسية', en: 'disclosure of allergens' },
    knowledge: {
      fact: 'Celery is among the allergens that the Saudi Food and Drug Authority (SFDA) obliges food establishments to disclose on their menus; kiwi is not on that list.',
      kind: 'law',
      source: {
        title:
          'Disclosure of allergens in the menus of food establishments (technical regulation, in force since October 2019)',
        issuer: 'Saudi Food and Drug Authority',
        edition: '2019',
        unclaused:
          'the announcements of the authority give the list without its article, and the regulation itself was not found as a public text',
      },
      reviewBy: '2027-11-23',
    },
  },
  'hospitality-skills-19@1': {
    slot: { form: 'basic', section: 'skills', number: 19 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    display: [2, 5, 1, 3, 4],
    status: 'read',
    options: {
      dmxt: {
        a: {
          value: 5,
          rationale:
            'HK holds confirmed seats: the blue file can commit, the green one on the waiting list can cancel',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'HL is a waiting list: six nights are lost if no seats come free',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      fxdp: {
        a: { value: 2, rationale: 'four prepaid nights hang on a waiting list', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'two prepaid nights hang on a waiting list', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
      gslr: {
        a: { value: 4, rationale: 'two prepaid nights hang on a waiting list', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'four prepaid nights hang on a waiting list', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: null,
      },
      nmpp: {
        a: { value: 3, rationale: 'three prepaid nights hang on a waiting list', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'three prepaid nights hang on a waiting list', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
      shlk: {
        a: {
          value: 1,
          rationale: 'HL is a waiting list: six nights are lost if no seats come free',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale:
            'HK holds confirmed seats: the green file can commit, the blue one on the waiting list can cancel',
          error: 'OK',
        },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'HK holds confirmed seats: the blue file can commit, the green one on the waiting list can cancel',
      b: 'HK holds confirmed seats: the green file can commit, the blue one on the waiting list can cancel',
    },
    expected: {
      a: {
        share: 0.62,
        why: 'the two codes are learnt in the first week of booking, and look alike outside it',
      },
      b: { share: 0.62, why: 'the same with the files exchanged' },
    },
    topic: { ar: 'رموز حالة حجوزات الطيران', en: 'status codes of airline bookings' },
    knowledge: {
      fact: 'In an airline booking (PNR) the status code HK means that the seats are held confirmed, HL that they are only held on a waiting list.',
      kind: 'guideline',
      source: {
        title: 'Reservations Interline Message Procedures - Passenger (AIRIMP), 40th edition',
        issuer: 'Airlines for America and International Air Transport Association',
        edition: '2016',
      },
      reviewBy: '2030-11-23',
    },
  },
  'hospitality-skills-22@1': {
    slot: { form: 'basic', section: 'skills', number: 22 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    display: [5, 1, 4, 2, 3],
    status: 'read',
    options: {
      mbhp: {
        a: { value: 2, rationale: 'two thirds of the steaks are of lean Select', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'a third of the steaks are of lean Select', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
      plxk: {
        a: { value: 3, rationale: 'half of the steaks are of lean Select', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'half of the steaks are of lean Select', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
      qlfb: {
        a: {
          value: 1,
          rationale:
            'lean Select round comes tough and dry off the grill, and the marbling of Choice is spent in a stew',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'Choice has more marbling and bears the grill; lean Select round softens in the broth',
          error: 'OK',
        },
        acts: 1,
        pole: null,
      },
      xbpt: {
        a: {
          value: 5,
          rationale: 'Choice has more marbling and bears the grill; lean Select round softens in the broth',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale:
            'lean Select round comes tough and dry off the grill, and the marbling of Choice is spent in a stew',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      zfrr: {
        a: { value: 4, rationale: 'a third of the steaks are of lean Select', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'two thirds of the steaks are of lean Select', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'Choice has more marbling and bears the grill; lean Select round softens in the broth',
      b: 'Choice has more marbling and bears the grill; lean Select round softens in the broth',
    },
    expected: {
      a: { share: 0.55, why: 'both words mean picked out, and Select sounds the stricter of the two' },
      b: { share: 0.55, why: 'the same with the straps exchanged' },
    },
    topic: { ar: 'درجات لحم البقر', en: 'grades of beef' },
    knowledge: {
      fact: 'USDA Choice is a higher grade of beef than USDA Select and has more marbling: less tender cuts can go on the grill if they are Choice and not overcooked; if they are Select, which is leaner, they should be marinated or braised.',
      kind: 'guideline',
      source: {
        title: "What's Your Beef: Prime, Choice or Select?",
        issuer: 'U.S. Department of Agriculture, Agricultural Marketing Service',
        edition: '2013',
      },
      reviewBy: '2030-11-23',
    },
  },
  'hospitality-skills-25@3': {
    slot: { form: 'basic', section: 'skills', number: 25 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    display: [1, 3, 2, 4, 5],
    status: 'read',
    options: {
      jhhn: {
        a: { value: 4, rationale: 'the right change, for a week', error: 'E-PARTIAL' },
        b: {
          value: 2,
          rationale: 'draws orders from dishes that earn more a plate, for a week',
          error: 'E-WRONG-BASE',
        },
        acts: 1,
        pole: null,
      },
      qpww: {
        a: { value: 5, rationale: 'the dish that earns most a plate is seen at last', error: 'OK' },
        b: {
          value: 1,
          rationale: 'draws orders from dishes that earn more a plate, all month',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      rwwc: {
        a: { value: 2, rationale: 'a little more a plate, on the few plates sold', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'a little more a plate, on many plates', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
      rzpr: {
        a: { value: 3, rationale: 'pleasant, and moves no order between the dishes', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'pleasant, and moves no order between the dishes', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
      whzv: {
        a: {
          value: 1,
          rationale: 'makes the dish that few order plainer, where each plate earned enough',
          error: 'E-REVERSAL',
        },
        b: { value: 5, rationale: 'the margin of a dish that sells anyway is mended', error: 'OK' },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'a puzzle earns most a plate and is little seen: it takes the best place',
      b: 'a plowhorse sells anyway and earns little a plate: portion and price are looked at',
    },
    expected: {
      a: {
        share: 0.58,
        why: 'outside the field a puzzle sounds like trouble and a plowhorse like the dish that does the work',
      },
      b: { share: 0.58, why: 'the same with the dishes exchanged' },
    },
    topic: { ar: 'هندسة قائمة الطعام', en: 'menu engineering' },
    knowledge: {
      fact: 'In menu engineering a puzzle has a high contribution margin and few sales and is made more visible on the menu; a plowhorse has many sales and a low margin: it is not promoted, and its price or portion is looked at instead.',
      kind: 'textbook',
      source: {
        title: 'Food and Beverage Cost Control',
        issuer: 'Lea R. Dopson and David K. Hayes, Wiley',
        edition: '2020',
        clause: 'menu analysis; after Kasavana and Smith, Menu Engineering',
      },
      reviewBy: '2030-11-23',
    },
  },
  'hospitality-skills-28@2': {
    slot: { form: 'basic', section: 'skills', number: 28 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    display: [2, 4, 5, 3, 1],
    status: 'read',
    options: {
      chmb: {
        a: { value: 3, rationale: 'a good habit that does not show histamine', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'a good habit that does not show histamine', error: 'E-ONE-RULE' },
        acts: 2,
        pole: null,
      },
      frrp: {
        a: { value: 5, rationale: 'the fish in which histamine forms, every crate', error: 'OK' },
        b: {
          value: 1,
          rationale:
            'the fish in which it does not form: the strips are gone, and the others go on the grill untested',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
      qngx: {
        a: { value: 2, rationale: 'the wrong fish, but five strips are left', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'the right fish, one crate of six', error: 'E-PARTIAL' },
        acts: 2,
        pole: null,
      },
      rntk: {
        a: { value: 4, rationale: 'the right fish, one crate of six', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'the wrong fish, but five strips are left', error: 'E-WRONG-BASE' },
        acts: 2,
        pole: null,
      },
      shkm: {
        a: {
          value: 1,
          rationale:
            'the fish in which it does not form: the strips are gone, and the others go on the grill untested',
          error: 'E-REVERSAL',
        },
        b: { value: 5, rationale: 'the fish in which histamine forms, every crate', error: 'OK' },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: 'kanaad is of the mackerel family, in which histamine forms, and the grill does not remove it',
      b: 'kanaad is of the mackerel family, in which histamine forms, and the grill does not remove it',
    },
    expected: {
      a: { share: 0.6, why: 'taught in every course on fish safety; outside it one fish is like the other' },
      b: { share: 0.6, why: 'the same with the suppliers exchanged' },
    },
    topic: { ar: 'الهيستامين في الأسماك', en: 'histamine in fish' },
    knowledge: {
      fact: 'Histamine (scombrotoxin) forms, when they warm up after the catch, in fish rich in histidine, among them the family Scombridae (tunas and mackerels; kanaad, Spanish mackerel, is one), and cooking does not remove it; grouper (hamour) is not among them.',
      kind: 'guideline',
      source: {
        title:
          'Fish and Fishery Products Hazards and Controls Guidance; Public Health Risks of Histamine and other Biogenic Amines from Fish and Fishery Products',
        issuer: 'U.S. Food and Drug Administration; FAO/WHO',
        edition: '4th edition, 2011, as updated; 2013',
        clause: 'chapter 7 (scombrotoxin) and table 3-2 (hazards by species)',
      },
      reviewBy: '2028-11-23',
    },
  },
} as const satisfies Pairs
