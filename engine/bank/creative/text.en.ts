import type { PairTextsOf } from '../pair.ts'
import type { pairs } from './pairs.ts'

export const en: PairTextsOf<typeof pairs> = {
  'creative-competency-25@1': {
    deciding: 'Which of the two places can still be had next week?',
    stories: {
      a: 'A short film in Yanbu is shot in an old harbour and in an old market, 3 days in each. The permit for the harbour ends on Wednesday evening and the one for the market runs all month. Your crew has 5 days from Sunday and 3 more next week, and the move takes an hour. Lama, the director, prefers to begin with the harbour light.',
      b: 'A short film in Yanbu is shot in an old harbour and in an old market, 3 days in each. The permit for the market ends on Wednesday evening and the one for the harbour runs all month. Your crew has 5 days from Sunday and 3 more next week, and the move takes an hour. Lama, the director, prefers to begin with the harbour light.',
    },
    question: 'Which order of shooting days suits best?',
    options: {
      bdtm: 'I shoot two days in the harbour, then the market, then the harbour again.',
      qdmm: 'I split every shooting day, the morning for the market and the evening for the harbour.',
      qzbc: 'I finish the three harbour days in a row and leave the market until after.',
      xgwp: 'I finish the three market days in a row and leave the harbour until after.',
      xvlm: 'I shoot two days in the market, then the harbour, then the market again.',
    },
  },
  'creative-competency-26@1': {
    deciding: 'Which list of terms did the first volume follow?',
    stories: {
      a: "Huda and Sami are translating the second volume of a young people's encyclopedia, half each, and you edit it. Huda worked from a list of terms made in 2020 for the first volume, and Sami from one made in 2024 for another book. Readers have held the first volume for 3 years. Huda joined the house nine years before Sami, and the book is printed in 4 days.",
      b: "Huda and Sami are translating the second volume of a young people's encyclopedia, half each, and you edit it. Huda worked from a list of terms made in 2024 for another book, and Sami from one made in 2020 for the first volume. Readers have held the first volume for 3 years. Huda joined the house nine years before Sami, and the book is printed in 4 days.",
    },
    question: 'Which of these actions serves the book best?',
    options: {
      dpnd: "I change the headings of Huda's half with her, to follow Sami's list.",
      hbpd: "I change the headings of Sami's half with him, to follow Huda's list.",
      rhfj: 'I make with both of them a table of the two lists for readers.',
      rqqt: "I change the whole of Huda's half with her, to follow Sami's list.",
      wrnc: "I change the whole of Sami's half with him, to follow Huda's list.",
    },
  },
  'creative-competency-27@1': {
    deciding: "What took up the client's time at the last meeting?",
    stories: {
      a: 'The idea of a new identity is shown tomorrow to a bakery owner in Hail, and you prepare it. At the last meeting he was shown a completed layout and spent 25 minutes talking about the shade of its blue. Your team wants a decision on the idea alone; name and slogan are settled, and the owner decides only on one clear picture. There is time tonight for one version, and the meeting is half an hour.',
      b: 'The idea of a new identity is shown tomorrow to a bakery owner in Hail, and you prepare it. At the last meeting he was shown a pencil outline and spent 25 minutes asking about the look of its sign. Your team wants a decision on the idea alone; name and slogan are settled, and the owner decides only on one clear picture. There is time tonight for one version, and the meeting is half an hour.',
    },
    question: "Which presentation is most useful for tomorrow's meeting?",
    options: {
      jfqq: 'I show one drawing of the idea in grey with name and slogan.',
      knkq: 'I show one finished model of the idea on the shop front and bags.',
      rlms: 'I show 3 quick hand sketches of the idea on white paper.',
      wgps: 'I show one written page that tells the idea, with examples from the market.',
      xdcw: 'I show one design of the idea in colour with photographs of the bakery.',
    },
  },
  'creative-competency-28@1': {
    deciding: 'How many copies are printed already?',
    stories: {
      a: 'Sarah, an editor, finds a wrong year in a chart at a press in Jeddah while the magazine is being printed. The order is for 20000 copies, and 900 are printed. To stop the machine and change the plate costs 22000 riyals, a correction slip two riyals a copy, and printing a copy again 5. The decision is yours, and the magazine goes out tomorrow morning.',
      b: 'Sarah, an editor, finds a wrong year in a chart at a press in Jeddah while the magazine is being printed. The order is for 20000 copies, and 18600 are printed. To stop the machine and change the plate costs 22000 riyals, a correction slip two riyals a copy, and printing a copy again 5. The decision is yours, and the magazine goes out tomorrow morning.',
    },
    question: 'Which decision is soundest tonight?',
    options: {
      frkn: 'I let the printing go on, and post the correction on the site tonight.',
      gcxj: "I let the printing go on, and put slips in the subscribers' copies.",
      gwjn: 'I stop for a new plate, and print all the earlier copies again.',
      xcsq: 'I let the printing go on, and put slips in all the copies.',
      zzjg: 'I stop for a new plate, and put slips in the copies before it.',
    },
  },
  'creative-competency-29@1': {
    deciding: 'When does the interview reach the audience?',
    stories: {
      a: 'The novelist arrives late at the Riyadh book fair, and 10 minutes are left for the interview, not 40. Your list has 14 questions, sent in by viewers. The programme goes out live this evening, Tuesday, as one episode. Her office offers 30 minutes by video link on Wednesday, and the cameraman is ready in the hall.',
      b: 'The novelist arrives late at the Riyadh book fair, and 10 minutes are left for the interview, not 40. Your list has 14 questions, sent in by viewers. The programme goes out recorded this Friday evening, as one episode. Her office offers 30 minutes by video link on Wednesday, and the cameraman is ready in the hall.',
    },
    question: 'What is the best use of the ten minutes?',
    options: {
      bwgr: 'I ask five short questions and take the answers without following up.',
      dcqh: 'I sit down with her for three questions from the list, with follow-ups.',
      mtzk: 'I film her among the stands and ask two questions on what she sees.',
      pfzs: 'I film her among the stands and leave all the questions for Wednesday.',
      wlkp: 'I leave her a free opening statement and close with one question.',
    },
  },
  'creative-competency-30@1': {
    deciding: 'Where did people read the wrong name?',
    stories: {
      a: 'A cultural society in Najran published the picture of its prize winner under another name. The post on its account was read by 41000 people, and the printed bulletin reached 600. Amal, the winner, asks for a correction where the name was read. You have one designer for two hours, and the next printed bulletin closes at six.',
      b: 'A cultural society in Najran published the picture of its prize winner under another name. The post on its account was read by 600 people, and the printed bulletin reached 41000. Amal, the winner, asks for a correction where the name was read. You have one designer for two hours, and the next printed bulletin closes at six.',
    },
    question: 'Which correction is the most useful in this situation?',
    options: {
      dmvh: 'I publish a correction with the right name and picture in a post on the account.',
      fdmd: "I add a line of correction with the right name to the account's profile text.",
      ppkd: "I write a letter of apology to the prize winner and send it to the society's members.",
      vvnt: "I publish a correction with the right name and picture on the bulletin's front page.",
      xbvf: "I add a line of correction with the right name to the bulletin's second page.",
    },
  },
  'creative-skills-01@1': {
    deciding: 'Of what is the surface of the piece?',
    stories: {
      a: 'At a Khobar studio 15 pieces are photographed for a gift shop\'s catalogue; one is left, and 20 minutes. The piece is a tray of dark glass, only the studio window shows in its flat surface, and the shop wants the material\'s own colour to show. Your only light is the window, and earlier pieces were taken at a slant. Noura, your assistant, has white diffusion cloth as wide as the window and a polarising filter (CPL) marked "removes reflections".',
      b: 'At a Khobar studio 15 pieces are photographed for a gift shop\'s catalogue; one is left, and 20 minutes. The piece is a tray of polished steel, only the studio window shows in its flat surface, and the shop wants the material\'s own colour to show. Your only light is the window, and earlier pieces were taken at a slant. Noura, your assistant, has white diffusion cloth as wide as the window and a polarising filter (CPL) marked "removes reflections".',
    },
    question: 'What is right for the last shot?',
    options: {
      fstj: 'I build a tent of the diffusion cloth and shoot through a slit.',
      ljbz: 'I hang the diffusion cloth and adjust both its distance and its angle.',
      pcdf: 'I take two frames at two exposures and leave the rest to retouching.',
      prvj: 'I fit the polarising filter and adjust its turn at my present angle.',
      zpxq: 'I fit the polarising filter and adjust both my angle and its turn.',
    },
  },
  'creative-skills-04@1': {
    deciding: 'What is the mains frequency of the place?',
    stories: {
      a: 'An interview with a business founder is filmed in his office at 25 frames a second, and you set the camera. The office is in Riyadh, with its curtains closed. Old fluorescent tubes on magnetic ballasts light it, and you have no lamps with you. The camera offers every shutter speed, and the aperture makes up the difference.',
      b: 'An interview with a business founder is filmed in his office at 25 frames a second, and you set the camera. The office is in Cairo, with its curtains closed. Old fluorescent tubes on magnetic ballasts light it, and you have no lamps with you. The camera offers every shutter speed, and the aperture makes up the difference.',
    },
    question: 'Which shutter speed is right for this interview at 25 frames a second?',
    options: {
      hwrl: "I set the camera's shutter to 1/58 of a second (155 degrees) for clear motion.",
      pxqg: "I set the camera's shutter to 1/55 of a second (164 degrees) for balanced motion.",
      qfqm: "I set the camera's shutter to 1/50 of a second (180 degrees) for natural motion.",
      qfzz: "I set the camera's shutter to 1/60 of a second (150 degrees) for clear motion.",
      rjss: "I set the camera's shutter to 1/52 of a second (173 degrees) for natural motion.",
    },
  },
  'creative-skills-07@1': {
    deciding: 'In which mode are the drawings stored?',
    stories: {
      a: "A publisher in Abha is bringing out an illustrated volume of poems in offset, with a screen of 150 lines an inch, and you order the scans of its drawings at printed size. There are 40 originals, never scanned before. The publisher's specification reads: ink drawings, file mode 1-bit Bitmap. Rami's office charges more for a finer scan, and there is no time for a second one.",
      b: "A publisher in Abha is bringing out an illustrated volume of poems in offset, with a screen of 150 lines an inch, and you order the scans of its drawings at printed size. There are 40 originals, never scanned before. The publisher's specification reads: shaded pencil drawings, file mode 8-bit Grayscale. Rami's office charges more for a finer scan, and there is no time for a second one.",
    },
    question: 'Which resolution is right for scanning the originals of the book?',
    options: {
      cmns: 'I have all of the originals scanned at 250 pixels an inch.',
      frlf: 'I have all of the originals scanned at 300 pixels an inch.',
      qhbd: 'I have all of the originals scanned at 600 pixels an inch.',
      wdwq: 'I have all of the originals scanned at 1000 pixels an inch.',
      xthh: 'I have all of the originals scanned at 1200 pixels an inch.',
    },
  },
  'creative-skills-10@1': {
    deciding: 'Which standard does the order name?',
    stories: {
      a: "A museum in Diriyah has given your office an Arabic guide of 12000 words to translate into English, due in 8 working days. The signed order is for work to ISO 17100:2015, and the museum accepts no other. Mashael, the museum's director, attached the original and the raw English output of a machine translation system. You have two translators free until the date of delivery.",
      b: "A museum in Diriyah has given your office an Arabic guide of 12000 words to translate into English, due in 8 working days. The signed order is for work to ISO 18587:2017, and the museum accepts no other. Mashael, the museum's director, attached the original and the raw English output of a machine translation system. You have two translators free until the date of delivery.",
    },
    question: 'Which way of working fits the order and its date?',
    options: {
      bsjj: 'One translates the Arabic text anew and checks the language of it the next day.',
      hwbx: "One edits the museum's English text against every original sentence; the other revises all of it.",
      qknf: "One draws up the original's terms; the other goes over all of them with the museum.",
      tkrg: "One edits the museum's English text and checks only its unclear sentences against the original.",
      vtmj: 'One translates the Arabic text anew; the other revises all of it against the original.',
    },
  },
  'creative-skills-13@1': {
    deciding: 'To which way of counting was the counter set?',
    stories: {
      a: 'A production company in Jeddah delivers a documentary to an American channel at 29.97 frames a second, and you set its length. The contract is for one hour of real time, and the channel deducts from the fee for each fraction of a second over or under. The counter of the editing program was set to DF, started from zero and reached exactly one hour at the end of the film. Its closing black screen is long enough for any cut.',
      b: 'A production company in Jeddah delivers a documentary to an American channel at 29.97 frames a second, and you set its length. The contract is for one hour of real time, and the channel deducts from the fee for each fraction of a second over or under. The counter of the editing program was set to NDF, started from zero and reached exactly one hour at the end of the film. Its closing black screen is long enough for any cut.',
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
      a: "Waleed, an engineer on a transport project in Dammam, told you of its 6 late stations, and why each is late. Beforehand you both agreed on 'on background' as AP defines it, and Waleed left all else to the paper. Your editor accepts the full news from him alone, credited or not, and the paper's rule is to tell readers as much of its source as the agreement allows. The issue closes tonight; Waleed can be reached tomorrow.",
      b: "Waleed, an engineer on a transport project in Dammam, told you of its 6 late stations, and why each is late. Beforehand you both agreed on 'on deep background' as AP defines it, and Waleed left all else to the paper. Your editor accepts the full news from him alone, credited or not, and the paper's rule is to tell readers as much of its source as the agreement allows. The issue closes tonight; Waleed can be reached tomorrow.",
    },
    question: "Which action fits both the agreement and the paper's rule?",
    options: {
      cnqt: 'I print tonight the full news of the stations, credited to an unnamed engineer of the project.',
      hjts: 'I print tonight only the number of stations, credited to the paper alone, on its responsibility.',
      klbr: 'I print tonight only the number of stations, credited to an unnamed engineer of the project.',
      svwm: 'I print tonight the full news of the stations, credited to the paper alone, on its responsibility.',
      whrc: 'I hold the news of the stations for another issue, and ask Waleed tomorrow about using his name.',
    },
  },
  'creative-skills-19@1': {
    deciding: 'On which paper are the two versions printed?',
    stories: {
      a: "An offset press in Buraidah takes the date festival's booklet tomorrow morning in two versions: Arabic and English. Each has 30 pictures; those of the Arabic version were converted with the FOGRA39 profile and those of the English one with FOGRA47. The print order reads: both versions on 150 gram coated matt. The original pictures are at hand, and the evening is long enough to convert 30 again, each with the other version's profile.",
      b: "An offset press in Buraidah takes the date festival's booklet tomorrow morning in two versions: Arabic and English. Each has 30 pictures; those of the Arabic version were converted with the FOGRA39 profile and those of the English one with FOGRA47. The print order reads: both versions on 150 gram uncoated. The original pictures are at hand, and the evening is long enough to convert 30 again, each with the other version's profile.",
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
  'creative-skills-22@1': {
    deciding: 'To which reference for loudness does the contract point?',
    stories: {
      a: 'A studio in Madinah has finished the stereo mix of a recorded talk of 40 minutes, and you set its loudness before delivery. For loudness the contract refers to the requirements of EBU R 128. Listeners to the previous talk complained that it was too quiet, and most of them listen in the car. The recipient deducts from the fee for each unit by which the file differs from the contract.',
      b: 'A studio in Madinah has finished the stereo mix of a recorded talk of 40 minutes, and you set its loudness before delivery. For loudness the contract refers to the requirements of Apple Podcasts. Listeners to the previous talk complained that it was too quiet, and most of them listen in the car. The recipient deducts from the fee for each unit by which the file differs from the contract.',
    },
    question: 'Which loudness is right for this talk?',
    options: {
      bnnp: 'I set the loudness of the whole talk to -16 LUFS.',
      cnbq: 'I set the loudness of the whole talk to -23 LUFS.',
      jkqn: 'I set the loudness of the whole talk to -20 LUFS.',
      lzml: 'I set the loudness of the whole talk to -18 LUFS.',
      skjt: 'I set the loudness of the whole talk to -21 LUFS.',
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
      gfnj: 'I open the lens 5 stops from what the hand-held meter gave.',
      nvzv: 'I open the lens 6 stops from what the hand-held meter gave.',
      rvdn: 'I open the lens 4.5 stops from what the hand-held meter gave.',
      wpqx: 'I open the lens 3 stops from what the hand-held meter gave.',
      xxcf: 'I open the lens 4 stops from what the hand-held meter gave.',
    },
  },
  'creative-skills-28@1': {
    deciding: 'Under which licence was the picture published?',
    stories: {
      a: "A public library in Tabuk is preparing 2000 copies of next year's calendar, and you lay it out tonight. The photographer Abeer published the cover picture on her site under CC BY-ND 4.0. Her name, the licence and its link go on the cover, and the next slot at the press is in 3 weeks. The director would like to sell the copies at 30 riyals, at a cost of 10, and Dalal, the designer, to make a collage of the picture.",
      b: "A public library in Tabuk is preparing 2000 copies of next year's calendar, and you lay it out tonight. The photographer Abeer published the cover picture on her site under CC BY-NC 4.0. Her name, the licence and its link go on the cover, and the next slot at the press is in 3 weeks. The director would like to sell the copies at 30 riyals, at a cost of 10, and Dalal, the designer, to make a collage of the picture.",
    },
    question: 'How is the picture used for the calendar?',
    options: {
      jrzx: "I print Dalal's collage of the picture on all the covers, and give all copies to readers as gifts.",
      kbjm: "I print Abeer's picture as it is on all the covers, and sell all copies at 30 riyals for profit.",
      rjxm: 'I ask Abeer for leave to sell and adapt, and put the printing off to the next slot.',
      vcdl: "I print Abeer's picture as it is on all the covers, and sell half the copies at 30 riyals for profit.",
      vffq: "I print Dalal's collage of the picture on half the covers, and give all copies to readers as gifts.",
    },
  },
}
