import type { Pairs } from '../pair.ts'

export const pairs = {
  'healthcare-competency-25@1': {
    slot: { form: 'basic', section: 'competency', number: 25 },
    facet: 'PLN',
    type: 'case_study',
    display: [4, 5, 2, 1, 3],
    status: 'read',
    options: {
      cnpt: {
        a: { value: 3, rationale: 'needed anyway, shortens neither wait' },
        b: { value: 3, rationale: 'needed anyway, shortens neither wait' },
        acts: 1,
        pole: null,
      },
      fsmf: {
        a: { value: 2, rationale: 'three families come at their hour and wait for the medicines' },
        b: { value: 4, rationale: 'the right wait, for half of the families' },
        acts: 1,
        pole: 'part',
      },
      rhbd: {
        a: {
          value: 1,
          rationale: 'six families come at their hour and sit three hours until the medicines are ready',
        },
        b: { value: 5, rationale: 'the cars are the long wait, and each family now comes on time' },
        acts: 1,
        pole: 'whole',
      },
      xdxr: {
        a: {
          value: 4,
          rationale: 'the right wait; three orders may have to be made up again after the round',
        },
        b: {
          value: 1,
          rationale: 'the hour goes to a wait of 20 minutes, and three orders may have to be made up again',
        },
        acts: 1,
        pole: 'whole',
      },
      zvhh: {
        a: { value: 5, rationale: 'the long wait is the medicines, and these three orders will not change' },
        b: { value: 2, rationale: 'the short wait, but only three orders' },
        acts: 1,
        pole: 'part',
      },
    },
    expected: {
      a: {
        share: 0.45,
        why: 'all six sounds more thorough than three; the sentence about the final orders must be joined to the long wait',
      },
      b: { share: 0.7, why: 'the long wait is plain, and no order or review touches the cars' },
    },
  },
  'healthcare-competency-26@3': {
    slot: { form: 'basic', section: 'competency', number: 26 },
    facet: 'TEA',
    type: 'case_study',
    display: [3, 2, 4, 5, 1],
    status: 'read',
    options: {
      cvzk: {
        a: { value: 5, rationale: '9 of the 10 stops are interruptions, and this removes them' },
        b: { value: 1, rationale: 'each round costs you its time, and one stop of ten is gone' },
        acts: 1,
        pole: 'whole',
      },
      cxww: {
        a: { value: 1, rationale: 'costs you the time before each round, and she looked something up once' },
        b: {
          value: 5,
          rationale: '9 of the 10 stops are looks into the guide, and this does them beforehand',
        },
        acts: 1,
        pole: 'whole',
      },
      jvzf: {
        a: { value: 4, rationale: 'the right cause, in half of the rounds' },
        b: { value: 2, rationale: 'the wrong cause, with less time spent' },
        acts: 1,
        pole: 'part',
      },
      psrw: {
        a: { value: 3, rationale: 'a smaller round; the cause stays' },
        b: { value: 3, rationale: 'a smaller round; the cause stays' },
        acts: 1,
        pole: null,
      },
      qzsr: {
        a: { value: 2, rationale: 'the wrong cause, with less time spent' },
        b: { value: 4, rationale: 'the right cause, in half of the rounds' },
        acts: 1,
        pole: 'part',
      },
    },
    expected: {
      a: { share: 0.6, why: 'a new nurse is expected to be short of knowledge; the count says otherwise' },
      b: { share: 0.75, why: 'the count and the expectation agree' },
    },
  },
  'healthcare-competency-27@1': {
    slot: { form: 'basic', section: 'competency', number: 27 },
    facet: 'COM',
    type: 'case_study',
    display: [5, 2, 3, 4, 1],
    status: 'read',
    options: {
      cprv: {
        a: { value: 5, rationale: 'he knows one time of four: he leaves able to say them all' },
        b: {
          value: 1,
          rationale: 'the 15 minutes teach what he already said without a fault, and his day stays as it is',
        },
        acts: 1,
        pole: 'whole',
      },
      hjvt: {
        a: { value: 2, rationale: 'one more change for someone who knows one time of four' },
        b: { value: 4, rationale: 'fits his day, for one medicine of four' },
        acts: 1,
        pole: 'part',
      },
      kmbs: {
        a: { value: 4, rationale: 'the right gap; nobody sees whether he kept it' },
        b: { value: 2, rationale: 'what he knows already, but soon over' },
        acts: 1,
        pole: null,
      },
      twxn: {
        a: { value: 3, rationale: 'a helper for later; nothing changes today' },
        b: { value: 3, rationale: 'a helper for later; nothing changes today' },
        acts: 1,
        pole: null,
      },
      xhsc: {
        a: { value: 1, rationale: 'new times for all four replace the only one he knew' },
        b: {
          value: 5,
          rationale: 'he knows them all: what is left is his day, and this fits all four times to it',
        },
        acts: 1,
        pole: 'whole',
      },
    },
    expected: {
      a: {
        share: 0.6,
        why: 'fitting the times to his day sounds most considerate; that he knows one time of four comes before it',
      },
      b: {
        share: 0.55,
        why: 'teaching is the usual answer to tablets left over; he already knows all the times',
      },
    },
  },
  'healthcare-competency-28@1': {
    slot: { form: 'basic', section: 'competency', number: 28 },
    facet: 'DEC',
    type: 'case_study',
    display: [1, 2, 5, 3, 4],
    status: 'read',
    options: {
      hnmw: {
        a: { value: 4, rationale: 'all are run; 200 riyals for samples that had time' },
        b: { value: 2, rationale: 'ten go, 12 are run, 18 spoil' },
        acts: 1,
        pole: 'gather',
      },
      prhx: {
        a: { value: 3, rationale: 'all are run; 400 riyals for samples that had time' },
        b: { value: 3, rationale: 'twenty go, 12 are run, 8 spoil' },
        acts: 1,
        pole: null,
      },
      rkcv: {
        a: { value: 1, rationale: 'all are run; 800 riyals for samples that had time' },
        b: { value: 4, rationale: 'none spoils; 200 riyals for ten that had time' },
        acts: 1,
        pole: 'now',
      },
      snjb: {
        a: { value: 2, rationale: 'all are run; 600 riyals for samples that had time' },
        b: {
          value: 5,
          rationale:
            'half an hour at 25 an hour runs the ten that stay; none spoils and none is paid for in vain',
        },
        acts: 1,
        pole: 'now',
      },
      swkp: {
        a: {
          value: 5,
          rationale: 'two hours at 25 an hour are enough for 50: all 40 are run in time at no cost',
        },
        b: { value: 1, rationale: 'half an hour runs 12: the other 28 people must come again' },
        acts: 1,
        pole: 'gather',
      },
    },
    expected: {
      a: { share: 0.55, why: 'two hours suffice for all 40; sending some feels safer' },
      b: { share: 0.4, why: 'sending everything is the quick thought; half an hour still runs ten' },
    },
  },
  'healthcare-competency-29@1': {
    slot: { form: 'basic', section: 'competency', number: 29 },
    facet: 'ADP',
    type: 'case_study',
    display: [2, 4, 5, 3, 1],
    status: 'read',
    options: {
      kjvj: {
        a: { value: 4, rationale: 'right measure; twenty sessions slip by a week' },
        b: { value: 1, rationale: 'extra hours for five months, and half of the patients wait as long' },
        acts: 1,
        pole: null,
      },
      krpm: {
        a: { value: 1, rationale: 'the bookings of all six are moved for one week and then moved back' },
        b: {
          value: 5,
          rationale: 'five months are worth one change of all bookings, with a load that four can carry',
        },
        acts: 1,
        pole: null,
      },
      nmbp: {
        a: { value: 2, rationale: 'fewer bookings are moved, still for one week' },
        b: { value: 4, rationale: 'right measure, for a part of the day' },
        acts: 1,
        pole: null,
      },
      pbrt: {
        a: {
          value: 5,
          rationale: 'ten extra sessions each for one week: every session is held and no other booking moves',
        },
        b: {
          value: 2,
          rationale: 'ten extra sessions each for five months, far beyond the few weeks that they accept',
        },
        acts: 1,
        pole: null,
      },
      pqjp: {
        a: { value: 3, rationale: 'keeps the patients moving; the sessions are still to be arranged' },
        b: { value: 3, rationale: 'keeps the patients moving; the sessions are still to be arranged' },
        acts: 1,
        pole: null,
      },
    },
    expected: {
      a: {
        share: 0.75,
        why: 'one week plainly calls for extra hours, though a new timetable looks more thorough',
      },
      b: { share: 0.6, why: 'extra hours are the usual answer and are accepted, but only for weeks' },
    },
  },
  'healthcare-competency-30@2': {
    slot: { form: 'basic', section: 'competency', number: 30 },
    facet: 'QUA',
    type: 'case_study',
    display: [5, 4, 2, 3, 1],
    status: 'read',
    options: {
      cfsw: {
        a: { value: 4, rationale: 'the right cause; the errors stay and must be added by hand' },
        b: {
          value: 2,
          rationale: 'the wrong cause, and the visit is spent; the notes do not alter a weight',
        },
        acts: 1,
        pole: 'part',
      },
      dpgf: {
        a: { value: 3, rationale: 'makes the jumps smaller, whatever their cause' },
        b: { value: 3, rationale: 'makes the jumps smaller, whatever their cause' },
        acts: 1,
        pole: null,
      },
      pjpw: {
        a: { value: 2, rationale: 'the wrong cause, and the visit is spent on a short talk' },
        b: { value: 4, rationale: 'the right cause; shown once, not practised' },
        acts: 1,
        pole: 'part',
      },
      rzzz: {
        a: { value: 5, rationale: 'one hand, two devices, two results: the devices differ' },
        b: {
          value: 1,
          rationale:
            'one device, two hands, two results: the devices are not the cause, and the visit is spent',
        },
        acts: 1,
        pole: 'whole',
      },
      wzsp: {
        a: { value: 1, rationale: 'one hand gave both results: days of practice cannot close the gap' },
        b: {
          value: 5,
          rationale: 'one device gave both results: the way of weighing differs, and practice closes the gap',
        },
        acts: 1,
        pole: 'whole',
      },
    },
    expected: {
      a: { share: 0.55, why: 'staff are the usual suspects; what was kept the same in the trial decides' },
      b: { share: 0.6, why: 'as in a; the device is the other usual suspect' },
    },
  },
  'healthcare-skills-01@1': {
    slot: { form: 'basic', section: 'skills', number: 1 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    display: [5, 1, 4, 2, 3],
    status: 'read',
    options: {
      dmjs: {
        a: {
          value: 2,
          rationale: 'day 17, still less than 4 weeks: the dose must be repeated',
          error: 'E-CONSTRAINT',
        },
        b: { value: 4, rationale: 'valid; a week and a visit for nothing', error: 'E-WEAKER' },
        acts: 1,
        pole: null,
      },
      jnwc: {
        a: {
          value: 1,
          rationale:
            'a second injected live vaccine on day 10: it may not take, and the dose must be repeated',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'an oral live vaccine asks for no interval before an injected one: no visit is lost',
          error: 'OK',
        },
        acts: 1,
        pole: null,
      },
      nbns: {
        a: { value: 4, rationale: 'valid; a month later than need be', error: 'E-PARTIAL' },
        b: {
          value: 1,
          rationale: 'valid, but eight weeks without protection for nothing',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      rsjz: {
        a: {
          value: 5,
          rationale:
            'day 31: more than 4 weeks between two injected live vaccines, and no later than need be',
          error: 'OK',
        },
        b: {
          value: 2,
          rationale: 'valid, but three weeks without protection for nothing',
          error: 'E-WRONG-BASE',
        },
        acts: 1,
        pole: null,
      },
      zwff: {
        a: { value: 3, rationale: 'does no harm and decides nothing', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'does no harm and decides nothing', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'two injected live vaccines: at least 28 days apart, so in three weeks (day 31)',
      b: 'oral polio vaccine asks for no interval: the dose is given today',
    },
    expected: {
      a: {
        share: 0.6,
        why: 'giving what is due and in stock today is the good habit; the interval must be known',
      },
      b: { share: 0.5, why: 'those who know the interval may stretch it over a live vaccine given by mouth' },
    },
    topic: { ar: 'الفواصل بين اللقاحات الحية', en: 'spacing of live vaccines' },
    knowledge: {
      fact: 'Two injected live vaccines (MMR and varicella) are given on one day or at least 4 weeks apart; a live vaccine given by mouth (oral polio) may be given at any time before or after an injected live one.',
      kind: 'guideline',
      source: {
        title: 'General Best Practice Guidelines for Immunization',
        issuer: 'CDC / ACIP',
        edition: '2023',
        clause: 'Timing and spacing of immunobiologics: live vaccines',
      },
      reviewBy: '2030-11-23',
    },
  },
  'healthcare-skills-04@1': {
    slot: { form: 'basic', section: 'skills', number: 4 },
    facet: 'STD',
    type: 'technical',
    cell: 'tool_use',
    display: [4, 3, 2, 1, 5],
    status: 'read',
    options: {
      htxg: {
        a: {
          value: 5,
          rationale:
            'the highest concentration at once drives out the carbon monoxide, whatever the oximeter reads',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'far above the target of 88 to 92%: he may retain carbon dioxide',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      kprr: {
        a: {
          value: 2,
          rationale: 'little more than a third of the concentration needed',
          error: 'E-WRONG-BASE',
        },
        b: {
          value: 4,
          rationale: 'about 36%, not controlled, though the nearest to the usual start',
          error: 'E-PARTIAL',
        },
        acts: 1,
        pole: null,
      },
      mqzk: {
        a: { value: 4, rationale: 'high, not the highest concentration', error: 'E-WEAKER' },
        b: { value: 2, rationale: 'about 50 to 60%, not controlled', error: 'E-CONSTRAINT' },
        acts: 1,
        pole: null,
      },
      nkcm: {
        a: { value: 1, rationale: 'the gas stays in the blood for hours', error: 'E-REVERSAL' },
        b: {
          value: 5,
          rationale: 'controlled oxygen with a target of 88 to 92% until the blood gases are known',
          error: 'OK',
        },
        acts: 1,
        pole: null,
      },
      vmqn: {
        a: { value: 3, rationale: 'about 40%: too little to drive out the gas', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'about 40% and not controlled', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'the highest concentration at once drives out the carbon monoxide, whatever the oximeter reads',
      b: 'controlled oxygen with a target of 88 to 92% until the blood gases are known',
    },
    expected: {
      a: { share: 0.7, why: 'breathlessness and a low reading suggest much oxygen, and here it is right' },
      b: { share: 0.6, why: 'the same signs tempt to much oxygen' },
    },
    topic: { ar: 'العلاج بالأكسجين', en: 'oxygen therapy' },
    knowledge: {
      fact: 'In an exacerbation of COPD oxygen is controlled (24 or 28% Venturi, target 88 to 92%) until blood gases are known; in carbon monoxide poisoning the highest possible concentration is given by reservoir (non-rebreather) mask at once, and the pulse oximeter is not relied on.',
      kind: 'guideline',
      source: {
        title: 'Guideline for oxygen use in adults in healthcare and emergency settings',
        issuer: 'British Thoracic Society',
        edition: '2017',
        clause: 'Tables of oxygen in critical illness (carbon monoxide) and in COPD',
      },
      reviewBy: '2030-11-23',
    },
  },
  'healthcare-skills-07@2': {
    slot: { form: 'basic', section: 'skills', number: 7 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    display: [3, 4, 5, 1, 2],
    status: 'read',
    options: {
      bbvv: {
        a: { value: 1, rationale: 'leaves the spores on the hands at every door', error: 'E-REVERSAL' },
        b: {
          value: 5,
          rationale: 'rub is preferred against MRSA on clean hands, at every door',
          error: 'OK',
        },
        acts: 1,
        pole: null,
      },
      fjwj: {
        a: { value: 3, rationale: 'reminds everybody, and the holders stay empty', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'reminds everybody, and the holders stay empty', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
      gsdr: {
        a: { value: 4, rationale: 'the right means, at half of the doors', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'the slower way, at half of the doors', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: null,
      },
      hkfh: {
        a: { value: 5, rationale: 'soap and water take the spores from every hand', error: 'OK' },
        b: {
          value: 1,
          rationale: 'the slower and harsher way at every door, where rub is preferred',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      tqhf: {
        a: {
          value: 2,
          rationale: 'leaves the spores on the hands, at half of the doors',
          error: 'E-WRONG-BASE',
        },
        b: { value: 4, rationale: 'the right means, at half of the doors', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'C. difficile forms spores, which alcohol leaves alive: soap and water',
      b: 'MRSA forms none: alcohol rub on clean hands',
    },
    expected: {
      a: {
        share: 0.68,
        why: 'taught everywhere; one of the two germs is resistant, and soap looks more thorough there',
      },
      b: { share: 0.68, why: 'the same with the two exchanged' },
    },
    topic: { ar: 'نظافة اليدين والأبواغ', en: 'hand hygiene and spores' },
    knowledge: {
      fact: 'Alcohol hand rub does not reliably remove the spores of C. difficile: where exposure is proven, outbreaks included, washing with soap and water is preferred; for other organisms, MRSA among them, hand rub is preferred when hands are not visibly soiled.',
      kind: 'guideline',
      source: {
        title: 'Guidelines on Hand Hygiene in Health Care',
        issuer: 'World Health Organization',
        edition: '2009',
        clause: 'Part II, recommendations 1B and 1C: indications for hand hygiene; Appendix 2 (C. difficile)',
      },
      reviewBy: '2030-11-23',
    },
  },
  'healthcare-skills-10@4': {
    slot: { form: 'basic', section: 'skills', number: 10 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    display: [1, 5, 3, 4, 2],
    status: 'read',
    options: {
      brjx: {
        a: {
          value: 3,
          rationale: 'both are turned as before, and the mattress helps nobody',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: 'both are turned as before, and the mattress helps nobody',
          error: 'E-ONE-RULE',
        },
        acts: 2,
        pole: null,
      },
      lkpd: {
        a: { value: 2, rationale: 'the patient at less risk, for half of the day', error: 'E-WRONG-BASE' },
        b: {
          value: 4,
          rationale: 'the right patient, and without it for half of the day',
          error: 'E-PARTIAL',
        },
        acts: 2,
        pole: null,
      },
      lwxm: {
        a: {
          value: 5,
          rationale: 'the patient at very high risk, for as long as he lies in bed',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'the patient at mild risk, while the other lies at very high risk',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
      mvhc: {
        a: {
          value: 1,
          rationale: 'the patient at mild risk, while the other lies at very high risk',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'the patient at very high risk, for as long as he lies in bed',
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
      sxjn: {
        a: {
          value: 4,
          rationale: 'the right patient, and without it for half of the day',
          error: 'E-PARTIAL',
        },
        b: { value: 2, rationale: 'the patient at less risk, for half of the day', error: 'E-WRONG-BASE' },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: '9 is very high risk, 17 a mild one: the mattress is for Majid',
      b: '9 is very high risk, 17 a mild one: the mattress is for Hamad',
    },
    expected: {
      a: {
        share: 0.6,
        why: 'every nurse takes the scale daily; to others the larger total sounds like the larger risk',
      },
      b: { share: 0.6, why: 'the same with the patients exchanged' },
    },
    topic: { ar: 'مقياس برادن وتقرحات الضغط', en: 'the Braden scale and pressure injuries' },
    knowledge: {
      fact: 'The total of the Braden scale runs from 6 to 23, and a lower total stands for a greater risk of pressure injury: 9 or less is very high risk, 15 to 18 a mild one.',
      kind: 'textbook',
      source: {
        title: 'Fundamentals of Nursing (skin integrity: Braden scale)',
        issuer: 'Potter, Perry, Stockert and Hall; Elsevier',
        edition: '10th edition, 2021',
      },
      reviewBy: '2030-11-29',
    },
  },
  'healthcare-skills-13@2': {
    slot: { form: 'basic', section: 'skills', number: 13 },
    facet: 'TEC',
    type: 'technical',
    cell: 'diagnosis',
    display: [4, 2, 3, 5, 1],
    status: 'draft',
    options: {
      hccf: {
        a: {
          value: 1,
          rationale: 'a clenched fist leaves calcium as it is: half a day for all on the wrong step',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale:
            'potassium up, calcium normal, serum clear: potassium left the working muscles of a clenched fist under a long tourniquet',
          error: 'OK',
        },
        acts: 1,
        pole: null,
      },
      rxqh: {
        a: {
          value: 5,
          rationale:
            'potassium up and calcium down: additive from the purple tube, which the right order and filling prevent',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'calcium is normal, so no additive got in: half a day for all on the wrong step',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      vntd: {
        a: { value: 2, rationale: 'wrong cause, little time spent', error: 'E-CAUSE-COINCIDENCE' },
        b: {
          value: 4,
          rationale: 'right cause; a card does not train a team that has never been trained',
          error: 'E-WEAKER',
        },
        acts: 1,
        pole: null,
      },
      zqvn: {
        a: {
          value: 3,
          rationale: 'keeps false results from the reports; the cause stays',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: 'keeps false results from the reports; the cause stays',
          error: 'E-ONE-RULE',
        },
        acts: 1,
        pole: null,
      },
      zxpx: {
        a: {
          value: 4,
          rationale: 'right cause; a card does not train a team that has never been trained',
          error: 'E-WEAKER',
        },
        b: { value: 2, rationale: 'wrong cause, little time spent', error: 'E-CAUSE-COINCIDENCE' },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'potassium up and calcium down: additive from the purple tube, which the right order and filling of tubes prevent',
      b: 'potassium up, calcium normal and serum clear in fresh samples: the clenched fist under a long tourniquet, which a relaxed hand and a timed tourniquet prevent',
    },
    expected: {
      a: {
        share: 0.5,
        why: 'a month of high potassium from one clinic has many causes; the calcium stands beside it as a mere second figure',
      },
      b: {
        share: 0.5,
        why: 'the clear serum rules out the first thought, haemolysis; the number 2.4 must be known as normal',
      },
    },
    topic: { ar: 'نتائج البوتاسيوم الكاذبة', en: 'spurious potassium results' },
    knowledge: {
      fact: 'Potassium EDTA from the purple tube (wrong order of draw, above all in open systems, or blood poured from tube to tube) raises potassium and, where much of it gets in, clearly lowers total calcium (adults about 2.2 to 2.6 mmol/l). Clenching the fist again and again under the tourniquet can raise potassium by 1 to 2 mmol/l without haemolysis (clear serum) and leaves calcium about normal.',
      kind: 'guideline',
      source: {
        title:
          'Cornes et al., Spurious hyperkalaemia due to EDTA contamination: common and not always easy to identify, Annals of Clinical Biochemistry 45:601-603; Don et al., Pseudohyperkalemia caused by fist clenching during phlebotomy, New England Journal of Medicine 322:1290-1292; WHO guidelines on drawing blood',
        issuer:
          'Association for Clinical Biochemistry; Massachusetts Medical Society; World Health Organization',
        edition: '2008; 1990; 2010',
        clause: 'WHO: Table 2.3 (order of draw)',
      },
      reviewBy: '2030-11-23',
    },
  },
  'healthcare-skills-16@5': {
    slot: { form: 'basic', section: 'skills', number: 16 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    display: [3, 2, 1, 5, 4],
    status: 'read',
    options: {
      cdrz: {
        a: { value: 5, rationale: 'the widest: a unit in minutes', error: 'OK' },
        b: {
          value: 1,
          rationale: 'the widest, for a drip: the vein is irritated most, for nothing',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      mbsj: {
        a: { value: 3, rationale: 'of the middle, and too slow for this', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'of the middle, and wider than needed', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
      mznn: {
        a: { value: 2, rationale: 'thin: the unit takes far too long', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'enough for the drip, a little wider than needed', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
      pvng: {
        a: { value: 1, rationale: 'the thinnest: the blood cannot come in time', error: 'E-REVERSAL' },
        b: { value: 5, rationale: 'the thinnest that carries the drip, and the vein is spared', error: 'OK' },
        acts: 1,
        pole: null,
      },
      rfcd: {
        a: { value: 4, rationale: 'wide, a little slower than the widest', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'far wider than a drip needs', error: 'E-CONSTRAINT' },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'blood in minutes asks for the widest, which has the smallest number: 14 G',
      b: 'a litre in ten hours, 100 millilitres an hour, runs through the thinnest in the drawer, which has the largest number: 22 G',
    },
    expected: {
      a: {
        share: 0.65,
        why: 'every nurse knows that the number falls as the cannula widens; to others the larger number is the wider',
      },
      b: { share: 0.55, why: 'as in a; some would take a 20 G from habit' },
    },
    topic: { ar: 'مقاسات القنيات الوريدية', en: 'sizes of intravenous cannulas' },
    knowledge: {
      fact: 'The gauge of a needle or cannula falls as it becomes wider: 14 G is the widest peripheral cannula in common use, for fluid or blood that must run fast, and 22 G is thin and carries slow infusions in adults. The thinnest cannula that carries the prescribed fluid is chosen, since a wide one irritates the vein more.',
      kind: 'textbook',
      source: {
        title: 'Fundamentals of Nursing (intravenous therapy: choice of a peripheral catheter)',
        issuer: 'Potter, Perry, Stockert and Hall; Elsevier',
        edition: '10th edition, 2021',
      },
      reviewBy: '2030-11-29',
    },
  },
  'healthcare-skills-19@1': {
    slot: { form: 'basic', section: 'skills', number: 19 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    display: [2, 5, 1, 3, 4],
    status: 'read',
    options: {
      hvcc: {
        a: { value: 5, rationale: 'into the skin itself, where BCG belongs', error: 'OK' },
        b: { value: 1, rationale: 'into the skin itself, where this dose cannot go', error: 'E-REVERSAL' },
        acts: 2,
        pole: null,
      },
      jxbq: {
        a: {
          value: 2,
          rationale: 'well under the skin: weaker effect and the risk of an abscess',
          error: 'E-WRONG-BASE',
        },
        b: { value: 4, rationale: 'nearly straight, a little short of the muscle', error: 'E-PARTIAL' },
        acts: 2,
        pole: null,
      },
      kmxg: {
        a: {
          value: 1,
          rationale: 'into the muscle: weaker effect and the risk of an abscess',
          error: 'E-REVERSAL',
        },
        b: { value: 5, rationale: 'into the muscle, where the hexavalent vaccine belongs', error: 'OK' },
        acts: 2,
        pole: null,
      },
      prdm: {
        a: { value: 3, rationale: 'under the skin', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'under the skin: more local reaction, less reliable', error: 'E-ONE-RULE' },
        acts: 2,
        pole: null,
      },
      wmlx: {
        a: { value: 4, rationale: 'a little too deep, partly under the skin', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'just under the skin: more local reaction', error: 'E-WRONG-BASE' },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: 'BCG: intradermal, needle almost flat',
      b: 'hexavalent: intramuscular, needle at a right angle',
    },
    expected: {
      a: { share: 0.72, why: 'taught with the first injection; the angle goes with the name of the vaccine' },
      b: { share: 0.72, why: 'the same' },
    },
    topic: { ar: 'طرق حقن اللقاحات', en: 'injection routes of vaccines' },
    knowledge: {
      fact: 'BCG is given into the skin (intradermally), with the needle almost flat to it; vaccines with diphtheria, tetanus and pertussis, such as the hexavalent one, are given into the muscle, with the needle upright.',
      kind: 'guideline',
      source: {
        title: 'Immunization in Practice: a practical guide for health staff',
        issuer: 'World Health Organization',
        edition: '2015',
        clause: 'Module 5, Managing an immunization session: giving vaccinations',
      },
      reviewBy: '2030-11-23',
    },
  },
  'healthcare-skills-22@1': {
    slot: { form: 'basic', section: 'skills', number: 22 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    display: [5, 1, 4, 2, 3],
    status: 'read',
    options: {
      cjct: {
        a: {
          value: 5,
          rationale: 'the one with a preservative is kept for the usual time; the other is for one patient',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: '28 days without a preservative, and the one that could be kept is thrown away',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
      gvcr: {
        a: { value: 3, rationale: 'safe; throws away what could be kept', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'safe; throws away what could be kept', error: 'E-ONE-RULE' },
        acts: 2,
        pole: null,
      },
      jqwf: {
        a: {
          value: 1,
          rationale: '28 days without a preservative, and the one that could be kept is thrown away',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'the one with a preservative is kept for the usual time; the other is for one patient',
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
      qpwm: {
        a: { value: 2, rationale: '7 days without a preservative', error: 'E-CONSTRAINT' },
        b: { value: 4, rationale: 'right vial; three weeks of it are thrown away', error: 'E-WEAKER' },
        acts: 2,
        pole: null,
      },
      sbrk: {
        a: { value: 4, rationale: 'right vial; three weeks of it are thrown away', error: 'E-WEAKER' },
        b: { value: 2, rationale: '7 days without a preservative', error: 'E-CONSTRAINT' },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: 'the one with a preservative is kept for the usual time; the other is for one patient',
      b: 'the one with a preservative is kept for the usual time; the other is for one patient',
    },
    expected: {
      a: {
        share: 0.5,
        why: 'both vials hold the same drug; the word on the label must be known as a preservative',
      },
      b: {
        share: 0.45,
        why: 'the same, and the stronger solution is not thought of as the one to keep; discarding both also looks safe',
      },
    },
    topic: { ar: 'القوارير المفتوحة', en: 'opened vials' },
    knowledge: {
      fact: 'The label says whether a vial is for one patient or for several; as a rule only the latter holds a preservative. By the CDC rule for wards and clinics an opened vial with a preservative (such as methylparaben), kept and drawn from only in a medicine preparation area, may be kept, dated, up to 28 days unless the maker says otherwise; what is left in a vial without a preservative is discarded after one patient.',
      kind: 'guideline',
      source: {
        title:
          'Safe practices for medical injections: questions about multi-dose and single-dose vials (CDC); USP General Chapter 797 for the 28 days',
        issuer: 'CDC / United States Pharmacopeia',
        edition: '2023',
        clause: 'Multiple-dose containers: 28 days',
      },
      reviewBy: '2030-11-23',
    },
  },
  'healthcare-skills-25@2': {
    slot: { form: 'basic', section: 'skills', number: 25 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    display: [1, 3, 2, 4, 5],
    status: 'read',
    options: {
      dkqt: {
        a: { value: 3, rationale: 'more of the spray stays in the throat', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'more of the powder stays in lumps', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
      jpsf: {
        a: { value: 1, rationale: 'most of the spray strikes the throat, for a month', error: 'E-REVERSAL' },
        b: {
          value: 5,
          rationale: 'a forceful breath from the start breaks up the powder and carries it into the lungs',
          error: 'OK',
        },
        acts: 1,
        pole: null,
      },
      ngwc: {
        a: {
          value: 5,
          rationale: 'a slow breath carries the spray past the throat into the lungs',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'the powder is drawn out in lumps that stay in the mouth',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      vhlm: {
        a: {
          value: 2,
          rationale: 'the spray meets the fast beginning and strikes the throat',
          error: 'E-WRONG-BASE',
        },
        b: {
          value: 4,
          rationale: 'the powder is broken up at the start; the end is too weak',
          error: 'E-PARTIAL',
        },
        acts: 1,
        pole: null,
      },
      zrbx: {
        a: {
          value: 4,
          rationale: 'slow while the spray comes; the last part is too fast',
          error: 'E-PARTIAL',
        },
        b: {
          value: 2,
          rationale: 'the powder leaves the device in the slow beginning, badly broken up',
          error: 'E-WRONG-BASE',
        },
        acts: 1,
        pole: null,
      },
    },
    solution: { a: 'pressurised spray: slow and deep', b: 'dry powder: fast and forceful from the start' },
    expected: {
      a: { share: 0.55, why: 'slow is the general advice; the abbreviation must be read' },
      b: { share: 0.45, why: 'slow is the general advice, and here it is wrong' },
    },
    topic: { ar: 'طريقة استعمال أجهزة الاستنشاق', en: 'inhaler technique' },
    knowledge: {
      fact: 'With a pressurised metered-dose inhaler (pMDI) the breath in is slow and deep; with a dry powder inhaler (DPI) it is fast and forceful from the start, since the breath itself breaks up the powder.',
      kind: 'guideline',
      source: {
        title:
          'What the pulmonary specialist should know about the new inhalation therapies (ERS/ISAM Task Force), European Respiratory Journal 37, pages 1308 to 1331',
        issuer: 'European Respiratory Society; International Society for Aerosols in Medicine',
        edition: '2011',
      },
      reviewBy: '2030-11-29',
    },
  },
  'healthcare-skills-28@2': {
    slot: { form: 'basic', section: 'skills', number: 28 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    display: [2, 4, 5, 3, 1],
    status: 'read',
    options: {
      bqtw: {
        a: {
          value: 4,
          rationale: 'safe for any group; half of what he needs comes late',
          error: 'E-PARTIAL',
        },
        b: {
          value: 2,
          rationale: 'two units whose antibodies may break down the cells of a man of group A, B or AB',
          error: 'E-CONSTRAINT',
        },
        acts: 2,
        pole: null,
      },
      fnkd: {
        a: {
          value: 1,
          rationale: 'four units of cells that the antibodies of any group but AB attack at once',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'no antibodies against A or B: safe for any group, and in time',
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
      hzrm: {
        a: {
          value: 3,
          rationale: 'nothing wrong is given, and he bleeds for 40 minutes',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: 'nothing wrong is given, and he bleeds for 40 minutes',
          error: 'E-ONE-RULE',
        },
        acts: 2,
        pole: null,
      },
      pjvc: {
        a: { value: 5, rationale: 'no A or B on the cells: safe for any group, and in time', error: 'OK' },
        b: {
          value: 1,
          rationale: 'four units whose antibodies may break down the cells of a man of group A, B or AB',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
      wxsl: {
        a: {
          value: 2,
          rationale: 'two units of cells that the antibodies of any group but AB attack at once',
          error: 'E-CONSTRAINT',
        },
        b: {
          value: 4,
          rationale: 'safe for any group; half of what he needs comes late',
          error: 'E-PARTIAL',
        },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: 'group O red cells can be given to a patient of any ABO group',
      b: 'group AB plasma can be given to a patient of any ABO group',
    },
    expected: {
      a: { share: 0.66, why: 'that O gives to all is widely known; waiting for the group looks careful' },
      b: { share: 0.5, why: 'what holds for red cells is carried over to plasma' },
    },
    topic: { ar: 'فصائل الدم في نقل مكوناته', en: 'blood groups in giving components' },
    knowledge: {
      fact: 'Group O red cells have no A or B antigen and can be given to a patient of any ABO group; group AB plasma has no anti-A or anti-B and can be given to a patient of any ABO group. Where the group is not known and cannot be awaited, these are given. RhD is a question of its own.',
      kind: 'guideline',
      source: {
        title: 'The Clinical Use of Blood: Handbook',
        issuer: 'World Health Organization',
        edition: '2002',
        clause:
          'Clinical transfusion procedures: ABO blood group antigens and antibodies; red cell and plasma compatibility',
      },
      reviewBy: '2030-11-29',
    },
  },
} as const satisfies Pairs
