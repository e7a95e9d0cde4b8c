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
      a: 'The mother of Fahad, a third-grade pupil in Madinah, writes that group work does not do her son justice. In a group, each pupil gets a shared mark and an individual one. In 3 weeks, 40 contributions were recorded for his group of four, and 29 of them were made by Fahad. Tomorrow you have 15 minutes with her, enough for one matter.',
      b: 'The mother of Fahad, a third-grade pupil in Madinah, writes that group work does not do her son justice. In a group, each pupil gets a shared mark and an individual one. In 3 weeks, 40 contributions were recorded for his group of four, and 2 of them were made by Fahad. Tomorrow you have 15 minutes with her, enough for one matter.',
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
  'education-competency-28@1': {
    deciding: 'Is there another form of the test for Thursday?',
    stories: {
      a: 'The power failed in the 20th minute of a computer test for ninety pupils in Jazan, and all their answers are lost. They had already seen the questions of all four sections. Paper copies with the same questions are ready, but the hall, without air conditioning, is at 34 degrees. The bank holds a single form of this test, writing another takes a month, and Thursday is the only other date.',
      b: 'The power failed in the 20th minute of a computer test for ninety pupils in Jazan, and all their answers are lost. They had already seen the questions of all four sections. Paper copies with the same questions are ready, but the hall, without air conditioning, is at 34 degrees. The bank holds five forms of this test, writing another takes a month, and Thursday is the only other date.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      kdtw: 'I hold one section on paper today and three on the computers on Thursday.',
      nvbs: 'I hold three sections on paper today and one on the computers on Thursday.',
      rgzw: 'I hold all four sections of the test on the computers on Thursday.',
      wzrr: 'I hold all four sections of the test on paper today.',
      zqjf: 'I hold two sections on paper today and two on the computers on Thursday.',
    },
  },
  'education-competency-29@1': {
    deciding: 'For how many of the class would the new lesson be taught today?',
    stories: {
      a: "Rain has closed some roads in Najran before your first lesson today with a class of thirty. Of the 30, 26 have come, and they have gaps in last week's lesson. Today's new lesson is the basis of the unit; it takes 35 of the 45 minutes and cannot be taught twice. The next reserve hour is in two weeks.",
      b: "Rain has closed some roads in Najran before your first lesson today with a class of thirty. Of the 30, 8 have come, and they have gaps in last week's lesson. Today's new lesson is the basis of the unit; it takes 35 of the 45 minutes and cannot be taught twice. The next reserve hour is in two weeks.",
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
    deciding: 'Are the pupils new to these equations or already able?',
    stories: {
      a: 'A unit on linear equations begins next Sunday at an intermediate school in Abha, and its first lesson has a sheet of 10 equations on which every pupil works alone. The sheet is printed today and cannot be changed afterwards. In a short test of 5 equations of the same kind before the unit, the average pupil solved 0.4.',
      b: 'A unit on linear equations begins next Sunday at an intermediate school in Abha, and its first lesson has a sheet of 10 equations on which every pupil works alone. The sheet is printed today and cannot be changed afterwards. In a short test of 5 equations of the same kind before the unit, the average pupil solved 4.6.',
    },
    question: 'Which design is right for the sheet of the first lesson?',
    options: {
      mcgq: 'I leave every equation unsolved for the pupil to think out the steps and solve it.',
      mpbn: 'I solve two of the equations in part and leave the rest to the pupil unsolved.',
      qhhn: 'I put a worked example before every equation for the pupil to study and imitate.',
      twvc: 'I solve five of the equations in part and leave the rest to the pupil unsolved.',
      xrcd: 'I solve every equation in part for the pupil to complete the remaining steps.',
    },
  },
  'education-skills-04@1': {
    deciding: 'Does the number count right answers, or place the pupil against the mean of her peers?',
    stories: {
      a: 'A primary school in Dammam has received a report on Reem, a fourth-grade pupil, from the regional mathematics test. It shows a single number, 55, under the heading "Percentage score", and nothing else. Mastery means right answers to 80% of the questions, and 70% of the pupils in the region have reached it. The remedial group meets at the same hour as the science club that Reem attends.',
      b: 'A primary school in Dammam has received a report on Reem, a fourth-grade pupil, from the regional mathematics test. It shows a single number, 55, under the heading "T score", and nothing else. Mastery means right answers to 80% of the questions, and 70% of the pupils in the region have reached it. The remedial group meets at the same hour as the science club that Reem attends.',
    },
    question: 'Which decision about Reem is right?',
    options: {
      gqfn: 'I keep Reem in the science club except for a single hour with the remedial group.',
      jbnn: 'I move Reem to the remedial group for 6 weeks, after which she returns to the club.',
      pdnp: 'I move Reem to the remedial group for 3 weeks, after which she returns to the club.',
      qmrw: "I ask Reem's parents for their opinion on the choice of the remedial group or the club.",
      sdcz: 'I keep Reem in the science club until the end of term, without the remedial group.',
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
      bsxr: 'I test all sixty staff on validated service cases, only once, at the end of the course.',
      cdgd: 'I survey all sixty staff eight weeks after the course on what they learnt and applied.',
      fnpq: 'I observe 20 of the staff in their branches, only once, eight weeks after the course.',
      nthg: 'I test all sixty staff on validated service cases, before the course and at its end.',
      rqsb: 'I observe 20 of the staff in their branches, before the course and eight weeks after it.',
    },
  },
  'education-skills-10@1': {
    deciding: 'Does the test measure mastery of objectives, or rank those who take it?',
    stories: {
      a: 'A measurement centre in Riyadh has tried out a chemistry test of 60 questions, one for each objective of the course. Its manual describes the test as criterion-referenced. On each of 18 questions, 96% of those tested were right, and the reviewers found the wording sound. Writing and trying out a new question takes half a day.',
      b: 'A measurement centre in Riyadh has tried out a chemistry test of 60 questions, one for each objective of the course. Its manual describes the test as norm-referenced. On each of 18 questions, 96% of those tested were right, and the reviewers found the wording sound. Writing and trying out a new question takes half a day.',
    },
    question: 'Which decision about the eighteen questions is right?',
    options: {
      fzzq: 'I keep all of the questions as they are and replace none of them by others.',
      mthb: 'I replace half of the questions with ones of middle difficulty on the same objectives.',
      nbdk: 'I keep five of the questions and replace the rest with ones of middle difficulty.',
      pvmg: 'I keep 13 of the questions and replace the rest with ones of middle difficulty.',
      tckx: 'I replace all of the questions with ones of middle difficulty on the same objectives.',
    },
  },
  'education-skills-13@1': {
    deciding: 'Can Saad decode words he has never seen?',
    stories: {
      a: 'Saad, a third-grade pupil in Hafar Al-Batin, has a daily support session of half an hour for 8 weeks. In the first session, he silently read a short story in standard Arabic and was right on 4 of 10 open questions, answered orally. Then he read aloud a list of 40 pseudowords with vowel marks and was right on 9 of them. You divide the weeks between two kinds of training.',
      b: 'Saad, a third-grade pupil in Hafar Al-Batin, has a daily support session of half an hour for 8 weeks. In the first session, he silently read a short story in standard Arabic and was right on 4 of 10 open questions, answered orally. Then he read aloud a list of 40 pseudowords with vowel marks and was right on 38 of them. You divide the weeks between two kinds of training.',
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
      a: 'The pupils of a school in Fayfa have answered a survey without names about bullying in the yard, on the bus and in the corridor. The percentages of those bullied will be printed in the newsletter for parents, to show which grades and places need help, and you choose the level of detail. No percentage is below 20% or above 80%. The school has 6 classes, one for each grade, of 4 pupils each.',
      b: 'The pupils of a school in Fayfa have answered a survey without names about bullying in the yard, on the bus and in the corridor. The percentages of those bullied will be printed in the newsletter for parents, to show which grades and places need help, and you choose the level of detail. No percentage is below 20% or above 80%. The school has 6 classes, one for each grade, of 29 pupils each.',
    },
    question: 'Which level of detail is right for publication?',
    options: {
      bxgk: 'I publish a single percentage that covers the pupils of all six grades together.',
      cgbf: 'I publish a percentage for each two successive grades, without telling the places apart.',
      qtfx: 'I publish one percentage for the three lower grades and one for the three upper ones.',
      rcjk: 'I publish a percentage for each of the six grades, without telling the places apart.',
      xzkg: 'I publish a percentage for each of the six grades, divided up by place.',
    },
  },
  'education-skills-19@1': {
    deciding: 'Does one wrong rule explain all the errors?',
    stories: {
      a: 'At a primary school in Tabuk, Lama has done four subtractions without help. She wrote 26 for 52 minus 38, 54 for 71 minus 25, 43 for 84 minus 47, and 46 for 63 minus 29. You have 10 short sessions with her over two weeks, and the term has no room for more.',
      b: 'At a primary school in Tabuk, Lama has done four subtractions without help. She wrote 13 for 52 minus 38, 47 for 71 minus 25, 36 for 84 minus 47, and 35 for 63 minus 29. You have 10 short sessions with her over two weeks, and the term has no room for more.',
    },
    question: 'Which plan for the sessions with Lama is right?',
    options: {
      jxqg: 'I give three sessions to regrouping with blocks and seven to subtraction facts.',
      kdvr: 'I give all the sessions to subtraction with regrouping, using base-ten blocks.',
      mmrz: 'I give five sessions to regrouping with blocks and five to subtraction facts.',
      thrm: 'I give all the sessions to subtraction facts up to 18, using strategies and flash cards.',
      wqqk: 'I give seven sessions to regrouping with blocks and three to subtraction facts.',
    },
  },
  'education-skills-22@1': {
    deciding: 'Do strong candidates get the question right more often than weak ones?',
    stories: {
      a: 'A final examination at a technical college in Al-Ahsa had 50 multiple-choice questions and was taken by 200 trainees. On question 17, 34% of them were right, and its discrimination index is plus 0.41. There has been no complaint about the question, the marks are entered tomorrow at noon, its author cannot be consulted for a week, and the decision is yours.',
      b: 'A final examination at a technical college in Al-Ahsa had 50 multiple-choice questions and was taken by 200 trainees. On question 17, 34% of them were right, and its discrimination index is minus 0.41. There has been no complaint about the question, the marks are entered tomorrow at noon, its author cannot be consulted for a week, and the decision is yours.',
    },
    question: 'Which decision on question 17, for the marks and the bank, is right?',
    options: {
      cmqj: 'I give every trainee the mark and keep the question in the bank with new wording.',
      kfdt: 'I count the question by its key and move it to the approved ones in the bank.',
      tvjh: 'I count the question by its key and keep it in the bank with new wording.',
      vxgc: 'I publish the model answer to the question and gather comments of the trainees until morning.',
      wzdn: 'I leave the question out of the marks and move it to the suspended ones in the bank.',
    },
  },
  'education-skills-25@1': {
    deciding: 'How many weeks lie between the review and the test?',
    stories: {
      a: 'Trainees at a plant in Yanbu were taught 90 new terms of occupational safety today, and there is one hour to review them. Whatever the date of this hour, the certificate test is held one week after it. The trainees do not see the terms outside the lesson and the review, and you choose the date of the review.',
      b: 'Trainees at a plant in Yanbu were taught 90 new terms of occupational safety today, and there is one hour to review them. Whatever the date of this hour, the certificate test is held ten weeks after it. The trainees do not see the terms outside the lesson and the review, and you choose the date of the review.',
    },
    question: 'Which time is right for the hour of review?',
    options: {
      grdr: 'I hold the review when two days have passed since the lesson.',
      jrmz: 'I hold the review when 35 days have passed since the lesson.',
      kcqv: 'I hold the review when 6 days have passed since the lesson.',
      tfnx: 'I hold the review when 14 days have passed since the lesson.',
      wzpf: 'I hold the review when 4 days have passed since the lesson.',
    },
  },
  'education-skills-28@1': {
    deciding: 'Is the source of the gas inside the building or outside it?',
    stories: {
      a: 'At 10:20, a sharp smell spread through a secondary school in Jubail with 300 girls. The caretaker reports that it is chlorine leaking from a drum in the inner store. The assembly yard lies between the building and the street, the classrooms open straight onto it, and the indoor sports hall is in the same building, on the street side. Civil Defense has been called, and the decision is yours.',
      b: 'At 10:20, a sharp smell spread through a secondary school in Jubail with 300 girls. The caretaker reports that it is chlorine leaking from a tanker in the next street. The assembly yard lies between the building and the street, the classrooms open straight onto it, and the indoor sports hall is in the same building, on the street side. Civil Defense has been called, and the decision is yours.',
    },
    question: 'Which step is right in the first minutes?',
    options: {
      dtrq: 'I send all the girls to the assembly yard and check their numbers there until the all-clear.',
      gwdv: 'I count the girls in their classes first and then send them to the assembly yard.',
      jgnk: 'I move all the girls to the closed indoor sports hall and check their numbers there.',
      pcwf: 'I keep the girls in closed classrooms for half an hour and then send them to the yard.',
      zqkz: 'I keep all the girls in closed classrooms and check their numbers there until the all-clear.',
    },
  },
}
