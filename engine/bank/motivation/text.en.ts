import type { TextsOf } from '../item.ts'
import type { items } from './items.ts'

export const en: TextsOf<typeof items> = {
  'motivation-01@1': {
    story:
      'You have a month to assess 40 city parks. The municipality has a ready visit schedule from last year. You are told that the method is up to you, as long as the report arrives on time.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I keep the earlier schedule so that the municipality can compare both years.',
      'I apply the ready schedule because it is approved, and offer another on request.',
      'I set another visit order that fits how I like to divide my day.',
      'I plan the visits from scratch because choosing the method is what I enjoy.',
      'I start from the ready schedule and move the dates that clash with my other tasks.',
    ],
  },
  'motivation-02@1': {
    story:
      'The print shop receives an order for an old style of fine binding, new to the whole section, and a routine order of the same size. Pay and date are equal, and the choice is yours.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I take the fine binding because I am curious about how its old craft works.',
      'I accept the fine binding if someone with similar experience shares it.',
      'I do the routine order and help with the fine one if asked.',
      'I choose the fine binding and add a rare and useful skill to my experience.',
      'I take the routine order and secure its quality and date for the client.',
    ],
  },
  'motivation-03@1': {
    story:
      'You take charge of a small museum shop that has no sales target. Visitors come in good numbers, income has been level for a year, and management is content.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I compare each month with the last because I look for steady income.',
      'I ask management what income it expects and then work towards it.',
      'I set a target for the first three months and hang it up to spur me on.',
      'I fix a hard sales figure for each month and record what I reach every week.',
      'I give my time to visitors because their good memories please me.',
    ],
  },
  'motivation-04@1': {
    story:
      'Your student grants work is done among files, far from the people behind them. The department invites anyone interested to spend a working day with the students at their residence. On your desk are 15 files.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I give the visit two hours because tasks pile up if I am away longer.',
      'I spend all day with the students to hear how life has changed for them.',
      'I meet the students for half a day to give my files a clearer meaning.',
      'I attend if assigned to represent the section and write a summary.',
      'I finish all the remaining files because doing so on a quiet day pleases me.',
    ],
  },
  'motivation-05@1': {
    story:
      'You proposed a mental arithmetic club to the school, and it was turned down twice because the timetable was full. Today you hear that the next timetable will be built afresh. Nothing is promised.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I submit a revised version as long as its chances look better to me.',
      'I return to the proposal when families ask the school for such a club.',
      'I work with the existing reading club, whose results have begun to show.',
      'I wait for the draft timetable and come forward if it has a free hour.',
      'I rework the proposal to fit the new timetable and submit it a third time.',
    ],
  },
  'motivation-06@1': {
    story:
      'A meeting of four sections to plan the open day starts with nobody to run it. After a quarter of an hour the talk has drifted. Nobody present is in charge, and each section has its list.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I offer to steer the talk, as bringing people to a decision satisfies me.',
      'I leave the choice to those present and run the time left if they wish.',
      'I note what is agreed and lead the part linked to my section until it is done.',
      'I listen to the list of each section and assure all that they are heard.',
      'I take over the meeting because I want to answer for what it decides.',
    ],
  },
  'motivation-07@1': {
    story:
      'A start-up in Amman that delivers medicines gives everyone half a day a week for work of their own choice. After a month, yours is still unplanned. Your team has a long list of delayed jobs.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I build a small tool for the career path I have drawn for myself.',
      'I pick from the list of delayed jobs what interests me and finish it quickly.',
      'I choose an idea long on my mind and run the work on it as I like.',
      'I take a share of the delayed jobs because easing the load pleases me.',
      'I put three ideas to my manager and work on the one she favours.',
    ],
  },
  'motivation-08@1': {
    story:
      'You presented your first episode at a local radio station in Tunis, and the response was kind. Mona, the most senior director, is known for exact, strict remarks and has a free hour. The next recording is in two days.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I replay the episode alone and take the puzzling parts to Mona.',
      'I devote the two days to the content and guests of the next episode.',
      'I sit with Mona and focus on delivery, which I want to improve.',
      'I ask Mona to give me her remarks on the episode minute by minute.',
      'I fill in the review form that the station requires for each episode.',
    ],
  },
  'motivation-09@1': {
    story:
      'At a furniture factory in Buraidah, each line picks its goal for three months: 600 pieces as usual, 700, or 800, which no line has reached. Missing it has no penalty and the bonus is equal. The goal of your line is up to you.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I hold at 600 pieces as long as the line works in comfort with few faults.',
      'I settle on 700 if the store makes sure wood arrives each week.',
      'I adopt the number that management suggests, as trusting it suits me.',
      'I set the goal at 700 pieces, as going past the usual is what I want.',
      'I choose 800 pieces and post a daily goal for the line to chase.',
    ],
  },
  'motivation-10@1': {
    story:
      'At Tabuk airport, Reem joined passenger services a week ago, and the procedures still confuse her. The introduction period is officially over. Your shifts are crowded until the end of the month.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I give each shift my full attention because any slip can delay a flight.',
      'I train Reem officially provided that the hours count in my shifts.',
      'I go round with Reem in my breaks until she feels at home here.',
      'I answer what Reem asks in the quiet minutes between flights.',
      'I visit Reem each morning and explain, as seeing her settled pleases me.',
    ],
  },
  'motivation-11@1': {
    story:
      'A farm in Al-Ahsa is trying a new watering method on 60 palm trees, with daily follow-up in your hands. Half the season has passed without a clear difference. The effect may appear after a year, or not at all.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I keep measuring all season because any reading may hold the answer.',
      'I pursue the follow-up as long as I believe success is possible.',
      'I complete one more month because its figures will settle what comes next.',
      'I move my daily care to trees due for picking that the market awaits.',
      'I follow the trees as long as the farm counts this as part of my job.',
    ],
  },
  'motivation-12@1': {
    story:
      'A courier branch in Taif ranks last of 8 for accurate delivery. Its manager, Dalal, will move soon, and your name is raised to follow her. Whoever runs it answers for every complaint. Your present post is stable.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I take the deputy post for six months, then think again about running it.',
      'I ask for the branch and answer in public if it misses a figure I set.',
      'I stay in my post and go deeper into my own specialty, which I love.',
      'I accept the branch because leading people through a hard time suits me.',
      'I accept the post provided that the rise equals its burden.',
    ],
  },
  'motivation-13@1': {
    story:
      'You notice that the layout of the shop storeroom slows the way to the goods most in demand. It has been in place for years, and nobody has asked for a change. You have two quiet hours each afternoon.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I raise the point at the meeting because the layout is up to management.',
      'I help a colleague finish his stock count while the afternoon is quiet.',
      'I note the idea now and carry out part of it if orders from customers run late.',
      'I get leave to arrange one corner and set it to a system that suits me.',
      'I begin this afternoon with the first shelf, following a plan of my own.',
    ],
  },
  'motivation-14@1': {
    story:
      'The analyser in the water laboratory gives correct results, and the steps on the wall are enough to run it. A book of 200 pages in the drawer explains what goes on inside. Your shifts are quiet this week.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I deal with overdue requests from residents while shifts are quiet.',
      'I study the first chapters, as inside knowledge will help my career.',
      'I read the whole book because I enjoy knowing what goes on inside.',
      'I review the parts that are covered by the promotion test due this year.',
      'I keep the book near and turn to its fault pages for odd readings.',
    ],
  },
  'motivation-15@1': {
    story:
      'Two months ago you began turning the photo archive of a newspaper into digital copies, with 9 months left. The work moves on, but the share completed is unknown, and nobody will ask before the year ends.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I draw up the figures that the chief editor requires at year end.',
      'I draw a progress line that I see daily and that speeds me up.',
      'I count the photos each Thursday and raise the next share if I am ahead.',
      'I slow down at rare photos and write their story for those who come later.',
      'I estimate the share completed at the midpoint to avoid a late surprise.',
    ],
  },
  'motivation-16@1': {
    story:
      'A charity in your area needs people to teach older residents to use phone apps every Tuesday evening, unpaid. A long season of work has just ended, and your coming evenings were kept for rest.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I sign up for all the Tuesday evenings and stay with one group until it learns.',
      'I keep my evenings this season to return to work with a clear mind.',
      'I prepare a video lesson because I can make it at any time I choose.',
      'I attend two evenings a month, as helping the area matters to me.',
      'I join in the teaching if my employer counts the evenings in my review.',
    ],
  },
  'motivation-17@1': {
    story:
      'The accounts of a cooperative society show a difference of 37 riyals, and three days of searching have not found its cause. The rules let it be recorded as minor. The books close in two days.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I review all the large amounts and record the difference as allowed.',
      'I finish the closing lists first, as that calms me, then search again.',
      'I file my own notes and resume the search at the request of internal audit.',
      'I trace the accounts again and change the method if I reach a dead end.',
      'I give the search a fourth day because I think the cause is near.',
    ],
  },
  'motivation-18@1': {
    story:
      'The meeting, chaired by Majid, is about to close the phone line and move the whole service to the app. You have figures showing that a third of users still call. Time is nearly up.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I keep the figures in front of me and mention them if asked for my view.',
      'I show Majid the figures after the meeting because team mood matters to me.',
      'I ask for two minutes to have a part in a decision that shapes my work.',
      'I enter the discussion at once to turn the decision with the figures I have.',
      'I prepare an easy plan to move callers to the app if the decision passes.',
    ],
  },
  'motivation-19@1': {
    story:
      'A translation centre in Rabat lets its team choose between fixed hours and hours each person sets, measured by delivery. Your fixed hours have been comfortable so far. The choice is open until Thursday.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I try open hours for a month and go back if they unsettle delivery.',
      'I set my own hours because shaping my day is a pleasure to me.',
      'I stay on fixed hours, as a clear end to my working day matters to me.',
      'I change my hours if clients come to need translation in the evening.',
      'I move to open hours to translate when my mind is clearest.',
    ],
  },
  'motivation-20@1': {
    story:
      'At an insurance company in Khobar, your talk to a client stumbled over figures, and your colleague Layla answered for you. Your next talk is in 3 months. Your desk work is well regarded.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I record a trial talk every month because my next role will need it.',
      'I attend the course on talks that the company requires in my review this year.',
      'I write up the figures and Layla presents them, as she does it well.',
      'I practise with Layla before the next talk because her company helps me.',
      'I give my team a weekly talk so that I face the hardest questions on figures.',
    ],
  },
  'motivation-21@1': {
    story:
      'At an accounting office in Kuwait, you committed to closing the accounts of 12 clients by Thursday evening, and 9 are done. Today is Tuesday. Tomorrow there is an enjoyable full-day workshop for the whole office.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I stay for one workshop hour and return to reach what I promised.',
      'I excuse myself from the workshop and spread the remaining files over set hours.',
      'I discuss a new date with the clients and enjoy the workshop with colleagues.',
      'I attend the workshop to learn and work in the evening if time looks short.',
      'I keep to what management thinks comes first today, files or workshop.',
    ],
  },
  'motivation-22@1': {
    story:
      'At a health centre in Abha, two projects need someone: making repeat medicines easier to get for older people, and preparing the file for a national award. Each takes a month, and the choice is yours.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I work on the project that management prefers because it knows the need.',
      'I prefer the medicines project, as serving people suits what I want from work.',
      'I take the award file because I want to learn the quality standards in it.',
      'I take the medicines project because I care about the ease of older people.',
      'I agree to the medicines project after a booking system is settled for it.',
    ],
  },
  'motivation-23@1': {
    story:
      'At a teaching aids company in Cairo, you contacted 30 schools in a month, and only two replied, both to decline. Hani, your colleague, thinks the season is dead. The list has 45 more schools.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I try ten other schools, and if one replies I move on down the list.',
      'I call all the remaining schools and change my approach if many decline.',
      'I follow the list in order, convinced that replies improve with patience.',
      'I make the number of calls the company sets each month and log the replies.',
      'I visit schools we have served before because closer ties with them please me.',
    ],
  },
  'motivation-24@1': {
    story:
      'A plant in Jubail will host 6 technical college students for a full term. It needs someone to supervise them and sign their assessment. The pay of the supervisor stays the same, with less time for technical work.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I remain on the production line because I want its work to stay steady.',
      'I apply to supervise and see it as a step to a role I hope for.',
      'I ask to supervise all the students and answer for their level at the end.',
      'I propose that we take turns at supervising and accept my share.',
      'I take on two of them because my technical tasks need enough time.',
    ],
  },
  'motivation-25@1': {
    story:
      'Rashid, the hotel manager, offers to let you approve front desk purchases of up to 3000 riyals alone. Today each request goes to him and the answer comes a day later. The work runs well.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I accept the full authority because freedom to decide is what I seek.',
      'I agree to the offer because quick decisions suit my rhythm at work.',
      'I use the power in the absence of Rashid so that guest service goes on.',
      'I approve the repeat requests alone and consult Rashid on any new items.',
      'I prefer approval to stay with Rashid because one hand guards money better.',
    ],
  },
  'motivation-26@1': {
    story:
      'You are offered six weeks in the kitchen of another restaurant, where the team is far more skilled than yours. Here everyone turns to you for the hard dishes. There you would start with the simplest work.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I move there if the six weeks count in my favour when pay is next looked at.',
      'I go to that kitchen and hear the criticism of better cooks each day.',
      'I agree to half the period because balance among duties matters to me.',
      'I remain in my kitchen as long as the team relies on me for hard dishes.',
      'I accept the offer because it brings me nearer the level I want.',
    ],
  },
  'motivation-27@1': {
    story:
      'You complete your required sales visits a week before the month ends. The bonus does not grow beyond this number, and nobody is asked about the days left. Messages have piled up in your mail.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I raise the number I ask of myself because beating my own figures is a joy.',
      'I give the week to a colleague short of visits and go with her to clients.',
      'I sort the mail first because clearing it pleases me, then visit those who ask.',
      'I resume the visits if the company announces a bonus for each extra one.',
      'I get ahead on the goal of next month because progress pleases me.',
    ],
  },
  'motivation-28@1': {
    story:
      'Every morning, passengers who cannot find the platform pass your office at the train station. Guiding them is outside your duties, and nobody will know who helped. Your first hour is for a report that the section awaits.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I design a sign and put it up to make our station easier for people.',
      'I direct those who stop at my door to ask, then return to my own work.',
      'I share in the guiding if fair turns are set up for it among staff.',
      'I finish the report first because my colleagues build their day on it.',
      'I walk to the entrance for a quarter of an hour each morning and show the way.',
    ],
  },
  'motivation-29@1': {
    story:
      'After two months of study, you were 4 marks short in the professional licence test. It is held again in six weeks. Your present job does not demand the licence, and a pass may change nothing.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I return to the study once the licence becomes a condition of my job.',
      'I give this time to my present work, as I want to know it deeply.',
      'I register for the next date and review each day the questions I got wrong.',
      'I take the test again, as a few missing marks can be made up with effort.',
      'I apply again if work leaves me enough hours for proper study.',
    ],
  },
  'motivation-30@1': {
    story:
      'Ghada, a client of long standing, received a price offer from your team with an error of unknown source. She has asked for a call to explain what happened. Nobody has been given the task yet.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I call Ghada in the name of the team and answer to her if it recurs.',
      'I correct each line of the price offer so that it is ready for the caller.',
      'I ask the team leader who should make the call and act on the answer.',
      'I talk to Ghada after finding the source of the error and my part in it.',
      'I offer to speak to Ghada because speaking for the team appeals to me.',
    ],
  },
}
