import type { TextsOf } from '../item.ts'
import type { items } from './items.ts'

export const en: TextsOf<typeof items> = {
  'motivation-01@1': {
    story:
      'You have a month to assess 40 city parks. The municipality has a ready-made visit schedule from last year. You are told that the method is up to you, as long as the report arrives on time.',
    question: 'Which option is closest to what you would do?',
    options: [
      "I keep last year's schedule so that the municipality can compare both years.",
      'I apply the ready-made schedule because it is approved, and offer another on request.',
      'I draw up a different order of visits that fits the way I divide my day.',
      'I plan the visits from scratch in a way of my own choosing.',
      'I start from the ready-made schedule and move the dates that clash with my other tasks.',
    ],
  },
  'motivation-02@1': {
    story:
      'The print shop receives an order for hand binding in an old style that nobody in the section has tried, and a routine order of the same size. Pay and date are equal, and the choice is yours.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I take the hand binding to learn the secrets of this old style.',
      'I share the hand binding with someone who has done similar work.',
      'I do the routine order and join the other when the section asks.',
      'I choose the hand binding and add a rare and useful skill to my experience.',
      'I take the routine order and make sure the client gets quality on time.',
    ],
  },
  'motivation-03@1': {
    story:
      'You take charge of a small museum shop that has no sales target. There are many visitors, income has been level for a year, and management is content.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I aim to keep the income of each month from falling below the last.',
      'I ask management what income it expects and then work towards it.',
      'I set a target for the first three months and hang it up to spur me on.',
      'I pick a hard sales figure and record each week how far I have come.',
      'I give my time to the visitors so that each leaves with a good memory.',
    ],
  },
  'motivation-04@1': {
    story:
      'Your student grants work is done among files, far from the people behind them. The department invites anyone interested to spend a working day with the students at their residence. On your desk are 15 files.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I give the visit two hours because tasks pile up if I am away longer.',
      'I spend the day among the students to hear what has changed for them.',
      'I meet the students for half a day so that the files mean more to me.',
      'I represent my section there when assigned and write up the visit.',
      'I get through all the remaining files while the section is quiet that day.',
    ],
  },
  'motivation-05@1': {
    story:
      'You proposed a mental arithmetic club to the school, and it was turned down twice because the timetable was full. Today you hear that the next timetable will be built afresh. Nothing is promised.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I submit a revised version because its chances now look better to me.',
      'I leave the proposal until families ask for a club like this.',
      'I join the existing reading club, which has begun to show results.',
      'I wait for the draft timetable and come forward if it has a free hour.',
      'I submit the proposal a third time in a form that suits several timetables.',
    ],
  },
  'motivation-06@1': {
    story:
      'Four sections meet to plan the open day with nobody to run the meeting. After a quarter of an hour the talk has drifted. Nobody present is in charge, and each section has its own list.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I offer to steer the talk and gain practice that I need in my work.',
      'I run the remaining time if those present agree to name me.',
      'I note what is agreed and lead the part linked to my section until it is done.',
      'I listen to the lists and help each section to finish what it has to say.',
      'I take over the meeting and bear responsibility for the decision it reaches.',
    ],
  },
  'motivation-07@1': {
    story:
      'A start-up in Amman that delivers medicines gives everyone half a day a week for work of their own choice. After a month, yours is still unplanned. Your team has a long list of delayed jobs.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I build a small tool for the career path I have drawn for myself.',
      'I pick from the list of delayed jobs one that interests me and finish it quickly.',
      'I choose an idea long on my mind and run the work on it as I like.',
      'I share the delayed jobs with the team each week until the list is shorter.',
      'I put three ideas to my manager and work on the one she favours.',
    ],
  },
  'motivation-08@1': {
    story:
      'You presented your first episode at a local radio station in Tunis, and the response was kind. Mona, the most senior director, is known for exact, strict remarks and has a free hour. The next recording is in two days.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I replay the episode alone and show Mona the parts that puzzle me.',
      'I devote both days to the content and guests of the next episode.',
      'I sit with Mona and focus on my delivery, which I want to improve.',
      'I ask Mona for her remarks on the episode, minute by minute.',
      'I fill in the review form required after each episode.',
    ],
  },
  'motivation-09@1': {
    story:
      'At a furniture factory in Buraidah, each line picks its goal for three months: 600 pieces as usual, 700, or 800, which no line has reached. There is no penalty for missing it, and the bonus is the same. The goal of your line is up to you.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I hold at 600 pieces as long as the line works in comfort with few faults.',
      'I settle on 700 if the store makes sure wood arrives each week.',
      'I adopt the number that the planning section suggests, as it knows the market.',
      'I set the goal at 700 pieces and add an achievement to my record.',
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
      'I answer all the questions Reem has in the quiet minutes between flights.',
      'I explain things to Reem each morning because I once felt as she does.',
    ],
  },
  'motivation-11@1': {
    story:
      'A farm in Al-Ahsa is trying a new watering method on 60 palm trees, with daily follow-up in your hands. Half the season has passed without a clear difference. The effect may appear after a year, or not at all.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I keep measuring to the end of the season because the answer may be late.',
      'I carry on with the follow-up as long as I think success is possible.',
      'I complete one more month because its figures will settle what comes next.',
      'I turn my daily care to trees that are ready to pick and in demand.',
      'I follow the trees because the farm counts this as part of my job.',
    ],
  },
  'motivation-12@1': {
    story:
      'A courier branch in Taif ranks last of 8 for accurate delivery. Its manager, Dalal, will move soon, and your name has been put forward to follow her. Whoever runs it answers for every complaint. Your present post is stable.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I run the branch as a stand-in for six months and then think again.',
      'I ask for the branch and announce a figure to be held to at year end.',
      'I stay in my post and go deeper into the specialty that I love.',
      'I accept the branch because leading people through a hard time suits me.',
      'I ask for a pay rise that matches its burden and then accept the post.',
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
      'I get permission to arrange one corner and run it by my own system.',
      'I begin this afternoon to arrange the shelves by a plan of my own.',
    ],
  },
  'motivation-14@1': {
    story:
      'The analyser in the water laboratory gives correct results, and the steps on the wall are enough to run it. A book of 200 pages in the drawer explains what goes on inside. Your shifts are quiet this week.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I deal with overdue requests from residents while shifts are quiet.',
      'I study the first chapters, as they will help me later in my career.',
      'I read the book from the start because I wonder what goes on inside.',
      'I prepare the parts that the promotion test covers this year.',
      'I keep the book near and turn to its fault pages when needed.',
    ],
  },
  'motivation-15@1': {
    story:
      'Two months ago you began turning the photo archive of a newspaper into digital copies, with 9 months left. The work moves on, but the share completed is unknown, and nobody will ask before the year ends.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I draw up the figures that the editorial office requires at year end.',
      'I draw on the wall a progress line that spurs me on every day.',
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
      'I stay with one group on Tuesday evenings until it has learned the apps.',
      'I keep my evenings this season to return to work with a clear mind.',
      'I prepare a video lesson for the charity at a time I choose.',
      'I attend two evenings a month because the older residents matter to me.',
      'I join the teaching in return for official volunteer hours on my record.',
    ],
  },
  'motivation-17@1': {
    story:
      'The accounts of a cooperative society show a difference of 37 riyals, and three days of searching have not found its cause. The rules let it be recorded as minor. The books close in two days.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I record the difference as allowed and give the two days to the large amounts.',
      'I finish the closing lists first and then give the search the time left.',
      'I file my notes until internal audit asks for the search to resume.',
      'I trace the accounts again from the start in another, more detailed way.',
      'I give the search a fourth day because I think the cause is near.',
    ],
  },
  'motivation-18@1': {
    story:
      'The meeting, chaired by Majid, is about to close the phone line and move the whole service to the app. You have figures showing that a third of users still call. Time is nearly up.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I keep the figures in front of me and mention them if asked for my view.',
      'I show Majid the figures after the meeting to keep the session calm.',
      'I ask for two minutes to have a say in a decision that shapes my work.',
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
      'I choose open hours because the whole day is then in my own hands.',
      'I stay on fixed hours because they keep work apart from the rest of my day.',
      'I change my hours if clients need translation in the evening.',
      'I move to open hours so that I translate when my mind is clearest.',
    ],
  },
  'motivation-20@1': {
    story:
      'At an insurance company in Khobar, you stumbled over a question on figures while presenting to a client, and your colleague Layla answered for you. Your next talk is in 3 months. Your desk work is well regarded.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I record a trial talk every month in preparation for my next role.',
      'I attend the course on presenting that the company requires this year.',
      'I prepare the figures and let Layla present them, as she does it well.',
      'I practise with Layla shortly before the next talk to face it calmly.',
      'I give my team a weekly talk to face the hardest questions on figures.',
    ],
  },
  'motivation-21@1': {
    story:
      'At an accounting office in Kuwait, you committed to closing the accounts of 12 clients by Thursday evening, and 9 are done. Today is Tuesday. Tomorrow there is an enjoyable full-day workshop for the whole office.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I stay for one hour of the workshop and return to keep my promise.',
      'I excuse myself from the workshop because the Thursday date comes first for me.',
      'I agree on a new date with the clients and enjoy the workshop with colleagues.',
      'I attend the workshop to learn and work in the evening if time looks short.',
      'I do what management puts first tomorrow, the files or the workshop.',
    ],
  },
  'motivation-22@1': {
    story:
      'At a health centre in Abha, two projects need someone: making repeat medicines easier to get for older people, and preparing the file for a national award. Each takes a month, and the choice is yours.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I leave it to the centre to assign me the project that it puts first.',
      'I choose the medicines project, which brings my work closer to people.',
      'I take the award file to learn the quality standards from the inside.',
      'I take the medicines project and start by visiting those who find it hard to come.',
      'I accept the medicines project once a booking system for it is agreed.',
    ],
  },
  'motivation-23@1': {
    story:
      'At a teaching aids company in Cairo, you contacted 30 schools in a month, and only two replied, both to decline. Hani, your colleague, thinks the market is slow. The list has 45 more schools.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I try ten other schools, and if one replies I move on down the list.',
      'I call all the remaining schools and change my approach if many decline.',
      'I follow the list in order and expect replies to improve with patience.',
      'I make the number of calls the company sets each month and log the replies.',
      'I visit schools we have served before because keeping those ties matters to me.',
    ],
  },
  'motivation-24@1': {
    story:
      'A plant in Jubail will host 6 technical college students for a full term. It needs someone to supervise them and sign their assessment. The pay of the supervisor stays the same, with less time for technical work.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I remain on the production line because a stop is costly for the plant.',
      'I apply to supervise and see it as a first step to a role I hope for.',
      'I ask to supervise the six students, to guide them and answer for their level.',
      'I accept the task as assigned by the plant, with fewer technical duties.',
      'I take on two of them because technical work needs most of my time.',
    ],
  },
  'motivation-25@1': {
    story:
      'Rashid, the hotel manager, offers to let you approve front desk purchases of up to 3000 riyals alone. At present each request goes to him and the answer comes a day later. The work runs well.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I accept the authority and set up a purchasing system that I run myself.',
      'I agree to the offer so that purchases move at a pace that suits me.',
      'I use the authority when Rashid is away so that guest service goes on.',
      'I approve all the repeat requests and consult Rashid on any new items.',
      'I prefer approval to stay with Rashid because clear roles are easier for me.',
    ],
  },
  'motivation-26@1': {
    story:
      'You are offered six weeks in the kitchen of another restaurant, where the team is far more skilled than yours. Here everyone turns to you for the hard dishes. There you would start with the simplest work.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I ask for the six weeks to count towards a pay rise before I move.',
      'I go to that kitchen to hear criticism from cooks better than I am.',
      'I agree to half the period so that I divide my time between both kitchens.',
      'I remain in my kitchen as long as the team relies on me for hard dishes.',
      'I accept the offer because it brings me nearer the level I want for myself.',
    ],
  },
  'motivation-27@1': {
    story:
      'You complete your required sales visits a week before the month ends. The bonus does not grow beyond this number, and nobody is asked about the days left. Messages have piled up in your mail.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I raise my goal for this month to a number I have yet to reach.',
      'I give the week to a colleague short of visits and go with her to clients.',
      'I clear the mail first and then visit those who ask for a meeting.',
      'I ask the company about a bonus for extra visits and act on the answer.',
      'I get ahead on the goal of next month and begin its visits this week.',
    ],
  },
  'motivation-28@1': {
    story:
      'Every morning, passengers who cannot find the platform pass your office at the train station. Guiding them is outside your duties, and nobody will know who helped. Your first hour is for a report that the section awaits.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I keep Sunday mornings for guiding because the station exists to serve people.',
      'I direct those who stop at my door to ask, then return to my own work.',
      'I share in the guiding once the section sets fair turns for it among staff.',
      'I complete the report first because my colleagues build their day on it.',
      'I walk to the entrance for a quarter of an hour each morning and show the way.',
    ],
  },
  'motivation-29@1': {
    story:
      'After two months of study, you were 4 marks short in the professional licence test. It is held again in six weeks. Your present job does not demand the licence, and a pass may change nothing.',
    question: 'Which option is closest to what you would do?',
    options: [
      'I put off the study until the licence becomes a condition of my job.',
      'I give this time to my present job to master what I still lack in it.',
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
      'I call Ghada in the name of the team and promise that it will not recur.',
      'I correct each line of the price offer so that it is ready for the caller.',
      'I ask the team leader who should make the call and act on the answer.',
      'I talk to Ghada after finding the source of the error and my part in it.',
      'I put myself forward for the call because I like to speak for the team.',
    ],
  },
}
