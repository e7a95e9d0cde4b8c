import type { Pairs } from '../pair.ts'

export const pairs = {
  'hospitality-competency-25@1': {
    slot: { form: 'basic', section: 'competency', number: 25 },
    facet: 'PLN',
    type: 'case_study',
    display: [4, 5, 2, 1, 3],
    status: 'draft',
    options: {
      brmn: {
        a: { value: 3, rationale: 'five closed where five are free: every busy night turns guests away' },
        b: { value: 3, rationale: 'half of the rooms use the empty months, half cost sold nights' },
        acts: 1,
      },
      cwvp: {
        a: {
          value: 1,
          rationale:
            'ten rooms closed where five are free: about five guests turned away each night for two months',
        },
        b: { value: 5, rationale: '72 rooms stand free in these months: not one sold night is lost' },
        acts: 1,
      },
      gtwb: {
        a: {
          value: 5,
          rationale:
            'about two rooms closed at a time all year, where four or five stand free: no night is lost',
        },
        b: {
          value: 1,
          rationale:
            '75 of the 90 rooms fall in months when less than one room a night is free: the most sold nights lost',
        },
        acts: 1,
      },
      pncm: {
        a: {
          value: 4,
          rationale: 'three or four closed in the two months of the five free: tight on busy nights only',
        },
        b: { value: 2, rationale: '60 rooms still fall in the full months' },
        acts: 1,
      },
      wmhh: {
        a: { value: 2, rationale: 'seven closed where five are free: guests turned away every night' },
        b: { value: 4, rationale: 'most of the work falls in the empty months, a third costs nights' },
        acts: 1,
      },
    },
    expected: {
      a: {
        share: 0.4,
        why: "works in the quiet months is the trade's habit; one point of difference is no quiet month",
      },
      b: { share: 0.78, why: '20% is seen at once' },
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
      },
      gfbb: {
        a: { value: 4, rationale: 'most of the evening goes to the one whose turn it is to rest' },
        b: { value: 2, rationale: 'most of it goes to the one who has rested three times' },
        acts: 2,
      },
      kfgt: {
        a: { value: 3, rationale: 'looks equal, but repeats the old imbalance' },
        b: { value: 3, rationale: 'looks equal, but repeats the old imbalance' },
        acts: 2,
      },
      klbg: {
        a: {
          value: 5,
          rationale:
            'he carried three of the last four feasts: by the rule the turn is hers, whoever asked first',
        },
        b: { value: 1, rationale: 'she, who carried three of four feasts, works another whole one' },
        acts: 2,
      },
      wgwf: {
        a: { value: 1, rationale: 'he, who carried three of four feasts, works another whole one' },
        b: { value: 5, rationale: 'she carried three of the last four feasts: by the rule the turn is his' },
        acts: 2,
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
      },
      pxwn: {
        a: { value: 4, rationale: 'right call; Maha could have read it all today' },
        b: { value: 2, rationale: 'wrong call; a line can at least be read at the gate' },
        acts: 2,
      },
      vzpw: {
        a: { value: 2, rationale: 'wrong call; a line can at least be read at the gate' },
        b: { value: 4, rationale: 'right call; Nasser could have read it all today' },
        acts: 2,
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
      },
      cfjv: {
        a: { value: 1, rationale: 'four rooms that stand empty on a usual night: 2000 riyals' },
        b: { value: 5, rationale: 'all nine come for five rooms: four are missing, and these are they' },
        acts: 1,
      },
      vzdq: {
        a: { value: 3, rationale: 'a second room that is rarely filled' },
        b: { value: 3, rationale: 'two guests are left without a room' },
        acts: 1,
      },
      wslz: {
        a: {
          value: 5,
          rationale: '2 paid and 3 of 7 make 5 for 5 rooms: one room covers the usual error of the count',
        },
        b: { value: 2, rationale: 'three guests are left without a room' },
        acts: 1,
      },
      zqzk: {
        a: { value: 4, rationale: '2 and 3 make 5 for 5 rooms: free of cost, but without a reserve' },
        b: { value: 1, rationale: 'nine come for five rooms: four guests are driven to Jeddah at night' },
        acts: 1,
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
      },
      jkrr: {
        a: { value: 1, rationale: 'from a night of flying straight on to the bus' },
        b: { value: 4, rationale: 'uses the hours too, but without half an hour to settle' },
        acts: 2,
      },
      jvhb: {
        a: { value: 2, rationale: "hours on foot after a night of flying, with half an hour's rest" },
        b: {
          value: 5,
          rationale: 'rested guests use the hours, have half an hour to settle, and find their rooms ready',
        },
        acts: 2,
      },
      ldwz: {
        a: { value: 4, rationale: 'right need, more slowly met' },
        b: { value: 2, rationale: 'the tour is lost, with half the delay for the others' },
        acts: 2,
      },
      nmsr: {
        a: { value: 3, rationale: 'comfort, but no bed before two' },
        b: { value: 3, rationale: 'comfort, but a morning passes without the tour' },
        acts: 2,
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
      },
      kfmr: {
        a: { value: 2, rationale: 'three quarters hear it too late to choose' },
        b: { value: 4, rationale: 'only a quarter are unsettled without need' },
        acts: 1,
      },
      mdxd: {
        a: { value: 4, rationale: 'a quarter hear it too late to choose' },
        b: { value: 2, rationale: 'three quarters are unsettled without need' },
        acts: 1,
      },
      pwpn: {
        a: { value: 1, rationale: 'all 80 learn it when they can no longer cancel free' },
        b: {
          value: 5,
          rationale: 'all learn the true days 13 days before free cancellation ends, and few need to cancel',
        },
        acts: 1,
      },
      sqtg: {
        a: { value: 3, rationale: 'half hear it too late to choose' },
        b: { value: 3, rationale: 'half are unsettled without need' },
        acts: 1,
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
  'hospitality-skills-01@1': {
    slot: { form: 'basic', section: 'skills', number: 1 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    display: [5, 1, 4, 2, 3],
    status: 'read',
    options: {
      dsvz: {
        a: { value: 3, rationale: 'ten kilos of red are lost', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'ten kilos of green are lost', error: 'E-ONE-RULE' },
        acts: 1,
      },
      fnxm: {
        a: {
          value: 1,
          rationale: 'all the sauce of pH 5.9 cools for eight hours on the table and is thrown away',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale:
            'pH 5.9 must be down to 21 degrees in two hours and to 5 in six; at 3.8 the red may cool slowly',
          error: 'OK',
        },
        acts: 1,
      },
      hgcq: {
        a: { value: 2, rationale: 'fifteen kilos of red are lost', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'five kilos of green are lost', error: 'E-PARTIAL' },
        acts: 1,
      },
      lxxs: {
        a: {
          value: 5,
          rationale:
            'pH 5.9 must be down to 21 degrees in two hours and to 5 in six; at 3.8 the green may cool slowly',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'all the sauce of pH 5.9 cools for eight hours on the table and is thrown away',
          error: 'E-REVERSAL',
        },
        acts: 1,
      },
      ncrg: {
        a: { value: 4, rationale: 'five kilos of red are lost', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'fifteen kilos of green are lost', error: 'E-WRONG-BASE' },
        acts: 1,
      },
    },
    solution: {
      a: 'pH 5.9 must be down to 21 degrees in two hours and to 5 in six; at 3.8 the green may cool slowly',
      b: 'pH 5.9 must be down to 21 degrees in two hours and to 5 in six; at 3.8 the red may cool slowly',
    },
    expected: {
      a: { share: 0.68, why: 'taught in every food safety course, yet most cooks split by weight' },
      b: { share: 0.55, why: 'red sauce is thought of as meat sauce and chilled first' },
    },
    knowledge: {
      fact: 'A cooked, unpackaged sauce with a pH below 4.2 needs no time and temperature control for safety; a moist one of pH near 6 is cooled from 57 to 21 degrees within two hours and to 5 within six in all.',
      kind: 'standard',
      source: {
        title: 'Food Code',
        issuer: 'U.S. Food and Drug Administration',
        edition: '2022',
        clause: '1-201.10 (definition of TCS food, table B); 3-501.14',
      },
      reviewBy: '2028-11-23',
      checks: 2,
    },
  },
  'hospitality-skills-04@1': {
    slot: { form: 'basic', section: 'skills', number: 4 },
    facet: 'STD',
    type: 'technical',
    cell: 'tool_use',
    display: [4, 3, 2, 1, 5],
    status: 'read',
    options: {
      dqzb: {
        a: {
          value: 4,
          rationale: '16 grams in 80 litres: 212 parts, just over the limit of 200 without a rinse',
          error: 'E-PARTIAL',
        },
        b: { value: 1, rationale: '680 parts per million: far above the limit', error: 'E-REVERSAL' },
        acts: 2,
      },
      dwzz: {
        a: {
          value: 3,
          rationale: 'the bath is not diluted, but 12 parts do not reliably sanitise',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: 'the bath is left as it is, and 480 parts leave a residue',
          error: 'E-ONE-RULE',
        },
        acts: 2,
      },
      hfhs: {
        a: { value: 1, rationale: '3 parts per million: almost plain water', error: 'E-REVERSAL' },
        b: { value: 5, rationale: '120 parts per million: inside 50 to 200', error: 'OK' },
        acts: 2,
      },
      qpvh: {
        a: { value: 2, rationale: '6 parts per million: further below the range', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: '240 parts per million: nearly down to the limit', error: 'E-PARTIAL' },
        acts: 2,
      },
      tgjv: {
        a: { value: 5, rationale: '8 grams in 80 litres: 112 parts, inside 50 to 200', error: 'OK' },
        b: { value: 2, rationale: '580 parts per million: further above the limit', error: 'E-WRONG-BASE' },
        acts: 2,
      },
    },
    solution: {
      a: '8 grams in 80 litres: 112 parts, inside 50 to 200',
      b: '120 parts per million: inside 50 to 200',
    },
    expected: {
      a: { share: 0.46, why: 'the larger measure of chlorine looks the safer one' },
      b: { share: 0.68, why: '480 looks safely strong; those who check the bath every day know the 200' },
    },
    knowledge: {
      fact: 'A chlorine bath for food-contact surfaces is kept between about 50 and 200 parts per million: weaker, it does not reliably sanitise at room temperature; above 200 it may not be used without a rinse.',
      kind: 'standard',
      source: {
        title: 'Food Code; 40 CFR 180.940',
        issuer: 'U.S. Food and Drug Administration; U.S. Environmental Protection Agency',
        edition: '2022',
        clause: 'Food Code 4-501.114, 7-204.11; 40 CFR 180.940(a)',
      },
      reviewBy: '2028-11-23',
      checks: 2,
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
      dmvv: {
        a: { value: 5, rationale: '13 percent is bread flour, 8.5 is cake flour', error: 'OK' },
        b: {
          value: 1,
          rationale: 'flat rolls from weak flour and tough cake from strong flour',
          error: 'E-REVERSAL',
        },
        acts: 2,
      },
      sqth: {
        a: {
          value: 1,
          rationale: 'flat rolls from weak flour and tough cake from strong flour',
          error: 'E-REVERSAL',
        },
        b: { value: 5, rationale: '13 percent is bread flour, 8.5 is cake flour', error: 'OK' },
        acts: 2,
      },
      vmxf: {
        a: { value: 4, rationale: 'right rolls, a rather firm cake', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'flat rolls; the cake is only rather firm', error: 'E-WRONG-BASE' },
        acts: 2,
      },
      xgft: {
        a: { value: 2, rationale: 'flat rolls; the cake is only rather firm', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'right rolls, a rather firm cake', error: 'E-PARTIAL' },
        acts: 2,
      },
      xsrv: {
        a: { value: 3, rationale: 'both come out middling', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'both come out middling', error: 'E-ONE-RULE' },
        acts: 2,
      },
    },
    solution: {
      a: '13 percent is bread flour, 8.5 is cake flour',
      b: '13 percent is bread flour, 8.5 is cake flour',
    },
    expected: {
      a: { share: 0.75, why: 'the first table of every baking course' },
      b: { share: 0.72, why: 'the same with the sacks exchanged' },
    },
    knowledge: {
      fact: 'Bread wants strong flour of about 12 to 14 percent protein, sponge cake weak flour of about 7 to 9 percent.',
      kind: 'textbook',
      source: {
        title: 'Professional Baking',
        issuer: 'Wayne Gisslen, Wiley',
        edition: '2021',
        clause: 'wheat flours: bread flour and cake flour',
      },
      reviewBy: '2030-11-23',
      checks: 2,
    },
  },
  'hospitality-skills-10@1': {
    slot: { form: 'basic', section: 'skills', number: 10 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    display: [1, 5, 3, 4, 2],
    status: 'draft',
    options: {
      dphm: {
        a: { value: 2, rationale: 'most of the protein is set in the cloth', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'most of the fat comes out', error: 'E-PARTIAL' },
        acts: 1,
      },
      hfmw: {
        a: { value: 5, rationale: 'protein comes loose in cool water and is not set', error: 'OK' },
        b: {
          value: 1,
          rationale: 'ghee barely melts and the fat stays in the cloth, which goes out yellow',
          error: 'E-REVERSAL',
        },
        acts: 1,
      },
      htmp: {
        a: { value: 3, rationale: 'part of the protein sets, part comes loose', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'part of the fat comes out, part stays', error: 'E-ONE-RULE' },
        acts: 1,
      },
      ssmf: {
        a: { value: 4, rationale: 'most comes loose, a little protein begins to set', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'fat melts, but little of it comes out', error: 'E-WRONG-BASE' },
        acts: 1,
      },
      xjqz: {
        a: { value: 1, rationale: 'heat sets egg and milk in the cotton', error: 'E-REVERSAL' },
        b: { value: 5, rationale: 'hot alkali takes fat and oil out of cotton', error: 'OK' },
        acts: 1,
      },
    },
    solution: {
      a: 'protein comes loose in cool water and is not set',
      b: 'hot alkali takes fat and oil out of cotton',
    },
    expected: {
      a: { share: 0.48, why: 'white cotton is washed hot by habit, whatever is on it' },
      b: { share: 0.82, why: 'hot water for fat agrees with the habit' },
    },
    knowledge: {
      fact: 'Protein stains (egg, milk, blood) are loosened in cool water and set by heat; fat and oil come out hot with alkali.',
      kind: 'textbook',
      source: {
        title: 'Professional Management of Housekeeping Operations',
        issuer: 'Thomas J. A. Jones, Wiley',
        edition: '2007',
        clause: 'laundry',
      },
      reviewBy: '2030-11-23',
      checks: 2,
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
      bwrv: {
        a: { value: 4, rationale: '18 seconds: the right way, still too fast', error: 'E-PARTIAL' },
        b: { value: 2, rationale: '44 seconds: slower still', error: 'E-WRONG-BASE' },
        acts: 2,
      },
      dxcg: {
        a: { value: 5, rationale: '14 and 12 make 26 seconds: inside 25 to 30', error: 'OK' },
        b: { value: 1, rationale: '40 and 12 make 52 seconds: far too slow', error: 'E-REVERSAL' },
        acts: 2,
      },
      fhrk: {
        a: { value: 1, rationale: 'water would run straight through', error: 'E-REVERSAL' },
        b: { value: 5, rationale: '40 less 12 makes 28 seconds: inside 25 to 30', error: 'OK' },
        acts: 2,
      },
      wgjr: {
        a: { value: 3, rationale: 'a clean group, the same 14 seconds', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'a clean group, the same 40 seconds', error: 'E-ONE-RULE' },
        acts: 2,
      },
      xmsb: {
        a: { value: 2, rationale: '10 seconds: faster still', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: '36 seconds: the right way, still too slow', error: 'E-PARTIAL' },
        acts: 2,
      },
    },
    solution: {
      a: '14 and 12 make 26 seconds: inside 25 to 30',
      b: '40 less 12 makes 28 seconds: inside 25 to 30',
    },
    expected: {
      a: { share: 0.72, why: 'a barista sees at once that 14 is fast, and by how much' },
      b: {
        share: 0.6,
        why: '40 is known as slow, but long extraction is taken for strength, and one careful step looks enough',
      },
    },
    knowledge: {
      fact: 'An espresso of 18 grams in and 36 out runs in about 25 to 30 seconds in common practice; a faster shot asks for a finer grind, a slower one for a coarser grind.',
      kind: 'guideline',
      source: {
        title: 'Coffee Skills Program, Barista Skills: espresso extraction and grinder adjustment',
        issuer: 'Specialty Coffee Association',
        edition: '2018',
      },
      reviewBy: '2030-11-23',
      checks: 2,
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
      bkbn: {
        a: {
          value: 1,
          rationale: 'everything raw stands above food that is not cooked again',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'raw poultry stands at the bottom, where it can drip on nothing',
          error: 'OK',
        },
        acts: 1,
      },
      hqrf: {
        a: {
          value: 4,
          rationale: 'one shelf below its place, still above raw meat and poultry',
          error: 'E-PARTIAL',
        },
        b: { value: 2, rationale: 'raw poultry stands above fish and meat', error: 'E-WRONG-BASE' },
        acts: 1,
      },
      lghv: {
        a: { value: 2, rationale: 'raw fish and meat above it', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'only the lowest shelf lies below it', error: 'E-PARTIAL' },
        acts: 1,
      },
      pnzq: {
        a: { value: 5, rationale: 'ready-to-eat food stands above everything raw', error: 'OK' },
        b: {
          value: 1,
          rationale: 'raw poultry stands above everything and can drip on all the other shelves',
          error: 'E-REVERSAL',
        },
        acts: 1,
      },
      zqzs: {
        a: { value: 3, rationale: 'raw fish stands above it', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'raw poultry stands above whole and minced meat', error: 'E-ONE-RULE' },
        acts: 1,
      },
    },
    solution: {
      a: 'ready-to-eat food stands above everything raw',
      b: 'raw poultry stands at the bottom, where it can drip on nothing',
    },
    expected: {
      a: { share: 0.8, why: 'cut fruit is eaten as it is' },
      b: { share: 0.74, why: 'raw poultry at the bottom is taught in the first week' },
    },
    knowledge: {
      fact: 'In a refrigerator ready-to-eat food stands at the top and raw poultry at the bottom, below fish, whole meat and minced meat, so that nothing raw drips on food that is cooked less or not at all.',
      kind: 'standard',
      source: {
        title: 'ServSafe Manager; Food Code',
        issuer: 'National Restaurant Association; U.S. Food and Drug Administration',
        edition: '2022',
        clause: 'ServSafe: storage order by cooking temperature; Food Code 3-302.11: separation',
      },
      reviewBy: '2028-11-23',
      checks: 2,
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
      jvth: {
        a: {
          value: 5,
          rationale:
            "damage is claimed within seven days, so Mona's four items go in today; delay runs 21 days, so Khalid's may go in on day 11",
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: "4 of Khalid's four items: sent on day 11, after the seven days for damage",
          error: 'E-REVERSAL',
        },
        acts: 2,
      },
      jwsj: {
        a: {
          value: 4,
          rationale: "1 of Mona's four items: sent on day 11, after the seven days for damage",
          error: 'E-PARTIAL',
        },
        b: {
          value: 2,
          rationale: "3 of Khalid's four items: sent on day 11, after the seven days for damage",
          error: 'E-WRONG-BASE',
        },
        acts: 2,
      },
      vvrf: {
        a: {
          value: 1,
          rationale: "4 of Mona's four items: sent on day 11, after the seven days for damage",
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale:
            "damage is claimed within seven days, so Khalid's four items go in today; delay runs 21 days, so Mona's may go in on day 11",
          error: 'OK',
        },
        acts: 2,
      },
      xdqs: {
        a: {
          value: 2,
          rationale: "3 of Mona's four items: sent on day 11, after the seven days for damage",
          error: 'E-WRONG-BASE',
        },
        b: {
          value: 4,
          rationale: "1 of Khalid's four items: sent on day 11, after the seven days for damage",
          error: 'E-PARTIAL',
        },
        acts: 2,
      },
      xrlw: {
        a: {
          value: 3,
          rationale: "2 of Mona's four items: sent on day 11, after the seven days for damage",
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: "2 of Khalid's four items: sent on day 11, after the seven days for damage",
          error: 'E-ONE-RULE',
        },
        acts: 2,
      },
    },
    solution: {
      a: "damage is claimed within seven days, so Mona's four items go in today; delay runs 21 days, so Khalid's may go in on day 11",
      b: "damage is claimed within seven days, so Khalid's four items go in today; delay runs 21 days, so Mona's may go in on day 11",
    },
    expected: {
      a: {
        share: 0.46,
        why: 'days without clothes look the greater wrong, and a frame can be shown at any time',
      },
      b: { share: 0.46, why: 'the same with the names exchanged' },
    },
    knowledge: {
      fact: 'On an international flight, damage to checked baggage is claimed in writing at once and at the latest within seven days of receipt, and delay within 21 days of the day the bag was handed over.',
      kind: 'law',
      source: {
        title:
          'Convention for the Unification of Certain Rules for International Carriage by Air (Montreal Convention)',
        issuer: 'International Civil Aviation Organization',
        edition: '1999',
        clause: 'Article 31(2)',
      },
      reviewBy: '2027-11-23',
      checks: 2,
    },
  },
  'hospitality-skills-22@1': {
    slot: { form: 'basic', section: 'skills', number: 22 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    display: [5, 1, 4, 2, 3],
    status: 'draft',
    options: {
      dgdq: {
        a: { value: 2, rationale: '1440 an hour where 3600 could be reached', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: '9 points work well', error: 'E-PARTIAL' },
        acts: 1,
      },
      gxsw: {
        a: { value: 3, rationale: '2160 an hour where 3600 could be reached', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: '6 points work well', error: 'E-ONE-RULE' },
        acts: 1,
      },
      mzsn: {
        a: { value: 1, rationale: '720 an hour: most guests pass without clean hands', error: 'E-REVERSAL' },
        b: {
          value: 5,
          rationale: 'soap and water take norovirus off hands, gel does not reliably: all 12 points work',
          error: 'OK',
        },
        acts: 1,
      },
      rnrp: {
        a: {
          value: 5,
          rationale: 'gel kills influenza virus and reaches the most hands: 3600 an hour',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'gel is not reliable against norovirus: no point works well',
          error: 'E-REVERSAL',
        },
        acts: 1,
      },
      zfxw: {
        a: { value: 4, rationale: '2880 an hour where 3600 could be reached', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'only 3 points work well', error: 'E-WRONG-BASE' },
        acts: 1,
      },
    },
    solution: {
      a: 'gel kills influenza virus and reaches the most hands: 3600 an hour',
      b: 'soap and water take norovirus off hands, gel does not reliably: all 12 points work',
    },
    expected: {
      a: { share: 0.7, why: 'gel serves five times as many, and works' },
      b: { share: 0.45, why: 'gel became the answer to every outbreak, and 60 against 300 speaks for it' },
    },
    knowledge: {
      fact: 'Norovirus is not reliably inactivated by alcohol gel and calls for hand washing with soap and water; influenza virus is inactivated by alcohol gel.',
      kind: 'guideline',
      source: {
        title:
          'Updated Norovirus Outbreak Management and Disease Prevention Guidelines (MMWR 60, RR-3); Guidelines on Hand Hygiene in Health Care',
        issuer: 'Centers for Disease Control and Prevention; World Health Organization',
        edition: '2011',
        clause: 'hand hygiene',
      },
      reviewBy: '2030-11-23',
      checks: 2,
    },
  },
  'hospitality-skills-25@1': {
    slot: { form: 'basic', section: 'skills', number: 25 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    display: [1, 3, 2, 4, 5],
    status: 'read',
    options: {
      gnmp: {
        a: {
          value: 1,
          rationale:
            'the place goes to 18 riyals a plate, which sells by itself and takes orders from the 36',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'contribution of 36 riyals a plate and few sales: the puzzle takes the best place',
          error: 'OK',
        },
        acts: 1,
      },
      lhjq: {
        a: { value: 4, rationale: 'right dish; two days go to the other', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'wrong dish on five days', error: 'E-WRONG-BASE' },
        acts: 1,
      },
      pmvf: {
        a: {
          value: 5,
          rationale: 'contribution of 36 riyals a plate and few sales: the puzzle takes the best place',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale:
            'the place goes to 18 riyals a plate, which sells by itself and takes orders from the 36',
          error: 'E-REVERSAL',
        },
        acts: 1,
      },
      qggq: {
        a: { value: 2, rationale: 'wrong dish on five days', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'right dish; two days go to the other', error: 'E-PARTIAL' },
        acts: 1,
      },
      xsfp: {
        a: { value: 3, rationale: 'moves neither dish', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'moves neither dish', error: 'E-ONE-RULE' },
        acts: 1,
      },
    },
    solution: {
      a: 'contribution of 36 riyals a plate and few sales: the puzzle takes the best place',
      b: 'contribution of 36 riyals a plate and few sales: the puzzle takes the best place',
    },
    expected: {
      a: {
        share: 0.55,
        why: "'show what guests love', and a food cost of 25% against 47%, both put the best seller in the space",
      },
      b: { share: 0.55, why: 'the same with the dishes exchanged' },
    },
    knowledge: {
      fact: 'Menu engineering judges a dish by its contribution margin in money (price less food cost), not by its food cost percentage; a dish of high margin and few sales (puzzle) is made more visible on the menu, one of many sales and low margin (plough horse) has its price or portion looked at.',
      kind: 'textbook',
      source: {
        title: 'Food and Beverage Cost Control',
        issuer: 'Lea R. Dopson and David K. Hayes, Wiley',
        edition: '2020',
        clause: 'menu analysis; after Kasavana and Smith, Menu Engineering',
      },
      reviewBy: '2030-11-23',
      checks: 2,
    },
  },
  'hospitality-skills-28@1': {
    slot: { form: 'basic', section: 'skills', number: 28 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    display: [2, 4, 5, 3, 1],
    status: 'read',
    options: {
      btnc: {
        a: {
          value: 5,
          rationale: 'the security code may not be kept after approval, not even locked',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'the date may be kept; without it 200 no-shows cannot be charged',
          error: 'E-REVERSAL',
        },
        acts: 1,
      },
      gjtt: {
        a: { value: 2, rationale: '150 codes stay', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: '50 bookings lose their guarantee', error: 'E-PARTIAL' },
        acts: 1,
      },
      rjkl: {
        a: { value: 3, rationale: '100 codes stay', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: '100 bookings lose their guarantee', error: 'E-ONE-RULE' },
        acts: 1,
      },
      rwqn: {
        a: {
          value: 1,
          rationale: '200 security codes stay for weeks, which no lock allows',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale:
            'the date is needed until the guest comes, may be kept under lock, and goes when it is no longer needed',
          error: 'OK',
        },
        acts: 1,
      },
      vbxk: {
        a: { value: 4, rationale: '50 codes stay', error: 'E-PARTIAL' },
        b: { value: 2, rationale: '150 bookings lose their guarantee', error: 'E-WRONG-BASE' },
        acts: 1,
      },
    },
    solution: {
      a: 'the security code may not be kept after approval, not even locked',
      b: 'the date is needed until the guest comes, may be kept under lock, and goes when it is no longer needed',
    },
    expected: {
      a: { share: 0.6, why: 'a safe with one key feels enough, and the forms serve a purpose' },
      b: { share: 0.48, why: 'others black out all that looks like a card' },
    },
    knowledge: {
      fact: 'After a payment is approved the three-digit card verification code may not be stored, not even encrypted; the expiry date may be stored where the business needs it, protected.',
      kind: 'standard',
      source: {
        title: 'Payment Card Industry Data Security Standard, version 4.0.1',
        issuer: 'PCI Security Standards Council',
        edition: '2024',
        clause: '3.2.1; 3.3.1.2',
      },
      reviewBy: '2028-11-23',
      checks: 2,
    },
  },
} as const satisfies Pairs
