import type { TextsOf } from '../item.ts'
import type { items } from './items.ts'

export const en: TextsOf<typeof items> = {
  'sales-competency-25@1': {
    story:
      'A supplier in Riyadh has one mobile dough mixer. Noura runs it by day at a fair until Wednesday. You promised a bakery nearby, which works at night, a trial of 4 batches by Thursday morning. A batch takes two hours. Today is Monday.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I wait for the fair to close and try all batches that night.',
      'I try two batches a night from today and return the mixer by day.',
      'I see other customers until the mixer is back from the fair.',
      'I move the mixer to the bakery now and leave Noura its photos.',
      'I ask the sales manager to choose between fair and bakery.',
    ],
  },
  'sales-competency-26@1': {
    story:
      'At a property office in Jeddah, your team gets viewings with no budget noted. People then see homes that do not suit them. Fahad, at the call centre, says he avoids talk of money because his price list is old.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I ask the office manager to refuse any visit without a budget.',
      'I ask visitors for a budget at the door and hope bookings improve.',
      'I phone Fahad every evening and we complete the next visits.',
      'I suggest a card of two questions and send Fahad daily prices.',
      'I return such viewings and tell visitors that Fahad forgot their budget.',
    ],
  },
  'sales-competency-27@1': {
    story:
      'A paint shop in Taif sold an extra can to Sami, a cafe owner, and his wall now shows two shades. The mixing machine cannot repeat a shade exactly. Sami knows little about paint and asks for a can that matches his wall.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I set his shades side by side and offer two ways to even the wall.',
      'I put his remark on the agenda of the next branch meeting.',
      'I hand him the factory leaflet on pigment ratios and how they vary.',
      'I compare the mixes to loaves from different batches, and apologise.',
      'I pledge him a matching can tomorrow, then try mixes to get near it.',
    ],
  },
  'sales-competency-28@1': {
    story:
      'On Friday evening in Doha, the voice menu of an appliance firm sends repair callers to a bakery that has no link with it, 50 every hour. Only Lama may change the numbers, and her phone is off. You may stop the menu.',
    question: 'What is the most effective action in this situation?',
    options: [
      "I correct the number from Lama's account and tell her about it on Sunday.",
      'I write a note on the number in the call log for Lama to read.',
      'I stop the menu, apologise to those affected and give Lama details.',
      'I call Lama, then the centre manager, for permission to stop it.',
      'I halt the menu at once and send Lama a message for later.',
    ],
  },
  'sales-competency-29@1': {
    story:
      'In two days a developer in Tangier opens a show with 11 panels on its flats, your work. Today Omar, the marketing manager, asks for the net area of the large flats. This touches 3 panels, and matching them to the plans takes a day.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I put up the panels as they are and wait for an official letter.',
      'I redo all the panels tonight and match the figures tomorrow.',
      'I amend the three panels today and match them to plans tomorrow.',
      'I propose to Omar that the show open next week instead.',
      'I show the old panels and tell visitors that Omar asked late.',
    ],
  },
  'sales-competency-30@1': {
    story:
      'The opening list of a shop in Najran requires prices on 80 shelves to match the till by tomorrow. You matched 66 with no error. The rest are high and need a ladder. Nobody reads the list once signed, and Layla, the branch manager, trusts your work.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I match the high shelves that sell most and write the true number.',
      'I write 66 shelves and state that the high ones are undone.',
      'I leave the box for high shelves blank until someone asks.',
      'I review the number with Layla and write what she accepts.',
      'I sign for 80 shelves because all those that I matched were correct.',
    ],
  },
  'sales-skills-01@1': {
    story:
      'An appliance shop in Khobar opens at 09:00. Loading new prices on the tills takes two hours, a test 30 minutes, and going back if it fails one hour. The list came late, at 06:00. It can also be done tomorrow.',
    question: 'Which decision is most correct for loading the prices?',
    options: [
      'I move it to tomorrow and begin loading at 05:30 or before.',
      'I wipe the old prices, load the new ones and test after 09:00.',
      'I put it off to tomorrow and begin once the shop team comes.',
      'I load the prices without a test and keep an hour for going back.',
      'I load and test the prices now because this ends at 08:30.',
    ],
  },
  'sales-skills-04@1': {
    story:
      'A rival cuts a perfume price for about 40 minutes at unknown times. Your shop in Hail may spend 500 riyals a month on tracking. Service A reads it every 3 hours for 100 riyals, B every 10 minutes for 400, and C every minute for 1500.',
    question: 'Which decision is most correct for tracking the price cuts?',
    options: [
      'I sign up for B and run it in the busy evening hours.',
      'I order A because it leaves most of the budget free.',
      'I sign up for C for a month to miss no cut.',
      'I ask customers which prices of the rival they saw.',
      'I order B and let it read day and night all month.',
    ],
  },
  'sales-skills-07@1': {
    story:
      'A watch shop in Dammam wants a stand in a mall. At least 900 visitors must pass it every day, and it must be ready within 15 days. The lowest rent that meets both conditions is preferred.',
    question: 'Which decision is most correct for the stand?',
    options: [
      'I rent a stand with 1200 visitors, ready in 30 days, for 7000 riyals.',
      'I book a stand with 1500 visitors, ready in 5 days, for 12000 riyals.',
      'I sign for a stand with 950 visitors, ready in 12 days, for 9000 riyals.',
      'I accept a stand with 300 visitors, ready in 40 days, for 2000 riyals.',
      'I take a stand with 500 to 1700 visitors, ready in 10 days, for 6000 riyals.',
    ],
  },
  'sales-skills-10@1': {
    story:
      'A furniture chain in Kuwait prints its price guide if no price is wrong and at most 4% of entries have faults. Of 300 entries, 9 have faults. One is a sofa price that lacks a zero, corrected in an hour. Shahd, the marketing manager, wants it printed tomorrow.',
    question: 'Which decision is most correct before printing the guide?',
    options: [
      'I delete the sofa error from the list of faults and print tomorrow.',
      'I correct the sofa price, check it again and print with the rest listed.',
      'I correct the sofa price and print tomorrow because only 3% have faults.',
      'I delay printing until all faulty entries are corrected and checked.',
      'I print tomorrow and add a slip with the right price of the sofa.',
    ],
  },
  'sales-skills-13@1': {
    story:
      'At a shop in Irbid, tills add loyalty points when people pay by card, but add none for cash. At the Amman branch they add them both ways. The branches share one points system. The till settings in Irbid changed yesterday.',
    question: 'Which decision is most correct for finding the cause?',
    options: [
      'I return all the Irbid tills to their former settings.',
      'I restart the points system because the trouble came yesterday.',
      'I examine the cables that link the Irbid tills to the points system.',
      'I compare the cash setting on a till in Irbid and one in Amman.',
      'I carry the new Irbid settings to Amman so both are equal.',
    ],
  },
  'sales-skills-16@1': {
    story:
      'A marketing agency writes an advert on service at a shop in Muscat. It needs the text of 25 complaints, but not who made them. Huda, at the agency, asks for the record of complaints. It holds names, phones and addresses of 4000 buyers.',
    question: 'Which decision is most correct for the request?',
    options: [
      'I choose 25 complaints and pass them to Huda as they are.',
      'I give Huda the record in code once she signs for secrecy.',
      'I let Huda open the record from her office to take what she needs.',
      'I copy 25 complaint texts to a new file with no personal details.',
      'I clear personal details from the record and send it to Huda.',
    ],
  },
  'sales-skills-19@1': {
    story:
      'The fitting team of an appliance shop in Tabuk has 3 orders: 35 air conditioners for a school that opens next month, 8 ovens promised to a restaurant today, and one air conditioner promised to Mona, the manager, today. It puts first what is due.',
    question: 'Which decision is most correct for the order of fitting?',
    options: [
      "I fit Mona's unit because she is the manager, then the school, then ovens.",
      "I fit the ovens, then Mona's unit, and put off the units for the school.",
      "I finish the school, which is easy, then Mona's unit, then the ovens.",
      'I begin with the school as it wants the most, then the ovens, then Mona.',
      "I put Mona's unit first, then the ovens, and come back to the school.",
    ],
  },
  'sales-skills-22@1': {
    story:
      'A shop chain in Jazan gave out 600 purchase vouchers. Of these, 570 were used and 30, worth 1500 riyals, came back. The total used is 1900 riyals below the total given out. Tariq, the sales manager, wants to close the campaign account.',
    question: 'Which decision is most correct for closing the account?',
    options: [
      'I hold the closing and look for 400 riyals among the used vouchers.',
      'I raise the value used by 1900 riyals to make totals equal, then close.',
      'I refuse the whole statement and enter all vouchers again.',
      'I close the account because only 30 of these hundreds came back.',
      'I close the account because used and returned make up 600 vouchers.',
    ],
  },
  'sales-skills-25@1': {
    story:
      'Majid manages phone sales for a furniture firm in Manama and asks if a new call opening brings more orders. Half of the people on the list bought before, and these order more than others. The firm can add a gift at any time.',
    question: 'Which decision is most correct for measuring the effect?',
    options: [
      'I gather the views of its authors and adopt their estimate.',
      'I try the new one with the gift on half the list, drawn by lot.',
      'I use the new one with past buyers and the old one with the others.',
      'I give the openings to two similar sales teams without the gift.',
      'I split the list by lot between the openings without the gift.',
    ],
  },
  'sales-skills-28@1': {
    story:
      'Before a phone shop in Dhahran opened, Reem found fake chargers in its store. A cart takes more to the shelves every few minutes. The quality team can tell the supplier from the order of the boxes if they stay put. It comes within minutes.',
    question: 'Which decision is most correct at this moment?',
    options: [
      'I stop the cart, empty the boxes to count and call the team.',
      'I stop the cart, keep the boxes and note it in the evening report.',
      'I stop the cart, leave the boxes untouched and call the team now.',
      'I call the team now and leave cart and boxes as they are.',
      'I move the other boxes to the shelves and sort the fakes there.',
    ],
  },
}
