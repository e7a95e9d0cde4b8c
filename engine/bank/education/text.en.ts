import type { PairTextsOf } from '../pair.ts'
import type { pairs } from './pairs.ts'

export const en: PairTextsOf<typeof pairs> = {
  'education-competency-25@1': {
    deciding: 'Does a pupil answer on every topic, or on a number of them?',
    stories: {
      a: 'Dust has cost a secondary school in Unaizah 4 of its twelve history lessons, before any of their twelve topics was taught. The common test has a question of 10 marks on every topic, and a pupil must give 8 answers. A topic taught in a full lesson usually earns 9 marks, in half a lesson 7, and without teaching 1.',
      b: 'Dust has cost a secondary school in Unaizah 4 of its twelve history lessons, before any of their twelve topics was taught. The common test has a question of 10 marks on every topic, and a pupil must give 12 answers. A topic taught in a full lesson usually earns 9 marks, in half a lesson 7, and without teaching 1.',
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
      a: 'At a secondary school in Jeddah, you and Hanan have each marked the same 20 essays, with 40 as the full mark. The two marks differ by about 6 on every essay, Hanan gave the lower one on 20 of them, and Abeer, the supervisor, finds yours sounder. Another 180 essays are still to be marked, half by each of you, and results are due on Thursday. You may put them off by a day for joint work.',
      b: 'At a secondary school in Jeddah, you and Hanan have each marked the same 20 essays, with 40 as the full mark. The two marks differ by about 6 on every essay, Hanan gave the lower one on 10 of them, and Abeer, the supervisor, finds yours sounder. Another 180 essays are still to be marked, half by each of you, and results are due on Thursday. You may put them off by a day for joint work.',
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
      cwpw: "I show her Fahad's individual marks on the sheets of these three weeks.",
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
      a: "Rain has closed some roads in Najran before your first lesson today with a class of thirty. Of the 30, 26 have come, and they have gaps in last week's lesson. Today's new lesson is the basis of the unit; it takes 35 of the 45 minutes and cannot be taught twice. The next reserve period is in two weeks.",
      b: "Rain has closed some roads in Najran before your first lesson today with a class of thirty. Of the 30, 8 have come, and they have gaps in last week's lesson. Today's new lesson is the basis of the unit; it takes 35 of the 45 minutes and cannot be taught twice. The next reserve period is in two weeks.",
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
      a: 'A wrong answer key was found at the test centre you run in Riyadh after 400 slips, each with mark and rank, had gone out. Correcting it gives two more marks to each of 40 who had passed, and they have been told; 350 pass as before. In 3 days, a college takes those who passed, by the rank on their slips, until its 600 seats are filled. A new ranking takes two days.',
      b: 'A wrong answer key was found at the test centre you run in Riyadh after 400 slips, each with mark and rank, had gone out. Correcting it gives two more marks to each of 40 who had passed, and they have been told; 350 pass as before. In 3 days, a college takes those who passed, by the rank on their slips, until its 90 seats are filled. A new ranking takes two days.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      djqv: 'I check the keys of the other questions today and put off all new slips.',
      dqtd: 'I issue slips with the right marks for the forty today and leave the others.',
      tfss: 'I withdraw all the slips and issue them again with a new ranking.',
      tkwf: 'I issue new slips for the forty as each of them comes in and leave the others.',
      wnzz: 'I send a new ranking to the college and leave the slips with their owners.',
    },
  },
  'education-skills-01@1': {
    deciding: 'With which steps does the strategy in the plan begin?',
    stories: {
      a: 'Next Sunday, pupils at an intermediate school in Abha read a text on earthquakes with eight paragraphs, each under its own heading. The strategy named in the lesson plan is KWL. Ten minutes come before the reading, and you divide them between two activities. Majid, the supervisor, attends to see the first steps of the strategy.',
      b: 'Next Sunday, pupils at an intermediate school in Abha read a text on earthquakes with eight paragraphs, each under its own heading. The strategy named in the lesson plan is SQ3R. Ten minutes come before the reading, and you divide them between two activities. Majid, the supervisor, attends to see the first steps of the strategy.',
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
      a: 'A measurement centre in Riyadh has tried out a physics test of 60 questions, one for each objective of its course. The manual describes the test as norm-referenced. On 18 of the questions, all of sound wording, 96% of those tested were right. There is money to write a question of middle difficulty on the same objective for any of these.',
      b: 'A measurement centre in Riyadh has tried out a physics test of 60 questions, one for each objective of its course. The manual describes the test as criterion-referenced. On 18 of the questions, all of sound wording, 96% of those tested were right. There is money to write a question of middle difficulty on the same objective for any of these.',
    },
    question: 'Which treatment of the easy questions is right?',
    options: {
      fzzq: 'I replace all of the easy questions by harder ones before the printing.',
      mthb: 'I move all of the easy questions to the first page before the printing.',
      nbdk: 'I spend the money on a second look at the wording of the easy questions.',
      pvmg: 'I replace every second easy question by a harder one before the printing.',
      tckx: 'I keep all of the easy questions in the printed test as they are.',
    },
  },
  'education-skills-13@2': {
    deciding: 'Which of the two sides is everyday language, and which the language of study?',
    stories: {
      a: 'Yousef, whose first language is French, is in the sixth grade at a Jeddah school. His former school reports that his Arabic is strong in CALP and weak in BICS. He has 8 support lessons this month; in each, pages of one booklet are read and talked over: the Oasis booklet has conversations from home and market, the Orchard passages from the science book. The aim is to strengthen the weak side alone, and you share out the lessons.',
      b: 'Yousef, whose first language is French, is in the sixth grade at a Jeddah school. His former school reports that his Arabic is strong in BICS and weak in CALP. He has 8 support lessons this month; in each, pages of one booklet are read and talked over: the Oasis booklet has conversations from home and market, the Orchard passages from the science book. The aim is to strengthen the weak side alone, and you share out the lessons.',
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
      a: "Badr and Waleed, fourth-grade pupils in Tabuk, each talk without permission about 8 times in every lesson. Badr's plan has differential reinforcement (DRO), and Waleed's plan has differential reinforcement (DRA). Their talking gets no comment; each has 10 stickers in a lesson, and you decide what they are given for. At the end of the week the plan team checks what they were given for against the written procedure.",
      b: "Badr and Waleed, fourth-grade pupils in Tabuk, each talk without permission about 8 times in every lesson. Badr's plan has differential reinforcement (DRA), and Waleed's plan has differential reinforcement (DRO). Their talking gets no comment; each has 10 stickers in a lesson, and you decide what they are given for. At the end of the week the plan team checks what they were given for against the written procedure.",
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
      a: 'Jood, a fifth-grade pupil in Hail, has an individual education plan and gets science worksheets every week. In writing she is slow, and half of the aims of this unit lie beyond her this year. The line for science in her plan names the kind of measure, accommodation, and leaves its form to the teacher. The worksheets are checked against the plan at the end of the month.',
      b: 'Jood, a fifth-grade pupil in Hail, has an individual education plan and gets science worksheets every week. In writing she is slow, and half of the aims of this unit lie beyond her this year. The line for science in her plan names the kind of measure, modification, and leaves its form to the teacher. The worksheets are checked against the plan at the end of the month.',
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
  'education-skills-25@3': {
    deciding: 'Which of the programmes has the larger effect?',
    stories: {
      a: "An education office in Yanbu is choosing between two reading programmes of equal cost, Noor and Sanad. Noor was tried on 9000 pupils (p = 0.001, Cohen's d = 0.07), and Sanad was tried on 80 pupils (p = 0.002, Cohen's d = 0.70). Each trial ran for three years with a control group and, repeated, gave the same figures; the pupils and the test were alike. The aim is the highest gain in the mean reading score, and the schools have time for one programme.",
      b: "An education office in Yanbu is choosing between two reading programmes of equal cost, Noor and Sanad. Sanad was tried on 9000 pupils (p = 0.001, Cohen's d = 0.07), and Noor was tried on 80 pupils (p = 0.002, Cohen's d = 0.70). Each trial ran for three years with a control group and, repeated, gave the same figures; the pupils and the test were alike. The aim is the highest gain in the mean reading score, and the schools have time for one programme.",
    },
    question: 'Which decision on the programmes is right?',
    options: {
      bdvv: 'I adopt the Sanad programme in all of the schools for three years.',
      jvgj: 'I keep the reading lessons of all the schools as they are this year.',
      lkrm: 'I adopt the Sanad programme in all of the schools for one term.',
      rrfx: 'I adopt the Noor programme in all of the schools for one term.',
      wxkt: 'I adopt the Noor programme in all of the schools for three years.',
    },
  },
  'education-skills-28@2': {
    deciding: 'Is the test restricted to a qualified specialist, or open to any teacher?',
    stories: {
      a: "This month 40 girls at a school in Jubail take a standardised test that was bought from its publisher. The user qualification level of the test in the publisher's catalogue is C. Amal, the psychologist, needs 4 weeks for all the work of it, in which her counselling sessions would be cancelled; the teachers need one week, beside their lessons. The results go into the girls' files, and you decide who does what.",
      b: "This month 40 girls at a school in Jubail take a standardised test that was bought from its publisher. The user qualification level of the test in the publisher's catalogue is A. Amal, the psychologist, needs 4 weeks for all the work of it, in which her counselling sessions would be cancelled; the teachers need one week, beside their lessons. The results go into the girls' files, and you decide who does what.",
    },
    question: 'Which way of sharing the work of this test is right?',
    options: {
      gnqb: 'I have the teachers give and score the test, and Amal interpret it.',
      mhll: 'I put the test off until next term and have its manual read by everyone.',
      pctq: 'I have the teachers give the test, and Amal score and interpret it.',
      txcz: 'I have the teachers give the test, score it and interpret it for every girl.',
      xqwx: 'I have Amal give the test, score it and interpret it for every girl.',
    },
  },
}
