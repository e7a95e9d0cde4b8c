import type { PairTextsOf } from '../pair.ts'
import type { pairs } from './pairs.ts'

export const en: PairTextsOf<typeof pairs> = {
  'finance-competency-25@2': {
    deciding: 'Whose forecasts came closer: the head office model or the branch managers?',
    stories: {
      a: "You plan next year's cash for 8 branches of a pharmacy chain in Jeddah, where each 1% of error costs a branch 5 thousand riyals. Forecasts come from a head office model or from branch managers, who know their customers. Over 3 years the model was 4% off on average, the managers 15%, and a copy of the year before 9%. Time allows one kind of forecast.",
      b: "You plan next year's cash for 8 branches of a pharmacy chain in Jeddah, where each 1% of error costs a branch 5 thousand riyals. Forecasts come from a head office model or from branch managers, who know their customers. Over 3 years the model was 15% off on average, the managers 4%, and a copy of the year before 9%. Time allows one kind of forecast.",
    },
    question: 'Which basis is best for this plan?',
    options: {
      cmns: "I plan the whole year for every branch from the managers' forecasts.",
      frlf: "I plan half of the year from managers' forecasts and half from last year's figures.",
      qhbd: "I plan the whole year for every branch from last year's figures.",
      wdwq: "I plan half of the year from the model and half from last year's figures.",
      xthh: 'I plan the whole year for every branch from the head office model.',
    },
  },
  'finance-competency-26@1': {
    deciding: 'Which of the two is scattered, the requests or the papers?',
    stories: {
      a: 'Amal, an accountant at a factory in Dammam, prepares the papers that an audit team from your firm asks for. The last 12 papers reached the team on average 5 days after they were requested. The requests came from 4 auditors, and the papers were kept in one office. This week you have two free days for one kind of help.',
      b: 'Amal, an accountant at a factory in Dammam, prepares the papers that an audit team from your firm asks for. The last 12 papers reached the team on average 5 days after they were requested. The requests came from one auditor, and the papers were kept in 4 offices. This week you have two free days for one kind of help.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      hwrm: 'I spend one day on a sorted guide to where half the outstanding papers are.',
      jzbq: 'I spend both days on a sorted guide to where all the outstanding papers are.',
      knhm: "I spend one day on one agreed list of half the team's open requests and their dates.",
      lfrv: "I spend both days on one agreed list of all the team's open requests and their dates.",
      lvnq: 'I spend both days on a numbered register of all the papers received by the team.',
    },
  },
  'finance-competency-27@1': {
    deciding: 'Does Noura ask whether the figure is right, or for a way out of it?',
    stories: {
      a: 'The sales department of a furniture company in Riyadh is 40 thousand riyals over its travel budget. It has made 20 travel payments, and 20 from the rest of its budget are not yet made; each payment is about 6 thousand riyals. Noura, the head of the department, received the figure and wrote a single question: "How was this overrun worked out?" You meet her tomorrow, with time to prepare one thing only.',
      b: 'The sales department of a furniture company in Riyadh is 40 thousand riyals over its travel budget. It has made 20 travel payments, and 20 from the rest of its budget are not yet made; each payment is about 6 thousand riyals. Noura, the head of the department, received the figure and wrote a single question: "How can this overrun be covered?" You meet her tomorrow, with time to prepare one thing only.',
    },
    question: 'What is best prepared before this meeting?',
    options: {
      dljr: 'I list all the other payments not yet made, with the purpose and month of each.',
      jmvc: 'I list the five largest other payments not yet made, with the purpose and month of each.',
      ndkb: "I chart the department's spending for each month, beside its budget.",
      njnv: 'I list all the travel payments already made, with the purpose and month of each.',
      zvxr: 'I list the five largest travel payments already made, with the purpose and month of each.',
    },
  },
  'finance-competency-28@1': {
    deciding: 'How much cash is left for the wages after paying?',
    stories: {
      a: 'A cloth supplier offers an abaya factory in Al-Ahsa 2% off whatever part of an invoice of 300 thousand riyals is settled today. The factory has 560 thousand riyals in cash, with no money coming in and no loans before the end of the month. Wages of 240 thousand riyals, the only other payment this month, go out on the 25th. The rest of the invoice falls due in 2 months, and the decision is yours.',
      b: 'A cloth supplier offers an abaya factory in Al-Ahsa 2% off whatever part of an invoice of 300 thousand riyals is settled today. The factory has 370 thousand riyals in cash, with no money coming in and no loans before the end of the month. Wages of 240 thousand riyals, the only other payment this month, go out on the 25th. The rest of the invoice falls due in 2 months, and the decision is yours.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      czks: 'I pay the whole invoice today at 2% off and keep the rest of the balance for wages.',
      fzdp: 'I leave the whole invoice unpaid today and keep the whole balance for wages.',
      grlk: 'I pay half of the invoice today at 2% off and keep the rest of the balance for wages.',
      hcqr: 'I pay two thirds of the invoice today at 2% off and keep the rest of the balance for wages.',
      qrcq: 'I pay a third of the invoice today at 2% off and keep the rest of the balance for wages.',
    },
  },
  'finance-competency-29@1': {
    deciding: 'Does the right figure change the decision to buy?',
    stories: {
      a: 'The board of a water company in Muscat has before it, on screen only, your proposal to buy a factory, with a margin of 12.4%. The board buys at 10% or more, and the payment plan is still to come. You notice your error in a cell that the plan does not use: the right margin is 12.1%. The board has an hour: its other item takes 30 minutes, the payment plan 29 and checking the whole model 20.',
      b: 'The board of a water company in Muscat has before it, on screen only, your proposal to buy a factory, with a margin of 12.4%. The board buys at 10% or more, and the payment plan is still to come. You notice your error in a cell that the plan does not use: the right margin is 9.4%. The board has an hour: its other item takes 30 minutes, the payment plan 29 and checking the whole model 20.',
    },
    question: 'What is the best thing to do now?',
    options: {
      hccf: 'I state the right figure and ask to check the whole model by the end of the session.',
      qwph: 'I state the right figure and go on with the payment plan from here.',
      tmsd: 'I state the right figure and ask for 5 minutes to check the corrected cell in front of the board.',
      xptm: 'I state the right figure and go on with the plan while a corrected sheet goes round.',
      xwnw: 'I state the right figure and go on with the plan after 2 minutes of questions.',
    },
  },
  'finance-competency-30@1': {
    deciding: 'Does the missing paper set the amount to be paid?',
    stories: {
      a: "An insurance company in Buraidah promised to pay Majid for the repair of his car within 5 days; today is the fifth, and the file is yours. It pays the repair's actual cost, which may lie 40% above or below the estimate. The surveyor checked that his licence was valid. A complete file holds the estimate, the bill and a copy of the licence; one paper is missing and cannot arrive for 2 days: the workshop bill.",
      b: "An insurance company in Buraidah promised to pay Majid for the repair of his car within 5 days; today is the fifth, and the file is yours. It pays the repair's actual cost, which may lie 40% above or below the estimate. The surveyor checked that his licence was valid. A complete file holds the estimate, the bill and a copy of the licence; one paper is missing and cannot arrive for 2 days: the licence copy.",
    },
    question: 'Which of these actions helps most here?',
    options: {
      fqkx: 'I pay Majid today four fifths of the latest sum in the file, then follow up the paper every day.',
      mmnz: 'I let the paper take its usual course, then pay Majid his full sum on a day I name today.',
      rjlx: 'I follow up the paper every day, then pay Majid his full sum on a day I name today.',
      tmgn: 'I ask Majid to bring the paper himself today, then keep the file open until evening.',
      zdzf: 'I pay Majid today the latest sum in the file in full, then follow up the paper every day.',
    },
  },
  'finance-skills-01@1': {
    deciding: 'Which of the two sales was delivered on loading?',
    stories: {
      a: 'On 28 December a company in Jubail shipped bulk cargoes of fertiliser to Tanzania and Kenya; on the 31st both are at sea. The Tanzania cargo is sold for 900 thousand riyals on FOB terms, the Kenya cargo for 300 thousand on DAP terms. The company books revenue on delivery and owes nothing more after it. You prepare the entries for the year ending in December.',
      b: 'On 28 December a company in Jubail shipped bulk cargoes of fertiliser to Tanzania and Kenya; on the 31st both are at sea. The Tanzania cargo is sold for 900 thousand riyals on DAP terms, the Kenya cargo for 300 thousand on FOB terms. The company books revenue on delivery and owes nothing more after it. You prepare the entries for the year ending in December.',
    },
    question: 'Which treatment of the two cargoes is right?',
    options: {
      bhwk: 'I book the revenue of the Tanzania cargo in December and keep the Kenya cargo in inventory.',
      dkbs: 'I book the revenue of both cargoes in January and keep both in inventory.',
      mcbj: 'I book half of the revenue of each cargo in December and keep half in inventory.',
      xmqz: 'I book the revenue of both cargoes in December and take both out of inventory.',
      xphn: 'I book the revenue of the Kenya cargo in December and keep the Tanzania cargo in inventory.',
    },
  },
  'finance-skills-04@1': {
    deciding: "Did the memo raise or lower the company's balance?",
    stories: {
      a: "At the end of October the bank statement and the books of a contracting company in Abha differ by 4200 riyals. Hind, the accountant, has matched all the other lines; one line of the statement is not in the books, and it explains the whole difference. It is dated 29 October, and the bank has confirmed by phone that it belongs to the company's account and named its cause. The statement calls it a credit memo.",
      b: "At the end of October the bank statement and the books of a contracting company in Abha differ by 4200 riyals. Hind, the accountant, has matched all the other lines; one line of the statement is not in the books, and it explains the whole difference. It is dated 29 October, and the bank has confirmed by phone that it belongs to the company's account and named its cause. The statement calls it a debit memo.",
    },
    question: "Which treatment of the sum in the company's books is right?",
    options: {
      hjww: 'I lower the cash balance in the October books by the sum and enter it against a suspense account.',
      kbrn: 'I raise the cash balance in the October books by the sum and enter it against a suspense account.',
      szvm: 'I raise the cash balance in the October books by the sum and enter it against the account concerned.',
      vgmb: 'I leave the sum as an explained item in the October reconciliation and ask the bank for its voucher.',
      xxsl: 'I lower the cash balance in the October books by the sum and enter it against the account concerned.',
    },
  },
  'finance-skills-07@2': {
    deciding: 'What sets the size of the sample: the tolerable misstatement or the number of customers?',
    stories: {
      a: "Your firm audits a trading company in Jubail and last year sent 100 balance confirmations to its customers. Receivables are still 30 million riyals, and the assessed risk and expected misstatement are as they were. Customers have gone from 4000 to 2000. Performance materiality has gone from 600 thousand riyals to 300 thousand, and you choose this year's number of confirmations.",
      b: "Your firm audits a trading company in Jubail and last year sent 100 balance confirmations to its customers. Receivables are still 30 million riyals, and the assessed risk and expected misstatement are as they were. Customers have gone from 4000 to 8000. Performance materiality has gone from 600 thousand riyals to 1200 thousand, and you choose this year's number of confirmations.",
    },
    question: 'Which number of confirmations is right this year?',
    options: {
      fdng: 'I send 50 confirmations to customers, chosen by a random draw.',
      jjtp: 'I send 200 confirmations to customers, chosen by a random draw.',
      nrkt: 'I send 75 confirmations to customers, chosen by a random draw.',
      nzbj: 'I send 150 confirmations to customers, chosen by a random draw.',
      tzzb: 'I send 100 confirmations to customers, chosen by a random draw.',
    },
  },
  'finance-skills-10@1': {
    deciding: 'Which credit states its quantity as a number of packing units?',
    stories: {
      a: 'Today a bank in Riyadh must respond to the documents under two letters of credit that it issued for clients in Tabuk and Abha. Both are subject to UCP 600, rule out partial shipments and mention no tolerance in quantity. The Tabuk credit calls for 5000 tons of maize; its documents show 4770 shipped. The Abha credit calls for 1000 bags of coffee; its documents show 997 shipped. Each invoice charges only what was shipped, and all else complies.',
      b: 'Today a bank in Riyadh must respond to the documents under two letters of credit that it issued for clients in Tabuk and Abha. Both are subject to UCP 600, rule out partial shipments and mention no tolerance in quantity. The Abha credit calls for 5000 tons of maize; its documents show 4770 shipped. The Tabuk credit calls for 1000 bags of coffee; its documents show 997 shipped. Each invoice charges only what was shipped, and all else complies.',
    },
    question: 'Which response to the documents is right?',
    options: {
      bchs: 'I refuse the Tabuk documents, stating the discrepancy, and accept the Abha documents as they are.',
      bmhz: 'I hold the Tabuk documents without notice until the client agrees and accept the Abha documents as they are.',
      gwvg: 'I accept the Tabuk documents as they are and hold the Abha documents without notice until the client agrees.',
      vgcq: 'I refuse both the Tabuk and the Abha documents, stating the discrepancy in each of them.',
      xtbl: 'I accept the Tabuk documents as they are and refuse the Abha documents, stating the discrepancy.',
    },
  },
  'finance-skills-13@4': {
    deciding: 'Does the variance point to power above standard, or to labour hours?',
    stories: {
      a: "At a tile plant in Yanbu, electricity is the only variable overhead. Its standard is 9 riyals per direct labour hour, and the tariff has not changed. The October report shows a single unfavourable variance in this overhead, the spending variance, of 90 thousand riyals. You have one week of an engineer's time to find where the plant left its standard.",
      b: "At a tile plant in Yanbu, electricity is the only variable overhead. Its standard is 9 riyals per direct labour hour, and the tariff has not changed. The October report shows a single unfavourable variance in this overhead, the efficiency variance, of 90 thousand riyals. You have one week of an engineer's time to find where the plant left its standard.",
    },
    question: 'Which examination suits this report best?',
    options: {
      hrgr: 'I have the engineer measure the power that the machines of every line draw.',
      jfcb: 'I have the engineer measure the power that the machines of one line draw.',
      krmv: 'I have the engineer compare the hours of the crews on every line with the standard.',
      stpf: 'I have the engineer compare the hours of the crew on one line with the standard.',
      vbnd: 'I have the engineer draw a plan of the plant with its lines and its stores.',
    },
  },
  'finance-skills-16@1': {
    deciding: 'Which of the two is a politically exposed person?',
    stories: {
      a: "Hani and Mazen each ask on the same day to open a personal account at a bank branch in Madinah. Hani is a teacher from abroad whose mother sits on the supreme court of his country, and Mazen is a Saudi gold trader with 3 shops in the city. Each man's papers are complete, his source of money known, his work rated medium risk, and his name raises no alert. The general manager signs one file from the branch this week, and any others next week.",
      b: "Hani and Mazen each ask on the same day to open a personal account at a bank branch in Madinah. Mazen is a teacher from abroad whose mother sits on the supreme court of his country, and Hani is a Saudi gold trader with 3 shops in the city. Each man's papers are complete, his source of money known, his work rated medium risk, and his name raises no alert. The general manager signs one file from the branch this week, and any others next week.",
    },
    question: 'Which handling of the two accounts is right?',
    options: {
      gfpx: "I send Mazen's file to the general manager for approval and open Hani's account next week.",
      krzb: 'I send both files together to the general manager for approval and open both accounts next week.',
      nttb: "I send Mazen's file to the general manager for approval and open Hani's account today.",
      tdzv: "I send Hani's file to the general manager for approval and open Mazen's account today.",
      xktc: "I send Hani's file to the general manager for approval and open Mazen's account next week.",
    },
  },
  'finance-skills-19@1': {
    deciding: 'Is the sum part of the cost of the line?',
    stories: {
      a: 'A new bottling line started work at a juice factory in Al-Kharj on 1 January and is expected to run for 6 years, with no residual value. On the same day, on top of its price, 240 thousand riyals were paid for one item: testing the line before use. The statements follow IFRS and the straight-line method. Sarah, the manager, asks how this sum is to be charged over the years.',
      b: 'A new bottling line started work at a juice factory in Al-Kharj on 1 January and is expected to run for 6 years, with no residual value. On the same day, on top of its price, 240 thousand riyals were paid for one item: training the staff before use. The statements follow IFRS and the straight-line method. Sarah, the manager, asks how this sum is to be charged over the years.',
    },
    question: 'Which way of spreading this sum is right?',
    options: {
      chcn: 'I spread the sum evenly over 6 years and charge 40 thousand riyals to each.',
      hfzl: 'I spread the sum evenly over 3 years and charge 80 thousand riyals to each.',
      phkn: 'I keep the whole sum in one year and charge 240 thousand riyals to the first.',
      rtjs: 'I spread the sum evenly over 4 years and charge 60 thousand riyals to each.',
      zvxg: 'I spread the sum evenly over 2 years and charge 120 thousand riyals to each.',
    },
  },
  'finance-skills-22@1': {
    deciding: 'Whose credit risk has risen significantly since it was granted?',
    stories: {
      a: "A bank in Jeddah, with no fixed threshold of its own, sets provisions under IFRS 9 for two financings, one for a hotel and one for a factory. Neither has ever been paid late, and both sectors have the same outlook. The hotel's probability of default within a year is 1.5%, up from 0.4% at grant; it owes 20 million riyals over 4 years. The factory's is 6.4%, up from 6% at grant; it owes 50 million riyals over 7 years.",
      b: "A bank in Jeddah, with no fixed threshold of its own, sets provisions under IFRS 9 for two financings, one for a hotel and one for a factory. Neither has ever been paid late, and both sectors have the same outlook. The factory's probability of default within a year is 1.5%, up from 0.4% at grant; it owes 20 million riyals over 4 years. The hotel's is 6.4%, up from 6% at grant; it owes 50 million riyals over 7 years.",
    },
    question: 'What is the basis for measuring each provision?',
    options: {
      jmmr: 'I provide for lifetime losses on the hotel and for lifetime losses on the factory.',
      lpxf: 'I provide for 24-month losses on the hotel and for lifetime losses on the factory.',
      nqfj: 'I provide for lifetime losses on the hotel and for 12-month losses on the factory.',
      pgzn: 'I provide for lifetime losses on the hotel and for 24-month losses on the factory.',
      vkdl: 'I provide for 12-month losses on the hotel and for lifetime losses on the factory.',
    },
  },
  'finance-skills-25@3': {
    deciding: 'Is the rent of these units taxed or exempt?',
    stories: {
      a: "This quarter a company in Khobar with several businesses overhauled a building it owns and paid 90 thousand riyals of VAT on the work. All 24 units are let as homes on yearly contracts. You prepare the company's VAT return. Tax deducted without right brings a fine that grows with the sum; what is left out now is not recovered for years.",
      b: "This quarter a company in Khobar with several businesses overhauled a building it owns and paid 90 thousand riyals of VAT on the work. All 24 units are let as offices on yearly contracts. You prepare the company's VAT return. Tax deducted without right brings a fine that grows with the sum; what is left out now is not recovered for years.",
    },
    question: 'How much of the VAT on the work should be deducted?',
    options: {
      cstp: 'I enter a deduction of 30 thousand riyals for the work in the return.',
      hjgg: 'I enter a deduction of 90 thousand riyals for the work in the return.',
      jkmt: 'I enter a deduction of zero riyals for the work in the return.',
      jrxx: 'I enter a deduction of 60 thousand riyals for the work in the return.',
      xqrs: 'I enter a deduction of 45 thousand riyals for the work in the return.',
    },
  },
  'finance-skills-28@1': {
    deciding: 'Which of the two owners is immediate family?',
    stories: {
      a: "Fahad and Nasser are on a team auditing a listed company in Najran, and each has a relative who holds shares in it and does not mean to sell. Fahad's daughter, a student he supports, holds shares worth 2 thousand riyals, and Nasser's brother holds shares worth 90 thousand. Each sum is a small part of its owner's means, and neither owner works at the company. This week their firm has one substitute for a member of the team.",
      b: "Fahad and Nasser are on a team auditing a listed company in Najran, and each has a relative who holds shares in it and does not mean to sell. Nasser's daughter, a student he supports, holds shares worth 2 thousand riyals, and Fahad's brother holds shares worth 90 thousand. Each sum is a small part of its owner's means, and neither owner works at the company. This week their firm has one substitute for a member of the team.",
    },
    question: 'What is the right step for the independence of the audit?',
    options: {
      nthr: "I put the substitute in Fahad's place and ask Nasser for a written disclosure for the file.",
      qjbh: "I put the substitute in Nasser's place and ask Fahad for a written disclosure for the file.",
      qnml: "I put the substitute in Nasser's place and have Fahad's work reviewed from outside the team.",
      rfxm: 'I keep Fahad and Nasser on the team and have their work reviewed from outside it.',
      sxgj: "I put the substitute in Fahad's place and have Nasser's work reviewed from outside the team.",
    },
  },
}
