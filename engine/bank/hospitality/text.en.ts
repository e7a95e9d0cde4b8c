import type { PairTextsOf } from '../pair.ts'
import type { pairs } from './pairs.ts'

export const en: PairTextsOf<typeof pairs> = {
  'hospitality-competency-25@1': {
    deciding: 'Does the house ever stand empty?',
    stories: {
      a: 'A hotel in Jubail renews its 90 rooms this year, and each room is closed for a week. Last year it was 94% full in March and April and 95% full in the other months, and the same is expected this year. The contractor takes one plan for the whole year and has people for any number a month. The plan is yours to choose.',
      b: 'A hotel in Jubail renews its 90 rooms this year, and each room is closed for a week. Last year it was 20% full in March and April and 99% full in the other months, and the same is expected this year. The contractor takes one plan for the whole year and has people for any number a month. The plan is yours to choose.',
    },
    question: 'Which plan serves the hotel best?',
    options: {
      brmn: 'I renew 45 rooms in March and April and 45 in the other months.',
      cwvp: 'I renew all ninety rooms in March and April, about ten at a time.',
      gtwb: 'I renew all ninety rooms over the whole year, about two at a time.',
      pncm: 'I renew 30 rooms in March and April and 60 in the other months.',
      wmhh: 'I renew 60 rooms in March and April and 30 in the other months.',
    },
  },
  'hospitality-competency-26@1': {
    deciding: 'Who worked on more of the past feasts?',
    stories: {
      a: "Lina and then Samer asked for the first evening of the feast off, and their restaurant in Dammam needs one of them all evening. The evening lasts 6 hours, and both have good family reasons. In the past two years, Samer worked on 3 of the feasts and Lina worked on one. By the restaurant's rules feast shifts are taken in turn, and you write the rota.",
      b: "Lina and then Samer asked for the first evening of the feast off, and their restaurant in Dammam needs one of them all evening. The evening lasts 6 hours, and both have good family reasons. In the past two years, Lina worked on 3 of the feasts and Samer worked on one. By the restaurant's rules feast shifts are taken in turn, and you write the rota.",
    },
    question: 'Which rota is fairest to the team?',
    options: {
      fltr: 'I give Lina the first four hours off and Samer the last two.',
      gfbb: 'I give Samer the first four hours off and Lina the last two.',
      kfgt: 'I give Samer the first three hours off and Lina the last three.',
      klbg: 'I give Samer the whole evening off and Lina works its six hours.',
      wgwf: 'I give Lina the whole evening off and Samer works its six hours.',
    },
  },
  'hospitality-competency-27@1': {
    deciding: 'Which guest can still read a letter in peace today?',
    stories: {
      a: "Your hotel charged both Nasser and Maha twice for their stay, and each will have the surplus back within a week. In 10 minutes, Nasser boards a plane without a network for 9 hours, and Maha is in her Riyadh office all day. Maha's bill is the larger, and the explanation fills a page. You now have time for one call of 5 minutes and one message.",
      b: "Your hotel charged both Nasser and Maha twice for their stay, and each will have the surplus back within a week. In 10 minutes, Maha boards a plane without a network for 9 hours, and Nasser is in his Riyadh office all day. Maha's bill is the larger, and the explanation fills a page. You now have time for one call of 5 minutes and one message.",
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
      a: "At four o'clock your hotel in Taif has 5 rooms left, and 9 bookings whose guests have not arrived. Of these, 2 are paid for, and of every 7 unpaid bookings 3 usually arrive. Until five, the hotel next door sells you rooms at 500 riyals each, not refundable. After that the town is full, and a guest without a room is driven to Jeddah at a cost of 2000 riyals.",
      b: "At four o'clock your hotel in Taif has 5 rooms left, and 9 bookings whose guests have not arrived. Of these, 9 are paid for, and of every 7 unpaid bookings 3 usually arrive. Until five, the hotel next door sells you rooms at 500 riyals each, not refundable. After that the town is full, and a guest without a room is driven to Jeddah at a cost of 2000 riyals.",
    },
    question: 'Which decision is best before five?',
    options: {
      blcl: 'I buy three rooms next door and rely on our own rooms.',
      cfjv: 'I buy four rooms next door and rely on our own rooms.',
      vzdq: 'I buy two rooms next door and rely on our own rooms.',
      wslz: 'I buy a single room next door and rely on our own rooms.',
      zqzk: 'I rely on our own rooms tonight and buy none next door.',
    },
  },
  'hospitality-competency-29@1': {
    deciding: 'What journey did the group come from?',
    stories: {
      a: "A group of 40 guests reached your hotel lobby in Jeddah at ten in the morning, and their rooms are due at two. Of their twenty rooms 6 are ready, and at half past ten they have a bus tour of old Jeddah. Their plane left Jakarta at three in the morning. The order of cleaning can be changed once, which delays other guests' rooms to the evening.",
      b: "A group of 40 guests reached your hotel lobby in Jeddah at ten in the morning, and their rooms are due at two. Of their twenty rooms 6 are ready, and at half past ten they have a bus tour of old Jeddah. Their train left Makkah at nine in the morning. The order of cleaning can be changed once, which delays other guests' rooms to the evening.",
    },
    question: 'What is the most effective action in this situation?',
    options: {
      czlc: 'I turn the whole cleaning team to their rooms and move the tour to tomorrow.',
      jkrr: "I store the group's bags in the lobby and bring the tour forward to right now.",
      jvhb: "I store the group's bags in the lobby and keep the tour at its set time.",
      ldwz: 'I turn half the cleaning team to their rooms and move the tour to tomorrow.',
      nmsr: 'I serve the group breakfast in the restaurant and leave the order as it is until two.',
    },
  },
  'hospitality-competency-30@1': {
    deciding: 'Does free cancellation end before or after the dates are known?',
    stories: {
      a: "A resort's pool in Umluj closes for repair on 3 days of next month, and the contractor names the dates in a week. You hold 80 bookings, spread evenly over the month's weeks, which can be cancelled free for another 48 hours. At an earlier closure, a third of the guests cancelled when told without the dates. Each guest is written to only once.",
      b: "A resort's pool in Umluj closes for repair on 3 days of next month, and the contractor names the dates in a week. You hold 80 bookings, spread evenly over the month's weeks, which can be cancelled free for another 480 hours. At an earlier closure, a third of the guests cancelled when told without the dates. Each guest is written to only once.",
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
  'hospitality-skills-01@1': {
    deciding: 'How acid is each sauce?',
    stories: {
      a: "In a central kitchen in Riyadh, two pots of tomorrow's sauce, red and green, have come off the fire with 20 kg each. The red has a pH of 5.9 and the green a pH of 3.8. The blast chiller takes one load of 20 kg tonight, the stoves are off, and cooling on the table takes 8 hours. What cools against the safety rule is thrown away.",
      b: "In a central kitchen in Riyadh, two pots of tomorrow's sauce, red and green, have come off the fire with 20 kg each. The red has a pH of 3.8 and the green a pH of 5.9. The blast chiller takes one load of 20 kg tonight, the stoves are off, and cooling on the table takes 8 hours. What cools against the safety rule is thrown away.",
    },
    question: 'What is the right use of the chiller?',
    options: {
      dsvz: 'I chill ten kilos of the red and ten of the green.',
      fnxm: 'I chill twenty kilos of the green and leave the red to the table.',
      hgcq: 'I chill fifteen kilos of the green and five of the red.',
      lxxs: 'I chill twenty kilos of the red and leave the green to the table.',
      ncrg: 'I chill fifteen kilos of the red and five of the green.',
    },
  },
  'hospitality-skills-04@1': {
    deciding: 'Where does the reading stand against the working range?',
    stories: {
      a: 'A sink of 80 litres has been filled to sanitise the washed and rinsed cutting boards of a restaurant in Doha. The chlorine meter reads 12 parts per million. Beside the sink stands a chlorine solution of 5%, and the boards go from the sink to the salad table without another rinse. The set soaking time is one minute, and the cutting of vegetables begins in 10 minutes.',
      b: 'A sink of 80 litres has been filled to sanitise the washed and rinsed cutting boards of a restaurant in Doha. The chlorine meter reads 480 parts per million. Beside the sink stands a chlorine solution of 5%, and the boards go from the sink to the salad table without another rinse. The set soaking time is one minute, and the cutting of vegetables begins in 10 minutes.',
    },
    question: 'What is right to do before the boards go in?',
    options: {
      dqzb: 'I add 320 millilitres of the chlorine solution and stir the water.',
      dwzz: 'I dry the washed boards with paper towels and stack them by the sink.',
      hfhs: 'I drain three quarters of the sink and fill it up with clean tap water.',
      qpvh: 'I drain half of the sink and fill it up with clean tap water.',
      tgjv: 'I add 160 millilitres of the chlorine solution and stir the water.',
    },
  },
  'hospitality-skills-07@1': {
    deciding: "How much protein is in each sack's flour?",
    stories: {
      a: "A hotel bakery in Dhahran bakes samoli rolls and sponge cake tonight, and the names on its two sacks of white flour have rubbed off. Each sack kept its nutrition table and batch details, and both are equal in weight and price. The share of protein is 13% in the green sack's flour and 8.5% in the blue sack's. No delivery comes before morning.",
      b: "A hotel bakery in Dhahran bakes samoli rolls and sponge cake tonight, and the names on its two sacks of white flour have rubbed off. Each sack kept its nutrition table and batch details, and both are equal in weight and price. The share of protein is 8.5% in the green sack's flour and 13% in the blue sack's. No delivery comes before morning.",
    },
    question: 'Which use of the flour is right tonight?',
    options: {
      dmvv: 'I make the rolls from the green sack and the cake from the blue one.',
      sqth: 'I make the rolls from the blue sack and the cake from the green one.',
      vmxf: 'I make the rolls from the green sack and the cake from both mixed.',
      xgft: 'I make the rolls from the blue sack and the cake from both mixed.',
      xsrv: 'I make both the rolls and the cake from an equal mix of the two sacks.',
    },
  },
  'hospitality-skills-10@1': {
    deciding: 'Of what are the stains: protein or fat?',
    stories: {
      a: 'The laundry of a hotel in Madinah has received 60 tablecloths from the breakfast hall. All their stains are egg and milk. The cloth is white cotton that bears boiling, and the first wash has an alkaline detergent for cool or hot water. The hour left before lunch allows one cycle: the heat of its first wash is set by hand, and a second of fixed heat follows.',
      b: 'The laundry of a hotel in Madinah has received 60 tablecloths from the breakfast hall. All their stains are ghee and oil. The cloth is white cotton that bears boiling, and the first wash has an alkaline detergent for cool or hot water. The hour left before lunch allows one cycle: the heat of its first wash is set by hand, and a second of fixed heat follows.',
    },
    question: 'Which heat should be set for the tablecloths?',
    options: {
      dphm: 'I set the heat for the white cotton tablecloths at 65 degrees Celsius.',
      hfmw: 'I set the heat for the white cotton tablecloths at 30 degrees Celsius.',
      htmp: 'I set the heat for the white cotton tablecloths at 55 degrees Celsius.',
      ssmf: 'I set the heat for the white cotton tablecloths at 45 degrees Celsius.',
      xjqz: 'I set the heat for the white cotton tablecloths at 75 degrees Celsius.',
    },
  },
  'hospitality-skills-13@1': {
    deciding: 'How long does the shot take?',
    stories: {
      a: 'The espresso machine of a hotel cafe in Jeddah is calibrated each morning, and new beans came yesterday. The dose is 18 g and the cup 36 g, and tamping and water are as usual. Each of the first three shots took 14 seconds to run. Every grinder step moves this by 4 seconds, and there is time for one trial shot before the cafe opens.',
      b: 'The espresso machine of a hotel cafe in Jeddah is calibrated each morning, and new beans came yesterday. The dose is 18 g and the cup 36 g, and tamping and water are as usual. Each of the first three shots took 40 seconds to run. Every grinder step moves this by 4 seconds, and there is time for one trial shot before the cafe opens.',
    },
    question: 'What is right to do before the doors open?',
    options: {
      bwrv: 'I move the grinder one step finer and pull a trial shot.',
      dxcg: 'I move the grinder three steps finer and pull a trial shot.',
      fhrk: 'I move the grinder three steps coarser and pull a trial shot.',
      wgjr: 'I flush the group head with hot water and pull a trial shot.',
      xmsb: 'I move the grinder one step coarser and pull a trial shot.',
    },
  },
  'hospitality-skills-16@1': {
    deciding: 'Is the food on the tray eaten without further cooking?',
    stories: {
      a: "One refrigerator in a hotel kitchen in Hofuf holds raw and ready-to-eat food together. It has five shelves arranged by the approved order, with a single free place on each. All the shelves are at 3 degrees Celsius. After closing a covered tray arrived with cut fruit for tomorrow's lunch, and the storage list gives no place for it.",
      b: "One refrigerator in a hotel kitchen in Hofuf holds raw and ready-to-eat food together. It has five shelves arranged by the approved order, with a single free place on each. All the shelves are at 3 degrees Celsius. After closing a covered tray arrived with raw marinated chicken for tomorrow's lunch, and the storage list gives no place for it.",
    },
    question: 'Which place is right for this tray?',
    options: {
      bkbn: "I put the covered tray for tomorrow's lunch on the fifth shelf from the top.",
      hqrf: "I put the covered tray for tomorrow's lunch on the second shelf from the top.",
      lghv: "I put the covered tray for tomorrow's lunch on the fourth shelf from the top.",
      pnzq: "I put the covered tray for tomorrow's lunch on the first shelf from the top.",
      zqzs: "I put the covered tray for tomorrow's lunch on the third shelf from the top.",
    },
  },
  'hospitality-skills-19@1': {
    deciding: 'Which suitcase came damaged and which came late?',
    stories: {
      a: "Khalid and Mona, of a tour group from your travel office in Abha, received their checked suitcases 5 days ago after two flights from Istanbul. The frame of Mona's suitcase (green file) is broken, and Khalid's suitcase (blue file) came 3 days late. For their claims you have four hours today and 4 in 6 days. Each claim has 4 items, written in an hour each, and the airline takes none too late.",
      b: "Khalid and Mona, of a tour group from your travel office in Abha, received their checked suitcases 5 days ago after two flights from Istanbul. The frame of Khalid's suitcase (blue file) is broken, and Mona's suitcase (green file) came 3 days late. For their claims you have four hours today and 4 in 6 days. Each claim has 4 items, written in an hour each, and the airline takes none too late.",
    },
    question: "Which use of today's hours is right?",
    options: {
      jvth: "I write the green file's four items today and the blue file's next time.",
      jwsj: "I write three of the green file's items and one blue today, the rest next time.",
      vvrf: "I write the blue file's four items today and the green file's next time.",
      xdqs: "I write three of the blue file's items and one green today, the rest next time.",
      xrlw: "I write two of the blue file's items and two green today, the rest next time.",
    },
  },
  'hospitality-skills-22@1': {
    deciding: 'Which virus do the guests have?',
    stories: {
      a: "Within two days, 6 guests have fallen ill in a large hotel in Makkah. The laboratory's answer on their samples is influenza. You have 12 points for clean hands at doors and restaurants, and tonight each gets either a bottle of alcohol gel or a portable sink with soap. A bottle serves 300 guests an hour and a sink 60, and surfaces are disinfected as the Ministry of Health directs.",
      b: "Within two days, 6 guests have fallen ill in a large hotel in Makkah. The laboratory's answer on their samples is norovirus. You have 12 points for clean hands at doors and restaurants, and tonight each gets either a bottle of alcohol gel or a portable sink with soap. A bottle serves 300 guests an hour and a sink 60, and surfaces are disinfected as the Ministry of Health directs.",
    },
    question: "What should stand at a large hotel's points for clean hands?",
    options: {
      dgdq: 'I place portable soap sinks at 9 of the points and alcohol gel at 3.',
      gxsw: 'I place alcohol gel at 6 of the points and portable soap sinks at 6.',
      mzsn: 'I place portable soap sinks at all the doors and restaurants, with no gel.',
      rnrp: 'I place alcohol gel at all the doors and restaurants, with no portable sinks.',
      zfxw: 'I place alcohol gel at 9 of the points and portable soap sinks at 3.',
    },
  },
  'hospitality-skills-25@1': {
    deciding: 'Which dish sells little and has the larger contribution margin?',
    stories: {
      a: "At the head of a Hail hotel restaurant's digital menu is a space for one picture a day. Last month the restaurant sold 310 plates of saleeg at 24 riyals, with a food cost of 6, and 45 of jareesh at 68, with a food cost of 32. Kitchen time and guests' ratings are equal, and the dish shown draws orders from the other. Reem took the picture of saleeg and Hind the picture of jareesh. Alanoud, the manager, wants to earn more from the menu.",
      b: "At the head of a Hail hotel restaurant's digital menu is a space for one picture a day. Last month the restaurant sold 310 plates of jareesh at 24 riyals, with a food cost of 6, and 45 of saleeg at 68, with a food cost of 32. Kitchen time and guests' ratings are equal, and the dish shown draws orders from the other. Reem took the picture of saleeg and Hind the picture of jareesh. Alanoud, the manager, wants to earn more from the menu.",
    },
    question: 'What is the right use of the top space this month?',
    options: {
      gnmp: "I show Reem's picture in the menu's space on seven days of every week.",
      lhjq: "I show Hind's picture in the menu's space five days a week and Reem's two.",
      pmvf: "I show Hind's picture in the menu's space on seven days of every week.",
      qggq: "I show Reem's picture in the menu's space five days a week and Hind's two.",
      xsfp: "I show the hall's picture in the menu's space on seven days of every week.",
    },
  },
  'hospitality-skills-28@1': {
    deciding: 'Which figures does the last field hold?',
    stories: {
      a: "The booking office of a hotel in AlUla holds 200 paper forms of guests who arrive next month. All the deposits were paid by card last month. The forms hold the card's number, and their last field holds the three digits printed on the card's back. They serve to charge a night to no-shows, and lie in a safe to which you have the key.",
      b: "The booking office of a hotel in AlUla holds 200 paper forms of guests who arrive next month. All the deposits were paid by card last month. The forms hold the card's number, and their last field holds the month and year printed on the card's face. They serve to charge a night to no-shows, and lie in a safe to which you have the key.",
    },
    question: 'When is the last field blacked out on the forms for charging no-shows?',
    options: {
      btnc: 'I black out the last field on all two hundred forms today, before the guests arrive.',
      gjtt: 'I black out the last field on 50 forms today, on the rest as guests arrive.',
      rjkl: 'I black out the last field on 100 forms today, on the rest as guests arrive.',
      rwqn: 'I black out the last field on all two hundred forms, each when its guest arrives.',
      vbxk: 'I black out the last field on 150 forms today, on the rest as guests arrive.',
    },
  },
}
