import type { PairTextsOf } from '../pair.ts'
import type { pairs } from './pairs.ts'

export const en: PairTextsOf<typeof pairs> = {
  'motivation-01@2': {
    stories: {
      a: 'In Dammam, 40 parks have been divided between you and two colleagues, to be assessed within a month. The residents have remarks that nobody has collected yet, and an experienced engineer on the team visits a site each morning. Some sites have been put off twice because they are difficult, and a visit schedule is left from last year.',
      b: 'A restoration project in Yanbu is surveying 40 old houses this month, divided between you and two colleagues. Some sites have been put off twice because they are difficult, and an experienced engineer on the team visits a site each day. The project has a visit schedule from last year, and the residents have remarks that nobody has written down.',
    },
    question: 'Which option is closest to what you would do?',
    options: {
      fxxp: 'I take the sites put off twice and stay with them until the file on each is complete.',
      jqgj: 'I make my own visit plan for my share, so that I decide each step and answer for it.',
      jxtx: 'I set a weekly number of visits above the usual one and measure my work against it.',
      rwzz: 'I visit each site when its residents are free, so that their voice reaches the report.',
      wwqc: "I fit my visits to the engineer's rounds, because beside her my eye for inspection grows sharper.",
    },
  },
  'motivation-02@2': {
    stories: {
      a: 'Two orders reach a print shop in Jeddah: ordinary notebooks for a nearby school, and hand binding in a rare style. On the shelf is a job in the same rare style, halted last year after two attempts. The small daily orders go on as well. The work is shared out at noon, and your view counts.',
      b: 'A carpentry workshop in Hail has received two orders: a door carved in a rare style, and ordinary benches for a nearby school. In a corner stands a job in the same rare style, left last year after two attempts. Small orders also come in every day. Work is shared out in an hour, and you have a say.',
    },
    question: 'Which of these comes closest to you?',
    options: {
      bwnz: 'I go back to the job left from last year and stay with it until it is complete.',
      dqbt: 'I persuade my colleagues to add the rare style to our work and bring them to agree on a plan.',
      dqvj: 'I choose the rare order, so that my hands learn a craft that is new to me.',
      fjhd: 'I take on all the small orders, so that I can arrange my work myself from start to finish.',
      rrlp: "I take the school's order, because its pupils will use what I make every day.",
    },
  },
  'motivation-03@2': {
    stories: {
      a: 'This season you have been given charge of a small museum shop in Diriyah, where four people work who differ about buying and selling. Visitors ask for things they cannot find, and the display and pricing are dated. Income has been level for a year, and management will review the shop in six months.',
      b: 'A few days ago you were given charge of a plant nursery in Al-Baha that sells seedlings and seeds, with four staff. Its income has not changed for a year, some visitors ask for things it does not have, and display and pricing are as they were years ago. The staff differ about buying and selling, and the municipality will review the work in six months.',
    },
    question: 'What would you most likely do here?',
    options: {
      dzdv: 'I learn the craft of display and pricing, and see from the sales figures how far I have improved.',
      hptw: 'I run the place by a plan I write myself, because decisions are clearer when I alone answer for them.',
      jwmb: 'I ask visitors what they miss and provide it, so that they leave with what they came for.',
      mphh: 'I bring the four staff to agree on a better way of buying and selling and win their support.',
      vwhx: 'I set a sales figure not reached before and measure my work by it every month.',
    },
  },
  'motivation-04@2': {
    stories: {
      a: "Your work in a student grants office in Riyadh is all on paper. You have 15 files to complete within two weeks, one of them stuck for a month. Sunday has no fixed appointments: there is a gathering at the students' residence and a meeting of sections about changing procedures. Both are optional, and working from the office is possible too.",
      b: 'An office in Abha arranges school bus trips for dozens of villages, and your work there is on paper. You have 15 files to complete within two weeks, one of them stuck for a month. Sunday has no fixed appointments: a school is holding an open gathering, the sections hold an optional meeting about changing procedures, and staying in the office is possible too.',
    },
    question: 'Which comes closest to you?',
    options: {
      jggh: 'I divide the day between office and gathering, by a programme I draw up and answer for myself.',
      pmjq: 'I join the meeting of sections to bring those present to agree on a change I think better.',
      qzls: 'I attend the gathering to know the people behind these files and see what helps them.',
      tlqb: 'I stay with the stuck file all day and phone those concerned until I find a solution.',
      zkdn: "I make five files instead of two the day's goal and measure myself by that number.",
    },
  },
  'motivation-05@2': {
    stories: {
      a: 'A school in Najran is preparing a new plan for its activities, and some of its pupils are waiting for help with arithmetic. Your proposal for a mental arithmetic club went to the school twice, and the timetable had no room. The planning committee has a vacant seat, a small independent activity has no one to run it, and there is a course in designing programmes.',
      b: 'The waiting hall of a hospital in Arar is being planned again, and the planning committee has a vacant seat. Your proposal for a reading corner went to it twice, and there was no space. The hospital has a course in designing programmes, a small independent activity with no one to run it, and visitors who wait and ask for something to read.',
    },
    question: 'Which of these comes closest to you?',
    options: {
      fgtf: 'I take the committee seat to bring its members closer and lead them to an agreement.',
      lvqz: 'I run the independent activity with what is left of my idea, so that I decide how it works.',
      pbhz: 'I begin the same idea with a few of those waiting, to see what good it does them.',
      qrvf: 'I revise my proposal, submit it a third time and follow it until it is settled.',
      vkvh: 'I take the course in designing programmes, so that I know this craft and its principles better.',
    },
  },
  'motivation-06@2': {
    stories: {
      a: 'Delegates of four sections at a college in Jazan, you among them, are preparing the open day. Before them are remarks written by visitors, a point pending since last year, and a shared space that nobody has taken. Each section has different requests, an experienced designer has come to explain her craft, and 40 minutes remain.',
      b: "The owners of four neighbouring shops in an old market in Hofuf, yours among them, meet to prepare for the season. Each shop has its requests, nobody has taken the space they share, and one point has been pending since last year. An experienced designer comes to explain her craft and brings visitors' written remarks, and the doors open in an hour.",
    },
    question: 'What would you most likely do here?',
    options: {
      clpw: 'I stay with the point pending since last year and return to it until it is settled.',
      mcrs: "I turn to the visitors' remarks and act on what I can, so that they find what they need.",
      pcxd: 'I propose a solution that joins the different requests and talk with those present until they agree.',
      wxwt: 'I ask the designer about her craft, because arranging spaces is something I would love to master.',
      zftn: 'I take on the shared space, so that I decide its details and answer for the result.',
    },
  },
  'motivation-07@2': {
    stories: {
      a: 'A company in Riyadh that delivers medicines sets aside half a day a week for work outside the schedule. Its list has short courses, an old fault whose cause is unknown, help for customers who find the service hard to use, a committee that reviews procedures, and small individual projects. Staff enter their choice before Thursday.',
      b: 'A measuring laboratory in Jubail keeps one day a month for what other days have no room for. Some staff take a short course, others work on an individual project or in the procedures committee. There is an old fault that nobody understands, and customers who find the results hard to follow. Your choice has not been entered yet.',
    },
    question: 'Which option is closest to what you would do?',
    options: {
      hccg: 'I choose a course in a skill I love and practise until I master its finer points.',
      qrjm: 'I take the old fault and come back to it time after time until I know its cause.',
      rgkq: 'I join the procedures committee, to bring its members round to a better way of working.',
      zktz: 'I sit with customers and explain, until what was hard for them has become easy.',
      zpsj: 'I start an individual project, draw up its steps myself and give a clear account of it.',
    },
  },
  'motivation-08@2': {
    stories: {
      a: 'Your first episode has gone out on a local radio station in Unaizah. It had 900 listeners, and some of them wrote about it. Mona, a director known for her exact remarks, works there, and no sessions are held to discuss the work. Your second piece is due in a month, its subject not yet chosen.',
      b: 'Your first set of pottery has come out of the kiln at a studio in Qatif. Of these, 30 pieces were sold, and some of the buyers wrote a few words about them. Mona, a potter known for her exact remarks, works there, and people at the studio are not used to discussing their work together. Your second piece of work is due in a month, its form still open.',
    },
    question: 'Which comes closest to you?',
    options: {
      cbsg: 'I go through what people wrote about my work, to add more of what is useful to them.',
      hwsv: 'I begin the second piece on an idea I choose myself and decide how to carry it out.',
      kjvp: 'I make doubling the first figure the goal of my second piece and measure my progress.',
      smpz: 'I persuade my colleagues to hold a monthly review, so that we come to see our work differently.',
      xbbv: 'I ask Mona about the faults in my work, to understand them and mend them one by one.',
    },
  },
  'motivation-09@2': {
    stories: {
      a: 'Your group at a furniture factory in Buraidah has ten workers, and the plan for the next three months is yours to make. New schools are waiting for their seats, opinions differ on how to share out the work, and the way of organising it has not changed for years. The usual number is 600 pieces, and one model has given trouble for a year.',
      b: 'A workshop in Madinah sews school clothes. You have ten workers in your group, and the plan for the next three months is yours to make. The usual number is 900 pieces, one model has given trouble for a year, and new schools are waiting for their clothes. Opinions differ on how to share out the work, and the way of organising it has not been reviewed for years.',
    },
    question: 'Which of these comes closest to you?',
    options: {
      kqgs: "I set a figure a third above the usual and measure the group's progress towards it weekly.",
      lmjx: 'I draw up a new way of organising that I decide myself and am first to answer for.',
      qmmp: 'I discuss the different opinions until I win the workers over to a better sharing of the work.',
      vczw: 'I give my time to the troublesome model and try it again and again until it comes right.',
      xvcw: 'I raise output by what the new schools need, so that their pupils get what they are waiting for.',
    },
  },
  'motivation-10@2': {
    stories: {
      a: 'Passenger services at Tabuk airport have one quiet hour a day. The number of people served at each window is published weekly, one case has been stuck for two months, and colleagues are discussing how to organise the queues. Three newcomers have joined and the procedures still confuse them, and a new system has arrived whose finer points nobody knows.',
      b: 'A bank branch in Dhahran has one quiet hour a day at its customer windows. Three newcomers have joined who ask about every step, and a new system has arrived whose finer points are not yet known. There is a case stuck for two months and a discussion among colleagues about the queues, and the number served at each window is announced weekly.',
    },
    question: 'What would you most likely do here?',
    options: {
      czcl: 'I return to the stuck case every day until I have brought it to its end.',
      fqwp: 'I sit with the newcomers in the quiet hour, because a little help makes their work easier.',
      gjmw: 'I talk with colleagues about the queues until they are won over to a way I think better.',
      qtlt: 'I study the new system in the quiet hour, to understand its finer points and use it well.',
      vcvn: 'I set a higher number of people to serve each week and measure my progress by it.',
    },
  },
  'motivation-11@2': {
    stories: {
      a: 'A farm in Al-Ahsa is trying a new watering method on 60 palm trees, and the daily measuring is part of your work. Half the season has passed, the figures are close, and opinions differ on what to do with the trial. Its plan can be changed, the farm has modern measuring instruments, and other jobs there have targets in numbers this season.',
      b: 'For four months a bakery in Sakaka has been trying a new yeast in one oven, and measuring the result each day is your task. Four months remain, the figures are close, and the bakers differ on what to do with the trial. Its plan can be changed, and the bakery has modern measuring instruments and other jobs with targets in numbers this season.',
    },
    question: 'Which comes closest to you?',
    options: {
      fgnx: 'I move to a job whose target is a hard number and measure each week how far I am.',
      fzqm: 'I learn to use the modern instruments, because exact measuring is a science I enjoy going deeper into.',
      krvv: "I change the trial's plan myself, so that the rest of it is my own design.",
      lgxc: "I bring those who differ to one view on the trial's future and put it to management.",
      lvtt: 'I go on with the daily measuring as it began and stay with the trial to its last day.',
    },
  },
  'motivation-12@2': {
    stories: {
      a: 'Dalal, who manages a courier branch in Taif, moves in a month, and her tasks will be shared among the staff for a quarter: a share of work measured by a monthly figure, a tracking system that only she has mastered, the weekly meeting, a year-old problem of delays, and seeing customers. Each person takes one, and you are asked which would suit you.',
      b: 'Dalal, who manages a car service centre in Khamis Mushait, leaves soon, and her tasks will be divided among the staff for a quarter. The list has seeing customers, a share of work with a monthly figure, a testing system that only she has mastered, a year-old problem of delays, and the weekly meeting. Each person is given one, and your choice is due today.',
    },
    question: 'Which option is closest to what you would do?',
    options: {
      hfvj: 'I run the weekly meeting, to reach decisions with my colleagues that change how work is done.',
      hrnh: 'I see the customers, because I like to see that whoever came has been helped.',
      mvqr: 'I choose the system that Dalal has mastered, to learn it down to its finest details.',
      nrgv: 'I take on the old problem of delays and come back to it every week until it is over.',
      tphd: 'I take the share with the monthly figure, to test whether I can go beyond it.',
    },
  },
  'motivation-13@2': {
    stories: {
      a: 'The household section of a shop storeroom in Ar Rass is now in your care. Its layout is old, some items are hard to reach, and people from other sections, each with a view on the layout, take things from it. Finding an item takes 4 minutes, and in the office is a detailed manual on layout and storage.',
      b: 'The tool corner of a bicycle workshop in Khobar has passed into your care, unchanged since the workshop opened. Some tools are awkward to reach, and those who take from it differ on how it should be arranged. A piece is found after 4 minutes of searching, and on the shelf is a detailed manual on layout and storage.',
    },
    question: 'Which of these comes closest to you?',
    options: {
      gznk: 'I give the place a layout of my own design and take responsibility for what I decide.',
      hmrh: 'I aim to bring the four minutes down to one and measure this every week.',
      llwm: 'I study the principles of layout in the manual and try those that deepen my understanding.',
      qrgk: 'I discuss the layout with those who differ, until I bring them together on a better system.',
      sfcg: 'I move closer the things that are hard to reach, so that work is easier for others.',
    },
  },
  'motivation-14@2': {
    stories: {
      a: "A year's records have piled up in a water laboratory in Al Lith, and this week is quieter than most. The analyser is run by steps on the wall that have not been reviewed for years, and a book in the drawer explains what is inside it. Of every 100 samples, 6 are run again, and some colleagues get stuck when the machine stops.",
      b: 'A packing machine at a date factory in Al-Kharj carries old steps that nobody has reviewed. With it came a book that explains what is inside; 6 boxes of every 100 are packed again, and some colleagues get stuck when it stops. Orders are few this week, and in the office are records that have piled up for a year.',
    },
    question: 'What would you most likely do here?',
    options: {
      hqpm: 'I learn from the book what helps my colleagues and explain it to them at each stop.',
      kscq: 'I study the book chapter by chapter, to understand what lies behind these steps.',
      szsq: 'I keep to the records that have piled up, returning daily until the last sheet.',
      wpbt: 'I make halving the repeats the goal of the week and measure it every day.',
      xvhp: 'I review the old steps, decide for myself which ones stay and answer for that.',
    },
  },
  'motivation-15@2': {
    stories: {
      a: 'Two months ago work began on turning a photo archive in Bisha into digital copies, and 9 months remain. Two colleagues work with you, each in her own way, the remaining stages have not been written down and what is done has not been counted. Some boxes were left because they are hard, and some rare items need special knowledge to describe.',
      b: 'Description cards are being written for thousands of pieces in the store of a museum in Al-Jouf, and you have two colleagues whose methods differ. Two months have passed and 9 remain; some boxes were left because they are hard, and some rare items need special knowledge to describe. What is done has not been counted, and the remaining stages are not written down.',
    },
    question: 'Which comes closest to you?',
    options: {
      kflk: 'I learn from experts how to describe the rare items, until little by little I do it well.',
      knff: 'I persuade my colleagues to share one method and a weekly quota that we agree on.',
      lstr: 'I write a plan of my own for the remaining stages and take responsibility for what is in it.',
      ttnh: 'I count what is done, set a hard number for each week and measure myself by it.',
      zrgg: 'I go back to the boxes that were left and stay with them until the last is done.',
    },
  },
  'motivation-16@2': {
    stories: {
      a: 'The long season on the date farms of Unaizah is over, and your Tuesday evenings are free until summer. The neighbourhood centre has an open wood workshop, school desks waiting to be mended, a corner where people get help with their phones, and a committee that plans the programme.',
      b: 'The maintenance team of a refinery in Ras Tanura is back on normal hours, which leaves you one free evening a week until summer. The housing club opens its wood workshop then. It also has a corner for help with phones, a programme committee, and desks from a nearby school that need mending.',
    },
    question: 'Which comes closest to you?',
    options: {
      dcgr: 'I join the committee to win its members over to hours that suit families and workers.',
      nlkz: 'I practise fine joints in the workshop until I master the ones I lack.',
      rkvl: 'I sit in the phone corner, so that older people get their online paperwork done easily.',
      wznk: 'I make a piece in the workshop that I design myself, deciding every detail.',
      xgyf: 'I commit to mending 20 desks before summer and measure my progress every week.',
    },
  },
  'motivation-17@2': {
    stories: {
      a: 'A week without deadlines lies ahead in a wool weaving workshop in Tayma. The known colours cover the orders, more could be made of them, and many customers find it hard to choose. In your care is a blue dye that has not held on the wool after six trials, and colleagues ask how they went.',
      b: 'Next week holds no deadlines in a small perfume house in Taif. Customers ask what would suit them. Sales of the known kinds are steady, with room to make more. In your hands is a new rose blend, tried six times, whose scent still fades within the hour, and colleagues follow how it goes.',
    },
    question: 'Which of these comes closest to you?',
    options: {
      khtw: 'I study the six trials step by step, so that my knowledge of this craft deepens.',
      vyjm: 'I run a seventh and then an eighth trial, until the attempt reaches its end.',
      wjyl: 'I spend the week with customers, so that each of them finds what suits them.',
      xgcm: 'I set a higher output figure for the week, reach it, then return to the trials.',
      zsbp: 'I explain the trials to colleagues and bring them to agree on a joint plan for the rest.',
    },
  },
  'motivation-18@2': {
    stories: {
      a: 'On Sunday the team of a camping shop in Najran chooses between one long summer shift and two short ones, and each person then takes a share of the preparations. Both choices have merits. You have the figures of the past three years and a free half day before Sunday.',
      b: 'A private school in Jazan settles the day of its open event on Sunday. The choice is between Wednesday and Thursday, which both suit, and the staff then share the preparations. You keep the attendance figures of the past three years, and half a day before Sunday has no fixed work.',
    },
    question: 'What would you be most likely to do here?',
    options: {
      bfsp: "I work out a target above past years' figures, so that I can measure my work by it.",
      bljw: 'I practise presenting the figures until I am better at explaining them to an audience.',
      dpcp: "I ask the people who come to us what suits them, so that Sunday's choice respects it.",
      kpvv: 'I plan my own share of the preparations so that it works with either decision.',
      lsvq: 'I talk to colleagues before Sunday to bring them to agree on a choice the figures support.',
    },
  },
  'motivation-19@2': {
    stories: {
      a: 'A translation centre in Dammam has received operating manuals that five workshops are waiting for, with two months to do them. The pages are divided among the team. Your share comes with a suggested weekly plan and has some hard parts. The team reviews the work every Monday.',
      b: 'Five shops are waiting for their Eid orders from a gift packing workshop in Buraidah, and the season is two months away. Each member of the team has a known share and a suggested weekly plan, and yours has some hard parts. The team meets briefly every Monday morning.',
    },
    question: 'Which option is closest to what you would do?',
    options: {
      cfnw: 'I present a better order of work on Monday and bring the team to adopt it.',
      djhy: 'I stay with the hardest parts of my share, in the given order, until the last is complete.',
      mncv: 'I add ten per cent to the suggested weekly figure and keep track of reaching it.',
      rbgt: 'I make a plan of my own for my share and answer to the team for it.',
      yjmr: 'I ask those waiting what would help them most and order my share around it.',
    },
  },
  'motivation-20@2': {
    stories: {
      a: 'An insurance company in Khobar takes part in a fair three months from now. The preparations have five parts: talks given by the staff, invitations with a number and a date, a design whose method is still open, records that run to the last day, and coordination of the parts. People are asked what they prefer.',
      b: 'A small museum in Hail will open a new wing in three months. The work has these parts: guiding visitors, lighting whose method is still open, invitations with a set number and date, long records, and coordination among the staff. Manal, the director, is noting what each person prefers.',
    },
    question: 'Which comes closest to you?',
    options: {
      hlyv: 'I choose the part whose method is open, to decide it myself and answer for the result.',
      jnyg: 'I prefer the part that runs longest, so that I carry it from its start to its end.',
      wpdq: 'I take the part I am less skilled in, so that I get better at it by repetition.',
      xysn: 'I ask for the coordination, to bring people to agree on the decisions the parts share.',
      xyyr: 'I take on the part with a number and a date, to reach more than it asks.',
    },
  },
  'motivation-21@2': {
    stories: {
      a: 'There are no meetings on Sunday and Monday at an accounting office in Sakaka, and an optional advanced lesson is held on both days. Of your 12 files, 3 are left. They are due in a week and usually take three days, and one is complicated. Your colleague Huda has clients waiting their turn.',
      b: 'A sign workshop in Muhayil is starting a quiet week, and you have no fixed tasks on Sunday and Monday. A colleague has clients waiting their turn, and an optional lesson on a new machine is held on those two days. Of your 12 orders, 3 are left, one of them complicated. They are due in a week and usually take three days.',
    },
    question: 'Which of these comes closest to you?',
    options: {
      djtm: 'I set myself a goal: to deliver all three that are left by Monday evening.',
      nzfc: 'I draw up the two days myself, choosing what I deliver in them, and answer for it.',
      pwpz: 'I stay with the hardest of the three and do not leave it before its last step.',
      qcyt: 'I attend the optional lesson, so that I improve in an area I have not mastered.',
      zwtq: 'I serve clients waiting their turn with someone else, so that their needs are met sooner.',
    },
  },
  'motivation-22@2': {
    stories: {
      a: 'A health centre in Abha has five tasks of a month each: the reception window, a file of proposals for the management, a new booking system to be studied before it starts, a guide that has no plan yet, and old records whose sorting has stopped. You have the first choice.',
      b: 'A public library in Al-Baha is handing out the work of the coming month, equal in pay and effort. There is the lending window, a guide that has no plan so far, old records not yet sorted to the end, a new catalogue system waiting for someone to study it, and proposals to be put to the management. The list reaches you first.',
    },
    question: 'What would you be most likely to do here?',
    options: {
      bsth: 'I take the proposals, to win the management over to changes that our visitors ask for.',
      gnnj: "I choose the window, so that I meet people's needs and see for myself what helps.",
      hyzh: 'I take the new system, to go deeper into a skill that the window work rests on.',
      pkyz: 'I go back to the old records, so that this long piece of work reaches its end.',
      prpd: 'I prefer the guide, since its plan and content are mine to decide and answer for.',
    },
  },
  'motivation-23@2': {
    stories: {
      a: 'The list of a teaching aids company in Yanbu has 75 schools. Your letters have reached 30 so far, and two replied, to decline. The company also has schools that have bought from it for years and a small showroom for single buyers. The sales team meets on Sunday morning.',
      b: 'The sales team of a craft cooperative in AlUla meets on Sunday morning to share out the week. The cooperative has old customers, a corner where visitors buy, and a list of 75 hotels that is in your care. You wrote to 30 of them this spring. Two declined, and no other reply has come.',
    },
    question: 'Which option is closest to what you would do?',
    options: {
      jdpr: 'I ask our old customers what has been useful to them, so that I serve them better.',
      qddq: 'I set a goal of five sales for the week and count each day what is reached.',
      vwhk: 'I design my own way of selling for the week, instead of the list, and answer for it.',
      wdwv: 'I go on writing to the rest of the list, one after another, until its end.',
      yxqc: 'I win the team over to a stronger letter on Sunday, and we complete the list with it.',
    },
  },
  'motivation-24@2': {
    stories: {
      a: 'A plant in Jubail will host 6 students of the technical college for a term that ends with a test. Their programme needs an agreement among the sections, a training unit to be written afresh, someone to follow the marks, and help for those who struggle. A difficult repair of yours is halfway through.',
      b: 'Next week 6 trainees arrive in the kitchen of a hotel in Umluj for four months, with a test at the end. At present you are halfway through a difficult new menu. The programme still lacks a written training unit, an agreement among the sections, and someone to follow the marks or help those who struggle.',
    },
    question: 'Which comes closest to you?',
    options: {
      bvgb: 'I bring the section heads together on one programme for the six and what it takes.',
      vldg: 'I stay with the work I began until I am past its difficulties and at its end.',
      vpqw: 'I stay beside any of the six who struggle, to help them past what is hard.',
      zfgb: 'I follow the marks of the six, to reach an average no earlier group has had.',
      zwmx: 'I write the training unit myself, to decide its content and method and answer for it.',
    },
  },
  'motivation-25@2': {
    stories: {
      a: 'Front desk purchases at a hotel in Tabuk are your task for six months. Spending is higher than last year, the manager approves each order himself, talks with one supplier have been stuck for a month, and a course on purchasing starts soon. The manager asks what you will begin with.',
      b: "You have taken over purchasing for the cafes of a seaside park in Duba for half a year. A course on purchasing starts soon, talks with one supplier have reached no agreement, spending is above last year's, and every order goes through Hind, the director. Today Hind asks about your first step.",
    },
    question: 'Which of these comes closest to you?',
    options: {
      dpwm: 'I join the purchasing course and apply its method until I master this work.',
      jbkk: 'I agree limits with the management, within which I decide and answer for the results.',
      ngrw: 'I continue the talks with the supplier, however long, until we reach an agreement.',
      nztt: 'I present a better way of buying and bring management and staff to adopt it.',
      shyq: 'I commit to cutting spending by ten per cent and measure the result every month.',
    },
  },
  'motivation-26@2': {
    stories: {
      a: 'Six quiet weeks lie ahead of your kitchen in Jeddah before the season. An abler kitchen has invited you to work with it for that time. In yours there is a dish that has not succeeded yet, a team that works in its old way, customers who come every day, and hard methods that nobody has tried.',
      b: 'A jewellery workshop in Qatif has six weeks of few orders before the season. It has regular customers, a piece you have tried to make without success so far, hard methods that nobody has tried, and a team that works as it always has. An abler workshop has invited you to work there for that time.',
    },
    question: 'What would you be most likely to do here?',
    options: {
      dpnx: 'I go back to what has not succeeded yet and stay with it until it does.',
      lnps: 'I work with people abler than I am, so that my craft improves little by little.',
      slqc: 'I persuade the team to adopt a newer way of working and lead it before the season.',
      twwg: 'I give the six weeks to the customers, so that they find what they need here.',
      zgsv: 'I name three hard methods that I will be able to do well by the end.',
    },
  },
  'motivation-27@2': {
    stories: {
      a: 'A week of the month is left at a dairy company in Arar. The client visits required of you are complete, and further ones bring no pay. Some clients have answered nobody, some of those you visited have questions, and the old way of visiting comes up for discussion when the month ends.',
      b: 'A field team in Rafha visits homes for a survey on saving water, and reviews its way of visiting at the end of the month. Some families have questions, and at some homes nobody has answered. You have reached your number a week before the date, and pay does not grow beyond it.',
    },
    question: 'Which option is closest to what you would do?',
    options: {
      blcc: 'I go back to those who have not answered, again and again, until I reach them.',
      nwsf: 'I raise my goal to a number I have not reached before and work towards it.',
      rzkp: 'I prepare a proposal on the way of visiting and bring colleagues to agree on it.',
      zcns: 'I make further visits in which I practise conversation, until my way of talking improves.',
      zgkd: 'I return to those who have questions, so that they get an answer they can use.',
    },
  },
  'motivation-28@2': {
    stories: {
      a: "Every morning you reach the Qassim train station fifteen minutes before work. At the entrance are passengers speaking various languages who ask about platforms, and signs that nobody looks after. On your desk are the day's transactions and the draft of a long guide that you began a year ago.",
      b: 'In the lobby of a hospital in Saihat are visitors speaking various languages who ask about clinics, and signs that have nobody in charge of them. Between your arrival and the start of your office work there are fifteen minutes each day. In your office are waiting transactions and a long guide that has been a draft for a year.',
    },
    question: 'Which comes closest to you?',
    options: {
      fynm: 'I take charge of the signs, word them my way and answer for what they say.',
      mxcl: 'I measure the transactions I complete each morning, in order to reach a higher number.',
      qypc: 'I stand at the entrance, so that whoever asks can find their way without trouble.',
      vvyv: 'I answer those asking in a foreign language, until daily practice makes me good at it.',
      zcvx: 'I continue the draft guide, page after page, until I reach the end of it.',
    },
  },
  'motivation-29@2': {
    stories: {
      a: 'You have two evenings a week for learning, and a steady job in Bisha where skills keep changing. In six weeks there is a new sitting of a surveying licence test in which you were 4 marks short, and some people you know are preparing for it. Your job does not require the licence.',
      b: 'After an evening course in sign language in Hafar Al-Batin, you were 4 marks short of the certificate. The test opens again in six weeks, people you know are preparing for it, and you have two evenings a week for learning. Your work does not call for the certificate, and it has many other skills.',
    },
    question: 'Which of these comes closest to you?',
    options: {
      cqph: 'I go deeper into another skill from my job, until I am better at it.',
      jwyc: 'I make a learning plan for the evenings, choosing its subjects myself and reviewing the results.',
      rnhh: 'I help those preparing for the test, so that they benefit from what I have learnt.',
      rtln: 'I continue preparing for the same test until what I began reaches its end.',
      yypz: 'I make it my goal to score ten marks above the pass in the next test.',
    },
  },
  'motivation-30@2': {
    stories: {
      a: "On Sunday a tent workshop in Dawadmi meets its old client Ghada to talk about the season's orders. It is not yet agreed who presents the plan, who chooses the display and who follows up the orders. The workshop has a difficult sample that is not finished and a new sewing method on trial.",
      b: "A flower farm in Bukayriyah is starting a new method of arranging bouquets, and one difficult sample is not finished. On Sunday morning buyers come to hear the year's plan. The meeting needs a speaker, someone to follow up the orders and someone to set out the display, and these roles are still open.",
    },
    question: 'What would you be most likely to do here?',
    options: {
      bsdh: 'I take charge of the display, decide what goes in or stays out, and answer for it.',
      ccjr: "I follow up the orders at Sunday's meeting, to reach a number above last year's.",
      mqpt: "I present the plan at Sunday's meeting, to win the agreement of those present to it.",
      qvbx: 'I practise the new method this week, until my hand becomes more precise in it.',
      wqyk: 'I go back to the difficult sample and stay with it until it is finished for Sunday.',
    },
  },
}
