import type { PairTextsOf } from '../pair.ts'
import type { pairs } from './pairs.ts'

export const en: PairTextsOf<typeof pairs> = {
  'logistics-competency-25@1': {
    deciding: 'How long do the shelves last between two runs?',
    stories: {
      a: 'Your company in Jeddah runs one truck to 6 shops in Abha that sell kitchenware. What the shops sell in a day fills a tenth of the truck, and a run costs 4000 riyals, full or not. The shelves and storerooms hold what the shops sell in two days. For each day without goods, the shops together lose 2400 riyals of profit.',
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
      a: 'Truck drivers wait two hours on average at the dock of your warehouse in Riyadh and often argue with its crew. There are 24 trucks a day, and you have one person for one measure this month. Of these, 19 arrive between 7 and 8, and 4 arrive before their pallets are made up. In the evening, the staging area holds the pallets of 10 trucks.',
      b: 'Truck drivers wait two hours on average at the dock of your warehouse in Riyadh and often argue with its crew. There are 24 trucks a day, and you have one person for one measure this month. Of these, 4 arrive between 7 and 8, and 19 arrive before their pallets are made up. In the evening, the staging area holds the pallets of 10 trucks.',
    },
    question: 'Which measure helps the drivers and the crew most?',
    options: {
      grvr: 'I have pallets for the first 10 trucks made up each evening, to load on arrival.',
      rlpg: 'I set up a cool room near the dock so that drivers wait with tea and water.',
      ttbz: 'I set arrival hours spread over the day for all trucks so that none meets a queue.',
      xrfv: 'I set arrival hours spread over the day for the 10 largest trucks so that none meets a queue.',
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
      a: 'At your warehouse dock in Riyadh, three pallets were left behind for a shop that opens in Hail tomorrow, two of them for the opening. The truck for Hail left 20 minutes ago with room for them; it reaches the last of eleven other shops at eight tonight, and shops take goods until ten. A private carrier getting there tonight charges 800 riyals for each pallet. A truck runs to Hail every day. Your van holds all three, and reloading takes minutes.',
      b: 'At your warehouse dock in Riyadh, three pallets were left behind for a shop that opens in Hail tomorrow, two of them for the opening. The truck for Hail left 5 hours ago with room for them; it reaches the last of eleven other shops at eight tonight, and shops take goods until ten. A private carrier getting there tonight charges 800 riyals for each pallet. A truck runs to Hail every day. Your van holds all three, and reloading takes minutes.',
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
      a: "Of the eighteen pickers of a warehouse in Jeddah, 9 are away, and 600 orders from its two halls must be ready by 18:00. A picker fills one order after another. The other way is to pick one product after another for many orders and then sort, and switching a hall to it takes an hour. Of each hall's order lines, 70% fall on 25 products in the north hall and on 3000 in the south hall.",
      b: "Of the eighteen pickers of a warehouse in Jeddah, 9 are away, and 600 orders from its two halls must be ready by 18:00. A picker fills one order after another. The other way is to pick one product after another for many orders and then sort, and switching a hall to it takes an hour. Of each hall's order lines, 70% fall on 3000 products in the north hall and on 25 in the south hall.",
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
      a: "The yearly calibration shows that the scale of your warehouse in Dammam has read 2% too high for 5 months. The scale was set right today, and the Waha and Saqia companies were told of the fault. Storage and handling are charged by the pallet for Waha and by the kilogram for Saqia, and no bill is changed after the closing of the year. Recomputing one month of a company's bills takes a week, and five weeks are left.",
      b: "The yearly calibration shows that the scale of your warehouse in Dammam has read 2% too high for 5 months. The scale was set right today, and the Waha and Saqia companies were told of the fault. Storage and handling are charged by the kilogram for Waha and by the pallet for Saqia, and no bill is changed after the closing of the year. Recomputing one month of a company's bills takes a week, and five weeks are left.",
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
      a: "A Jeddah company has bought 20 crates of mirrors, all of equal value, 10 from Izmir and 10 from Mersin, and you see to their insurance. The term (Incoterms 2020) is CIF Jeddah for the Izmir crates and CIP Jeddah for the Mersin crates; each seller has insured as it requires and no further. The company bears any damage on the way that the seller's policy leaves out. The budget buys additional cover for ten crates, and both ships sail tomorrow.",
      b: "A Jeddah company has bought 20 crates of mirrors, all of equal value, 10 from Izmir and 10 from Mersin, and you see to their insurance. The term (Incoterms 2020) is CIP Jeddah for the Izmir crates and CIF Jeddah for the Mersin crates; each seller has insured as it requires and no further. The company bears any damage on the way that the seller's policy leaves out. The budget buys additional cover for ten crates, and both ships sail tomorrow.",
    },
    question: 'What is the right way to share out the additional cover?',
    options: {
      fbpq: 'I buy additional cover for all ten crates from Izmir and for none from Mersin.',
      llxg: 'I buy additional cover for seven crates from Mersin and for three from Izmir.',
      pkxj: 'I buy additional cover for seven crates from Izmir and for three from Mersin.',
      qglx: 'I buy additional cover for five crates from Izmir and for five from Mersin.',
      zlsg: 'I buy additional cover for all ten crates from Mersin and for none from Izmir.',
    },
  },
  'logistics-skills-04@1': {
    deciding: 'Which of the two containers is under fumigation?',
    stories: {
      a: 'Two closed containers, an eastern and a western, wait at the dock of your warehouse in Rabigh, each with 400 tightly sealed bags. The transport document lists the eastern one under UN 3359 and the western one under UN 3077. The trained ventilation team will open both now and has an extraction fan for six hours, all needed by a fumigated container, while open doors do for others. Nobody enters a container that the evening gas reading does not clear, and it incurs a fine for delay.',
      b: 'Two closed containers, an eastern and a western, wait at the dock of your warehouse in Rabigh, each with 400 tightly sealed bags. The transport document lists the eastern one under UN 3077 and the western one under UN 3359. The trained ventilation team will open both now and has an extraction fan for six hours, all needed by a fumigated container, while open doors do for others. Nobody enters a container that the evening gas reading does not clear, and it incurs a fine for delay.',
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
      a: 'In two weeks 10 containers of furniture reach Dammam port, and you arrange their shipping. Each is expected to spend 14 days in the port and one day at the warehouse before it goes back empty. The shipping line gives 5 free days on each of two charges, demurrage and detention, and an extra day costs the same in either. Before the booking is signed the line will give 8 more free days for each container, and you divide them.',
      b: 'In two weeks 10 containers of furniture reach Dammam port, and you arrange their shipping. Each is expected to spend 14 days at the warehouse and one day in the port before it goes back empty. The shipping line gives 5 free days on each of two charges, demurrage and detention, and an extra day costs the same in either. Before the booking is signed the line will give 8 more free days for each container, and you divide them.',
    },
    question: 'Which division of the eight free days is right?',
    options: {
      lflk: 'I ask for four of the days on demurrage and for four on detention.',
      qtfn: 'I ask for six of the days on detention and for two on demurrage.',
      sjfl: 'I ask for all eight of the days on demurrage and for none on detention.',
      sphg: 'I ask for all eight of the days on detention and for none on demurrage.',
      vtfd: 'I ask for six of the days on demurrage and for two on detention.',
    },
  },
  'logistics-skills-10@1': {
    deciding: 'Which of the two classes must be kept apart from flammable liquids?',
    stories: {
      a: 'Two pallets, northern and southern, have come to a licensed dangerous goods warehouse in Jeddah for a month. Each holds a solid with no subsidiary hazard; neither holds batteries. The northern one is labelled class 5.1, and the southern one class 9. Tonight one bay is free beside paints of class 3 and one in a remote building, which has a second tomorrow. A pallet kept on its truck costs 900 riyals a night, and moving it between bays 400.',
      b: 'Two pallets, northern and southern, have come to a licensed dangerous goods warehouse in Jeddah for a month. Each holds a solid with no subsidiary hazard; neither holds batteries. The northern one is labelled class 9, and the southern one class 5.1. Tonight one bay is free beside paints of class 3 and one in a remote building, which has a second tomorrow. A pallet kept on its truck costs 900 riyals a night, and moving it between bays 400.',
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
      a: "A branch has sent back to the Abha depot two pallets, a northern and a southern, of an adhesive that keeps for a year, 20 sealed cartons on each. On the northern GS1 label the first of last month stands after the code (11), on the southern one the same day after (17), with no other date. The supplier takes 20 cartons today and refunds only those past their date. What is left stays locked up until next week's check.",
      b: "A branch has sent back to the Abha depot two pallets, a northern and a southern, of an adhesive that keeps for a year, 20 sealed cartons on each. On the northern GS1 label the first of last month stands after the code (17), on the southern one the same day after (11), with no other date. The supplier takes 20 cartons today and refunds only those past their date. What is left stays locked up until next week's check.",
    },
    question: 'Which handover to the supplier today is right?',
    options: {
      qvfv: 'I hand the supplier fifteen cartons of the northern pallet and five of the southern.',
      sdvp: 'I hand the supplier all twenty cartons of the northern pallet and none of the southern.',
      whsk: 'I hand the supplier ten cartons of the southern pallet and ten of the northern.',
      wzbr: 'I hand the supplier all twenty cartons of the southern pallet and none of the northern.',
      zlfg: 'I hand the supplier fifteen cartons of the southern pallet and five of the northern.',
    },
  },
  'logistics-skills-16@1': {
    deciding: 'Is the wood of the crates raw or processed?',
    stories: {
      a: 'Each in a crate without any stamp, 200 pumps are to go by sea from Jeddah to Amman through Aqaba. All the crates, bases and sides alike, are made of pine boards 18 millimetres thick. A ship sails in two days and the next one two weeks later, and the penalty for delay is 1% of the price a week. Stamped crates can be bought in any number within 8 days.',
      b: 'Each in a crate without any stamp, 200 pumps are to go by sea from Jeddah to Amman through Aqaba. All the crates, bases and sides alike, are made of plywood boards 18 millimetres thick. A ship sails in two days and the next one two weeks later, and the penalty for delay is 1% of the price a week. Stamped crates can be bought in any number within 8 days.',
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
      a: "For your company in Dammam a ship has unloaded a container of pumps; customs will clear it on copies, and the original papers arrive by post in 6 days. The carrier issued an order B/L, with your company as consignee. Storage starts the day after tomorrow at 1500 riyals a day. A bank guarantee, ready today at 2000 riyals, is taken by the carrier only where one is needed; the carrier's agent answers tonight, and cancelling a booked truck costs a day's hire.",
      b: "For your company in Dammam a ship has unloaded a container of pumps; customs will clear it on copies, and the original papers arrive by post in 6 days. The carrier issued a sea waybill, with your company as consignee. Storage starts the day after tomorrow at 1500 riyals a day. A bank guarantee, ready today at 2000 riyals, is taken by the carrier only where one is needed; the carrier's agent answers tonight, and cancelling a booked truck costs a day's hire.",
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
  'logistics-skills-22@2': {
    deciding: 'Which of the two codes allows cooling down to 5 degrees?',
    stories: {
      a: 'Two consignments of laboratory reagents, a blue and a white, 8 boxes each, spend the night in the air cargo shed at Riyadh airport. The handling code on the air waybill is CRT for the blue and ERT for the white, and no degrees are stated. Only two rooms have space, 8 places each, one at 5 degrees Celsius and one at 20. Each box that leaves its range goes back to the maker, and you place the boxes.',
      b: 'Two consignments of laboratory reagents, a blue and a white, 8 boxes each, spend the night in the air cargo shed at Riyadh airport. The handling code on the air waybill is ERT for the blue and CRT for the white, and no degrees are stated. Only two rooms have space, 8 places each, one at 5 degrees Celsius and one at 20. Each box that leaves its range goes back to the maker, and you place the boxes.',
    },
    question: 'Where should the boxes spend the night?',
    options: {
      bqsw: 'I put all eight white boxes in the room at 20 degrees, and all eight blue in the room at 5.',
      jbkz: 'I put all eight blue boxes in the room at 20 degrees, and all eight white in the room at 5.',
      mxzj: 'I put six white boxes and two blue in the room at 20 degrees, and the others in the room at 5.',
      qmrq: 'I put six blue boxes and two white in the room at 20 degrees, and the others in the room at 5.',
      sslr: 'I put four blue boxes and four white in the room at 20 degrees, and the others in the room at 5.',
    },
  },
  'logistics-skills-25@2': {
    deciding: 'Which of the two types has no side walls?',
    stories: {
      a: "From Jeddah, 8 boats are to go by sea to Mombasa, each 8 metres long, three wide and 3 high. The line has 8 yellow containers of type 42U1 and 8 green ones of type 42P1, alike in hire and payload, and lets cargo stick out where it can. A container takes one boat, and 8 are booked today at a hire that is not refunded. A boat that is not loaded waits for next month's ship.",
      b: "From Jeddah, 8 boats are to go by sea to Mombasa, each 8 metres long, three wide and 3 high. The line has 8 yellow containers of type 42P1 and 8 green ones of type 42U1, alike in hire and payload, and lets cargo stick out where it can. A container takes one boat, and 8 are booked today at a hire that is not refunded. A boat that is not loaded waits for next month's ship.",
    },
    question: 'Which booking of the eight containers is right?',
    options: {
      cxvq: 'I book six of the yellow containers and two of the green.',
      mmzs: 'I book eight of the green containers and none of the yellow.',
      qssm: 'I book four of the yellow containers and four of the green.',
      vmjl: 'I book eight of the yellow containers and none of the green.',
      zczd: 'I book six of the green containers and two of the yellow.',
    },
  },
  'logistics-skills-28@2': {
    deciding: 'Do the goods let radio waves through?',
    stories: {
      a: 'A warehouse in Dammam counts the cartons of 60 pallets a day through its six doors and will buy new readers for them. The pallets carry cartons of cotton shirts. Each carton has a paper label, in sight from outside the pallet, with a barcode and an ordinary UHF RFID tag in it. Equipping a door costs the same with either tool, each carton is read by the tool of its door alone, and none may be missed.',
      b: 'A warehouse in Dammam counts the cartons of 60 pallets a day through its six doors and will buy new readers for them. The pallets carry cartons of canned drinks. Each carton has a paper label, in sight from outside the pallet, with a barcode and an ordinary UHF RFID tag in it. Equipping a door costs the same with either tool, each carton is read by the tool of its door alone, and none may be missed.',
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
