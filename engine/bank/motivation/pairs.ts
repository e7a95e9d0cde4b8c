import type { Pairs } from '../pair.ts'

export const pairs = {
  'motivation-01@2': {
    slot: { form: 'basic', section: 'motivation', number: 1 },
    facet: 'AUT',
    type: 'scenario',
    display: [1, 2, 4, 5, 3],
    status: 'draft',
    options: {
      fxxp: {
        value: 3,
        rationale:
          'persistence: staying with the hard sites to their end; leaves some autonomy, the start is chosen but the sites then fill the days',
        motive: 'persistence',
      },
      jqgj: {
        value: 5,
        rationale: 'autonomy: plans order and days alone and answers for the plan',
        motive: 'autonomy',
      },
      jxtx: {
        value: 4,
        rationale:
          "achievement: a demanding number; leaves much autonomy, since the target and the way to it are one's own",
        motive: 'achievement',
      },
      rwzz: {
        value: 1,
        rationale: 'purpose: the residents are heard; gives autonomy up, their hours set every visit',
        motive: 'purpose',
      },
      wwqc: {
        value: 2,
        rationale: 'mastery: a sharper eye; leaves little autonomy, her rounds set most days',
        motive: 'mastery',
      },
    },
  },
  'motivation-02@2': {
    slot: { form: 'basic', section: 'motivation', number: 2 },
    facet: 'MAS',
    type: 'scenario',
    display: [5, 3, 2, 4, 1],
    status: 'draft',
    options: {
      bwnz: {
        value: 4,
        rationale:
          'persistence: bringing the halted job to its end; leaves much mastery, since the rare style is learnt on the way',
        motive: 'persistence',
      },
      dqbt: {
        value: 3,
        rationale:
          'influence: moving the group to a decision; leaves some mastery, the style is learnt as far as the case needs',
        motive: 'influence',
      },
      dqvj: { value: 5, rationale: 'mastery: learning a craft not yet known', motive: 'mastery' },
      fjhd: {
        value: 1,
        rationale:
          'autonomy: arranging the work oneself; gives mastery up, everything in it is already known',
        motive: 'autonomy',
      },
      rrlp: {
        value: 2,
        rationale:
          'purpose: things that pupils use; leaves little mastery, the work is known and only its users are new',
        motive: 'purpose',
      },
    },
  },
  'motivation-03@2': {
    slot: { form: 'basic', section: 'motivation', number: 3 },
    facet: 'ACH',
    type: 'scenario',
    display: [3, 2, 4, 5, 1],
    status: 'draft',
    options: {
      dzdv: {
        value: 4,
        rationale:
          'mastery: growing in a craft; leaves much achievement, since results are still counted though no goal is set',
        motive: 'mastery',
      },
      hptw: {
        value: 1,
        rationale: 'autonomy: own plan and own account; gives achievement up, no result is named or measured',
        motive: 'autonomy',
      },
      jwmb: {
        value: 3,
        rationale:
          'purpose: visitors served; leaves some achievement, the result may rise but is not measured',
        motive: 'purpose',
      },
      mphh: {
        value: 2,
        rationale:
          'influence: bringing people to a better way; leaves little achievement, agreement is the result sought',
        motive: 'influence',
      },
      vwhx: { value: 5, rationale: 'achievement: a hard number, measured monthly', motive: 'achievement' },
    },
  },
  'motivation-04@2': {
    slot: { form: 'basic', section: 'motivation', number: 4 },
    facet: 'PUR',
    type: 'scenario',
    display: [3, 5, 4, 2, 1],
    status: 'draft',
    options: {
      jggh: {
        value: 4,
        rationale:
          'autonomy: own programme for the day; leaves much purpose, half the day is still with the people served',
        motive: 'autonomy',
      },
      pmjq: {
        value: 1,
        rationale:
          'influence: moving a decision; gives purpose up, the day goes to the sections and their rules',
        motive: 'influence',
      },
      qzls: { value: 5, rationale: 'purpose: meeting those the work is for', motive: 'purpose' },
      tlqb: {
        value: 3,
        rationale: 'persistence: seeing the stuck file through; leaves some purpose, one case is helped',
        motive: 'persistence',
      },
      zkdn: {
        value: 2,
        rationale: 'achievement: a demanding count; leaves little purpose, people gain from it unseen',
        motive: 'achievement',
      },
    },
  },
  'motivation-05@2': {
    slot: { form: 'basic', section: 'motivation', number: 5 },
    facet: 'PER',
    type: 'scenario',
    display: [4, 2, 1, 3, 5],
    status: 'draft',
    options: {
      fgtf: {
        value: 1,
        rationale:
          'influence: leading a committee to agree; gives persistence up, own proposal is put aside for the plan as a whole',
        motive: 'influence',
      },
      lvqz: {
        value: 3,
        rationale:
          'autonomy: deciding how it is run; leaves some persistence, part of the idea lives on elsewhere',
        motive: 'autonomy',
      },
      pbhz: {
        value: 4,
        rationale:
          "purpose: the idea's good to a few people; leaves much persistence, the effort on the idea goes on in a small form",
        motive: 'purpose',
      },
      qrvf: {
        value: 5,
        rationale: 'persistence: staying with the proposal to its end',
        motive: 'persistence',
      },
      vkvh: {
        value: 2,
        rationale: 'mastery: growing in the craft; leaves little persistence, the proposal rests meanwhile',
        motive: 'mastery',
      },
    },
  },
  'motivation-06@2': {
    slot: { form: 'basic', section: 'motivation', number: 6 },
    facet: 'INF',
    type: 'scenario',
    display: [4, 2, 3, 1, 5],
    status: 'draft',
    options: {
      clpw: {
        value: 3,
        rationale: 'persistence: seeing the old point through; leaves some influence, a say in one point',
        motive: 'persistence',
      },
      mcrs: {
        value: 1,
        rationale:
          'purpose: visitors find what they need; gives influence up, the joint decision is left to the others',
        motive: 'purpose',
      },
      pcxd: { value: 5, rationale: 'influence: moving the group to a decision', motive: 'influence' },
      wxwt: {
        value: 2,
        rationale:
          'mastery: learning her craft; leaves little influence, a word only where the lesson touches the plan',
        motive: 'mastery',
      },
      zftn: {
        value: 4,
        rationale: 'autonomy: own decisions, own account; leaves much influence, the space concerns all four',
        motive: 'autonomy',
      },
    },
  },
  'motivation-07@2': {
    slot: { form: 'basic', section: 'motivation', number: 7 },
    facet: 'AUT',
    type: 'case_study',
    display: [4, 3, 5, 1, 2],
    status: 'draft',
    options: {
      hccg: {
        value: 3,
        rationale:
          'mastery: depth in a skill; leaves some autonomy, a choice from a list and then a set course',
        motive: 'mastery',
      },
      qrjm: {
        value: 4,
        rationale:
          "persistence: following the fault to its cause; leaves much autonomy, the way to search is one's own",
        motive: 'persistence',
      },
      rgkq: {
        value: 1,
        rationale:
          'influence: moving procedures; gives autonomy up, each step waits for the committee to agree',
        motive: 'influence',
      },
      zktz: {
        value: 2,
        rationale: 'purpose: seeing customers helped; leaves little autonomy, their questions set the work',
        motive: 'purpose',
      },
      zpsj: { value: 5, rationale: 'autonomy: own project, own steps, own account', motive: 'autonomy' },
    },
  },
  'motivation-08@2': {
    slot: { form: 'basic', section: 'motivation', number: 8 },
    facet: 'MAS',
    type: 'case_study',
    display: [3, 1, 4, 5, 2],
    status: 'draft',
    options: {
      cbsg: {
        value: 3,
        rationale: 'purpose: what is of use to people; leaves some mastery, one learns from their words',
        motive: 'purpose',
      },
      hwsv: {
        value: 2,
        rationale: 'autonomy: own idea, own way; leaves little mastery, practice without a look back',
        motive: 'autonomy',
      },
      kjvp: {
        value: 1,
        rationale: 'achievement: a number doubled; gives mastery up, the figure is sought and not the craft',
        motive: 'achievement',
      },
      smpz: {
        value: 4,
        rationale:
          'influence: moving the place to a new custom; leaves much mastery, own work is reviewed there too',
        motive: 'influence',
      },
      xbbv: { value: 5, rationale: 'mastery: hard feedback in order to improve', motive: 'mastery' },
    },
  },
  'motivation-09@2': {
    slot: { form: 'basic', section: 'motivation', number: 9 },
    facet: 'ACH',
    type: 'case_study',
    display: [1, 3, 2, 4, 5],
    status: 'draft',
    options: {
      kqgs: { value: 5, rationale: 'achievement: a hard number, measured weekly', motive: 'achievement' },
      lmjx: {
        value: 2,
        rationale:
          'autonomy: own way and own account; leaves little achievement, the usual number simply stays',
        motive: 'autonomy',
      },
      qmmp: {
        value: 3,
        rationale:
          'influence: winning people over; leaves some achievement, better sharing may lift the result',
        motive: 'influence',
      },
      vczw: {
        value: 1,
        rationale:
          'persistence: the model to its end; gives achievement up, nothing is counted and no figure set',
        motive: 'persistence',
      },
      xvcw: {
        value: 4,
        rationale: 'purpose: pupils supplied; leaves much achievement, a raised output with a known size',
        motive: 'purpose',
      },
    },
  },
  'motivation-10@2': {
    slot: { form: 'basic', section: 'motivation', number: 10 },
    facet: 'PUR',
    type: 'case_study',
    display: [1, 2, 5, 3, 4],
    status: 'draft',
    options: {
      czcl: {
        value: 4,
        rationale:
          'persistence: the stuck case to its end; leaves much purpose, someone is waiting behind it',
        motive: 'persistence',
      },
      fqwp: { value: 5, rationale: 'purpose: giving time to people for their good', motive: 'purpose' },
      gjmw: {
        value: 2,
        rationale:
          'influence: winning colleagues to a way; leaves little purpose, people gain from it at a distance',
        motive: 'influence',
      },
      qtlt: {
        value: 1,
        rationale: 'mastery: knowing a system in depth; gives purpose up, nobody else is in view',
        motive: 'mastery',
      },
      vcvn: {
        value: 3,
        rationale: 'achievement: a higher count; leaves some purpose, more people are served but as a number',
        motive: 'achievement',
      },
    },
  },
  'motivation-11@2': {
    slot: { form: 'basic', section: 'motivation', number: 11 },
    facet: 'PER',
    type: 'case_study',
    display: [5, 4, 3, 1, 2],
    status: 'draft',
    options: {
      fgnx: {
        value: 1,
        rationale:
          'achievement: a target to measure by; gives persistence up, the trial is left to someone else',
        motive: 'achievement',
      },
      fzqm: {
        value: 3,
        rationale:
          'mastery: depth in measuring; leaves some persistence, one stays as long as the trial teaches',
        motive: 'mastery',
      },
      krvv: {
        value: 4,
        rationale: 'autonomy: own design; leaves much persistence, the trial is carried on in a changed form',
        motive: 'autonomy',
      },
      lgxc: {
        value: 2,
        rationale:
          'influence: bringing people to a decision; leaves little persistence, the trial may well end there',
        motive: 'influence',
      },
      lvtt: { value: 5, rationale: 'persistence: the trial to its end', motive: 'persistence' },
    },
  },
  'motivation-12@2': {
    slot: { form: 'basic', section: 'motivation', number: 12 },
    facet: 'INF',
    type: 'case_study',
    display: [3, 5, 1, 4, 2],
    status: 'draft',
    options: {
      hfvj: { value: 5, rationale: 'influence: moving people to decisions', motive: 'influence' },
      hrnh: {
        value: 2,
        rationale: 'purpose: people helped; leaves little influence, one person at a time is moved',
        motive: 'purpose',
      },
      mvqr: {
        value: 3,
        rationale:
          'mastery: knowing the system in depth; leaves some influence, others come to the one who knows it',
        motive: 'mastery',
      },
      nrgv: {
        value: 4,
        rationale:
          'persistence: the old problem to its end; leaves much influence, solving it changes how the whole place works',
        motive: 'persistence',
      },
      tphd: {
        value: 1,
        rationale: 'achievement: a number to pass; gives influence up, only own output is in view',
        motive: 'achievement',
      },
    },
  },
  'motivation-13@2': {
    slot: { form: 'basic', section: 'motivation', number: 13 },
    facet: 'AUT',
    type: 'scenario',
    display: [2, 1, 3, 4, 5],
    status: 'draft',
    options: {
      gznk: { value: 5, rationale: 'autonomy: own design and own account', motive: 'autonomy' },
      hmrh: {
        value: 1,
        rationale: 'achievement: a measured goal; gives autonomy up, the figure decides each place',
        motive: 'achievement',
      },
      llwm: {
        value: 4,
        rationale: "mastery: understanding layout; leaves much autonomy, what to try is one's own choice",
        motive: 'mastery',
      },
      qrgk: {
        value: 2,
        rationale:
          'influence: bringing people to one system; leaves little autonomy, it must be agreed by all',
        motive: 'influence',
      },
      sfcg: {
        value: 3,
        rationale:
          'purpose: making work easier for others; leaves some autonomy, their need decides what moves, the way stays open',
        motive: 'purpose',
      },
    },
  },
  'motivation-14@2': {
    slot: { form: 'basic', section: 'motivation', number: 14 },
    facet: 'MAS',
    type: 'scenario',
    display: [1, 4, 5, 2, 3],
    status: 'draft',
    options: {
      hqpm: {
        value: 4,
        rationale:
          'purpose: helping those who get stuck; leaves much mastery, one must learn in order to explain',
        motive: 'purpose',
      },
      kscq: { value: 5, rationale: 'mastery: understanding past what the work needs', motive: 'mastery' },
      szsq: {
        value: 1,
        rationale: 'persistence: the long task to its end; gives mastery up, nothing new is learnt',
        motive: 'persistence',
      },
      wpbt: {
        value: 2,
        rationale:
          'achievement: a measured goal; leaves little mastery, one learns only what moves the figure',
        motive: 'achievement',
      },
      xvhp: {
        value: 3,
        rationale: 'autonomy: own decision and own account; leaves some mastery, the review teaches a part',
        motive: 'autonomy',
      },
    },
  },
  'motivation-15@2': {
    slot: { form: 'basic', section: 'motivation', number: 15 },
    facet: 'ACH',
    type: 'scenario',
    display: [2, 4, 5, 1, 3],
    status: 'draft',
    options: {
      kflk: {
        value: 1,
        rationale: 'mastery: learning to describe; gives achievement up, no amount or end is in view',
        motive: 'mastery',
      },
      knff: {
        value: 4,
        rationale:
          'influence: winning colleagues to one way; leaves much achievement, a quota stands though it is a shared one',
        motive: 'influence',
      },
      lstr: {
        value: 3,
        rationale:
          'autonomy: own plan and own account; leaves some achievement, stages give the work ends to reach',
        motive: 'autonomy',
      },
      ttnh: { value: 5, rationale: 'achievement: a hard number, measured weekly', motive: 'achievement' },
      zrgg: {
        value: 2,
        rationale:
          'persistence: the hard boxes to their end; leaves little achievement, something is completed but not measured',
        motive: 'persistence',
      },
    },
  },
  'motivation-16@2': {
    slot: { form: 'basic', section: 'motivation', number: 16 },
    facet: 'PUR',
    type: 'scenario',
    display: [5, 1, 3, 4, 2],
    status: 'draft',
    options: {
      dcgr: {
        value: 3,
        rationale: 'Influence: the pull is to move the decision; families gain later and at a distance.',
        motive: 'influence',
      },
      nlkz: {
        value: 2,
        rationale: 'Mastery: own craft; others may gain from the skill one day.',
        motive: 'mastery',
      },
      rkvl: {
        value: 5,
        rationale: "Purpose: people's need is met face to face, and the good is seen.",
        motive: 'purpose',
      },
      wznk: {
        value: 1,
        rationale: "Autonomy: every decision stays own; nobody's need enters.",
        motive: 'autonomy',
      },
      xgyf: {
        value: 4,
        rationale:
          'Achievement: a counted target; the pupils who get the desks are still served, though the count drives it.',
        motive: 'achievement',
      },
    },
  },
  'motivation-17@2': {
    slot: { form: 'basic', section: 'motivation', number: 17 },
    facet: 'PER',
    type: 'scenario',
    display: [1, 3, 2, 5, 4],
    status: 'draft',
    options: {
      khtw: {
        value: 4,
        rationale: 'Mastery: understanding comes first; the week still stays with the hard problem.',
        motive: 'mastery',
      },
      vyjm: {
        value: 5,
        rationale: 'Persistence: effort on the same hard thing is renewed until it is done.',
        motive: 'persistence',
      },
      wjyl: {
        value: 1,
        rationale: "Purpose: people's need takes the week; the hard attempt is left.",
        motive: 'purpose',
      },
      xgcm: {
        value: 2,
        rationale: 'Achievement: a measured result comes first; the attempt is put off, not dropped.',
        motive: 'achievement',
      },
      zsbp: {
        value: 3,
        rationale: 'Influence: the group is moved; the attempt goes on, but in many hands.',
        motive: 'influence',
      },
    },
  },
  'motivation-18@2': {
    slot: { form: 'basic', section: 'motivation', number: 18 },
    facet: 'INF',
    type: 'scenario',
    display: [2, 3, 4, 5, 1],
    status: 'draft',
    options: {
      bfsp: {
        value: 2,
        rationale:
          'Achievement: a demanding measure; it may set an example, the decision itself is left alone.',
        motive: 'achievement',
      },
      bljw: {
        value: 4,
        rationale:
          'Mastery: becoming a better presenter; the skill is one that moves people, and it will be heard.',
        motive: 'mastery',
      },
      dpcp: {
        value: 3,
        rationale:
          "Purpose: people's need comes first; it is brought into the decision without pushing a view.",
        motive: 'purpose',
      },
      kpvv: {
        value: 1,
        rationale: 'Autonomy: own share in own hands; no wish to sway anyone.',
        motive: 'autonomy',
      },
      lsvq: { value: 5, rationale: 'Influence: moves people towards a decision.', motive: 'influence' },
    },
  },
  'motivation-19@2': {
    slot: { form: 'basic', section: 'motivation', number: 19 },
    facet: 'AUT',
    type: 'case_study',
    display: [3, 5, 1, 2, 4],
    status: 'draft',
    options: {
      cfnw: {
        value: 3,
        rationale: 'Influence: shapes how the work is done, then is bound by what the group agrees.',
        motive: 'influence',
      },
      djhy: {
        value: 1,
        rationale: 'Persistence: stays with what is hard; the order and the way are taken as given.',
        motive: 'persistence',
      },
      mncv: {
        value: 2,
        rationale: 'Achievement: a harder figure; only the pace is own, the way is given.',
        motive: 'achievement',
      },
      rbgt: {
        value: 5,
        rationale: 'Autonomy: decides for oneself how and when, and answers for it.',
        motive: 'autonomy',
      },
      yjmr: {
        value: 4,
        rationale: 'Purpose: their benefit leads; the order of the work is still own, made fresh.',
        motive: 'purpose',
      },
    },
  },
  'motivation-20@2': {
    slot: { form: 'basic', section: 'motivation', number: 20 },
    facet: 'MAS',
    type: 'case_study',
    display: [4, 2, 1, 3, 5],
    status: 'draft',
    options: {
      hlyv: {
        value: 4,
        rationale: 'Autonomy: deciding the way; working it out alone teaches a great deal.',
        motive: 'autonomy',
      },
      jnyg: {
        value: 2,
        rationale: 'Persistence: staying is the point; skill grows a little by the way.',
        motive: 'persistence',
      },
      wpdq: {
        value: 5,
        rationale: 'Mastery: goes where own skill is weak, to become better.',
        motive: 'mastery',
      },
      xysn: {
        value: 1,
        rationale: 'Influence: people and decisions; no skill of the parts is practised.',
        motive: 'influence',
      },
      xyyr: {
        value: 3,
        rationale: 'Achievement: the figure drives it; the stretch brings some skill with it.',
        motive: 'achievement',
      },
    },
  },
  'motivation-21@2': {
    slot: { form: 'basic', section: 'motivation', number: 21 },
    facet: 'ACH',
    type: 'case_study',
    display: [4, 5, 1, 3, 2],
    status: 'draft',
    options: {
      djtm: {
        value: 5,
        rationale: 'Achievement: a specific, demanding goal with a date.',
        motive: 'achievement',
      },
      nzfc: {
        value: 4,
        rationale: 'Autonomy: own plan; it still ends in something delivered by a date.',
        motive: 'autonomy',
      },
      pwpz: {
        value: 3,
        rationale: 'Persistence: one hard piece to its end; a result comes, without a measure.',
        motive: 'persistence',
      },
      qcyt: {
        value: 2,
        rationale: 'Mastery: growth without count or date; it may speed later results.',
        motive: 'mastery',
      },
      zwtq: {
        value: 1,
        rationale: "Purpose: people's need takes the two days; own goal rests.",
        motive: 'purpose',
      },
    },
  },
  'motivation-22@2': {
    slot: { form: 'basic', section: 'motivation', number: 22 },
    facet: 'PUR',
    type: 'case_study',
    display: [2, 4, 1, 5, 3],
    status: 'draft',
    options: {
      bsth: {
        value: 4,
        rationale: 'Influence: moves decisions; what is argued for is what visitors need.',
        motive: 'influence',
      },
      gnnj: { value: 5, rationale: 'Purpose: direct service, and the good is seen.', motive: 'purpose' },
      hyzh: {
        value: 3,
        rationale: 'Mastery: own skill first; it will serve the people at the window in time.',
        motive: 'mastery',
      },
      pkyz: {
        value: 1,
        rationale: "Persistence: finishing is the reason; nobody's need is sought.",
        motive: 'persistence',
      },
      prpd: {
        value: 2,
        rationale: 'Autonomy: own decisions; readers may gain, they are not the reason.',
        motive: 'autonomy',
      },
    },
  },
  'motivation-23@2': {
    slot: { form: 'basic', section: 'motivation', number: 23 },
    facet: 'PER',
    type: 'case_study',
    display: [3, 5, 4, 2, 1],
    status: 'draft',
    options: {
      jdpr: {
        value: 2,
        rationale:
          "Purpose: people's benefit takes the week; the list waits, and a little of it may be helped.",
        motive: 'purpose',
      },
      qddq: {
        value: 3,
        rationale: 'Achievement: a number, by whatever way; the list is part of it as long as it pays.',
        motive: 'achievement',
      },
      vwhk: { value: 1, rationale: 'Autonomy: own way replaces what was begun.', motive: 'autonomy' },
      wdwv: {
        value: 5,
        rationale: 'Persistence: the started list is carried to its end without encouragement.',
        motive: 'persistence',
      },
      yxqc: {
        value: 4,
        rationale: 'Influence: the team is moved; the list still goes to its end.',
        motive: 'influence',
      },
    },
  },
  'motivation-24@2': {
    slot: { form: 'basic', section: 'motivation', number: 24 },
    facet: 'INF',
    type: 'case_study',
    display: [1, 4, 5, 2, 3],
    status: 'draft',
    options: {
      bvgb: { value: 5, rationale: 'Influence: people and decisions are moved.', motive: 'influence' },
      vldg: {
        value: 1,
        rationale: 'Persistence: finishing own hard work; nobody is moved.',
        motive: 'persistence',
      },
      vpqw: {
        value: 4,
        rationale: 'Purpose: the help is the reason; close guidance moves people all the same.',
        motive: 'purpose',
      },
      zfgb: {
        value: 3,
        rationale: 'Achievement: the figure leads; the six have to be brought along to it.',
        motive: 'achievement',
      },
      zwmx: {
        value: 2,
        rationale: 'Autonomy: own decisions on paper; others are touched only through it.',
        motive: 'autonomy',
      },
    },
  },
  'motivation-25@2': {
    slot: { form: 'basic', section: 'motivation', number: 25 },
    facet: 'AUT',
    type: 'scenario',
    display: [5, 4, 2, 3, 1],
    status: 'draft',
    options: {
      dpwm: {
        value: 1,
        rationale: "Mastery: follows the course's way in order to learn; deciding for oneself is given up.",
        motive: 'mastery',
      },
      jbkk: { value: 5, rationale: 'Autonomy: room to decide, with accountability.', motive: 'autonomy' },
      ngrw: {
        value: 2,
        rationale: 'Persistence: seeing a given matter through; a little is own in how it is done.',
        motive: 'persistence',
      },
      nztt: {
        value: 4,
        rationale: 'Influence: moving others; the way is of own making, though it needs their consent.',
        motive: 'influence',
      },
      shyq: {
        value: 3,
        rationale: 'Achievement: a figure binds; how to reach it stays partly own.',
        motive: 'achievement',
      },
    },
  },
  'motivation-26@2': {
    slot: { form: 'basic', section: 'motivation', number: 26 },
    facet: 'MAS',
    type: 'scenario',
    display: [2, 5, 3, 1, 4],
    status: 'draft',
    options: {
      dpnx: {
        value: 3,
        rationale: 'Persistence: finishing is the reason; the trials teach something.',
        motive: 'persistence',
      },
      lnps: { value: 5, rationale: 'Mastery: becoming better for its own sake.', motive: 'mastery' },
      slqc: {
        value: 2,
        rationale: 'Influence: the team is moved; own craft grows little.',
        motive: 'influence',
      },
      twwg: {
        value: 1,
        rationale: "Purpose: people's need takes the time; no growth is sought.",
        motive: 'purpose',
      },
      zgsv: {
        value: 4,
        rationale: 'Achievement: a number and a date; what is counted is skill.',
        motive: 'achievement',
      },
    },
  },
  'motivation-27@2': {
    slot: { form: 'basic', section: 'motivation', number: 27 },
    facet: 'ACH',
    type: 'scenario',
    display: [5, 1, 3, 2, 4],
    status: 'draft',
    options: {
      blcc: {
        value: 4,
        rationale: 'Persistence: staying with the hard cases; each one still adds to the number.',
        motive: 'persistence',
      },
      nwsf: { value: 5, rationale: 'Achievement: a harder measured goal.', motive: 'achievement' },
      rzkp: {
        value: 1,
        rationale: 'Influence: people and decisions; own results stop here.',
        motive: 'influence',
      },
      zcns: {
        value: 3,
        rationale: 'Mastery: skill is the reason; the visits add some results.',
        motive: 'mastery',
      },
      zgkd: {
        value: 2,
        rationale: 'Purpose: their benefit is the reason; little of it counts towards a goal.',
        motive: 'purpose',
      },
    },
  },
  'motivation-28@2': {
    slot: { form: 'basic', section: 'motivation', number: 28 },
    facet: 'PUR',
    type: 'scenario',
    display: [4, 3, 2, 1, 5],
    status: 'draft',
    options: {
      fynm: {
        value: 3,
        rationale: 'Autonomy: own way; people gain some help without contact.',
        motive: 'autonomy',
      },
      mxcl: {
        value: 1,
        rationale: "Achievement: the number is the reason; nobody's need is sought.",
        motive: 'achievement',
      },
      qypc: { value: 5, rationale: 'Purpose: helps people face to face.', motive: 'purpose' },
      vvyv: {
        value: 4,
        rationale: 'Mastery: the language is the reason; people are helped all the same.',
        motive: 'mastery',
      },
      zcvx: {
        value: 2,
        rationale: 'Persistence: finishing is the reason; readers may gain much later.',
        motive: 'persistence',
      },
    },
  },
  'motivation-29@2': {
    slot: { form: 'basic', section: 'motivation', number: 29 },
    facet: 'PER',
    type: 'scenario',
    display: [2, 1, 5, 4, 3],
    status: 'draft',
    options: {
      cqph: {
        value: 1,
        rationale: 'Mastery: another skill takes the time; the attempt ends.',
        motive: 'mastery',
      },
      jwyc: {
        value: 2,
        rationale: 'Autonomy: own choice of subject; the attempt survives only if chosen again.',
        motive: 'autonomy',
      },
      rnhh: {
        value: 3,
        rationale: "Purpose: others' benefit; stays near the matter, own attempt is open.",
        motive: 'purpose',
      },
      rtln: {
        value: 5,
        rationale: 'Persistence: effort is renewed on the unfinished thing.',
        motive: 'persistence',
      },
      yypz: {
        value: 4,
        rationale: 'Achievement: a harder mark is the reason; the attempt goes on.',
        motive: 'achievement',
      },
    },
  },
  'motivation-30@2': {
    slot: { form: 'basic', section: 'motivation', number: 30 },
    facet: 'INF',
    type: 'scenario',
    display: [5, 1, 2, 3, 4],
    status: 'draft',
    options: {
      bsdh: {
        value: 3,
        rationale: 'Autonomy: own decisions; what the guests see shapes their view somewhat.',
        motive: 'autonomy',
      },
      ccjr: {
        value: 4,
        rationale: 'Achievement: the number is the reason; it is reached by moving buyers.',
        motive: 'achievement',
      },
      mqpt: { value: 5, rationale: 'Influence: persuades people towards a decision.', motive: 'influence' },
      qvbx: { value: 1, rationale: 'Mastery: own skill; no one is moved.', motive: 'mastery' },
      wqyk: {
        value: 2,
        rationale: 'Persistence: finishing is the reason; the sample may speak for the team a little.',
        motive: 'persistence',
      },
    },
  },
} as const satisfies Pairs
