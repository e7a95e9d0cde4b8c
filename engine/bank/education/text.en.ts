import type { PairTextsOf } from '../pair.ts'
import type { pairs } from './pairs.ts'

export const en: PairTextsOf<typeof pairs> = {
  'education-competency-25@1': {
    deciding: 'Does a pupil answer on every topic, or on a number of them?',
    stories: {
      a: 'Dust has cost a secondary school in Unaizah 4 of its 12 history lessons, each of which had a topic of its own. The common test has a question of 10 marks on every topic, and a pupil answers 8 of the twelve. A topic taught in a full lesson usually earns 9 marks, in half a lesson 7, and without teaching 1.',
      b: 'Dust has cost a secondary school in Unaizah 4 of its 12 history lessons, each of which had a topic of its own. The common test has a question of 10 marks on every topic, and a pupil answers 12 of the twelve. A topic taught in a full lesson usually earns 9 marks, in half a lesson 7, and without teaching 1.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      kbhz: 'I teach four topics in full lessons and eight in half lessons.',
      tkdd: 'I teach eight topics in full lessons and do not start the others.',
      vqdf: 'I teach six topics in full lessons and four in half lessons.',
      xgpb: 'I teach five topics in full lessons and six in half lessons.',
      zkxm: 'I teach seven topics in full lessons and two in half lessons.',
    },
  },
  'education-competency-26@1': {
    deciding: 'Does the difference between the two marks always run one way, or both ways?',
    stories: {
      a: 'At a secondary school in Jeddah, you and Hanan have each marked the same 20 essays, with 40 as the full mark. The two marks differ by about 6 on every essay, and Hanan gave the lower one on 20 of them. Another 180 essays wait, half for each of you, and results are due on Thursday. You may put them off by a day for joint work.',
      b: 'At a secondary school in Jeddah, you and Hanan have each marked the same 20 essays, with 40 as the full mark. The two marks differ by about 6 on every essay, and Hanan gave the lower one on 10 of them. Another 180 essays wait, half for each of you, and results are due on Thursday. You may put them off by a day for joint work.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      kmdv: 'I bring our marks closer with Hanan by adding half the difference to those in her share.',
      qzhs: 'I spend two hours with Hanan reading a quarter of the shared essays against the rubric.',
      rjxq: 'I ask Abeer, the supervisor, for marked essays of last year as a guide.',
      twpf: 'I spend a day with Hanan marking all the shared essays again against the rubric.',
      vpsd: 'I align our marks with Hanan by adding the whole difference to those in her share.',
    },
  },
  'education-competency-27@1': {
    deciding: "Does Fahad do most of the group's work, or hardly any?",
    stories: {
      a: 'The mother of Fahad, a fifth-grade pupil in Madinah, writes that group work does not do her son justice. In a group, each pupil gets a shared mark and an individual one. In 3 weeks, 40 contributions were recorded for his group of four, and 29 of them were made by Fahad. Tomorrow you have 15 minutes with her, enough for one matter.',
      b: 'The mother of Fahad, a fifth-grade pupil in Madinah, writes that group work does not do her son justice. In a group, each pupil gets a shared mark and an individual one. In 3 weeks, 40 contributions were recorded for his group of four, and 2 of them were made by Fahad. Tomorrow you have 15 minutes with her, enough for one matter.',
    },
    question: 'What is the best thing to do now?',
    options: {
      cwpw: 'I show her the individual marks of Fahad on the sheets of these weeks.',
      hxcr: 'I explain to her how the marks divide into a shared and an individual one.',
      msvm: 'I explain to her how the pupils in a group take turns at speaking.',
      mzjt: 'I draw up with her a weekly plan of roles in which Fahad speaks first.',
      thpf: 'I invite her to come to a lesson in which the pupils work in groups.',
    },
  },
  'education-competency-28@1': {
    deciding: 'Is there another form of the test for Thursday?',
    stories: {
      a: 'The power failed in the 20th minute of a computer test for ninety pupils in Jazan, and all their answers are lost. They had already seen the questions of all four sections. Paper copies are ready, but the hall, without air conditioning, is at 34 degrees. The number of forms in the bank is 1, writing another takes a month, and Thursday is the only other date.',
      b: 'The power failed in the 20th minute of a computer test for ninety pupils in Jazan, and all their answers are lost. They had already seen the questions of all four sections. Paper copies are ready, but the hall, without air conditioning, is at 34 degrees. The number of forms in the bank is 5, writing another takes a month, and Thursday is the only other date.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      kdtw: 'I go on today with one section on paper and hold three on Thursday.',
      nvbs: 'I go on today with three sections on paper and hold one on Thursday.',
      rgzw: 'I stop the test today and hold all four sections on Thursday.',
      wzrr: 'I go on today with all four sections of the test on paper.',
      zqjf: 'I go on today with two sections on paper and hold two on Thursday.',
    },
  },
  'education-competency-29@1': {
    deciding: 'For how many of the class would the new lesson be taught today?',
    stories: {
      a: 'Rain has closed some roads in Najran before your first lesson today with a class of 30. Of the thirty, 26 have come, and they have gaps from the lesson of last week. The new lesson of today is the key to the unit; it takes 35 of the 45 minutes and cannot be taught twice. The next reserve hour is in two weeks.',
      b: 'Rain has closed some roads in Najran before your first lesson today with a class of 30. Of the thirty, 8 have come, and they have gaps from the lesson of last week. The new lesson of today is the key to the unit; it takes 35 of the 45 minutes and cannot be taught twice. The next reserve hour is in two weeks.',
    },
    question: 'What is the best thing to do now?',
    options: {
      cmrj: 'I let those present vote between the new lesson and work on the gaps.',
      gdhg: 'I spend the whole hour on the gaps and put off the new lesson two weeks.',
      nbcs: 'I spend the whole hour on the new lesson, with extra exercises on it.',
      tkcf: 'I spend 35 minutes on the gaps and 10 on beginning the new lesson.',
      whfz: 'I spend 10 minutes on the gaps and 35 minutes on the new lesson.',
    },
  },
  'education-competency-30@1': {
    deciding: 'Do those who passed compete by rank for the seats of the college?',
    stories: {
      a: 'A wrong answer key was found at the test centre you run in Riyadh after 400 slips, each with mark and rank, had gone out. Correcting it gives two more marks to 40 who had passed, all now told; 350 pass as before. In 3 days, a college takes those who passed by rank until its 600 seats are filled. A new ranking takes two days.',
      b: 'A wrong answer key was found at the test centre you run in Riyadh after 400 slips, each with mark and rank, had gone out. Correcting it gives two more marks to 40 who had passed, all now told; 350 pass as before. In 3 days, a college takes those who passed by rank until its 90 seats are filled. A new ranking takes two days.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      djqv: 'I check the keys of the other questions today and put off all new slips.',
      dqtd: 'I issue slips with the new marks for the forty today and leave the others.',
      tfss: 'I withdraw all the slips and issue them again with the right ranks.',
      tkwf: 'I issue new slips for the forty as each of them comes and leave the others.',
      wnzz: 'I send a new ranking to the college and leave the slips with their owners.',
    },
  },
  'education-skills-01@1': {
    deciding: 'Are the pupils new to these equations or already able?',
    stories: {
      a: 'A unit on linear equations begins next Sunday at an intermediate school in Abha, and each lesson has a sheet of 10 equations on which every pupil works alone. All sheets of the week are printed today and cannot be changed afterwards. In a short test of 5 such equations before the unit, the average pupil solved 0.4.',
      b: 'A unit on linear equations begins next Sunday at an intermediate school in Abha, and each lesson has a sheet of 10 equations on which every pupil works alone. All sheets of the week are printed today and cannot be changed afterwards. In a short test of 5 such equations before the unit, the average pupil solved 4.6.',
    },
    question: 'Which design is right for the sheets of the week?',
    options: {
      mcgq: 'I leave all the equations unsolved for the pupil to solve from the start.',
      mpbn: 'I print two of the ten equations half solved and leave the rest unsolved.',
      qhhn: 'I put an example worked out in full before each equation on the sheets.',
      twvc: 'I print five of the ten equations half solved and leave the rest unsolved.',
      xrcd: 'I print all the equations half solved for the pupil to complete.',
    },
  },
  'education-skills-04@1': {
    deciding: 'Does the number count right answers, or place the pupil among her peers?',
    stories: {
      a: 'A primary school in Dammam has received a report on Reem, a fourth-grade pupil, from the regional arithmetic test. It shows a single number, 55, under the heading "Percentage score". Mastery means right answers to 80% of the questions, and 70% of the pupils in the region have reached it. The remedial group meets at the same hour as the science club that Reem attends.',
      b: 'A primary school in Dammam has received a report on Reem, a fourth-grade pupil, from the regional arithmetic test. It shows a single number, 55, under the heading "Percentile rank". Mastery means right answers to 80% of the questions, and 70% of the pupils in the region have reached it. The remedial group meets at the same hour as the science club that Reem attends.',
    },
    question: 'Which decision about Reem is right?',
    options: {
      gqfn: 'I keep Reem in the club except for a single hour with the remedial group.',
      jbnn: 'I move Reem to the remedial group for 6 weeks in place of the club.',
      pdnp: 'I move Reem to the remedial group for 3 weeks in place of the club.',
      qmrw: 'I ask her family for their opinion on the remedial group or the club.',
      sdcz: 'I keep Reem in the science club as she is until the end of the term.',
    },
  },
  'education-skills-07@1': {
    deciding: 'Which level of evaluation did the client order?',
    stories: {
      a: 'A bank in Riyadh has ordered a two-day course in customer service for sixty clerks of its branches. There are 4 working days for evaluating it, and the choice of method is yours. Under the contract, the evaluation is made at level three of the Kirkpatrick model, and one report gives its outcome.',
      b: 'A bank in Riyadh has ordered a two-day course in customer service for sixty clerks of its branches. There are 4 working days for evaluating it, and the choice of method is yours. Under the contract, the evaluation is made at level two of the Kirkpatrick model, and one report gives its outcome.',
    },
    question: 'Which way of evaluating is right for this contract?',
    options: {
      bsxr: 'I test the sixty clerks on what the course taught, only once, at its end.',
      cdgd: 'I compare the complaints of customers in the months before and after the course.',
      fnpq: 'I observe 20 clerks at the counter, only once, eight weeks after the course.',
      nthg: 'I test the sixty clerks on what the course teaches, at its start and at its end.',
      rqsb: 'I observe 20 clerks at the counter, before the course and eight weeks after it.',
    },
  },
  'education-skills-10@1': {
    deciding: 'Does the test measure mastery of objectives, or rank those who take it?',
    stories: {
      a: 'A measurement centre in Riyadh has tried out a chemistry test of 60 questions, one for each objective of the course. Its manual describes the test as criterion-referenced. On each of 18 questions, 96% of those tested were right, and the reviewers found the wording sound. Writing and trying out a new question takes half a day.',
      b: 'A measurement centre in Riyadh has tried out a chemistry test of 60 questions, one for each objective of the course. Its manual describes the test as norm-referenced. On each of 18 questions, 96% of those tested were right, and the reviewers found the wording sound. Writing and trying out a new question takes half a day.',
    },
    question: 'Which decision about these questions is right?',
    options: {
      fzzq: 'I keep all of these questions in the final form of the test.',
      mthb: 'I keep half of these questions and replace half by some of middle difficulty.',
      nbdk: 'I keep five of these questions and replace 13 by some of middle difficulty.',
      pvmg: 'I keep 13 of these questions and replace five by some of middle difficulty.',
      tckx: 'I replace all of these questions by some of middle difficulty.',
    },
  },
  'education-skills-13@1': {
    deciding: 'Does Saad understand a story when he hears it?',
    stories: {
      a: 'Saad, a third-grade pupil in Hafar Al-Batin, has a daily support session of half an hour for 8 weeks. In the first, he silently read a short story and was right on 2 of 10 questions about it. Then he listened to a story of like length and vocabulary and was right on 9 of 10. You divide the weeks between two kinds of training.',
      b: 'Saad, a third-grade pupil in Hafar Al-Batin, has a daily support session of half an hour for 8 weeks. In the first, he silently read a short story and was right on 2 of 10 questions about it. Then he listened to a story of like length and vocabulary and was right on 2 of 10. You divide the weeks between two kinds of training.',
    },
    question: 'Which plan of support is right for Saad?',
    options: {
      bkhs: 'I give all of the weeks to training Saad in vocabulary and oral narrative.',
      frrc: 'I give two weeks to decoding and six to vocabulary and oral narrative.',
      svgb: 'I give four weeks to decoding and four to vocabulary and oral narrative.',
      tjgj: 'I give all of the weeks to training Saad daily in decoding.',
      tqfp: 'I give six weeks to decoding and two to vocabulary and oral narrative.',
    },
  },
  'education-skills-16@1': {
    deciding: 'How many pupils stand behind each published figure?',
    stories: {
      a: 'The pupils of a school in Fayfa have answered a survey without names about bullying in the yard, on the bus and in the corridor. The percentages of those bullied will be printed in the newsletter for families, so that all see where help is needed, and you choose the level of detail. The school has 6 classes, one for each grade, of 4 pupils each.',
      b: 'The pupils of a school in Fayfa have answered a survey without names about bullying in the yard, on the bus and in the corridor. The percentages of those bullied will be printed in the newsletter for families, so that all see where help is needed, and you choose the level of detail. The school has 6 classes, one for each grade, of 29 pupils each.',
    },
    question: 'Which level of detail is right for publication?',
    options: {
      bxgk: 'I publish a single percentage that covers the pupils of all six grades together.',
      cgbf: 'I publish one percentage for the whole school and a second one for grade six.',
      qtfx: 'I publish one percentage for the three lower grades and one for the three upper ones.',
      rcjk: 'I publish a percentage for each of the six grades, without telling the places apart.',
      xzkg: 'I publish a percentage for each of the six grades, divided up by place.',
    },
  },
  'education-skills-19@1': {
    deciding: 'Does one wrong rule explain all the errors?',
    stories: {
      a: 'At a primary school in Tabuk, Lama has done four subtractions without help. She wrote 26 for 52 minus 38, 54 for 71 minus 25, 43 for 84 minus 47, and 46 for 63 minus 29. You have 10 short sessions with her over two weeks, and the term has no room for more.',
      b: 'At a primary school in Tabuk, Lama has done four subtractions without help. She wrote 13 for 52 minus 38, 45 for 71 minus 25, 36 for 84 minus 47, and 33 for 63 minus 29. You have 10 short sessions with her over two weeks, and the term has no room for more.',
    },
    question: 'Which plan for the sessions with Lama is right?',
    options: {
      jxqg: 'I give three sessions to regrouping with rods and seven to subtraction facts.',
      kdvr: 'I give all the sessions to regrouping with rods of ten and ones.',
      mmrz: 'I give five sessions to regrouping with rods and five to subtraction facts.',
      thrm: 'I give all the sessions to subtraction facts up to 18 with quick cards.',
      wqqk: 'I give seven sessions to regrouping with rods and three to subtraction facts.',
    },
  },
  'education-skills-22@1': {
    deciding: 'Do strong candidates get the question right more often than weak ones?',
    stories: {
      a: 'A final examination at a technical college in Al-Ahsa had 50 multiple-choice questions and was taken by 200 trainees. On question 17, 34% of them were right, and its discrimination index is plus 0.41. There has been no complaint about the question, the marks are entered tomorrow at noon, and the decision on it is yours.',
      b: 'A final examination at a technical college in Al-Ahsa had 50 multiple-choice questions and was taken by 200 trainees. On question 17, 34% of them were right, and its discrimination index is minus 0.41. There has been no complaint about the question, the marks are entered tomorrow at noon, and the decision on it is yours.',
    },
    question: 'Which decision on question 17 and its place in the bank is right?',
    options: {
      cmqj: 'I give every trainee the mark and keep the question in the bank with new wording.',
      kfdt: 'I count the question by its key and keep it in the bank as it is.',
      tvjh: 'I count the question by its key and keep it in the bank with new wording.',
      vxgc: 'I publish the model answer to the question and gather comments of the trainees until morning.',
      wzdn: 'I leave the question out of the marks and suspend it in the bank for a key check.',
    },
  },
  'education-skills-25@1': {
    deciding: 'How many days lie between the review and the test?',
    stories: {
      a: 'Trainees at a plant in Yanbu were taught 90 new terms of occupational safety today, and there is one hour to review them. The date of this hour sets that of the certificate test: the number of days between the two is 7 in any case. The trainees do not see the terms outside the two lessons, and you choose the date of the review.',
      b: 'Trainees at a plant in Yanbu were taught 90 new terms of occupational safety today, and there is one hour to review them. The date of this hour sets that of the certificate test: the number of days between the two is 70 in any case. The trainees do not see the terms outside the two lessons, and you choose the date of the review.',
    },
    question: 'Which time is right for the hour of review?',
    options: {
      grdr: 'I hold the review tomorrow, one day after the lesson.',
      jrmz: 'I hold the review when 35 days have passed since the lesson.',
      kcqv: 'I hold the review when 9 days have passed since the lesson.',
      tfnx: 'I hold the review when 21 days have passed since the lesson.',
      wzpf: 'I hold the review when 4 days have passed since the lesson.',
    },
  },
  'education-skills-28@1': {
    deciding: 'Is the source of the gas inside the building or outside it?',
    stories: {
      a: 'At 10:20, a sharp smell spread through the corridors of a secondary school in Jubail with 300 girls. The caretaker reports that it is chlorine leaking from a barrel in the inner store. The assembly yard lies between the building and the street, and the closed sports hall is at the far end of the building. Civil Defense has been called, and the decision is yours.',
      b: 'At 10:20, a sharp smell spread through the corridors of a secondary school in Jubail with 300 girls. The caretaker reports that it is chlorine leaking from a tanker in the next street. The assembly yard lies between the building and the street, and the closed sports hall is at the far end of the building. Civil Defense has been called, and the decision is yours.',
    },
    question: 'Which step is right in the first minutes?',
    options: {
      dtrq: 'I send all the girls to the assembly yard at once and count them there.',
      gwdv: 'I count the girls in their classes first and then send them to the assembly yard.',
      jgnk: 'I move all the girls to the sports hall and close its doors and vents.',
      pcwf: 'I close windows and turn off cooling for half an hour, then send the girls to the yard.',
      zqkz: 'I close windows, turn off cooling and keep the girls in class until the all-clear.',
    },
  },
}
