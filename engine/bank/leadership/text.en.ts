import type { PairTextsOf } from '../pair.ts'
import type { pairs } from './pairs.ts'

export const en: PairTextsOf<typeof pairs> = {
  'leadership-CNF-01@1': {
    deciding: 'Are most of the messages about the division of work or about the tone?',
    stories: {
      a: 'Hind and Saad no longer speak to each other in the meetings of their joint project, and each has begun to copy to you what they write to the other. In 21 of these messages the matter is who does a task, and in 3 it is a hurtful word that was said. You have 3 hours for them this week before you travel.',
      b: 'Hind and Saad no longer speak to each other in the meetings of their joint project, and each has begun to copy to you what they write to the other. In 3 of these messages the matter is who does a task, and in 21 it is a hurtful word that was said. You have 3 hours for them this week before you travel.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      bwrv: "I sit with both for one hour to divide the month's tasks.",
      dxcg: "I sit with both for all the hours to divide the project's tasks.",
      fhrk: 'I use all the hours to prepare a coordinator of the next stage.',
      wgjr: 'I use all the hours to hear each of the two alone.',
      xmsb: 'I use one hour to hear each of the two alone.',
    },
  },
  'leadership-CNF-02@1': {
    deciding: 'Will the cause of the late ships soon be over, or does it last to the end of the year?',
    stories: {
      a: "Rashid and Mona, who lead two shifts at the port of Sohar, agreed, after 6 weeks of bargaining, on how to share the hours of the crane. Then works began in the channel, to end on 20 May; Rashid's ships now come late and need an hour each day, which he takes from Mona's share. Today is 10 May, Mona demands her full share, and earlier short rulings revived the dispute whenever they ran out.",
      b: "Rashid and Mona, who lead two shifts at the port of Sohar, agreed, after 6 weeks of bargaining, on how to share the hours of the crane. Then works began in the channel, to end on 20 December; Rashid's ships now come late and need an hour each day, which he takes from Mona's share. Today is 10 May, Mona demands her full share, and earlier short rulings revived the dispute whenever they ran out.",
    },
    question: 'Which decision suits this situation best?',
    options: {
      bkbn: 'I put up a daily board by the crane with all ship times.',
      hqrf: 'I hold both for the coming week to the agreement they reached together.',
      lghv: 'I bargain again with both over the share of each on two days of the week.',
      pnzq: 'I hold both in all the coming months to the agreement they reached together.',
      zqzs: 'I bargain again with both over the share of each on all days of the week.',
    },
  },
  'leadership-CNF-03@1': {
    deciding: 'Do the needs of the two departments change from week to week or stay the same?',
    stories: {
      a: 'Marketing and training compete for the only photographer in your division, and the work of neither can wait. Marketing asked for 20, 20 and 20 hours in the last 3 weeks, and training for 20, 20 and 20. She works 40 hours a week, and every new division of her hours takes a meeting of two hours with all four heads of the two departments. The requests of a week are known only as it begins, and the coming year will be like these weeks.',
      b: 'Marketing and training compete for the only photographer in your division, and the work of neither can wait. Marketing asked for 35, 5 and 20 hours in the last 3 weeks, and training for 5, 35 and 20. She works 40 hours a week, and every new division of her hours takes a meeting of two hours with all four heads of the two departments. The requests of a week are known only as it begins, and the coming year will be like these weeks.',
    },
    question: 'What is the best thing to do now?',
    options: {
      jvth: 'I fix equal weekly hours for the two departments to the end of the year.',
      jwsj: 'I fix equal weekly hours for the two departments to the end of the quarter.',
      vvrf: 'I move the sorting and storing of the pictures from her to other staff.',
      xdqs: 'I gather the four department heads every month to share out her hours by need.',
      xrlw: 'I gather the four department heads every week to share out her hours by need.',
    },
  },
  'leadership-CNF-04@1': {
    deciding: 'Did the outside test confirm the reasons for the stops or not?',
    stories: {
      a: 'Your food plant in Alexandria had its line stopped by the laboratory 12 times in a month, always on a reading of the moisture meter. Omar, head of production, says that the line is sound; Mona, head of the laboratory, says that the reading is right. An outside laboratory tested the same batches and found excess moisture in 11 of them. The technicians have time for one job.',
      b: 'Your food plant in Alexandria had its line stopped by the laboratory 12 times in a month, always on a reading of the moisture meter. Omar, head of production, says that the line is sound; Mona, head of the laboratory, says that the reading is right. An outside laboratory tested the same batches and found excess moisture in one of them. The technicians have time for one job.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      dgdq: "I have the technicians calibrate all the laboratory's instruments this month.",
      gxsw: 'I have the technicians calibrate the moisture meter in the laboratory this week.',
      mzsn: 'I have the technicians set up a screen that shows both the readings.',
      rnrp: 'I have the technicians repair all the dryers of the line this week.',
      zfxw: 'I have the technicians repair a single dryer of the line today.',
    },
  },
  'leadership-CNF-05@1': {
    deciding: "Are Shahd's night shifts more than those of her colleagues, or the same?",
    stories: {
      a: 'Yesterday Shahd sent your team of 13 an angry message about injustice in the night shifts, and the roster is your work. Each of her colleagues has 4 night shifts this month, and Shahd has 4. In an hour the roster of next month is closed on the same pattern, and this hour is all the time you have today.',
      b: 'Yesterday Shahd sent your team of 13 an angry message about injustice in the night shifts, and the roster is your work. Each of her colleagues has 4 night shifts this month, and Shahd has 8. In an hour the roster of next month is closed on the same pattern, and this hour is all the time you have today.',
    },
    question: 'What is the best thing to do now?',
    options: {
      gnmp: 'I write down the rules of the roster for the team and invite remarks.',
      lhjq: 'I leave the roster as it stands and write with Shahd for some minutes.',
      pmvf: 'I leave the roster as it stands and listen to Shahd for the full hour.',
      qggq: 'I share out all the night shifts anew and explain the new roster to the team.',
      xsfp: "I move half of Shahd's nights to colleagues and explain the new roster to the team.",
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
      btnc: "I propose to put all of this year's profit into securing the branch sites.",
      gjtt: 'I propose to put three quarters of the profit into repaying the loan.',
      rjkl: "I propose to put all of this year's profit into repaying the loan.",
      rwqn: "I propose to split this year's profit equally between the two.",
      vbxk: 'I propose to put three quarters of the profit into securing the branch sites.',
    },
  },
  'leadership-CNF-07@1': {
    deciding: 'Did Tareq and Noura stop meeting after the quarrel, or did their orders grow?',
    stories: {
      a: 'A month ago Tariq, a supervisor, apologised to Noura for a hurtful word, and she accepted before the team. But their joint work has been late since that day, and their messages are short. Before the quarrel they had 12 meetings and 20 orders a month; the meetings are now 12 and the orders 40. A general talk of two hours with both changed nothing, and you have two days for them before the busy season.',
      b: 'A month ago Tariq, a supervisor, apologised to Noura for a hurtful word, and she accepted before the team. But their joint work has been late since that day, and their messages are short. Before the quarrel they had 12 meetings and 20 orders a month; the meetings are now 3 and the orders 20. A general talk of two hours with both changed nothing, and you have two days for them before the busy season.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      ljff: 'I spend the two days with them in quiet talks about the old quarrel.',
      rhwn: 'I spend the two days preparing a colleague to help them with their reports.',
      wtgk: 'I spend the two days with them putting all the late orders in order.',
      zrpn: 'I spend two hours with them in one quiet talk about the old quarrel.',
      zvhz: 'I spend two hours with them putting the large late orders in order.',
    },
  },
  'leadership-CNF-08@1': {
    deciding: 'Does failure go with the method of dismantling or with the make of pump?',
    stories: {
      a: "Veterans and graduates at your pump repair firm in Hail disagree on how to dismantle a pump, and each side blames the other. Each side did 100 repairs this year, half on German pumps and half on Japanese. Of these, 12 failed: 10 by the veterans' method and 2 by the graduates', 6 on German pumps and 6 on Japanese. The budget covers one job.",
      b: "Veterans and graduates at your pump repair firm in Hail disagree on how to dismantle a pump, and each side blames the other. Each side did 100 repairs this year, half on German pumps and half on Japanese. Of these, 12 failed: 6 by the veterans' method and 6 by the graduates', 10 on German pumps and 2 on Japanese. The budget covers one job.",
    },
    question: 'What is the best thing to do now?',
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
      a: "Your team refuses to attend the meetings of an important client after Hani, who coordinates for it, spoke sharply of your delays. The last delivery was 9 days late, and one of them went by waiting for the client's approvals. Another delivery is due in 10 days, and the next meeting with Hani has room for one subject.",
      b: "Your team refuses to attend the meetings of an important client after Hani, who coordinates for it, spoke sharply of your delays. The last delivery was 9 days late, and 8 of them went by waiting for the client's approvals. Another delivery is due in 10 days, and the next meeting with Hani has room for one subject.",
    },
    question: 'Which of these actions helps most here?',
    options: {
      jjmd: 'I show Hani the main cause of our delay and its cure.',
      pncv: 'I agree with Hani on a binding date for the first of his approvals.',
      rmxk: 'I agree with Hani on binding dates for all his approvals.',
      sjbl: 'I talk with Hani about how the two teams speak to each other.',
      wjqv: 'I show Hani all the causes of our delay and a plan.',
    },
  },
  'leadership-CNF-10@1': {
    deciding: 'Does the dispute recur often enough for a rule to be worth 40 hours of bargaining?',
    stories: {
      a: 'Some customers of a car showroom in Khamis Mushait see a car in the hall and then buy it on the website, and the two teams dispute the commission. This happened 12 times last year, and as much is expected this year. To judge one dispute takes half an hour, and to settle a rule with both teams 40 hours of bargaining.',
      b: 'Some customers of a car showroom in Khamis Mushait see a car in the hall and then buy it on the website, and the two teams dispute the commission. This happened 600 times last year, and as much is expected this year. To judge one dispute takes half an hour, and to settle a rule with both teams 40 hours of bargaining.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      nsvj: 'I bargain with both teams all this month over one rule for all kinds of commission.',
      pzgz: 'I bargain with both teams all this month over one rule for most kinds of commission.',
      qqgx: 'I judge every dispute on its facts, after hearing both sides, to the end of the year.',
      wpdb: 'I add a box to the website where customers name the salesperson of the hall.',
      xvrs: 'I judge every dispute on its facts, after hearing both sides, for the first half of the year.',
    },
  },
  'leadership-DMK-01@1': {
    deciding: 'Were the visitors counted on ordinary days or during the holiday?',
    stories: {
      a: 'It took your seven department heads ten minutes to agree on moving the shop to a new mall on a lease of 5 years. They relied on a count of its visitors from 1 to 7 Shawwal, which was a fifth above what you need. The Eid holiday lasts from 1 to 6 Shawwal. The rent rises by 1% for every day that signing is put off.',
      b: 'It took your seven department heads ten minutes to agree on moving the shop to a new mall on a lease of 5 years. They relied on a count of its visitors from 15 to 21 Shawwal, which was a fifth above what you need. The Eid holiday lasts from 1 to 6 Shawwal. The rent rises by 1% for every day that signing is put off.',
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
      a: "The cattle farm that you run in Al-Kharj has feed for 20 days. The harvest of the region begins in 14 days and will bring a ton down from 1000 riyals to 700. Today is the last day of a supplier's offer: feed for 50 days at 1000 a ton. After it, feed is sold only at 1300 until the harvest.",
      b: "The cattle farm that you run in Al-Kharj has feed for 20 days. The harvest of the region begins in 55 days and will bring a ton down from 1000 riyals to 700. Today is the last day of a supplier's offer: feed for 50 days at 1000 a ton. After it, feed is sold only at 1300 until the harvest.",
    },
    question: 'What is the most effective action in this situation?',
    options: {
      fltr: 'I buy the whole offer today and store it on the farm.',
      gfbb: 'I buy feed for 15 days from the offer and leave the rest.',
      kfgt: 'I buy feed for 35 days from the offer and leave the rest.',
      klbg: 'I leave the whole offer and live on our stock until the harvest.',
      wgwf: 'I buy scales for the feed and use them to cut waste in the barns.',
    },
  },
  'leadership-DMK-03@1': {
    deciding: 'Did errors rise only where your decision applies, or also where it does not?',
    stories: {
      a: 'A new shift system began a month ago, by your decision, in one of the two similar warehouses that you manage. Its errors rose from 20 to 30, all of the rise in the night shift. In the other warehouse, which kept the old system, errors stood at 20 a month ago and stand at 30 today. Both use one program, updated a month ago; what an update did takes a month to trace, and there is time for one job.',
      b: 'A new shift system began a month ago, by your decision, in one of the two similar warehouses that you manage. Its errors rose from 20 to 30, all of the rise in the night shift. In the other warehouse, which kept the old system, errors stood at 20 a month ago and stand at 20 today. Both use one program, updated a month ago; what an update did takes a month to trace, and there is time for one job.',
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
      a: 'In 3 weeks you decide whether a carrier in Rabat buys 12 refrigerated trucks, which are said to save 50 thousand dirhams a year each. The fuel of each may cost up to 70 thousand a year more than the maker says, and its maintenance up to 20 thousand more. Only two firms run the model, for two months so far and inside cities; yours would run long roads. There is time to examine one thing.',
      b: 'In 3 weeks you decide whether a carrier in Rabat buys 12 refrigerated trucks, which are said to save 50 thousand dirhams a year each. The fuel of each may cost up to 20 thousand a year more than the maker says, and its maintenance up to 70 thousand more. Only two firms run the model, for two months so far and inside cities; yours would run long roads. There is time to examine one thing.',
    },
    question: 'What is the best thing to do now?',
    options: {
      blcl: 'I ask two firms that run the model about their maintenance bills.',
      cfjv: 'I negotiate with the seller for 3 weeks to lower the price.',
      vzdq: 'I have an expert workshop strip a truck in 3 weeks to cost its maintenance.',
      wslz: 'I ask two firms that run the model how much fuel it uses.',
      zqzk: 'I rent two such trucks for 3 weeks to measure their fuel.',
    },
  },
  'leadership-DMK-05@1': {
    deciding: 'Does one of the two offers keep to both the time and the budget, or neither?',
    stories: {
      a: 'Your deputy Maha brought you two choices of a booking system for 8 clinics: the first costs 280 thousand riyals and works in 5 months, the second costs 340 thousand and works in 3. Your budget is 300 thousand at most, and the system must work within 6 months. Both offers end tonight, and new ones take two weeks.',
      b: 'Your deputy Maha brought you two choices of a booking system for 8 clinics: the first costs 280 thousand riyals and works in 5 months, the second costs 340 thousand and works in 3. Your budget is 300 thousand at most, and the system must work within 4 months. Both offers end tonight, and new ones take two weeks.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      czlc: 'I approve the first choice for all eight clinics and sign tonight.',
      jkrr: 'I approve the first choice for four clinics and seek offers for four.',
      jvhb: 'I approve the first choice for two clinics and seek offers for six.',
      ldwz: 'I approve the first choice for six clinics and seek offers for two.',
      nmsr: 'I let both choices go and seek new offers for all eight clinics.',
    },
  },
  'leadership-DMK-06@1': {
    deciding: 'Does the right to return the device end after the trial shows its result, or before?',
    stories: {
      a: 'You are to buy an X-ray device for a hospital in Buraidah for two million riyals, and its quality with your patients shows only after 60 days of use. The seller takes it back at the full price within 80 days of delivery. From this week 90 patients a month are sent to a hospital in Riyadh that has such a device.',
      b: 'You are to buy an X-ray device for a hospital in Buraidah for two million riyals, and its quality with your patients shows only after 60 days of use. The seller takes it back at the full price within 30 days of delivery. From this week 90 patients a month are sent to a hospital in Riyadh that has such a device.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      drvs: 'I buy the device this week and measure its quality on our patients here.',
      kfmr: 'I put off buying for one month and measure the Riyadh device on our patients.',
      mdxd: "I read its users' reports for a week and buy the device straight after.",
      pwpn: 'I organise the journeys to Riyadh and give the patients a coordinator.',
      sqtg: 'I put off buying for two months and measure the Riyadh device on our patients.',
    },
  },
  'leadership-DMK-07@1': {
    deciding: "Was Khalid's discount inside the limit that you gave him, or above it?",
    stories: {
      a: "Your deputy Khalid gave a customer a discount of 10%, and the branch lost 20 thousand riyals. No branch keeps any profit when a discount passes 6%. Your written mandate to Khalid and to the deputies in other branches allowed up to 15%. Khalid's other deals this quarter are still unchecked, your report reaches Ghada, the regional director, tomorrow, and there is time before it for any one correction.",
      b: "Your deputy Khalid gave a customer a discount of 10%, and the branch lost 20 thousand riyals. No branch keeps any profit when a discount passes 6%. Your written mandate to Khalid and to the deputies in other branches allowed up to 5%. Khalid's other deals this quarter are still unchecked, your report reaches Ghada, the regional director, tomorrow, and there is time before it for any one correction.",
    },
    question: 'Which decision suits this situation best?',
    options: {
      dsvz: 'I check with Khalid all his deals of the quarter against his mandate.',
      fnxm: 'I tell Ghada of the whole loss with a plan to recover it.',
      hgcq: 'I check with Khalid this one deal of his against his mandate.',
      lxxs: 'I lower the limit in the mandates of all deputies by a new order.',
      ncrg: 'I lower the limit in the mandate of Khalid alone by a new order.',
    },
  },
  'leadership-DMK-08@1': {
    deciding: 'Do the two districts complain more than their share of the orders, or just as much?',
    stories: {
      a: 'Complaints about lateness have doubled this summer at the water delivery company in Doha that you run. Two districts far from the depot send 80% of the complaints, which come at all hours of the day, and 20% of the orders. The rest of both comes from districts near it. The cause may be the length of the road or the way orders are assigned, and the budget covers one project.',
      b: 'Complaints about lateness have doubled this summer at the water delivery company in Doha that you run. Two districts far from the depot send 80% of the complaints, which come at all hours of the day, and 80% of the orders. The rest of both comes from districts near it. The cause may be the length of the road or the way orders are assigned, and the budget covers one project.',
    },
    question: 'What is the best thing to do now?',
    options: {
      dqzb: 'I open a depot near the two districts on a contract of a year.',
      dwzz: 'I replace the system that assigns orders in the whole city.',
      hfhs: 'I compensate all the customers in the city who complained of lateness.',
      qpvh: 'I change how orders are assigned in the city at peak hours.',
      tgjv: 'I assign a truck to the two districts on every evening of the week.',
    },
  },
  'leadership-DMK-09@1': {
    deciding: 'Which of the two clinics has patients like yours?',
    stories: {
      a: 'The season at your clinic begins in a month; Huda recommends evening hours and Hamad morning hours, and both are trusted experts. Huda relies on a clinic where 80% of the patients work by day, Hamad on one where 80% are retired. Your register holds 1600 people who work by day and 400 retired, and there are enough doctors for one extra session a day.',
      b: 'The season at your clinic begins in a month; Huda recommends evening hours and Hamad morning hours, and both are trusted experts. Huda relies on a clinic where 80% of the patients work by day, Hamad on one where 80% are retired. Your register holds 400 people who work by day and 1600 retired, and there are enough doctors for one extra session a day.',
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
  'leadership-DMK-10@1': {
    deciding: 'Can a second order of cloth arrive before the season ends?',
    stories: {
      a: 'The clothing factory that you run in Casablanca begins a selling season of 12 weeks today. The first two weeks of sales show the demand: as forecast in 8 seasons of 10, and a quarter of it in the other two. Cloth ordered today is here tomorrow, any later order takes 11 days, and cloth left after the season is a loss. A third of the cloth meets 4 weeks of the forecast.',
      b: 'The clothing factory that you run in Casablanca begins a selling season of 12 weeks today. The first two weeks of sales show the demand: as forecast in 8 seasons of 10, and a quarter of it in the other two. Cloth ordered today is here tomorrow, any later order takes 77 days, and cloth left after the season is a loss. A third of the cloth meets 4 weeks of the forecast.',
    },
    question: 'What is the best thing to do now?',
    options: {
      dphm: 'I order all of the cloth now and meet the demand of every week without a gap.',
      hfmw: 'I order a third of the cloth now and put off two thirds until after the first sales.',
      htmp: 'I order five sixths of the cloth now and put off a sixth until after the first sales.',
      ssmf: 'I order half of the cloth now and put off the other half until after the first sales.',
      xjqz: 'I order two thirds of the cloth now and put off a third until after the first sales.',
    },
  },
  'leadership-STR-01@1': {
    deciding: 'Have the cars gone electric, or have the customers gone to the rival?',
    stories: {
      a: 'You manage four car repair workshops, where engine work has fallen by a third in three years. Of every 100 cars in the district, two were electric before the fall; today 40 are. A rival close to all the workshops has renewed its engine testing equipment. There is money for one project this year.',
      b: 'You manage four car repair workshops, where engine work has fallen by a third in three years. Of every 100 cars in the district, two were electric before the fall; today 4 are. A rival close to all the workshops has renewed its engine testing equipment. There is money for one project this year.',
    },
    question: 'What is the best thing to do now?',
    options: {
      bthj: 'I fit two of the four workshops with the latest engine testing equipment to regain customers.',
      jfmt: 'I turn one of the four workshops from engines to electric cars this year.',
      lnjk: 'I turn two of the four workshops from engines to electric cars this year.',
      wvbl: 'I fit one of the four workshops with the latest engine testing equipment to regain customers.',
      wzkg: 'I keep all of the four workshops open until ten at night this year.',
    },
  },
  'leadership-STR-02@1': {
    deciding: 'Does the chain mean to pack its own dates or will it need a packer?',
    stories: {
      a: 'Your factory in Al-Ahsa packs dates, and one chain of shops buys 60% of its output on a contract that ends in a year. The chain has registered its own date brand and advertised 22 jobs for it: 20 in packing and 2 in marketing. Noura, the sales manager, says its orders are unchanged. Shops sign for 5 years with a packer that owns its line and for one season with one that rents it, and the factory can afford one investment.',
      b: 'Your factory in Al-Ahsa packs dates, and one chain of shops buys 60% of its output on a contract that ends in a year. The chain has registered its own date brand and advertised 22 jobs for it: 2 in packing and 20 in marketing. Noura, the sales manager, says its orders are unchanged. Shops sign for 5 years with a packer that owns its line and for one season with one that rents it, and the factory can afford one investment.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      jwsz: "I rent a packing line for one season for the sizes of the chain's brand.",
      kjdd: 'I buy a large cold store that keeps dates from one season to the next.',
      lwtj: 'I rent a packing line for one season for the sizes other shops want.',
      nfdw: 'I buy a full packing line for the sizes that other shops ask for.',
      wdfj: "I buy a full packing line for the sizes of the chain's new brand.",
    },
  },
  'leadership-STR-03@1': {
    deciding: "What will stop the repairs first: money or the team's time?",
    stories: {
      a: 'Your association repairs homes for families in need, and 40 homes are waiting. Your only team repairs two homes a month, and the account holds enough to repair 4 of them. A donor offers the cost of 30 homes if the team runs a sports tournament that takes it 6 months, and accepts less time for a gift smaller in proportion.',
      b: 'Your association repairs homes for families in need, and 40 homes are waiting. Your only team repairs two homes a month, and the account holds enough to repair 40 of them. A donor offers the cost of 30 homes if the team runs a sports tournament that takes it 6 months, and accepts less time for a gift smaller in proportion.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      dwfl: 'I accept the whole offer and free the team for all six months.',
      swfp: 'I accept two thirds of the offer and free the team for four months.',
      vcqx: 'I accept half of the offer and free the team for three months.',
      xtqg: 'I decline the whole offer and keep the team on repairs all along.',
      zvkk: 'I accept a sixth of the offer and free the team for a month.',
    },
  },
  'leadership-STR-04@1': {
    deciding: 'Where does most lateness come from: the buses or waiting for children?',
    stories: {
      a: 'Timekeeping has slipped at the school bus company you run in Amman, and you can afford an app for families or five buses. Hani, the marketing manager, wants the app because a rival has one. Buses ran late 90 times this term: 75 times through faults in three old buses, and 15 times because children came down late, their families unaware of the arrival.',
      b: 'Timekeeping has slipped at the school bus company you run in Amman, and you can afford an app for families or five buses. Hani, the marketing manager, wants the app because a rival has one. Buses ran late 90 times this term: 15 times through faults in three old buses, and 75 times because children came down late, their families unaware of the arrival.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      btpr: 'I launch the app for families this term and put off replacing any buses.',
      flvx: 'I replace the three oldest buses this term and put off the app for families.',
      gmvd: 'I send families messages with the planned arrival and put off replacing buses.',
      tcpr: 'I replace the five oldest buses this term and put off the app for families.',
      tctf: 'I start the buses fifteen minutes earlier and put off both of the purchases.',
    },
  },
  'leadership-STR-05@1': {
    deciding: 'Why do people drop out: the length of the course or its hour?',
    stories: {
      a: 'The evening course at your centre loses most of its trainees after the sixth of 12 weeks, and the front desk keeps hearing questions about short courses. It began with 20 trainees who are free in the morning too, and only 8 stayed. The morning course, of the same length and content, began with 20 similar trainees, and 19 of them stayed. Only one change is allowed next term.',
      b: 'The evening course at your centre loses most of its trainees after the sixth of 12 weeks, and the front desk keeps hearing questions about short courses. It began with 20 trainees who are free in the morning too, and only 8 stayed. The morning course, of the same length and content, began with 20 similar trainees, and 7 of them stayed. Only one change is allowed next term.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      dsfq: 'I move half of the evening sessions to the morning at the present length.',
      gbbk: 'I move all the evening sessions to the morning at the present length.',
      hgbc: 'I shorten the evening course to six weeks at its present hour.',
      ljdh: 'I shorten the evening course to nine weeks at its present hour.',
      tfgk: 'I spread the fee over the weeks at the present hour and length.',
    },
  },
  'leadership-STR-06@1': {
    deciding: 'Which way is the market moving: to the young or to those over fifty?',
    stories: {
      a: 'Income at the travel agency you run in Kuwait has been steady for six years, and the average age of its customers rose from 38 to 47. Meanwhile, trips in the whole market by people under 35 rose from 40 thousand to 90, and trips by people over 50 fell from 90 thousand to 40. Rashid, the owner, sets aside money for a trial.',
      b: 'Income at the travel agency you run in Kuwait has been steady for six years, and the average age of its customers rose from 38 to 47. Meanwhile, trips in the whole market by people over 50 rose from 40 thousand to 90, and trips by people under 35 fell from 90 thousand to 40. Rashid, the owner, sets aside money for a trial.',
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
    deciding: 'How many open projects keep the team busy?',
    stories: {
      a: "Your design team works on 12 projects at once, and all of them are late. It has enough people for actual work on only two projects at a time, and each project opened beyond need eats some of its hours. A project spends 15% of its life waiting for its owner's approval. Each manager thinks their own project the most important.",
      b: "Your design team works on 12 projects at once, and all of them are late. It has enough people for actual work on only two projects at a time, and each project opened beyond need eats some of its hours. A project spends 80% of its life waiting for its owner's approval. Each manager thinks their own project the most important.",
    },
    question: 'What is the most fitting first step?',
    options: {
      dvnn: 'I keep all of the projects open and order the work by their due dates.',
      hfqm: 'I ask the owners of eight projects to wait and keep four open until one is complete.',
      jrlm: 'I ask the owners of two projects to wait and keep ten open so that nobody idles.',
      stwq: 'I ask the owners of five projects to wait and keep seven open until one is complete.',
      vjdr: 'I ask the owners of ten projects to wait and keep two open until one is complete.',
    },
  },
  'leadership-STR-08@1': {
    deciding: 'Do distributors come back after a break in supply?',
    stories: {
      a: 'A foreign company offers to buy the whole output of your pipe factory in Yanbu for 6 months, at 3 million riyals above the usual profit. It accepts a shorter term for a profit smaller in proportion. Your output goes to twenty distributors, and each earns the factory 300 thousand a year. When output stopped for 6 months years ago, 70% of them left for good.',
      b: 'A foreign company offers to buy the whole output of your pipe factory in Yanbu for 6 months, at 3 million riyals above the usual profit. It accepts a shorter term for a profit smaller in proportion. Your output goes to twenty distributors, and each earns the factory 300 thousand a year. When output stopped for 6 months years ago, 5% of them left for good.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      ggpc: 'I sign the contract for one month with its profit and then resume the usual supply.',
      jxzw: 'I forgo the contract with its large profit and keep supplying the distributors as usual.',
      mdlf: 'I sign the contract for three months with their profit and then resume the usual supply.',
      qlqw: 'I sign the contract for four months with their profit and then resume the usual supply.',
      vqvw: 'I sign the contract for all six months with their profit and then resume the usual supply.',
    },
  },
  'leadership-STR-09@1': {
    deciding: 'Will the evaporation units outlast the experts?',
    stories: {
      a: "The desalination plant you supervise runs on evaporation units with ten experts, six of whom retire together after three years. Mastering either evaporation or membranes takes two full years. In two years' time membrane units will replace all the evaporation units at once. You have six young newcomers, each with time for one of the two.",
      b: "The desalination plant you supervise runs on evaporation units with ten experts, six of whom retire together after three years. Mastering either evaporation or membranes takes two full years. In 12 years' time membrane units will replace all the evaporation units at once. You have six young newcomers, each with time for one of the two.",
    },
    question: 'What is the most fitting first step?',
    options: {
      hncv: 'I train four newcomers with the evaporation experts and a pair for the membrane units.',
      mdps: 'I train a pair of newcomers with the evaporation experts and four for the membrane units.',
      xfgl: 'I train all six newcomers with the evaporation experts and put off training on membranes.',
      zbcs: 'I train all six newcomers for the new membrane units and put off training on evaporation.',
      zxqd: 'I train three newcomers with the evaporation experts and three for the membrane units.',
    },
  },
  'leadership-STR-10@1': {
    deciding: "Which way do the shop's sales go: up or down?",
    stories: {
      a: "A craftswomen's association in Tunis sells its pieces at fairs and through an online shop that has cost 90 thousand dinars. The fairs sell 60 pieces every month, and the shop, whose trade has no seasons, sold 7, 13, 26 and 52 in the last four months, in that order. Dalal, whose idea the shop was, sits on the board. You allot next year's money for growth.",
      b: "A craftswomen's association in Tunis sells its pieces at fairs and through an online shop that has cost 90 thousand dinars. The fairs sell 60 pieces every month, and the shop, whose trade has no seasons, sold 52, 26, 13 and 7 in the last four months, in that order. Dalal, whose idea the shop was, sits on the board. You allot next year's money for growth.",
    },
    question: 'Which of these actions helps most here?',
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
      a: "After every event the sound and display equipment stays in the hall until morning, and two pieces were lost this month. Your two teams, set-up and front desk, each say that collecting it is the other's job. Events end at 9 in the evening; the set-up team leaves at 8 and the front desk at 10. Hours beyond that cost overtime.",
      b: "After every event the sound and display equipment stays in the hall until morning, and two pieces were lost this month. Your two teams, set-up and front desk, each say that collecting it is the other's job. Events end at 9 in the evening; the set-up team leaves at 10 and the front desk at 8. Hours beyond that cost overtime.",
    },
    question: 'Which decision suits this situation best?',
    options: {
      fjzm: 'I have the front desk lock up the sound equipment against signature after every event.',
      nnrj: 'I have the front desk lock up all the equipment against signature after every event.',
      ntkj: 'I have the set-up team lock up all the equipment after every event.',
      qwjq: 'I add a locked cabinet to the hall for the smaller equipment after events.',
      txrx: 'I have the set-up team lock up the sound equipment after every event.',
    },
  },
  'leadership-TMG-02@1': {
    deciding: "Do trainees leave Hind's shift alone or all shifts?",
    stories: {
      a: 'Trainees at an automated bakery in Qassim leave their shifts in the first month, saying that constant correction before colleagues embarrassed them. On the shift of Hind, who is the fastest supervisor, takes advice the first time and has heard nothing of it, 60% leave. On each of the other two shifts, 5% leave. A newcomer has a day of training before the first shift, and mastering the work takes ten.',
      b: 'Trainees at an automated bakery in Qassim leave their shifts in the first month, saying that constant correction before colleagues embarrassed them. On the shift of Hind, who is the fastest supervisor, takes advice the first time and has heard nothing of it, 60% leave. On each of the other two shifts, 60% leave. A newcomer has a day of training before the first shift, and mastering the work takes ten.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      dlmh: 'I lengthen the training of all newcomers before their shifts to two weeks.',
      kftx: 'I lengthen the training of all newcomers before their shifts to three days.',
      lpkh: 'I review with Hind her way of guiding trainees every week for six months.',
      pglv: 'I review with Hind her way of guiding trainees in a long private meeting.',
      smmt: 'I give each trainee an experienced colleague to ask in the first weeks.',
    },
  },
  'leadership-TMG-03@1': {
    deciding: 'Does Yousef have the hours for the analysis?',
    stories: {
      a: "Yousef's stock reports reach you at noon every Tuesday short of analysis, and your evening goes on rewriting them. A full analysis takes 5 working hours, and whoever cannot do it learns it in about 8 sessions. The sales data reach Yousef at ten every Tuesday, and he works until two. Each day the report is delayed holds up the orders by a day. The rest of his work is good, and he does not know that his reports are rewritten.",
      b: "Yousef's stock reports reach you at noon every Tuesday short of analysis, and your evening goes on rewriting them. A full analysis takes 5 working hours, and whoever cannot do it learns it in about 8 sessions. The sales data reach Yousef at ten every Sunday, and he works until two. Each day the report is delayed holds up the orders by a day. The rest of his work is good, and he does not know that his reports are rewritten.",
    },
    question: 'Which of these actions helps most here?',
    options: {
      qhqq: 'I set aside one hour to analyse with him a past report by paragraph.',
      rqfs: "I move the due time of his report from noon to the day's end.",
      rvvz: "I move the due time of his report from noon to the next day's noon.",
      wptt: 'I cut the weekly report asked of him to what the orders need.',
      wrzl: 'I set aside an hour weekly for two months to analyse his reports with him.',
    },
  },
  'leadership-TMG-04@1': {
    deciding: "Do Sarah's proposals stand without your changes?",
    stories: {
      a: 'At a perfume company in Muscat, Sarah was put in charge of the stand at a fair, with a budget of 20 thousand riyals. She calls you 8 times a day to approve her proposals, saying that she fears mistakes. Of her last eighty proposals, 3 needed changes from you, the large no more than the small. The fair opens in three weeks, and nothing bought for it can be returned.',
      b: 'At a perfume company in Muscat, Sarah was put in charge of the stand at a fair, with a budget of 20 thousand riyals. She calls you 8 times a day to approve her proposals, saying that she fears mistakes. Of her last eighty proposals, 60 needed changes from you, the large no more than the small. The fair opens in three weeks, and nothing bought for it can be returned.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      plzf: "I give Sarah the file of last year's stand with its prices and suppliers.",
      ppgf: 'I coach Sarah on her large decisions for half an hour each morning to sharpen her skill.',
      sghc: 'I coach Sarah on all her decisions for ninety minutes each morning to sharpen her skill.',
      vsxb: 'I leave all the decisions on the stand to Sarah alone until the opening.',
      xdqn: 'I leave the small decisions on the stand to Sarah alone until the opening.',
    },
  },
  'leadership-TMG-05@1': {
    deciding: "What do callers complain of: the wait or the problem's return?",
    stories: {
      a: 'Your team\'s goal this year is "better service", and the team reads it in two ways. Tariq shortens his calls so that callers wait less, and Shahd lengthens hers to solve the problem the first time. Last month\'s complaints were 90: 72 about the wait and 18 about problems that came back. The team is rated by one mark, and you set what goes into it.',
      b: 'Your team\'s goal this year is "better service", and the team reads it in two ways. Tariq shortens his calls so that callers wait less, and Shahd lengthens hers to solve the problem the first time. Last month\'s complaints were 90: 5 about the wait and 85 about problems that came back. The team is rated by one mark, and you set what goes into it.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      dlgh: 'I base the whole mark on how little callers wait, so that nobody loses patience.',
      kjxc: 'I base a quarter of the mark on how little callers wait and three quarters on problems solved.',
      nrbt: 'I base three quarters of the mark on how little callers wait and a quarter on problems solved.',
      tfzr: 'I base the whole mark on problems solved in the first call, however long it lasts.',
      xfvr: 'I base half of the mark on how little callers wait and half of it on problems solved.',
    },
  },
  'leadership-TMG-06@1': {
    deciding: "Can the seven technicians handle a day's faults?",
    stories: {
      a: 'At a lift company in Cairo, Badr was promoted two months ago from technician to supervisor of 7 technicians. He still repairs faults himself until the evening, and his team waits for direction. A technician repairs 4 faults a day, and 20 faults reach the team every day. He is proud of the post, and afraid of seeming bossy.',
      b: 'At a lift company in Cairo, Badr was promoted two months ago from technician to supervisor of 7 technicians. He still repairs faults himself until the evening, and his team waits for direction. A technician repairs 4 faults a day, and 30 faults reach the team every day. He is proud of the post, and afraid of seeming bossy.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      hwjl: 'I strengthen the team with three technicians for repairs so Badr is free to lead it.',
      ptsl: 'I stay beside Badr for two whole weeks until he hands over every repair.',
      qwdj: 'I stay beside Badr for a whole day until he hands over some repairs.',
      vpvk: "I write the supervisor's daily tasks on a clear page that we go through.",
      xcxh: 'I strengthen the team with one technician for repairs so Badr is free to lead it.',
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
      hftk: 'I give Reem the whole of the study in the second project for the year.',
      tkfw: "I make Reem deputy head of the first project's group for half the year.",
      tsqr: "I put Reem forward to accompany another department's head one day a month.",
      vjps: "I put Reem at the head of the first project's group for the year.",
      xsfp: 'I give Reem a share of the study in the second project for half the year.',
    },
  },
  'leadership-TMG-08@1': {
    deciding: 'Is the clash frequent enough to deserve a rule?',
    stories: {
      a: 'Noura, the medical director, asks one thing of the hospital laboratory you run in Dammam, and Sami, the emergency manager, asks another at the same moment. Such clashes occur 12 times a day, and settling each takes 10 minutes of your time. Drawing up a rule for all requests would take 30 hours of each of you. The technicians are left wondering which to follow.',
      b: 'Noura, the medical director, asks one thing of the hospital laboratory you run in Dammam, and Sami, the emergency manager, asks another at the same moment. Such clashes occur 12 times a year, and settling each takes 10 minutes of your time. Drawing up a rule for all requests would take 30 hours of each of you. The technicians are left wondering which to follow.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      kbcb: 'I negotiate with Noura and Sami in long sittings a written rule for most requests.',
      kztk: "I settle every clash between Noura and Sami at once by the patient's condition.",
      ntpn: 'I negotiate with Noura and Sami in long sittings a written rule for all requests.',
      rdjr: "I settle the main clashes between Noura and Sami at once by the patient's condition.",
      wkzb: 'I hang up a board in the laboratory showing requests with their times.',
    },
  },
  'leadership-TMG-09@1': {
    deciding: 'Do the three change decisions, or is it enough that they know?',
    stories: {
      a: 'Three of your team work from Najran, and decisions are taken in haste at the Riyadh office and reach them only by chance. Amal, one of them, prepared a presentation on a decision cancelled two days before. Of the decisions shown to them last year before approval, 80% were changed on their remarks. Showing them a decision delays it by two days.',
      b: 'Three of your team work from Najran, and decisions are taken in haste at the Riyadh office and reach them only by chance. Amal, one of them, prepared a presentation on a decision cancelled two days before. Of the decisions shown to them last year before approval, 5% were changed on their remarks. Showing them a decision delays it by two days.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      cchb: 'I approve every decision at once and ask the three for their remarks monthly.',
      ntzx: 'I show the three every decision and await their remarks before approving it.',
      ptlw: 'I approve every decision at once and inform the three in writing within the hour.',
      rghb: 'I invite the three to the office for a week each quarter and show plans.',
      thqt: 'I show the three the largest decisions before approval and report others after it.',
    },
  },
  'leadership-TMG-10@1': {
    deciding: 'Are the unanswered calls a matter of overload or of habit?',
    stories: {
      a: "Omar, an engineer at an electrical contractor in Tabuk, finished 5 projects and expects a high rating. He worked on all of them in May and on one in the other months, as he will next year. Three customers complained of unanswered calls on May 4, May 11 and May 19, and he was told each time. A customer leaves after 10 days without an answer; Omar's review is tomorrow, and one measure can follow it.",
      b: "Omar, an engineer at an electrical contractor in Tabuk, finished 5 projects and expects a high rating. He worked on all of them in May and on one in the other months, as he will next year. Three customers complained of unanswered calls on March 4, July 11 and November 19, and he was told each time. A customer leaves after 10 days without an answer; Omar's review is tomorrow, and one measure can follow it.",
    },
    question: 'What is the best thing to do now?',
    options: {
      cgps: "I pass one of Omar's projects on to colleagues in the next crowded month.",
      hfhw: 'I send him the wording and dates of the complaints after the review.',
      lmfp: 'I coach Omar monthly all year so that every customer is answered in time.',
      vlbh: 'I coach Omar weekly all year so that every customer is answered in time.',
      wfzs: "I pass three of Omar's projects on to colleagues in the next crowded month.",
    },
  },
}
