import type { PairTextsOf } from '../pair.ts'
import type { pairs } from './pairs.ts'

export const en: PairTextsOf<typeof pairs> = {
  'education-competency-25@1': {
    deciding: 'Does a pupil answer on every topic, or on a number of them?',
    stories: {
      a: 'Dust has cost a secondary school in Unaizah 4 of its twelve history lessons, before any of their twelve topics was taught. The common test has a 10-mark question on every topic, and a pupil must give 8 answers. A topic taught in a full lesson usually earns 9 marks, in half a lesson 7, and without teaching 1.',
      b: 'Dust has cost a secondary school in Unaizah 4 of its twelve history lessons, before any of their twelve topics was taught. The common test has a 10-mark question on every topic, and a pupil must give 12 answers. A topic taught in a full lesson usually earns 9 marks, in half a lesson 7, and without teaching 1.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      kbhz: 'I teach all topics, four in full and eight in half lessons.',
      tkdd: 'I teach eight topics in full lessons and do not start the others.',
      vqdf: 'I teach six topics in full lessons and four in half lessons.',
      xgpb: 'I teach five topics in full lessons and six in half lessons.',
      zkxm: 'I teach seven topics in full lessons and two in half lessons.',
    },
  },
  'education-competency-26@1': {
    deciding: 'Does the difference between the two marks always run one way, or both ways?',
    stories: {
      a: 'At a secondary school in Jeddah, you and Hanan have each marked the same 20 essays, with a maximum mark of 40. The two marks differ by about 6 on every essay, Hanan gave the lower one on 20 of them, and Abeer, the supervisor, finds yours sounder. Another 180 essays are still to be marked, half by each of you, and results are due on Thursday. You may put them off by a day for joint work.',
      b: 'At a secondary school in Jeddah, you and Hanan have each marked the same 20 essays, with a maximum mark of 40. The two marks differ by about 6 on every essay, Hanan gave the lower one on 10 of them, and Abeer, the supervisor, finds yours sounder. Another 180 essays are still to be marked, half by each of you, and results are due on Thursday. You may put them off by a day for joint work.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      kmdv: "I bring Hanan's marks closer to mine by adding half the measured difference to each.",
      qzhs: 'I take two hours from the marking to read five of the twenty essays again with Hanan.',
      rjxq: 'I ask Abeer for some essays marked last year for both of us to use as a guide.',
      twpf: 'I put the results off by a day to mark all the twenty essays again with Hanan.',
      vpsd: "I bring Hanan's marks level with mine by adding the measured difference to each.",
    },
  },
  'education-competency-27@1': {
    deciding: "Does Fahad do most of the group's work, or hardly any?",
    stories: {
      a: 'The mother of Fahad, a third-grade pupil in Madinah, writes that group work hides what her son does. In a group, each pupil gets a shared mark and an individual one for his contributions. In 3 weeks, 40 contributions were recorded for his group of four, and 29 of them were made by Fahad. Tomorrow you have 15 minutes with her, enough for one matter.',
      b: 'The mother of Fahad, a third-grade pupil in Madinah, writes that group work hides what her son does. In a group, each pupil gets a shared mark and an individual one for his contributions. In 3 weeks, 40 contributions were recorded for his group of four, and 2 of them were made by Fahad. Tomorrow you have 15 minutes with her, enough for one matter.',
    },
    question: 'What is the best thing to do now?',
    options: {
      cwpw: "I show her Fahad's individual marks on the sheets of these 3 weeks.",
      hxcr: 'I explain to her how a mark divides into a shared and an individual one.',
      msvm: 'I explain to her how the pupils in a group take turns at speaking.',
      mzjt: 'I draw up with her a weekly plan of roles in which Fahad speaks first.',
      thpf: 'I invite her to come to a lesson in which the pupils work in groups.',
    },
  },
  'education-competency-28@2': {
    deciding: 'Does the new edition change what is taught, or only how it looks?',
    stories: {
      a: "Lessons begin on Sunday at a private school in Jazan, and the science books for its 90 pupils are not yet bought. The shop has the old edition now, the new one comes in 5 weeks at the same price, and books are not taken back. In the term's units the new edition changes the pictures and the covers. The term ends with the publisher's test, and the decision is yours.",
      b: "Lessons begin on Sunday at a private school in Jazan, and the science books for its 90 pupils are not yet bought. The shop has the old edition now, the new one comes in 5 weeks at the same price, and books are not taken back. In the term's units the new edition changes the texts and the exercises. The term ends with the publisher's test, and the decision is yours.",
    },
    question: 'Which decision suits this situation best?',
    options: {
      kdtw: 'I order the new edition for every two pupils to share and start with notes on Sunday.',
      nvbs: 'I buy the old edition for every two pupils to share and start with it on Sunday.',
      rgzw: 'I order the new edition for every pupil and start with notes on Sunday.',
      wzrr: 'I buy the old edition for every pupil and start with it on Sunday.',
      zqjf: 'I have the teachers vote on the editions and start with films on Sunday.',
    },
  },
  'education-competency-29@1': {
    deciding: 'For how many of the class would the new lesson be taught today?',
    stories: {
      a: "Rain has closed some roads in Najran before your first lesson today with a class of 30. There are 26 pupils present, with gaps from last week's lesson. Today's new lesson is the basis of the unit; it takes 35 of the 45 minutes and cannot be taught twice. The next reserve period is in two weeks.",
      b: "Rain has closed some roads in Najran before your first lesson today with a class of 30. There are 8 pupils present, with gaps from last week's lesson. Today's new lesson is the basis of the unit; it takes 35 of the 45 minutes and cannot be taught twice. The next reserve period is in two weeks.",
    },
    question: 'What is the best thing to do now?',
    options: {
      cmrj: 'I let those present vote between the new lesson and work on the gaps.',
      gdhg: 'I spend the whole period on the gaps and put off the new lesson for two weeks.',
      nbcs: 'I spend the whole period on the new lesson, with extra exercises on it.',
      tkcf: 'I spend 35 minutes on the gaps and 10 on beginning the new lesson.',
      whfz: 'I spend 10 minutes on the gaps and 35 minutes on the new lesson.',
    },
  },
  'education-competency-30@1': {
    deciding: 'Do those who passed compete by rank for the seats of the college?',
    stories: {
      a: 'A wrong answer key was found at the test centre you run in Riyadh after 400 slips, each with a mark and a rank, had gone out. Correcting it gives 2 more marks to each of 40 who had passed, and they have been told; 350 pass as before. In 3 days, a college will admit those who passed, by the rank on their slips, until its 600 seats are filled. A new ranking takes 2 days.',
      b: 'A wrong answer key was found at the test centre you run in Riyadh after 400 slips, each with a mark and a rank, had gone out. Correcting it gives 2 more marks to each of 40 who had passed, and they have been told; 350 pass as before. In 3 days, a college will admit those who passed, by the rank on their slips, until its 90 seats are filled. A new ranking takes 2 days.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      djqv: 'I check the keys of the other questions today and put off all new slips.',
      dqtd: 'I issue slips with the right marks for the 40 today and leave the others.',
      tfss: 'I withdraw all the slips and issue them again with a new ranking.',
      tkwf: 'I issue new slips for the 40 as each of them comes in and leave the others.',
      wnzz: 'I send a new ranking to the college and leave the slips with their owners.',
    },
  },
  'education-skills-01@1': {
    deciding: 'With which steps does the strategy in the plan begin?',
    stories: {
      a: 'Next Sunday, pupils at an intermediate school in Abha will read a text on earthquakes with eight paragraphs, each under its own heading. The strategy named in the lesson plan is KWL. You have ten minutes before the reading to divide between two activities. Majid, the supervisor, will be there to see the first steps of the strategy.',
      b: 'Next Sunday, pupils at an intermediate school in Abha will read a text on earthquakes with eight paragraphs, each under its own heading. The strategy named in the lesson plan is SQ3R. You have ten minutes before the reading to divide between two activities. Majid, the supervisor, will be there to see the first steps of the strategy.',
    },
    question: 'Which use of the ten minutes is right?',
    options: {
      bxpj: 'I give all the minutes to listing what pupils have heard of earthquakes and hope to find out.',
      dcjn: 'I give all the minutes to skimming the headings and recasting each as a "how" or a "why".',
      jmxt: 'I give seven minutes to what pupils have heard and hope to find out, and three to recasting headings.',
      ncfp: 'I give five minutes to what pupils have heard and hope to find out, and five to recasting headings.',
      shxp: 'I give three minutes to what pupils have heard and hope to find out, and seven to recasting headings.',
    },
  },
  'education-skills-04@3': {
    deciding: 'Which of the two scores lies below the mean of the peers?',
    stories: {
      a: 'Two fourth-grade girls, Reem and Noura, have moved to a school in Dammam this week. Each brings a report from her former school on the same mathematics test, worked out against the same peers. The report on Reem says "z score: 1.2", the report on Noura says "T score: 41", and there is nothing else. The remedial class has one place for the weaker of the two; its course takes a year, and half of it helps nobody. A school test comes in a month.',
      b: 'Two fourth-grade girls, Reem and Noura, have moved to a school in Dammam this week. Each brings a report from her former school on the same mathematics test, worked out against the same peers. The report on Noura says "z score: 1.2", the report on Reem says "T score: 41", and there is nothing else. The remedial class has one place for the weaker of the two; its course takes a year, and half of it helps nobody. A school test comes in a month.',
    },
    question: 'Who should have the place, and for how long?',
    options: {
      lvfq: 'I give Noura the place in the remedial class until the end of the year.',
      ndms: 'I give Reem the place in the remedial class until the school test.',
      qwtw: 'I give Reem the place in the remedial class until the end of the year.',
      rlkf: 'I keep the place in the remedial class free until the school test.',
      thcf: 'I give Noura the place in the remedial class until the school test.',
    },
  },
  'education-skills-07@1': {
    deciding: 'Which level of evaluation did the client order?',
    stories: {
      a: 'A bank in Riyadh has ordered a two-day course in customer service for sixty of its branch staff. There are 4 working days for evaluating it, and the choice of method is yours. Under the contract, the evaluation is made at level three of the Kirkpatrick model, and one report gives its outcome.',
      b: 'A bank in Riyadh has ordered a two-day course in customer service for sixty of its branch staff. There are 4 working days for evaluating it, and the choice of method is yours. Under the contract, the evaluation is made at level two of the Kirkpatrick model, and one report gives its outcome.',
    },
    question: 'Which way of evaluating is right for this contract?',
    options: {
      bsxr: "I give all sixty staff a blind-marked test on filmed cases from their branches, once, at the course's end.",
      cdgd: 'I survey all sixty staff eight weeks after the course on what they learnt and applied at work.',
      fnpq: "I collect managers' ratings of the conduct of 20 staff, only once, eight weeks after the course.",
      nthg: 'I give all sixty staff a blind-marked test on filmed cases from their branches, before the course and at its end.',
      rqsb: "I collect managers' ratings of the conduct of 20 staff, before the course and eight weeks after it.",
    },
  },
  'education-skills-10@2': {
    deciding: 'Does the test measure mastery of objectives, or rank those who take it?',
    stories: {
      a: 'A measurement centre in Riyadh has tried out a physics test of 60 questions, one for each objective of its course. The manual describes the test as norm-referenced. On 18 of the questions, all soundly worded, 96% of those tested answered correctly. There is money to replace any of these with a question of medium difficulty on the same objective.',
      b: 'A measurement centre in Riyadh has tried out a physics test of 60 questions, one for each objective of its course. The manual describes the test as criterion-referenced. On 18 of the questions, all soundly worded, 96% of those tested answered correctly. There is money to replace any of these with a question of medium difficulty on the same objective.',
    },
    question: 'Which treatment of the easy questions is right?',
    options: {
      fzzq: 'I replace all of the easy questions with harder ones before the printing.',
      mthb: 'I move all of the easy questions to the first page before the printing.',
      nbdk: 'I spend the money on a second look at the wording of the easy questions.',
      pvmg: 'I replace every second easy question with a harder one before the printing.',
      tckx: 'I keep all of the easy questions in the printed test as they are.',
    },
  },
  'education-skills-13@2': {
    deciding: 'Which of the two sides is everyday language, and which the language of study?',
    stories: {
      a: 'Yousef, whose first language is French, is in the sixth grade at a Jeddah school. His former school reports that his Arabic is strong in CALP and weak in BICS. He has eight support lessons this month; in each, pages of one booklet are read and discussed: the Oasis booklet has conversations from home and market, the Orchard has passages from the science book. The aim is to strengthen the weak side alone, and you share out the lessons.',
      b: 'Yousef, whose first language is French, is in the sixth grade at a Jeddah school. His former school reports that his Arabic is strong in BICS and weak in CALP. He has eight support lessons this month; in each, pages of one booklet are read and discussed: the Oasis booklet has conversations from home and market, the Orchard has passages from the science book. The aim is to strengthen the weak side alone, and you share out the lessons.',
    },
    question: 'Which use of the eight support lessons is right?',
    options: {
      bwbh: 'I fill four of the eight lessons with the Oasis booklet and four with the Orchard.',
      dcwr: 'I fill six of the eight lessons with the Oasis booklet and two with the Orchard.',
      jgnp: 'I fill all eight of the lessons with the Orchard booklet and none with the Oasis.',
      vbdz: 'I fill all eight of the lessons with the Oasis booklet and none with the Orchard.',
      vxhw: 'I fill six of the eight lessons with the Orchard booklet and two with the Oasis.',
    },
  },
  'education-skills-16@1': {
    deciding: 'Which unit may be published in a shortened translation?',
    stories: {
      a: "Two open units in English, one on water and one on light, have been found for girls at a state secondary school in Najran. The water unit ends with the line CC BY-ND 4.0, the light unit with CC BY-NC 4.0. Each will be put on the school's website free of charge under its author's name, either as it stands or translated and shortened, and the decision is yours. Neither author can be reached before the units go up.",
      b: "Two open units in English, one on water and one on light, have been found for girls at a state secondary school in Najran. The light unit ends with the line CC BY-ND 4.0, the water unit with CC BY-NC 4.0. Each will be put on the school's website free of charge under its author's name, either as it stands or translated and shortened, and the decision is yours. Neither author can be reached before the units go up.",
    },
    question: 'Which way of publishing the two units is right?',
    options: {
      qjhm: 'I publish the light unit translated and shortened, and the water unit as it stands in English.',
      rkdt: 'I publish half the light unit translated and shortened, and the water unit as it stands in English.',
      sdgn: 'I publish the light unit as it stands in English, and the water unit translated and shortened.',
      sdwl: 'I publish the light unit as it stands in English, and the water unit in the same way.',
      wmnf: 'I publish the light unit as it stands in English, and half the water unit translated and shortened.',
    },
  },
  'education-skills-19@1': {
    deciding:
      'Which of the two procedures reinforces the absence of the behaviour, and which an alternative to it?',
    stories: {
      a: "Badr and Waleed, fourth-grade pupils in Tabuk, each talk without permission about 8 times in every lesson. Badr's plan has differential reinforcement (DRO), and Waleed's plan has differential reinforcement (DRA). Their talking gets no comment; each has 10 stickers in a lesson, and you decide what they are given for. At the end of the week the plan team checks what the stickers were given for against the written procedure.",
      b: "Badr and Waleed, fourth-grade pupils in Tabuk, each talk without permission about 8 times in every lesson. Badr's plan has differential reinforcement (DRA), and Waleed's plan has differential reinforcement (DRO). Their talking gets no comment; each has 10 stickers in a lesson, and you decide what they are given for. At the end of the week the plan team checks what the stickers were given for against the written procedure.",
    },
    question: "Which use of the two pupils' stickers is right?",
    options: {
      hcrq: "I give Badr's stickers for minutes completed without interrupting and Waleed's for both such minutes and raised hands.",
      jhfq: "I give Badr's and Waleed's stickers for both minutes completed without interrupting and raised hands.",
      ttpz: "I give Badr's stickers for minutes completed without interrupting and Waleed's for raising his hand.",
      vrkl: "I give Waleed's stickers for minutes completed without interrupting and Badr's for raising his hand.",
      xqjf: "I give Waleed's stickers for minutes completed without interrupting and Badr's for both such minutes and raised hands.",
    },
  },
  'education-skills-22@7': {
    deciding: 'Does the measure leave the aims as they are, or change them?',
    stories: {
      a: 'Jood, a fifth-grade pupil in Hail, has an individual education plan and gets science worksheets every week. She is slow at writing, and half of the aims of this unit lie beyond her this year. The line for science in her plan names the kind of measure, accommodation, and leaves its form to the teacher. The worksheets are checked against the plan at the end of the month.',
      b: 'Jood, a fifth-grade pupil in Hail, has an individual education plan and gets science worksheets every week. She is slow at writing, and half of the aims of this unit lie beyond her this year. The line for science in her plan names the kind of measure, modification, and leaves its form to the teacher. The worksheets are checked against the plan at the end of the month.',
    },
    question: 'Which worksheets are right for Jood this month?',
    options: {
      hsvs: 'I give Jood the questions on every aim, with written answers and more time.',
      mdqz: "I give Jood the questions of last year's unit, in writing, and keep this one for later.",
      nffs: 'I give Jood the questions on every aim, with oral answers and more time.',
      pbhg: 'I give Jood the questions on most aims, in writing, and keep the rest for next year.',
      tlmg: 'I give Jood the questions on half the aims, in writing, and keep the rest for next year.',
    },
  },
  'education-skills-25@4': {
    deciding: 'Do the members of this kind of group share one part, or hold a different part each?',
    stories: {
      a: 'Reem teaches 25 girls in Hail a text in 5 parts by the jigsaw method. They sit in 5 groups of 5, and for the next 20 minutes these are the expert groups. Each girl gets a copy of one part, reads it and then works with her group. You help her by handing out the copies, and there is no time to do it again.',
      b: 'Reem teaches 25 girls in Hail a text in 5 parts by the jigsaw method. They sit in 5 groups of 5, and for the next 20 minutes these are the home groups. Each girl gets a copy of one part, reads it and then works with her group. You help her by handing out the copies, and there is no time to do it again.',
    },
    question: 'How should the copies be handed out?',
    options: {
      dvks: 'I hand out copies of one shared part in each group.',
      fgnm: 'I hand out copies of four different parts in each group.',
      jbwb: 'I hand out copies of five different parts in each group.',
      kdgc: 'I hand out copies of three different parts in each group.',
      njxn: 'I hand out copies of two different parts in each group.',
    },
  },
  'education-skills-28@4': {
    deciding: 'Is this tier the lesson of the whole class or the most intensive support?',
    stories: {
      a: 'Samar, a second-grade pupil in Buraidah, has been followed for a term under the RTI model. In reading she now stands in tier three. Up to 40 minutes a day with the reading specialist are open to her, in place of other lessons. Minutes beyond her need set her back in the other lessons, and minutes short of it set her back in reading.',
      b: 'Samar, a second-grade pupil in Buraidah, has been followed for a term under the RTI model. In reading she now stands in tier one. Up to 40 minutes a day with the reading specialist are open to her, in place of other lessons. Minutes beyond her need set her back in the other lessons, and minutes short of it set her back in reading.',
    },
    question: 'How much time with the specialist should be planned for her?',
    options: {
      bwhz: 'I plan zero minutes a day with the reading specialist for Samar.',
      fjqb: 'I plan 40 minutes a day with the reading specialist for Samar.',
      nvhc: 'I plan 30 minutes a day with the reading specialist for Samar.',
      phkc: 'I plan 20 minutes a day with the reading specialist for Samar.',
      shsz: 'I plan 10 minutes a day with the reading specialist for Samar.',
    },
  },
}
