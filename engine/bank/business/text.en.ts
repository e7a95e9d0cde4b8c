import type { TextsOf } from '../item.ts'
import type { items } from './items.ts'

export const en: TextsOf<typeof items> = {
  'business-competency-25@1': {
    story:
      'A recruitment firm in Jeddah has one large room. Hind holds interviews there every morning until Wednesday. You must sort 900 paper files on its tables by Thursday morning. Sorting takes 10 hours. Today is Sunday.',
    question: 'What is the most effective action in this situation?',
    options: [
      "I start sorting on Wednesday afternoon, after Hind's last interview.",
      'I sort every afternoon from today and clear the room for Hind by morning.',
      'I work on other tasks until the interview room is free again.',
      'I spread out the files this morning and let Hind find another place.',
      'I ask the manager which job should have the room this week.',
    ],
  },
  'business-competency-26@1': {
    story:
      'At a contractor in Khamis Mushait, your team gets files of new staff from recruitment without the site name. Some start with no entry card. Khalid, in recruitment, says the sites answer him late.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I ask the section head for a rule that files be complete.',
      'I look up the site name each time and hope for fewer cases.',
      'I call Khalid every morning and fill the gaps in new files.',
      'I suggest a list of 3 points and take over chasing the sites.',
      'I return poor files and tell their owners to blame Khalid.',
    ],
  },
  'business-competency-27@1': {
    story:
      'Dalal, a bakery owner in Buraidah, lost two bakers sent by your employment office. They took other work before their test results came. The test takes 4 days and cannot be cut. Dalal knows little about hiring and asks for same-day results.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I go over the last case with her and offer two ways to avoid another.',
      'I list her request among the topics of the yearly meeting with owners.',
      'I send her the guide of the testing body on stages and times.',
      'I apologise and say that the test, like dough, needs its time.',
      'I promise her the next result on its day and then look for a way.',
    ],
  },
  'business-competency-28@1': {
    story:
      'Today an agency in Najran opened a staff survey and promised to hide names. It turns out that department heads get them with the answers, which keep coming. Mona built it and is on a flight. You may close it, but only Mona may change it.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I log in as Mona to remove the names and tell her about it later.',
      'I put the matter on the Sunday agenda for Mona to discuss.',
      'I close the survey, tell staff why and write Mona what came up.',
      'I message Mona, then phone her manager for his consent to close it.',
      'I stop taking answers and leave Mona a message for her arrival.',
    ],
  },
  'business-competency-29@1': {
    story:
      'In two days a university in Manama gets a manual of 10 chapters that you wrote. Today Tariq, its director, asks to move leave approval to HR. This touches two chapters, and checking the approval limits in them takes a day.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I go on with the agreed version until an official request comes.',
      'I rewrite all the chapters tonight and leave tomorrow for the checks.',
      'I change the two chapters by tonight and leave tomorrow to check them.',
      'I suggest to Tariq a delivery next week with the changes made.',
      'I deliver the old manual and tell departments that Tariq changed his mind.',
    ],
  },
  'business-competency-30@1': {
    story:
      'A shop chain in Alexandria must confirm the certificates of 30 people before they sign contracts tomorrow. You confirmed 24. The rest come from bodies that answer slowly. Nobody opens the form once filed, and Amal, the manager, trusts your work.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I chase those of staff who will handle cash and write the true number.',
      'I write 24 certificates and note that the rest are open.',
      'I leave the number on the form blank until someone in management asks.',
      'I take the matter to Amal and write the number that she accepts.',
      'I file the form with 30 because what is confirmed looks good.',
    ],
  },
  'business-skills-01@1': {
    story:
      'An employment centre in Sakaka opens at 16:00. Moving reception to a new hall takes 3 hours, testing the queue system one hour, and going back if it fails two hours. The key came late, at 11:00. Tomorrow is also free.',
    question: 'Which decision is most correct for the move?',
    options: [
      'I move tomorrow instead and begin by 10:00 at the latest.',
      'I move now and bring the furniture back after 16:00 if it fails.',
      'I set the move for tomorrow and begin once the workers turn up.',
      'I move without the test and keep two hours for going back.',
      'I start move and test, as both end an hour before opening.',
    ],
  },
  'business-skills-04@1': {
    story:
      'The service desk of a factory in Yanbu is crowded for 15 minutes at unknown times. Measuring may take at most 6% of team time. Method A counts people waiting every hour and takes 2%, B every 5 minutes at 5%, and C logs all who enter and takes 15%.',
    question: 'Which decision is most correct for measuring the crowding?',
    options: [
      'I apply B in the morning and stop counting at noon.',
      'I choose A because it leaves the team most time for service.',
      'I use C for a few days so that nobody who comes is missed.',
      'I ask the team at month end which times were crowded.',
      'I work with B all day long until the times become clear.',
    ],
  },
  'business-skills-07@1': {
    story:
      'A shop chain in Taif needs at least 12 suitable candidates for its new branch and wants them within 20 days. The cheapest recruitment channel that meets both conditions is preferred.',
    question: 'Which decision is most correct for the channel?',
    options: [
      'I post on a site that brings 25 candidates in 30 days for 4000 riyals.',
      'I hire an agency that brings 15 candidates in 10 days for 9000 riyals.',
      'I hold an interview day that brings 14 candidates in 18 days for 6000 riyals.',
      'I put up posters that bring 5 candidates in 40 days for 300 riyals.',
      'I take staff referrals, which bring 6 to 18 candidates in 15 days for 2000 riyals.',
    ],
  },
  'business-skills-10@1': {
    story:
      'A company in Muscat accepts staff files from an archive office if there is no severe error and at most 3% have faults. Of 300 files, 6 have faults. One is severe: a contract in the wrong name, fixed in an hour. Acceptance is due tomorrow.',
    question: 'Which decision is most correct for accepting the files?',
    options: [
      'I leave the contract out of the check and accept the rest as sound.',
      'I have the contract corrected, check it again and accept with the rest listed.',
      'I accept the files on time because 2% have faults and the limit is 3%.',
      'I put acceptance off a week until all faults are fixed and checked.',
      'I return all the files because 6 have faults and only 3 are allowed.',
    ],
  },
  'business-skills-13@1': {
    story:
      'At the Tunis branch of a firm, leave requests are approved the same day, but travel requests stop. At the Sfax branch all are approved. One team handles both branches. The approval table at Tunis changed this week.',
    question: 'Which decision is most correct for finding the cause?',
    options: [
      'I cancel the new table at Tunis and return to the former one.',
      'I add people to the team because requests stopped this week.',
      'I examine how requests from Tunis reach the team, step by step.',
      'I compare who approves travel in the tables of the two branches.',
      'I apply the new Tunis table to Sfax so that both branches match.',
    ],
  },
  'business-skills-16@1': {
    story:
      'A consulting office in Dubai reviews the wording of staff goals in your company. It needs 15 goals, no matter whose. Majid, a consultant there, asks for the appraisal record. It holds the goals, names and salaries of 700 people.',
    question: 'Which decision is most correct for the reply to Majid?',
    options: [
      'I pick 15 rows of the record and send Majid these in full.',
      'I send the record under a password with a pledge of secrecy.',
      'I grant Majid access to the record to read what he wants.',
      'I copy 15 goals into a new file with no details of their owners.',
      'I hide names and salaries and send Majid the rest of the record.',
    ],
  },
  'business-skills-19@1': {
    story:
      'At an agency in Arar, 3 requests come at once. A gate to 50 parking places is broken, but one beside it works. Without cards, 9 new staff cannot enter to work. Layla, the director, lost her office key and cannot work. Office services put first what stops work.',
    question: 'Which decision is most correct for the order of requests?',
    options: [
      'I serve the director first, then the gate, and end with the cards.',
      'I issue the cards, then arrange the key, and put the gate off.',
      'I repair the gate as it is easy, then the key, then the cards.',
      'I go to the gate as many use it, then cards, then the key.',
      'I open the room of the director, then issue cards, and repair the gate last.',
    ],
  },
  'business-skills-22@1': {
    story:
      'A company in Qatif moved the leave balances of 800 workers to a new system. It accepted 780 and sent back 20, worth 300 days. The accepted total is 360 days below the old one. Omar, the HR manager, asks about approval.',
    question: 'Which decision is most correct for approving the move?',
    options: [
      'I hold approval and search for 60 days in the accepted balances.',
      'I add a balance of 360 days to make totals match, then approve.',
      'I wipe the balances and move all of them again from the start.',
      'I approve the move because only 20 balances of 800 were sent back.',
      'I approve the move because 780 and 20 make up the old number.',
    ],
  },
  'business-skills-25@1': {
    story:
      'Huda, who manages a call centre in Sharjah, wants to know if flexible hours raise the number of calls handled. Calls rise in the travel season, which is next month. The company can start a new bonus at any time.',
    question: 'Which decision is most correct for measuring the effect of the hours?',
    options: [
      'I survey the supervisors on the hours and follow most of them.',
      'I give flexible hours and the bonus to a random half of staff.',
      'I measure calls next month under flexible hours and compare with this month.',
      'I make the morning shift flexible next month and compare it with the evening.',
      'I pick half at random for flexible hours next month with no bonus.',
    ],
  },
  'business-skills-28@1': {
    story:
      'At a firm in Hofuf, a secret payroll sheet reached a mailing list of 300 staff, which you manage. Each reply spreads it again. The data protection unit can trace the sender from the list log if nothing is deleted. It comes within minutes.',
    question: 'Which decision is most correct at this moment?',
    options: [
      'I delete the message, clear the list log and then tell the unit.',
      'I freeze the list, save its log and tell the unit at day end.',
      'I stop the list, keep its log and call the unit at once.',
      'I call the unit at once and leave the list and its log unchanged.',
      'I send the sheet to the list again with a warning to ignore it.',
    ],
  },
}
