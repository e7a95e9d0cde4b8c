import type { Pairs } from '../pair.ts'

export const pairs = {
  'advanced-CMM-01@1': {
    slot: { form: 'advanced', section: 'CMM', number: 1 },
    facet: 'CMM',
    type: 'scenario',
    cell: 'clarity_listening',
    display: [2, 3, 4, 5, 1],
    status: 'read',
    options: {
      fgpg: {
        a: { value: 5, rationale: '8 of 10 questions in 4 of 5 minutes' },
        b: { value: 1, rationale: 'four minutes on what two questions ask; eight go unanswered' },
        acts: 1,
        pole: null,
      },
      fqth: {
        a: { value: 2, rationale: 'most of the time to few of the questions' },
        b: { value: 4, rationale: 'most of the time to most of the questions' },
        acts: 1,
        pole: null,
      },
      khrv: {
        a: { value: 1, rationale: 'four minutes on what two questions ask; eight go unanswered' },
        b: { value: 5, rationale: '8 of 10 questions in 4 of 5 minutes' },
        acts: 1,
        pole: null,
      },
      lgsk: {
        a: { value: 4, rationale: 'most of the time to most of the questions' },
        b: { value: 2, rationale: 'most of the time to few of the questions' },
        acts: 1,
        pole: null,
      },
      qnrj: {
        a: { value: 3, rationale: 'half of the time to eight questions' },
        b: { value: 3, rationale: 'half of the time to eight questions' },
        acts: 1,
        pole: null,
      },
    },
    expected: {
      a: {
        share: 0.65,
        why: 'money and the decision first is the common advice; the questions are about the cause',
      },
      b: { share: 0.75, why: 'the questions agree with the common advice' },
    },
  },
  'advanced-CMM-02@2': {
    slot: { form: 'advanced', section: 'CMM', number: 2 },
    facet: 'CMM',
    type: 'case_study',
    cell: 'clarity_listening',
    display: [1, 4, 5, 3, 2],
    status: 'read',
    options: {
      tgfr: {
        a: { value: 5, rationale: 'eight opened it and did not apply it: the text is what fails' },
        b: { value: 1, rationale: 'a morning on a text that goes where seven have not opened it' },
        acts: 1,
        pole: null,
      },
      nkzd: {
        a: { value: 2, rationale: 'brings a text that they have read once more, in a minute' },
        b: { value: 4, rationale: 'another channel; some will open it there' },
        acts: 1,
        pole: 'together',
      },
      dllc: {
        a: { value: 3, rationale: 'takes the pressure off; changes nothing else' },
        b: { value: 3, rationale: 'takes the pressure off; changes nothing else' },
        acts: 1,
        pole: null,
      },
      hpsw: {
        a: { value: 4, rationale: 'right cause, one paragraph' },
        b: { value: 2, rationale: 'a short while on a text that goes where seven have not opened it' },
        acts: 1,
        pole: null,
      },
      vqmj: {
        a: {
          value: 1,
          rationale: 'a morning of bringing a text that eight have read to each of them once more',
        },
        b: { value: 5, rationale: 'seven never opened the e-mail: on the phone it reaches each of them' },
        acts: 1,
        pole: 'alone',
      },
    },
    expected: {
      a: { share: 0.55, why: 'reaching each one feels thorough; eight have read the text already' },
      b: { share: 0.6, why: 'a clearer text is the popular answer; only two opened it' },
    },
  },
  'advanced-CMM-03@1': {
    slot: { form: 'advanced', section: 'CMM', number: 3 },
    facet: 'CMM',
    type: 'scenario',
    cell: 'hard_conversations',
    display: [5, 1, 3, 2, 4],
    status: 'read',
    options: {
      dlch: {
        a: { value: 1, rationale: 'an hour on the colleague with whom 9 of 10 tasks were in time' },
        b: { value: 5, rationale: '7 of the 8 late tasks were with Majed' },
        acts: 1,
        pole: 'whole',
      },
      dldz: {
        a: { value: 3, rationale: 'a friendly word that leaves the delays aside' },
        b: { value: 3, rationale: 'a friendly word that leaves the delays aside' },
        acts: 1,
        pole: null,
      },
      lqgw: {
        a: { value: 5, rationale: '8 late less 1 with Majed: 7 of 10 with Fahd were late' },
        b: { value: 1, rationale: 'an hour on the colleague with whom 9 of 10 tasks were in time' },
        acts: 1,
        pole: 'whole',
      },
      rdlb: {
        a: { value: 2, rationale: 'wrong subject, soon over' },
        b: { value: 4, rationale: 'right subject, barely opened' },
        acts: 1,
        pole: 'part',
      },
      vxtn: {
        a: { value: 4, rationale: 'right subject, barely opened' },
        b: { value: 2, rationale: 'wrong subject, soon over' },
        acts: 1,
        pole: 'part',
      },
    },
    expected: {
      a: {
        share: 0.5,
        why: 'the rivalry with Majed is the better story; 7 with the friend must be worked out',
      },
      b: { share: 0.75, why: 'the number is plain, and the rivalry agrees with it' },
    },
  },
  'advanced-CMM-04@1': {
    slot: { form: 'advanced', section: 'CMM', number: 4 },
    facet: 'CMM',
    type: 'case_study',
    cell: 'hard_conversations',
    display: [4, 5, 2, 1, 3],
    status: 'read',
    options: {
      cvkf: {
        a: { value: 3, rationale: 'half of each' },
        b: { value: 3, rationale: 'half of each' },
        acts: 2,
        pole: null,
      },
      hlch: {
        a: { value: 2, rationale: 'he chooses on a part of the details; the library could wait' },
        b: { value: 4, rationale: 'most of what he needs within 3 days, not all' },
        acts: 2,
        pole: null,
      },
      jmmv: {
        a: { value: 1, rationale: 'the archive lapses all but unexplained while you are away' },
        b: {
          value: 5,
          rationale:
            'all of what lapses in 3 days, and a word on the other; its hour comes after the two weeks',
        },
        acts: 2,
        pole: null,
      },
      rlzg: {
        a: {
          value: 5,
          rationale:
            'all of what lapses in 3 days, and a word on the other; its hour comes after the two weeks',
        },
        b: { value: 2, rationale: 'the library lapses all but unexplained while you are away' },
        acts: 2,
        pole: null,
      },
      sbnw: {
        a: {
          value: 4,
          rationale: 'he learns all that lapses; ten minutes more than it takes, and not a word on the other',
        },
        b: { value: 1, rationale: 'the library lapses unexplained while you are away' },
        acts: 2,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.6, why: 'he asks about the library; the 3 days of the archive end before the two weeks' },
      b: { share: 0.8, why: 'what he asks about is what lapses first' },
    },
  },
  'advanced-CMM-05@2': {
    slot: { form: 'advanced', section: 'CMM', number: 5 },
    facet: 'CMM',
    type: 'scenario',
    cell: 'clarity_listening',
    display: [3, 2, 1, 4, 5],
    status: 'read',
    options: {
      cbbv: {
        a: { value: 4, rationale: 'enough, with six calls more than it needs' },
        b: { value: 2, rationale: 'each hears it alone; the disputes are not talked out' },
        acts: 2,
        pole: null,
      },
      ksfr: {
        a: { value: 2, rationale: 'an hour of six managers, mostly on what is agreed' },
        b: { value: 4, rationale: 'some disputes are talked out' },
        acts: 2,
        pole: null,
      },
      lpbl: {
        a: { value: 5, rationale: 'they agree on all: a text made of their comments is enough' },
        b: {
          value: 1,
          rationale: 'decides eleven disputes on paper: six managers learn of it when it is written',
        },
        acts: 2,
        pole: null,
      },
      twqv: {
        a: { value: 3, rationale: 'clears up words, not demands' },
        b: { value: 3, rationale: 'clears up words, not demands' },
        acts: 2,
        pole: null,
      },
      wjvt: {
        a: { value: 1, rationale: 'a day of six managers for no dispute' },
        b: { value: 5, rationale: 'eleven disputes need all six in one room' },
        acts: 2,
        pole: null,
      },
    },
    expected: {
      a: {
        share: 0.55,
        why: '40 comments look like a meeting; without a dispute six managers are not needed',
      },
      b: { share: 0.7, why: 'one of 12 is plain; the hours of six managers weigh against it' },
    },
  },
  'advanced-CMM-06@1': {
    slot: { form: 'advanced', section: 'CMM', number: 6 },
    facet: 'CMM',
    type: 'case_study',
    cell: 'clarity_listening',
    display: [4, 5, 3, 2, 1],
    status: 'read',
    options: {
      cgbd: {
        a: {
          value: 5,
          rationale: '37 of 38 are there and ask to go on together: nine of their ten points are still open',
        },
        b: {
          value: 1,
          rationale: 'four evenings on the points of people from elsewhere; 36 homes are not heard',
        },
        acts: 1,
        pole: 'together',
      },
      dqvm: {
        a: { value: 1, rationale: 'goes from door to door to people who came and asked to go on together' },
        b: { value: 5, rationale: 'all of the 36 homes that stayed away can be reached' },
        acts: 1,
        pole: 'alone',
      },
      jgqp: {
        a: { value: 4, rationale: 'nearly all are in the meeting; an evening goes on one home' },
        b: { value: 2, rationale: 'one evening reaches ten of the 36 homes that stayed away' },
        acts: 1,
        pole: 'together',
      },
      lrhc: {
        a: { value: 2, rationale: 'three evenings to reach people who had already come' },
        b: { value: 4, rationale: 'thirty of the 36 homes are reached' },
        acts: 1,
        pole: 'alone',
      },
      zkmc: {
        a: { value: 3, rationale: 'half of the time in the right place' },
        b: { value: 3, rationale: 'half of the time in the right place' },
        acts: 1,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.45, why: 'visits to homes look more caring; the residents had come' },
      b: { share: 0.55, why: 'raised voices call for an answer; they are not from the street' },
    },
  },
  'advanced-CMM-07@1': {
    slot: { form: 'advanced', section: 'CMM', number: 7 },
    facet: 'CMM',
    type: 'scenario',
    cell: 'hard_conversations',
    display: [5, 2, 3, 1, 4],
    status: 'read',
    options: {
      cmjp: {
        a: { value: 1, rationale: 'asks people to absorb for a month what the figures speak against' },
        b: { value: 5, rationale: '900 for 200: the team should know why, and be ready for more' },
        acts: 2,
        pole: 'adapt',
      },
      dtlv: {
        a: { value: 3, rationale: 'brings some relief; the changes go on unweighed' },
        b: { value: 3, rationale: 'brings some relief; the changes go on unweighed' },
        acts: 2,
        pole: null,
      },
      hbnq: {
        a: { value: 2, rationale: 'the same, for a week' },
        b: { value: 4, rationale: 'right direction, a short while' },
        acts: 2,
        pole: 'adapt',
      },
      nwnk: {
        a: { value: 4, rationale: 'right direction, a short relief' },
        b: { value: 2, rationale: 'wrong direction, for a week' },
        acts: 2,
        pole: 'plan',
      },
      sblp: {
        a: { value: 5, rationale: '200 lost for 30 gained: she has to know, and the team needs a month' },
        b: { value: 1, rationale: 'shuts the door for a month on what earns 900 for 200' },
        acts: 2,
        pole: 'plan',
      },
    },
    expected: {
      a: { share: 0.75, why: '200 against 30, and a weary team' },
      b: { share: 0.45, why: 'pushing back is the popular answer; 900 against 200 speaks for Maha' },
    },
  },
  'advanced-CMM-08@1': {
    slot: { form: 'advanced', section: 'CMM', number: 8 },
    facet: 'CMM',
    type: 'case_study',
    cell: 'hard_conversations',
    display: [4, 1, 3, 2, 5],
    status: 'read',
    options: {
      bmmk: {
        a: { value: 1, rationale: 'a week after the vote on a wrong cost' },
        b: { value: 4, rationale: 'in private and before the vote, with little time left to correct it' },
        acts: 2,
        pole: 'gather',
      },
      dldg: {
        a: { value: 5, rationale: 'in ten minutes twelve people would vote on a wrong cost' },
        b: {
          value: 1,
          rationale: 'corrects the largest donor in public, with ten days to put it right between you',
        },
        acts: 2,
        pole: 'now',
      },
      dxvg: {
        a: { value: 2, rationale: 'after the vote, though still on the same day' },
        b: { value: 5, rationale: 'in private at once: she can correct it herself well before the vote' },
        acts: 2,
        pole: 'gather',
      },
      qxcq: {
        a: { value: 4, rationale: 'raises the doubt in time; the true cost is not yet said' },
        b: { value: 2, rationale: 'a milder surprise, as needless' },
        acts: 2,
        pole: 'now',
      },
      zqnt: {
        a: { value: 3, rationale: 'some may find the figure in time' },
        b: { value: 3, rationale: 'some may find the figure; Dalal is not told' },
        acts: 2,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.7, why: 'ten minutes is before the end of the session' },
      b: { share: 0.65, why: 'a wrong figure seems to call for a word at once; ten days leave time' },
    },
  },
  'advanced-INN-01@3': {
    slot: { form: 'advanced', section: 'INN', number: 1 },
    facet: 'INN',
    type: 'scenario',
    cell: 'ideas',
    display: [4, 5, 3, 1, 2],
    status: 'read',
    options: {
      xkrm: {
        a: { value: 4, rationale: 'right cause, half of the authors' },
        b: { value: 2, rationale: 'a week on telling people what they were told already' },
        acts: 1,
        pole: 'part',
      },
      jdwp: {
        a: { value: 2, rationale: 'asks some again, before any answer' },
        b: { value: 4, rationale: 'right remedy, in some sections' },
        acts: 1,
        pole: 'part',
      },
      hvcs: {
        a: { value: 5, rationale: '56 never learnt what became of their ideas: that is what ended them' },
        b: { value: 1, rationale: 'two weeks to tell 58 people what they were told already' },
        acts: 1,
        pole: 'whole',
      },
      thvb: {
        a: { value: 3, rationale: 'easier to write; not why they ceased' },
        b: { value: 3, rationale: 'easier to write; not why they ceased' },
        acts: 1,
        pole: null,
      },
      qbzn: {
        a: { value: 1, rationale: 'asks again while 56 ideas lie unanswered: the silence is confirmed' },
        b: {
          value: 5,
          rationale: 'people were answered; an open call has run dry, a problem of the day draws new ideas',
        },
        acts: 1,
        pole: 'whole',
      },
    },
    expected: {
      a: { share: 0.75, why: '4 of 60 is a familiar cause' },
      b: { share: 0.45, why: 'telling people is the popular answer; 58 already have a reply' },
    },
  },
  'advanced-INN-02@1': {
    slot: { form: 'advanced', section: 'INN', number: 2 },
    facet: 'INN',
    type: 'case_study',
    cell: 'ideas',
    display: [5, 2, 1, 3, 4],
    status: 'read',
    options: {
      kqkj: {
        a: { value: 3, rationale: 'four days for what is there already' },
        b: { value: 3, rationale: 'four days of the seven: little that leaves the two subjects' },
        acts: 1,
        pole: null,
      },
      kwwv: {
        a: { value: 2, rationale: 'most of the time for more of what is there' },
        b: { value: 4, rationale: 'a day short of the week that new subjects take' },
        acts: 1,
        pole: 'gather',
      },
      nkzj: {
        a: { value: 1, rationale: 'a week for more of what is there, and the least time to make one good' },
        b: {
          value: 5,
          rationale: 'the full week that new subjects take, and the 3 days that are enough for the rest',
        },
        acts: 1,
        pole: 'gather',
      },
      vmdl: {
        a: {
          value: 5,
          rationale: '17 subjects are choice enough: the time goes into making one of them good',
        },
        b: { value: 1, rationale: 'versions of two subjects, polished for ten days: alike once more' },
        acts: 1,
        pole: 'now',
      },
      vphp: {
        a: { value: 4, rationale: 'two days for what is there already' },
        b: { value: 2, rationale: 'two days of the seven: the two subjects stay' },
        acts: 1,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.65, why: '17 subjects are plenty; more ideas always sound better' },
      b: { share: 0.45, why: '40 looks like plenty; the 2 must be joined to exhibitions that are alike' },
    },
  },
  'advanced-INN-03@1': {
    slot: { form: 'advanced', section: 'INN', number: 3 },
    facet: 'INN',
    type: 'scenario',
    cell: 'trial_adoption',
    display: [3, 1, 2, 4, 5],
    status: 'read',
    options: {
      bltl: {
        a: { value: 5, rationale: '3 minutes against 9 for all who tried it: his order is the better one' },
        b: { value: 1, rationale: 'all relearn the screen for an order that takes 14 minutes against 9' },
        acts: 2,
        pole: 'whole',
      },
      fktj: {
        a: { value: 2, rationale: 'a week in the slower way' },
        b: { value: 4, rationale: 'right direction, half of the way' },
        acts: 2,
        pole: 'part',
      },
      jzps: {
        a: { value: 4, rationale: 'right direction, one page' },
        b: { value: 2, rationale: 'wrong direction, one page' },
        acts: 2,
        pole: 'part',
      },
      njtz: {
        a: { value: 3, rationale: 'of use for either way; decides neither' },
        b: { value: 3, rationale: 'of use for either way; decides neither' },
        acts: 2,
        pole: null,
      },
      ppdk: {
        a: { value: 1, rationale: 'a month to learn the slower order, and his is lost' },
        b: {
          value: 5,
          rationale:
            'his order takes 14 minutes on the screen and his notebook 12, against 9: he needs practice in the present order',
        },
        acts: 2,
        pole: 'whole',
      },
    },
    expected: {
      a: {
        share: 0.6,
        why: 'writing twice in 12 minutes looks like resistance; the trial of his order must be set against 9',
      },
      b: { share: 0.7, why: 'the trial is plain; rebuilding for the user is the popular answer' },
    },
  },
  'advanced-INN-04@1': {
    slot: { form: 'advanced', section: 'INN', number: 4 },
    facet: 'INN',
    type: 'case_study',
    cell: 'trial_adoption',
    display: [2, 3, 4, 5, 1],
    status: 'read',
    options: {
      bgxs: {
        a: { value: 3, rationale: 'brings some back; says nothing of the reminders' },
        b: { value: 3, rationale: 'brings some back; says nothing of the reminders' },
        acts: 1,
        pole: null,
      },
      dfqj: {
        a: {
          value: 5,
          rationale:
            'the same kind of patients: 600 of each thousand a month are saved, 14400 in two years for 8000; waiting loses that in every clinic left out',
        },
        b: {
          value: 1,
          rationale:
            '112 thousand for an effect seen in the young; if only they respond, a clinic saves some 4 thousand of its 8',
        },
        acts: 1,
        pole: 'whole',
      },
      dhhg: {
        a: { value: 1, rationale: 'twelve clinics lose a month for a test already made' },
        b: {
          value: 5,
          rationale: 'other patients: two clinics show whether it works there, at a small price',
        },
        acts: 1,
        pole: 'part',
      },
      dqsq: {
        a: { value: 2, rationale: 'nine clinics lose a month for a test already made' },
        b: { value: 4, rationale: 'a test, larger than it need be: 40 thousand' },
        acts: 1,
        pole: 'part',
      },
      thrn: {
        a: { value: 4, rationale: 'four clinics lose a month' },
        b: { value: 2, rationale: '80 thousand before the effect is known' },
        acts: 1,
        pole: 'part',
      },
    },
    expected: {
      a: { share: 0.45, why: 'a small test sounds careful; 82 beside 85 makes it needless' },
      b: { share: 0.65, why: '24 beside 85 stands out; the fall to 8% is tempting' },
    },
  },
  'advanced-INN-05@2': {
    slot: { form: 'advanced', section: 'INN', number: 5 },
    facet: 'INN',
    type: 'scenario',
    cell: 'ideas',
    display: [1, 4, 5, 2, 3],
    status: 'read',
    options: {
      bbfv: {
        a: {
          value: 4,
          rationale: 'right direction: four ideas from each of the eight, and more room for the two',
        },
        b: { value: 2, rationale: 'stops, for most of the time, a talk in which nearly all take part' },
        acts: 2,
        pole: 'alone',
      },
      bljm: {
        a: {
          value: 1,
          rationale: 'one idea from each of the eight, then nearly half an hour more of two people',
        },
        b: { value: 5, rationale: 'one of ten is silent, and nine build on one another: let it run' },
        acts: 2,
        pole: 'together',
      },
      grjj: {
        a: { value: 2, rationale: 'two ideas from each of the eight, then the two again' },
        b: { value: 4, rationale: 'a pause, then the talk goes on' },
        acts: 2,
        pole: 'together',
      },
      gwwg: {
        a: {
          value: 5,
          rationale: 'eight are silent and will not speak: each writes five ideas in the 25 minutes',
        },
        b: { value: 1, rationale: 'stops, nearly to the end, a talk that nine people are building on' },
        acts: 2,
        pole: 'alone',
      },
      vkxn: {
        a: { value: 3, rationale: 'half of each' },
        b: { value: 3, rationale: 'half of each' },
        acts: 2,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.6, why: '12 ideas look lively; 2 of 10 brought them' },
      b: { share: 0.45, why: 'the laughter pulls towards shelter; nine people went on regardless' },
    },
  },
  'advanced-INN-06@1': {
    slot: { form: 'advanced', section: 'INN', number: 6 },
    facet: 'INN',
    type: 'case_study',
    cell: 'ideas',
    display: [1, 2, 5, 3, 4],
    status: 'read',
    options: {
      ghgt: {
        a: { value: 3, rationale: 'the wait is known, not shorter' },
        b: { value: 3, rationale: 'the wait is known, not shorter' },
        acts: 1,
        pole: null,
      },
      gvvb: {
        a: { value: 1, rationale: 'the whole sum for 2 minutes of 25' },
        b: { value: 5, rationale: '21 minutes on the belts: half of them saved' },
        acts: 1,
        pole: 'whole',
      },
      psxv: {
        a: { value: 5, rationale: '21 minutes on carts: half of them saved' },
        b: { value: 1, rationale: '4 minutes on carts: the whole sum for 2 minutes' },
        acts: 1,
        pole: 'whole',
      },
      rvgw: {
        a: { value: 4, rationale: 'right place, one hall' },
        b: { value: 2, rationale: 'wrong place, a small sum' },
        acts: 1,
        pole: 'part',
      },
      shzb: {
        a: { value: 2, rationale: 'wrong place, a smaller sum' },
        b: { value: 4, rationale: 'right place, one hall' },
        acts: 1,
        pole: 'part',
      },
    },
    expected: {
      a: { share: 0.75, why: '4 of 25 rules out the belts' },
      b: { share: 0.75, why: '21 of 25 rules out the carts' },
    },
  },
  'advanced-INN-07@1': {
    slot: { form: 'advanced', section: 'INN', number: 7 },
    facet: 'INN',
    type: 'scenario',
    cell: 'trial_adoption',
    display: [1, 4, 2, 5, 3],
    status: 'read',
    options: {
      bdsn: {
        a: { value: 3, rationale: 'half of each' },
        b: { value: 3, rationale: 'half of each' },
        acts: 1,
        pole: null,
      },
      fvsw: {
        a: { value: 1, rationale: 'more faults on every line, and the better way is dropped' },
        b: { value: 5, rationale: 'lets half as many through' },
        acts: 1,
        pole: 'whole',
      },
      kjlc: {
        a: { value: 2, rationale: 'the worse way on most lines' },
        b: { value: 4, rationale: 'the better way on most lines' },
        acts: 1,
        pole: 'part',
      },
      nvvw: {
        a: { value: 5, rationale: '30 in 1500 is 2 in 100: better than the 5 of the other' },
        b: { value: 1, rationale: '30 in 300 is 10 in 100: twice the faults on all lines for a month' },
        acts: 1,
        pole: 'whole',
      },
      tfwc: {
        a: { value: 4, rationale: 'the better way on most lines' },
        b: { value: 2, rationale: 'twice the faults on two lines' },
        acts: 1,
        pole: 'part',
      },
    },
    expected: {
      a: {
        share: 0.45,
        why: '30 faults and the quality manager pull towards an end; 2 in 100 must be worked out',
      },
      b: { share: 0.6, why: 'the quality manager is right here; 10 in 100 must be worked out' },
    },
  },
  'advanced-INN-08@1': {
    slot: { form: 'advanced', section: 'INN', number: 8 },
    facet: 'INN',
    type: 'case_study',
    cell: 'trial_adoption',
    display: [5, 2, 4, 1, 3],
    status: 'read',
    options: {
      ndkr: {
        a: { value: 3, rationale: '160 hours for what saves 32' },
        b: { value: 3, rationale: 'removes half of the clashes' },
        acts: 2,
        pole: null,
      },
      rfqs: {
        a: { value: 1, rationale: '320 hours for what saves 64, and eight departments lose what they like' },
        b: { value: 5, rationale: '320 hours in place of 1600' },
        acts: 2,
        pole: null,
      },
      svwt: {
        a: { value: 5, rationale: '64 hours in two years against 320 for the move' },
        b: { value: 1, rationale: '1600 hours in two years against 320 for the move' },
        acts: 2,
        pole: null,
      },
      vkvl: {
        a: { value: 4, rationale: '80 hours for what saves 16' },
        b: { value: 2, rationale: 'six departments go on with 1200 hours of clashes' },
        acts: 2,
        pole: null,
      },
      wjsg: {
        a: { value: 2, rationale: '240 hours for what saves 48' },
        b: { value: 4, rationale: 'removes three quarters of the clashes' },
        acts: 2,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.6, why: 'one common program sounds like progress; 64 against 320' },
      b: { share: 0.7, why: '800 clashes stand out; the departments are content' },
    },
  },
  'advanced-LDR-01@3': {
    slot: { form: 'advanced', section: 'LDR', number: 1 },
    facet: 'LDR',
    type: 'scenario',
    cell: 'direction',
    display: [1, 2, 5, 4, 3],
    status: 'read',
    options: {
      cdrr: {
        a: { value: 1, rationale: '8 days: half of the funds are lost' },
        b: { value: 5, rationale: '8 days of 9: everyone is heard and no funds are lost' },
        acts: 2,
        pole: 'gather',
      },
      dkdw: {
        a: { value: 3, rationale: 'all are asked, thinly, and a tenth is lost' },
        b: { value: 3, rationale: 'in time, but a form in place of talks that there was time for' },
        acts: 2,
        pole: 'gather',
      },
      dwfp: {
        a: { value: 4, rationale: 'all the funds, but goals that nobody was asked about once more' },
        b: { value: 1, rationale: 'repeats what failed three times, with nine days at hand' },
        acts: 2,
        pole: 'now',
      },
      ngqc: {
        a: {
          value: 5,
          rationale: '6 people take the 3 days: as many are heard as fit, and no funds are lost',
        },
        b: { value: 2, rationale: '8 days were open for all 16; ten of them are passed over' },
        acts: 2,
        pole: 'gather',
      },
      xcvj: {
        a: { value: 2, rationale: '5 days: two tenths of the funds are lost' },
        b: { value: 4, rationale: 'most are heard, in time; six could still have been' },
        acts: 2,
        pole: 'gather',
      },
    },
    expected: {
      a: { share: 0.45, why: 'three failed plans pull towards hearing everybody; the days must be counted' },
      b: { share: 0.55, why: '16 by two is 8 days; filing early looks prompt' },
    },
  },
  'advanced-LDR-02@1': {
    slot: { form: 'advanced', section: 'LDR', number: 2 },
    facet: 'LDR',
    type: 'case_study',
    cell: 'direction',
    display: [5, 1, 4, 3, 2],
    status: 'read',
    options: {
      cwgm: {
        a: {
          value: 1,
          rationale: 'a quarter of effort for a goal that one book completes, while print lacks twenty',
        },
        b: {
          value: 5,
          rationale:
            'at the present pace audio ends below 7 of 12 and print above 53 of 60: audio needs the push',
        },
        acts: 1,
        pole: 'whole',
      },
      kxcx: {
        a: {
          value: 5,
          rationale: 'audio lacks one book and its pace is ahead; print stands at 40 where 45 were due',
        },
        b: {
          value: 1,
          rationale: 'print is near its pace; audio, at 5 where 9 were due, falls further back for a quarter',
        },
        acts: 1,
        pole: 'whole',
      },
      rgwf: {
        a: { value: 2, rationale: 'wrong goal, for one month' },
        b: { value: 4, rationale: 'right goal, for a third of the time' },
        acts: 1,
        pole: 'part',
      },
      xmwh: {
        a: { value: 3, rationale: 'all see where things stand; the order stays open' },
        b: { value: 3, rationale: 'all see where things stand; the order stays open' },
        acts: 1,
        pole: null,
      },
      xqck: {
        a: { value: 4, rationale: 'right goal, for a third of the time' },
        b: { value: 2, rationale: 'wrong goal, for one month' },
        acts: 1,
        pole: 'part',
      },
    },
    expected: {
      a: { share: 0.75, why: 'one book missing against twenty' },
      b: {
        share: 0.45,
        why: 'twenty missing books look worse than seven; each must be set against its goal',
      },
    },
  },
  'advanced-LDR-03@1': {
    slot: { form: 'advanced', section: 'LDR', number: 3 },
    facet: 'LDR',
    type: 'scenario',
    cell: 'empowering',
    display: [2, 3, 1, 5, 4],
    status: 'read',
    options: {
      hkdx: {
        a: { value: 3, rationale: 'useful for any choice; the approval stays open' },
        b: { value: 3, rationale: 'useful for any choice; the limit stays open' },
        acts: 1,
        pole: null,
      },
      rnsx: {
        a: { value: 1, rationale: 'takes back a decision made within its terms, and the trust with it' },
        b: { value: 5, rationale: 'the decision stays his and the limit holds' },
        acts: 1,
        pole: null,
      },
      spmk: {
        a: { value: 2, rationale: 'reopens a sound decision for a week' },
        b: { value: 4, rationale: 'towards the limit, at the price of parts that the archive needs' },
        acts: 1,
        pole: null,
      },
      wdxc: {
        a: { value: 5, rationale: '240 thousand is within the limit: the decision was his and stays his' },
        b: { value: 1, rationale: '360 thousand: the limit that went with the decision is broken by 60' },
        acts: 1,
        pole: null,
      },
      zjtw: {
        a: { value: 4, rationale: 'his choice stands; one part is taken back for no need' },
        b: { value: 2, rationale: 'breaks the limit by a little less' },
        acts: 1,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.6, why: 'four by 60 is within the limit; two people would have chosen otherwise' },
      b: { share: 0.45, why: 'keeping the word given is the popular answer; four by 90 must be worked out' },
    },
  },
  'advanced-LDR-04@1': {
    slot: { form: 'advanced', section: 'LDR', number: 4 },
    facet: 'LDR',
    type: 'case_study',
    cell: 'empowering',
    display: [4, 5, 3, 2, 1],
    status: 'read',
    options: {
      dwxn: {
        a: { value: 1, rationale: '50 guests: takes away what she can carry, at 25 thousand riyals' },
        b: {
          value: 4,
          rationale: 'safe with 1050 for Layan, but 5 thousand more for a hall that Shahd could lead',
        },
        acts: 2,
        pole: null,
      },
      gtrc: {
        a: {
          value: 2,
          rationale: '100 guests: a step back for one slip, and 20 thousand riyals for nothing',
        },
        b: { value: 5, rationale: '300 guests: just what she has carried well; Layan carries 900' },
        acts: 2,
        pole: null,
      },
      mzdf: {
        a: { value: 5, rationale: '300 guests: just what she has carried well; two halls to pay for' },
        b: { value: 1, rationale: '900 guests are twice those that slipped out of her control' },
        acts: 2,
        pole: null,
      },
      npzt: {
        a: { value: 3, rationale: '200 guests: safe, and 10 thousand riyals for nothing' },
        b: { value: 3, rationale: '600 guests: more than those that slipped out of her control' },
        acts: 2,
        pole: null,
      },
      vrhn: {
        a: { value: 4, rationale: '250 guests: close to what she can carry; 5 thousand riyals for nothing' },
        b: { value: 2, rationale: '750 guests are far more than she could control' },
        acts: 2,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.5, why: 'the slip pulls towards holding her back; 50 in a hall must be worked out' },
      b: { share: 0.55, why: '150 in a hall must be worked out, and so few halls look like distrust' },
    },
  },
  'advanced-LDR-05@1': {
    slot: { form: 'advanced', section: 'LDR', number: 5 },
    facet: 'LDR',
    type: 'scenario',
    cell: 'direction',
    display: [3, 4, 2, 1, 5],
    status: 'read',
    options: {
      ltdc: {
        a: { value: 5, rationale: 'the supervisors know it; it is lost on the way to the workers' },
        b: {
          value: 1,
          rationale:
            'all the hours spent, while ten supervisors direct the work towards something else each morning',
        },
        acts: 1,
        pole: 'whole',
      },
      mxsm: {
        a: { value: 4, rationale: 'right people, a third of them' },
        b: { value: 2, rationale: 'wrong people, little time' },
        acts: 1,
        pole: 'part',
      },
      phzf: {
        a: { value: 2, rationale: 'people who know it, little time' },
        b: { value: 4, rationale: 'right people, a third of them' },
        acts: 1,
        pole: 'part',
      },
      qpbs: {
        a: { value: 1, rationale: 'all the hours spent on people who know it' },
        b: { value: 5, rationale: 'those who direct the work each morning do not know it: begin there' },
        acts: 1,
        pole: 'whole',
      },
      tcjm: {
        a: { value: 3, rationale: 'may be seen by all; says less than a talk' },
        b: { value: 3, rationale: 'may be seen by all; says less than a talk' },
        acts: 1,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.6, why: 'supervisors come to mind first as the channel; 11 of 12 already know it' },
      b: { share: 0.7, why: '2 of 12 are those who direct the work each day' },
    },
  },
  'advanced-LDR-06@1': {
    slot: { form: 'advanced', section: 'LDR', number: 6 },
    facet: 'LDR',
    type: 'case_study',
    cell: 'direction',
    display: [3, 4, 1, 5, 2],
    status: 'read',
    options: {
      dhgk: {
        a: { value: 3, rationale: '300 up, 900 short of the pace' },
        b: { value: 3, rationale: '250 more than the pace gives' },
        acts: 2,
        pole: 'adapt',
      },
      pqkg: {
        a: { value: 1, rationale: 'half of what the pace gives: the teams reach it by summer' },
        b: { value: 4, rationale: '50 below the pace; nearly right' },
        acts: 2,
        pole: 'plan',
      },
      qwlg: {
        a: { value: 4, rationale: 'upwards, still three quarters of what the pace gives' },
        b: { value: 2, rationale: '550 more than the pace gives' },
        acts: 2,
        pole: 'adapt',
      },
      rwlr: {
        a: { value: 2, rationale: 'half of what the pace gives' },
        b: { value: 5, rationale: '600 by .48 is 1250: just what the pace gives' },
        acts: 2,
        pole: 'adapt',
      },
      tdhs: {
        a: { value: 5, rationale: 'a quarter of the year by habit: 600 points to 2400' },
        b: {
          value: 1,
          rationale:
            'nearly half of the year by habit: twice what can be expected, and the bonuses are out of reach',
        },
        acts: 2,
        pole: 'adapt',
      },
    },
    expected: {
      a: { share: 0.55, why: 'a goal twice as high looks reckless; a quarter must be seen to be a quarter' },
      b: { share: 0.4, why: 'half of the goal in a quarter of the time looks like a goal set too low' },
    },
  },
  'advanced-LDR-07@1': {
    slot: { form: 'advanced', section: 'LDR', number: 7 },
    facet: 'LDR',
    type: 'scenario',
    cell: 'empowering',
    display: [2, 3, 1, 4, 5],
    status: 'read',
    options: {
      lmbg: {
        a: { value: 5, rationale: '12 days of 15: in time, and the skill stays in the section' },
        b: { value: 1, rationale: '12 days for 6: six days of fines' },
        acts: 1,
        pole: 'bold',
      },
      qqqq: {
        a: { value: 3, rationale: 'eases the work of either one a little' },
        b: { value: 3, rationale: 'eases the work of either one a little' },
        acts: 1,
        pole: null,
      },
      rwpz: {
        a: { value: 4, rationale: '9 and 1 make 10 days: in time, with most of the learning' },
        b: { value: 2, rationale: '10 days for 6: four days of fines' },
        acts: 1,
        pole: 'bold',
      },
      xngv: {
        a: { value: 2, rationale: 'in time with days to spare, and little is learnt before she leaves' },
        b: { value: 5, rationale: '3 and 3 make 6 days: in time, and a part is learnt before she leaves' },
        acts: 1,
        pole: 'cautious',
      },
      zcsw: {
        a: { value: 1, rationale: 'eleven days left unused, and in two months nobody can do it' },
        b: { value: 4, rationale: '4 days of 6: in time, and two days that could teach are unused' },
        acts: 1,
        pole: 'cautious',
      },
    },
    expected: {
      a: { share: 0.7, why: 'the deadline is longer than the longer time' },
      b: {
        share: 0.4,
        why: 'the deadline is shorter than the longer time; that a quarter fits must be worked out',
      },
    },
  },
  'advanced-LDR-08@1': {
    slot: { form: 'advanced', section: 'LDR', number: 8 },
    facet: 'LDR',
    type: 'case_study',
    cell: 'empowering',
    display: [1, 3, 2, 5, 4],
    status: 'read',
    options: {
      cjdj: {
        a: { value: 5, rationale: '96 of its 100 are right as they come: the wait buys almost nothing' },
        b: { value: 1, rationale: '86 of its 100 amounts would be wrong for a whole quarter' },
        acts: 1,
        pole: 'whole',
      },
      pzbd: {
        a: { value: 3, rationale: 'the wait is easier, not shorter' },
        b: { value: 3, rationale: 'the wait is easier, not shorter' },
        acts: 1,
        pole: null,
      },
      shfn: {
        a: { value: 4, rationale: 'right desk; the wait stays on the other days' },
        b: { value: 2, rationale: 'wrong amounts on two days' },
        acts: 1,
        pole: 'part',
      },
      xgwf: {
        a: { value: 2, rationale: 'wrong amounts on two days' },
        b: { value: 4, rationale: 'right desk; the wait stays on the other days' },
        acts: 1,
        pole: 'part',
      },
      zcfb: {
        a: { value: 1, rationale: '90 less 4: 86 of its 100 amounts would be wrong for a whole quarter' },
        b: { value: 5, rationale: '90 less 86: 96 of its 100 are right as they come' },
        acts: 1,
        pole: 'whole',
      },
    },
    expected: {
      a: {
        share: 0.55,
        why: 'the complaints are at the west desk; that its amounts are the wrong ones must be worked out',
      },
      b: { share: 0.65, why: '4 at the west desk must be worked out; the complaints agree with it' },
    },
  },
  'advanced-PRS-01@1': {
    slot: { form: 'advanced', section: 'PRS', number: 1 },
    facet: 'PRS',
    type: 'scenario',
    cell: 'workload_choices',
    display: [4, 2, 5, 1, 3],
    status: 'read',
    options: {
      brmn: {
        a: {
          value: 5,
          rationale:
            '5 calls of two hours take 10 of 40 hours: a quarter covers them and every other hour is planned',
        },
        b: {
          value: 1,
          rationale:
            '15 calls take 30 hours: 20 hours of planned visits are cancelled after the wards have prepared',
        },
        acts: 1,
        pole: 'plan',
      },
      cwvp: {
        a: { value: 1, rationale: '30 hours kept for 10 hours of calls: half of the week stands idle' },
        b: { value: 5, rationale: '15 calls take 30 of 40 hours: no visit has to be cancelled' },
        acts: 1,
        pole: 'adapt',
      },
      gtwb: {
        a: { value: 4, rationale: 'covers the calls and loses three hours' },
        b: { value: 2, rationale: 'some 17 hours of visits are cancelled' },
        acts: 1,
        pole: 'plan',
      },
      pncm: {
        a: { value: 2, rationale: 'some 17 hours stand idle' },
        b: { value: 4, rationale: 'three hours of visits are cancelled' },
        acts: 1,
        pole: 'adapt',
      },
      wmhh: {
        a: { value: 3, rationale: 'covers the calls and loses ten hours' },
        b: { value: 3, rationale: 'ten hours of visits are cancelled' },
        acts: 1,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.75, why: 'one product, and most people would keep a quarter anyway' },
      b: { share: 0.6, why: '30 of 40 must be worked out, and leaving so little for the plan feels wrong' },
    },
  },
  'advanced-PRS-02@1': {
    slot: { form: 'advanced', section: 'PRS', number: 2 },
    facet: 'PRS',
    type: 'case_study',
    cell: 'workload_choices',
    display: [3, 5, 1, 2, 4],
    status: 'read',
    options: {
      fltr: {
        a: { value: 2, rationale: '6600 in fines' },
        b: { value: 4, rationale: '8200 in fines' },
        acts: 1,
        pole: null,
      },
      gfbb: {
        a: { value: 5, rationale: 'a call in Nuzha costs 3 times 200 against 900: 4800 in fines, the least' },
        b: { value: 1, rationale: '8 times 7 times 200: 11200 in fines, the most' },
        acts: 1,
        pole: null,
      },
      hrzf: {
        a: { value: 3, rationale: '6000 in fines' },
        b: { value: 3, rationale: '9200 in fines' },
        acts: 1,
        pole: null,
      },
      kfgt: {
        a: { value: 1, rationale: '8 times 900: 7200 in fines, the most' },
        b: { value: 5, rationale: 'a call in Nuzha costs 7 times 200 against 900: 7200 in fines, the least' },
        acts: 1,
        pole: null,
      },
      klbg: {
        a: { value: 4, rationale: '5400 in fines' },
        b: { value: 2, rationale: '10200 in fines' },
        acts: 1,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.6, why: '900 is more than 200 and more than 600; the ringing pulls the other way' },
      b: { share: 0.55, why: '900 looks larger than 200; the 7 days must be brought in' },
    },
  },
  'advanced-PRS-03@1': {
    slot: { form: 'advanced', section: 'PRS', number: 3 },
    facet: 'PRS',
    type: 'scenario',
    cell: 'self_control_recovery',
    display: [5, 3, 2, 4, 1],
    status: 'read',
    options: {
      kfgk: {
        a: {
          value: 1,
          rationale: 'a long limelight before people who had not come by 2; those who heard see nothing',
        },
        b: {
          value: 4,
          rationale:
            'before those who heard it at 6; longer than a man who dislikes the limelight would want',
        },
        acts: 1,
        pole: null,
      },
      knfp: {
        a: {
          value: 2,
          rationale: 'a short limelight before people who had not come by 2; those who heard see nothing',
        },
        b: { value: 5, rationale: 'those who heard it at 6 see it put right, and can speak' },
        acts: 1,
        pole: null,
      },
      lpjv: {
        a: { value: 3, rationale: 'the flaw is gone; the silence stays' },
        b: { value: 3, rationale: 'the flaw is gone; the silence stays' },
        acts: 1,
        pole: null,
      },
      wgwf: {
        a: { value: 5, rationale: 'those who heard it at 2 see it put right, and can speak' },
        b: {
          value: 1,
          rationale:
            'they had left by 6: he is put into the limelight for what they never heard, and those who heard see nothing',
        },
        acts: 1,
        pole: null,
      },
      xwnj: {
        a: {
          value: 4,
          rationale: 'those who heard it see that objections are welcome; the apology is missing',
        },
        b: {
          value: 2,
          rationale: 'before the wrong people and without an apology, but thanks are no burden to him',
        },
        acts: 1,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.65, why: '2 must be set against 4' },
      b: { share: 0.65, why: '6 must be set against 4' },
    },
  },
  'advanced-PRS-04@1': {
    slot: { form: 'advanced', section: 'PRS', number: 4 },
    facet: 'PRS',
    type: 'case_study',
    cell: 'self_control_recovery',
    display: [1, 4, 3, 5, 2],
    status: 'read',
    options: {
      nvzm: {
        a: { value: 4, rationale: 'one hall is silent on air' },
        b: { value: 2, rationale: 'three halls lose a day of recording' },
        acts: 2,
        pole: 'now',
      },
      wslz: {
        a: { value: 2, rationale: 'three halls are silent on air' },
        b: { value: 4, rationale: 'one hall loses a day of recording' },
        acts: 2,
        pole: 'gather',
      },
      xnrd: {
        a: { value: 3, rationale: 'two halls are silent on air' },
        b: { value: 3, rationale: 'two halls lose a day of recording' },
        acts: 2,
        pole: null,
      },
      zpwj: {
        a: { value: 1, rationale: 'all four are silent for the whole half hour on air' },
        b: { value: 5, rationale: 'ready 30 minutes before the speeches, with recording' },
        acts: 2,
        pole: 'gather',
      },
      zqzk: {
        a: {
          value: 5,
          rationale: '40 and 50 make 90 minutes against 60: only the green one carries the speeches',
        },
        b: { value: 1, rationale: '90 minutes against 120: all four lose a day of recording for nothing' },
        acts: 2,
        pole: 'now',
      },
    },
    expected: {
      a: { share: 0.55, why: '60 is more than 40 and more than 50; one has to add them' },
      b: {
        share: 0.6,
        why: '90 fits into 120, yet the shouting and the live broadcast ask for the system that works at once',
      },
    },
  },
  'advanced-PRS-05@1': {
    slot: { form: 'advanced', section: 'PRS', number: 5 },
    facet: 'PRS',
    type: 'scenario',
    cell: 'workload_choices',
    display: [2, 1, 4, 3, 5],
    status: 'read',
    options: {
      blcl: {
        a: { value: 5, rationale: 'four accountants count 12: all that the office can do' },
        b: { value: 1, rationale: 'one accountant counts 3: fines for nine branches, 45 thousand' },
        acts: 2,
        pole: 'bold',
      },
      cfjv: {
        a: { value: 1, rationale: 'nine branches of profit are left, 45 thousand' },
        b: { value: 5, rationale: 'one accountant counts 3: all that the office can keep to' },
        acts: 2,
        pole: 'cautious',
      },
      czlc: {
        a: { value: 2, rationale: 'seven branches of profit are left' },
        b: { value: 4, rationale: 'fines for two branches' },
        acts: 2,
        pole: 'cautious',
      },
      thxn: {
        a: { value: 3, rationale: 'four branches of profit are left' },
        b: { value: 3, rationale: 'fines for five branches' },
        acts: 2,
        pole: null,
      },
      vzdq: {
        a: { value: 4, rationale: 'two branches of profit are left' },
        b: { value: 2, rationale: 'fines for seven branches' },
        acts: 2,
        pole: 'bold',
      },
    },
    expected: {
      a: { share: 0.7, why: '7 less 2 less 1, times 3: short steps' },
      b: { share: 0.6, why: 'four on leave reads like four at work; keeping so few of 15 feels timid' },
    },
  },
  'advanced-PRS-06@1': {
    slot: { form: 'advanced', section: 'PRS', number: 6 },
    facet: 'PRS',
    type: 'case_study',
    cell: 'workload_choices',
    display: [5, 1, 2, 4, 3],
    status: 'read',
    options: {
      jkrr: {
        a: { value: 1, rationale: 'both trained after the others are back, both paid for four months' },
        b: { value: 5, rationale: 'after three weeks the team is complete for the other eleven' },
        acts: 1,
        pole: 'whole',
      },
      jvhb: {
        a: { value: 4, rationale: 'right remedy, a third of the missing hours' },
        b: { value: 2, rationale: 'less tiring, but still longer days for over three months and a backlog' },
        acts: 1,
        pole: 'part',
      },
      kzfw: {
        a: { value: 3, rationale: 'saves some time, not two people' },
        b: { value: 3, rationale: 'saves some time, not two people' },
        acts: 1,
        pole: null,
      },
      ldwz: {
        a: { value: 5, rationale: 'ten long days end well before the month after which errors double' },
        b: { value: 1, rationale: '100 long days: errors double from the second month on' },
        acts: 1,
        pole: 'whole',
      },
      nmsr: {
        a: { value: 2, rationale: 'trained after the others are back, paid for four months' },
        b: { value: 4, rationale: 'replaces one of the two for eleven weeks' },
        acts: 1,
        pole: 'part',
      },
    },
    expected: {
      a: { share: 0.75, why: '10 days against 3 weeks' },
      b: { share: 0.7, why: '100 days against a month; overtime is the usual answer' },
    },
  },
  'advanced-PRS-07@1': {
    slot: { form: 'advanced', section: 'PRS', number: 7 },
    facet: 'PRS',
    type: 'scenario',
    cell: 'self_control_recovery',
    display: [4, 1, 5, 3, 2],
    status: 'read',
    options: {
      dsqt: {
        a: { value: 2, rationale: 'most of the strength on the bid that can wait' },
        b: { value: 4, rationale: 'the right bid first, at two thirds of the strength it takes' },
        acts: 1,
        pole: null,
      },
      gkfm: {
        a: {
          value: 1,
          rationale: 'the Yanbu bid cannot be ready by the 14th, although the dates leave room for both',
        },
        b: {
          value: 5,
          rationale:
            '8 working days fit before the 14th only if all begin now, and 8 more before the 28th: both bids go in',
        },
        acts: 1,
        pole: null,
      },
      rdrv: {
        a: {
          value: 5,
          rationale:
            '8 working days fit before the 14th only if all begin now, and 8 more before the 28th: both bids go in',
        },
        b: { value: 1, rationale: 'the Taif bid, worth twice as much, cannot be ready by the 14th' },
        acts: 1,
        pole: null,
      },
      rpwp: {
        a: { value: 4, rationale: 'the right bid first, at two thirds of the strength it takes' },
        b: { value: 2, rationale: 'most of the strength on the bid that can wait' },
        acts: 1,
        pole: null,
      },
      smdx: {
        a: { value: 3, rationale: 'half of the strength that the first bid takes' },
        b: { value: 3, rationale: 'half of the strength that the first bid takes' },
        acts: 1,
        pole: null,
      },
    },
    expected: {
      a: {
        share: 0.6,
        why: 'the larger contract pulls to Taif; the dates say Yanbu, and leave room for both',
      },
      b: { share: 0.8, why: 'the larger contract is also the first due' },
    },
  },
  'advanced-PRS-08@1': {
    slot: { form: 'advanced', section: 'PRS', number: 8 },
    facet: 'PRS',
    type: 'case_study',
    cell: 'self_control_recovery',
    display: [2, 4, 5, 3, 1],
    status: 'read',
    options: {
      dsvz: {
        a: { value: 1, rationale: 'written in anger and two hours after the decision' },
        b: { value: 4, rationale: 'some distance, still within the anger' },
        acts: 2,
        pole: 'gather',
      },
      hgcq: {
        a: { value: 5, rationale: 'every point is answered in the two hours left' },
        b: { value: 1, rationale: 'speaks in anger with three days in hand, at length' },
        acts: 2,
        pole: 'now',
      },
      lxxs: {
        a: { value: 4, rationale: 'one point reaches the committee; the others count against the firm' },
        b: { value: 2, rationale: 'written in anger with three days in hand, but short' },
        acts: 2,
        pole: 'now',
      },
      ncfn: {
        a: { value: 3, rationale: 'useful for what follows; the committee hears nothing of it' },
        b: { value: 3, rationale: 'useful for the reply, which is still to be written' },
        acts: 2,
        pole: null,
      },
      ncrg: {
        a: { value: 2, rationale: 'calm, but the contract was decided without it' },
        b: { value: 5, rationale: 'calm and complete, two days before the committee' },
        acts: 2,
        pole: 'gather',
      },
    },
    expected: {
      a: { share: 0.7, why: 'the day is today; the two earlier apologies plead for the morning' },
      b: { share: 0.5, why: 'a good client is angry and the facts are at hand: most would ring at once' },
    },
  },
  'advanced-PSV-01@1': {
    slot: { form: 'advanced', section: 'PSV', number: 1 },
    facet: 'PSV',
    type: 'problem_solving',
    cell: 'diagnosis',
    display: [3, 2, 1, 4, 5],
    status: 'read',
    options: {
      dqzb: {
        a: { value: 4, rationale: 'right direction, half of the fall', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'wrong direction, off by three', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: null,
      },
      dwzz: {
        a: { value: 3, rationale: 'true of the average, not of those who stayed', error: 'E-OMIT-CASE' },
        b: { value: 3, rationale: 'misses the rise by two marks', error: 'E-OMIT-CASE' },
        acts: 1,
        pole: null,
      },
      fnxm: {
        a: { value: 5, rationale: 'those who stayed gave 7 and now give 5', error: 'OK' },
        b: {
          value: 1,
          rationale: 'they gave 7 and now give 9: off by four marks, in the wrong direction',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      tgjv: {
        a: {
          value: 1,
          rationale: 'they gave 7 and now give 5: off by four marks, in the wrong direction',
          error: 'E-REVERSAL',
        },
        b: { value: 5, rationale: 'those who stayed gave 7 and now give 9', error: 'OK' },
        acts: 1,
        pole: null,
      },
      vbzc: {
        a: { value: 2, rationale: 'wrong direction, off by three', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'right direction, half of the rise', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
    },
    solution: { a: 'those who stayed gave 7 and now give 5', b: 'those who stayed gave 7 and now give 9' },
    machineCheck: {
      a: {
        kind: 'distance',
        scale: 'linear',
        truth: -2,
        claims: { dqzb: -1, dwzz: 0, fnxm: -2, tgjv: 2, vbzc: 1 },
        equations: ['(60 * 7 + 40 * 2) / 100 = 5', '5 - 7 = -2'],
      },
      b: {
        kind: 'distance',
        scale: 'linear',
        truth: 2,
        claims: { dqzb: -1, dwzz: 0, fnxm: -2, tgjv: 2, vbzc: 1 },
        equations: ['(60 * 7 + 40 * 2) / 100 = 5', '9 - 7 = 2'],
      },
    },
    expected: {
      a: { share: 0.4, why: '5 before and 5 after: the equal averages hide that the low marks are gone' },
      b: { share: 0.7, why: 'everything points upwards; only how far has to be seen' },
    },
  },
  'advanced-PSV-02@1': {
    slot: { form: 'advanced', section: 'PSV', number: 2 },
    facet: 'PSV',
    type: 'problem_solving',
    cell: 'diagnosis',
    display: [4, 5, 2, 1, 3],
    status: 'read',
    options: {
      dmvv: {
        a: { value: 3, rationale: 'protects the customers, prevents no swelling', error: 'E-OMIT-CASE' },
        b: { value: 3, rationale: 'protects the customers, prevents no swelling', error: 'E-OMIT-CASE' },
        acts: 1,
        pole: null,
      },
      hfhs: {
        a: {
          value: 5,
          rationale: 'two days before Wednesday and Thursday are Monday and Tuesday: the lids',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'no can swelled on Monday or Tuesday: the money is spent and the store warms again',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: 'whole',
      },
      jgqr: {
        a: { value: 4, rationale: 'right cause, half of the output', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'wrong cause, half of the money', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: 'part',
      },
      qpvh: {
        a: {
          value: 1,
          rationale: 'cans would still swell two days after the lids: the money is spent on the wrong days',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'two hours before the swelling the cooling was down, on both days and only then',
          error: 'OK',
        },
        acts: 1,
        pole: 'whole',
      },
      vmxf: {
        a: { value: 2, rationale: 'wrong cause, half of the money', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'right cause, half of the store', error: 'E-PARTIAL' },
        acts: 1,
        pole: 'part',
      },
    },
    solution: {
      a: 'two days before Wednesday and Thursday are Monday and Tuesday: the lids',
      b: 'two hours before the swelling the cooling was down, on both days and only then',
    },
    machineCheck: {
      a: {
        kind: 'claims',
        let: { swelling: '3', lids: '1', cooling: '3', lag: '2' },
        options: {
          dmvv: ['0 == 1', '0 == 0', 'middle'],
          hfhs: ['lids + lag == swelling', 'lids + lag == swelling', 'full'],
          jgqr: ['lids + lag == swelling', '1 / 2 < 1', 'part'],
          qpvh: [
            'cooling + lag < swelling + 1 && lids + lag < 2.9',
            'cooling + lag < swelling + 1 && lids + lag < 2.9',
            'full',
          ],
          vmxf: ['cooling + lag < swelling + 1 && lids + lag < 2.9', '1 / 2 < 1', 'part'],
        },
      },
      b: {
        kind: 'claims',
        let: { swelling: '3', lids: '1', cooling: '3', lag: '2 / 24' },
        options: {
          dmvv: ['0 == 1', '0 == 0', 'middle'],
          hfhs: ['lids + lag == swelling', 'lids + lag == swelling', 'full'],
          jgqr: ['lids + lag == swelling', '1 / 2 < 1', 'part'],
          qpvh: [
            'cooling + lag < swelling + 1 && lids + lag < 2.9',
            'cooling + lag < swelling + 1 && lids + lag < 2.9',
            'full',
          ],
          vmxf: ['cooling + lag < swelling + 1 && lids + lag < 2.9', '1 / 2 < 1', 'part'],
        },
      },
    },
    expected: {
      a: { share: 0.5, why: 'cooling failed on the very days of the swelling; the lag points two days back' },
      b: { share: 0.75, why: 'the days agree at first glance' },
    },
  },
  'advanced-PSV-03@1': {
    slot: { form: 'advanced', section: 'PSV', number: 3 },
    facet: 'PSV',
    type: 'problem_solving',
    cell: 'solution_choice',
    display: [1, 3, 5, 2, 4],
    status: 'read',
    options: {
      hfmw: {
        a: { value: 2, rationale: '44 and 84 hours: ready after 84', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: '44 hours each: ready after 44', error: 'E-PARTIAL' },
        acts: 2,
        pole: null,
      },
      hmwp: {
        a: { value: 3, rationale: '50 and 75 hours: ready after 75', error: 'E-OMIT-CASE' },
        b: { value: 3, rationale: '50 hours each: ready after 50', error: 'E-OMIT-CASE' },
        acts: 2,
        pole: null,
      },
      sqth: {
        a: { value: 4, rationale: '56 and 66 hours: ready after 66', error: 'E-PARTIAL' },
        b: { value: 2, rationale: '56 hours each: ready after 56', error: 'E-WRONG-BASE' },
        acts: 2,
        pole: null,
      },
      xgft: {
        a: {
          value: 1,
          rationale: '40 and 90 hours: ready after 90, the latest opening',
          error: 'E-REVERSAL',
        },
        b: { value: 5, rationale: '40 hours each: ready after 40', error: 'OK' },
        acts: 2,
        pole: null,
      },
      xsrv: {
        a: { value: 5, rationale: '60 hours each: ready after 60', error: 'OK' },
        b: {
          value: 1,
          rationale: '60 hours each, against 40 the other way round: the latest opening',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
    },
    solution: { a: '60 hours each: ready after 60', b: '40 hours each: ready after 40' },
    machineCheck: {
      a: {
        kind: 'cost',
        costs: {
          hfmw: '2 * 6 + 8 * 9',
          hmwp: '5 * 6 + 5 * 9',
          sqth: '2 * 9 + 8 * 6',
          xgft: '10 * 9',
          xsrv: '10 * 6',
        },
        equations: [
          '10 * 6 = 60',
          '2 * 4 + 8 * 6 = 56',
          '5 * 4 + 5 * 6 = 50',
          '8 * 4 + 2 * 6 = 44',
          '10 * 4 = 40',
        ],
      },
      b: {
        kind: 'cost',
        costs: {
          hfmw: '2 * 6 + 8 * 4',
          hmwp: '5 * 6 + 5 * 4',
          sqth: '2 * 4 + 8 * 6',
          xgft: '10 * 4',
          xsrv: '10 * 6',
        },
        equations: [
          '10 * 4 = 40',
          '8 * 4 + 2 * 6 = 44',
          '5 * 4 + 5 * 6 = 50',
          '8 * 6 + 2 * 4 = 56',
          '10 * 6 = 60',
        ],
      },
    },
    expected: {
      a: {
        share: 0.45,
        why: "Maha is quickest with paintings, so most give them to her; Badr's vases then decide",
      },
      b: { share: 0.8, why: 'each is given what he or she does faster' },
    },
  },
  'advanced-PSV-04@1': {
    slot: { form: 'advanced', section: 'PSV', number: 4 },
    facet: 'PSV',
    type: 'problem_solving',
    cell: 'solution_choice',
    display: [2, 4, 3, 5, 1],
    status: 'read',
    options: {
      dphm: {
        a: {
          value: 5,
          rationale: '400 by 40 lasts 10 days; 8 before that is day 2: never late, least storage',
          error: 'OK',
        },
        b: { value: 2, rationale: 'six days of storage more than needed', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: null,
      },
      htmp: {
        a: {
          value: 2,
          rationale: 'arrives on day 11 at best: the machines surely stop for a day, with delay for four',
          error: 'E-WRONG-BASE',
        },
        b: { value: 4, rationale: 'two days of storage more than needed', error: 'E-PARTIAL' },
        acts: 1,
        pole: 'gather',
      },
      ssmf: {
        a: {
          value: 3,
          rationale: 'arrives on day 10 if all goes well; with any delay the machines stop',
          error: 'E-OMIT-CASE',
        },
        b: { value: 3, rationale: 'three days of storage more than needed', error: 'E-OMIT-CASE' },
        acts: 1,
        pole: 'gather',
      },
      vlpd: {
        a: {
          value: 4,
          rationale: 'the machines cannot stop; two days of storage more than needed',
          error: 'E-PARTIAL',
        },
        b: {
          value: 1,
          rationale: 'eight days of storage more than needed, 4000 dirhams',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: 'now',
      },
      xjqz: {
        a: {
          value: 1,
          rationale: 'arrives on day 13 at best: the machines stop for 3 to 6 days',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: '400 by 25 lasts 16 days; 8 before that is day 8: never late, least storage',
          error: 'OK',
        },
        acts: 1,
        pole: 'gather',
      },
    },
    solution: {
      a: '400 by 40 lasts 10 days; 8 before that is day 2: never late, least storage',
      b: '400 by 25 lasts 16 days; 8 before that is day 8: never late, least storage',
    },
    machineCheck: {
      a: {
        kind: 'cost',
        costs: {
          dphm: '(2 - 2) * 500',
          htmp: '(6 - 2) * 100000',
          ssmf: '(5 - 2) * 100000',
          vlpd: '(2 - 0) * 500',
          xjqz: '(8 - 2) * 100000',
        },
        equations: ['400 / 40 = 10', '10 - 5 - 3 = 2'],
      },
      b: {
        kind: 'cost',
        costs: {
          dphm: '(8 - 2) * 500',
          htmp: '(8 - 6) * 500',
          ssmf: '(8 - 5) * 500',
          vlpd: '(8 - 0) * 500',
          xjqz: '(8 - 8) * 500',
        },
        equations: ['400 / 25 = 16', '16 - 5 - 3 = 8'],
      },
    },
    expected: {
      a: { share: 0.6, why: '5 days of delivery lure to day 5; the 3 must be added and taken from 10' },
      b: { share: 0.5, why: 'sending at once or within days feels safe; waiting 8 days must be worked out' },
    },
  },
  'advanced-PSV-05@1': {
    slot: { form: 'advanced', section: 'PSV', number: 5 },
    facet: 'PSV',
    type: 'problem_solving',
    cell: 'diagnosis',
    display: [5, 1, 4, 3, 2],
    status: 'read',
    options: {
      bwrv: {
        a: {
          value: 3,
          rationale: 'white page: 90% both times; some gain, not the page that became worse',
          error: 'E-OMIT-CASE',
        },
        b: {
          value: 3,
          rationale: 'white page: 90% both times; some gain, not the page that became worse',
          error: 'E-OMIT-CASE',
        },
        acts: 1,
        pole: null,
      },
      dxcg: {
        a: { value: 4, rationale: 'right page, one step of it', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'wrong page, a small sum', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: 'part',
      },
      fhrk: {
        a: { value: 2, rationale: 'wrong page, a small sum', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'right page, one step of it', error: 'E-PARTIAL' },
        acts: 1,
        pole: 'part',
      },
      wgjr: {
        a: {
          value: 1,
          rationale: 'green page: 40% both times; the money goes to a page that did not change',
          error: 'E-REVERSAL',
        },
        b: { value: 5, rationale: 'green page: 40% before, 24% now; blue page: 25% both times', error: 'OK' },
        acts: 1,
        pole: 'whole',
      },
      xmsb: {
        a: { value: 5, rationale: 'blue page: 25% before, 15% now; green page: 40% both times', error: 'OK' },
        b: {
          value: 1,
          rationale: 'blue page: 25% both times; the money goes to a page that did not change',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: 'whole',
      },
    },
    solution: {
      a: 'blue page: 25% before, 15% now; green page: 40% both times',
      b: 'green page: 40% before, 24% now; blue page: 25% both times',
    },
    machineCheck: {
      a: {
        kind: 'claims',
        let: { began: '400 / 1000', begins: '800 / 2000', completed: '100 / 400', completes: '120 / 800' },
        options: {
          bwrv: ['0 == 1', '0 == 0', 'middle'],
          dxcg: ['completes < completed', '1 / 2 < 1', 'part'],
          fhrk: ['begins < began', '1 / 2 < 1', 'part'],
          wgjr: ['begins < began', 'begins < began', 'full'],
          xmsb: ['completes < completed', 'completes < completed', 'full'],
        },
        equations: ['90 / 100 = 0.9', '108 / 120 = 0.9'],
      },
      b: {
        kind: 'claims',
        let: { began: '400 / 1000', begins: '480 / 2000', completed: '100 / 400', completes: '120 / 480' },
        options: {
          bwrv: ['0 == 1', '0 == 0', 'middle'],
          dxcg: ['completes < completed', '1 / 2 < 1', 'part'],
          fhrk: ['begins < began', '1 / 2 < 1', 'part'],
          wgjr: ['begins < began', 'begins < began', 'full'],
          xmsb: ['completes < completed', 'completes < completed', 'full'],
        },
        equations: ['90 / 100 = 0.9', '108 / 120 = 0.9'],
      },
    },
    expected: {
      a: { share: 0.65, why: '800 to 120 looks worse than 400 to 100, and is' },
      b: {
        share: 0.4,
        why: '480 is more than 400, and only a quarter complete the blue page, as before: the eye stops there',
      },
    },
  },
  'advanced-PSV-06@1': {
    slot: { form: 'advanced', section: 'PSV', number: 6 },
    facet: 'PSV',
    type: 'problem_solving',
    cell: 'diagnosis',
    display: [2, 3, 4, 1, 5],
    status: 'read',
    options: {
      hqrf: {
        a: { value: 1, rationale: 'a week of sales lost; 26 are still more than 20', error: 'E-REVERSAL' },
        b: {
          value: 5,
          rationale:
            '26 are well below 40 and 60, and devices and breaker are sound: only the warm joints all over the cart are left',
          error: 'OK',
        },
        acts: 1,
        pole: 'whole',
      },
      lghv: {
        a: {
          value: 4,
          rationale: 'right cause; the power still goes off in the other half',
          error: 'E-PARTIAL',
        },
        b: { value: 2, rationale: 'fewer lost sales, the same bad joint', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: 'part',
      },
      nlmk: {
        a: { value: 3, rationale: 'light while the power is off, nothing more', error: 'E-OMIT-CASE' },
        b: { value: 3, rationale: 'light while the power is off, nothing more', error: 'E-OMIT-CASE' },
        acts: 1,
        pole: null,
      },
      pnzq: {
        a: { value: 2, rationale: 'a noon lost; 26 are still more than 20', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'mends the joints in the panel, not the others', error: 'E-PARTIAL' },
        acts: 1,
        pole: 'part',
      },
      zqzs: {
        a: {
          value: 5,
          rationale: '12, 10 and 4 make 26 against 20: in turn, never more than 16',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: '26 against 40: a season of lost sales, and the bad joint stays',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: 'whole',
      },
    },
    solution: {
      a: '12, 10 and 4 make 26 against 20: in turn, never more than 16',
      b: '26 are well below 40 and 60, and devices and breaker are sound: only the warm joints all over the cart are left',
    },
    machineCheck: {
      a: {
        kind: 'claims',
        let: { load: '12 + 10 + 4', bears: '20' },
        options: {
          hqrf: ['load < bears', 'load < bears', 'full'],
          lghv: ['load > bears', '1 / 2 < 1', 'part'],
          nlmk: ['0 == 1', '0 == 0', 'middle'],
          pnzq: ['load < bears', '1 / 2 < 1', 'part'],
          zqzs: ['load > bears', 'load > bears', 'full'],
        },
        equations: ['12 + 10 + 4 = 26'],
      },
      b: {
        kind: 'claims',
        let: { load: '12 + 10 + 4', bears: '40' },
        options: {
          hqrf: ['load < bears', 'load < bears', 'full'],
          lghv: ['load > bears', '1 / 2 < 1', 'part'],
          nlmk: ['0 == 1', '0 == 0', 'middle'],
          pnzq: ['load < bears', '1 / 2 < 1', 'part'],
          zqzs: ['load > bears', 'load > bears', 'full'],
        },
        equations: ['12 + 10 + 4 = 26'],
      },
    },
    expected: {
      a: { share: 0.65, why: 'three loads must be added; the failure at full load points the same way' },
      b: { share: 0.45, why: 'failure when all runs says overload to most; 26 must be set against 40' },
    },
  },
  'advanced-PSV-07@1': {
    slot: { form: 'advanced', section: 'PSV', number: 7 },
    facet: 'PSV',
    type: 'problem_solving',
    cell: 'solution_choice',
    display: [3, 5, 4, 2, 1],
    status: 'read',
    options: {
      bkbn: {
        a: { value: 5, rationale: 'two dry winters for 30 thousand', error: 'OK' },
        b: {
          value: 2,
          rationale: 'twelve dry winters, for 180 thousand: three times the price of the new layer',
          error: 'E-WRONG-BASE',
        },
        acts: 1,
        pole: 'whole',
      },
      gdcv: {
        a: { value: 4, rationale: 'the cheap remedy, for half of the roof', error: 'E-PARTIAL' },
        b: {
          value: 1,
          rationale:
            '90 thousand in the end, more than the new layer, and half of the school is wet all the while',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: 'part',
      },
      hjws: {
        a: { value: 1, rationale: '60 thousand against 30 for the same two winters', error: 'E-REVERSAL' },
        b: { value: 5, rationale: '60 thousand against 180, and dry for all twelve winters', error: 'OK' },
        acts: 1,
        pole: 'whole',
      },
      jxrl: {
        a: { value: 3, rationale: 'less water stands on the roof; it still leaks', error: 'E-OMIT-CASE' },
        b: { value: 3, rationale: 'less water stands on the roof; it still leaks', error: 'E-OMIT-CASE' },
        acts: 1,
        pole: null,
      },
      mjvt: {
        a: {
          value: 2,
          rationale: '30 thousand, as much as the patches, and half of the roof leaks',
          error: 'E-WRONG-BASE',
        },
        b: { value: 4, rationale: 'dry for twelve winters over half of the school', error: 'E-PARTIAL' },
        acts: 1,
        pole: 'part',
      },
    },
    solution: {
      a: 'two dry winters for 30 thousand',
      b: '60 thousand against 180, and dry for all twelve winters',
    },
    machineCheck: {
      a: {
        kind: 'claims',
        let: { layer: '60', patches: '2 * 15' },
        options: {
          bkbn: ['patches < layer', 'patches < layer', 'full'],
          gdcv: ['patches < layer', '1 / 2 < 1', 'part'],
          hjws: ['layer < patches', 'layer < patches', 'full'],
          jxrl: ['0 == 1', '0 == 0', 'middle'],
          mjvt: ['layer < patches', '1 / 2 < 1', 'part'],
        },
        equations: ['2 * 15 = 30'],
      },
      b: {
        kind: 'claims',
        let: { layer: '60', patches: '12 * 15' },
        options: {
          bkbn: ['patches < layer', '15 < 60', 'part'],
          gdcv: ['patches < layer', 'patches / 2 < layer', 'full'],
          hjws: ['layer < patches', 'layer < patches', 'full'],
          jxrl: ['0 == 1', '0 == 0', 'middle'],
          mjvt: ['layer < patches', '1 / 2 < 1', 'part'],
        },
        equations: ['12 * 15 = 180', '180 / 2 = 90'],
      },
    },
    expected: {
      a: {
        share: 0.45,
        why: 'a lasting cure sounds wiser than patches; only the years left speak against it',
      },
      b: { share: 0.75, why: '12 times 15 is 180 against 60, and the cure is popular' },
    },
  },
  'advanced-PSV-08@1': {
    slot: { form: 'advanced', section: 'PSV', number: 8 },
    facet: 'PSV',
    type: 'problem_solving',
    cell: 'solution_choice',
    display: [3, 5, 1, 4, 2],
    status: 'read',
    options: {
      fmjf: {
        a: { value: 3, rationale: '3800 in all', error: 'E-OMIT-CASE' },
        b: { value: 3, rationale: '4400 in all', error: 'E-OMIT-CASE' },
        acts: 1,
        pole: null,
      },
      rpzf: {
        a: { value: 1, rationale: '4000 in all, the most', error: 'E-REVERSAL' },
        b: { value: 5, rationale: '4 times 1000: 4000 in all, the least', error: 'OK' },
        acts: 1,
        pole: null,
      },
      svvr: {
        a: { value: 4, rationale: '3700 in all', error: 'E-PARTIAL' },
        b: { value: 2, rationale: '4600 in all', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: null,
      },
      wnrn: {
        a: {
          value: 5,
          rationale: 'three small ones with drivers cost 900 against 1000: 3600 in all',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'three small ones with drivers cost 1200 against 1000: 4800 in all',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      wxdq: {
        a: { value: 2, rationale: '3900 in all', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: '4200 in all', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'three small ones with drivers cost 900 against 1000: 3600 in all',
      b: '4 times 1000: 4000 in all, the least',
    },
    machineCheck: {
      a: {
        kind: 'cost',
        costs: {
          fmjf: '6 * (200 + 100) + 2 * (900 + 100)',
          rpzf: '4 * (900 + 100)',
          svvr: '9 * (200 + 100) + 1 * (900 + 100)',
          wnrn: '12 * (200 + 100)',
          wxdq: '3 * (200 + 100) + 3 * (900 + 100)',
        },
        equations: ['240 / 60 = 4', '240 / 20 = 12'],
      },
      b: {
        kind: 'cost',
        costs: {
          fmjf: '6 * (300 + 100) + 2 * (900 + 100)',
          rpzf: '4 * (900 + 100)',
          svvr: '9 * (300 + 100) + 1 * (900 + 100)',
          wnrn: '12 * (300 + 100)',
          wxdq: '3 * (300 + 100) + 3 * (900 + 100)',
        },
        equations: ['240 / 60 = 4', '240 / 20 = 12'],
      },
    },
    expected: {
      a: { share: 0.6, why: 'a seat costs 10 against 15, and the extra drivers do not make up for it' },
      b: { share: 0.45, why: 'a seat costs 15 in both: only the eight extra drivers decide' },
    },
  },
} as const satisfies Pairs
