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
      ttbz: 'I set hours spread over the day for all trucks so that none meets a crowd.',
      xrfv: 'I set hours spread over the day for the 10 largest trucks so that none meets a crowd.',
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
      a: 'At your warehouse dock in Riyadh, three pallets were left for a shop that opens in Hail tomorrow, two of them for the opening. The truck for Hail left 20 minutes ago with room for them; it reaches the last of 11 other shops at eight tonight, and shops take goods until ten. A private carrier arriving tonight takes 800 riyals for each pallet. A truck runs to Hail every day. Our van holds all three, and reloading takes minutes.',
      b: 'At your warehouse dock in Riyadh, three pallets were left for a shop that opens in Hail tomorrow, two of them for the opening. The truck for Hail left 5 hours ago with room for them; it reaches the last of 11 other shops at eight tonight, and shops take goods until ten. A private carrier arriving tonight takes 800 riyals for each pallet. A truck runs to Hail every day. Our van holds all three, and reloading takes minutes.',
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
    deciding: 'Are the orders alike or all different?',
    stories: {
      a: 'Of the eighteen pickers of a warehouse in Jeddah, 9 are away, and 600 orders must be ready by 18:00. A picker fills one order after another. The other way is to pick one product after another for many orders and then sort, and changing to it takes an hour. Of the order lines, 70% fall on 25 products.',
      b: 'Of the eighteen pickers of a warehouse in Jeddah, 9 are away, and 600 orders must be ready by 18:00. A picker fills one order after another. The other way is to pick one product after another for many orders and then sort, and changing to it takes an hour. Of the order lines, 70% fall on 3000 products.',
    },
    question: "How is today's work best arranged?",
    options: {
      dwcr: 'I have pickers fill order after order by the shortest path from now on, with packing right after.',
      dzjl: 'I have pickers take product after product from now on, then sort all into orders.',
      psvl: 'I bring in some of the office staff for packing and have the packers move the goods.',
      sqtm: 'I have pickers take product after product from noon on, then sort all into orders.',
      vftg: 'I have pickers fill order after order by the shortest path once sorted by size, with packing right after.',
    },
  },
  'logistics-competency-30@1': {
    deciding: 'Were the clients charged by what the scale showed?',
    stories: {
      a: "The yearly calibration shows that the scale of your warehouse in Dammam has read 2% too high for 5 months. The scale has been set right, and all sixty clients were told of the fault today. Their contracts charge storage and handling by the kilogram, the weights are kept on record, and no bill is changed after the closing. Recomputing one month takes a week of two staff who are now closing the year's accounts.",
      b: "The yearly calibration shows that the scale of your warehouse in Dammam has read 2% too high for 5 months. The scale has been set right, and all sixty clients were told of the fault today. Their contracts charge storage and handling by the pallet, the weights are kept on record, and no bill is changed after the closing. Recomputing one month takes a week of two staff who are now closing the year's accounts.",
    },
    question: 'What is the best step now, at the close of the year?',
    options: {
      cpkw: 'I have the scale calibrated every three months and send out each certificate to the clients.',
      jjsd: 'I recompute the last three months with the clients and put off closing the year three weeks.',
      jqqf: "I note the scale's fault of 2% in all five months' weight records and close the year on time.",
      lhff: "I recompute the last month alone and note the scale's fault of 2% in the other weight records.",
      pxml: 'I recompute all five months with the clients and put off closing the year five weeks.',
    },
  },
  'logistics-skills-01@1': {
    deciding: 'Does the delivery term leave the sea carriage to the buyer?',
    stories: {
      a: "Your company in Jeddah has bought 800 tonnes of steel coils from a Chinese mill, ready to ship in 8 days. The coils are general cargo, stowed in the hold and not in containers. The delivery term in the contract is FOB Shanghai (Incoterms 2020). This week's budget covers a single deposit, which is not paid back. This season ships are taken up a week ahead and customs brokers a month ahead.",
      b: "Your company in Jeddah has bought 800 tonnes of steel coils from a Chinese mill, ready to ship in 8 days. The coils are general cargo, stowed in the hold and not in containers. The delivery term in the contract is CIF Jeddah (Incoterms 2020). This week's budget covers a single deposit, which is not paid back. This season ships are taken up a week ahead and customs brokers a month ahead.",
    },
    question: 'Which step is right for the importer after the signing?',
    options: {
      fbpq: 'I book space for the coils on a ship today and pay a deposit.',
      llxg: 'I ask three customs brokers for their fees and choose one on Thursday.',
      pkxj: 'I ask a shipping line to hold space for the coils and confirm it on Thursday.',
      qglx: 'I ask the mill for the packing list and check all coil weights in it.',
      zlsg: 'I hire a customs broker today for prompt clearance of the coils and pay a deposit.',
    },
  },
  'logistics-skills-04@1': {
    deciding: 'Which of the two containers is under fumigation?',
    stories: {
      a: 'Two closed containers, an eastern and a western, wait at the dock of your warehouse in Rabigh, each with 400 tightly sealed bags. The transport document lists the eastern under UN 3359 and the western under UN 3077. The team for airing and measuring has time for one container before noon today, and for two before noon tomorrow.',
      b: 'Two closed containers, an eastern and a western, wait at the dock of your warehouse in Rabigh, each with 400 tightly sealed bags. The transport document lists the eastern under UN 3077 and the western under UN 3359. The team for airing and measuring has time for one container before noon today, and for two before noon tomorrow.',
    },
    question: 'Which order is right for opening the two?',
    options: {
      dbvb: 'I air and measure the western before noon, and unload the eastern an hour after opening it.',
      ncbz: 'I keep both closed today, and unload them tomorrow once aired and measured.',
      nhzn: 'I air and measure the western before noon, and unload the eastern tomorrow, after opening it.',
      shzh: 'I air and measure the eastern before noon, and unload the western tomorrow, after opening it.',
      vpsz: 'I air and measure the eastern before noon, and unload the western an hour after opening it.',
    },
  },
  'logistics-skills-07@1': {
    deciding: 'Is the cargo harmed by cold above freezing?',
    stories: {
      a: 'A reefer container leaves the port of Qingdao for Dammam tomorrow, on a voyage of 24 days. It holds 1000 cartons of fresh ginger for your company. Humidity and ventilation are set as the supplier asked. No temperature was written in the booking, and the carrier now asks you for it.',
      b: 'A reefer container leaves the port of Qingdao for Dammam tomorrow, on a voyage of 24 days. It holds 1000 cartons of fresh carrots for your company. Humidity and ventilation are set as the supplier asked. No temperature was written in the booking, and the carrier now asks you for it.',
    },
    question: 'Which setting is right to keep a fresh root crop for 24 days?',
    options: {
      lflk: 'I tell the carrier to set the container at 6 degrees Celsius for all 24 days.',
      qtfn: 'I tell the carrier to set the container at 3 degrees Celsius for all 24 days.',
      sjfl: 'I tell the carrier to set the container at 12 degrees Celsius for all 24 days.',
      sphg: 'I tell the carrier to set the container at 0 degrees Celsius for all 24 days.',
      vtfd: 'I tell the carrier to set the container at 9 degrees Celsius for all 24 days.',
    },
  },
  'logistics-skills-10@1': {
    deciding: 'Which of the two classes must be kept apart from flammable liquids?',
    stories: {
      a: 'Two pallets, northern and southern, have come to a licensed dangerous goods warehouse in Jeddah for a month. Each holds a solid with no subsidiary hazard; neither holds batteries. The northern is labelled class 5.1, and the southern class 9. Tonight one bay is free beside paints of class 3 and one in a remote building, which has a second tomorrow. A pallet kept on its truck costs 900 riyals a night.',
      b: 'Two pallets, northern and southern, have come to a licensed dangerous goods warehouse in Jeddah for a month. Each holds a solid with no subsidiary hazard; neither holds batteries. The northern is labelled class 9, and the southern class 5.1. Tonight one bay is free beside paints of class 3 and one in a remote building, which has a second tomorrow. A pallet kept on its truck costs 900 riyals a night.',
    },
    question: 'Where should the two pallets stand?',
    options: {
      jwgh: 'I keep both on their trucks for tonight and put them in the remote building tomorrow.',
      pcdc: 'I put the southern in the remote building and leave the northern beside the paints all month.',
      szdb: 'I put the northern in the remote building and move the southern there from the paints tomorrow.',
      vhjs: 'I put the northern in the remote building and leave the southern beside the paints all month.',
      xjft: 'I put the southern in the remote building and move the northern there from the paints tomorrow.',
    },
  },
  'logistics-skills-13@1': {
    deciding: 'Was it sea water or condensation that wetted the cartons?',
    stories: {
      a: 'Twenty containers of electrical goods have come by sea to your depot in Qassim, and 3 of them hold cartons with dried water stains. The containers show no rust and no dents, and no rain fell at either port. The surveyor put silver nitrate solution on sound cartons, where it stayed clear, and on the stains, where it turned white. The budget covers one measure for the coming shipments.',
      b: 'Twenty containers of electrical goods have come by sea to your depot in Qassim, and 3 of them hold cartons with dried water stains. The containers show no rust and no dents, and no rain fell at either port. The surveyor put silver nitrate solution on sound cartons, where it stayed clear, and on the stains, where it stayed clear. The budget covers one measure for the coming shipments.',
    },
    question: 'Which measure is right for the coming shipments by sea?',
    options: {
      qvfv: 'I hang drying bags in half of the containers and note their number on the loading list.',
      sdvp: 'I hang drying bags in every container and note their number on the loading list.',
      whsk: 'I move the shipments to another line and compare the share of wet cartons after 3 months.',
      wzbr: 'I check every container for light leaks before loading and have each that fails replaced.',
      zlfg: 'I check half of the containers for light leaks before loading and have each that fails replaced.',
    },
  },
  'logistics-skills-16@1': {
    deciding: 'Is the wood of the crates raw or processed?',
    stories: {
      a: 'A load of 200 pumps is to go by sea from Jeddah to Amman through Aqaba, each in a crate without any stamp. All the crates, bases and sides alike, are made of pine boards 18 millimetres thick. A ship sails in two days and the next two weeks later, and the penalty for delay is 1% of the price a week. Stamped crates can be bought in any number within 8 days.',
      b: 'A load of 200 pumps is to go by sea from Jeddah to Amman through Aqaba, each in a crate without any stamp. All the crates, bases and sides alike, are made of plywood boards 18 millimetres thick. A ship sails in two days and the next two weeks later, and the penalty for delay is 1% of the price a week. Stamped crates can be bought in any number within 8 days.',
    },
    question: 'How should the pumps be shipped?',
    options: {
      cbjb: 'I ship all the pumps unchanged by the first ship, in the crates they have now.',
      txgf: 'I ship 50 pumps unchanged by the first ship, and 150 in stamped crates by the next.',
      vbrr: 'I ship 150 pumps unchanged by the first ship, and 50 in stamped crates by the next.',
      xgmw: 'I ship 100 pumps unchanged by the first ship, and 100 in stamped crates by the next.',
      zjnx: 'I ship all the pumps by the next ship, once they are moved into stamped crates.',
    },
  },
  'logistics-skills-19@1': {
    deciding: 'Is the transport document a document of title?',
    stories: {
      a: "A ship has unloaded a container of pumps for your company in Dammam; customs cleared it on copies, and the original papers arrive by post in 6 days. The carrier issued an order B/L, with your company's name and address in it. Storage starts the day after tomorrow at 1500 riyals a day. A bank guarantee that the carrier accepts costs 2000 riyals, and cancelling a booked truck costs a day's hire.",
      b: "A ship has unloaded a container of pumps for your company in Dammam; customs cleared it on copies, and the original papers arrive by post in 6 days. The carrier issued a sea waybill, with your company's name and address in it. Storage starts the day after tomorrow at 1500 riyals a day. A bank guarantee that the carrier accepts costs 2000 riyals, and cancelling a booked truck costs a day's hire.",
    },
    question: 'Which is the right way to obtain the container?',
    options: {
      cnfm: "I hand the agent our bank's letter of guarantee today and book a truck after the reply.",
      ggwf: "I hand the agent our company's letter of identity today and book a truck for tomorrow.",
      khwd: 'I pay 1000 riyals for the papers to arrive in 3 days and book a truck for then.',
      plxg: "I hand the agent our company's letter of identity today and book a truck after the reply.",
      rnzp: "I hand the agent our bank's letter of guarantee today and book a truck for tomorrow.",
    },
  },
  'logistics-skills-22@1': {
    deciding: 'Is the quantity counted by weight or by packing units?',
    stories: {
      a: 'Your company has exported urea from Jubail to a buyer in Karachi under a documentary credit that is subject to UCP 600 and prohibits partial shipments. The quantity in the credit is 1000 tonnes of urea in bulk. Of these, 970 were loaded and invoiced, and the ship sailed yesterday. There are 12 days left to present the documents, and an amendment takes 9 days and 3000 riyals in fees.',
      b: 'Your company has exported urea from Jubail to a buyer in Karachi under a documentary credit that is subject to UCP 600 and prohibits partial shipments. The quantity in the credit is 1000 one-tonne bags of urea. Of these, 970 were loaded and invoiced, and the ship sailed yesterday. There are 12 days left to present the documents, and an amendment takes 9 days and 3000 riyals in fees.',
    },
    question: 'What should be done with the documents, as the credit prohibits partial shipments?',
    options: {
      bqsw: "I have the credit's quantity amended first and present documents that match it exactly.",
      jbkz: 'I present the documents to the bank today as they are and ask for payment.',
      mxzj: 'I ask the buyer for a letter accepting what was loaded and present after it arrives.',
      qmrq: 'I present the documents to the bank today and attach a letter on the quantity.',
      sslr: 'I ask the surveyor for a second certificate of quantity and file it with the documents.',
    },
  },
  'logistics-skills-25@1': {
    deciding: 'Is the freight charged on the weight or on the volume?',
    stories: {
      a: 'Air filters are to be flown from Riyadh to Casablanca in 50 crates, and the budget for a lower freight charge covers one change. A crate measures 120 by 100 by 100 centimetres and weighs 130 kilograms gross. A fifth of its space is empty, and its thick boards weigh 60 kilograms. The filters would fit a shorter crate of the same weight, and boards half as thick would carry them.',
      b: 'Air filters are to be flown from Riyadh to Casablanca in 50 crates, and the budget for a lower freight charge covers one change. A crate measures 120 by 100 by 100 centimetres and weighs 320 kilograms gross. A fifth of its space is empty, and its thick boards weigh 60 kilograms. The filters would fit a shorter crate of the same weight, and boards half as thick would carry them.',
    },
    question: 'Which change most lowers the charge for the fifty wooden crates?',
    options: {
      cxvq: 'I have half of the fifty crates made 30 kilograms lighter, with their size unchanged.',
      mmzs: 'I have all fifty crates made 24 centimetres shorter, with their weight unchanged.',
      qssm: 'I move all fifty crates to another carrier whose rate is lower by 3%.',
      vmjl: 'I have all fifty crates made 30 kilograms lighter, with their size unchanged.',
      zczd: 'I have half of the fifty crates made 24 centimetres shorter, with their weight unchanged.',
    },
  },
  'logistics-skills-28@1': {
    deciding: 'Do the goods let radio waves through?',
    stories: {
      a: 'A warehouse in Dammam counts the cartons of 400 pallets a day through its six doors and will buy new readers for them. The pallets carry cartons of cotton shirts. Each carton has one paper label, in sight from outside the pallet, with a barcode and an ordinary UHF RFID tag in it. Equipping a door costs the same with either tool, and each carton is read by the tool of its door alone.',
      b: 'A warehouse in Dammam counts the cartons of 400 pallets a day through its six doors and will buy new readers for them. The pallets carry cartons of canned drinks. Each carton has one paper label, in sight from outside the pallet, with a barcode and an ordinary UHF RFID tag in it. Equipping a door costs the same with either tool, and each carton is read by the tool of its door alone.',
    },
    question: 'Which equipment is right for the doors?',
    options: {
      bkwl: 'I equip 3 doors with RFID gates and 3 doors with hand-held barcode readers.',
      nxhz: 'I equip one door with RFID gates and 5 doors with hand-held barcode readers.',
      sztp: 'I equip 5 doors with RFID gates and one door with hand-held barcode readers.',
      wchh: 'I equip all six doors with hand-held barcode readers and none with RFID gates.',
      wltl: 'I equip all six doors with RFID gates and none with hand-held barcode readers.',
    },
  },
}
