import type { PairTextsOf } from '../pair.ts'
import type { pairs } from './pairs.ts'

export const en: PairTextsOf<typeof pairs> = {
  'legal-competency-25@1': {
    deciding: 'In which contracts does the clause sit, the large or the small?',
    stories: {
      a: 'Your office in Riyadh is reviewing 200 contracts of a company for sale, 40 large and 160 small. The buyer wants every clause that ends a contract when the owner changes, and all contracts matter equally. The six days left suffice to read all the large ones in full or to check all the small ones for clauses, not both. In a sample of 10 of each, 9 of the large had it and none of the small did.',
      b: 'Your office in Riyadh is reviewing 200 contracts of a company for sale, 40 large and 160 small. The buyer wants every clause that ends a contract when the owner changes, and all contracts matter equally. The six days left suffice to read all the large ones in full or to check all the small ones for clauses, not both. In a sample of 10 of each, 9 of the small had it and none of the large did.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      hvds: 'I check the clauses of half the small contracts and keep the last three days for a report.',
      pkfv: 'I check the clauses of all the small contracts and keep the last hours for a report.',
      snzb: 'I read all forty large contracts in full and keep the last hours for a report on them.',
      wfns: 'I ask the seller for the clauses he knows of and keep the days left to discuss them.',
      zqbx: 'I read half of the large contracts in full and keep the last three days for a report.',
    },
  },
  'legal-competency-26@1': {
    deciding: 'Do the two halves differ in the facts or only in the words?',
    stories: {
      a: 'Shahd wrote one half of an objection memo for your office in Dammam, and Majid wrote the other. When the halves were joined, one and the same delivery, notice and termination were found to have two dates each. Both stand by what they wrote, and the memo is due tomorrow morning. The evening leaves time for one piece of work.',
      b: 'Shahd wrote one half of an objection memo for your office in Dammam, and Majid wrote the other. When the halves were joined, one and the same supplier, broker and surety were found to have two labels each. Both stand by what they wrote, and the memo is due tomorrow morning. The evening leaves time for one piece of work.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      dftc: 'I read both halves with Shahd and Majid to choose the strongest arguments in each.',
      drft: 'I send Shahd and Majid a list of parties and terms, which each of them applies alone.',
      kxpz: 'I bring Shahd and Majid together for two hours to build one table of events.',
      pbfp: 'I send Shahd and Majid a table of events, which each of them fills in alone.',
      qbwk: 'I bring Shahd and Majid together for two hours to build one list of parties and terms.',
    },
  },
  'legal-competency-27@1': {
    deciding: 'Are her answers a little above the time given or far below it?',
    stories: {
      a: 'Hind, a client of your office in Jeddah, will answer 8 questions before a licensing committee tomorrow. The committee gives each answer one minute, about 100 words, and decides on what is said in it. In practice today her answers averaged 120 words, and everything in them was right. One hour of practice is left.',
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
      a: 'The claim of your client Hamad in Buraidah still lacks 4 bank statements, one of which arrives every 3 days. Hamad claims 90 thousand riyals in one action, and puts nothing into it that is not documented on the day of filing. Each day until filing costs him a thousand riyals in storage. So far 82 thousand are documented, and the rest is spread evenly over the statements.',
      b: 'The claim of your client Hamad in Buraidah still lacks 4 bank statements, one of which arrives every 3 days. Hamad claims 90 thousand riyals in one action, and puts nothing into it that is not documented on the day of filing. Each day until filing costs him a thousand riyals in storage. So far 14 thousand are documented, and the rest is spread evenly over the statements.',
    },
    question: 'What is the best thing to do now?',
    options: {
      fqnf: 'I file the claim in 12 days, when the whole of the sum is documented.',
      fsjf: 'I file the claim in 6 days, when the second of the four statements has arrived.',
      hhjf: 'I file the claim in 3 days, when the first of the four statements has arrived.',
      mtks: 'I file the claim today for what is documented and leave the rest out of it.',
      qsfk: 'I file the claim in 9 days, when the third of the four statements has arrived.',
    },
  },
  'legal-competency-29@1': {
    deciding: 'Do the offers draw closer or drift apart while the voices are raised?',
    stories: {
      a: 'A quarter of an hour ago voices rose in a mediation between two partners, led by your office in Doha. Before that their offers were 90 thousand riyals apart, and now they are 40 thousand apart. Both have kept to the matter in dispute, and neither has asked to stop. The session has 30 minutes left, and preparing two separate rooms takes 20 of them.',
      b: 'A quarter of an hour ago voices rose in a mediation between two partners, led by your office in Doha. Before that their offers were 90 thousand riyals apart, and now they are 120 thousand apart. Both have kept to the matter in dispute, and neither has asked to stop. The session has 30 minutes left, and preparing two separate rooms takes 20 of them.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      bmzj: 'I let the talk run as it is and note down each new offer.',
      bsrw: 'I stop the talk for 10 minutes and invite both partners to coffee.',
      gqcf: 'I read the partners their last two offers and ask whether I noted them right.',
      nxrk: 'I stop the talk and move each partner to a room until the end.',
      xbqg: 'I let the talk run and give the partners two minutes each in turn.',
    },
  },
  'legal-competency-30@1': {
    deciding: 'Until when does the price of the land hold?',
    stories: {
      a: 'Layla and her partners asked your office in Khobar for an opinion on buying land at 4 million riyals, due today. All questions of title are done, and 6 others remain, each of which needs a day and concerns 50 thousand riyals at most. The price holds through 2 March, and then rises by 100 thousand riyals a day. The partners decide for good on reading the opinion, and today is 2 March.',
      b: 'Layla and her partners asked your office in Khobar for an opinion on buying land at 4 million riyals, due today. All questions of title are done, and 6 others remain, each of which needs a day and concerns 50 thousand riyals at most. The price holds through 20 March, and then rises by 100 thousand riyals a day. The partners decide for good on reading the opinion, and today is 2 March.',
    },
    question: 'What is the best thing to do now?',
    options: {
      bkcf: 'I deliver the opinion today as agreed and state the six remaining questions at its head.',
      bzjm: 'I agree with the partners today on a new date and deliver with half the rest in 3 days.',
      mqbr: 'I deliver the opinion tomorrow with the weightiest question done and state the other five at its head.',
      psss: 'I telephone the partners today with what is done and leave the writing until they ask.',
      ptqq: 'I agree with the partners today on a new date and deliver the complete opinion in 6 days.',
    },
  },
  'legal-skills-01@1': {
    deciding: 'Does the objection concern the place or the kind of case?',
    stories: {
      a: "The general court in Riyadh is hearing Badr's claim for 120 thousand riyals against your client Huda, based on a paper in her hand that gives no reason for the debt. In the first session your office filed a brief answer to the claim, and its next memo, of two pages, is due tomorrow in the third. Tonight Huda adds something that has not come up so far: she and her three children have lived in Abha for 8 years.",
      b: "The general court in Riyadh is hearing Badr's claim for 120 thousand riyals against your client Huda, based on a paper in her hand that gives no reason for the debt. In the first session your office filed a brief answer to the claim, and its next memo, of two pages, is due tomorrow in the third. Tonight Huda adds something that has not come up so far: Badr has worked in her shop for 8 years, and this sum is unpaid wages.",
    },
    question: 'Which memo is right for the next session tomorrow?',
    options: {
      hdrq: 'I use one page to answer the claim and attach only the strongest of our documents.',
      njqf: 'I use both pages to answer the claim point by point and attach all our documents.',
      qsmg: 'I use one page to plead lack of jurisdiction and ask for time to develop it.',
      rcnr: 'I use both pages to plead lack of jurisdiction on all grounds and leave the claim aside.',
      rkhp: 'I use one page to offer the claimant a settlement and ask for time to negotiate.',
    },
  },
  'legal-skills-04@1': {
    deciding: 'Is the price above the limit from which proof must be in writing?',
    stories: {
      a: "Before the court, Rashid denies that a year ago he bought a generator for his farm from his neighbour Manal, your client in Jeddah. The price was 140 thousand riyals, and Rashid has paid none of it. The sale was made by word of mouth before two witnesses unconnected with either side; nothing was written, and nothing stood in the way of writing. The court has made tomorrow's session the last for proof.",
      b: "Before the court, Rashid denies that a year ago he bought a generator for his farm from his neighbour Manal, your client in Jeddah. The price was 90 thousand riyals, and Rashid has paid none of it. The sale was made by word of mouth before two witnesses unconnected with either side; nothing was written, and nothing stood in the way of writing. The court has made tomorrow's session the last for proof.",
    },
    question: "Which request is right in tomorrow's session?",
    options: {
      bgxz: 'I ask the court to hear the witness nearest to the sale and hand in my questions to him.',
      fmmf: 'I ask the court to question Rashid on the sale and leave the decisive oath for the appeal.',
      jrgj: 'I offer Rashid a settlement by instalments and ask to have it recorded in the session if he accepts.',
      tcwq: 'I ask the court to hear both witnesses on the sale, each apart, and hand in my questions to them.',
      vjkc: 'I ask the court to question Rashid on the sale and then to put the decisive oath to him.',
    },
  },
  'legal-skills-07@1': {
    deciding: 'Is there a new document or an error in applying the law?',
    stories: {
      a: 'A Dammam appeal court has upheld a ruling that your client Fahad must pay for a farm. Every way to object stays open for 12 days or more, and the fee covers one memo of two pages. Your office has 4 remarks on it, most on the weighing of facts, all argued on appeal. A fifth rests on what Fahad got yesterday and no judge has seen: two payment receipts that the seller had signed, then kept throughout the case.',
      b: 'A Dammam appeal court has upheld a ruling that your client Fahad must pay for a farm. Every way to object stays open for 12 days or more, and the fee covers one memo of two pages. Your office has 4 remarks on it, most on the weighing of facts, all argued on appeal. A fifth rests on what Fahad got yesterday and no judge has seen: one decree, older than the contract, that repealed the two articles behind that ruling.',
    },
    question: "Which way of objecting to the appeal court's ruling is right?",
    options: {
      cprs: 'I file a petition for reconsideration with all five remarks as its grounds.',
      mwfg: 'I file a petition for reconsideration with the fifth remark as its only ground.',
      phdc: 'I file an objection in cassation with the fifth remark as its only ground.',
      vcvv: 'I offer the other side a written settlement with the fifth remark as its basis.',
      zzxh: 'I file an objection in cassation with all five remarks as its grounds.',
    },
  },
  'legal-skills-10@1': {
    deciding: "Does tomorrow's step need special mention in the power of attorney?",
    stories: {
      a: 'Your power of attorney from Waleed in a case in Al-Ahsa reads: "pleading and defence". Waleed is at sea, cannot be reached, and returns in 3 weeks. Before leaving he read the paper due tomorrow and wrote from his mailbox that he agrees to all of it. The paper that the court and the opponent expect tomorrow, signed by you, is the record settling the claim.',
      b: 'Your power of attorney from Waleed in a case in Al-Ahsa reads: "pleading and defence". Waleed is at sea, cannot be reached, and returns in 3 weeks. Before leaving he read the paper due tomorrow and wrote from his mailbox that he agrees to all of it. The paper that the court and the opponent expect tomorrow, signed by you, is the answer denying the claim.',
    },
    question: "What is the right course for tomorrow's session?",
    options: {
      cspz: "I hand in the paper with Waleed's written agreement and ask to have it recorded.",
      fdgp: 'I send the paper to the opponent tonight and ask for remarks before the session.',
      hjkb: 'I show the paper for information and ask to complete it after his return.',
      ncvg: 'I hand in the paper in the session and ask for time for his confirmation.',
      tkfq: 'I ask to adjourn until Waleed returns and draft a wider power for him.',
    },
  },
  'legal-skills-13@1': {
    deciding: 'Did Ziyad work under the direction of the office?',
    stories: {
      a: 'Ziad signed with a design office in Dhahran a paper headed "consultancy contract", which says that the parties are not employer and worker and that a written demand precedes an action. For 5 months he came at 8 to draw until evening what his section head handed out, and received 9 thousand riyals a month. Then he worked in the same way for 3 months unpaid, left 11 months ago, and has asked for the money by telephone alone.',
      b: 'Ziad signed with a design office in Dhahran a paper headed "consultancy contract", which says that the parties are not employer and worker and that a written demand precedes an action. For 5 months he drew at home, when he liked, 4 sheets each month, agreed beforehand, and received 9 thousand riyals a month. Then he worked in the same way for 3 months unpaid, left 11 months ago, and has asked for the money by telephone alone.',
    },
    question: 'Which step is the right one now for collecting the payments?',
    options: {
      gcws: 'I send the office a demand based on the Labor Law for the three payments.',
      jdcn: "I arrange the office's papers and receipts in a file on the three payments.",
      mxkx: 'I send the office a demand based on the signed contract for the three payments.',
      qzsj: 'I open a labour claim against the office for the three payments for Ziad.',
      rksg: 'I bring an action based on the signed contract for the three payments for Ziad.',
    },
  },
  'legal-skills-16@1': {
    deciding: 'Which of the two lists holds sensitive data?',
    stories: {
      a: "An optician's shop in Tabuk has two lists of different customers, and Najla, its manager, asks your view on using them. In the north list the shop has noted the monthly income of each customer, and in the south list the strength of both lenses in the glasses. The customers gave this figure themselves and agreed in writing to receive offers matched to it. The budget of the campaign covers one list.",
      b: "An optician's shop in Tabuk has two lists of different customers, and Najla, its manager, asks your view on using them. In the south list the shop has noted the monthly income of each customer, and in the north list the strength of both lenses in the glasses. The customers gave this figure themselves and agreed in writing to receive offers matched to it. The budget of the campaign covers one list.",
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
      a: "Your client Khalid in Hail faces a claim for the return of 200 thousand riyals, the price of a car never delivered, that rests on one receipt signed in his name. Khalid is certain that he never signed such a receipt, and your power of attorney covers every step. The receipt was written two years ago by a notary in the notary's office, and two witnesses signed it. The court wants an answer to it tomorrow.",
      b: "Your client Khalid in Hail faces a claim for the return of 200 thousand riyals, the price of a car never delivered, that rests on one receipt signed in his name. Khalid is certain that he never signed such a receipt, and your power of attorney covers every step. The receipt was written two years ago by a trader in the trader's shop, and two witnesses signed it. The court wants an answer to it tomorrow.",
    },
    question: 'Which answer to the receipt is right?',
    options: {
      brbn: "I deny Khalid's signature on the receipt and offer to pay for its comparison.",
      jggh: 'I allege that the receipt is forged and set out the points and signs for an inquiry.',
      mfhg: 'I allege that the receipt is forged and leave the points and signs to a later memo.',
      nbdq: "I ask for Khalid's bank statement and look in it for a trace of such a sum.",
      rtsz: "I expressly deny Khalid's signature on the receipt and ask that it be given no weight.",
    },
  },
  'legal-skills-22@1': {
    deciding: 'Is the delayed duty work or a sum of money?',
    stories: {
      a: "Reem's company in Taif is making a new contract to supply cut marble to Sultan's company, with the price spread over 10 months. In their last contract the marble came late twice, by 20 days each time. The companies have agreed on a single clause to deter just this delay, and your office drafts it for the one it harmed. The contract is signed at noon.",
      b: "Reem's company in Taif is making a new contract to supply cut marble to Sultan's company, with the price spread over 10 months. In their last contract the instalments came late twice, by 20 days each time. The companies have agreed on a single clause to deter just this delay, and your office drafts it for the one it harmed. The contract is signed at noon.",
    },
    question: 'Which drafting is right for the clause on delay?',
    options: {
      bfjv: 'I make the remaining duty fall due at the second delay and secure half by a surety.',
      fzbn: 'I make the remaining duty fall due at the first delay and secure it by a surety.',
      rbdz: 'I set liquidated damages for every day of delay and give them a ceiling.',
      xmzc: 'I set liquidated damages for delay beyond two weeks and give them a ceiling.',
      zdjh: 'I list the dates of both parties in one table and require a written reminder.',
    },
  },
  'legal-skills-25@1': {
    deciding: 'Is the document an enforcement instrument or only evidence of the debt?',
    stories: {
      a: "Lama's firm in Yanbu sold equipment to a shop owner for 90 thousand riyals, and the buyer received it against a signed record. The buyer had signed a promissory note for the same sum, registered electronically in due form, and payment fell due a month ago. He has no objection to the equipment, and he does not answer Lama's messages. Lama wants the shortest legal way to the sum.",
      b: "Lama's firm in Yanbu sold equipment to a shop owner for 90 thousand riyals, and the buyer received it against a signed record. The buyer had signed a price quotation for the same sum, registered electronically in due form, and payment fell due a month ago. He has no objection to the equipment, and he does not answer Lama's messages. Lama wants the shortest legal way to the sum.",
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
      a: 'Your office in Khamis Mushait has two unrelated files, those of Salma and Huda, and each claim fell due 11 months ago. Talks move forward in both without a written admission, and the opponent leaves the talks in any file where proceedings begin. Huda claims 400 thousand riyals from a shop for goods that her firm supplied for resale, and Salma claims 40 thousand riyals in wages from a company for a job that ended 11 months ago.',
      b: 'Your office in Khamis Mushait has two unrelated files, those of Salma and Huda, and each claim fell due 11 months ago. Talks move forward in both without a written admission, and the opponent leaves the talks in any file where proceedings begin. Salma claims 400 thousand riyals from a shop for goods that her firm supplied for resale, and Huda claims 40 thousand riyals in wages from a company for a job that ended 11 months ago.',
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
