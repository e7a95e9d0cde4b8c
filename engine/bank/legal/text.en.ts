import type { PairTextsOf } from '../pair.ts'
import type { pairs } from './pairs.ts'

export const en: PairTextsOf<typeof pairs> = {
  'legal-competency-25@1': {
    deciding: 'In which contracts does the clause sit, the large or the small?',
    stories: {
      a: 'Your office in Riyadh is reviewing 200 contracts of a company for sale, 40 large and 160 small. The buyer wants every clause that ends a contract when the owner changes, and all contracts matter equally. The 6 days left are enough to read all the large ones in full or to check all the small ones for the clause, not both. In a sample of 10 of each, 9 of the large had it and none of the small did.',
      b: 'Your office in Riyadh is reviewing 200 contracts of a company for sale, 40 large and 160 small. The buyer wants every clause that ends a contract when the owner changes, and all contracts matter equally. The 6 days left are enough to read all the large ones in full or to check all the small ones for the clause, not both. In a sample of 10 of each, 9 of the small had it and none of the large did.',
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
      a: 'Shahd wrote one half of an objection memo for your office in Dammam, and Majid wrote the other. When the halves were joined, the same delivery, notice and termination were found to have two dates each. Both stand by what they wrote, and the memo is due tomorrow morning. The evening leaves time for one piece of work.',
      b: 'Shahd wrote one half of an objection memo for your office in Dammam, and Majid wrote the other. When the halves were joined, the same supplier, broker and surety were found to have two names each. Both stand by what they wrote, and the memo is due tomorrow morning. The evening leaves time for one piece of work.',
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
      a: "Hind, a client of your office in Jeddah, will answer 8 questions before a licensing committee tomorrow. The committee gives each answer one minute, about 100 words, and decides on what is said in it. In today's practice her answers averaged 120 words, and everything in them was right. One hour of practice is left.",
      b: "Hind, a client of your office in Jeddah, will answer 8 questions before a licensing committee tomorrow. The committee gives each answer one minute, about 100 words, and decides on what is said in it. In today's practice her answers averaged 20 words, and everything in them was right. One hour of practice is left.",
    },
    question: 'What is the most effective action in this situation?',
    options: {
      dndk: 'I train Hind to breathe and stand steadily before the committee.',
      gfvh: 'I train Hind to keep each answer to two short sentences.',
      mdrp: 'I train Hind to add one more sentence to each of her answers.',
      qqfv: 'I train Hind to explain each answer with its reasons and an example.',
      xrrk: 'I train Hind to drop the least important sentence from each answer.',
    },
  },
  'legal-competency-28@1': {
    deciding: 'How much of the sum hangs on the statements still to come?',
    stories: {
      a: 'Hamad, your client in Buraidah, still lacks 4 bank statements for his claim; one arrives every 3 days. He claims 90 thousand riyals in one action, and includes nothing that is not documented on the day of filing. Each day until filing costs him 1 thousand riyals in storage. So far 82 thousand are documented, and the rest is spread evenly over the statements.',
      b: 'Hamad, your client in Buraidah, still lacks 4 bank statements for his claim; one arrives every 3 days. He claims 90 thousand riyals in one action, and includes nothing that is not documented on the day of filing. Each day until filing costs him 1 thousand riyals in storage. So far 14 thousand are documented, and the rest is spread evenly over the statements.',
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
      a: 'Voices rose a quarter of an hour ago in a mediation that your office in Doha is conducting between two partners. Before that their offers were 90 thousand riyals apart, and now they are 40 thousand apart. Both have kept to the matter in dispute, and neither has asked to stop. The session has 30 minutes left, and preparing two separate rooms takes 20 of them.',
      b: 'Voices rose a quarter of an hour ago in a mediation that your office in Doha is conducting between two partners. Before that their offers were 90 thousand riyals apart, and now they are 120 thousand apart. Both have kept to the matter in dispute, and neither has asked to stop. The session has 30 minutes left, and preparing two separate rooms takes 20 of them.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      bmzj: 'I let the talk run as it is and note down each new offer.',
      bsrw: 'I stop the talk for 10 minutes and invite both partners to coffee.',
      gqcf: 'I read the partners their latest offers and ask whether I noted them right.',
      nxrk: 'I stop the talk and move each partner to a separate room until the end.',
      xbqg: 'I let the talk run and give the partners 2 minutes each in turn.',
    },
  },
  'legal-competency-30@1': {
    deciding: 'Until when does the price of the land hold?',
    stories: {
      a: 'Layla and her partners asked your office in Khobar for an opinion, due today, on buying land at 4 million riyals. All questions of title have been examined, and 6 others remain, each of which needs a day and concerns 50 thousand riyals at most. The price holds through 2 March, and then rises by 100 thousand riyals a day. The partners decide for good on reading the opinion, and today is 2 March.',
      b: 'Layla and her partners asked your office in Khobar for an opinion, due today, on buying land at 4 million riyals. All questions of title have been examined, and 6 others remain, each of which needs a day and concerns 50 thousand riyals at most. The price holds through 20 March, and then rises by 100 thousand riyals a day. The partners decide for good on reading the opinion, and today is 2 March.',
    },
    question: 'What is the best thing to do now?',
    options: {
      bkcf: 'I deliver the opinion today as agreed and list the six remaining questions at the top.',
      bzjm: 'I agree with the partners today on a new date and deliver it in 3 days with half the questions done.',
      mqbr: 'I deliver the opinion tomorrow with the most important question done and list the other five at the top.',
      psss: 'I call the partners today with a summary so far and leave the writing until they ask.',
      ptqq: 'I agree with the partners today on a new date and deliver the complete opinion in 6 days.',
    },
  },
  'legal-skills-01@2': {
    deciding: 'Which objection concerns the place and which the kind of case?',
    stories: {
      a: "The general court in Riyadh is hearing separate claims against your clients Dana and Arwa, each for 120 thousand riyals, based on a document giving no reason for the debt. In the first session your office filed a brief answer to each, and the next memo in each is due tomorrow at the third session. Tonight two facts are added: Dana has lived in Abha for 8 years, and the sum claimed from Arwa is the claimant's wages for work at her shop.",
      b: "The general court in Riyadh is hearing separate claims against your clients Dana and Arwa, each for 120 thousand riyals, based on a document giving no reason for the debt. In the first session your office filed a brief answer to each, and the next memo in each is due tomorrow at the third session. Tonight two facts are added: Arwa has lived in Abha for 8 years, and the sum claimed from Dana is the claimant's wages for work at her shop.",
    },
    question: "What is right in the two memos for tomorrow's session?",
    options: {
      hdrq: "I plead lack of jurisdiction in Arwa's memo and ask for more time for Dana's.",
      njqf: "I answer the claim in Dana's memo and plead lack of jurisdiction in Arwa's.",
      qsmg: "I plead lack of jurisdiction in Dana's memo and ask for more time for Arwa's.",
      rcnr: "I answer the claim in Arwa's memo and plead lack of jurisdiction in Dana's.",
      rkhp: "I ask for more time for Dana's memo and for Arwa's, and offer to settle meanwhile.",
    },
  },
  'legal-skills-04@2': {
    deciding: 'Is there a writing of the opponent himself that makes the sale probable?',
    stories: {
      a: "Rashid denies in court that he bought generators for his farm a year ago from his neighbour Manal, your client in Jeddah, whose power of attorney covers every step. The price was 900 thousand riyals, and he has paid none of it. The sale was made by word of mouth before two witnesses unconnected with either side. The file holds a letter asking Manal when the generators will come, written and signed by his brother. The court has made tomorrow's session the last for proof.",
      b: "Rashid denies in court that he bought generators for his farm a year ago from his neighbour Manal, your client in Jeddah, whose power of attorney covers every step. The price was 900 thousand riyals, and he has paid none of it. The sale was made by word of mouth before two witnesses unconnected with either side. The file holds a letter asking Manal when the generators will come, written and signed by himself. The court has made tomorrow's session the last for proof.",
    },
    question: "Which request is right in tomorrow's session?",
    options: {
      bgxz: 'I ask the court to hear the witness closest to the sale and hand in my questions for him.',
      fmmf: 'I ask the court to question Rashid on the sale and leave the decisive oath for the appeal.',
      jrgj: 'I offer Rashid a settlement by instalments and ask to have it recorded in the session if he accepts.',
      tcwq: 'I ask the court to hear both witnesses on the sale, each separately, and hand in my questions for them.',
      vjkc: 'I ask the court to question Rashid on the sale and then to put the decisive oath to him.',
    },
  },
  'legal-skills-07@1': {
    deciding: 'Is there a new document or an error in applying the law?',
    stories: {
      a: 'A Dammam appeal court has upheld a ruling that your client Fahad must pay for a farm. Every way to object stays open for 12 days or more, and the fee covers one memo of two pages. Your office has 4 remarks on the ruling, most on the weighing of facts, all argued on appeal. A fifth rests on something Fahad obtained yesterday that no judge has seen: two payment receipts that the seller had signed, then kept throughout the case.',
      b: 'A Dammam appeal court has upheld a ruling that your client Fahad must pay for a farm. Every way to object stays open for 12 days or more, and the fee covers one memo of two pages. Your office has 4 remarks on the ruling, most on the weighing of facts, all argued on appeal. A fifth rests on something Fahad obtained yesterday that no judge has seen: one decree, older than the contract, that repealed the two articles behind that ruling.',
    },
    question: "Which way of objecting to the appeal court's ruling is right?",
    options: {
      cprs: 'I file a petition for reconsideration with all 5 remarks as its grounds.',
      mwfg: 'I file a petition for reconsideration with the fifth remark as its only ground.',
      phdc: 'I file an objection in cassation with the fifth remark as its only ground.',
      vcvv: 'I offer the other side a written settlement with the fifth remark as its basis.',
      zzxh: 'I file an objection in cassation with all 5 remarks as its grounds.',
    },
  },
  'legal-skills-10@1': {
    deciding: "Does tomorrow's step need special mention in the power of attorney?",
    stories: {
      a: 'Your power of attorney from Waleed in a case in Al-Ahsa reads: "pleading and defence". Waleed is at sea, cannot be reached, and returns in 3 weeks. Before leaving he read the paper due tomorrow and wrote by email that he agreed to all of it. The paper that the court and the opponent expect tomorrow, signed by you, is the record settling the claim.',
      b: 'Your power of attorney from Waleed in a case in Al-Ahsa reads: "pleading and defence". Waleed is at sea, cannot be reached, and returns in 3 weeks. Before leaving he read the paper due tomorrow and wrote by email that he agreed to all of it. The paper that the court and the opponent expect tomorrow, signed by you, is the statement answering the claim.',
    },
    question: "What is the right course for tomorrow's session?",
    options: {
      cspz: "I hand in the paper with Waleed's written agreement and ask to have it recorded.",
      fdgp: 'I send the paper to the opponent tonight and ask for remarks before the session.',
      hjkb: "I show the paper for information and ask to complete it after Waleed's return.",
      ncvg: "I hand in the paper in the session and ask for time for Waleed's confirmation.",
      tkfq: 'I ask to adjourn until Waleed returns and draft a wider power for him.',
    },
  },
  'legal-skills-13@1': {
    deciding: 'Did Ziad work under the direction of the office?',
    stories: {
      a: 'Ziad and a design office in Dhahran signed a paper headed "consultancy contract", which says that the parties are not employer and worker and that a written demand must precede any action. For 5 months he came at 8 to draw until evening what his section head handed out, and received 9 thousand riyals a month. Then he worked in the same way for 3 months unpaid, left 11 months ago, and has asked for the money only by telephone.',
      b: 'Ziad and a design office in Dhahran signed a paper headed "consultancy contract", which says that the parties are not employer and worker and that a written demand must precede any action. For 5 months he drew at home, when he liked, 4 sheets each month, agreed beforehand, and received 9 thousand riyals a month. Then he worked in the same way for 3 months unpaid, left 11 months ago, and has asked for the money only by telephone.',
    },
    question: 'Which step is the right one now for collecting the payments?',
    options: {
      gcws: 'I send the office a demand for the three payments based on the Labor Law.',
      jdcn: "I arrange the office's papers and receipts in a file on the three payments.",
      mxkx: 'I send the office a demand for the three payments based on the signed contract.',
      qzsj: "I open Ziad's labour claim against the office for the three payments.",
      rksg: "I bring Ziad's action for the three payments based on the signed contract.",
    },
  },
  'legal-skills-16@2': {
    deciding: 'Which of the two contracts is void even if the guardian approves it?',
    stories: {
      a: 'Najla asks your office in Tabuk about two contracts that her son Yazid, aged 13, drew up alone a month ago. In the first he sold a neighbour his horse at the market price, 60 thousand riyals, and in the second he gave a cousin his watch worth 3 thousand riyals. Neither was authorised beforehand; his father, who is his guardian, then learned of them and signed both in approval. Today Yazid has changed his mind about both contracts.',
      b: 'Najla asks your office in Tabuk about two contracts that her son Yazid, aged 13, drew up alone a month ago. In the second he sold a neighbour his horse at the market price, 60 thousand riyals, and in the first he gave a cousin his watch worth 3 thousand riyals. Neither was authorised beforehand; his father, who is his guardian, then learned of them and signed both in approval. Today Yazid has changed his mind about both contracts.',
    },
    question: 'Which opinion on the two contracts is right?',
    options: {
      pvxg: "The first contract may be annulled at the guardian's request, and so may the second contract.",
      sztr: 'The first contract is void from the day it was signed, and the second is valid and stands.',
      trsr: 'The first contract is valid and stands, and the second is void from the day it was signed.',
      vvbt: "The first contract is valid and stands, and the second may be annulled at the guardian's request.",
      xghs: "The first contract may be annulled at the guardian's request, and the second is valid and stands.",
    },
  },
  'legal-skills-19@2': {
    deciding: 'Is the document official or ordinary?',
    stories: {
      a: 'Your client Khalid in Hail faces a claim for the return of 200 thousand riyals, the price of a car never delivered, based solely on a receipt signed in his name. Khalid is certain that he never signed such a receipt, and your power of attorney covers every step. The receipt was written two years ago by a notary in his office, and two witnesses signed it. The original was shown yesterday, and the court wants an answer tomorrow.',
      b: 'Your client Khalid in Hail faces a claim for the return of 200 thousand riyals, the price of a car never delivered, based solely on a receipt signed in his name. Khalid is certain that he never signed such a receipt, and your power of attorney covers every step. The receipt was written two years ago by a cloth trader in his shop, and two witnesses signed it. The original was shown yesterday, and the court wants an answer tomorrow.',
    },
    question: 'Which answer to the receipt is right?',
    options: {
      brbn: "I deny Khalid's signature on the receipt and offer to pay for a handwriting comparison.",
      jggh: 'I allege that the receipt is forged and set out the points and evidence for an inquiry.',
      mfhg: 'I allege that the receipt is forged and leave the points and evidence to a later memo.',
      nbdq: "I ask for two weeks to answer the receipt and gather Khalid's letters from that time.",
      rtsz: "I expressly deny Khalid's signature on the receipt and ask that it be given no weight.",
    },
  },
  'legal-skills-22@2': {
    deciding: 'Which of the two dates fixes the rank of a real estate mortgage?',
    stories: {
      a: "Reem's land in Taif was sold at auction for less than its debts; it carries mortgages to four lenders, each owed 500 thousand riyals. The order of registration of the deeds between January and March was Najd, then Sarawat, then Waha, then Sahel; the order of signature was exactly the reverse. Each lender paid out its loan in full on signing, and all debts fell due on the same day. Reem asks in which order they will be paid.",
      b: "Reem's land in Taif was sold at auction for less than its debts; it carries mortgages to four lenders, each owed 500 thousand riyals. The order of signature of the deeds between January and March was Najd, then Sarawat, then Waha, then Sahel; the order of registration was exactly the reverse. Each lender paid out its loan in full on signing, and all debts fell due on the same day. Reem asks in which order they will be paid.",
    },
    question: 'Which order of payment is right?',
    options: {
      bfjv: 'I tell Reem that the order of payment is Sahel, then Waha, then Najd, then Sarawat.',
      fzbn: 'I tell Reem that the order of payment is Sahel, then Waha, then Sarawat, then Najd.',
      rbdz: 'I tell Reem that the order of payment is Najd, then Sarawat, then Waha, then Sahel.',
      xmzc: 'I tell Reem that the order of payment is Najd, then Sarawat, then Sahel, then Waha.',
      zdjh: 'I tell Reem that the order of payment is Waha, then Najd, then Sahel, then Sarawat.',
    },
  },
  'legal-skills-25@2': {
    deciding: 'Which of the notes remain valid promissory notes without the missing item?',
    stories: {
      a: "Lama's firm in Yanbu is selling equipment for 100 thousand riyals and is offered 8 promissory notes of 25 thousand riyals each in payment, to be endorsed to it. Fahad signed 4 of them without a date of maturity and Nasser 4 without a date of issue; all else in them is complete. Both men are solvent and wrote their notes a month ago, and nobody will add anything to them. Lama wants valid negotiable instruments and asks for your view.",
      b: "Lama's firm in Yanbu is selling equipment for 100 thousand riyals and is offered 8 promissory notes of 25 thousand riyals each in payment, to be endorsed to it. Fahad signed 4 of them without a date of issue and Nasser 4 without a date of maturity; all else in them is complete. Both men are solvent and wrote their notes a month ago, and nobody will add anything to them. Lama wants valid negotiable instruments and asks for your view.",
    },
    question: 'What is right for the eight notes?',
    options: {
      gnrk: "I advise taking one of Fahad's notes together with three of Nasser's notes.",
      hxhf: "I advise taking all four of Fahad's notes and returning all four of Nasser's.",
      hzjh: "I advise taking all four of Nasser's notes and returning all four of Fahad's.",
      jjrm: "I advise taking three of Fahad's notes together with one of Nasser's notes.",
      tkzv: "I advise taking two of Fahad's notes together with two of Nasser's notes.",
    },
  },
  'legal-skills-28@2': {
    deciding: 'Which of the two claims is a labour claim?',
    stories: {
      a: 'Your office in Khamis Mushait has two unrelated files, those of Salma and Huda, and each claim fell due 11 months ago. Talks are moving forward in both without a written admission, and the opponent will leave the talks in any file where proceedings begin. Huda claims 400 thousand riyals from a shop for goods that her firm supplied for resale, and Salma claims 40 thousand riyals in wages from a company for a job that ended 11 months ago.',
      b: 'Your office in Khamis Mushait has two unrelated files, those of Salma and Huda, and each claim fell due 11 months ago. Talks are moving forward in both without a written admission, and the opponent will leave the talks in any file where proceedings begin. Salma claims 400 thousand riyals from a shop for goods that her firm supplied for resale, and Huda claims 40 thousand riyals in wages from a company for a job that ended 11 months ago.',
    },
    question: 'Which plan is right for the two files?',
    options: {
      cwxv: 'I begin proceedings for Huda today and continue the talks for Salma for two weeks.',
      gprr: 'I begin proceedings for Huda today and continue the talks for Salma for three months.',
      hcvz: 'I begin proceedings for Salma and for Huda today and end the talks in both files.',
      jffd: 'I begin proceedings for Salma today and continue the talks for Huda for two weeks.',
      vjfx: 'I begin proceedings for Salma today and continue the talks for Huda for three months.',
    },
  },
}
