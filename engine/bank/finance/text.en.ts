import type { PairTextsOf } from '../pair.ts'
import type { pairs } from './pairs.ts'

export const en: PairTextsOf<typeof pairs> = {
  'finance-competency-25@1': {
    deciding: 'Which of the two stages takes most of the days?',
    stories: {
      a: 'A retail company in Jeddah closes its books each month in two stages, with 4 accountants in each. In the first, sheets are prepared in the branches; in the second, they are reconciled at head office. Last month the preparing took 8 days and the reconciling one day. The close is now wanted in 5 days, and 4 more accountants have joined you, each for one stage only.',
      b: 'A retail company in Jeddah closes its books each month in two stages, with 4 accountants in each. In the first, sheets are prepared in the branches; in the second, they are reconciled at head office. Last month the preparing took one day and the reconciling 8 days. The close is now wanted in 5 days, and 4 more accountants have joined you, each for one stage only.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      cmns: 'I put all four of the accountants on the second stage of the close.',
      frlf: 'I put one of the accountants on the first stage and three on the second.',
      qhbd: 'I put two of the accountants on the first stage and two on the second.',
      wdwq: 'I put three of the accountants on the first stage and one on the second.',
      xthh: 'I put all four of the accountants on the first stage of the close.',
    },
  },
  'finance-competency-26@1': {
    deciding: 'Which of the two is scattered, the requests or the papers?',
    stories: {
      a: 'At a factory in Dammam, the accountant Amal gets ready the papers that an audit team of your firm asks for. The last 12 papers reached the team 5 days after the request on average. The requests came from 4 auditors, and the papers were kept in one office. This week you have two free days for one kind of help.',
      b: 'At a factory in Dammam, the accountant Amal gets ready the papers that an audit team of your firm asks for. The last 12 papers reached the team 5 days after the request on average. The requests came from one auditor, and the papers were kept in 4 offices. This week you have two free days for one kind of help.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      hwrm: 'I spend one day on a sorted guide to the places of half the open papers at the factory.',
      jzbq: 'I spend both days on a sorted guide to the places of all the open papers at the factory.',
      knhm: "I spend one day on one agreed list of half the team's open requests and their dates.",
      lfrv: "I spend both days on one agreed list of all the team's open requests and their dates.",
      lvnq: 'I spend both days on a numbered register of all the papers that the team has received.',
    },
  },
  'finance-competency-27@1': {
    deciding: 'Does Noura ask whether the figure is right, or for a way out of it?',
    stories: {
      a: 'The sales department of a furniture company in Riyadh is forty thousand riyals over its travel budget. The figure went to its head, Noura, in a table of one page, and tomorrow you have 20 minutes with her. In its margin Noura wrote a single question: "How was the 40 arrived at?" Before the meeting there is time to prepare one thing only.',
      b: 'The sales department of a furniture company in Riyadh is forty thousand riyals over its travel budget. The figure went to its head, Noura, in a table of one page, and tomorrow you have 20 minutes with her. In its margin Noura wrote a single question: "How can the 40 be covered?" Before the meeting there is time to prepare one thing only.',
    },
    question: 'What is best prepared before this meeting?',
    options: {
      dljr: "I prepare a list of all the lines in the department's budget, with sum approved, spent and left.",
      jmvc: "I prepare a list of the three largest lines in the department's budget, with sum approved, spent and left.",
      ndkb: 'I prepare a chart of the travel spending of the department for each month, beside its budget.',
      njnv: "I prepare a list of all the department's trips that make up the sum, with purpose and cost of each.",
      zvxr: "I prepare a list of the department's five largest trips in the sum, with purpose and cost of each.",
    },
  },
  'finance-competency-28@1': {
    deciding: 'How much cash is left for the wages after paying?',
    stories: {
      a: 'A cloth supplier offers an abaya factory in Al-Ahsa 2% off whatever part of an invoice of 300 thousand riyals is settled today. The factory has 560 thousand riyals, with no money coming in and no loans before the end of the month. The wages, 240 thousand riyals and the only payment of the month, go out on the 25th. The rest of the invoice falls due in two months, and the decision is yours.',
      b: 'A cloth supplier offers an abaya factory in Al-Ahsa 2% off whatever part of an invoice of 300 thousand riyals is settled today. The factory has 370 thousand riyals, with no money coming in and no loans before the end of the month. The wages, 240 thousand riyals and the only payment of the month, go out on the 25th. The rest of the invoice falls due in two months, and the decision is yours.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      czks: 'I pay the whole of the invoice today with its discount and keep none of that sum in cash.',
      fzdp: 'I pay the whole of the invoice when due without discount and keep all of it in cash.',
      grlk: 'I pay half of the invoice today with its discount and keep the other half in cash.',
      hcqr: 'I pay two thirds of the invoice today with their discount and keep a third in cash.',
      qrcq: 'I pay a third of the invoice today with its discount and keep two thirds in cash.',
    },
  },
  'finance-competency-29@1': {
    deciding: 'Does the right figure change the decision to buy?',
    stories: {
      a: 'Your proposal to buy a factory is on the screen, and on no paper, before the board of a water company in Muscat, with a margin of 12.4%. The board has agreed to buy at 10% or more, and the payment plan is still to be shown. You notice an error of yours in a cell that the plan does not use: the right margin is 12.1%. The board has an hour for this item and one more.',
      b: 'Your proposal to buy a factory is on the screen, and on no paper, before the board of a water company in Muscat, with a margin of 12.4%. The board has agreed to buy at 10% or more, and the payment plan is still to be shown. You notice an error of yours in a cell that the plan does not use: the right margin is 9.4%. The board has an hour for this item and one more.',
    },
    question: 'What is the best thing to do now?',
    options: {
      hccf: 'I state the right figure and ask to check the whole model by the end of the session.',
      qwph: 'I state the right figure and go on with the payment plan from here.',
      tmsd: 'I state the right figure and ask for 5 minutes to check the corrected cell before the board.',
      xptm: 'I state the right figure and go on with the plan while a corrected sheet goes round.',
      xwnw: 'I state the right figure and go on with the plan after two minutes of questions.',
    },
  },
  'finance-competency-30@1': {
    deciding: 'Does the missing paper set the amount to be paid?',
    stories: {
      a: 'An insurance company in Buraidah promised Majid to pay for the repair of his car within 5 days; today is the fifth, and the file is with you. It pays the actual cost of the repair, which may lie 40% above or below the estimate. The surveyor saw that the licence was valid. A complete file holds the estimate, the bill and a copy of the licence, and today only one paper is missing: the bill of the workshop.',
      b: 'An insurance company in Buraidah promised Majid to pay for the repair of his car within 5 days; today is the fifth, and the file is with you. It pays the actual cost of the repair, which may lie 40% above or below the estimate. The surveyor saw that the licence was valid. A complete file holds the estimate, the bill and a copy of the licence, and today only one paper is missing: the copy of the licence.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      fqkx: 'I pay Majid today four fifths of the latest sum in the file and obtain the paper afterwards.',
      mmnz: 'I postpone payment to a new day announced to Majid and leave the paper its usual course.',
      rjlx: 'I postpone payment to a new day announced to Majid and follow up the paper daily.',
      tmgn: 'I ask Majid to bring the paper today and keep the file open until evening.',
      zdzf: 'I pay Majid today the full latest sum in the file and obtain the paper afterwards.',
    },
  },
  'finance-skills-01@1': {
    deciding: 'Which of the two sales was delivered on loading?',
    stories: {
      a: 'On 28 December a company in Jubail shipped bulk cargoes of fertiliser to Tanzania and Kenya; on the 31st both are at sea. The Tanzania cargo is sold for 900 thousand riyals on FOB terms, the Kenya cargo for 300 thousand on DAP terms. The company books revenue on delivery and owes nothing more after it. You prepare the entries of the year ending in December.',
      b: 'On 28 December a company in Jubail shipped bulk cargoes of fertiliser to Tanzania and Kenya; on the 31st both are at sea. The Tanzania cargo is sold for 900 thousand riyals on DAP terms, the Kenya cargo for 300 thousand on FOB terms. The company books revenue on delivery and owes nothing more after it. You prepare the entries of the year ending in December.',
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
    deciding: 'Is the difference in the books of the company already?',
    stories: {
      a: 'At the end of October the bank statement and the books of a contracting company in Abha differ by 4200 riyals. The accountant Hind has matched all the other lines. A single line is left, dated 29 October, and it explains the whole difference. It reads: outstanding supplier cheque.',
      b: 'At the end of October the bank statement and the books of a contracting company in Abha differ by 4200 riyals. The accountant Hind has matched all the other lines. A single line is left, dated 29 October, and it explains the whole difference. It reads: letter of guarantee commission.',
    },
    question: 'Which treatment of the difference is right in the bank reconciliation?',
    options: {
      cxqf: 'I enter the sum in a suspense account in October and move it out in November.',
      khhk: 'I list the sum in the reconciliation as an explained item and ask the bank to confirm it.',
      ktwd: 'I make a new entry for the sum in the October ledger and lower the cash balance.',
      rwfm: 'I match all the October lines once again and choose how to treat the sum after that.',
      zhjx: 'I list the sum in the reconciliation as an explained item and approve the ledger balance.',
    },
  },
  'finance-skills-07@1': {
    deciding: 'Which assertion is tested: occurrence or completeness?',
    stories: {
      a: 'Your firm audits the sales figure of a furniture showroom in Taif for a full year; Tariq owns the showroom. Its ledger holds 9 thousand sales entries, and its store 9 thousand numbered delivery notes. One test of details of sales is still to be chosen, and hours left over go to testing the stock. The audit programme keeps this test to one of the assertions of management: occurrence.',
      b: 'Your firm audits the sales figure of a furniture showroom in Taif for a full year; Tariq owns the showroom. Its ledger holds 9 thousand sales entries, and its store 9 thousand numbered delivery notes. One test of details of sales is still to be chosen, and hours left over go to testing the stock. The audit programme keeps this test to one of the assertions of management: completeness.',
    },
    question: 'Which test of the sales figure is right?',
    options: {
      rbtj: 'I follow a sample of 60 delivery notes from the whole year to their ledger entries.',
      rlqb: 'I follow a sample of 60 entries from the whole year to their delivery notes.',
      ssls: 'I follow a sample of 20 delivery notes from December alone to their ledger entries.',
      vjzr: 'I follow a sample of 20 entries from December alone to their delivery notes.',
      wbbw: 'I compare the profit margin of each month with the same month a year before.',
    },
  },
  'finance-skills-10@1': {
    deciding: 'Did the cause of the failure exist at the end of the year?',
    stories: {
      a: 'On 31 December a shop in Yanbu owed your company 400 thousand riyals, and nothing has been paid since. On 20 March the liquidation of the shop was opened, and nothing is expected back. The statements of the year ending in December are issued at the end of March. The ruling gives the cause: all its payments stopped on 9 November.',
      b: 'On 31 December a shop in Yanbu owed your company 400 thousand riyals, and nothing has been paid since. On 20 March the liquidation of the shop was opened, and nothing is expected back. The statements of the year ending in December are issued at the end of March. The ruling gives the cause: all its stock was flooded on 9 January.',
    },
    question: 'Which treatment of the debt of the shop is right?',
    options: {
      flbw: "I book the loss of the whole debt in the new year and show it in the first quarter's statements.",
      hbjb: 'I book the loss of the whole debt in the year ended and change the December figures for it.',
      jcwm: 'I book half of the loss of the debt in the year ended and half in the new year.',
      qdld: 'I book the loss of the whole debt in the new year and disclose it in the December notes.',
      vcgw: 'I ask for a written confirmation of the whole balance of the debt and prepare the statements after it.',
    },
  },
  'finance-skills-13@1': {
    deciding: 'In which of the companies is the money tied up in stock?',
    stories: {
      a: 'A group in Kuwait owns two companies that sell appliances, and both are short of cash this quarter. The current ratio of each is 2.2, the cash ratio 0.1. The quick ratio is 0.5 in the North company and 2.0 in the South company. Neither holds short-term investments or prepayments, and you may take one measure for each company this month.',
      b: 'A group in Kuwait owns two companies that sell appliances, and both are short of cash this quarter. The current ratio of each is 2.2, the cash ratio 0.1. The quick ratio is 2.0 in the North company and 0.5 in the South company. Neither holds short-term investments or prepayments, and you may take one measure for each company this month.',
    },
    question: 'Which measures are right to bring cash back to the two companies?',
    options: {
      fsqk: 'I put off the next order of South by a week and send statements to credit customers of North.',
      hbkm: 'I clear the stock of South by price offers and give credit customers of North an early payment discount.',
      mgcp: 'I ask the suppliers of North for two more weeks and those of South for the same.',
      rmvl: 'I clear the stock of North by price offers and give credit customers of South an early payment discount.',
      sdls: 'I put off the next order of North by a week and send statements to credit customers of South.',
    },
  },
  'finance-skills-16@1': {
    deciding: 'Does the alert point to suspicion or only to an old document?',
    stories: {
      a: 'On Monday morning an alert appears on the account of a trader at a bank in Madinah; handling and reporting alerts is your work. It is his personal account; he pays the rent of his shop from it on Thursday, and has kept it in order for 6 years. It is the only alert. Its cause: 14 cash deposits by 14 persons in one day, then sent abroad.',
      b: 'On Monday morning an alert appears on the account of a trader at a bank in Madinah; handling and reporting alerts is your work. It is his personal account; he pays the rent of his shop from it on Thursday, and has kept it in order for 6 years. It is the only alert. Its cause: his national ID expired 88 days ago, not updated since.',
    },
    question: 'Which handling of this alert is right?',
    options: {
      gcdr: 'I call the trader today and complete the data of the file with him before the rent is due.',
      mpwn: 'I send a suspicion report to the financial intelligence directorate today and leave the file as it is.',
      tfzp: 'I compare the account with its statements of a full year and write down the result.',
      vmdc: "I send a suspicion report to the financial intelligence directorate after a week's watch and leave the file as it is.",
      zxcl: 'I send the trader the usual message for updating data and leave the file open.',
    },
  },
  'finance-skills-19@1': {
    deciding: 'Is the sum part of the cost of the line?',
    stories: {
      a: 'A new bottling line went to work at a juice factory in Al-Kharj on 1 January and is expected to run for 6 years, with no residual value. On the same day, on top of its price, 240 thousand riyals were paid for one item: testing the line before use. The statements follow IFRS and the straight-line method. The manager Sarah asks how this sum is to be charged over the years.',
      b: 'A new bottling line went to work at a juice factory in Al-Kharj on 1 January and is expected to run for 6 years, with no residual value. On the same day, on top of its price, 240 thousand riyals were paid for one item: training the staff before use. The statements follow IFRS and the straight-line method. The manager Sarah asks how this sum is to be charged over the years.',
    },
    question: 'Which way of spreading this sum is right?',
    options: {
      chcn: 'I spread the sum evenly over 6 years and charge 40 thousand riyals to each.',
      hfzl: 'I spread the sum evenly over 3 years and charge 80 thousand riyals to each.',
      phkn: 'I keep the whole sum in one year and charge 240 thousand riyals to the first.',
      rtjs: 'I spread the sum evenly over 4 years and charge 60 thousand riyals to each.',
      zvxg: 'I spread the sum evenly over two years and charge 120 thousand riyals to each.',
    },
  },
  'finance-skills-22@1': {
    deciding: 'Is payment more likely than not?',
    stories: {
      a: 'Before the end of the year a supplier sued a restaurant chain in Jeddah for damages of 500 thousand riyals, and you prepare its statements. Its lawyers put the chance of paying that sum at 60% and the chance of a full dismissal at 40%. The claim is over the termination of its contract in the same year; nothing else is owed to it, and no insurance covers it. The ruling will come some months after the statements are issued.',
      b: 'Before the end of the year a supplier sued a restaurant chain in Jeddah for damages of 500 thousand riyals, and you prepare its statements. Its lawyers put the chance of paying that sum at 40% and the chance of a full dismissal at 60%. The claim is over the termination of its contract in the same year; nothing else is owed to it, and no insurance covers it. The ruling will come some months after the statements are issued.',
    },
    question: 'Which treatment of the claim in the statements is right?',
    options: {
      hmcj: 'I record a provision for the whole sum claimed in the statements of the year.',
      mghv: "I explain the claim and its sum in the directors' report beside the statements.",
      qtkd: 'I ask the lawyers for a written opinion on the claim and choose the treatment after it arrives.',
      vqdq: 'I disclose the claim and its sum in a note to the statements without a provision.',
      wghl: 'I record a provision for the sum claimed multiplied by the chance of paying it.',
    },
  },
  'finance-skills-25@1': {
    deciding: 'Are the goods fungible, or made to order?',
    stories: {
      a: 'A bank in Riyadh buys goods for delivery in 5 months from a new business in Qassim, and keeps to the Shariah standards of AAOIFI. The goods are 200 tons of wheat to a stated grade, at 360 thousand riyals. The bank has asked the business for no security beyond the contract. Only the clause on the time of payment is still open, and you are to propose it.',
      b: 'A bank in Riyadh buys goods for delivery in 5 months from a new business in Qassim, and keeps to the Shariah standards of AAOIFI. The goods are 200 doors of teak to a stated drawing, at 360 thousand riyals. The bank has asked the business for no security beyond the contract. Only the clause on the time of payment is still open, and you are to propose it.',
    },
    question: 'Which time of payment is right in the contract?',
    options: {
      dlsl: 'I propose to pay half of the price on signing and the rest in monthly instalments.',
      fnzh: 'I propose to pay a quarter of the price on signing and the rest in monthly instalments.',
      glkq: 'I propose to pay the whole price two days after signing, to fix the price.',
      ntmt: 'I propose to pay the whole price on signing, to fix the price that was agreed.',
      qvwr: "I propose to pay the whole price in equal monthly instalments, to protect the bank's money.",
    },
  },
  'finance-skills-28@1': {
    deciding: 'Which of the two makes the payments?',
    stories: {
      a: 'The accounts department of a firm in Najran has two accountants, Fahad and Lama. Fahad pays the suppliers, and Lama issues the invoices to customers. Two tasks are still open: reconciling the bank account each month, and sending balance confirmations to customers. Customers pay by transfer, each of the two has time for both tasks, and the choice is yours.',
      b: 'The accounts department of a firm in Najran has two accountants, Fahad and Lama. Lama pays the suppliers, and Fahad issues the invoices to customers. Two tasks are still open: reconciling the bank account each month, and sending balance confirmations to customers. Customers pay by transfer, each of the two has time for both tasks, and the choice is yours.',
    },
    question: 'Which way of giving out the two tasks is right?',
    options: {
      hhbf: 'I give both of the tasks to an outside office and have them done each quarter.',
      jcrj: 'I give the bank reconciliation to Fahad and the balance confirmations to Lama.',
      jskt: 'I give the bank reconciliation to Fahad and the balance confirmations to him too.',
      khdc: 'I give the bank reconciliation to Lama and the balance confirmations to her too.',
      tkcm: 'I give the bank reconciliation to Lama and the balance confirmations to Fahad.',
    },
  },
}
