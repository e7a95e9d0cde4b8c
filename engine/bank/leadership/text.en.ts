import type { TextsOf } from '../item.ts'
import type { items } from './items.ts'

export const en: TextsOf<typeof items> = {
  'leadership-STR-01@1': {
    story:
      'You run four car repair workshops. Engine work has been falling slowly for three years, and electric cars multiply in the area. Profits are still good, and the owners have asked for no change.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I train two technicians from each workshop on electric cars this year.',
      'I raise engine repair prices so that the workshops make up for lost work.',
      'I ask a consultancy for a five-year study of the repair market.',
      'I keep the services as they are while the profits cover our needs.',
      'I set up an electric car corner in one workshop and a figure for growth.',
    ],
  },
  'leadership-STR-02@1': {
    story:
      'At a date packing factory in Al-Ahsa, one chain of shops buys 60% of your output. Your sales manager Noura tells you it has registered its own date brand. Its contract ends in a year, and orders are unchanged so far.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I win other buyers and offer to pack its new brand.',
      "I review the chain's orders each month until a clear fall shows.",
      'I cut the quantities we send until the chain feels its need of us.',
      'I lower the price a little if the chain extends its contract by two years.',
      'I offer the chain a long contract to pack its brand in our factory.',
    ],
  },
  'leadership-STR-03@1': {
    story:
      'Your association repairs homes for families in need, and 40 homes are waiting. A large donor offers to fund a youth sports tournament that you would run, and wants an answer within a week. Your team is small and new to tournaments.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I put off the reply to the next board meeting so that it is shared by all.',
      'I propose to the donor that young people repair homes with us.',
      "I decline with thanks and keep the team's effort for the families.",
      'I accept the tournament and stop half of the repairs until it ends.',
      'I accept the funds if a sports body takes over the organising.',
    ],
  },
  'leadership-STR-04@1': {
    story:
      'At a school bus company in Amman, the marketing manager Hani wants an app for parents because a rival has one. Most complaints are about lateness, and 3 old buses cause two thirds of it. Your budget covers the app or 5 new buses.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I hire two buses for the mornings and put off the choice.',
      "I buy the five buses and leave the app for next year's budget.",
      'I split the budget equally between the two projects to please everyone.',
      'I replace the buses that cause delays and use the rest for text alerts.',
      'I launch the app before term and run the old buses for another year.',
    ],
  },
  'leadership-STR-05@1': {
    story:
      'At your training centre, the front desk keeps hearing questions about short courses. Trainers see seats empty after the sixth week. The finance office sees late instalments. Nobody puts these pieces of news together.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I make trainees pay the full course fee on joining so that they stay.',
      'I have a research firm survey all trainees widely at the end of the year.',
      'I hold a monthly meeting to share such news and test a short course.',
      'I open a six-week course this term and measure the demand for it.',
      'I ask each section to deal with its own part of the news.',
    ],
  },
  'leadership-STR-06@1': {
    story:
      'At the travel agency you manage in Kuwait, income has been steady for six years. But the average age of customers rose from 38 to 47. The owner Rashid finds the steady income reassuring, and money for trials is limited.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I ask young people why they book elsewhere and try one small offer.',
      'I follow the average age for another year to be sure it keeps rising.',
      'I stop advertising to newcomers and spend it on the old customers.',
      "I suggest that Rashid funds a market study in next year's plan.",
      'I launch a cheap trip for young people this season and measure its sales.',
    ],
  },
  'leadership-STR-07@1': {
    story:
      'Your design team works on 11 projects at once, and all of them are late. Behind each stands a manager who sees it as the most important. The three goals of the year are known. The team will not grow for six months.',
    question: 'What is the most suitable first step?',
    options: [
      'I send the list to top management and ask for a binding order.',
      "I extend the team's hours into the evening so that all projects move.",
      'I discuss with each manager in turn the need to accept more delay.',
      'I finish the three projects nearest to done before returning to the others.',
      'I rank the projects with their owners by the goals and pause the last.',
    ],
  },
  'leadership-STR-08@1': {
    story:
      'At a pipe factory in Yanbu, a foreign company offers to buy the output of 6 whole months at a price 15% higher. But 20 local distributors, won over in four years, take 70% of it. The finance manager Maha wants to accept.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I put off the reply until finance and sales agree on one view.',
      'I decline the offer to keep the distributors supplied without a break.',
      'I offer the company what distributors do not need, with an extra shift.',
      'I sign the whole contract and then tell distributors their share is cut.',
      'I accept it for three months and tell the distributors early about delays.',
    ],
  },
  'leadership-STR-09@1': {
    story:
      'Your team runs a desalination plant with ten experts, and six of them retire within three years. A replacement needs two years to master the work. The plan of the plant does not mention it, and the team has young newcomers.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I ask now for six replacements to be hired before the experts retire.',
      'I pair each expert from now with a learner for the rarest skills.',
      'I have the experts write detailed manuals of their work before they leave.',
      'I raise the matter in the yearly budget meeting until the date comes near.',
      'I encourage some experts to retire early so that we save their salaries.',
    ],
  },
  'leadership-STR-10@1': {
    story:
      "At a craftswomen's association in Tunis, an online shop has cost 90 thousand dinars in two years and sells 6 pieces a month. Fairs sell 120, and some invitations are refused for lack of money. Dalal, whose idea the shop was, sits on the board.",
    question: 'What is the most effective action in this situation?',
    options: [
      'I double the advertising so that what was paid for the shop is not lost.',
      'I give the shop a last six months with a clear sales target.',
      'I close the shop this month and move all its money to the fairs.',
      'I show Dalal the figures first and then close the shop for the fairs.',
      "I wait for what the board decides on the shop at the year's end.",
    ],
  },
  'leadership-TMG-01@1': {
    story:
      "After every event the equipment stays in the hall until morning. The set-up team says that collecting it is the front desk's job, and the desk says the opposite. Two sound devices were lost this month. Both teams report to you.",
    question: 'What is the most effective action in this situation?',
    options: [
      'I hire an outside company to collect the equipment each evening.',
      'I remind the two teams in a joint message how much cooperation matters.',
      'I give the collecting to the set-up team from the next event on.',
      "I take the price of the devices from both teams' bonus as a warning.",
      'I agree with both on one owner and a list to sign at the hall door.',
    ],
  },
  'leadership-TMG-02@1': {
    story:
      'At an automated bakery in Qassim, the shift head Hind gets the most done. Two trainees have asked to leave her shift because of hurtful remarks in front of others. Nobody has told her, and her yearly review is four months away.',
    question: 'What is the most effective action in this situation?',
    options: [
      "I write the details down to raise them in Hind's yearly review.",
      'I ask the trainees to bear the remarks, because output comes first here.',
      'I tell Hind in private what was heard and we agree on a new way.',
      'I enrol Hind in a coming course on dealing with trainees.',
      'I make it clear to Hind in private that remarks in public must stop.',
    ],
  },
  'leadership-TMG-03@1': {
    story:
      "Yousef's weekly reports reach you short of analysis, so you rewrite them every Wednesday evening. This has gone on for two months, and Yousef does not know. He works hard, and the rest of his work is good.",
    question: 'What is the most effective action in this situation?',
    options: [
      'I send Yousef his report back with written notes on every paragraph.',
      'I give Yousef a good report by a colleague as a model to follow.',
      'I go on correcting them myself until his style improves with time.',
      'I go through one report with Yousef line by line, and he rewrites it himself.',
      'I give his reports to a keen colleague and leave him the filing.',
    ],
  },
  'leadership-TMG-04@1': {
    story:
      'At a perfume company in Muscat, Sarah was put in charge of the fair stand with a budget of 20 thousand riyals. She calls you 8 times a day to approve small matters, and her choices are usually good. The fair opens in three weeks.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I leave Sarah the decisions under a spending limit we agree on.',
      'I give Sarah half an hour each morning to approve what has come up.',
      'I take the organising back and give Sarah only the invitations.',
      'I answer each of her calls as usual until the fair is over.',
      'I ask the previous organiser to stay with Sarah until the opening.',
    ],
  },
  'leadership-TMG-05@1': {
    story:
      'Your department\'s goal this year is "better service", and the team understands it in different ways. Tariq shortens calls to serve more people. Shahd lengthens them to solve the problem the first time. Both believe they meet the goal.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I reward Tariq for his speed so that the others follow his way.',
      'I set two figures for the goal with the team, for review in a month.',
      'I ask top management for a written account of what it means.',
      'I announce to the team two figures of service that apply from tomorrow.',
      "I leave everyone to their own way and compare results at the year's end.",
    ],
  },
  'leadership-TMG-06@1': {
    story:
      'At a lift company in Cairo, Badr was promoted two months ago from technician to supervisor of 7 others. He still repairs faults himself in the evening, and his team waits for direction. He is proud of the post and afraid of seeming bossy.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I give Badr more time because his promotion is still recent.',
      'I return Badr to repairs and announce that we need another supervisor.',
      'I spend a shift with Badr and we agree on two jobs he hands over.',
      'I have an experienced supervisor train Badr in giving direction for a month.',
      "I write Badr's new duties on one page and explain them to him.",
    ],
  },
  'leadership-TMG-07@1': {
    story:
      'Reem, one of your best people, asks for a meeting about her future in the department. No higher post will be free for two years, and the salary budget is closed. You have two new projects without an owner.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I refer Reem to human resources to have a career path drawn up.',
      'I ask Reem what she wants to learn and give her the part that fits.',
      'I explain to Reem that talk of the future without a vacancy wastes time.',
      'I put Reem in charge of one of the projects from this month.',
      'I promise Reem that her name will come first for any vacancy.',
    ],
  },
  'leadership-TMG-08@1': {
    story:
      'At a hospital laboratory in Dammam, the medical director Noura asks your technicians for one thing. In the same hour the emergency manager Sami asks for another. You run the laboratory, and 4 results were late this week.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I agree with Noura and Sami on a daily order and a rule for changes.',
      'I assign certain technicians to each of the two so that orders are clear.',
      'I direct the technicians to carry out whichever request comes first.',
      'I forbid the technicians to accept any request without my signature.',
      'I ask the hospital manager to say whose request comes first.',
    ],
  },
  'leadership-TMG-09@1': {
    story:
      'Three of your team work from another city. Decisions are made at head office in haste between two meetings, and reach them by chance. Yesterday Amal prepared a whole presentation on a decision dropped two days before.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I hold a weekly video call to tell the three what was decided.',
      'I rely on their colleagues at head office to tell them the news.',
      'I ask the three to come to head office two days a week.',
      'I note each decision and its reason on a shared page that day.',
      'I give the three separate work that head office decisions do not touch.',
    ],
  },
  'leadership-TMG-10@1': {
    story:
      'At an electrical contractor in Tabuk, the engineer Omar finished 5 projects and expects a high rating. But 3 customers complained during the year that he did not reply, and no one told him. Tomorrow he hears from you that his rating is average.',
    question: 'What is the most effective action in this situation?',
    options: [
      "I tell Omar that the rating is management's decision and not mine.",
      'I send Omar the written rating tonight to read before the meeting.',
      'I show Omar the three complaints and we agree on a time limit for replies.',
      "I raise Omar's rating this year and leave the complaints for later.",
      'I admit to Omar that I told him late, and we look for a remedy together.',
    ],
  },
  'leadership-DMK-01@1': {
    story:
      'In ten minutes your whole team agreed to move the branch to a new mall on a five-year lease. Everyone was keen on the site, and nobody named a single drawback. The offer ends in two weeks, and the decision is yours.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I have two people build the case for staying before I decide.',
      "I sign the lease today before the team's keenness on the site cools.",
      'I ask for the rent and visitor figures of both sites before I sign.',
      'I keep the decision open until the offer ends or someone objects.',
      'I consult the manager of another branch that moved to a mall.',
    ],
  },
  'leadership-DMK-02@1': {
    story:
      "At a dairy farm in Al-Kharj, the feed price rose 8% this month. A supplier offers 3 months' need at yesterday's price until noon today, and the market forecast comes on Thursday. The sum is within your authority, and your stores hold half of the amount.",
    question: 'What is the most effective action in this situation?',
    options: [
      "I ask the supplier to extend the offer until Thursday's forecast.",
      'I buy half of it now and decide on the rest after the forecast.',
      'I accept by telephone and go back on it if the price falls later.',
      'I buy the whole amount now and rent a store for the rest.',
      "I wait for Thursday's forecast because buying without figures is a risk.",
    ],
  },
  'leadership-DMK-03@1': {
    story:
      'A month ago you brought in a new shift system although some of your team had doubts. Since then errors have grown, and more people ask to be moved. Nobody speaks of it in front of you, and the quarterly report is two months away.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I warn the team that errors come from its weak commitment to the system.',
      'I wait for the quarterly report to have the full picture before any step.',
      'I extend the trial by one month and measure errors each week.',
      'I tell the team that my decision failed, and we change it together.',
      'I bring back the former system from next week and inform everyone.',
    ],
  },
  'leadership-DMK-04@1': {
    story:
      'At a chilled transport firm in Rabat, you decide in 3 weeks on buying 12 lorries. The talk by the salesman Majid dazzled your whole team, but the fuel figures come from the maker alone. A dealer in the city hires out lorries of this model.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I ask firms that run this model what fuel it really uses.',
      'I ask Majid for a written guarantee of the fuel figures he showed.',
      'I hold a vote among the section heads and follow what most of them say.',
      "I sign this week to win the discount and settle for the maker's figures.",
      'I hire two for two weeks and measure their fuel on our own routes.',
    ],
  },
  'leadership-DMK-05@1': {
    story:
      'Your shop loses money on its evening shift every month. Your deputy Maha gives you two choices: to close the shift or to bear the loss until summer. Most evening sales come on three nights of the week.',
    question: 'What is the most suitable first step?',
    options: [
      'I hand the choice to Maha, who is closer to the details of the shop.',
      'I keep the shift to those three nights from next month.',
      'I add a three-night choice and work out each cost with Maha.',
      "I review with Maha the details of last year's losses.",
      'I close the shift from tomorrow and tell its staff by short message.',
    ],
  },
  'leadership-DMK-06@1': {
    story:
      'At a hospital in Buraidah, Lama has finished her interviews to head radiology, and she is your first choice. She has another offer that ends tomorrow evening. Fahad of the panel is away until Sunday. His view is advisory, and the decision is yours.',
    question: 'What is the most effective action in this situation?',
    options: [
      "I take Fahad's view by telephone tonight and tell Lama tomorrow.",
      'I ask Lama to request more time from the other side until Sunday.',
      'I promise Lama the post tonight and withdraw it if Fahad objects.',
      'I wait for Fahad to return so that all views of the panel are in.',
      'I offer Lama the post now on the view of those present.',
    ],
  },
  'leadership-DMK-07@1': {
    story:
      'With your mandate, your deputy Khalid gave a customer a discount that cost the branch 20 thousand riyals. In a meeting the regional manager Ghada asks whose decision it was. Khalid is present and embarrassed, and the mandate set no limit for discounts.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I take responsibility and promise to earn the sum back this month.',
      'I let Khalid answer because he knows the customer better than I do.',
      'I answer that the mandate was mine and propose a written limit from now on.',
      'I ask Ghada to let me answer later, after I review it with Khalid.',
      'I say that Khalid decided alone and did not ask me before he gave it.',
    ],
  },
  'leadership-DMK-08@1': {
    story:
      'At a water delivery company in Doha, the average delivery has taken 40 minutes for a year. Yet complaints have doubled, and 80% come from two distant districts. The operations manager Saad suggests hiring 10 drivers and spreading them over the city.',
    question: 'What is the most effective action in this situation?',
    options: [
      "I agree to Saad's proposal and look at the complaints after the summer.",
      'I move three drivers from the centre to the two districts this week.',
      'I call some of those who complained there and hear what happened.',
      'I reply to each complaint that the average is still 40 minutes.',
      "I split the two districts' times by hour and send drivers there to match.",
    ],
  },
  'leadership-DMK-09@1': {
    story:
      'Huda advises moving clinic hours to the evening, and Hamad advises keeping them in the morning. Both are trusted experts, each with figures from a different place. The move is easy to undo, and the season starts in a month.',
    question: 'What is the most effective action in this situation?',
    options: [
      "I take the view closer to mine and drop the other's figures from the file.",
      'I agree with them on one measure and we test evenings in one clinic.',
      'I choose a middle way and shift all clinic hours by one hour.',
      'I move two clinics to the evening for two weeks and then look at the result.',
      'I bring in a third opinion from outside the team to tip the balance.',
    ],
  },
  'leadership-DMK-10@1': {
    story:
      'It is 17:00 at a clothing factory in Casablanca, and 600 of 5000 shirts carry buttons of the wrong colour. The ship sails at 08:00 tomorrow, and each day of delay costs 5% of the price. Changing the buttons takes 3 days.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I hold the whole shipment for three days so that it arrives complete.',
      'I ship the whole amount in the hope that no one sees the difference.',
      'I load the correct shirts on time and start changing the buttons of the rest.',
      'I ship the sound ones tomorrow and tell the customer tonight about the rest.',
      'I write to the customer and wait for a reply before loading any shirt.',
    ],
  },
  'leadership-CNF-01@1': {
    story:
      'Hind and Saad have stopped talking to each other in meetings after years of getting on well. Nobody knows why, and they share their work. Each has begun to copy you in on messages to the other.',
    question: 'What is the most suitable first step?',
    options: [
      'I give them a few weeks in case things go back to normal.',
      'I bring them together quietly so that each can say what is wrong.',
      'I separate their work and give everyone the reason in the meeting.',
      'I listen to each of them in private before I bring them together.',
      'I ask a colleague close to both of them what happened.',
    ],
  },
  'leadership-CNF-02@1': {
    story:
      'At the port of Sohar, the shift heads Rashid and Mona agreed a month ago to share the crane hours. This week Rashid has again taken an extra hour and says that ships reach him late. Mona accuses him of breaking the agreement.',
    question: 'What is the most effective action in this situation?',
    options: [
      "I take two hours from Rashid's share and give them to Mona in return.",
      'I issue a binding list of crane hours and post it in the shift room.',
      "I review the month's log with both and we adapt the deal to late ships.",
      'I invite them to settle it themselves as they did the first time.',
      'I remind Rashid of the agreement and follow how he keeps it next week.',
    ],
  },
  'leadership-CNF-03@1': {
    story:
      'The marketing and training sections quarrel over the only photographer in your department. Each says that its work cannot wait, and she complains of two requests in the same hour. Neither has been asked for its real dates.',
    question: 'What is the most effective action in this situation?',
    options: [
      "I collect both sections' dates and we agree on hours for each.",
      'I leave the photographer to order the requests as she thinks fit.',
      'I ask top management for a new post for a second photographer.',
      "I give marketing half of the photographer's week and training the rest.",
      'I put the more insistent section first until its complaints calm down.',
    ],
  },
  'leadership-CNF-04@1': {
    story:
      'At a food factory in Alexandria, the laboratory stopped the production line 12 times in a month. The production manager Omar says the reasons are trivial. The laboratory manager Mona says that nobody reads her results. The quarrel grows every week.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I lay down a written rule on which defects stop the line.',
      "I give Omar the power to run the line without waiting for Mona's view.",
      'I call on both sides to be calm and well-meaning in meetings.',
      'I bring in an outside quality expert to judge the stops.',
      'I go through each stop with both to see where the quarrel begins.',
    ],
  },
  'leadership-CNF-05@1': {
    story:
      'At night Shahd sent an angry message to the whole team, saying that the way shifts are shared is unfair. Two colleagues backed her and a third mocked her. The roster is yours and began two weeks ago.',
    question: 'What is the most suitable first step?',
    options: [
      'I reply to all that my office is open for complaints at any time.',
      'I meet Shahd in the morning to learn why, then answer the team.',
      'I review the roster line by line and correct what proves unfair.',
      "I show the team Shahd's absence record so that it sees the full picture.",
      'I ignore the message for some days until tempers cool and it is forgotten.',
    ],
  },
  'leadership-CNF-06@1': {
    story:
      'At a fabric company in Jeddah, the partner Khalid wants two new branches this year, and the partner Huda wants to repay the loan first. As general manager you get opposite orders every week. Profits do not cover both.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I propose a middle way: to open one branch and repay half of the loan.',
      'I carry out some of what each wants without the other knowing.',
      'I ask a financial adviser for a neutral report on the two choices.',
      'I stop work on both until the partners agree by themselves.',
      'I bring out what each fears and we write a plan in stages with conditions.',
    ],
  },
  'leadership-CNF-07@1': {
    story:
      'Two weeks ago the supervisor Tariq said sorry to Noura before the team for a hurtful word, and she accepted. Yet they still speak by messages only, and their joint work runs late. The team thinks it is over.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I suggest to Tariq that he repeats his apology to Noura in private.',
      'I set them a short weekly meeting to get the late work done.',
      'I move Noura to another team so that the work returns to normal.',
      'I ask each what remains, then follow a short joint task with both.',
      'I take the apology before the team as enough and leave the rest to time.',
    ],
  },
  'leadership-CNF-08@1': {
    story:
      'At a pump service firm in Hail, the veterans and the new graduates differ on how to take pumps apart and fit them. Each side calls the other stubborn, and two repairs failed this month. Nobody knows which step was the cause.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I urge both sides in the weekly meeting to respect each other.',
      'I ask the pump maker for a detailed manual and send it to everyone.',
      'I have each side explain its steps to the other at the same pump.',
      "I announce that the veterans' way is the rule for everyone from now.",
      'I form mixed pairs of old and new for the coming repairs.',
    ],
  },
  'leadership-CNF-09@1': {
    story:
      "Your team refuses to attend the meetings of a key client after a sharp word from its coordinator Hani. The team finds the insult plain, and a delivery is due in ten days. Nobody has heard Hani's account of what came before it.",
    question: 'What is the most suitable first step?',
    options: [
      'I hear the team and then Hani before arranging a new meeting.',
      'I agree with the team to be patient with Hani until the project ends.',
      'I attend the next meeting for the team and lead the talk with Hani.',
      "I ask the client's management to name another coordinator until delivery.",
      'I stop work on the delivery until the client sends a written apology.',
    ],
  },
  'leadership-CNF-10@1': {
    story:
      'At a car dealer in Khamis Mushait, customers visit the showroom and then buy through the site. The showroom team claims the whole commission, and the site team says that the sale is its own. The dispute came up in 9 sales this month.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I cancel the commission on all sales that the teams dispute this month.',
      'I agree with both teams on a rule for sharing to review in two months.',
      'I settle each dispute on its own when it reaches my desk.',
      'I divide the commission of shared sales equally between the two teams.',
      'I refer these sales to the finance manager to find a solution.',
    ],
  },
}
