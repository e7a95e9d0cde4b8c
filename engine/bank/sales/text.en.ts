import type { PairTextsOf } from '../pair.ts'
import type { pairs } from './pairs.ts'

export const en: PairTextsOf<typeof pairs> = {
  'sales-competency-25@1': {
    deciding: 'In which third of the month are the orders signed?',
    stories: {
      a: 'You sell school furniture and have 40 visits to schools in Qassim to spread over next month. Last year the schools signed 40 orders, each on the day of the visit, and 34 of them before the tenth of the month. The car is shared with two other sales reps, so its days are fixed today for the whole month. The schools are open all month.',
      b: 'You sell school furniture and have 40 visits to schools in Qassim to spread over next month. Last year the schools signed 40 orders, each on the day of the visit, and 34 of them after the twentieth of the month. The car is shared with two other sales reps, so its days are fixed today for the whole month. The schools are open all month.',
    },
    question: 'Which spread of the visits brings the most orders signed on the day?',
    options: {
      dfwg: 'I put 24 visits in the last third of the month and spread the rest.',
      nzbk: 'I put 30 visits in the last third of the month and spread the rest.',
      skdd: 'I put 30 visits in the first third of the month and spread the rest.',
      wltp: 'I put 13 visits in each third of the month and add the last one later.',
      zzxk: 'I put 24 visits in the first third of the month and spread the rest.',
    },
  },
  'sales-competency-26@1': {
    deciding: 'Is Reem back before Salem leaves, or after?',
    stories: {
      a: "On your colleague Reem's day off, her customer Salem comes to your property office in Jeddah to buy a flat that he viewed with her. Reem is back in 1 day, and is not answering the phone. She and Salem agreed the price by word of mouth, and commission goes to whoever signs. A reservation costs the buyer a non-refundable 2000 riyals and lasts a month. Salem flies home in 3 days, and another buyer views the flat in 5.",
      b: "On your colleague Reem's day off, her customer Salem comes to your property office in Jeddah to buy a flat that he viewed with her. Reem is back in 10 days, and is not answering the phone. She and Salem agreed the price by word of mouth, and commission goes to whoever signs. A reservation costs the buyer a non-refundable 2000 riyals and lasts a month. Salem flies home in 3 days, and another buyer views the flat in 5.",
    },
    question: 'What is the best way to deal with Salem?',
    options: {
      kldt: "I write down for Reem all that Salem asked and put it in the flat's file.",
      pdjt: 'I welcome Salem and book him a meeting with Reem on her return.',
      pxhr: 'I sign with Salem at the listed price and record the commission for Reem.',
      qjwp: "I draft the contract and reserve the flat for Salem in Reem's file.",
      znrd: 'I discuss the price with Salem and book him a meeting with Reem on her return.',
    },
  },
  'sales-competency-27@1': {
    deciding: 'What will Abeer do tonight with what she hears?',
    stories: {
      a: 'Abeer comes into a car showroom in Khobar ten minutes before closing and likes a family car. She says that the whole family decides on the purchase, and that she will complete a six-model chart with her father tonight. She drives 70 kilometres a day with 3 children. She has no other time this week. Told aloud, one line with its figure takes about a minute.',
      b: 'Abeer comes into a car showroom in Khobar ten minutes before closing and likes a family car. She says that the whole family decides on the purchase, and that she will have a sixty-second call with her father tonight. She drives 70 kilometres a day with 3 children. She has no other time this week. Told aloud, one line with its figure takes about a minute.',
    },
    question: 'What is the best use of the ten minutes?',
    options: {
      dscv: 'I go through all twenty lines of the data sheet and give her a copy.',
      hnfl: 'I explain two lines that concern her commute and children and give her the figures.',
      nzvh: 'I explain 8 lines in which family cars differ and give her the figures.',
      rztl: 'I explain one line that concerns her commute and children and give her the figure.',
      wcqs: "I open the car's doors and boot for her and let her try the seats.",
    },
  },
  'sales-competency-28@1': {
    deciding: 'Which committee decides today?',
    stories: {
      a: "Your authority this month covers one discount of 8%, and two firms with equal orders have asked for it. The buying committee of Rawan's firm decides this afternoon, and that of Waleed's firm decides on the second of next month. Your authority is renewed on the first of each month, and a discount may be split. Waleed asked before Rawan, and rings twice a day.",
      b: "Your authority this month covers one discount of 8%, and two firms with equal orders have asked for it. The buying committee of Waleed's firm decides this afternoon, and that of Rawan's firm decides on the second of next month. Your authority is renewed on the first of each month, and a discount may be split. Waleed asked before Rawan, and rings twice a day.",
    },
    question: 'Who should be given the discount?',
    options: {
      gfvx: "I give Rawan's firm 8% today and leave Waleed's offer until the second.",
      kdsv: "I give Waleed's firm 8% today and leave Rawan's offer until the second.",
      qzqm: "I give Rawan's firm 6% and Waleed's firm 2%, both in offers today.",
      tzbr: 'I give both firms free delivery and send both offers today without a discount.',
      xpjf: "I give Waleed's firm 6% and Rawan's firm 2%, both in offers today.",
    },
  },
  'sales-competency-29@1': {
    deciding: 'Which of the two events can be seen later?',
    stories: {
      a: 'Your colleague Joud falls ill an hour before two property events at opposite ends of Riyadh, and both are now yours alone. The tower launch is streamed online and its recording stays for a week, and the villa launch is seen only in person. Each expects 30 possible buyers, and head office calls the tower launch the event of the year. Both run for the same two hours.',
      b: 'Your colleague Joud falls ill an hour before two property events at opposite ends of Riyadh, and both are now yours alone. The villa launch is streamed online and its recording stays for a week, and the tower launch is seen only in person. Each expects 30 possible buyers, and head office calls the tower launch the event of the year. Both run for the same two hours.',
    },
    question: 'Which action helps most this evening?',
    options: {
      bzcr: "I take buyers' calls at the office and have my number shown at both events.",
      clqj: 'I attend the tower launch, then reach the last half hour of the villa launch.',
      hfrv: 'I stay at the villa launch to the end and message the guests of the tower launch.',
      hfxm: 'I attend the villa launch, then reach the last half hour of the tower launch.',
      skcf: 'I stay at the tower launch to the end and message the guests of the villa launch.',
    },
  },
  'sales-competency-30@1': {
    deciding: "How much does Hanan's family use in a month?",
    stories: {
      a: "Hanan comes to your branch in Tabuk about an internet plan for her family, on a one-year contract. Her last twelve bills show usage of between 28 and 46 gigabytes a month. There are five plans, from 50 to 300 gigabytes, priced by size, and each gigabyte above the plan costs 6 riyals. This month's sales bonus is on the 150-gigabyte plan.",
      b: "Hanan comes to your branch in Tabuk about an internet plan for her family, on a one-year contract. Her last twelve bills show usage of between 128 and 186 gigabytes a month. There are five plans, from 50 to 300 gigabytes, priced by size, and each gigabyte above the plan costs 6 riyals. This month's sales bonus is on the 150-gigabyte plan.",
    },
    question: "Which plan serves Hanan's family best?",
    options: {
      gdzp: "I recommend the 100-gigabyte plan and print the year's terms for Hanan.",
      ptvm: "I recommend the 300-gigabyte plan and print the year's terms for Hanan.",
      qklv: "I recommend the 50-gigabyte plan and print the year's terms for Hanan.",
      sdsk: "I recommend the 150-gigabyte plan and print the year's terms for Hanan.",
      vfdj: "I recommend the 200-gigabyte plan and print the year's terms for Hanan.",
    },
  },
  'sales-skills-01@1': {
    deciding: 'How exact must the figure be?',
    stories: {
      a: "Your agency is to find out what share of Jeddah households know Rana's coffee brand, with a simple random sample. Rana wants the result at 95% confidence, with a margin of error of at most 5 percentage points. Each completed questionnaire costs 35 riyals of her budget, and the share has never been measured before. The result is due in two weeks, so there is no time for one more round.",
      b: "Your agency is to find out what share of Jeddah households know Rana's coffee brand, with a simple random sample. Rana wants the result at 95% confidence, with a margin of error of at most 2.5 percentage points. Each completed questionnaire costs 35 riyals of her budget, and the share has never been measured before. The result is due in two weeks, so there is no time for one more round.",
    },
    question: 'Which sample size fits this request?',
    options: {
      cdsz: 'I collect 1300 completed questionnaires from Jeddah households in one round and analyse them.',
      mwzq: 'I collect 1000 completed questionnaires from Jeddah households in one round and analyse them.',
      rkjj: 'I collect 400 completed questionnaires from Jeddah households in one round and analyse them.',
      sphh: 'I collect 700 completed questionnaires from Jeddah households in one round and analyse them.',
      vtcl: 'I collect 1600 completed questionnaires from Jeddah households in one round and analyse them.',
    },
  },
  'sales-skills-04@2': {
    deciding: 'Which branch has the lower net promoter score, and by how much?',
    stories: {
      a: "A perfume shop in Riyadh ranks its two branches by net promoter score (NPS), and the higher one wins this year's prize. Of 100 customers at each branch, 65 at Olaya gave 10 and 35 gave 6, while 45 at Malaz gave 9 and 55 gave 8. Rana, the owner, writes the prize letter tonight. She asks how far apart the two scores are.",
      b: "A perfume shop in Riyadh ranks its two branches by net promoter score (NPS), and the higher one wins this year's prize. Of 100 customers at each branch, 65 at Malaz gave 10 and 35 gave 6, while 45 at Olaya gave 9 and 55 gave 8. Rana, the owner, writes the prize letter tonight. She asks how far apart the two scores are.",
    },
    question: 'Which answer to the owner is right?',
    options: {
      ddhx: 'I tell Rana that the Olaya branch lies 5 points below the Malaz branch.',
      gjbm: 'I tell Rana that the Olaya branch lies exactly level with the Malaz branch.',
      lcgp: 'I tell Rana that the Olaya branch lies 15 points below the Malaz branch.',
      mndm: 'I tell Rana that the Olaya branch lies 5 points above the Malaz branch.',
      nplq: 'I tell Rana that the Olaya branch lies 15 points above the Malaz branch.',
    },
  },
  'sales-skills-07@1': {
    deciding: 'Is demand elastic or not?',
    stories: {
      a: "A tutoring platform in Riyadh sells a subscription for 300 riyals a term, and each further subscriber costs it nothing. Next term's goal is the highest revenue, and the announced price stands until the term ends. The price is announced tomorrow, and the offers of the two rival platforms have not changed. In last year's tests the price elasticity of demand was -0.4.",
      b: "A tutoring platform in Riyadh sells a subscription for 300 riyals a term, and each further subscriber costs it nothing. Next term's goal is the highest revenue, and the announced price stands until the term ends. The price is announced tomorrow, and the offers of the two rival platforms have not changed. In last year's tests the price elasticity of demand was -2.2.",
    },
    question: 'Which price meets the goal of the term, when a further subscriber costs nothing?',
    options: {
      mrdc: 'I raise the subscription price by 10% and plan the term for fewer subscribers.',
      rbfm: 'I cut the subscription price by 5% and plan the term for more subscribers.',
      sqzp: 'I hold the present subscription price and plan the term for as many subscribers as now.',
      xfzp: 'I raise the subscription price by 5% and plan the term for fewer subscribers.',
      znpc: 'I cut the subscription price by 10% and plan the term for more subscribers.',
    },
  },
  'sales-skills-10@1': {
    deciding: 'Which of the goods does the law exclude from the right to cancel?',
    stories: {
      a: "Nouf and Jawaher bought supplies for two meetings from your Saudi online shop, for 2400 riyals each, and then the meetings were called off. Nouf's invoice lists 60 notebooks with a blue cover, and Jawaher's lists 60 books with a blue cover. Each sent her goods back at her own cost on the fourth day after receipt, all unused and without defects. The suppliers were paid for them and take nothing back, and nobody will want them this year.",
      b: "Nouf and Jawaher bought supplies for two meetings from your Saudi online shop, for 2400 riyals each, and then the meetings were called off. Nouf's invoice lists 60 books with a blue cover, and Jawaher's lists 60 notebooks with a blue cover. Each sent her goods back at her own cost on the fourth day after receipt, all unused and without defects. The suppliers were paid for them and take nothing back, and nobody will want them this year.",
    },
    question: 'What goes back by law to Nouf and what to Jawaher?',
    options: {
      fxxp: 'I pay 600 riyals back to Nouf and 1800 riyals back to Jawaher, and close both orders.',
      ntlg: 'I pay 2400 riyals back to Jawaher, send Nouf her goods back and close both orders.',
      qfds: 'I pay 1200 riyals back to Nouf and 1200 riyals back to Jawaher, and close both orders.',
      rwqm: 'I pay 2400 riyals back to Nouf, send Jawaher her goods back and close both orders.',
      szhg: 'I pay 600 riyals back to Jawaher and 1800 riyals back to Nouf, and close both orders.',
    },
  },
  'sales-skills-13@1': {
    deciding: "Which city's addresses do not exist?",
    stories: {
      a: "Two equal batches of yesterday's offer e-mails bounced, and the next offer goes out tonight. The server's report shows code 5.1.1 for the addresses of customers in Dammam and code 4.2.2 for those in Abha. Customers in Dammam usually buy more, and those in Abha signed up later. There is no time before tonight to reach any of them.",
      b: "Two equal batches of yesterday's offer e-mails bounced, and the next offer goes out tonight. The server's report shows code 5.1.1 for the addresses of customers in Abha and code 4.2.2 for those in Dammam. Customers in Dammam usually buy more, and those in Abha signed up later. There is no time before tonight to reach any of them.",
    },
    question: 'How are the bounced addresses best handled before the mailing?',
    options: {
      ftzc: "I leave both cities out of tonight's mailing and send to both again in a week.",
      mbdk: "I put Dammam's addresses on the suppression list and send to Abha again tonight.",
      sckw: "I suspend mailing to Dammam's addresses for a month and send to Abha again tonight.",
      sjgj: "I suspend mailing to Abha's addresses for a month and send to Dammam again tonight.",
      spfn: "I put Abha's addresses on the suppression list and send to Dammam again tonight.",
    },
  },
  'sales-skills-16@1': {
    deciding: 'Which of the two numbers may not be kept once a payment is authorised?',
    stories: {
      a: 'Two branches of a perfume shop, in Buraidah and Unaizah, take orders by telephone, all paid with American Express cards. The Buraidah branch has recorded the PAN of each card in its customer file, and the Unaizah branch the CID. All payments were authorised last month, and the numbers in both files are encrypted in the same way and save customers from dictating them with the next order. The card auditor visits both branches tomorrow.',
      b: 'Two branches of a perfume shop, in Buraidah and Unaizah, take orders by telephone, all paid with American Express cards. The Unaizah branch has recorded the PAN of each card in its customer file, and the Buraidah branch the CID. All payments were authorised last month, and the numbers in both files are encrypted in the same way and save customers from dictating them with the next order. The card auditor visits both branches tomorrow.',
    },
    question: 'Which deletion meets the card security rules and keeps the most that they allow?',
    options: {
      dpjc: 'I delete half of the numbers of the Buraidah branch and keep those of Unaizah.',
      hznb: 'I delete half of the numbers of the Buraidah branch and half of those of Unaizah.',
      kgwd: 'I delete half of the numbers of the Unaizah branch and keep those of Buraidah.',
      tmrq: 'I delete all of the numbers of the Buraidah branch and keep those of Unaizah.',
      xsvl: 'I delete all of the numbers of the Unaizah branch and keep those of Buraidah.',
    },
  },
  'sales-skills-19@1': {
    deciding: 'For which of the two lamps is the rate taken on the cost, and for which on the selling price?',
    stories: {
      a: "Two new desk lamps, the Najm and the Hilal, which cost 120 riyals each before tax, have reached your company's shops in the Eastern Province. Head office has set a 25% markup on cost for the Najm and a 25% gross margin for the Hilal. Prices are entered by noon today; then the system adds the tax. Rival lamps sell for between 140 and 170 riyals before tax.",
      b: "Two new desk lamps, the Najm and the Hilal, which cost 120 riyals each before tax, have reached your company's shops in the Eastern Province. Head office has set a 25% gross margin for the Najm and a 25% markup on cost for the Hilal. Prices are entered by noon today; then the system adds the tax. Rival lamps sell for between 140 and 170 riyals before tax.",
    },
    question: 'Which two prices follow the 25% instructions for two lamps that cost 120 riyals each?',
    options: {
      fqcj: 'I enter 160 riyals for the Hilal lamp and 150 riyals for the Najm lamp, before tax.',
      gxmc: 'I enter 155 riyals for the Hilal lamp and 155 riyals for the Najm lamp, before tax.',
      kdtq: 'I enter 158 riyals for the Najm lamp and 152 riyals for the Hilal lamp, before tax.',
      kwxk: 'I enter 158 riyals for the Hilal lamp and 152 riyals for the Najm lamp, before tax.',
      vppk: 'I enter 160 riyals for the Najm lamp and 150 riyals for the Hilal lamp, before tax.',
    },
  },
  'sales-skills-22@2': {
    deciding: 'Does the figure count sales, or what is left of them after all costs?',
    stories: {
      a: 'For 4 months an appliance shop in Abha has spent 60 thousand riyals a month on radio adverts, with the same result each month. Counting only the sales that they brought, their ROAS is 200 percent. Goods cost the shop 60 percent of their price, and these customers buy once. The station takes fewer adverts or up to twice as many, to the same effect.',
      b: 'For 4 months an appliance shop in Abha has spent 60 thousand riyals a month on radio adverts, with the same result each month. Counting only the sales that they brought, their ROI is 200 percent. Goods cost the shop 60 percent of their price, and these customers buy once. The station takes fewer adverts or up to twice as many, to the same effect.',
    },
    question: 'Which budget is right for the profit of the shop?',
    options: {
      cqvn: 'I set the monthly budget for the adverts at 60 thousand riyals from January.',
      dhzq: 'I set the monthly budget for the adverts at 30 thousand riyals from January.',
      drcj: 'I set the monthly budget for the adverts at 90 thousand riyals from January.',
      jblk: 'I set the monthly budget for the adverts at 120 thousand riyals from January.',
      sjsq: 'I set the monthly budget for the adverts at zero riyals from January.',
    },
  },
  'sales-skills-25@1': {
    deciding: 'What does a click cost by CPM at this click-through rate?',
    stories: {
      a: "A Saudi shopping site sells advertising space to a watch shop in Dammam in two ways, and the campaign has 60 thousand riyals. The price is 30 riyals by CPM and 3 riyals by CPC. The aim is the most visits to the shop's page, and the site delivers all that is bought either way. The click-through rate (CTR) of the shop's 3 earlier campaigns there was 0.2%.",
      b: "A Saudi shopping site sells advertising space to a watch shop in Dammam in two ways, and the campaign has 60 thousand riyals. The price is 30 riyals by CPM and 3 riyals by CPC. The aim is the most visits to the shop's page, and the site delivers all that is bought either way. The click-through rate (CTR) of the shop's 3 earlier campaigns there was 2%.",
    },
    question: "How is the campaign's budget best spent?",
    options: {
      blpj: 'I pay 15 thousand riyals by CPC and 45 thousand by CPM.',
      kfmg: 'I pay 50 thousand riyals by CPC and keep 10 thousand for a later campaign.',
      qbdf: 'I pay 60 thousand riyals by CPM and nothing at all by CPC.',
      rttx: 'I pay 30 thousand riyals by CPC and 30 thousand by CPM.',
      vpmx: 'I pay 60 thousand riyals by CPC and nothing at all by CPM.',
    },
  },
  'sales-skills-28@3': {
    deciding: 'Which of the two codes is for a lasting move, and which for a passing one?',
    stories: {
      a: 'Tonight your online shop in Jeddah moves 24 pages to new addresses, 12 for bags and 12 for shoes. The bag pages go back to their old addresses after 30 days, and the shoe pages stay at their new ones for good. Each old address is given one of the redirect codes 301 and 302; both take the visitor to the new page, and search engines read them too.',
      b: 'Tonight your online shop in Jeddah moves 24 pages to new addresses, 12 for bags and 12 for shoes. The shoe pages go back to their old addresses after 30 days, and the bag pages stay at their new ones for good. Each old address is given one of the redirect codes 301 and 302; both take the visitor to the new page, and search engines read them too.',
    },
    question: 'Which spread of the two codes over the old addresses suits this plan best?',
    options: {
      gzhm: 'I set code 301 on 12 shoe addresses, and code 302 on 12 bag addresses.',
      kcfq: 'I set code 301 on 12 bag addresses, and code 302 on 12 shoe addresses.',
      plsj: 'I set code 301 on 8 shoe and 4 bag addresses, and code 302 on the rest.',
      rvnd: 'I set code 301 on 8 bag and 4 shoe addresses, and code 302 on the rest.',
      xwbt: 'I set code 301 on 6 shoe and 6 bag addresses, and code 302 on the rest.',
    },
  },
}
