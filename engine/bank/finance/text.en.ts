import type { TextsOf } from '../item.ts'
import type { items } from './items.ts'

export const en: TextsOf<typeof items> = {
  'finance-competency-25@1': {
    story:
      'An investment firm in Kuwait has one data screen. Reem needs it in trading hours for a report due on Wednesday. You must send clients a table of figures on 30 firms by Thursday morning. Pulling the data takes 8 hours. Today is Monday.',
    question: 'What is the most effective action in this situation?',
    options: [
      "I pull the data on Wednesday evening once Reem's report is out.",
      'I pull part of it each evening from today after trading closes.',
      'I design the table until Reem no longer needs the data screen.',
      'I sit down at the screen now and leave it to Reem to shorten her report.',
      'I refer it to the manager so that she decides who goes first.',
    ],
  },
  'finance-competency-26@1': {
    story:
      'At an insurer in Qassim, claims reach your team from the front desk without damage photos, so people come twice. Layla, at the front desk, says most of them find the photos on their phones after they leave.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I write to the section head to have incomplete claims refused.',
      'I ask people for photos when they come and bear with this.',
      'I see Layla every noon and we phone the owners of incomplete claims.',
      'I suggest a two-line card and receive the late photos myself.',
      'I return the claim and tell its owner the front desk was careless.',
    ],
  },
  'finance-competency-27@1': {
    story:
      'Rashid, a workshop owner in Hail, sent a supplier a payment at 15:40. It arrived the next day, and he lost the deal. The bank sends no large sums after 15:00. Rashid knows little about banking and asks to send at any hour.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I walk him through that payment and offer two ways to be on time.',
      'I note his request in the suggestions book for the year end.',
      'I hand him the head office circular on all the transfer times.',
      'I apologise and say a transfer is like a truck with a set start.',
      'I promise to send his next payment at any hour and sort it out then.',
    ],
  },
  'finance-competency-28@1': {
    story:
      'At an exchange branch in Muscat, a wrong rate was entered today for one currency, and dozens buy it every hour. Only Badr may change rates, and he is on a flight. You may stop the sale of the currency.',
    question: 'What is the most effective action in this situation?',
    options: [
      "I change the rate with Badr's code to spare losses and explain later.",
      'I go on selling and list the deals for Badr to review later.',
      'I suspend its sale with a clear sign and list the deals for Badr.',
      'I call his manager and wait for her consent to stop the sale.',
      'I stop selling the currency and write to Badr to correct its rate.',
    ],
  },
  'finance-competency-29@1': {
    story:
      'Your study of a new factory in Ajman, in 9 sections, goes to the bank in two days. Today Shahd, the project manager, asks to delay the opening by 3 months. This changes two sections, and reviewing their figures takes a day.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I keep the old date in the study until Shahd confirms in writing.',
      'I work out the whole study again tonight and review it tomorrow.',
      'I work out the two sections today and leave tomorrow for review.',
      'I ask the bank for another date that leaves room for new figures.',
      'I submit the study as it is and warn the bank that Shahd wavers.',
    ],
  },
  'finance-competency-30@1': {
    story:
      'An audit plan in Amman requires 50 invoices matched to originals before the file closes tomorrow. You matched 41 without error. The other originals are in a distant store. Nobody reopens the sheet once approved, and Saad, the team head, trusts your work.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I match the largest invoices that remain and write the true number.',
      'I write 41 on the sheet and explain that the rest are unchecked.',
      'I close the file with no number and answer if anyone asks.',
      'I tell Saad the present number and close if he is content.',
      'I approve the sheet for 50 because those already matched proved sound.',
    ],
  },
  'finance-skills-01@1': {
    story:
      'The bank takes payment files until 14:00. Preparing and sending the supplier file takes one hour, matching what arrived 30 minutes, and pulling it back if an error shows 45 minutes. Approval from Noura, the manager, came late, at 12:15. Paying tomorrow is fine.',
    question: 'Which decision is most correct for the payment file?',
    options: [
      'I pay tomorrow and start preparing at 11:45 at the latest.',
      'I pay today and pull it back after 14:00 if an error shows.',
      'I pay tomorrow and prepare the file after the morning work.',
      'I send it without matching to leave time for pulling it back.',
      'I prepare and match the file now, as both end before closing.',
    ],
  },
  'finance-skills-04@1': {
    story:
      'The till of a branch in Buraidah shows a shortage that lasts 3 days and then goes, at unknown times. Counting may take at most 5% of till time. Count A is weekly and takes 1%, B is daily at 4%, and C follows each transaction and takes 20%.',
    question: 'Which decision is most correct for finding the shortage?',
    options: [
      'I carry out B in salary week and end it after that.',
      'I keep to A because it saves till time for serving people.',
      'I adopt C this month to learn which transaction came before it.',
      'I ask those at the till on which days they recall a shortage.',
      'I apply B every day until the shortage and its days show.',
    ],
  },
  'finance-skills-07@1': {
    story:
      'A food factory in Jubail wants an insurance policy that covers at least 4 million riyals in a single event and pays within 30 days. The cheapest policy that meets both conditions is preferred.',
    question: 'Which decision is most correct for the policy?',
    options: [
      'I choose cover of 5 million, paid within 45 days, for 30 thousand.',
      'I sign for cover of 6 million, paid within 15 days, at 60 thousand.',
      'I buy cover of 4 million, paid within 25 days, for 45 thousand.',
      'I take cover of one million, paid within 60 days, for 20 thousand.',
      'I accept cover of 5 million, paid in 10 to 50 days, for 35 thousand.',
    ],
  },
  'finance-skills-10@1': {
    story:
      'A branch in Khobar closes its month if no entry has a severe error and at most 6% have errors. Of 250 entries, 10 have errors. One is severe: a payment booked to another supplier, put right in two hours. Sami, the finance manager, expects the close tomorrow.',
    question: 'Which decision is most correct for closing the month?',
    options: [
      'I shift the payment entry to next month and close this one clean.',
      'I correct the payment entry, rematch it and close with the rest listed.',
      'I close the month on time because only 4% of entries have errors.',
      'I delay the close until all entries with errors are put right.',
      'I refuse the close because errors reach 10 and the limit is 6.',
    ],
  },
  'finance-skills-13@1': {
    story:
      'Two sister companies in Beirut pay through the same bank. At the first, payments reach local suppliers but bounce from those abroad. At the second, they reach all. The first moved its supplier details to a new register this week.',
    question: 'Which decision is most correct for finding why payments bounce?',
    options: [
      'I return to the old register at the first company and drop the new.',
      'I take the account to another bank because the bouncing is recent.',
      'I check the balance of the first company and its payment signatures.',
      'I compare the details of one supplier abroad in both registers.',
      'I move the second company to a new register too, to make both alike.',
    ],
  },
  'finance-skills-16@1': {
    story:
      'Tariq, from an outside institute, trains credit analysts at a bank in Riyadh. He wants 10 real loan requests for training, no matter whose. The register holds names, phones and account numbers of 3000 people.',
    question: 'Which decision is most correct for what Tariq asks?',
    options: [
      'I select 10 varied requests and hand them over as people filed them.',
      'I hand Tariq the register on a locked disk until training ends.',
      'I let Tariq browse the names at my desk and copy what helps him.',
      'I prepare 10 requests after removing all that names their owners.',
      'I remove personal details and give Tariq all else in the register.',
    ],
  },
  'finance-skills-19@1': {
    story:
      'Finance at a transport firm in Sohar gets 3 problems. The expenses app is down for 60 people, who have paper forms. Fuel cards failed, which stops 15 trucks. The card of Hani, the director, failed and stops his work trip. Finance puts first what stops work.',
    question: 'Which decision is most correct for the order of problems?',
    options: [
      'I activate the card of Hani as director, then app, then fuel.',
      'I restore the fuel cards, then the card of Hani, then the app.',
      'I restore the app as the easiest, then the card of Hani, then fuel.',
      'I begin with the app as it touches 60, then fuel, then Hani.',
      'I put first the card of Hani, then fuel cards, and end with the app.',
    ],
  },
  'finance-skills-22@1': {
    story:
      'A restaurant chain in Abha deposited 500 cheques. Of these, 490 were collected, and 10 worth 12000 riyals were returned. The account grew by 15000 riyals less than the deposit. Ghada, the treasury manager, waits to know if the reconciliation can be approved.',
    question: 'Which decision is most correct for approving the reconciliation?',
    options: [
      'I put it off and search the collected cheques for 3000 riyals.',
      'I book 15000 riyals as fees to make account and deposit equal.',
      'I reject it and enter all the cheques again from the first on the list.',
      'I approve because those returned are no more than 10 cheques.',
      'I approve because collected and returned make up 500 cheques.',
    ],
  },
  'finance-skills-25@1': {
    story:
      'Sarah, credit manager at a bank in Manama, wants to know if a shorter form makes files more complete. Fewer files are complete in the holiday season, which is next week. The bank can send clients a list of papers at any time.',
    question: 'Which decision is most correct for measuring the effect of the form?',
    options: [
      'I show the form to its designers and take the effect they expect.',
      'I give half the clients, at random, the short form and the list.',
      'I use the short form in the season and compare with this week.',
      'I try the short form at one branch next week and the long at another.',
      'I split requests next week at random between both forms, with no list.',
    ],
  },
  'finance-skills-28@1': {
    story:
      'At a firm in Rabigh, false invoices in the name of a known supplier entered the payment list, and some are paid each quarter hour. The fraud unit finds their source in the original messages if they stay in place. It comes within minutes. You may stop the list.',
    question: 'Which decision is most correct on this discovery?',
    options: [
      'I wipe the invoices and their messages and then inform the unit.',
      'I freeze the list, keep the messages and tell the unit after work.',
      'I stop the list, leave the messages and call in the unit now.',
      'I call in the unit now and leave list and messages alone.',
      'I pass the other invoices to branch lists to spare a delay.',
    ],
  },
}
