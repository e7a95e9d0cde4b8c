import type { PairTextsOf } from '../pair.ts'
import type { pairs } from './pairs.ts'

export const en: PairTextsOf<typeof pairs> = {
  'motivation-01@1': {
    stories: {
      a: 'You and two colleagues have a month to assess 40 parks in Dammam, each with a fixed share. A visit schedule from last year exists. The report is due when the month ends, and neither the order nor the hours of the visits are set.',
      b: "A restoration project in Yanbu has 40 old houses to be surveyed this month, divided between you and two colleagues. A visit schedule is left over from last year's survey, and all that is asked of each person is a complete record when the month ends.",
    },
    question: 'Which option is closest to what you would do?',
    options: {
      fxxp: 'I group the visits in the morning hours, when the weather is milder.',
      jqgj: "I draw each day's route that morning, so that changing it stays with me.",
      jxtx: 'I begin with the least known places and look for what others missed.',
      rwzz: "I follow last year's schedule so that the two years compare easily later.",
      wwqc: 'I match my days with the others so that we travel and rest together.',
    },
  },
  'motivation-02@1': {
    stories: {
      a: 'Two orders with the same pay and date reach a print shop in Jeddah: hand binding in a rare style that nobody in the section has tried, and the usual binding. One person is enough for each, and neither has been given out yet.',
      b: 'A carpentry workshop in Hail has two orders for one house, with equal pay and distant dates: a door carved in a rare style unknown to everyone there, and plain doors like those it makes every week. Work is shared out at noon, and your view counts.',
    },
    question: 'Which of these comes closest to you?',
    options: {
      bwnz: 'I make sample after sample of the unfamiliar style until one works.',
      dqbt: 'I do the usual order and drop by to watch the other being made.',
      dqvj: 'I take the rare order, because my hands have yet to learn it.',
      fjhd: 'I take the usual order, as I can promise its quality and date.',
      rrlp: 'I suggest drawing lots, so that everyone has an equal chance at both.',
    },
  },
  'motivation-03@1': {
    stories: {
      a: 'You have been put in charge of a small museum shop in Diriyah. Visitors are many, income has been level for a year, the four staff are at ease, and management asks for no figure. A full season lies ahead before the first review.',
      b: 'This month you took over a public plant nursery in Al-Baha that sells seedlings and seeds. Visitors come every day, its income neither rises nor falls, four people work there, and the municipality has asked for no figure this season.',
    },
    question: 'What would you most likely do here?',
    options: {
      dzdv: 'I raise sales so that I can ask for better pay for staff.',
      hptw: 'I give my time to visitors and guide those who want to know more.',
      jwmb: 'I first put records and stock in order, to show what sells.',
      mphh: 'I offer something new now and then to see what draws visitors.',
      vwhx: 'I pick a distant sales figure, so that I can chase it monthly.',
    },
  },
  'motivation-04@1': {
    stories: {
      a: "Your work on student grants in Riyadh happens among files, and the 15 on your desk are due in two weeks. Staff who wish may spend Sunday at the students' residence. Attendance is optional, and half the section has accepted.",
      b: 'An office in Abha arranges school bus trips for dozens of villages, and your work there is all on paper. The section is invited to an open day at one school, and some colleagues will go. You have 15 files to review within two weeks. Staying behind is fine.',
    },
    question: 'Which option are you most drawn to in this situation?',
    options: {
      jggh: 'I join my colleagues there, so that the day brings us closer.',
      pmjq: 'I complete all the files that day, well ahead of their date.',
      qzls: 'I leave the files that day to sit with those they concern.',
      tlqb: 'I drop in for an hour to see what I know only on paper.',
      zkdn: 'I speak for my section and win support for how it works.',
    },
  },
  'motivation-05@1': {
    stories: {
      a: "You proposed a mental arithmetic club to a school in Najran, and it was turned down twice because time was short. Today the school says next term's plan will be drawn up afresh, with no promises. Other activities there are running and welcome helpers.",
      b: 'Twice you have offered a hospital in Arar a reading corner for its waiting hall, and twice the answer was that space is short. Management is preparing a new plan for the hall and promises nothing. Other volunteer work there is running and needs hands.',
    },
    question: 'Which of these comes closest to you?',
    options: {
      fgtf: 'I give my time to an activity that already does people good.',
      lvqz: 'I return to the proposal if I find others glad to share it.',
      pbhz: 'I reduce the proposal to one small part and aim to open it.',
      qrvf: 'I submit the proposal a third time, and a fourth if need be.',
      vkvh: 'I read the new plan first, to know what room it leaves.',
    },
  },
  'motivation-06@1': {
    stories: {
      a: 'Delegates of four sections meet at a college in Jazan to plan the open day. You represent yours, and nobody is in charge. After a quarter of an hour the talk has drifted, each section has a different list of requests, and 40 minutes remain.',
      b: 'In an old market in Hofuf, the owners of four neighbouring shops, yours among them, meet to agree on decorating the passage they share. Nobody runs the meeting, each shop has its own wishes, voices begin to overlap, and the doors open in an hour.',
    },
    question: 'What would you most likely do here?',
    options: {
      clpw: 'I write the points where all can see what is still open.',
      mcrs: 'I listen to everyone and lighten the mood to keep good relations.',
      pcxd: 'I take charge, so that the talk reaches the decision I think best.',
      wxwt: 'I stay with one point of mine until it is fully settled today.',
      zftn: 'I offer to run the meeting and give each side equal time.',
    },
  },
  'motivation-07@1': {
    stories: {
      a: 'A start-up that delivers medicines in Riyadh gives everyone half a day a week for work they find useful. After a month, yours is still unplanned. Your team has delayed jobs, the company offers a list of training, and your manager welcomes questions.',
      b: 'At a measuring laboratory in Jubail, one day a month has no scheduled tasks, and staff fill it with something useful to the place. Your first such day is near. Some team jobs are delayed, a training list is open, and your manager gives advice.',
    },
    question: 'Which option is closest to what you would do?',
    options: {
      hccg: 'I choose a skill from the training list, because mine can improve.',
      qrjm: 'I test an idea that came to mind and see where it leads.',
      rgkq: 'I give the time to delayed team jobs and take several on.',
      zktz: 'I ask my manager which work is valued most and do that.',
      zpsj: 'I work on a project of mine and decide each step of it.',
    },
  },
  'motivation-08@1': {
    stories: {
      a: 'Your first episode has gone out on a local radio station in Unaizah, and the response was kind. Mona, its most senior director, is known for exact, strict remarks and has a free hour today. The next recording is in a week, its script unwritten.',
      b: 'Your first set of pottery has come out of the kiln at a studio in Qatif, and visitors to its show liked it. Mona, a master potter who flatters nobody, is there today with time to spare. Your second set is due in a month.',
    },
    question: 'Which option are you most drawn to in this situation?',
    options: {
      cbsg: 'I look for what moves people, so that my work reaches further.',
      hwsv: 'I collect the kind responses and send my work to bigger outlets.',
      kjvp: 'I start the second work today and aim to finish it early.',
      smpz: 'I redo my first work as practice, even ten times, until satisfied.',
      xbbv: 'I ask Mona for every fault, even if that spoils my joy.',
    },
  },
  'motivation-09@1': {
    stories: {
      a: 'At a furniture factory in Buraidah, each line picks its goal for three months: 600 pieces as usual, 700, or 800, which no line has reached. There is no penalty, pay is fixed, and the planning section only advises. Your line has ten workers.',
      b: 'A workshop in Madinah sews school clothes in groups of ten. Your group has three possible goals for the season: 900 pieces as usual, 1000, or 1100, which no group has reached. Pay does not change, the planning section only advises, and you decide.',
    },
    question: 'Which of these comes closest to you?',
    options: {
      kqgs: 'I choose the highest goal and chase its weekly share from day one.',
      lmjx: "I take the planning section's advice, because it keeps work in step.",
      qmmp: 'I put the goals to everyone, even if together we choose the lowest.',
      vczw: 'I keep the usual goal and spend the time refining each piece.',
      xvcw: 'I raise our goal a little and win over those who prefer less.',
    },
  },
  'motivation-10@1': {
    stories: {
      a: 'Three newcomers have joined passenger services at Tabuk airport, and the procedures still confuse them. Their introduction period ended days ago. Your shifts are crowded until the end of the month, with two short breaks in each. Nobody has been asked to guide them.',
      b: "A bank branch in Dhahran has taken on three new people at its customer windows, who still ask about every step. Their training closed last week, shifts are long in the salary season, and each has two breaks. Helping them is nobody's task so far.",
    },
    question: 'What would you most likely do here?',
    options: {
      czcl: 'I invite the newcomers to sit with us and feel at home.',
      fqwp: 'I spend my breaks near the newcomers until no question is left.',
      gjmw: 'I write the steps on one sheet, so that shifts run smoothly.',
      qtlt: 'I keep my breaks for rest, to stay fresh through each shift.',
      vcvn: 'I suggest that we all take turns explaining, to share the load.',
    },
  },
  'motivation-11@1': {
    stories: {
      a: 'A farm in Al-Ahsa is trying a new watering method on 60 palm trees, and the daily measuring is in your care. Half the season has passed without a clear difference, and the effect may come after a year or never. Other farm work awaits this season.',
      b: 'For four months a bakery in Sakaka has tried a new yeast in one oven, and the daily measuring is your work. Neither taste nor shelf life has changed, and four months remain. Some bakers expect a late effect, none is sure, and other work is profitable this season.',
    },
    question: 'Which option are you most drawn to in this situation?',
    options: {
      fgnx: "I ask to move to work that raises this season's income sooner.",
      fzqm: 'I complete one more month, to give the trial a fair chance.',
      krvv: 'I carry on, because my eye for it grows sharper every week.',
      lgxc: "I hand over tidy figures and follow management's decision, even to stop.",
      lvtt: 'I go on measuring daily to the end, even if nothing changes.',
    },
  },
  'motivation-12@1': {
    stories: {
      a: 'A courier branch in Taif ranks last of 8 for accurate delivery. Its manager, Dalal, moves in a month, and your name has been put forward. Whoever runs it decides its affairs and answers for every complaint. Your present post is stable, and the pay is similar.',
      b: 'Dalal, who runs a car service centre in Khamis Mushait, leaves in a few weeks, and you are asked about succeeding her. The centre has missed its dates for a year, and its head decides and answers. Your present technical work is calm, stable and similarly paid.',
    },
    question: 'Which option is closest to what you would do?',
    options: {
      hfvj: 'I take over, because the decisions there would be in my hands.',
      hrnh: 'I keep my stable post and help whoever follows Dalal when needed.',
      mvqr: 'I step in for a set period, so that staff have support.',
      nrgv: 'I say yes, as the post honours my past years of work.',
      tphd: 'I go on with my present work to gain depth in my field.',
    },
  },
  'motivation-13@1': {
    stories: {
      a: 'You have taken over the household section of a shop storeroom in Ar Rass, where whoever runs the shelves arranges them. A former colleague set them up years ago. Work goes well, some items are hard to reach, others use the place too, and afternoons are quiet.',
      b: 'The tool corner of a bicycle workshop in Khobar is now in your care, and whoever has it arranges it. It has stayed the same since the workshop opened, and the others take what they need from it. Nobody complains, though some tools are awkward to reach.',
    },
    question: 'Which of these comes closest to you?',
    options: {
      gznk: 'I rearrange the place from scratch in a way of my own making.',
      hmrh: 'I keep the familiar layout, so that everyone finds things where expected.',
      llwm: 'I move whatever tires me to reach, until the work feels easier.',
      qrgk: 'I ask those who use it and share the nearest spots equally.',
      sfcg: 'I try two different layouts for a week each, to compare them.',
    },
  },
  'motivation-14@1': {
    stories: {
      a: 'The analyser in a water laboratory in Al Lith gives correct results, and the steps on the wall are enough to run it. A book of 200 pages in the drawer explains what goes on inside. Shifts are quiet this week, and some records are slightly behind.',
      b: 'A packing machine at a date factory in Al-Kharj carries a label with six steps, which are all one needs, and it runs without complaint. With it came a thick book from the maker, unopened so far. Orders are few this week, and some records are behind.',
    },
    question: 'What would you most likely do here?',
    options: {
      hqpm: 'I learn its inner workings, so that colleagues turn to my view.',
      kscq: 'I study the whole book to understand what lies behind the steps.',
      szsq: 'I complete the late records myself, even if that takes all week.',
      wpbt: 'I sit with colleagues and we swap what the work taught us.',
      xvhp: 'I prepare a short list of faults, so that no stop surprises me.',
    },
  },
  'motivation-15@1': {
    stories: {
      a: 'Two months ago you began turning the photo archive of the town of Bisha into digital copies, with 9 months left. Work moves on, but the share completed is unknown, and nobody will ask before the year ends. Some photos are rare, their stories unwritten.',
      b: 'Description cards are needed for thousands of pieces in the store of a museum in Al-Jouf, and the whole task is yours until the year ends. Two months have passed, many uncounted shelves are left, and no report is due. Some pieces are rare and little known.',
    },
    question: 'Which option are you most drawn to in this situation?',
    options: {
      kflk: 'I slow down at rare things and write their story for others.',
      knff: 'I count what is left and tick off a clear share monthly.',
      lstr: 'I show colleagues every hundred I finish, so the effort is known.',
      ttnh: "I race last week's number each week and raise it where I can.",
      zrgg: 'I work at a comfortable pace, so my energy lasts all year.',
    },
  },
  'motivation-16@1': {
    stories: {
      a: 'A long season on the date farms of Unaizah is over, and your Tuesday evenings are free again. On that evening the neighbourhood centre is open to all, with a phone corner, a kitchen, a wood workshop and a shared hall.',
      b: 'The maintenance team of a refinery in Ras Tanura is back to normal hours after a hard season, which leaves you one free evening a week. The housing club is open to neighbours then: a kitchen, a wood workshop, a hall and a small corner for phones.',
    },
    question: 'Which comes closest to you?',
    options: {
      dcgr: 'I run the programme and divide the hall times among the groups.',
      nlkz: 'I join the workshop to master wood joints I cannot yet make.',
      rkvl: 'I sit in the corner where people come for help with phones.',
      wznk: 'I keep the evening for quiet reading and an early night.',
      xgyf: 'I join the cooking, where neighbours eat together and get to talk.',
    },
  },
  'motivation-17@1': {
    stories: {
      a: 'At a wool weaving workshop in Tayma, you have tried a blue dye six times, and it never came out as you wanted. The other colours cover the orders of the month, and a week without any deadline lies ahead.',
      b: 'Six trials in a small perfume house in Taif, and the scent of a new rose blend still fades within the hour. The trials are in your hands. Sales of the known kinds are steady, and next week holds no deadlines.',
    },
    question: 'Which of these is most like you?',
    options: {
      khtw: 'I show my trials to an expert to refine a seventh one.',
      vyjm: 'I spend the whole week on a seventh and an eighth trial.',
      wjyl: 'I make twice as much of the known kinds as last week.',
      xgcm: 'I write the six trials into a neat record for whoever continues.',
      zsbp: 'I mix materials for the first time, to see what they give.',
    },
  },
  'motivation-18@1': {
    stories: {
      a: 'The team of a camping shop in Najran is discussing summer hours: one long shift or two short ones. Views are split, and either would work. You have the sales figures of last year. The decision falls in the fifteen minutes left.',
      b: 'Staff of a private school in Jazan meet to choose the day of the open event, Wednesday or Thursday. Both days suit. You have the attendance numbers of the past three years, and the matter will be settled before the meeting ends.',
    },
    question: 'What would you be most likely to do here?',
    options: {
      bfsp: 'I suggest a written vote without names, where all count equally.',
      bljw: 'I put the figures I prepared on the screen for everyone to see.',
      dpcp: 'I list the merits of both choices in two clear columns.',
      kpvv: 'I accept either one, since I arrange my own time in each case.',
      lsvq: 'I ask for the floor to win people over to my preference.',
    },
  },
  'motivation-19@1': {
    stories: {
      a: 'A translation centre in Dammam lets everyone work their eight hours at any time between seven in the morning and midnight. Work is measured by pages in any case, and the place is quietest early and late. The choice is open until Thursday.',
      b: 'Working time has been reorganised at a gift packing workshop in Buraidah. Each person may now spread eight hours between morning and midnight as they wish. The number of pieces stays the same, and the room is quietest early and late.',
    },
    question: 'Which of the five would you lean towards?',
    options: {
      cfnw: 'I work in the quiet hours, where my skill grows the most.',
      djhy: 'I keep the same morning hours, so my days are certain.',
      mncv: 'I choose the hours when my closest colleagues are also at work.',
      rbgt: "I fix each day's hours that same morning, just as I like.",
      yjmr: 'I start late in the day so that I get enough sleep.',
    },
  },
  'motivation-20@1': {
    stories: {
      a: 'At an insurance company in Khobar, the work for the autumn fair is divided into parts: talks, figures, design, reception and follow-up. The fair is three months away, every part matters to it, and people are free to choose.',
      b: 'A small museum in Hail will open a new wing in three months. The work is divided into guiding, documentation, lighting, hospitality and follow-up, all of equal weight, and Manal, the director, is noting what each person would prefer.',
    },
    question: 'Which comes closest to you?',
    options: {
      hlyv: 'I pick the part I know nothing about, to see how it works.',
      jnyg: 'I take the part where I meet visitors and see to their needs.',
      wpdq: 'I choose the part I stumble over, to improve by repeating it.',
      xysn: 'I choose the part I do well, where my work is seen.',
      xyyr: 'I take the part with a number and date to measure against.',
    },
  },
  'motivation-21@1': {
    stories: {
      a: 'At an accounting office in Sakaka you have closed 9 of your 12 files. The rest are due in a week and need two days. Tomorrow has no meetings but an optional lesson. Your colleague Huda has more files, and extra ones are paid.',
      b: 'You have delivered 9 of your 12 orders at a sign workshop in Muhayil. The others are due in a week and need two days. Nothing is fixed for tomorrow. There is an optional lesson on a new machine, a colleague has more orders, and extra ones are paid.',
    },
    question: 'Which of these is most like you?',
    options: {
      djtm: 'I set myself the goal of finishing all three by tomorrow evening.',
      nzfc: 'I take on an extra one beyond the twelve for added pay.',
      pwpz: 'I take on part of the largest share to even things out.',
      qcyt: 'I attend the lesson to raise my skill in a weak area.',
      zwtq: 'I take tomorrow as a day of rest, to return fresh.',
    },
  },
  'motivation-22@1': {
    stories: {
      a: 'At a health centre in Abha, five tasks of a month each are waiting for someone: the reception window, the queue, a file for an award, some old records, and a guide written by a group of five. You have the first choice.',
      b: 'A public library in Al-Baha is handing out the work of the coming month: the lending window, the morning queue, a file for an award, old records, and a guide that five people write together. The list reaches you first, and pay and effort are the same.',
    },
    question: 'What would you be most likely to do here?',
    options: {
      bsth: 'I join the guide, because we work together around one table.',
      gnnj: 'I take the window, to spend my day on what visitors need.',
      hyzh: 'I look after the queue so that everyone is served in turn.',
      pkyz: 'I take the old records, which I can sort my own way.',
      prpd: 'I prepare the award file, which has a clear score to reach.',
    },
  },
  'motivation-23@1': {
    stories: {
      a: 'At a teaching aids company in Yanbu, you wrote to 30 schools in a month. Two replied, and both declined. Another 45 are on the list. The company also sells to single buyers, and next week is yours to plan.',
      b: 'A craft cooperative in AlUla offered its goods to 30 hotels this spring, and you did all the writing. Two answered, to decline, and 45 have yet to hear from you. Single visitors buy pieces too. Next week carries no commitments.',
    },
    question: 'Which of the five would you lean towards?',
    options: {
      jdpr: 'I visit old customers of ours to stay close to their people.',
      qddq: 'I try a new opening every day to learn what catches attention.',
      vwhk: 'I persuade the team to try single buyers, and lead the change.',
      wdwv: 'I go down the list to its very end, leaving nobody out.',
      yxqc: 'I practise a better offer and then begin writing to them again.',
    },
  },
  'motivation-24@1': {
    stories: {
      a: 'A plant in Jubail will host 6 students of the technical college for a term. It needs someone to supervise them and sign their assessments, a speaker to open the programme before guests, and a timetable. Pay stays the same, and your technical work is valued.',
      b: 'Next week 6 trainees arrive in the kitchen of a hotel in Umluj for four months. Still missing are a supervisor to sign their assessments, an opening talk before guests, and a timetable for moving between sections. Your usual work is needed as well.',
    },
    question: 'Which comes closest to you?',
    options: {
      bvgb: 'I lead all six from start to finish and sign their assessments.',
      vldg: 'I stay at my post to sharpen a skill whose precision I love.',
      vpqw: 'I give the opening talk to the guests and describe my work.',
      zfgb: 'I draw up their timetable and see that each day follows it.',
      zwmx: 'I help any who struggle each week until they catch up again.',
    },
  },
  'motivation-25@1': {
    stories: {
      a: 'The manager of a hotel in Tabuk offers you the authority to approve front desk purchases of up to 3000 riyals without asking him, with a monthly allowance yet to be fixed. At present his approval comes the next day, and work runs well.',
      b: 'The cafes of a seaside park in Duba buy their supplies with the approval of Hind, the director, each time, and nobody complains. Hind offers to pass the authority for anything under 3000 riyals to you, with an allowance to be settled.',
    },
    question: 'Which of these is most like you?',
    options: {
      dpwm: 'I leave approval where it is and keep my day for those I serve.',
      jbkk: 'I accept it because the buying is then in my own hands.',
      ngrw: 'I use it within a written list that we review each month.',
      nztt: 'I use it to learn buying from each decision that I make.',
      shyq: 'I accept once the allowance that goes with it has been agreed.',
    },
  },
  'motivation-26@1': {
    stories: {
      a: 'A kitchen in Jeddah, far more skilled than yours, offers you 6 weeks there, or just a few days, starting with the simplest work. Here a small team turns to you for the hard dishes, though it can manage while you are away.',
      b: 'A jewellery workshop in Qatif, where the goldsmiths are abler than at yours, has invited you for 6 weeks or a few days. Work there starts from the simple. At home the team asks you about some pieces, but can spare you.',
    },
    question: 'What would you be most likely to do here?',
    options: {
      dpnx: 'I visit for some days to see how things are done there.',
      lnps: 'I spend all six weeks there, though the least skilled of them.',
      slqc: 'I go to show them the work I am known for here.',
      twwg: 'I stay with my team, out of loyalty to years spent together.',
      zgsv: 'I set out to bring back three new methods after six weeks.',
    },
  },
  'motivation-27@1': {
    stories: {
      a: 'You have made all the visits required by a dairy company in Arar a week before the month ends. The bonus does not grow beyond this number, and those who reach it may leave early. Some clients never answered, and some colleagues are not done.',
      b: 'A field team in Rafha visits homes for a survey on saving water. You have reached your number with a week of the month left. Extra visits bring no pay, and those who are done may leave early. Some homes never answered, and some colleagues have not finished.',
    },
    question: 'Which of the five would you lean towards?',
    options: {
      blcc: 'I knock on doors that have not answered, in case they do now.',
      nwsf: 'I raise my number for the month beyond any I have reached.',
      rzkp: 'I leave early each day to spend the afternoon with my family.',
      zcns: 'I plan the coming month day by day before it has begun.',
      zgkd: 'I lighten the load of those behind until our shares are even.',
    },
  },
  'motivation-28@1': {
    stories: {
      a: 'Every morning you reach your office at the Qassim train station fifteen minutes before work, and nothing is expected of you in that time. Passengers at the entrance ask about platforms, and the night staff are getting ready to leave.',
      b: 'In the lobby of a hospital in Saihat, visitors ask where the clinics are before the counters open. Your office work begins in fifteen minutes, a time that has always been your own, and the night shift is almost over.',
    },
    question: 'Which comes closest to you?',
    options: {
      fynm: "I cover a night colleague's last minutes, as was done for me.",
      mxcl: 'I tidy my desk and water its plant before the day stirs.',
      qypc: 'I stand at the entrance and show the way to anyone asking.',
      vvyv: 'I have coffee with the night staff and we share our news.',
      zcvx: 'I go on with a language I began a year ago, day by day.',
    },
  },
  'motivation-29@1': {
    stories: {
      a: 'After two months of study, you were 4 marks short in the test for a surveying licence, which is held again in six weeks. Your job in Bisha does not require the licence, and a pass may make no difference to it.',
      b: 'You studied sign language at an institute in Hafar Al-Batin, and your marks fell just short of the certificate. The test opens again in six weeks. Your work does not call for the certificate, and no post or raise comes with it.',
    },
    question: 'Which of these is most like you?',
    options: {
      cqph: 'I give these weeks to a skill that my present job needs.',
      jwyc: 'I choose a nearer goal that six weeks are enough to complete.',
      rnhh: 'I read the parts that interest me and leave the date open.',
      rtln: 'I take the test again, since passing it is still within reach.',
      yypz: 'I review with others who fell short, so we retry it together.',
    },
  },
  'motivation-30@1': {
    stories: {
      a: "Ghada, an old client of a tent workshop in Dawadmi, has asked for a meeting to hear about the coming season and see some samples. It is set for Sunday, the team has not yet divided the roles, and the week's orders go on.",
      b: "Flower buyers are coming to a farm in Bukayriyah on Sunday morning to hear the year's plan and see what has been grown. The meeting needs a speaker, someone to show the work, and papers. All is still open, and daily work goes on.",
    },
    question: 'What would you be most likely to do here?',
    options: {
      bsdh: 'I bring the whole team along, so that we appear as one.',
      ccjr: 'I show samples of my own work and explain what went into them.',
      mqpt: 'I speak for the team there and answer for what I say.',
      qvbx: "I finish all the week's orders at least a full day early.",
      wqyk: 'I gather the dates and prices in one file, easy to consult.',
    },
  },
}
