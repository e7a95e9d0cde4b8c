import type { TextsOf } from '../item.ts'
import type { items } from './items.ts'

export const en: TextsOf<typeof items> = {
  'logistics-competency-25@1': {
    story:
      'An appliance warehouse in Dammam has one loading dock. Badr unloads containers there each morning until Wednesday. You promised to load 8 trucks by Thursday morning, at one hour each. Evening work is possible. Today is Sunday.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I take over the dock on Wednesday evening and load all night.',
      'I load 3 trucks each evening from today and leave Badr the mornings.',
      'I prepare the load papers until Badr has finished his containers.',
      'I park my trucks at the dock before Badr comes and load them first.',
      'I show the warehouse manager both dates so that he says who starts.',
    ],
  },
  'logistics-competency-26@1': {
    story:
      'At a customs broker in Jeddah, container files reach your team from freight without a packing list, so owners pay storage fees. Sarah, in freight, says factories send the lists after she leaves. Your team stays until evening.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I ask the manager for a rule that binds both sections to full files.',
      'I write to factories for each missing list and wait for better days.',
      'I visit Sarah each morning and we add the lists of the last night.',
      'I suggest a two-line card and take in the evening lists for Sarah.',
      'I return the file and tell its owner that Sarah caused the fees.',
    ],
  },
  'logistics-competency-27@1': {
    story:
      'Maha, a shop owner in Unaizah, got melted ice cream because it travelled with chocolate. Your company trucks hold only one temperature a trip. Maha wants both goods together and knows little of cooling.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I read the temperature log with her and offer two ways to send both goods.',
      'I note her wish to raise it with the fleet team at its yearly meeting.',
      'I send her the cooling booklet with all its tables and limits.',
      'I apologise and compare the truck to a room with one air cooler.',
      'I promise her frozen ice cream with chocolate on the next trip.',
    ],
  },
  'logistics-competency-28@1': {
    story:
      'On Friday evening the purchasing system of a firm in Salalah began to order ten times what it needs every hour. Tariq set a wrong number, and his phone is off. Only he edits numbers. You may stop the orders.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I log in as Tariq, correct the number and tell him after the weekend.',
      'I write it in the shift file for Tariq to see next week.',
      'I stop the orders, warn suppliers and list the wrong orders for Tariq.',
      'I call Tariq, then his manager, until she allows me to stop the orders.',
      'I stop the orders and write to Tariq about what happened.',
    ],
  },
  'logistics-competency-29@1': {
    story:
      'Your delivery plan for shops in Dubai, with 12 routes, starts in two days. Today Noura, the shops manager, asks for bread at the market branches before 07:00. This touches 3 routes, and testing them takes a day.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I go on with the present plan until Noura sends her request in writing.',
      'I draw all the routes again tonight and leave tomorrow for the test.',
      'I change those routes today and test them with drivers tomorrow.',
      'I suggest to Noura a start one week later as the change is late.',
      'I give drivers the old plan and tell the branches that Noura was late.',
    ],
  },
  'logistics-competency-30@1': {
    story:
      'The safety list of a carrier in Tangier requires a tyre check of 32 trucks before they leave tomorrow. You checked 25, all sound. The rest are in a distant yard. Nobody opens the list once signed, and Hani, the manager, trusts your work.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I check those bound for mountain roads and write the real number.',
      'I write 25 trucks on the list and state that the rest are unchecked.',
      'I leave the distant yard without a number until someone asks.',
      'I review the number with Hani and keep to what he decides.',
      'I sign for 32 trucks because those checked speak for the others.',
    ],
  },
  'logistics-skills-01@1': {
    story:
      'The permit to move a high load in Rabigh ends at 04:00 and is renewed nightly. The drive to a bridge takes 70 minutes, measuring its height 40 minutes, and going back if the load cannot pass 70 minutes. The escort car came late, at 01:20.',
    question: 'Which decision is most correct for moving the load?',
    options: [
      'I delay the trip to tomorrow and set off by 01:00 at the latest.',
      'I set off without measuring and leave the load there past 04:00 if stuck.',
      'I move the trip to tomorrow and set off once the escort car arrives.',
      'I skip the measuring, so the drive and the way back fit.',
      'I set off now because drive and measuring end at 03:10.',
    ],
  },
  'logistics-skills-04@1': {
    story:
      'On a trip from Jazan, the door of a fish truck is open for about 3 minutes at unknown times. Readings may use 10% of the battery at most. Logger A reads every 20 minutes at 2%, B every minute at 7%, and C every second at 30%.',
    question: 'Which decision is most correct for finding the door openings?',
    options: [
      'I run B at night and stop the readings at daybreak.',
      'I keep to logger A because it uses the battery least.',
      'I fit C because it reads each second and shows each opening.',
      'I ask the driver at what times he recalls the door open.',
      'I install B and let it read all the way to the end.',
    ],
  },
  'logistics-skills-07@1': {
    story:
      'A transport firm in Hail needs load straps. Each strap must bear at least 5 tons, and all must arrive within 10 days. The cheapest offer that meets both conditions is preferred.',
    question: 'Which decision is most correct for buying the straps?',
    options: [
      'I choose straps of 6 tons that arrive in 20 days for 3000 riyals.',
      'I order straps of 9 tons that arrive in 4 days for 8000 riyals.',
      'I buy straps of 5 tons that arrive in 9 days for 6000 riyals.',
      'I accept straps of two tons that arrive in 30 days for 900 riyals.',
      'I take straps of 3 to 9 tons that arrive in 7 days for 4000 riyals.',
    ],
  },
  'logistics-skills-10@1': {
    story:
      'An air cargo store in Doha accepts a shipment with no severe fault and at most 5% faulty parcels. Of 400 parcels, 12 are faulty. One is severe: oil that leaks from its can, repacked in an hour. Reem, the manager, expects to ship tomorrow.',
    question: 'Which decision is most correct for accepting the shipment?',
    options: [
      'I take the oil parcel off the check sheet and ship it.',
      'I repack the oil, check again for leaks and accept with the rest listed.',
      'I repack the oil and ship because 3% faulty is below the limit.',
      'I delay shipping a week until all faulty parcels are put right.',
      'I return the shipment because 12 are faulty and the limit is 5.',
    ],
  },
  'logistics-skills-13@1': {
    story:
      'In a warehouse in Aqaba, lift trucks of the first hall work well early in the shift and weaken at its end. Those of the second hall work throughout. Power is shared, and trucks are alike. The first hall changed its battery charging plan a week ago.',
    question: 'Which decision is most correct for finding why they weaken?',
    options: [
      'I return the first hall to its former charging plan.',
      'I replace the power supply because the weakness is a week old.',
      'I check the tyres and oil of each truck in the first hall.',
      'I compare the charging hours of a weak truck and a sound one.',
      'I apply the new plan to the second hall to make both equal.',
    ],
  },
  'logistics-skills-16@1': {
    story:
      'Hind, from a map company, studies late deliveries in Sharjah. She needs the routes and times of 25 trips, whoever drove. She asked for your trip log, which holds names of 500 drivers and phones of thousands of clients.',
    question: 'Which decision is most correct for what Hind asks?',
    options: [
      'I choose 25 late trips and send their rows to Hind as they stand.',
      'I send Hind the whole log if she deletes it after the study.',
      'I open the trip log to Hind so that she takes what she needs.',
      'I copy 25 trips with route and time, without personal details.',
      'I remove names and phones from the log and hand Hind all trips.',
    ],
  },
  'logistics-skills-19@1': {
    story:
      'A cold store in Khamis Mushait gets 3 loads: 45 pallets of tins that heat does not harm, 10 pallets of fish on melting ice, and a box of wilting flowers for Omar, the director. It takes in one load at a time, first what spoils.',
    question: 'Which decision is most correct for the order of loads?',
    options: [
      "I take in Omar's flowers because of his post, then tins, then fish.",
      "I take in the fish, then Omar's flowers, and leave the tins for last.",
      'I finish the tins, which are near the door, then flowers, then fish.',
      'I put the tins first as they are 45 pallets, then fish, then flowers.',
      'I begin with the flowers, then the fish, and leave the tins last.',
    ],
  },
  'logistics-skills-22@1': {
    story:
      'A carrier in Qatif billed your company for 250 trips. Your log has 240 of them, and 10 worth 8000 riyals were refused. The bill is 9500 riyals above the fares of logged trips. Saad, the purchasing manager, waits for your view.',
    question: 'Which decision is most correct for the bill of the carrier?',
    options: [
      'I hold payment and review logged fares to find 1500 riyals.',
      'I raise logged fares by 9500 riyals to make totals equal, then pay.',
      'I reject the bill and wait for a new one with all the trips.',
      'I agree to pay because only 10 trips were refused.',
      'I agree to pay because logged and refused make up the trips billed.',
    ],
  },
  'logistics-skills-25@1': {
    story:
      'Huda, a warehouse manager in Manama, asks if new picking carts raise the number of orders made ready. The fastest workers want the carts for themselves. The two halls are alike, and she can pay a bonus at any time.',
    question: 'Which decision is most correct for measuring the effect of the carts?',
    options: [
      'I ask the maker of the carts what they bring and use that estimate.',
      'I hand half the team carts by lot and pay them the bonus.',
      'I give carts to those who want them and compare them with the others.',
      'I put carts in one hall for a week and compare it with the other.',
      'I give half the team carts by lot for a week, without the bonus.',
    ],
  },
  'logistics-skills-28@1': {
    story:
      'At Yanbu port, weevils appeared in wheat on a belt from 4 trucks to the silos. The quality team knows the infested truck by the wheat spilled under it, if unswept, and comes within minutes. You may stop the belt.',
    question: 'Which decision is most correct when the weevils appear?',
    options: [
      'I stop the belt, sweep up the spilled wheat and then call the team.',
      'I stop the belt, leave the spilled wheat and report it at day end.',
      'I stop the belt, leave the spilled wheat and call the team now.',
      'I call the team now and leave belt and wheat alone.',
      'I spread the wheat on the belt over all silos to thin the weevils.',
    ],
  },
}
