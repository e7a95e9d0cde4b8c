import type { PairTextsOf } from '../pair.ts'
import type { pairs } from './pairs.ts'

export const en: PairTextsOf<typeof pairs> = {
  'healthcare-competency-25@1': {
    deciding: 'What keeps the beds full: the medicines or the family cars?',
    stories: {
      a: 'This evening you have one hour to prepare for 6 patients who go home tomorrow from a medical ward in Hail. For 3 of them the medicine orders are final; the others are reviewed on the morning round. After the round, a patient waits on average 190 minutes for medicines and then 20 minutes for the family car. Maha, the head nurse, wants the beds free before noon.',
      b: 'This evening you have one hour to prepare for 6 patients who go home tomorrow from a medical ward in Hail. For 3 of them the medicine orders are final; the others are reviewed on the morning round. After the round, a patient waits on average 20 minutes for medicines and then 190 minutes for the family car. Maha, the head nurse, wants the beds free before noon.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      cnpt: 'I complete the discharge summaries of all six patients in their files this evening.',
      fsmf: 'I phone three of the families this evening and set a time for them.',
      rhbd: 'I phone all six families this evening and set a time for each.',
      xdxr: 'I send the pharmacy the orders of all six patients to make up this evening.',
      zvhh: 'I send the pharmacy only the three final orders to make up this evening.',
    },
  },
  'healthcare-competency-26@3': {
    deciding: 'Where does the hour go: into interruptions or into the drug guide?',
    stories: {
      a: "On a ward in Najran, the medicine round takes an hour, but Shahd, a new nurse, needs two. On today's round she was interrupted 9 times by the phone or a visitor, and consulted the drug guide once. Each of these takes her 6 minutes. Each day you have time to help her with one thing.",
      b: "On a ward in Najran, the medicine round takes an hour, but Shahd, a new nurse, needs two. On today's round she was interrupted once by the phone or a visitor, and consulted the drug guide 9 times. Each of these takes her 6 minutes. Each day you have time to help her with one thing.",
    },
    question: 'What is the most effective action in this situation?',
    options: {
      cvzk: "I write down for Shahd the messages of callers and visitors on each of this week's rounds.",
      cxww: "I write down for Shahd the patients' doses and how to give them, before each of this week's rounds.",
      jvzf: "I write down for Shahd the messages of callers and visitors on half of this week's rounds.",
      psrw: "I give the medicines for Shahd to two of her patients on each of this week's rounds.",
      qzsr: "I write down for Shahd the patients' doses and how to give them, before half of this week's rounds.",
    },
  },
  'healthcare-competency-27@1': {
    deciding: 'Does Rashid know the times and is hindered by his day, or does he not know them?',
    stories: {
      a: "Rashid's blood pressure has been too high for two months, and half of his tablets are still in their boxes. Asked today at the hospital pharmacy in Muscat when each medicine is due, he was right about 1 of 4. He says that he misses tablets and cannot tell why. You have 15 minutes with him, and you may move the times but not the doses.",
      b: "Rashid's blood pressure has been too high for two months, and half of his tablets are still in their boxes. Asked today at the hospital pharmacy in Muscat when each medicine is due, he was right about 4 of 4. He says that he misses tablets and cannot tell why. You have 15 minutes with him, and you may move the times but not the doses.",
    },
    question: 'What is the best thing to do now?',
    options: {
      cprv: 'I draw a chart of the medicines with Rashid until he can explain it from memory.',
      hjvt: 'I move one of the medicines to an hour of the day that Rashid chooses.',
      kmbs: 'I explain the four medicines to Rashid, slowly, from first to last.',
      twxn: "I invite Rashid's son to the next visit to talk about the medicines.",
      xhsc: 'I move the four medicines to hours of the day that Rashid chooses.',
    },
  },
  'healthcare-competency-28@1': {
    deciding: 'How many samples can the analyser run before 13:00?',
    stories: {
      a: 'The analyser in a laboratory in Arar stopped this morning with 40 samples from routine checks still to run. The samples stay good until 13:00 and must then be drawn again. The repair ends at 11:00, and after that the analyser runs 25 samples an hour. Samples can go to another laboratory now for 20 riyals each.',
      b: 'The analyser in a laboratory in Arar stopped this morning with 40 samples from routine checks still to run. The samples stay good until 13:00 and must then be drawn again. The repair ends at 12:30, and after that the analyser runs 25 samples an hour. Samples can go to another laboratory now for 20 riyals each.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      hnmw: 'I send 10 samples away and run the others after the repair.',
      prhx: "I split the samples into two equal halves, ours and the other laboratory's.",
      rkcv: "I hand all of the samples to the other laboratory's driver now.",
      snjb: 'I keep 10 samples for our analyser and send the rest away now.',
      swkp: 'I keep all the samples here until the analyser is repaired.',
    },
  },
  'healthcare-competency-29@1': {
    deciding: 'Is the absence short enough for extra hours, or long enough for a new timetable?',
    stories: {
      a: 'Two of the six physiotherapists at a centre in Manama leave on Sunday on secondment to a hospital. Each therapist has 20 sessions a week, and the times are booked until the end of the year. The four who stay accept extra hours for a few weeks. The two will be away for 5 days and will then return. Today you must arrange their sessions for that time.',
      b: 'Two of the six physiotherapists at a centre in Manama leave on Sunday on secondment to a hospital. Each therapist has 20 sessions a week, and the times are booked until the end of the year. The four who stay accept extra hours for a few weeks. The two will be away for 5 months and will then return. Today you must arrange their sessions for that time.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      kjvj: 'I cover half of their sessions with paid extra hours and put off the rest.',
      krpm: 'I rebuild the whole timetable of the centre around the four, with new times and some group sessions.',
      nmbp: 'I rebuild only the evening timetable around the four, with new times and some group sessions.',
      pbrt: "I keep their patients' sessions on time with paid extra hours, shared equally among the four.",
      pqjp: 'I give their patients a filmed programme of home exercises to follow until the two return.',
    },
  },
  'healthcare-competency-30@2': {
    deciding: 'Does the difference come from the devices or from the way of weighing?',
    stories: {
      a: "At a nutrition clinic in Yanbu, weights jump by a kilogram from one visit to the next, and diet plans depend on them. To find out why, 10 patients were weighed again within a minute, on a second scale by the same nurse, and each time the result differed by a kilogram. Sami, the manager, will pay for one outside visit this month, by the maker's technician or the trainer.",
      b: "At a nutrition clinic in Yanbu, weights jump by a kilogram from one visit to the next, and diet plans depend on them. To find out why, 10 patients were weighed again within a minute, on the same scale by a second nurse, and each time the result differed by a kilogram. Sami, the manager, will pay for one outside visit this month, by the maker's technician or the trainer.",
    },
    question: 'Which decision suits this situation best?',
    options: {
      cfsw: 'I have the technician note on every scale how far it is off.',
      dpgf: 'I have the mean of two weights recorded in the file of every patient.',
      pjpw: 'I have the trainer show the team once how a patient is to be weighed.',
      rzzz: 'I have the technician recalibrate every one of the scales there.',
      wzsp: 'I have the trainer practise weighing with the whole team until results agree.',
    },
  },
  'healthcare-skills-01@1': {
    deciding: 'Was the earlier live vaccine injected or given by mouth?',
    stories: {
      a: 'Khalid, aged 18 months, has been brought to the vaccination clinic of a health centre in Buraidah. He had the measles, mumps and rubella vaccine 10 days ago and no other in the last two months. One dose of varicella (chickenpox) vaccine is still due, and it is in stock every day. He is well and lives with his family near the centre.',
      b: 'Khalid, aged 18 months, has been brought to the vaccination clinic of a health centre in Buraidah. He had the oral polio vaccine 10 days ago and no other in the last two months. One dose of varicella (chickenpox) vaccine is still due, and it is in stock every day. He is well and lives with his family near the centre.',
    },
    question: 'Which time is right for the next dose?',
    options: {
      dmjs: 'I give Khalid the next dose after one more week, to space it from the one before.',
      jnwc: 'I give Khalid the next dose at this visit today, while he is here in good health.',
      nbns: 'I give Khalid the next dose after eight more weeks, to space it from the one before.',
      rsjz: 'I give Khalid the next dose after three more weeks, to space it from the one before.',
      zwff: 'I leave the date of the next dose open for a week until his paper record is brought.',
    },
  },
  'healthcare-skills-04@1': {
    deciding: 'Is a high dose of oxygen the treatment of this patient or a danger to him?',
    stories: {
      a: 'Saad, aged 58, has come to the emergency room of a hospital in Tabuk with a headache and shortness of breath. The pulse oximeter reads 86%, and he takes 26 breaths a minute. His referral says: smoke inhalation, carbon monoxide poisoning. The protocol of the unit lets nurses choose the first oxygen device.',
      b: 'Saad, aged 58, has come to the emergency room of a hospital in Tabuk with a headache and shortness of breath. The pulse oximeter reads 86%, and he takes 26 breaths a minute. His referral says: acute COPD exacerbation. The protocol of the unit lets nurses choose the first oxygen device.',
    },
    question: 'Which oxygen device should Saad, whose reading is 86%, start with in the emergency room?',
    options: {
      htxg: 'I fit a non-rebreather reservoir mask at 15 litres a minute.',
      kprr: 'I fit a nasal cannula that is set to 4 litres a minute.',
      mqzk: 'I begin with a partial rebreather mask at 8 litres a minute.',
      nkcm: 'I use a Venturi mask that is set to 28% oxygen.',
      vmqn: 'I choose a simple face mask at 5 litres a minute.',
    },
  },
  'healthcare-skills-07@2': {
    deciding: 'Does the organism form spores?',
    stories: {
      a: 'An outbreak has begun on a hospital ward in Abha, and hand hygiene at its doors is your task. Each door has a sink and an empty dispenser that takes soap or alcohol rub, and those infected are in half of the rooms. The laboratory identifies the organism as Clostridioides difficile. The hands show no visible dirt, and all other precautions are the same at every door.',
      b: 'An outbreak has begun on a hospital ward in Abha, and hand hygiene at its doors is your task. Each door has a sink and an empty dispenser that takes soap or alcohol rub, and those infected are in half of the rooms. The laboratory identifies the organism as MRSA. The hands show no visible dirt, and all other precautions are the same at every door.',
    },
    question: "What belongs in the ward's dispensers?",
    options: {
      bbvv: 'I fill the dispensers with alcohol rub at all of the doors on the ward.',
      fjwj: 'I put up a poster on hand hygiene at all of the doors on the ward.',
      gsdr: 'I fill the dispensers with soap at the doors of those infected.',
      hkfh: 'I fill the dispensers with soap at all of the doors on the ward.',
      tqhf: 'I fill the dispensers with alcohol rub at the doors of those infected.',
    },
  },
  'healthcare-skills-10@4': {
    deciding: 'Which of the two scores stands for the greater risk?',
    stories: {
      a: 'Two patients at a hospital in Jazan, Majid and Hamad, both lie in bed for most of the day after hip surgery. The ward has a single alternating-pressure mattress to prevent pressure injuries. Their scores on the Braden scale, taken today, are 9 for Majid and 17 for Hamad, and the next are due in 3 days. Turning times are the same, and both men stay for two weeks.',
      b: 'Two patients at a hospital in Jazan, Majid and Hamad, both lie in bed for most of the day after hip surgery. The ward has a single alternating-pressure mattress to prevent pressure injuries. Their scores on the Braden scale, taken today, are 17 for Majid and 9 for Hamad, and the next are due in 3 days. Turning times are the same, and both men stay for two weeks.',
    },
    question: 'Which use of the mattress is right?',
    options: {
      brjx: 'I leave the mattress in the store until the next scores are taken.',
      lkpd: 'I put the mattress under Hamad by night and store it by day.',
      lwxm: 'I put the mattress under Majid by day and by night.',
      mvhc: 'I put the mattress under Hamad by day and by night.',
      sxjn: 'I put the mattress under Majid by night and store it by day.',
    },
  },
  'healthcare-skills-13@2': {
    deciding: 'Is calcium low as well as potassium high?',
    stories: {
      a: "For a month, a hospital laboratory in Dammam has been getting samples high in potassium from one clinic, though the patients have no symptoms. When their blood was drawn again at another clinic, the results were normal. Samples from the first clinic average 6.1 millimoles a litre of potassium and 1.6 of total calcium. They arrive within half an hour with clear serum and no redness; the clinic's team is untrained in drawing blood, and Mona, who runs the clinic, allows one change.",
      b: "For a month, a hospital laboratory in Dammam has been getting samples high in potassium from one clinic, though the patients have no symptoms. When their blood was drawn again at another clinic, the results were normal. Samples from the first clinic average 6.1 millimoles a litre of potassium and 2.4 of total calcium. They arrive within half an hour with clear serum and no redness; the clinic's team is untrained in drawing blood, and Mona, who runs the clinic, allows one change.",
    },
    question: 'Which change at that clinic is right?',
    options: {
      hccf: 'I train the whole team for half a day in relaxing the hand and timing the tourniquet.',
      rxqh: 'I train the whole team for half a day in the order of tubes and the way to fill each.',
      vntd: 'I hang a card on each trolley about relaxing the hand and timing the tourniquet.',
      zqvn: 'I ask the clinic for a second sample for each of its high results before I report it.',
      zxpx: 'I hang a card on each trolley about the order of tubes and the way to fill each.',
    },
  },
  'healthcare-skills-16@5': {
    deciding: 'Must the fluid run fast, and is a cannula of more gauge wider or thinner?',
    stories: {
      a: "At a hospital in Al-Jouf, Yousef needs a cannula in a vein of the forearm, and placing it is your task. The wrappers in the drawer show nothing but the size, from 14 G to 22 G, and the vein takes any of them. His doctor's note asks for the line through which blood runs fastest of all. A cannula of a needless size irritates the vein, and one attempt is planned.",
      b: "At a hospital in Al-Jouf, Yousef needs a cannula in a vein of the forearm, and placing it is your task. The wrappers in the drawer show nothing but the size, from 14 G to 22 G, and the vein takes any of them. His doctor's note asks for a line that carries a litre of fluid in 10 hours. A cannula of a needless size irritates the vein, and one attempt is planned.",
    },
    question: 'Which cannula is right for Yousef?',
    options: {
      cdrz: 'I choose the cannula with the size 14 G on its wrapper.',
      mbsj: 'I choose the cannula with the size 18 G on its wrapper.',
      mznn: 'I choose the cannula with the size 20 G on its wrapper.',
      pvng: 'I choose the cannula with the size 22 G on its wrapper.',
      rfcd: 'I choose the cannula with the size 16 G on its wrapper.',
    },
  },
  'healthcare-skills-19@1': {
    deciding: 'Is the vaccine given into the skin or into the muscle?',
    stories: {
      a: 'Lina, aged 6 months, has been brought to the vaccination clinic of a health centre in Khobar; she is well and has missed no visit. One dose has been drawn up for her, and the syringe has the needle that the maker advises. The vaccine named on the syringe is the BCG vaccine. The site has been chosen and cleaned, and only the angle of the needle is left to decide.',
      b: 'Lina, aged 6 months, has been brought to the vaccination clinic of a health centre in Khobar; she is well and has missed no visit. One dose has been drawn up for her, and the syringe has the needle that the maker advises. The vaccine named on the syringe is the hexavalent vaccine. The site has been chosen and cleaned, and only the angle of the needle is left to decide.',
    },
    question: 'Which angle is right for this injection?',
    options: {
      hvcc: 'I insert the needle into the skin at 10 degrees and inject the whole dose.',
      jxbq: 'I insert the needle into the skin at 70 degrees and inject the whole dose.',
      kmxg: 'I insert the needle into the skin at 90 degrees and inject the whole dose.',
      prdm: 'I insert the needle into the skin at 50 degrees and inject the whole dose.',
      wmlx: 'I insert the needle into the skin at 30 degrees and inject the whole dose.',
    },
  },
  'healthcare-skills-22@1': {
    deciding: 'Which of the two vials holds a preservative?',
    stories: {
      a: 'Two vials of lidocaine, one of 1% and one of 2%, were opened this morning in the medicine preparation room of a clinic in Qatif, and most of each is left. The label of the 1% vial lists methylparaben among the ingredients, and the label of the 2% vial does not. Neither label gives a time limit after opening. You decide what is kept.',
      b: 'Two vials of lidocaine, one of 1% and one of 2%, were opened this morning in the medicine preparation room of a clinic in Qatif, and most of each is left. The label of the 2% vial lists methylparaben among the ingredients, and the label of the 1% vial does not. Neither label gives a time limit after opening. You decide what is kept.',
    },
    question: 'Which decision about what is left in the vials is right?',
    options: {
      cjct: 'I date the 1% vial, keep it for 28 days and discard the other today.',
      gvcr: 'I discard both vials today and open new ones when lidocaine is next needed.',
      jqwf: 'I date the 2% vial, keep it for 28 days and discard the other today.',
      qpwm: 'I date the 2% vial, keep it for 7 days and discard the other today.',
      sbrk: 'I date the 1% vial, keep it for 7 days and discard the other today.',
    },
  },
  'healthcare-skills-25@2': {
    deciding: 'Does this type of inhaler need a slow breath or a fast one?',
    stories: {
      a: 'Hind, aged 30, leaves a hospital in Al-Baha today with her first inhaler for asthma. It is of the type MDI and is used without a spacer. She handles it well, breathes out before the dose and holds her breath for 10 seconds after it. Only the breath in is left to teach, and until her visit in a month she will do it as shown today.',
      b: 'Hind, aged 30, leaves a hospital in Al-Baha today with her first inhaler for asthma. It is of the type DPI and is used without a spacer. She handles it well, breathes out before the dose and holds her breath for 10 seconds after it. Only the breath in is left to teach, and until her visit in a month she will do it as shown today.',
    },
    question: "Which breath in is right for Hind's inhaler?",
    options: {
      dkqt: 'I teach her a breath in of an even, medium pace from beginning to end.',
      jpsf: 'I teach her a breath in that is fast and strong from beginning to end.',
      ngwc: 'I teach her a breath in that is slow and deep from beginning to end.',
      vhlm: 'I teach her a breath in that begins fast and strong and ends slowly.',
      zrbx: 'I teach her a breath in that begins slowly and ends fast and strong.',
    },
  },
  'healthcare-skills-28@2': {
    deciding: 'Did the doctor ask for red cells or for plasma?',
    stories: {
      a: 'An injured man who is bleeding has come to the emergency department of a hospital in Hail, and his blood group is unknown; typing and crossmatching take 40 minutes. The doctor asks for 4 units of red cells for him at once. The blood bank has enough of these in every group, and it is your task to send them.',
      b: 'An injured man who is bleeding has come to the emergency department of a hospital in Hail, and his blood group is unknown; typing and crossmatching take 40 minutes. The doctor asks for 4 units of plasma for him at once. The blood bank has enough of these in every group, and it is your task to send them.',
    },
    question: 'Which units should be sent to this man?',
    options: {
      bqtw: 'I send 2 units of group O now and the rest when his group is known.',
      fnkd: 'I send all 4 units of group AB now, before his group is known.',
      hzrm: 'I send all 4 units of his own group, once it is known.',
      pjvc: 'I send all 4 units of group O now, before his group is known.',
      wxsl: 'I send 2 units of group AB now and the rest when his group is known.',
    },
  },
}
