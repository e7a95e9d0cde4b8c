import type { Pairs } from '../pair.ts'

export const pairs = {
  'leadership-CNF-01@1': {
    slot: { form: 'leadership', section: 'CNF', number: 1 },
    facet: 'CNF',
    type: 'scenario',
    cell: 'listening_diagnosis',
    display: [2, 4, 1, 5, 3],
    status: 'read',
    options: {
      bwrv: {
        a: { value: 4, rationale: 'right matter, one month of it' },
        b: { value: 2, rationale: 'wrong matter, one hour' },
        acts: 1,
        pole: 'together',
      },
      dxcg: {
        a: { value: 5, rationale: '21 of 24 are about who does what' },
        b: { value: 1, rationale: '21 of 24 are about words: tasks are bargained over in the same tone' },
        acts: 1,
        pole: 'together',
      },
      fhrk: {
        a: { value: 3, rationale: 'work goes on, the rift stays' },
        b: { value: 3, rationale: 'work goes on, the rift stays' },
        acts: 1,
        pole: null,
      },
      wgjr: {
        a: { value: 1, rationale: 'goes deep into 3 of 24, and the tasks stay without an owner' },
        b: { value: 5, rationale: '21 of 24 are about words: heard where it can be said' },
        acts: 1,
        pole: 'alone',
      },
      xmsb: {
        a: { value: 2, rationale: 'wrong matter, one hour' },
        b: { value: 4, rationale: 'right matter, hardly begun' },
        acts: 1,
        pole: 'alone',
      },
    },
    expected: {
      a: { share: 0.55, why: 'silence looks like hurt feelings; the counts say tasks' },
      b: { share: 0.75, why: 'counts and first guess agree' },
    },
  },
  'leadership-CNF-02@1': {
    slot: { form: 'leadership', section: 'CNF', number: 2 },
    facet: 'CNF',
    type: 'case_study',
    cell: 'settlement_follow_up',
    display: [1, 3, 5, 2, 4],
    status: 'read',
    options: {
      bkbn: {
        a: { value: 3, rationale: 'fewer surprises, the hours stay in dispute' },
        b: { value: 3, rationale: 'fewer surprises, the hours stay in dispute' },
        acts: 1,
        pole: null,
      },
      hqrf: {
        a: { value: 4, rationale: 'right crane, two days of the week' },
        b: { value: 2, rationale: 'less time on a cause that ends in ten days' },
        acts: 1,
        pole: 'part',
      },
      lghv: {
        a: { value: 2, rationale: 'less time on a cause that ends in ten days' },
        b: { value: 4, rationale: 'right crane, two days of the week' },
        acts: 1,
        pole: 'part',
      },
      pnzq: {
        a: { value: 5, rationale: 'the trucks stay late for seven months: that agreement must follow' },
        b: {
          value: 1,
          rationale:
            'six weeks for a cause that ends in ten days, while the quay crane stays in dispute for seven months',
        },
        acts: 1,
        pole: 'whole',
      },
      zqzs: {
        a: {
          value: 1,
          rationale:
            'six weeks for a cause that ends in ten days, while the yard crane stays in dispute for seven months',
        },
        b: { value: 5, rationale: 'the ships stay late for seven months: that agreement must follow' },
        acts: 1,
        pole: 'whole',
      },
    },
    expected: {
      a: {
        share: 0.65,
        why: 'seven months are long and ten days short; both disputes look alike until the dates are set beside today',
      },
      b: { share: 0.65, why: 'the same with the two cranes exchanged' },
    },
  },
  'leadership-CNF-03@2': {
    slot: { form: 'leadership', section: 'CNF', number: 3 },
    facet: 'CNF',
    type: 'scenario',
    cell: 'settlement_follow_up',
    display: [5, 2, 3, 4, 1],
    status: 'read',
    options: {
      jvth: {
        a: { value: 5, rationale: 'both need 20 every week: settled once, without meetings' },
        b: { value: 1, rationale: '20 each where one needs 35 and the other 5: wrong in most weeks' },
        acts: 1,
        pole: 'plan',
      },
      jwsj: {
        a: { value: 4, rationale: 'right way, reopened after a quarter' },
        b: { value: 2, rationale: 'wrong, for a quarter' },
        acts: 1,
        pole: 'plan',
      },
      vvrf: {
        a: { value: 3, rationale: 'frees a few hours, settles no order' },
        b: { value: 3, rationale: 'frees a few hours, settles no order' },
        acts: 1,
        pole: null,
      },
      xdqs: {
        a: { value: 2, rationale: 'the same in vain, once a month' },
        b: { value: 4, rationale: 'follows the need, planned a month ahead' },
        acts: 1,
        pole: 'adapt',
      },
      xrlw: {
        a: { value: 1, rationale: 'eight hours of the heads each week, for a year, to arrive at 20 again' },
        b: { value: 5, rationale: '40 hours suffice each week, but divided differently each time' },
        acts: 1,
        pole: 'adapt',
      },
    },
    expected: {
      a: { share: 0.75, why: 'six equal numbers' },
      b: { share: 0.6, why: 'equal shares sound fair, and the totals are equal' },
    },
  },
  'leadership-CNF-04@1': {
    slot: { form: 'leadership', section: 'CNF', number: 4 },
    facet: 'CNF',
    type: 'case_study',
    cell: 'listening_diagnosis',
    display: [4, 1, 2, 3, 5],
    status: 'read',
    options: {
      dgdq: {
        a: { value: 1, rationale: 'a month on instruments that are right, and the stops go on' },
        b: { value: 4, rationale: 'reaches the meter, and spends a month on others that nobody doubts' },
        acts: 1,
        pole: 'whole',
      },
      gxsw: {
        a: { value: 2, rationale: 'the meter is right; a small job' },
        b: { value: 5, rationale: '11 of 12 readings were wrong, all from this one meter' },
        acts: 1,
        pole: 'part',
      },
      mzsn: {
        a: { value: 3, rationale: 'both see the same numbers, right or wrong' },
        b: { value: 3, rationale: 'both see the same numbers, right or wrong' },
        acts: 1,
        pole: null,
      },
      rnrp: {
        a: { value: 5, rationale: '11 of 12 readings were right: the moisture is real' },
        b: { value: 1, rationale: '11 of 12 batches were dry: a week on dryers that work' },
        acts: 1,
        pole: 'whole',
      },
      zfxw: {
        a: { value: 4, rationale: 'right place, one dryer of several' },
        b: { value: 2, rationale: 'wrong place, one day' },
        acts: 1,
        pole: 'part',
      },
    },
    expected: {
      a: { share: 0.75, why: '11 of 12 confirmed' },
      b: { share: 0.55, why: '1 of 12 says meter; calibrating all seems thorough' },
    },
  },
  'leadership-CNF-05@1': {
    slot: { form: 'leadership', section: 'CNF', number: 5 },
    facet: 'CNF',
    type: 'scenario',
    cell: 'listening_diagnosis',
    display: [3, 5, 4, 1, 2],
    status: 'read',
    options: {
      gnmp: {
        a: { value: 3, rationale: 'clearer rules, no shift is moved' },
        b: { value: 3, rationale: 'clearer rules, no shift is moved' },
        acts: 1,
        pole: null,
      },
      lhjq: {
        a: { value: 4, rationale: 'right kind: 9 where all have 6' },
        b: { value: 2, rationale: 'wrong kind: 9 where all have 12, a smaller injustice' },
        acts: 1,
        pole: 'part',
      },
      pmvf: {
        a: { value: 5, rationale: '78 / 13 = 6: from 12 to 6 she has the share of all' },
        b: {
          value: 1,
          rationale: '156 / 13 = 12: she has 6 where all have 12, and keeps twice her share of nights',
        },
        acts: 1,
        pole: null,
      },
      qggq: {
        a: {
          value: 1,
          rationale:
            'nights are equal at 12: the shifts of 13 people are overturned, and her dawn shifts stay',
        },
        b: { value: 4, rationale: 'puts it right, and moves twelve people whose nights needed no change' },
        acts: 1,
        pole: 'whole',
      },
      xsfp: {
        a: { value: 2, rationale: 'wrong kind: she has 6 nights where all have 12' },
        b: { value: 5, rationale: '78 / 13 = 6: from 12 to 6 she has the share of all, and the rest stays' },
        acts: 1,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.6, why: '12 of each kind looks even; 78 and 156 must be divided by 13' },
      b: { share: 0.5, why: 'the same; sharing all out anew looks fairest' },
    },
  },
  'leadership-CNF-06@1': {
    slot: { form: 'leadership', section: 'CNF', number: 6 },
    facet: 'CNF',
    type: 'case_study',
    cell: 'settlement_follow_up',
    display: [4, 1, 3, 2, 5],
    status: 'read',
    options: {
      btnc: {
        a: { value: 5, rationale: 'the sites are lost at 8 months; the loan waits for the next profit' },
        b: { value: 1, rationale: 'the loan is due at 8 months, and nothing is left for it' },
        acts: 1,
        pole: 'whole',
      },
      gjtt: {
        a: { value: 2, rationale: 'three quarters of the sites unpaid' },
        b: { value: 4, rationale: 'one quarter short' },
        acts: 1,
        pole: 'part',
      },
      rjkl: {
        a: { value: 1, rationale: 'the sites are lost at 8 months, and nothing is left for them' },
        b: { value: 5, rationale: 'the loan is due at 8 months; the sites wait for the next profit' },
        acts: 1,
        pole: 'whole',
      },
      rwqn: {
        a: { value: 3, rationale: 'half of what is due first' },
        b: { value: 3, rationale: 'half of what is due first' },
        acts: 1,
        pole: 'part',
      },
      vbxk: {
        a: { value: 4, rationale: 'one quarter short' },
        b: { value: 2, rationale: 'three quarters of the loan unpaid' },
        acts: 1,
        pole: 'part',
      },
    },
    expected: {
      a: { share: 0.6, why: '8 and 20 must be set against 12; equal parts please both' },
      b: { share: 0.65, why: 'a debt that is due first sounds like duty' },
    },
  },
  'leadership-CNF-07@2': {
    slot: { form: 'leadership', section: 'CNF', number: 7 },
    facet: 'CNF',
    type: 'scenario',
    cell: 'listening_diagnosis',
    display: [3, 4, 1, 5, 2],
    status: 'read',
    options: {
      ljff: {
        a: { value: 1, rationale: 'reopens for two days what is closed, and the orders wait' },
        b: {
          value: 5,
          rationale: '12 meetings became 3 with the same load: something is left, and here it can be said',
        },
        acts: 1,
        pole: 'whole',
      },
      rhwn: {
        a: { value: 3, rationale: 'lightens the work a little' },
        b: { value: 3, rationale: 'lightens the work a little' },
        acts: 1,
        pole: null,
      },
      wtgk: {
        a: { value: 5, rationale: 'they meet as often as ever, and the orders doubled: it is the load' },
        b: {
          value: 1,
          rationale: 'the load is the same: two days on orders of two people who avoid each other',
        },
        acts: 1,
        pole: 'whole',
      },
      zrpn: {
        a: { value: 2, rationale: 'touches what is closed, briefly' },
        b: { value: 4, rationale: 'right matter; a talk of two hours has changed nothing before' },
        acts: 1,
        pole: 'part',
      },
      zvhz: {
        a: { value: 4, rationale: 'right matter, only the large orders' },
        b: { value: 2, rationale: 'wrong matter, two hours' },
        acts: 1,
        pole: 'part',
      },
    },
    expected: {
      a: {
        share: 0.45,
        why: 'short messages after a quarrel look like a rift; the counts show twice the orders',
      },
      b: { share: 0.75, why: '12 became 3, and the first guess agrees' },
    },
  },
  'leadership-CNF-08@1': {
    slot: { form: 'leadership', section: 'CNF', number: 8 },
    facet: 'CNF',
    type: 'case_study',
    cell: 'listening_diagnosis',
    display: [2, 3, 5, 1, 4],
    status: 'read',
    options: {
      lvnk: {
        a: {
          value: 5,
          rationale: '10 failures against 2 with equal work, and the makes are equal: it is the method',
        },
        b: {
          value: 1,
          rationale: 'six failures each: two weeks, and the veterans are told that they were wrong',
        },
        acts: 1,
        pole: 'whole',
      },
      nxbr: {
        a: { value: 1, rationale: 'six failures on each make: the whole budget, and the method stays' },
        b: { value: 5, rationale: '10 failures on the German pumps whatever the method: it is the pump' },
        acts: 1,
        pole: 'whole',
      },
      nxdn: {
        a: { value: 3, rationale: 'calmer work, touches no cause for sure' },
        b: { value: 3, rationale: 'calmer work, touches no cause for sure' },
        acts: 1,
        pole: null,
      },
      pfpj: {
        a: { value: 2, rationale: 'wrong matter, a small sum' },
        b: { value: 4, rationale: 'right matter, some of the pumps' },
        acts: 1,
        pole: 'part',
      },
      wplc: {
        a: { value: 4, rationale: 'right matter, two people' },
        b: { value: 2, rationale: 'wrong matter, a week of two people' },
        acts: 1,
        pole: 'part',
      },
    },
    expected: {
      a: { share: 0.6, why: 'four numbers in two rows; the quarrel is about method' },
      b: { share: 0.5, why: 'the quarrel draws the eye to method, where the numbers are equal' },
    },
  },
  'leadership-CNF-09@1': {
    slot: { form: 'leadership', section: 'CNF', number: 9 },
    facet: 'CNF',
    type: 'scenario',
    cell: 'settlement_follow_up',
    display: [5, 2, 4, 3, 1],
    status: 'read',
    options: {
      jjmd: {
        a: { value: 4, rationale: 'right subject, one cause of several' },
        b: { value: 2, rationale: 'takes on a part of what was his' },
        acts: 1,
        pole: 'part',
      },
      pncv: {
        a: { value: 2, rationale: 'asks a little of him for one day of nine' },
        b: { value: 4, rationale: 'right subject, one approval of several' },
        acts: 1,
        pole: 'part',
      },
      rmxk: {
        a: { value: 1, rationale: 'asks much of him for one day of nine, and our eight stay' },
        b: { value: 5, rationale: 'eight of nine days were approvals: this removes them' },
        acts: 1,
        pole: 'whole',
      },
      sjbl: {
        a: { value: 3, rationale: 'eases the meetings, saves no day' },
        b: { value: 3, rationale: 'eases the meetings, saves no day' },
        acts: 1,
        pole: null,
      },
      wjqv: {
        a: { value: 5, rationale: 'eight of nine days were ours: his word had a cause, and this removes it' },
        b: { value: 1, rationale: 'takes on a delay of which eight days were his; the approvals stay slow' },
        acts: 1,
        pole: 'whole',
      },
    },
    expected: {
      a: { share: 0.6, why: 'one must see that eight days are left; a sharp word makes one defend the team' },
      b: { share: 0.6, why: 'owning the delay sounds noble; 8 of 9 were not ours' },
    },
  },
  'leadership-CNF-10@1': {
    slot: { form: 'leadership', section: 'CNF', number: 10 },
    facet: 'CNF',
    type: 'case_study',
    cell: 'settlement_follow_up',
    display: [1, 5, 2, 4, 3],
    status: 'read',
    options: {
      nsvj: {
        a: { value: 1, rationale: '60 half hours: 40 hours of bargaining to save 30, while 270 are left' },
        b: { value: 5, rationale: '60 times 3 hours: 40 hours of bargaining save 180' },
        acts: 1,
        pole: 'whole',
      },
      pzgz: {
        a: { value: 2, rationale: 'most of 40 hours, to save some of 30' },
        b: { value: 4, rationale: 'saves most of 180 hours; the other models stay in dispute' },
        acts: 1,
        pole: 'part',
      },
      qqgx: {
        a: { value: 5, rationale: '90 times 3 hours: 40 hours of bargaining save 270' },
        b: { value: 1, rationale: '90 half hours: 40 hours of bargaining to save 45, while 180 are left' },
        acts: 1,
        pole: 'whole',
      },
      wpdb: {
        a: { value: 3, rationale: 'makes each case clearer, settles none' },
        b: { value: 3, rationale: 'makes each case clearer, settles none' },
        acts: 1,
        pole: null,
      },
      xvrs: {
        a: { value: 4, rationale: 'saves most of 270 hours; the other models stay in dispute' },
        b: { value: 2, rationale: 'most of 40 hours, to save some of 45' },
        acts: 1,
        pole: 'part',
      },
    },
    expected: {
      a: { share: 0.7, why: 'more disputes and longer ones: both numbers point one way' },
      b: { share: 0.5, why: '90 is more than 60; the hours of each must be set beside the numbers' },
    },
  },
  'leadership-DMK-01@1': {
    slot: { form: 'leadership', section: 'DMK', number: 1 },
    facet: 'DMK',
    type: 'scenario',
    cell: 'evidence_options',
    display: [5, 1, 4, 2, 3],
    status: 'read',
    options: {
      brmn: {
        a: {
          value: 5,
          rationale: 'six of the seven days were holiday; an ordinary week costs 7% and answers the question',
        },
        b: { value: 2, rationale: 'repeats what is known, for 7% more rent' },
        acts: 1,
        pole: 'gather',
      },
      cwvp: {
        a: { value: 3, rationale: 'saves money, says nothing about visitors' },
        b: { value: 3, rationale: 'saves money, secures no rent' },
        acts: 1,
        pole: null,
      },
      gtwb: {
        a: { value: 1, rationale: 'five years on visitors of a holiday week' },
        b: { value: 5, rationale: 'an ordinary week shows a fifth to spare; each day costs 1%' },
        acts: 1,
        pole: 'now',
      },
      pncm: {
        a: { value: 2, rationale: 'half of the lease rests on a holiday count' },
        b: { value: 4, rationale: "secures half at today's rent; the other half grows dearer" },
        acts: 1,
        pole: 'now',
      },
      wmhh: {
        a: { value: 4, rationale: 'right doubt, but the second week costs 7% more and adds little' },
        b: { value: 1, rationale: 'repeats what is known, for 14% more rent over five years' },
        acts: 1,
        pole: 'gather',
      },
    },
    expected: {
      a: {
        share: 0.5,
        why: 'all agree and a fifth is to spare; two ranges of dates must be laid over each other',
      },
      b: {
        share: 0.5,
        why: 'quick agreement invites a second count; the dates show that the first one is good',
      },
    },
  },
  'leadership-DMK-02@1': {
    slot: { form: 'leadership', section: 'DMK', number: 2 },
    facet: 'DMK',
    type: 'case_study',
    cell: 'timing_accountability',
    display: [3, 5, 1, 4, 2],
    status: 'read',
    options: {
      fltr: {
        a: { value: 1, rationale: '50 days at 1000 that will cost 700' },
        b: { value: 4, rationale: 'covers the gap; 15 days at 300 a ton too dear' },
        acts: 2,
        pole: null,
      },
      gfbb: {
        a: { value: 4, rationale: 'a reserve of 15 days at 300 a ton too dear' },
        b: { value: 2, rationale: '20 days still have to be bought at 1300' },
        acts: 2,
        pole: null,
      },
      kfgt: {
        a: { value: 2, rationale: '35 days at 1000 that will cost 700' },
        b: { value: 5, rationale: '55 less 20 are 35: covered to the day of the harvest at the lower price' },
        acts: 2,
        pole: null,
      },
      klbg: {
        a: { value: 5, rationale: '20 days of stock outlast the 14 to the harvest: all is bought at 700' },
        b: { value: 1, rationale: '35 days must be bought at 1300' },
        acts: 2,
        pole: null,
      },
      wgwf: {
        a: { value: 3, rationale: 'saves a little, whatever is bought' },
        b: { value: 3, rationale: 'saves a little, whatever is bought' },
        acts: 2,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.65, why: '14 is below 20, yet an offer that ends today presses' },
      b: { share: 0.5, why: '20 must be taken from 55; the whole offer looks safest' },
    },
  },
  'leadership-DMK-03@1': {
    slot: { form: 'leadership', section: 'DMK', number: 3 },
    facet: 'DMK',
    type: 'scenario',
    cell: 'timing_accountability',
    display: [1, 2, 3, 5, 4],
    status: 'read',
    options: {
      jlpj: {
        a: {
          value: 5,
          rationale: 'both warehouses rose alike: what they share is the program, and tracing takes a month',
        },
        b: {
          value: 1,
          rationale: 'the other warehouse has the same program and did not rise: four weeks lost',
        },
        acts: 1,
        pole: 'gather',
      },
      jnvz: {
        a: { value: 3, rationale: 'catches errors for a week, removes no cause' },
        b: { value: 3, rationale: 'catches errors for a week, removes no cause' },
        acts: 1,
        pole: null,
      },
      kknf: {
        a: {
          value: 1,
          rationale: 'errors rose as much without the new system: all shifts are upset and the cause stays',
        },
        b: { value: 4, rationale: 'undoes the cause, but also in shifts where nothing went wrong' },
        acts: 1,
        pole: 'now',
      },
      pxwn: {
        a: { value: 2, rationale: 'the cause stays; only one shift is upset' },
        b: {
          value: 5,
          rationale: 'the rise is only under the new system and only at night: undone just there',
        },
        acts: 1,
        pole: 'now',
      },
      vzpw: {
        a: { value: 4, rationale: 'right place; two days of the month that it takes to trace' },
        b: { value: 2, rationale: 'wrong place, but only two days' },
        acts: 1,
        pole: 'gather',
      },
    },
    expected: {
      a: {
        share: 0.5,
        why: 'the new system is the first suspect; the other warehouse must be set beside it',
      },
      b: { share: 0.55, why: "undoing one's own decision is hard, and all the shifts seem the clean way" },
    },
  },
  'leadership-DMK-04@1': {
    slot: { form: 'leadership', section: 'DMK', number: 4 },
    facet: 'DMK',
    type: 'case_study',
    cell: 'evidence_options',
    display: [4, 3, 2, 1, 5],
    status: 'read',
    options: {
      blcl: {
        a: { value: 2, rationale: 'wrong question, cheaply asked' },
        b: { value: 4, rationale: 'right question; two months in cities show little of what wears out' },
        acts: 1,
        pole: null,
      },
      cfjv: {
        a: { value: 3, rationale: 'a larger saving, no light on the doubt' },
        b: { value: 3, rationale: 'a larger saving, no light on the doubt' },
        acts: 1,
        pole: null,
      },
      vzdq: {
        a: { value: 1, rationale: 'maintenance cannot turn the decision: the dearest way to learn it' },
        b: { value: 5, rationale: 'maintenance alone can eat the saving of 50: it decides' },
        acts: 1,
        pole: null,
      },
      wslz: {
        a: { value: 4, rationale: 'right question; two months in cities tell little of long roads' },
        b: { value: 2, rationale: 'wrong question, cheaply asked' },
        acts: 1,
        pole: null,
      },
      zqzk: {
        a: { value: 5, rationale: 'fuel alone can eat the saving of 50: it decides' },
        b: { value: 1, rationale: 'fuel cannot turn the decision: the dearest way to learn it' },
        acts: 1,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.6, why: '70 against 50; a truck makes one think of fuel anyway' },
      b: { share: 0.45, why: 'fuel is the usual doubt about trucks; only 70 exceeds 50' },
    },
  },
  'leadership-DMK-05@1': {
    slot: { form: 'leadership', section: 'DMK', number: 5 },
    facet: 'DMK',
    type: 'scenario',
    cell: 'evidence_options',
    display: [2, 4, 5, 3, 1],
    status: 'read',
    options: {
      czlc: {
        a: { value: 5, rationale: '280 is under 300 and 5 months under 6: nothing more is needed' },
        b: { value: 1, rationale: '5 months against 4: all eight clinics are late, and the money is spent' },
        acts: 2,
        pole: null,
      },
      jkrr: {
        a: { value: 3, rationale: 'half of the clinics have what fits' },
        b: { value: 3, rationale: 'half of the clinics can still be in time' },
        acts: 2,
        pole: null,
      },
      jvhb: {
        a: { value: 2, rationale: 'gives up a fitting offer for six clinics' },
        b: { value: 4, rationale: 'right for six; two clinics are late' },
        acts: 2,
        pole: null,
      },
      ldwz: {
        a: { value: 4, rationale: "right choice; two clinics lose tonight's price" },
        b: { value: 2, rationale: 'six clinics are late; two can still be saved' },
        acts: 2,
        pole: null,
      },
      nmsr: {
        a: { value: 1, rationale: 'gives up an offer that fits both limits' },
        b: { value: 5, rationale: 'the first is too slow and the second too dear: a third is needed' },
        acts: 2,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.75, why: 'both limits are met; one look suffices' },
      b: { share: 0.6, why: 'the first fits the budget, and the offers end tonight' },
    },
  },
  'leadership-DMK-06@1': {
    slot: { form: 'leadership', section: 'DMK', number: 6 },
    facet: 'DMK',
    type: 'case_study',
    cell: 'timing_accountability',
    display: [5, 3, 1, 2, 4],
    status: 'read',
    options: {
      drvs: {
        a: {
          value: 5,
          rationale: '60 days of trial end before day 80: the patients are served and the money is safe',
        },
        b: {
          value: 1,
          rationale: 'the right to return ends on day 30, before the result: two million are bound',
        },
        acts: 2,
        pole: 'now',
      },
      kfmr: {
        a: { value: 2, rationale: '90 journeys, although a trial at home costs nothing' },
        b: { value: 4, rationale: 'right order; half of the 60 days shows half of the answer' },
        acts: 2,
        pole: 'gather',
      },
      mdxd: {
        a: { value: 4, rationale: 'right, with a week of journeys too many' },
        b: { value: 2, rationale: 'bound in the same way, on a week of reading' },
        acts: 2,
        pole: null,
      },
      pwpn: {
        a: { value: 3, rationale: 'eases the journeys, decides nothing' },
        b: { value: 3, rationale: 'eases the journeys, decides nothing' },
        acts: 2,
        pole: null,
      },
      sqtg: {
        a: { value: 1, rationale: '180 journeys, although a trial at home costs nothing' },
        b: { value: 5, rationale: 'the 60 days pass before the money is bound, on our own patients' },
        acts: 2,
        pole: 'gather',
      },
    },
    expected: {
      a: { share: 0.55, why: 'two millions call for a study; 80 must be set against 60' },
      b: {
        share: 0.5,
        why: '90 patients a month and a right to return sound like buying; 30 is less than 60',
      },
    },
  },
  'leadership-DMK-07@1': {
    slot: { form: 'leadership', section: 'DMK', number: 7 },
    facet: 'DMK',
    type: 'scenario',
    cell: 'timing_accountability',
    display: [4, 2, 5, 3, 1],
    status: 'read',
    options: {
      dsvz: {
        a: { value: 1, rationale: 'he kept to it here: hours on him, and the limit stays wrong' },
        b: { value: 5, rationale: '10 was above 5: shows whether he oversteps often, and puts it right' },
        acts: 1,
        pole: 'whole',
      },
      fnxm: {
        a: { value: 3, rationale: 'open and orderly, leaves the fault where it is' },
        b: { value: 3, rationale: 'open and orderly, leaves the fault where it is' },
        acts: 1,
        pole: null,
      },
      hgcq: {
        a: { value: 2, rationale: 'he kept to it; a short talk' },
        b: { value: 4, rationale: 'right fault; his other deals stay unchecked' },
        acts: 1,
        pole: 'part',
      },
      lxxs: {
        a: {
          value: 5,
          rationale:
            '10 was inside 15, and 15 is above 6: the fault is in my mandate, and every deputy has it',
        },
        b: {
          value: 1,
          rationale: '5 was already the right limit: every deputy is cut below it and the overstep stays',
        },
        acts: 1,
        pole: 'whole',
      },
      ncrg: {
        a: { value: 4, rationale: 'right fault; the other deputies keep 15' },
        b: { value: 2, rationale: 'lowers a right limit, for one deputy' },
        acts: 1,
        pole: 'part',
      },
    },
    expected: {
      a: {
        share: 0.5,
        why: 'the loss is his deal; one must see that 10 is inside 15 and that 15 is the fault',
      },
      b: { share: 0.7, why: '10 is above 5' },
    },
  },
  'leadership-DMK-08@1': {
    slot: { form: 'leadership', section: 'DMK', number: 8 },
    facet: 'DMK',
    type: 'case_study',
    cell: 'evidence_options',
    display: [2, 4, 3, 1, 5],
    status: 'read',
    options: {
      dqzb: {
        a: {
          value: 5,
          rationale: 'a fifth of the orders send four fifths of the complaints: the trouble is there',
        },
        b: {
          value: 1,
          rationale:
            "near districts complain as often, so the road is not the cause: a year's rent for nothing",
        },
        acts: 1,
        pole: 'whole',
      },
      dwzz: {
        a: {
          value: 1,
          rationale: 'the rest of the city is served well: all of it is changed and the far roads stay',
        },
        b: {
          value: 5,
          rationale: 'near and far complain alike: the cause is common to all, the way orders are assigned',
        },
        acts: 1,
        pole: 'whole',
      },
      hfhs: {
        a: { value: 3, rationale: 'keeps customers, shortens no journey' },
        b: { value: 3, rationale: 'keeps customers, shortens no journey' },
        acts: 1,
        pole: null,
      },
      qpvh: {
        a: { value: 2, rationale: 'wrong breadth, a smaller change' },
        b: { value: 4, rationale: 'right breadth, only at the peak' },
        acts: 1,
        pole: 'part',
      },
      tgjv: {
        a: { value: 4, rationale: 'right place, only in the evenings' },
        b: { value: 2, rationale: 'wrong place, a smaller sum' },
        acts: 1,
        pole: 'part',
      },
    },
    expected: {
      a: { share: 0.75, why: '80% of complaints point to the two districts' },
      b: { share: 0.4, why: 'the same 80% lures to the two districts; they also send 80% of the orders' },
    },
  },
  'leadership-DMK-09@1': {
    slot: { form: 'leadership', section: 'DMK', number: 9 },
    facet: 'DMK',
    type: 'scenario',
    cell: 'evidence_options',
    display: [1, 5, 2, 4, 3],
    status: 'read',
    options: {
      dmvv: {
        a: { value: 5, rationale: "four fifths work by day, as in Huda's clinic" },
        b: { value: 1, rationale: 'four fifths are retired: a season of evenings for the few' },
        acts: 1,
        pole: 'whole',
      },
      sqth: {
        a: { value: 3, rationale: 'fewer missed visits, no new hours' },
        b: { value: 3, rationale: 'fewer missed visits, no new hours' },
        acts: 1,
        pole: null,
      },
      vmxf: {
        a: { value: 4, rationale: 'right hours, on two days' },
        b: { value: 2, rationale: 'wrong hours, on two days' },
        acts: 1,
        pole: 'part',
      },
      xgft: {
        a: { value: 2, rationale: 'wrong hours, on two days' },
        b: { value: 4, rationale: 'right hours, on two days' },
        acts: 1,
        pole: 'part',
      },
      xsrv: {
        a: { value: 1, rationale: 'four fifths are at work then: a season of empty mornings' },
        b: { value: 5, rationale: "four fifths are retired, as in Hamad's clinic" },
        acts: 1,
        pole: 'whole',
      },
    },
    expected: {
      a: { share: 0.8, why: '1600 who work by day say it' },
      b: { share: 0.8, why: 'the same, the other way round' },
    },
  },
  'leadership-DMK-10@2': {
    slot: { form: 'leadership', section: 'DMK', number: 10 },
    facet: 'DMK',
    type: 'case_study',
    cell: 'timing_accountability',
    display: [3, 1, 4, 5, 2],
    status: 'read',
    options: {
      dphm: {
        a: {
          value: 1,
          rationale:
            'shirt cloth would come when the season is over, and trouser cloth is bound before demand is known, though 7 days suffice',
        },
        b: {
          value: 5,
          rationale:
            'ordered today it comes in week 7, later when the season is over; shirt cloth can wait for the first sales',
        },
        acts: 2,
        pole: 'whole',
      },
      hfmw: {
        a: {
          value: 5,
          rationale:
            'ordered today it comes in week 7, later when the season is over; trouser cloth can wait for the first sales',
        },
        b: {
          value: 1,
          rationale:
            'trouser cloth would come when the season is over, and shirt cloth is bound before demand is known, though 7 days suffice',
        },
        acts: 2,
        pole: 'whole',
      },
      htmp: {
        a: { value: 2, rationale: 'most of the shirt cloth comes too late' },
        b: { value: 4, rationale: 'right cloth; a quarter of it comes too late' },
        acts: 2,
        pole: 'part',
      },
      ssmf: {
        a: { value: 4, rationale: 'right cloth; a quarter of it comes too late' },
        b: { value: 2, rationale: 'most of the trouser cloth comes too late' },
        acts: 2,
        pole: 'part',
      },
      xjqz: {
        a: { value: 3, rationale: 'half of the shirt cloth comes too late' },
        b: { value: 3, rationale: 'half of the trouser cloth comes too late' },
        acts: 2,
        pole: 'part',
      },
    },
    expected: {
      a: { share: 0.55, why: '49 days must be added to five weeks; half and half is the ready answer' },
      b: { share: 0.55, why: 'the same with the two cloths exchanged' },
    },
  },
  'leadership-STR-01@1': {
    slot: { form: 'leadership', section: 'STR', number: 1 },
    facet: 'STR',
    type: 'scenario',
    cell: 'scanning',
    display: [4, 1, 3, 2, 5],
    status: 'read',
    options: {
      bthj: {
        a: {
          value: 1,
          rationale: '900 have become 500: two workshops tied for ten years to vehicles that are leaving',
        },
        b: {
          value: 5,
          rationale:
            '150 have become 500 in three years, and the equipment lasts ten: half of the workshops follow the market',
        },
        acts: 1,
        pole: 'whole',
      },
      jfmt: {
        a: {
          value: 4,
          rationale: 'right direction; a quarter of the places for a market that has more than tripled',
        },
        b: { value: 2, rationale: 'wrong direction, half of the cost' },
        acts: 1,
        pole: 'part',
      },
      lnjk: {
        a: {
          value: 5,
          rationale:
            '150 have become 500 in three years, and the equipment lasts ten: half of the workshops follow the market',
        },
        b: {
          value: 1,
          rationale: '900 have become 500: two workshops tied for ten years to vehicles that are leaving',
        },
        acts: 1,
        pole: 'whole',
      },
      wvbl: {
        a: { value: 2, rationale: 'wrong direction, half of the cost' },
        b: {
          value: 4,
          rationale: 'right direction; a quarter of the places for a market that has more than tripled',
        },
        acts: 1,
        pole: 'part',
      },
      wzkg: {
        a: { value: 3, rationale: 'some more custom, whatever the vehicles' },
        b: { value: 3, rationale: 'some more custom, whatever the vehicles' },
        acts: 1,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.65, why: '500 of each is an even number today; ten years ask for the trend' },
      b: { share: 0.65, why: 'the same with the two kinds exchanged' },
    },
  },
  'leadership-STR-02@1': {
    slot: { form: 'leadership', section: 'STR', number: 2 },
    facet: 'STR',
    type: 'case_study',
    cell: 'scanning',
    display: [5, 2, 1, 3, 4],
    status: 'read',
    options: {
      jwsz: {
        a: { value: 2, rationale: 'wrong direction, smaller sum' },
        b: { value: 4, rationale: 'right direction; a rented line wins a contract for one season only' },
        acts: 1,
        pole: 'part',
      },
      kjdd: {
        a: { value: 3, rationale: 'steadier supply for whoever buys' },
        b: { value: 3, rationale: 'steadier supply for whoever buys' },
        acts: 1,
        pole: null,
      },
      lwtj: {
        a: { value: 4, rationale: 'right direction; a rented line wins a contract for one season only' },
        b: { value: 2, rationale: 'wrong direction, smaller sum' },
        acts: 1,
        pole: 'part',
      },
      nfdw: {
        a: {
          value: 5,
          rationale:
            'the chain is hiring packers: its 60% will go, and a line of our own opens other shops for 5 years',
        },
        b: {
          value: 1,
          rationale:
            'the chain will need a packer: the money goes to strangers while its brand looks elsewhere',
        },
        acts: 1,
        pole: 'whole',
      },
      wdfj: {
        a: { value: 1, rationale: 'the chain is hiring its own packers: the line will stand idle' },
        b: {
          value: 5,
          rationale:
            '20 marketers and 2 packers: the brand must be packed by someone, and a line of our own wins it for 5 years',
        },
        acts: 1,
        pole: 'whole',
      },
    },
    expected: {
      a: { share: 0.55, why: 'the job notices must be read as a plan' },
      b: { share: 0.45, why: 'finding other buyers sounds prudent; 2 packers cannot pack a brand' },
    },
  },
  'leadership-STR-03@1': {
    slot: { form: 'leadership', section: 'STR', number: 3 },
    facet: 'STR',
    type: 'scenario',
    cell: 'priorities_trade_offs',
    display: [2, 5, 4, 1, 3],
    status: 'read',
    options: {
      dwfl: {
        a: { value: 5, rationale: 'the money ends in two months; six months of work bring 30 homes' },
        b: {
          value: 1,
          rationale:
            'all the homes are paid for: families wait six months longer for money that is not short',
        },
        acts: 2,
        pole: 'whole',
      },
      swfp: {
        a: { value: 4, rationale: '20 homes instead of 30' },
        b: { value: 2, rationale: 'four months of needless waiting' },
        acts: 2,
        pole: 'part',
      },
      vcqx: {
        a: { value: 3, rationale: '15 homes; half of the need stays open' },
        b: { value: 3, rationale: 'three months lost; the donor is kept' },
        acts: 2,
        pole: 'part',
      },
      xtqg: {
        a: { value: 1, rationale: 'the work stops in two months for want of money' },
        b: { value: 5, rationale: "the money for all 40 is there: only the team's time is scarce" },
        acts: 2,
        pole: null,
      },
      zvkk: {
        a: { value: 2, rationale: '5 homes more: the money ends after less than five months of repairs' },
        b: { value: 4, rationale: 'a month lost, the donor is kept' },
        acts: 2,
        pole: 'part',
      },
    },
    expected: {
      a: { share: 0.6, why: 'two months of money must be set beside the six of the offer' },
      b: { share: 0.6, why: 'a gift is hard to decline; 40 in the account against 40 on the list says it' },
    },
  },
  'leadership-STR-04@1': {
    slot: { form: 'leadership', section: 'STR', number: 4 },
    facet: 'STR',
    type: 'case_study',
    cell: 'priorities_trade_offs',
    display: [3, 4, 2, 5, 1],
    status: 'read',
    options: {
      btpr: {
        a: {
          value: 1,
          rationale: 'the money goes to a sixth of the lateness, and the old buses go on failing',
        },
        b: { value: 5, rationale: '75 of 90 come from families who do not know: the app tells them' },
        acts: 2,
        pole: 'whole',
      },
      flvx: {
        a: { value: 5, rationale: 'replaces exactly the three that cause 75 of 90' },
        b: { value: 2, rationale: 'wrong source, less money' },
        acts: 2,
        pole: 'part',
      },
      gmvd: {
        a: { value: 2, rationale: 'wrong source, small cost' },
        b: { value: 4, rationale: 'right source; a message gives the planned time, not the real one' },
        acts: 2,
        pole: 'part',
      },
      tcpr: {
        a: {
          value: 4,
          rationale: 'the old three are replaced, and two more are bought than the faults ask for',
        },
        b: { value: 1, rationale: 'all the money goes to a sixth of the lateness' },
        acts: 2,
        pole: 'whole',
      },
      tctf: {
        a: { value: 3, rationale: 'some slack whatever the cause' },
        b: { value: 3, rationale: 'some slack whatever the cause' },
        acts: 2,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.55, why: 'the source is plain; one must also see that three buses are enough' },
      b: { share: 0.75, why: '75 of 90 is plain' },
    },
  },
  'leadership-STR-05@1': {
    slot: { form: 'leadership', section: 'STR', number: 5 },
    facet: 'STR',
    type: 'scenario',
    cell: 'scanning',
    display: [1, 3, 5, 4, 2],
    status: 'read',
    options: {
      dsfq: {
        a: { value: 4, rationale: 'right cause, half done' },
        b: { value: 2, rationale: 'wrong cause, half of the disruption' },
        acts: 1,
        pole: 'part',
      },
      gbbk: {
        a: { value: 5, rationale: 'the same length holds 19 of 20 in the morning: the hour is the cause' },
        b: { value: 1, rationale: 'the morning loses as many: everyone is moved and the length stays' },
        acts: 1,
        pole: 'whole',
      },
      hgbc: {
        a: {
          value: 1,
          rationale: 'half of the content is lost although 19 of 20 stay for 12 weeks in the morning',
        },
        b: {
          value: 5,
          rationale: 'both lose most people at 12 weeks, and they stay for six: the length is the cause',
        },
        acts: 1,
        pole: 'whole',
      },
      ljdh: {
        a: { value: 2, rationale: 'wrong cause, a quarter of the content lost' },
        b: { value: 4, rationale: 'right cause; three weeks too long still' },
        acts: 1,
        pole: 'part',
      },
      tfgk: {
        a: { value: 3, rationale: 'eases staying a little, touches neither cause' },
        b: { value: 3, rationale: 'eases staying a little, touches neither cause' },
        acts: 1,
        pole: null,
      },
    },
    expected: {
      a: {
        share: 0.4,
        why: 'the questions at the desk and the sixth week point to length; the morning course says otherwise',
      },
      b: { share: 0.7, why: 'all signs agree' },
    },
  },
  'leadership-STR-06@1': {
    slot: { form: 'leadership', section: 'STR', number: 6 },
    facet: 'STR',
    type: 'case_study',
    cell: 'scanning',
    display: [5, 2, 1, 3, 4],
    status: 'read',
    options: {
      ftzr: {
        a: { value: 4, rationale: 'right direction, half of the effort' },
        b: { value: 2, rationale: 'wrong direction, half of the loss' },
        acts: 1,
        pole: 'part',
      },
      mwlm: {
        a: { value: 3, rationale: 'useful to customers of any age' },
        b: { value: 3, rationale: 'useful to customers of any age' },
        acts: 1,
        pole: null,
      },
      sjbx: {
        a: { value: 2, rationale: 'wrong direction, half of the loss' },
        b: { value: 4, rationale: 'right direction, half of the effort' },
        acts: 1,
        pole: 'part',
      },
      tdcb: {
        a: { value: 1, rationale: 'puts all the money on travellers who grow fewer' },
        b: {
          value: 5,
          rationale: 'older travellers are the growing market, and the agency already has them',
        },
        acts: 1,
        pole: 'whole',
      },
      tvlz: {
        a: {
          value: 5,
          rationale: 'the market grows younger while the agency grows older: this turns it round',
        },
        b: {
          value: 1,
          rationale: 'the young travel less each year: all the money follows a shrinking market',
        },
        acts: 1,
        pole: 'whole',
      },
    },
    expected: {
      a: { share: 0.75, why: 'market and worry agree' },
      b: {
        share: 0.4,
        why: 'an ageing clientele sounds like the problem; the market says that it is the opportunity',
      },
    },
  },
  'leadership-STR-07@1': {
    slot: { form: 'leadership', section: 'STR', number: 7 },
    facet: 'STR',
    type: 'scenario',
    cell: 'priorities_trade_offs',
    display: [3, 1, 2, 4, 5],
    status: 'read',
    options: {
      dvnn: {
        a: { value: 1, rationale: 'exterior 12 x 48 / 2 = 288 days' },
        b: { value: 4, rationale: 'exterior 12 x 12 / 2 = 72 days: a little later than 64' },
        acts: 1,
        pole: null,
      },
      hfqm: {
        a: { value: 4, rationale: 'exterior 12 x 48 / 8 = 72 days: a little later than 64' },
        b: { value: 2, rationale: 'interior 12 x 48 / 4 = 144 days' },
        acts: 1,
        pole: null,
      },
      jrlm: {
        a: { value: 2, rationale: 'exterior 12 x 48 / 3 = 192 days' },
        b: {
          value: 5,
          rationale: 'interior 12 x 48 / 9 = 64 days, exterior 12 x 12 / 3 = 48: all is delivered in 64 days',
        },
        acts: 1,
        pole: null,
      },
      stwq: {
        a: { value: 3, rationale: 'exterior 12 x 48 / 6 = 96 days' },
        b: { value: 3, rationale: 'interior 12 x 48 / 6 = 96 days' },
        acts: 1,
        pole: null,
      },
      vjdr: {
        a: {
          value: 5,
          rationale: '12 x 48 / 9 = 64 days, interior 12 x 12 / 3 = 48: all is delivered in 64 days',
        },
        b: { value: 1, rationale: 'interior 12 x 48 / 3 = 192 days' },
        acts: 1,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.65, why: '48 and 12: four fifths of the work; nine or eight must be weighed' },
      b: { share: 0.5, why: 'the same; ten goes past the need and leaves the two short' },
    },
  },
  'leadership-STR-08@1': {
    slot: { form: 'leadership', section: 'STR', number: 8 },
    facet: 'STR',
    type: 'case_study',
    cell: 'priorities_trade_offs',
    display: [2, 4, 5, 1, 3],
    status: 'read',
    options: {
      ggpc: {
        a: { value: 4, rationale: 'right group, two months without supply' },
        b: { value: 2, rationale: 'four months without supply for those who leave' },
        acts: 1,
        pole: 'part',
      },
      jxzw: {
        a: {
          value: 5,
          rationale: 'keeps 8 x 300 thousand = 2.4 million a year; the south costs one distributor',
        },
        b: {
          value: 1,
          rationale:
            '8 x 300 thousand = 2.4 million a year lost in the south, to keep one distributor in the north',
        },
        acts: 1,
        pole: 'whole',
      },
      mdlf: {
        a: { value: 3, rationale: 'half of the loss' },
        b: { value: 3, rationale: 'half of the loss' },
        acts: 1,
        pole: 'part',
      },
      qlqw: {
        a: { value: 2, rationale: 'four months without supply for those who leave' },
        b: { value: 4, rationale: 'right group, two months without supply' },
        acts: 1,
        pole: 'part',
      },
      vqvw: {
        a: {
          value: 1,
          rationale:
            '8 x 300 thousand = 2.4 million a year lost in the north, to keep one distributor in the south',
        },
        b: {
          value: 5,
          rationale: 'keeps 8 x 300 thousand = 2.4 million a year; the north costs one distributor',
        },
        acts: 1,
        pole: 'whole',
      },
    },
    expected: {
      a: { share: 0.75, why: '80% that never return is plain; sharing alike tempts' },
      b: { share: 0.75, why: 'the same with the two groups exchanged' },
    },
  },
  'leadership-STR-09@1': {
    slot: { form: 'leadership', section: 'STR', number: 9 },
    facet: 'STR',
    type: 'scenario',
    cell: 'scanning',
    display: [4, 5, 3, 2, 1],
    status: 'read',
    options: {
      hncv: {
        a: { value: 2, rationale: 'wrong direction for four of six' },
        b: { value: 4, rationale: 'right direction for four of six' },
        acts: 2,
        pole: 'part',
      },
      mdps: {
        a: { value: 4, rationale: 'right direction for four of six' },
        b: { value: 2, rationale: 'wrong direction for four of six' },
        acts: 2,
        pole: 'part',
      },
      xfgl: {
        a: { value: 1, rationale: 'they master units that will be gone, and nobody can run the new ones' },
        b: {
          value: 5,
          rationale: 'six experts leave long before their units do: six learn from them in time',
        },
        acts: 2,
        pole: 'whole',
      },
      zbcs: {
        a: {
          value: 5,
          rationale: 'the units change before the experts leave: all six will be ready for the new ones',
        },
        b: {
          value: 1,
          rationale: 'in three years six experts go and nobody knows units that run for nine more',
        },
        acts: 2,
        pole: 'whole',
      },
      zxqd: {
        a: { value: 3, rationale: 'half of them learn what is needed' },
        b: { value: 3, rationale: 'half of them learn what is needed' },
        acts: 2,
        pole: 'part',
      },
    },
    expected: {
      a: { share: 0.45, why: 'six retirements call for heirs; the units go first' },
      b: { share: 0.65, why: 'the retirement comes long before the change' },
    },
  },
  'leadership-STR-10@1': {
    slot: { form: 'leadership', section: 'STR', number: 10 },
    facet: 'STR',
    type: 'case_study',
    cell: 'priorities_trade_offs',
    display: [1, 3, 4, 5, 2],
    status: 'read',
    options: {
      ddcw: {
        a: { value: 2, rationale: 'wrong direction for two thirds' },
        b: { value: 4, rationale: 'right direction, a third elsewhere' },
        acts: 2,
        pole: 'part',
      },
      qgcl: {
        a: { value: 4, rationale: 'right direction, a third elsewhere' },
        b: { value: 2, rationale: 'wrong direction for two thirds' },
        acts: 2,
        pole: 'part',
      },
      qvdh: {
        a: { value: 1, rationale: 'nothing goes to sales that double each month' },
        b: { value: 5, rationale: 'the fairs hold at 60 while the shop fades' },
        acts: 2,
        pole: 'whole',
      },
      rbfc: {
        a: { value: 5, rationale: 'it doubles each month while the fairs stand still' },
        b: { value: 1, rationale: 'all the money follows sales that halve each month' },
        acts: 2,
        pole: 'whole',
      },
      zlhw: {
        a: { value: 3, rationale: 'useful wherever the pieces are sold' },
        b: { value: 3, rationale: 'useful wherever the pieces are sold' },
        acts: 2,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.6, why: 'the fairs still sell more; the series shows where growth is' },
      b: { share: 0.8, why: 'falling sales and a sum already spent are plain' },
    },
  },
  'leadership-TMG-01@1': {
    slot: { form: 'leadership', section: 'TMG', number: 1 },
    facet: 'TMG',
    type: 'scenario',
    cell: 'clarity_delegation',
    display: [3, 2, 4, 1, 5],
    status: 'read',
    options: {
      fjzm: {
        a: { value: 4, rationale: 'right team, half of the equipment stays out' },
        b: { value: 2, rationale: 'wrong team, half of the overtime' },
        acts: 1,
        pole: 'part',
      },
      nnrj: {
        a: { value: 5, rationale: 'it is on duty when the event ends: one clear owner at no cost' },
        b: {
          value: 1,
          rationale: 'the whole desk waits past its hours, on overtime, while the other team is there',
        },
        acts: 1,
        pole: 'whole',
      },
      ntkj: {
        a: {
          value: 1,
          rationale: 'the whole team waits past its hours, on overtime, while the other is there',
        },
        b: { value: 5, rationale: 'it is on duty when the event ends: one clear owner at no cost' },
        acts: 1,
        pole: 'whole',
      },
      qwjq: {
        a: { value: 3, rationale: 'protects some of it, nobody owns the task' },
        b: { value: 3, rationale: 'protects some of it, nobody owns the task' },
        acts: 1,
        pole: null,
      },
      txrx: {
        a: { value: 2, rationale: 'wrong team, half of the overtime' },
        b: { value: 4, rationale: 'right team, half of the equipment stays out' },
        acts: 1,
        pole: 'part',
      },
    },
    expected: {
      a: { share: 0.75, why: 'three hours, one glance' },
      b: { share: 0.8, why: 'the hours and the habit agree' },
    },
  },
  'leadership-TMG-02@1': {
    slot: { form: 'leadership', section: 'TMG', number: 2 },
    facet: 'TMG',
    type: 'case_study',
    cell: 'feedback_growth',
    display: [2, 1, 5, 3, 4],
    status: 'read',
    options: {
      dlmh: {
        a: { value: 1, rationale: 'two weeks of output of every trainee, for a fault of one shift' },
        b: {
          value: 5,
          rationale:
            'they leave every shift alike: one day for work that takes ten; unprepared, they err and are corrected',
        },
        acts: 1,
        pole: 'whole',
      },
      kftx: {
        a: { value: 2, rationale: 'wrong place, smaller cost' },
        b: { value: 4, rationale: 'right cause; three days of the ten that the work takes' },
        acts: 1,
        pole: 'part',
      },
      lpkh: {
        a: {
          value: 4,
          rationale:
            'right place; half a year of sessions for one who takes advice the first time is too much',
        },
        b: { value: 1, rationale: 'singles out one supervisor for months over what happens in every shift' },
        acts: 1,
        pole: 'whole',
      },
      pglv: {
        a: {
          value: 5,
          rationale:
            'only her shift loses people, nobody has told her, and she takes advice the first time: one frank talk is enough',
        },
        b: { value: 2, rationale: 'wrong place, one meeting' },
        acts: 1,
        pole: 'part',
      },
      smmt: {
        a: { value: 3, rationale: 'some comfort, whatever the cause' },
        b: { value: 3, rationale: 'some comfort, whatever the cause' },
        acts: 1,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.65, why: '60% against 5% points to one shift; a talk is enough' },
      b: {
        share: 0.4,
        why: 'the fast, hard supervisor is the ready explanation; the other shifts lose as many',
      },
    },
  },
  'leadership-TMG-03@1': {
    slot: { form: 'leadership', section: 'TMG', number: 3 },
    facet: 'TMG',
    type: 'scenario',
    cell: 'feedback_growth',
    display: [4, 3, 2, 5, 1],
    status: 'read',
    options: {
      qhqq: {
        a: { value: 2, rationale: 'wrong obstacle, an hour' },
        b: { value: 4, rationale: 'right obstacle; one session of the eight that it takes' },
        acts: 1,
        pole: 'part',
      },
      rqfs: {
        a: { value: 4, rationale: 'right obstacle; from ten to two are four hours, one short of five' },
        b: { value: 2, rationale: 'wrong obstacle, two hours lost' },
        acts: 1,
        pole: 'part',
      },
      rvvz: {
        a: {
          value: 5,
          rationale:
            'two hours from ten to noon for five hours of work: the next morning gives what he lacks',
        },
        b: {
          value: 1,
          rationale: 'he has two days already: the orders wait a day and the analysis stays thin',
        },
        acts: 1,
        pole: 'whole',
      },
      wptt: {
        a: { value: 3, rationale: 'less to write and less to learn from' },
        b: { value: 3, rationale: 'less to write and less to learn from' },
        acts: 1,
        pole: null,
      },
      wrzl: {
        a: {
          value: 1,
          rationale: 'eight hours of both, while four hours to the end of the day stay too short for five',
        },
        b: {
          value: 5,
          rationale:
            'two days are enough for five hours: the skill is missing, and it takes about eight sessions to learn',
        },
        acts: 1,
        pole: 'whole',
      },
    },
    expected: {
      a: {
        share: 0.35,
        why: "coaching is the manager's popular answer; the day stands in the first sentence too",
      },
      b: { share: 0.65, why: 'five hours in two days: time is not the obstacle' },
    },
  },
  'leadership-TMG-04@1': {
    slot: { form: 'leadership', section: 'TMG', number: 4 },
    facet: 'TMG',
    type: 'case_study',
    cell: 'clarity_delegation',
    display: [5, 4, 1, 2, 3],
    status: 'read',
    options: {
      plzf: {
        a: { value: 3, rationale: 'a useful reference either way' },
        b: { value: 3, rationale: 'a useful reference either way' },
        acts: 1,
        pole: null,
      },
      ppgf: {
        a: { value: 2, rationale: 'wrong matter, bounded loss' },
        b: { value: 4, rationale: 'right matter; she still calls for the rest' },
        acts: 1,
        pole: 'part',
      },
      sghc: {
        a: { value: 1, rationale: '30 changes in 40, and nothing can be returned' },
        b: {
          value: 5,
          rationale: '2 changes in 40: her decisions stand, and the printed matter gets the review',
        },
        acts: 1,
        pole: 'whole',
      },
      vsxb: {
        a: { value: 5, rationale: '2 changes in 40: her decisions stand, and the gifts get the review' },
        b: { value: 1, rationale: '30 changes in 40, and nothing can be returned' },
        acts: 1,
        pole: 'whole',
      },
      xdqn: {
        a: { value: 4, rationale: 'right matter; she still calls for the rest' },
        b: { value: 2, rationale: 'wrong matter, bounded loss' },
        acts: 1,
        pole: 'part',
      },
    },
    expected: {
      a: { share: 0.75, why: '2 against 30 is plain; small decisions look safer' },
      b: { share: 0.75, why: 'the same with the two matters exchanged' },
    },
  },
  'leadership-TMG-05@1': {
    slot: { form: 'leadership', section: 'TMG', number: 5 },
    facet: 'TMG',
    type: 'scenario',
    cell: 'clarity_delegation',
    display: [1, 5, 3, 4, 2],
    status: 'read',
    options: {
      dlgh: {
        a: { value: 4, rationale: 'right direction; a fifth of the complaints drop out of sight' },
        b: { value: 1, rationale: 'the team will turn to the phone while 88 of 90 complain of the messages' },
        acts: 1,
        pole: 'whole',
      },
      kjxc: {
        a: { value: 2, rationale: 'wrong direction, a quarter kept for what matters' },
        b: { value: 4, rationale: 'right direction; a quarter for 2 complaints in 90' },
        acts: 1,
        pole: 'part',
      },
      nrbt: {
        a: { value: 5, rationale: 'close to the four fifths of the complaints' },
        b: { value: 2, rationale: 'wrong direction, a quarter kept for what matters' },
        acts: 1,
        pole: 'part',
      },
      tfzr: {
        a: { value: 1, rationale: 'the team will turn to messages while 72 of 90 complain of the phone' },
        b: { value: 5, rationale: '88 of 90 complain of the messages: one clear aim' },
        acts: 1,
        pole: 'whole',
      },
      xfvr: {
        a: { value: 3, rationale: 'leaves the two readings level' },
        b: { value: 3, rationale: 'leaves the two readings level' },
        acts: 1,
        pole: 'part',
      },
    },
    expected: {
      a: { share: 0.6, why: 'the direction is plain; three quarters or all must be weighed' },
      b: { share: 0.6, why: 'the same; half and half tempts many' },
    },
  },
  'leadership-TMG-06@1': {
    slot: { form: 'leadership', section: 'TMG', number: 6 },
    facet: 'TMG',
    type: 'case_study',
    cell: 'feedback_growth',
    display: [2, 1, 5, 3, 4],
    status: 'read',
    options: {
      hwjl: {
        a: { value: 1, rationale: 'wrong crew: four repairs that nobody can do' },
        b: { value: 4, rationale: 'right crew; two of the four find no hands' },
        acts: 1,
        pole: 'whole',
      },
      ptsl: {
        a: { value: 5, rationale: '4 x 4 = 16 and 14 are done: room for two, all that he does there' },
        b: {
          value: 1,
          rationale:
            'wrong crew: 16 are done already, two repairs that nobody can do, and the free hands of Maadi stay idle',
        },
        acts: 1,
        pole: 'whole',
      },
      qwdj: {
        a: { value: 4, rationale: 'right crew; one of the two it has room for' },
        b: { value: 2, rationale: 'wrong crew: one repair that nobody there can do' },
        acts: 1,
        pole: 'part',
      },
      vpvk: {
        a: { value: 3, rationale: 'clearer to him, whatever keeps him at the bench' },
        b: { value: 3, rationale: 'clearer to him, whatever keeps him at the bench' },
        acts: 1,
        pole: null,
      },
      xcxh: {
        a: { value: 2, rationale: 'wrong crew: 4 x 4 = 16 are done already, two repairs that nobody can do' },
        b: { value: 5, rationale: '4 x 4 = 16 and 14 are done: room for two, the half of his four' },
        acts: 1,
        pole: 'part',
      },
    },
    expected: {
      a: { share: 0.5, why: '4 x 4 must be set beside 14 and 16; most repairs of his own are in Maadi' },
      b: { share: 0.4, why: 'the same, and half fits better than all' },
    },
  },
  'leadership-TMG-07@1': {
    slot: { form: 'leadership', section: 'TMG', number: 7 },
    facet: 'TMG',
    type: 'scenario',
    cell: 'feedback_growth',
    display: [3, 5, 1, 4, 2],
    status: 'read',
    options: {
      hftk: {
        a: { value: 1, rationale: 'a year alone at a desk for one who trains to lead' },
        b: { value: 5, rationale: 'depth is what she chooses: a year of it, with her name on the study' },
        acts: 1,
        pole: 'whole',
      },
      tkfw: {
        a: { value: 4, rationale: 'right direction, smaller share' },
        b: { value: 2, rationale: 'wrong direction, half a year' },
        acts: 1,
        pole: 'part',
      },
      tsqr: {
        a: { value: 3, rationale: 'a wider view, neither of the two paths' },
        b: { value: 3, rationale: 'a wider view, neither of the two paths' },
        acts: 1,
        pole: null,
      },
      vjps: {
        a: { value: 5, rationale: 'what she chooses to learn is leading: a year of it without a new post' },
        b: { value: 1, rationale: 'a year away from the depth that she keeps choosing' },
        acts: 1,
        pole: 'whole',
      },
      xsfp: {
        a: { value: 2, rationale: 'wrong direction, half a year' },
        b: { value: 4, rationale: 'right direction, smaller share' },
        acts: 1,
        pole: 'part',
      },
    },
    expected: {
      a: { share: 0.8, why: 'her choices and the usual picture of growth agree' },
      b: { share: 0.6, why: 'leading sounds like the promotion; her choices say otherwise' },
    },
  },
  'leadership-TMG-08@1': {
    slot: { form: 'leadership', section: 'TMG', number: 8 },
    facet: 'TMG',
    type: 'case_study',
    cell: 'clarity_delegation',
    display: [5, 4, 2, 1, 3],
    status: 'read',
    options: {
      kbcb: {
        a: { value: 4, rationale: 'right building, the rest goes on clashing' },
        b: { value: 2, rationale: 'wrong building, part of the hours' },
        acts: 1,
        pole: 'part',
      },
      kztk: {
        a: {
          value: 1,
          rationale:
            'ninety hours of three people to save 25 hours a year, while the east loses as much in ten days',
        },
        b: { value: 5, rationale: '15 x 10 minutes: two and a half hours a day end' },
        acts: 1,
        pole: 'whole',
      },
      ntpn: {
        a: { value: 5, rationale: '15 x 10 minutes: two and a half hours a day end' },
        b: {
          value: 1,
          rationale:
            'ninety hours of three people to save 25 hours a year, while the west loses as much in ten days',
        },
        acts: 1,
        pole: 'whole',
      },
      rdjr: {
        a: { value: 2, rationale: 'wrong building, part of the hours' },
        b: { value: 4, rationale: 'right building, the rest goes on clashing' },
        acts: 1,
        pole: 'part',
      },
      wkzb: {
        a: { value: 3, rationale: 'all see the requests, nothing is ranked' },
        b: { value: 3, rationale: 'all see the requests, nothing is ranked' },
        acts: 1,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.65, why: '150 is the larger number; 15 a day are thousands a year' },
      b: { share: 0.65, why: 'the same with the two buildings exchanged' },
    },
  },
  'leadership-TMG-09@1': {
    slot: { form: 'leadership', section: 'TMG', number: 9 },
    facet: 'TMG',
    type: 'scenario',
    cell: 'clarity_delegation',
    display: [4, 2, 3, 5, 1],
    status: 'read',
    options: {
      cchb: {
        a: { value: 2, rationale: 'remarks come when the work is done' },
        b: { value: 4, rationale: 'no delay; a month is long for what they must know' },
        acts: 2,
        pole: 'now',
      },
      ntzx: {
        a: { value: 5, rationale: 'four of five decisions change: what they know is missing at the office' },
        b: { value: 1, rationale: 'two days lost on every decision for a change in one of twenty' },
        acts: 2,
        pole: 'gather',
      },
      ptlw: {
        a: { value: 1, rationale: 'four of five decisions go out wrong, swiftly reported' },
        b: { value: 5, rationale: 'they learn it at once and nothing waits' },
        acts: 2,
        pole: 'now',
      },
      rghb: {
        a: { value: 3, rationale: 'closer contact, few of the decisions' },
        b: { value: 3, rationale: 'closer contact, few of the decisions' },
        acts: 2,
        pole: null,
      },
      thqt: {
        a: { value: 4, rationale: 'right direction, part of the decisions' },
        b: { value: 2, rationale: 'two days lost on the largest' },
        acts: 2,
        pole: 'gather',
      },
    },
    expected: {
      a: { share: 0.45, why: "Amal's case calls for quick news; 80% calls for their view first" },
      b: { share: 0.7, why: "Amal's case and the figure agree" },
    },
  },
  'leadership-TMG-10@1': {
    slot: { form: 'leadership', section: 'TMG', number: 10 },
    facet: 'TMG',
    type: 'case_study',
    cell: 'feedback_growth',
    display: [1, 3, 4, 2, 5],
    status: 'read',
    options: {
      cgps: {
        a: { value: 4, rationale: 'right kind; an hour a month is little for a habit of every month' },
        b: { value: 2, rationale: 'wrong kind, an hour a month' },
        acts: 1,
        pole: 'part',
      },
      hfhw: {
        a: { value: 3, rationale: 'he was told of each delay; nothing yet changes' },
        b: { value: 3, rationale: 'he was told of each delay; nothing yet changes' },
        acts: 1,
        pole: null,
      },
      lmfp: {
        a: { value: 2, rationale: 'wrong kind, an hour a month' },
        b: { value: 4, rationale: 'right kind; an hour a month is little for a habit of every month' },
        acts: 1,
        pole: 'part',
      },
      vlbh: {
        a: {
          value: 1,
          rationale:
            'fifty sessions for drawings that come a day early, while the others stay nine days late',
        },
        b: {
          value: 5,
          rationale:
            'due on day 10, handed in on day 19: nine days late each month, and telling him did not help',
        },
        acts: 1,
        pole: 'whole',
      },
      wfzs: {
        a: {
          value: 5,
          rationale:
            'due on day 10, handed in on day 19: nine days late each month, and telling him did not help',
        },
        b: {
          value: 1,
          rationale:
            'fifty sessions for drawings that come a day early, while the others stay nine days late',
        },
        acts: 1,
        pole: 'whole',
      },
    },
    expected: {
      a: { share: 0.65, why: 'one day of delivery for both looks even; each date must be set beside it' },
      b: { share: 0.65, why: 'the same with the two dates exchanged' },
    },
  },
} as const satisfies Pairs
