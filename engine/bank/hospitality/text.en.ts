import type { PairTextsOf } from '../pair.ts'
import type { pairs } from './pairs.ts'

export const en: PairTextsOf<typeof pairs> = {
  'hospitality-competency-25@1': {
    deciding: 'Which two months have ten or more free rooms each night?',
    stories: {
      a: 'A hotel in Jubail is renovating its 90 rooms this year, and each room is closed for a week. Each night 89 rooms are expected to be taken in March and April, at 300 riyals, and 76 in September and October, at 500 riyals. The contractor works in these four months only and can do any number a month. The plan is yours to choose.',
      b: 'A hotel in Jubail is renovating its 90 rooms this year, and each room is closed for a week. Each night 76 rooms are expected to be taken in March and April, at 300 riyals, and 89 in September and October, at 500 riyals. The contractor works in these four months only and can do any number a month. The plan is yours to choose.',
    },
    question: 'Which plan serves the hotel best?',
    options: {
      brmn: 'I renovate 45 rooms in March and April and 45 in September and October.',
      cwvp: 'I renovate all 90 rooms in March and April, about 10 rooms each week.',
      gtwb: 'I renovate all 90 rooms in September and October, about 10 rooms each week.',
      pncm: 'I renovate 60 rooms in September and October and 30 in March and April.',
      wmhh: 'I renovate 60 rooms in March and April and 30 in September and October.',
    },
  },
  'hospitality-competency-26@1': {
    deciding: 'Who worked on more of the past feasts?',
    stories: {
      a: "Lina and then Samer asked for the first evening of Eid off, and their restaurant in Dammam needs one of them all evening. The evening lasts 6 hours, and both have good family reasons. In the past 2 years, Samer worked on 3 of the Eid holidays and Lina worked on 1. By the restaurant's rules Eid shifts are taken in turn, and you write the rota.",
      b: "Lina and then Samer asked for the first evening of Eid off, and their restaurant in Dammam needs one of them all evening. The evening lasts 6 hours, and both have good family reasons. In the past 2 years, Lina worked on 3 of the Eid holidays and Samer worked on 1. By the restaurant's rules Eid shifts are taken in turn, and you write the rota.",
    },
    question: 'Which rota is fairest to the team?',
    options: {
      fltr: 'I give Lina the first 4 hours off and Samer the last 2.',
      gfbb: 'I give Samer the first 4 hours off and Lina the last 2.',
      kfgt: 'I give Samer the first 3 hours off and Lina the last 3.',
      klbg: 'I give Samer the whole evening off and Lina works its 6 hours.',
      wgwf: 'I give Lina the whole evening off and Samer works its 6 hours.',
    },
  },
  'hospitality-competency-27@1': {
    deciding: 'Which guest can still read a letter in peace today?',
    stories: {
      a: "Your hotel charged both Nasser and Maha twice for their stay, and each will have the extra sum back within a week. In 10 minutes, Nasser boards a 9-hour flight with no network, and Maha is in her Riyadh office all day. Maha's bill is the larger, and the explanation fills a page. You now have time for one call of 5 minutes and one message.",
      b: "Your hotel charged both Nasser and Maha twice for their stay, and each will have the extra sum back within a week. In 10 minutes, Maha boards a 9-hour flight with no network, and Nasser is in his Riyadh office all day. Maha's bill is the larger, and the explanation fills a page. You now have time for one call of 5 minutes and one message.",
    },
    question: 'What is the best thing to do now?',
    options: {
      jlpj: 'I send both the same page and call the card office about the sums.',
      jnvz: 'I explain it to Maha by phone and send Nasser the full page.',
      kknf: 'I explain it to Nasser by phone and send Maha the full page.',
      pxwn: 'I explain it to Nasser by phone and send Maha a single line.',
      vzpw: 'I explain it to Maha by phone and send Nasser a single line.',
    },
  },
  'hospitality-competency-28@1': {
    deciding: 'How many of the missing guests will really come?',
    stories: {
      a: "At four o'clock your hotel in Taif has 5 rooms left, and 9 bookings whose guests have not arrived. Of these, 2 are paid for, and their guests come; of every 7 unpaid ones 3 come, hardly ever more. Until five, the hotel next door sells you rooms at 500 riyals each, non-refundable. After that the town is full, and a guest without a room is driven to Jeddah at a cost of 2000 riyals.",
      b: "At four o'clock your hotel in Taif has 5 rooms left, and 9 bookings whose guests have not arrived. Of these, 9 are paid for, and their guests come; of every 7 unpaid ones 3 come, hardly ever more. Until five, the hotel next door sells you rooms at 500 riyals each, non-refundable. After that the town is full, and a guest without a room is driven to Jeddah at a cost of 2000 riyals.",
    },
    question: 'Which decision is best before five?',
    options: {
      blcl: 'I buy three rooms next door and rely on our own rooms.',
      cfjv: 'I buy four rooms next door and rely on our own rooms.',
      vzdq: 'I buy two rooms next door and rely on our own rooms.',
      wslz: 'I buy one room next door and rely on our own rooms.',
      zqzk: 'I rely on our own rooms tonight and buy none next door.',
    },
  },
  'hospitality-competency-29@1': {
    deciding: 'What journey did the group come from?',
    stories: {
      a: "A group of 40 guests reached your hotel lobby in Jeddah at ten in the morning, and their rooms are due at two. Of their 20 rooms, 6 are ready, and at half past ten they have a bus tour of old Jeddah. Their plane left Jakarta at three in the morning. The order of cleaning can be changed once, which delays other guests' rooms until the evening.",
      b: "A group of 40 guests reached your hotel lobby in Jeddah at ten in the morning, and their rooms are due at two. Of their 20 rooms, 6 are ready, and at half past ten they have a bus tour of old Jeddah. Their train left Makkah at nine in the morning. The order of cleaning can be changed once, which delays other guests' rooms until the evening.",
    },
    question: 'What is the most effective action in this situation?',
    options: {
      czlc: 'I send the whole cleaning team to their rooms and move the tour to tomorrow.',
      jkrr: "I store the group's bags in the lobby and bring the tour forward to start now.",
      jvhb: "I store the group's bags in the lobby and keep the tour at its set time.",
      ldwz: 'I send half the cleaning team to their rooms and move the tour to tomorrow.',
      nmsr: 'I serve the group breakfast in the restaurant and leave the order as it is until two.',
    },
  },
  'hospitality-competency-30@1': {
    deciding: 'Does free cancellation end before or after the dates are known?',
    stories: {
      a: "A resort pool in Umluj closes for repairs on three days of next month, and the contractor will name the dates in a week. You hold 80 bookings, spread evenly over the month's weeks, which can be cancelled free for another 48 hours. At an earlier closure, a third of the guests cancelled when told of it without the dates. Each guest is written to only once.",
      b: "A resort pool in Umluj closes for repairs on three days of next month, and the contractor will name the dates in a week. You hold 80 bookings, spread evenly over the month's weeks, which can be cancelled free for another 480 hours. At an earlier closure, a third of the guests cancelled when told of it without the dates. Each guest is written to only once.",
    },
    question: 'When is the one letter to each guest best sent?',
    options: {
      drvs: 'I write today to the guests of all four weeks, without the days of the closure.',
      kfmr: 'I write today to the guests of one week, and to the rest once dates are named.',
      mdxd: 'I write today to the guests of three weeks, and to the rest once dates are named.',
      pwpn: 'I write in a week to the guests of all four weeks, with the days of the closure.',
      sqtg: 'I write today to the guests of two weeks, and to the rest once dates are named.',
    },
  },
  'hospitality-skills-01@3': {
    deciding: 'What does the plan code cover?',
    stories: {
      a: 'Your hotel in Abha has 30 guests for four nights, sent by a travel agency. The booking voucher gives their names, the room type, the rate and the plan code AP. The agency pays for what the voucher covers, and each guest pays for the rest on departure. Yesterday the guests had lunch and dinner in the hotel, and 60 bills for their meals lie on your desk.',
      b: 'Your hotel in Abha has 30 guests for four nights, sent by a travel agency. The booking voucher gives their names, the room type, the rate and the plan code EP. The agency pays for what the voucher covers, and each guest pays for the rest on departure. Yesterday the guests had lunch and dinner in the hotel, and 60 bills for their meals lie on your desk.',
    },
    question: 'What is the right thing to do with these bills?',
    options: {
      dbpx: 'I keep all of the meal bills open until the day of the departure.',
      jktv: 'I put the lunch bills on the account of the agency and keep the dinner bills open.',
      mkgv: 'I put all of the meal bills on the accounts of the guests and close them today.',
      nkkz: 'I put all of the meal bills on the account of the agency and close them today.',
      wcbq: 'I put the lunch bills on the accounts of the guests and keep the dinner bills open.',
    },
  },
  'hospitality-skills-04@2': {
    deciding: 'Have the guests of these rooms left, or are they still registered?',
    stories: {
      a: "A tour operator asks your booking office in Jeddah for 6 rooms tonight, in either of the company's hotels; the guests arrive in the evening. This morning 6 rooms at the Marsa, booked until tomorrow, had nobody in them, and their status in the front office report is sleeper. The Nakheel has 6 rooms ready; 6 guests who accept only the Nakheel asked for them after the operator, at the same rate. No other rooms are left, and the operator accepts any split.",
      b: "A tour operator asks your booking office in Jeddah for 6 rooms tonight, in either of the company's hotels; the guests arrive in the evening. This morning 6 rooms at the Marsa, booked until tomorrow, had nobody in them, and their status in the front office report is sleep-out. The Nakheel has 6 rooms ready; 6 guests who accept only the Nakheel asked for them after the operator, at the same rate. No other rooms are left, and the operator accepts any split.",
    },
    question: 'What is the right answer to the tour operator?',
    options: {
      dtts: 'I confirm all six rooms in the Nakheel and no room in the Marsa.',
      hcqb: 'I confirm four of the rooms in the Nakheel and two rooms in the Marsa.',
      pmqp: 'I confirm no room in the Nakheel and all six rooms in the Marsa.',
      vckw: 'I confirm two rooms in the Nakheel and four of the rooms in the Marsa.',
      zwmj: 'I confirm three rooms in the Nakheel and three of the rooms in the Marsa.',
    },
  },
  'hospitality-skills-07@1': {
    deciding: 'Which cocoa is acidic?',
    stories: {
      a: "A hotel bakery in Dhahran bakes one chocolate cake tonight for the lobby and one for the cafe. The lobby's cake rises with baking soda alone and the cafe's with baking powder alone; the rest is flour, sugar, eggs, oil and water. The store has two equal tins of cocoa, each enough for both recipes. The red tin is labelled Natural and the blue tin Dutch-processed.",
      b: "A hotel bakery in Dhahran bakes one chocolate cake tonight for the lobby and one for the cafe. The lobby's cake rises with baking soda alone and the cafe's with baking powder alone; the rest is flour, sugar, eggs, oil and water. The store has two equal tins of cocoa, each enough for both recipes. The red tin is labelled Dutch-processed and the blue tin Natural.",
    },
    question: 'Which use of the cocoa is right tonight?',
    options: {
      gtlq: "I use the red tin for the lobby's cake and both tins mixed for the cafe's.",
      hlhc: "I use an equal mix of both tins for the lobby's cake and for the cafe's.",
      kwts: "I use the blue tin for the lobby's cake and both tins mixed for the cafe's.",
      nqdj: "I use the blue tin for the lobby's cake and the red tin for the cafe's.",
      rpwj: "I use the red tin for the lobby's cake and the blue tin for the cafe's.",
    },
  },
  'hospitality-skills-10@3': {
    deciding: 'May this food thaw without air?',
    stories: {
      a: 'For a dinner tomorrow, a hotel kitchen in Madinah moves 60 vacuum bags from the freezer to the fridge. They hold raw salmon fillets, and the label says to keep them frozen until use. At 4 degrees they are thawed after 4 hours and cooked after 24. Whatever lies in an open bag dries at the edges, and for every 6 hours open a kilo in all is trimmed off.',
      b: 'For a dinner tomorrow, a hotel kitchen in Madinah moves 60 vacuum bags from the freezer to the fridge. They hold raw beef steaks, and the label says to keep them frozen until use. At 4 degrees they are thawed after 4 hours and cooked after 24. Whatever lies in an open bag dries at the edges, and for every 6 hours open a kilo in all is trimmed off.',
    },
    question: 'When should the bags be opened?',
    options: {
      fxqc: 'I open all of the bags after 12 hours have passed.',
      ndrv: 'I open all of the bags after 18 hours have passed.',
      pmjl: 'I open all of the bags after 24 hours have passed.',
      tkhz: 'I open all of the bags before an hour has passed.',
      wgbs: 'I open all of the bags after 6 hours have passed.',
    },
  },
  'hospitality-skills-13@1': {
    deciding: 'Is it the rate or the occupancy that lags?',
    stories: {
      a: 'The monthly report on your hotel in Khobar compares it with five hotels like it in class, area and guest ratings. For the last six months its MPI was 120, its ARI 75 and its RGI 90. The owner wants RGI at 100 in the next quarter, for which the same demand is expected. The room rate averages 480 riyals, and it is set once for the whole quarter.',
      b: 'The monthly report on your hotel in Khobar compares it with five hotels like it in class, area and guest ratings. For the last six months its MPI was 75, its ARI 120 and its RGI 90. The owner wants RGI at 100 in the next quarter, for which the same demand is expected. The room rate averages 480 riyals, and it is set once for the whole quarter.',
    },
    question: 'Which change in the rates does this report call for?',
    options: {
      gltc: "I lower the next quarter's average rate by 80 riyals to 400, closer to the rates of our competitors.",
      gsrf: "I leave the next quarter's average rate unchanged at 480, to keep the prices of the hotel steady.",
      lpkg: "I raise the next quarter's average rate by 40 riyals to 520, closer to the rates of our competitors.",
      ltpg: "I raise the next quarter's average rate by 80 riyals to 560, closer to the rates of our competitors.",
      sghf: "I lower the next quarter's average rate by 40 riyals to 440, closer to the rates of our competitors.",
    },
  },
  'hospitality-skills-16@1': {
    deciding: 'Which of the two is on the binding list of allergens?',
    stories: {
      a: 'A hotel restaurant in Hofuf has changed the recipes of 12 dishes on its digital menu, and all of them stay on it. The chef added celery to the 6 lunch dishes and kiwi to the 6 dinner dishes. The platform allows the allergen mark on 6 dishes today and on 6 more in a week. The staff answer every guest who asks what is in a dish.',
      b: 'A hotel restaurant in Hofuf has changed the recipes of 12 dishes on its digital menu, and all of them stay on it. The chef added kiwi to the 6 lunch dishes and celery to the 6 dinner dishes. The platform allows the allergen mark on 6 dishes today and on 6 more in a week. The staff answer every guest who asks what is in a dish.',
    },
    question: 'Which dishes should get the mark today?',
    options: {
      dhfm: 'I put the mark on all 6 dinner dishes and on no lunch dish today.',
      gkrf: 'I put the mark on 4 of the lunch and 2 of the dinner dishes today.',
      wbxn: 'I put the mark on all 6 lunch dishes and on no dinner dish today.',
      wnvs: 'I put the mark on 3 of the lunch and 3 of the dinner dishes today.',
      xtrn: 'I put the mark on 2 of the lunch and 4 of the dinner dishes today.',
    },
  },
  'hospitality-skills-19@1': {
    deciding: "Which family's seats are confirmed?",
    stories: {
      a: "Khalid's and Mona's families, equal in size, book one flight and one hotel in Kuala Lumpur through your travel office in Abha, 6 nights each. The flight's status code is HK for Khalid's family (blue file) and HL for Mona's family (green file). The hotel has 6 nights left at half price, payable today and non-refundable; its other nights are at full price and free to cancel. Both families have paid for their tickets and leave the choice to you.",
      b: "Khalid's and Mona's families, equal in size, book one flight and one hotel in Kuala Lumpur through your travel office in Abha, 6 nights each. The flight's status code is HL for Khalid's family (blue file) and HK for Mona's family (green file). The hotel has 6 nights left at half price, payable today and non-refundable; its other nights are at full price and free to cancel. Both families have paid for their tickets and leave the choice to you.",
    },
    question: 'For whom should the half-price nights be booked?',
    options: {
      dmxt: 'I book all 6 half-price nights for the blue file and none for the green file.',
      fxdp: 'I book 2 of the half-price nights for the blue file and 4 for the green file.',
      gslr: 'I book 4 of the half-price nights for the blue file and 2 for the green file.',
      nmpp: 'I book 3 of the half-price nights for the blue file and 3 for the green file.',
      shlk: 'I book all 6 half-price nights for the green file and none for the blue file.',
    },
  },
  'hospitality-skills-22@1': {
    deciding: 'Which grade has more marbling?',
    stories: {
      a: "For tonight's dinner, a hotel kitchen in Makkah is preparing unmarinated steaks on the grill and a stew that simmers in its broth for 3 hours. For both it has received 12 cartons of beef round, equal in weight and packing date. The 6 cartons with a blue strap are labelled USDA Choice, and the 6 with a red strap USDA Select. Each of the dishes needs 6 cartons.",
      b: "For tonight's dinner, a hotel kitchen in Makkah is preparing unmarinated steaks on the grill and a stew that simmers in its broth for 3 hours. For both it has received 12 cartons of beef round, equal in weight and packing date. The 6 cartons with a blue strap are labelled USDA Select, and the 6 with a red strap USDA Choice. Each of the dishes needs 6 cartons.",
    },
    question: 'Which cartons are for the grill and which for the stew?',
    options: {
      mbhp: 'I use 2 blue cartons and 4 red ones for the grill, the rest for the stew.',
      plxk: 'I use 3 blue cartons and 3 red ones for the grill, the rest for the stew.',
      qlfb: 'I use all 6 red cartons for the grill and all 6 blue ones for the stew.',
      xbpt: 'I use all 6 blue cartons for the grill and all 6 red ones for the stew.',
      zfrr: 'I use 4 blue cartons and 2 red ones for the grill, the rest for the stew.',
    },
  },
  'hospitality-skills-25@3': {
    deciding: 'Does the dish earn much and sell little, or sell much and earn little?',
    stories: {
      a: "At a hotel restaurant in Hail, the digital menu is revised once a month, with one change per dish. Last month's menu engineering sheet places saleeg under Puzzle. Guests praise the size of its plate, whatever the side, and what stands at the top of the menu draws orders away from the other dishes. Alanoud, the manager, wants to earn more from the menu this month.",
      b: "At a hotel restaurant in Hail, the digital menu is revised once a month, with one change per dish. Last month's menu engineering sheet places saleeg under Plowhorse. Guests praise the size of its plate, whatever the side, and what stands at the top of the menu draws orders away from the other dishes. Alanoud, the manager, wants to earn more from the menu this month.",
    },
    question: 'Which change for saleeg is right this month?',
    options: {
      jhhn: 'I show a picture of saleeg at the top of the menu for a week.',
      qpww: 'I show a picture of saleeg at the top of the menu all month.',
      rwwc: 'I make the costliest side on the saleeg plate a little smaller.',
      rzpr: 'I show a picture of the dining hall at the top of the menu all month.',
      whzv: 'I replace the costliest side on the saleeg plate with a cheaper one.',
    },
  },
  'hospitality-skills-28@2': {
    deciding: 'In which of the two fish does histamine form?',
    stories: {
      a: "This morning 12 crates of fish on ice reached a hotel in Yanbu, 6 from Salem and 6 from Ghassan. Salem's crates hold kanaad (Spanish mackerel) and Ghassan's hold hamour (grouper), and none of them smells. The kitchen has 6 strips for testing histamine, one strip to a crate, and more come in a week. All the fish will be grilled for tonight's banquet.",
      b: "This morning 12 crates of fish on ice reached a hotel in Yanbu, 6 from Salem and 6 from Ghassan. Salem's crates hold hamour (grouper) and Ghassan's hold kanaad (Spanish mackerel), and none of them smells. The kitchen has 6 strips for testing histamine, one strip to a crate, and more come in a week. All the fish will be grilled for tonight's banquet.",
    },
    question: 'Which use of the strips is right before the grilling?',
    options: {
      chmb: 'I look at the gills and eyes in all crates and keep the strips.',
      frrp: "I test all 6 of Salem's crates and leave Ghassan's to the grill.",
      qngx: "I test one of Ghassan's crates and keep the other 5 strips.",
      rntk: "I test one of Salem's crates and keep the other 5 strips.",
      shkm: "I test all 6 of Ghassan's crates and leave Salem's to the grill.",
    },
  },
}
