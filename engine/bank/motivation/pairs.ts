import type { Pairs } from '../pair.ts'

export const pairs = {
  'motivation-01@4': {
    slot: { form: 'basic', section: 'motivation', number: 1 },
    facet: 'AUT',
    type: 'scenario',
    display: [1, 2, 4, 5, 3],
    status: 'read',
    options: {
      fxxp: {
        value: 3,
        rationale: 'names purpose; distance to the scored need on the circle: 1',
        motive: 'purpose',
      },
      jqgj: {
        value: 5,
        rationale: 'names autonomy; distance to the scored need on the circle: 0',
        motive: 'autonomy',
      },
      jxtx: {
        value: 4,
        rationale: 'names mastery; distance to the scored need on the circle: 1',
        motive: 'mastery',
      },
      rwzz: {
        value: 1,
        rationale: 'names achievement; distance to the scored need on the circle: 3',
        motive: 'achievement',
      },
      wwqc: {
        value: 2,
        rationale: 'names persistence; distance to the scored need on the circle: 2',
        motive: 'persistence',
      },
    },
  },
  'motivation-02@3': {
    slot: { form: 'basic', section: 'motivation', number: 2 },
    facet: 'MAS',
    type: 'scenario',
    display: [5, 3, 2, 4, 1],
    status: 'read',
    options: {
      bwnz: {
        value: 4,
        rationale: 'names autonomy; distance to the scored need on the circle: 1',
        motive: 'autonomy',
      },
      dqbt: {
        value: 3,
        rationale: 'names persistence; distance to the scored need on the circle: 1',
        motive: 'persistence',
      },
      dqvj: {
        value: 5,
        rationale: 'names mastery; distance to the scored need on the circle: 0',
        motive: 'mastery',
      },
      fjhd: {
        value: 1,
        rationale: 'names influence; distance to the scored need on the circle: 3',
        motive: 'influence',
      },
      rrlp: {
        value: 2,
        rationale: 'names purpose; distance to the scored need on the circle: 2',
        motive: 'purpose',
      },
    },
  },
  'motivation-03@3': {
    slot: { form: 'basic', section: 'motivation', number: 3 },
    facet: 'ACH',
    type: 'scenario',
    display: [3, 2, 4, 5, 1],
    status: 'read',
    options: {
      dzdv: {
        value: 4,
        rationale: 'names persistence; distance to the scored need on the circle: 1',
        motive: 'persistence',
      },
      hptw: {
        value: 1,
        rationale: 'names autonomy; distance to the scored need on the circle: 3',
        motive: 'autonomy',
      },
      jwmb: {
        value: 3,
        rationale: 'names influence; distance to the scored need on the circle: 1',
        motive: 'influence',
      },
      mphh: {
        value: 2,
        rationale: 'names mastery; distance to the scored need on the circle: 2',
        motive: 'mastery',
      },
      vwhx: {
        value: 5,
        rationale: 'names achievement; distance to the scored need on the circle: 0',
        motive: 'achievement',
      },
    },
  },
  'motivation-04@4': {
    slot: { form: 'basic', section: 'motivation', number: 4 },
    facet: 'PUR',
    type: 'scenario',
    display: [3, 5, 4, 2, 1],
    status: 'read',
    options: {
      jggh: {
        value: 4,
        rationale: 'names influence; distance to the scored need on the circle: 1',
        motive: 'influence',
      },
      pmjq: {
        value: 1,
        rationale: 'names persistence; distance to the scored need on the circle: 3',
        motive: 'persistence',
      },
      qzls: {
        value: 5,
        rationale: 'names purpose; distance to the scored need on the circle: 0',
        motive: 'purpose',
      },
      tlqb: {
        value: 3,
        rationale: 'names autonomy; distance to the scored need on the circle: 1',
        motive: 'autonomy',
      },
      zkdn: {
        value: 2,
        rationale: 'names achievement; distance to the scored need on the circle: 2',
        motive: 'achievement',
      },
    },
  },
  'motivation-05@3': {
    slot: { form: 'basic', section: 'motivation', number: 5 },
    facet: 'PER',
    type: 'scenario',
    display: [4, 2, 1, 3, 5],
    status: 'read',
    options: {
      fgtf: {
        value: 1,
        rationale: 'names purpose; distance to the scored need on the circle: 3',
        motive: 'purpose',
      },
      lvqz: {
        value: 3,
        rationale: 'names mastery; distance to the scored need on the circle: 1',
        motive: 'mastery',
      },
      pbhz: {
        value: 4,
        rationale: 'names achievement; distance to the scored need on the circle: 1',
        motive: 'achievement',
      },
      qrvf: {
        value: 5,
        rationale: 'names persistence; distance to the scored need on the circle: 0',
        motive: 'persistence',
      },
      vkvh: {
        value: 2,
        rationale: 'names influence; distance to the scored need on the circle: 2',
        motive: 'influence',
      },
    },
  },
  'motivation-06@4': {
    slot: { form: 'basic', section: 'motivation', number: 6 },
    facet: 'INF',
    type: 'scenario',
    display: [4, 2, 3, 1, 5],
    status: 'read',
    options: {
      clpw: {
        value: 3,
        rationale: 'names achievement; distance to the scored need on the circle: 1',
        motive: 'achievement',
      },
      mcrs: {
        value: 1,
        rationale: 'names mastery; distance to the scored need on the circle: 3',
        motive: 'mastery',
      },
      pcxd: {
        value: 5,
        rationale: 'names influence; distance to the scored need on the circle: 0',
        motive: 'influence',
      },
      wxwt: {
        value: 2,
        rationale: 'names autonomy; distance to the scored need on the circle: 2',
        motive: 'autonomy',
      },
      zftn: {
        value: 4,
        rationale: 'names purpose; distance to the scored need on the circle: 1',
        motive: 'purpose',
      },
    },
  },
  'motivation-07@4': {
    slot: { form: 'basic', section: 'motivation', number: 7 },
    facet: 'AUT',
    type: 'case_study',
    display: [4, 3, 5, 1, 2],
    status: 'read',
    options: {
      hccg: {
        value: 3,
        rationale: 'names mastery; distance to the scored need on the circle: 1',
        motive: 'mastery',
      },
      qrjm: {
        value: 4,
        rationale: 'names purpose; distance to the scored need on the circle: 1',
        motive: 'purpose',
      },
      rgkq: {
        value: 1,
        rationale: 'names achievement; distance to the scored need on the circle: 3',
        motive: 'achievement',
      },
      zktz: {
        value: 2,
        rationale: 'names persistence; distance to the scored need on the circle: 2',
        motive: 'persistence',
      },
      zpsj: {
        value: 5,
        rationale: 'names autonomy; distance to the scored need on the circle: 0',
        motive: 'autonomy',
      },
    },
  },
  'motivation-08@3': {
    slot: { form: 'basic', section: 'motivation', number: 8 },
    facet: 'MAS',
    type: 'case_study',
    display: [3, 1, 4, 5, 2],
    status: 'read',
    options: {
      cbsg: {
        value: 3,
        rationale: 'names autonomy; distance to the scored need on the circle: 1',
        motive: 'autonomy',
      },
      hwsv: {
        value: 2,
        rationale: 'names purpose; distance to the scored need on the circle: 2',
        motive: 'purpose',
      },
      kjvp: {
        value: 1,
        rationale: 'names influence; distance to the scored need on the circle: 3',
        motive: 'influence',
      },
      smpz: {
        value: 4,
        rationale: 'names persistence; distance to the scored need on the circle: 1',
        motive: 'persistence',
      },
      xbbv: {
        value: 5,
        rationale: 'names mastery; distance to the scored need on the circle: 0',
        motive: 'mastery',
      },
    },
  },
  'motivation-09@4': {
    slot: { form: 'basic', section: 'motivation', number: 9 },
    facet: 'ACH',
    type: 'case_study',
    display: [1, 3, 2, 4, 5],
    status: 'read',
    options: {
      kqgs: {
        value: 5,
        rationale: 'names achievement; distance to the scored need on the circle: 0',
        motive: 'achievement',
      },
      lmjx: {
        value: 2,
        rationale: 'names mastery; distance to the scored need on the circle: 2',
        motive: 'mastery',
      },
      qmmp: {
        value: 3,
        rationale: 'names persistence; distance to the scored need on the circle: 1',
        motive: 'persistence',
      },
      vczw: {
        value: 1,
        rationale: 'names autonomy; distance to the scored need on the circle: 3',
        motive: 'autonomy',
      },
      xvcw: {
        value: 4,
        rationale: 'names influence; distance to the scored need on the circle: 1',
        motive: 'influence',
      },
    },
  },
  'motivation-10@4': {
    slot: { form: 'basic', section: 'motivation', number: 10 },
    facet: 'PUR',
    type: 'case_study',
    display: [1, 2, 5, 3, 4],
    status: 'read',
    options: {
      czcl: {
        value: 4,
        rationale: 'names autonomy; distance to the scored need on the circle: 1',
        motive: 'autonomy',
      },
      fqwp: {
        value: 5,
        rationale: 'names purpose; distance to the scored need on the circle: 0',
        motive: 'purpose',
      },
      gjmw: {
        value: 2,
        rationale: 'names achievement; distance to the scored need on the circle: 2',
        motive: 'achievement',
      },
      qtlt: {
        value: 1,
        rationale: 'names persistence; distance to the scored need on the circle: 3',
        motive: 'persistence',
      },
      vcvn: {
        value: 3,
        rationale: 'names influence; distance to the scored need on the circle: 1',
        motive: 'influence',
      },
    },
  },
  'motivation-11@3': {
    slot: { form: 'basic', section: 'motivation', number: 11 },
    facet: 'PER',
    type: 'case_study',
    display: [5, 4, 3, 1, 2],
    status: 'read',
    options: {
      fgnx: {
        value: 1,
        rationale: 'names purpose; distance to the scored need on the circle: 3',
        motive: 'purpose',
      },
      fzqm: {
        value: 3,
        rationale: 'names achievement; distance to the scored need on the circle: 1',
        motive: 'achievement',
      },
      krvv: {
        value: 4,
        rationale: 'names mastery; distance to the scored need on the circle: 1',
        motive: 'mastery',
      },
      lgxc: {
        value: 2,
        rationale: 'names influence; distance to the scored need on the circle: 2',
        motive: 'influence',
      },
      lvtt: {
        value: 5,
        rationale: 'names persistence; distance to the scored need on the circle: 0',
        motive: 'persistence',
      },
    },
  },
  'motivation-12@3': {
    slot: { form: 'basic', section: 'motivation', number: 12 },
    facet: 'INF',
    type: 'case_study',
    display: [3, 5, 1, 4, 2],
    status: 'read',
    options: {
      hfvj: {
        value: 5,
        rationale: 'names influence; distance to the scored need on the circle: 0',
        motive: 'influence',
      },
      hrnh: {
        value: 2,
        rationale: 'names autonomy; distance to the scored need on the circle: 2',
        motive: 'autonomy',
      },
      mvqr: {
        value: 3,
        rationale: 'names purpose; distance to the scored need on the circle: 1',
        motive: 'purpose',
      },
      nrgv: {
        value: 4,
        rationale: 'names achievement; distance to the scored need on the circle: 1',
        motive: 'achievement',
      },
      tphd: {
        value: 1,
        rationale: 'names mastery; distance to the scored need on the circle: 3',
        motive: 'mastery',
      },
    },
  },
  'motivation-13@3': {
    slot: { form: 'basic', section: 'motivation', number: 13 },
    facet: 'AUT',
    type: 'scenario',
    display: [2, 1, 3, 4, 5],
    status: 'read',
    options: {
      gznk: {
        value: 5,
        rationale: 'names autonomy; distance to the scored need on the circle: 0',
        motive: 'autonomy',
      },
      hmrh: {
        value: 1,
        rationale: 'names achievement; distance to the scored need on the circle: 3',
        motive: 'achievement',
      },
      llwm: {
        value: 4,
        rationale: 'names mastery; distance to the scored need on the circle: 1',
        motive: 'mastery',
      },
      qrgk: {
        value: 2,
        rationale: 'names influence; distance to the scored need on the circle: 2',
        motive: 'influence',
      },
      sfcg: {
        value: 3,
        rationale: 'names purpose; distance to the scored need on the circle: 1',
        motive: 'purpose',
      },
    },
  },
  'motivation-14@4': {
    slot: { form: 'basic', section: 'motivation', number: 14 },
    facet: 'MAS',
    type: 'scenario',
    display: [1, 4, 5, 2, 3],
    status: 'read',
    options: {
      hqpm: {
        value: 4,
        rationale: 'names autonomy; distance to the scored need on the circle: 1',
        motive: 'autonomy',
      },
      kscq: {
        value: 5,
        rationale: 'names mastery; distance to the scored need on the circle: 0',
        motive: 'mastery',
      },
      szsq: {
        value: 1,
        rationale: 'names influence; distance to the scored need on the circle: 3',
        motive: 'influence',
      },
      wpbt: {
        value: 2,
        rationale: 'names achievement; distance to the scored need on the circle: 2',
        motive: 'achievement',
      },
      xvhp: {
        value: 3,
        rationale: 'names persistence; distance to the scored need on the circle: 1',
        motive: 'persistence',
      },
    },
  },
  'motivation-15@3': {
    slot: { form: 'basic', section: 'motivation', number: 15 },
    facet: 'ACH',
    type: 'scenario',
    display: [2, 4, 5, 1, 3],
    status: 'read',
    options: {
      kflk: {
        value: 1,
        rationale: 'names autonomy; distance to the scored need on the circle: 3',
        motive: 'autonomy',
      },
      knff: {
        value: 4,
        rationale: 'names persistence; distance to the scored need on the circle: 1',
        motive: 'persistence',
      },
      lstr: {
        value: 3,
        rationale: 'names influence; distance to the scored need on the circle: 1',
        motive: 'influence',
      },
      ttnh: {
        value: 5,
        rationale: 'names achievement; distance to the scored need on the circle: 0',
        motive: 'achievement',
      },
      zrgg: {
        value: 2,
        rationale: 'names purpose; distance to the scored need on the circle: 2',
        motive: 'purpose',
      },
    },
  },
  'motivation-16@4': {
    slot: { form: 'basic', section: 'motivation', number: 16 },
    facet: 'PUR',
    type: 'scenario',
    display: [5, 1, 3, 4, 2],
    status: 'read',
    options: {
      dcgr: {
        value: 3,
        rationale: 'Names autonomy; distance to the scored need on the circle: 1.',
        motive: 'autonomy',
      },
      nlkz: {
        value: 2,
        rationale: 'Names mastery; distance to the scored need on the circle: 2.',
        motive: 'mastery',
      },
      rkvl: {
        value: 5,
        rationale: 'Names purpose; distance to the scored need on the circle: 0.',
        motive: 'purpose',
      },
      wznk: {
        value: 1,
        rationale: 'Names persistence; distance to the scored need on the circle: 3.',
        motive: 'persistence',
      },
      xgyf: {
        value: 4,
        rationale: 'Names influence; distance to the scored need on the circle: 1.',
        motive: 'influence',
      },
    },
  },
  'motivation-17@4': {
    slot: { form: 'basic', section: 'motivation', number: 17 },
    facet: 'PER',
    type: 'scenario',
    display: [1, 3, 2, 5, 4],
    status: 'read',
    options: {
      khtw: {
        value: 4,
        rationale: 'Names achievement; distance to the scored need on the circle: 1.',
        motive: 'achievement',
      },
      vyjm: {
        value: 5,
        rationale: 'Names persistence; distance to the scored need on the circle: 0.',
        motive: 'persistence',
      },
      wjyl: {
        value: 1,
        rationale: 'Names purpose; distance to the scored need on the circle: 3.',
        motive: 'purpose',
      },
      xgcm: {
        value: 2,
        rationale: 'Names autonomy; distance to the scored need on the circle: 2.',
        motive: 'autonomy',
      },
      zsbp: {
        value: 3,
        rationale: 'Names mastery; distance to the scored need on the circle: 1.',
        motive: 'mastery',
      },
    },
  },
  'motivation-18@3': {
    slot: { form: 'basic', section: 'motivation', number: 18 },
    facet: 'INF',
    type: 'scenario',
    display: [2, 3, 4, 5, 1],
    status: 'read',
    options: {
      bfsp: {
        value: 2,
        rationale: 'Names persistence; distance to the scored need on the circle: 2.',
        motive: 'persistence',
      },
      bljw: {
        value: 4,
        rationale: 'Names purpose; distance to the scored need on the circle: 1.',
        motive: 'purpose',
      },
      dpcp: {
        value: 3,
        rationale: 'Names achievement; distance to the scored need on the circle: 1.',
        motive: 'achievement',
      },
      kpvv: {
        value: 1,
        rationale: 'Names mastery; distance to the scored need on the circle: 3.',
        motive: 'mastery',
      },
      lsvq: {
        value: 5,
        rationale: 'Names influence; distance to the scored need on the circle: 0.',
        motive: 'influence',
      },
    },
  },
  'motivation-19@4': {
    slot: { form: 'basic', section: 'motivation', number: 19 },
    facet: 'AUT',
    type: 'case_study',
    display: [3, 5, 1, 2, 4],
    status: 'read',
    options: {
      cfnw: {
        value: 3,
        rationale: 'Names mastery; distance to the scored need on the circle: 1.',
        motive: 'mastery',
      },
      djhy: {
        value: 1,
        rationale: 'Names achievement; distance to the scored need on the circle: 3.',
        motive: 'achievement',
      },
      mncv: {
        value: 2,
        rationale: 'Names influence; distance to the scored need on the circle: 2.',
        motive: 'influence',
      },
      rbgt: {
        value: 5,
        rationale: 'Names autonomy; distance to the scored need on the circle: 0.',
        motive: 'autonomy',
      },
      yjmr: {
        value: 4,
        rationale: 'Names purpose; distance to the scored need on the circle: 1.',
        motive: 'purpose',
      },
    },
  },
  'motivation-20@3': {
    slot: { form: 'basic', section: 'motivation', number: 20 },
    facet: 'MAS',
    type: 'case_study',
    display: [4, 2, 1, 3, 5],
    status: 'read',
    options: {
      hlyv: {
        value: 4,
        rationale: 'Names persistence; distance to the scored need on the circle: 1.',
        motive: 'persistence',
      },
      jnyg: {
        value: 2,
        rationale: 'Names achievement; distance to the scored need on the circle: 2.',
        motive: 'achievement',
      },
      wpdq: {
        value: 5,
        rationale: 'Names mastery; distance to the scored need on the circle: 0.',
        motive: 'mastery',
      },
      xysn: {
        value: 1,
        rationale: 'Names influence; distance to the scored need on the circle: 3.',
        motive: 'influence',
      },
      xyyr: {
        value: 3,
        rationale: 'Names autonomy; distance to the scored need on the circle: 1.',
        motive: 'autonomy',
      },
    },
  },
  'motivation-21@4': {
    slot: { form: 'basic', section: 'motivation', number: 21 },
    facet: 'ACH',
    type: 'case_study',
    display: [4, 5, 1, 3, 2],
    status: 'read',
    options: {
      djtm: {
        value: 5,
        rationale: 'Names achievement; distance to the scored need on the circle: 0.',
        motive: 'achievement',
      },
      nzfc: {
        value: 4,
        rationale: 'Names influence; distance to the scored need on the circle: 1.',
        motive: 'influence',
      },
      pwpz: {
        value: 3,
        rationale: 'Names persistence; distance to the scored need on the circle: 1.',
        motive: 'persistence',
      },
      qcyt: {
        value: 2,
        rationale: 'Names purpose; distance to the scored need on the circle: 2.',
        motive: 'purpose',
      },
      zwtq: {
        value: 1,
        rationale: 'Names autonomy; distance to the scored need on the circle: 3.',
        motive: 'autonomy',
      },
    },
  },
  'motivation-22@3': {
    slot: { form: 'basic', section: 'motivation', number: 22 },
    facet: 'PUR',
    type: 'case_study',
    display: [2, 4, 1, 5, 3],
    status: 'read',
    options: {
      bsth: {
        value: 4,
        rationale: 'Names autonomy; distance to the scored need on the circle: 1.',
        motive: 'autonomy',
      },
      gnnj: {
        value: 5,
        rationale: 'Names purpose; distance to the scored need on the circle: 0.',
        motive: 'purpose',
      },
      hyzh: {
        value: 3,
        rationale: 'Names influence; distance to the scored need on the circle: 1.',
        motive: 'influence',
      },
      pkyz: {
        value: 1,
        rationale: 'Names persistence; distance to the scored need on the circle: 3.',
        motive: 'persistence',
      },
      prpd: {
        value: 2,
        rationale: 'Names mastery; distance to the scored need on the circle: 2.',
        motive: 'mastery',
      },
    },
  },
  'motivation-23@4': {
    slot: { form: 'basic', section: 'motivation', number: 23 },
    facet: 'PER',
    type: 'case_study',
    display: [3, 5, 4, 2, 1],
    status: 'read',
    options: {
      jdpr: {
        value: 2,
        rationale: 'Names autonomy; distance to the scored need on the circle: 2.',
        motive: 'autonomy',
      },
      qddq: {
        value: 3,
        rationale: 'Names achievement; distance to the scored need on the circle: 1.',
        motive: 'achievement',
      },
      vwhk: {
        value: 1,
        rationale: 'Names purpose; distance to the scored need on the circle: 3.',
        motive: 'purpose',
      },
      wdwv: {
        value: 5,
        rationale: 'Names persistence; distance to the scored need on the circle: 0.',
        motive: 'persistence',
      },
      yxqc: {
        value: 4,
        rationale: 'Names mastery; distance to the scored need on the circle: 1.',
        motive: 'mastery',
      },
    },
  },
  'motivation-24@3': {
    slot: { form: 'basic', section: 'motivation', number: 24 },
    facet: 'INF',
    type: 'case_study',
    display: [1, 4, 5, 2, 3],
    status: 'read',
    options: {
      bvgb: {
        value: 5,
        rationale: 'Names influence; distance to the scored need on the circle: 0.',
        motive: 'influence',
      },
      vldg: {
        value: 1,
        rationale: 'Names mastery; distance to the scored need on the circle: 3.',
        motive: 'mastery',
      },
      vpqw: {
        value: 4,
        rationale: 'Names achievement; distance to the scored need on the circle: 1.',
        motive: 'achievement',
      },
      zfgb: {
        value: 3,
        rationale: 'Names purpose; distance to the scored need on the circle: 1.',
        motive: 'purpose',
      },
      zwmx: {
        value: 2,
        rationale: 'Names persistence; distance to the scored need on the circle: 2.',
        motive: 'persistence',
      },
    },
  },
  'motivation-25@3': {
    slot: { form: 'basic', section: 'motivation', number: 25 },
    facet: 'AUT',
    type: 'scenario',
    display: [5, 4, 2, 3, 1],
    status: 'read',
    options: {
      dpwm: {
        value: 1,
        rationale: 'Names achievement; distance to the scored need on the circle: 3.',
        motive: 'achievement',
      },
      jbkk: {
        value: 5,
        rationale: 'Names autonomy; distance to the scored need on the circle: 0.',
        motive: 'autonomy',
      },
      ngrw: {
        value: 2,
        rationale: 'Names persistence; distance to the scored need on the circle: 2.',
        motive: 'persistence',
      },
      nztt: {
        value: 4,
        rationale: 'Names mastery; distance to the scored need on the circle: 1.',
        motive: 'mastery',
      },
      shyq: {
        value: 3,
        rationale: 'Names purpose; distance to the scored need on the circle: 1.',
        motive: 'purpose',
      },
    },
  },
  'motivation-26@3': {
    slot: { form: 'basic', section: 'motivation', number: 26 },
    facet: 'MAS',
    type: 'scenario',
    display: [2, 5, 3, 1, 4],
    status: 'read',
    options: {
      dpnx: {
        value: 3,
        rationale: 'Names persistence; distance to the scored need on the circle: 1.',
        motive: 'persistence',
      },
      lnps: {
        value: 5,
        rationale: 'Names mastery; distance to the scored need on the circle: 0.',
        motive: 'mastery',
      },
      slqc: {
        value: 2,
        rationale: 'Names purpose; distance to the scored need on the circle: 2.',
        motive: 'purpose',
      },
      twwg: {
        value: 1,
        rationale: 'Names influence; distance to the scored need on the circle: 3.',
        motive: 'influence',
      },
      zgsv: {
        value: 4,
        rationale: 'Names autonomy; distance to the scored need on the circle: 1.',
        motive: 'autonomy',
      },
    },
  },
  'motivation-27@3': {
    slot: { form: 'basic', section: 'motivation', number: 27 },
    facet: 'ACH',
    type: 'scenario',
    display: [5, 1, 3, 2, 4],
    status: 'read',
    options: {
      blcc: {
        value: 4,
        rationale: 'Names persistence; distance to the scored need on the circle: 1.',
        motive: 'persistence',
      },
      nwsf: {
        value: 5,
        rationale: 'Names achievement; distance to the scored need on the circle: 0.',
        motive: 'achievement',
      },
      rzkp: {
        value: 1,
        rationale: 'Names autonomy; distance to the scored need on the circle: 3.',
        motive: 'autonomy',
      },
      zcns: {
        value: 3,
        rationale: 'Names influence; distance to the scored need on the circle: 1.',
        motive: 'influence',
      },
      zgkd: {
        value: 2,
        rationale: 'Names mastery; distance to the scored need on the circle: 2.',
        motive: 'mastery',
      },
    },
  },
  'motivation-28@3': {
    slot: { form: 'basic', section: 'motivation', number: 28 },
    facet: 'PUR',
    type: 'scenario',
    display: [4, 3, 2, 1, 5],
    status: 'read',
    options: {
      fynm: {
        value: 3,
        rationale: 'Names autonomy; distance to the scored need on the circle: 1.',
        motive: 'autonomy',
      },
      mxcl: {
        value: 1,
        rationale: 'Names persistence; distance to the scored need on the circle: 3.',
        motive: 'persistence',
      },
      qypc: {
        value: 5,
        rationale: 'Names purpose; distance to the scored need on the circle: 0.',
        motive: 'purpose',
      },
      vvyv: {
        value: 4,
        rationale: 'Names influence; distance to the scored need on the circle: 1.',
        motive: 'influence',
      },
      zcvx: {
        value: 2,
        rationale: 'Names achievement; distance to the scored need on the circle: 2.',
        motive: 'achievement',
      },
    },
  },
  'motivation-29@3': {
    slot: { form: 'basic', section: 'motivation', number: 29 },
    facet: 'PER',
    type: 'scenario',
    display: [2, 1, 5, 4, 3],
    status: 'read',
    options: {
      cqph: {
        value: 1,
        rationale: 'Names purpose; distance to the scored need on the circle: 3.',
        motive: 'purpose',
      },
      jwyc: {
        value: 2,
        rationale: 'Names influence; distance to the scored need on the circle: 2.',
        motive: 'influence',
      },
      rnhh: {
        value: 3,
        rationale: 'Names mastery; distance to the scored need on the circle: 1.',
        motive: 'mastery',
      },
      rtln: {
        value: 5,
        rationale: 'Names persistence; distance to the scored need on the circle: 0.',
        motive: 'persistence',
      },
      yypz: {
        value: 4,
        rationale: 'Names achievement; distance to the scored need on the circle: 1.',
        motive: 'achievement',
      },
    },
  },
  'motivation-30@4': {
    slot: { form: 'basic', section: 'motivation', number: 30 },
    facet: 'INF',
    type: 'scenario',
    display: [5, 1, 2, 3, 4],
    status: 'read',
    options: {
      bsdh: {
        value: 3,
        rationale: 'Names achievement; distance to the scored need on the circle: 1.',
        motive: 'achievement',
      },
      ccjr: {
        value: 4,
        rationale: 'Names purpose; distance to the scored need on the circle: 1.',
        motive: 'purpose',
      },
      mqpt: {
        value: 5,
        rationale: 'Names influence; distance to the scored need on the circle: 0.',
        motive: 'influence',
      },
      qvbx: {
        value: 1,
        rationale: 'Names mastery; distance to the scored need on the circle: 3.',
        motive: 'mastery',
      },
      wqyk: {
        value: 2,
        rationale: 'Names autonomy; distance to the scored need on the circle: 2.',
        motive: 'autonomy',
      },
    },
  },
} as const satisfies Pairs
