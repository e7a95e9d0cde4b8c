import type { TextsOf } from '../item.ts'
import type { items } from './items.ts'

export const en: TextsOf<typeof items> = {
  'leadership-STR-01@1': {
    story:
      'You run four car repair workshops. Engine work has been falling slowly for three years, and there are more electric cars in the area every month. Profits are still good, and the owners have asked for no change.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I train two technicians from each workshop on electric cars this year.',
      'I raise engine repair prices to make up for the work that was lost.',
      'I ask a consultancy for a five-year study of the repair market.',
      "I keep the services as they are while profits cover the workshops' needs.",
      'I open a corner for these cars in one workshop and plan when to grow.',
    ],
  },
  'leadership-STR-02@1': {
    story:
      'At a date packing factory in Al-Ahsa, one chain of shops buys 60% of your output. Your sales manager Noura tells you it has registered its own date brand. Its contract ends in a year, and orders are unchanged so far.',
    question: 'What is the most effective action in this situation?',
    options: [
      "I win other buyers and offer to pack the chain's own brand.",
      "I review the chain's orders each month until a clear fall shows.",
      'I cut the quantities we send so that the chain feels its need of us.',
      'I lower the price a little and ask the chain to extend by two years.',
      'I offer the chain a long contract to pack its new brand in our factory.',
    ],
  },
  'leadership-STR-03@1': {
    story:
      'Your association repairs homes for families in need, and 40 homes are waiting. A large donor offers to fund a youth sports tournament that you would run, and wants an answer within a week. Your team is small and new to tournaments.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I put off the reply to the next board meeting so that responsibility is shared.',
      'I propose that the donor fund youth teams who repair homes with us.',
      "I decline with thanks and keep the team's effort for the waiting families.",
      'I accept the tournament and move the repair team to it to keep the donor.',
      'I accept the funds if a sports body takes over the organising.',
    ],
  },
  'leadership-STR-04@1': {
    story:
      'At a school bus company in Amman, Hani, the marketing manager, wants an app for parents because a rival has one. Most complaints are about lateness, and 3 old buses cause two thirds of the delays. Your budget covers the app or 5 buses.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I hire two buses for the mornings and leave the choice for another time.',
      "I buy the five buses and leave the app for next year's budget.",
      'I split the budget equally between the two projects to please everyone.',
      'I replace the three old buses and spend the rest on alerts to parents.',
      'I launch the app before term and run the old buses for another year.',
    ],
  },
  'leadership-STR-05@1': {
    story:
      'At your training centre, the front desk keeps hearing questions about short courses. Trainers see seats empty after the sixth week. The finance office records late instalments. Nobody puts these signals together.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I make trainees pay the full fee on joining so that they stay on.',
      'I have a research firm run a large trainee survey at the end of the year.',
      'I hold a monthly meeting to put these signals together and test a short course.',
      'I open a six-week course this term and measure the demand for it.',
      'I ask each section to deal with the signals that concern it.',
    ],
  },
  'leadership-STR-06@1': {
    story:
      'At the travel agency you manage in Kuwait, income has been steady for six years. But the average age of customers rose from 38 to 47. Rashid, the owner, finds the steady income reassuring, and money for trials is limited.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I ask young people why they book elsewhere and try one small offer.',
      'I track the average age for another year to be sure it keeps rising.',
      'I stop advertising to newcomers and spend the money on existing customers.',
      "I suggest that Rashid funds a market study in next year's plan.",
      'I launch a cheap trip for young people this season and track sales weekly.',
    ],
  },
  'leadership-STR-07@1': {
    story:
      'Your design team works on 11 projects at once, and all of them are late. Behind each stands a manager who sees it as the most important. The three goals of the year are known. The team will not grow for six months.',
    question: 'What is the most suitable first step?',
    options: [
      'I send the list to top management and ask for a binding ranking.',
      "I extend the team's hours every evening so that all projects move.",
      'I discuss with each manager in turn the need to accept more delay.',
      'I finish the three projects nearest to done before returning to the others.',
      'I rank the projects with their owners by the goals and pause the lowest.',
    ],
  },
  'leadership-STR-08@1': {
    story:
      'At a pipe factory in Yanbu, a foreign company offers to buy the output of 6 whole months at a price 15% higher. But 20 local distributors, whose trust took four years to build, take 70% of it. Maha, the finance manager, wants to accept.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I put off the reply until finance and sales agree on one view.',
      'I decline the offer to keep the distributors supplied without a break.',
      'I offer the company what the distributors leave over and add a shift.',
      'I sign the whole contract and then tell distributors of their smaller share.',
      'I accept it for three months and tell the distributors early about delays.',
    ],
  },
  'leadership-STR-09@1': {
    story:
      "Your team runs a desalination plant with ten experts, and six of them retire within three years. A replacement needs two years to master the work. The plant's plan does not mention it, and the team has young newcomers.",
    question: 'What is the most effective action in this situation?',
    options: [
      'I ask now for six replacements who start with us before the year ends.',
      'I pair each expert from now with a newcomer who learns what no one else can do.',
      'I have each expert write a detailed manual in the last months of service.',
      'I raise the matter in the yearly budget meeting until the date comes near.',
      'I move the experts to office work so that the young run the plant now.',
    ],
  },
  'leadership-STR-10@1': {
    story:
      "A craftswomen's association in Tunis has spent 90 thousand dinars in two years on an online shop that sells 6 pieces a month. Fairs sell 120 a month, and some invitations are refused for lack of money. Dalal, whose idea the shop was, sits on the board.",
    question: 'What is the most effective action in this situation?',
    options: [
      "I double the shop's advertising so that the money already spent is not lost.",
      'I give the shop a last six months with a clear, announced sales target.',
      'I close the shop this month and move all its money to the fairs.',
      'I show Dalal the figures first, then close the shop in favour of fairs.',
      'I wait for the board to decide on the shop at its year-end meeting.',
    ],
  },
  'leadership-TMG-01@1': {
    story:
      "After every event the equipment stays in the hall until morning. The set-up team says that collecting it is the front desk's job, and the desk says the opposite. Two loudspeakers were lost this month. Both teams report to you.",
    question: 'What is the most effective action in this situation?',
    options: [
      'I hire an outside company to collect the equipment each evening.',
      'I remind the two teams in a joint message how much cooperation matters.',
      'I give the collecting to the set-up team from the next event on.',
      "I take the price of the loudspeakers from both teams' bonus to teach them care.",
      'I agree with both on one team in charge and a list to sign at the door.',
    ],
  },
  'leadership-TMG-02@1': {
    story:
      'At an automated bakery in Qassim, Hind, the shift head, gets the most done. Two trainees have asked to leave her shift because of hurtful remarks in front of others. Nobody has told her, and her yearly review is four months away.',
    question: 'What is the most effective action in this situation?',
    options: [
      "I write the details down to raise them in Hind's yearly review.",
      'I ask the trainees to bear the remarks, because output comes first here.',
      'I tell Hind in private what I heard, and we agree on another way to try.',
      'I enrol Hind in a coming course on dealing with trainees.',
      'I make clear to Hind in private that remarks in front of others must stop.',
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
      'I go through one report with Yousef by paragraph, and he rewrites it.',
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
      'I take the organising back and leave Sarah to send the invitations.',
      'I answer each of her calls as usual until the fair is over.',
      "I ask last year's stand organiser to stay with Sarah until the opening.",
    ],
  },
  'leadership-TMG-05@1': {
    story:
      'Your department\'s goal this year is "better service", and the team understands it in different ways. Tariq shortens calls to serve more people. Shahd lengthens them to solve the problem the first time. Both believe they are meeting the goal.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I reward Tariq for his speed so that the others follow his way.',
      'I set two figures for the goal with the team, for review in a month.',
      'I ask top management for a written account of what the goal means.',
      'I announce to the team two service measures that apply from tomorrow.',
      "I leave everyone to their own way and compare results at the year's end.",
    ],
  },
  'leadership-TMG-06@1': {
    story:
      'At a lift company in Cairo, Badr was promoted two months ago from technician to supervisor of 7 technicians. He still repairs faults himself in the evening, and his team waits for direction. He is proud of the post and afraid of seeming bossy.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I give Badr more time because his promotion is still recent.',
      'I return Badr to repairs and announce that we need a more able supervisor.',
      'I spend a shift with Badr and we agree on two jobs he hands over.',
      'I ask an experienced supervisor to train Badr in giving direction next month.',
      "I write Badr's new duties on one page and explain them to him in detail.",
    ],
  },
  'leadership-TMG-07@1': {
    story:
      'Reem, one of your best people, asks for a meeting about her future in the department. No higher post will be free for two years, and the salary budget is closed. You have two new projects without an owner.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I refer Reem to human resources to have a career path drawn up.',
      'I ask Reem what she wants to learn and give her the project that fits.',
      'I explain to Reem that the department has nothing for her for two years.',
      'I put Reem in charge of one of the projects from this month.',
      'I promise Reem that her name will come first for any vacancy.',
    ],
  },
  'leadership-TMG-08@1': {
    story:
      'At a hospital laboratory in Dammam, Noura, the medical director, asks your technicians for one thing. In the same hour Sami, the emergency manager, asks for another. You run the laboratory, and 4 results were late this week.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I agree with Noura and Sami on a daily ranking of requests and a rule for urgent work.',
      'I give each of the two certain technicians so that the source is clear.',
      'I leave the technicians to judge which of the two to begin with.',
      'I forbid the technicians to accept any request without my signature.',
      'I ask the hospital manager to say whose request comes first.',
    ],
  },
  'leadership-TMG-09@1': {
    story:
      'Three of your team work from another city. Decisions are made at head office in haste between two meetings, and they hear only by chance. Yesterday Amal prepared a whole presentation on a decision cancelled two days ago.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I hold a weekly video call to tell the three what was decided.',
      'I rely on their colleagues at head office to tell them the news.',
      'I ask the three to come to head office for two days of every week.',
      'I note each decision and its reason on a shared page that day.',
      'I make the three responsible for checking decisions before they start work.',
    ],
  },
  'leadership-TMG-10@1': {
    story:
      'At an electrical contractor in Tabuk, Omar, an engineer, finished 5 projects and expects a high rating. But 3 customers complained during the year that he did not reply, and no one told him. Tomorrow he hears from you that his rating is average.',
    question: 'What is the most effective action in this situation?',
    options: [
      "I tell Omar that the rating is management's and that I have no say in it.",
      'I send Omar the written rating tonight to read before the meeting.',
      'I show Omar the three complaints and we agree on a time limit for replies.',
      'I tell Omar his rating and leave the complaints for a later meeting.',
      'I admit to Omar that I told him late, then we work on the complaints.',
    ],
  },
  'leadership-DMK-01@1': {
    story:
      'In ten minutes your whole team agreed to move the branch to a new mall on a five-year lease. Everyone was keen on the site, and nobody named a single drawback. The offer ends in two weeks, and the decision is yours.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I have two people make the best case for staying, with figures, before I decide.',
      "I sign the lease today before the team's enthusiasm for the site cools.",
      'I ask for the rent and visitor figures of both sites before I sign anything.',
      'I keep the decision open until the offer ends or someone objects.',
      'I consult the manager of another branch that moved to a mall.',
    ],
  },
  'leadership-DMK-02@1': {
    story:
      'At a dairy farm in Al-Kharj, the feed price rose 8% this month. A supplier offers enough for 3 months at the old price until noon today, and the market forecast comes on Thursday. The sum is within your authority, and your stores hold half of the amount.',
    question: 'What is the most effective action in this situation?',
    options: [
      "I ask the supplier to extend the offer until Thursday's forecast.",
      'I buy half of the amount now and decide on the rest after the forecast.',
      'I refuse the offer and cut the daily feed until the price falls.',
      'I buy the whole amount now and rent a store for the rest.',
      "I wait for Thursday's report, as buying without figures is a clear risk.",
    ],
  },
  'leadership-DMK-03@1': {
    story:
      'A month ago you brought in a new shift system although some of your team had doubts. Since then errors have increased, and more people ask to be moved. Nobody speaks of it in front of you, and the quarterly report is two months away.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I warn the team that the errors come from its weak commitment to the system.',
      'I wait for the quarterly report to have the full picture before any step.',
      'I keep it for one more month and measure errors each week.',
      'I tell the team my decision did not work, and we reconsider it together.',
      'I bring back the former system from next week and inform everyone.',
    ],
  },
  'leadership-DMK-04@1': {
    story:
      "At a chilled transport firm in Rabat, you decide in 3 weeks on buying 12 lorries. Salesman Majid's presentation impressed your whole team, but the fuel figures come from the manufacturer alone. A dealer in the city hires out lorries of this model.",
    question: 'What is the most effective action in this situation?',
    options: [
      'I ask firms that run this model what fuel it really uses.',
      'I ask Majid for a written guarantee of the fuel figures he showed.',
      'I hold a vote among the section heads and follow what most of them say.',
      "I sign this week to win a discount and rely on the maker's figures.",
      'I hire two of them for two weeks and measure their fuel on our own routes.',
    ],
  },
  'leadership-DMK-05@1': {
    story:
      'Your shop loses money on its evening shift every month. Your deputy Maha gives you two options: to end the shift or to bear the loss until summer. Most evening sales come on three nights of the week.',
    question: 'What is the most suitable first step?',
    options: [
      'I hand the choice to Maha, who is closer to the details of the shop.',
      'I run the shift only on those three nights from next month.',
      'I add the three nights as an option and work out each cost with Maha.',
      "I review with Maha the details of last year's losses.",
      'I end the shift from tomorrow and tell its staff by short message.',
    ],
  },
  'leadership-DMK-06@1': {
    story:
      'At a hospital in Buraidah, Lama has finished her interviews to head the radiology section, and she is your first choice. She has another offer that ends tomorrow evening. Panel member Fahad is away until Sunday. His view is advisory, and the decision is yours.',
    question: 'What is the most effective action in this situation?',
    options: [
      "I take Fahad's view by telephone tonight and answer Lama tomorrow.",
      'I ask Lama to request more time from the other employer until Sunday.',
      'I ask Lama to decline the other offer and wait for my word on Sunday.',
      "I wait for Fahad to return so that the panel's views are complete.",
      'I offer Lama the post now on the view of those present.',
    ],
  },
  'leadership-DMK-07@1': {
    story:
      'Using authority you gave him, your deputy Khalid granted a customer a discount that cost the branch 20 thousand riyals. In a meeting Ghada, the regional manager, asks whose decision it was. Khalid is present and embarrassed, and no limit for discounts was written down.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I take responsibility and promise to make up the amount this month.',
      'I let Khalid answer because he knows the customer better than I do.',
      'I answer that I gave the authority and propose a written limit to it.',
      'I ask Ghada to let me answer later, after I review it with Khalid.',
      'I say that Khalid decided alone and did not ask me before he gave it.',
    ],
  },
  'leadership-DMK-08@1': {
    story:
      'At a water delivery company in Doha, the average delivery time has been 40 minutes for a year. Yet complaints have doubled, and 80% come from two distant districts. Saad, the operations manager, suggests hiring 10 drivers and spreading them over the city.',
    question: 'What is the most effective action in this situation?',
    options: [
      "I agree to Saad's proposal and look at the complaints after the summer.",
      'I move three drivers from the centre to the two districts this week.',
      'I call some of those who complained there and hear what happened.',
      'I reply to each complaint that the average is still 40 minutes.',
      'I study delivery times there hour by hour and assign drivers to match.',
    ],
  },
  'leadership-DMK-09@1': {
    story:
      'Huda advises moving clinic hours to the evening, and Hamad advises keeping them in the morning. Both are trusted experts, each with figures from a different place. The move is easy to undo, and the season starts in a month.',
    question: 'What is the most effective action in this situation?',
    options: [
      "I take the view closer to mine and leave the other's figures out.",
      'I agree with both on one measure and we test evenings in one clinic.',
      'I choose a compromise and start all clinics one hour later.',
      'I move two clinics to the evening for two weeks, then look at the result.',
      'I bring in a third opinion from outside the team to tip the balance.',
    ],
  },
  'leadership-DMK-10@1': {
    story:
      'It is 17:00 at a clothing factory in Casablanca, and 600 of 5000 shirts carry buttons of the wrong colour. The ship sails at 08:00 tomorrow, and each day of delay costs 5% of the price. Changing the buttons takes 3 days.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I hold the whole shipment for three days so that it is complete and correct.',
      'I ship the whole amount on time and offer a discount if there is a complaint.',
      'I load the correct shirts on time and begin changing the other buttons.',
      'I ship the sound ones tomorrow and tell the customer tonight when the rest comes.',
      'I write to the customer and wait for a reply before loading the sound shirts.',
    ],
  },
  'leadership-CNF-01@1': {
    story:
      'Hind and Saad have stopped talking to each other in meetings after years of getting on well. Nobody knows why, and they share their work. Each has begun to copy you in on messages to the other.',
    question: 'What is the most suitable first step?',
    options: [
      'I give them a few weeks in case things go back to normal.',
      'I bring them together calmly so that each can say what is wrong.',
      'I separate their work and give everyone the reason in the next meeting.',
      'I listen to each of them in private before I bring them together.',
      'I ask a colleague close to them both what happened in recent weeks.',
    ],
  },
  'leadership-CNF-02@1': {
    story:
      'At the port of Sohar, shift heads Rashid and Mona agreed a month ago to share the crane hours. This week Rashid has again taken an extra hour and says that ships reach him late. Mona accuses him of breaking the agreement.',
    question: 'What is the most effective action in this situation?',
    options: [
      "I take two hours from Rashid's share and give them to Mona to make up.",
      'I issue a binding list of crane hours and post it in the shift room.',
      "I review the month's log with both and we adjust the deal for late ships.",
      'I invite them to settle it themselves as they did the first time.',
      'I remind Rashid of the agreement and check next week that he keeps it.',
    ],
  },
  'leadership-CNF-03@1': {
    story:
      'The marketing and training sections quarrel over the only photographer in your department. Each says that its work cannot wait, and she complains of two requests in the same hour. What each section needs differs from week to week.',
    question: 'What is the most effective action in this situation?',
    options: [
      "I collect both sections' dates weekly and we agree on hours for each.",
      'I leave the photographer to order the requests as she thinks fit.',
      'I ask top management for a new post for a second photographer.',
      "I give marketing half of the photographer's week and training the rest.",
      'I put the more insistent section first until its complaints calm down.',
    ],
  },
  'leadership-CNF-04@1': {
    story:
      'At a food factory in Alexandria, the laboratory stopped the production line 12 times in a month. Omar, the production manager, says the reasons are trivial. Mona, the laboratory manager, says that nobody reads her results. The quarrel grows every week.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I write a rule on which defects stop the line and send it to both.',
      "I give Omar the power to run the line without waiting for Mona's view.",
      'I call on both sides to be calm and well-meaning in meetings.',
      'I bring in an outside quality expert to judge the stops.',
      'I study the stops with both and we agree on what should stop the line.',
    ],
  },
  'leadership-CNF-05@1': {
    story:
      'At night Shahd sent an angry message to the whole team, saying that the way shifts are shared is unfair. Two colleagues backed her and a third mocked her. You drew up the roster, which started two weeks ago.',
    question: 'What is the most suitable first step?',
    options: [
      'I reply to all that my office is open for complaints at any time.',
      'I meet Shahd in the morning to learn why, then answer the team.',
      'I review the roster line by line and correct what proves unfair.',
      'I have Shahd withdraw her message before the team prior to any talk.',
      'I ignore the message for some days until tempers cool and it is forgotten.',
    ],
  },
  'leadership-CNF-06@1': {
    story:
      'At a fabric company in Jeddah, partner Khalid wants two new branches this year, and partner Huda wants to repay the loan first. As general manager you get conflicting instructions every week. Profits do not cover both.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I propose a middle way: to open one branch and repay half of the loan.',
      'I go ahead with both branches, since growth will pay the loan later.',
      'I ask a financial adviser for a neutral report before the year ends.',
      'I stop work on both until the partners agree by themselves.',
      'I bring them together to voice their fears and we write a plan in stages.',
    ],
  },
  'leadership-CNF-07@1': {
    story:
      'Two weeks ago supervisor Tariq apologised to Noura in front of the team for a hurtful word, and she accepted. Yet they still speak by messages only, and their joint work runs late. The team thinks it is over.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I suggest to Tariq that he repeat his apology to Noura in private.',
      'I set them a short weekly meeting to get the late work done.',
      'I move Noura to another team so that the work returns to normal.',
      'I ask each what is still unresolved, then follow a short task with both.',
      'I take the apology as enough and leave the rest to time.',
    ],
  },
  'leadership-CNF-08@1': {
    story:
      'At a pump service firm in Hail, the veterans and the new graduates differ on how to dismantle and reassemble pumps. Each side calls the other stubborn, and two repairs failed this month. Nobody knows which step was the cause.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I urge both sides in the weekly meeting to respect each other.',
      'I ask the pump maker for a detailed manual and send it to everyone.',
      'I have each side explain its steps to the other at the same pump.',
      "I announce that the veterans' way is the rule for everyone from today.",
      'I form mixed teams of old and new for the coming repairs.',
    ],
  },
  'leadership-CNF-09@1': {
    story:
      "Your team refuses to attend the meetings of a key client after a sharp word from the client's coordinator, Hani. The team feels plainly insulted, and a delivery is due in ten days. The previous delivery had been late.",
    question: 'What is the most suitable first step?',
    options: [
      'I hear the team and then Hani before arranging a new meeting.',
      "I agree with the team to be patient until the client's project ends.",
      'I attend the next meeting in place of the team and lead the talk with Hani.',
      "I ask the client's management to name another coordinator until delivery.",
      'I stop work on the delivery until the client sends a written apology.',
    ],
  },
  'leadership-CNF-10@1': {
    story:
      'At a car dealer in Khamis Mushait, customers visit the showroom and then buy through the site. The showroom team claims the whole commission, and the site team says that the sale is theirs. The dispute came up in 9 sales this month.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I cancel the commission on all sales that the teams dispute this month.',
      'I agree with representatives of both teams on a rule to review in two months.',
      'I settle each dispute on its own whenever its file reaches my desk.',
      'I divide the commission of shared sales equally between the two teams.',
      'I refer these sales to the finance manager to find a solution.',
    ],
  },
}
