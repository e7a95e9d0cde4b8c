import type { TextsOf } from '../item.ts'
import type { items } from './items.ts'

export const en: TextsOf<typeof items> = {
  'advanced-LDR-01@1': {
    story:
      'A week ago you took over a department whose head has changed three times in two years. Each announced a plan and left before it was carried out, so the team no longer believes in plans. Everyone is waiting to hear you on Thursday.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I cancel what is left of the old plans and present ten new goals.',
      'I speak with the team about my background and leave plans for later.',
      'I agree with the team on one item to finish this month, before any plan.',
      'I announce one clear goal for the year and what it asks of each person.',
      'I meet people one by one for two months before any announcement.',
    ],
  },
  'advanced-LDR-02@1': {
    story:
      'At a mine near Arar, management set two goals for the year: 10% more output and half the injuries. Output is up, injuries are the same. Hamad, a shift head, says he does not know which comes first when the two conflict.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I define with the shift heads the cases in which work stops for safety.',
      'I tie the shift bonus to output and look at injuries at the year end.',
      'I inform the shift heads in writing that safety comes before output.',
      'I ask top management for a written decision that ranks the goals.',
      'I invite each shift to balance the two goals as it thinks fit.',
    ],
  },
  'advanced-LDR-03@1': {
    story:
      'You asked Yousef to choose a new archive system and announced that he decides. After a month he chose one you did not favour, and his case is strong. Ghada, your deputy, presses you to step in before the signing tomorrow.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I delay the signing two weeks in the hope that he and Ghada agree.',
      'I invite Yousef to present both systems to a small panel before the signing.',
      'I sign for the system I favour, because I answer for the result.',
      'I approve his choice and we work out how to avoid its main risk.',
      'I sign as Yousef advised, because the decision was his from the start.',
    ],
  },
  'advanced-LDR-04@1': {
    story:
      'At an events company in Jeddah, Shahd led her first event alone. She forgot the spare generator, so the opening was 20 minutes late and the client complained. She was promised a larger event next month, and the team is watching.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I keep Shahd in charge and give her a list that I check every week.',
      'I keep Shahd in charge and she shows me what she will change.',
      'I make Shahd an assistant at the coming event so that she leads the next.',
      'I put off the choice of a leader until the client calms down.',
      'I give the event to another and tell the team that her mistake is why.',
    ],
  },
  'advanced-LDR-05@1': {
    story:
      'A rumour in your department says the head office will move to another city. A study is under way, no decision is due for two months, and you may talk about it. Two of your best people have begun to look for other work.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I meet the two in private and offer them incentives to stay.',
      'I let everyone know that there is a study which ends in two months.',
      'I wait for the decision and then pass on the full story.',
      'I assure everyone that rumours are common and not worth the worry.',
      'I tell all what is known, what is open, and when news will come.',
    ],
  },
  'advanced-LDR-06@1': {
    story:
      "A publisher in Cairo set a target of 12 audio books this year. After 6 months two are recorded, because the team's time goes to print. Hani, the managing editor, believes in the plan, but bonuses in your department depend on printed books.",
    question: 'What is the most effective action in this situation?',
    options: [
      'I hire an outside studio to record the books that remain.',
      'I free two editors of his team for recording only until the year end.',
      'I publish a monthly list of the editors who record the fewest.',
      "I make audio part of his bonus and of his team's hours.",
      'I remind Hani of the goal at our meetings and praise each recording.',
    ],
  },
  'advanced-LDR-07@1': {
    story:
      'The lab technicians ask to plan their own shifts. Their former manager refused, for fear that some nights would stay empty. The present rota is fair, but requests for swaps take an hour of your time every day.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I explain that the present rota is fair and needs no change.',
      'I have the longest-serving technician make the rota and take the swaps.',
      'I agree to their request and alter their rota whenever I see a need.',
      'I let them prepare the rota and approve it myself every week.',
      'I hand over the rota for two months on terms for nights and fairness.',
    ],
  },
  'advanced-LDR-08@1': {
    story:
      'At a power company in Hail, no technician takes a faulty line out of service before you approve. The wait is 50 minutes, and 9 of 10 requests are routine and approved as they stand. But Mona, the safety manager, fears one big mistake.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I add a signature by Mona to my approval for every request.',
      "I analyse the year's requests with Mona to find out what causes the wait.",
      'I ask the technicians for patience and for earlier requests.',
      'I let supervisors approve routine requests and study rare ones with Mona.',
      'I appoint a deputy to approve requests for me day and night.',
    ],
  },
  'advanced-INN-01@1': {
    story:
      'A year ago your department opened a platform for staff ideas. It got 60 in the first month, then none. No one learned what became of an idea, and some are good and need no money.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I send each author a clear decision and its reason within two weeks.',
      'I carry out two ideas with their authors this month and answer the rest.',
      'I start a monthly contest with a prize for the best new idea we get.',
      'I close the platform and hire a firm to bring ideas from elsewhere.',
      'I mention the platform in our newsletters and post its link again.',
    ],
  },
  'advanced-INN-02@1': {
    story:
      'At a science museum in Khobar, visits have stuck at 200 a day. Each year the exhibition panel proposes a better version of the space show, and its members have not changed in 10 years. Most visitors are children, whom no one has asked.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I build simple models of new ideas with the panel and some children.',
      'I discuss our need to be bolder with the panel and wait for its next plan.',
      'I approve the space show once more and double its advertising.',
      'I add to the panel two members from outside with recent experience.',
      'I survey 30 children and give the panel their words before it meets.',
    ],
  },
  'advanced-INN-03@1': {
    story:
      'Two months ago your section started a new system for logging reports. Tariq, the longest in service, still writes in a notebook and copies it in the evening. He says the screen asks first for what is known only when a call ends.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I enrol Tariq in an advanced course on the system this month.',
      'I ban the notebooks from tomorrow and note each breach in reviews.',
      'I leave Tariq his notebook as long as the reports arrive each evening.',
      'I have the programmer make the first fields optional for everyone.',
      "I sit in on Tariq's calls one morning and reorder the screen to match.",
    ],
  },
  'advanced-INN-04@1': {
    story:
      'At a dental chain in Kuwait, interactive reminders cut missed appointments at one clinic from 20% to 8%. Its patients are young, and Khalid, its manager, is keen. Management wants the reminders in all 14 clinics within two months.',
    question: 'What is the most effective action in this situation?',
    options: [
      "I send Khalid's results to the clinics, and each begins when it likes.",
      "I extend the test at Khalid's clinic by a month to see if it lasts.",
      'I roll them out in weekly groups, from the nearest clinics on.',
      'I test for two weeks in 3 different clinics and then extend to all.',
      'I promise management 8% at every clinic and extend to all tomorrow.',
    ],
  },
  'advanced-INN-05@1': {
    story:
      'In a session on a chronic problem, a trainee offered an unusual idea. Majid laughed and others followed. She fell silent, and so did those about to speak. Part of her idea may help, and a quarter of an hour is left.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I scold Majid before all and end the session out of respect for her.',
      'I write her idea on the board with others and thank her for speaking.',
      'I bring her idea back and ask how it could be made to work.',
      'I move the talk to another idea so that all forget the awkwardness.',
      'I talk to her after the session and ask her to write it down for me.',
    ],
  },
  'advanced-INN-06@1': {
    story:
      'At Najran airport, bags come 25 minutes late. A supplier offers a new belt for 4 million riyals, and your advice is due in a month. You have read that a city hospital halved the time to move samples without new machines.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I advise buying the belt now and saving its price on maintenance.',
      'I request more time until the travel season is over.',
      'I visit the hospital with the baggage crew and we try what suits us.',
      'I bargain with the supplier for a shorter belt at half the price.',
      'I have two engineers plan a faster transfer with the machines we own.',
    ],
  },
  'advanced-INN-07@1': {
    story:
      'Your section is testing a new way to inspect products. A small error in its first week was soon put right, but Sarah, the quality manager, asks to stop the test. The plan expected such errors but does not say when to stop.',
    question: 'What is the most effective action in this situation?',
    options: [
      "I go on with the test as it is and leave Sarah's objection unanswered.",
      'I go on with the test and add a manual check of every batch.',
      'I take the dispute to top management and freeze the test until it replies.',
      'I agree with Sarah on a limit for stopping and go on within it.',
      'I pause the test for a week to study the error and report to Sarah.',
    ],
  },
  'advanced-INN-08@1': {
    story:
      'At a university in Rabat, each of 3 departments built its own program to schedule exams and is proud of it. Each works well alone, but 40 students found they had two exams in one hour. Huda, head of one, refuses to give up her own.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I have the developers link their programs to one shared record that shows clashes.',
      'I allow one more term for the programs to mature and draw closer.',
      'I choose the best program in an open test and give it to all three.',
      'I keep the programs and ask students to settle clashes with professors.',
      'I buy a ready program and arrange training in it for all three.',
    ],
  },
  'advanced-PRS-01@1': {
    story:
      'Your team worked three weekends in a row to save a project, and the delivery went well. Today a similar one is on offer with a tight date and a good return. All say yes, but mistakes are piling up and faces are tired.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I decline this project so that the team gets the rest it earned.',
      'I leave the decision to the team as long as all are eager.',
      'I offer the client a later date, after a week of rest for all.',
      'I accept it with its date and promise all a holiday at the year end.',
      'I accept the date and bring in an outside team for half of it.',
    ],
  },
  'advanced-PRS-02@1': {
    story:
      'After a rainy night in Jeddah, your centre has 400 reports of standing water, and your crews clear 60 a day. Of the reports, 25 are beside electric boxes. A district manager calls every quarter of an hour, and the earliest reports are the simplest.',
    question: 'What is the most suitable first step?',
    options: [
      'I request crews from a nearby city and assign work when they come.',
      'I send crews to the electric boxes and announce dates for each district.',
      'I begin with the districts that call most so that pressure eases.',
      'I follow the order of the reports, which is fair to all districts.',
      'I send crews to the electric boxes and then by order of report.',
    ],
  },
  'advanced-PRS-03@1': {
    story:
      'Yesterday you raised your voice at Badr before the team when he pointed to a fault in your plan. At night you saw that he was right. The team is silent this morning, and in an hour a meeting needs everyone to speak openly.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I apologise to Badr before the team and invite him to finish.',
      'I change the plan as Badr advised and thank him in a message.',
      'I open the meeting as usual, as raising it again adds discomfort.',
      'I apologise to Badr in private before it and admit that he was right.',
      'I explain to the team that the way Badr spoke set me off.',
    ],
  },
  'advanced-PRS-04@1': {
    story:
      'At a conference centre in Doha, the sound failed ten minutes before the opening, with 800 guests present. Hani, the organiser, shouts at your team before the guests, and Maha the sound engineer has frozen. You have a spare system that Maha runs well.',
    question: 'What is the most suitable first step?',
    options: [
      'I answer Hani with a louder voice so that he stops insulting the team.',
      'I start the smaller system myself and pay no attention to Hani.',
      'I call the supplier to send another engineer as fast as possible.',
      'I ask Maha to start the spare while I take Hani aside.',
      'I ask Hani for a later opening in case the sound returns.',
    ],
  },
  'advanced-PRS-05@1': {
    story:
      'Meetings now take 25 hours of your week, and half of them are for information only. Three teams wait for decisions on your desk, and your day runs into the night. Some in your team know these matters and would like a larger role.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I deal with the decisions at night until this season passes.',
      'I sign the waiting decisions during meetings without a full reading.',
      'I decline the information meetings until the decisions are done.',
      'I ask my manager to cut down the number of meetings I am called to.',
      'I send keen people to information meetings and turn to decisions.',
    ],
  },
  'advanced-PRS-06@1': {
    story:
      "At a food lab in Tunis, 3 of 8 technicians are away for two weeks. The 120 tests due each week are a full team's load. Some results release cargo at the port, others are for records only. The partner lab is costly, and Saad, the director, worries about reputation.",
    question: 'What is the most effective action in this situation?',
    options: [
      'I agree with clients on what can wait and do the rest first.',
      'I drop the confirming test so that results come out on time.',
      'I test samples in the order they come and say sorry for late ones.',
      'I send what exceeds our capacity to the partner lab for two weeks.',
      'I extend the day of those present by 3 hours for good extra pay.',
    ],
  },
  'advanced-PRS-07@1': {
    story:
      'Your team narrowly lost an important contract after five months of work. People blame each other in whispers, and the next bid is six weeks away. The buyer has sent detailed marks for each part of your bid.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I thank the team and show it the parts that earned high marks.',
      'I remove whoever wrote the part with the lowest mark and announce it.',
      'I read the marks with the team and we pick two lessons for next time.',
      'I write a detailed analysis of the marks alone and hand it to the team.',
      'I begin the next bid at once to take minds off the loss.',
    ],
  },
  'advanced-PRS-08@1': {
    story:
      'At a contracting office in Yanbu, you have gone 11 weeks without a day off in the tender season. Yesterday you wrote a wrong figure that nearly cost 90 thousand riyals, and Reem, your deputy, caught it before it went out. Three weeks remain, and she knows all the files.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I finish the three weeks and take a long holiday afterwards.',
      'I rest for two whole days and return to the tenders at the same pace.',
      'I hand Reem the next tender and take three days off from tomorrow.',
      'I have Reem review the large figures I write this season.',
      'I stay up each night to check my own figures until the season ends.',
    ],
  },
  'advanced-CMM-01@1': {
    story:
      'In two days you have five minutes with top management on a late project. The cause is technical and complex, and your team has prepared 30 slides on it. Those present are not specialists, and you need one decision on funding from them.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I request a longer meeting later with room for explanation and questions.',
      'I send the slides the day before and keep the time for questions.',
      'I cut the causes to three easy slides and end with the request.',
      'I open with the decision and the cost of delay, then give one cause.',
      'I run through all the slides to show how much the team has done.',
    ],
  },
  'advanced-CMM-02@1': {
    story:
      'At a chain of fuel stations in Qassim, you sent a notice of two pages on a new daily closing procedure. A week later 7 of 18 stations still use the old way, and 4 mix the two. No one has asked you anything.',
    question: 'What is the most suitable first step?',
    options: [
      'I send the same notice again with a warning to the stations at fault.',
      'I cut the notice to steps with pictures and send it out again.',
      'I visit two stations to find the unclear parts and rewrite the text.',
      'I invite the station managers to an online meeting on the new way.',
      'I give the stations another two weeks and follow their progress.',
    ],
  },
  'advanced-CMM-03@1': {
    story:
      'You were promoted to head the section, and Saad was your friend and rival for the post. He has begun to delay your requests and to joke about them in meetings. His work is good, and you two have not talked since your promotion.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I meet Saad alone, say what I noticed, and ask what lies behind.',
      'I give Saad the heaviest tasks until he sees who leads the section.',
      'I have a friend of us both pass on my disappointment to Saad gently.',
      'I let the jokes pass, as time will bring our friendship back.',
      'I make clear to Saad in private what I expect of him in meetings.',
    ],
  },
  'advanced-CMM-04@1': {
    story:
      'At a newspaper in Beirut, the proofreading post that Yousef has held for 19 years will end in two months. The decision is final, and he may take a settlement or a job with lower pay. You must tell him today before he hears it from others.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I state the decision and give Yousef a sheet that sets out both options.',
      'I state the decision first, then listen and explain the two options.',
      'I leave it to human resources, as they have the settlement details.',
      'I reassure Yousef that the decision may yet change in two months.',
      "I talk at length about the paper's situation until he works out the decision.",
    ],
  },
  'advanced-CMM-05@1': {
    story:
      'In her last week before moving to another employer, Hind told you that the team hides bad news from you. In her view the cause is your first reaction when you hear it. No one has told you this before.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I send the team an anonymous survey about the way I deal with people.',
      'I thank Hind for her frank words and wish her well in her work.',
      'I ask each person at the meeting whether they hide things from me.',
      'I ask Hind for specific cases and watch my reaction from now on.',
      'I ask Hind for an example and tell the team how I will now react.',
    ],
  },
  'advanced-CMM-06@1': {
    story:
      "At a public meeting of a municipality in Jazan, 40 people came from an area whose street will close for 3 months. Lama, the engineer, explains the digging plan while voices rise. They keep raising the children's route to school, and no one answers.",
    question: 'What is the most effective action in this situation?',
    options: [
      'I announce that the municipality will set a safe path for children this week.',
      'I stop at their worry for the children and draw another way with them.',
      'I invite Lama to explain the plan in simpler words with pictures.',
      'I promise to pass the remarks of all to the office in charge.',
      'I close the meeting and say the plan is approved and no one will change it.',
    ],
  },
  'advanced-CMM-07@1': {
    story:
      'Your manager Maha changes the priorities of your team after each meeting with a client, five times this month. Two jobs were dropped halfway, and the team slows down to wait for the next change. Maha cares about her clients and hates surprises.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I show Maha the cost of the changes and offer a fixed day for them.',
      'I carry out the changes as they come and ask the team for patience.',
      'I consult a manager close to Maha on the best way to persuade her.',
      'I finish the first jobs as they were and tell Maha upon delivery.',
      'I suggest that Maha gather client requests in a list every two weeks.',
    ],
  },
  'advanced-CMM-08@1': {
    story:
      'At an education charity in Sharjah, board member Dalal asks you to hire a candidate who came seventh of 30. Dalal is among the biggest supporters and expects your answer tomorrow. Another post that suits the candidate opens in two months.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I call Dalal, decline, and explain that we choose by marks.',
      'I interview the candidate again with questions closer to his experience.',
      'I refer the request to the hiring panel for a written answer.',
      'I put off my answer to Dalal until the top-ranked candidate has started.',
      'I decline in person because of the ranking and mention the coming post.',
    ],
  },
  'advanced-PSV-01@1': {
    story:
      'A sports club in Jeddah had 100 members with a mean satisfaction of 6 out of 10: 60 gave 8 and 40 gave 3. The fee rose, those forty left, and the mean became 8. Khalid, the manager, thinks satisfaction has improved.',
    question: 'Which conclusion for the report is most accurate?',
    options: [
      'I put the rise down to dividing the scores by 60 members and not by 100.',
      'I write that the higher fee improved how members see the club.',
      'I point out that the sixty are less satisfied since 40 members left.',
      'I show that those who left were less satisfied than those who stayed.',
      'I explain that those who stayed score as before and those who gave 3 left.',
    ],
  },
  'advanced-PSV-02@1': {
    story:
      'At a cannery in Oran, bad sealing shows two days after filling. Swelling appeared on Wednesday and Thursday only. Lids from another supplier were used on Monday and Tuesday. Store cooling failed on Wednesday and Thursday, yet older cans stayed sound. A new cleaning crew began on Sunday.',
    question: 'What is the most suitable first step?',
    options: [
      'I stop the sealing line for a check, as the fault came two days before.',
      'I ban the other lids, as they were used two days before the swelling.',
      'I remove the cleaning crew, as it began before the first can swelled.',
      'I review the Wednesday filling, as a fault shows up on the filling day.',
      'I repair the cooling, as it failed on the very days of the swelling.',
    ],
  },
  'advanced-PSV-03@1': {
    story:
      'At a museum in Alexandria, Maha and Badr start together and restore one piece each. The painting takes Maha 4 hours or Badr 5, and the jar takes Maha 6 or Badr 9. Huda, the director, wants both ready as soon as possible.',
    question: 'Which decision and reason is most correct?',
    options: [
      'I leave both pieces to Badr, as he is faster than Maha at each.',
      'I assign the painting to Maha, as 4 hours is the shortest.',
      'I give Maha the jar and Badr the painting, so both end after 6 hours.',
      'I have Maha restore both, as she is faster than Badr at each.',
      'I let Badr do the painting and Maha the jar, so both end after 11 hours.',
    ],
  },
  'advanced-PSV-04@1': {
    story:
      'A factory in Ajman uses 40 rolls of paper a day and has 400. An order takes 5 days to arrive and may take 3 more. Work must not stop. The store is small, so Hamad, the supervisor, wants to order as late as possible.',
    question: 'Which decision and reason is most correct?',
    options: [
      'I send the order in 7 days, as 120 rolls cover the delay.',
      'I order today, so that paper lasts even if it takes 8 days.',
      'I wait 5 days and order, since 200 rolls cover the delivery time.',
      'I order in two days, when the 320 rolls left last 8 days.',
      'I order in 9 days, when 40 rolls are left as reserve for a day.',
    ],
  },
  'advanced-PSV-05@1': {
    story:
      'At an insurance site in Muscat, 1000 people visited last month: 400 began an application, 100 completed it, and 90 paid. This month 2000 visited: 800 began, 120 completed and 108 paid. Ghada, the manager, wants the stage that got worse put right.',
    question: 'Which decision and reason is most correct?',
    options: [
      'I work on completion, as its rate fell from 25% to 15%.',
      'I keep the stages as they are, as each rate has improved.',
      'I simplify the form, as most of those who begin stop there.',
      'I change the first page, as those who did not begin rose from 600 to 1200.',
      'I add ways to pay, as only 108 people of 2000 visitors paid.',
    ],
  },
  'advanced-PSV-06@1': {
    story:
      'A food truck in Taif has a breaker for 20 amps. The air conditioner takes 12, the oven 10, the lights 4. The power goes at noon when all are on, and a new breaker of the same type changed nothing. Sami, the owner, needs all three.',
    question: 'What is the most suitable first step?',
    options: [
      'I check the wiring of the breaker, as it trips there each time.',
      'I turn off the lights at noon, as all loads make 26 amps.',
      'I cut down what runs at one time, as the loads exceed the limit.',
      'I run only the air conditioner and oven at noon, as they take under 20.',
      'I run the air conditioner and oven in turn, as together they take 22.',
    ],
  },
  'advanced-PSV-07@1': {
    story:
      'A hotel in Riyadh has 100 thousand riyals to cut its energy bill. Insulation costs 60 thousand and saves 30 thousand a year, lights cost 50 and save 28 thousand, pumps cost 40 and save 20 thousand. None can be done in part. Majid, the manager, wants the largest yearly saving.',
    question: 'Which decision and reason is most correct?',
    options: [
      'I put lights first and then pumps, as each riyal on lights returns most.',
      'I do insulation and pumps, which save 50 thousand a year together.',
      'I combine insulation and pumps because they use up the whole sum.',
      'I choose insulation and lights, because they save 58 thousand.',
      'I settle for the pumps, because they save the most of the three.',
    ],
  },
  'advanced-PSV-08@1': {
    story:
      'A college in Al-Baha takes 130 trainees to a training site. A large bus has 45 seats and costs 650 riyals, a small one has 20 seats and costs 300. All need seats, and Dalal, the supervisor, wants the lowest cost.',
    question: 'Which decision and reason is most correct?',
    options: [
      'I hire 3 large buses, because a seat costs less in them.',
      'I book two large and two small at 1900, the lowest price that seats all.',
      'I prefer 5 small buses, because they have more seats than the group needs.',
      'I fill two large and two small ones, so that no seat is left empty.',
      'I choose two large and one small, because 1600 riyals is the lowest sum.',
    ],
  },
}
