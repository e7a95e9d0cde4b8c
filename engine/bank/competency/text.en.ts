import type { TextsOf } from '../item.ts'
import type { items } from './items.ts'

export const en: TextsOf<typeof items> = {
  'competency-01@1': {
    story:
      'Your manager wants a dental branch in Al-Ahsa ready in 6 weeks. Furniture comes a week after the order. The licence inspection takes 4 weeks and starts only after the electrical work.',
    question: 'What is the most suitable first step?',
    options: [
      'I order the furniture today because it is the easiest part to finish this week.',
      'I announce the opening of the branch and take bookings so that all move faster.',
      'I list all the branch tasks and take the plan to the manager for approval.',
      'I give the electrician an end date and book the inspection for the day after.',
      'I get the electrician to start tomorrow and book the inspection when he is done.',
    ],
  },
  'competency-02@1': {
    story:
      'You keep the front desk roster of a hotel in Abha. Omar complains that he works too many weekends, and Hind says she covers more nights than he does. The two no longer swap shifts when needed.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I review the shift counts with both of them so that we agree on one rule.',
      'I prepare a new roster that splits nights and weekends equally between them.',
      'I discuss the weekend roster with both of them after the summer season.',
      'I give Omar fewer shifts next month because he complained before Hind.',
      'I ask them for written notes and pass these to the hotel manager to decide.',
    ],
  },
  'competency-03@1': {
    story:
      'At an exhibition design firm in Dubai, Layla asks what you think of her pitch for tomorrow, the work of a week. The content is strong, but the price comes on slide 15, and the client wants figures first.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I take my comments to the manager and suggest somebody else for the pitch.',
      'I reorder the slides this evening and send Layla the finished version.',
      'I explain why the price should come at the start and let her reorder the slides.',
      'I praise the strong content and correct a few words on the first slides.',
      'I send Layla an earlier pitch that worked so that she can compare the order.',
    ],
  },
  'competency-04@1': {
    story:
      'In AlUla, you lead a tour of 20 visitors an hour from now. Heavy dust is likely in the open valley, and your manager cannot be reached. The old town is sheltered, and you may change the route or the time.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I ask the visitors if they want the valley and follow what most choose.',
      'I keep calling the manager for half an hour and then decide alone.',
      'I move the tour to tomorrow morning and send the visitors the new time.',
      'I lead the visitors into the open valley because forecasts are often wrong.',
      'I take the group to the old town after telling everyone the reason.',
    ],
  },
  'competency-05@1': {
    story:
      'In Cairo, 20 minutes before a live radio show on saving, its only guest pulls out. You prepare the show, and Reem, the presenter, looks tense. You have a recorded report of 7 minutes and phone numbers of past guests.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I drop the live show and air an earlier one with an apology.',
      'I announce the guest on air and leave Reem to excuse his absence.',
      'I call the guest again right up to air time in case he changes his mind.',
      'I open with the report and give the rest to listener calls with Reem.',
      'I invite an earlier guest to join by phone after the report.',
    ],
  },
  'competency-06@1': {
    story:
      'At night in a dairy plant in Al-Kharj, 200 of 3000 packs have a faint date. It can just be read, but the standard wants it clear. The truck leaves in an hour. The quality supervisor works by day.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I stop the whole shipment until the quality supervisor checks it by day.',
      'I note the faint date in the shift log and ship all the packs on time.',
      'I hold the faint packs for reprinting and tell the client of the shortage.',
      'I spread the faint packs across the boxes so that the client cannot count them.',
      'I hold the faint packs at the plant and send the others on the truck.',
    ],
  },
  'competency-07@1': {
    story:
      'Tariq at your print shop in Riyadh promised two clients delivery tomorrow morning. A school has an exam at 8:00 and needs 300 booklets. A restaurant opens in two days and needs menus. Tonight the machine manages one and a half orders.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I discuss with Tariq which client may wait and print for the other.',
      'I print the booklets first and hand the restaurant the menus that are done.',
      'I call the restaurant to delay half of its order and start on the booklets.',
      'I split the machine time so that each client gets half of the order.',
      'I start with the menus for the older client and apologise to the school.',
    ],
  },
  'competency-08@1': {
    story:
      'Shahd joined your soil lab in Amman two weeks ago on trial. She repeats the same question about sample entry, and 3 tests were redone yesterday because of her labels. You have a lot of work these days.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I answer Shahd whenever she asks and redo the labels that she gets wrong.',
      'I train Shahd in sample entry for fifteen minutes daily until she masters it.',
      'I do the entry alone and keep Shahd on tidying the store during her trial.',
      'I suggest to the lab manager an early course for Shahd on sample entry.',
      'I leave Shahd to learn from her mistakes as the team did before her.',
    ],
  },
  'competency-09@1': {
    story:
      'At a radiology centre in Tabuk, a patient nods as you explain how to prepare for his appointment tomorrow. A minute later he asks your colleague Noura about the first step. There are 4 more people in the queue.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I leave the answer to Noura and take the next person in the queue.',
      'I move him to next week so that he brings someone who understands.',
      'I repeat how to prepare in easier words and slow down at each step.',
      'I hand him a sheet on how to prepare to read at home tonight.',
      'I invite him to say the steps in his words so that I can fill gaps.',
    ],
  },
  'competency-10@1': {
    story:
      'At a sports club in Hail, your order to a supplier says 120 shirts in one size instead of 4. Production starts tomorrow. A change today costs 400 riyals, within your limit. Your manager does not know yet.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I change the order in time and list the cost in the monthly report.',
      'I tell the supplier that the error is his and insist on a free change.',
      'I show the manager the error and wait for his view before calling the supplier.',
      'I correct the sizes today and tell the manager what my error has cost.',
      'I wait for the shirts and then discuss the size with the supplier.',
    ],
  },
  'competency-11@1': {
    story:
      'In a bank meeting in Dammam, the regional director sharply criticises your report before 12 colleagues because of an old figure. She is reading the first version, although you sent a corrected one yesterday. The next item uses the same figure.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I request a moment to state the corrected figure before the next item.',
      'I note her comment now and show her the corrected version after the meeting.',
      'I ask the director in front of all why she ignored the corrected version.',
      'I stay silent to the end and let my next report speak for itself.',
      'I suggest moving the next item until all have the corrected version.',
    ],
  },
  'competency-12@1': {
    story:
      'At a municipal service centre in Jazan, you promised a shop owner a call before noon on Thursday about his request. It is Thursday morning, and the section head has not replied. The system does not record such promises.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I assure the shop owner of approval until the official result comes.',
      'I press the section head for a reply and then call, even if late.',
      'I call him on time and apologise because there is no result yet.',
      'I ask when the answer will come and let the owner know this morning.',
      'I review the system now and then and call when there is a result.',
    ],
  },
  'competency-13@1': {
    story:
      'In half of your 8 weeks, you have visited 120 of 400 farms in Qassim for water data. Visits follow the order of replies, so half of each day is lost on the road. Your manager wants his results on time.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I regroup the remaining farms by distance and work to a weekly target.',
      'I show the manager the numbers and ask for enough time for the other farms.',
      'I drop the distant farms from the list and deliver the rest on time.',
      'I add two hours to the working day by starting visits earlier.',
      'I review the count each week and keep the visits in their present order.',
    ],
  },
  'competency-14@1': {
    story:
      'In a meeting at an advertising agency in Beirut, your manager thanks you for a campaign idea that worked. The idea came from Badr, who is away, and you carried it out. She is now choosing names for a bigger campaign.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I wait until Badr is back so that he can speak to the manager himself.',
      'I accept the thanks because the idea would have failed without my effort.',
      'I thank the whole team for the campaign and mention Badr among the names.',
      'I tell the manager in private after the meeting that Badr had the idea.',
      'I make clear to all that Badr had the idea and I carried it out.',
    ],
  },
  'competency-15@1': {
    story:
      'At a warehouse in Jubail, the operations manager rejects your idea of painting the walkways because he would lose half a day of loading. The log shows 9 near misses in 3 months. Loading slows on Thursday evenings.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I ask the safety officer to write to him about painting the walkways.',
      'I propose a trial on one walkway on Thursday evening to measure the effect.',
      'I discuss painting the walkways with other colleagues and leave it until next year.',
      'I share photos of near misses with the staff so that he must agree.',
      'I show him the log of near misses and explain the danger to the staff.',
    ],
  },
  'competency-16@1': {
    story:
      'At a public library in Kuwait, the book return box fills up every evening and visitors leave books on the floor. It belongs to no department, anyone on shift may use the key, and the director has named nobody for it.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I empty the box this week and propose a fixed rota to the director.',
      'I empty the box myself when it fills up and put the books away.',
      'I close the box in the evening and ask visitors to return by day.',
      'I tidy the books on the floor while the director finds a department.',
      'I get in touch with the department heads to learn who owns the box.',
    ],
  },
  'competency-17@1': {
    story:
      'After two departments merge at an insurer in Jeddah, your job changes from visiting clients to selling by phone. Your sales drop by half, while your colleague Amal does well. Your supervisor expects progress within a month.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I explain to clients that visits have ended and calls are not enough.',
      'I carry on in my usual style and give my sales time to rise.',
      'I make more calls every day until my sales return to what they were.',
      'I listen to calls by Amal and try out one of her methods daily.',
      'I agree with the supervisor on a lighter target while I learn the phone.',
    ],
  },
  'competency-18@1': {
    story:
      'You are on a committee with 4 others that picks a meal supplier for a company in Rabat. A day before the bids are opened, you learn that one is from your cousin. The chair does not know of the link.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I tell the chair about my cousin and rate only the other bids.',
      'I withdraw from rating the bids and tell the chair the reason.',
      'I rate all the bids by the same criteria and keep quiet about it.',
      'I put off telling the committee until his bid reaches the last round.',
      'I excuse myself without a reason and leave the rating to the others.',
    ],
  },
  'competency-19@1': {
    story:
      'A client asks your furniture workshop in Khobar for a firm date. She opens a hall in 30 days. Wood takes 7 to 12 days to arrive, and production 10 days, at times two more. You must answer today.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I commit to delivery in 17 days so that no other workshop gets the order.',
      'I tell her the workshop will deliver as soon as it can before the hall opens.',
      'I commit to delivery in 22 days, based on the latest date for wood.',
      'I promise to set a delivery day once the wood is in the workshop.',
      'I promise delivery in 26 days and track the arrival of the wood myself.',
    ],
  },
  'competency-20@1': {
    story:
      'At a newspaper in Tunis, your page missed the print deadline yesterday. Fahad from design says he gets the texts late, and your fellow editors say design is slow. The chief editor wants the next page on time.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I review the times of design and send the late ones to the chief editor.',
      'I ask the chief editor to set binding deadlines for both teams.',
      'I trace the missed page with Fahad and we fix an hour for texts.',
      'I avoid the subject with Fahad until editors and design calm down.',
      'I hand Fahad the texts for the next page an hour before they are due.',
    ],
  },
  'competency-21@1': {
    story:
      'At a plant in Yanbu, the entrance gate for 60 workers changes on Sunday. They speak 4 languages, and half of them did not understand the last written notice. The plant manager wants all to know before Thursday ends.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I put up a large drawing of the gate with a line in each language.',
      'I inform the shift leaders and let them pass the change on to workers.',
      'I close the old gate on Sunday and let workers discover the change.',
      'I explain the change as shifts start, with a helper for each language.',
      'I post the last written notice again in larger print.',
    ],
  },
  'competency-22@1': {
    story:
      'At a restaurant in Buraidah, a customer wants his bill of 900 riyals back because half of the dishes came an hour late. The manager is away until tomorrow, and you may refund up to 300 riyals. His guests wait.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I write down the complaint and promise a reply by the manager tomorrow.',
      'I refund what I can now and name a time for answering the rest.',
      'I send the customer to the accounts clerk, who deals with bills.',
      'I return 300 riyals with an apology and call this my final limit.',
      'I tell him in front of his guests that delays are normal and bills are final.',
    ],
  },
  'competency-23@1': {
    story:
      'In a Riyadh accounting firm at 20:00, the quarterly accounts are due at 11:00 tomorrow. After a long day you made two errors in one hour. Of the 6 accounts left, two are large. Your manager has gone home.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I rest for half an hour and then finish the accounts in their order.',
      'I complete the large ones after a short break and leave the rest for morning.',
      'I message the manager tonight and ask to deliver in the afternoon.',
      'I skip the matching of the small accounts so that all is done tonight.',
      'I continue with the accounts as before and treat both errors as chance.',
    ],
  },
  'competency-24@1': {
    story:
      'Your Doha office delivered a report on trainee satisfaction, and the client accepted it and paid. Today you see that one table counts 12 answers twice. The overall conclusion stays the same. Neither the client nor your manager has noticed.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I check the other tables and note the error for a future report.',
      'I replace the table in the shared folder without telling the client.',
      'I raise the error with the manager at the next meeting for her decision.',
      'I send the client the right table in place of the old, with an apology.',
      'I repair the calculation and send the client a table showing the difference.',
    ],
  },
}
