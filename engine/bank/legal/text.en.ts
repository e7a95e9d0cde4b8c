import type { TextsOf } from '../item.ts'
import type { items } from './items.ts'

export const en: TextsOf<typeof items> = {
  'legal-competency-25@1': {
    story:
      'A law office in Dammam has one original dispute file that may not be copied. Lama reads it each morning for a brief due on Wednesday. You promised the client a timeline by Thursday morning. It takes 9 hours. Today is Sunday.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I get the file on Wednesday evening and arrange the events late that night.',
      'I arrange some events each afternoon and return the file by morning.',
      'I write letters to other clients until Lama is done with her reading.',
      'I move the file to my desk now and tell Lama when I have finished.',
      'I ask the manager which of the two tasks should have the file.',
    ],
  },
  'legal-competency-26@1': {
    story:
      'In the legal department of a Jubail firm, your team gets contracts from the negotiation team with no version number, so suppliers come to sign twice. Omar, a negotiator, says the last changes reach him by phone during other meetings.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I ask the department head to bar contracts without a version number.',
      'I compare the versions each time and hope that handover improves.',
      'I visit Omar each noon and note the version of every contract.',
      'I suggest a two-line card and take the phone changes for Omar.',
      'I return such contracts and tell suppliers that Omar is to blame.',
    ],
  },
  'legal-competency-27@1': {
    story:
      'A mediation centre in Najran sent Amal, a workshop owner, a wrong date, so she missed a session. The mediator met her opponent, and what one side says in private stays secret. Amal, new to mediation, asks for the notes.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I ask what she herself wants kept secret and offer two ways forward.',
      'I tell her that her request is on the list for the next staff meeting.',
      'I hand her the full rules of the centre on secrecy in sessions.',
      'I apologise for the date and compare a session to a box with one key.',
      'I promise her a summary of what was said, then look for a way.',
    ],
  },
  'legal-competency-28@1': {
    story:
      'At a Riyadh law office, rivals of a firm can see its price folder in an online data room and copy files every hour. Shahd set it up and is at a hearing without a phone. You may close the room, but only Shahd handles folders.',
    question: 'What is the most effective action in this situation?',
    options: [
      "I move the folder through Shahd's account and tell her after the hearing.",
      "I add the matter to Shahd's list for her to see tomorrow morning.",
      'I close the room, inform the firms and list for Shahd who copied.',
      'I send for Shahd, then her manager, so that one of them permits it.',
      'I close the room at once and leave Shahd a message about it.',
    ],
  },
  'legal-competency-29@1': {
    story:
      'In two days, two firms in Muscat sign a partnership contract of 14 clauses, your draft. Today Fahad, who directs one, asks for a term of 3 years, not 5. This touches two clauses, and matching them with the annexes takes a day.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I go on with the first term until a signed request reaches me.',
      'I redraft all the clauses tonight and match the annexes tomorrow.',
      'I change the two clauses today and match the annexes tomorrow.',
      'I suggest to Fahad that both firms sign next week instead.',
      'I present the contract as it was and tell everyone that Fahad was late.',
    ],
  },
  'legal-competency-30@1': {
    story:
      'The intake sheet of a law office in Tunis asks for a conflict of interest check on 36 names before it takes a case tomorrow. You cleared 29. The rest are firms with many owners. Nobody opens the sheet once signed, and Mona, the manager, trusts you.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I search firms closest to our clients and write the true number.',
      'I enter 29 names on the sheet and state that the rest are open.',
      'I leave the line for firms blank and answer only if someone asks.',
      'I show Mona the result and write the number that she accepts.',
      'I sign for 36 names because all those searched show no conflict.',
    ],
  },
  'legal-skills-01@1': {
    story:
      'The vault of an arbitration centre in Manama closes at 17:00. Listing a box of originals takes two hours, matching the count 45 minutes, and restoring the box if the count differs 75 minutes. Approval came at 13:45, and tomorrow is possible.',
    question: 'Which decision is most correct for the box?',
    options: [
      'I put the listing off to tomorrow and begin by 13:00 at the latest.',
      'I list now and leave the box open outside the vault after 17:00.',
      'I move it to tomorrow and begin once the reading room is free.',
      'I list without matching and keep time to restore the box.',
      'I list and match because both steps end at 16:30.',
    ],
  },
  'legal-skills-04@1': {
    story:
      "Waste is dumped on Badr's land in Jazan for about an hour at unknown times. He needs pictures for the mediator. At most two windows of neighbours may show. Camera A shoots every 6 hours with no window, B every 10 minutes with one, and C every minute with 8.",
    question: 'Which decision is most correct for proving the dumping?',
    options: [
      'I run B at night and turn it off when the sun rises.',
      'I keep to A to protect the privacy of nearby homes.',
      'I install C for a week because it catches every car that enters.',
      'I collect what neighbours say about times of dumping.',
      'I install B and run it day and night until the times are clear.',
    ],
  },
  'legal-skills-07@1': {
    story:
      'A law office in Taif needs an accounting expert for a dispute between partners. It requires at least 5 such disputes and a report within 30 days. The lowest fee that meets both conditions is preferred.',
    question: 'Which decision is most correct for choosing the expert?',
    options: [
      'I choose one with 9 disputes who reports in 45 days for 6000 riyals.',
      'I retain one with 14 disputes who reports in 10 days for 15000 riyals.',
      'I engage one with 6 disputes who reports in 25 days for 9000 riyals.',
      'I accept one with two disputes who reports in 60 days for 2000 riyals.',
      'I take one with 8 disputes who reports in 15 to 45 days for 7000 riyals.',
    ],
  },
  'legal-skills-10@1': {
    story:
      'A law office in Casablanca accepts a translated contract if it has no severe error and at most 4% of clauses have faults. Of 200 clauses, 6 have faults. One is severe: a sum with a zero too many, corrected in an hour. Layla, the manager, expects it tomorrow.',
    question: 'Which decision is most correct for the translation?',
    options: [
      'I take that clause out of the check sample and accept the text on time.',
      'I correct the sum, match it to the original and accept with the rest listed.',
      'I correct the sum and accept because 3% have faults and the limit is 4%.',
      'I delay acceptance until all faults are corrected and matched.',
      'I reject the text because 6 clauses have faults and 4 are allowed.',
    ],
  },
  'legal-skills-13@1': {
    story:
      'Contracts of a notary branch in Buraidah are accepted on paper, but the registry platform returns the electronic ones. At the Unaizah branch both ways work, and the platform is shared. Buraidah adopted a new template for electronic files this week, and the returns began.',
    question: 'Which decision is most correct for finding the cause?',
    options: [
      'I put Buraidah back on its former template and cancel the new one.',
      'I ask for a repair of the platform because returns are new this week.',
      'I review wording and signatures of Buraidah contracts, line by line.',
      'I compare the fields of a returned electronic file with an accepted one.',
      'I apply the new Buraidah template to Unaizah so that both match.',
    ],
  },
  'legal-skills-16@1': {
    story:
      'Reem, from a university in Sharjah, studies plain wording in settlement agreements. She needs 12, no matter whose. She asks your mediation centre for its archive of 1500 agreements, with names, phones and trade secrets.',
    question: 'Which decision is most correct for the reply to Reem?',
    options: [
      'I choose 12 agreements from the archive and send Reem these in full.',
      'I hand Reem the archive after her university signs a secrecy pledge.',
      'I invite Reem to the archive room to copy what suits her study.',
      'I pick 12 agreements and hide the parties and secrets in them.',
      'I hide names and secrets and send Reem the entire archive.',
    ],
  },
  'legal-skills-19@1': {
    story:
      'A law office in Hail has 3 briefs to write: for a claim of 50 million due in a month, for a claim of 7 workers, and for a claim by Khalid, the office director. The time of the last two ends today. The office puts first what lapses.',
    question: 'Which decision is most correct for the order of briefs?',
    options: [
      'I write for Khalid because of his rank, then the millions, then workers.',
      'I write for the workers, then for Khalid, and put off the millions.',
      'I finish the millions, a clear case, then Khalid, then the workers.',
      'I put the millions first for their value, then the workers, then Khalid.',
      'I begin with Khalid, then the workers, and end with the millions.',
    ],
  },
  'legal-skills-22@1': {
    story:
      'A law office in Qatif moved 2500 contracts to a digital vault. It took in 2480 and returned 20, with 400 pages. What it took in is 450 pages short of the originals. Huda, the records manager, awaits your view on approval.',
    question: 'Which decision is most correct for approving the move?',
    options: [
      'I hold approval and look for 50 pages among the contracts taken in.',
      'I add 450 blank pages to make the totals equal, then approve.',
      'I refuse the move and scan all the contracts again from paper.',
      'I approve the move because only 20 contracts of 2500 were returned.',
      'I approve the move because taken in and returned make up 2500 contracts.',
    ],
  },
  'legal-skills-25@1': {
    story:
      'Saad, who directs a mediation centre in Khobar, asks if a summary sent before the session helps cases to settle. More cases settle before the summer break, which is next month. The centre can lengthen sessions at any time.',
    question: 'Which decision is most correct for measuring the effect of the summary?',
    options: [
      'I survey those who wrote the summary on its use and adopt their view.',
      'I send the summary to half the cases by lot and lengthen their sessions.',
      'I compare settlements next month with the summary to this month.',
      'I send the summary next month to Monday cases but not to Tuesday cases.',
      'I send the summary alone to half the cases, drawn by lot, for a month.',
    ],
  },
  'legal-skills-28@1': {
    story:
      'At a document office in Cairo, Dalal found a forged authorisation in a shared register, and 6 branches hand over documents on it every hour. The examination team can trace it from the original paper if nobody touches it, and comes within minutes. You may stop the handover.',
    question: 'Which decision is most correct at this moment?',
    options: [
      'I stop the handover, stamp the paper as forged and tell the team.',
      'I stop the handover, leave the paper and report at the Sunday meeting.',
      'I stop the handover, leave the paper and call the team at once.',
      'I call the team at once and leave paper and handover as they are.',
      'I take the paper round the branches to compare it with theirs.',
    ],
  },
}
