import type { Pairs } from '../pair.ts'

export const pairs = {
  'creative-competency-25@1': {
    slot: { form: 'basic', section: 'competency', number: 25 },
    facet: 'PLN',
    type: 'case_study',
    display: [4, 5, 2, 1, 3],
    status: 'read',
    options: {
      bdtm: {
        a: { value: 4, rationale: 'two of three harbour days are safe; the third comes after the permit' },
        b: { value: 2, rationale: 'two market days at most before its permit ends, one lost' },
        acts: 1,
        pole: 'part',
      },
      qdmm: {
        a: { value: 3, rationale: 'four half days in the harbour: two days of three, and five moves' },
        b: { value: 3, rationale: 'four half days in the market, and five moves' },
        acts: 1,
        pole: null,
      },
      qzbc: {
        a: { value: 5, rationale: 'all of the harbour is shot before its permit ends; the market can wait' },
        b: { value: 1, rationale: 'one day is left of the market permit' },
        acts: 1,
        pole: 'whole',
      },
      xgwp: {
        a: { value: 1, rationale: 'one day is left of the harbour permit' },
        b: { value: 5, rationale: 'all of the market is shot before its permit ends; the harbour can wait' },
        acts: 1,
        pole: 'whole',
      },
      xvlm: {
        a: {
          value: 2,
          rationale: 'two harbour days at most before the permit ends, and both places left open',
        },
        b: { value: 4, rationale: 'two of three market days are safe; the third comes after the permit' },
        acts: 1,
        pole: 'part',
      },
    },
    expected: {
      a: { share: 0.78, why: "the director's wish and the date point the same way" },
      b: { share: 0.62, why: "the director's wish pulls towards the harbour" },
    },
  },
  'creative-competency-26@1': {
    slot: { form: 'basic', section: 'competency', number: 26 },
    facet: 'TEA',
    type: 'case_study',
    display: [3, 2, 4, 5, 1],
    status: 'read',
    options: {
      dpnd: {
        a: { value: 2, rationale: 'the headings of the right half are turned away' },
        b: { value: 4, rationale: 'the headings agree with the first volume, the text not yet' },
        acts: 1,
        pole: 'part',
      },
      hbpd: {
        a: { value: 4, rationale: 'the headings agree with the first volume, the text not yet' },
        b: { value: 2, rationale: 'the headings of the right half are turned away' },
        acts: 1,
        pole: 'part',
      },
      rhfj: {
        a: { value: 3, rationale: 'readers can find their way; the halves still differ' },
        b: { value: 3, rationale: 'readers can find their way; the halves still differ' },
        acts: 1,
        pole: null,
      },
      rqqt: {
        a: { value: 1, rationale: 'the right half is turned away from the volume that readers hold' },
        b: { value: 5, rationale: 'both halves speak as the volume that readers hold' },
        acts: 1,
        pole: 'whole',
      },
      wrnc: {
        a: { value: 5, rationale: 'both halves speak as the volume that readers hold' },
        b: { value: 1, rationale: 'the right half is turned away from the volume that readers hold' },
        acts: 1,
        pole: 'whole',
      },
    },
    expected: {
      a: { share: 0.72, why: 'the elder colleague and the first volume agree' },
      b: {
        share: 0.52,
        why: "the elder colleague's list is not that of the first volume; the newer list looks better too",
      },
    },
  },
  'creative-competency-27@1': {
    slot: { form: 'basic', section: 'competency', number: 27 },
    facet: 'COM',
    type: 'case_study',
    display: [5, 2, 3, 4, 1],
    status: 'read',
    options: {
      jfqq: {
        a: { value: 5, rationale: 'enough to judge the idea, no colour to talk about' },
        b: { value: 2, rationale: 'still to be imagined, though with the real words' },
        acts: 1,
        pole: 'overview',
      },
      knkq: {
        a: { value: 1, rationale: 'all the details at once: the idea gets no minute' },
        b: { value: 5, rationale: 'he sees it where it will be, and can decide' },
        acts: 1,
        pole: 'detail',
      },
      rlms: {
        a: {
          value: 4,
          rationale:
            'nothing to distract, but three rough sketches are not the one clear picture on which he decides',
        },
        b: { value: 1, rationale: 'the same half hour of questions about how it will look' },
        acts: 1,
        pole: 'overview',
      },
      wgps: {
        a: { value: 3, rationale: 'speaks of the idea, shows little of it' },
        b: { value: 3, rationale: 'examples can be seen, his own shop cannot' },
        acts: 1,
        pole: null,
      },
      xdcw: {
        a: { value: 2, rationale: 'the colours take up the talk again' },
        b: { value: 4, rationale: 'nearly what he asked for, not yet in its place' },
        acts: 1,
        pole: 'detail',
      },
    },
    expected: {
      a: { share: 0.42, why: 'three sketches look the purer choice; the grey drawing is best' },
      b: { share: 0.68, why: 'designers are taught to show rough work for an idea' },
    },
  },
  'creative-competency-28@1': {
    slot: { form: 'basic', section: 'competency', number: 28 },
    facet: 'DEC',
    type: 'case_study',
    display: [1, 2, 5, 3, 4],
    status: 'read',
    options: {
      frkn: {
        a: { value: 3, rationale: 'told at once and free of cost; 20,000 copies go out wrong' },
        b: { value: 3, rationale: 'told at once and free of cost; who reads only paper is not told' },
        acts: 2,
        pole: null,
      },
      gcxj: {
        a: {
          value: 2,
          rationale: 'part of the readers told, at a price that goes far towards mending 19,100 copies',
        },
        b: { value: 4, rationale: 'part of the readers told, by the cheaper route' },
        acts: 2,
        pole: null,
      },
      gwjn: {
        a: { value: 4, rationale: '22,000 and 4,500 make 26,500 riyals' },
        b: { value: 1, rationale: '22,000 and 93,000 make 115,000 riyals' },
        acts: 2,
        pole: null,
      },
      xcsq: {
        a: { value: 1, rationale: '40,000 riyals where 23,800 would do' },
        b: { value: 5, rationale: '40,000 against 59,200, and every reader is told' },
        acts: 2,
        pole: null,
      },
      zzjg: {
        a: { value: 5, rationale: '22,000 and 1,800 make 23,800 riyals against 40,000 for slips in all' },
        b: { value: 2, rationale: '22,000 and 37,200 make 59,200: 19,200 more than slips in all' },
        acts: 2,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.7, why: 'stopping at 900 is the popular answer' },
      b: { share: 0.45, why: 'stopping looks the careful act; 1,400 copies do not earn the 22,000' },
    },
  },
  'creative-competency-29@1': {
    slot: { form: 'basic', section: 'competency', number: 29 },
    facet: 'ADP',
    type: 'case_study',
    display: [2, 4, 5, 3, 1],
    status: 'read',
    options: {
      bwgr: {
        a: { value: 4, rationale: 'five answers tonight, thinner' },
        b: { value: 2, rationale: "more of Wednesday's work done, nothing of the hall except a face" },
        acts: 2,
        pole: 'now',
      },
      dcqh: {
        a: { value: 5, rationale: 'tonight is all there is: three answers worth hearing' },
        b: { value: 1, rationale: 'Wednesday could ask all of them; what only the hall gives is lost' },
        acts: 2,
        pole: 'now',
      },
      mtzk: {
        a: { value: 2, rationale: "two answers about the stands, none to the viewers' questions" },
        b: {
          value: 5,
          rationale: 'pictures and words that only the hall gives; the whole list fits into Wednesday',
        },
        acts: 2,
        pole: null,
      },
      pfzs: {
        a: { value: 1, rationale: "no question at all in tonight's only episode" },
        b: { value: 4, rationale: 'good pictures, no word of hers from the hall' },
        acts: 2,
        pole: 'gather',
      },
      wlkp: {
        a: { value: 3, rationale: 'one answer and a statement' },
        b: { value: 3, rationale: 'a statement in the hall, not much to build on' },
        acts: 2,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.74, why: 'live tonight: everyone asks the few that matter' },
      b: { share: 0.4, why: 'three good questions look right at any time; Friday leaves room for Wednesday' },
    },
  },
  'creative-competency-30@1': {
    slot: { form: 'basic', section: 'competency', number: 30 },
    facet: 'QUA',
    type: 'case_study',
    display: [5, 4, 2, 3, 1],
    status: 'read',
    options: {
      dmvh: {
        a: { value: 5, rationale: 'seen by the 41,000 of the account, with the picture' },
        b: { value: 1, rationale: 'seen by 600 at most; the bulletin closes without a word' },
        acts: 2,
        pole: 'whole',
      },
      fdmd: {
        a: { value: 4, rationale: 'right place, seen by fewer without the picture' },
        b: { value: 2, rationale: 'wrong place, though with time left over' },
        acts: 2,
        pole: 'part',
      },
      ppkd: {
        a: { value: 3, rationale: 'honest, seen by few of the readers' },
        b: { value: 3, rationale: 'honest, seen by few of the readers' },
        acts: 2,
        pole: null,
      },
      vvnt: {
        a: { value: 1, rationale: 'the two hours go to 600 readers' },
        b: { value: 5, rationale: 'seen by the 41,000 of the bulletin, with the picture' },
        acts: 2,
        pole: 'whole',
      },
      xbvf: {
        a: { value: 2, rationale: 'seen by 600 at most, on an inner page' },
        b: { value: 4, rationale: 'right place, seen by fewer on an inner page' },
        acts: 2,
        pole: 'part',
      },
    },
    expected: {
      a: { share: 0.8, why: 'accounts have more readers by habit, and here too' },
      b: { share: 0.66, why: 'print looks the smaller channel' },
    },
  },
  'creative-skills-01@1': {
    slot: { form: 'basic', section: 'skills', number: 1 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    display: [5, 1, 4, 2, 3],
    status: 'read',
    options: {
      fstj: {
        a: {
          value: 1,
          rationale: 'milky all over: the dark glass is gone, and the time with it',
          error: 'E-REVERSAL',
        },
        b: {
          value: 4,
          rationale: 'even and clean, but flat, and 20 minutes are hardly enough',
          error: 'E-PARTIAL',
        },
        acts: 2,
        pole: null,
      },
      ljbz: {
        a: {
          value: 2,
          rationale: 'the window turns into a white sheet that covers the dark of the glass',
          error: 'E-WRONG-BASE',
        },
        b: {
          value: 5,
          rationale: 'steel shows what stands before it: an even white field in place of the window',
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
      pcdf: {
        a: { value: 3, rationale: 'can be mended later, at a price', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'can be mended later, at a price', error: 'E-ONE-RULE' },
        acts: 2,
        pole: null,
      },
      prvj: {
        a: { value: 4, rationale: 'fades the window, how far depends on the angle', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'no effect on metal, but few minutes lost', error: 'E-WRONG-BASE' },
        acts: 2,
        pole: null,
      },
      zpxq: {
        a: {
          value: 5,
          rationale:
            'light mirrored by glass at a slant is polarised: the right angle and turn take the window away',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'bare metal does not polarise what it mirrors: the time goes and the window stays',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: 'light mirrored by glass at a slant is polarised: the right angle and turn take the window away',
      b: 'steel shows what stands before it: an even white field in place of the window',
    },
    expected: {
      a: { share: 0.75, why: 'glass and a polarising filter: a first lesson' },
      b: { share: 0.5, why: 'every box of the filter says that it removes reflections' },
    },
    topic: { ar: 'الضوء المستقطب والانعكاسات', en: 'polarised light and reflections' },
    knowledge: {
      fact: 'A polarising filter reduces or removes reflections from glass, water and plastic at a slanting angle; reflections from bare metal are not polarised unless the light that falls on it is, so there the light and what is mirrored must be changed.',
      kind: 'textbook',
      source: {
        title: 'Light: Science and Magic',
        issuer: 'Hunter, Biver, Fuqua, Routledge',
        edition: '2021',
        clause: 'Surface Appearances; Metal',
      },
      reviewBy: '2030-11-23',
    },
  },
  'creative-skills-04@1': {
    slot: { form: 'basic', section: 'skills', number: 4 },
    facet: 'STD',
    type: 'technical',
    cell: 'tool_use',
    display: [4, 3, 2, 1, 5],
    status: 'read',
    options: {
      hwrl: {
        a: { value: 4, rationale: 'both near the pulse: faint bands', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'both far from the pulse: clear bands', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: null,
      },
      pxqg: {
        a: { value: 3, rationale: 'between the two: bands are seen in both', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'between the two: bands are seen in both', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
      qfqm: {
        a: {
          value: 1,
          rationale: 'both farthest from the pulse: the strongest bands twice',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'two whole pulses of light in each frame in both places: no bands',
          error: 'OK',
        },
        acts: 1,
        pole: null,
      },
      qfzz: {
        a: {
          value: 5,
          rationale: 'two whole pulses of light in each frame in both places: no bands',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'both farthest from the pulse: the strongest bands twice',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      rjss: {
        a: { value: 2, rationale: 'both far from the pulse: clear bands', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'both near the pulse: faint bands', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'Riyadh 60 hertz: 1/60 for Layan; Cairo 50 hertz: 1/50 for Noura',
      b: 'Cairo 50 hertz: 1/50 for Layan; Riyadh 60 hertz: 1/60 for Noura',
    },
    expected: {
      a: { share: 0.61, why: '25 frames a second bring the habit of 1/50 everywhere; the two mains differ' },
      b: { share: 0.61, why: 'the same with the two exchanged' },
    },
    topic: { ar: 'وميض الإضاءة وسرعة الغالق', en: 'flicker and shutter speed' },
    knowledge: {
      fact: 'Fluorescent tubes on magnetic ballasts pulse at twice the mains frequency; the shutter is set to a whole number of pulses: 1/120 or 1/60 where the mains has 60 hertz (Saudi Arabia), 1/100 or 1/50 where it has 50 (Egypt, Jordan, the Emirates).',
      kind: 'textbook',
      source: {
        title:
          'Cinematography: Theory and Practice, 2nd edition (technical issues: flicker); The Saudi Arabian Grid Code (nominal frequency 60 Hz)',
        issuer: 'B. Brown, Focal Press; National Grid SA',
        edition: '2011; 2016',
      },
      reviewBy: '2030-11-23',
    },
  },
  'creative-skills-07@2': {
    slot: { form: 'basic', section: 'skills', number: 7 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    display: [3, 4, 5, 1, 2],
    status: 'read',
    options: {
      cmns: {
        a: { value: 1, rationale: 'the coarsest steps of the five', error: 'E-REVERSAL' },
        b: { value: 5, rationale: 'twice the screen ruling: all that the screen can print', error: 'OK' },
        acts: 1,
        pole: null,
      },
      frlf: {
        a: { value: 2, rationale: 'edges clearly stepped', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'nearly twice the pixels of 300, paid for in vain', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
      qhbd: {
        a: { value: 3, rationale: 'edges slightly stepped', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'four times the pixels of 300, paid for in vain', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
      wdwq: {
        a: { value: 4, rationale: 'edges nearly smooth', error: 'E-PARTIAL' },
        b: {
          value: 2,
          rationale: 'eleven times the pixels of 300, none of them seen in print',
          error: 'E-WRONG-BASE',
        },
        acts: 1,
        pole: null,
      },
      xthh: {
        a: { value: 5, rationale: 'the resolution of line art in one bit: smooth edges', error: 'OK' },
        b: {
          value: 1,
          rationale: 'sixteen times the pixels of 300, none of them seen in print',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'one-bit line art has no screen to soften it: 1,200 pixels an inch at printed size',
      b: 'a greyscale picture needs twice the screen ruling: 2 x 150 = 300',
    },
    expected: {
      a: {
        share: 0.5,
        why: '300 is learnt as the rule for all print, and a plain ink line looks as though it needed less',
      },
      b: { share: 0.68, why: '300 is the rule that everyone learns' },
    },
    topic: { ar: 'دقة الصور للطباعة', en: 'resolution of images for print' },
    knowledge: {
      fact: 'Line art stored in one bit (bitmap) is not screened and needs about 1,200 pixels an inch at printed size; greyscale pictures are screened and need about twice the screen ruling: 300 for 150 lines an inch.',
      kind: 'textbook',
      source: {
        title: 'Real World Print Production with Adobe Creative Cloud',
        issuer: 'Claudia McCue, Peachpit',
        edition: '2014',
      },
      reviewBy: '2030-11-23',
    },
  },
  'creative-skills-10@2': {
    slot: { form: 'basic', section: 'skills', number: 10 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    display: [1, 5, 3, 4, 2],
    status: 'read',
    options: {
      bsjj: {
        a: { value: 4, rationale: 'three quarters of the text are revised', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'one quarter of the text is reviewed', error: 'E-WRONG-BASE' },
        acts: 2,
        pole: null,
      },
      hwbx: {
        a: {
          value: 1,
          rationale: 'no quarter was revised: reading without the original is another step',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'review: an expert of the subject reads the English text alone for its purpose',
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
      qknf: {
        a: { value: 3, rationale: 'half of the text is revised', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'half of the text is reviewed', error: 'E-ONE-RULE' },
        acts: 2,
        pole: null,
      },
      tkrg: {
        a: { value: 2, rationale: 'one quarter of the text is revised', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'three quarters of the text are reviewed', error: 'E-PARTIAL' },
        acts: 2,
        pole: null,
      },
      vtmj: {
        a: {
          value: 5,
          rationale: 'revision: a second person compares the whole text with the original',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'no quarter was reviewed: comparing with the original is another step',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: 'revision: a second person compares the text with the original',
      b: 'review: an expert reads the English text alone for its purpose',
    },
    expected: {
      a: {
        share: 0.6,
        why: 'the two words mean the same in everyday English; an expert of the subject seems the better judge of a museum guide',
      },
      b: { share: 0.5, why: 'comparing with the original looks the more careful' },
    },
    topic: { ar: 'تنقيح الترجمة ومراجعتها', en: 'revision and review of translations' },
    knowledge: {
      fact: 'In the standards for translation services revision is a bilingual examination: a second person compares the translation with the source text. Review is a monolingual examination of the translation, by somebody who knows the subject, for its fitness for the purpose. The two terms are used so since EN 15038 of 2006.',
      kind: 'standard',
      source: {
        title:
          'ISO 17100 Translation services: Requirements for translation services; EN 15038 Translation services: Service requirements',
        issuer: 'ISO; European Committee for Standardization (CEN)',
        edition: '2015; 2006',
        clause: 'ISO 17100:2015, clause 2 (terms) and 5.3.3, 5.3.4',
      },
      reviewBy: '2028-11-23',
    },
  },
  'creative-skills-13@1': {
    slot: { form: 'basic', section: 'skills', number: 13 },
    facet: 'TEC',
    type: 'technical',
    cell: 'diagnosis',
    display: [4, 2, 3, 5, 1],
    status: 'read',
    options: {
      ctxk: {
        a: { value: 1, rationale: '3.6 seconds under', error: 'E-REVERSAL' },
        b: {
          value: 5,
          rationale: 'the hour counted without dropping is 3.6 seconds too long: 108 frames',
          error: 'OK',
        },
        acts: 1,
        pole: null,
      },
      cwvv: {
        a: { value: 2, rationale: '2.7 seconds under', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: '0.9 seconds over', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
      jtxf: {
        a: { value: 5, rationale: 'a drop-frame counter keeps to real time: one hour', error: 'OK' },
        b: { value: 1, rationale: '3.6 seconds over', error: 'E-REVERSAL' },
        acts: 1,
        pole: null,
      },
      nrqv: {
        a: { value: 4, rationale: '0.9 seconds under', error: 'E-PARTIAL' },
        b: { value: 2, rationale: '2.7 seconds over', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: null,
      },
      pxrq: {
        a: { value: 3, rationale: '1.8 seconds under', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: '1.8 seconds over', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'a drop-frame counter keeps to real time at 29.97: its hour is an hour',
      b: '108,000 frames at 29.97 last 3,603.6 seconds: 3.6 seconds, or 108 frames, too many',
    },
    expected: {
      a: { share: 0.6, why: 'the counter and the contract agree; dropping is taken for lost pictures' },
      b: { share: 0.5, why: 'the counter shows the hour that the contract asks for' },
    },
    topic: { ar: 'عداد الزمن بإسقاط الإطارات وبدونه', en: 'drop-frame and non-drop timecode' },
    knowledge: {
      fact: 'At 29.97 frames a second a drop-frame counter (DF) skips numbers, no pictures, and keeps to real time; a non-drop counter (NDF) numbers every picture and counts 30 as a second, so that its hour lasts 3.6 seconds (108 frames) longer than a real hour.',
      kind: 'textbook',
      source: {
        title:
          "Timecode: A User's Guide, 3rd edition (drop frame and non-drop frame); SMPTE ST 12-1 Time and Control Code",
        issuer: 'J. Ratcliff, Focal Press; SMPTE',
        edition: '1999; 2014',
      },
      reviewBy: '2030-11-23',
    },
  },
  'creative-skills-16@1': {
    slot: { form: 'basic', section: 'skills', number: 16 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    display: [3, 2, 1, 5, 4],
    status: 'read',
    options: {
      cnqt: {
        a: {
          value: 5,
          rationale: 'background: may be printed without the name and with a description of his position',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'names his position in all that he said: no attribution was agreed',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
      hjts: {
        a: {
          value: 1,
          rationale:
            "against the paper's rule too, and for one figure only: neither the news nor its source reaches readers",
          error: 'E-REVERSAL',
        },
        b: { value: 4, rationale: 'within the agreement; the news is halved', error: 'E-PARTIAL' },
        acts: 2,
        pole: null,
      },
      klbr: {
        a: { value: 4, rationale: 'within the agreement; the news is halved', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'one figure only, but still tied to his position', error: 'E-WRONG-BASE' },
        acts: 2,
        pole: null,
      },
      svwm: {
        a: {
          value: 2,
          rationale:
            "breaks no promise, but the paper's rule: the description that the agreement allows is kept from readers",
          error: 'E-WRONG-BASE',
        },
        b: {
          value: 5,
          rationale:
            'deep background: all of it may be used, without attribution, and the editor takes it uncredited',
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
      whrc: {
        a: {
          value: 3,
          rationale: 'allowed; the news is late, and he has chosen his terms',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: 'allowed; the news is late, and he has chosen his terms',
          error: 'E-ONE-RULE',
        },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: 'background: printed without the name, with a description of the position',
      b: 'deep background: used without any attribution',
    },
    expected: {
      a: { share: 0.66, why: 'the form that newspapers use most' },
      b: { share: 0.42, why: 'both phrases are taken for "no name"' },
    },
    topic: { ar: 'إسناد الحديث إلى المصادر', en: 'attribution of background talks' },
    knowledge: {
      fact: "By AP's definitions, what is said 'on background' can be published under conditions agreed with the source, as a rule without the name and with a description of the position; what is said 'on deep background' can be used, but without any attribution.",
      kind: 'guideline',
      source: {
        title: 'News Values and Principles (anonymous sources)',
        issuer: 'The Associated Press',
        edition: '2006',
        clause: 'anonymous sources: on the record, off the record, background, deep background',
      },
      reviewBy: '2030-11-23',
    },
  },
  'creative-skills-19@1': {
    slot: { form: 'basic', section: 'skills', number: 19 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    display: [2, 5, 1, 3, 4],
    status: 'read',
    options: {
      bqkc: {
        a: { value: 3, rationale: 'right for the paper: 30 of 60', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'right for the paper: 30 of 60', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
      hmlv: {
        a: { value: 1, rationale: 'right for the paper: none of 60', error: 'E-REVERSAL' },
        b: { value: 5, rationale: 'right for the paper: 60 pictures of 60', error: 'OK' },
        acts: 1,
        pole: null,
      },
      nqhw: {
        a: { value: 4, rationale: 'right for the paper: 40 of 60', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'right for the paper: 20 of 60', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: null,
      },
      rmjz: {
        a: { value: 2, rationale: 'right for the paper: 20 of 60', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'right for the paper: 40 of 60', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
      rvkn: {
        a: { value: 5, rationale: 'right for the paper: 60 pictures of 60', error: 'OK' },
        b: { value: 1, rationale: 'right for the paper: none of 60', error: 'E-REVERSAL' },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'coated paper: FOGRA39 is right, so the FOGRA47 pictures of the English version are converted again',
      b: 'uncoated paper: FOGRA47 is right, so the FOGRA39 pictures of the Arabic version are converted again',
    },
    expected: {
      a: { share: 0.66, why: 'FOGRA39 for coated paper is the profile that print designers use most' },
      b: { share: 0.58, why: 'the profile that one knows best looks right for all paper' },
    },
    topic: { ar: 'ملفات الألوان لأنواع الورق', en: 'colour profiles for paper' },
    knowledge: {
      fact: 'The FOGRA39 data describe offset printing on coated paper and the FOGRA47 data offset printing on uncoated white paper; their successors are FOGRA51 (coated) and FOGRA52 (uncoated), though the older are still met. Pictures are converted with the profile of the paper on which they are printed.',
      kind: 'guideline',
      source: {
        title:
          'ECI profiles: ISO Coated v2 (FOGRA39) and PSO Uncoated ISO12647 (FOGRA47); PSO Coated v3 (FOGRA51) and PSO Uncoated v3 (FOGRA52)',
        issuer: 'European Color Initiative, with characterisation data of Fogra',
        edition: '2009; 2015',
      },
      reviewBy: '2030-11-23',
    },
  },
  'creative-skills-22@3': {
    slot: { form: 'basic', section: 'skills', number: 22 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    display: [5, 1, 4, 2, 3],
    status: 'read',
    options: {
      bnnp: {
        a: { value: 1, rationale: 'farthest from the back: most is picked up', error: 'E-REVERSAL' },
        b: { value: 5, rationale: 'near 125 degrees a supercardioid is deaf', error: 'OK' },
        acts: 1,
        pole: null,
      },
      cnbq: {
        a: { value: 5, rationale: 'straight behind, where a cardioid is deaf', error: 'OK' },
        b: {
          value: 1,
          rationale: 'straight behind, where a supercardioid still hears most of these places',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      jkqn: {
        a: { value: 3, rationale: 'between the two dead angles', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'between the two dead angles', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
      lzml: {
        a: { value: 2, rationale: 'well beside the back: more is picked up', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'near the dead angle', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
      skjt: {
        a: { value: 4, rationale: 'nearly behind: little is picked up', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'nearly behind: much is picked up', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'cardioid, least sensitive at 180 degrees, and more so with each step towards the side',
      b: 'supercardioid, least sensitive near 125 degrees, and more so with each step towards the back',
    },
    expected: {
      a: { share: 0.6, why: 'the first pattern a sound engineer learns' },
      b: {
        share: 0.5,
        why: 'the mark straight behind the microphone draws whoever takes the two patterns for one',
      },
    },
    topic: { ar: 'أنماط الالتقاط في الميكروفونات', en: 'pickup patterns of microphones' },
    knowledge: {
      fact: 'A cardioid microphone is least sensitive straight behind, at 180 degrees from the front of its axis; a supercardioid near 125 degrees (126 in theory), while straight behind it still hears, about 12 decibels below the front.',
      kind: 'textbook',
      source: {
        title: 'The Microphone Book, 2nd edition (chapter 5, First-Order Directional Microphones)',
        issuer: 'John Eargle, Focal Press',
        edition: '2005',
      },
      reviewBy: '2030-11-23',
    },
  },
  'creative-skills-25@1': {
    slot: { form: 'basic', section: 'skills', number: 25 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    display: [1, 3, 2, 4, 5],
    status: 'read',
    options: {
      gfnj: {
        a: { value: 2, rationale: '2 stops too light', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: '1 stop too dark', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
      nvzv: {
        a: { value: 1, rationale: '3 stops too light: the slide is washed out', error: 'E-REVERSAL' },
        b: { value: 5, rationale: 'a density of 1.8 is 6 steps of 0.3: 6 stops', error: 'OK' },
        acts: 1,
        pole: null,
      },
      rvdn: {
        a: { value: 3, rationale: '1.5 stops too light', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: '1.5 stops too dark', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
      wpqx: {
        a: { value: 5, rationale: 'ND 8 lets through an eighth: 3 stops', error: 'OK' },
        b: { value: 1, rationale: '3 stops too dark: nearly black', error: 'E-REVERSAL' },
        acts: 1,
        pole: null,
      },
      xxcf: {
        a: { value: 4, rationale: '1 stop too light', error: 'E-PARTIAL' },
        b: { value: 2, rationale: '2 stops too dark', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: null,
      },
    },
    solution: { a: 'a factor of 8 is 2 x 2 x 2: 3 stops', b: '1.8 / 0.3 = 6 stops' },
    expected: {
      a: { share: 0.6, why: 'the bigger figure is taken for the darker filter' },
      b: { share: 0.45, why: 'the smaller figure is taken for the lighter filter' },
    },
    topic: { ar: 'ترقيم المرشحات الرمادية', en: 'marking of neutral density filters' },
    knowledge: {
      fact: 'A neutral filter is marked with its factor (ND 8: an eighth of the light, 3 stops) or with its optical density (ND 1.8): each 0.3 is one stop, so 1.8 is 6 stops.',
      kind: 'textbook',
      source: {
        title: 'The Manual of Photography (filters: neutral density)',
        issuer: 'Elizabeth Allen, Sophie Triantaphillidou, Focal Press',
        edition: '2011',
      },
      reviewBy: '2030-11-23',
    },
  },
  'creative-skills-28@3': {
    slot: { form: 'basic', section: 'skills', number: 28 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    display: [2, 4, 5, 3, 1],
    status: 'read',
    options: {
      czfj: {
        a: {
          value: 1,
          rationale: 'all 12 chapters break the licence and are withdrawn',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'SA: a translation may be shared under the same licence, and all 12 reach the readers',
          error: 'OK',
        },
        acts: 1,
        pole: null,
      },
      hkmt: {
        a: { value: 3, rationale: '6 chapters break the licence', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: '6 chapters reach those who read Arabic alone', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
      lbgv: {
        a: { value: 4, rationale: '3 chapters break the licence', error: 'E-PARTIAL' },
        b: { value: 2, rationale: '3 chapters reach those who read Arabic alone', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: null,
      },
      rdxs: {
        a: { value: 2, rationale: '9 chapters break the licence', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: '9 chapters reach those who read Arabic alone', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
      wqzn: {
        a: { value: 5, rationale: 'ND: a translation is an adaptation and may not be shared', error: 'OK' },
        b: { value: 1, rationale: 'no chapter reaches those who read Arabic alone', error: 'E-REVERSAL' },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'ND (no derivatives): what is adapted, and so a translation, is not shared',
      b: 'SA (share alike): what is adapted may be shared under the same licence',
    },
    expected: {
      a: { share: 0.5, why: 'the abbreviation must be read, and the readers pull the other way' },
      b: { share: 0.6, why: 'the abbreviation must be read' },
    },
    topic: { ar: 'رخص المشاع الإبداعي', en: 'Creative Commons licences' },
    knowledge: {
      fact: 'Under a Creative Commons licence with ND (no derivatives) adapted material such as a translation may be made but not shared; under one with SA (share alike) it may be shared if it carries the same licence.',
      kind: 'standard',
      source: {
        title:
          'Attribution-NoDerivatives 4.0 International and Attribution-ShareAlike 4.0 International, legal code',
        issuer: 'Creative Commons',
        edition: '4.0, 2013',
        clause: 'BY-ND: 1(a) and 2(a)(1)(B); BY-SA: 1(a) and 3(b)',
      },
      reviewBy: '2028-11-29',
    },
  },
} as const satisfies Pairs
