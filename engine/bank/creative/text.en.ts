import type { TextsOf } from '../item.ts'
import type { items } from './items.ts'

export const en: TextsOf<typeof items> = {
  'creative-competency-25@1': {
    story:
      'A film company in Jeddah has one camera. Mona shoots an advert with it by day until Wednesday evening. You promised to film 8 lit restaurant fronts by Thursday morning. Each takes an hour. Today is Sunday.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I get the camera on Wednesday evening and film the fronts until dawn.',
      'I film three fronts a night from today and leave Mona the days.',
      'I sort old files until Mona has finished with her advert.',
      'I keep the camera from now and return it after the last front.',
      'I show the manager both dates so that he ranks the two shoots.',
    ],
  },
  'creative-competency-26@1': {
    story:
      'At an advertising agency in Khobar, your design team gets billboard requests without sizes, so clients receive designs that do not fit. Dalal, in client service, says clients do not grasp questions about size, so she leaves these blank.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I ask the agency director to refuse any request without a size.',
      'I guess the size each time and hope that requests improve.',
      'I sit with Dalal every morning and we call the clients together.',
      'I suggest a card of 3 drawings and take over asking for sizes.',
      'I return the request and tell its owner that Dalal does not know her job.',
    ],
  },
  'creative-competency-27@1': {
    story:
      'Your office printed a sign 4 metres wide for a perfume shop in Hofuf, and its picture came out blurred. It is from an old phone and cannot be enlarged beyond a metre. Yousef, the owner, wants it clear at the same width. He knows little of printing.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I enlarge part of his picture before him and suggest two ways forward.',
      'I tell him that his point about the sign is noted for the meeting next week.',
      'I send him the full note of the printer on dots and density.',
      'I apologise and compare the picture to cloth stretched to its threads.',
      'I promise him a sharp sign from this picture, then try some software.',
    ],
  },
  'creative-competency-28@1': {
    story:
      'At a public relations agency in Dammam, a program sends an art show invitation with a wrong date to 200 guests every hour. Hamad wrote it, and his phone is off. You may stop the sending, but only Hamad edits the text.',
    question: 'What is the most effective action in this situation?',
    options: [
      "I log in to Hamad's account, correct the date and tell him later.",
      'I leave a note about the date for Hamad to find next workday.',
      'I stop the sending, warn those reached and gather facts for Hamad.',
      'I phone Hamad, then his director, until one of them permits a stop.',
      'I stop the sending at once and write Hamad a message about it.',
    ],
  },
  'creative-competency-29@1': {
    story:
      'In two days a museum in Dhahran shows a film of 9 scenes that you directed. Today Sarah, its director, asks for a child to narrate the sea hall. This touches two scenes, and fitting their sound takes a day.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I go on with the first narrator until her request comes by letter.',
      'I record all the scenes again tonight and fit the sound tomorrow.',
      'I record the child in two scenes today and fit the sound tomorrow.',
      'I ask Sarah to show the film next week for lack of time.',
      'I show the film unchanged and mention in my speech that Sarah was late.',
    ],
  },
  'creative-competency-30@1': {
    story:
      'The check sheet of a magazine in Beirut asks for calls to the sources of 20 quotes before printing tomorrow. You confirmed 15. The other sources are hard to reach. Nobody opens the sheet once signed, and Majid, the chief editor, trusts your work.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I call those behind the most damaging quotes and write the true number.',
      'I write 15 quotes on the sheet and note that the rest are unchecked.',
      'I leave the line for the rest blank until the management asks.',
      'I show Majid the number and enter on the sheet what he finds enough.',
      'I sign for 20 quotes because those confirmed speak for the rest.',
    ],
  },
  'creative-skills-01@1': {
    story:
      'A daily live show in a Riyadh studio begins at 20:00. A new backdrop takes two hours to put up, 30 minutes to try on camera, and 90 minutes to swap back if it fails. It came today at 16:30, and tomorrow is possible.',
    question: 'Which decision is most correct for the backdrop?',
    options: [
      'I move the work to tomorrow and begin by 16:00 at the latest.',
      'I scrap the old one and put up the new one even past 20:00.',
      'I put it off to tomorrow and begin once the team is free.',
      'I put it up untried and keep time to bring the old one back.',
      'I put it up and try it because both steps end at 19:00.',
    ],
  },
  'creative-skills-04@1': {
    story:
      'A bird in AlUla comes to its nest for about 40 seconds at unknown times. A film team wants to catch it. Sound there may reach 30 decibels at most. Camera A shoots every 5 minutes at 10, B every 8 seconds at 25, and C every second at 50.',
    question: 'Which decision is most correct for filming the bird?',
    options: [
      'I run B from sunrise to noon and stop it for the day.',
      'I choose A because it is quiet and the bird will hardly notice.',
      'I place C there for some days because it misses nothing.',
      'I rely on what local people tell me about its return.',
      'I fix B in place and run it day and night until its times are known.',
    ],
  },
  'creative-skills-07@1': {
    story:
      'A photo exhibition in Jeddah needs lamps. Each lamp must score at least 90 of 100 for true colour and stay at 40 degrees or less. The lowest power use that meets both conditions is preferred.',
    question: 'Which decision is most correct for choosing the lamps?',
    options: [
      'I choose lamps of score 95 that reach 55 degrees on 8 watts.',
      'I order lamps of score 98 that reach 30 degrees on 20 watts.',
      'I buy lamps of score 92 that reach 35 degrees on 12 watts.',
      'I accept lamps of score 70 that reach 60 degrees on 4 watts.',
      'I take lamps of score 84 to 98 that reach 30 degrees on 10 watts.',
    ],
  },
  'creative-skills-10@1': {
    story:
      'A museum in Salalah accepts its exhibition book if there is no severe error and at most 5% of pages have faults. Of 150 pages, 6 have faults. One is severe: a painting upside down, corrected in an hour. Fahad, the director, expects it tomorrow.',
    question: 'Which decision is most correct for delivering the book?',
    options: [
      'I strike that page off the check table and deliver the book tomorrow.',
      'I correct that page, check its print and deliver with the rest listed.',
      'I deliver on the date because only 4% of pages have faults.',
      'I ask Fahad for time until all faults are corrected and checked.',
      'I return the book to its designers because 6 pages are over the limit of 5.',
    ],
  },
  'creative-skills-13@1': {
    story:
      'At a photo lab in Amman, pictures by Ghada look right on screen but green on paper. Those by Hani are right both ways. They share one printer. Ghada changed her save settings this week, and the green began then.',
    question: 'Which decision is most correct for finding the cause?',
    options: [
      "I put all of Ghada's save settings back to what they were before.",
      'I replace the printer inks because the green appeared this week.',
      "I examine Ghada's camera and lenses and the light she works in.",
      'I compare the colour system saved in a green and a sound picture.',
      'I copy the new settings from Ghada to Hani so that both match.',
    ],
  },
  'creative-skills-16@1': {
    story:
      'A software office builds a search tool for a film festival in Yanbu. Summaries of 20 films are enough for its test, no matter whose. Badr, at the office, asks for the entry register, with 900 summaries and the names and phones of directors.',
    question: 'Which decision is most correct for meeting the request?',
    options: [
      'I send Badr the first 20 rows of the register with all fields.',
      'I send the register under a code, to be deleted after the test.',
      'I share the register link with Badr to take what he wants.',
      'I prepare 20 summaries for Badr without the names and phones.',
      'I wipe names and phones and send Badr all the summaries.',
    ],
  },
  'creative-skills-19@1': {
    story:
      'A channel in Manama has one colour machine and 3 jobs. A series of 30 episodes runs next month. A report airs tonight at 20:00. An interview with Huda, the channel director, airs tonight at 23:00. The channel puts first what airs the same day.',
    question: 'Which decision is most correct for the order of jobs?',
    options: [
      'I do the interview because of her post, then the series, then report.',
      "I do the report, then Huda's interview, and put off the series.",
      'I finish the series, as all of it is shot, then interview, then report.',
      'I begin with the series for its many episodes, then report, then interview.',
      'I put the interview first, then the report, and come back to the series.',
    ],
  },
  'creative-skills-22@1': {
    story:
      'A radio station in Hail moved 4000 recordings to a digital archive. Of these, 3970 arrived, and 30 with a total of 900 minutes were refused. What arrived is 1100 minutes shorter than the original total. Tariq, the archive manager, awaits your decision.',
    question: 'Which decision is most correct for accepting the archive?',
    options: [
      'I hold acceptance and look for 200 lost minutes in what arrived.',
      'I enter 1100 minutes for those refused to match the totals, then accept.',
      'I refuse the move and start it again for all the recordings.',
      'I accept the move because only 30 recordings of thousands were refused.',
      'I accept the move because arrived and refused make up 4000 recordings.',
    ],
  },
  'creative-skills-25@1': {
    story:
      'Noura, who manages a culture website in Kuwait, asks if a wide picture above an article helps people read to its end. More do so in book fair week, which is next. Alerts can go to readers at any time.',
    question: 'Which decision is most correct for measuring the effect of the picture?',
    options: [
      'I survey photographers on the picture and adopt their main view.',
      'I show the picture to half the readers, by lot, and send them alerts.',
      'I compare reading with the picture in fair week to reading now.',
      'I add it for short story readers but not novel readers next week.',
      'I show the picture next week to half the readers, by lot, without alerts.',
    ],
  },
  'creative-skills-28@1': {
    story:
      'At a news agency in Tunis, Sami found a faked picture in a feed sent to 40 newspapers every minute. The verification team can trace it from the original file if nobody opens or edits it, and comes within minutes. You may stop the feed.',
    question: 'Which decision is most correct at this moment?',
    options: [
      'I stop the feed, delete the picture file and then tell the team.',
      'I stop the feed, leave the file and raise it at the evening meeting.',
      'I stop the feed, leave the file alone and call the team at once.',
      'I call the team at once and leave feed and file as they are.',
      'I write a warning on the picture and send it to the newspapers again.',
    ],
  },
}
