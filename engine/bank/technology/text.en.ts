import type { PairTextsOf } from '../pair.ts'
import type { pairs } from './pairs.ts'

export const en: PairTextsOf<typeof pairs> = {
  'technology-competency-25@1': {
    deciding: 'Does rebuilding a part save more time than it takes?',
    stories: {
      a: 'One software team in Riyadh works on 6 features, and the client pays when the last of them is delivered. A feature takes two weeks, and 4 weeks more if it goes through the old billing module. Of these features, 5 do. The module has 4 parts; rebuilding a part takes 3 weeks and then saves a week in every feature that goes through it.',
      b: 'One software team in Riyadh works on 6 features, and the client pays when the last of them is delivered. A feature takes two weeks, and 4 weeks more if it goes through the old billing module. Of these features, one does. The module has 4 parts; rebuilding a part takes 3 weeks and then saves a week in every feature that goes through it.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      hwdw: 'I begin the six features after rebuilding 3 parts of the module.',
      qqhb: 'I begin the six features after rebuilding two parts of the module.',
      xzth: 'I begin the six features after rebuilding all four parts of the module.',
      zdfr: 'I begin the six features after rebuilding a single part of the module.',
      zlfc: 'I begin the six features today with all four parts unchanged.',
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
      txfz: "I take Huda's place in all team meetings and answer the messages to her.",
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
      mmgc: 'I prepare the steps for paper work in an outage and try them out with those present.',
      nqtk: 'I prepare the steps for working on paper during an outage and read them to those present.',
      zvwm: 'I prepare two ways to prevent an outage without their cost and show them to those present.',
    },
  },
  'technology-competency-28@1': {
    deciding: 'How much work is it to re-enter what a return deletes?',
    stories: {
      a: 'An update at noon to the app of a chain of shops in Jeddah now charges one card in every 10 twice. The previous release cannot read the orders taken in the new one and deletes them on return; so far they number 6. Entering an order again takes 3 minutes. The repair will be ready in 4 hours, cash is accepted, and the decision is yours.',
      b: 'An update at noon to the app of a chain of shops in Jeddah now charges one card in every 10 twice. The previous release cannot read the orders taken in the new one and deletes them on return; so far they number 4800. Entering an order again takes 3 minutes. The repair will be ready in 4 hours, cash is accepted, and the decision is yours.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      glfr: 'I return all of the shops to the previous release and enter again what it deletes.',
      nqhw: 'I take only cash in half of the shops until the repair and keep the orders.',
      rmzj: 'I take only cash in all of the shops until the repair and keep the orders.',
      vknh: 'I return half of the shops to the previous release and enter again what it deletes.',
      zmlv: 'I keep the new release in all of the shops and announce refunds of double charges.',
    },
  },
  'technology-competency-29@1': {
    deciding: "Does the disk reach 100% before 7 o'clock?",
    stories: {
      a: "You are alone tonight at a data centre in Amman, on a shift from 2 to 6 o'clock for updating 20 network switches; any left over wait a month. As it begins, the mail disk is 80% full. It fills by 1% an hour, and once it is at 100% every message that arrives is lost. Each hour of cleaning frees 4% while it goes on filling, and Manal comes at 7 to enlarge it.",
      b: "You are alone tonight at a data centre in Amman, on a shift from 2 to 6 o'clock for updating 20 network switches; any left over wait a month. As it begins, the mail disk is 80% full. It fills by 6% an hour, and once it is at 100% every message that arrives is lost. Each hour of cleaning frees 4% while it goes on filling, and Manal comes at 7 to enlarge it.",
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
      a: 'A system made by your team in Buraidah has rounded the amounts in its reports to whole riyals for 5 months. It was repaired today and the twenty companies that receive the reports were told; only resent reports can give the exact amounts. They use the reports to feed their office screens. Only the last 3 months of their books can be corrected, and resending the reports of a month puts a promised software module back by 4 days.',
      b: 'A system made by your team in Buraidah has rounded the amounts in its reports to whole riyals for 5 months. It was repaired today and the twenty companies that receive the reports were told; only resent reports can give the exact amounts. They use the reports to write their client invoices. Only the last 3 months of their books can be corrected, and resending the reports of a month puts a promised software module back by 4 days.',
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
    deciding: 'How long do resolvers go on giving the old address?',
    stories: {
      a: 'An online shop in Madinah moves tonight to a server with a new IP address. The address is changed in the DNS record at 10 p.m., and the TTL of this record has been 86400 for a year. Both servers run on one order database until the old one is stopped; before that, the prices of the shop, which change every half hour, cannot be edited. Whoever reaches a stopped server finds no shop, and all resolvers keep to the DNS standard.',
      b: 'An online shop in Madinah moves tonight to a server with a new IP address. The address is changed in the DNS record at 10 p.m., and the TTL of this record has been 300 for a year. Both servers run on one order database until the old one is stopped; before that, the prices of the shop, which change every half hour, cannot be edited. Whoever reaches a stopped server finds no shop, and all resolvers keep to the DNS standard.',
    },
    question: 'What is the best length for the price freeze?',
    options: {
      bjmv: 'I freeze the prices for 6 hours after the change and then stop the old server.',
      cdlj: 'I freeze the prices for one hour after the change and then stop the old server.',
      rndk: 'I freeze the prices for 13 hours after the change and then stop the old server.',
      ryxv: 'I freeze the prices for 10 minutes after the change and then stop the old server.',
      vyvx: 'I freeze the prices for 25 hours after the change and then stop the old server.',
    },
  },
  'technology-skills-04@1': {
    deciding: 'Is the help text of normal or of large size?',
    stories: {
      a: 'A university in Al-Ahsa launches an online admission service on Sunday, and its contract asks for level AA of WCAG. The contrast checker reads 3.6:1 for the grey help text on its pages. This text is 16 pixels in size and of regular weight on all pages. Colours are set page by page: the busiest pages need one week and all of them two, and each day of delay adds 300 people at the counters.',
      b: 'A university in Al-Ahsa launches an online admission service on Sunday, and its contract asks for level AA of WCAG. The contrast checker reads 3.6:1 for the grey help text on its pages. This text is 28 pixels in size and of regular weight on all pages. Colours are set page by page: the busiest pages need one week and all of them two, and each day of delay adds 300 people at the counters.',
    },
    question: 'Which decision on the launch is best?',
    options: {
      bmrw: 'I delay the launch by one week and darken the grey help text on the busiest pages.',
      gzlp: 'I launch the service on its date and accept the grey help text as it is now.',
      lhsw: 'I launch the service on its date and darken the grey help text on the first page later.',
      xghx: 'I delay the launch by 3 days and darken the grey help text on the first two pages.',
      zjxm: 'I delay the launch by two weeks and darken the grey help text on all pages.',
    },
  },
  'technology-skills-07@1': {
    deciding: 'Is the slow step a save or a search?',
    stories: {
      a: 'A water company in Muscat has a table of readings that has grown in a year from 6 to 30 million rows; besides its primary key it has only 3 indexes, which no query uses. Readings come in from the meters all day, and the call centre asks for them by customer number. Over the year, saving readings has become 5 times slower. The weekly change window has room for creating one index, dropping one or moving the table.',
      b: 'A water company in Muscat has a table of readings that has grown in a year from 6 to 30 million rows; besides its primary key it has only 3 indexes, which no query uses. Readings come in from the meters all day, and the call centre asks for them by customer number. Over the year, finding readings has become 5 times slower. The weekly change window has room for creating one index, dropping one or moving the table.',
    },
    question: 'Which remedy suits the slowdown best?',
    options: {
      kclk: 'I create an index on the customer number in the window of this week.',
      lpmk: 'I drop the three unused indexes one after another in 3 weekly windows.',
      nzqy: 'I drop one of the unused indexes in the window of this week.',
      qydh: 'I create indexes on customer, date, district and meter in 4 weekly windows.',
      zyqm: 'I move the table with its indexes this week to a disk faster by one fifth.',
    },
  },
  'technology-skills-10@1': {
    deciding: 'Does the number of the release promise to keep what our code calls?',
    stories: {
      a: 'An online shop in Khobar runs release 4.7.1 of a software library with a known vulnerability, and the web application firewall has stopped every attempt on it so far. The library follows SemVer in its numbering. The first release that fixes it is 4.9.0. The tests take two hours and cover half of the code of the shop, and one week is enough to adapt the code to any release.',
      b: 'An online shop in Khobar runs release 4.7.1 of a software library with a known vulnerability, and the web application firewall has stopped every attempt on it so far. The library follows SemVer in its numbering. The first release that fixes it is 5.0.0. The tests take two hours and cover half of the code of the shop, and one week is enough to adapt the code to any release.',
    },
    question: 'Which way of putting in the new release is best?',
    options: {
      fzbb: 'I put the new release in after one week of adapting our code and testing both.',
      rdqf: 'I put the new release in tonight after the tests, with our code as it stands.',
      szph: 'I put the new release in after 3 days of adapting our code and testing both.',
      ttvg: 'I put the new release in after 3 weeks of adapting our code and testing both.',
      zjvj: 'I put the new release in tomorrow night after the tests, with our code as it stands.',
    },
  },
  'technology-skills-13@1': {
    deciding: 'Did the DHCP server answer the computers?',
    stories: {
      a: 'Since morning the computers of a branch in Hail can open no website and no folder outside the branch. The branch has a DHCP server and a router; their settings are right, restarting both changed nothing, and each has a spare set up. The IP addresses of the computers were released and requested again, and now begin with 169.254. Cables, switch and outside line are sound, and the noon break leaves time for one attempt.',
      b: 'Since morning the computers of a branch in Hail can open no website and no folder outside the branch. The branch has a DHCP server and a router; their settings are right, restarting both changed nothing, and each has a spare set up. The IP addresses of the computers were released and requested again, and now begin with 172.20. Cables, switch and outside line are sound, and the noon break leaves time for one attempt.',
    },
    question: "Which step is best for bringing back the branch's connection with the outside?",
    options: {
      ccyk: 'I move all of the computers to the spare DHCP server, which stops the phones for an hour.',
      kqrc: 'I move half of the computers to the spare router, which stops the phones for half an hour.',
      qfyd: 'I move all of the computers to the spare router, which stops the phones for an hour.',
      rgrl: 'I move a quarter of the staff to a nearby branch for today, which leaves the phones as they are.',
      shcq: 'I move half of the computers to the spare DHCP server, which stops the phones for half an hour.',
    },
  },
  'technology-skills-16@1': {
    deciding: 'Which of the two columns must be read again?',
    stories: {
      a: 'A travel company in Riyadh has a table of 200000 clients with two columns stored as they were typed. Column 3 holds the passwords that clients sign in with, and column 7 holds the IBANs that refunds go to. Tariq, the supervisor, wants them protected by encryption or salted hashes, and the original text and its copies erased in each protected row. One night is enough for all rows.',
      b: 'A travel company in Riyadh has a table of 200000 clients with two columns stored as they were typed. Column 3 holds the IBANs that refunds go to, and column 7 holds the passwords that clients sign in with. Tariq, the supervisor, wants them protected by encryption or salted hashes, and the original text and its copies erased in each protected row. One night is enough for all rows.',
    },
    question: 'Which way of storing the two columns is best?',
    options: {
      hxwn: 'I store column 3 as salted hashes and encrypt column 7, in the rows of new clients only.',
      mtzm: 'I encrypt column 3 and store column 7 as salted hashes, in the rows of new clients only.',
      sdhc: 'I encrypt column 3 and store column 7 as salted hashes, in the rows of all clients tonight.',
      wxpt: 'I encrypt column 3 and encrypt column 7 in the same way, in the rows of new clients only.',
      zqwp: 'I store column 3 as salted hashes and encrypt column 7, in the rows of all clients tonight.',
    },
  },
  'technology-skills-19@1': {
    deciding: 'Does a repeated request create a second order?',
    stories: {
      a: 'A sales app in Taif sent 400 new orders to the warehouse service, and the connection broke before any answer came. About half of them had been recorded before the break. All were sent with PUT and no idempotency key; the service keeps to the HTTP standard and has changed nothing since. Comparing 100 with its records by hand takes an hour; an order missing after two hours costs 10 riyals, and one recorded twice costs 60.',
      b: 'A sales app in Taif sent 400 new orders to the warehouse service, and the connection broke before any answer came. About half of them had been recorded before the break. All were sent with POST and no idempotency key; the service keeps to the HTTP standard and has changed nothing since. Comparing 100 with its records by hand takes an hour; an order missing after two hours costs 10 riyals, and one recorded twice costs 60.',
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
      a: 'On Sunday at noon, two files of a polyclinic in Cairo were put in a public code store and taken out an hour later. The bookings file is of type PFX and the invoices file of type CRT, and neither has a password. A new TLS key and certificate for a service, with the old one revoked, stops it for 3 hours, as its devices are old; renewal is due in 5 weeks. The window tonight has room for one service.',
      b: 'On Sunday at noon, two files of a polyclinic in Cairo were put in a public code store and taken out an hour later. The bookings file is of type CRT and the invoices file of type PFX, and neither has a password. A new TLS key and certificate for a service, with the old one revoked, stops it for 3 hours, as its devices are old; renewal is due in 5 weeks. The window tonight has room for one service.',
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
  'technology-skills-25@1': {
    deciding: 'Does the model have to look ahead or to fill in among the readings?',
    stories: {
      a: 'An energy services company in Tabuk has 40000 readings of consumption from the last 12 months, each for one day in a different building. The file is sorted by date, and the model is to estimate the consumption of other buildings in the coming month. Its accuracy is measured once on 8000 readings that it was not trained on, and goes into its contract. Only the test readings are still to be chosen.',
      b: 'An energy services company in Tabuk has 40000 readings of consumption from the last 12 months, each for one day in a different building. The file is sorted by date, and the model is to estimate the consumption of other buildings in the same months. Its accuracy is measured once on 8000 readings that it was not trained on, and goes into its contract. Only the test readings are still to be chosen.',
    },
    question: 'Which choice of test readings is best?',
    options: {
      cjcs: 'I hold back the last 2000 readings of the year, then 6000 at random.',
      hbcc: 'I hold back the last 8000 readings of the whole year for the test.',
      mytq: 'I hold back the last 6000 readings of the year, then 2000 at random.',
      rbqk: 'I hold back 8000 random readings of the whole year for the test.',
      sfxb: 'I hold back the last 4000 readings of the year, then 4000 at random.',
    },
  },
  'technology-skills-28@1': {
    deciding: 'Which copies must be read for the restore?',
    stories: {
      a: 'The disk of the appointments system of a polyclinic in Najran has failed, and restoring its data to a new disk has begun. A full backup of the files was made a week earlier, then 6 nightly differential backups. Reading and checking the full one takes two hours, and each nightly one an hour. Patients who come before the system is back are not seen, and each hour of waiting after that wastes 30 appointments.',
      b: 'The disk of the appointments system of a polyclinic in Najran has failed, and restoring its data to a new disk has begun. A full backup of the files was made a week earlier, then 6 nightly incremental backups. Reading and checking the full one takes two hours, and each nightly one an hour. Patients who come before the system is back are not seen, and each hour of waiting after that wastes 30 appointments.',
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
