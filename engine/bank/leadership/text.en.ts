import type { PairTextsOf } from '../pair.ts'
import type { pairs } from './pairs.ts'

export const en: PairTextsOf<typeof pairs> = {
  'leadership-CNF-01@1': {
    deciding: 'Are most of the messages about the division of work or about the tone?',
    stories: {
      a: 'Hind and Saad no longer speak to each other in the meetings of their joint project, and each has begun copying you in on messages to the other. Of these messages, 21 are about who is to do a task, and 3 are about a hurtful word that was said. You have 3 hours for them this week before you travel.',
      b: 'Hind and Saad no longer speak to each other in the meetings of their joint project, and each has begun copying you in on messages to the other. Of these messages, 3 are about who is to do a task, and 21 are about a hurtful word that was said. You have 3 hours for them this week before you travel.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      bwrv: "I sit with both for one hour to divide the month's tasks.",
      dxcg: "I sit with both for all the hours to divide the project's tasks.",
      fhrk: 'I use all the hours to prepare a coordinator for the next stage.',
      wgjr: 'I use all the hours to hear each of the two alone.',
      xmsb: 'I use one hour to hear each of the two alone.',
    },
  },
  'leadership-CNF-02@1': {
    deciding: 'Which crane has the lasting cause of dispute: the quay crane or the yard crane?',
    stories: {
      a: 'Rashid and Mona, who lead two shifts at Sohar port, agreed on the hours each has at the quay crane and the yard crane. Then both agreements failed: channel works until 20 May make ships late for the quay crane, and road works until 20 December make trucks late for the yard crane. Today is 10 May; negotiating over one crane takes 6 weeks, and there is no time for both.',
      b: 'Rashid and Mona, who lead two shifts at Sohar port, agreed on the hours each has at the quay crane and the yard crane. Then both agreements failed: channel works until 20 December make ships late for the quay crane, and road works until 20 May make trucks late for the yard crane. Today is 10 May; negotiating over one crane takes 6 weeks, and there is no time for both.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      bkbn: 'I put up a daily board with the arrival times of ships and trucks.',
      hqrf: "I renegotiate the yard crane's hours for two days of the week.",
      lghv: "I renegotiate the quay crane's hours for two days of the week.",
      pnzq: "I renegotiate the yard crane's hours for all days of the week.",
      zqzs: "I renegotiate the quay crane's hours for all days of the week.",
    },
  },
  'leadership-CNF-03@2': {
    deciding: 'Do the needs of the two departments change from week to week or stay the same?',
    stories: {
      a: "Marketing and training compete for the only photographer in your division, and neither department's work can wait. Marketing asked for 20, 20 and 20 hours in the last 3 weeks, and training for 20, 20 and 20. She works 40 hours a week, and every new split of her hours takes each of the four department heads 2 hours. A week's requests are known only as it begins, and the coming year will be like these weeks.",
      b: "Marketing and training compete for the only photographer in your division, and neither department's work can wait. Marketing asked for 35, 5 and 20 hours in the last 3 weeks, and training for 5, 35 and 20. She works 40 hours a week, and every new split of her hours takes each of the four department heads 2 hours. A week's requests are known only as it begins, and the coming year will be like these weeks.",
    },
    question: 'What is the best thing to do now?',
    options: {
      jvth: 'I fix equal weekly hours for both to plan with all year.',
      jwsj: 'I fix equal weekly hours for both to plan with this quarter.',
      vvrf: 'I move the sorting and storing of pictures from her to other staff.',
      xdqs: 'I gather the heads every month to share out her hours by need.',
      xrlw: 'I gather the heads every week to share out her hours by need.',
    },
  },
  'leadership-CNF-04@1': {
    deciding: 'Did the outside test confirm the reasons for the stops or not?',
    stories: {
      a: 'The production line of your food plant in Alexandria was stopped by the laboratory 12 times in a month, always on a reading of the moisture meter. Omar, head of production, says the line is sound; Mona, head of the laboratory, says the reading is right. An outside laboratory tested the same batches and found excess moisture in 11 of them. The technicians have time for one job.',
      b: 'The production line of your food plant in Alexandria was stopped by the laboratory 12 times in a month, always on a reading of the moisture meter. Omar, head of production, says the line is sound; Mona, head of the laboratory, says the reading is right. An outside laboratory tested the same batches and found excess moisture in one of them. The technicians have time for one job.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      dgdq: "I have the technicians calibrate all the laboratory's instruments this month.",
      gxsw: 'I have the technicians calibrate the moisture meter in the laboratory this week.',
      mzsn: 'I have the technicians set up a screen that shows both departments the readings.',
      rnrp: 'I have the technicians repair all the dryers on the line this week.',
      zfxw: 'I have the technicians repair a single dryer on the line today.',
    },
  },
  'leadership-CNF-05@1': {
    deciding: "In which shifts is Shahd's share above that of her colleagues: dawn or night?",
    stories: {
      a: 'Yesterday Shahd sent your team of 13 an angry message about an unfair roster, which you yourself drew up. Shifts are meant to be shared equally, and next quarter has 78 dawn shifts and 156 night shifts. Shahd is down for 12 of each kind, and the rest are spread almost evenly over her colleagues. The roster closes in an hour, which is enough to change one kind.',
      b: 'Yesterday Shahd sent your team of 13 an angry message about an unfair roster, which you yourself drew up. Shifts are meant to be shared equally, and next quarter has 156 dawn shifts and 78 night shifts. Shahd is down for 12 of each kind, and the rest are spread almost evenly over her colleagues. The roster closes in an hour, which is enough to change one kind.',
    },
    question: 'What is the best thing to do now?',
    options: {
      gnmp: 'I write down for the team the rules of the roster.',
      lhjq: "I move a quarter of Shahd's dawn shifts to colleagues.",
      pmvf: "I move half of Shahd's dawn shifts to colleagues.",
      qggq: "I share out all of the team's night shifts anew.",
      xsfp: "I move half of Shahd's night shifts to colleagues.",
    },
  },
  'leadership-CNF-06@1': {
    deciding: 'Which of the two demands is lost if it waits a year: the sites or the loan?',
    stories: {
      a: "Khalid, your partner in a textile firm in Jeddah, wants two branches, and Huda, the third partner, wants to repay the loan first. This year's profit is in hand and covers one of the two; the same comes again in 12 months. The two branch sites are reserved for you for 8 months and the loan is due in 20; in both cases the penalty is the same for every quarter of the sum not paid in time.",
      b: "Khalid, your partner in a textile firm in Jeddah, wants two branches, and Huda, the third partner, wants to repay the loan first. This year's profit is in hand and covers one of the two; the same comes again in 12 months. The two branch sites are reserved for you for 20 months and the loan is due in 8; in both cases the penalty is the same for every quarter of the sum not paid in time.",
    },
    question: 'Which decision suits this situation best?',
    options: {
      btnc: "I propose putting all of this year's profit into the branch sites.",
      gjtt: 'I propose putting three quarters of the profit into repaying the loan.',
      rjkl: "I propose putting all of this year's profit into repaying the loan.",
      rwqn: "I propose splitting this year's profit equally between the two.",
      vbxk: 'I propose putting three quarters of the profit into the branch sites.',
    },
  },
  'leadership-CNF-07@2': {
    deciding: 'Did Tariq and Noura stop meeting after the quarrel, or did their orders grow?',
    stories: {
      a: 'A month ago Tariq, a supervisor, apologised to Noura for a hurtful word, and she accepted. But their joint work has been late since then, and their messages are curt. Before, they had 12 meetings and 20 orders a month; there are now 12 meetings and 40 orders. A general talk of two hours with both changed nothing, and their reports take an hour a month. You have two days for them before the busy season.',
      b: 'A month ago Tariq, a supervisor, apologised to Noura for a hurtful word, and she accepted. But their joint work has been late since then, and their messages are curt. Before, they had 12 meetings and 20 orders a month; there are now 3 meetings and 20 orders. A general talk of two hours with both changed nothing, and their reports take an hour a month. You have two days for them before the busy season.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      ljff: 'I spend both days with them in quiet talks about the old quarrel.',
      rhwn: 'I spend both days preparing a colleague to help them with their reports.',
      wtgk: 'I spend both days with them clearing all the late orders.',
      zrpn: 'I spend two hours with them in one quiet talk about the old quarrel.',
      zvhz: 'I spend two hours with them clearing the large late orders.',
    },
  },
  'leadership-CNF-08@1': {
    deciding: 'Does failure go with the method of dismantling or with the make of pump?',
    stories: {
      a: "Veterans and graduates at your pump repair firm in Hail disagree on how to dismantle a pump, and each side blames the other. Each side did 100 repairs this year, half on German pumps and half on Japanese. Of these, 12 failed: 10 by the veterans' method and 2 by the graduates', 6 on German pumps and 6 on Japanese. The budget covers one job.",
      b: "Veterans and graduates at your pump repair firm in Hail disagree on how to dismantle a pump, and each side blames the other. Each side did 100 repairs this year, half on German pumps and half on Japanese. Of these, 12 failed: 6 by the veterans' method and 6 by the graduates', 10 on German pumps and 2 on Japanese. The budget covers one job.",
    },
    question: 'What is the most suitable step here?',
    options: {
      lvnk: "I train all the veterans for two weeks in the graduates' method.",
      nxbr: 'I buy the workshop new dismantling tools for all German pumps.',
      nxdn: 'I form mixed pairs from both sides for the coming repairs.',
      pfpj: 'I buy the workshop one new dismantling tool for some German pumps.',
      wplc: "I train two of the veterans for a week in the graduates' method.",
    },
  },
  'leadership-CNF-09@1': {
    deciding: "Did most of the earlier delay come from your team or from the client's approvals?",
    stories: {
      a: "Your team refuses to attend the meetings of an important client after Hani, its coordinator, spoke sharply about your delays. The last delivery was 9 days late, and you spent one of them waiting for the client's approvals. Another delivery is due in 10 days, and the next meeting with Hani has room for one subject.",
      b: "Your team refuses to attend the meetings of an important client after Hani, its coordinator, spoke sharply about your delays. The last delivery was 9 days late, and you spent 8 of them waiting for the client's approvals. Another delivery is due in 10 days, and the next meeting with Hani has room for one subject.",
    },
    question: 'Which of these actions helps most here?',
    options: {
      jjmd: 'I show Hani the main cause of our delay and its remedy.',
      pncv: 'I agree with Hani on a binding date for the first of his approvals.',
      rmxk: 'I agree with Hani on binding dates for all his approvals.',
      sjbl: 'I talk with Hani about how the two teams speak to each other.',
      wjqv: 'I show Hani all the causes of our delay and a recovery plan.',
    },
  },
  'leadership-CNF-10@1': {
    deciding: 'Which dispute takes more time in a year: over new cars or over used cars?',
    stories: {
      a: 'Some customers of a car showroom in Khamis Mushait see a car there and then buy it on the website, and the two teams dispute the commission. This year 60 disputes are expected over new cars and 90 over used cars. Settling a dispute over a new car takes half an hour, and over a used car 3 hours. A rule for either takes 40 hours of negotiation, and there is time for one.',
      b: 'Some customers of a car showroom in Khamis Mushait see a car there and then buy it on the website, and the two teams dispute the commission. This year 60 disputes are expected over new cars and 90 over used cars. Settling a dispute over a new car takes 3 hours, and over a used car half an hour. A rule for either takes 40 hours of negotiation, and there is time for one.',
    },
    question: 'What is the most suitable step here?',
    options: {
      nsvj: 'I negotiate one commission rule with both teams for new cars of every model.',
      pzgz: 'I negotiate one commission rule with both teams for new cars other than luxury ones.',
      qqgx: 'I negotiate one commission rule with both teams for used cars of every model.',
      wpdb: 'I add a box to the website where customers name the showroom salesperson.',
      xvrs: 'I negotiate one commission rule with both teams for used cars other than luxury ones.',
    },
  },
  'leadership-DMK-01@1': {
    deciding: 'Were the visitors counted on ordinary days or during the holiday?',
    stories: {
      a: "It took your seven department heads ten minutes to agree on moving the shop to a new mall on a 5-year lease. They relied on a count of the mall's visitors from 1 to 7 Shawwal, which was a fifth above what you need. The Eid holiday lasts from 1 to 6 Shawwal. The rent rises by 1% for every day that signing is put off.",
      b: "It took your seven department heads ten minutes to agree on moving the shop to a new mall on a 5-year lease. They relied on a count of the mall's visitors from 15 to 21 Shawwal, which was a fifth above what you need. The Eid holiday lasts from 1 to 6 Shawwal. The rent rises by 1% for every day that signing is put off.",
    },
    question: 'Which decision suits this situation best?',
    options: {
      brmn: 'I have the visitors counted again for a full week before signing.',
      cwvp: 'I ask the mall to fit out our shopfront at its own cost.',
      gtwb: 'I sign for the whole space today at the rent on offer.',
      pncm: 'I sign for half of the space today at the rent on offer.',
      wmhh: 'I have the visitors counted again for two full weeks before signing.',
    },
  },
  'leadership-DMK-02@1': {
    deciding: 'Does the harvest begin before the stock runs out or weeks after it?',
    stories: {
      a: "Feed at the cattle farm you run in Al-Kharj will last 20 days. The region's harvest begins in 14 days and will bring the price down from 1000 riyals a ton to 700. Today is the last day of a supplier's offer: feed for 50 days at 1000 a ton. After that, feed is sold only at 1300 until the harvest.",
      b: "Feed at the cattle farm you run in Al-Kharj will last 20 days. The region's harvest begins in 55 days and will bring the price down from 1000 riyals a ton to 700. Today is the last day of a supplier's offer: feed for 50 days at 1000 a ton. After that, feed is sold only at 1300 until the harvest.",
    },
    question: 'What is the most effective action in this situation?',
    options: {
      fltr: 'I buy the whole offer today and store it on the farm.',
      gfbb: 'I buy feed for 15 days from the offer and leave the rest.',
      kfgt: 'I buy feed for 35 days from the offer and leave the rest.',
      klbg: 'I turn down the whole offer and rely on our stock until the harvest.',
      wgwf: 'I buy scales for the feed and use them to cut waste in the barns.',
    },
  },
  'leadership-DMK-03@1': {
    deciding: 'Did errors rise only where your decision applies, or also where it does not?',
    stories: {
      a: "A new shift system began a month ago, by your decision, in one of your two similar warehouses. That warehouse's errors rose from 20 to 30, all in the night shift. In the other, which kept the old system, they stood at 20 a month ago and stand at 30 today. Both use the same program, updated a month ago; an update's effect takes a month to trace, and there is time for one job.",
      b: "A new shift system began a month ago, by your decision, in one of your two similar warehouses. That warehouse's errors rose from 20 to 30, all in the night shift. In the other, which kept the old system, they stood at 20 a month ago and stand at 20 today. Both use the same program, updated a month ago; an update's effect takes a month to trace, and there is time for one job.",
    },
    question: 'Which of these actions helps most here?',
    options: {
      jlpj: 'I give the next four weeks to examining how the program affects errors.',
      jnvz: 'I give the next week to checking every night order before it leaves.',
      kknf: 'I bring back the old system in all the shifts from next week.',
      pxwn: 'I bring back the old system in the night shift from next week.',
      vzpw: 'I give the next two days to examining how the program affects errors.',
    },
  },
  'leadership-DMK-04@1': {
    deciding: 'Which of the two sums can exceed the saving and so turn the decision: fuel or maintenance?',
    stories: {
      a: 'In 3 weeks you must decide whether a carrier in Rabat buys 12 refrigerated trucks, said to save 50 thousand dirhams a year each. Fuel for each may cost up to 70 thousand a year more than the maker says, and its maintenance up to 20 thousand more. Only two firms run the model, so far for two months and only in cities; yours would run long routes. There is time to examine one thing.',
      b: 'In 3 weeks you must decide whether a carrier in Rabat buys 12 refrigerated trucks, said to save 50 thousand dirhams a year each. Fuel for each may cost up to 20 thousand a year more than the maker says, and its maintenance up to 70 thousand more. Only two firms run the model, so far for two months and only in cities; yours would run long routes. There is time to examine one thing.',
    },
    question: 'What is the best thing to do now?',
    options: {
      blcl: 'I ask the two firms running the model about their maintenance bills.',
      cfjv: 'I negotiate with the seller for 3 weeks to lower the price.',
      vzdq: 'I have an expert workshop strip a truck over 3 weeks to estimate its maintenance.',
      wslz: 'I ask the two firms running the model how much fuel it uses.',
      zqzk: 'I rent two such trucks for 3 weeks to measure their fuel use.',
    },
  },
  'leadership-DMK-05@1': {
    deciding: 'Does one of the two offers keep to both the time and the budget, or neither?',
    stories: {
      a: 'Your deputy Maha brought you two options for a booking system for 8 clinics: the first costs 280 thousand riyals and is ready in 5 months, the second costs 340 thousand and is ready in 3. Your budget is 300 thousand at most, and the system must be working within 6 months. Both offers end tonight, and new ones would take two weeks.',
      b: 'Your deputy Maha brought you two options for a booking system for 8 clinics: the first costs 280 thousand riyals and is ready in 5 months, the second costs 340 thousand and is ready in 3. Your budget is 300 thousand at most, and the system must be working within 4 months. Both offers end tonight, and new ones would take two weeks.',
    },
    question: 'What is the most suitable step here?',
    options: {
      czlc: 'I approve the first option for all eight clinics and sign tonight.',
      jkrr: 'I approve the first option for four clinics and seek offers for four.',
      jvhb: 'I approve the first option for two clinics and seek offers for six.',
      ldwz: 'I approve the first option for six clinics and seek offers for two.',
      nmsr: 'I let both options go and seek new offers for all eight clinics.',
    },
  },
  'leadership-DMK-06@1': {
    deciding: 'Does the right to return the device end after the trial shows its result, or before?',
    stories: {
      a: 'You are to buy an X-ray machine for a hospital in Buraidah for two million riyals, and its quality with your patients shows only after 60 days of use. The seller will take it back for a full refund within 80 days of delivery. From this week 90 patients a month are sent to a Riyadh hospital that runs the same model.',
      b: 'You are to buy an X-ray machine for a hospital in Buraidah for two million riyals, and its quality with your patients shows only after 60 days of use. The seller will take it back for a full refund within 30 days of delivery. From this week 90 patients a month are sent to a Riyadh hospital that runs the same model.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      drvs: 'I buy the machine this week and measure its quality on our patients here.',
      kfmr: 'I put off buying for one month and assess the Riyadh machine on our patients.',
      mdxd: "I read its users' reports for a week and buy the machine straight after.",
      pwpn: 'I organise the journeys to Riyadh and give the patients a coordinator.',
      sqtg: 'I put off buying for two months and assess the Riyadh machine on our patients.',
    },
  },
  'leadership-DMK-07@1': {
    deciding: "Was Khalid's discount inside the limit that you gave him, or above it?",
    stories: {
      a: "Your deputy Khalid gave a customer a discount of 10%, and the branch lost 20 thousand riyals. No branch keeps any profit when a discount passes 6%. Your written mandate to Khalid and to the deputies in other branches allowed up to 15%. Khalid's other deals this quarter are still unchecked. Your report reaches Ghada, the regional director, tomorrow, with time before it for one correction.",
      b: "Your deputy Khalid gave a customer a discount of 10%, and the branch lost 20 thousand riyals. No branch keeps any profit when a discount passes 6%. Your written mandate to Khalid and to the deputies in other branches allowed up to 5%. Khalid's other deals this quarter are still unchecked. Your report reaches Ghada, the regional director, tomorrow, with time before it for one correction.",
    },
    question: 'Which decision suits this situation best?',
    options: {
      dsvz: 'I join Khalid in checking all his deals this quarter against his mandate.',
      fnxm: 'I tell Ghada of the whole loss with a plan to recover it.',
      hgcq: 'I join Khalid in checking this one deal against his mandate.',
      lxxs: 'I lower the limit in the mandates of all deputies by a new order.',
      ncrg: 'I lower the limit in the mandate of Khalid alone by a new order.',
    },
  },
  'leadership-DMK-08@1': {
    deciding: 'Do the two districts complain more than their share of the orders, or just as much?',
    stories: {
      a: 'Complaints about lateness have doubled this summer at the water delivery company in Doha that you run. Two districts far from the depot send 80% of the complaints, which come at all hours, and 20% of the orders. The rest of both comes from districts near it. The cause may be the length of the drive or the way orders are assigned, and the budget covers one project.',
      b: 'Complaints about lateness have doubled this summer at the water delivery company in Doha that you run. Two districts far from the depot send 80% of the complaints, which come at all hours, and 80% of the orders. The rest of both comes from districts near it. The cause may be the length of the drive or the way orders are assigned, and the budget covers one project.',
    },
    question: 'What is the best thing to do now?',
    options: {
      dqzb: 'I open a depot near the two districts on a one-year contract.',
      dwzz: 'I replace the system that assigns orders in the whole city.',
      hfhs: 'I compensate all the customers in the city who complained of lateness.',
      qpvh: 'I change how orders are assigned in the city at peak hours.',
      tgjv: 'I assign a truck to the two districts every evening of the week.',
    },
  },
  'leadership-DMK-09@1': {
    deciding: 'Which of the two clinics has patients like yours?',
    stories: {
      a: 'The busy season at your clinic begins in a month; Huda recommends evening hours, Hamad morning hours, and both are trusted experts. Huda relies on a clinic where 80% of the patients work by day, Hamad on one where 80% are retired. Your register holds 1600 people who work by day and 400 retired, and there are enough doctors for one extra session a day.',
      b: 'The busy season at your clinic begins in a month; Huda recommends evening hours, Hamad morning hours, and both are trusted experts. Huda relies on a clinic where 80% of the patients work by day, Hamad on one where 80% are retired. Your register holds 400 people who work by day and 1600 retired, and there are enough doctors for one extra session a day.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      dmvv: 'I add an evening session on all days of the week for the season.',
      sqth: 'I send the patients a reminder of every visit during the season.',
      vmxf: 'I add an evening session on two days of the week for the season.',
      xgft: 'I add a morning session, with the laboratory open, on two days of the week.',
      xsrv: 'I add a morning session, with the laboratory open, on all days of the week.',
    },
  },
  'leadership-DMK-10@2': {
    deciding: 'Which cloth would come too late if its order were put off?',
    stories: {
      a: 'The clothing factory you run in Casablanca begins a selling season of 12 weeks today, and its sales are half shirts and half trousers. The stock of each is enough for 8 weeks, and the sales of the first 5 weeks show the demand. Today there is money for half of the cloth still needed, and the rest is bought after those weeks. Shirt cloth takes 49 days to arrive, and trouser cloth 7.',
      b: 'The clothing factory you run in Casablanca begins a selling season of 12 weeks today, and its sales are half shirts and half trousers. The stock of each is enough for 8 weeks, and the sales of the first 5 weeks show the demand. Today there is money for half of the cloth still needed, and the rest is bought after those weeks. Shirt cloth takes 7 days to arrive, and trouser cloth 49.',
    },
    question: 'What is the most suitable step here?',
    options: {
      dphm: 'I buy trouser cloth with all the money and put off shirt cloth.',
      hfmw: 'I buy shirt cloth with all the money and put off trouser cloth.',
      htmp: 'I buy trouser cloth with three quarters of the money and shirt cloth with the rest.',
      ssmf: 'I buy shirt cloth with three quarters of the money and trouser cloth with the rest.',
      xjqz: 'I buy shirt cloth with half of the money and trouser cloth with the rest.',
    },
  },
  'leadership-STR-01@1': {
    deciding: 'Which vehicles are growing in the district: minibuses or small trucks?',
    stories: {
      a: 'Four car repair workshops that you manage have lost a third of their work in three years. Three years ago the district had 150 minibuses and 900 small trucks; today it has 500 of each kind, and all of them are repaired elsewhere. Equipment for either kind lasts ten years. There is money for one project this year.',
      b: 'Four car repair workshops that you manage have lost a third of their work in three years. Three years ago the district had 900 minibuses and 150 small trucks; today it has 500 of each kind, and all of them are repaired elsewhere. Equipment for either kind lasts ten years. There is money for one project this year.',
    },
    question: 'What is the best thing to do now?',
    options: {
      bthj: 'I equip two workshops this year for the repair of small trucks.',
      jfmt: 'I equip one workshop this year for the repair of minibuses.',
      lnjk: 'I equip two workshops this year for the repair of minibuses.',
      wvbl: 'I equip one workshop this year for the repair of small trucks.',
      wzkg: 'I keep all four workshops open until ten at night this year.',
    },
  },
  'leadership-STR-02@1': {
    deciding: 'Does the chain mean to pack its own dates or will it need a packer?',
    stories: {
      a: 'One chain of shops buys 60% of the dates your factory in Al-Ahsa packs, on a contract that ends in a year. The chain has registered its own date brand and advertised 22 jobs for it: 20 in packing and 2 in marketing. Noura, the sales manager, says its orders are unchanged. Shops sign for 5 years with a packer that owns its line and for one season with one that rents it, and the factory can afford one investment.',
      b: 'One chain of shops buys 60% of the dates your factory in Al-Ahsa packs, on a contract that ends in a year. The chain has registered its own date brand and advertised 22 jobs for it: 2 in packing and 20 in marketing. Noura, the sales manager, says its orders are unchanged. Shops sign for 5 years with a packer that owns its line and for one season with one that rents it, and the factory can afford one investment.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      jwsz: "I rent a packing line for one season for the pack sizes of the chain's brand.",
      kjdd: 'I buy a large cold store that keeps dates from one season to the next.',
      lwtj: 'I rent a packing line for one season for the pack sizes other shops want.',
      nfdw: 'I buy a full packing line for the pack sizes that other shops want.',
      wdfj: "I buy a full packing line for the pack sizes of the chain's new brand.",
    },
  },
  'leadership-STR-03@1': {
    deciding: "What will stop the repairs first: money or the team's time?",
    stories: {
      a: 'Your association repairs homes for families in need, and 40 homes are waiting. Your only team repairs two homes a month, and the account holds enough to repair 4 homes. A donor offers the cost of repairing 30 homes if the team runs a sports tournament that takes it 6 months, and accepts less time for a proportionally smaller gift.',
      b: 'Your association repairs homes for families in need, and 40 homes are waiting. Your only team repairs two homes a month, and the account holds enough to repair 40 homes. A donor offers the cost of repairing 30 homes if the team runs a sports tournament that takes it 6 months, and accepts less time for a proportionally smaller gift.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      dwfl: 'I accept the whole offer and put the team on it for all six months.',
      swfp: 'I accept two thirds of the offer and put the team on it for four months.',
      vcqx: 'I accept half of the offer and put the team on it for three months.',
      xtqg: 'I decline the whole offer and keep the team on repairs throughout.',
      zvkk: 'I accept a sixth of the offer and put the team on it for 1 month.',
    },
  },
  'leadership-STR-04@1': {
    deciding: 'Where does most lateness come from: the buses or waiting for children?',
    stories: {
      a: 'Timekeeping has slipped at the school bus company you run in Amman, and you can afford an app for families or 5 buses. Hani, the marketing manager, wants the app because a rival has one. Buses ran late 90 times this term: 75 times through faults in 3 old buses, and 15 times because children came down late, their families unaware the bus had come.',
      b: 'Timekeeping has slipped at the school bus company you run in Amman, and you can afford an app for families or 5 buses. Hani, the marketing manager, wants the app because a rival has one. Buses ran late 90 times this term: 15 times through faults in 3 old buses, and 75 times because children came down late, their families unaware the bus had come.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      btpr: 'I launch the app for families this term and put off replacing any buses.',
      flvx: 'I replace the three oldest buses this term and put off the app for families.',
      gmvd: 'I send families messages with the planned arrival and put off replacing buses.',
      tcpr: 'I replace the five oldest buses this term and put off the app for families.',
      tctf: 'I start the buses fifteen minutes earlier and put off both purchases.',
    },
  },
  'leadership-STR-05@1': {
    deciding: 'Why do people drop out: the length of the course or its hour?',
    stories: {
      a: 'The evening course at your centre loses most of its trainees after the sixth of 12 weeks, and the front desk is often asked about short courses. It began with 20 trainees who are free in the morning too, and only 8 stayed. The morning course, of the same length and content, began with 20 similar trainees, and 19 of them stayed. Only one change is allowed next term.',
      b: 'The evening course at your centre loses most of its trainees after the sixth of 12 weeks, and the front desk is often asked about short courses. It began with 20 trainees who are free in the morning too, and only 8 stayed. The morning course, of the same length and content, began with 20 similar trainees, and 7 of them stayed. Only one change is allowed next term.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      dsfq: 'I move half of the evening sessions to the morning at the present length.',
      gbbk: 'I move all the evening sessions to the morning at the present length.',
      hgbc: 'I shorten the evening course to 6 weeks at its present hour.',
      ljdh: 'I shorten the evening course to 9 weeks at its present hour.',
      tfgk: 'I spread the fee over the weeks, keeping the present hour and length.',
    },
  },
  'leadership-STR-06@1': {
    deciding: 'Which way is the market moving: to the young or to those over fifty?',
    stories: {
      a: 'Income at the travel agency you run in Kuwait has been steady for six years, and the average age of its customers has risen from 38 to 47. Meanwhile, trips in the whole market by people under 35 rose from 40 to 90 thousand, and trips by people over 50 fell from 90 to 40 thousand. Rashid, the owner, has set aside money for a trial.',
      b: 'Income at the travel agency you run in Kuwait has been steady for six years, and the average age of its customers has risen from 38 to 47. Meanwhile, trips in the whole market by people over 50 rose from 40 to 90 thousand, and trips by people under 35 fell from 90 to 40 thousand. Rashid, the owner, has set aside money for a trial.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      ftzr: 'I spend half the money on a new travel programme for young working people.',
      mwlm: 'I spend all the money on an easier booking site for our customers.',
      sjbx: 'I spend half the money on a new travel programme for older people.',
      tdcb: 'I spend all the money on a new travel programme for older people.',
      tvlz: 'I spend all the money on a new travel programme for young working people.',
    },
  },
  'leadership-STR-07@1': {
    deciding: 'Which plans need most of the work: the exterior or the interior ones?',
    stories: {
      a: 'In your design team, 12 designers are working on 12 projects, all late. Each project has exterior and interior plans, and it is delivered only when both are complete. The exterior plans of a project take one designer 48 working days, and the interior plans 12. A designer stays with one kind to the end, and several can share the plans of one project.',
      b: 'In your design team, 12 designers are working on 12 projects, all late. Each project has exterior and interior plans, and it is delivered only when both are complete. The exterior plans of a project take one designer 12 working days, and the interior plans 48. A designer stays with one kind to the end, and several can share the plans of one project.',
    },
    question: 'What is the most fitting division of the team?',
    options: {
      dvnn: 'I put 2 designers on the exterior plans and 10 on the interior.',
      hfqm: 'I put 8 designers on the exterior plans and 4 on the interior.',
      jrlm: 'I put 3 designers on the exterior plans and 9 on the interior.',
      stwq: 'I put 6 designers on the exterior plans and 6 on the interior.',
      vjdr: 'I put 9 designers on the exterior plans and 3 on the interior.',
    },
  },
  'leadership-STR-08@1': {
    deciding: 'Which distributors do not come back after a break: the northern or the southern?',
    stories: {
      a: 'The pipe factory you run in Yanbu has sold half the output of 6 months to a foreign company, at a profit 3 million riyals above the usual. The other half is enough for only one group: 10 distributors in the north or 10 in the south, and a distributor earns the factory 300 thousand a year. In an earlier supply break of 6 months, 80% of those in the north and 10% in the south left for good.',
      b: 'The pipe factory you run in Yanbu has sold half the output of 6 months to a foreign company, at a profit 3 million riyals above the usual. The other half is enough for only one group: 10 distributors in the north or 10 in the south, and a distributor earns the factory 300 thousand a year. In an earlier supply break of 6 months, 10% of those in the north and 80% in the south left for good.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      ggpc: 'I supply the northern distributors for 4 months, then the southern for 2.',
      jxzw: 'I supply the northern distributors for all of the 6 months.',
      mdlf: 'I supply the northern distributors for 3 months, then the southern for 3.',
      qlqw: 'I supply the southern distributors for 4 months, then the northern for 2.',
      vqvw: 'I supply the southern distributors for all of the 6 months.',
    },
  },
  'leadership-STR-09@1': {
    deciding: 'Will the evaporation units outlast the experts?',
    stories: {
      a: "The desalination plant you supervise runs on evaporation units with ten experts, six of whom retire together in three years. Mastering either evaporation or membranes takes two full years. In two years' time membrane units will replace all the evaporation units at once. You have six young newcomers, each with time for one of the two.",
      b: "The desalination plant you supervise runs on evaporation units with ten experts, six of whom retire together in three years. Mastering either evaporation or membranes takes two full years. In 12 years' time membrane units will replace all the evaporation units at once. You have six young newcomers, each with time for one of the two.",
    },
    question: 'What is the most fitting first step?',
    options: {
      hncv: 'I train four newcomers with the evaporation experts and 2 for the membrane units.',
      mdps: 'I train 2 newcomers with the evaporation experts and four for the membrane units.',
      xfgl: 'I train all six newcomers with the evaporation experts and put off training on membranes.',
      zbcs: 'I train all six newcomers for the new membrane units and put off training on evaporation.',
      zxqd: 'I train three newcomers with the evaporation experts and three for the membrane units.',
    },
  },
  'leadership-STR-10@1': {
    deciding: "Which way do the shop's sales go: up or down?",
    stories: {
      a: "A craftswomen's association in Tunis sells its pieces at fairs and through an online shop that has cost 90 thousand dinars. The fairs sell 60 pieces every month, and the shop, whose trade has no seasons, sold 7, 13, 26 and 52 in the last four months. Dalal, whose idea the shop was, sits on the board. You allot next year's money for growth.",
      b: "A craftswomen's association in Tunis sells its pieces at fairs and through an online shop that has cost 90 thousand dinars. The fairs sell 60 pieces every month, and the shop, whose trade has no seasons, sold 52, 26, 13 and 7 in the last four months. Dalal, whose idea the shop was, sits on the board. You allot next year's money for growth.",
    },
    question: 'What is the most suitable step here?',
    options: {
      ddcw: 'I give a third to the shop and two thirds to attending more fairs.',
      qgcl: 'I give two thirds to the shop and a third to attending more fairs.',
      qvdh: 'I give all the money to more fairs and keep the shop as it is.',
      rbfc: 'I give all the money to the shop and keep the fairs as they are.',
      zlhw: 'I give half to packaging and half to training the women in faster work.',
    },
  },
  'leadership-TMG-01@1': {
    deciding: 'Which team is in the hall when the event ends?',
    stories: {
      a: "After every event the sound and display equipment stays in the hall until morning, and two pieces were lost this month. Your two teams, set-up and front desk, each say collecting it is the other's job. Events end at 9 in the evening; the set-up team leaves at 8 and the front desk at 10. Hours beyond that cost overtime.",
      b: "After every event the sound and display equipment stays in the hall until morning, and two pieces were lost this month. Your two teams, set-up and front desk, each say collecting it is the other's job. Events end at 9 in the evening; the set-up team leaves at 10 and the front desk at 8. Hours beyond that cost overtime.",
    },
    question: 'Which decision suits this situation best?',
    options: {
      fjzm: 'I have the front desk lock up the sound equipment.',
      nnrj: 'I have the front desk lock up all the equipment.',
      ntkj: 'I have the set-up team lock up all the equipment.',
      qwjq: 'I add a locked cabinet to the hall for the smaller equipment.',
      txrx: 'I have the set-up team lock up the sound equipment.',
    },
  },
  'leadership-TMG-02@1': {
    deciding: "Do trainees leave Hind's shift alone or all shifts?",
    stories: {
      a: 'Trainees at an automated bakery in Qassim quit in their first month, saying that constant correction in front of colleagues embarrassed them. Hind, the fastest supervisor, takes advice the first time and has heard nothing of this; 60% leave her shift. On each of the other two shifts, 5% leave. A newcomer has a day of training before the first shift, and mastering the work takes ten days.',
      b: 'Trainees at an automated bakery in Qassim quit in their first month, saying that constant correction in front of colleagues embarrassed them. Hind, the fastest supervisor, takes advice the first time and has heard nothing of this; 60% leave her shift. On each of the other two shifts, 60% leave. A newcomer has a day of training before the first shift, and mastering the work takes ten days.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      dlmh: "I lengthen all newcomers' training before their shifts to two weeks.",
      kftx: "I lengthen all newcomers' training before their shifts to three days.",
      lpkh: "I review Hind's way of guiding trainees with her every week for six months.",
      pglv: "I review Hind's way of guiding trainees with her in one private meeting.",
      smmt: 'I give each trainee an experienced colleague to ask in the first weeks.',
    },
  },
  'leadership-TMG-03@1': {
    deciding: 'Does Yousef have the hours for the analysis?',
    stories: {
      a: "Yousef's stock reports reach you at noon every Tuesday short on analysis, and you spend the evening rewriting them. A full analysis takes 5 working hours, and whoever cannot do it learns it in about 8 sessions. The sales data reach Yousef at ten am every Tuesday, and he works until two pm. Each day the report is delayed holds up the orders by a day. The rest of his work is good, and he does not know about the rewriting.",
      b: "Yousef's stock reports reach you at noon every Tuesday short on analysis, and you spend the evening rewriting them. A full analysis takes 5 working hours, and whoever cannot do it learns it in about 8 sessions. The sales data reach Yousef at ten am every Sunday, and he works until two pm. Each day the report is delayed holds up the orders by a day. The rest of his work is good, and he does not know about the rewriting.",
    },
    question: 'Which of these actions helps most here?',
    options: {
      qhqq: 'I set aside one hour to analyse a past report with him.',
      rqfs: 'I move the deadline of his report from noon to his finishing time.',
      rvvz: 'I move the deadline of his report from noon to noon the next day.',
      wptt: 'I cut the weekly report asked of him to what the orders need.',
      wrzl: 'I set aside an hour a week for two months to analyse his reports with him.',
    },
  },
  'leadership-TMG-04@1': {
    deciding: "On which matter do Sarah's proposals stand without changes: the printed matter or the gifts?",
    stories: {
      a: "Sarah was put in charge of a Muscat perfume company's stand at a fair that opens in three weeks. She calls you 8 times a day to get her proposals approved, saying she fears mistakes. Of the last 40 proposals of each kind, 2 on the printed matter and 30 on the gifts needed changes from you. Nothing bought for the stand can be returned, and you have time to review only one of the two.",
      b: "Sarah was put in charge of a Muscat perfume company's stand at a fair that opens in three weeks. She calls you 8 times a day to get her proposals approved, saying she fears mistakes. Of the last 40 proposals of each kind, 30 on the printed matter and 2 on the gifts needed changes from you. Nothing bought for the stand can be returned, and you have time to review only one of the two.",
    },
    question: 'Which decision suits this situation best?',
    options: {
      plzf: "I give Sarah the file on last year's stand, with its prices and suppliers, today.",
      ppgf: "I leave small decisions on the stand's gifts to Sarah until the opening.",
      sghc: "I leave all decisions on the stand's gifts to Sarah until the opening.",
      vsxb: "I leave all decisions on the stand's printed matter to Sarah until the opening.",
      xdqn: "I leave small decisions on the stand's printed matter to Sarah until the opening.",
    },
  },
  'leadership-TMG-05@1': {
    deciding: 'What do customers complain of: service by phone or service by message?',
    stories: {
      a: '"Better service" is your team\'s goal this year, and the team reads it in two ways. Tariq gives most of his day to answering the phone, and Shahd most of hers to messages. There were 90 complaints last month: 72 about service by phone and 18 about service by message. The team is rated by one mark, meant to follow the proportions of complaints, and you set what goes into it.',
      b: '"Better service" is your team\'s goal this year, and the team reads it in two ways. Tariq gives most of his day to answering the phone, and Shahd most of hers to messages. There were 90 complaints last month: 2 about service by phone and 88 about service by message. The team is rated by one mark, meant to follow the proportions of complaints, and you set what goes into it.',
    },
    question: 'What is the most suitable step here?',
    options: {
      dlgh: 'I base the whole mark on service by phone and none on messages.',
      kjxc: 'I base a quarter of the mark on service by phone and three quarters on messages.',
      nrbt: 'I base three quarters of the mark on service by phone and a quarter on messages.',
      tfzr: 'I base the whole mark on service by message and none on the phone.',
      xfvr: 'I base half of the mark on service by phone and half on messages.',
    },
  },
  'leadership-TMG-06@1': {
    deciding: "Which crew has room for Badr's repairs, and for how many?",
    stories: {
      a: 'A lift company in Cairo promoted Badr two months ago from technician to supervisor of two crews, and he still repairs faults himself. Each crew has 4 technicians, and a technician can repair 4 faults a day. The Nasr City crew repairs 14 a day and Badr 2 more; the Maadi crew repairs 16 a day and Badr 4 more. Both crews wait for his direction, and nobody can be hired this year.',
      b: 'A lift company in Cairo promoted Badr two months ago from technician to supervisor of two crews, and he still repairs faults himself. Each crew has 4 technicians, and a technician can repair 4 faults a day. The Nasr City crew repairs 16 a day and Badr 2 more; the Maadi crew repairs 14 a day and Badr 4 more. Both crews wait for his direction, and nobody can be hired this year.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      hwjl: 'I have Badr hand all of his Maadi repairs to the crew there.',
      ptsl: 'I have Badr hand all of his Nasr City repairs to the crew there.',
      qwdj: 'I have Badr hand half of his Nasr City repairs to the crew there.',
      vpvk: "I write down the supervisor's daily tasks for Badr on a clear page.",
      xcxh: 'I have Badr hand half of his Maadi repairs to the crew there.',
    },
  },
  'leadership-TMG-07@1': {
    deciding: 'Where is Reem heading: leading people or a speciality?',
    stories: {
      a: 'Reem, one of your best people, asks for a meeting about her future; no higher post will be free for two years. In the past two years she chose 6 courses for herself: 5 in leading teams and one in data analysis. You have two new projects and she has time for one: a group carries out the first, and one person the second, a data study.',
      b: 'Reem, one of your best people, asks for a meeting about her future; no higher post will be free for two years. In the past two years she chose 6 courses for herself: 5 in data analysis and one in leading teams. You have two new projects and she has time for one: a group carries out the first, and one person the second, a data study.',
    },
    question: 'What is the best thing to do now?',
    options: {
      hftk: 'I give Reem the whole study in the second project for the year.',
      tkfw: "I make Reem deputy head of the first project's group for half the year.",
      tsqr: "I put Reem forward to shadow another department's head one day a month.",
      vjps: "I put Reem at the head of the first project's group for the year.",
      xsfp: 'I give Reem a share of the study in the second project for half the year.',
    },
  },
  'leadership-TMG-08@1': {
    deciding: 'In which building is the clash frequent enough to deserve a rule?',
    stories: {
      a: 'Noura, the medical director, asks one thing of the hospital laboratory you run in Dammam, and Sami, the emergency manager, asks another at the same moment. Such clashes occur over samples from the east building 15 times a day, and over samples from the west building 150 times a year. Settling each takes 10 minutes, and a rule for one building takes each of you 30 hours. There is time for only one rule.',
      b: 'Noura, the medical director, asks one thing of the hospital laboratory you run in Dammam, and Sami, the emergency manager, asks another at the same moment. Such clashes occur over samples from the east building 150 times a year, and over samples from the west building 15 times a day. Settling each takes 10 minutes, and a rule for one building takes each of you 30 hours. There is time for only one rule.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      kbcb: 'I agree with Noura and Sami on a rule for most east building requests.',
      kztk: 'I agree with Noura and Sami on a rule for all west building requests.',
      ntpn: 'I agree with Noura and Sami on a rule for all east building requests.',
      rdjr: 'I agree with Noura and Sami on a rule for most west building requests.',
      wkzb: "I put up a laboratory board with both buildings' requests and their times.",
    },
  },
  'leadership-TMG-09@1': {
    deciding: 'Do the three change decisions, or is it enough that they know?',
    stories: {
      a: 'Three of your team work from Najran, and decisions taken in haste at the Riyadh office reach them only by chance. Amal, one of them, prepared a presentation on a decision cancelled two days earlier. Last year 80% of the decisions shown to them before approval were changed after their comments. Showing them a decision delays it by two days.',
      b: 'Three of your team work from Najran, and decisions taken in haste at the Riyadh office reach them only by chance. Amal, one of them, prepared a presentation on a decision cancelled two days earlier. Last year 5% of the decisions shown to them before approval were changed after their comments. Showing them a decision delays it by two days.',
    },
    question: 'What is the most suitable step here?',
    options: {
      cchb: 'I approve every decision at once and ask the three for their comments monthly.',
      ntzx: 'I show the three every decision and await their comments before approving it.',
      ptlw: 'I approve every decision at once and inform the three in writing within the hour.',
      rghb: 'I invite the three to the office for a week each quarter and show them the plans.',
      thqt: 'I show the three the largest decisions before approval and report the rest afterwards.',
    },
  },
  'leadership-TMG-10@1': {
    deciding: 'Which drawings does Omar hand in after their date: those of homes or those of offices?',
    stories: {
      a: 'Omar, an engineer at an electrical contractor in Tabuk, has finished 5 projects and expects a high rating. Each month his housing drawings are due on the 10th and his office drawings on the 20th. He hands in all of them on the 19th; he was told in writing of each delay, and blames the number of projects. His review is tomorrow, and after that there is time to coach him an hour a week on one of the two.',
      b: 'Omar, an engineer at an electrical contractor in Tabuk, has finished 5 projects and expects a high rating. Each month his housing drawings are due on the 20th and his office drawings on the 10th. He hands in all of them on the 19th; he was told in writing of each delay, and blames the number of projects. His review is tomorrow, and after that there is time to coach him an hour a week on one of the two.',
    },
    question: 'What is the best thing to do now?',
    options: {
      cgps: 'I coach Omar monthly to hand in his housing drawings on time.',
      hfhw: 'I send Omar a list of everything handed in, with dates, after the review.',
      lmfp: 'I coach Omar monthly to hand in his office drawings on time.',
      vlbh: 'I coach Omar weekly to hand in his office drawings on time.',
      wfzs: 'I coach Omar weekly to hand in his housing drawings on time.',
    },
  },
}
