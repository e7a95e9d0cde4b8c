import type { PairTextsOf } from '../pair.ts'
import type { pairs } from './pairs.ts'

export const en: PairTextsOf<typeof pairs> = {
  'skills-02@3': {
    deciding: 'On which day was the first spoiled jar packed?',
    stories: {
      a: 'During October, a cheese maker in Al-Kharj changed five things: the lids on the 2nd, the rennet on the 7th, the milk pump on the 12th, the salt on the 17th and the washing water on the 22nd. The cheese is made and packed in one day and reaches the shops 18 days later. The first spoiled jars reached them on the 25th, and all earlier ones were sound.',
      b: 'During October, a cheese maker in Al-Kharj changed five things: the lids on the 2nd, the rennet on the 7th, the milk pump on the 12th, the salt on the 17th and the washing water on the 22nd. The cheese is made and packed in one day and reaches the shops 3 days later. The first spoiled jars reached them on the 25th, and all earlier ones were sound.',
    },
    question: 'What is the most likely cause of the spoiling?',
    options: {
      grwq: 'The likely cause is the new lids that close the jars.',
      nrwm: 'The likely cause is the new water that washes the jars.',
      skxm: 'The likely cause is the new rennet that sets the cheese.',
      vvkq: 'The likely cause is the new salt that goes into the cheese.',
      wvnp: 'The likely cause is the new pump that moves the milk.',
    },
  },
  'skills-03@3': {
    deciding: 'Which plan was in force on the day the crew left?',
    stories: {
      a: "Survey crews in Tabuk work to a summer plan until 30 September, then to a winter plan; the day of departure decides which. Sarah's crew got its orders on 25 September and left 3 days later. A summer crew takes the large generator, the small one or both, and Badr issues its tools. A winter crew takes one generator at most, and Layla issues its tools. A photographer may go along.",
      b: "Survey crews in Tabuk work to a summer plan until 30 September, then to a winter plan; the day of departure decides which. Sarah's crew got its orders on 25 September and left 9 days later. A summer crew takes the large generator, the small one or both, and Badr issues its tools. A winter crew takes one generator at most, and Layla issues its tools. A photographer may go along.",
    },
    question: "Which statement about Sarah's crew must be true?",
    options: {
      nrmh: "Sarah's crew got the tools for this trip from Badr.",
      thhx: "Sarah's crew took the large generator on this trip.",
      xzgs: "Sarah's crew left the small generator behind on this trip.",
      zjtd: "Sarah's crew was given its tools for this trip by Layla.",
      zpps: "Sarah's crew had a photographer along on this trip.",
    },
  },
  'skills-05@4': {
    deciding: 'In which boxes does the fault usually lie?',
    stories: {
      a: 'Signal has been lost on a fibre cable north of Arar; the cable has 16 boxes in a row, one of them faulty. Measuring at a box has two outcomes: the fault is at or before it, or after it. In the past, 80% of faults were in the last 4 boxes, spread evenly, and the rest evenly over the others. Rashid, the supervisor, wants the fewest measurements on average.',
      b: 'Signal has been lost on a fibre cable north of Arar; the cable has 16 boxes in a row, one of them faulty. Measuring at a box has two outcomes: the fault is at or before it, or after it. In the past, 80% of faults were in the first 4 boxes, spread evenly, and the rest evenly over the others. Rashid, the supervisor, wants the fewest measurements on average.',
    },
    question: 'What is the most suitable first step?',
    options: {
      fnfr: 'I start at box 4, which separates boxes 1 to 4 from the others.',
      ghgz: 'I start at box 14, which is the middle of boxes 13 to 16.',
      hgms: 'I start at box 12, which separates boxes 13 to 16 from the others.',
      hvnj: 'I start at box 8, which splits boxes 1 to 16 in half.',
      tkhr: 'I start at box 2, which is the middle of boxes 1 to 4.',
    },
  },
  'skills-06@3': {
    deciding: 'How many of the flagged are sound, and how many are split?',
    stories: {
      a: 'Dates at a plant in Al-Ahsa pass under a camera that flags the split ones. Of every 1000 dates, 100 are split. The camera flags 90% of the split dates and, by mistake, 30% of the sound ones. Each flagged date goes back to be checked by hand.',
      b: 'Dates at a plant in Al-Ahsa pass under a camera that flags the split ones. Of every 1000 dates, 500 are split. The camera flags 90% of the split dates and, by mistake, 30% of the sound ones. Each flagged date goes back to be checked by hand.',
    },
    question: 'What share of the dates sent back is split?',
    options: {
      rkjz: 'Of every four dates sent back, three are split and one is sound.',
      smbv: 'One in four of the dates sent back is split; the rest are sound.',
      tjqh: 'Of the dates sent back, half are split and half are sound.',
      vpds: 'Nine tenths of the dates sent back are split, and the last tenth is sound.',
      zsck: 'A tenth of the dates sent back is split, and nine tenths are sound.',
    },
  },
  'skills-08@3': {
    deciding: 'For how many months will the machine run?',
    stories: {
      a: 'From 1 November 2027, a sewing shop in Najran will hire an embroidery machine. The machine will run without a break until 31 October 2028, when the orders end. A contract is paid in advance and can be renewed on the same terms, but unused time is not refunded.',
      b: 'From 1 November 2027, a sewing shop in Najran will hire an embroidery machine. The machine will run without a break until 31 December 2027, when the orders end. A contract is paid in advance and can be renewed on the same terms, but unused time is not refunded.',
    },
    question: 'Which contract is the cheapest for the shop?',
    options: {
      bbnc: 'I choose a monthly contract for 1000 riyals and renew it as needed.',
      csfc: 'I choose a full-year contract for 7200 riyals and pay just once.',
      jnbp: 'I choose a quarterly contract for 2400 riyals and renew it if required.',
      zwzg: 'I choose a two-month contract for 1800 riyals and renew it if need be.',
      zzcr: 'I choose a half-year contract for 4200 riyals and renew it as needed.',
    },
  },
  'skills-09@3': {
    deciding: 'Are the bakery and the cafe visited early or late in the week?',
    stories: {
      a: 'Five shops in Unaizah are visited by a refrigeration technician, one a day from Sunday to Thursday: the bakery, the cafe, the pharmacy, the butcher and the grocer. The cafe is visited on Monday, the day after the bakery. The pharmacy is not visited on Tuesday.',
      b: 'Five shops in Unaizah are visited by a refrigeration technician, one a day from Sunday to Thursday: the bakery, the cafe, the pharmacy, the butcher and the grocer. The cafe is visited on Thursday, the day after the bakery. The pharmacy is not visited on Tuesday.',
    },
    question: 'What is the strongest conclusion that follows?',
    options: {
      btrr: 'The technician goes to the bakery before going to the pharmacy.',
      nvhc: 'The grocer is visited sooner that week than the pharmacy.',
      vkvx: 'The butcher is visited a day or more before the grocer.',
      xcqt: 'The visit to the pharmacy comes before the one to the grocer.',
      xkrb: 'The pharmacy is visited earlier that week than the bakery.',
    },
  },
  'skills-11@2': {
    deciding: 'For how many days is the ordered water enough?',
    stories: {
      a: 'Omar has written an order for drinking water at a building site in Jubail, and Mona, the manager, checks it. The site has 50 workers, each needing 6 litres a day. The order is for 1200 litres, and work goes on for 20 days without a break.',
      b: 'Omar has written an order for drinking water at a building site in Jubail, and Mona, the manager, checks it. The site has 50 workers, each needing 6 litres a day. The order is for 30000 litres, and work goes on for 20 days without a break.',
    },
    question: 'What does the check of the order show?',
    options: {
      fbps: 'The water lasts 4 days; the order is a fifth of the need.',
      kkxd: 'The water lasts 40 days; the order is twice the need.',
      mvfq: 'The water lasts 20 days; the order is exactly what is needed.',
      prpw: 'The water lasts 100 days; the order is five times the need.',
      ptnn: 'The water lasts 10 days; the order is half of the need.',
    },
  },
  'skills-12@6': {
    deciding: 'How many visits are there on one operating day?',
    stories: {
      a: "In July a swimming pool in Alexandria had 460 visits, and in August it had 396. It was open on 23 days in July and 18 in August. The busiest day of July had 25 visits and its quietest 15; August's busiest had 27 and its quietest 13. Hani, the pool manager, asks about the average demand per operating day.",
      b: "In July a swimming pool in Alexandria had 460 visits, and in August it had 396. It was open on 23 days in July and 22 in August. The busiest day of July had 25 visits and its quietest 15; August's busiest had 27 and its quietest 13. Hani, the pool manager, asks about the average demand per operating day.",
    },
    question: 'Which reading of the daily demand is most accurate?',
    options: {
      cjjp: 'August was busier than July, as its busiest day had more visits.',
      ffkq: 'July was busier than August, as its average day had two more visits.',
      tcbf: 'July was busier than August, as its quietest day had more visits.',
      wmbf: 'July and August were equal, as the quietest day lost what the busiest gained.',
      zvmt: 'August was busier than July, as its average day had two more visits.',
    },
  },
  'skills-14@1': {
    deciding: 'Which of the two tests finishes cars more slowly than they arrive?',
    stories: {
      a: 'A car reaches a test centre in Dammam every 3 minutes all day, and the queue grows until closing time. The brake test takes 8 minutes a car, and the number of its lanes is 2. The exhaust test takes 4 minutes a car, and the number of its devices is 2. The budget of Ghada, the manager, allows one remedy.',
      b: 'A car reaches a test centre in Dammam every 3 minutes all day, and the queue grows until closing time. The brake test takes 8 minutes a car, and the number of its lanes is 4. The exhaust test takes 4 minutes a car, and the number of its devices is 1. The budget of Ghada, the manager, allows one remedy.',
    },
    question: 'Which remedy best fits the cause of the queue?',
    options: {
      gxww: 'I add a permanent device to the exhaust test for the whole day.',
      kbsg: 'I hire a mobile device for the exhaust test one day a week.',
      nrmb: 'I have one employee organise the queue of cars at the gate daily.',
      qtbw: 'I hire a mobile platform for the brake test one day a week.',
      xxrz: 'I add a permanent lane to the brake test for the whole day.',
    },
  },
  'skills-15@3': {
    deciding: 'Do the two numbers add up to more than all the drivers?',
    stories: {
      a: 'There are 20 drivers at a school bus firm in Buraidah: 10 drive large buses, and the rest drive small ones. The morning shift has 14 of the twenty drivers, and the noon shift has the rest. Badr, the manager, does not know how large and small buses are divided between the shifts.',
      b: 'There are 20 drivers at a school bus firm in Buraidah: 10 drive large buses, and the rest drive small ones. The morning shift has 6 of the twenty drivers, and the noon shift has the rest. Badr, the manager, does not know how large and small buses are divided between the shifts.',
    },
    question: 'Which statement about the drivers holds in every case?',
    options: {
      bmqx: 'At most 4 of the drivers have large buses on the morning shift.',
      gjgk: 'At least 5 of the drivers have small buses on the noon shift.',
      hjvt: 'At least 5 of the drivers have large buses on the morning shift.',
      kcxp: 'Small buses at noon have more drivers than large ones in the morning.',
      nngh: 'More drivers have large buses in the morning than small ones at noon.',
    },
  },
  'skills-17@3': {
    deciding: 'Is the water lost before the valve or beyond it?',
    stories: {
      a: 'The water bill of a building in Abha, with 12 flats and no tank, has doubled because of one constant leak with no visible damp. Between the meter at the boundary wall and the main valve at the entrance lie 30 metres of buried pipe. A listening device has a range of 1 metre. At night the valve was shut tight for 4 hours, and the meter recorded 0 litres.',
      b: 'The water bill of a building in Abha, with 12 flats and no tank, has doubled because of one constant leak with no visible damp. Between the meter at the boundary wall and the main valve at the entrance lie 30 metres of buried pipe. A listening device has a range of 1 metre. At night the valve was shut tight for 4 hours, and the meter recorded 1000 litres.',
    },
    question: 'What is the most suitable first step to find the leak?',
    options: {
      gzth: 'I check each flat in turn by reading the meter with its water off.',
      mgdv: 'I check the buried pipe with a listening device metre by metre.',
      nvsx: 'I check the ground-floor flats by reading the meter with their water off.',
      qrhd: 'I check the buried pipe with a listening device at its two ends.',
      skdd: 'I follow the use of water by reading the meter daily for a week.',
    },
  },
  'skills-18@1': {
    deciding: 'Which side weighs more, and how much more?',
    stories: {
      a: 'Two bids to restore an old market in Taif each have a technical mark and a price mark out of 100. The first bid has 90 for technical merit and 60 for price, and the second 70 and 80. In the decision, technical merit weighs 30% and price 70%.',
      b: 'Two bids to restore an old market in Taif each have a technical mark and a price mark out of 100. The first bid has 90 for technical merit and 60 for price, and the second 70 and 80. In the decision, technical merit weighs 70% and price 30%.',
    },
    question: 'Which comparison of the bids is most accurate?',
    options: {
      dsnx: 'The second bid is ahead, with a result of 76 against 72.',
      kfbf: 'The second bid leads with a total of 77; the first has 69.',
      mkmx: 'The first bid is ahead, with a result of 78 against 74.',
      rwvq: 'The two bids are level, with an average of 75 marks each.',
      tzbb: 'The first bid leads with a total of 81; the second has 73.',
    },
  },
  'skills-20@2': {
    deciding: 'How much loss do the tents prevent in an average year?',
    stories: {
      a: 'Every year, a honey market is held for one day in Al-Baha and loses 40000 riyals if it rains. It rained on market day in 2 of the last 20 years. Tents prevent the loss in proportion to what they cover. Layla, the organiser, chooses one plan for all future years.',
      b: 'Every year, a honey market is held for one day in Al-Baha and loses 40000 riyals if it rains. It rained on market day in 12 of the last 20 years. Tents prevent the loss in proportion to what they cover. Layla, the organiser, chooses one plan for all future years.',
    },
    question: 'Which plan is the cheapest over the years, hire and loss together?',
    options: {
      ffvq: 'I hire tents for half of the market at 5000 riyals a year.',
      rxkx: 'I leave the whole market open and save the tent hire every year.',
      vbkv: 'I hire tents for a quarter of the market at 2000 riyals a year.',
      wgwv: 'I hire tents for the whole market at 14000 riyals a year.',
      xtct: 'I hire tents for three quarters of the market at 9000 riyals a year.',
    },
  },
  'skills-21@3': {
    deciding: 'Was the container opened?',
    stories: {
      a: "Each container opened at Yanbu port has a letter in its file and leaves by the north gate, after being weighed or charged a fee, or both. Each container kept shut has a photo in its file and leaves by the south gate; it may be weighed or charged a fee, but not both. The file of Hind's container holds no photo. Fahad or Saad took the container out.",
      b: "Each container opened at Yanbu port has a letter in its file and leaves by the north gate, after being weighed or charged a fee, or both. Each container kept shut has a photo in its file and leaves by the south gate; it may be weighed or charged a fee, but not both. The file of Hind's container holds no letter. Fahad or Saad took the container out.",
    },
    question: 'What follows from these facts?',
    options: {
      dgvf: "Hind's container left the port of Yanbu by the north gate.",
      gfdj: "Hind's container left the port of Yanbu without being weighed.",
      hbdb: "Hind's container was charged a fee before it left the port.",
      ntjc: "Hind's container went out of the port through the south gate.",
      wkgh: "It was Fahad who took Hind's container out of the port.",
    },
  },
  'skills-23@3': {
    deciding: 'Whom did the counter count twice, visitors or exhibitors?',
    stories: {
      a: 'At the entrance of a craft fair in Marrakesh, a counter adds one for each person who passes, in or out. One day, 100 exhibitors and all the visitors came in there, nobody twice. In the evening, the visitors left through the same entrance, and the exhibitors through a back door without a counter. The reading that day was 1200, and Sami reported 1200 visitors.',
      b: 'At the entrance of a craft fair in Marrakesh, a counter adds one for each person who passes, in or out. One day, 100 exhibitors and all the visitors came in there, nobody twice. In the evening, the exhibitors left through the same entrance, and the visitors through a back door without a counter. The reading that day was 1200, and Sami reported 1200 visitors.',
    },
    question: 'How many visitors came to the fair that day?',
    options: {
      hzsg: 'The number is unknown, as the counter counts passes and not people.',
      jxbp: 'There were 550, as each visitor counts twice and each exhibitor only once.',
      mtgx: 'There were 500, as each visitor and each exhibitor passed the counter twice.',
      xddn: 'There were 1100, as visitors and exhibitors all passed the counter only once.',
      xjww: 'There were 1000, as exhibitors count twice and visitors just once.',
    },
  },
  'skills-24@2': {
    deciding: 'Do the two groups differ in where they work?',
    stories: {
      a: 'Some parcel drivers in Jeddah use a new map and deliver 80 parcels a day on average, while the others deliver 50. A driver averages 90 parcels in the near districts and 40 in the far villages. The near districts have 5 of every 10 map users and 5 of every 10 others.',
      b: 'Some parcel drivers in Jeddah use a new map and deliver 80 parcels a day on average, while the others deliver 50. A driver averages 90 parcels in the near districts and 40 in the far villages. The near districts have 8 of every 10 map users and 2 of every 10 others.',
    },
    question: 'Which conclusion about the gap in averages is most accurate?',
    options: {
      fcxv: 'The gap comes from place, as a driver averages more parcels in districts than in villages.',
      nhxx: 'The gap does not come from place, as some map users work in villages.',
      nmht: 'The gap comes from place, as a larger share of users than of others is in districts.',
      vgbd: 'The role of place is unknown, as drivers were not measured before the map.',
      vpqn: 'The gap does not come from place, as both groups are spread the same way.',
    },
  },
  'skills-26@2': {
    deciding: 'Was more lost in passengers than gained in price?',
    stories: {
      a: 'Dalal raised the price of her boat trips in Jazan from 100 to 120 riyals. There had been 200 passengers a week, and after the rise there were 190. The costs of the trips are as before, and she wants to know what has happened to her weekly income.',
      b: 'Dalal raised the price of her boat trips in Jazan from 100 to 120 riyals. There had been 200 passengers a week, and after the rise there were 140. The costs of the trips are as before, and she wants to know what has happened to her weekly income.',
    },
    question: 'Which account of the income is most accurate?',
    options: {
      bqmh: 'Income rose by 20%, or by 4000 riyals each week.',
      kzdq: 'Income fell by 30%, or by 6000 riyals each week.',
      tjmh: 'Income stayed as it was, neither higher nor lower.',
      tqkh: 'Income fell by 16%, or by 3200 riyals each week.',
      wknw: 'Income rose by 14%, or by 2800 riyals each week.',
    },
  },
  'skills-27@1': {
    deciding: 'Which is higher, accounting or the clinic?',
    stories: {
      a: 'An office block in Khobar has five floors with one office on each: clinic, accounting, training, law and engineering. The accounting floor is two above the clinic floor. Neither clinic nor law is on floor three. There is exactly one floor between training and law.',
      b: 'An office block in Khobar has five floors with one office on each: clinic, accounting, training, law and engineering. The clinic floor is two above the accounting floor. Neither clinic nor law is on floor three. There is exactly one floor between training and law.',
    },
    question: 'What is the strongest conclusion that follows?',
    options: {
      qdbt: 'The clinic is one or more floors above the training office.',
      qrnr: 'Engineering is one or more floors above the law office.',
      tcfp: 'The training office is on a higher floor than the clinic.',
      tphg: 'The law office is two floors above the training office.',
      zgmk: 'The law office is on a floor above that of engineering.',
    },
  },
  'skills-29@3': {
    deciding: 'Which is larger, the fall in the east or the rise in the west?',
    stories: {
      a: 'The municipality of Sakaka counted complaints at two of its offices for three months. The west office had 10, then 14, then 18. The east office had 30, then 24, then 18. Maha, head of the municipality, wants one sentence on how the total changed from the first month to the third.',
      b: 'The municipality of Sakaka counted complaints at two of its offices for three months. The west office had 10, then 14, then 28. The east office had 30, then 24, then 18. Maha, head of the municipality, wants one sentence on how the total changed from the first month to the third.',
    },
    question: 'Which sentence about total complaints is most accurate?',
    options: {
      bpkg: 'Total complaints rose, as those in the west went up month after month.',
      gfzw: 'Total complaints stayed level, as the rise in one office equals the fall in the other.',
      ggvd: 'Total complaints fell, as those in the east went down month after month.',
      knbd: 'Total complaints rose, as the west office added more than the east one lost.',
      qdcd: 'Total complaints fell, as the east office dropped by more than the west one rose.',
    },
  },
  'skills-30@3': {
    deciding: 'Which of the two courses did four of the five finish?',
    stories: {
      a: 'Noura, Saad, Fahad, Hind and Majid make up an events team in Doha. Each of them finished just one course: four the lighting course and one the sound course, but we are not told who finished which. The whole team, apart from Hind and Majid, works at the Thursday show.',
      b: 'Noura, Saad, Fahad, Hind and Majid make up an events team in Doha. Each of them finished just one course: four the sound course and one the lighting course, but we are not told who finished which. The whole team, apart from Hind and Majid, works at the Thursday show.',
    },
    question: 'Which conclusion about the team must be true?',
    options: {
      cgfn: 'The course that Majid finished was sound and not lighting.',
      nvpb: 'Two or more of those who work at the show finished the lighting course.',
      pmjx: 'At least two of those working at the show finished the sound course.',
      qvvh: 'Saad finished a different course from the one that Fahad finished.',
      qwwj: 'Noura was among those on the team who finished the lighting course.',
    },
  },
}
