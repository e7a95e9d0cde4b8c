import type { PairTextsOf } from '../pair.ts'
import type { pairs } from './pairs.ts'

export const en: PairTextsOf<typeof pairs> = {
  'motivation-01@4': {
    stories: {
      a: 'Five open tasks are on the board of a building maintenance company in Dammam this week: an old fault in a device, questions from customers, a new request form, a drawing program not yet in use, and a list of calls. Each takes an hour a day, and everyone takes one alongside the usual work.',
      b: 'Huda, who manages an equipment rental office in Yanbu, has posted five extra jobs for this week: a list of calls, a drawing program not yet in use, an old fault in a device, a new request form, and questions from customers. Each takes an hour a day, everyone has one, and usual hours stay the same.',
    },
    question: 'Which of the five would you lean towards?',
    options: {
      fxxp: "I answer the customers' questions, so that each of them learns what will help.",
      jqgj: 'I design the new request form, decide what goes into it and sign it.',
      jxtx: 'I learn the drawing program, because it is a craft worth practising in depth.',
      rwzz: 'I take the list of calls and aim for 30 successful ones before Thursday.',
      wwqc: 'I look into the old fault and come back to it every day until it is gone.',
    },
  },
  'motivation-02@3': {
    stories: {
      a: 'Staff of a furniture factory in Amman have agreed with management on half a day a week away from the production lines, for three months. Each fills it with one job useful to the factory, for equal pay and hours, and Abeer collects the choices before Wednesday. Your colleagues have written various things; your line is still blank.',
      b: 'Everyone at a photography studio in Cairo now has half a day a week for work other than current orders, for three months. Pay is the same for any of it, and Reem collects the names of the jobs on Tuesday evening. The sheet is now with you, and one line is left.',
    },
    question: 'Which of these comes closest to you?',
    options: {
      bwnz: 'I develop a small tool from my own idea, choose its features and correct my own mistakes in it.',
      dqbt: 'I go through the old stock books sheet by sheet until they are free of mistakes.',
      dqvj: 'I train in a fine technique of my trade, out of a wish to understand it more deeply.',
      fjhd: 'I propose to the sections a better way of sharing information and discuss it until they adopt it.',
      rrlp: 'I explain what we offer to older customers, so that they find what suits them.',
    },
  },
  'motivation-03@3': {
    stories: {
      a: "This is your first week in charge of reception at a hotel in Abha, where work runs smoothly. On the desk are a payment claim open for months, your blank diary, the manual of the work system, last year's reports, and the phone numbers of the section heads. On your second day three hours are free of appointments.",
      b: "Two days ago you took over a shift at a packaging plant in Jubail from Sarah, who left it in good order. She handed you last year's reports, the manual of the work system, the phone numbers of the section heads, a payment claim open for months, and a blank diary. The next three hours are free of appointments.",
    },
    question: 'Which option is closest to what you would do?',
    options: {
      dzdv: 'I open the old claim and follow its papers, office after office, until it is settled.',
      hptw: "I plan the week's work in my diary as I think best and explain why when asked.",
      jwmb: 'I meet the heads of the sections to persuade them to make the handovers shorter.',
      mphh: 'I study the manual of the work system, to know the less obvious things it can do.',
      vwhx: 'I find the best monthly result in the reports and make beating it my goal this quarter.',
    },
  },
  'motivation-04@4': {
    stories: {
      a: "Replacing the billing system of a telecoms company in Riyadh takes one quarter, and the project team has five roles, each for a day a week: moving accounts, explaining the bill to subscribers, matching the old entries, the sign-in page, and reconciling the sections' views. Turki, who heads the project, has asked which role would suit you.",
      b: "Before the end of the quarter, a water company's office in Jazan moves to a new billing system. Each section has a role in the project team, a day a week: the sign-in page, matching the old entries, reconciling the sections' views, moving accounts, or explaining the bill to subscribers. Your section chooses first and has put you forward.",
    },
    question: 'Which of the five would you lean towards?',
    options: {
      jggh: "I reconcile the sections' views and work to bring their representatives to one decision.",
      pmjq: 'I take the matching of old entries and carry on, one by one, however long it takes.',
      qzls: 'I explain the bill to subscribers, so that it is clear to those confused by its new figures.',
      tlqb: 'I take the sign-in page, design it as I judge best and correct what does not work.',
      zkdn: 'I work on moving the accounts and try to reach 500 of them a week.',
    },
  },
  'motivation-05@3': {
    stories: {
      a: 'Two weeks are left of the season at a rose distillery in Taif, and all orders have been delivered. Five jobs go on during this time: a meeting with suppliers, sorting the old store, selling what is left, quality testing with an expert, and receiving visitors. Tariq, who manages the distillery, asks everyone what they would like.',
      b: 'An olive press in Sakaka ends its season in two weeks, and all orders have been delivered. Salma, who manages it, has listed the jobs for this time, so that everyone can choose one: receiving visitors, selling what is left, quality testing with an expert, a meeting with suppliers, and sorting the old store. All of them are still open.',
    },
    question: 'Which comes closest to you?',
    options: {
      fgtf: 'I receive the visitors and help each of them to go home with what they need.',
      lvqz: 'I learn quality testing from the expert, because I like to go deep into this field.',
      pbhz: 'I take on the selling, aim for 40 packs a day and count them every evening.',
      qrvf: 'I sort the old store shelf by shelf and do not leave it until it is done.',
      vkvh: "I attend the suppliers' meeting and negotiate until they agree to better dates for next season.",
    },
  },
  'motivation-06@4': {
    stories: {
      a: 'An engineering office in Khobar has received five invitations to professional meetings, all on Monday evening, and one person from the office goes to each. The meetings are equal in length and distance, and each is of some use to the work. Mazen collects the names before noon, and no invitation has been taken yet.',
      b: 'Five invitation cards have come to an advertising agency in Jeddah, all for Wednesday from four to seven. Layan has laid the cards on the meeting table for each colleague to take one, since all of them are useful to the agency. The places are close to one another, and you are the first to choose.',
    },
    question: 'Which of the five would you lean towards?',
    options: {
      clpw: 'I enter a professional contest with published marks and try for a place in the top ten.',
      mcrs: 'I choose an advanced class in the tools of the trade, to handle them better.',
      pcxd: 'I join a committee drafting recommendations for the profession and argue for a view I want adopted.',
      wxwt: 'I attend a session on delegated authority, to take the decisions on my files myself.',
      zftn: 'I go to a charity that serves distant villages, to see how our work can help them.',
    },
  },
  'motivation-07@4': {
    stories: {
      a: 'The yearly plan of an insurance company in Riyadh has a last line for each person: an additional piece of work of six hours a month. Your colleagues have written various things, and Rashid, who heads the section, has agreed to them all. The other lines of your plan are complete, and it is due tomorrow.',
      b: "A travel company in Buraidah is collecting its employees' plans for the new year this week. Each has a last box for an additional piece of work of six hours a month, and Sami, the branch manager, usually accepts what is written there. Your plan is ready but for this box, and your colleagues' boxes hold various things.",
    },
    question: 'Which option is closest to what you would do?',
    options: {
      hccg: 'I read up on subjects in my profession and sum up what I read, to widen my knowledge.',
      qrjm: 'I help new customers understand the papers, so that they choose more easily.',
      rgkq: 'I raise my cases from 40 a month to 50 and record the difference weekly.',
      zktz: 'I pursue a file stuck for two years, opening it weekly until it is complete.',
      zpsj: "I take over the department's archive, choose how to arrange it and answer for that work myself.",
    },
  },
  'motivation-08@3': {
    stories: {
      a: 'Dalal is moving from a car service centre in Khamis Mushait to another city, and her five duties will be shared among her colleagues for three months: small purchases, receiving trainees, a dispute with a supplier, calibrating the instruments, and a seat on the council of branches. They take about the same time, and everyone chooses one.',
      b: 'In a month Fahad leaves his job at a radio station in Hail, part of a network with branches. He has written his five duties on the whiteboard: calibrating the instruments, a seat on the council of branches, small purchases, a dispute with a supplier, and receiving trainees. Each colleague takes over one for three months, and your name is not down yet.',
    },
    question: 'Which of these comes closest to you?',
    options: {
      cbsg: 'I choose the small purchases: I compare offers, decide and note the reason for each decision.',
      hwsv: 'I receive the trainees in their first days, so that each has someone to guide them.',
      kjvp: 'I take the seat on the council and work to persuade its members of decisions I consider better.',
      smpz: 'I take on the dispute and write to the supplier week after week until it is settled.',
      xbbv: 'I take calibrating the instruments, a fine craft that I would like to know better.',
    },
  },
  'motivation-09@4': {
    stories: {
      a: 'Every employee of a food company in Jeddah spends three months in a section other than their own and then returns. Five places are open this year: collections, the laboratory, the small branch, sales, and partnerships. Pay and hours do not change, and choices must be registered by Sunday.',
      b: 'Under the exchange programme of a building materials company in Tabuk, an employee moves to another section for three months on the same pay. This year it is your turn, and the sections with a vacancy are partnerships, the small branch, sales, collections, and the laboratory. Maha, from personnel, is waiting for one choice in writing.',
    },
    question: 'Which of the five would you lean towards?',
    options: {
      kqgs: 'I register for sales and set a goal of 12 contracts, which I count month by month.',
      lmjx: 'I join the laboratory, to learn its testing methods and understand them in more depth.',
      qmmp: 'I work in collections and follow up an old debt, call after call, until it is paid.',
      vczw: 'I move to the small branch, where I decide how the day runs and write its report myself.',
      xvcw: 'I choose partnerships, to negotiate with different parties and bring them nearer a joint decision.',
    },
  },
  'motivation-10@4': {
    stories: {
      a: 'At a travel agency in Tabuk things are quiet from one to two every day, with the staff at their places. Lama suggested that all summer this hour should go to a job that differs from person to person, and the idea was accepted. The other hours are enough for the usual work, and the manager has no preference.',
      b: "Few people come into an optician's shop in Al-Kharj between ten and eleven in the morning. Since yesterday this hour has been for additional work over two months, and everyone tells their colleague Shahd what they are doing, so that nothing is done twice. The kind of work is not laid down, and usual duties are done at other hours.",
    },
    question: 'Which option is closest to what you would do?',
    options: {
      czcl: 'I make a page of our offers, choose its content myself and fix what I find lacking.',
      fqwp: 'I go through what we no longer use and choose what a nearby school could still need.',
      gjmw: 'I make it my goal to enter 60 data cards a week and measure my progress.',
      qtlt: 'I search for the cause of an old discrepancy in the accounts and keep trying until I find it.',
      vcvn: 'I draft a proposal for better opening times and win colleagues and management over to it.',
    },
  },
  'motivation-11@3': {
    stories: {
      a: 'Production stops for three weeks at a sewing workshop in Casablanca while the hall gets a new floor. Five jobs of equal hours are open to the staff in the other building: a graded trade test, an old machine out of order, a new design program, supplies for schools from surplus material, and the proposal for next season. Each person does one.',
      b: 'Moving the machines of a print shop in Tunis to a new building takes three weeks, with no printing. Samar, who manages the shop, offers the staff five jobs of equal hours: the proposal for next season, supplies for schools from surplus material, a graded trade test, a new design program, and an old machine out of order. Each person writes down the one they would like.',
    },
    question: 'Which of these comes closest to you?',
    options: {
      fgnx: 'I make supplies for schools from the surplus, to see pupils get good use out of them.',
      fzqm: 'I prepare for the trade test and set a mark above 90 to measure my practice by.',
      krvv: 'I learn the design program and try its tools, because it widens my knowledge.',
      lgxc: 'I help draft the proposal and work to win the sections and management over to it.',
      lvtt: 'I work on the broken machine and try again every day until it runs.',
    },
  },
  'motivation-12@3': {
    stories: {
      a: 'At the end of the year an accounting office in Arar asks everyone which job they would like to have again next year. You had five this year, all completed on time; each took about a month and was equally well received. Any of them can be repeated, and the form has room for one.',
      b: "Arwa, who handles staffing at an exhibitions company in Dammam, is preparing the new year's schedule and asks each colleague for one past job that they would like to do again. Your record has five, all well completed and of about the same length. The choice affects neither pay nor shared work.",
    },
    question: 'Which comes closest to you?',
    options: {
      hfvj: 'I choose a talk I gave at a meeting, which changed the view and decision of those present.',
      hrnh: 'I ask for a file like the one I ran alone, from mapping its steps to presenting its result.',
      mvqr: 'I choose work for a customer, having seen weeks later how it had helped her.',
      nrgv: "I go back to a job with a demanding target figure, reached before the month's end.",
      tphd: 'I name a task in which I learnt a new method and came to do it well by practice.',
    },
  },
  'motivation-13@3': {
    stories: {
      a: 'It is your first day back at a law office in Ar Rass after leave. In your mailbox are five messages, none of them urgent: the goals of the quarter, an advanced professional course, draft rules open for comment, the plan for a file assigned to you, and a family asking for advice. The next hour is enough for one; the others have the rest of the week.',
      b: 'It is your first morning back at an interior design office in Qatif after two weeks away. Your colleague Noura has gathered five messages for you, none due soon: a family asking for advice, the plan for a file assigned to you, the goals of the quarter, draft rules open for comment, and an advanced professional course. Before noon there is room for one; the others can wait.',
    },
    question: 'Which option is closest to what you would do?',
    options: {
      gznk: 'I begin with the plan for the file, choose my own method and dates and hold to them.',
      hmrh: "I look first at the quarter's goals and work out how to reach the highest figure.",
      llwm: 'I open the course first, because it deepens my knowledge of the profession.',
      qrgk: 'I read the rules before the rest and prepare a convincing case for changing their wording.',
      sfcg: 'I write to the family first, so that they know which step would help them.',
    },
  },
  'motivation-14@4': {
    stories: {
      a: "Ammar has joined a paint factory in Al-Kharj and taken over some of your tasks, so that you have five extra hours a week until the end of the year. Nothing is set down for them, and the team has many jobs of about equal weight. You have been asked for one suggestion, to be confirmed at tomorrow's meeting.",
      b: 'For a month a software company in Al Lith has used a new tool that saves everyone five hours a week. Management is agreeing with each employee in turn how to use these hours until the end of the year. Today it is your turn with the team leader, Jawaher, who has no fixed view.',
    },
    question: 'What would you most likely do here?',
    options: {
      hqpm: 'I ask for a small file of my own, set its dates and present its outcome myself.',
      kscq: 'I study a specialist handbook and do its exercises, to deepen my grasp of the trade.',
      szsq: 'I lead talks between two sections that disagree and guide them to a decision both accept.',
      wpbt: 'I aim to cut the reply time on requests to a day and record the figures.',
      xvhp: 'I trace a complaint that has recurred for years, and close it only once I know its cause.',
    },
  },
  'motivation-15@3': {
    stories: {
      a: 'Hind is opening a small restaurant in Al-Baha in two months, and you are on her team. The preparations have five parts that take equal time: the building licence, preparing the walkways, the front, the first bookings, and agreeing with the neighbours on the shared car park. Everyone has one part, and all are still open.',
      b: "In two months a gym opens in Bisha, and you are one of the five people on Manal's team. Each gets one part of the preparations, all taking equal time: the first bookings, agreeing with the neighbours on the shared car park, the building licence, the front, and preparing the walkways. Manal is now asking which part suits you.",
    },
    question: 'Which comes closest to you?',
    options: {
      kflk: 'I design the front as I judge best, choose its colours and explain my choice when asked.',
      knff: 'I follow the building licence from office to office until it is issued, however long that takes.',
      lstr: 'I meet the neighbours and win their consent to a car park arrangement that suits both sides.',
      ttnh: 'I take the first bookings and try to reach 200 of them by a week before the opening.',
      zrgg: 'I prepare the walkways for older people and children, so that they can move with ease.',
    },
  },
  'motivation-16@4': {
    stories: {
      a: "Al-Baha's public library has put off the opening of a hall by two weeks, while its daily work goes on. This leaves you three hours a day, and the director, Hani, asks what will fill them.",
      b: 'Your schedule at a hospital in Saihat had a yearly stocktake of two weeks, three hours a day, which has been moved to another month. The usual work is shared out as before, and the head of the section asks what will replace the stocktake.',
    },
    question: 'What would you most likely do here?',
    options: {
      dcgr: 'I design the daily work board the way I find clearest, and answer the comments on it myself.',
      nlkz: 'I practise advanced spreadsheets until I understand the parts I used to skip.',
      rkvl: 'I walk with people who come for the first time until they find the section they need.',
      wznk: 'I go back to an address list whose correction stopped twice and complete it line by line.',
      xgyf: 'I propose one shared request form and talk to each section to win it over.',
    },
  },
  'motivation-17@4': {
    stories: {
      a: "Fahad has moved from a shipping company's warehouse in Dammam to another branch. Five of his tasks are left, each taking the same time: the labels, the photographs, the matching of invoices, the telephone and the packing. One of them will be yours for three months.",
      b: 'Five tasks that take the same time and effort are being shared out at a museum in Hail: the telephone, the packing, the labels, the matching of invoices and the photographs. Each employee takes one for three months, and today your name is first on the list.',
    },
    question: 'Which of the five would you lean towards?',
    options: {
      khtw: 'I choose the packing, with a goal of 60 undamaged pieces a day instead of 50.',
      vyjm: 'I take the invoices and trace the old discrepancies until none of them remains.',
      wjyl: 'I choose the telephone, so that people who call find an answer to what they ask.',
      xgcm: 'I prefer the labels, since their form and text are left to the judgement of whoever does them.',
      zsbp: 'I take the photographs, where each picture teaches me more about light and lenses.',
    },
  },
  'motivation-18@3': {
    stories: {
      a: 'Every employee in a hospital laboratory in Jazan has a yearly plan with four shared items and a fifth that differs from one person to the next. The fifth item gets one working day a month, and the plans are handed in on Thursday.',
      b: 'Employees of a mail sorting centre in Najran write their plans for next year on the same form. Four of its items are printed for everyone. The fifth is blank and gets one working day a month. The forms are collected on Thursday.',
    },
    question: 'Which option is closest to what you would do?',
    options: {
      bfsp: 'I trace an error that has recurred for years, month after month, until its source is known.',
      bljw: 'I add a monthly visit to people our service reaches, to learn what would help them.',
      dpcp: 'I write down a goal in figures: cutting the time of one request from 20 minutes to 15.',
      kpvv: 'I study statistics from the ground up, with exercises in which I go over my mistakes.',
      lsvq: 'I use it for a monthly talk with the sections, to win their support for a shared improvement.',
    },
  },
  'motivation-19@4': {
    stories: {
      a: 'Your job in the maintenance section of Bisha airport begins on Sunday. For the first two weeks your colleagues do all the daily work, and the head of the section, Khalid, asks what will take up your time first.',
      b: 'This week you moved to the radiology section of a hospital in Buraidah, where the daily schedule is covered by others until the middle of the month. Layla, head of the section, starts a work log for you and asks for the first piece of work to write in it.',
    },
    question: 'What would you most likely do here?',
    options: {
      cfnw: 'I read the technical manuals and apply them until I understand the reason for each step.',
      djhy: 'I set a goal for the two weeks, 40 completed equipment cards, and log the count daily.',
      mncv: 'I propose one common day for requests and talk it through with the sections until they agree.',
      rbgt: 'I write down a way of working whose steps I choose, and report on it after two weeks.',
      yjmr: 'I sit with people who depend on the section, to learn what would make their work easier.',
    },
  },
  'motivation-20@3': {
    stories: {
      a: 'At a customs clearance office in Khobar you have received five invitations, all for Wednesday, in the same city and each a full day long. The office is happy with any of them, and the hosts need a reply this evening.',
      b: 'In your mail at a documents centre in Madinah are five invitations for the same day, next Wednesday. The places are close to each other and the centre has approved all five, but the day has room for only one.',
    },
    question: 'Which comes closest to you?',
    options: {
      hlyv: 'I join the review of a long contract that has stalled, and stay with it to the last clause.',
      jnyg: 'I go to a recognised professional test, aiming for a mark above 90 out of 100.',
      wpdq: 'I choose a workshop on writing, to develop my style and master its finer points.',
      xysn: 'I attend a committee on the rules of the profession, to argue for a change I think right.',
      xyyr: 'I agree to set up a corner of an exhibition, deciding its content and taking the questions there.',
    },
  },
  'motivation-21@4': {
    stories: {
      a: 'Two weeks are left of the cruise season at the port of Duba, and fewer ships come in. The closing work has been shared out among the staff, and your schedule has two hours a day that are still free.',
      b: 'Two weeks from now a museum in AlUla closes until autumn, and there are fewer visitors than usual. The closing schedule is ready. It gives each member of staff two hours a day for one extra piece of work.',
    },
    question: 'What would you most likely do here?',
    options: {
      djtm: 'I set a goal of 40 completed questionnaires before the close, and note the count every evening.',
      nzfc: "I write a proposal for next season's opening times and persuade the supervisors before we close.",
      pwpz: 'I go on with the stock count in the crowded storeroom, shelf after shelf, until it is complete.',
      qcyt: 'I go with older people from the entrance to the seats, to make the walk easier for them.',
      zwtq: 'I design a map of the place in my own way, with my number on it for reporting mistakes.',
    },
  },
  'motivation-22@3': {
    stories: {
      a: 'A university library in Alexandria is moving to a new building. The project has five roles with equal pay and hours: the unsorted papers, the furniture plan, the information desk, the computer system and the allocation of space. You are asked which role you prefer.',
      b: 'Five employees of a hospital in Aqaba are needed for six months on its new building project. Pay and hours are the same in all five roles: the computer system, the allocation of space, the unsorted papers, the information desk and the furniture plan.',
    },
    question: 'Which comes closest to you?',
    options: {
      bsth: 'I prefer the furniture plan, which I draw as I judge best and sign with my name.',
      gnnj: 'I choose the information desk, to help visitors find what they came for.',
      hyzh: 'I choose the allocation of space, to negotiate with the departments and bring their wishes closer.',
      pkyz: 'I take the unsorted papers and sort them, box after box, until they are done.',
      prpd: 'I ask for the computer system, since each week I understand another side of it better.',
    },
  },
  'motivation-23@4': {
    stories: {
      a: 'The records sections of two hospitals in Yanbu have merged, and a larger team now shares the daily work. At the first meeting on Sunday each employee names, in one sentence, an extra piece of work for their first month in the new section.',
      b: 'A shipping documents office at the port of Jeddah now belongs to a new department under Ghada, and the daily tasks are as before. Ghada has asked each employee for a small card with one extra piece of work for this month, and yours is still blank.',
    },
    question: 'What would you most likely do here?',
    options: {
      jdpr: 'I build a monthly report form, decide its headings and explain my choices when asked.',
      qddq: 'I commit to checking 500 documents in the month, with fewer than five errors.',
      vwhk: 'I call people whose paperwork is late and explain to each what remains to be done.',
      wdwv: 'I work on difficult files sent back more than once, until each is closed.',
      yxqc: 'I learn a database language, with exercises that get a little harder every day.',
    },
  },
  'motivation-24@3': {
    stories: {
      a: 'A colleague from another branch has been lent to your section of a spare parts warehouse in Jubail for four weeks. Each of you has set daily work, and the two of you have two hours every morning for one joint piece of work. Its title goes into the schedule today.',
      b: 'For the next four weeks the employees of a museum in Al-Ahsa work in pairs for two hours every morning. The draw has put you with Dalal, who asks you for one piece of work to suit these hours.',
    },
    question: 'Which option is closest to what you would do?',
    options: {
      bvgb: 'I suggest a change to the schedule of meetings, and that we win the other sections over to it.',
      vldg: 'I propose that we study one example of expert work each morning, to understand its finer points.',
      vpqw: 'I set us a goal of 1,200 cards to enter in the computer, 60 a day.',
      zfgb: 'I prefer that we visit people who use our service and help with what they find hard.',
      zwmx: 'I ask that we go back to a stalled attempt to link two systems and carry on until it works.',
    },
  },
  'motivation-25@3': {
    stories: {
      a: 'Each employee of the admissions office of a hospital in Tabuk gets SAR 3,000 from its ideas fund, for one thing to do with work. Requests are handed in next week, and any request within the sum is approved.',
      b: "Some money from last year is left at a shipping company's branch in Arar and has been divided equally among the employees: SAR 3,000 each, for one purpose at work. Two lines on paper before Thursday are enough to get it paid out.",
    },
    question: 'Which of these comes closest to you?',
    options: {
      dpwm: 'I buy time-tracking software, with a goal of 30 transactions a day instead of the present 24.',
      jbkk: 'I buy tools for a trial of my own design at work, and hand in its results after a month.',
      ngrw: 'I use the money to go on with the twice-interrupted repair of an old machine until it runs.',
      nztt: 'I spend the sum on lessons in a foreign language, to improve how I speak and understand it.',
      shyq: 'I put seats and cold water by the entrance for people who have a long wait.',
    },
  },
  'motivation-26@3': {
    stories: {
      a: "Staff of an ambulance station in Jeddah have been given a questionnaire with a single question: which activity should be added to each person's work for two hours a week? The sheets are collected on Wednesday evening, and the answers take effect next month.",
      b: "Each yearly interview at a parcel distribution centre in Qatif ends with a short question about an activity to be added to the employee's work for two hours a week. Your interview with the supervisor, Hind, is today, and the answer will go into next year's schedule.",
    },
    question: 'Which option is closest to what you would do?',
    options: {
      dpnx: 'I transcribe unclear recordings of meetings, replaying them until the text is complete.',
      lnps: 'I practise public speaking, recording my voice each time and correcting what I hear.',
      slqc: 'I call people who have used our service, to learn whether they still need anything.',
      twwg: "I gather colleagues' views on the leave schedule and negotiate a change with the management.",
      zgsv: 'I edit a short newsletter whose content I choose, with my address on it for corrections.',
    },
  },
  'motivation-27@3': {
    stories: {
      a: 'The staff newsletter of a medicine warehouse in Rafha has asked each employee for three lines about some work of the past year that they would like to have again. All are printed at the same size, and yours are still to come.',
      b: 'In a hospital laboratory in Al-Qunfudhah each employee puts up a card about some work of the past year that they would like to return to. The cards are the same size, and the place for yours is still empty.',
    },
    question: 'Which comes closest to you?',
    options: {
      blcc: 'I tell of a complicated file that I worked on for half a year until it was complete.',
      nwsf: 'I choose a month for which I set a goal of 98 per cent accuracy, and tell how I reached it.',
      rzkp: 'I mention a task whose method was left to me: I decided the steps, then explained the results.',
      zcns: 'I choose a meeting where I put forward a different view, and those present adopted it.',
      zgkd: 'I describe difficult software that I learnt step by step until I had a good command of it.',
    },
  },
  'motivation-28@3': {
    stories: {
      a: 'Qassim train station is quieter after midnight, and the set work of the shift is complete two hours before morning. One extra piece of work for these two hours is written in the shift log, and tonight the shift is yours.',
      b: 'When the usual work of the admissions office at a hospital in Al-Kharj is complete, two hours of the night shift remain in which hardly anyone comes. The shift log has a space for one extra piece of work, and tonight it is yours.',
    },
    question: 'Which of these comes closest to you?',
    options: {
      fynm: 'I rearrange the steps of my shift as I see fit, and note my reasons under my name.',
      mxcl: 'I continue to look into an old discrepancy in the accounts until I find its cause.',
      qypc: 'I draw up a simple guide sheet, so that those who come in the morning find their way.',
      vvyv: 'I draft a reasoned memo to persuade the management to change how offices are allotted.',
      zcvx: 'I aim to check 80 entries in the two hours, and compare the count with my last shift.',
    },
  },
  'motivation-29@3': {
    stories: {
      a: "Sakaka's neighbourhood centre has announced its programme until summer, and you have one free evening a week. The programme has group walks, Arabic calligraphy, wooden models, a reading-aloud corner, and a council that sets the centre's hours. People sign up for one activity.",
      b: 'The staff club of a port in Ras Al-Khair opens sign-up for one evening a week until summer, with places free in every activity. There are five activities: a reading-aloud corner, the club council, Arabic calligraphy, group walks and wooden models.',
    },
    question: 'Which comes closest to you?',
    options: {
      cqph: 'I read people with poor eyesight the papers they bring, so that they know what these say.',
      jwyc: "I join the council, to propose longer hours for the reading corner and win the members' votes.",
      rnhh: 'I join the calligraphy group, to understand how the letters are formed and write them better.',
      rtln: 'I choose a wooden model with a great many parts and work on it until it is all assembled.',
      yypz: 'I sign up for the walks, with a goal of 300 kilometres before summer, logged every week.',
    },
  },
  'motivation-30@4': {
    stories: {
      a: 'Your name is on the list of a delegation from a museum in Dawadmi that visits a larger museum in Riyadh for three days. The mornings have a joint programme. The afternoons are for one piece of work that each member registers before the journey.',
      b: 'Your hospital in Qurayyat has put you forward for three days at a hospital in Makkah that hosts staff of other hospitals. The joint sessions are in the mornings, and the registration card has a line for the one activity of your afternoons.',
    },
    question: 'What would you most likely do here?',
    options: {
      bsdh: 'I set a goal of 15 documented interviews and follow the count from day to day.',
      ccjr: 'I join a team that goes with families, so that they find their way more easily.',
      mqpt: 'I meet the section heads there, to put forward a joint programme and win each of them over.',
      qvbx: 'I stay beside an expert at work, to learn fine points that the manuals leave out.',
      wqyk: 'I plan a tour of my own, deciding its stops and questions, and then present a report on it.',
    },
  },
}
