import type { TextsOf } from '../item.ts'
import type { items } from './items.ts'

export const en: TextsOf<typeof items> = {
  'hospitality-competency-25@1': {
    story:
      'A tour firm in Yanbu has one boat. Shahd sails it with visitors each afternoon until Tuesday. You promised a school to take 3 groups to the island before Thursday. A trip takes one hour. Pupils are free in the morning. Today is Sunday.',
    question: 'What is the most effective action in this situation?',
    options: [
      "I wait for Shahd's last tour and take all the groups on Wednesday.",
      'I take one group each morning from today and return by noon.',
      'I arrange tours by land until Shahd is done with the boat.',
      'I book the boat for the school now and let Shahd cancel her tours.',
      'I ask the director of the firm to say who gets the boat.',
    ],
  },
  'hospitality-competency-26@1': {
    story:
      'In a hotel restaurant in Riyadh, your kitchen gets orders without the table number. Food gets cold on the way. Maha, who waits at table, says she writes orders with the plates of another table in hand.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I ask the restaurant manager to make waiters write all numbers.',
      'I call out each dish to find its guest and wait for orders to improve.',
      'I stop Maha at each order and ask her for its table number.',
      'I suggest an order slip with boxes and send someone to carry plates.',
      'I send back such orders and tell guests that Maha is the cause.',
    ],
  },
  'hospitality-competency-27@1': {
    story:
      'At a camp in Hail, clouds hid the sky on the stargazing night booked by Tariq, director of a car club. Clouds cannot be foreseen more than 3 days ahead. Tariq knows little of weather and asks for a clear sky in a month for certain.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I trace that night with him and offer two ways to book the next one.',
      'I put what happened on the agenda of the monthly meeting.',
      'I send him a weather office paper on the limits of forecasts.',
      'I compare clouds to a guest who gives late notice, and apologise.',
      'I assure him of a clear sky next time and then follow the forecasts.',
    ],
  },
  'hospitality-competency-28@1': {
    story:
      'On Thursday evening the website of a hotel in Taif sells rooms on a floor closed for repair, 6 every hour. A change by Sami caused it, and his phone is off. Only Sami may change rooms. You may stop sales.',
    question: 'What is the most effective action in this situation?',
    options: [
      "I remove the rooms through Sami's account and tell him when he is back.",
      'I note the bookings in the front desk book for Sami on Sunday.',
      'I stop sales, warn those who booked and list the rooms for Sami.',
      'I keep calling Sami, then the hotel manager, for permission to stop.',
      'I stop the sales now and write Sami a message to read later.',
    ],
  },
  'hospitality-competency-29@1': {
    story:
      'In two days a conference dinner takes place in Beirut, with 10 dishes on a menu by you. Today Reem, the conference director, asks for chicken instead of fish. This touches 3 dishes, and trying their recipes with the kitchen takes a day.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I go on buying fish and wait for the request in writing.',
      'I write recipes for the whole menu tonight and try them tomorrow.',
      'I change the three recipes today and try them out tomorrow.',
      'I ask Reem about moving the dinner to an evening with more time.',
      'I serve the fish dishes and tell guests that Reem asked late.',
    ],
  },
  'hospitality-competency-30@1': {
    story:
      'The season list of a tour firm in Abha requires a check of 24 points on a mountain trail before it opens tomorrow. You saw 18, all safe. The rest are a hard climb. Nobody reads the list once signed, and Badr, the head guide, trusts your work.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I check the high points near the edge and write the true number.',
      'I write 18 points and say that the high ones were not seen.',
      'I leave the line for high points empty until someone asks.',
      'I discuss the number with Badr and keep to what he finds enough.',
      'I sign for 24 points because all those that I saw were safe.',
    ],
  },
  'hospitality-skills-01@1': {
    story:
      'A banquet hall in Muharraq opens every day at 19:00. Hanging a new chandelier takes 90 minutes, a test 30 minutes, and putting the old one back if it fails one hour. The new one came late, at 16:30. Tomorrow is also free.',
    question: 'Which decision is most correct for the chandelier?',
    options: [
      'I hang it tomorrow and begin by 16:00 at the latest.',
      'I throw out the old one, hang the new and test it after 19:00.',
      'I put it off to tomorrow and begin once the hall is clear.',
      'I hang it without a test and keep an hour for the old one.',
      'I hang and test it now because this ends at 18:30.',
    ],
  },
  'hospitality-skills-04@1': {
    story:
      'Shower water in a hotel in Jazan turns cold for about 4 minutes at unknown times. Measuring may use 40 litres a day at most. Gauge A reads every half hour and uses 5 litres, B every minute and uses 30, and C every second and uses 200.',
    question: 'Which decision is most correct for catching the cold water?',
    options: [
      'I fit B in the morning hours when most guests shower.',
      'I settle for A because it uses the least water of all.',
      'I fit C for one day so that every cold second shows.',
      'I collect from guests at checkout the cold times they recall.',
      'I run B all day and all night until the times are clear.',
    ],
  },
  'hospitality-skills-07@1': {
    story:
      'The planners of a conference in Jeddah want a hotel for at least 200 people. Each of them must reach it from the airport within 30 minutes. The hotel with the lowest price that meets both conditions is preferred.',
    question: 'Which decision is most correct for the hotel?',
    options: [
      'I choose a hotel for 300 people, 50 minutes away, at 40 thousand.',
      'I book a hotel for 250 people, 10 minutes away, at 90 thousand.',
      'I sign with a hotel for 220 people, 25 minutes away, at 60 thousand.',
      'I accept a hotel for 80 people, 70 minutes away, at 15 thousand.',
      'I take a hotel for 240 people, 15 to 45 minutes away, at 35 thousand.',
    ],
  },
  'hospitality-skills-10@1': {
    story:
      'A restaurant in Ajman accepts a menu if no allergy note is wrong and at most 5% of dishes have faults. Of 150 dishes, 6 have faults. In one, nuts are not stated, which an hour can put right. Rashid, the manager, wants the menu tomorrow.',
    question: 'Which decision is most correct for accepting the menu?',
    options: [
      'I strike the note on nuts from the review sheet and accept.',
      'I state the nuts, match the recipe and accept with the rest listed.',
      'I state the nuts and accept because 4% have faults and 5% may.',
      'I delay the menu until all faulty dishes are corrected and checked.',
      'I refuse the menu because more than 5 dishes have faults.',
    ],
  },
  'hospitality-skills-13@1': {
    story:
      'In a hotel in Tunis, cards of the third floor open the lift but not the rooms. Cards of the second floor open both. All cards come from one machine. The room locks of the third floor were reset yesterday.',
    question: 'Which decision is most correct for finding the cause?',
    options: [
      'I return all the third-floor locks to their former setting.',
      'I restart the card machine because the fault came only yesterday.',
      'I replace the cards of the third floor with new ones from the box.',
      'I compare how a lock on the third floor and one on the second are set.',
      'I set the second-floor locks like the new ones so both floors match.',
    ],
  },
  'hospitality-skills-16@1': {
    story:
      'A firm in Abu Dhabi makes beds for a hotel. It needs 30 opinions on sleep there, but not who gave them. Fahad, at the firm, asks for the record of opinions. It holds names, phones and passport numbers of 6000 people.',
    question: 'Which decision is most correct for this request?',
    options: [
      'I pick 30 opinions and send them to Fahad with all their details.',
      'I send Fahad the record with a password and a pledge of silence.',
      'I open the record for Fahad on the front desk to pick what helps.',
      'I move 30 opinions to a sheet that bears no trace of their owners.',
      'I hide names and numbers and send Fahad all opinions in the record.',
    ],
  },
  'hospitality-skills-19@1': {
    story:
      'The rooms team of a hotel in AlUla has 3 requests. A delegation of 45 tourists comes tomorrow evening. Another 7 guests wait in the lobby. Layla, director of a large company, waits there alone. The hotel puts first those who are present.',
    question: 'Which decision is most correct for the order of rooms?',
    options: [
      "I prepare Layla's room because of her post, then the tourists, then the guests.",
      "I prepare the guest rooms, then Layla's room, and put off the tourists.",
      'I finish the tourist rooms, side by side, then Layla, then the guests.',
      'I begin with the tourists for their number, then guests, then Layla.',
      'I put Layla first, then the guests, and end with the tourists.',
    ],
  },
  'hospitality-skills-22@1': {
    story:
      'An agency sold 900 tickets to a festival in Al-Ahsa. It paid for 870, and 30 worth 3000 riyals were cancelled. What it paid is 3700 riyals below the value of all the tickets. Dalal, the festival director, wants to close the account.',
    question: 'Which decision is most correct for the account?',
    options: [
      'I hold the closing and review the paid tickets for 700 riyals.',
      'I enter a discount of 3700 riyals to make both equal, then close.',
      'I refuse the account and count all tickets again from the start.',
      'I close the account because only 30 of hundreds were cancelled.',
      'I close the account because paid and cancelled make up 900.',
    ],
  },
  'hospitality-skills-25@1': {
    story:
      'Khalid, a restaurant manager in Kuwait, asks if a menu with pictures brings more orders of sweets. Orders rise in festival week, which is next. The restaurant has two similar sides and can serve free coffee with sweets at any time.',
    question: 'Which decision is most correct for measuring the effect?',
    options: [
      'I survey the designers of the menu and adopt their general view.',
      'I give half the tables, by lot, the pictures together with the coffee.',
      'I compare sweets this week on the old menu with next week on the new.',
      'I give each side one of the menus next week without the coffee.',
      'I deal both menus to tables by lot next week without the coffee.',
    ],
  },
  'hospitality-skills-28@1': {
    story:
      'In a hotel kitchen in Al-Baha, Noura finds a bad smell in a soup sent to 3 restaurants every few minutes. The food safety team can tell the bad ingredient from scraps on the table if left alone. It comes within minutes. You may stop serving.',
    question: 'Which decision is most correct at this moment?',
    options: [
      'I stop serving, clean the table of scraps and call the team.',
      'I stop serving, keep the scraps and write it in the night report.',
      'I stop serving, leave the scraps alone and call the team at once.',
      'I call the team at once and leave soup and scraps as they are.',
      'I share the rest among restaurant pots to thin out the smell.',
    ],
  },
}
