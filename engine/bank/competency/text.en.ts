import type { PairTextsOf } from '../pair.ts'
import type { pairs } from './pairs.ts'

export const en: PairTextsOf<typeof pairs> = {
  'competency-01@4': {
    deciding:
      'Which chain sets the opening day: the wiring with its inspection, or the chairs with their fitting?',
    stories: {
      a: "Before it opens, a dental clinic's new branch in Al-Ahsa must have both its wiring and its chairs ready. The wiring takes 4 weeks with a crew of 4, and its inspection another 5 weeks. The chairs arrive by sea in 6 weeks, and fitting them takes one more. Both begin today, and there is money to speed up only one.",
      b: "Before it opens, a dental clinic's new branch in Al-Ahsa must have both its wiring and its chairs ready. The wiring takes 4 weeks with a crew of 4, and its inspection another 5 weeks. The chairs arrive by sea in 10 weeks, and fitting them takes one more. Both begin today, and there is money to speed up only one.",
    },
    question: 'Which of these actions helps most here?',
    options: {
      nbzv: 'I double the wiring crew for the whole length of its work.',
      pnhc: 'I move the chairs to another ship that arrives three days earlier.',
      pzcv: 'I add two technicians to the wiring crew for its first week.',
      rwst: 'I prepare the signs and the reception furniture while we wait.',
      tbjb: 'I move all the chairs from sea to air, to arrive in a week.',
    },
  },
  'competency-02@3': {
    deciding: "Are the oven's hours enough for both, so that only the order is in dispute, or are they not?",
    stories: {
      a: "Every day Huda and Reem argue over the only oven in your pastry kitchen in Buraidah. The oven works 12 hours a day. Huda's cakes need it for 5 hours and Reem's bread for 6, and the orders stay the same all year. A second oven can be rented for 3000 riyals a month.",
      b: "Every day Huda and Reem argue over the only oven in your pastry kitchen in Buraidah. The oven works 12 hours a day. Huda's cakes need it for 5 hours and Reem's bread for 9, and the orders stay the same all year. A second oven can be rented for 3000 riyals a month.",
    },
    question: 'What is the most effective action in this situation?',
    options: {
      bhgb: 'I give each of them a worktable at some distance from the other.',
      cfvx: "I rent a second oven for Reem's bread on a one-year contract.",
      jvpg: 'I fix a daily timetable for the whole year with hours for each.',
      pzkn: "I have a bakery nearby bake an hour's worth of Reem's orders each day.",
      qjkn: 'I fix a timetable with hours for each on three days of every week.',
    },
  },
  'competency-03@4': {
    deciding: 'What did Rashid turn down in the contract: its price or its length?',
    stories: {
      a: 'Your firm rents display fridges to grocers in Najran, and tomorrow you must persuade one, Rashid, to sign a new contract. A month ago he declined 1000 riyals a month for two years. He then rented a similar fridge elsewhere for his second shop, at 1000 riyals a month for one year, on otherwise identical terms. Any rent above 600 pays, and you may make one offer, changing one term.',
      b: 'Your firm rents display fridges to grocers in Najran, and tomorrow you must persuade one, Rashid, to sign a new contract. A month ago he declined 1000 riyals a month for two years. He then rented a similar fridge elsewhere for his second shop, at 900 riyals a month for two years, on otherwise identical terms. Any rent above 600 pays, and you may make one offer, changing one term.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      gtzg: 'I cut his rent by 10% and keep the full contract length.',
      htxw: 'I cut his rent by 5% and keep the full contract length.',
      mtnt: 'I add free maintenance and keep all the other contract terms.',
      nzqt: 'I shorten his contract by half and keep the full rent.',
      sqmr: 'I shorten his contract by a quarter and keep the full rent.',
    },
  },
  'competency-04@5': {
    deciding: 'In which half of the tour does the dust reach the valley: the first or the second?',
    stories: {
      a: 'You lead a tour for twenty visitors in AlUla today, from 2 to 6, just before sunset. Half the time is for the open valley and half for the old town, which is sheltered from dust; you choose the order. The forecast, whose times are usually exact, expects thick dust in the valley from 4 to 6. The tour is not repeated tomorrow, and the places are close together.',
      b: 'You lead a tour for twenty visitors in AlUla today, from 2 to 6, just before sunset. Half the time is for the open valley and half for the old town, which is sheltered from dust; you choose the order. The forecast, whose times are usually exact, expects thick dust in the valley from 2 to 4. The tour is not repeated tomorrow, and the places are close together.',
    },
    question: 'What is the best thing to do now?',
    options: {
      cpzv: 'I show the town only, throughout, and refund half of the price.',
      frvz: 'I visit the town for two hours, then the valley until near sunset.',
      sgph: 'I visit the valley for two hours, then the town until the end.',
      vrkr: 'I limit the valley to the first hour and then stay in town.',
      wwqv: 'I stay in town and limit the valley to the last hour.',
    },
  },
  'competency-05@3': {
    deciding: 'Does the old system stop during the season or after it?',
    stories: {
      a: 'The team you lead at a household goods shop in Sakaka is changing to a new sales system. It is the morning of the fifth, and the discount season runs from day 8 to 18. The old system stops on day 11. Mastering the new one takes 3 days and is impossible in the season. Arranging the goods takes 3 days, or longer in the season.',
      b: 'The team you lead at a household goods shop in Sakaka is changing to a new sales system. It is the morning of the fifth, and the discount season runs from day 8 to 18. The old system stops on day 25. Mastering the new one takes 3 days and is impossible in the season. Arranging the goods takes 3 days, or longer in the season.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      bgfb: 'I have all the goods arranged and put off training until the season ends.',
      dnbd: 'I ask another branch for staff to join the team in the season.',
      kxjr: 'I arrange goods with the team for 2 days and leave one for training.',
      mtht: 'I train the team for 2 days and keep the third for the goods.',
      wwtg: 'I train the team for all 3 days and put off the goods.',
    },
  },
  'competency-06@3': {
    deciding: 'Is the difference between sleeve and contract inside the limit or outside it?',
    stories: {
      a: "Your workshop in Jeddah has finished 300 laboratory coats, due at a university tomorrow morning. The contract sets the sleeve at 600 millimetres; on all the coats it is 580. The contract allows a difference of 35 millimetres at most; any coat beyond that is refused for good. Each day of delay takes 3% off a coat's price. Lengthening the sleeves by 10 millimetres takes 2 days, and cutting new ones 8.",
      b: "Your workshop in Jeddah has finished 300 laboratory coats, due at a university tomorrow morning. The contract sets the sleeve at 600 millimetres; on all the coats it is 580. The contract allows a difference of 15 millimetres at most; any coat beyond that is refused for good. Each day of delay takes 3% off a coat's price. Lengthening the sleeves by 10 millimetres takes 2 days, and cutting new ones 8.",
    },
    question: 'Which decision suits this situation best?',
    options: {
      fptj: 'I hold all the coats for 2 days and lengthen the sleeves by 10 millimetres.',
      pphr: 'I hold all the coats for 8 days and cut sleeves of full length.',
      pxvr: 'I deliver all the coats tomorrow with a sheet of their sleeve lengths.',
      rsrp: 'I deliver 200 coats tomorrow and lengthen the rest by 10 millimetres.',
      wngk: 'I deliver 100 coats tomorrow and lengthen the others by 10 millimetres.',
    },
  },
  'competency-07@1': {
    deciding: 'Which of the two jobs varies in length from one time to the next?',
    stories: {
      a: 'Two separate jobs at a school in Arar are on your schedule: wiring one building and painting another, with 5 days for each. There are 4 spare days, to be divided between the jobs today and not moved later. At 4 earlier schools the wiring took 5, 5, 5 and 5 days, and the painting took 2, 9, 3 and 6 days.',
      b: 'Two separate jobs at a school in Arar are on your schedule: wiring one building and painting another, with 5 days for each. There are 4 spare days, to be divided between the jobs today and not moved later. At 4 earlier schools the wiring took 2, 9, 3 and 6 days, and the painting took 5, 5, 5 and 5 days.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      bqjq: 'I add all the spare days to the time for the painting.',
      fjcn: 'I leave a single day for the painting and keep 3 for the wiring.',
      nxcv: 'I give the painting 3 of the spare days and the wiring a single one.',
      prgr: 'I divide the spare days between the jobs in two equal parts.',
      rqvg: 'I reserve every spare day I have for the wiring.',
    },
  },
  'competency-08@3': {
    deciding: "Where do Shahd's errors exceed their share of her work: with sand or after 3?",
    stories: {
      a: 'Shahd has been entering sample data at a soil laboratory in Dammam for a month under your guidance, and has read the entry guide for each type. She has made 12 errors: 9 with sand samples, and 9 after 3 in the afternoon. Sand makes up 75% of all her entries, and those late hours 25%. The day ends at 5, and her mornings have room.',
      b: 'Shahd has been entering sample data at a soil laboratory in Dammam for a month under your guidance, and has read the entry guide for each type. She has made 12 errors: 9 with sand samples, and 9 after 3 in the afternoon. Sand makes up 25% of all her entries, and those late hours 75%. The day ends at 5, and her mornings have room.',
    },
    question: 'What is the best thing to do now?',
    options: {
      kqjq: 'I write for Shahd a single page on how to enter sand samples.',
      pjgd: "I check all of Shahd's entries at the end of every day.",
      prtr: 'I put off until morning all that is left to enter after 3.',
      wghj: 'I put off until morning what is left for the last half hour.',
      whzd: 'I train Shahd on sand samples an hour a day for a week.',
    },
  },
  'competency-09@3': {
    deciding: 'Did the message not reach the families, or was it read and not understood?',
    stories: {
      a: "Using a Tabuk school's app, you sent 400 families a message with the new bus times and stops. Today 40 families rang to ask where their new stop is. The app's log shows that 380 of all the families, and 38 of those who rang, have opened the message. The new times begin in two days.",
      b: "Using a Tabuk school's app, you sent 400 families a message with the new bus times and stops. Today 40 families rang to ask where their new stop is. The app's log shows that 20 of all the families, and 2 of those who rang, have opened the message. The new times begin in two days.",
    },
    question: 'What is the most effective action in this situation?',
    options: {
      chqk: 'I send every family a map of its new stop through the app.',
      dqbs: 'I send a map through the app to the families of the distant stops.',
      nkqj: 'I give the phone staff a short answer about the new stops.',
      pdcb: 'I send the same message by text to the phone of every family.',
      sxgn: 'I send the same message by text to the families of the distant stops.',
    },
  },
  'competency-10@2': {
    deciding: 'Is the cost of the change within your own limit or above it?',
    stories: {
      a: 'At 10 am you notice that you got the sizes wrong in a shirt order for a sports club in Hail. Correcting this costs 600 riyals now and 100 more every hour. Your limit for an order is 1000 riyals; Majid, the deputy, has 2000, and Amal, the manager, has no limit. Majid is in the office at noon, and Amal is on a plane until 2.',
      b: 'At 10 am you notice that you got the sizes wrong in a shirt order for a sports club in Hail. Correcting this costs 1600 riyals now and 100 more every hour. Your limit for an order is 1000 riyals; Majid, the deputy, has 2000, and Amal, the manager, has no limit. Majid is in the office at noon, and Amal is on a plane until 2.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      hnwc: 'I change the order now and tell the manager the cost on her return.',
      jspm: 'I prepare figures for the manager and await her decision after she lands.',
      mvpp: 'I ask the supplier for a lower cost and await a reply before noon.',
      pmtw: 'I put the matter to the deputy at noon and act on his decision.',
      qccm: 'I consult the accountant on the cost and change the order this morning.',
    },
  },
  'competency-11@3': {
    deciding: 'Does the new way outgrow its start and become faster than the old one?',
    stories: {
      a: 'Two weeks ago the hospital pharmacy you run in Abha switched to a new way of dispensing, to serve patients faster at its 4 windows. The time per patient rose from 9 minutes to 12, and there are complaints. A pharmacy in Khamis Mushait switched two months earlier: its time rose from 9 to 12 and after 6 weeks settled at 7. The staff know both ways, and their number is fixed.',
      b: 'Two weeks ago the hospital pharmacy you run in Abha switched to a new way of dispensing, to serve patients faster at its 4 windows. The time per patient rose from 9 minutes to 12, and there are complaints. A pharmacy in Khamis Mushait switched two months earlier: its time rose from 9 to 12 and after 6 weeks settled at 11. The staff know both ways, and their number is fixed.',
    },
    question: 'What is the best thing to do now?',
    options: {
      jhhr: 'I use the new way at 3 windows and the old at one.',
      mxrp: 'I put all dispensing back to the way of two weeks ago.',
      tfkw: 'I put out more seats for patients in the busy hours.',
      vnkg: 'I keep the new way of dispensing at all of the windows.',
      whkt: 'I keep the new way at one window and put the rest back.',
    },
  },
  'competency-12@3': {
    deciding: "Is Hind's authorisation still valid today?",
    stories: {
      a: "At your records desk in a Jazan hospital, Saad asks for his sister Hind's report, for an insurance firm. Besides his identity card he has a written authorisation from Hind dated 3 March, valid for two weeks and for all her reports; the records program does not ask for it. The firm expects the report by evening, and Hind's phone is off on a long flight. Today is 12 March.",
      b: "At your records desk in a Jazan hospital, Saad asks for his sister Hind's report, for an insurance firm. Besides his identity card he has a written authorisation from Hind dated 3 March, valid for two weeks and for all her reports; the records program does not ask for it. The firm expects the report by evening, and Hind's phone is off on a long flight. Today is 22 March.",
    },
    question: 'What is the most effective action in this situation?',
    options: {
      qdtt: "I decline Saad's request until Hind is back from her flight.",
      twcj: "I give Saad a complete copy of his sister Hind's report.",
      vrsp: 'I write for Saad a short summary in place of a full copy.',
      vxcw: 'I explain to Saad how to request the report, without disclosing its contents.',
      xhhx: 'I ask the manager for his view before I answer Saad.',
    },
  },
  'competency-13@5': {
    deciding: 'Which costs more: changing visits scheduled early, or making a schedule every day?',
    stories: {
      a: 'You schedule home nursing visits in Amman, 5 days a week, from care plans known to all. Each schedule, for a day or a week, takes an hour and is made on the afternoon of the working day before it starts. Changing a scheduled visit takes a quarter of an hour of calls. Every week families ask to change 5 visits, spread evenly, each on the morning of the working day before.',
      b: 'You schedule home nursing visits in Amman, 5 days a week, from care plans known to all. Each schedule, for a day or a week, takes an hour and is made on the afternoon of the working day before it starts. Changing a scheduled visit takes a quarter of an hour of calls. Every week families ask to change 50 visits, spread evenly, each on the morning of the working day before.',
    },
    question: 'Which way of scheduling is most suitable?',
    options: {
      jqdw: 'I make two schedules every week, each for some of its days.',
      kgwn: 'I make a separate schedule for each of the working days.',
      knlr: 'I make three schedules every week, each for some of its days.',
      rchv: 'I arrange the homes for each nurse by how close they are.',
      tnpq: 'I make a single schedule for all the days of the week.',
    },
  },
  'competency-14@5': {
    deciding: 'Is it one person who leaves the tank empty, or everybody?',
    stories: {
      a: "At an engineering office in Al-Baha, 5 colleagues share one car in turns that you arrange. Each has a fixed day of the week, and Sami's is Tuesday. In 10 weeks they found the tank empty 10 times, always on Wednesday mornings. The next driver then loses half an hour filling it, and an earlier message to everyone changed nothing.",
      b: "At an engineering office in Al-Baha, 5 colleagues share one car in turns that you arrange. Each has a fixed day of the week, and Sami's is Tuesday. In 10 weeks they found the tank empty 10 times, equally often on every working day. The next driver then loses half an hour filling it, and an earlier message to everyone changed nothing.",
    },
    question: 'What is the best way to deal with the empty tank?',
    options: {
      hpqv: 'I send Sami a short message about filling the tank after his turn.',
      qdlz: 'I meet everyone to agree on filling the tank after each turn.',
      tfzm: 'I leave a list of nearby petrol stations in the car.',
      wmlt: 'I meet Sami to agree on filling the tank after his turn.',
      zjhh: 'I send everyone a short message about filling the tank after each turn.',
    },
  },
  'competency-15@3': {
    deciding: 'How many minutes are there for the topic: 3 or 30?',
    stories: {
      a: 'Tomorrow you present a comparison of 4 power generators to the purchasing committee of a university in Cairo, which will choose one. Papers are read in the meeting at two minutes a page, a vote takes one minute, and the committee wants the fullest comparison that fits. The meeting has 90 minutes for 30 topics of equal length. A topic not settled in its time is put off for a month.',
      b: 'Tomorrow you present a comparison of 4 power generators to the purchasing committee of a university in Cairo, which will choose one. Papers are read in the meeting at two minutes a page, a vote takes one minute, and the committee wants the fullest comparison that fits. The meeting has 90 minutes for 3 topics of equal length. A topic not settled in its time is put off for a month.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      cwnm: 'I speak without any papers and write the prices on the board.',
      hqhx: 'I hand out 9 pages comparing price, warranty and running costs in full.',
      jvdw: 'I hand out a quarter page with one line on each generator.',
      lhlq: 'I hand out half a page with two lines on each generator.',
      wzpt: 'I hand out 4 pages with a table comparing price and warranty.',
    },
  },
  'competency-16@5': {
    deciding: 'Which app costs less from today: what is left on the one from Tabuk, or the one from Najran?',
    stories: {
      a: 'A software firm in Tabuk is building a booking app for car washes in Khamis Mushait, and completing it is your decision. It has been paid a non-refundable 80 thousand riyals. Its app will be ready in a month for another 20 thousand. A firm in Najran offers a ready-made app for the same work, running a month after purchase, for 36 thousand. Neither has running fees.',
      b: 'A software firm in Tabuk is building a booking app for car washes in Khamis Mushait, and completing it is your decision. It has been paid a non-refundable 80 thousand riyals. Its app will be ready in a month for another 20 thousand. A firm in Najran offers a ready-made app for the same work, running a month after purchase, for 6 thousand. Neither has running fees.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      dtrf: 'I pay the Najran firm in full and launch its app with all pages.',
      hcvh: 'I show both apps to the car wash team and choose in a week.',
      nzgs: 'I pay the Tabuk firm in full and launch its app with all pages.',
      tktx: 'I pay the Tabuk firm a little less and launch without the rating page.',
      wzqp: 'I pay the Najran firm a little less and launch without the rating page.',
    },
  },
  'competency-17@5': {
    deciding: 'Can the messages wait until the end of the day?',
    stories: {
      a: 'Writing the operations manual of a spare parts warehouse in Jubail is your job, and so is answering messages from the branches. After each interruption it takes you half an hour to get back into the manual. The tightest deadline for an answer is 3 working hours. The working day runs from 8 am to 4 pm, and messages arrive throughout it.',
      b: 'Writing the operations manual of a spare parts warehouse in Jubail is your job, and so is answering messages from the branches. After each interruption it takes you half an hour to get back into the manual. The tightest deadline for an answer is 10 working hours. The working day runs from 8 am to 4 pm, and messages arrive throughout it.',
    },
    question: 'Which way of working is most suitable here?',
    options: {
      hkmm: 'I move to a quiet room, away from the offices, to write.',
      jbbq: 'I read and answer every hour whatever has arrived by then.',
      lhrp: 'I read and answer the messages every two hours while I write.',
      wskb: 'I keep the end of the day for messages and write until then.',
      xrrr: 'I answer messages only twice, at ten and before leaving.',
    },
  },
  'competency-18@4': {
    deciding: 'Where did the error arise: in the number of tankers or in their price?',
    stories: {
      a: "Layla complains to your water company in Al-Kharj: one tanker reached her, at 140 riyals by her contract, but her bill says 420. Every bill since January is the number in the drivers' app times the list price. The app's number for Layla is 3. Checking all numbers or all prices takes two days for bills since January, two hours for this month's; only one fits. Differences are refunded.",
      b: "Layla complains to your water company in Al-Kharj: one tanker reached her, at 140 riyals by her contract, but her bill says 420. Every bill since January is the number in the drivers' app times the list price. The app's number for Layla is 1. Checking all numbers or all prices takes two days for bills since January, two hours for this month's; only one fits. Differences are refunded.",
    },
    question: 'What is the most effective action in this situation?',
    options: {
      wrnb: 'I check the number of tankers in all bills since January.',
      ghkd: "I check the number of tankers in all this month's bills.",
      mzft: 'I check the price of a tanker in all bills since January.',
      sxlq: "I check the price of a tanker in all this month's bills.",
      vjcp: "I check number and price in all Layla's bills since January.",
    },
  },
  'competency-19@4': {
    deciding: "Which paint is slower to dry: that of Salma's doors, or that of Huda's?",
    stories: {
      a: "Every day for 6 days a workshop in Hofuf paints 12 doors, half for Salma and half for Huda; each day's plan begins with Salma's, and you may change it. Painting either half takes 2 hours. Salma's paint dries in 7 hours, and Huda's in 5. A worker paid by the hour stays until the last door is dry, and then all the doors leave together.",
      b: "Every day for 6 days a workshop in Hofuf paints 12 doors, half for Salma and half for Huda; each day's plan begins with Salma's, and you may change it. Painting either half takes 2 hours. Salma's paint dries in 3 hours, and Huda's in 5. A worker paid by the hour stays until the last door is dry, and then all the doors leave together.",
    },
    question: 'Which order of painting is most suitable?',
    options: {
      ffvx: "I begin with Huda's doors on most days and Salma's on the rest.",
      sdlc: "I begin with Salma's doors one day and Huda's the next, in turn.",
      sgxq: "I begin with Salma's doors on most days and Huda's on the rest.",
      wqfn: "I begin with Salma's doors every day, and Huda's come after.",
      xbxt: "I begin with Huda's doors every day, and Salma's come after.",
    },
  },
  'competency-20@4': {
    deciding: "Do your 4 days have room for Ghada's pages?",
    stories: {
      a: "Two files at a translation office in Khobar are due in 4 working days: your colleague Ghada's and yours. Your file has 40 pages left, for a court hearing whose date is fixed. Ghada's has 120, for a company that accepts late delivery of all or part if asked today, and deducts 10 riyals for each late page. Each of you translates and checks 20 pages a day.",
      b: "Two files at a translation office in Khobar are due in 4 working days: your colleague Ghada's and yours. Your file has 80 pages left, for a court hearing whose date is fixed. Ghada's has 120, for a company that accepts late delivery of all or part if asked today, and deducts 10 riyals for each late page. Each of you translates and checks 20 pages a day.",
    },
    question: 'What is the best thing to do now?',
    options: {
      cntm: "I take over 2 full days' worth of pages from Ghada's file.",
      hqml: 'I suggest that Ghada ask to deliver a third of her file late.',
      jdrc: 'I give Ghada a list of the terms I collected in earlier files.',
      mflb: "I translate a day's worth of pages from Ghada's file myself.",
      ptgk: 'I suggest that Ghada ask to deliver the whole file 2 days later.',
    },
  },
  'competency-21@4': {
    deciding: 'Does Maha know what the trainees noticed?',
    stories: {
      a: 'Guided by you, Maha has just given her first training session, in a Taif hotel. On their forms, 14 of 18 trainees say that she speaks too fast, and all find the number of slides and the finishing time right. She has not seen the forms, and writes about her work: "I speak too fast; how can I change that?" Her second session begins in 15 minutes, with the same content.',
      b: 'Guided by you, Maha has just given her first training session, in a Taif hotel. On their forms, 14 of 18 trainees say that she speaks too fast, and all find the number of slides and the finishing time right. She has not seen the forms, and writes about her work: "I show too many slides; how can I change that?" Her second session begins in 15 minutes, with the same content.',
    },
    question: 'What is the best thing to do now?',
    options: {
      fcvs: 'I ask Maha about her plan for what she wrote and listen.',
      fjvd: 'I film her second session for us to watch the next day.',
      pgmx: "I read all the trainees' forms with Maha one by one.",
      tvpb: 'I help Maha now to work on what she wrote about herself.',
      xlmh: 'I tell Maha what most of the trainees wrote on their forms.',
    },
  },
  'competency-22@4': {
    deciding: 'Is one of the warehouses left likely to pass the score of the fourth?',
    stories: {
      a: 'You must rent one of 10 warehouses in Rabigh for two years, and can visit two daily. The fourth scored 88 of 100, the best so far, and is lost unless rented now; the other six stay available for a week. The highest scores on similar lists in 4 cities were 85, 89, 86 and 88. Storing elsewhere costs 200 riyals a day, and a lease under two years costs 25% more.',
      b: 'You must rent one of 10 warehouses in Rabigh for two years, and can visit two daily. The fourth scored 88 of 100, the best so far, and is lost unless rented now; the other six stay available for a week. The highest scores on similar lists in 4 cities were 95, 99, 96 and 98. Storing elsewhere costs 200 riyals a day, and a lease under two years costs 25% more.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      dhlv: 'I visit all six of the warehouses left and choose the best.',
      jhpd: 'I rent the fourth warehouse now for the full two years.',
      khnj: 'I rent the fourth warehouse now for three months only.',
      phdr: 'I rent the fourth warehouse now for a single year only.',
      vqnp: 'I visit four of the six warehouses left and choose the best.',
    },
  },
  'competency-23@3': {
    deciding: 'Does the morning have room for the 4 sheets?',
    stories: {
      a: 'It is 9 pm in a factory payroll office in Yanbu, and you have made 3 errors in an hour through tiredness. The bank corrects every error for 100 riyals. There are 4 pay sheets left; each takes 50 minutes in the office, which opens at 7 am. They go to the bank at 11 tomorrow, and any incomplete one is paid late, with a fine of 2000 riyals.',
      b: 'It is 9 pm in a factory payroll office in Yanbu, and you have made 3 errors in an hour through tiredness. The bank corrects every error for 100 riyals. There are 4 pay sheets left; each takes 50 minutes in the office, which opens at 7 am. They go to the bank at 7 tomorrow, and any incomplete one is paid late, with a fine of 2000 riyals.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      mmfd: 'I do 2 sheets before leaving and the other 2 in the morning.',
      plth: 'I stay until 3 sheets are done and leave one for the morning.',
      rghk: 'I do one sheet tonight and leave the other 3 for the morning.',
      vtsh: 'I go on working tonight until the last of the sheets is complete.',
      zccn: 'I leave now and do all the sheets early in the morning.',
    },
  },
  'competency-24@2': {
    deciding: 'Do enough copies for the rule stay on the shelf after 12 are lent?',
    stories: {
      a: 'Manal, a teacher, asks a public library in Qatif to lend her 12 copies of a story for her pupils. The limit is 4 copies per reader, and staff may go beyond it if 20 copies stay on the shelf for other readers. There are 50 copies on the shelf now. You are to answer Manal, and nobody checks the lending record.',
      b: 'Manal, a teacher, asks a public library in Qatif to lend her 12 copies of a story for her pupils. The limit is 4 copies per reader, and staff may go beyond it if 20 copies stay on the shelf for other readers. There are 24 copies on the shelf now. You are to answer Manal, and nobody checks the lending record.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      dwct: 'I lend 9 of the copies, so that most pupils have one.',
      jcjv: 'I lend Manal all the copies she asked for, for two weeks.',
      pmtb: 'I invite Manal to read the story with her pupils in the library.',
      qdmt: 'I lend Manal 4 copies of the story for pupils to share.',
      spwv: 'I lend Manal 2 copies of the story to read aloud.',
    },
  },
}
