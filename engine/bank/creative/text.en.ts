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
      a: 'The idea of a new identity is shown tomorrow to a bakery owner in Hail, and you prepare it. At the last meeting he was shown a completed layout and talked for 25 minutes about the shade of its blue. Your team wants a decision on the idea alone; name and slogan are settled. There is time tonight for one version, and the meeting is half an hour.',
      b: 'The idea of a new identity is shown tomorrow to a bakery owner in Hail, and you prepare it. At the last meeting he was shown a pencil outline and asked for 25 minutes what kind of sign it would make. Your team wants a decision on the idea alone; name and slogan are settled. There is time tonight for one version, and the meeting is half an hour.',
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
      a: "In a studio in Khobar 15 pieces are photographed for a gift shop's catalogue; one is left, and less than an hour. The piece is a tray of dark glass, the studio window shows in its surface, and the shop wants the colour of the material itself to be seen. Your only light is the window, and the earlier pieces were taken at a slant. Noura, your assistant, has filters and white diffusion cloth.",
      b: "In a studio in Khobar 15 pieces are photographed for a gift shop's catalogue; one is left, and less than an hour. The piece is a tray of polished steel, the studio window shows in its surface, and the shop wants the colour of the material itself to be seen. Your only light is the window, and the earlier pieces were taken at a slant. Noura, your assistant, has filters and white diffusion cloth.",
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
    question: 'Which shutter speed is right?',
    options: {
      hwrl: "I set the camera's shutter to 1/58 of a second for the whole interview.",
      pxqg: "I set the camera's shutter to 1/55 of a second for the whole interview.",
      qfqm: "I set the camera's shutter to 1/50 of a second for the whole interview.",
      qfzz: "I set the camera's shutter to 1/60 of a second for the whole interview.",
      rjss: "I set the camera's shutter to 1/52 of a second for the whole interview.",
    },
  },
  'creative-skills-07@1': {
    deciding: 'From where is the print seen?',
    stories: {
      a: 'A public library in Abha has approved the picture of its new building for print, and you prepare the file at final size. The original is large enough for any resolution. The print order reads: folded plan carried by visitors, 70 x 50 centimetres in size. The printer takes the file uncompressed in four channels (CMYK) at any resolution and charges a fee for each gigabyte, and there is no time for a second print.',
      b: 'A public library in Abha has approved the picture of its new building for print, and you prepare the file at final size. The original is large enough for any resolution. The print order reads: banner seen from 50 metres, 14 x 9 metres in size. The printer takes the file uncompressed in four channels (CMYK) at any resolution and charges a fee for each gigabyte, and there is no time for a second print.',
    },
    question: 'Which resolution is right for the file?',
    options: {
      cwwh: 'I export the file at 300 pixels an inch and upload it to the printer.',
      htqv: 'I export the file at 30 pixels an inch and upload it to the printer.',
      hzll: 'I export the file at 60 pixels an inch and upload it to the printer.',
      xkfd: 'I export the file at 120 pixels an inch and upload it to the printer.',
      xlcc: 'I export the file at 200 pixels an inch and upload it to the printer.',
    },
  },
  'creative-skills-10@1': {
    deciding: 'Which standard does the order name?',
    stories: {
      a: "A museum in Diriyah has given your office an Arabic guide of 12000 words to translate into English, due in 8 working days. The signed order is for work to ISO 17100:2015, and the museum accepts no other. Mashael, the museum's director, attached the original and the raw English output of a machine translation system. You have two translators free, and each day of theirs that is left over goes to another order.",
      b: "A museum in Diriyah has given your office an Arabic guide of 12000 words to translate into English, due in 8 working days. The signed order is for work to ISO 18587:2017, and the museum accepts no other. Mashael, the museum's director, attached the original and the raw English output of a machine translation system. You have two translators free, and each day of theirs that is left over goes to another order.",
    },
    question: 'Which way of working fits the order?',
    options: {
      bsjj: 'One translates all of the attached Arabic and checks the language the next day.',
      hwbx: 'One edits all of the attached English; the other revises it all against the original.',
      qknf: "One draws up the original's terms; the other goes over them with the museum.",
      tkrg: 'One edits all of the attached English and checks its unclear sentences against the original.',
      vtmj: 'One translates all of the attached Arabic; the other revises it all against the original.',
    },
  },
  'creative-skills-13@1': {
    deciding: 'Which of the two microphones is a condenser?',
    stories: {
      a: "A podcast in Jeddah is recorded in 5 minutes, and both microphones are silent. The host's is a condenser microphone and the guest's a dynamic one, both professional, with XLR output, and switched on. The mixer has no supply for microphones, and its channels work. You have one battery supply box (phantom) and one new cable, and the camera records any voice near it. There is no time for trials.",
      b: "A podcast in Jeddah is recorded in 5 minutes, and both microphones are silent. The host's is a dynamic microphone and the guest's a condenser one, both professional, with XLR output, and switched on. The mixer has no supply for microphones, and its channels work. You have one battery supply box (phantom) and one new cable, and the camera records any voice near it. There is no time for trials.",
    },
    question: 'What is right before the recording starts?',
    options: {
      gskj: "I connect the guest's microphone by the new cable, the host's by the battery box.",
      lmjf: 'I record the host and the guest together by the camera, from close up.',
      slwc: "I connect the host's microphone by the battery box, and record the guest by camera.",
      vgqg: "I connect the guest's microphone by the battery box, and record the host by camera.",
      xnpx: "I connect the host's microphone by the new cable, the guest's by the battery box.",
    },
  },
  'creative-skills-16@1': {
    deciding: 'Under which words was the talk agreed?',
    stories: {
      a: "Waleed, an engineer, told you by telephone of 6 late stations in a transport project in Dammam. Before the talk you both agreed on 'off the record' as AP defines it, and that no more would be said of him than that he is an engineer of the project. Your editor knows Waleed and accepts him as sole source, and the owner of the project has declined to comment. The issue closes tonight, and Waleed can be reached again tomorrow morning.",
      b: "Waleed, an engineer, told you by telephone of 6 late stations in a transport project in Dammam. Before the talk you both agreed on 'on background' as AP defines it, and that no more would be said of him than that he is an engineer of the project. Your editor knows Waleed and accepts him as sole source, and the owner of the project has declined to comment. The issue closes tonight, and Waleed can be reached again tomorrow morning.",
    },
    question: 'Which action fits what was agreed?',
    options: {
      dhzm: 'I print tonight that stations of the project are late, with no number and no source.',
      hpdz: 'I hold the story for another issue, and ask Waleed tomorrow for terms that allow printing.',
      jffj: 'I print tonight only the number of stations, credited to an unnamed engineer of the project.',
      nshr: 'I print tonight the full news of the stations, credited to an unnamed engineer of the project.',
      thfg: 'I leave the story to other papers, and write tonight about another transport project.',
    },
  },
  'creative-skills-19@1': {
    deciding: 'Which version is printed on uncoated paper?',
    stories: {
      a: "An offset press in Buraidah takes the date festival's booklet tomorrow morning in two versions: Arabic and English. Both have the same 30 dark night pictures, their files all separated with FOGRA39, and the plate curve is the same. The print order reads: Arabic on 170 gram coated matt, English on 120 gram uncoated. The profile cannot be converted tonight, and the evening is long enough to lighten the middle tones of 30 pictures.",
      b: "An offset press in Buraidah takes the date festival's booklet tomorrow morning in two versions: Arabic and English. Both have the same 30 dark night pictures, their files all separated with FOGRA39, and the plate curve is the same. The print order reads: Arabic on 120 gram uncoated, English on 170 gram coated matt. The profile cannot be converted tonight, and the evening is long enough to lighten the middle tones of 30 pictures.",
    },
    question: 'Which pictures need to be lightened this evening?',
    options: {
      dcnt: 'I lighten 20 pictures of the Arabic version and 10 of the English one.',
      fhwp: "I leave the Arabic version's pictures as set and lighten all thirty English ones.",
      fkgq: 'I lighten 20 pictures of the English version and 10 of the Arabic one.',
      sxlp: 'I lighten the 15 darkest pictures of each one of the two versions.',
      wxmn: "I leave the English version's pictures as set and lighten all thirty Arabic ones.",
    },
  },
  'creative-skills-22@1': {
    deciding: 'What do the icons show?',
    stories: {
      a: 'An English learning application is being made ready in Arabic, and you hand its icon file to Ghada, the developer, tonight. The Arabic interface runs from right to left, and its texts are done. The file holds 12 icons: play, fast forward, rewind and other buttons for playing video. All were drawn for the English version, and Ghada puts them in as they come, with no automatic mirroring.',
      b: 'An English learning application is being made ready in Arabic, and you hand its icon file to Ghada, the developer, tonight. The Arabic interface runs from right to left, and its texts are done. The file holds 12 icons: back, next, previous and other arrows for moving through pages. All were drawn for the English version, and Ghada puts them in as they come, with no automatic mirroring.',
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
    deciding: 'Which hall is lit by halogen lamps?',
    stories: {
      a: 'Two crews film at noon today at a company in Jubail, one in the east hall and one in the west hall. Halogen lamps light the east hall, and windows light the west hall. Each crew has 8 lamps fixed at 5600 kelvin for the faces, and the light of the place stays in the picture. Sami, the gaffer, has 8 full CTO gels, one for a lamp.',
      b: 'Two crews film at noon today at a company in Jubail, one in the east hall and one in the west hall. Windows light the east hall, and halogen lamps light the west hall. Each crew has 8 lamps fixed at 5600 kelvin for the faces, and the light of the place stays in the picture. Sami, the gaffer, has 8 full CTO gels, one for a lamp.',
    },
    question: 'How are the gels divided today?',
    options: {
      gpwr: "I give the west hall crew 8 gels and leave the other crew's lamps bare.",
      mzgf: 'I give the east hall crew 6 gels and the west hall crew two of them.',
      sqkh: 'I give the east hall crew four gels and the west hall crew 4 as well.',
      vxtt: "I give the east hall crew 8 gels and leave the other crew's lamps bare.",
      zzjp: 'I give the west hall crew 6 gels and the east hall crew two of them.',
    },
  },
  'creative-skills-28@1': {
    deciding: 'What is in the case?',
    stories: {
      a: 'A film crew of 4 flies from Riyadh to Tabuk in two hours, and you arrange the equipment. One small yellow case is left, holding 12 spare camera packs (V-mount 95Wh) of 10 centimetres each. There is room for it in the cabin and in the hold, and each piece is in its own wrapping. Filming starts at dawn, and the office lorry reaches Tabuk at noon tomorrow.',
      b: 'A film crew of 4 flies from Riyadh to Tabuk in two hours, and you arrange the equipment. One small yellow case is left, holding 12 spare rig keys (T-handle hex) of 20 centimetres each. There is room for it in the cabin and in the hold, and each piece is in its own wrapping. Filming starts at dawn, and the office lorry reaches Tabuk at noon tomorrow.',
    },
    question: 'How should the supplies in the yellow case travel?',
    options: {
      ggbf: 'I take half of its supplies into the cabin and send half by lorry.',
      gzfg: "I send all the case's supplies by road on the office lorry.",
      qjmx: "I take all the case's supplies with our bags into the cabin.",
      vbtr: 'I check in half of its supplies for the hold and send half by lorry.',
      vfmg: "I check in all the case's supplies with our bags for the hold.",
    },
  },
}
