import type { PairTextsOf } from '../pair.ts'
import type { pairs } from './pairs.ts'

export const en: PairTextsOf<typeof pairs> = {
  'advanced-CMM-01@1': {
    deciding: 'What do those who decide ask about: the cause or the cost?',
    stories: {
      a: 'In two days you have 5 minutes with top management to request funds for a late project. Your team has prepared 30 slides, half on the cause of the delay and half on the cost of completion. Those attending have sent 10 questions, 8 of them on the cause and the rest on the cost. The meeting has no time beyond your slot.',
      b: 'In two days you have 5 minutes with top management to request funds for a late project. Your team has prepared 30 slides, half on the cause of the delay and half on the cost of completion. Those attending have sent 10 questions, 2 of them on the cause and the rest on the cost. The meeting has no time beyond your slot.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      fgpg: 'I give 4 minutes to the cause and remedy and one to the cost.',
      fqth: 'I give 3 minutes to the cost and two to the cause and remedy.',
      khrv: 'I give 4 minutes to the cost and one to the cause and remedy.',
      lgsk: 'I give 3 minutes to the cause and remedy and two to the cost.',
      qnrj: 'I give equal time to the cause and remedy and to the cost.',
    },
  },
  'advanced-CMM-02@2': {
    deciding: 'Did the managers read the message and not understand it, or never open it?',
    stories: {
      a: "You sent the stations of a fuel company in Qassim an e-mail about a new daily closing procedure. A week has passed; 9 stations apply it and 9 keep to the old way. The system shows that 8 of the 9 late stations' managers have opened the message, and none has asked a question. You have this morning to deal with it.",
      b: "You sent the stations of a fuel company in Qassim an e-mail about a new daily closing procedure. A week has passed; 9 stations apply it and 9 keep to the old way. The system shows that 2 of the 9 late stations' managers have opened the message, and none has asked a question. You have this morning to deal with it.",
    },
    question: 'What is the best thing to do now?',
    options: {
      tgfr: 'I e-mail each late manager a clearer message, in steps with pictures.',
      nkzd: 'I post the same message to the late managers in a group chat.',
      dllc: 'I give the late managers another week to apply the new procedure.',
      hpsw: 'I e-mail the late managers an explanation of the hardest paragraph in the message.',
      vqmj: "I send the same message to each late manager's phone, one by one.",
    },
  },
  'advanced-CMM-03@1': {
    deciding: 'With which colleague is Saad late: Majid or Fahad?',
    stories: {
      a: 'In your section, Saad shares his tasks with two colleagues: Majid, his rival for a promotion two months ago, and Fahad, his friend since school. He has delivered his last 20 tasks, 10 with each colleague, and 8 were late although the tasks are alike. Majid shared 1 of the late ones. You have one private meeting with Saad today.',
      b: 'In your section, Saad shares his tasks with two colleagues: Majid, his rival for a promotion two months ago, and Fahad, his friend since school. He has delivered his last 20 tasks, 10 with each colleague, and 8 were late although the tasks are alike. Majid shared 7 of the late ones. You have one private meeting with Saad today.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      dlch: 'I spend a full hour on what goes wrong in his work with Majid.',
      dldz: 'I spend 10 minutes on his good work and its worth to the section.',
      lqgw: 'I spend a full hour on what goes wrong in his work with Fahad.',
      rdlb: 'I spend 10 minutes on what goes wrong in his work with Majid.',
      vxtn: 'I spend 10 minutes on what goes wrong in his work with Fahad.',
    },
  },
  'advanced-CMM-04@1': {
    deciding: 'Which of the two offers lapses before you are back?',
    stories: {
      a: 'The proofreading post Yousef has held for 19 years at a Beirut newspaper is ending, and he knows it. He is offered a library post and an archive post; only you know the details, and explaining either takes 50 minutes. You have an hour together today and another on your return from two weeks of travel out of reach. Yousef asks a lot about the library. The offer of the archive post lapses after 3 days and the other after 60.',
      b: 'The proofreading post Yousef has held for 19 years at a Beirut newspaper is ending, and he knows it. He is offered a library post and an archive post; only you know the details, and explaining either takes 50 minutes. You have an hour together today and another on your return from two weeks of travel out of reach. Yousef asks a lot about the library. The offer of the library post lapses after 3 days and the other after 60.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      cvkf: 'I give the archive post 30 minutes and the library post 30.',
      hlch: 'I give the archive post 20 minutes and the library post 40.',
      jmmv: 'I give the archive post 10 minutes and the library post 50.',
      rlzg: 'I give the archive post 50 minutes and the library post 10.',
      sbnw: 'I give the archive post 60 minutes and the library post none.',
    },
  },
  'advanced-CMM-05@2': {
    deciding: 'On how many points do the managers disagree?',
    stories: {
      a: 'You drafted a new purchasing procedure of 12 points and sent it to the managers of 6 departments. They returned 40 comments within three days, touching every point. Their demands agree on 12 and conflict on none. The procedure begins in two weeks, and each hour the managers meet holds up their 6 departments.',
      b: 'You drafted a new purchasing procedure of 12 points and sent it to the managers of 6 departments. They returned 40 comments within three days, touching every point. Their demands agree on 1 and conflict on 11. The procedure begins in two weeks, and each hour the managers meet holds up their 6 departments.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      cbbv: 'I word all points from their comments and read each manager the text by phone.',
      ksfr: 'I gather the managers for an hour and word some points with them.',
      lpbl: 'I word all points from their comments and send the text with a reply to each.',
      twqv: 'I prepare a glossary of terms for the managers and post it on the company page.',
      wjvt: 'I gather the managers for a full day and word all points with them.',
    },
  },
  'advanced-CMM-06@1': {
    deciding: 'Did the residents of the street that will close come, or stay away?',
    stories: {
      a: 'A municipality in Jazan held a heated meeting of 40 people about closing a street for three months. The street has 38 homes, and you must find out what its residents need. People from 37 of these homes came, and the others were from elsewhere; all asked to go on as a group, as 9 of their ten points were open. You have 4 evenings, each enough for ten homes or one meeting with those who came.',
      b: 'A municipality in Jazan held a heated meeting of 40 people about closing a street for three months. The street has 38 homes, and you must find out what its residents need. People from 2 of these homes came, and the others were from elsewhere; all asked to go on as a group, as 9 of their ten points were open. You have 4 evenings, each enough for ten homes or one meeting with those who came.',
    },
    question: 'What is the best thing to do now?',
    options: {
      cgbd: 'I give all four evenings to the points raised at the meeting.',
      dqvm: 'I give all four evenings to going from home to home.',
      jgqp: 'I give 3 evenings to the points raised at the meeting and one to homes.',
      lrhc: 'I give one evening to the points raised at the meeting and 3 to homes.',
      zkmc: 'I give two evenings to the points raised at the meeting and two to homes.',
    },
  },
  'advanced-CMM-07@1': {
    deciding: 'Do the changes Maha makes bring in more than they cost?',
    stories: {
      a: "Maha, your manager, has changed your team's priorities five times this month, each time after meeting a client. The changes left work unfinished at a loss of 200 thousand riyals, and the team is weary of them. They also brought contracts with a profit of 30 thousand. Neither Maha nor the team knows these figures, and you have one meeting before a long holiday.",
      b: "Maha, your manager, has changed your team's priorities five times this month, each time after meeting a client. The changes left work unfinished at a loss of 200 thousand riyals, and the team is weary of them. They also brought contracts with a profit of 900 thousand. Neither Maha nor the team knows these figures, and you have one meeting before a long holiday.",
    },
    question: 'Which of these actions helps most here?',
    options: {
      cmjp: 'I show the team both figures and jointly plan room for clients for a full month.',
      dtlv: 'I show Maha how weary the team is and request a day of rest this month.',
      hbnq: 'I show the team both figures and jointly plan room for clients for one week.',
      nwnk: 'I show Maha both figures and ask for no change for one week.',
      sblp: 'I show Maha both figures and ask for no change for a full month.',
    },
  },
  'advanced-CMM-08@1': {
    deciding: 'When does the board vote: before the session ends, or days after it?',
    stories: {
      a: "Dalal, the largest donor, is presenting a school project to the board of a charity in Sharjah in a session you chair. She gave its cost as 2 million dirhams; the approved study says 3 million. None of the twelve members has noticed, and Dalal dislikes surprises. The board votes on the project in 10 minutes, and today's session ends in half an hour.",
      b: "Dalal, the largest donor, is presenting a school project to the board of a charity in Sharjah in a session you chair. She gave its cost as 2 million dirhams; the approved study says 3 million. None of the twelve members has noticed, and Dalal dislikes surprises. The board votes on the project in 10 days, and today's session ends in half an hour.",
    },
    question: 'Which decision suits this situation best?',
    options: {
      bmmk: 'I visit Dalal at her office next week and check the figure with her.',
      dldg: 'I stop Dalal in the session and state the figure in the study.',
      dxvg: 'I talk to Dalal alone after the session and give the right figure.',
      qxcq: 'I ask Dalal in the session about the figure and mention another one.',
      zqnt: "I send the study again to the members' phones and ask them to read it now.",
    },
  },
  'advanced-INN-01@3': {
    deciding: 'Do the authors of the earlier ideas know what became of them?',
    stories: {
      a: 'A year ago your department opened a platform for staff ideas, and 60 ideas came in the first month. Then they dwindled month by month until they ceased. Replies with reasons went to 4 of the authors of those ideas, and 3 ideas were carried out. You have two weeks of work to revive the platform.',
      b: 'A year ago your department opened a platform for staff ideas, and 60 ideas came in the first month. Then they dwindled month by month until they ceased. Replies with reasons went to 58 of the authors of those ideas, and 3 ideas were carried out. You have two weeks of work to revive the platform.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      xkrm: 'I use one week to visit some of the authors and tell them what was decided.',
      jdwp: 'I use one week to visit some sections and choose problems that need ideas.',
      hvcs: 'I use both weeks to visit all the authors and tell them what was decided.',
      thvb: "I use both weeks to make the platform's page simpler and shorter.",
      qbzn: 'I use both weeks to visit all sections and choose problems that need ideas.',
    },
  },
  'advanced-INN-02@1': {
    deciding: 'Are the forty ideas diverse, or versions of two?',
    stories: {
      a: 'Your exhibition committee at a science museum in Khobar has 10 days to submit the idea for the next exhibition with its drawings. It has gathered 40 ideas. Sorted by subject, they fall under 17 headings. Visitor numbers have fallen because the exhibitions are alike; choosing and drawing can be done in 3 days but gain from more, while finding new subjects takes a full week.',
      b: 'Your exhibition committee at a science museum in Khobar has 10 days to submit the idea for the next exhibition with its drawings. It has gathered 40 ideas. Sorted by subject, they fall under 2 headings. Visitor numbers have fallen because the exhibitions are alike; choosing and drawing can be done in 3 days but gain from more, while finding new subjects takes a full week.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      kqkj: 'I spend 4 days gathering other ideas and 6 on choosing and drawing.',
      kwwv: 'I spend 6 days gathering other ideas and 4 on choosing and drawing.',
      nkzj: 'I spend 7 days gathering other ideas and 3 on choosing and drawing.',
      vmdl: 'I spend all the days on choosing from the present ideas and on drawing.',
      vphp: 'I spend two days gathering other ideas and eight on choosing and drawing.',
    },
  },
  'advanced-INN-03@1': {
    deciding: 'Which order is faster on the screen: that of Tariq or the present one?',
    stories: {
      a: 'Two months ago your section began to record reports in a new on-screen system. Tariq, the longest-serving employee, still writes each report in his notebook in another order and then copies it, taking 12 minutes in all. A report takes his colleagues 9 minutes, and when everyone tried his order on the screen for two weeks it took 3. All make the same number of errors, and the system can be changed.',
      b: 'Two months ago your section began to record reports in a new on-screen system. Tariq, the longest-serving employee, still writes each report in his notebook in another order and then copies it, taking 12 minutes in all. A report takes his colleagues 9 minutes, and when everyone tried his order on the screen for two weeks it took 14. All make the same number of errors, and the system can be changed.',
    },
    question: 'What is the best thing to do now?',
    options: {
      bltl: "I rebuild the whole screen for all users in Tariq's order.",
      fktj: "I train Tariq for a week in his colleagues' order and let him keep his notebook.",
      jzps: "I rebuild one page of the screen for all users in Tariq's order.",
      njtz: "I gather and sort all users' remarks on the faults of the screen.",
      ppdk: "I train Tariq for a month in his colleagues' order until he needs no notebook.",
    },
  },
  'advanced-INN-04@1': {
    deciding: 'Are the patients of the other clinics like those of the trial clinic?',
    stories: {
      a: "Reminders in a phone app cut missed appointments at a dental clinic in Kuwait from 20% to 8%. Extending them to the firm's 14 other clinics is your decision. People under 30 make up 85% of the patients at the first clinic and 82% at the other clinics. The reminders cost each clinic 8 thousand dinars for 2 years, with no refund, and missed appointments cost each clinic a thousand a month.",
      b: "Reminders in a phone app cut missed appointments at a dental clinic in Kuwait from 20% to 8%. Extending them to the firm's 14 other clinics is your decision. People under 30 make up 85% of the patients at the first clinic and 24% at the other clinics. The reminders cost each clinic 8 thousand dinars for 2 years, with no refund, and missed appointments cost each clinic a thousand a month.",
    },
    question: 'Which of these actions helps most here?',
    options: {
      bgxs: 'I spend this month telephoning those who missed visits at the other clinics.',
      dfqj: 'I extend the reminders this month to all fourteen of the clinics.',
      dhhg: 'I extend the reminders this month to two of the other clinics.',
      dqsq: 'I extend the reminders this month to five of the other clinics.',
      thrn: 'I extend the reminders this month to ten of the other clinics.',
    },
  },
  'advanced-INN-05@2': {
    deciding: 'How many people still put forward ideas?',
    stories: {
      a: 'Ten of your team have met to find ideas for a problem, and 30 minutes are left; the ideas will be sorted tomorrow. A trainee put forward an unusual idea, and Majid laughed. Since then there have been 12 ideas, from 2 of those present, many built on the one before. In past sessions those who fell silent did not speak again, but when everyone wrote, each wrote an idea every 5 minutes. Individual writing stops this building on ideas while it lasts.',
      b: 'Ten of your team have met to find ideas for a problem, and 30 minutes are left; the ideas will be sorted tomorrow. A trainee put forward an unusual idea, and Majid laughed. Since then there have been 12 ideas, from 9 of those present, many built on the one before. In past sessions those who fell silent did not speak again, but when everyone wrote, each wrote an idea every 5 minutes. Individual writing stops this building on ideas while it lasts.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      bbfv: 'I set aside 20 minutes for individual writing, then 10 for open talk.',
      bljm: 'I set aside 5 minutes for individual writing, then 25 for open talk.',
      grjj: 'I set aside 10 minutes for individual writing, then 20 for open talk.',
      gwwg: 'I set aside 25 minutes for individual writing, then 5 for open talk.',
      vkxn: 'I set aside 15 minutes for individual writing, then 15 for open talk.',
    },
  },
  'advanced-INN-06@1': {
    deciding: 'Where does a bag spend most of the time: on the belts or on the carts?',
    stories: {
      a: 'Bags at Najran airport arrive 25 minutes after a plane lands, and you are to shorten this with a single project. A bag spends 4 of these minutes on the belts and the rest on carts. A dairy nearby halved the time that crates spend on its belts with a new way of running them, and the time on its carts with another. Both projects cost about the same.',
      b: 'Bags at Najran airport arrive 25 minutes after a plane lands, and you are to shorten this with a single project. A bag spends 21 of these minutes on the belts and the rest on carts. A dairy nearby halved the time that crates spend on its belts with a new way of running them, and the time on its carts with another. Both projects cost about the same.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      ghgt: 'I put screens in all baggage halls showing when bags will arrive.',
      gvvb: "I run the belts of all baggage halls the dairy's way.",
      psxv: "I run the carts of all baggage halls the dairy's way.",
      rvgw: "I run the carts of one baggage hall the dairy's way.",
      shzb: "I run the belts of one baggage hall the dairy's way.",
    },
  },
  'advanced-INN-07@1': {
    deciding: "Does Huda's way miss fewer faults than Reem's, or more?",
    stories: {
      a: "Two new ways of checking products, one by Huda and one by Reem, are on trial on your section's three lines, and a month is left. Huda's way has let 30 small faults through, and Sarah, the quality manager, wants it dropped. It has been used on 1500 pieces, and Reem's way lets 5 faults through in every 100. Both ways cost the same, and so do the faults they miss.",
      b: "Two new ways of checking products, one by Huda and one by Reem, are on trial on your section's three lines, and a month is left. Huda's way has let 30 small faults through, and Sarah, the quality manager, wants it dropped. It has been used on 300 pieces, and Reem's way lets 5 faults through in every 100. Both ways cost the same, and so do the faults they miss.",
    },
    question: 'What is the best thing to do now?',
    options: {
      bdsn: "I check using Huda's way each morning and Reem's each evening until the trial ends.",
      fvsw: "I check all three lines using Reem's way until the trial ends.",
      kjlc: "I check two of the lines using Reem's way until the trial ends.",
      nvvw: "I check all three lines using Huda's way until the trial ends.",
      tfwc: "I check two of the lines using Huda's way until the trial ends.",
    },
  },
  'advanced-INN-08@1': {
    deciding: 'Which takes more hours: settling clashes by hand for two years, or one program?',
    stories: {
      a: 'Each of the 8 departments of a university in Rabat has built its own program for exam timetables and is content with it. Moving a department to one common program takes 40 hours and removes its share of the clashes between timetables. This year there were 32 clashes, spread evenly among departments, and each takes an hour to settle. All systems will be replaced in 2 years.',
      b: 'Each of the 8 departments of a university in Rabat has built its own program for exam timetables and is content with it. Moving a department to one common program takes 40 hours and removes its share of the clashes between timetables. This year there were 800 clashes, spread evenly among departments, and each takes an hour to settle. All systems will be replaced in 2 years.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      ndkr: 'I move 4 departments to the common program and leave 4 on theirs.',
      rfqs: 'I move all 8 departments to the common program and end their own.',
      svwt: 'I leave all 8 departments on their programs and settle clashes by hand.',
      vkvl: 'I move 2 departments to the common program and leave 6 on theirs.',
      wjsg: 'I move 6 departments to the common program and leave 2 on theirs.',
    },
  },
  'advanced-LDR-01@3': {
    deciding: 'How many people can be met before the goals are due?',
    stories: {
      a: 'You have taken over a section of 16 people that has had three heads in turn. Each filed goals that nobody had been asked about, and they stayed on paper. The goals for the year are due in 3 days, and a tenth of the funds is lost for each day of delay. A day leaves room to meet two people in private.',
      b: 'You have taken over a section of 16 people that has had three heads in turn. Each filed goals that nobody had been asked about, and they stayed on paper. The goals for the year are due in 9 days, and a tenth of the funds is lost for each day of delay. A day leaves room to meet two people in private.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      cdrr: 'I meet all sixteen people, even past the date, and then file the goals.',
      dkdw: 'I run a survey of 4 days and then file the goals of the section.',
      dwfp: 'I file the goals of the section today and then meet all sixteen people.',
      ngqc: 'I meet 6 of the people in turn and then file the goals.',
      xcvj: 'I meet 10 of the people, even past the date, and then file the goals.',
    },
  },
  'advanced-LDR-02@1': {
    deciding: 'Which goal will be further from its mark at the present pace?',
    stories: {
      a: 'Your publishing house in Cairo set two goals of equal weight for the year: 60 printed books and 12 audiobooks. After 9 months, 40 have been printed and 11 recorded. The editors lack the time to step up both, and they ask which goal comes first in what is left of the year.',
      b: 'Your publishing house in Cairo set two goals of equal weight for the year: 60 printed books and 12 audiobooks. After 9 months, 40 have been printed and 5 recorded. The editors lack the time to step up both, and they ask which goal comes first in what is left of the year.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      cwgm: 'I announce that audio comes before print in all three months.',
      kxcx: 'I announce that print comes before audio in all three months.',
      rgwf: 'I announce that audio comes before print in the first month only.',
      xmwh: 'I announce to the editors each month how much of both goals is done.',
      xqck: 'I announce that print comes before audio in the first month only.',
    },
  },
  'advanced-LDR-03@1': {
    deciding: 'Is the choice Yousef made within the limit of what was delegated to him?',
    stories: {
      a: 'You asked Yousef to choose a system for the archive, and announced that the decision was his if the whole contract cost under 300 thousand riyals. He chose one at 60 thousand a year on a 4-year contract. It is not your favourite, and Ghada, your deputy, finds another easier. All parts of the chosen system are needed, and the signing is tomorrow, though the supplier would accept a later date.',
      b: 'You asked Yousef to choose a system for the archive, and announced that the decision was his if the whole contract cost under 300 thousand riyals. He chose one at 90 thousand a year on a 4-year contract. It is not your favourite, and Ghada, your deputy, finds another easier. All parts of the chosen system are needed, and the signing is tomorrow, though the supplier would accept a later date.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      hkdx: 'I go over the risks of the system with Yousef and list ways round them.',
      rnsx: 'I return the file to Yousef for a month to choose another system on the announced terms.',
      spmk: 'I return the file to Yousef for a week to trim the system he chose.',
      wdxc: 'I approve the system Yousef chose with all its parts unchanged.',
      zjtw: 'I approve the system Yousef chose without the smallest of its parts.',
    },
  },
  'advanced-LDR-04@1': {
    deciding: 'How many guests are in one hall, and how many has Shahd led before?',
    stories: {
      a: 'Shahd, of an events company in Jeddah, ran an event for 300 guests alone, and well; then one for 450 slipped out of her control. The next event has 400 guests, spread evenly over 8 adjoining halls, each with its own crew. A sister company will lend you Layan, who has run an event for 1500 alone with success, at 5 thousand riyals for each hall.',
      b: 'Shahd, of an events company in Jeddah, ran an event for 300 guests alone, and well; then one for 450 slipped out of her control. The next event has 1200 guests, spread evenly over 8 adjoining halls, each with its own crew. A sister company will lend you Layan, who has run an event for 1500 alone with success, at 5 thousand riyals for each hall.',
    },
    question: 'What is the best thing to do now?',
    options: {
      dwxn: 'I put Shahd in charge of 1 hall and Layan of 7 halls.',
      gtrc: 'I put Shahd in charge of 2 halls and Layan of 6 halls.',
      mzdf: 'I put Layan in charge of 2 halls and Shahd of 6 halls.',
      npzt: 'I put Layan in charge of 4 halls and Shahd of 4 halls.',
      vrhn: 'I put Layan in charge of 3 halls and Shahd of 5 halls.',
    },
  },
  'advanced-LDR-05@1': {
    deciding: 'Where does the aim get lost: before the supervisors or after them?',
    stories: {
      a: "You asked the workers at your factory about the aim for the year, and 30 of 120 stated it correctly. You asked the supervisors, and 11 of 12 did. Each morning the supervisors give their workers the day's tasks. You have 6 hours this month to explain the aim, and for each meeting only a sixth of the workers or of the supervisors can leave work.",
      b: "You asked the workers at your factory about the aim for the year, and 30 of 120 stated it correctly. You asked the supervisors, and 2 of 12 did. Each morning the supervisors give their workers the day's tasks. You have 6 hours this month to explain the aim, and for each meeting only a sixth of the workers or of the supervisors can leave work.",
    },
    question: 'Which of these actions helps most here?',
    options: {
      ltdc: 'I explain the aim to the workers in 6 meetings of an hour.',
      mxsm: 'I explain the aim to the workers in two meetings of an hour.',
      phzf: 'I explain the aim to the supervisors in two meetings of an hour.',
      qpbs: 'I explain the aim to the supervisors in 6 meetings of an hour.',
      tcjm: 'I post the aim, explained in pictures, at all entrances to the factory.',
    },
  },
  'advanced-LDR-06@1': {
    deciding: 'What share of the contracts of a year is usually signed in the first quarter?',
    stories: {
      a: "Your lift maintenance company in Muscat signed 600 small contracts in the first quarter, and its goal for the year is 1200. In each of the past three years the first quarter brought 250 of the year's 1000 contracts. The goal is changed today or stays until the end of the year, and the six teams' bonuses depend on it.",
      b: "Your lift maintenance company in Muscat signed 600 small contracts in the first quarter, and its goal for the year is 1200. In each of the past three years the first quarter brought 480 of the year's 1000 contracts. The goal is changed today or stays until the end of the year, and the six teams' bonuses depend on it.",
    },
    question: 'Which decision suits this situation best?',
    options: {
      dhgk: 'I raise the goal to 1500 contracts and divide it among the six teams.',
      pqkg: 'I keep the goal at 1200 contracts and divide it among the six teams.',
      qwlg: 'I raise the goal to 1800 contracts and divide it among the six teams.',
      rwlr: 'I raise the goal to 1250 contracts and divide it among the six teams.',
      tdhs: 'I raise the goal to 2400 contracts and divide it among the six teams.',
    },
  },
  'advanced-LDR-07@1': {
    deciding: 'Does the deadline leave room for the one who learns?',
    stories: {
      a: 'Your section has received a pricing file on which two people cannot work at the same time. Salma completes it in 4 days, and Badr, who has never done one, in 12. It is due in 15 days, with a fine for every day of delay. Salma moves to another section in two months, and nobody else has mastered this work.',
      b: 'Your section has received a pricing file on which two people cannot work at the same time. Salma completes it in 4 days, and Badr, who has never done one, in 12. It is due in 6 days, with a fine for every day of delay. Salma moves to another section in two months, and nobody else has mastered this work.',
    },
    question: 'What is the best thing to do now?',
    options: {
      lmbg: 'I assign the whole pricing file to Badr from start to end.',
      qqqq: 'I assign a trainee to sort and index the papers before the work begins.',
      rwpz: 'I assign three quarters of the pricing file to Badr and the last quarter to Salma.',
      xngv: 'I assign three quarters of the pricing file to Salma and the last quarter to Badr.',
      zcsw: 'I assign the whole pricing file to Salma from start to end.',
    },
  },
  'advanced-LDR-08@1': {
    deciding: 'Which desk is right when it proposes an amount: the east or the west?',
    stories: {
      a: 'The staff of your transport station in Hail may not compensate a passenger without your approval. Passengers wait 50 minutes on average, and the west desk draws many complaints. In the last 100 requests from the east desk and 100 from the west, you halved or doubled the proposed amount in 90, 4 of them from the east. The company lets you delegate to a single desk this quarter.',
      b: 'The staff of your transport station in Hail may not compensate a passenger without your approval. Passengers wait 50 minutes on average, and the west desk draws many complaints. In the last 100 requests from the east desk and 100 from the west, you halved or doubled the proposed amount in 90, 86 of them from the east. The company lets you delegate to a single desk this quarter.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      cjdj: 'I let the east desk pay out the compensation it sets throughout the quarter.',
      pzbd: 'I provide waiting passengers with seats and drinks at the station throughout the quarter.',
      shfn: 'I let the east desk pay out the compensation it sets two days a week.',
      xgwf: 'I let the west desk pay out the compensation it sets two days a week.',
      zcfb: 'I let the west desk pay out the compensation it sets throughout the quarter.',
    },
  },
  'advanced-PRS-01@1': {
    deciding: 'How much of the week do the calls take: a quarter or three quarters?',
    stories: {
      a: 'Your team gives a hospital in Abha 40 hours of maintenance a week: planned visits to the wards, and calls answered the same day. A call takes 2 hours, and each of the last four weeks brought 5 calls. A visit is cancelled if a call takes its time, and time kept for calls is lost if none come. Today you schedule the coming week.',
      b: 'Your team gives a hospital in Abha 40 hours of maintenance a week: planned visits to the wards, and calls answered the same day. A call takes 2 hours, and each of the last four weeks brought 15 calls. A visit is cancelled if a call takes its time, and time kept for calls is lost if none come. Today you schedule the coming week.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      brmn: 'I keep a quarter of the time for calls and the rest for visits.',
      cwvp: 'I keep three quarters of the time for calls and the rest for visits.',
      gtwb: 'I keep a third of the time for calls and the rest for visits.',
      pncm: 'I keep two thirds of the time for calls and the rest for visits.',
      wmhh: 'I keep half of the time for calls and the rest for visits.',
    },
  },
  'advanced-PRS-02@1': {
    deciding: 'Which calls cost more in fines if left: those in Rawdah or in Nuzha?',
    stories: {
      a: 'After a night storm, your repair firm in Jeddah has 8 calls from Rawdah and 8 from Nuzha. Each call takes an hour, the team has 8 hours today, and people in Nuzha ring every quarter of an hour. What is not done today will be done in 3 days, when the road opens. The fine for a late call is a one-off 900 riyals in Rawdah, and 200 a day in Nuzha.',
      b: 'After a night storm, your repair firm in Jeddah has 8 calls from Rawdah and 8 from Nuzha. Each call takes an hour, the team has 8 hours today, and people in Nuzha ring every quarter of an hour. What is not done today will be done in 7 days, when the road opens. The fine for a late call is a one-off 900 riyals in Rawdah, and 200 a day in Nuzha.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      fltr: 'I do 2 calls from Rawdah and 6 from Nuzha today.',
      gfbb: 'I do 8 calls from Rawdah and none from Nuzha today.',
      hrzf: 'I do 4 calls from Rawdah and 4 from Nuzha today.',
      kfgt: 'I do 8 calls from Nuzha and none from Rawdah today.',
      klbg: 'I do 6 calls from Rawdah and 2 from Nuzha today.',
    },
  },
  'advanced-PRS-03@1': {
    deciding: 'The colleagues of which team heard what happened?',
    stories: {
      a: "Badr works every day from noon until 8 in a room that Huda's whole team leaves at 4, when Reem's takes over. Yesterday at 2 you raised your voice at Badr in that room for pointing out a flaw in your plan; that night you saw he was right. Badr dislikes the limelight. Each team meets Badr separately today to discuss the plan, and you have time for only one of the meetings.",
      b: "Badr works every day from noon until 8 in a room that Huda's whole team leaves at 4, when Reem's takes over. Yesterday at 6 you raised your voice at Badr in that room for pointing out a flaw in your plan; that night you saw he was right. Badr dislikes the limelight. Each team meets Badr separately today to discuss the plan, and you have time for only one of the meetings.",
    },
    question: 'What is the most effective action in this situation?',
    options: {
      kfgk: "I apologise to Badr in a long speech in front of Reem's team.",
      knfp: "I apologise to Badr in one sentence in front of Reem's team.",
      lpjv: 'I change the plan of both teams today as Badr suggested.',
      wgwf: "I apologise to Badr in one sentence in front of Huda's team.",
      xwnj: "I thank Badr for his warning in one sentence in front of Huda's team.",
    },
  },
  'advanced-PRS-04@1': {
    deciding: 'Are repair and tuning of the blue system complete before the opening speeches?',
    stories: {
      a: 'The sound has failed in 4 conference halls in Doha, and you must restore it in each with one of two systems. The half-hour opening speeches in all of them will be broadcast live and begin in 60 minutes. Repairing the blue system takes 40 minutes and tuning it another 50, for any number of halls, and it is silent until then. The green one works at once, but its halls have no recording until evening. Hani, the organiser, is shouting "Now".',
      b: 'The sound has failed in 4 conference halls in Doha, and you must restore it in each with one of two systems. The half-hour opening speeches in all of them will be broadcast live and begin in 120 minutes. Repairing the blue system takes 40 minutes and tuning it another 50, for any number of halls, and it is silent until then. The green one works at once, but its halls have no recording until evening. Hani, the organiser, is shouting "Now".',
    },
    question: 'What is the best thing to do now?',
    options: {
      nvzm: 'I run 3 halls on the green system and one on the blue.',
      wslz: 'I run 3 halls on the blue system and one on the green.',
      xnrd: 'I run two halls on the green system and two on the blue.',
      zpwj: 'I run all four halls on the blue system and leave the green.',
      zqzk: 'I run all four halls on the green system and leave the blue.',
    },
  },
  'advanced-PRS-05@1': {
    deciding: 'How many branches can the Tabuk office finish with those who are away: 12 or 3?',
    stories: {
      a: 'Your accounting office in Tabuk has been offered the stocktaking of 15 branches next month, and the Hail office will count those it leaves. Tabuk has 7 accountants: 2 will be with another client that month and 1 of the rest on leave. An accountant counts 3 branches a month. Your office earns 5 thousand riyals a branch, and is fined as much for each that it accepts and does not count.',
      b: 'Your accounting office in Tabuk has been offered the stocktaking of 15 branches next month, and the Hail office will count those it leaves. Tabuk has 7 accountants: 2 will be with another client that month and 4 of the rest on leave. An accountant counts 3 branches a month. Your office earns 5 thousand riyals a branch, and is fined as much for each that it accepts and does not count.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      blcl: 'I assign 12 branches to the Tabuk office and 3 to the Hail office.',
      cfjv: 'I assign 3 branches to the Tabuk office and 12 to the Hail office.',
      czlc: 'I assign 5 branches to the Tabuk office and 10 to the Hail office.',
      thxn: 'I assign 8 branches to the Tabuk office and 7 to the Hail office.',
      vzdq: 'I assign 10 branches to the Tabuk office and 5 to the Hail office.',
    },
  },
  'advanced-PRS-06@1': {
    deciding: 'Does the absence outlast the training of temporary staff and the strength of those present?',
    stories: {
      a: 'A food laboratory you run in Tunis is without 2 of its 8 technicians, and all the daily tests must be done. Their absence will last 10 days. A temporary technician needs 3 weeks of training and a 4-month contract. In past seasons test errors doubled after the first month of longer working days. The budget allows longer days or temporary contracts, not both.',
      b: 'A food laboratory you run in Tunis is without 2 of its 8 technicians, and all the daily tests must be done. Their absence will last 100 days. A temporary technician needs 3 weeks of training and a 4-month contract. In past seasons test errors doubled after the first month of longer working days. The budget allows longer days or temporary contracts, not both.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      jkrr: 'I hire two temporary technicians for 4 months, with training in the laboratory.',
      jvhb: 'I extend the shift of those present by an hour until the others return.',
      kzfw: 'I group similar tests into a single batch each day to shorten their preparation.',
      ldwz: 'I extend the shift of those present by 3 hours until the others return.',
      nmsr: 'I hire one temporary technician for 4 months, with training in the laboratory.',
    },
  },
  'advanced-PRS-07@1': {
    deciding: 'Which bid is due first, and is there time for the other after it?',
    stories: {
      a: 'Today your team lost the bid for a large contract after five months without leave. Today is the first of the month, and two contracts are open: one in Taif, worth twice the other, and one in Yanbu. Either bid takes the whole team 8 working days, Fridays and Saturdays not counted. The bid for Yanbu is due on the 14th and the other on the 28th. Late bids are refused.',
      b: 'Today your team lost the bid for a large contract after five months without leave. Today is the first of the month, and two contracts are open: one in Taif, worth twice the other, and one in Yanbu. Either bid takes the whole team 8 working days, Fridays and Saturdays not counted. The bid for Taif is due on the 14th and the other on the 28th. Late bids are refused.',
    },
    question: 'What is the best thing to do now?',
    options: {
      dsqt: 'I put two thirds of the team on Taif tomorrow and one third on Yanbu.',
      gkfm: 'I put the whole team on Taif tomorrow and leave Yanbu until after it.',
      rdrv: 'I put the whole team on Yanbu tomorrow and leave Taif until after it.',
      rpwp: 'I put two thirds of the team on Yanbu tomorrow and one third on Taif.',
      smdx: 'I put half of the team on Yanbu tomorrow and half on Taif.',
    },
  },
  'advanced-PRS-08@1': {
    deciding: "Is the committee's decision taken tonight or days from now?",
    stories: {
      a: "It is 6 on Sunday evening, and an angry message has come from Ghassan, who manages a client firm in Dubai, about a late shipment. You have all the facts, but your anger rarely fades before morning, and two earlier replies sent in anger needed an apology the next day. His firm's committee decides on the contract today at 8 in the evening, and every unanswered point will count against your firm.",
      b: "It is 6 on Sunday evening, and an angry message has come from Ghassan, who manages a client firm in Dubai, about a late shipment. You have all the facts, but your anger rarely fades before morning, and two earlier replies sent in anger needed an apology the next day. His firm's committee decides on the contract on Wednesday at 8 in the evening, and every unanswered point will count against your firm.",
    },
    question: 'What is the most effective action in this situation?',
    options: {
      dsvz: 'I write a full answer tonight and send it to Ghassan in four hours.',
      hgcq: 'I ring Ghassan now and answer his message point by point.',
      lxxs: 'I write to Ghassan now and answer the main point of his message.',
      ncfn: 'I gather the papers of the shipment now and sort them for my team.',
      ncrg: 'I write a full answer tomorrow and send it to Ghassan in the morning.',
    },
  },
  'advanced-PSV-01@1': {
    deciding: 'Are those who stayed less satisfied than they were, or more?',
    stories: {
      a: "Members of a sports club in Madinah marked it out of 10: 60 of them gave it 7 and 40 gave it 2, an average of 5. Then the fees rose, all who had given it 2 left, and nobody joined. In a new survey the members' average was 5. Lama, the manager, asks for one line on the satisfaction of those who stayed.",
      b: "Members of a sports club in Madinah marked it out of 10: 60 of them gave it 7 and 40 gave it 2, an average of 5. Then the fees rose, all who had given it 2 left, and nobody joined. In a new survey the members' average was 9. Lama, the manager, asks for one line on the satisfaction of those who stayed.",
    },
    question: 'Which conclusion is the most accurate for the report?',
    options: {
      dqzb: 'I write that their satisfaction has fallen by one mark since the fees rose.',
      dwzz: 'I write that their satisfaction has not changed at all since the fees rose.',
      fnxm: 'I write that their satisfaction has fallen by two marks since the fees rose.',
      tgjv: 'I write that their satisfaction has risen by two marks since the fees rose.',
      vbzc: 'I write that their satisfaction has risen by one mark since the fees rose.',
    },
  },
  'advanced-PSV-02@1': {
    deciding: 'Which of the two faults came before the swelling by as long as the record says?',
    stories: {
      a: 'At a food factory in Oran, cans swelled on Wednesday and Thursday only, from morning to evening. Its records show that a can swells two days after the cause. Lids from a substitute supplier were used all Monday and Tuesday, and the cooling of the warehouse was down all Wednesday and Thursday. Both will happen again next week, and there is money to prevent one of them.',
      b: 'At a food factory in Oran, cans swelled on Wednesday and Thursday only, from morning to evening. Its records show that a can swells two hours after the cause. Lids from a substitute supplier were used all Monday and Tuesday, and the cooling of the warehouse was down all Wednesday and Thursday. Both will happen again next week, and there is money to prevent one of them.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      dmvv: "I sort out the swollen cans before next week's output is shipped.",
      hfhs: "I buy lids from the usual supplier for all of next week's output.",
      jgqr: "I buy lids from the usual supplier for half of next week's output.",
      qpvh: 'I restore unbroken cooling to the whole warehouse all through next week.',
      vmxf: 'I restore unbroken cooling to half of the warehouse all through next week.',
    },
  },
  'advanced-PSV-03@1': {
    deciding: 'Which division shortens the work of the two restorers together?',
    stories: {
      a: 'An exhibition at a museum in Alexandria opens once 10 paintings and 10 vases are ready, and you divide them between the restorers Maha and Badr, who begin together. Maha restores a painting in 4 hours and a vase in 6. Badr restores a painting in 6 hours and a vase in 9. Huda, the director, wants the exhibition to open as early as possible.',
      b: 'An exhibition at a museum in Alexandria opens once 10 paintings and 10 vases are ready, and you divide them between the restorers Maha and Badr, who begin together. Maha restores a painting in 4 hours and a vase in 6. Badr restores a painting in 6 hours and a vase in 4. Huda, the director, wants the exhibition to open as early as possible.',
    },
    question: 'What is the best thing to do now?',
    options: {
      hfmw: 'I entrust Maha with 8 paintings and 2 vases and Badr with the rest.',
      hmwp: 'I give Maha half the vases and half the paintings and leave Badr the rest.',
      sqth: 'I give Maha 8 vases and 2 paintings and leave Badr the rest.',
      xgft: 'I entrust Maha with all the paintings and Badr with all the vases.',
      xsrv: 'I give Maha all the vases and leave Badr all the paintings.',
    },
  },
  'advanced-PSV-04@1': {
    deciding: 'After how many days does the paper run out?',
    stories: {
      a: 'A printing house in Ajman has 400 rolls of paper, and you set the day of the next order. An order arrives 5 days after it is sent and may be 3 days late. The house uses 40 rolls every day. Its machines must not stop even if the order is late, and storage costs 500 dirhams for each day it arrives before it is needed.',
      b: 'A printing house in Ajman has 400 rolls of paper, and you set the day of the next order. An order arrives 5 days after it is sent and may be 3 days late. The house uses 25 rolls every day. Its machines must not stop even if the order is late, and storage costs 500 dirhams for each day it arrives before it is needed.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      dphm: 'I send the order to the supplier 2 days from now.',
      htmp: 'I send the order to the supplier 6 days from now.',
      ssmf: 'I send the order to the supplier 5 days from now.',
      vlpd: 'I send the order to the supplier today, without any delay.',
      xjqz: 'I send the order to the supplier 8 days from now.',
    },
  },
  'advanced-PSV-05@1': {
    deciding: 'Which rate fell between the months: completing the green page or the blue page?',
    stories: {
      a: 'Last month 1000 people visited an insurance website in Muscat: 400 of them completed its green page, then 100 the blue, then 90 the white. This month 2000 people visited it: 800 of them completed its green page, then 120 the blue, then 108 the white. Ghada, the manager, wants to fix the page that got worse between the months, and there is money for one page.',
      b: 'Last month 1000 people visited an insurance website in Muscat: 400 of them completed its green page, then 100 the blue, then 90 the white. This month 2000 people visited it: 480 of them completed its green page, then 120 the blue, then 108 the white. Ghada, the manager, wants to fix the page that got worse between the months, and there is money for one page.',
    },
    question: 'Which step is the most fitting in this situation?',
    options: {
      bwrv: 'I add a short guide to the steps of the white page.',
      dxcg: 'I simplify only one of the steps of the blue page.',
      fhrk: 'I simplify only one of the steps of the green page.',
      wgjr: 'I rebuild every one of the steps of the green page.',
      xmsb: 'I rebuild every one of the steps of the blue page.',
    },
  },
  'advanced-PSV-06@1': {
    deciding: 'Do the loads together exceed what the breaker and the wires can carry?',
    stories: {
      a: 'Every day at noon the power fails in a food truck in Taif when all its appliances run together; the appliances are sound, and an identical new breaker changed nothing. The air conditioner draws 12 amperes, the oven 10 and the lights 4; the supply allows up to 60, and connections all over the truck grow warm. Sami, the owner, accepts one remedy for the season. The breaker and the wires can carry 20 amperes.',
      b: 'Every day at noon the power fails in a food truck in Taif when all its appliances run together; the appliances are sound, and an identical new breaker changed nothing. The air conditioner draws 12 amperes, the oven 10 and the lights 4; the supply allows up to 60, and connections all over the truck grow warm. Sami, the owner, accepts one remedy for the season. The breaker and the wires can carry 40 amperes.',
    },
    question: 'Which remedy best fits the cause of the failure?',
    options: {
      hqrf: 'I close the truck for a week to have all the warm connections renewed.',
      lghv: 'I switch the air conditioner and oven off in turn for half of the midday hours.',
      nlmk: 'I hang up a battery lamp for all the hours without power.',
      pnzq: "I close the truck for one lunchtime to have the panel's warm connections tightened.",
      zqzs: 'I switch the air conditioner and oven off in turn for all of the midday hours.',
    },
  },
  'advanced-PSV-07@1': {
    deciding: 'For how many years does the school keep the roof?',
    stories: {
      a: 'Every winter, rain comes through the roof of a rented school in Najran, which must repair it until its lease ends. A new waterproof layer costs 60 thousand riyals and lasts 20 years. Patching all the leaks costs 15 thousand and lasts a single winter. All the classrooms are in use, and the decision holds for the whole lease. The lease ends when the school moves out in 2 years.',
      b: 'Every winter, rain comes through the roof of a rented school in Najran, which must repair it until its lease ends. A new waterproof layer costs 60 thousand riyals and lasts 20 years. Patching all the leaks costs 15 thousand and lasts a single winter. All the classrooms are in use, and the decision holds for the whole lease. The lease ends when the school moves out in 12 years.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      bkbn: 'I seal the leaks in the whole rented roof before each winter.',
      gdcv: 'I seal the leaks in half of the rented roof before each winter.',
      hjws: 'I renew the waterproof layer of the whole rented roof this summer.',
      jxrl: 'I widen the drains that carry the rain off the rented roof this summer.',
      mjvt: 'I renew the waterproof layer of half of the rented roof this summer.',
    },
  },
  'advanced-PSV-08@1': {
    deciding: 'Which bus is cheaper for every 60 trainees, with the lodging of its driver?',
    stories: {
      a: 'A college in Al-Baha takes 240 trainees to a training site for one night, and you choose the buses. A large bus has 60 seats and costs 900 riyals, and a small one has 20 and costs 200. For each driver the college pays another 100 riyals for the night. Both kinds take the same time, and Dalal, the supervisor, wants the lowest cost.',
      b: 'A college in Al-Baha takes 240 trainees to a training site for one night, and you choose the buses. A large bus has 60 seats and costs 900 riyals, and a small one has 20 and costs 300. For each driver the college pays another 100 riyals for the night. Both kinds take the same time, and Dalal, the supervisor, wants the lowest cost.',
    },
    question: 'Which choice is the cheapest for the college?',
    options: {
      fmjf: 'I hire small buses for half the trainees and large ones for half.',
      rpzf: 'I hire large buses for all the trainees and no small one.',
      svvr: 'I hire small buses for three quarters of the trainees and a large one for a quarter.',
      wnrn: 'I hire small buses for all the trainees and no large one.',
      wxdq: 'I hire large buses for three quarters of the trainees and small ones for a quarter.',
    },
  },
}
