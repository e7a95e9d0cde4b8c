import type { TextsOf } from '../item.ts'
import type { items } from './items.ts'

export const en: TextsOf<typeof items> = {
  'quick-SKL-01@1': {
    story:
      'You have two summer internship offers in Khobar, each for 3 months. The first pays 2000 riyals a month, and travel costs you 300 riyals a month. The second pays 1800 riyals a month, a final bonus of 600 riyals and free transport.',
    question: 'Which conclusion about the net pay is most accurate?',
    options: [
      'The two offers are equal: each of them pays 6000 riyals in three months.',
      'The net pay of the second is 900 riyals higher over the whole period.',
      'The first offer is higher because it adds 300 riyals for travel every month.',
      'The net pay of the first is 200 riyals higher in each month.',
      'The second offer pays more after travel, by 300 riyals for the period.',
    ],
  },
  'quick-SKL-02@1': {
    story:
      'A youth centre in Hail ran three workshops. Design had 18 people in a room for 20. Cooking had 24 people in a room for 40. Photography had 30 people in a room for 60.',
    question: 'Which conclusion about how full the rooms were is most accurate?',
    options: [
      'Design was the fullest at 90%, then cooking at 60%, then photography at 50%.',
      'Design was the least full, for its 18 people fill 30% of 60 places.',
      'Photography was the fullest because 30 people came, then cooking with 24 people.',
      'Design was the fullest at 90%, followed by cooking and photography, both at 60%.',
      'Photography was the fullest, then cooking, then design, by share of places.',
    ],
  },
  'quick-SKL-03@1': {
    story:
      'At a training centre in Najran, four people wait for their turn with the careers adviser: Dalal, Sami, Maha and Fahad. Dalal goes in before Sami, and Maha goes in after Dalal. Sami is not the last.',
    question: 'What is the strongest conclusion that follows?',
    options: [
      'Sami goes in after Maha and after Fahad, so his turn is the fourth.',
      'Dalal goes in first or second, for she cannot go in later.',
      'Fahad goes in last of the four, after the other three come out.',
      'Dalal goes in first, before the other three, so no one goes before her.',
      'Dalal goes in first or second, and Sami goes in second or third.',
    ],
  },
  'quick-SKL-04@1': {
    story:
      "A tempting job offer reaches you from a free e-mail address in the name of a known firm in Doha. The sender wants a copy of your identity card and your account number today, before any interview. The firm's own site lists a phone number but no such vacancy.",
    question: 'Which decision about this offer is most correct?',
    options: [
      'I delete the message and look for jobs posted on company sites.',
      'I ask the sender to prove the link to the firm before I send anything.',
      "I call the number on the firm's site to ask whether the offer is real.",
      'I send all of it today because the known name of the firm is enough.',
      'I send the card copy today and the account number after the interview.',
    ],
  },
  'quick-SKL-05@1': {
    story:
      'It is 11:00, and you must hand over 60 bags for conference guests in Manama before 14:00. Filling takes two hours. You have 60 pens, 60 cards and 45 notebooks. The stationery shop next door delivers within half an hour, but closes at 12:00.',
    question: 'What is the most suitable first step?',
    options: [
      'I fill 45 bags first and then order 15 notebooks from the shop.',
      'I order 15 pens from the shop because there are fewer pens than bags.',
      'I buy 15 notebooks now and wait for them before filling all the bags.',
      'I order 15 notebooks now and start on the 45 bags I can complete.',
      'I order 45 notebooks from the shop now and fill 15 bags meanwhile.',
    ],
  },
  'quick-WST-01@1': {
    story:
      'In your first week at a travel office, you must put 200 files in order before Thursday evening. The phone interrupts you every few minutes, so only 40 were done in two days. It is Tuesday, and your colleague Omar has a quiet hour each morning.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I leave the phone unanswered until Thursday evening to finish the files.',
      'I go on as before and hope for fewer calls later in the week.',
      'I agree on an hour when Omar takes calls and set myself a daily share.',
      'I give the files two hours in a row each day after work.',
      'I explain to the manager that calls delay me and ask for more time.',
    ],
  },
  'quick-WST-02@1': {
    story:
      'Your team of volunteers is preparing an open day for children. Saad stays silent in each meeting, yet you learn that he ran a similar day last year. Two loud voices fill the time, and the next meeting is tomorrow.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I respect that Saad stays silent in meetings and focus on my own part.',
      'I sit with Saad beforehand and invite him to present his own experience.',
      'I suggest that the team leader gives Saad a clear task of his own.',
      "I propose that Saad's tasks go to those who join the discussion.",
      'I ask Saad in the meeting for his view and leave him time.',
    ],
  },
  'quick-WST-03@1': {
    story:
      'At the ticket window of a museum in Amman, the card machine fails at noon and the queue reaches 20 visitors. One raises his voice, and those behind him grow restless. Cash is possible, and your supervisor is in another building.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I serve each person as fast as I can and apologise for the delay.',
      'I call the supervisor to come and speak to the angry visitor.',
      'I ask the angry visitor to go to the end of the queue to calm down.',
      'I tell everyone in line about the fault and invite those with cash forward.',
      'I avoid looking at the queue and restart the card machine several times.',
    ],
  },
  'quick-WST-04@1': {
    story:
      'At a sewing workshop in Taif you cut 30 sleeves for school uniforms, and 8 of them turn out too short. Nobody has noticed. Dalal starts sewing them in an hour, and only a little cloth is left.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I tell the supervisor at the end of the day and follow her decision.',
      'I stretch the short sleeves with the iron until they look long enough.',
      'I cut new sleeves from the remaining cloth before the sewing starts.',
      'I leave the pieces as they are, for Dalal usually spots and fixes this.',
      'I set them aside and find with Dalal now a smaller size they suit.',
    ],
  },
  'quick-WST-05@1': {
    story:
      "In a contractor's storeroom, workers search for equipment keys for a quarter of an hour each morning. The keys look alike in one box, and nobody has been told to sort them. Your job is to log who comes in, and its first hour is quiet.",
    question: 'What is the most effective action in this situation?',
    options: [
      'I try a numbered key rack for a week and show the supervisor the result.',
      'I sort the keys myself in the quiet hour before the workers arrive.',
      'I focus on logging people in, as long as sorting the keys is not my job.',
      'I write to the supervisor about the lost time and await his view.',
      'I keep the most important keys with me so that workers ask me for them.',
    ],
  },
  'quick-CAR-01@1': {
    story:
      'After a year in data entry, your work is steady and comfortable. You read a report that predicts great changes in the job within three years. Management has said nothing about it, and the current season is busy.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I come back to the question once a change appears in my department.',
      'I put my effort into the current season, as it depends on me.',
      'I picture my work in three years and take a first step towards it.',
      'I choose a course this year that will help me when things change.',
      'I join whatever training the management sets when it asks us to.',
    ],
  },
  'quick-CAR-02@1': {
    story:
      'After graduation you are offered a well-paid job in a field that was not in your plans. Those around you encourage you to accept, each with a fair reason. You have five days, and there is no other offer now.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I lean towards what most of those around me agree on before the deadline.',
      'I weigh the offer against what I want from work and decide by myself.',
      'I accept at once because steady income is my main need now.',
      'I decide alone if those whose experience I trust disagree with one another.',
      'I set two conditions, as my path is my responsibility in the end.',
    ],
  },
  'quick-CAR-03@1': {
    story:
      'A one-day career fair in Cairo brings together 40 employers from many fields. You have chosen a specialty, and it has openings. Your research paper is due in a week, and you may come to the fair without obligation.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I spend the day among fields unknown to me and talk to their people.',
      'I attend if the college counts the visit among required activities.',
      'I visit employers near my subject to learn which roles might suit me.',
      'I keep the day for my paper, as my chosen field is enough for me.',
      "I pass by for an hour if that day's part of my paper is done.",
    ],
  },
  'quick-CAR-04@1': {
    story:
      'Your department needs someone to give an introduction session to 25 new trainees next week. Its topic is at the heart of your work, but you have little experience of speaking to groups. Your supervisor Mona will accept anyone who comes forward.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I nominate someone experienced and help with preparing the material.',
      'I welcome it, as speaking is a skill I will need in my next steps.',
      'I take part if an experienced colleague agrees to give half of it.',
      'I run it if Mona assigns it to me and no one else comes forward.',
      'I come forward, prepare it my own way and rehearse it several times.',
    ],
  },
  'quick-CAR-05@1': {
    story:
      'You have decided to move from customer service to web design within a year. Three evenings a week are free, and there are many courses and a local group of designers. Your income covers your needs, and the first step is not clear yet.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I sign up for a course towards my goal and begin when it opens.',
      'I begin to learn if I find someone in the local group to join me.',
      'I put off the start until my employer offers a career-change programme.',
      'I write down three steps with dates and carry out the first.',
      "I keep this season's evenings for rest after the work of the day.",
    ],
  },
}
