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
      },
      qdmm: {
        a: { value: 3, rationale: 'four half days in the harbour: two days of three, and five moves' },
        b: { value: 3, rationale: 'four half days in the market, and five moves' },
        acts: 1,
      },
      qzbc: {
        a: { value: 5, rationale: 'all of the harbour is shot before its permit ends; the market can wait' },
        b: { value: 1, rationale: 'one day is left of the market permit' },
        acts: 1,
      },
      xgwp: {
        a: { value: 1, rationale: 'one day is left of the harbour permit' },
        b: { value: 5, rationale: 'all of the market is shot before its permit ends; the harbour can wait' },
        acts: 1,
      },
      xvlm: {
        a: {
          value: 2,
          rationale: 'two harbour days at most before the permit ends, and both places left open',
        },
        b: { value: 4, rationale: 'two of three market days are safe; the third comes after the permit' },
        acts: 1,
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
      },
      hbpd: {
        a: { value: 4, rationale: 'the headings agree with the first volume, the text not yet' },
        b: { value: 2, rationale: 'the headings of the right half are turned away' },
        acts: 1,
      },
      rhfj: {
        a: { value: 3, rationale: 'readers can find their way; the halves still differ' },
        b: { value: 3, rationale: 'readers can find their way; the halves still differ' },
        acts: 1,
      },
      rqqt: {
        a: { value: 1, rationale: 'the right half is turned away from the volume that readers hold' },
        b: { value: 5, rationale: 'both halves speak as the volume that readers hold' },
        acts: 1,
      },
      wrnc: {
        a: { value: 5, rationale: 'both halves speak as the volume that readers hold' },
        b: { value: 1, rationale: 'the right half is turned away from the volume that readers hold' },
        acts: 1,
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
    status: 'draft',
    options: {
      jfqq: {
        a: { value: 5, rationale: 'enough to judge the idea, no colour to talk about' },
        b: { value: 2, rationale: 'still to be imagined, though with the real words' },
        acts: 1,
      },
      knkq: {
        a: { value: 1, rationale: 'all the details at once: the idea gets no minute' },
        b: { value: 5, rationale: 'he sees it where it will be, and can decide' },
        acts: 1,
      },
      rlms: {
        a: { value: 4, rationale: 'nothing to distract, but also little by which to judge' },
        b: { value: 1, rationale: 'the same half hour of questions about how it will look' },
        acts: 1,
      },
      wgps: {
        a: { value: 3, rationale: 'speaks of the idea, shows little of it' },
        b: { value: 3, rationale: 'examples can be seen, his own shop cannot' },
        acts: 1,
      },
      xdcw: {
        a: { value: 2, rationale: 'the colours take up the talk again' },
        b: { value: 4, rationale: 'nearly what he asked for, not yet in its place' },
        acts: 1,
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
      },
      gcxj: {
        a: {
          value: 2,
          rationale: 'part of the readers told, at a price that goes far towards mending 19,100 copies',
        },
        b: { value: 4, rationale: 'part of the readers told, by the cheaper route' },
        acts: 2,
      },
      gwjn: {
        a: { value: 4, rationale: '22,000 and 4,500 make 26,500 riyals' },
        b: { value: 1, rationale: '22,000 and 93,000 make 115,000 riyals' },
        acts: 2,
      },
      xcsq: {
        a: { value: 1, rationale: '40,000 riyals where 23,800 would do' },
        b: { value: 5, rationale: '40,000 against 59,200, and every reader is told' },
        acts: 2,
      },
      zzjg: {
        a: { value: 5, rationale: '22,000 and 1,800 make 23,800 riyals against 40,000 for slips in all' },
        b: { value: 2, rationale: '22,000 and 37,200 make 59,200: 19,200 more than slips in all' },
        acts: 2,
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
      },
      dcqh: {
        a: { value: 5, rationale: 'tonight is all there is: three answers worth hearing' },
        b: { value: 1, rationale: 'Wednesday could ask all of them; what only the hall gives is lost' },
        acts: 2,
      },
      mtzk: {
        a: { value: 2, rationale: "two answers about the stands, none to the viewers' questions" },
        b: {
          value: 5,
          rationale: 'pictures and words that only the hall gives; the whole list fits into Wednesday',
        },
        acts: 2,
      },
      pfzs: {
        a: { value: 1, rationale: "no question at all in tonight's only episode" },
        b: { value: 4, rationale: 'good pictures, no word of hers from the hall' },
        acts: 2,
      },
      wlkp: {
        a: { value: 3, rationale: 'one answer and a statement' },
        b: { value: 3, rationale: 'a statement in the hall, not much to build on' },
        acts: 2,
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
      },
      fdmd: {
        a: { value: 4, rationale: 'right place, seen by fewer without the picture' },
        b: { value: 2, rationale: 'wrong place, though with time left over' },
        acts: 2,
      },
      ppkd: {
        a: { value: 3, rationale: 'honest, seen by few of the readers' },
        b: { value: 3, rationale: 'honest, seen by few of the readers' },
        acts: 2,
      },
      vvnt: {
        a: { value: 1, rationale: 'the two hours go to 600 readers' },
        b: { value: 5, rationale: 'seen by the 41,000 of the bulletin, with the picture' },
        acts: 2,
      },
      xbvf: {
        a: { value: 2, rationale: 'seen by 600 at most, on an inner page' },
        b: { value: 4, rationale: 'right place, seen by fewer on an inner page' },
        acts: 2,
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
    status: 'draft',
    options: {
      fstj: {
        a: {
          value: 1,
          rationale: 'milky all over: the dark glass is gone, and the hour with it',
          error: 'E-REVERSAL',
        },
        b: {
          value: 4,
          rationale: 'even and clean, but flat, and most of the hour is spent',
          error: 'E-PARTIAL',
        },
        acts: 2,
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
      },
      pcdf: {
        a: { value: 3, rationale: 'can be mended later, at a price', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'can be mended later, at a price', error: 'E-ONE-RULE' },
        acts: 2,
      },
      prvj: {
        a: { value: 4, rationale: 'fades the window, how far depends on the angle', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'no effect on metal, but few minutes lost', error: 'E-WRONG-BASE' },
        acts: 2,
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
          rationale: 'bare metal does not polarise what it mirrors: the hour goes and the window stays',
          error: 'E-REVERSAL',
        },
        acts: 2,
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
      checks: 2,
    },
  },
  'creative-skills-04@1': {
    slot: { form: 'basic', section: 'skills', number: 4 },
    facet: 'STD',
    type: 'technical',
    cell: 'tool_use',
    display: [4, 3, 2, 1, 5],
    status: 'draft',
    options: {
      hwrl: {
        a: { value: 4, rationale: 'near the pulse: faint bands', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'far from the pulse: clear bands', error: 'E-WRONG-BASE' },
        acts: 1,
      },
      pxqg: {
        a: { value: 3, rationale: 'between the two: bands are seen', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'between the two: bands are seen', error: 'E-ONE-RULE' },
        acts: 1,
      },
      qfqm: {
        a: {
          value: 1,
          rationale: 'farthest from the pulse of 60 hertz: the strongest bands',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'two whole pulses of light at 50 hertz in each frame: no bands',
          error: 'OK',
        },
        acts: 1,
      },
      qfzz: {
        a: {
          value: 5,
          rationale: 'two whole pulses of light at 60 hertz in each frame: no bands',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'farthest from the pulse of 50 hertz: the strongest bands',
          error: 'E-REVERSAL',
        },
        acts: 1,
      },
      rjss: {
        a: { value: 2, rationale: 'far from the pulse: clear bands', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'near the pulse: faint bands', error: 'E-PARTIAL' },
        acts: 1,
      },
    },
    solution: {
      a: 'two whole pulses of light at 60 hertz in each frame: no bands',
      b: 'two whole pulses of light at 50 hertz in each frame: no bands',
    },
    expected: {
      a: { share: 0.5, why: '25 frames a second bring the habit of 1/50' },
      b: { share: 0.72, why: 'habit and place agree' },
    },
    knowledge: {
      fact: 'Fluorescent tubes on magnetic ballasts pulse at twice the mains frequency; the shutter is set to a whole number of pulses: 1/120 or 1/60 where the mains has 60 hertz (Saudi Arabia), 1/100 or 1/50 where it has 50 (Egypt, Jordan, the Emirates).',
      kind: 'standard',
      source: {
        title: 'The Saudi Arabian Grid Code (nominal frequency 60 Hz)',
        issuer: 'National Grid SA; Saudi electricity regulator',
        edition: '2016',
        unclaused: 'the clause was not seen in the edition that is named',
      },
      reviewBy: '2028-11-23',
      checks: 2,
    },
  },
  'creative-skills-07@1': {
    slot: { form: 'basic', section: 'skills', number: 7 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    display: [3, 4, 5, 1, 2],
    status: 'read',
    options: {
      cwwh: {
        a: { value: 5, rationale: 'the resolution of print held in the hand; 0.2 gigabyte', error: 'OK' },
        b: {
          value: 1,
          rationale: 'about 70 gigabytes paid for, more than many a computer opens',
          error: 'E-REVERSAL',
        },
        acts: 2,
      },
      htqv: {
        a: { value: 1, rationale: 'squares of nearly a millimetre in the hand', error: 'E-REVERSAL' },
        b: { value: 5, rationale: 'ample from 50 metres; 0.7 gigabyte', error: 'OK' },
        acts: 2,
      },
      hzll: {
        a: { value: 2, rationale: 'pixels are seen in the hand', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: '2.8 gigabytes, four times what is enough', error: 'E-PARTIAL' },
        acts: 2,
      },
      xkfd: {
        a: { value: 3, rationale: 'clearly soft in the hand', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'about 11 gigabytes paid for', error: 'E-ONE-RULE' },
        acts: 2,
      },
      xlcc: {
        a: { value: 4, rationale: 'readable, a little soft in the hand', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'about 31 gigabytes paid for, none of it seen', error: 'E-WRONG-BASE' },
        acts: 2,
      },
    },
    solution: {
      a: 'the resolution of print held in the hand; 0.2 gigabyte',
      b: 'ample from 50 metres; 0.7 gigabyte',
    },
    expected: {
      a: { share: 0.76, why: '300 is the first rule that people learn' },
      b: { share: 0.45, why: '300 is learnt as a rule for all print; few go down with the distance' },
    },
    knowledge: {
      fact: 'Resolution is chosen by viewing distance: print held in the hand needs about 300 pixels an inch at final size; the farther the viewer, the fewer, and from tens of metres 30 are ample.',
      kind: 'textbook',
      source: {
        title: 'Real World Print Production with Adobe Creative Cloud',
        issuer: 'Claudia McCue, Peachpit',
        edition: '2014',
      },
      reviewBy: '2030-11-23',
      checks: 2,
    },
  },
  'creative-skills-10@1': {
    slot: { form: 'basic', section: 'skills', number: 10 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    display: [1, 5, 3, 4, 2],
    status: 'draft',
    options: {
      bsjj: {
        a: { value: 4, rationale: 'a human translation, without the second person', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'the output is unused, with fewer days lost', error: 'E-WRONG-BASE' },
        acts: 2,
      },
      hwbx: {
        a: {
          value: 1,
          rationale:
            "post-edited machine output throughout, outside the scope of 17100, and two people's days on it",
          error: 'E-REVERSAL',
        },
        b: { value: 5, rationale: '18587: full post-editing against the source', error: 'OK' },
        acts: 2,
      },
      qknf: {
        a: { value: 3, rationale: 'useful before either way of working', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'useful before either way of working', error: 'E-ONE-RULE' },
        acts: 2,
      },
      tkrg: {
        a: { value: 2, rationale: 'outside 17100 as well, with fewer days lost', error: 'E-WRONG-BASE' },
        b: {
          value: 4,
          rationale: 'all of it is edited, but a clear sentence may be wrong unseen',
          error: 'E-PARTIAL',
        },
        acts: 2,
      },
      vtmj: {
        a: {
          value: 5,
          rationale: '17100: a human translation, revised against the source by a second person',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale:
            "two people's days on a human translation, which is not what 18587 describes; the output is unused",
          error: 'E-REVERSAL',
        },
        acts: 2,
      },
    },
    solution: {
      a: '17100: a human translation, revised against the source by a second person',
      b: '18587: full post-editing against the source',
    },
    expected: {
      a: { share: 0.62, why: 'translators know 17100; the attached output invites' },
      b: { share: 0.45, why: '18587 is less known, and translating anew looks the more careful' },
    },
    knowledge: {
      fact: 'ISO 17100:2015 asks for a translation revised against the source by a second person and leaves machine output with post-editing outside its scope; ISO 18587:2017 is the standard for full, human post-editing of machine translation output.',
      kind: 'standard',
      source: {
        title:
          'ISO 17100:2015 Translation services; ISO 18587:2017 Post-editing of machine translation output',
        issuer: 'ISO',
        edition: '2017',
        clause: 'scope of both; 17100 clause on revision',
      },
      reviewBy: '2027-05-23',
      checks: 2,
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
      gskj: {
        a: {
          value: 5,
          rationale: 'the condenser gets its phantom power; for the dynamic the cable is the first suspect',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'a box for the dynamic, none for the condenser: both stay silent',
          error: 'E-REVERSAL',
        },
        acts: 2,
      },
      lmjf: {
        a: { value: 3, rationale: 'both are heard, neither well', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'both are heard, neither well', error: 'E-ONE-RULE' },
        acts: 2,
      },
      slwc: {
        a: { value: 4, rationale: 'one good voice and one distant', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'a silent host and a distant guest', error: 'E-WRONG-BASE' },
        acts: 2,
      },
      vgqg: {
        a: { value: 2, rationale: 'a silent guest and a distant host', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'one good voice and one distant', error: 'E-PARTIAL' },
        acts: 2,
      },
      xnpx: {
        a: {
          value: 1,
          rationale: 'a box for the dynamic, none for the condenser: both stay silent',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'the condenser gets its phantom power; for the dynamic the cable is the first suspect',
          error: 'OK',
        },
        acts: 2,
      },
    },
    solution: {
      a: 'the condenser gets its phantom power; for the dynamic the cable is the first suspect',
      b: 'the condenser gets its phantom power; for the dynamic the cable is the first suspect',
    },
    expected: {
      a: { share: 0.8, why: 'first-week knowledge of any sound recordist' },
      b: { share: 0.74, why: "the same; the host's seat gets the box by habit" },
    },
    knowledge: {
      fact: 'A studio condenser microphone needs phantom power, as a rule 48 volts; a dynamic one works without it, so that its silence has another cause, first of all the cable.',
      kind: 'standard',
      source: {
        title: 'IEC 61938:2018 (analogue interfaces of multimedia systems; phantom power P48)',
        issuer: 'IEC',
        edition: '2018',
        unclaused: 'the clause was not seen in the edition that is named',
      },
      reviewBy: '2028-11-23',
      checks: 2,
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
      dhzm: {
        a: {
          value: 3,
          rationale: 'still a part of what was not for print, but nothing points to him',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: 'allowed, but worth little without number and source',
          error: 'E-ONE-RULE',
        },
        acts: 2,
      },
      hpdz: {
        a: { value: 5, rationale: 'what was said off the record is printed only if he agrees', error: 'OK' },
        b: {
          value: 2,
          rationale: 'asks for what he has given; the story is a day late',
          error: 'E-WRONG-BASE',
        },
        acts: 2,
      },
      jffj: {
        a: { value: 2, rationale: 'a part of what was not for print', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'within the agreement; the news is halved', error: 'E-PARTIAL' },
        acts: 2,
      },
      nshr: {
        a: { value: 1, rationale: 'prints all of what was not for print', error: 'E-REVERSAL' },
        b: {
          value: 5,
          rationale: 'background: may be printed without the name, under the description agreed with him',
          error: 'OK',
        },
        acts: 2,
      },
      thfg: {
        a: { value: 4, rationale: 'keeps the agreement, gives up more than it asks', error: 'E-PARTIAL' },
        b: { value: 1, rationale: 'throws away a story that may be printed tonight', error: 'E-REVERSAL' },
        acts: 2,
      },
    },
    solution: {
      a: 'what was said off the record is printed only if he agrees',
      b: 'background: may be printed without the name, in the description of the source',
    },
    expected: {
      a: { share: 0.62, why: "both phrases are taken for 'no name'" },
      b: { share: 0.5, why: 'waiting for leave looks the careful act; it has been given' },
    },
    knowledge: {
      fact: "By AP's definitions, what is said 'off the record' cannot be used for publication; what is said 'on background' can be published under conditions agreed with the source, as a rule without the name and with a description.",
      kind: 'guideline',
      source: {
        title: 'News Values and Principles (anonymous sources)',
        issuer: 'The Associated Press',
        edition: '2006',
        clause: 'anonymous sources: on the record, off the record, background, deep background',
      },
      reviewBy: '2030-11-23',
      checks: 2,
    },
  },
  'creative-skills-19@1': {
    slot: { form: 'basic', section: 'skills', number: 19 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    display: [2, 5, 1, 3, 4],
    status: 'draft',
    options: {
      dcnt: {
        a: {
          value: 2,
          rationale: 'a third of the pictures that need it; twenty go pale',
          error: 'E-WRONG-BASE',
        },
        b: { value: 4, rationale: 'most of the pictures that need it; ten go pale', error: 'E-PARTIAL' },
        acts: 1,
      },
      fhwp: {
        a: {
          value: 5,
          rationale: 'uncoated paper spreads the ink: its pictures print darker, the coated ones as set',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: '30 pale pictures on coated paper and 30 that fill in on uncoated',
          error: 'E-REVERSAL',
        },
        acts: 1,
      },
      fkgq: {
        a: { value: 4, rationale: 'most of the pictures that need it; ten go pale', error: 'E-PARTIAL' },
        b: {
          value: 2,
          rationale: 'a third of the pictures that need it; twenty go pale',
          error: 'E-WRONG-BASE',
        },
        acts: 1,
      },
      sxlp: {
        a: { value: 3, rationale: 'half of those that need it; fifteen go pale', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'half of those that need it; fifteen go pale', error: 'E-ONE-RULE' },
        acts: 1,
      },
      wxmn: {
        a: {
          value: 1,
          rationale: '30 pale pictures on coated paper and 30 that fill in on uncoated',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'uncoated paper spreads the ink: its pictures print darker, the coated ones as set',
          error: 'OK',
        },
        acts: 1,
      },
    },
    solution: {
      a: 'uncoated paper spreads the ink: its pictures print darker, the coated ones as set',
      b: 'uncoated paper spreads the ink: its pictures print darker, the coated ones as set',
    },
    expected: {
      a: { share: 0.66, why: 'dot gain is taught in the first year of print design' },
      b: { share: 0.58, why: 'the heavier coated paper looks as though it deserved the evening' },
    },
    knowledge: {
      fact: 'On uncoated paper dots grow more than on coated paper (dot gain): with the same files and plate curve, pictures set for coated paper print darker there and need lighter middle tones.',
      kind: 'standard',
      source: {
        title: 'ISO 12647-2:2013 Graphic technology: process control for offset lithography',
        issuer: 'ISO',
        edition: '2013',
        clause: 'tone value increase by print substrate',
      },
      reviewBy: '2028-11-23',
      checks: 2,
    },
  },
  'creative-skills-22@1': {
    slot: { form: 'basic', section: 'skills', number: 22 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    display: [5, 1, 4, 2, 3],
    status: 'read',
    options: {
      hqnn: {
        a: { value: 4, rationale: 'nine right, three wrong', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'three right, nine wrong', error: 'E-WRONG-BASE' },
        acts: 1,
      },
      kgml: {
        a: {
          value: 5,
          rationale: 'signs of playing media keep their direction in right-to-left interfaces',
          error: 'OK',
        },
        b: { value: 1, rationale: 'twelve arrows point against the reading', error: 'E-REVERSAL' },
        acts: 1,
      },
      wqqf: {
        a: {
          value: 1,
          rationale: 'play points backwards, and rewind looks like fast forward',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'arrows of direction and order follow the reading, from right to left',
          error: 'OK',
        },
        acts: 1,
      },
      wrqw: {
        a: { value: 2, rationale: 'three right, nine wrong', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'nine right, three wrong', error: 'E-PARTIAL' },
        acts: 1,
      },
      xdjz: {
        a: { value: 3, rationale: 'half of them right', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'half of them right', error: 'E-ONE-RULE' },
        acts: 1,
      },
    },
    solution: {
      a: 'signs of playing media keep their direction in right-to-left interfaces',
      b: 'arrows of direction and order follow the reading, from right to left',
    },
    expected: {
      a: { share: 0.5, why: "designers learn 'mirror everything in Arabic'" },
      b: { share: 0.8, why: 'the first rule of Arabic interfaces' },
    },
    knowledge: {
      fact: 'In a right-to-left interface icons of direction and order (back, next, previous) are mirrored; signs of playing media (play, fast forward, rewind) keep their direction.',
      kind: 'guideline',
      source: {
        title:
          'Globalization documentation: Mirroring; Material Design: Bidirectionality (living pages, year of reading)',
        issuer: 'Microsoft; Google',
        edition: '2026',
        clause: 'icons; mirroring',
      },
      reviewBy: '2030-11-23',
      checks: 2,
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
      gpwr: {
        a: {
          value: 1,
          rationale: 'orange faces by the windows, blue faces under halogen',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale:
            '5,600 becomes about 3,000 where the place is lit by halogen; bare lamps match the windows',
          error: 'OK',
        },
        acts: 1,
      },
      mzgf: {
        a: { value: 4, rationale: 'most lamps match their place', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'four lamps in sixteen match their place', error: 'E-WRONG-BASE' },
        acts: 1,
      },
      sqkh: {
        a: { value: 3, rationale: 'half of the lamps match in each place', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'half of the lamps match in each place', error: 'E-ONE-RULE' },
        acts: 1,
      },
      vxtt: {
        a: {
          value: 5,
          rationale:
            '5,600 becomes about 3,000 where the place is lit by halogen; bare lamps match the windows',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'orange faces by the windows, blue faces under halogen',
          error: 'E-REVERSAL',
        },
        acts: 1,
      },
      zzjp: {
        a: { value: 2, rationale: 'four lamps in sixteen match their place', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'most lamps match their place', error: 'E-PARTIAL' },
        acts: 1,
      },
    },
    solution: {
      a: '5,600 becomes about 3,000 where the place is lit by halogen; bare lamps match the windows',
      b: '5,600 becomes about 3,000 where the place is lit by halogen; bare lamps match the windows',
    },
    expected: {
      a: { share: 0.76, why: 'daily work of a lighting crew' },
      b: { share: 0.7, why: 'the same' },
    },
    knowledge: {
      fact: 'A full CTO gel (orange) brings a lamp of 5,600 kelvin down to about 3,000 (2,900 to 3,200 by make), near to halogen light; in a place lit by daylight such a lamp stays bare.',
      kind: 'textbook',
      source: {
        title: "Set Lighting Technician's Handbook",
        issuer: 'Harry C. Box, Routledge',
        edition: '2020',
      },
      reviewBy: '2030-11-23',
      checks: 2,
    },
  },
  'creative-skills-28@1': {
    slot: { form: 'basic', section: 'skills', number: 28 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    display: [2, 4, 5, 3, 1],
    status: 'draft',
    options: {
      ggbf: {
        a: { value: 4, rationale: 'right place, half of them miss the dawn', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'half are taken away at security', error: 'E-WRONG-BASE' },
        acts: 1,
      },
      gzfg: {
        a: { value: 3, rationale: 'allowed; all of them miss the dawn', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'allowed; all of them miss the dawn', error: 'E-ONE-RULE' },
        acts: 1,
      },
      qjmx: {
        a: {
          value: 5,
          rationale:
            'V-mount packs are lithium batteries: spares travel in the cabin only, and those below 100 watt-hours may',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'tools are taken away at security: none reaches Tabuk',
          error: 'E-REVERSAL',
        },
        acts: 1,
      },
      vbtr: {
        a: {
          value: 2,
          rationale: 'six spare batteries in the hold, against the rule',
          error: 'E-WRONG-BASE',
        },
        b: { value: 4, rationale: 'right place, half of them miss the dawn', error: 'E-PARTIAL' },
        acts: 1,
      },
      vfmg: {
        a: {
          value: 1,
          rationale: 'twelve spare batteries in the hold: a fire there cannot be reached',
          error: 'E-REVERSAL',
        },
        b: { value: 5, rationale: 'work tools travel in the hold only', error: 'OK' },
        acts: 1,
      },
    },
    solution: {
      a: 'V-mount packs are lithium batteries: spares travel in the cabin only, and those below 100 watt-hours may',
      b: 'work tools travel in the hold only',
    },
    expected: {
      a: { share: 0.74, why: 'crews fly with batteries each month' },
      b: { share: 0.7, why: 'after batteries, the cabin is the habit' },
    },
    knowledge: {
      fact: 'Spare (loose) lithium batteries, such as V-mount packs, travel in the cabin only, their terminals protected; work tools travel in the hold only.',
      kind: 'standard',
      source: {
        title: 'Dangerous Goods Regulations, table 2.3.A; list of items banned in cabin baggage',
        issuer: 'IATA; King Abdulaziz International Airport',
        edition: '2023',
        unclaused: 'the clause was not seen in the edition that is named',
      },
      reviewBy: '2028-11-23',
      checks: 2,
    },
  },
} as const satisfies Pairs
