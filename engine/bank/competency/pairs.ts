import type { Pairs } from '../pair.ts'

export const pairs = {
  'competency-01@4': {
    slot: { form: 'basic', section: 'competency', number: 1 },
    facet: 'PLN',
    type: 'case_study',
    display: [2, 1, 3, 5, 4],
    status: 'read',
    options: {
      nbzv: {
        a: {
          value: 5,
          rationale:
            '4 and 5 make 9 weeks against 7 for the chairs: the wiring sets the day; twice the crew does it in 2 weeks and gains both weeks',
        },
        b: {
          value: 1,
          rationale: 'the chairs take 11 weeks: the most money, and the opening day stays where it is',
        },
        acts: 1,
        pole: 'whole',
      },
      pnhc: {
        a: { value: 2, rationale: 'wrong chain, but a small sum' },
        b: { value: 4, rationale: 'right chain, gains three days of the two weeks' },
        acts: 1,
        pole: 'part',
      },
      pzcv: {
        a: { value: 4, rationale: 'right chain: half a week gained, against two' },
        b: { value: 2, rationale: 'wrong chain, but a small sum' },
        acts: 1,
        pole: 'part',
      },
      rwst: {
        a: { value: 3, rationale: 'useful work, moves neither chain' },
        b: { value: 3, rationale: 'useful work, moves neither chain' },
        acts: 1,
        pole: null,
      },
      tbjb: {
        a: {
          value: 1,
          rationale: 'the chairs are ready before the inspection anyway: the most money for no day gained',
        },
        b: {
          value: 5,
          rationale: '10 and 1 make 11 weeks against 9: the chairs set the day, and this gains both weeks',
        },
        acts: 1,
        pole: 'whole',
      },
    },
    expected: {
      a: { share: 0.55, why: 'the largest single number, 6, belongs to the chairs; one has to add 4 and 5' },
      b: { share: 0.7, why: 'the largest single number, 10, points to the right chain' },
    },
  },
  'competency-02@3': {
    slot: { form: 'basic', section: 'competency', number: 2 },
    facet: 'TEA',
    type: 'case_study',
    display: [5, 4, 2, 1, 3],
    status: 'read',
    options: {
      bhgb: {
        a: { value: 3, rationale: 'keeps them apart while they prepare; the oven stays in dispute' },
        b: { value: 3, rationale: 'keeps them apart while they prepare; the two hours stay missing' },
        acts: 1,
        pole: null,
      },
      cfvx: {
        a: { value: 1, rationale: '36 thousand riyals although the hours suffice' },
        b: { value: 5, rationale: 'supplies the missing hours for as long as the orders last' },
        acts: 1,
        pole: 'alone',
      },
      jvpg: {
        a: { value: 5, rationale: '5 and 6 fit into 12: fixed hours end the dispute at no cost' },
        b: {
          value: 1,
          rationale: '5 and 9 do not fit into 12: two hours of orders are left unbaked every day for a year',
        },
        acts: 1,
        pole: 'together',
      },
      pzkn: {
        a: { value: 2, rationale: 'pays outside for an hour that the oven still has' },
        b: { value: 4, rationale: 'supplies one of the two missing hours' },
        acts: 1,
        pole: 'alone',
      },
      qjkn: {
        a: { value: 4, rationale: 'right remedy; the dispute stays on the other days' },
        b: { value: 2, rationale: 'the same two hours are missing, but only three days a week are fixed so' },
        acts: 1,
        pole: 'together',
      },
    },
    expected: {
      a: {
        share: 0.65,
        why: 'both numbers must be added and set against 12, but fixed hours come to mind first',
      },
      b: { share: 0.6, why: 'the sum passes 12, and a timetable still sounds fair and costs nothing' },
    },
  },
  'competency-03@4': {
    slot: { form: 'basic', section: 'competency', number: 3 },
    facet: 'COM',
    type: 'case_study',
    display: [1, 4, 5, 2, 3],
    status: 'read',
    options: {
      gtzg: {
        a: {
          value: 1,
          rationale: 'he pays 1000 elsewhere: a tenth of the rent is given away and the length stays',
        },
        b: { value: 5, rationale: 'he took the same length at 900: this meets the price that he accepts' },
        acts: 1,
        pole: 'whole',
      },
      htxw: {
        a: { value: 2, rationale: 'wrong obstacle, smaller loss' },
        b: { value: 4, rationale: 'right obstacle; 950 is still above what he pays elsewhere' },
        acts: 1,
        pole: 'part',
      },
      mtnt: {
        a: { value: 3, rationale: 'a welcome extra, touches neither price nor length' },
        b: { value: 3, rationale: 'a welcome extra, touches neither price nor length' },
        acts: 1,
        pole: null,
      },
      nzqt: {
        a: {
          value: 5,
          rationale:
            'he took the same price for half the time: the length was the obstacle, and this removes it',
        },
        b: {
          value: 1,
          rationale:
            'he took the same length elsewhere: half of the contract is put at risk and his price stays',
        },
        acts: 1,
        pole: 'whole',
      },
      sqmr: {
        a: { value: 4, rationale: 'right obstacle, stops at 18 months' },
        b: { value: 2, rationale: 'wrong obstacle, smaller loss' },
        acts: 1,
        pole: 'part',
      },
    },
    expected: {
      a: {
        share: 0.5,
        why: "price is everyone's first guess; the second contract must be laid beside the first",
      },
      b: { share: 0.65, why: 'the guess and the comparison agree; a shorter contract still sounds kind' },
    },
  },
  'competency-04@5': {
    slot: { form: 'basic', section: 'competency', number: 4 },
    facet: 'DEC',
    type: 'case_study',
    display: [2, 3, 4, 1, 5],
    status: 'read',
    options: {
      cpzv: {
        a: { value: 3, rationale: 'no dust, but the valley is given up although half of the tour is clear' },
        b: { value: 3, rationale: 'no dust, but the valley is given up although half of the tour is clear' },
        acts: 2,
        pole: 'part',
      },
      frvz: {
        a: { value: 1, rationale: 'both hours of the valley fall into the dust' },
        b: { value: 5, rationale: 'the valley is clear from 4: both places are seen in full' },
        acts: 2,
        pole: 'whole',
      },
      sgph: {
        a: { value: 5, rationale: 'the valley is clear until 4: both places are seen in full' },
        b: { value: 1, rationale: 'leads the visitors into dust for two hours' },
        acts: 2,
        pole: 'whole',
      },
      vrkr: {
        a: { value: 4, rationale: 'no dust, but a clear hour of the valley is lost' },
        b: { value: 2, rationale: 'an hour in the dust, and the clear valley is not seen' },
        acts: 2,
        pole: 'part',
      },
      wwqv: {
        a: { value: 2, rationale: 'the only hour of the valley falls into the dust' },
        b: { value: 4, rationale: 'no dust, but a clear hour of the valley is lost' },
        acts: 2,
        pole: 'part',
      },
    },
    expected: {
      a: { share: 0.8, why: 'the hours say it; a glance at the length of the tour is enough' },
      b: { share: 0.8, why: 'the same, the other way round' },
    },
  },
  'competency-05@3': {
    slot: { form: 'basic', section: 'competency', number: 5 },
    facet: 'ADP',
    type: 'case_study',
    display: [3, 1, 2, 4, 5],
    status: 'read',
    options: {
      bgfb: {
        a: {
          value: 1,
          rationale: 'from day 11 the team sells on a system that nobody knows, in the busiest days',
        },
        b: {
          value: 5,
          rationale: 'six days lie between the season and day 25: training fits there, the goods only here',
        },
        acts: 2,
        pole: 'plan',
      },
      dnbd: {
        a: { value: 3, rationale: 'more hands, neither trained nor spared the goods' },
        b: { value: 3, rationale: 'more hands, whichever of the two jobs comes first' },
        acts: 2,
        pole: null,
      },
      kxjr: {
        a: { value: 2, rationale: 'one day of training for a season that depends on it' },
        b: { value: 4, rationale: 'most of the goods are ready; a day is spent on what can wait' },
        acts: 2,
        pole: 'plan',
      },
      mtht: {
        a: { value: 4, rationale: 'most of what the team needs before day 11' },
        b: { value: 2, rationale: 'two of the three days go to a system that can wait, one to the season' },
        acts: 2,
        pole: 'adapt',
      },
      wwtg: {
        a: {
          value: 5,
          rationale:
            'day 11 falls in the season: most of it is sold on the new system, and the team is ready',
        },
        b: {
          value: 1,
          rationale: 'the old system serves the whole season, and the goods for it are left in their boxes',
        },
        acts: 2,
        pole: 'adapt',
      },
    },
    expected: {
      a: {
        share: 0.55,
        why: 'two dates must be laid over each other; the goods look nearer than the system',
      },
      b: {
        share: 0.55,
        why: 'two dates must be laid over each other; new systems seem to ask for training first',
      },
    },
  },
  'competency-06@3': {
    slot: { form: 'basic', section: 'competency', number: 6 },
    facet: 'QUA',
    type: 'case_study',
    display: [3, 2, 5, 1, 4],
    status: 'read',
    options: {
      fptj: {
        a: { value: 2, rationale: 'all of them late, at 6% less, for a repair that nothing asks for' },
        b: {
          value: 5,
          rationale: '10 short where 15 are allowed: the quickest way to bring all of them into the contract',
        },
        acts: 2,
        pole: 'cautious',
      },
      pphr: {
        a: { value: 1, rationale: '24% less for every coat, for a difference that is allowed' },
        b: { value: 4, rationale: 'right to the millimetre, but six days and 18% more than needed' },
        acts: 2,
        pole: 'cautious',
      },
      pxvr: {
        a: { value: 5, rationale: '20 short where 35 are allowed: within the contract, in time and open' },
        b: { value: 1, rationale: '20 short where 15 are allowed: all 300 coats are refused for good' },
        acts: 2,
        pole: 'bold',
      },
      rsrp: {
        a: { value: 4, rationale: 'most in time; 100 coats come late, at 6% less, for no need' },
        b: { value: 2, rationale: '100 coats come into the contract; 200 are refused' },
        acts: 2,
        pole: 'bold',
      },
      wngk: {
        a: {
          value: 3,
          rationale: 'a third in time; 200 coats come late, at 6% less, for a repair that nothing asks for',
        },
        b: { value: 3, rationale: '200 coats come into the contract; 100 are refused' },
        acts: 2,
        pole: 'cautious',
      },
    },
    expected: {
      a: { share: 0.7, why: '600 less 580 must be set against 35; delay sounds like care' },
      b: {
        share: 0.55,
        why: '20 is beyond 15, but one must also see that 10 are enough and that a late coat is not a lost one',
      },
    },
  },
  'competency-07@1': {
    slot: { form: 'basic', section: 'competency', number: 7 },
    facet: 'PLN',
    type: 'case_study',
    display: [3, 4, 5, 2, 1],
    status: 'read',
    options: {
      bqjq: {
        a: {
          value: 5,
          rationale: 'the wiring has kept to 5 days every time; the painting has needed up to 9',
        },
        b: {
          value: 1,
          rationale: 'the painting has kept to 5 days every time; the wiring, up to 9, gets nothing',
        },
        acts: 1,
        pole: 'whole',
      },
      fjcn: {
        a: { value: 2, rationale: 'three days lie idle; one day helps the painting' },
        b: { value: 4, rationale: 'covers most of what the wiring may need; one day lies idle' },
        acts: 1,
        pole: 'part',
      },
      nxcv: {
        a: { value: 4, rationale: 'covers most of what the painting may need; one day lies idle' },
        b: { value: 2, rationale: 'three days lie idle; one day helps the wiring' },
        acts: 1,
        pole: 'part',
      },
      prgr: {
        a: { value: 3, rationale: 'half of the reserve lies where it is not needed' },
        b: { value: 3, rationale: 'half of the reserve lies where it is not needed' },
        acts: 1,
        pole: 'part',
      },
      rqvg: {
        a: {
          value: 1,
          rationale: 'the wiring has kept to 5 days every time; the painting, up to 9, gets nothing',
        },
        b: {
          value: 5,
          rationale: 'the painting has kept to 5 days every time; the wiring has needed up to 9',
        },
        acts: 1,
        pole: 'whole',
      },
    },
    expected: {
      a: {
        share: 0.55,
        why: 'equal totals of 20 days lure to equal parts; the 9 stands in the middle of a row',
      },
      b: { share: 0.55, why: 'the same, the other way round' },
    },
  },
  'competency-08@3': {
    slot: { form: 'basic', section: 'competency', number: 8 },
    facet: 'TEA',
    type: 'case_study',
    display: [4, 5, 1, 3, 2],
    status: 'read',
    options: {
      kqjq: {
        a: { value: 2, rationale: 'sand goes no worse than the rest; costs little' },
        b: {
          value: 4,
          rationale:
            'right subject, but one more page for someone who has read all the guides, which explain sand as well',
        },
        acts: 1,
        pole: 'alone',
      },
      pjgd: {
        a: { value: 3, rationale: 'catches the errors, leaves their source' },
        b: { value: 3, rationale: 'catches the errors, leaves their source' },
        acts: 1,
        pole: null,
      },
      prtr: {
        a: {
          value: 5,
          rationale:
            'a quarter of the work holds three quarters of the errors: this takes it out of the hours that go wrong',
        },
        b: {
          value: 1,
          rationale: 'three quarters of the work waits a night, and the sand goes wrong in the morning too',
        },
        acts: 1,
        pole: 'alone',
      },
      wghj: {
        a: { value: 4, rationale: 'right hours, only a small part of them' },
        b: { value: 2, rationale: 'delays a little work, leaves the sand' },
        acts: 1,
        pole: 'alone',
      },
      whzd: {
        a: {
          value: 1,
          rationale:
            'five hours of two people on what she does as well as the rest, and the afternoons stay as they are',
        },
        b: {
          value: 5,
          rationale: 'a quarter of the work holds three quarters of the errors: this teaches just that',
        },
        acts: 1,
        pole: 'together',
      },
    },
    expected: {
      a: {
        share: 0.4,
        why: "9 and 9 look alike, and training a newcomer is everyone's answer; the share must be set against the count",
      },
      b: { share: 0.6, why: 'the same comparison, but the popular answer is right' },
    },
  },
  'competency-09@3': {
    slot: { form: 'basic', section: 'competency', number: 9 },
    facet: 'COM',
    type: 'case_study',
    display: [2, 1, 4, 3, 5],
    status: 'read',
    options: {
      chqk: {
        a: {
          value: 5,
          rationale: 'they have read the message and still ask about one thing: the map gives just that',
        },
        b: {
          value: 1,
          rationale: 'the most work, a map for each family, in a place where hardly anyone looks',
        },
        acts: 1,
        pole: 'whole',
      },
      dqbs: {
        a: { value: 4, rationale: 'right cause, only a part of the families' },
        b: { value: 2, rationale: 'a few maps, in a place where hardly anyone looks' },
        acts: 1,
        pole: 'part',
      },
      nkqj: {
        a: { value: 3, rationale: 'helps those who ring, not the others' },
        b: { value: 3, rationale: 'helps those who ring, not the others' },
        acts: 1,
        pole: null,
      },
      pdcb: {
        a: { value: 1, rationale: 'the same unclear text goes to all once more: it brings more calls' },
        b: { value: 5, rationale: 'the text was not the trouble: now it reaches the phone of each family' },
        acts: 1,
        pole: 'whole',
      },
      sxgn: {
        a: { value: 2, rationale: 'the same unclear text once more, to a part of them' },
        b: { value: 4, rationale: 'right way of reaching them, only a part' },
        acts: 1,
        pole: 'part',
      },
    },
    expected: {
      a: {
        share: 0.6,
        why: '38 of the 40 have opened it, so the text is at fault; sending it by another way is the usual step',
      },
      b: {
        share: 0.7,
        why: '2 of the 40 have opened it, so the way is at fault; a map for each family sounds like better service',
      },
    },
  },
  'competency-10@2': {
    slot: { form: 'basic', section: 'competency', number: 10 },
    facet: 'DEC',
    type: 'case_study',
    display: [4, 1, 3, 5, 2],
    status: 'read',
    options: {
      hnwc: {
        a: { value: 5, rationale: '600 is within the limit: the cheapest hour, and she hears of it' },
        b: { value: 1, rationale: '600 beyond the limit, spent alone, to save 200' },
        acts: 2,
        pole: 'now',
      },
      jspm: {
        a: { value: 1, rationale: '400 riyals for an approval that is not needed' },
        b: { value: 4, rationale: 'within her limit, two hours and 200 riyals later than the deputy' },
        acts: 2,
        pole: 'gather',
      },
      mvpp: {
        a: { value: 3, rationale: 'may save something, lets the hours run' },
        b: { value: 3, rationale: 'may save something, lets the hours run' },
        acts: 2,
        pole: 'gather',
      },
      pmtw: {
        a: { value: 2, rationale: '200 riyals for an approval that is not needed' },
        b: {
          value: 5,
          rationale: '1800 at noon is within his limit: the earliest decision by someone who may take it',
        },
        acts: 2,
        pole: 'gather',
      },
      qccm: {
        a: { value: 4, rationale: 'right, an hour and 100 riyals later than needed' },
        b: { value: 2, rationale: "beyond the limit too; the accountant's view is no approval" },
        acts: 2,
        pole: 'now',
      },
    },
    expected: {
      a: { share: 0.65, why: '600 is below 1000, but telling her first sounds dutiful' },
      b: {
        share: 0.55,
        why: '1600 is above 1000, the rising cost presses for action, and 1800 must be set against 2000',
      },
    },
  },
  'competency-11@3': {
    slot: { form: 'basic', section: 'competency', number: 11 },
    facet: 'ADP',
    type: 'case_study',
    display: [5, 3, 1, 2, 4],
    status: 'read',
    options: {
      jhhr: {
        a: { value: 4, rationale: 'most windows reach the gain, one does not' },
        b: { value: 2, rationale: 'most patients wait longer for good' },
        acts: 1,
        pole: 'plan',
      },
      mxrp: {
        a: { value: 1, rationale: 'gives up a gain of 2 minutes after the hardest part is done' },
        b: { value: 5, rationale: '9 against the 11 it would come to: nothing is gained by staying' },
        acts: 1,
        pole: 'adapt',
      },
      tfkw: {
        a: { value: 3, rationale: 'an easier wait, not a shorter one; leaves the choice of way open' },
        b: { value: 3, rationale: 'an easier wait, not a shorter one; leaves the choice of way open' },
        acts: 1,
        pole: null,
      },
      vnkg: {
        a: {
          value: 5,
          rationale: 'the same rise came first there, then 7 against the old 9: worth waiting for',
        },
        b: {
          value: 1,
          rationale: '11 is what it comes to, against the old 9: every patient waits longer for good',
        },
        acts: 1,
        pole: 'plan',
      },
      whkt: {
        a: { value: 2, rationale: 'most windows lose the gain that was coming' },
        b: { value: 4, rationale: 'most patients are served in 9 minutes again' },
        acts: 1,
        pole: 'adapt',
      },
    },
    expected: {
      a: { share: 0.7, why: '7 beside 9 settles it; the complaints pull the other way' },
      b: { share: 0.55, why: '11 looks like progress from 12; it must be set against the 9' },
    },
  },
  'competency-12@3': {
    slot: { form: 'basic', section: 'competency', number: 12 },
    facet: 'QUA',
    type: 'case_study',
    display: [1, 3, 4, 5, 2],
    status: 'read',
    options: {
      qdtt: {
        a: { value: 1, rationale: "her written wish is not followed and the firm's day is missed" },
        b: { value: 4, rationale: 'protects her file, leaves him without a way' },
        acts: 1,
        pole: 'cautious',
      },
      twcj: {
        a: {
          value: 5,
          rationale: '12 March lies within two weeks of 3 March: it is what she authorised, and in time',
        },
        b: {
          value: 1,
          rationale:
            'two weeks from 3 March ended on 17 March: her whole file goes to one who is no longer authorised',
        },
        acts: 1,
        pole: 'bold',
      },
      vrsp: {
        a: { value: 4, rationale: 'he may have it all; the firm may accept a summary' },
        b: { value: 2, rationale: 'less of her file, but still without her leave' },
        acts: 1,
        pole: 'bold',
      },
      vxcw: {
        a: { value: 2, rationale: 'he has done it already, but leaves with a way to follow' },
        b: { value: 5, rationale: 'protects her file and opens the way to a new authorisation' },
        acts: 1,
        pole: 'cautious',
      },
      xhhx: {
        a: { value: 3, rationale: 'the paper has answered; costs him time' },
        b: { value: 3, rationale: 'the paper has answered; costs him time, discloses nothing' },
        acts: 1,
        pole: 'cautious',
      },
    },
    expected: {
      a: { share: 0.65, why: 'two weeks must be added to 3 March; refusing sounds careful' },
      b: { share: 0.6, why: "the same sum, and the firm's evening presses the other way" },
    },
  },
  'competency-13@5': {
    slot: { form: 'basic', section: 'competency', number: 13 },
    facet: 'PLN',
    type: 'case_study',
    display: [5, 3, 1, 4, 2],
    status: 'read',
    options: {
      jqdw: {
        a: { value: 4, rationale: '2 hours and 3 changes: 2.75 hours, one schedule more than needed' },
        b: { value: 2, rationale: '2 hours and 30 changes: 9.5 hours, against 5' },
        acts: 1,
        pole: 'plan',
      },
      kgwn: {
        a: { value: 1, rationale: '5 hours of schedules to save one hour of calls' },
        b: { value: 5, rationale: '5 hours, and no visit to change: each request comes before its schedule' },
        acts: 1,
        pole: 'adapt',
      },
      knlr: {
        a: { value: 2, rationale: '3 hours and 2 changes: 3.5 hours, against 2' },
        b: { value: 4, rationale: '3 hours and 20 changes: 8 hours, the nearest to the 5' },
        acts: 1,
        pole: 'adapt',
      },
      rchv: {
        a: { value: 3, rationale: 'saves the nurses some road, leaves the schedule hours as they are' },
        b: { value: 3, rationale: 'saves the nurses some road, leaves the calls as they are' },
        acts: 1,
        pole: null,
      },
      tnpq: {
        a: {
          value: 5,
          rationale: '1 hour, and 4 changes make another: 2 hours, against 5 for daily schedules',
        },
        b: { value: 1, rationale: '1 hour, and 40 changes make 10 more: 11 hours, against 5' },
        acts: 1,
        pole: 'plan',
      },
    },
    expected: {
      a: { share: 0.6, why: '4 quarter hours must be turned into one hour and set against 4 more schedules' },
      b: {
        share: 0.45,
        why: "40 quarter hours must be worked out, and one week's plan made early looks like good order",
      },
    },
  },
  'competency-14@5': {
    slot: { form: 'basic', section: 'competency', number: 14 },
    facet: 'TEA',
    type: 'case_study',
    display: [2, 1, 3, 4, 5],
    status: 'read',
    options: {
      hpqv: {
        a: { value: 4, rationale: 'right person, but a message is easily passed over' },
        b: { value: 2, rationale: 'wrong aim, but small and private' },
        acts: 1,
        pole: 'alone',
      },
      qdlz: {
        a: { value: 1, rationale: 'a meeting of five people for the habit of one, before them all' },
        b: {
          value: 5,
          rationale:
            "the habit is everyone's and a message has failed: what all have agreed ends the weekly loss",
        },
        acts: 1,
        pole: 'together',
      },
      tfzm: {
        a: { value: 3, rationale: 'a small help, does not speak to the habit' },
        b: { value: 3, rationale: 'a small help, does not speak to the habit' },
        acts: 1,
        pole: null,
      },
      wmlt: {
        a: {
          value: 5,
          rationale:
            'every Wednesday follows his Tuesday: agreed with the one it concerns, and only with him',
        },
        b: { value: 1, rationale: 'others did the same: he alone is called in for what all do' },
        acts: 1,
        pole: 'alone',
      },
      zjhh: {
        a: { value: 2, rationale: 'four who fill it are reminded; the one it concerns need not feel meant' },
        b: { value: 4, rationale: 'right people, but one more message like the one that changed nothing' },
        acts: 1,
        pole: 'together',
      },
    },
    expected: {
      a: { share: 0.55, why: "the Wednesdays must be joined to Sami's Tuesday; a word to all feels kinder" },
      b: {
        share: 0.7,
        why: 'an even spread means all five drivers, although only Sami is named; a word to one is easier',
      },
    },
  },
  'competency-15@3': {
    slot: { form: 'basic', section: 'competency', number: 15 },
    facet: 'COM',
    type: 'case_study',
    display: [3, 5, 2, 1, 4],
    status: 'read',
    options: {
      cwnm: {
        a: { value: 3, rationale: 'fits any length; figures pass by quickly' },
        b: { value: 3, rationale: 'fits any length; figures pass by quickly' },
        acts: 1,
        pole: null,
      },
      hqhx: {
        a: { value: 1, rationale: '18 minutes of reading in a slot of 3: put off for a month' },
        b: {
          value: 5,
          rationale: '18 of 30 minutes to read and one to vote: the fullest comparison that fits',
        },
        acts: 1,
        pole: 'detail',
      },
      jvdw: {
        a: {
          value: 4,
          rationale: 'fits, with a minute to spare that the committee would rather spend on the comparison',
        },
        b: {
          value: 1,
          rationale: 'half a minute of 30 used: the thinnest comparison, farthest from the fullest that fits',
        },
        acts: 1,
        pole: 'overview',
      },
      lhlq: {
        a: { value: 5, rationale: '90 minutes for 30 topics are 3 minutes: one to read and one to vote' },
        b: { value: 2, rationale: 'one minute of 30 used: far from the fullest that fits' },
        acts: 1,
        pole: 'overview',
      },
      wzpt: {
        a: { value: 2, rationale: '8 minutes of reading in a slot of 3: put off, though by less' },
        b: { value: 4, rationale: '8 of 30 minutes used: a fair comparison, not the fullest that fits' },
        acts: 1,
        pole: 'detail',
      },
    },
    expected: {
      a: {
        share: 0.75,
        why: '90 by 30 is quickly divided, and being short is common advice; a page takes two minutes',
      },
      b: { share: 0.55, why: '90 by 3 is half an hour, but being short is common advice here too' },
    },
  },
  'competency-16@5': {
    slot: { form: 'basic', section: 'competency', number: 16 },
    facet: 'DEC',
    type: 'case_study',
    display: [5, 4, 1, 2, 3],
    status: 'read',
    options: {
      dtrf: {
        a: { value: 1, rationale: '16 thousand more for the same work on the same day' },
        b: { value: 5, rationale: '14 thousand less for the same work; the 80 are gone either way' },
        acts: 2,
        pole: 'adapt',
      },
      hcvh: {
        a: { value: 3, rationale: 'a fair hearing; a week, and the figures stay as they are' },
        b: { value: 3, rationale: 'a fair hearing; a week, and the figures stay as they are' },
        acts: 2,
        pole: null,
      },
      nzgs: {
        a: { value: 5, rationale: '20 thousand are left, against 36 for the same work on the same day' },
        b: { value: 1, rationale: '14 thousand more than the ready one, because 80 are gone' },
        acts: 2,
        pole: 'plan',
      },
      tktx: {
        a: { value: 4, rationale: 'right way; gives up a page for a small saving' },
        b: { value: 2, rationale: 'wrong way, a little cheaper' },
        acts: 2,
        pole: 'plan',
      },
      wzqp: {
        a: { value: 2, rationale: 'wrong way, a little cheaper' },
        b: { value: 4, rationale: 'right way; gives up a page for a small saving' },
        acts: 2,
        pole: 'adapt',
      },
    },
    expected: {
      a: { share: 0.75, why: 'what is spent and what is left both speak for going on' },
      b: { share: 0.5, why: 'the 80 thousand pull towards finishing what was begun' },
    },
  },
  'competency-17@5': {
    slot: { form: 'basic', section: 'competency', number: 17 },
    facet: 'ADP',
    type: 'case_study',
    display: [1, 2, 4, 5, 3],
    status: 'read',
    options: {
      hkmm: {
        a: { value: 3, rationale: 'fewer noises, settles nothing about the messages' },
        b: { value: 3, rationale: 'fewer noises, settles nothing about the messages' },
        acts: 1,
        pole: null,
      },
      jbbq: {
        a: { value: 4, rationale: 'in time, at twice the interruptions' },
        b: { value: 1, rationale: 'half of the day goes on coming back to the manual' },
        acts: 1,
        pole: 'adapt',
      },
      lhrp: {
        a: {
          value: 5,
          rationale: 'every answer inside 3 hours, with the fewest interruptions that allow it',
        },
        b: { value: 2, rationale: 'interruptions that no branch needs' },
        acts: 1,
        pole: 'adapt',
      },
      wskb: {
        a: { value: 1, rationale: 'whatever comes before 1 is answered too late' },
        b: { value: 5, rationale: '8 working hours at most, inside the 10, and not one interruption' },
        acts: 1,
        pole: 'plan',
      },
      xrrr: {
        a: {
          value: 2,
          rationale: 'what comes soon after ten waits until the end, nearly 6 hours, beyond the 3',
        },
        b: { value: 4, rationale: 'in time; one interruption more than needed' },
        acts: 1,
        pole: 'plan',
      },
    },
    expected: {
      a: { share: 0.5, why: '3 hours must be set against gaps of 2, 4 and 8 hours' },
      b: { share: 0.5, why: '10 hours must be set against a day of 8; quick answers look like good service' },
    },
  },
  'competency-18@4': {
    slot: { form: 'basic', section: 'competency', number: 18 },
    facet: 'QUA',
    type: 'case_study',
    display: [4, 5, 1, 2, 3],
    status: 'read',
    options: {
      wrnb: {
        a: {
          value: 5,
          rationale: 'the price is the agreed one, so the count is wrong, for months and for others too',
        },
        b: { value: 1, rationale: 'two days on counts that are right, and the wrong price goes on' },
        acts: 1,
        pole: 'cautious',
      },
      ghkd: {
        a: { value: 4, rationale: 'the right cause; the earlier months stay wrong' },
        b: { value: 2, rationale: 'the wrong cause, for a few hours' },
        acts: 1,
        pole: 'bold',
      },
      mzft: {
        a: { value: 1, rationale: 'two days on prices that are right, and the wrong count goes on' },
        b: {
          value: 5,
          rationale: 'the count is right, so the price is wrong, for months and for others too',
        },
        acts: 1,
        pole: 'cautious',
      },
      sxlq: {
        a: { value: 2, rationale: 'the wrong cause, for a few hours' },
        b: { value: 4, rationale: 'the right cause; the earlier months stay wrong' },
        acts: 1,
        pole: 'bold',
      },
      vjcp: {
        a: { value: 3, rationale: 'whatever went wrong is put right, for one customer' },
        b: { value: 3, rationale: 'whatever went wrong is put right, for one customer' },
        acts: 1,
        pole: null,
      },
    },
    expected: {
      a: {
        share: 0.55,
        why: 'three tankers at the agreed price make the sum of the bill; it has to be worked out',
      },
      b: { share: 0.65, why: 'one tanker stands where one came, so nothing but the price is left' },
    },
  },
  'competency-19@4': {
    slot: { form: 'basic', section: 'competency', number: 19 },
    facet: 'PLN',
    type: 'case_study',
    display: [1, 2, 4, 3, 5],
    status: 'read',
    options: {
      ffvx: {
        a: {
          value: 2,
          rationale: '11 hours instead of 9 on most days',
        },
        b: { value: 4, rationale: 'right order on most days: 7 hours; 9 on the rest' },
        acts: 1,
        pole: 'adapt',
      },
      sdlc: {
        a: { value: 3, rationale: '11 hours instead of 9 on half of the days' },
        b: { value: 3, rationale: '9 hours instead of 7 on half of the days' },
        acts: 1,
        pole: null,
      },
      sgxq: {
        a: { value: 4, rationale: 'right order on most days: 9 hours; 11 on the rest' },
        b: { value: 2, rationale: '9 hours instead of 7 on most days' },
        acts: 1,
        pole: 'plan',
      },
      wqfn: {
        a: { value: 5, rationale: '2 and 7 make 9, 4 and 5 make 9: all are dry after 9 hours' },
        b: {
          value: 1,
          rationale: '4 and 5 make 9: two hours of wages lost every day',
        },
        acts: 1,
        pole: 'plan',
      },
      xbxt: {
        a: {
          value: 1,
          rationale: '4 and 7 make 11: two hours of wages lost every day',
        },
        b: {
          value: 5,
          rationale: '2 and 5 make 7, 4 and 3 make 7: all are dry after 7 hours',
        },
        acts: 1,
        pole: 'adapt',
      },
    },
    expected: {
      a: {
        share: 0.65,
        why: 'the plan is right; doing the quick paint first sounds natural, and hours must be added',
      },
      b: {
        share: 0.55,
        why: 'what dries slower has to come first, against the plan; the quick paint tempts',
      },
    },
  },
  'competency-20@4': {
    slot: { form: 'basic', section: 'competency', number: 20 },
    facet: 'TEA',
    type: 'case_study',
    display: [1, 3, 5, 2, 4],
    status: 'read',
    options: {
      cntm: {
        a: { value: 5, rationale: '40 and 40 fill your 4 days, her 80 fill hers: both files on time' },
        b: { value: 1, rationale: 'your 80 become 120: the hearing opens without a third of its file' },
        acts: 1,
        pole: 'together',
      },
      hqml: {
        a: { value: 2, rationale: 'the company waits for a part while you have two days free' },
        b: {
          value: 5,
          rationale: 'the hearing gets its file, and only 40 pages come late at 10 riyals each',
        },
        acts: 1,
        pole: 'alone',
      },
      jdrc: {
        a: { value: 3, rationale: 'a little faster, far from two days' },
        b: { value: 3, rationale: 'a little faster, far from two days' },
        acts: 1,
        pole: null,
      },
      mflb: {
        a: { value: 4, rationale: 'her file is a day late although you have a day left' },
        b: { value: 2, rationale: 'your file is a day short for the hearing' },
        acts: 1,
        pole: 'together',
      },
      ptgk: {
        a: { value: 1, rationale: 'the whole file is late while you have two days free' },
        b: {
          value: 4,
          rationale: 'the hearing gets its file; all 120 pages come after the original date and are charged',
        },
        acts: 1,
        pole: 'alone',
      },
    },
    expected: {
      a: { share: 0.6, why: '40 pages at 20 a day leave two days free' },
      b: { share: 0.45, why: '80 pages fill all 4 days, and taking work off a colleague is the kind answer' },
    },
  },
  'competency-21@4': {
    slot: { form: 'basic', section: 'competency', number: 21 },
    facet: 'COM',
    type: 'case_study',
    display: [4, 3, 1, 5, 2],
    status: 'read',
    options: {
      fcvs: {
        a: { value: 4, rationale: 'right matter; she has just said that she lacks a way' },
        b: { value: 2, rationale: 'wrong matter, but leaves her some minutes' },
        acts: 1,
        pole: 'tactful',
      },
      fjvd: {
        a: { value: 3, rationale: 'useful tomorrow, not in the session at hand' },
        b: { value: 3, rationale: 'useful tomorrow, not in the session at hand' },
        acts: 1,
        pole: null,
      },
      pgmx: {
        a: { value: 1, rationale: '14 times what she already knows, and no minute left to mend it' },
        b: { value: 4, rationale: 'she learns it, with little time left to change it' },
        acts: 1,
        pole: 'direct',
      },
      tvpb: {
        a: {
          value: 5,
          rationale: 'she has found it herself and asks for a way: the minutes go into mending it',
        },
        b: {
          value: 1,
          rationale:
            'the minutes go into slides that all find right; the trainees will hear the same pace again',
        },
        acts: 1,
        pole: 'tactful',
      },
      xlmh: {
        a: { value: 2, rationale: 'minutes spent on what she already knows' },
        b: { value: 5, rationale: 'the one thing she has missed, in time to change it' },
        acts: 1,
        pole: 'direct',
      },
    },
    expected: {
      a: {
        share: 0.5,
        why: 'her note must be laid beside the forms; passing on what the trainees wrote seems a duty',
      },
      b: { share: 0.6, why: 'the same comparison, but the common answer is right' },
    },
  },
  'competency-22@4': {
    slot: { form: 'basic', section: 'competency', number: 22 },
    facet: 'DEC',
    type: 'case_study',
    display: [3, 5, 2, 4, 1],
    status: 'read',
    options: {
      dhlv: {
        a: {
          value: 1,
          rationale: 'the fourth is gone and three days are paid for, for a score hardly like its own',
        },
        b: { value: 5, rationale: '600 riyals for some ten points over two years' },
        acts: 1,
        pole: 'gather',
      },
      jhpd: {
        a: {
          value: 5,
          rationale: '88 is as good as the best of a full list: going on loses it for nothing better',
        },
        b: { value: 1, rationale: 'two years with 88, when every list held 95 or more' },
        acts: 1,
        pole: 'now',
      },
      khnj: {
        a: {
          value: 3,
          rationale:
            'holds it for a while, at a quarter more rent; the search comes back at once, on a new list',
        },
        b: { value: 3, rationale: 'the other six go, but so does the lease of 88, soon' },
        acts: 1,
        pole: 'now',
      },
      phdr: {
        a: { value: 4, rationale: 'holds it, at a quarter more rent; the same search comes back in a year' },
        b: { value: 2, rationale: 'takes 88 where more is likely, for a shorter time' },
        acts: 1,
        pole: 'now',
      },
      vqnp: {
        a: { value: 2, rationale: 'the fourth is gone; two days are paid for' },
        b: { value: 4, rationale: 'a better one is likely, more likely still among all six' },
        acts: 1,
        pole: 'gather',
      },
    },
    expected: {
      a: { share: 0.6, why: '88 must be found again among the past bests; seeing all seems thorough' },
      b: { share: 0.5, why: 'all past bests lie above 88, but an offer that ends now presses for a yes' },
    },
  },
  'competency-23@3': {
    slot: { form: 'basic', section: 'competency', number: 23 },
    facet: 'ADP',
    type: 'case_study',
    display: [4, 5, 3, 1, 2],
    status: 'read',
    options: {
      mmfd: {
        a: { value: 3, rationale: 'in time; half of them at the risk of errors' },
        b: { value: 3, rationale: 'half in time, half too late' },
        acts: 1,
        pole: null,
      },
      plth: {
        a: { value: 2, rationale: 'most of the pay done while errors come, though the morning has room' },
        b: { value: 4, rationale: 'three in time at some errors, one too late' },
        acts: 1,
        pole: 'now',
      },
      rghk: {
        a: { value: 4, rationale: 'in time; one of them done with tired eyes' },
        b: { value: 2, rationale: 'one sheet in time, three too late' },
        acts: 1,
        pole: 'gather',
      },
      vtsh: {
        a: { value: 1, rationale: 'some ten errors at 100 riyals each, though the morning has room' },
        b: {
          value: 5,
          rationale:
            'the only way to have all four at the bank in time: some ten errors cost 1000 riyals, against 2000 for each late sheet',
        },
        acts: 1,
        pole: 'now',
      },
      zccn: {
        a: {
          value: 5,
          rationale: '7 to 11 are 240 minutes and 200 are needed: all done with a rested head, all in time',
        },
        b: {
          value: 1,
          rationale:
            'nothing is complete when the office opens: everyone is paid two days late, and four fines fall due',
        },
        acts: 1,
        pole: 'gather',
      },
    },
    expected: {
      a: { share: 0.6, why: 'the hours from 7 to 11 must be set against 4 times 50 minutes' },
      b: { share: 0.7, why: 'nothing can be done between 7 and 7; only tiredness speaks against' },
    },
  },
  'competency-24@2': {
    slot: { form: 'basic', section: 'competency', number: 24 },
    facet: 'QUA',
    type: 'case_study',
    display: [2, 1, 3, 4, 5],
    status: 'read',
    options: {
      dwct: {
        a: { value: 4, rationale: 'uses the room in the rule, leaves some pupils out without need' },
        b: { value: 2, rationale: '15 stay where 20 must: beyond what staff may lend, by less' },
        acts: 1,
        pole: 'judgement',
      },
      jcjv: {
        a: {
          value: 5,
          rationale: '38 stay, and 20 are enough: a whole class reads, and no reader goes without',
        },
        b: { value: 1, rationale: '12 stay where 20 must: the most copies beyond what staff may lend' },
        acts: 1,
        pole: 'judgement',
      },
      pmtb: {
        a: { value: 3, rationale: 'no copy is lent; costs the class a journey' },
        b: { value: 3, rationale: 'no copy is lent; costs the class a journey' },
        acts: 1,
        pole: null,
      },
      qdmt: {
        a: { value: 2, rationale: 'keeps the limit where the rule itself gives room' },
        b: { value: 5, rationale: '20 stay, as the rule requires, and the class has what a reader may have' },
        acts: 1,
        pole: 'rule',
      },
      spwv: {
        a: { value: 1, rationale: '48 stay on the shelf and a class goes without' },
        b: { value: 4, rationale: 'keeps the rule, but less than it allows' },
        acts: 1,
        pole: 'rule',
      },
    },
    expected: {
      a: { share: 0.65, why: '50 less 12 must be set against 20; the limit of 4 looks final' },
      b: {
        share: 0.5,
        why: "24 less 12 must be set against 20; a teacher's request presses, and nobody checks",
      },
    },
  },
} as const satisfies Pairs
