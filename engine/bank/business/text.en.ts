import type { PairTextsOf } from '../pair.ts'
import type { pairs } from './pairs.ts'

export const en: PairTextsOf<typeof pairs> = {
  'business-competency-25@1': {
    deciding: 'Which search takes longer: the one for engineers or the one for accountants?',
    stories: {
      a: 'A new factory in Yanbu needs 4 engineers and 4 accountants, who start work in 20 weeks. Launching the search for each vacancy takes 20 hours. The engineers will work in the north building and the accountants in the south building. Noura, your recruiter, has 80 hours now and 80 more in 8 weeks. Once launched, such searches have taken 16 weeks for an engineer and 5 for an accountant. The factory manager asks about the engineers every morning.',
      b: 'A new factory in Yanbu needs 4 engineers and 4 accountants, who start work in 20 weeks. Launching the search for each vacancy takes 20 hours. The engineers will work in the north building and the accountants in the south building. Noura, your recruiter, has 80 hours now and 80 more in 8 weeks. Once launched, such searches have taken 5 weeks for an engineer and 16 for an accountant. The factory manager asks about the engineers every morning.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      nrvm: "I give Noura's present hours to the north building's four vacancies and none of the south's.",
      nvgg: "I give Noura's present hours to the south building's four vacancies and none of the north's.",
      psgc: "I give Noura's present hours to three of the south building's vacancies and one of the north's.",
      sngx: "I give Noura's present hours to two of the north building's vacancies and two of the south's.",
      vmqc: "I give Noura's present hours to three of the north building's vacancies and one of the south's.",
    },
  },
  'business-competency-26@1': {
    deciding: 'For which of the two do the days left before pay leave room for teaching?',
    stories: {
      a: "Lujain and Jumana, your new colleagues, each do the payroll of a Madinah hospital and have 18 open files. Salaries at Lujain's hospital go to the bank in 17 days, and those at Jumana's in 2 days. A file takes 10 minutes if you do it, and 40 if its owner does it while you coach her; neither can do one alone yet. You have 2 hours a day for these files. Each will have files like these every month.",
      b: "Lujain and Jumana, your new colleagues, each do the payroll of a Madinah hospital and have 18 open files. Salaries at Lujain's hospital go to the bank in 2 days, and those at Jumana's in 17 days. A file takes 10 minutes if you do it, and 40 if its owner does it while you coach her; neither can do one alone yet. You have 2 hours a day for these files. Each will have files like these every month.",
    },
    question: 'Which of these actions helps most here?',
    options: {
      dcgp: "I coach Lujain through half of her files, and finish the other half and all of Jumana's myself.",
      gbwv: "I coach Jumana through half of her files, and finish the other half and all of Lujain's myself.",
      jvxs: "I finish all of Lujain's files myself and coach Jumana through all of hers.",
      kthr: "I finish all of Lujain's files and all of Jumana's myself, and hand each her finished files.",
      kzpz: "I finish all of Jumana's files myself and coach Lujain through all of hers.",
    },
  },
  'business-competency-27@1': {
    deciding: 'Can the employees be brought together during work?',
    stories: {
      a: 'A facilities company has approved a leave policy for 60 employees, with terms that differ by length of service. These employees work by day in two adjoining halls in Riyadh. The policy takes effect in a week, and the HR department expects many questions about it. You have time for one way of announcing it.',
      b: 'A facilities company has approved a leave policy for 60 employees, with terms that differ by length of service. These employees work in rotating shifts at 40 scattered sites in Riyadh. The policy takes effect in a week, and the HR department expects many questions about it. You have time for one way of announcing it.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      dzgq: 'I hold one meeting for all the employees, explain the policy and answer their questions.',
      qlwl: 'I publish the full text of the policy on the staff portal and pin its link on top.',
      tmrw: "I send a three-line message to the employees' phones with a recording that explains it.",
      wlnw: "I hold a meeting for the employees' representatives, explain the policy and answer their questions.",
      wmff: "I send a three-line message to the employees' phones with a number for questions.",
    },
  },
  'business-competency-28@1': {
    deciding: 'For how many months will the office need the contract?',
    stories: {
      a: 'Your office in Riyadh is offered a renewal of its cleaning contract from 1 January 2027. The price per month falls evenly from 12 thousand riyals for a 2-month term to 9 thousand for a year. The whole term is paid for in advance, without refund, and every further month costs 14 thousand. On 1 March 2027 the office moves to a building whose rent includes cleaning.',
      b: 'Your office in Riyadh is offered a renewal of its cleaning contract from 1 January 2027. The price per month falls evenly from 12 thousand riyals for a 2-month term to 9 thousand for a year. The whole term is paid for in advance, without refund, and every further month costs 14 thousand. On 1 January 2028 the office moves to a building whose rent includes cleaning.',
    },
    question: 'Which decision suits this contract best?',
    options: {
      gtkj: 'I sign a renewal with the cleaning company for a term of a full year.',
      hvfh: 'I sign a renewal with the cleaning company for a term of 10 months.',
      nnps: 'I sign a renewal with the cleaning company for a term of 4 months.',
      ppzm: 'I sign a renewal with the cleaning company for a term of 7 months.',
      xfsv: 'I sign a renewal with the cleaning company for a term of 2 months.',
    },
  },
  'business-competency-29@3': {
    deciding: 'Can the workshop be held from what Rana has left?',
    stories: {
      a: "Rana, who was to lead today's workshop on payroll entry at a university in Al-Ahsa, drops out at 7:30; 40 employees from five colleges arrive at 8. An employee may attend it only once, Rana can also lead it in two weeks, and calling everybody together again costs 9 thousand riyals. The workshop consists of her exercises, each of which takes a day to write, and you know the topic. Her file holds every exercise in full: text, data, answers.",
      b: "Rana, who was to lead today's workshop on payroll entry at a university in Al-Ahsa, drops out at 7:30; 40 employees from five colleges arrive at 8. An employee may attend it only once, Rana can also lead it in two weeks, and calling everybody together again costs 9 thousand riyals. The workshop consists of her exercises, each of which takes a day to write, and you know the topic. Her file holds every exercise in brief: title, aim, length.",
    },
    question: 'What is the most effective action in this situation?',
    options: {
      dtzb: 'I open a meeting of the colleges and let each of them show its work.',
      fqzd: "I lead the workshop with Rana's file and keep everybody until closing time.",
      nbnf: 'I lead an hour of introduction and call everybody to the workshop in two weeks.',
      qnll: 'I send everybody back to work and call them to the workshop in two weeks.',
      xcxz: "I lead the first half of the workshop with Rana's file and close it at noon.",
    },
  },
  'business-competency-30@1': {
    deciding: 'How far had the applicants come?',
    stories: {
      a: 'Every applicant for posts at a consulting company in Riyadh was promised an answer this week. There are 40 rejected applicants still waiting, all of them ruled out after two interviews. You have 20 hours to answer them, and one call takes half an hour. Any hours left over go to screening applications for another post, whose applicants are waiting too.',
      b: 'Every applicant for posts at a consulting company in Riyadh was promised an answer this week. There are 40 rejected applicants still waiting, all of them ruled out during CV screening. You have 20 hours to answer them, and one call takes half an hour. Any hours left over go to screening applications for another post, whose applicants are waiting too.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      hcsb: 'I send everyone the rejection in a message and invite them to an online session.',
      rnpn: 'I write every applicant a personal message and give the reason for rejection in it.',
      tznc: 'I call every applicant by phone and tell each of them what put others ahead.',
      xlld: 'I send everyone the rejection in a message and name the approved selection criteria.',
      zlff: 'I send everyone the rejection in a message and thank them for their interest.',
    },
  },
  'business-skills-01@1': {
    deciding: 'Which violations were discovered no more than 30 days ago?',
    stories: {
      a: 'A distribution company in Hail has set today aside for investigation sessions with employees over similar violations; nobody has been accused yet, and the accusation is made in the session. The 6 in the warehouse took place 70 days ago and were discovered 26 days ago. The 6 in the fleet took place 41 days ago and were discovered 34 days ago. Today has room for 6 sessions, and the next free day is in 8 days.',
      b: 'A distribution company in Hail has set today aside for investigation sessions with employees over similar violations; nobody has been accused yet, and the accusation is made in the session. The 6 in the warehouse took place 70 days ago and were discovered 34 days ago. The 6 in the fleet took place 41 days ago and were discovered 26 days ago. Today has room for 6 sessions, and the next free day is in 8 days.',
    },
    question: 'Which arrangement of the investigations is right?',
    options: {
      bwcm: 'I investigate 3 warehouse and 3 fleet violations today and leave the rest uninvestigated.',
      cjdz: 'I investigate 4 warehouse and 2 fleet violations today and leave the rest uninvestigated.',
      fknv: 'I investigate the 6 fleet violations today and leave the warehouse ones uninvestigated.',
      fljj: 'I investigate 2 warehouse and 4 fleet violations today and leave the rest uninvestigated.',
      kvkd: 'I investigate the 6 warehouse violations today and leave the fleet ones uninvestigated.',
    },
  },
  'business-skills-04@1': {
    deciding: 'In which department does an employee get one and the same mark in all traits?',
    stories: {
      a: "The annual appraisal at a company in Jeddah closes in a week; marketing and the warehouse have 4 raters each. Here are 2 typical rows from each department's sheets, one employee to a row, with marks for 5 traits. Marketing (east office): Sarah 4 4 4 4 4, Khalid 2 2 2 2 2. Warehouse (west office): Layan 3 2 3 3 4, Omar 3 4 2 3 3. You have 4 seats in a session that trains raters to avoid the halo effect.",
      b: "The annual appraisal at a company in Jeddah closes in a week; marketing and the warehouse have 4 raters each. Here are 2 typical rows from each department's sheets, one employee to a row, with marks for 5 traits. Warehouse (west office): Sarah 4 4 4 4 4, Khalid 2 2 2 2 2. Marketing (east office): Layan 3 2 3 3 4, Omar 3 4 2 3 3. You have 4 seats in a session that trains raters to avoid the halo effect.",
    },
    question: 'Which allocation of the seats is right?',
    options: {
      dcnt: "I give the west office's raters three seats and the east office's one.",
      hfpw: "I give the east office's raters three seats and the west office's one.",
      htcj: "I give the east office's raters two seats and the west office's two.",
      tssm: "I give the east office's raters all four seats and the west office's none.",
      xxqz: "I give the west office's raters all four seats and the east office's none.",
    },
  },
  'business-skills-07@2': {
    deciding: 'From which day do the 30 days run?',
    stories: {
      a: 'Maha, at a clinic in Taif, has received an invoice for 200 thousand riyals, dated 3 March. The terms of payment on it read: net 30 days. Each day paid early leaves the clinic a day longer short of cash for wages; each day paid late puts off its next delivery by a day. You enter the date of payment for her.',
      b: 'Maha, at a clinic in Taif, has received an invoice for 200 thousand riyals, dated 3 March. The terms of payment on it read: net 30 EOM. Each day paid early leaves the clinic a day longer short of cash for wages; each day paid late puts off its next delivery by a day. You enter the date of payment for her.',
    },
    question: 'Which date of payment is right for this invoice?',
    options: {
      cwtl: 'I enter 23 April as the day on which the invoice is paid.',
      kpnj: 'I enter 2 April as the day on which the invoice is paid.',
      mqvs: 'I enter 9 April as the day on which the invoice is paid.',
      rzhk: 'I enter 30 April as the day on which the invoice is paid.',
      xbdg: 'I enter 16 April as the day on which the invoice is paid.',
    },
  },
  'business-skills-10@2': {
    deciding: 'Does the July value lie between the limits of the control chart?',
    stories: {
      a: "For two years complaints about a service desk in Buraidah have been plotted on a control chart, and the target is no more than 20 a month. July brought 31 complaints, the year's highest. The limits of the chart are 8 and 36, and the other months lie about the centre line without a pattern. Your team has three weeks, enough for one piece of work.",
      b: "For two years complaints about a service desk in Buraidah have been plotted on a control chart, and the target is no more than 20 a month. July brought 31 complaints, the year's highest. The limits of the chart are 4 and 28, and the other months lie about the centre line without a pattern. Your team has three weeks, enough for one piece of work.",
    },
    question: 'Which task is right for the team in the three weeks?',
    options: {
      kcqr: "I work with the desk's staff to set up another way of receiving requests.",
      mwzf: "I work with the desk's staff to trace and remove the cause of July's extra complaints.",
      mxrz: "I send the chart to the desk's staff each month with a guide to reading it.",
      wtvf: "I work with the desk's staff to set up another way of handling all requests.",
      ztjb: "I ask the desk's staff what, in their view, differed in their work in July.",
    },
  },
  'business-skills-13@1': {
    deciding: 'With which letter is the warehouse department marked in the matrix?',
    stories: {
      a: 'A food company in Al-Kharj will approve its travel policy in 6 days, and the draft is complete. In the RACI matrix for this policy the warehouse team is marked C. Every team takes 3 days to answer a request for comments, and any meeting delays the approval by a week. Few of the warehouse staff travel each year.',
      b: 'A food company in Al-Kharj will approve its travel policy in 6 days, and the draft is complete. In the RACI matrix for this policy the warehouse team is marked I. Every team takes 3 days to answer a request for comments, and any meeting delays the approval by a week. Few of the warehouse staff travel each year.',
    },
    question: 'Which step with the warehouse team is right?',
    options: {
      bkdh: 'I ask the warehouse team for written comments on the draft policy before its approval.',
      czxb: 'I ask the warehouse team for its comments on the approved policy for the next version.',
      kcbv: 'I invite the warehouse team to a meeting to discuss the draft policy before its approval.',
      kwml: 'I notify the warehouse team of the policy and its effective date on the day of approval.',
      rbbf: 'I send the warehouse team a copy of the final draft policy on the eve of its approval.',
    },
  },
  'business-skills-16@1': {
    deciding: 'Which of the two was on his way between work and home?',
    stories: {
      a: "Turki and Majid, who joined a company in Dammam in 2015, each broke a wrist yesterday after work in a single-car accident in his own car. Turki was driving straight from the office to his house, and Majid straight from the office to his brother's phone shop. Each treatment is billed to one payer, and moving a bill takes two months. You have authority to enter both bills today.",
      b: "Turki and Majid, who joined a company in Dammam in 2015, each broke a wrist yesterday after work in a single-car accident in his own car. Turki was driving straight from the office to his brother's phone shop, and Majid straight from the office to his house. Each treatment is billed to one payer, and moving a bill takes two months. You have authority to enter both bills today.",
    },
    question: 'Which entry for the treatment of the two colleagues is right?',
    options: {
      bfmd: 'I ask the hospital for a report on each case and hold both bills meanwhile.',
      kbhv: "I bill Majid's treatment to social insurance and Turki's treatment to the health insurer.",
      lckg: "I bill Turki's treatment to social insurance and hold Majid's bill until he returns.",
      lcsq: "I bill Turki's treatment to social insurance and Majid's treatment to the health insurer.",
      wgvx: "I bill Majid's treatment to social insurance and hold Turki's bill until he returns.",
    },
  },
  'business-skills-19@3': {
    deciding: 'Has Sami served ten years, or fewer than five?',
    stories: {
      a: 'Sami, a foreigner on a fixed-term contract, has resigned from a contracting company in Abha, and his final settlement is paid on Thursday. The award for his years there, computed in full, is 24 thousand riyals. His file gives the length of his service: 11 years without a break. Sami gave no reason for leaving, his resignation is accepted, and his contract has no special clause on the award.',
      b: 'Sami, a foreigner on a fixed-term contract, has resigned from a contracting company in Abha, and his final settlement is paid on Thursday. The award for his years there, computed in full, is 24 thousand riyals. His file gives the length of his service: 4 years without a break. Sami gave no reason for leaving, his resignation is accepted, and his contract has no special clause on the award.',
    },
    question: 'Which sum is right for the award?',
    options: {
      hrjj: 'I enter an end-of-service award of 24 thousand riyals in the final settlement.',
      jgqq: 'I enter an end-of-service award of 20 thousand riyals in the final settlement.',
      kgqb: 'I enter an end-of-service award of 8 thousand riyals in the final settlement.',
      qjjg: 'I enter an end-of-service award of 12 thousand riyals in the final settlement.',
      vjlj: 'I enter an end-of-service award of 16 thousand riyals in the final settlement.',
    },
  },
  'business-skills-22@1': {
    deciding: 'Is the debt a loan or compensation for damage?',
    stories: {
      a: 'Payroll at a company in Tabuk has recorded a debt of 24 thousand riyals that Faisal, an employee, owes the company. The debt comes from a cash loan that the company paid out to him. He earns 9 thousand riyals a month, has not agreed in writing to any instalment, and has no other deduction. The company wants the debt repaid as fast as the Labor Law allows.',
      b: 'Payroll at a company in Tabuk has recorded a debt of 24 thousand riyals that Faisal, an employee, owes the company. The debt comes from damage to a company forklift, proved to be his fault. He earns 9 thousand riyals a month, has not agreed in writing to any instalment, and has no other deduction. The company wants the debt repaid as fast as the Labor Law allows.',
    },
    question: 'Which monthly deduction is right?',
    options: {
      hjxm: "I deduct 900 riyals from Faisal's wage each month until the debt is paid.",
      jrvp: "I deduct 1500 riyals from Faisal's wage each month until the debt is paid.",
      vrlz: "I deduct 1200 riyals from Faisal's wage each month until the debt is paid.",
      xghv: "I deduct 1400 riyals from Faisal's wage each month until the debt is paid.",
      xhqq: "I deduct 1000 riyals from Faisal's wage each month until the debt is paid.",
    },
  },
  'business-skills-25@1': {
    deciding: 'Which of the two activities has no float?',
    stories: {
      a: 'Moving a government office in Jazan into its new building must finish a week ahead of the plan. Fitting the furniture takes 15 days and moving the archive 22, on two parallel paths. Total float in the plan, in days, is 0 for the furniture and 9 for the archive, and the project has one critical path. You have two extra workers for 10 days, both able to do either job.',
      b: 'Moving a government office in Jazan into its new building must finish a week ahead of the plan. Fitting the furniture takes 15 days and moving the archive 22, on two parallel paths. Total float in the plan, in days, is 9 for the furniture and 0 for the archive, and the project has one critical path. You have two extra workers for 10 days, both able to do either job.',
    },
    question: 'Which way of placing the workers is right?',
    options: {
      dnbp: 'I put both workers on the archive first and on the furniture for the last three days.',
      dtzn: 'I put both workers on the archive for all ten days without a break.',
      gbwn: 'I put both workers on the furniture first and on the archive for the last three days.',
      vqhb: 'I put both workers on the furniture for all ten days without a break.',
      wjtw: 'I put one worker on the furniture and the other on the archive for all ten days.',
    },
  },
  'business-skills-28@1': {
    deciding: 'Does Amal stay in service?',
    stories: {
      a: "Amal, a purchasing specialist at a company in Khobar, has 20 days left of her annual leave of 21 days and asks in writing for cash instead. Her contract ends in one year and will not be renewed. Handing her present task over to her colleague Saad takes all of this month. The department's budget covers all the days, and her manager prefers to keep her at work.",
      b: "Amal, a purchasing specialist at a company in Khobar, has 20 days left of her annual leave of 21 days and asks in writing for cash instead. Her contract ends in one month and will not be renewed. Handing her present task over to her colleague Saad takes all of this month. The department's budget covers all the days, and her manager prefers to keep her at work.",
    },
    question: "How is Amal's leave balance settled now that renewal of her contract is ruled out?",
    options: {
      gqqh: 'I set dates for ten days of the balance, and pay Amal for 10 on her last day.',
      hhqm: 'I set dates for fifteen days of the balance, and pay Amal for 5 on her last day.',
      kjxk: 'I pay Amal for all twenty days of the balance on her last day, and set no dates.',
      mjwr: 'I set dates for all twenty days of the balance, and pay Amal for none on her last day.',
      qprl: 'I pay Amal for fifteen days of the balance on her last day, and set dates for five.',
    },
  },
}
