import type { PairTextsOf } from '../pair.ts'
import type { pairs } from './pairs.ts'

export const en: PairTextsOf<typeof pairs> = {
  'quick-CAR-01@1': {
    stories: {
      a: 'Every Tuesday evening a job centre in Abha opens, and each visitor has an hour with an adviser and chooses what fills it. You have an appointment this week, and at the door Nawal asks each visitor what they would like to work on. The five hours before yours were all different.',
      b: 'One-to-one meetings of an hour are on offer at a public library in Muscat to people early in their working lives. Your name is down for Saturday, and a line headed "Subject of the meeting" is still empty on your card. Sultan, who arranges the meetings, accepts any subject to do with work.',
    },
    question: 'Which option is closest to what you would do?',
    options: {
      bdkh: 'I practise an interview with hard questions and answer them one after another.',
      grhl: 'I talk about what my work will be in five years and where I will stand.',
      rttj: 'I ask about jobs I have not heard of and what people in them do every day.',
      skds: 'I write three steps for the coming months and put a date beside each of them.',
      wfcw: 'I weigh two choices before me and settle the matter by my own judgement within the hour.',
    },
  },
  'quick-CAR-02@1': {
    stories: {
      a: 'An insurance company in Khobar gives its staff one day a quarter to spend on their own careers, in the office or out of it. Your colleague Layla took Sunday and you took Monday, and no report is asked for. The current work is shared among the others on that day.',
      b: 'A carpentry workshop in Tanta closes one day every three months, and pays those who spend that day on their future or their trade. The next one falls on a Wednesday, and Anwar, the owner, has named no kind of activity. Each colleague spent the last one differently.',
    },
    question: 'Which comes closest to you?',
    options: {
      bqls: 'I read about what is expected to change in my trade and think about my coming years.',
      cxwc: 'I try a task harder than I am used to and solve what comes up, bit by bit.',
      gjmj: 'I settle a work matter that has been put off, and tell those concerned what I chose.',
      mrwt: "I draw up a table of next year's months and note what I will learn in each.",
      nccx: 'I visit a workplace of another kind and watch how things are done there.',
    },
  },
  'quick-CAR-03@1': {
    stories: {
      a: 'Last month you joined a water laboratory in Jubail, and Hind, the supervisor, meets each newcomer for half an hour. She asks everyone one question: what will you begin, alongside your work, in the second month? Every newcomer may answer freely.',
      b: 'Six new people have joined a hotel in Aqaba, and each has two hours a week free of duties. Tariq, the training manager, has given everyone a blank sheet on which to write how they want to spend them. Yours is in your hands, and is due tomorrow morning.',
    },
    question: 'What would you most likely do here?',
    options: {
      hdzd: 'I think over where this job is leading me and what I ought to prepare for.',
      kqfx: 'I divide what I want to reach into small parts and fix a week for each part.',
      kxzc: 'I choose a task to take charge of, decide how it is done and explain my decision.',
      xvnl: 'I sit with people of other sections to see how they work and why they work that way.',
      zdrx: 'I train in the hardest procedure here and repeat it until I manage it unaided.',
    },
  },
  'quick-CAR-04@2': {
    stories: {
      a: 'The alumni club in Dhahran puts out a short newsletter with two lines from each member about the month ahead in their work. Reem, who edits it, wrote yesterday to ask for your two. All lines appear in alphabetical order, with no prize and no selection.',
      b: "Former fellow students meet at a cafe in Rabat at the start of each month, and each names one thing about work that will occupy them until the next meeting. Five have spoken, and nobody has commented on anybody. Your turn comes after Yousef's.",
    },
    question: 'Which of these comes closest to you?',
    options: {
      gpdk: 'I will attend meetings of trades close to mine to learn what is new there.',
      ndbs: 'I will make a plan of three steps for an idea that I once put off.',
      qgms: 'I will look into what my trade will ask for years from now and what I need today.',
      wjvl: 'I will accept a task I have not tried before and learn from my attempts at it.',
      zxfd: 'I will go through my commitments at work and decide for myself which to keep.',
    },
  },
  'quick-CAR-05@1': {
    stories: {
      a: "An engineering office in Madinah has finished a large project, the next begins in two weeks, and there is little work in between. Samira, the manager, said that the time left each day is for whatever helps a person's career. No subjects were suggested to the staff.",
      b: 'Work is slow for two weeks each summer at a shipping company in Sohar, and the company leaves the last two hours of each day to its staff. Everyone uses them for something of value in this job or after it. Nasser, the section head, drew up only the attendance sheet and left the rest to you all.',
    },
    question: 'Which of the five would you lean towards?',
    options: {
      bwmf: 'I set an aim for my coming year and write how I get there, month by month.',
      glff: 'I take back the decisions about my own work that I had left to others before.',
      wglm: 'I work on a hard problem that once daunted me and test what I can solve of it.',
      wmzv: 'I gather what is said of the future of my trade and picture myself in it years on.',
      zjnj: "I follow work in various fields and ask those who do it about what I don't know.",
    },
  },
  'quick-SKL-01@1': {
    deciding: 'Which offer leaves more over the whole period?',
    stories: {
      a: 'Noura has two offers of summer training in Khobar, each for 3 months. The first pays 2400 riyals a month, and getting there costs her 300 riyals a month. The second pays 1900 riyals a month with a final bonus of 400 riyals, and transport is free.',
      b: 'Noura has two offers of summer training in Khobar, each for 3 months. The first pays 2400 riyals a month, and getting there costs her 300 riyals a month. The second pays 1900 riyals a month with a final bonus of 700 riyals, and transport is free.',
    },
    question: 'What is the most accurate conclusion about what the two offers leave her?',
    options: {
      bdjk: 'The second offer leaves 100 riyals more than the first over the whole period.',
      dxrc: 'The first offer leaves exactly as much as the second over the whole period.',
      fblk: 'The first offer leaves 200 riyals more than the second over the whole period.',
      kgfw: 'The first offer leaves 100 riyals more than the second over the whole period.',
      vzbw: 'The second offer leaves 200 riyals more than the first over the whole period.',
    },
  },
  'quick-SKL-02@1': {
    deciding:
      'Where are most people lost: between the notice and the form, or between opening and completing it?',
    stories: {
      a: 'A youth centre in Hail has posted a notice about a photography workshop, with a link to a registration form. The notice was read by 400 people, 50 of them opened the form, and 40 completed it. One week is left, there is time for one change, and each part is offline while it is being changed.',
      b: 'A youth centre in Hail has posted a notice about a photography workshop, with a link to a registration form. The notice was read by 400 people, 350 of them opened the form, and 40 completed it. One week is left, there is time for one change, and each part is offline while it is being changed.',
    },
    question: 'Which change is likely to bring in the most registrations?',
    options: {
      jnfd: 'I post the same link a second time where it stood, without any change.',
      qfpp: 'I redo only the layout of the form and keep the questions and order.',
      rnlg: 'I rewrite only the title of the notice and keep the text and picture.',
      xlbh: 'I rebuild the whole notice from scratch with a clearer title, picture and call to register.',
      zlcs: 'I rebuild the whole form from scratch with another layout, questions and order of fields.',
    },
  },
  'quick-SKL-03@1': {
    deciding: 'Where does Fahd stand in a line in which he is not next to Sami?',
    stories: {
      a: "Four people are waiting to see the job adviser in Najran, one by one: Dalal, Sami, Maha and Fahad. Dalal goes in before Sami, and Sami goes in before Maha. Fahad's turn comes neither directly before Sami's nor directly after it. Fahad goes in after Dalal.",
      b: "Four people are waiting to see the job adviser in Najran, one by one: Dalal, Sami, Maha and Fahad. Dalal goes in before Sami, and Sami goes in before Maha. Fahad's turn comes neither directly before Sami's nor directly after it. Fahad goes in before Dalal.",
    },
    question: "What is the strongest statement about Fahad's turn that follows from this?",
    options: {
      fqls: "Fahad's turn is the first or the second, and both are still possible.",
      kmdk: "Fahad's turn is any but the second, and the other three are possible.",
      phpp: "Fahad's turn is the first of the four, and no other is possible.",
      wmzp: "Fahad's turn is the fourth of the four, and no other is possible.",
      xjdc: "Fahad's turn is the third or the fourth, and both are still possible.",
    },
  },
  'quick-SKL-04@1': {
    deciding: 'Which wallet opens with the leaked password: investment or savings?',
    stories: {
      a: 'One of your two passwords opens your investment wallet and a photography forum, the other your savings wallet and an online bookshop. This morning it was announced that passwords had leaked from the forum. Your plane leaves in 10 minutes, after which you are offline for six hours, and changing the password of one account takes 5 minutes.',
      b: 'One of your two passwords opens your investment wallet and a photography forum, the other your savings wallet and an online bookshop. This morning it was announced that passwords had leaked from the bookshop. Your plane leaves in 10 minutes, after which you are offline for six hours, and changing the password of one account takes 5 minutes.',
    },
    question: 'Which use of these minutes guards best against theft?',
    options: {
      hsql: 'I change the password of my investment wallet alone, then sign out of my travel device.',
      kcnq: 'I change the password of my savings wallet alone, then sign out of my travel device.',
      ldjx: 'I change the password of my savings wallet, then that of the other account that shares it.',
      wknc: 'I ask for an alert at each sign-in to my investment wallet, then to my savings wallet.',
      zhwk: 'I change the password of my investment wallet, then that of the other account that shares it.',
    },
  },
  'quick-SKL-05@1': {
    deciding: 'Is the fault before the amplifier, or at it and after it?',
    stories: {
      a: 'The sound has failed in a hall in Manama an hour before a public meeting; the microphone feeds an amplifier, and the amplifier feeds a loudspeaker. The microphone cable was unplugged and a phone playing a recording plugged in instead, and the recording was heard in the hall. A nearby shop delivers one order in half an hour, and each piece is charged for.',
      b: 'The sound has failed in a hall in Manama an hour before a public meeting; the microphone feeds an amplifier, and the amplifier feeds a loudspeaker. The microphone cable was unplugged and a phone playing a recording plugged in instead, and nothing was heard in the hall. A nearby shop delivers one order in half an hour, and each piece is charged for.',
    },
    question: 'What is the most suitable first step?',
    options: {
      gkww: 'I rent a new cable for the microphone and put it in place of the old one.',
      lxrx: 'I rent a small loudhailer and put it on the stage for short speeches.',
      qpkg: 'I rent a new loudspeaker for the hall and put it in place of the old one.',
      qsgl: 'I rent a microphone with a new cable and put them in place of the old ones.',
      vtdc: 'I rent an amplifier with a new loudspeaker and put them in place of the old ones.',
    },
  },
  'quick-WST-01@1': {
    deciding: 'What takes more of the week: the calls or the search for documents?',
    stories: {
      a: 'Last week you began putting 200 files in order at a travel office, with two weeks to do it, but finished only 70. In that week you had 60 calls, all between 9 and 11 in the morning, which took 3 minutes each. Documents were missing from 9 files, and finding them took 40 minutes a file. Your colleague Omar can lend you time, which you give back later.',
      b: 'Last week you began putting 200 files in order at a travel office, with two weeks to do it, but finished only 70. In that week you had 60 calls, all between 9 and 11 in the morning, which took 10 minutes each. Documents were missing from 9 files, and finding them took 40 minutes a file. Your colleague Omar can lend you time, which you give back later.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      lwbf: 'I sort the remaining files by date of travel and begin with the nearest.',
      mrhs: 'I arrange for Omar to collect the missing papers of all incomplete files.',
      qzsv: 'I arrange for Omar to answer the phone for me from 9 to 11.',
      rzdq: 'I arrange for Omar to answer the phone for me all day long.',
      wlnf: 'I arrange for Omar to collect the missing papers of half the incomplete files.',
    },
  },
  'quick-WST-02@1': {
    deciding: "What changes Saad's part: the number present or the subject?",
    stories: {
      a: 'Your volunteer team in Tabuk is preparing an open day for children, and Saad, a member, has organised one before. He spoke at a meeting on games attended by 4 people, and was silent at one on the budget attended by 12. Then he spoke at one on the budget attended by 4. There are 4 meetings left on all subjects, with time for one change.',
      b: 'Your volunteer team in Tabuk is preparing an open day for children, and Saad, a member, has organised one before. He spoke at a meeting on games attended by 4 people, and was silent at one on the budget attended by 12. Then he spoke at one on games attended by 12. There are 4 meetings left on all subjects, with time for one change.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      fpmk: 'I open all the remaining meetings with the subject Saad first spoke on and hear his view.',
      hwvb: 'I send the members a short agenda before each remaining meeting.',
      vfmv: "I divide the team into small groups at all the remaining meetings and hear Saad's view in his.",
      zjgp: "I divide the team into small groups at the next meeting only and hear Saad's view in his.",
      zntb: 'I open only the next meeting with the subject Saad first spoke on and hear his view.',
    },
  },
  'quick-WST-03@1': {
    deciding: 'How can most of the queue pay now?',
    stories: {
      a: 'At the only ticket window of a museum in Amman the card machine has failed; 20 visitors are waiting, and voices are rising. The window takes one kind of payment at a time: cash, or booking by phone on another screen. The guard asked: 17 of them have cash, and the rest only phones. Each switch between the two takes 10 minutes.',
      b: 'At the only ticket window of a museum in Amman the card machine has failed; 20 visitors are waiting, and voices are rising. The window takes one kind of payment at a time: cash, or booking by phone on another screen. The guard asked: 3 of them have cash, and the rest only phones. Each switch between the two takes 10 minutes.',
    },
    question: 'What is the best thing to do now?',
    options: {
      dtdw: 'I open the window for cash until this queue is cleared.',
      ggtw: 'I open the window for cash for the next quarter of an hour.',
      hlvz: 'I explain the fault calmly to the visitors along the queue.',
      mqps: 'I open the window for assisted phone booking until this queue is cleared.',
      rjwj: 'I open the window for assisted phone booking for the next quarter of an hour.',
    },
  },
  'quick-WST-04@1': {
    deciding: 'In which half of the print run are the faint dates?',
    stories: {
      a: 'You have printed the packing day on 300 numbered boxes of Qassim dates, to be shipped in an hour. The print is faint at the start if the printer is cold, or at the end if it is hot, never both. You found box 150 clear, then found box 40 faint. The hour is enough to check and correct 150 boxes, and the buyer will return each faint one.',
      b: 'You have printed the packing day on 300 numbered boxes of Qassim dates, to be shipped in an hour. The print is faint at the start if the printer is cold, or at the end if it is hot, never both. You found box 150 clear, then found box 260 faint. The hour is enough to check and correct 150 boxes, and the buyer will return each faint one.',
    },
    question: 'What is the best use of this hour?',
    options: {
      dvkl: 'I check the second half of the run, one box after another.',
      kbdc: 'I check only the even-numbered boxes of the whole of the run.',
      kdcn: 'I check only the even-numbered boxes of the second half of the run.',
      kdnb: 'I check the first half of the run, one box after another.',
      xwkx: 'I check only the even-numbered boxes of the first half of the run.',
    },
  },
  'quick-WST-05@1': {
    deciding: 'Where was the key when the search was long: in the box or outside it?',
    stories: {
      a: "Every morning workers at a contractor's store in Dammam look for machine keys: 80 keys, much alike, in one box. You counted 30 long searches last week: 26 ended in that box and the rest in the pockets of earlier users. All were for keys to the ten biggest machines. Your quiet hour in the morning is enough for one task.",
      b: "Every morning workers at a contractor's store in Dammam look for machine keys: 80 keys, much alike, in one box. You counted 30 long searches last week: 4 ended in that box and the rest in the pockets of earlier users. All were for keys to the ten biggest machines. Your quiet hour in the morning is enough for one task.",
    },
    question: 'What is the most suitable step here?',
    options: {
      cqnf: 'I record at the door, morning and evening, who has the keys of all the machines.',
      frpr: 'I bring out the box of keys before the workers come, so they have longer to search.',
      rscf: "I record at the door, morning and evening, who has the biggest machines' keys.",
      trjf: 'I put coloured tags on the keys of the biggest machines to tell them apart.',
      xxtk: 'I put coloured tags on the keys of all the machines to tell them apart.',
    },
  },
}
