import type { PairTextsOf } from '../pair.ts'
import type { pairs } from './pairs.ts'

export const en: PairTextsOf<typeof pairs> = {
  'logistics-competency-25@1': {
    deciding: 'How long do the shelves last between two runs?',
    stories: {
      a: 'Your company in Jeddah runs one truck to 6 shops in Abha that sell kitchenware. What the shops sell in a day fills a tenth of the truck, and a run costs 4000 riyals, full or not. The shelves and storerooms hold what the shops sell in 2 days. For each day without goods, the shops together lose 2400 riyals of profit.',
      b: 'Your company in Jeddah runs one truck to 6 shops in Abha that sell kitchenware. What the shops sell in a day fills a tenth of the truck, and a run costs 4000 riyals, full or not. The shelves and storerooms hold what the shops sell in 9 days. For each day without goods, the shops together lose 2400 riyals of profit.',
    },
    question: 'Which schedule of runs fits best?',
    options: {
      bnqb: 'I send the truck to Abha 4 times a month at equal intervals.',
      ldpl: 'I send the truck to Abha 3 times a month at equal intervals.',
      mcpb: 'I send the truck to Abha 8 times a month at equal intervals.',
      sbqd: 'I send the truck to Abha 5 times a month at equal intervals.',
      zdcq: 'I send the truck to Abha 15 times a month at equal intervals.',
    },
  },
  'logistics-competency-26@1': {
    deciding: 'Do the trucks come together, or are the pallets late?',
    stories: {
      a: "Truck drivers wait two hours on average at the dock of your warehouse in Riyadh and often argue with its crew. There are 24 trucks a day, and you can spare one person for one measure this month. Of the trucks, 19 arrive between 7 and 8 o'clock, and 4 arrive before their pallets are made up. In the evening, the staging area has room for 10 trucks' pallets.",
      b: "Truck drivers wait two hours on average at the dock of your warehouse in Riyadh and often argue with its crew. There are 24 trucks a day, and you can spare one person for one measure this month. Of the trucks, 4 arrive between 7 and 8 o'clock, and 19 arrive before their pallets are made up. In the evening, the staging area has room for 10 trucks' pallets.",
    },
    question: 'Which measure helps the drivers and the crew most?',
    options: {
      grvr: 'I have pallets for the first 10 trucks made up each evening, to load on arrival.',
      rlpg: 'I set up a cool room near the dock so that drivers wait with tea and water.',
      ttbz: 'I set arrival slots spread over the day for all trucks so that none meets a queue.',
      xrfv: 'I set arrival slots spread over the day for the 10 largest trucks so that none meets a queue.',
      zlpg: 'I have pallets for all of the trucks made up each evening, to load on arrival.',
    },
  },
  'logistics-competency-27@1': {
    deciding: 'Which costs her more: goods too late or goods too early?',
    stories: {
      a: "A container of cheese for Abeer's new shop in Taif will leave the port between the 10th and the 20th of the month. Abeer asks you for one opening date, and nothing more is known. Goods that come after the opening cost her 3000 riyals a night, and goods that come before it 200 riyals a night. They go to her straight from the port.",
      b: "A container of cheese for Abeer's new shop in Taif will leave the port between the 10th and the 20th of the month. Abeer asks you for one opening date, and nothing more is known. Goods that come after the opening cost her 200 riyals a night, and goods that come before it 3000 riyals a night. They go to her straight from the port.",
    },
    question: 'Which reply serves Abeer best?',
    options: {
      jdzb: 'I suggest the 20th of the month to Abeer as her opening day.',
      lknc: 'I suggest the 10th of the month to Abeer as her opening day.',
      lrbt: 'I suggest the 15th of the month to Abeer as her opening day.',
      pjxn: 'I suggest the 12th of the month to Abeer as her opening day.',
      vfvq: 'I suggest the 18th of the month to Abeer as her opening day.',
    },
  },
  'logistics-competency-28@1': {
    deciding: 'How far away is the truck?',
    stories: {
      a: 'Three pallets for a shop that opens in Hail tomorrow, two of them for the opening, were left behind on your warehouse dock in Riyadh. The truck for Hail left 20 minutes ago with room for them; it reaches the last of its eleven other shops at eight tonight, and shops take goods until ten. A private carrier that gets there tonight charges 800 riyals a pallet. A truck runs to Hail every day. Your van holds all three, and reloading takes minutes.',
      b: 'Three pallets for a shop that opens in Hail tomorrow, two of them for the opening, were left behind on your warehouse dock in Riyadh. The truck for Hail left 5 hours ago with room for them; it reaches the last of its eleven other shops at eight tonight, and shops take goods until ten. A private carrier that gets there tonight charges 800 riyals a pallet. A truck runs to Hail every day. Your van holds all three, and reloading takes minutes.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      cjfs: 'I have the truck stop on the road and send the opening pair after it in our van.',
      hdld: 'I ring a neighbouring shop in Hail and ask it to lend goods for the opening.',
      kqrf: 'I have the truck stop on the road and send all three after it in our van.',
      nsqk: 'I hire the private carrier for the opening pair and send the third tomorrow.',
      whhz: 'I hire the private carrier for all three pallets and send them off now.',
    },
  },
  'logistics-competency-29@1': {
    deciding: 'In which of the two halls are the orders alike?',
    stories: {
      a: "Nine of the eighteen pickers at a warehouse in Jeddah are away, and 600 orders from its two halls must be ready by 18:00. A picker normally fills one order after another. The other way is to pick one product after another for many orders and then sort, and switching a hall to it takes an hour. The products behind 70% of a hall's order lines number 25 in the north hall and 3000 in the south hall.",
      b: "Nine of the eighteen pickers at a warehouse in Jeddah are away, and 600 orders from its two halls must be ready by 18:00. A picker normally fills one order after another. The other way is to pick one product after another for many orders and then sort, and switching a hall to it takes an hour. The products behind 70% of a hall's order lines number 3000 in the north hall and 25 in the south hall.",
    },
    question: "How is today's work in the two halls best arranged?",
    options: {
      dwcr: 'I have pickers take product after product in the south hall only, from now on.',
      dzjl: 'I have pickers take product after product in the north hall only, from now on.',
      psvl: 'I bring in some of the office staff for packing and moving goods in both halls.',
      sqtm: 'I have pickers take product after product in the north hall only, from noon on.',
      vftg: 'I have pickers take product after product in the south hall only, from noon on.',
    },
  },
  'logistics-competency-30@1': {
    deciding: 'Which of the two companies was charged by what the scale showed?',
    stories: {
      a: "The yearly calibration shows that the scale of your warehouse in Dammam has read 2% too high for five months. The scale was set right today, and the Waha and Saqia companies were told of the fault. Storage and handling are charged by the pallet for Waha and by the kilogram for Saqia, and no bill is changed after the closing of the year. Recomputing one month of a company's bills takes a week, and five weeks are left.",
      b: "The yearly calibration shows that the scale of your warehouse in Dammam has read 2% too high for five months. The scale was set right today, and the Waha and Saqia companies were told of the fault. Storage and handling are charged by the kilogram for Waha and by the pallet for Saqia, and no bill is changed after the closing of the year. Recomputing one month of a company's bills takes a week, and five weeks are left.",
    },
    question: 'How are the five weeks before the closing of the year best used?',
    options: {
      cpkw: 'I recompute the bills of Waha for two months and the bills of Saqia for two months.',
      jjsd: 'I recompute the bills of Waha for one month and the bills of Saqia for four months.',
      jqqf: 'I recompute the bills of Waha for all five months and leave the bills of Saqia as they are.',
      lhff: 'I recompute the bills of Saqia for one month and the bills of Waha for four months.',
      pxml: 'I recompute the bills of Saqia for all five months and leave the bills of Waha as they are.',
    },
  },
  'logistics-skills-01@2': {
    deciding: 'In which of the two purchases does the seller insure with the minimum cover only?',
    stories: {
      a: "A Jeddah company has bought 20 crates of mirrors, all of equal value, 10 from Izmir and 10 from Mersin, and you arrange their insurance. The term (Incoterms 2020) is CIF Jeddah for the Izmir crates and CIP Jeddah for the Mersin crates; each seller has insured them as the term requires and no further. The company bears any damage in transit that the seller's policy leaves out. The budget buys additional cover for 10 crates, and both ships sail tomorrow.",
      b: "A Jeddah company has bought 20 crates of mirrors, all of equal value, 10 from Izmir and 10 from Mersin, and you arrange their insurance. The term (Incoterms 2020) is CIP Jeddah for the Izmir crates and CIF Jeddah for the Mersin crates; each seller has insured them as the term requires and no further. The company bears any damage in transit that the seller's policy leaves out. The budget buys additional cover for 10 crates, and both ships sail tomorrow.",
    },
    question: 'What is the right way to share out the additional cover?',
    options: {
      fbpq: 'I buy additional cover for all 10 crates from Izmir and for none from Mersin.',
      llxg: 'I buy additional cover for 7 crates from Mersin and for 3 from Izmir.',
      pkxj: 'I buy additional cover for 7 crates from Izmir and for 3 from Mersin.',
      qglx: 'I buy additional cover for 5 crates from Izmir and for 5 from Mersin.',
      zlsg: 'I buy additional cover for all 10 crates from Mersin and for none from Izmir.',
    },
  },
  'logistics-skills-04@1': {
    deciding: 'Which of the two containers is under fumigation?',
    stories: {
      a: 'Two closed containers, one eastern and one western, wait at the dock of your warehouse in Rabigh, each with 400 tightly sealed bags. The transport document lists the eastern one under UN 3359 and the western one under UN 3077. The trained ventilation team will open both now and has an extraction fan for six hours, all needed by a fumigated container; open doors do for others. Nobody enters a container that the evening gas reading does not clear, and it incurs a fine for delay.',
      b: 'Two closed containers, one eastern and one western, wait at the dock of your warehouse in Rabigh, each with 400 tightly sealed bags. The transport document lists the eastern one under UN 3077 and the western one under UN 3359. The trained ventilation team will open both now and has an extraction fan for six hours, all needed by a fumigated container; open doors do for others. Nobody enters a container that the evening gas reading does not clear, and it incurs a fine for delay.',
    },
    question: 'What is the right use of the fan?',
    options: {
      dbvb: 'I run the fan for six hours in the western one, and leave the eastern one open without a fan.',
      ncbz: 'I run the fan for three hours in one container, then run it for three in the other.',
      nhzn: 'I run the fan for four hours in the western one, then run it for two in the eastern one.',
      shzh: 'I run the fan for four hours in the eastern one, then run it for two in the western one.',
      vpsz: 'I run the fan for six hours in the eastern one, and leave the western one open without a fan.',
    },
  },
  'logistics-skills-07@2': {
    deciding: 'Which of the two charges is for days in the port, and which for days outside it?',
    stories: {
      a: 'In 2 weeks, 10 containers of furniture reach Dammam port, and you arrange their shipping. Each is expected to spend 14 days in the port and 1 day at the warehouse before it goes back empty. The shipping line gives 5 free days on each charge, demurrage and detention, and an extra day costs the same under either. Before the booking is signed, the line will give 8 more free days for each container, and you divide them.',
      b: 'In 2 weeks, 10 containers of furniture reach Dammam port, and you arrange their shipping. Each is expected to spend 14 days at the warehouse and 1 day in the port before it goes back empty. The shipping line gives 5 free days on each charge, demurrage and detention, and an extra day costs the same under either. Before the booking is signed, the line will give 8 more free days for each container, and you divide them.',
    },
    question: 'Which division of the eight free days is right?',
    options: {
      lflk: 'I ask for 4 of the days on demurrage and for 4 on detention.',
      qtfn: 'I ask for 6 of the days on detention and for 2 on demurrage.',
      sjfl: 'I ask for all 8 of the days on demurrage and for none on detention.',
      sphg: 'I ask for all 8 of the days on detention and for none on demurrage.',
      vtfd: 'I ask for 6 of the days on demurrage and for 2 on detention.',
    },
  },
  'logistics-skills-10@1': {
    deciding: 'Which of the two classes must be kept apart from flammable liquids?',
    stories: {
      a: 'Two pallets, one northern and one southern, have arrived at a licensed dangerous goods warehouse in Jeddah for a month. Each holds a solid with no subsidiary hazard; neither holds batteries. The northern one is labelled class 5.1, and the southern one class 9. Tonight one bay is free beside class 3 paints and one in a remote building, which will have a second tomorrow. Keeping a pallet on its truck costs 900 riyals a night, and moving one between bays 400.',
      b: 'Two pallets, one northern and one southern, have arrived at a licensed dangerous goods warehouse in Jeddah for a month. Each holds a solid with no subsidiary hazard; neither holds batteries. The northern one is labelled class 9, and the southern one class 5.1. Tonight one bay is free beside class 3 paints and one in a remote building, which will have a second tomorrow. Keeping a pallet on its truck costs 900 riyals a night, and moving one between bays 400.',
    },
    question: 'Where should the two pallets stand?',
    options: {
      jwgh: 'I keep both on their trucks for tonight and put them in the remote building tomorrow.',
      pcdc: 'I put the southern one in the remote building and leave the northern one beside the paints all month.',
      szdb: 'I put the northern one in the remote building and move the southern one there from the paints tomorrow.',
      vhjs: 'I put the northern one in the remote building and leave the southern one beside the paints all month.',
      xjft: 'I put the southern one in the remote building and move the northern one there from the paints tomorrow.',
    },
  },
  'logistics-skills-13@2': {
    deciding: 'Which of the two codes stands before an expiry date?',
    stories: {
      a: "A branch has returned two pallets to the Abha depot, one northern and one southern, each with 20 sealed cartons of an adhesive that keeps for a year. The northern GS1 label gives the first of last month after the code (11), the southern one the same date after (17), with no other date. The supplier takes 20 cartons today and refunds only those that have expired. What is left stays locked up until next week's check.",
      b: "A branch has returned two pallets to the Abha depot, one northern and one southern, each with 20 sealed cartons of an adhesive that keeps for a year. The northern GS1 label gives the first of last month after the code (17), the southern one the same date after (11), with no other date. The supplier takes 20 cartons today and refunds only those that have expired. What is left stays locked up until next week's check.",
    },
    question: 'Which handover to the supplier today is right?',
    options: {
      qvfv: 'I hand the supplier fifteen cartons from the northern pallet and five from the southern.',
      sdvp: 'I hand the supplier all twenty cartons from the northern pallet and none from the southern.',
      whsk: 'I hand the supplier ten cartons from the southern pallet and ten from the northern.',
      wzbr: 'I hand the supplier all twenty cartons from the southern pallet and none from the northern.',
      zlfg: 'I hand the supplier fifteen cartons from the southern pallet and five from the northern.',
    },
  },
  'logistics-skills-16@1': {
    deciding: 'Is the wood of the crates raw or processed?',
    stories: {
      a: 'Pumps for Amman, 200 in all and each in an unstamped crate, are to go by sea from Jeddah through Aqaba. All the crates, bases and sides alike, are made of pine boards 18 millimetres thick. A ship sails in two days and the next one two weeks later, and the penalty for delay is 1% of the price a week. Stamped crates can be bought in any number within 8 days.',
      b: 'Pumps for Amman, 200 in all and each in an unstamped crate, are to go by sea from Jeddah through Aqaba. All the crates, bases and sides alike, are made of plywood boards 18 millimetres thick. A ship sails in two days and the next one two weeks later, and the penalty for delay is 1% of the price a week. Stamped crates can be bought in any number within 8 days.',
    },
    question: 'How should the pumps be shipped?',
    options: {
      cbjb: 'I ship all the pumps as they are by the first ship, in the crates they have now.',
      txgf: 'I ship 50 pumps as they are by the first ship, and 150 in stamped crates by the next.',
      vbrr: 'I ship 150 pumps as they are by the first ship, and 50 in stamped crates by the next.',
      xgmw: 'I ship 100 pumps as they are by the first ship, and 100 in stamped crates by the next.',
      zjnx: 'I ship all the pumps by the next ship, once they are moved into stamped crates.',
    },
  },
  'logistics-skills-19@2': {
    deciding: 'Is the transport document a document of title?',
    stories: {
      a: "Dammam port has unloaded a container of pumps for your company; customs will clear it on copies, and the original papers arrive by post in 6 days. The carrier issued an order B/L in favour of your company. Storage starts the day after tomorrow at 1500 riyals a day. A bank guarantee, ready today for 2000 riyals, is accepted by the carrier only where one is needed; the carrier's agent answers tonight, trucks for tomorrow are booked by this afternoon, cancelling costs a day's hire.",
      b: "Dammam port has unloaded a container of pumps for your company; customs will clear it on copies, and the original papers arrive by post in 6 days. The carrier issued a sea waybill in favour of your company. Storage starts the day after tomorrow at 1500 riyals a day. A bank guarantee, ready today for 2000 riyals, is accepted by the carrier only where one is needed; the carrier's agent answers tonight, trucks for tomorrow are booked by this afternoon, cancelling costs a day's hire.",
    },
    question: 'Which is the right way to obtain the container?',
    options: {
      cnfm: "I hand the carrier's agent our bank's letter of guarantee today and book a truck after the reply.",
      ggwf: "I hand the carrier's agent our company's letter of identification today and book a truck for tomorrow.",
      khwd: 'I pay 1000 riyals for the papers to arrive in 3 days and book a truck for then.',
      plxg: "I hand the carrier's agent our company's letter of identification today and book a truck after the reply.",
      rnzp: "I hand the carrier's agent our bank's letter of guarantee today and book a truck for tomorrow.",
    },
  },
  'logistics-skills-22@3': {
    deciding: 'Does this stock grow with the delivery time or with its root?',
    stories: {
      a: 'For one spare part a warehouse in Dammam plans its stock anew, since delivery will take 4 weeks instead of one. Until now 100 pieces have covered the fluctuation of demand during delivery. Weekly demand keeps its average and its spread, no week depends on another, and the service level stays. Orders go out at any hour, and a piece too many or too few costs the same.',
      b: 'For one spare part a warehouse in Dammam plans its stock anew, since delivery will take 4 weeks instead of one. Until now 100 pieces have covered the average demand during delivery. Weekly demand keeps its average and its spread, no week depends on another, and the service level stays. Orders go out at any hour, and a piece too many or too few costs the same.',
    },
    question: 'How many pieces are right for this purpose?',
    options: {
      bgnx: 'I plan to hold 350 pieces for this purpose.',
      chwt: 'I plan to hold 250 pieces for this purpose.',
      kvzm: 'I plan to hold 200 pieces for this purpose.',
      rsdq: 'I plan to hold 300 pieces for this purpose.',
      tfjp: 'I plan to hold 400 pieces for this purpose.',
    },
  },
  'logistics-skills-25@2': {
    deciding: 'Which of the two types has no side walls?',
    stories: {
      a: "Mombasa is to receive 8 boats by sea from Jeddah, each 8 metres long, three wide and 3 high. The line has 8 yellow containers of type 42U1 and 8 green ones of type 42P1, alike in hire and payload, and lets cargo stick out where it can. A container takes one boat, and 8 are booked today at a non-refundable hire. A boat that is not loaded waits for next month's ship.",
      b: "Mombasa is to receive 8 boats by sea from Jeddah, each 8 metres long, three wide and 3 high. The line has 8 yellow containers of type 42P1 and 8 green ones of type 42U1, alike in hire and payload, and lets cargo stick out where it can. A container takes one boat, and 8 are booked today at a non-refundable hire. A boat that is not loaded waits for next month's ship.",
    },
    question: 'Which booking of the eight containers is right?',
    options: {
      cxvq: 'I book 6 of the yellow containers and 2 of the green.',
      mmzs: 'I book 8 of the green containers and none of the yellow.',
      qssm: 'I book 4 of the yellow containers and 4 of the green.',
      vmjl: 'I book 8 of the yellow containers and none of the green.',
      zczd: 'I book 6 of the green containers and 2 of the yellow.',
    },
  },
  'logistics-skills-28@2': {
    deciding: 'Do the goods let radio waves through?',
    stories: {
      a: 'A warehouse in Dammam counts the cartons on 60 pallets a day at its six doors and will buy new readers for the doors. The pallets carry cartons of cotton shirts. Each carton has a paper label, visible from outside the pallet, with a barcode and an ordinary UHF RFID tag in it. Equipping a door costs the same with either tool, each carton is read only by the tool at its door, and none may be missed.',
      b: 'A warehouse in Dammam counts the cartons on 60 pallets a day at its six doors and will buy new readers for the doors. The pallets carry cartons of canned drinks. Each carton has a paper label, visible from outside the pallet, with a barcode and an ordinary UHF RFID tag in it. Equipping a door costs the same with either tool, each carton is read only by the tool at its door, and none may be missed.',
    },
    question: 'Which equipment is right for the doors?',
    options: {
      bkwl: 'I set up cameras at all of the doors and count as before at each of them.',
      nxhz: 'I equip the busiest door with hand-held barcode readers and count as before at the rest.',
      sztp: 'I equip the busiest door with RFID gates and count as before at the rest.',
      wchh: 'I equip all of the doors with hand-held barcode readers and train the shifts on them.',
      wltl: 'I equip all of the doors with RFID gates and train the shifts on them.',
    },
  },
}
