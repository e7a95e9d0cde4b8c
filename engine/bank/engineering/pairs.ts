import type { Pairs } from '../pair.ts'

export const pairs = {
  'engineering-competency-25@1': {
    slot: { form: 'basic', section: 'competency', number: 25 },
    facet: 'PLN',
    type: 'case_study',
    display: [4, 5, 2, 1, 3],
    status: 'read',
    options: {
      cmns: {
        a: { value: 1, rationale: 'the repeated faults are built twenty times and mended twenty times' },
        b: { value: 5, rationale: 'most faults arise from joining: only the whole row shows them' },
        acts: 1,
        pole: 'overview',
      },
      frlf: {
        a: { value: 2, rationale: 'fifteen boards are built with the repeated faults' },
        b: { value: 4, rationale: 'most joints are seen, those of the last five are not' },
        acts: 1,
        pole: 'overview',
      },
      qhbd: {
        a: { value: 3, rationale: 'half of the boards are built with the repeated faults' },
        b: { value: 3, rationale: 'half of the joints are seen' },
        acts: 1,
        pole: 'overview',
      },
      wdwq: {
        a: { value: 4, rationale: 'right time, but twice as many boards to mend' },
        b: { value: 2, rationale: 'no board is joined yet; the sixth adds a little to what is seen' },
        acts: 1,
        pole: 'detail',
      },
      xthh: {
        a: {
          value: 5,
          rationale: 'most faults sit in every board: found on three, they are kept out of the other 17',
        },
        b: {
          value: 1,
          rationale: 'most faults arise from joining, and the one test is spent before anything is joined',
        },
        acts: 1,
        pole: 'detail',
      },
    },
    expected: {
      a: {
        share: 0.7,
        why: '32 of 40 in every board speaks plainly; testing the finished whole sounds thorough',
      },
      b: { share: 0.6, why: 'testing early is the popular advice; 32 joints must be read against it' },
    },
  },
  'engineering-competency-26@1': {
    slot: { form: 'basic', section: 'competency', number: 26 },
    facet: 'TEA',
    type: 'case_study',
    display: [3, 2, 4, 5, 1],
    status: 'read',
    options: {
      ctxk: {
        a: { value: 5, rationale: 'each workshop gets the help whose lack sends its drawings back' },
        b: { value: 1, rationale: 'both days go to what each workshop does not lack' },
        acts: 2,
        pole: 'whole',
      },
      cwvv: {
        a: { value: 1, rationale: 'both days go to what each workshop does not lack' },
        b: { value: 5, rationale: 'each workshop gets the help whose lack sends its drawings back' },
        acts: 2,
        pole: 'whole',
      },
      jtxf: {
        a: { value: 4, rationale: 'right help for each, a smaller part of it' },
        b: { value: 2, rationale: 'a part of the time goes to what each does not lack' },
        acts: 2,
        pole: 'part',
      },
      nrqv: {
        a: { value: 3, rationale: 'faults come back sooner, none is prevented' },
        b: { value: 3, rationale: 'faults come back sooner, none is prevented' },
        acts: 2,
        pole: null,
      },
      pxrq: {
        a: { value: 2, rationale: 'a part of the time goes to what each does not lack' },
        b: { value: 4, rationale: 'right help for each, a smaller part of it' },
        acts: 2,
        pole: 'part',
      },
    },
    expected: {
      a: { share: 0.73, why: 'two names must be kept with two causes' },
      b: { share: 0.73, why: 'the same match, turned round' },
    },
  },
  'engineering-competency-27@1': {
    slot: { form: 'basic', section: 'competency', number: 27 },
    facet: 'COM',
    type: 'case_study',
    display: [5, 2, 3, 4, 1],
    status: 'read',
    options: {
      cnqt: {
        a: { value: 5, rationale: '16 of 20 errors are of order, and pictures need no language' },
        b: { value: 1, rationale: 'little room is left for the figures that 16 of 20 errors come from' },
        acts: 1,
        pole: 'whole',
      },
      hjts: {
        a: {
          value: 2,
          rationale: 'a third of the sheet for a fifth of the errors; the order stays in the text',
        },
        b: { value: 4, rationale: 'right message, too small for all the bolts' },
        acts: 1,
        pole: 'part',
      },
      klbr: {
        a: { value: 4, rationale: 'right message, too small for all the steps' },
        b: {
          value: 2,
          rationale: 'a third of the sheet for a fifth of the errors; the figures stay in the text',
        },
        acts: 1,
        pole: 'part',
      },
      svwm: {
        a: { value: 3, rationale: 'helps those who share a language, for either error' },
        b: { value: 3, rationale: 'helps those who share a language, for either error' },
        acts: 1,
        pole: null,
      },
      whrc: {
        a: { value: 1, rationale: 'little room is left for the order that 16 of 20 errors come from' },
        b: { value: 5, rationale: '16 of 20 errors are of torque: each figure stands at its bolt' },
        acts: 1,
        pole: 'whole',
      },
    },
    expected: {
      a: { share: 0.75, why: '16 against 4, and pictures are a familiar remedy' },
      b: {
        share: 0.7,
        why: '16 against 4; pictures of the sequence stay tempting for workers of four languages',
      },
    },
  },
  'engineering-competency-28@1': {
    slot: { form: 'basic', section: 'competency', number: 28 },
    facet: 'DEC',
    type: 'case_study',
    display: [1, 2, 5, 3, 4],
    status: 'read',
    options: {
      bqkc: {
        a: {
          value: 1,
          rationale:
            'the steady pump takes the crew and the tank; the rising east one stops on Wednesday with nothing left to replace it',
        },
        b: {
          value: 5,
          rationale: 'at 1 a day it would stop on Wednesday; it is out for just the day that the tank covers',
        },
        acts: 2,
        pole: 'now',
      },
      hmlv: {
        a: { value: 4, rationale: 'right pump: less load slows its rise, the repair comes three days later' },
        b: {
          value: 2,
          rationale:
            'flow is given up and the repair goes to the steady pump; the tank is left for the rising one',
        },
        acts: 2,
        pole: 'gather',
      },
      nqhw: {
        a: { value: 3, rationale: 'the stop is seen coming, the day for a repair passes' },
        b: { value: 3, rationale: 'the stop is seen coming, the day for a repair passes' },
        acts: 2,
        pole: 'gather',
      },
      rmjz: {
        a: {
          value: 2,
          rationale:
            'flow is given up and the repair goes to the steady pump; the tank is left for the rising one',
        },
        b: { value: 4, rationale: 'right pump: less load slows its rise, the repair comes three days later' },
        acts: 2,
        pole: 'gather',
      },
      rvkn: {
        a: {
          value: 5,
          rationale: 'at 1 a day it would stop on Wednesday; it is out for just the day that the tank covers',
        },
        b: {
          value: 1,
          rationale:
            'the steady pump takes the crew and the tank; the rising west one stops on Wednesday with nothing left to replace it',
        },
        acts: 2,
        pole: 'now',
      },
    },
    expected: {
      a: {
        share: 0.48,
        why: '7 is the larger reading and draws the crew; 3 in three days must be set against the limit of 8',
      },
      b: { share: 0.48, why: 'the same comparison, turned round' },
    },
  },
  'engineering-competency-29@1': {
    slot: { form: 'basic', section: 'competency', number: 29 },
    facet: 'ADP',
    type: 'case_study',
    display: [2, 4, 5, 3, 1],
    status: 'read',
    options: {
      bnnp: {
        a: { value: 1, rationale: 'casing and shaft are thrown out for a flow they both take' },
        b: { value: 4, rationale: 'gives the flow; the shaft is made twice for nothing' },
        acts: 2,
        pole: 'whole',
      },
      cnbq: {
        a: { value: 4, rationale: 'keeps what can be kept, but the impeller of 80 is driven hard for 90' },
        b: { value: 1, rationale: 'casing and impeller are both too small, and nothing is begun' },
        acts: 2,
        pole: null,
      },
      jkqn: {
        a: { value: 3, rationale: 'keeps order, makes nothing' },
        b: { value: 3, rationale: 'keeps order, makes nothing, spoils nothing' },
        acts: 2,
        pole: null,
      },
      lzml: {
        a: { value: 2, rationale: 'a casing is made anew although the one there takes 90' },
        b: {
          value: 5,
          rationale: '130 is beyond 100 and within 150: casing and impeller change, the shaft stays',
        },
        acts: 2,
        pole: 'part',
      },
      skjt: {
        a: { value: 5, rationale: '90 lies within 60 to 100: only the impeller of 80 falls short' },
        b: { value: 2, rationale: 'a new impeller in a casing that ends at 100' },
        acts: 2,
        pole: 'part',
      },
    },
    expected: {
      a: { share: 0.6, why: '90 must be set against three ranges; a new start sounds thorough' },
      b: {
        share: 0.55,
        why: '130 must be set against three ranges; keeping the casing is the thrifty answer',
      },
    },
  },
  'engineering-competency-30@1': {
    slot: { form: 'basic', section: 'competency', number: 30 },
    facet: 'QUA',
    type: 'case_study',
    display: [5, 4, 2, 3, 1],
    status: 'read',
    options: {
      gfnj: {
        a: { value: 2, rationale: 'two hours late for 200 covers that a good gauge had measured' },
        b: { value: 5, rationale: 'six hours of 50 are in doubt: just these are measured' },
        acts: 2,
        pole: 'cautious',
      },
      nvzv: {
        a: { value: 1, rationale: 'three hours late for 300 covers that a good gauge had measured' },
        b: { value: 4, rationale: 'all in doubt are measured, and 100 more, an hour later than needed' },
        acts: 2,
        pole: 'cautious',
      },
      rvdn: {
        a: { value: 3, rationale: 'a look at the day, 90 covers in doubt still leave' },
        b: {
          value: 3,
          rationale: 'a look at the day, 270 covers in doubt still leave, the size of the error is known',
        },
        acts: 2,
        pole: 'bold',
      },
      wpqx: {
        a: { value: 5, rationale: 'two hours of 50 are in doubt: all of them measured by 16:00' },
        b: { value: 1, rationale: '200 covers leave on readings that are in doubt' },
        acts: 2,
        pole: 'bold',
      },
      xxcf: {
        a: { value: 4, rationale: 'all in doubt are measured, and 100 more, an hour late' },
        b: { value: 2, rationale: 'late by an hour, and 100 covers in doubt still leave' },
        acts: 2,
        pole: 'cautious',
      },
    },
    expected: {
      a: {
        share: 0.6,
        why: 'the hour of the last good check must be joined to 50 an hour; measuring all sounds careful',
      },
      b: {
        share: 0.45,
        why: 'six hours of 50 make 300; measuring all is the careful answer, and the lorries press the other way',
      },
    },
  },
  'engineering-skills-01@1': {
    slot: { form: 'basic', section: 'skills', number: 1 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    display: [5, 1, 4, 2, 3],
    status: 'read',
    options: {
      jrzx: {
        a: {
          value: 3,
          rationale: 'half way: the motor takes much of its full power while it runs up',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: 'half way: the motor starts against a needless pressure',
          error: 'E-ONE-RULE',
        },
        acts: 2,
        pole: null,
      },
      kbjm: {
        a: {
          value: 5,
          rationale: 'a centrifugal pump takes least power at no flow; the valve is then opened',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale:
            'a gear pump goes on displacing: the pressure rises at once until the relief valve or a part gives way',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
      rjxm: {
        a: {
          value: 1,
          rationale: 'full flow and more into an unpressed line: the motor, with no power to spare, trips',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'the displaced fuel finds its way open: the lowest pressure at the start',
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
      vcdl: {
        a: { value: 4, rationale: 'little flow, a little more power than needed', error: 'E-PARTIAL' },
        b: {
          value: 2,
          rationale: 'the whole flow is forced through a quarter of the opening',
          error: 'E-WRONG-BASE',
        },
        acts: 2,
        pole: null,
      },
      vffq: {
        a: {
          value: 2,
          rationale: 'nearly full flow and power while the motor runs up',
          error: 'E-WRONG-BASE',
        },
        b: { value: 4, rationale: 'a small rest of throttling', error: 'E-PARTIAL' },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: 'centrifugal: least power at shut-off, so the valve starts closed',
      b: 'gear: fixed displacement, so the valve starts open',
    },
    expected: {
      a: {
        share: 0.6,
        why: 'opening the valve sounds easier for the motor; the kind of pump says the reverse',
      },
      b: { share: 0.5, why: 'starting against a closed valve is the habit with most pumps' },
    },
    topic: { ar: 'بدء تشغيل المضخات', en: 'starting of pumps' },
    knowledge: {
      fact: 'A centrifugal pump of radial impeller is started against a closed or hardly open discharge valve, a positive displacement pump with the discharge open, since it displaces a fixed volume at whatever pressure results.',
      kind: 'textbook',
      source: {
        title: 'Pump Handbook, 4th edition',
        issuer: 'McGraw-Hill (Karassik and others)',
        edition: '2008',
        clause: 'centrifugal pumps; displacement pumps; operation',
      },
      reviewBy: '2030-11-22',
    },
  },
  'engineering-skills-04@2': {
    slot: { form: 'basic', section: 'skills', number: 4 },
    facet: 'STD',
    type: 'technical',
    cell: 'tool_use',
    display: [4, 3, 2, 1, 5],
    status: 'read',
    options: {
      fjsp: {
        a: { value: 4, rationale: 'the right place, half lit', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'the wrong place, but half of the lamps are saved', error: 'E-WRONG-BASE' },
        acts: 2,
        pole: null,
      },
      ghvt: {
        a: { value: 2, rationale: 'the wrong place, but half of the lamps are saved', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'the right place, half lit', error: 'E-PARTIAL' },
        acts: 2,
        pole: null,
      },
      lcnx: {
        a: { value: 5, rationale: 'dust-tight lamps where the dust is', error: 'OK' },
        b: {
          value: 1,
          rationale: 'lamps that let the dust in, in the whole store: one failure after another',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
      mqwb: {
        a: { value: 3, rationale: 'harms no lamp, and both places stay dark', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'harms no lamp, and both places stay dark', error: 'E-ONE-RULE' },
        acts: 2,
        pole: null,
      },
      rzdk: {
        a: {
          value: 1,
          rationale: 'lamps against splashes only, under strong jets: one failure after another',
          error: 'E-REVERSAL',
        },
        b: { value: 5, rationale: 'lamps against strong jets where the hoses are', error: 'OK' },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: 'IP64: dust-tight, against splashes only: the store',
      b: 'IP46: against powerful jets, not dust-tight: the wash',
    },
    expected: {
      a: { share: 0.65, why: 'the same two digits, in a different order; the order decides' },
      b: { share: 0.65, why: 'the same knowledge, turned round' },
    },
    topic: { ar: 'درجات حماية الأغلفة (IP)', en: 'protection classes of enclosures (IP)' },
    knowledge: {
      fact: 'In the IP code the first numeral is the protection against solids (6 dust-tight, 4 against objects of 1 mm and more), the second that against water (6 powerful jets, 4 splashing).',
      kind: 'standard',
      source: {
        title: 'IEC 60529, Degrees of protection provided by enclosures (IP Code)',
        issuer: 'IEC',
        edition: '2013',
        clause: '5 (first numeral), 6 (second numeral)',
      },
      reviewBy: '2028-11-22',
    },
  },
  'engineering-skills-07@1': {
    slot: { form: 'basic', section: 'skills', number: 7 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    display: [3, 4, 5, 1, 2],
    status: 'read',
    options: {
      cqnj: {
        a: {
          value: 4,
          rationale:
            'most of the low-hydrogen electrodes are dried, two cans of the cellulosic ones are spoilt',
          error: 'E-PARTIAL',
        },
        b: {
          value: 2,
          rationale:
            'most of the cellulosic electrodes are spoilt, two cans of the low-hydrogen ones are dried',
          error: 'E-WRONG-BASE',
        },
        acts: 2,
        pole: null,
      },
      gdrb: {
        a: {
          value: 1,
          rationale:
            'the coating of the cellulosic electrodes burns, and the low-hydrogen ones keep the moisture that cracks the welds',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale:
            'the low-hydrogen electrodes are rebaked within 260 to 430 degrees, the cellulosic ones keep the moisture of their coating',
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
      kxlw: {
        a: { value: 3, rationale: 'half of each is treated rightly', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'half of each is treated rightly', error: 'E-ONE-RULE' },
        acts: 2,
        pole: null,
      },
      tvmh: {
        a: {
          value: 2,
          rationale:
            'most of the cellulosic electrodes are spoilt, two cans of the low-hydrogen ones are dried',
          error: 'E-WRONG-BASE',
        },
        b: {
          value: 4,
          rationale:
            'most of the low-hydrogen electrodes are dried, two cans of the cellulosic ones are spoilt',
          error: 'E-PARTIAL',
        },
        acts: 2,
        pole: null,
      },
      zpfs: {
        a: {
          value: 5,
          rationale:
            'the low-hydrogen electrodes are rebaked within 260 to 430 degrees, the cellulosic ones keep the moisture of their coating',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale:
            'the coating of the cellulosic electrodes burns, and the low-hydrogen ones keep the moisture that cracks the welds',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: "Rakan's E7018 is low-hydrogen: rebaked, 350 within 260 to 430; Bilal's E6010 is cellulosic: not baked",
      b: "Bilal's E7018 is low-hydrogen: rebaked, 350 within 260 to 430; Rakan's E6010 is cellulosic: not baked",
    },
    expected: {
      a: { share: 0.55, why: 'the two codes must be read; drying looks careful for both' },
      b: { share: 0.55, why: 'the same with the two exchanged' },
    },
    topic: { ar: 'تخزين إلكترودات اللحام', en: 'storage of welding electrodes' },
    knowledge: {
      fact: 'Low-hydrogen electrodes (E7018) that were exposed to air for too long are rebaked, commonly at 260 to 430 degrees Celsius; cellulosic electrodes (E6010) need the moisture of their coating and are not baked.',
      kind: 'standard',
      source: {
        title:
          'AWS A5.1/A5.1M, Specification for Carbon Steel Electrodes for Shielded Metal Arc Welding; AWS D1.1/D1.1M, Structural Welding Code: Steel',
        issuer: 'American Welding Society',
        edition: 'A5.1: 2012; D1.1: 2015',
        clause: 'D1.1:2015 5.3.2.1 to 5.3.2.4 (7.3.2 in D1.1:2020)',
        unclaused:
          'A5.1 has storage and drying in a table of its annex A, whose number was not found in a public text',
      },
      reviewBy: '2028-11-22',
    },
  },
  'engineering-skills-10@1': {
    slot: { form: 'basic', section: 'skills', number: 10 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    display: [1, 5, 3, 4, 2],
    status: 'read',
    options: {
      czks: {
        a: {
          value: 3,
          rationale: 'harmless to the pipes, but it loads them with one bar at most and proves no strength',
          error: 'E-ONE-RULE',
        },
        b: { value: 3, rationale: 'dry and shows a leak, but proves no strength', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
      grlk: {
        a: {
          value: 1,
          rationale: 'compressed gas in CPVC, which can shatter, at the highest pressure of all',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'B280 is copper tube for refrigerant: the full test with a dry inert gas',
          error: 'OK',
        },
        acts: 1,
        pole: null,
      },
      hcqr: {
        a: {
          value: 2,
          rationale: 'compressed gas in CPVC, which can shatter; at the lower pressure',
          error: 'E-WRONG-BASE',
        },
        b: { value: 4, rationale: 'right medium, below the test pressure', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
      nwmc: {
        a: { value: 4, rationale: 'right medium, below the test pressure', error: 'E-PARTIAL' },
        b: {
          value: 2,
          rationale: 'water enters tubes for refrigerant, driven in a little less hard',
          error: 'E-WRONG-BASE',
        },
        acts: 1,
        pole: null,
      },
      tvgs: {
        a: { value: 5, rationale: 'F441 is CPVC, for liquids: the full test with water', error: 'OK' },
        b: {
          value: 1,
          rationale: 'water driven hardest into tubes for refrigerant: acid, ice, a ruined compressor',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'F441: CPVC for liquids: hydrostatic test',
      b: 'B280: copper for refrigerant: dry nitrogen',
    },
    expected: {
      a: {
        share: 0.5,
        why: 'the number must be read as CPVC; nitrogen is the habit of air-conditioning fitters',
      },
      b: { share: 0.5, why: 'the number must be read as tube for refrigerant; water looks cautious' },
    },
    topic: { ar: 'اختبارات ضغط الأنابيب', en: 'pressure tests of pipes' },
    knowledge: {
      fact: 'Pipe to ASTM F441 is of CPVC, for pressurized liquids, and is tested with water: compressed gas stores energy that makes a failure of this plastic dangerous. Tube to ASTM B280 is of copper for refrigerants, is kept free of water and tested with dry nitrogen or another dry inert gas.',
      kind: 'standard',
      source: {
        title:
          'ASTM F441/F441M (CPVC pipe); ASTM B280 (copper tube for air conditioning and refrigeration); Saudi Mechanical Code SBC 501',
        issuer: 'ASTM International; Saudi Building Code National Committee',
        edition: '2023; 2023; 2018',
        clause:
          'F441: scope, with its note on compressed gas; B280: scope; SBC 501-18: 1208 (hydronic piping, tests with water), 1108 (refrigeration, field test and test gases)',
      },
      reviewBy: '2028-11-22',
    },
  },
  'engineering-skills-13@1': {
    slot: { form: 'basic', section: 'skills', number: 13 },
    facet: 'TEC',
    type: 'technical',
    cell: 'diagnosis',
    display: [4, 2, 3, 5, 1],
    status: 'read',
    options: {
      fzdp: {
        a: {
          value: 5,
          rationale:
            '180 hertz is the third harmonic of 60, so a filter; 60 hertz is unbalance, so the phases are balanced',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'each board gets the remedy of the other: both causes stay',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
      qwph: {
        a: { value: 3, rationale: 'eases both conductors; both causes stay', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'eases both conductors; both causes stay', error: 'E-ONE-RULE' },
        acts: 2,
        pole: null,
      },
      wfqg: {
        a: { value: 4, rationale: 'one cause taken away, the other only eased', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'one wrong remedy, the other board is eased', error: 'E-WRONG-BASE' },
        acts: 2,
        pole: null,
      },
      xptm: {
        a: {
          value: 1,
          rationale: 'each board gets the remedy of the other: both causes stay',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale:
            '180 hertz is the third harmonic of 60, so a filter; 60 hertz is unbalance, so the phases are balanced',
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
      xwnw: {
        a: { value: 2, rationale: 'one wrong remedy, the other board is eased', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'one cause taken away, the other only eased', error: 'E-PARTIAL' },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: 'east 180 = 3 x 60: third harmonic, so a filter; west 60: unbalance, so balanced phases',
      b: 'west 180 = 3 x 60: third harmonic, so a filter; east 60: unbalance, so balanced phases',
    },
    expected: {
      a: { share: 0.48, why: 'who hears "neutral" says "unbalance"; 180 must be set against the mains' },
      b: { share: 0.48, why: 'the same with the two exchanged' },
    },
    topic: { ar: 'تيارات الموصل المتعادل', en: 'currents in the neutral conductor' },
    knowledge: {
      fact: 'On a 60 Hz supply a neutral current of 180 Hz is the third harmonic of electronic loads, which adds up in the neutral even with equal phases; a neutral current of 60 Hz comes from unequal phases.',
      kind: 'standard',
      source: {
        title: 'IEC 60364-5-52, Low-voltage electrical installations: wiring systems',
        issuer: 'IEC',
        edition: '2009',
        clause: 'annex E (harmonic currents in balanced three-phase systems), on their sum in the neutral',
      },
      reviewBy: '2028-11-22',
    },
  },
  'engineering-skills-16@1': {
    slot: { form: 'basic', section: 'skills', number: 16 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    display: [3, 2, 1, 5, 4],
    status: 'read',
    options: {
      cdqx: {
        a: {
          value: 3,
          rationale: 'away from the acidic solution; warm, and nothing holds a leak',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: 'away from the acidic solution; warm, and nothing holds a leak',
          error: 'E-ONE-RULE',
        },
        acts: 1,
        pole: null,
      },
      hccf: {
        a: {
          value: 5,
          rationale: 'beside the alkali that hypochlorite itself contains; every drum is seen and reached',
          error: 'OK',
        },
        b: {
          value: 2,
          rationale: 'beside an acidic solution: a leak of both gives off chlorine',
          error: 'E-WRONG-BASE',
        },
        acts: 1,
        pole: null,
      },
      lbrj: {
        a: {
          value: 2,
          rationale: 'beside an acidic solution: a leak of both gives off chlorine',
          error: 'E-WRONG-BASE',
        },
        b: {
          value: 5,
          rationale: 'beside the alkali that hypochlorite itself contains; every drum is seen and reached',
          error: 'OK',
        },
        acts: 1,
        pole: null,
      },
      qfcd: {
        a: {
          value: 1,
          rationale:
            'beside an acidic solution, and an upper drum that leaks runs down over what stands there',
          error: 'E-REVERSAL',
        },
        b: {
          value: 4,
          rationale: 'right neighbour; the upper drums stand higher than they need',
          error: 'E-PARTIAL',
        },
        acts: 1,
        pole: null,
      },
      smmc: {
        a: {
          value: 4,
          rationale: 'right neighbour; the upper drums stand higher than they need',
          error: 'E-PARTIAL',
        },
        b: {
          value: 1,
          rationale:
            'beside an acidic solution, and an upper drum that leaks runs down over what stands there',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'acidic ferric chloride in the east: the drums go west, in one layer',
      b: 'acidic ferric chloride in the west: the drums go east, in one layer',
    },
    expected: {
      a: { share: 0.55, why: 'neither neighbour is called an acid; which one reacts is known to the field' },
      b: { share: 0.55, why: 'the same knowledge, turned round' },
    },
    topic: { ar: 'تخزين الكيماويات المتنافرة', en: 'storage of incompatible chemicals' },
    knowledge: {
      fact: 'Sodium hypochlorite gives off chlorine with acids and acidic solutions such as ferric chloride and is stored apart from them; it is itself kept alkaline with sodium hydroxide, with which it gives off no gas.',
      kind: 'guideline',
      source: {
        title:
          'Sodium Hypochlorite Incompatibility Chart, for the acids; Pamphlet 96, Sodium Hypochlorite Manual, for the excess of sodium hydroxide',
        issuer: 'The Chlorine Institute',
        edition: '2009 (chart)',
        clause: 'chart: acids and acidic compounds, ferric chloride among them',
      },
      reviewBy: '2030-11-22',
    },
  },
  'engineering-skills-19@1': {
    slot: { form: 'basic', section: 'skills', number: 19 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    display: [2, 5, 1, 3, 4],
    status: 'read',
    options: {
      dlsp: {
        a: {
          value: 4,
          rationale: '40.022: 4 microns below the limit, most of the grip left',
          error: 'E-PARTIAL',
        },
        b: {
          value: 2,
          rationale: '40.022: nearly every gear is still tight where a free fit is wanted',
          error: 'E-WRONG-BASE',
        },
        acts: 2,
        pole: null,
      },
      hvgn: {
        a: {
          value: 1,
          rationale: '39.984: the gears that should be pressed on turn loose, and 12 shafts are scrap',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: '39.984: g6 at 40 millimetres is 9 to 25 microns below nominal',
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
      jrxt: {
        a: {
          value: 3,
          rationale: '40.009: neither the press fit of the drawing nor a free one',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: '40.009: neither the free fit of the drawing nor a press fit',
          error: 'E-ONE-RULE',
        },
        acts: 2,
        pole: null,
      },
      mbqk: {
        a: {
          value: 5,
          rationale: 'p6 at 40 millimetres is 26 to 42 microns above nominal: 34 lies within it',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'g6 lies below nominal: the gears that should slide have to be forced on and stick',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
      wfzc: {
        a: {
          value: 2,
          rationale: '39.996: below every bore of H7, so no grip is left, though the play is small',
          error: 'E-WRONG-BASE',
        },
        b: { value: 4, rationale: '39.996: 5 microns above the limit, a little tight', error: 'E-PARTIAL' },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: 'p6: 40.026 to 40.042; 40.034 is within',
      b: 'g6: 39.975 to 39.991; 40.034 - 0.050 = 39.984 is within',
    },
    expected: {
      a: { share: 0.5, why: '34 microns above 40 looks like an error to be ground off' },
      b: { share: 0.5, why: 'the nominal size tempts: the shaft has to go well below it' },
    },
    topic: { ar: 'التفاوتات والتوافقات', en: 'limits and fits' },
    knowledge: {
      fact: 'In the hole-basis system H7/p6 is an interference fit and H7/g6 a clearance fit; at 40 mm p6 lies 26 to 42 micrometres above nominal and g6 9 to 25 below it.',
      kind: 'standard',
      source: {
        title: 'ISO 286-1 and ISO 286-2, ISO code system for tolerances on linear sizes',
        issuer: 'ISO',
        edition: '2010',
        clause: 'ISO 286-2: limit deviations for shafts',
      },
      reviewBy: '2028-11-22',
    },
  },
  'engineering-skills-22@1': {
    slot: { form: 'basic', section: 'skills', number: 22 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    display: [5, 1, 4, 2, 3],
    status: 'read',
    options: {
      bccm: {
        a: { value: 4, rationale: 'right method, coarser on fine cracks', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'no field, no indication, at a smaller effort', error: 'E-WRONG-BASE' },
        acts: 2,
        pole: null,
      },
      fxbc: {
        a: {
          value: 1,
          rationale: 'a week of repainting, and coarser than what magnetism shows through the coat',
          error: 'E-REVERSAL',
        },
        b: { value: 4, rationale: 'right method, coarser on the finest cracks', error: 'E-PARTIAL' },
        acts: 2,
        pole: null,
      },
      jcsr: {
        a: {
          value: 2,
          rationale: 'finds the finest, for a week of repainting that magnetism spares',
          error: 'E-WRONG-BASE',
        },
        b: {
          value: 5,
          rationale: 'works on any metal, open cracks on a bare surface: the finest',
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
      vmph: {
        a: {
          value: 5,
          rationale: '1020 is ferromagnetic: the finest indications, through a coat thinner than 50 microns',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale:
            '316 is austenitic: no field, no indication, and the frame passes unexamined after the longest set-up',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
      ztqs: {
        a: {
          value: 3,
          rationale: 'finds surface cracks through the paint, point by point; coarser on a weld',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: 'no repainting, but weld metal disturbs the signal and the finest cracks are missed',
          error: 'E-ONE-RULE',
        },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: '1020 is carbon steel: magnetic particles through the paint',
      b: '316 is austenitic: penetrant on bare metal',
    },
    expected: {
      a: { share: 0.48, why: 'the grade is only a number, and penetrant is what every inspector carries' },
      b: { share: 0.45, why: 'the grade is only a number; a week for the paint speaks for magnetism' },
    },
    topic: { ar: 'كشف الشروخ السطحية', en: 'surface crack detection' },
    knowledge: {
      fact: 'Magnetic particles find surface cracks in ferromagnetic steel such as AISI 1020, also through unbroken, tightly adhering paint up to about 50 micrometres; austenitic stainless steel such as AISI 316 cannot be tested so, and penetrant on bare metal is used.',
      kind: 'standard',
      source: {
        title: 'ISO 17638 (magnetic particle testing of welds); ISO 3452-1 (penetrant testing)',
        issuer: 'ISO',
        edition: '2016; 2021',
        clause: 'scope; surface conditions',
      },
      reviewBy: '2028-11-22',
    },
  },
  'engineering-skills-25@1': {
    slot: { form: 'basic', section: 'skills', number: 25 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    display: [1, 3, 2, 4, 5],
    status: 'read',
    options: {
      bnrt: {
        a: { value: 2, rationale: 'a third of the torque: it cannot give its power', error: 'E-WRONG-BASE' },
        b: {
          value: 4,
          rationale: 'right connection; the machines nearby stop for two minutes at each start',
          error: 'E-PARTIAL',
        },
        acts: 2,
        pole: null,
      },
      pvfx: {
        a: { value: 3, rationale: 'right in the end; the plate has said it', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'right in the end; the plate has said it', error: 'E-ONE-RULE' },
        acts: 2,
        pole: null,
      },
      tcqp: {
        a: {
          value: 5,
          rationale: '400 volts a winding: delta is its running connection, and star eases the start',
          error: 'OK',
        },
        b: {
          value: 2,
          rationale: 'it starts in star, and in delta each winding of 230 volts gets 400',
          error: 'E-WRONG-BASE',
        },
        acts: 2,
        pole: null,
      },
      wbhw: {
        a: {
          value: 1,
          rationale: 'a third of the torque, less at the start: it may not even run up',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale:
            '230 volts a winding: star is its only connection, and the soft starter spares the supply',
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
      wqkd: {
        a: {
          value: 4,
          rationale: 'right connection; the machines nearby stop for two minutes at each start',
          error: 'E-PARTIAL',
        },
        b: {
          value: 1,
          rationale: 'each winding of 230 volts gets 400 from the first second',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: 'winding of 400 V: delta at 400 V, started in star',
      b: 'winding of 230 V: star at 400 V, soft start',
    },
    expected: {
      a: {
        share: 0.48,
        why: 'a star-delta starter is the familiar answer, but one must trust that 690 is only its star',
      },
      b: { share: 0.4, why: 'a star-delta starter is the standard answer for any large motor' },
    },
    topic: { ar: 'توصيل المحركات نجمة ودلتا', en: 'star and delta connection of motors' },
    knowledge: {
      fact: 'On a supply of 400 V between phases a motor marked 400/690 V runs in delta and may be started star-delta; one marked 230/400 V runs on that supply in star only.',
      kind: 'standard',
      source: {
        title: 'IEC 60034-8 (edition 3 with amendment 1), Terminal markings and direction of rotation',
        issuer: 'IEC',
        edition: '2007, amended 2014',
        clause: 'connection diagrams for star and delta',
      },
      reviewBy: '2028-11-22',
    },
  },
  'engineering-skills-28@2': {
    slot: { form: 'basic', section: 'skills', number: 28 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    display: [2, 4, 5, 3, 1],
    status: 'read',
    options: {
      bqnl: {
        a: {
          value: 2,
          rationale: 'the pipe that is not isolated, for half of the time',
          error: 'E-WRONG-BASE',
        },
        b: { value: 4, rationale: 'the isolated pipe; half of the night is lost', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
      hvcz: {
        a: { value: 3, rationale: 'nobody is at risk and nothing is done', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'nobody is at risk and nothing is done', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
      mwkr: {
        a: {
          value: 5,
          rationale:
            'two closed valves with an open drain between them: double block and bleed, and the whole night is used',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale:
            'a shut drain: whatever passes the first valve builds up before the second, and the crew is before it for 8 hours',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      rdsj: {
        a: {
          value: 1,
          rationale:
            'a shut drain: whatever passes the first valve builds up before the second, and the crew is before it for 8 hours',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale:
            'two closed valves with an open drain between them: double block and bleed, and the whole night is used',
          error: 'OK',
        },
        acts: 1,
        pole: null,
      },
      xgtb: {
        a: { value: 4, rationale: 'the isolated pipe; half of the night is lost', error: 'E-PARTIAL' },
        b: {
          value: 2,
          rationale: 'the pipe that is not isolated, for half of the time',
          error: 'E-WRONG-BASE',
        },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'the eastern pipe has a double block and bleed: a leak leaves by the drain',
      b: 'the western pipe has a double block and bleed: a leak leaves by the drain',
    },
    expected: {
      a: { share: 0.5, why: 'three shut valves look safer than two' },
      b: { share: 0.5, why: 'three shut valves look safer than two' },
    },
    topic: { ar: 'عزل الأنابيب قبل الصيانة', en: 'isolation of pipes before work' },
    knowledge: {
      fact: 'Double block and bleed isolates a pipe: two valves in line are closed and locked, and the drain or vent valve between them is locked open, so that what passes the first valve leaves before it reaches the second.',
      kind: 'standard',
      source: {
        title:
          '29 CFR 1910.146, Permit-required confined spaces (definition of double block and bleed); HSG253, The safe isolation of plant and equipment',
        issuer: 'Occupational Safety and Health Administration; Health and Safety Executive',
        edition: '1993 as amended; 2nd edition, 2006',
        clause: '29 CFR 1910.146(b)',
      },
      reviewBy: '2028-11-29',
    },
  },
} as const satisfies Pairs
