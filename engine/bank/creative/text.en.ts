import type { PairTextsOf } from '../pair.ts'
import type { pairs } from './pairs.ts'

export const en: PairTextsOf<typeof pairs> = {
  'creative-competency-25@1': {
    deciding: 'Which of the two places can still be had next week?',
    stories: {
      a: 'A short film in Yanbu is shot in an old harbour and in a studio, 3 days in each. The permit for the harbour ends on Wednesday evening and the studio is booked for you all month. Your crew has 5 days from Sunday and 3 more next week, and the move takes an hour. Lama, the director, prefers to begin with the harbour light.',
      b: 'A short film in Yanbu is shot in an old harbour and in a studio, 3 days in each. The permit for the harbour runs all month and the studio is booked for you until Wednesday evening. Your crew has 5 days from Sunday and 3 more next week, and the move takes an hour. Lama, the director, prefers to begin with the harbour light.',
    },
    question: 'Which order of shooting days suits best?',
    options: {
      bdtm: 'I shoot two days in the harbour, then the studio, then the harbour again.',
      qdmm: 'I split every day, the morning for the harbour and the evening for the studio.',
      qzbc: 'I shoot 3 days running in the harbour, then move to the studio.',
      xgwp: 'I shoot 3 days running in the studio, then move to the harbour.',
      xvlm: 'I shoot two days in the studio, then the harbour, then the studio again.',
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
      a: 'The idea of a new identity is shown tomorrow to a bakery owner in Hail, and you prepare it. At the last meeting he was shown a completed layout and talked for 25 minutes about the shade of its blue. Your team wants a decision on the idea alone; name and slogan are settled. There is time tonight for one version, and the meeting is half an hour.',
      b: 'The idea of a new identity is shown tomorrow to a bakery owner in Hail, and you prepare it. At the last meeting he was shown a pencil outline and asked for 25 minutes about the look of its sign. Your team wants a decision on the idea alone; name and slogan are settled. There is time tonight for one version, and the meeting is half an hour.',
    },
    question: "Which draft is most useful for tomorrow's meeting?",
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
      dcqh: 'I ask the three most frequent questions and follow up the answers.',
      mtzk: 'I film her among the stands and ask one opening question.',
      pfzs: 'I film her among the stands and leave all questions for Wednesday.',
      wlkp: 'I leave her a free opening statement and close with one question.',
    },
  },
  'creative-competency-30@1': {
    deciding: 'Where did people read the wrong name?',
    stories: {
      a: 'A cultural society in Najran published the picture of its prize winner under another name. The post on its account was read by 41000 people, and the printed bulletin reached 600. Amal, the winner, asks for a correction where the name was read. You have one designer for two hours, and the next printed bulletin closes at six.',
      b: 'A cultural society in Najran published the picture of its prize winner under another name. The post on its account was read by 600 people, and the printed bulletin reached 41000. Amal, the winner, asks for a correction where the name was read. You have one designer for two hours, and the next printed bulletin closes at six.',
    },
    question: 'Which correction is most useful in these two hours?',
    options: {
      dmvh: 'I publish a new post with right name and picture, linked to the old.',
      fdmd: 'I add a line of correction under the old post and pin it.',
      ppkd: 'I write a letter of apology to the winner and send it to the members.',
      vvnt: 'I put a box with right name and picture on the front page and send it off.',
      xbvf: "I add a line of correction to the bulletin's second page and send it off.",
    },
  },
  'creative-skills-01@1': {
    deciding: 'Of what is the surface of the piece?',
    stories: {
      a: 'In a studio in Khobar 15 pieces are photographed for a gift shop; one is left, and less than an hour. The piece is a perfume bottle of dark glass, and the studio window shows in the side that faces the camera. Your only light is the window, and the earlier pieces were taken at a slant. Noura, your assistant, has filters and white cloth.',
      b: 'In a studio in Khobar 15 pieces are photographed for a gift shop; one is left, and less than an hour. The piece is a coffee pot of polished steel, and the studio window shows in the side that faces the camera. Your only light is the window, and the earlier pieces were taken at a slant. Noura, your assistant, has filters and white cloth.',
    },
    question: 'What is right for the last shot?',
    options: {
      fstj: 'I build a tent of the white cloth round the piece and shoot through a slit.',
      ljbz: 'I hang the white cloth over the window and shoot at my present angle.',
      pcdf: 'I take two frames at two exposures and leave the window to retouching.',
      prvj: 'I fit the polarising filter and adjust its turn at my present angle.',
      zpxq: 'I fit the polarising filter and adjust both my angle and its turn.',
    },
  },
  'creative-skills-04@1': {
    deciding: 'What is the mains frequency of the place?',
    stories: {
      a: 'An interview with a business founder is filmed in his office at 25 frames a second, and you set the camera. The office is in Riyadh, with its curtains closed. Fluorescent tubes on old magnetic ballasts light it, and you have no lamps with you. The camera offers every shutter speed, and the aperture makes up the difference.',
      b: 'An interview with a business founder is filmed in his office at 25 frames a second, and you set the camera. The office is in Cairo, with its curtains closed. Fluorescent tubes on old magnetic ballasts light it, and you have no lamps with you. The camera offers every shutter speed, and the aperture makes up the difference.',
    },
    question: 'Which shutter speed is right?',
    options: {
      hwrl: "I set the camera's shutter to 1/115 of a second for the whole interview.",
      pxqg: "I set the camera's shutter to 1/110 of a second for the whole interview.",
      qfqm: "I set the camera's shutter to 1/100 of a second for the whole interview.",
      qfzz: "I set the camera's shutter to 1/120 of a second for the whole interview.",
      rjss: "I set the camera's shutter to 1/105 of a second for the whole interview.",
    },
  },
  'creative-skills-07@1': {
    deciding: 'From where is the print seen?',
    stories: {
      a: 'A public library in Abha has approved the picture of its new building for print, and you prepare the file at final size. The original is large enough for any resolution. The print order reads: folded plan for visitors, 70 x 50 centimetres in size. The press takes the file uncompressed in three channels, each gigabyte takes an hour to upload, and it stops taking files in an hour.',
      b: 'A public library in Abha has approved the picture of its new building for print, and you prepare the file at final size. The original is large enough for any resolution. The print order reads: banner for a tower opposite, 14 x 9 metres in size. The press takes the file uncompressed in three channels, each gigabyte takes an hour to upload, and it stops taking files in an hour.',
    },
    question: 'Which resolution is right for the file?',
    options: {
      cwwh: 'I export the file at 300 pixels an inch and upload it to the press.',
      htqv: 'I export the file at 25 pixels an inch and upload it to the press.',
      hzll: 'I export the file at 60 pixels an inch and upload it to the press.',
      xkfd: 'I export the file at 120 pixels an inch and upload it to the press.',
      xlcc: 'I export the file at 200 pixels an inch and upload it to the press.',
    },
  },
  'creative-skills-10@1': {
    deciding: 'Which standard does the order name?',
    stories: {
      a: "A museum in Diriyah has given your office a guide of 12000 words to translate, due in 6 working days. The signed order is for work to ISO 17100. Mashael, the museum's director, attached the original and the raw output of a machine translation system. You have two translators free, and each day of theirs that is left over goes to another order.",
      b: "A museum in Diriyah has given your office a guide of 12000 words to translate, due in 6 working days. The signed order is for work to ISO 18587. Mashael, the museum's director, attached the original and the raw output of a machine translation system. You have two translators free, and each day of theirs that is left over goes to another order.",
    },
    question: 'Which way of working fits the order?',
    options: {
      bsjj: 'One translates the text from the original and checks the language the next day.',
      hwbx: 'One edits all of the machine output, matching each sentence to the original.',
      qknf: "One draws up the original's terms; the other goes over them with the museum.",
      tkrg: 'One edits the unclear sentences of the machine output and leaves the clear ones.',
      vtmj: 'One translates the text from the original; the other revises it all against it.',
    },
  },
  'creative-skills-13@1': {
    deciding: 'Which of the two microphones is a condenser?',
    stories: {
      a: "A podcast in Jeddah is recorded in 5 minutes, and both microphones are silent. The host's is a condenser and the guest's a dynamic one. The mixer has no supply for microphones, and its channels are sound. You have one battery supply box (48 volts) and one new cable, and the camera records any voice near it. There is no time to change what is fitted.",
      b: "A podcast in Jeddah is recorded in 5 minutes, and both microphones are silent. The host's is dynamic and the guest's a condenser one. The mixer has no supply for microphones, and its channels are sound. You have one battery supply box (48 volts) and one new cable, and the camera records any voice near it. There is no time to change what is fitted.",
    },
    question: 'What is right before the recording starts?',
    options: {
      gskj: "I give the box to the host's microphone, the new cable to the guest's.",
      lmjf: 'I record the host and the guest together by camera, close up.',
      slwc: "I give the box to the host's microphone, and record the guest by camera.",
      vgqg: "I give the box to the guest's microphone, and record the host by camera.",
      xnpx: "I give the box to the guest's microphone, the new cable to the host's.",
    },
  },
  'creative-skills-16@1': {
    deciding: 'Under which words was the talk agreed?',
    stories: {
      a: "Waleed, an engineer, told you by telephone of 6 late stations in a transport project in Dammam. Before the talk you both agreed on 'off the record', and your notebook says so. You have no other source so far, and a rival paper is on the same story. The issue closes tonight, and Waleed can be reached again tomorrow morning.",
      b: "Waleed, an engineer, told you by telephone of 6 late stations in a transport project in Dammam. Before the talk you both agreed on 'on background', and your notebook says so. You have no other source so far, and a rival paper is on the same story. The issue closes tonight, and Waleed can be reached again tomorrow morning.",
    },
    question: 'Which action fits what was agreed?',
    options: {
      dhzm: 'I ask the company tonight how its stations stand, and print its answer alone.',
      hpdz: 'I hold the story for another issue, and ask Waleed tomorrow about printing.',
      jffj: 'I print tonight only the number of stations, credited to an unnamed engineer.',
      nshr: 'I print tonight the full news of the stations, credited to an unnamed engineer.',
      thfg: 'I leave the story to other papers, and write tonight about another project.',
    },
  },
  'creative-skills-19@1': {
    deciding: 'Which booklet is printed on uncoated paper?',
    stories: {
      a: "An offset press in Buraidah takes two booklets of the date festival tomorrow morning: the visitors' and the donors'. Both have the same 30 dark night pictures, their files set up alike. The print order reads: visitors' on 170 gram coated matt, donors' on 120 gram uncoated. The evening is long enough to lighten the middle tones of 30 pictures, and then the files are closed.",
      b: "An offset press in Buraidah takes two booklets of the date festival tomorrow morning: the visitors' and the donors'. Both have the same 30 dark night pictures, their files set up alike. The print order reads: visitors' on 120 gram uncoated, donors' on 170 gram coated matt. The evening is long enough to lighten the middle tones of 30 pictures, and then the files are closed.",
    },
    question: "How are the evening's hours divided among the pictures?",
    options: {
      dcnt: "I lighten 20 pictures of the visitors' booklet and 10 of the donors' one.",
      fhwp: "I lighten all thirty pictures of the donors' booklet and leave the visitors' as they are.",
      fkgq: "I lighten 20 pictures of the donors' booklet and 10 of the visitors' one.",
      sxlp: 'I lighten the 15 darkest pictures of each one of the two booklets.',
      wxmn: "I lighten all thirty pictures of the visitors' booklet and leave the donors' as they are.",
    },
  },
  'creative-skills-22@1': {
    deciding: 'What do the icons show?',
    stories: {
      a: 'An English learning application is being made ready in Arabic, and you hand its icon file to Ghada, the developer, tonight. The Arabic interface runs from right to left, and its texts are done. The file holds 12 icons: play, fast forward, rewind and their like in the video player. All were drawn for the English version, and no other version comes out for 3 months.',
      b: 'An English learning application is being made ready in Arabic, and you hand its icon file to Ghada, the developer, tonight. The Arabic interface runs from right to left, and its texts are done. The file holds 12 icons: back, next, indent and their like in text navigation. All were drawn for the English version, and no other version comes out for 3 months.',
    },
    question: "What is right for tonight's file?",
    options: {
      hqnn: 'I hand over 3 of the icons mirrored and 9 facing as drawn.',
      kgml: 'I hand over all of the icons facing the way that they were drawn.',
      wqqf: 'I hand over all of the icons mirrored from the way that they were drawn.',
      wrqw: 'I hand over 9 of the icons mirrored and 3 facing as drawn.',
      xdjz: 'I hand over 6 of the icons mirrored and 6 facing as drawn.',
    },
  },
  'creative-skills-25@1': {
    deciding: 'Which place is lit by halogen lamps?',
    stories: {
      a: 'Two crews film at noon today at a company in Jubail, one in the hall and one in the office. Halogen lamps light the hall, and windows light the office. Each crew has 8 lamps of 5600 kelvin for the faces, and the light of the place stays in the picture. Sami, the gaffer, has 8 full orange gels (CTO), one for a lamp.',
      b: 'Two crews film at noon today at a company in Jubail, one in the hall and one in the office. Windows light the hall, and halogen lamps light the office. Each crew has 8 lamps of 5600 kelvin for the faces, and the light of the place stays in the picture. Sami, the gaffer, has 8 full orange gels (CTO), one for a lamp.',
    },
    question: 'How are the gels divided today?',
    options: {
      gpwr: "I give the office crew 8 gels and leave the other crew's lamps bare.",
      mzgf: 'I give the hall crew 6 gels and the office crew two of them.',
      sqkh: 'I give the hall crew 4 gels and the office crew four as well.',
      vxtt: "I give the hall crew 8 gels and leave the other crew's lamps bare.",
      zzjp: 'I give the office crew 6 gels and the hall crew two of them.',
    },
  },
  'creative-skills-28@1': {
    deciding: 'What is in the case?',
    stories: {
      a: 'A film crew of 4 flies from Riyadh to Tabuk in two hours, and you arrange the equipment. One small yellow case is left, holding 12 spare camera batteries of 95 watt-hours each. There is room for it in the cabin and in the hold, and each piece is in its own wrapping. Filming starts at dawn, and the office lorry reaches Tabuk at noon tomorrow.',
      b: 'A film crew of 4 flies from Riyadh to Tabuk in two hours, and you arrange the equipment. One small yellow case is left, holding 12 spare tripod screwdrivers of 20 centimetres each. There is room for it in the cabin and in the hold, and each piece is in its own wrapping. Filming starts at dawn, and the office lorry reaches Tabuk at noon tomorrow.',
    },
    question: 'How should the contents of the case travel?',
    options: {
      ggbf: 'I take half of what it holds in the cabin and send half by lorry.',
      gzfg: 'I send all of what the case holds by road on the office lorry.',
      qjmx: 'I take all of what the case holds with us in the cabin.',
      vbtr: 'I check in half of what it holds for the hold and send half by lorry.',
      vfmg: 'I check in all of what the case holds with us for the hold.',
    },
  },
}
