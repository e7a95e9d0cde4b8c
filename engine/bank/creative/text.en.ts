import type { PairTextsOf } from '../pair.ts'
import type { pairs } from './pairs.ts'

export const en: PairTextsOf<typeof pairs> = {
  'creative-competency-25@1': {
    deciding: 'Which of the two places can still be had next week?',
    stories: {
      a: 'A short film in Yanbu is being shot in an old harbour and in an old market, 3 days in each. The permit for the harbour ends on Wednesday evening and the one for the market runs all month. Your crew has 5 days from Sunday and 3 more next week, and the move takes an hour. Lama, the director, prefers to begin with the harbour light.',
      b: 'A short film in Yanbu is being shot in an old harbour and in an old market, 3 days in each. The permit for the market ends on Wednesday evening and the one for the harbour runs all month. Your crew has 5 days from Sunday and 3 more next week, and the move takes an hour. Lama, the director, prefers to begin with the harbour light.',
    },
    question: 'Which order of shooting days suits best?',
    options: {
      bdtm: 'I shoot two days in the harbour, then the market, then the harbour again.',
      qdmm: 'I split every shooting day, the morning for the market and the evening for the harbour.',
      qzbc: 'I finish the three harbour days in a row and leave the market until afterwards.',
      xgwp: 'I finish the three market days in a row and leave the harbour until afterwards.',
      xvlm: 'I shoot two days in the market, then the harbour, then the market again.',
    },
  },
  'creative-competency-26@1': {
    deciding: 'Which list of terms did the first volume follow?',
    stories: {
      a: "Huda and Sami are translating the second volume of a young people's encyclopedia, half each, and you are editing it. Huda worked from a list of terms made in 2020 for the first volume, and Sami from one made in 2024 for another book. Readers have had the first volume for 3 years. Huda joined the house 9 years before Sami, and the book goes to press in 4 days.",
      b: "Huda and Sami are translating the second volume of a young people's encyclopedia, half each, and you are editing it. Huda worked from a list of terms made in 2024 for another book, and Sami from one made in 2020 for the first volume. Readers have had the first volume for 3 years. Huda joined the house 9 years before Sami, and the book goes to press in 4 days.",
    },
    question: 'Which of these actions serves the book best?',
    options: {
      dpnd: "I change the headings of Huda's half with her, to follow Sami's list.",
      hbpd: "I change the headings of Sami's half with him, to follow Huda's list.",
      rhfj: 'I work with both of them on a table of the two lists for readers.',
      rqqt: "I change the whole of Huda's half with her, to follow Sami's list.",
      wrnc: "I change the whole of Sami's half with him, to follow Huda's list.",
    },
  },
  'creative-competency-27@1': {
    deciding: "What took up the client's time at the last meeting?",
    stories: {
      a: 'The idea for a new identity will be shown to a bakery owner in Hail tomorrow, and you are preparing it. At the last meeting he was shown a completed layout and spent 25 minutes talking about the shade of its blue. Your team wants a decision on the idea alone; name and slogan are settled, and the owner decides only from one clear picture. There is time tonight for one version, and the meeting is half an hour.',
      b: 'The idea for a new identity will be shown to a bakery owner in Hail tomorrow, and you are preparing it. At the last meeting he was shown a pencil outline and spent 25 minutes asking about the look of its sign. Your team wants a decision on the idea alone; name and slogan are settled, and the owner decides only from one clear picture. There is time tonight for one version, and the meeting is half an hour.',
    },
    question: "Which presentation is most useful for tomorrow's meeting?",
    options: {
      jfqq: 'I show one drawing of the idea in grey with name and slogan.',
      knkq: 'I show one finished model of the idea on the shop front and bags.',
      rlms: 'I show 3 quick hand sketches of the idea on white paper.',
      wgps: 'I show one written page that explains the idea, with examples from the market.',
      xdcw: 'I show one design of the idea in colour with photographs of the bakery.',
    },
  },
  'creative-competency-28@1': {
    deciding: 'How many copies are printed already?',
    stories: {
      a: 'Sarah, an editor, finds a wrong year in a chart at a press in Jeddah while the magazine is being printed. The order is for 20000 copies, and 900 are printed. Stopping the machine and changing the plate costs 22000 riyals, a correction slip 2 riyals a copy, and reprinting a copy 5. The decision is yours, and the magazine goes out tomorrow morning.',
      b: 'Sarah, an editor, finds a wrong year in a chart at a press in Jeddah while the magazine is being printed. The order is for 20000 copies, and 18600 are printed. Stopping the machine and changing the plate costs 22000 riyals, a correction slip 2 riyals a copy, and reprinting a copy 5. The decision is yours, and the magazine goes out tomorrow morning.',
    },
    question: 'Which decision is soundest tonight?',
    options: {
      frkn: 'I let the printing go on, and post the correction on the site tonight.',
      gcxj: "I let the printing go on, and put slips in the subscribers' copies.",
      gwjn: 'I stop for a new plate, and reprint all the earlier copies.',
      xcsq: 'I let the printing go on, and put slips in all the copies.',
      zzjg: 'I stop for a new plate, and put slips in all the earlier copies.',
    },
  },
  'creative-competency-29@1': {
    deciding: 'When does the interview reach the audience?',
    stories: {
      a: 'The novelist arrives late at the Riyadh book fair, and 10 minutes are left for the interview instead of 40. Your list has 14 questions, sent in by viewers. The programme goes out live this evening, Tuesday, as one episode. Her office offers 30 minutes by video link on Wednesday, and the cameraman is ready in the hall.',
      b: 'The novelist arrives late at the Riyadh book fair, and 10 minutes are left for the interview instead of 40. Your list has 14 questions, sent in by viewers. The programme goes out recorded this Friday evening, as one episode. Her office offers 30 minutes by video link on Wednesday, and the cameraman is ready in the hall.',
    },
    question: 'What is the best use of the ten minutes?',
    options: {
      bwgr: 'I ask 5 short questions and take the answers without following up.',
      dcqh: 'I sit down with her for 3 questions from the list, with follow-ups.',
      mtzk: 'I film her among the stands and ask 2 questions on what she sees.',
      pfzs: 'I film her among the stands and leave all the questions for Wednesday.',
      wlkp: 'I give her a free opening statement and close with a single question.',
    },
  },
  'creative-competency-30@1': {
    deciding: 'Where did people read the wrong name?',
    stories: {
      a: 'A cultural society in Najran published the picture of its prize winner under the wrong name. The post on its account was read by 41000 people, and the printed bulletin reached 600. Amal, the winner, asks for a correction where the name was read. You have one designer for two hours, and the next printed bulletin closes at six.',
      b: 'A cultural society in Najran published the picture of its prize winner under the wrong name. The post on its account was read by 600 people, and the printed bulletin reached 41000. Amal, the winner, asks for a correction where the name was read. You have one designer for two hours, and the next printed bulletin closes at six.',
    },
    question: 'Which correction is the most useful in this situation?',
    options: {
      dmvh: 'I publish a correction with the right name and picture in a post on the account.',
      fdmd: "I add a one-line correction with the right name to the account's profile text.",
      ppkd: "I write a letter of apology to the prize winner and send it to the society's members.",
      vvnt: "I publish a correction with the right name and picture on the bulletin's front page.",
      xbvf: "I add a one-line correction with the right name to the bulletin's second page.",
    },
  },
  'creative-skills-01@1': {
    deciding: 'What is the surface of the piece made of?',
    stories: {
      a: 'Photographing 15 pieces for a gift shop\'s catalogue at a Khobar studio, you have one piece and 20 minutes left. The piece is a tray of dark glass, only the studio window shows in its flat surface, and the shop wants the material\'s own colour to show. Your only light is the window, and earlier pieces were shot at an angle. Noura, your assistant, has white diffusion cloth as wide as the window and a polarising filter (CPL) marked "removes reflections".',
      b: 'Photographing 15 pieces for a gift shop\'s catalogue at a Khobar studio, you have one piece and 20 minutes left. The piece is a tray of polished steel, only the studio window shows in its flat surface, and the shop wants the material\'s own colour to show. Your only light is the window, and earlier pieces were shot at an angle. Noura, your assistant, has white diffusion cloth as wide as the window and a polarising filter (CPL) marked "removes reflections".',
    },
    question: 'What is right for the last shot?',
    options: {
      fstj: 'I build a tent of the diffusion cloth and shoot through a slit.',
      ljbz: 'I hang the diffusion cloth and adjust both its distance and its angle.',
      pcdf: 'I take two frames at two exposures and leave the rest to retouching.',
      prvj: 'I fit the polarising filter and adjust its rotation at my present angle.',
      zpxq: 'I fit the polarising filter and adjust both my angle and its rotation.',
    },
  },
  'creative-skills-04@1': {
    deciding: 'What is the mains frequency in each of the two places?',
    stories: {
      a: 'Two interviews will be filmed at 25 frames a second tomorrow, and you set both cameras beforehand. Layan films hers in an office in Riyadh, and Noura films hers in an office in Cairo. Old fluorescent tubes on magnetic ballasts light both offices, with the curtains closed. The cameras offer every shutter speed, and the aperture makes up the difference.',
      b: 'Two interviews will be filmed at 25 frames a second tomorrow, and you set both cameras beforehand. Layan films hers in an office in Cairo, and Noura films hers in an office in Riyadh. Old fluorescent tubes on magnetic ballasts light both offices, with the curtains closed. The cameras offer every shutter speed, and the aperture makes up the difference.',
    },
    question: "Which setting of the two cameras' shutters is right at 25 frames a second?",
    options: {
      hwrl: "I set the shutter of Layan's camera to 1/58 of a second and Noura's to 1/52.",
      pxqg: "I set the shutter of Layan's camera to 1/55 of a second and Noura's to 1/55.",
      qfqm: "I set the shutter of Noura's camera to 1/60 of a second and Layan's to 1/50.",
      qfzz: "I set the shutter of Layan's camera to 1/60 of a second and Noura's to 1/50.",
      rjss: "I set the shutter of Noura's camera to 1/58 of a second and Layan's to 1/52.",
    },
  },
  'creative-skills-07@2': {
    deciding: 'In which mode are the drawings stored?',
    stories: {
      a: "A publisher in Abha is bringing out an illustrated volume of poems, printed offset with a screen of 150 lines per inch, and you order the scans of its drawings at printed size. There are 40 originals, never scanned before. The publisher's specification reads: ink drawings, file mode 1-bit Bitmap. Bilal's office charges more for a finer scan, and there is no time for a second one.",
      b: "A publisher in Abha is bringing out an illustrated volume of poems, printed offset with a screen of 150 lines per inch, and you order the scans of its drawings at printed size. There are 40 originals, never scanned before. The publisher's specification reads: shaded pencil drawings, file mode 8-bit Grayscale. Bilal's office charges more for a finer scan, and there is no time for a second one.",
    },
    question: 'Which resolution is right for scanning the originals of the book?',
    options: {
      cmns: 'I have all of the originals scanned at 300 pixels per inch.',
      frlf: 'I have all of the originals scanned at 400 pixels per inch.',
      qhbd: 'I have all of the originals scanned at 600 pixels per inch.',
      wdwq: 'I have all of the originals scanned at 1000 pixels per inch.',
      xthh: 'I have all of the originals scanned at 1200 pixels per inch.',
    },
  },
  'creative-skills-10@2': {
    deciding: 'Which step does the order name?',
    stories: {
      a: 'A museum in Diriyah gave your office an Arabic guide of 12000 words to put into English; Mashael, the translator, has finished and checked her text. The museum has all other steps done elsewhere; the signed order names yours, in the terms of ISO 17100: revision. There are 4 days left, each enough for a quarter of the text, and you have a second translator and an archaeologist who do not work together. The museum pays for each quarter in which that step was done.',
      b: 'A museum in Diriyah gave your office an Arabic guide of 12000 words to put into English; Mashael, the translator, has finished and checked her text. The museum has all other steps done elsewhere; the signed order names yours, in the terms of ISO 17100: review. There are 4 days left, each enough for a quarter of the text, and you have a second translator and an archaeologist who do not work together. The museum pays for each quarter in which that step was done.',
    },
    question: 'Which use of the 4 days is right?',
    options: {
      bsjj: 'I give the second translator three days to compare with the original and the archaeologist one to read without it.',
      hwbx: 'I give the archaeologist four days to read the text without the original and the second translator none.',
      qknf: 'I give the second translator two days to compare with the original and the archaeologist two to read without it.',
      tkrg: 'I give the second translator one day to compare with the original and the archaeologist three to read without it.',
      vtmj: 'I give the second translator four days to compare the text with the original and the archaeologist none.',
    },
  },
  'creative-skills-13@1': {
    deciding: 'To which way of counting was the counter set?',
    stories: {
      a: 'You set the length of a documentary that a production company in Jeddah delivers to an American channel at 29.97 frames a second. The contract is for one hour of real time, and the channel deducts from the fee for each fraction of a second over or under. The counter of the editing program was set to DF, started from zero and reached exactly one hour at the end of the film. Its closing black screen is long enough for any cut.',
      b: 'You set the length of a documentary that a production company in Jeddah delivers to an American channel at 29.97 frames a second. The contract is for one hour of real time, and the channel deducts from the fee for each fraction of a second over or under. The counter of the editing program was set to NDF, started from zero and reached exactly one hour at the end of the film. Its closing black screen is long enough for any cut.',
    },
    question: 'How much of the film is cut before delivery?',
    options: {
      ctxk: 'I deliver the film with 108 frames cut from its end.',
      cwvv: 'I deliver the film with 81 frames cut from its end.',
      jtxf: 'I deliver the film with no frames cut from its end.',
      nrqv: 'I deliver the film with 27 frames cut from its end.',
      pxrq: 'I deliver the film with 54 frames cut from its end.',
    },
  },
  'creative-skills-16@1': {
    deciding: 'Under which words was the talk agreed?',
    stories: {
      a: "Waleed, an engineer on a transport project in Dammam, told you about its 6 late stations and why each is late. Beforehand you both agreed on 'on background' as AP defines it, and Waleed left all else to the paper. Your editor accepts the full story from him alone, attributed or not, and the paper's rule is to tell readers as much of its source as the agreement allows. The issue closes tonight; Waleed can be reached tomorrow.",
      b: "Waleed, an engineer on a transport project in Dammam, told you about its 6 late stations and why each is late. Beforehand you both agreed on 'on deep background' as AP defines it, and Waleed left all else to the paper. Your editor accepts the full story from him alone, attributed or not, and the paper's rule is to tell readers as much of its source as the agreement allows. The issue closes tonight; Waleed can be reached tomorrow.",
    },
    question: "Which action fits both the agreement and the paper's rule?",
    options: {
      cnqt: 'I print the full story of the stations tonight, attributed to an unnamed engineer on the project.',
      hjts: 'I print only the number of stations tonight, attributed to the paper alone, on its own responsibility.',
      klbr: 'I print only the number of stations tonight, attributed to an unnamed engineer on the project.',
      svwm: 'I print the full story of the stations tonight, attributed to the paper alone, on its own responsibility.',
      whrc: 'I hold the story of the stations for another issue, and ask Waleed tomorrow about using his name.',
    },
  },
  'creative-skills-19@1': {
    deciding: 'On which paper are the two versions printed?',
    stories: {
      a: "An offset press in Buraidah receives the date festival's booklet tomorrow morning in two versions: Arabic and English. Each has 30 pictures; those of the Arabic version were converted with the FOGRA39 profile and those of the English one with FOGRA47. The print order reads: both versions on 150 gsm matt coated. The original pictures are at hand, and the evening is long enough to convert 30 again, each with the other version's profile.",
      b: "An offset press in Buraidah receives the date festival's booklet tomorrow morning in two versions: Arabic and English. Each has 30 pictures; those of the Arabic version were converted with the FOGRA39 profile and those of the English one with FOGRA47. The print order reads: both versions on 150 gsm uncoated. The original pictures are at hand, and the evening is long enough to convert 30 again, each with the other version's profile.",
    },
    question: 'Which pictures are converted again this evening?',
    options: {
      bqkc: "I convert 15 Arabic and 15 English pictures again with each other's profile.",
      hmlv: 'I convert all thirty Arabic pictures again with the profile of the English ones.',
      nqhw: "I convert 20 English and 10 Arabic pictures again with each other's profile.",
      rmjz: "I convert 20 Arabic and 10 English pictures again with each other's profile.",
      rvkn: 'I convert all thirty English pictures again with the profile of the Arabic ones.',
    },
  },
  'creative-skills-22@3': {
    deciding: 'Which pickup pattern is marked on the microphones?',
    stories: {
      a: 'Eight singers perform tomorrow evening in Madinah, each at a microphone on a stand. The pickup pattern marked on all the microphones is cardioid. Each singer listens to a floor monitor that can stand anywhere on a ring round the microphone, from the side to straight behind it. The aim is that each microphone picks up as little as possible of its monitor.',
      b: 'Eight singers perform tomorrow evening in Madinah, each at a microphone on a stand. The pickup pattern marked on all the microphones is supercardioid. Each singer listens to a floor monitor that can stand anywhere on a ring round the microphone, from the side to straight behind it. The aim is that each microphone picks up as little as possible of its monitor.',
    },
    question: "Which place is right for the singers' monitors?",
    options: {
      bnnp: 'I place each of the monitors at 125 degrees from the front of its microphone.',
      cnbq: 'I place each of the monitors at 180 degrees from the front of its microphone.',
      jkqn: 'I place each of the monitors at 150 degrees from the front of its microphone.',
      lzml: 'I place each of the monitors at 140 degrees from the front of its microphone.',
      skjt: 'I place each of the monitors at 165 degrees from the front of its microphone.',
    },
  },
  'creative-skills-25@1': {
    deciding: 'What is written on the ring of the filter?',
    stories: {
      a: 'Dana takes a picture of the Qaysariyah market in Hofuf on colour slide film with a camera that has no light meter, and you set the aperture. The hand-held meter, without a filter, gave f/16, and shutter speed and film stay the same. Dana wants a soft background and has put a neutral filter marked ND 8 on the lens. The lens opens to f/1.4, and one frame of film is left.',
      b: 'Dana takes a picture of the Qaysariyah market in Hofuf on colour slide film with a camera that has no light meter, and you set the aperture. The hand-held meter, without a filter, gave f/16, and shutter speed and film stay the same. Dana wants a soft background and has put a neutral filter marked ND 1.8 on the lens. The lens opens to f/1.4, and one frame of film is left.',
    },
    question: 'How far is the lens opened for this picture?',
    options: {
      gfnj: 'I open the lens 5 stops beyond what the hand-held meter gave.',
      nvzv: 'I open the lens 6 stops beyond what the hand-held meter gave.',
      rvdn: 'I open the lens 4.5 stops beyond what the hand-held meter gave.',
      wpqx: 'I open the lens 3 stops beyond what the hand-held meter gave.',
      xxcf: 'I open the lens 4 stops beyond what the hand-held meter gave.',
    },
  },
  'creative-skills-28@3': {
    deciding: 'Does this licence allow a translation to be shared?',
    stories: {
      a: 'For its website a public library in Tabuk has an English guide of 12 chapters, and all its readers read Arabic, half of them nothing else. Its licence is CC BY-ND, its author cannot be reached, and the translation is ready. Each chapter appears in one language, with the name of the author, a note of any change and the same licence. Each chapter that breaks the licence costs 3000 riyals.',
      b: 'For its website a public library in Tabuk has an English guide of 12 chapters, and all its readers read Arabic, half of them nothing else. Its licence is CC BY-SA, its author cannot be reached, and the translation is ready. Each chapter appears in one language, with the name of the author, a note of any change and the same licence. Each chapter that breaks the licence costs 3000 riyals.',
    },
    question: 'How many translated chapters are right for the website?',
    options: {
      czfj: 'I publish all of the chapters translated and none of them in English.',
      hkmt: 'I publish 6 of the chapters in English and 6 of them translated.',
      lbgv: 'I publish 9 of the chapters in English and 3 of them translated.',
      rdxs: 'I publish 3 of the chapters in English and 9 of them translated.',
      wqzn: 'I publish all of the chapters in English and none of them translated.',
    },
  },
}
