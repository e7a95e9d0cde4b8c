import type { Pairs } from '../pair.ts'

export const pairs = {
  'construction-competency-25@1': {
    slot: { form: 'basic', section: 'competency', number: 25 },
    facet: 'PLN',
    type: 'case_study',
    display: [4, 5, 2, 1, 3],
    status: 'read',
    options: {
      hkmg: {
        a: { value: 3, rationale: '27 x 4,000 + 2 x 5,000 = 118,000' },
        b: { value: 3, rationale: 'two calls, and three villas are guarded for six weeks' },
        acts: 2,
        pole: 'part',
      },
      hqhk: {
        a: { value: 2, rationale: '31 x 4,000 + 2 x 5,000 = 134,000: five villas wait to the end' },
        b: { value: 4, rationale: 'two calls, and one villa guarded for ten weeks' },
        acts: 2,
        pole: 'part',
      },
      knwd: {
        a: {
          value: 1,
          rationale: '36 x 4,000 + 5,000 = 149,000: all six villas wait 12 weeks for hand-over',
        },
        b: { value: 5, rationale: '12 weeks from 1 March end on 24 May: one call, no villa to guard' },
        acts: 2,
        pole: 'whole',
      },
      vspf: {
        a: { value: 4, rationale: 'earliest hand-over, six calls: 21 x 4,000 + 6 x 5,000 = 114,000' },
        b: {
          value: 1,
          rationale: 'nothing can be handed over before 24 May: six calls, and most weeks of guarding',
        },
        acts: 2,
        pole: 'part',
      },
      xntt: {
        a: { value: 5, rationale: '24 x 4,000 + 3 x 5,000 = 111,000: the least of the five' },
        b: {
          value: 2,
          rationale: 'three calls, and guards for four villas for weeks, with no earlier hand-over',
        },
        acts: 2,
        pole: 'part',
      },
    },
    expected: {
      a: {
        share: 0.4,
        why: 'finishing one by one looks best once 15 March is read; the calls make pairs cheaper',
      },
      b: { share: 0.6, why: '24 May is just a date until 12 weeks are counted from 1 March' },
    },
  },
  'construction-competency-26@1': {
    slot: { form: 'basic', section: 'competency', number: 26 },
    facet: 'TEA',
    type: 'case_study',
    display: [3, 2, 4, 5, 1],
    status: 'read',
    options: {
      bkrc: {
        a: { value: 2, rationale: 'wrong cause, at a small price' },
        b: { value: 4, rationale: 'right cause, a third of the time' },
        acts: 1,
        pole: 'part',
      },
      dgvp: {
        a: {
          value: 5,
          rationale:
            '34 of 40 broke where no plumber has been: the bedding is the cause, and all the days go to it',
        },
        b: {
          value: 1,
          rationale: 'the bedding holds: sound tiles are lifted for a week and the walked floors stay bare',
        },
        acts: 1,
        pole: 'whole',
      },
      jwxf: {
        a: { value: 3, rationale: 'quick replacement, the cause stays' },
        b: { value: 3, rationale: 'quick replacement, the cause stays' },
        acts: 1,
        pole: null,
      },
      qdls: {
        a: {
          value: 1,
          rationale: 'the tiles break where nobody walks: a week of boards, and more tiles crack',
        },
        b: {
          value: 5,
          rationale: '36 of 40 broke where the plumbers worked: all the days go to covering the floors',
        },
        acts: 1,
        pole: 'whole',
      },
      tqml: {
        a: { value: 4, rationale: 'right cause, a third of the time' },
        b: { value: 2, rationale: 'wrong cause, at a small price' },
        acts: 1,
        pole: 'part',
      },
    },
    expected: {
      a: {
        share: 0.62,
        why: 'one has to see that the rest is the rooms not entered; protecting floors is the usual cure',
      },
      b: { share: 0.68, why: 'the usual cure is right, but 4 of 12 rooms must be set against 36 of 18' },
    },
  },
  'construction-competency-27@1': {
    slot: { form: 'basic', section: 'competency', number: 27 },
    facet: 'COM',
    type: 'case_study',
    display: [5, 2, 3, 4, 1],
    status: 'read',
    options: {
      dgjr: {
        a: { value: 4, rationale: 'right question, one wall of four' },
        b: { value: 2, rationale: 'a few minutes on what she did not come for' },
        acts: 1,
        pole: 'part',
      },
      htqm: {
        a: {
          value: 5,
          rationale: 'she holds the contract: every wall measured tells her whether she gets what she bought',
        },
        b: {
          value: 1,
          rationale: 'the half hour is spent on figures, and she leaves not knowing whether her bed fits',
        },
        acts: 1,
        pole: 'whole',
      },
      qsvn: {
        a: { value: 3, rationale: 'gives a feeling of the room, settles no figure' },
        b: { value: 3, rationale: 'gives a feeling of the room, not with her pieces' },
        acts: 1,
        pole: null,
      },
      zlfl: {
        a: { value: 2, rationale: 'a few minutes on what she did not come for' },
        b: { value: 4, rationale: 'right question, one piece of several' },
        acts: 1,
        pole: 'part',
      },
      zzns: {
        a: {
          value: 1,
          rationale: 'the half hour goes to furniture, and her question about the contract is left open',
        },
        b: { value: 5, rationale: "she holds the shop's offer: she sees what bed and wardrobe leave her" },
        acts: 1,
        pole: 'whole',
      },
    },
    expected: {
      a: {
        share: 0.72,
        why: 'the sheet she brought speaks; the room left for her furniture is the more charming answer',
      },
      b: {
        share: 0.66,
        why: 'the sheet she brought speaks; measuring is what builders do with such a complaint',
      },
    },
  },
  'construction-competency-28@2': {
    slot: { form: 'basic', section: 'competency', number: 28 },
    facet: 'DEC',
    type: 'case_study',
    display: [1, 2, 5, 3, 4],
    status: 'read',
    options: {
      cslh: {
        a: { value: 3, rationale: "harms neither side's right, and the sheets change nothing" },
        b: { value: 3, rationale: "harms neither side's right, and the sheets change nothing" },
        acts: 2,
        pole: 'gather',
      },
      fdkt: {
        a: { value: 2, rationale: 'keeps back most of what is due' },
        b: { value: 4, rationale: 'keeps to the one sum, less a token that nobody owes' },
        acts: 2,
        pole: null,
      },
      lxnw: {
        a: { value: 5, rationale: 'what is measured is due, and the next stage begins' },
        b: { value: 1, rationale: 'hands over 12 thousand riyals that the one sum already covers' },
        acts: 2,
        pole: 'now',
      },
      vrqg: {
        a: {
          value: 1,
          rationale: 'keeps back what the measurement makes due, and the next stage stands still',
        },
        b: { value: 5, rationale: 'the sum covers the pit as drawn, whatever it held' },
        acts: 2,
        pole: 'now',
      },
      wnvd: {
        a: { value: 4, rationale: 'the right answer, but what is due comes months later' },
        b: { value: 2, rationale: 'gives the claim away in principle; its sum is still open' },
        acts: 2,
        pole: null,
      },
    },
    expected: {
      a: {
        share: 0.6,
        why: 'more than the offer sounds like asking too much; the contract pays by measurement',
      },
      b: {
        share: 0.55,
        why: 'both sides measured the same, so the claim looks due; the one sum must be joined to the unchanged drawing',
      },
    },
  },
  'construction-competency-29@2': {
    slot: { form: 'basic', section: 'competency', number: 29 },
    facet: 'ADP',
    type: 'case_study',
    display: [2, 4, 5, 3, 1],
    status: 'read',
    options: {
      gcnw: {
        a: { value: 2, rationale: 'ten days of a breaker for a single spot, and half of the crew' },
        b: {
          value: 4,
          rationale: 'the right machine; half of the crew is paid for ten days for what it lays in four',
        },
        acts: 2,
        pole: null,
      },
      hfxm: {
        a: { value: 1, rationale: 'ten days without a pipe laid, and a breaker that stands in sand' },
        b: {
          value: 5,
          rationale:
            'nine pits of twelve are rock: the breaker clears the way first, and nobody is paid to wait',
        },
        acts: 2,
        pole: 'gather',
      },
      nfsv: {
        a: {
          value: 4,
          rationale:
            '11 of 12 pits are sand: the plan holds; the line stays cut in two until the spot is broken',
        },
        b: {
          value: 1,
          rationale:
            'three quarters of the route are rock: 14 people are paid to stand behind an excavator that cannot dig',
        },
        acts: 2,
        pole: 'now',
      },
      tglr: {
        a: {
          value: 5,
          rationale:
            '11 of 12 pits are sand: the plan holds, and the 3 metres are opened cheaply in two days meanwhile',
        },
        b: { value: 2, rationale: 'a hand breaker gains two metres a day while the whole crew is paid' },
        acts: 2,
        pole: 'now',
      },
      zmzc: {
        a: { value: 3, rationale: 'half of the work is lost for an answer already known' },
        b: { value: 3, rationale: 'half of the idle pay is saved; more pits, no rock broken' },
        acts: 2,
        pole: 'gather',
      },
    },
    expected: {
      a: {
        share: 0.6,
        why: 'one of twelve is plain; the rock just met presses for a new plan, and the spot still has to be broken',
      },
      b: { share: 0.66, why: 'nine of twelve is plain; keeping a crew at work is the habit' },
    },
  },
  'construction-competency-30@1': {
    slot: { form: 'basic', section: 'competency', number: 30 },
    facet: 'QUA',
    type: 'case_study',
    display: [5, 4, 2, 3, 1],
    status: 'read',
    options: {
      csjh: {
        a: { value: 1, rationale: 'no room has the paint that was named: repainting at handover' },
        b: {
          value: 5,
          rationale: 'the clause allows an equal, and the same test report proves it: done in 6 days',
        },
        acts: 2,
        pole: 'judgement',
      },
      lxjl: {
        a: { value: 3, rationale: 'half of the rooms are not what was promised' },
        b: { value: 3, rationale: 'half of the work waits three weeks without reason' },
        acts: 2,
        pole: null,
      },
      rdmp: {
        a: { value: 2, rationale: 'most rooms are not what was promised' },
        b: { value: 4, rationale: 'most of the work is done now, the rest waits without reason' },
        acts: 2,
        pole: null,
      },
      rgqk: {
        a: {
          value: 5,
          rationale:
            'the contract names one paint and no other; after 3 weeks and 6 days it is still in time',
        },
        b: { value: 1, rationale: 'three weeks, 18,000 riyals, for what the clause allows today' },
        acts: 2,
        pole: 'rule',
      },
      sxsm: {
        a: { value: 4, rationale: 'nearly all rooms get what was promised; a few do not' },
        b: { value: 2, rationale: 'most of the three weeks is lost for nothing' },
        acts: 2,
        pole: null,
      },
    },
    expected: {
      a: {
        share: 0.46,
        why: 'the same test report makes the two paints look alike; the clause has no second half',
      },
      b: { share: 0.62, why: 'waiting for the named paint looks faithful; two words allow another' },
    },
  },
  'construction-skills-01@2': {
    slot: { form: 'basic', section: 'skills', number: 1 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    display: [5, 1, 4, 2, 3],
    status: 'read',
    options: {
      gtlp: {
        a: {
          value: 2,
          rationale: '110 of 600 cm from the beam: shear still high',
          error: 'E-WRONG-BASE',
        },
        b: {
          value: 4,
          rationale: '410 of 600 cm: just outside the middle third',
          error: 'E-PARTIAL',
        },
        acts: 2,
        pole: null,
      },
      lwdz: {
        a: {
          value: 1,
          rationale: 'the joint stands at the face of the beam, where the shear is greatest',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'the joint stands at mid-span, where the shear is least: the pour ends here',
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
      qwvh: {
        a: { value: 5, rationale: '3 of 6 metres: mid-span, where the shear is least', error: 'OK' },
        b: {
          value: 1,
          rationale: 'the joint comes to the face of the next beam, where the shear is greatest',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
      rgxz: {
        a: {
          value: 3,
          rationale: 'a quarter of the span: outside the middle third',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: 'a quarter of the span from the next beam: outside the middle third',
          error: 'E-ONE-RULE',
        },
        acts: 2,
        pole: null,
      },
      zlfv: {
        a: {
          value: 4,
          rationale: '190 of 600 cm: just outside the middle third, and concrete goes back unused',
          error: 'E-PARTIAL',
        },
        b: {
          value: 2,
          rationale: '110 of 600 cm from the next beam: shear still high',
          error: 'E-WRONG-BASE',
        },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: 'front at the far face of a beam: 3 m further is mid-span',
      b: 'front at mid-span: stop where it is',
    },
    expected: {
      a: { share: 0.52, why: 'the line of a beam looks like the natural place to stop' },
      b: { share: 0.52, why: 'going on to the next beam looks natural, and no concrete is wasted' },
    },
    topic: { ar: 'فواصل الصب في الأسقف', en: 'construction joints in floors' },
    knowledge: {
      fact: 'Unless the design shows otherwise, a construction joint in a floor lies within the middle third of the span of its slabs, beams and girders, where the shear is low, not at the support.',
      kind: 'standard',
      source: {
        title: 'SBC 304 Concrete Structures Requirements (SBC 304-18, after ACI 318-14; now SBC 304-24)',
        issuer: 'Saudi Building Code National Committee; American Concrete Institute',
        edition: '2018',
        clause: 'ACI 318-14 26.5.6.2(b) (ACI 318-11 6.4.4)',
        unclaused:
          'SBC 304 has these rules in chapter 26, after ACI 318 (SBC 201 of 2024, 1901.5, still points to chapter 26 of SBC 304-24); the text of neither edition is public, so the numbers there could not be read',
      },
      reviewBy: '2028-11-22',
    },
  },
  'construction-skills-04@7': {
    slot: { form: 'basic', section: 'skills', number: 4 },
    facet: 'STD',
    type: 'technical',
    cell: 'tool_use',
    display: [4, 3, 2, 1, 5],
    status: 'read',
    options: {
      bsxw: {
        a: { value: 2, rationale: 'the wrong tool, for half of the points only', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'the right tool, half of the points', error: 'E-PARTIAL' },
        acts: 2,
        pole: null,
      },
      mpjz: {
        a: { value: 4, rationale: 'the right tool, half of the points', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'the wrong tool, for half of the points only', error: 'E-WRONG-BASE' },
        acts: 2,
        pole: null,
      },
      qcjz: {
        a: { value: 3, rationale: 'useful later, and no point stands', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'useful later, and no point stands', error: 'E-ONE-RULE' },
        acts: 2,
        pole: null,
      },
      rdmm: {
        a: { value: 5, rationale: 'full sight of every point, and no sky is needed', error: 'OK' },
        b: {
          value: 1,
          rationale: 'most points are hidden by the dunes: a day of moving the station for a part of them',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
      xggp: {
        a: {
          value: 1,
          rationale: 'between towers that block and reflect the signals: points out of place, handed over',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'open sky over every point, and no sight between them is needed',
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: 'courtyard between towers: no open sky, full line of sight: total station',
      b: 'among dunes: open sky, no line of sight: RTK',
    },
    expected: {
      a: { share: 0.7, why: 'the RTK is the quicker and newer set; towers are only a neighbourhood' },
      b: { share: 0.7, why: 'the Total Station is the more exact by reputation; dunes are only a landscape' },
    },
    topic: { ar: 'أجهزة المساحة في الموقع', en: 'surveying instruments for a site' },
    knowledge: {
      fact: 'RTK satellite positioning needs an open sky and fails or errs beside tall walls that block and reflect the signals (multipath); a total station needs no sky but a clear line of sight to each point.',
      kind: 'textbook',
      source: {
        title: 'Elementary Surveying: An Introduction to Geomatics, 15th edition',
        issuer: 'Pearson (Ghilani, Wolf)',
        edition: '2018',
        clause: 'total stations; satellite surveying, multipath',
      },
      reviewBy: '2030-11-22',
    },
  },
  'construction-skills-07@2': {
    slot: { form: 'basic', section: 'skills', number: 7 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    display: [3, 4, 5, 1, 2],
    status: 'read',
    options: {
      fdkh: {
        a: { value: 3, rationale: 'works a little on either soil, for another hire', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'works a little on either soil, for another hire', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
      jxzq: {
        a: { value: 4, rationale: 'the right roller, too few passes', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'the wrong roller, with fewer hours lost', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: null,
      },
      ljjr: {
        a: { value: 2, rationale: 'the wrong roller, with fewer hours lost', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'the right roller, too few passes', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
      rxcb: {
        a: { value: 1, rationale: 'the feet loosen clean sand in every pass', error: 'E-REVERSAL' },
        b: { value: 5, rationale: 'the feet knead the clay', error: 'OK' },
        acts: 1,
        pole: null,
      },
      xxbz: {
        a: { value: 5, rationale: 'vibration packs clean sand', error: 'OK' },
        b: {
          value: 1,
          rationale: 'a smooth drum bridges over the lumps of clay in every pass',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
    },
    solution: { a: 'SP, poorly graded sand: vibration', b: 'CL, lean clay: kneading' },
    expected: {
      a: {
        share: 0.75,
        why: 'two letters of the soil class carry it; feet look stronger than a smooth drum',
      },
      b: {
        share: 0.75,
        why: 'two letters of the soil class carry it; a smooth finished surface looks better',
      },
    },
    topic: { ar: 'معدات الدمك لكل تربة', en: 'rollers for each soil' },
    knowledge: {
      fact: 'Clean sand and gravel (SP, SW, GP, GW) are best compacted by a vibrating smooth drum; clay (CL, CH) by the kneading of a sheepsfoot or padfoot roller.',
      kind: 'guideline',
      source: {
        title: 'Geotechnical Aspects of Pavements, FHWA NHI-05-037; soil classes of ASTM D2487',
        issuer: 'Federal Highway Administration; ASTM International',
        edition: '2006',
        clause: 'compaction equipment by soil type',
      },
      reviewBy: '2030-11-22',
    },
  },
  'construction-skills-10@1': {
    slot: { form: 'basic', section: 'skills', number: 10 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    display: [1, 5, 3, 4, 2],
    status: 'read',
    options: {
      dcbc: {
        a: {
          value: 5,
          rationale: '26 is under 26.5: this axis is examined; the west passes both rules',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'the sound axis is drilled, and load is cast on the one that failed',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
      jmgh: {
        a: { value: 4, rationale: 'right axis; the other waits without need', error: 'E-PARTIAL' },
        b: {
          value: 2,
          rationale: 'the sound axis is drilled; nothing is loaded meanwhile',
          error: 'E-WRONG-BASE',
        },
        acts: 2,
        pole: null,
      },
      kmbd: {
        a: {
          value: 1,
          rationale: 'the sound axis is drilled, and load is cast on the one that failed',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: '26 is under 26.5: this axis is examined; the east passes both rules',
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
      wlnh: {
        a: {
          value: 2,
          rationale: 'the sound axis is drilled; nothing is loaded meanwhile',
          error: 'E-WRONG-BASE',
        },
        b: { value: 4, rationale: 'right axis; the other waits without need', error: 'E-PARTIAL' },
        acts: 2,
        pole: null,
      },
      zwbb: {
        a: {
          value: 3,
          rationale: 'a surface reading proves no strength; nothing is loaded meanwhile',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: 'a surface reading proves no strength; nothing is loaded meanwhile',
          error: 'E-ONE-RULE',
        },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: 'east: 26 < 30 - 3.5 = 26.5 fails (mean 33.7); west: 27 passes, mean 91/3 = 30.3 passes',
      b: 'west: 26 < 26.5 fails (mean 33.7); east: 27 passes, mean 30.3 passes',
    },
    expected: {
      a: { share: 0.46, why: 'two results under 30 and the lower mean belong to the axis that passes' },
      b: { share: 0.46, why: 'the same comparison, turned round' },
    },
    topic: { ar: 'قبول نتائج مقاومة الخرسانة', en: 'acceptance of concrete strength tests' },
    knowledge: {
      fact: 'For a specified strength of 35 MPa or less, the concrete of a mix is accepted when every mean of three consecutive tests reaches it and no single test falls more than 3.5 MPa below it; a single test below that calls for investigation, by cores where low strength has to be proved or excluded.',
      kind: 'standard',
      source: {
        title: 'SBC 304 Concrete Structures Requirements (SBC 304-18, after ACI 318-14; now SBC 304-24)',
        issuer: 'Saudi Building Code National Committee; American Concrete Institute',
        edition: '2018',
        clause:
          'ACI 318-14 26.12.3.1(b) (acceptance) and 26.12.4 (investigation of low test results; 26.12.6 in ACI 318-19)',
        unclaused:
          'SBC 304 has these rules in chapter 26, after ACI 318 (SBC 201 of 2024, 1901.5, still points to chapter 26 of SBC 304-24); the text of neither edition is public, so the numbers there could not be read',
      },
      reviewBy: '2028-11-22',
    },
  },
  'construction-skills-13@2': {
    slot: { form: 'basic', section: 'skills', number: 13 },
    facet: 'TEC',
    type: 'technical',
    cell: 'diagnosis',
    display: [4, 2, 3, 5, 1],
    status: 'read',
    options: {
      ghtt: {
        a: { value: 4, rationale: '8 of the 12 columns get the right treatment', error: 'E-PARTIAL' },
        b: { value: 2, rationale: '4 of the 12 columns get the right treatment', error: 'E-WRONG-BASE' },
        acts: 2,
        pole: null,
      },
      lshg: {
        a: { value: 1, rationale: 'none of the 12 columns gets the right treatment', error: 'E-REVERSAL' },
        b: {
          value: 5,
          rationale:
            'all 12 columns get the right treatment: pink is still alkaline, so chlorides are at work; colourless is carbonated',
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
      nhkj: {
        a: { value: 3, rationale: '6 of the 12 columns get the right treatment', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: '6 of the 12 columns get the right treatment', error: 'E-ONE-RULE' },
        acts: 2,
        pole: null,
      },
      sdvs: {
        a: {
          value: 5,
          rationale:
            'all 12 columns get the right treatment: pink is still alkaline, so chlorides are at work; colourless is carbonated',
          error: 'OK',
        },
        b: { value: 1, rationale: 'none of the 12 columns gets the right treatment', error: 'E-REVERSAL' },
        acts: 2,
        pole: null,
      },
      vkcj: {
        a: { value: 2, rationale: '4 of the 12 columns get the right treatment', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: '8 of the 12 columns get the right treatment', error: 'E-PARTIAL' },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: 'east pink, still alkaline: chlorides, chloride extraction; west colourless, carbonated: realkalisation',
      b: 'west pink, still alkaline: chlorides, chloride extraction; east colourless, carbonated: realkalisation',
    },
    expected: {
      a: { share: 0.55, why: 'known to whoever has inspected concrete; others see a colour and no colour' },
      b: { share: 0.55, why: 'the same with the rows exchanged' },
    },
    topic: { ar: 'الكربنة والكلوريدات في الخرسانة القائمة', en: 'carbonation and chlorides in old concrete' },
    knowledge: {
      fact: 'Phenolphthalein turns pink on concrete that is still alkaline and stays colourless on carbonated concrete. Where concrete is colourless down to the bars, carbonation has taken away their protection, and realkalisation restores it; where bars rust in concrete that is still pink, the usual cause is chlorides, which chloride extraction removes.',
      kind: 'standard',
      source: {
        title:
          'EN 14630 Determination of carbonation depth in hardened concrete by the phenolphthalein method; EN 14038-1 Electrochemical realkalization; EN 14038-2 Chloride extraction',
        issuer: 'European Committee for Standardization (CEN)',
        edition: '2006; 2016; 2020',
        clause: 'scope of each',
      },
      reviewBy: '2028-11-23',
    },
  },
  'construction-skills-16@1': {
    slot: { form: 'basic', section: 'skills', number: 16 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    display: [3, 2, 1, 5, 4],
    status: 'read',
    options: {
      llzv: {
        a: { value: 3, rationale: '68 degrees: the feet begin to slide', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: '79 degrees: too steep', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
      pmtt: {
        a: {
          value: 1,
          rationale: 'half of the length, 60 degrees: the feet slide away under the climber',
          error: 'E-REVERSAL',
        },
        b: { value: 5, rationale: 'a quarter of 8 metres: about 75 degrees', error: 'OK' },
        acts: 1,
        pole: null,
      },
      rwzh: {
        a: { value: 4, rationale: '72 degrees: a little flat', error: 'E-PARTIAL' },
        b: { value: 2, rationale: '81 degrees: far too steep', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: null,
      },
      rxjl: {
        a: { value: 5, rationale: 'a quarter of 4 metres: about 75 degrees', error: 'OK' },
        b: {
          value: 1,
          rationale: 'an eighth of the length, 83 degrees: it tips back with the climber',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      tclg: {
        a: { value: 2, rationale: '64 degrees: the feet slide', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: '77 degrees: a little steep', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
    },
    solution: { a: '4 / 4 = 1 m', b: '8 / 4 = 2 m' },
    expected: {
      a: {
        share: 0.75,
        why: 'the rule is taught on the first day; the middle of five distances attracts the rest',
      },
      b: { share: 0.7, why: 'the same rule; two metres look far from the wall' },
    },
    topic: { ar: 'ميل السلالم', en: 'the slope of ladders' },
    knowledge: {
      fact: 'The foot of a leaning ladder stands out from the wall by a quarter of its working length (about 75 degrees).',
      kind: 'standard',
      source: {
        title: '29 CFR 1926.1053 Ladders; LA455 Safe use of ladders and stepladders: a brief guide',
        issuer: 'OSHA; Ladder Association with HSE',
        edition: '2021',
        clause: '1926.1053(b)(5)(i); one in four',
      },
      reviewBy: '2028-11-22',
    },
  },
  'construction-skills-19@2': {
    slot: { form: 'basic', section: 'skills', number: 19 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    display: [2, 5, 1, 3, 4],
    status: 'read',
    options: {
      dtvt: {
        a: {
          value: 2,
          rationale: 'the mat that carries little, and half of the time is saved',
          error: 'E-WRONG-BASE',
        },
        b: { value: 4, rationale: 'the mat that carries, half of it', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
      hwfz: {
        a: {
          value: 1,
          rationale: 'a cantilever hangs on its top bars, and those go unchecked',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'a slab on two walls is pulled at its bottom: all the bars that carry it are checked',
          error: 'OK',
        },
        acts: 1,
        pole: null,
      },
      jqwt: {
        a: { value: 4, rationale: 'the mat that carries, half of it', error: 'E-PARTIAL' },
        b: {
          value: 2,
          rationale: 'the mat that carries little, and half of the time is saved',
          error: 'E-WRONG-BASE',
        },
        acts: 1,
        pole: null,
      },
      rhml: {
        a: {
          value: 5,
          rationale: 'a cantilever is pulled at its top: all the bars that carry it are checked',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'a slab on two walls is pulled at its bottom, and those bars go unchecked',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      zcgs: {
        a: { value: 3, rationale: 'needed for the shape, says nothing of the bars', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'needed for the shape, says nothing of the bars', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
    },
    solution: { a: 'cantilever: the top mat carries', b: 'simple span: the bottom mat carries' },
    expected: {
      a: { share: 0.75, why: 'the bottom mat is the main one in most slabs; the free edge tells' },
      b: { share: 0.72, why: 'balconies make one think of top bars; the two walls tell' },
    },
    topic: { ar: 'التسليح الرئيس للبلاطات والكوابيل', en: 'main reinforcement of slabs and cantilevers' },
    knowledge: {
      fact: 'A slab that rests on two opposite walls is pulled at its bottom in mid-span, so its main bars lie low; a cantilever is pulled at its top, so its main bars lie high.',
      kind: 'textbook',
      source: {
        title: 'Reinforced Concrete: Mechanics and Design, 7th edition',
        issuer: 'Pearson (Wight)',
        edition: '2016',
        clause: 'flexure; one-way slabs and cantilevers',
      },
      reviewBy: '2030-11-22',
    },
  },
  'construction-skills-22@1': {
    slot: { form: 'basic', section: 'skills', number: 22 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    display: [5, 1, 4, 2, 3],
    status: 'read',
    options: {
      bzsj: {
        a: {
          value: 2,
          rationale: 'six days with a lanyard that needs 5 metres and more above the 4.5 there are',
          error: 'E-WRONG-BASE',
        },
        b: {
          value: 4,
          rationale:
            'right side for six days; two days with a lanyard that needs 5 metres and more above the 4.5 there are',
          error: 'E-PARTIAL',
        },
        acts: 1,
        pole: null,
      },
      hjfn: {
        a: {
          value: 1,
          rationale: 'eight days with a lanyard that needs 5 metres and more above the 4.5 there are',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: '4.5 metres below the anchor are enough for the SRL only; the lanyard has its 13.5',
          error: 'OK',
        },
        acts: 1,
        pole: null,
      },
      tnsw: {
        a: {
          value: 3,
          rationale: 'four days with a lanyard that needs 5 metres and more above the 4.5 there are',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: 'four days with a lanyard that needs 5 metres and more above the 4.5 there are',
          error: 'E-ONE-RULE',
        },
        acts: 1,
        pole: null,
      },
      wvgd: {
        a: {
          value: 5,
          rationale: '4.5 metres below the anchor are enough for the SRL only; the lanyard has its 13.5',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'eight days with a lanyard that needs 5 metres and more above the 4.5 there are',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      zkbh: {
        a: {
          value: 4,
          rationale:
            'right side for six days; two days with a lanyard that needs 5 metres and more above the 4.5 there are',
          error: 'E-PARTIAL',
        },
        b: {
          value: 2,
          rationale: 'six days with a lanyard that needs 5 metres and more above the 4.5 there are',
          error: 'E-WRONG-BASE',
        },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'east: 3 + 1.5 = 4.5 m under the anchor, less than 5 m: SRL; west: 13.5 m: lanyard',
      b: 'west: 4.5 m, less than 5 m: SRL; east: 13.5 m: lanyard',
    },
    expected: {
      a: { share: 0.48, why: 'the greater height seems to ask for the better device' },
      b: { share: 0.48, why: 'the same, turned round' },
    },
    topic: { ar: 'خلوص أنظمة منع السقوط', en: 'clearance of fall arrest systems' },
    knowledge: {
      fact: "A shock-absorbing lanyard of 1.8 metres needs about 5.3 to 6 metres of clearance below its anchor (free fall, deceleration, height of the body, safety margin), by the maker's sheet; a self-retracting lifeline (SRL) stops a fall much sooner and is the device for low heights.",
      kind: 'standard',
      source: {
        title: '29 CFR 1926.502(d) Personal fall arrest systems; OSHA Technical Manual, Section V, Chapter 4',
        issuer: 'OSHA',
        edition: '2016',
        clause:
          '1926.502(d)(12) self-retracting lifelines; (d)(16)(iii) no contact with a lower level; OTM V:4, total fall clearance distance',
      },
      reviewBy: '2028-11-22',
    },
  },
  'construction-skills-25@1': {
    slot: { form: 'basic', section: 'skills', number: 25 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    display: [1, 3, 2, 4, 5],
    status: 'read',
    options: {
      kzmm: {
        a: {
          value: 4,
          rationale: 'severe sulfate attacks the concrete below; the dry frame did not need it',
          error: 'E-PARTIAL',
        },
        b: {
          value: 1,
          rationale:
            'the steel is in danger, and low C3A binds less chloride: the wrong direction in the whole building',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      lgvz: {
        a: {
          value: 2,
          rationale: 'guards steel that is not in danger while sulfate attacks the concrete',
          error: 'E-WRONG-BASE',
        },
        b: {
          value: 5,
          rationale:
            'chloride attacks the steel where the ground water stands: the inhibitor guards it there, and Type I binds more chloride',
          error: 'OK',
        },
        acts: 1,
        pole: null,
      },
      pfcv: {
        a: {
          value: 1,
          rationale: 'the most money for steel that is not in danger, while sulfate attacks the concrete',
          error: 'E-REVERSAL',
        },
        b: {
          value: 4,
          rationale: 'guards the foundations; the dry frame did not need it',
          error: 'E-PARTIAL',
        },
        acts: 1,
        pole: null,
      },
      rdng: {
        a: {
          value: 5,
          rationale:
            'severe sulfate attacks the concrete itself where the ground water stands: low C3A withstands it there',
          error: 'OK',
        },
        b: {
          value: 2,
          rationale: 'the steel of the foundations is in danger, and low C3A binds less chloride',
          error: 'E-WRONG-BASE',
        },
        acts: 1,
        pole: null,
      },
      tbkw: {
        a: { value: 3, rationale: 'keeps a part of the salt out, whichever it is', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'keeps a part of the salt out, whichever it is', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'sulfate 1.4% (class S2), chloride negligible: Type V',
      b: 'chloride 1.4%, sulfate under 0.10% (class S0): Type I with inhibitor',
    },
    expected: {
      a: { share: 0.6, why: 'one has to read which salt is high; more bitumen looks safe for any' },
      b: { share: 0.42, why: "salty ground and resisting cement go together in everybody's mind here" },
    },
    topic: { ar: 'تعرض الأساسات للكبريتات والكلوريدات', en: 'sulfate and chloride exposure of foundations' },
    knowledge: {
      fact: 'Sulfate attacks the concrete and is met by sulfate-resisting cement (Type V, low C3A); chloride attacks the steel and is met by protecting the steel (dense mix, cover, corrosion inhibitor): Type V does not help there, as its low C3A binds less chloride.',
      kind: 'standard',
      source: {
        title:
          'SBC 304 (SBC 304-18; now SBC 304-24) and ACI 318-14, exposure classes S and C; CIRIA C577 Guide to the construction of reinforced concrete in the Arabian Peninsula; Maslehuddin et al., Construction and Building Materials 21',
        issuer: 'Saudi Building Code National Committee; ACI; CIRIA; KFUPM',
        edition: '2018 and 2024 (SBC 304); 2014; 2002; 2007',
        clause:
          'SBC 304-18 chapter 19 (durability); ACI 318-14 19.3.1, 19.3.2 (same numbers in ACI 318-19); Maslehuddin: chloride in soil, Type I and Type V',
        unclaused:
          'SBC 201 of 2024 (1904.1) leaves durability to SBC 304-24, whose text is not public; its numbers could not be read',
      },
      reviewBy: '2028-11-22',
    },
  },
  'construction-skills-28@1': {
    slot: { form: 'basic', section: 'skills', number: 28 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    display: [2, 4, 5, 3, 1],
    status: 'read',
    options: {
      bgzn: {
        a: { value: 3, rationale: 'a day for a number that is known', error: 'E-ONE-RULE' },
        b: {
          value: 3,
          rationale: 'nothing is buried today, but the new numbers stand against the same wrong reference',
          error: 'E-ONE-RULE',
        },
        acts: 2,
        pole: null,
      },
      cmnh: {
        a: { value: 4, rationale: 'right, slower without need', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'half of a layer below the contract is buried', error: 'E-WRONG-BASE' },
        acts: 2,
        pole: null,
      },
      ggqr: {
        a: {
          value: 2,
          rationale: 'three days for a reference that the report already has',
          error: 'E-WRONG-BASE',
        },
        b: {
          value: 4,
          rationale: 'the right reference, only roughly, from a single point',
          error: 'E-PARTIAL',
        },
        acts: 2,
        pole: null,
      },
      rvqz: {
        a: { value: 1, rationale: 'a week for a reference that the report already has', error: 'E-REVERSAL' },
        b: {
          value: 5,
          rationale:
            "the contract's own reference is missing: the densities are judged against it before anything is buried",
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
      vrpw: {
        a: { value: 5, rationale: '96% of the modified Proctor is above 95%', error: 'OK' },
        b: {
          value: 1,
          rationale:
            '96% of the standard Proctor is 88 to 93% of the modified: a layer below the contract is buried',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: 'D1557 is the modified Proctor: 96% passes 95%',
      b: "D698 is the standard Proctor: 96% of it is about 88 to 93% of the modified; the layer waits for the contract's reference",
    },
    expected: {
      a: { share: 0.68, why: '96 is above 95; a result near the limit invites suspicion' },
      b: { share: 0.4, why: '96 is above 95, and the number of the test looks like a file reference' },
    },
    topic: { ar: 'تجربتا بروكتور القياسية والمعدلة', en: 'standard and modified Proctor tests' },
    knowledge: {
      fact: 'The modified Proctor test (ASTM D1557) uses about 4.5 times the energy of the standard one (ASTM D698) and gives a higher greatest density, so the same field density is a smaller percentage of it.',
      kind: 'standard',
      source: {
        title: 'ASTM D698 and ASTM D1557, laboratory compaction of soil (2012, reapproved 2021)',
        issuer: 'ASTM International',
        edition: '2012',
        clause: 'D698 1.1 (600 kN-m/m3) and D1557 1.1 (2,700 kN-m/m3)',
      },
      reviewBy: '2028-11-22',
    },
  },
} as const satisfies Pairs
