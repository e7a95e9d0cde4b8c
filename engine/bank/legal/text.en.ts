import type { PairTextsOf } from '../pair.ts'
import type { pairs } from './pairs.ts'

export const en: PairTextsOf<typeof pairs> = {
  'legal-competency-25@1': {
    deciding: 'In which contracts does the clause sit, the large or the small?',
    stories: {
      a: 'Your office in Riyadh reviews 200 contracts of a company for sale, 40 large and 160 small. The buyer looks for a clause that ends a contract when the owner changes. The six days left suffice to read the large whole or to check the small for clauses, not both. In a sample of 10 of each, 9 of the large had it and none of the small.',
      b: 'Your office in Riyadh reviews 200 contracts of a company for sale, 40 large and 160 small. The buyer looks for a clause that ends a contract when the owner changes. The six days left suffice to read the large whole or to check the small for clauses, not both. In a sample of 10 of each, 9 of the small had it and none of the large.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      hvds: 'I check the clauses of half the small contracts and keep the last three days for a report.',
      pkfv: 'I check the clauses of all the small contracts and keep the last hours for a report.',
      snzb: 'I read all forty large contracts whole and keep the last hours for a report on them.',
      wfns: 'I ask the seller for the clauses he knows of and keep the days left to discuss them.',
      zqbx: 'I read half of the large contracts whole and keep the last three days for a report.',
    },
  },
  'legal-competency-26@1': {
    deciding: 'Do the two halves differ in the facts or only in the words?',
    stories: {
      a: 'Shahd wrote one half of an objection memo for your office in Dammam, and Majid wrote the other. When the halves were joined, they were found to differ in the dates of delivery, notice and termination. Both stand by what they wrote, and the memo is due tomorrow morning. The evening leaves time for one piece of work.',
      b: 'Shahd wrote one half of an objection memo for your office in Dammam, and Majid wrote the other. When the halves were joined, they were found to differ in the names of supplier, broker and surety. Both stand by what they wrote, and the memo is due tomorrow morning. The evening leaves time for one piece of work.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      dftc: 'I read both halves with Shahd and Majid to choose the strongest arguments in each.',
      drft: 'I send Shahd and Majid a list of terms, which each of them then follows alone.',
      kxpz: 'I bring Shahd and Majid together for two hours to build one table of events for the memo.',
      pbfp: 'I send Shahd and Majid a table of events, which each of them fills in alone.',
      qbwk: 'I bring Shahd and Majid together for two hours to build one list of terms for the memo.',
    },
  },
  'legal-competency-27@1': {
    deciding: 'Are her answers a little above the time given or far below it?',
    stories: {
      a: 'Hind, a client of your office in Jeddah, will answer 8 questions before a licensing committee tomorrow. The committee gives each answer one minute, about 100 words, and decides on what is said in it. In practice today her answers averaged 130 words, and everything in them was right. One hour of practice is left.',
      b: 'Hind, a client of your office in Jeddah, will answer 8 questions before a licensing committee tomorrow. The committee gives each answer one minute, about 100 words, and decides on what is said in it. In practice today her answers averaged 20 words, and everything in them was right. One hour of practice is left.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      dndk: 'I train Hind to breathe and stand steadily before the committee.',
      gfvh: 'I train Hind to keep each answer to two short sentences.',
      mdrp: 'I train Hind to add one more sentence to each of her answers.',
      qqfv: 'I train Hind to explain each answer by its steps and an example.',
      xrrk: 'I train Hind to drop the least important sentence from each answer.',
    },
  },
  'legal-competency-28@1': {
    deciding: 'How much of the sum hangs on the statements still to come?',
    stories: {
      a: 'The claim of your client Hamad in Buraidah still lacks 4 bank statements, one of which arrives every 3 days. Hamad claims 90 thousand riyals in one action, and puts nothing into it that is not documented on the day of filing. Each day of waiting costs him a thousand riyals in storage. So far 82 thousand are documented, and the rest is spread evenly over the statements.',
      b: 'The claim of your client Hamad in Buraidah still lacks 4 bank statements, one of which arrives every 3 days. Hamad claims 90 thousand riyals in one action, and puts nothing into it that is not documented on the day of filing. Each day of waiting costs him a thousand riyals in storage. So far 14 thousand are documented, and the rest is spread evenly over the statements.',
    },
    question: 'What is the best thing to do now?',
    options: {
      fqnf: 'I file the claim in 12 days, when the last of the four statements has arrived.',
      fsjf: 'I file the claim in 6 days, when the second of the four statements has arrived.',
      hhjf: 'I file the claim in 3 days, when the first of the four statements has arrived.',
      mtks: 'I file the claim today for what is documented, waiting for none of the statements.',
      qsfk: 'I file the claim in 9 days, when the third of the four statements has arrived.',
    },
  },
  'legal-competency-29@1': {
    deciding: 'Do the offers still draw closer while the voices are raised?',
    stories: {
      a: 'A quarter of an hour ago voices rose in a mediation between two partners, led by your office in Doha. Before that their offers were 90 thousand riyals apart, and now they are 40 thousand apart. Both have kept to the matter in dispute, and neither has asked to stop. The session has 30 minutes left, and preparing two separate rooms takes 20 of them.',
      b: 'A quarter of an hour ago voices rose in a mediation between two partners, led by your office in Doha. Before that their offers were 90 thousand riyals apart, and now they are 90 thousand apart. Both have kept to the matter in dispute, and neither has asked to stop. The session has 30 minutes left, and preparing two separate rooms takes 20 of them.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      bmzj: 'I let the talk run as it is and note down each new offer.',
      bsrw: 'I stop the talk for 10 minutes and invite both partners to coffee.',
      gqcf: 'I sum up the last two offers and ask whether the summary is right.',
      nxrk: 'I stop the talk and move each partner to a room until the end.',
      xbqg: 'I let the talk run and give the partners two minutes each in turn.',
    },
  },
  'legal-competency-30@1': {
    deciding: 'Until when does the price of the land hold?',
    stories: {
      a: 'Layla and her partners asked your office in Khobar for an opinion on buying land at 4 million riyals, due today. All questions of title are done, and 6 others remain, each of which needs a day. The price holds until 2 March, and then rises by 100 thousand riyals a day. The partners decide for good on reading the opinion, and today is 2 March.',
      b: 'Layla and her partners asked your office in Khobar for an opinion on buying land at 4 million riyals, due today. All questions of title are done, and 6 others remain, each of which needs a day. The price holds until 20 March, and then rises by 100 thousand riyals a day. The partners decide for good on reading the opinion, and today is 2 March.',
    },
    question: 'What is the best thing to do now?',
    options: {
      bkcf: 'I deliver the opinion today and name the six open questions at its head.',
      bzjm: 'I announce a delay of 3 days today and deliver with half of the rest done.',
      mqbr: 'I deliver the opinion tomorrow with the weightiest question done and name the others.',
      psss: 'I telephone the partners today with what is done and leave the writing for later.',
      ptqq: 'I announce a delay of 6 days today and deliver with all of the rest done.',
    },
  },
  'legal-skills-01@1': {
    deciding: 'Does the objection concern the place or the kind of case?',
    stories: {
      a: "The general court in Riyadh is hearing Badr's claim for 120 thousand riyals against your client Huda. In the first session your office filed a brief answer to the claim, and its last memo, of two pages, is due tomorrow in the third. Tonight Huda adds something that has not come up so far: she moved with her children and has lived in Abha for 8 years.",
      b: "The general court in Riyadh is hearing Badr's claim for 120 thousand riyals against your client Huda. In the first session your office filed a brief answer to the claim, and its last memo, of two pages, is due tomorrow in the third. Tonight Huda adds something that has not come up so far: he has worked in her shop for 8 years and claims his wages.",
    },
    question: "Which memo is right for tomorrow's session?",
    options: {
      hdrq: 'I use one page to answer the claim and attach our strongest document.',
      njqf: 'I use both pages to answer the claim and attach all our documents.',
      qsmg: 'I use one page to plead lack of jurisdiction and ask for time to develop it.',
      rcnr: 'I use both pages to plead lack of jurisdiction and ask for a ruling on it.',
      rkhp: 'I use one page to offer the claimant a settlement and ask for time.',
    },
  },
  'legal-skills-04@1': {
    deciding: 'Is there a certified signature or only the picture of one?',
    stories: {
      a: 'Manal, a supplier, has returned an equipment contract to your company in Jeddah after signing it remotely. Under her name the file shows a picture of her blue ink signature and the stamp of her firm. The contract requires that both signatures have the effect of handwritten ones. The first delivery is 9 days away, and signing in person would take 6 of them.',
      b: 'Manal, a supplier, has returned an equipment contract to your company in Jeddah after signing it remotely. Under her name the file shows a printed line and the number of a valid digital certificate. The contract requires that both signatures have the effect of handwritten ones. The first delivery is 9 days away, and signing in person would take 6 of them.',
    },
    question: 'Which step suits the contract best?',
    options: {
      fgtw: 'I invite Manal to sign the contract in person and hold the order until then.',
      fwrv: 'I file the contract as it arrived and send Manal the order to deliver.',
      kjdz: 'I ask Manal for an e-mail confirming the terms and hold the order until it arrives.',
      mpcw: 'I file the contract as it arrived and ask Manal for the delivery schedule.',
      qkgm: "I ask Manal for the commercial registration and use it to check the signatory's capacity.",
    },
  },
  'legal-skills-07@1': {
    deciding: 'Is there a new document or an error in applying the law?',
    stories: {
      a: 'The court of appeal in Dammam has upheld a judgment ordering your client Fahad to pay for a farm. There are 12 days left to object, and the fee covers a single paper of two pages. Your office has 4 remarks on the judgment, all of them already argued on appeal. Yesterday Fahad obtained proof that his opponent had kept back two signed receipts from the start.',
      b: 'The court of appeal in Dammam has upheld a judgment ordering your client Fahad to pay for a farm. There are 12 days left to object, and the fee covers a single paper of two pages. Your office has 4 remarks on the judgment, all of them already argued on appeal. Yesterday Fahad obtained proof that his judges had relied on two articles repealed before the sale.',
    },
    question: 'Which way of objecting is right?',
    options: {
      cprs: "I file a petition for reconsideration with yesterday's finding and our four remarks.",
      mwfg: "I file a petition for reconsideration with yesterday's finding as its only ground.",
      phdc: "I file an objection in cassation with yesterday's finding as its only ground.",
      vcvv: "I offer the other side a written settlement with yesterday's finding as its basis.",
      zzxh: "I file an objection in cassation with yesterday's finding and our four remarks.",
    },
  },
  'legal-skills-10@1': {
    deciding: "Does tomorrow's step need special mention in the power of attorney?",
    stories: {
      a: 'Your power of attorney from Waleed in a case in Al-Ahsa reads: "pleading and defence". Waleed is at sea, cannot be reached, and returns in 3 weeks. Before leaving he read the paper for tomorrow and wrote from his mailbox that he agrees to all of it. What the court and the opponent expect tomorrow is the settlement under your signature.',
      b: 'Your power of attorney from Waleed in a case in Al-Ahsa reads: "pleading and defence". Waleed is at sea, cannot be reached, and returns in 3 weeks. Before leaving he read the paper for tomorrow and wrote from his mailbox that he agrees to all of it. What the court and the opponent expect tomorrow is the defence under your signature.',
    },
    question: "What is the right course for tomorrow's session?",
    options: {
      cspz: 'I hand in the paper in the session and ask to have it recorded as final.',
      fdgp: 'I send the paper to the opponent tonight and ask for remarks before the session.',
      hjkb: 'I show the paper in the session for information and ask to complete it after his return.',
      ncvg: 'I hand in the paper in the session and ask for time for his confirmation.',
      tkfq: 'I ask to adjourn until Waleed returns and draft a wider power for him.',
    },
  },
  'legal-skills-13@1': {
    deciding: 'Did Ziyad work under the direction of the office?',
    stories: {
      a: 'Ziad signed with a design office in Dhahran a paper headed "consultancy contract", which says that the parties are not employer and employee. For 5 months he came at 8 to draw what his section head handed out and received 9 thousand riyals a month from the office. Then 3 payments did not come, and his messages remain unanswered.',
      b: 'Ziad signed with a design office in Dhahran a paper headed "consultancy contract", which says that the parties are not employer and employee. For 5 months he drew at home, when he liked, 4 sheets fixed beforehand and received 9 thousand riyals a month from the office. Then 3 payments did not come, and his messages remain unanswered.',
    },
    question: 'Which first step is right for collecting the payments?',
    options: {
      gcws: 'I send the office a demand based on the Labor Law for the three payments.',
      jdcn: "I arrange the office's messages and receipts in a file on the three payments.",
      mxkx: 'I send the office a demand based on the contract terms for the three payments.',
      qzsj: "I file an amicable labour settlement request for the three payments on Ziad's behalf.",
      rksg: 'I bring an action based on the contract terms for the three payments for Ziad.',
    },
  },
  'legal-skills-16@1': {
    deciding: 'Which of the two lists holds sensitive data?',
    stories: {
      a: 'A sports club in Tabuk has two lists of different members, and Najla, its manager, asks your view on using them. In the north list the club has noted the average income of each member, and in the south list the average blood pressure. The members gave the entry themselves and agreed in writing to receive offers that suit it. The budget of the campaign covers one list.',
      b: 'A sports club in Tabuk has two lists of different members, and Najla, its manager, asks your view on using them. In the south list the club has noted the average income of each member, and in the north list the average blood pressure. The members gave the entry themselves and agreed in writing to receive offers that suit it. The budget of the campaign covers one list.',
    },
    question: 'What is the right course for the offers?',
    options: {
      pvxg: 'I advise posting the offers at the entrance and leaving out both of the lists.',
      sztr: 'I advise sending the offers to the whole south list and leaving out the north.',
      trsr: 'I advise sending the offers to the whole north list and leaving out the south.',
      vvbt: 'I advise sending the offers to half of the north list and leaving out the south.',
      xghs: 'I advise sending the offers to half of the south list and leaving out the north.',
    },
  },
  'legal-skills-19@1': {
    deciding: 'Is the document official or ordinary?',
    stories: {
      a: "Your client Khalid in Hail faces a claim for 200 thousand riyals that rests on one debt paper signed in his name. Khalid is certain that he never signed such a paper, and your power of attorney covers every step. The paper was written two years ago by a notary in the notary's office, and two witnesses signed it. The court wants an answer to it tomorrow.",
      b: "Your client Khalid in Hail faces a claim for 200 thousand riyals that rests on one debt paper signed in his name. Khalid is certain that he never signed such a paper, and your power of attorney covers every step. The paper was written two years ago by a trader in the trader's shop, and two witnesses signed it. The court wants an answer to it tomorrow.",
    },
    question: 'Which answer to the paper is right?',
    options: {
      brbn: "I deny Khalid's signature on the paper and offer to pay for its comparison.",
      jggh: 'I allege that the paper is forged and set out the points and signs for an inquiry.',
      mfhg: 'I allege that the paper is forged and leave the points and signs to a later memo.',
      nbdq: "I ask for Khalid's bank statement and look in it for a trace of such a sum.",
      rtsz: "I deny Khalid's signature on the paper and leave the proof of it to the opponent.",
    },
  },
  'legal-skills-22@1': {
    deciding: 'Is the delayed duty work or a sum of money?',
    stories: {
      a: "Reem's and Sultan's companies in Taif are making a new contract for cut marble for a building, with the price spread over 10 months. In their last contract the stone came late twice, by 20 days each time. They have asked your office for a single clause that deters just this delay. The contract is signed at noon.",
      b: "Reem's and Sultan's companies in Taif are making a new contract for cut marble for a building, with the price spread over 10 months. In their last contract the instalments came late twice, by 20 days each time. They have asked your office for a single clause that deters just this delay. The contract is signed at noon.",
    },
    question: 'Which drafting is right for the clause?',
    options: {
      bfjv: 'I make the rest of the obligation due at the second delay and require a surety for half.',
      fzbn: 'I make the rest of the obligation due at the first delay and require a surety for all.',
      rbdz: 'I set an agreed compensation for every day of delay and give it a ceiling.',
      xmzc: 'I set an agreed compensation for delay beyond two weeks and give it a ceiling.',
      zdjh: 'I list the dates of both parties in one table and require a written reminder.',
    },
  },
  'legal-skills-25@1': {
    deciding: 'Is the paper a commercial paper or an ordinary one?',
    stories: {
      a: "Lama's firm in Yanbu sold equipment to a shop owner for 90 thousand riyals, and the buyer received it against a signed record. On the day of delivery he also signed a promissory note electronically for the same sum, due a month ago. He has no objection to the equipment, and he does not answer Lama's messages. Lama wants the shortest legal way to the sum.",
      b: "Lama's firm in Yanbu sold equipment to a shop owner for 90 thousand riyals, and the buyer received it against a signed record. On the day of delivery he also signed a detailed invoice electronically for the same sum, due a month ago. He has no objection to the equipment, and he does not answer Lama's messages. Lama wants the shortest legal way to the sum.",
    },
    question: 'Which way of collecting the sum is right?',
    options: {
      gnrk: 'I warn the buyer in writing to pay and then sue before the commercial court.',
      hxhf: 'I file a request with the enforcement court and attach what the buyer signed.',
      hzjh: 'I notify the buyer in writing to pay and then ask the court for a payment order.',
      jjrm: 'I give the buyer two weeks of written warning and then go to the enforcement court.',
      tkzv: 'I invite the buyer to a certified settlement and allow two weeks for the answer.',
    },
  },
  'legal-skills-28@1': {
    deciding: 'Which of the two claims is a labour claim?',
    stories: {
      a: 'Your office in Khamis Mushait has two unrelated files, those of Salma and Huda, and the right in each is 11 months old. Talks move forward in both without a written admission, and the opponent leaves the talks in any file where proceedings begin. Huda claims from a shop the price of goods of her firm, and Salma claims wages from a company for work that ended then.',
      b: 'Your office in Khamis Mushait has two unrelated files, those of Salma and Huda, and the right in each is 11 months old. Talks move forward in both without a written admission, and the opponent leaves the talks in any file where proceedings begin. Salma claims from a shop the price of goods of her firm, and Huda claims wages from a company for work that ended then.',
    },
    question: 'Which plan is right for the two files?',
    options: {
      cwxv: 'I begin proceedings for Huda today and continue the talks for Salma for 3 weeks.',
      gprr: 'I begin proceedings for Huda today and continue the talks for Salma for 3 months.',
      hcvz: 'I begin proceedings for Salma and for Huda today and end the talks in both files.',
      jffd: 'I begin proceedings for Salma today and continue the talks for Huda for 3 weeks.',
      vjfx: 'I begin proceedings for Salma today and continue the talks for Huda for 3 months.',
    },
  },
}
