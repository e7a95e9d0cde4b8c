import type { PairTextsOf } from '../pair.ts'
import type { pairs } from './pairs.ts'

export const en: PairTextsOf<typeof pairs> = {
  'advanced-CMM-01@1': {
    deciding: 'What do those who decide ask about: the cause or the cost?',
    stories: {
      a: 'In two days you have 5 minutes with top management to request funds for a late project. Your team has prepared 30 slides, half on the cause of the delay and half on the cost of completion. Those who will attend have sent 10 questions that they want answered, 8 of them on the cause and the rest on the cost. The meeting has no time beyond your minutes.',
      b: 'In two days you have 5 minutes with top management to request funds for a late project. Your team has prepared 30 slides, half on the cause of the delay and half on the cost of completion. Those who will attend have sent 10 questions that they want answered, 2 of them on the cause and the rest on the cost. The meeting has no time beyond your minutes.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      fgpg: "I give 4 minutes to the delay's cause and remedy and one to the cost of completion.",
      fqth: "I give 3 minutes to the cost of completion and two to the delay's cause and remedy.",
      khrv: "I give 4 minutes to the cost of completion and one to the delay's cause and remedy.",
      lgsk: "I give 3 minutes to the delay's cause and remedy and two to the cost of completion.",
      qnrj: "I give equal time to the delay's cause and remedy and to the cost of completion.",
    },
  },
  'advanced-CMM-02@1': {
    deciding: 'Did the managers read the message and not understand it, or never open it?',
    stories: {
      a: 'You sent the stations of a fuel company in Qassim an e-mail about a new way of closing each day. A week has passed; 9 stations apply it and 9 keep to the old way. The system shows that 8 managers of the nine late stations have opened the message, and none has asked a question. You have this morning for the matter.',
      b: 'You sent the stations of a fuel company in Qassim an e-mail about a new way of closing each day. A week has passed; 9 stations apply it and 9 keep to the old way. The system shows that 2 managers of the nine late stations have opened the message, and none has asked a question. You have this morning for the matter.',
    },
    question: 'What is the best thing to do now?',
    options: {
      bnws: 'I rewrite the whole message in short steps with a picture for each.',
      dfkf: 'I text the late managers on their phones to remind them of the message.',
      dllc: 'I extend the time of the late managers by one week after this one.',
      sbqn: 'I rewrite the hardest paragraph of the message in a few short steps.',
      vzmv: 'I phone the late managers one by one and have them open the present message.',
    },
  },
  'advanced-CMM-03@1': {
    deciding: 'Did the delays begin with the promotion, or were they there before?',
    stories: {
      a: 'Two months ago you were promoted to head the section; Saad was your rival for the post, and you have not talked about it since. He was late with 8 of the last 10 tasks given to him, and his work is good when it comes. Of the last 10 tasks from the former head he was late with 1. You have one meeting with him in private today.',
      b: 'Two months ago you were promoted to head the section; Saad was your rival for the post, and you have not talked about it since. He was late with 8 of the last 10 tasks given to him, and his work is good when it comes. Of the last 10 tasks from the former head he was late with 8. You have one meeting with him in private today.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      dlch: 'I make it a full hour about how he plans his work and where his plans slip.',
      dldz: 'I make it ten minutes about his good work and its worth to the section.',
      lqgw: 'I make it a full hour about my promotion and our old rivalry over it.',
      rdlb: 'I make it ten minutes about how he plans his work and where his plans slip.',
      vxtn: 'I make it ten minutes about my promotion and our old rivalry over it.',
    },
  },
  'advanced-CMM-04@1': {
    deciding: 'Does he have to choose before you are back?',
    stories: {
      a: 'The proofreading post that Yousef has held for 19 years at a newspaper in Beirut is ending, and the decision is final. You must tell him today, in a meeting of one hour, and he does not expect it; then you travel for two weeks out of reach, with a second hour together on your return. He may choose a settlement or another job within 3 days. Only you know the details of both, and explaining them fully takes 40 minutes.',
      b: 'The proofreading post that Yousef has held for 19 years at a newspaper in Beirut is ending, and the decision is final. You must tell him today, in a meeting of one hour, and he does not expect it; then you travel for two weeks out of reach, with a second hour together on your return. He may choose a settlement or another job within 60 days. Only you know the details of both, and explaining them fully takes 40 minutes.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      cvkf: 'I use thirty minutes to go through with him what each choice secures for his future and thirty for his reaction.',
      hlch: 'I use twenty minutes to go through with him what each choice secures for his future and forty for his reaction.',
      jmmv: 'I use ten minutes to go through with him what each choice secures for his future and fifty for his reaction.',
      rlzg: 'I use forty minutes to go through with him what each choice secures for his future and twenty for his reaction.',
      sbnw: 'I use fifty minutes to go through with him what each choice secures for his future and ten for his reaction.',
    },
  },
  'advanced-CMM-05@1': {
    deciding: 'On how many points do the managers disagree?',
    stories: {
      a: 'You wrote a draft of a new purchasing procedure with 12 points and sent it to the managers of 6 departments. They returned 40 comments within three days. Their demands conflict on one of the points and agree on the rest. The procedure begins in two weeks, and each hour that brings the managers together holds up the work of six departments.',
      b: 'You wrote a draft of a new purchasing procedure with 12 points and sent it to the managers of 6 departments. They returned 40 comments within three days. Their demands conflict on 11 of the points and agree on the rest. The procedure begins in two weeks, and each hour that brings the managers together holds up the work of six departments.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      cbbv: 'I word all points from their comments and read the text by phone to each manager.',
      ksfr: 'I gather the managers for an hour and word a part of the points with them.',
      lpbl: 'I word all points from their comments and send the text with a reply to each of them.',
      twqv: 'I prepare a list of terms for the managers and post it on the company page.',
      wjvt: 'I gather the managers for a full day and word all of the points with them.',
    },
  },
  'advanced-CMM-06@1': {
    deciding: 'Did the residents of the street that will close come, or stay away?',
    stories: {
      a: 'A municipality in Jazan held a meeting about closing a street for three months, and 40 people came and voices rose. The street has 38 homes, and you must find out what its residents need. People from 37 of these homes came, the others from elsewhere; those present asked to go on as a group, as 9 of their ten points were still open. You have 4 evenings, each with room for ten homes or one meeting with those who came.',
      b: 'A municipality in Jazan held a meeting about closing a street for three months, and 40 people came and voices rose. The street has 38 homes, and you must find out what its residents need. People from 2 of these homes came, the others from elsewhere; those present asked to go on as a group, as 9 of their ten points were still open. You have 4 evenings, each with room for ten homes or one meeting with those who came.',
    },
    question: 'What is the best thing to do now?',
    options: {
      cgbd: 'I give all four evenings to finishing the points that people raised at the meeting.',
      dqvm: 'I give all four evenings to going round the street from one home to the next.',
      jgqp: 'I give 3 evenings to the points that people raised at the meeting and one to homes.',
      lrhc: 'I give one evening to the points that people raised at the meeting and 3 to homes.',
      zkmc: 'I give two evenings to the points that people raised at the meeting and two to homes.',
    },
  },
  'advanced-CMM-07@1': {
    deciding: 'Do the changes Maha makes bring in more than they cost?',
    stories: {
      a: 'Maha, your manager, has changed the priorities of your team five times this month, each time after meeting a client. The changes left work unfinished at a loss of 200 thousand riyals, and the team is weary of them. The changes also brought contracts with a profit of 30 thousand. Neither Maha nor the team knows these two figures, and you have one meeting before a long holiday.',
      b: 'Maha, your manager, has changed the priorities of your team five times this month, each time after meeting a client. The changes left work unfinished at a loss of 200 thousand riyals, and the team is weary of them. The changes also brought contracts with a profit of 900 thousand. Neither Maha nor the team knows these two figures, and you have one meeting before a long holiday.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      cmjp: 'I show the team both figures and plan with it room for client needs for a full month.',
      dtlv: 'I show Maha how weary the team is and request a day of rest this month.',
      hbnq: 'I show the team both figures and plan with it room for client needs for one week.',
      nwnk: 'I show Maha both figures and ask her to make no change for one week.',
      sblp: 'I show Maha both figures and ask her to make no change for a full month.',
    },
  },
  'advanced-CMM-08@1': {
    deciding: 'When does the board vote: before the session ends, or days after it?',
    stories: {
      a: 'Dalal, the largest donor, is presenting a school project to the board of a charity in Sharjah in a session you chair. She gave its cost as two million dirhams; the approved study says 3 million. None of the twelve members has noticed, and Dalal dislikes surprises. The board votes on the project in 10 minutes, and the session of today ends in half an hour.',
      b: 'Dalal, the largest donor, is presenting a school project to the board of a charity in Sharjah in a session you chair. She gave its cost as two million dirhams; the approved study says 3 million. None of the twelve members has noticed, and Dalal dislikes surprises. The board votes on the project in 10 days, and the session of today ends in half an hour.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      bmmk: 'I visit Dalal at her office next week and check the figure with her.',
      dldg: 'I stop Dalal before the members and state the figure in the study.',
      dxvg: 'I talk to Dalal alone at the end of the session and give the right figure.',
      qxcq: 'I ask Dalal before the members about the figure and mention another one.',
      zqnt: 'I send the study again to the phones of members and invite them to read.',
    },
  },
  'advanced-INN-01@1': {
    deciding: 'Do the authors of the earlier ideas know what became of them?',
    stories: {
      a: 'A year ago your department opened a platform for ideas from its staff, and 60 ideas came in the first month. Then they grew fewer from month to month, until they ceased. Of the authors of those ideas, 4 received a reply with reasons, and 3 ideas were carried out. You have two weeks of work to bring the platform back to life.',
      b: 'A year ago your department opened a platform for ideas from its staff, and 60 ideas came in the first month. Then they grew fewer from month to month, until they ceased. Of the authors of those ideas, 58 received a reply with reasons, and 3 ideas were carried out. You have two weeks of work to bring the platform back to life.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      ffts: 'I spend one week on replies with reasons to some authors of the old ideas.',
      gfnl: 'I spend one week putting a pressing problem to some sections for them to solve.',
      pzpt: 'I spend both weeks on replies with reasons to all authors of the old ideas.',
      thvb: 'I spend both weeks making the page of the platform simpler and shorter.',
      ttmd: 'I spend both weeks putting pressing problems to all sections for them to solve.',
    },
  },
  'advanced-INN-02@1': {
    deciding: 'Are the forty ideas diverse, or versions of two?',
    stories: {
      a: 'The exhibition committee of a science museum in Khobar, which you chair, has 10 days to submit the idea of the next exhibition with its drawings. It has gathered 40 ideas in a long list. Sorted by subject, they fall under 17 headings. Visitors have become fewer since the exhibitions are alike, and choosing and drawing can be done in 3 days but gain from more, while reaching new subjects takes a full week.',
      b: 'The exhibition committee of a science museum in Khobar, which you chair, has 10 days to submit the idea of the next exhibition with its drawings. It has gathered 40 ideas in a long list. Sorted by subject, they fall under 2 headings. Visitors have become fewer since the exhibitions are alike, and choosing and drawing can be done in 3 days but gain from more, while reaching new subjects takes a full week.',
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
      a: 'Two months ago your section began to record reports in a new system on the screen. Tariq, the longest-serving of all, still writes each report in his notebook in another order and then copies it, 12 minutes in all. A report takes his colleagues 9 minutes on the screen, and when all tried his order on the screen for two weeks it took 3. All make equally many errors, and the system can be changed.',
      b: 'Two months ago your section began to record reports in a new system on the screen. Tariq, the longest-serving of all, still writes each report in his notebook in another order and then copies it, 12 minutes in all. A report takes his colleagues 9 minutes on the screen, and when all tried his order on the screen for two weeks it took 14. All make equally many errors, and the system can be changed.',
    },
    question: 'What is the best thing to do now?',
    options: {
      bltl: 'I rebuild the whole of the screen for all users in the order that Tariq alone follows.',
      fktj: 'I train Tariq for a week in the order of all his colleagues and let him keep his notebook.',
      jzps: 'I rebuild one page of the screen for all users in the order that Tariq alone follows.',
      njtz: 'I gather remarks from all users on faults of the present screen and order them.',
      ppdk: 'I train Tariq for a month in the order of all his colleagues until he needs no notebook.',
    },
  },
  'advanced-INN-04@1': {
    deciding: 'Are the patients of the other clinics like those of the trial clinic?',
    stories: {
      a: 'Reminders in a phone app cut missed visits at a dental clinic in Kuwait from 20% to 8%. Whether to extend them to 14 other clinics of the firm is your decision. People under thirty are 85% of the patients of the first clinic, and 82% in the other clinics. The reminders cost each clinic 8 thousand dinars for two years, not to be refunded, and missed visits cost each one thousand a month.',
      b: 'Reminders in a phone app cut missed visits at a dental clinic in Kuwait from 20% to 8%. Whether to extend them to 14 other clinics of the firm is your decision. People under thirty are 85% of the patients of the first clinic, and 24% in the other clinics. The reminders cost each clinic 8 thousand dinars for two years, not to be refunded, and missed visits cost each one thousand a month.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      bgxs: 'I telephone this month those who missed visits at the other clinics.',
      dfqj: 'I extend the reminders this month to all fourteen of the clinics.',
      dhhg: 'I extend the reminders this month to two of the other clinics.',
      dqsq: 'I extend the reminders this month to five of the other clinics.',
      thrn: 'I extend the reminders this month to ten of the other clinics.',
    },
  },
  'advanced-INN-05@1': {
    deciding: 'How many people still put forward ideas?',
    stories: {
      a: 'Ten of your team have met to find ideas on a lasting problem, and 30 minutes are left. A trainee put forward an unusual idea; Majid laughed, and others after him. Since then there have been 12 ideas, from 2 of those present, many of them built on the one before. In past sessions those who fell silent did not speak again, and wrote only when everyone did: an idea every five minutes. Individual writing stops this building for as long as it goes on.',
      b: 'Ten of your team have met to find ideas on a lasting problem, and 30 minutes are left. A trainee put forward an unusual idea; Majid laughed, and others after him. Since then there have been 12 ideas, from 9 of those present, many of them built on the one before. In past sessions those who fell silent did not speak again, and wrote only when everyone did: an idea every five minutes. Individual writing stops this building for as long as it goes on.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      bbfv: 'I set aside 20 minutes for individual writing and 10 for open talk after it.',
      bljm: 'I set aside 5 minutes for individual writing and 25 for open talk after it.',
      grjj: 'I set aside 10 minutes for individual writing and 20 for open talk after it.',
      gwwg: 'I set aside 25 minutes for individual writing and 5 for open talk after it.',
      vkxn: 'I set aside 15 minutes for individual writing and 15 for open talk after it.',
    },
  },
  'advanced-INN-06@1': {
    deciding: 'Where does a bag spend most of the time: on the belt or on the carts?',
    stories: {
      a: 'Bags at Najran airport arrive 25 minutes after landing, and you are to shorten this with a single project. A bag spends 4 of these minutes on the belt and the rest on carts. A supplier offers a belt twice as fast as the present one. A hospital nearby halved the time of its sample carts with new routes, and both projects cost about the same.',
      b: 'Bags at Najran airport arrive 25 minutes after landing, and you are to shorten this with a single project. A bag spends 21 of these minutes on the belt and the rest on carts. A supplier offers a belt twice as fast as the present one. A hospital nearby halved the time of its sample carts with new routes, and both projects cost about the same.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      ghgt: 'I buy screens for the halls that show passengers when the bags of each flight arrive.',
      gvvb: 'I install a new belt that carries bags twice as fast in all the baggage halls.',
      psxv: 'I route the carts of all the baggage halls as the hospital routes its sample carts.',
      rvgw: 'I route the carts of one baggage hall as the hospital routes its sample carts.',
      shzb: 'I install a new belt that carries bags twice as fast in one baggage hall.',
    },
  },
  'advanced-INN-07@1': {
    deciding: 'Does the new way miss fewer faults than the old one, or more?',
    stories: {
      a: 'Your section is trying a new way of checking products on its three lines, and a month is left. The new check has let 30 small faults through, and Sarah, the quality manager, asks to end the trial. It has been used on 1500 pieces, and the old way lets 5 faults through in every 100. A fault let through costs the same in both ways.',
      b: 'Your section is trying a new way of checking products on its three lines, and a month is left. The new check has let 30 small faults through, and Sarah, the quality manager, asks to end the trial. It has been used on 300 pieces, and the old way lets 5 faults through in every 100. A fault let through costs the same in both ways.',
    },
    question: 'What is the best thing to do now?',
    options: {
      bdsn: 'I check products in the new way in mornings and the old in evenings this month.',
      fvsw: 'I check products on all three of the lines in the old way with its known results this month.',
      kjlc: 'I check products on two of the three lines in the old way with its known results this month.',
      nvvw: 'I check products on all three of the lines in the new way still on trial this month.',
      tfwc: 'I check products on two of the three lines in the new way still on trial this month.',
    },
  },
  'advanced-INN-08@1': {
    deciding: 'Which takes more hours: settling clashes by hand for two years, or one program?',
    stories: {
      a: 'Each of 8 departments of a university in Rabat has built a program of its own for exam timetables and is content with it. Moving a department to one common program takes 40 hours and removes its share of the clashes between timetables. This year there were 32 clashes, evenly spread, and each takes an hour to settle. All systems are replaced in two years.',
      b: 'Each of 8 departments of a university in Rabat has built a program of its own for exam timetables and is content with it. Moving a department to one common program takes 40 hours and removes its share of the clashes between timetables. This year there were 800 clashes, evenly spread, and each takes an hour to settle. All systems are replaced in two years.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      ndkr: 'I move four departments to the common program and leave four on theirs.',
      rfqs: 'I move all eight departments to the common program and end their own.',
      svwt: 'I leave all eight departments on their programs and settle clashes by hand.',
      vkvl: 'I move two departments to the common program and leave six on theirs.',
      wjsg: 'I move six departments to the common program and leave two on theirs.',
    },
  },
  'advanced-LDR-01@1': {
    deciding: 'How many people can be met before the goals are due?',
    stories: {
      a: 'You have taken over a section of 16 people that has had three heads in turn. Each filed goals that nobody had been asked about, and they stayed on paper. The goals for the year are due in 3 days, and a tenth of the funds is lost for each day of delay. A day has room to meet two people in private.',
      b: 'You have taken over a section of 16 people that has had three heads in turn. Each filed goals that nobody had been asked about, and they stayed on paper. The goals for the year are due in 9 days, and a tenth of the funds is lost for each day of delay. A day has room to meet two people in private.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      cdrr: 'I meet all sixteen people in the section and then file its goals.',
      dkdw: 'I run a survey of 4 days and then file the goals of the section.',
      dwfp: 'I file the goals of the section today and then meet all sixteen people.',
      ngqc: 'I meet 6 of the people in the section and then file its goals.',
      xcvj: 'I meet 10 of the people in the section and then file its goals.',
    },
  },
  'advanced-LDR-02@1': {
    deciding: 'Which goal will be further from its mark at the present pace?',
    stories: {
      a: 'A publishing house in Cairo under your management set two goals of equal weight for the year: 60 printed books and 12 audio books. After 9 months, 40 have been printed and 11 recorded. The editors lack the time to step up both, and they ask which goal comes first in what is left of the year.',
      b: 'A publishing house in Cairo under your management set two goals of equal weight for the year: 60 printed books and 12 audio books. After 9 months, 40 have been printed and 5 recorded. The editors lack the time to step up both, and they ask which goal comes first in what is left of the year.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      cwgm: 'I announce that audio comes before print in all of the three months.',
      kxcx: 'I announce that print comes before audio in all of the three months.',
      rgwf: 'I announce that audio comes before print in the first month only.',
      xmwh: 'I announce to the editors each month how much of both goals is done.',
      xqck: 'I announce that print comes before audio in the first month only.',
    },
  },
  'advanced-LDR-03@1': {
    deciding: 'Is the choice Yousef made within the limit of what was delegated to him?',
    stories: {
      a: 'You asked Yousef to choose a system for the archive, and announced that the decision was his if the whole contract cost less than 300 thousand riyals. He chose one at 60 thousand a year in a contract of 4 years. It was not the one you preferred, and Ghada, your deputy, finds another easier. All its parts are needed, and the signing is tomorrow, though the supplier accepts a later date.',
      b: 'You asked Yousef to choose a system for the archive, and announced that the decision was his if the whole contract cost less than 300 thousand riyals. He chose one at 90 thousand a year in a contract of 4 years. It was not the one you preferred, and Ghada, your deputy, finds another easier. All its parts are needed, and the signing is tomorrow, though the supplier accepts a later date.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      hkdx: 'I go over the risks of the system with Yousef and list ways round them.',
      rnsx: 'I return the file to Yousef for a month to choose another system on those terms.',
      spmk: 'I return the file to Yousef for a week to trim the system he chose.',
      wdxc: 'I approve the system Yousef chose with all of its parts and no change.',
      zjtw: 'I approve the system that Yousef chose, leaving out the smallest of its parts.',
    },
  },
  'advanced-LDR-04@1': {
    deciding: 'How many guests are in one hall, and how many has Shahd led before?',
    stories: {
      a: 'At an events company in Jeddah, Shahd has led an event alone for the first time, with 250 guests. She forgot the spare generator, the opening was 20 minutes late, and the client complained, then praised the rest. She has since added it to her list. The next event has 200 guests, spread evenly over four adjoining halls, each with its own crew. A supervisor who knows the work is free, at 5 thousand riyals for each hall he leads.',
      b: 'At an events company in Jeddah, Shahd has led an event alone for the first time, with 250 guests. She forgot the spare generator, the opening was 20 minutes late, and the client complained, then praised the rest. She has since added it to her list. The next event has 1000 guests, spread evenly over four adjoining halls, each with its own crew. A supervisor who knows the work is free, at 5 thousand riyals for each hall he leads.',
    },
    question: 'What is the best thing to do now?',
    options: {
      dwxn: 'I make Shahd assistant in all four halls and assign the lead to the supervisor.',
      gtrc: 'I give Shahd the lead of one hall and assign three to the supervisor.',
      mzdf: 'I give Shahd the lead of all four halls and do without the supervisor.',
      npzt: 'I go over the last preparation list with Shahd and add what it lacks.',
      vrhn: 'I give Shahd the lead of three halls and assign the fourth to the supervisor.',
    },
  },
  'advanced-LDR-05@1': {
    deciding: 'Where does the aim get lost: before the supervisors or after them?',
    stories: {
      a: 'You asked the workers of a factory under your management about the aim of the year, and 30 of 120 stated it correctly. You asked the supervisors, and 11 of 12 did. Each morning every supervisor sends the workers to the tasks of the day. You have 6 hours this month to explain the aim, and each meeting can free from work only a sixth of the workers or of the supervisors.',
      b: 'You asked the workers of a factory under your management about the aim of the year, and 30 of 120 stated it correctly. You asked the supervisors, and 2 of 12 did. Each morning every supervisor sends the workers to the tasks of the day. You have 6 hours this month to explain the aim, and each meeting can free from work only a sixth of the workers or of the supervisors.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      ltdc: 'I explain the aim to the workers in 6 meetings of an hour each.',
      mxsm: 'I explain the aim to the workers in two meetings of an hour each.',
      phzf: 'I explain the aim to the supervisors in two meetings of an hour each.',
      qpbs: 'I explain the aim to the supervisors in 6 meetings of an hour each.',
      tcjm: 'I post the aim, explained in pictures, at all entrances of the factory.',
    },
  },
  'advanced-LDR-06@1': {
    deciding: 'What share of the contracts of a year is usually signed in the first quarter?',
    stories: {
      a: 'The lift maintenance company that you manage in Muscat signed 600 small contracts in the first quarter, and its goal for the year is 1200. In each of the past three years the first quarter brought 250 of 1000 contracts for the whole year. The goal is changed today or stays until the end of the year, and the bonuses of the six teams depend on it.',
      b: 'The lift maintenance company that you manage in Muscat signed 600 small contracts in the first quarter, and its goal for the year is 1200. In each of the past three years the first quarter brought 480 of 1000 contracts for the whole year. The goal is changed today or stays until the end of the year, and the bonuses of the six teams depend on it.',
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
      a: 'Your section has received a pricing file on which two people cannot work at the same time. Salma completes it in 4 days, and Badr, who has never done one, in 12. It is due in 15 days, with a fine for every day of delay. Salma moves to another section in two months, and no third person masters this work.',
      b: 'Your section has received a pricing file on which two people cannot work at the same time. Salma completes it in 4 days, and Badr, who has never done one, in 12. It is due in 6 days, with a fine for every day of delay. Salma moves to another section in two months, and no third person masters this work.',
    },
    question: 'What is the best thing to do now?',
    options: {
      lmbg: 'I assign the whole of the pricing file to Badr from start to end.',
      qqqq: 'I assign a trainee to sort and index the papers before the work begins.',
      rwpz: 'I assign three quarters of the pricing file to Badr and the last quarter to Salma.',
      xngv: 'I assign three quarters of the pricing file to Salma and the last quarter to Badr.',
      zcsw: 'I assign the whole of the pricing file to Salma from start to end.',
    },
  },
  'advanced-LDR-08@1': {
    deciding: 'Are the staff right when they propose an amount?',
    stories: {
      a: 'The staff of a transport company in Hail under your management may not compensate a passenger without your approval. Passengers wait 50 minutes on average and complain a lot. Of the last 200 requests you approved 184 unchanged, and halved or doubled the amount in the others. The staff have had no training, and training and delegation cannot take place in the same quarter.',
      b: 'The staff of a transport company in Hail under your management may not compensate a passenger without your approval. Passengers wait 50 minutes on average and complain a lot. Of the last 200 requests you approved 31 unchanged, and halved or doubled the amount in the others. The staff have had no training, and training and delegation cannot take place in the same quarter.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      cjdj: 'I let the staff pay out, unreviewed, the amounts that they set throughout the quarter.',
      pzbd: 'I provide seats and drinks for waiting passengers at the desk throughout the quarter.',
      shfn: 'I let the staff pay out, unreviewed, the amounts that they set two days a week.',
      xgwf: 'I train the staff in setting fair, accurate amounts for one hour every two weeks.',
      zcfb: 'I train the staff in setting fair, accurate amounts for an hour daily throughout the quarter.',
    },
  },
  'advanced-PRS-01@1': {
    deciding: 'How much of the week do the calls take: a quarter or three quarters?',
    stories: {
      a: 'Your team gives a hospital in Abha 40 hours of maintenance a week: planned visits to the wards, and calls that must be met the same day. A call takes two hours, and each of the last four weeks brought 5 calls. A visit is cancelled if a call takes its time, and time kept for calls is lost if none come. Today you schedule the coming week.',
      b: 'Your team gives a hospital in Abha 40 hours of maintenance a week: planned visits to the wards, and calls that must be met the same day. A call takes two hours, and each of the last four weeks brought 15 calls. A visit is cancelled if a call takes its time, and time kept for calls is lost if none come. Today you schedule the coming week.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      brmn: "I keep a quarter of the team's time for calls and plan visits in the rest.",
      cwvp: "I keep three quarters of the team's time for calls and plan visits in the rest.",
      gtwb: "I keep a third of the team's time for calls and plan visits in the rest.",
      pncm: "I keep two thirds of the team's time for calls and plan visits in the rest.",
      wmhh: "I keep half of the team's time for calls and plan visits in the rest.",
    },
  },
  'advanced-PRS-02@1': {
    deciding: 'Which calls cost more in fines for an hour of work: the short or the long?',
    stories: {
      a: 'After a night storm, the repair firm you run in Jeddah has 16 short calls and 4 long ones. A short call takes half an hour and a long one two hours, and the team has only 8 hours today. Those with the long calls ring every quarter of an hour. Each call not met today brings a fine: 200 riyals if short and 600 if long.',
      b: 'After a night storm, the repair firm you run in Jeddah has 16 short calls and 4 long ones. A short call takes half an hour and a long one two hours, and the team has only 8 hours today. Those with the long calls ring every quarter of an hour. Each call not met today brings a fine: 200 riyals if short and 1200 if long.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      fltr: 'I do 4 short calls and 3 long ones today and leave the rest for tomorrow.',
      gfbb: 'I do all the short, quick calls today and leave the long, heavy ones for tomorrow.',
      hrzf: 'I do 8 short calls and two long ones today and leave the rest for tomorrow.',
      kfgt: 'I do all the long, heavy calls today and leave the short, quick ones for tomorrow.',
      klbg: 'I do 12 short calls and one long one today and leave the rest for tomorrow.',
    },
  },
  'advanced-PRS-03@1': {
    deciding: 'Did the colleagues hear what happened?',
    stories: {
      a: "Your team works in one room, where Badr's seven colleagues stay until 4 every day and then leave. Yesterday at 2 you raised your voice there at Badr for pointing out a flaw in your plan; at night you saw that he was right. Badr dislikes the limelight. In an hour the team meets to discuss the plan frankly, and there is time for one step.",
      b: "Your team works in one room, where Badr's seven colleagues stay until 4 every day and then leave. Yesterday at 6 you raised your voice there at Badr for pointing out a flaw in your plan; at night you saw that he was right. Badr dislikes the limelight. In an hour the team meets to discuss the plan frankly, and there is time for one step.",
    },
    question: 'What is the most effective action in this situation?',
    options: {
      kfgk: 'I write Badr a note of thanks before the meeting and accept his point.',
      knfp: 'I apologise to Badr in a calm talk alone before the meeting and admit he was right.',
      lpjv: 'I change the plan before the meeting as he suggested and hand it out.',
      wgwf: 'I apologise to Badr in one sentence as the meeting starts and admit he was right.',
      xwnj: 'I thank Badr at the start of the meeting and ask him to present his point.',
    },
  },
  'advanced-PRS-04@1': {
    deciding: 'Are repair and tuning complete before the opening speeches?',
    stories: {
      a: 'The sound has failed in 4 conference halls in Doha, and you must restore it. The opening speeches in all of them, half an hour long, are broadcast live and begin in 60 minutes. Repairing the system takes 40 minutes and then tuning it 50, for any number of halls, and it is silent until then. The spare system works at once, but a hall switched to it has no recording until evening. Hani, the organiser, shouts that it must be now.',
      b: 'The sound has failed in 4 conference halls in Doha, and you must restore it. The opening speeches in all of them, half an hour long, are broadcast live and begin in 120 minutes. Repairing the system takes 40 minutes and then tuning it 50, for any number of halls, and it is silent until then. The spare system works at once, but a hall switched to it has no recording until evening. Hani, the organiser, shouts that it must be now.',
    },
    question: 'What is the best thing to do now?',
    options: {
      nvzm: 'I switch 3 halls to the spare, with no recording, and repair the system for the fourth.',
      wslz: 'I repair the system for three halls, with full recording, and switch the fourth to the spare.',
      xnrd: 'I switch two halls to the spare, with no recording, and repair the system for the others.',
      zpwj: 'I repair the system for all the halls, with full recording, and do without the spare.',
      zqzk: 'I switch all the halls to the spare, with no recording, and do without the system.',
    },
  },
  'advanced-PRS-05@1': {
    deciding: 'How many branches can the office finish with those who are away: 12 or 3?',
    stories: {
      a: 'The accounting office that you run in Tabuk is offered the stocktaking of 15 branches next month, and you set the number. Of its 7 accountants, two will be with another client that month and one of the rest on leave. An accountant counts 3 branches a month. The office earns 5 thousand riyals a branch, and is fined as much for each that it accepts and does not count.',
      b: 'The accounting office that you run in Tabuk is offered the stocktaking of 15 branches next month, and you set the number. Of its 7 accountants, two will be with another client that month and four of the rest on leave. An accountant counts 3 branches a month. The office earns 5 thousand riyals a branch, and is fined as much for each that it accepts and does not count.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      blcl: 'I accept 12 of the 15 branches and forgo the profit of the rest.',
      cfjv: 'I accept 3 of the 15 branches and forgo the profit of the rest.',
      czlc: 'I accept 5 of the 15 branches and forgo the profit of the rest.',
      thxn: 'I accept 8 of the 15 branches and forgo the profit of the rest.',
      vzdq: 'I accept 10 of the 15 branches and forgo the profit of the rest.',
    },
  },
  'advanced-PRS-06@1': {
    deciding: 'Does the absence outlast the training of temporary staff and the strength of those present?',
    stories: {
      a: 'A food laboratory you run in Tunis is without two of its eight technicians, and all the daily tests must be done. Their absence lasts 10 days. A temporary technician needs 3 weeks of training and a contract of 4 months. In past seasons the errors in tests doubled after the first month of longer days. The budget allows longer days or temporary contracts, not both.',
      b: 'A food laboratory you run in Tunis is without two of its eight technicians, and all the daily tests must be done. Their absence lasts 100 days. A temporary technician needs 3 weeks of training and a contract of 4 months. In past seasons the errors in tests doubled after the first month of longer days. The budget allows longer days or temporary contracts, not both.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      jkrr: 'I hire two temporary technicians for 4 months and give training in the laboratory.',
      jvhb: 'I lengthen the day of those present by an hour until the others return.',
      kzfw: 'I group similar tests into a single batch each day to shorten their preparation.',
      ldwz: 'I lengthen the day of those present by 3 hours until the others return.',
      nmsr: 'I hire one temporary technician for 4 months and give training in the laboratory.',
    },
  },
  'advanced-PRS-07@1': {
    deciding: 'Is there time for the team to rest before the next bid has to be prepared?',
    stories: {
      a: 'Today your team lost the bid for a large contract after five months without leave. It is the start of the month, and each member has 7 days of leave that lapse at its end. The next bid takes the whole team 8 working days, Fridays and Saturdays not counted, and is due on day 28 of this month. Late bids are refused, and the scores of the lost one arrived today.',
      b: 'Today your team lost the bid for a large contract after five months without leave. It is the start of the month, and each member has 7 days of leave that lapse at its end. The next bid takes the whole team 8 working days, Fridays and Saturdays not counted, and is due on day 14 of this month. Late bids are refused, and the scores of the lost one arrived today.',
    },
    question: 'What is the best thing to do now?',
    options: {
      dsqt: 'I begin the bid with half of the team tomorrow, while lessons are fresh, and put off the leave.',
      gkfm: 'I begin the bid with the whole team tomorrow, while lessons are fresh, and put off the leave.',
      rdrv: 'I give the whole team its full leave from tomorrow and let the new bid wait.',
      rpwp: 'I give the whole team half of its leave from tomorrow and let the new bid wait.',
      smdx: 'I hand the whole team the scores of the lost bid tomorrow, with my remarks.',
    },
  },
  'advanced-PRS-08@1': {
    deciding: "Is the committee's decision taken tonight or days from now?",
    stories: {
      a: 'It is 6 on Sunday evening, and an angry message has come from Ghassan, who manages a client firm in Dubai, about a late shipment. You have all the facts, but your anger rarely fades before morning, and two earlier replies sent in anger needed an apology the next day. The committee of his firm decides about the contract today at 8 in the evening, and every point of the message still unanswered will count against your firm.',
      b: 'It is 6 on Sunday evening, and an angry message has come from Ghassan, who manages a client firm in Dubai, about a late shipment. You have all the facts, but your anger rarely fades before morning, and two earlier replies sent in anger needed an apology the next day. The committee of his firm decides about the contract on Wednesday at 8 in the evening, and every point of the message still unanswered will count against your firm.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      dsvz: 'I write a full answer tonight and send it to Ghassan in four hours.',
      hgcq: 'I ring Ghassan now and answer his message point by point.',
      lxxs: 'I write to Ghassan now and answer the main point of his message.',
      ncfn: 'I gather the papers of the shipment now and order them for my team.',
      ncrg: 'I write a full answer tomorrow and send it to Ghassan in the morning.',
    },
  },
  'advanced-PSV-01@1': {
    deciding: 'Are those who stayed less satisfied than they were, or more?',
    stories: {
      a: "Of the members of a sports club in Madinah, 60 gave it a mark of 7 out of 10 and 40 gave it a 2, an average of 5. Then the fees rose, all those who had given a 2 left, and nobody joined. In a new survey the members' average was 5. Lama, the manager, asks for one line on the satisfaction of those who stayed.",
      b: "Of the members of a sports club in Madinah, 60 gave it a mark of 7 out of 10 and 40 gave it a 2, an average of 5. Then the fees rose, all those who had given a 2 left, and nobody joined. In a new survey the members' average was 9. Lama, the manager, asks for one line on the satisfaction of those who stayed.",
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
      a: 'At a food factory in Oran, cans swelled on Wednesday and Thursday only, from morning to evening. Its records show that a can swells two days after the cause. Lids of a substitute supplier were used all Monday and Tuesday, and the cooling of the store was down all Wednesday and Thursday. Both will happen again next week, and there is money to prevent one of them.',
      b: 'At a food factory in Oran, cans swelled on Wednesday and Thursday only, from morning to evening. Its records show that a can swells two hours after the cause. Lids of a substitute supplier were used all Monday and Tuesday, and the cooling of the store was down all Wednesday and Thursday. Both will happen again next week, and there is money to prevent one of them.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      dmvv: "I sort out the swollen cans before next week's output is shipped.",
      hfhs: "I buy lids of the usual supplier for all of next week's output.",
      jgqr: "I buy lids of the usual supplier for half of next week's output.",
      qpvh: 'I restore unbroken cooling to the whole store all through next week.',
      vmxf: 'I restore unbroken cooling to half of the store all through next week.',
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
      hfmw: 'I entrust Maha with eight of the paintings and two vases and Badr with the rest.',
      hmwp: 'I give Maha half of the vases and half of the paintings and leave Badr the rest.',
      sqth: 'I give Maha eight of the vases and two paintings and leave Badr the rest.',
      xgft: 'I entrust Maha with all of the paintings and Badr with all of the vases.',
      xsrv: 'I give Maha all of the vases and leave Badr all of the paintings.',
    },
  },
  'advanced-PSV-04@1': {
    deciding: 'After how many days does the paper run out?',
    stories: {
      a: 'A printing house in Ajman has 400 rolls of paper, and you set the day of the next order. An order arrives 5 days after it is sent and may be 3 days late. The house uses 40 rolls every day. Its machines must not stop even if the order is late, and storage costs 500 dirhams for each day by which it comes before the need.',
      b: 'A printing house in Ajman has 400 rolls of paper, and you set the day of the next order. An order arrives 5 days after it is sent and may be 3 days late. The house uses 25 rolls every day. Its machines must not stop even if the order is late, and storage costs 500 dirhams for each day by which it comes before the need.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      dphm: 'I send the order to the supplier two days from now.',
      htmp: 'I send the order to the supplier 6 days from now.',
      ssmf: 'I send the order to the supplier 5 days from now.',
      vlpd: 'I send the order to the supplier today, without any wait.',
      xjqz: 'I send the order to the supplier 8 days from now.',
    },
  },
  'advanced-PSV-05@1': {
    deciding: 'Which rate fell between the months: starting an application or completing it?',
    stories: {
      a: 'Last month 1000 people visited an insurance site in Muscat: 400 of them began an application, 100 completed it and 90 paid. This month 2000 people visited it: 800 of them began an application, 120 completed it and 108 paid. Ghada, the manager, wants to mend the stage that became worse between the two months, and there is money for one stage.',
      b: 'Last month 1000 people visited an insurance site in Muscat: 400 of them began an application, 100 completed it and 90 paid. This month 2000 people visited it: 480 of them began an application, 120 completed it and 108 paid. Ghada, the manager, wants to mend the stage that became worse between the two months, and there is money for one stage.',
    },
    question: 'Which step is the most fitting in this situation?',
    options: {
      bwrv: 'I add a second way for all visitors to pay to the page for payment.',
      dxcg: 'I simplify only one of the later pages, where visitors complete an application.',
      fhrk: 'I simplify only one of the first pages, which persuade visitors to begin an application.',
      wgjr: 'I rebuild all of the first pages, which persuade visitors to begin an application.',
      xmsb: 'I rebuild all of the later pages, where visitors complete an application.',
    },
  },
  'advanced-PSV-06@1': {
    deciding: 'Do the loads together exceed what the breaker and the wires can carry?',
    stories: {
      a: 'Every noon the power fails in a food cart in Taif when all its devices run; the devices are sound, and a new breaker of the same kind changed nothing. The air conditioner draws 12 amperes, the oven 10 and the lights 4; the supply gives up to sixty, and joints all over the cart grow warm. Sami, the owner, accepts one remedy for the season, as each costs him sales. The breaker and the wires can carry 20 amperes.',
      b: 'Every noon the power fails in a food cart in Taif when all its devices run; the devices are sound, and a new breaker of the same kind changed nothing. The air conditioner draws 12 amperes, the oven 10 and the lights 4; the supply gives up to sixty, and joints all over the cart grow warm. Sami, the owner, accepts one remedy for the season, as each costs him sales. The breaker and the wires can carry 40 amperes.',
    },
    question: 'Which remedy best fits the cause of the failure?',
    options: {
      hqrf: 'I close the cart for a week so an electrician can renew all the warm connections.',
      lghv: "I switch the air conditioner and oven off in turn for half of the season's noon hours.",
      nlmk: 'I hang up a lamp with a battery for all the hours without power.',
      pnzq: "I close the cart for one lunchtime so an electrician can tighten the panel's warm connections.",
      zqzs: "I switch the air conditioner and oven off in turn for all of the season's noon hours.",
    },
  },
  'advanced-PSV-07@1': {
    deciding: 'For how many years does the school keep the roof?',
    stories: {
      a: 'Every winter rain comes through the roof of a rented school in Najran, which must repair it until its lease ends. A new waterproof layer costs 60 thousand riyals and lasts 20 years. Patching all the leaks costs 15 thousand and lasts a single winter. All the classrooms are in use, and the decision holds for the whole lease. The lease ends when the school moves out in two years.',
      b: 'Every winter rain comes through the roof of a rented school in Najran, which must repair it until its lease ends. A new waterproof layer costs 60 thousand riyals and lasts 20 years. Patching all the leaks costs 15 thousand and lasts a single winter. All the classrooms are in use, and the decision holds for the whole lease. The lease ends when the school moves out in 12 years.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      bkbn: 'I seal the leaks of the whole rented roof before each winter.',
      gdcv: 'I seal the leaks of half of the rented roof before each winter.',
      hjws: 'I renew the waterproof layer of the whole rented roof this summer.',
      jxrl: 'I widen the drains that carry the rain off the rented roof this summer.',
      mjvt: 'I renew the waterproof layer of half of the rented roof this summer.',
    },
  },
  'advanced-PSV-08@1': {
    deciding: 'Which bus is cheaper for every 60 trainees, with the lodging of its driver?',
    stories: {
      a: 'A college in Al-Baha takes 240 trainees to a training site for one night, and you choose the buses. A large bus has 60 seats and costs 900 riyals, and a small one has 20 seats and costs 200. For each driver the college pays another 100 riyals for the night. Both kinds take the same time, and Dalal, the supervisor, wants the lowest cost.',
      b: 'A college in Al-Baha takes 240 trainees to a training site for one night, and you choose the buses. A large bus has 60 seats and costs 900 riyals, and a small one has 20 seats and costs 300. For each driver the college pays another 100 riyals for the night. Both kinds take the same time, and Dalal, the supervisor, wants the lowest cost.',
    },
    question: 'Which choice is the cheapest for the college?',
    options: {
      fmjf: 'I hire small buses for half of the trainees and large ones for the other half.',
      rpzf: 'I hire large buses for all of the trainees and no small one.',
      svvr: 'I hire small buses for three quarters of the trainees and a large one for a quarter.',
      wnrn: 'I hire small buses for all of the trainees and no large one.',
      wxdq: 'I hire large buses for three quarters of the trainees and small ones for a quarter.',
    },
  },
}
