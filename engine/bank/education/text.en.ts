import type { TextsOf } from '../item.ts'
import type { items } from './items.ts'

export const en: TextsOf<typeof items> = {
  'education-competency-25@1': {
    story:
      "A technical college in Jubail has one welding simulator. Tariq's students use it in the mornings until Wednesday. You must test 12 workers before Thursday. Each takes half an hour, and they are free in the evenings. Today is Sunday.",
    question: 'What is the most effective action in this situation?',
    options: [
      'I wait for the students, then test all workers on Wednesday evening.',
      'I test four each evening from today and leave Tariq the mornings.',
      'I prepare the test papers until the simulator is free of students.',
      'I book it for the workers from tomorrow and tell Tariq when they end.',
      'I ask the training manager whose need comes first this week.',
    ],
  },
  'education-competency-26@1': {
    story:
      "At a school in Doha, 5 pupils come to your support room from Sami's class with no note on what they covered, so they repeat it. Sami says the bell rings while he collects 30 notebooks, with no minute to write.",
    question: 'What is the most effective action in this situation?',
    options: [
      'I suggest that the head make all classes send a note.',
      'I review the lesson with them again until notes improve.',
      'I meet Sami in the break each day to learn what they studied.',
      'I agree on a two-box card with Sami and gather notebooks for him.',
      'I send the pupils back and tell their parents that Sami is at fault.',
    ],
  },
  'education-competency-27@1': {
    story:
      "At a school in Tabuk, Rashid's daughter was left off the robot club list by mistake. The club has begun with all its 16 kits, and each pupil keeps hers all term. Rashid wants her added today, and knows little about the club.",
    question: 'What is the most effective action in this situation?',
    options: [
      'I show him what each kit is used for and offer two ways in for her.',
      'I put it on the agenda of the parents meeting at term end.',
      'I hand him the supplier guide on the kit and its use.',
      'I compare the club to a bus with no seat left, and apologise to him.',
      'I assure him that she will start tomorrow, then look for a kit.',
    ],
  },
  'education-competency-28@1': {
    story:
      'On Saturday morning in a school book warehouse in Hail, the delivery list has mixed up the books of two grades. A truck leaves for 5 schools every hour. Only Huda may change her list, and her phone is off. You may stop the loading.',
    question: 'What is the most effective action in this situation?',
    options: [
      "I correct the list in Huda's name and explain to her when she calls.",
      'I note the mistake in the warehouse log for Huda on Sunday.',
      'I stop it, inform the schools and list the errors for Huda.',
      'I call Huda again, then the manager, for permission to stop it.',
      'I keep the trucks in and send Huda what she needs to know.',
    ],
  },
  'education-competency-29@1': {
    story:
      'Your training course of 8 sessions for a hotel starts in Jeddah in two days. Today Shahd, the hotel manager, wants the complaint cases to be from the restaurant. This touches two sessions, and a trial with the trainers takes a day.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I go on with the earlier cases and wait for a written request.',
      'I rewrite all sessions tonight and try them with the trainers tomorrow.',
      'I replace the cases in both today and leave tomorrow for the trial.',
      'I discuss a move to next week with Shahd, as time is short.',
      'I give the earlier cases and tell the trainees that Shahd was late.',
    ],
  },
  'education-competency-30@1': {
    story:
      'A form at a university in Alexandria calls for 40 exam papers to be read twice before results tomorrow. Second readings of 28 are done, and their marks stood. The rest are hard to read. Nobody opens the signed form, and Layla, the section head, trusts you.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I read those nearest the pass mark and write the real number.',
      'I write 28 papers and state that the rest were read once.',
      'I leave the line for the rest blank until someone asks.',
      'I let Layla know how far I am and ask her if it is enough.',
      'I sign for 40 papers, as the marks so far are proof enough for all.',
    ],
  },
  'education-skills-01@1': {
    story:
      'An exam hall in Al-Ahsa opens at 16:00. Changing its desks takes 80 minutes, checking them 30 minutes, and putting the old ones back if they fail 70 minutes. The desks came late, at 13:30. The hall is free tomorrow.',
    question: 'Which decision is most correct for changing the desks?',
    options: [
      'I put the change off to tomorrow, with 13:00 as its latest start.',
      'I start at once and put the old desks back after 16:00 if new ones fail.',
      'I move all the work to tomorrow and start when the movers come.',
      'I change the desks without checks to leave time for the old ones.',
      'I change and check the desks today because both end by 15:20.',
    ],
  },
  'education-skills-04@1': {
    story:
      'A class loses attention for about 3 minutes at unknown times. Tracking this may take 8% of lesson time at most. Card A is marked every 15 minutes and takes 1%, B every minute and takes 5%, and C every 10 seconds and takes 20%.',
    question: 'Which decision is most correct for tracking attention?',
    options: [
      'I mark card B in the first lesson of each morning only.',
      'I choose A because it leaves most of the time for the lesson itself.',
      'I try C for a week because its detail shows every gap.',
      'I collect the views of pupils on when they tire of the lesson.',
      'I adopt card B and use it in all lessons until a pattern shows.',
    ],
  },
  'education-skills-07@1': {
    story:
      'A factory in Yanbu wants a safety course for its workers. It must end within 4 weeks, with at least 80% of every group passing. The cheapest course that meets both conditions is preferred.',
    question: 'Which decision is most correct for the choice of course?',
    options: [
      'I propose a 6-week course, lowest pass rate 85%, for 9000 riyals.',
      'I order a 3-week course, lowest pass rate 90%, for 15000 riyals.',
      'I choose a 4-week course, lowest pass rate 82%, for 11000 riyals.',
      'I accept an 8-week course, lowest pass rate 50%, as it costs 3000 riyals.',
      'I take a 3-week course, pass rates 65% to 95%, average 80%, for 10000 riyals.',
    ],
  },
  'education-skills-10@1': {
    story:
      'A question bank in Tunis is approved if no question has two right answers and at most 6% are faulty. Of 160 questions, 8 are faulty. One has two answers, which takes an hour to fix. Fahad, the committee head, expects approval tomorrow.',
    question: 'Which decision is most correct for approving the bank?',
    options: [
      'I strike the note on two answers from the record and approve on time.',
      'I correct and retest that question, then approve with the rest listed.',
      'I approve the bank as it is because 5% faulty is below the limit.',
      'I delay approval until all the faulty questions are fixed and retested.',
      'I refuse the bank because it has more than 6 faulty questions.',
    ],
  },
  'education-skills-13@1': {
    story:
      'At a school in Buraidah, class two solves division when asked aloud but fails when it is written. Class one does well both ways, and the test is the same. Class two began a new exercise book a week ago, when the errors began.',
    question: 'Which decision is most correct for finding the cause?',
    options: [
      'I take the new book from class two and bring back the old one.',
      'I rewrite the shared test because it has shown the errors for a week.',
      'I explain division to class two again and add more problems.',
      'I compare how the books of the two classes put division on paper.',
      'I hand the new book to class one so that both classes are equal.',
    ],
  },
  'education-skills-16@1': {
    story:
      'Yousef, at a publishing house, needs 15 papers by pupils for a spelling book, whoever wrote them. The files of a school in Kuwait hold the writing of 900 pupils, with their names and family phone numbers.',
    question: 'Which decision is most correct for meeting his request?',
    options: [
      'I give Yousef the number he asked for, as the pupils wrote them.',
      'I send him the files in a sealed box and ask for them back in a week.',
      'I open the file room to Yousef to pick what suits his book and copy it.',
      'I copy as many papers as he needs and hide names and phones on them.',
      'I hide names and phones in all the writing and send him the copies.',
    ],
  },
  'education-skills-19@1': {
    story:
      'A college repair team in Dhahran gets 3 reports. Screens failed in 18 rooms, which have boards. A workshop lost power, so 14 students stopped training. The office lock of the dean, Hind, jammed and stopped her work. The team puts first what stops work.',
    question: 'Which decision is most correct for the order of repairs?',
    options: [
      'I open the office of Hind for her rank, then screens, then the workshop.',
      'I repair the workshop power, then the office of Hind, then screens.',
      'I finish screens as they are near, then the office, then the workshop.',
      'I put screens first for the number of rooms, then workshop, then office.',
      'I open the office, then repair the workshop, and leave screens for last.',
    ],
  },
  'education-skills-22@1': {
    story:
      'A university in Riyadh entered 3000 papers in its marks system. It accepted 2980 and refused 20, which hold 900 marks in all. The accepted total is 1300 marks below the paper lists. Dalal, the exams manager, awaits a decision.',
    question: 'Which decision is most correct for approving the marks?',
    options: [
      'I hold approval and look for 400 marks in the accepted papers.',
      'I add 1300 marks to the total to match the paper lists.',
      'I stop approval and enter all the papers again from their first lists.',
      'I approve the marks because only 20 papers of thousands were refused.',
      'I approve the marks because accepted and refused make up all papers.',
    ],
  },
  'education-skills-25@1': {
    story:
      'Reem supervises language lessons at schools in Najran and asks if a picture book helps pupils learn words. Pupils learn more in test week, which is next. An evening lesson can be added at any time.',
    question: 'Which decision is most correct for measuring the effect of the book?',
    options: [
      'I survey those who made the book on its use and follow most of them.',
      'I give half the pupils, at random, the book and the evening lesson.',
      'I compare this week without the book with test week on the book.',
      'I hand the book to grade six and compare it with grade five without.',
      'I give the book next week to a random half, with no lesson added.',
    ],
  },
  'education-skills-28@1': {
    story:
      'At a college in Amman, Hani finds copies of a coming exam in a copy room open to students, who take some. The copier screen shows who made them until it is used or turned off. The exams team comes within minutes of a call.',
    question: 'Which decision is most correct at this moment?',
    options: [
      'I collect the copies, turn the copier off and then call the team.',
      'I lock the room, leave the copier alone and tell the team after work.',
      'I lock the room, leave the copier alone and call the team at once.',
      'I call the team at once and keep room and copier as they are.',
      'I move the copies to the student hall and ask whose they are.',
    ],
  },
}
