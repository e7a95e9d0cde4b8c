import type { PairTextsOf } from '../pair.ts'
import type { pairs } from './pairs.ts'

export const en: PairTextsOf<typeof pairs> = {
  'technology-competency-25@1': {
    deciding: 'Does rebuilding a part save more time than it takes?',
    stories: {
      a: 'One software team in Riyadh works on 6 features, and the client pays when the last of them is delivered. A feature takes two weeks, and 4 weeks more if it goes through the old billing module. The module is used by 5 of these features. It has 4 parts; rebuilding a part takes 3 weeks and then saves a week in every feature that goes through it.',
      b: 'One software team in Riyadh works on 6 features, and the client pays when the last of them is delivered. A feature takes two weeks, and 4 weeks more if it goes through the old billing module. The module is used by 1 of these features. It has 4 parts; rebuilding a part takes 3 weeks and then saves a week in every feature that goes through it.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      hwdw: 'I begin the six features after rebuilding three parts of the module, and rebuild the other after delivery.',
      qqhb: 'I begin the six features after rebuilding two parts of the module, and rebuild the others after delivery.',
      xzth: 'I begin the six features once all four parts of the module have been rebuilt.',
      zdfr: 'I begin the six features after rebuilding one part of the module, and rebuild the others after delivery.',
      zlfc: 'I begin the six features today and rebuild all four parts of the module after delivery.',
    },
  },
  'technology-competency-26@1': {
    deciding: 'Is Huda still with the company after the 20th?',
    stories: {
      a: 'At a company in Dammam only Huda can repair the payment service, which fails about once a month. Before the 20th she has 8 working days for a release that needs them all or slips by a month, and client tickets take 4 of them. Then she leaves for Jubail to attend training for a week. You are free on these days for one kind of help; writing down what she knows takes both of you 4 days.',
      b: 'At a company in Dammam only Huda can repair the payment service, which fails about once a month. Before the 20th she has 8 working days for a release that needs them all or slips by a month, and client tickets take 4 of them. Then she leaves for Jubail to start a job at another firm. You are free on these days for one kind of help; writing down what she knows takes both of you 4 days.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      cclc: 'I take over all the tickets on these days and leave Huda only the release.',
      nrqv: 'I write down the payment faults with Huda over 4 days and put the remedies in order.',
      pxzr: 'I write down the payment faults with Huda over 8 days and put the remedies in order.',
      txfz: "I take Huda's place in all team meetings and answer the messages sent to her.",
      txkj: 'I take over half of the tickets on these days and leave Huda the rest.',
    },
  },
  'technology-competency-27@1': {
    deciding: 'What falls to the listeners afterwards: working during an outage or paying to prevent it?',
    stories: {
      a: "The system of a hospital in Abha was down for 4 hours yesterday, and it may go down again until its repair is paid for. Noura heads the reception desks, and Majid heads the budget committee. Tomorrow you have 10 minutes to speak about the outage with Noura's people. Before then there is time to prepare one thing only.",
      b: "The system of a hospital in Abha was down for 4 hours yesterday, and it may go down again until its repair is paid for. Noura heads the reception desks, and Majid heads the budget committee. Tomorrow you have 10 minutes to speak about the outage with Majid's people. Before then there is time to prepare one thing only.",
    },
    question: 'What is the best thing to do now?',
    options: {
      hjzt: 'I prepare 3 ways to prevent an outage with their cost and compare them for those present.',
      lbrs: 'I prepare an hour-by-hour account of yesterday and show it to those present.',
      mmgc: 'I prepare the steps for working on paper in an outage and try them out with those present.',
      nqtk: 'I prepare the steps for working on paper during an outage and read them to those present.',
      zvwm: 'I prepare 2 ways to prevent an outage without their cost and show them to those present.',
    },
  },
  'technology-competency-28@1': {
    deciding: 'How much work is it to re-enter what a return deletes?',
    stories: {
      a: 'An update at noon to the app of a chain of shops in Jeddah now charges 1 card in every 10 twice. The previous release cannot read the orders taken in the new one and deletes them on rollback; so far they number 6. Entering an order again takes 3 minutes. The fix will be ready in 4 hours, cash is accepted, and the decision is yours.',
      b: 'An update at noon to the app of a chain of shops in Jeddah now charges 1 card in every 10 twice. The previous release cannot read the orders taken in the new one and deletes them on rollback; so far they number 4800. Entering an order again takes 3 minutes. The fix will be ready in 4 hours, cash is accepted, and the decision is yours.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      glfr: 'I roll all of the shops back to the previous release and re-enter what it deletes.',
      nqhw: 'I take only cash in half of the shops until the fix and keep the orders.',
      rmzj: 'I take only cash in all of the shops until the fix and keep the orders.',
      vknh: 'I roll half of the shops back to the previous release and re-enter what it deletes.',
      zmlv: 'I keep the new release in all of the shops and announce refunds of double charges.',
    },
  },
  'technology-competency-29@1': {
    deciding: "Does the disk reach 100% before 7 o'clock?",
    stories: {
      a: "You are alone tonight at a data centre in Amman, on a shift from 2 to 6 o'clock for updating 20 network switches; any left over will wait a month. As the shift begins, the mail disk is 80% full. It fills by 1% an hour, and once it is at 100% every message that arrives is lost. Each hour of cleaning frees 4% while the disk goes on filling, and Manal comes at 7 to enlarge it.",
      b: "You are alone tonight at a data centre in Amman, on a shift from 2 to 6 o'clock for updating 20 network switches; any left over will wait a month. As the shift begins, the mail disk is 80% full. It fills by 6% an hour, and once it is at 100% every message that arrives is lost. Each hour of cleaning frees 4% while the disk goes on filling, and Manal comes at 7 to enlarge it.",
    },
    question: 'What is the best thing to do now?',
    options: {
      ctdk: 'I update all twenty switches on the shift and leave the disk as it is.',
      fcnb: 'I give the cleaning one hour of the shift and update 15 of the switches.',
      nlym: 'I give the cleaning 3 hours of the shift and update 5 of the switches.',
      qskj: 'I give the cleaning an hour and a half of the shift and update 12 switches.',
      tjkq: 'I give the cleaning two hours of the shift and update 10 of the switches.',
    },
  },
  'technology-competency-30@1': {
    deciding: 'What did the companies do with the figures?',
    stories: {
      a: "A system made by your team in Buraidah has rounded the amounts in its reports to whole riyals for 5 months. It was fixed today and the 20 companies that receive the reports were told; only resent reports can give the exact amounts. They use the reports to feed their office screens. Only the last 3 months of their books can be corrected, and resending a month's reports puts a promised software module back by 4 days.",
      b: "A system made by your team in Buraidah has rounded the amounts in its reports to whole riyals for 5 months. It was fixed today and the 20 companies that receive the reports were told; only resent reports can give the exact amounts. They use the reports to write their client invoices. Only the last 3 months of their books can be corrected, and resending a month's reports puts a promised software module back by 4 days.",
    },
    question: 'Which decision suits this situation best?',
    options: {
      cfrz: 'I resend the companies the last 3 months of reports and delay the module by 12 days.',
      pjns: 'I deliver the module on its date and let the notice stand for the earlier reports.',
      qxxx: 'I spend one week on questions about the reports and delay the module by 5 days.',
      vdng: 'I resend the companies all five months of reports and delay the module by 20 days.',
      ygwp: 'I resend the companies the last week of reports and delay the module by one day.',
    },
  },
  'technology-skills-01@1': {
    deciding: 'Which of the two records holds the address of the site?',
    stories: {
      a: 'An online shop in Madinah moves tonight to a server with a new IP address; its mail stays where it is. The address is changed in the DNS as it moves; the TTL, unchanged for a year, is 300 in the MX record and 86400 in the A record. Both shop servers use one order database until the old server stops; before that, the prices, which change every half hour, cannot be edited. A stopped server opens no shop, and the resolvers keep to the standard.',
      b: 'An online shop in Madinah moves tonight to a server with a new IP address; its mail stays where it is. The address is changed in the DNS as it moves; the TTL, unchanged for a year, is 86400 in the MX record and 300 in the A record. Both shop servers use one order database until the old server stops; before that, the prices, which change every half hour, cannot be edited. A stopped server opens no shop, and the resolvers keep to the standard.',
    },
    question: 'What is the shortest price freeze that is long enough?',
    options: {
      bjmv: 'I freeze the prices for 6 hours after the move and then stop the old server.',
      cdlj: 'I freeze the prices for 1 hour after the move and then stop the old server.',
      rndk: 'I freeze the prices for 13 hours after the move and then stop the old server.',
      ryxv: 'I freeze the prices for 10 minutes after the move and then stop the old server.',
      vyvx: 'I freeze the prices for 25 hours after the move and then stop the old server.',
    },
  },
  'technology-skills-04@1': {
    deciding: 'Up to what number does the number column reach?',
    stories: {
      a: "A water company records readings from 4 cities in 4 tables; row numbers come from one series, now at 2120 million and growing by 20 million a month. The number column of each is a signed 32-bit integer. Converting it to 64 bits stops the city's recording for two days, and no table takes a row past its limit. In a year the tables move to a system that converts without stopping; until then conversion is possible only this week, for all tables at once.",
      b: "A water company records readings from 4 cities in 4 tables; row numbers come from one series, now at 2120 million and growing by 20 million a month. The number column of each is an unsigned 32-bit integer. Converting it to 64 bits stops the city's recording for two days, and no table takes a row past its limit. In a year the tables move to a system that converts without stopping; until then conversion is possible only this week, for all tables at once.",
    },
    question: 'How many of the tables is it best to convert this week?',
    options: {
      fvkd: 'I keep the number column as it is this year in the tables of all 4 cities.',
      jgtc: 'I convert the number column to 64 bits this week in the table of 1 city.',
      mwzs: 'I convert the number column to 64 bits this week in the tables of 3 cities.',
      qrbp: 'I convert the number column to 64 bits this week in the tables of all 4 cities.',
      xhnl: 'I convert the number column to 64 bits this week in the tables of 2 cities.',
    },
  },
  'technology-skills-07@2': {
    deciding: 'Which of the two arrays survives the loss of these two disks?',
    stories: {
      a: 'Disks 1 and 2 in each of two storage arrays at a shipping company in Muscat are ruined by a voltage surge, and both were switched off at once. The accounts array is RAID 50 and the shipments array RAID 6, each of 8 disks (where there are groups, 1 to 4 form the first). There are 4 new disks, and the last backup of both is from yesterday. Restoring from the backup wipes an array and writes it anew, so what was recorded today is lost.',
      b: 'Disks 1 and 2 in each of two storage arrays at a shipping company in Muscat are ruined by a voltage surge, and both were switched off at once. The accounts array is RAID 6 and the shipments array RAID 50, each of 8 disks (where there are groups, 1 to 4 form the first). There are 4 new disks, and the last backup of both is from yesterday. Restoring from the backup wipes an array and writes it anew, so what was recorded today is lost.',
    },
    question: 'Which way of bringing both arrays back into service is best?',
    options: {
      bqvr: 'I rebuild the shipments array on two new disks and restore the accounts from the backup, both tonight.',
      fgsc: 'I rebuild the shipments array on two new disks tonight and restore the accounts from the backup tomorrow.',
      lwxj: 'I rebuild the accounts array on two new disks and restore the shipments from the backup, both tonight.',
      nhdf: 'I send the disks of both arrays to a data recovery laboratory tonight and wait five days.',
      ztkm: 'I rebuild the accounts array on two new disks tonight and restore the shipments from the backup tomorrow.',
    },
  },
  'technology-skills-10@2': {
    deciding: 'Does the number of the release promise to keep what our code calls?',
    stories: {
      a: 'An online shop in Khobar uses a software library with a known vulnerability, and the web application firewall has stopped every attempt to exploit it. The library follows SemVer and publishes no changelog; the shop calls only its public interface. The shop runs release 1.7.1, and the first release that fixes the flaw is 1.9.0. The tests take two hours and cover half of the shop code, and adapting it to a release that breaks it takes a full week.',
      b: 'An online shop in Khobar uses a software library with a known vulnerability, and the web application firewall has stopped every attempt to exploit it. The library follows SemVer and publishes no changelog; the shop calls only its public interface. The shop runs release 0.7.1, and the first release that fixes the flaw is 0.9.0. The tests take two hours and cover half of the shop code, and adapting it to a release that breaks it takes a full week.',
    },
    question: 'Which way of putting in the new release is best?',
    options: {
      fzbb: 'I deploy the new release after one week of adapting our code and testing both.',
      rdqf: 'I deploy the new release tonight after the tests, with our code as it stands.',
      szph: 'I deploy the new release after 3 days of adapting our code and testing both.',
      ttvg: 'I deploy the new release after 10 days of adapting our code and testing both.',
      zjvj: 'I deploy the new release tomorrow night after the tests, with our code as it stands.',
    },
  },
  'technology-skills-13@1': {
    deciding: 'Did the DHCP servers answer the computers?',
    stories: {
      a: "Last night the DHCP servers and the routers of 4 branches in Hail were updated, and since morning their computers have reached nothing outside the branch. The settings, gateway address included, are correct, the servers are on the computers' subnets, and cables, switches and outside lines are sound. The IP addresses of the computers were all released and requested again, and now begin with 169.254. Returning a device to its former release costs 900 riyals, and today there is time for one kind of device only.",
      b: "Last night the DHCP servers and the routers of 4 branches in Hail were updated, and since morning their computers have reached nothing outside the branch. The settings, gateway address included, are correct, the servers are on the computers' subnets, and cables, switches and outside lines are sound. The IP addresses of the computers were all released and requested again, and now begin with 172.20. Returning a device to its former release costs 900 riyals, and today there is time for one kind of device only.",
    },
    question: "Which step is best for restoring the branches' connection to the outside?",
    options: {
      dtcv: 'I return the routers in 2 branches to their former release today.',
      gsxr: 'I supply the 4 branches today with mobile modems for a quarter of the computers.',
      hbnq: 'I return the DHCP servers in all 4 branches to their former release today.',
      pmjd: 'I return the DHCP servers in 2 branches to their former release today.',
      vtkw: 'I return the routers in all 4 branches to their former release today.',
    },
  },
  'technology-skills-16@2': {
    deciding: 'Do the rows include the clients without consent?',
    stories: {
      a: 'Clients of a travel company in Riyadh must agree to a new use of their data. One table lists the clients, another the consents, at most one each, and one client in three has none. A query names the clients first, links the two by client number with INNER JOIN and returns 600 rows. Whoever has none gets a paper form, and a form too many or too few costs 20 riyals.',
      b: 'Clients of a travel company in Riyadh must agree to a new use of their data. One table lists the clients, another the consents, at most one each, and one client in three has none. A query names the clients first, links the two by client number with LEFT JOIN and returns 600 rows. Whoever has none gets a paper form, and a form too many or too few costs 20 riyals.',
    },
    question: 'How many paper forms are right?',
    options: {
      cxwn: 'I order 275 of the paper forms from the printer.',
      hbrt: 'I order 225 of the paper forms from the printer.',
      qlvd: 'I order 300 of the paper forms from the printer.',
      skmp: 'I order 200 of the paper forms from the printer.',
      zjgf: 'I order 250 of the paper forms from the printer.',
    },
  },
  'technology-skills-19@1': {
    deciding: 'Does a repeated request create a second order?',
    stories: {
      a: 'A sales app in Taif sent 400 new orders to the warehouse service, and the connection broke before any answer came. About half of them had been recorded before the break. All were sent with PUT and no idempotency key; the service keeps to the HTTP standard and has changed no order since. Comparing 100 orders with its records by hand takes an hour; an order missing after two hours costs 10 riyals, and one recorded twice costs 60.',
      b: 'A sales app in Taif sent 400 new orders to the warehouse service, and the connection broke before any answer came. About half of them had been recorded before the break. All were sent with POST and no idempotency key; the service keeps to the HTTP standard and has changed no order since. Comparing 100 orders with its records by hand takes an hour; an order missing after two hours costs 10 riyals, and one recorded twice costs 60.',
    },
    question: 'Which decision on the orders is best?',
    options: {
      brjl: 'I send 100 orders again now and compare 300 with the records before sending them.',
      dqxq: 'I send 300 orders again now and compare 100 with the records before sending them.',
      fcdl: 'I send 200 orders again now and compare 200 with the records before sending them.',
      mzcc: 'I send all of the orders again now and compare none of them with the records.',
      xmmn: 'I compare all of the orders with the records and then send the missing ones in one batch.',
    },
  },
  'technology-skills-22@1': {
    deciding: 'Which of the two published files is a secret?',
    stories: {
      a: "On Sunday at noon, two files of a polyclinic in Cairo were put in a public code repository and taken out an hour later. The bookings file is a PFX and the invoices file a CRT, and neither has a password. Replacing a service's TLS key and certificate, and revoking the old one, stops it for 3 hours, as its devices are old; renewal is due in 5 weeks. Tonight's maintenance window has room for one service.",
      b: "On Sunday at noon, two files of a polyclinic in Cairo were put in a public code repository and taken out an hour later. The bookings file is a CRT and the invoices file a PFX, and neither has a password. Replacing a service's TLS key and certificate, and revoking the old one, stops it for 3 hours, as its devices are old; renewal is due in 5 weeks. Tonight's maintenance window has room for one service.",
    },
    question: 'Which decision on the replacement is best?',
    options: {
      hdmx: 'I replace the invoices key and certificate tonight and put off the bookings until the renewal.',
      nfqk: 'I replace the bookings key and certificate tonight and put off the invoices until the renewal.',
      wpyz: 'I replace the invoices key and certificate tonight and put off the bookings until Saturday night.',
      xyzd: 'I replace the bookings key and certificate tonight and put off the invoices until Saturday night.',
      yfyj: 'I put off both services until noon tomorrow and replace their keys and certificates in one 6-hour stop.',
    },
  },
  'technology-skills-25@4': {
    deciding: 'Are most errors on the blue list or on the green one?',
    stories: {
      a: 'Suspect transfers are on hold at a bank in Tabuk: 1000 marked as fraud by a statistical model (blue list) and 1000 not marked (green list). The null hypothesis of the model is that a transfer is sound; its rate of type I errors was 3%, and of type II errors 39%. This evening the blue list is refused and the green one carried out, except what a manual review, with room for 1000, corrects. Each error costs the bank 500 riyals, and each review 40.',
      b: 'Suspect transfers are on hold at a bank in Tabuk: 1000 marked as fraud by a statistical model (blue list) and 1000 not marked (green list). The null hypothesis of the model is that a transfer is sound; its rate of type I errors was 39%, and of type II errors 3%. This evening the blue list is refused and the green one carried out, except what a manual review, with room for 1000, corrects. Each error costs the bank 500 riyals, and each review 40.',
    },
    question: 'Which manual review is best this afternoon?',
    options: {
      cmbv: 'I write today to all clients how they can object to a decision.',
      dfzp: 'I review by hand half of the transfers on the green list today.',
      jxgl: 'I review by hand half of the transfers on the blue list today.',
      rwkt: 'I review by hand every transfer on the blue list before evening.',
      sqhn: 'I review by hand every transfer on the green list before evening.',
    },
  },
  'technology-skills-28@1': {
    deciding: 'Which copies must be read for the restore?',
    stories: {
      a: 'The disk of the appointments system at a polyclinic in Najran has failed, and its data is being restored to a new disk. A full backup of the files was made a week earlier, then 6 nightly differential backups. Reading and checking the full backup takes two hours, and each nightly one an hour. Patients who come before the system is back are not seen, and each hour of waiting after that wastes 30 appointments.',
      b: 'The disk of the appointments system at a polyclinic in Najran has failed, and its data is being restored to a new disk. A full backup of the files was made a week earlier, then 6 nightly incremental backups. Reading and checking the full backup takes two hours, and each nightly one an hour. Patients who come before the system is back are not seen, and each hour of waiting after that wastes 30 appointments.',
    },
    question: 'Which waiting time is the most accurate one to announce?',
    options: {
      jpvf: 'I announce that patients will be seen from 4 hours after the start of the restore.',
      pnvl: 'I announce that patients will be seen from 3 hours after the start of the restore.',
      pwbh: 'I announce that patients will be seen from 6 hours after the start of the restore.',
      wkxm: 'I announce that patients will be seen from 8 hours after the start of the restore.',
      xhfp: 'I announce that patients will be seen from 5 hours after the start of the restore.',
    },
  },
}
