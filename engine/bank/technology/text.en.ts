import type { TextsOf } from '../item.ts'
import type { items } from './items.ts'

export const en: TextsOf<typeof items> = {
  'technology-competency-25@1': {
    story:
      'A software firm in Khobar has one test server. Fahad needs it by day for a system due on Wednesday. You promised another client a data transfer by Thursday morning. It runs for 10 hours on its own. Today is Monday.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I leave Fahad the server until he delivers, then run the transfer that night.',
      'I keep the transfer to the nights from today and leave Fahad the days.',
      'I finish other work until the server is free for the data transfer.',
      'I take the server for the transfer now and tell Fahad when it ends.',
      'I show the manager both dates and ask her who should have the server first.',
    ],
  },
  'technology-competency-26@1': {
    story:
      'In IT support at Dammam airport, your morning team takes over tickets from the night shift. The notes omit steps already tried, so users are asked twice. Reem, on nights, says most tickets arrive half an hour before she leaves.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I ask the section head for a rule that makes both shifts log steps.',
      'I repeat the missing steps and wait for the notes to improve.',
      'I stop Reem each morning before she leaves to fill in the gaps.',
      'I suggest a two-line note and take over the last tickets from Reem.',
      'I send poor tickets back and tell their users which shift is at fault.',
    ],
  },
  'technology-competency-27@1': {
    story:
      'The website of date shops in Al-Ahsa sold two items that had run out. Its stock updates once an hour, and the branch system allows nothing faster. Hamad, the owner, knows little of technology and asks for instant updates.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I trace one sale with him and offer two ways to prevent a repeat.',
      'I tell him the two items are noted for the monthly meeting.',
      'I send him an engineering report on the limits of the branch system.',
      'I compare the updates to a bus that passes hourly, and apologise.',
      'I assure him of instant updates this week, then look for a way.',
    ],
  },
  'technology-competency-28@1': {
    story:
      'On Thursday evening a city portal shows wrong fees for a service that dozens order every hour. A change by Majid caused it, and his phone is off. You may suspend the service, but only Majid sets fees.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I correct the fees from the account Majid left open and tell him on Sunday.',
      'I note the error in the shift log for Majid to find next week.',
      'I suspend the service with a clear notice and describe the error for Majid.',
      'I keep calling Majid, then his director, to get approval to suspend the service.',
      'I close the service at once and write Majid a message for later.',
    ],
  },
  'technology-competency-29@1': {
    story:
      'In two days a charity in Jeddah presents its donation dashboard, your work, with 6 screens. Today Huda, the director, asks for figures by district, not month. This touches two screens, and checking their figures takes a day.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I complete the dashboard by month and wait for her request in writing.',
      'I rebuild all the screens tonight and leave tomorrow for checking figures.',
      'I change the two screens today and match them to the source tomorrow.',
      'I ask Huda to move the event a week because the change came late.',
      'I present the version by month and tell the audience that Huda asked late.',
    ],
  },
  'technology-competency-30@1': {
    story:
      'The delivery list of an app company in Cairo requires tests on 40 devices before release tomorrow. The app passed on 30. The rest are old and hard to collect. Nobody reads the list once signed, and Hani, the team lead, trusts your work.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I test the most common old devices and write the real number.',
      'I record 30 devices on the list and state that the rest are untested.',
      'I leave the line for old devices empty until somebody asks.',
      'I show Hani the present number and keep to what he finds enough.',
      'I sign the full list because success on 30 devices is enough of a sign.',
    ],
  },
  'technology-skills-01@1': {
    story:
      'The maintenance window of a bank closes at 05:00. A system upgrade takes 90 minutes, its check 30 minutes, and going back after a failure 60 minutes. Approval came late, at 02:30. Tomorrow night is also free.',
    question: 'Which decision is most correct tonight?',
    options: [
      'I move the upgrade to tomorrow, with a start at 02:00 at the latest.',
      'I start now and keep trying after 05:00 until it succeeds.',
      'I put the work off to tomorrow and begin once the new approval arrives.',
      'I drop the check this time to keep time for going back before 05:00.',
      'I run upgrade and check because both end half an hour before 05:00.',
    ],
  },
  'technology-skills-04@1': {
    story:
      'A factory server in Jubail drops out for about 30 seconds at unknown times. Monitoring may load it by 5% at most. Tool A reads every 5 minutes at 1% load, B every 10 seconds at 3%, and C every second at 12%.',
    question: 'Which decision is most correct for catching the dropouts?',
    options: [
      'I run B in working hours and turn it off when staff leave.',
      'I keep to A because it spares the server any extra load.',
      'I install C for a week because its fine reading shows every dropout.',
      'I do without tools and collect the times from reports by staff.',
      'I adopt B and let it run day and night until a pattern shows.',
    ],
  },
  'technology-skills-07@1': {
    story:
      'An online pharmacy in Abha can lose 4 hours of orders at most if its system fails. It wants the system back within two hours. The cheapest backup plan that meets both conditions is preferred.',
    question: 'Which decision is most correct for the backup?',
    options: [
      'I choose an hourly copy that is restored in 5 hours for 900 riyals.',
      'I order an hourly copy, restored within an hour, for 2000 riyals.',
      'I adopt a copy every 3 hours with one hour to restore, costing 1200 riyals.',
      'I settle for a daily copy restored in 8 hours, as it costs only 200 riyals.',
      'I take a copy every 6 hours, with an average loss of 3 hours, for 800 riyals.',
    ],
  },
  'technology-skills-10@1': {
    story:
      'An insurance firm releases a system with no severe fault and at most 5% of tests failed. Of 200 tests, 8 failed. One shows a severe fault that blocks payment and takes two hours to fix. Sarah, the project manager, expects release tomorrow.',
    question: 'Which decision is most correct before the release?',
    options: [
      'I take the payment test off the list and release without the severe fault.',
      'I repair and retest the payment step, then release with the rest listed.',
      'I release on time because the failure rate of 4% is below the limit.',
      'I delay the release so that all failures are fixed and tested again.',
      'I reject the release because more tests failed than the limit of 5.',
    ],
  },
  'technology-skills-13@1': {
    story:
      'At a university in Amman, second-floor computers open the staff portal by its numeric address but fail when its name is typed. First-floor computers open it both ways. The network settings of the second floor changed this morning.',
    question: 'Which decision is most correct for finding the cause?',
    options: [
      'I return all second-floor settings to what they were yesterday.',
      'I restart the portal server because access has been poor since morning.',
      'I check the second-floor cables and the devices that link it up.',
      'I compare the name server setting of a failing and a sound computer.',
      'I copy the new settings to the first floor so that both match.',
    ],
  },
  'technology-skills-16@1': {
    story:
      'An online shop in Doha adds up 20 orders wrongly, and the fault repeats with made-up customer details. To find the cause, Ghada at the support company asks for a copy of the order table. It holds names and phones of thousands of customers.',
    question: 'Which decision is most correct for meeting this request?',
    options: [
      'I send Ghada the rows of the twenty orders as they stand.',
      'I send the copy encrypted and ask for its deletion once the cause is known.',
      'I open a database account for Ghada to extract what she needs.',
      'I extract the twenty orders and their amounts, with no personal details.',
      'I delete names and phones from the table and send the other columns.',
    ],
  },
  'technology-skills-19@1': {
    story:
      'IT support at a hospital in Taif gets 3 reports at once. Phones in 40 offices are dead, but staff have mobiles. The results system of 12 laboratory staff is down. A computer fault has stopped the work of Sami, the director. The support rule is to begin with what has stopped work.',
    question: 'Which decision is most correct for the order of work?',
    options: [
      'I fix the computer of Sami for his rank, then phones, then laboratory.',
      'I handle the laboratory, then the computer of Sami, then the phones.',
      'I begin with phones as they are easy, then Sami, and end with the laboratory.',
      'I put phones first for their number, then the laboratory, then Sami.',
      'I begin with the computer of Sami, then the laboratory, and leave phones for last.',
    ],
  },
  'technology-skills-22@1': {
    story:
      'A water company in Tabuk moved 12000 bills to a new system. Of these, 11950 arrived, and 50 worth 4000 riyals were refused. The total that arrived is 4600 riyals below the old one. Yousef, the finance manager, wants a decision today.',
    question: 'Which decision is most correct for accepting the transfer?',
    options: [
      'I hold acceptance and look for 600 riyals among the bills that arrived.',
      'I add an entry of 4600 riyals to make the totals equal, then accept.',
      'I reject the transfer and run all of it again from the old system.',
      'I accept the transfer because only 50 bills of thousands were refused.',
      'I accept the transfer because arrived and refused make up the old number.',
    ],
  },
  'technology-skills-25@1': {
    story:
      'Layla, product manager at a start-up in Riyadh, asks if a new payment page helps visitors complete a purchase. Sales rise in salary week, which is next. Marketing can launch a delivery discount at any time.',
    question: 'Which decision is most correct for measuring the effect of the page?',
    options: [
      'I ask the design team which page is easier and adopt the majority view.',
      'I launch page and discount for half the visitors, picked at random.',
      'I compare purchases in salary week on the new page with this week.',
      'I show the new page in Riyadh while Jeddah visitors see the old one.',
      'I split visitors at random between both pages next week, without discount.',
    ],
  },
  'technology-skills-28@1': {
    story:
      'At a ministry, Rashid opened a suspicious attachment, and the names of his files began to change. His computer is linked to a folder shared by the section. The security team can find the source in the memory while the computer runs, and comes within half an hour.',
    question: 'Which decision is most correct at this moment?',
    options: [
      'I switch it off, install the system again and then tell the team.',
      'I isolate it from the network and file a normal report at day end.',
      'I take it off the network, leave it on and call the team at once.',
      'I call the team and leave the computer untouched until they come.',
      'I move his healthy files to the section folder before they change.',
    ],
  },
}
