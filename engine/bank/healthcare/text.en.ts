import type { PairTextsOf } from '../pair.ts'
import type { pairs } from './pairs.ts'

export const en: PairTextsOf<typeof pairs> = {
  'healthcare-competency-25@1': {
    deciding: 'What keeps the beds full: the medicines or the family cars?',
    stories: {
      a: 'This evening you have one hour to prepare for 6 patients who go home tomorrow from a medical ward in Hail. For three of them the medicine orders are final; the others are reviewed on the morning round. After the round, a patient waits on average 190 minutes for medicines and then 20 minutes for the family car. Maha, the head nurse, wants the beds free before noon.',
      b: 'This evening you have one hour to prepare for 6 patients who go home tomorrow from a medical ward in Hail. For three of them the medicine orders are final; the others are reviewed on the morning round. After the round, a patient waits on average 20 minutes for medicines and then 190 minutes for the family car. Maha, the head nurse, wants the beds free before noon.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      cnpt: 'I complete the discharge reports of all six patients in their files this evening.',
      fsmf: 'I phone three of the families this evening and set a time for them.',
      rhbd: 'I phone all six families this evening and set a time for each.',
      xdxr: 'I send the pharmacy the orders of all six patients to make up this evening.',
      zvhh: 'I send the pharmacy only the three final orders to make up this evening.',
    },
  },
  'healthcare-competency-26@3': {
    deciding: 'Where does the hour go: into interruptions or into the drug guide?',
    stories: {
      a: 'On a ward in Najran, the medicine round takes an hour, but Shahd, a new nurse, needs two. On the round today she was interrupted 9 times by the phone or a visitor, and consulted the drug guide once. Each of these takes her 6 minutes. Each day you have time to help her with one thing.',
      b: 'On a ward in Najran, the medicine round takes an hour, but Shahd, a new nurse, needs two. On the round today she was interrupted once by the phone or a visitor, and consulted the drug guide 9 times. Each of these takes her 6 minutes. Each day you have time to help her with one thing.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      cvzk: "I write down, in Shahd's place, the messages of callers and visitors in each of this week's rounds.",
      cxww: "I write down, in Shahd's place, the patients' doses and how to give them before each of this week's rounds.",
      jvzf: "I write down, in Shahd's place, the messages of callers and visitors in half of this week's rounds.",
      psrw: "I give, in Shahd's place, the medicines to two of her patients in each of this week's rounds.",
      qzsr: "I write down, in Shahd's place, the patients' doses and how to give them before half of this week's rounds.",
    },
  },
  'healthcare-competency-27@1': {
    deciding: 'Does Rashid know the times and is hindered by his day, or does he not know them?',
    stories: {
      a: "Rashid's blood pressure has been too high for two months, and half of his tablets are still in their boxes. Asked today at the hospital pharmacy in Muscat when each medicine is due, he was right on 1 of 4. He says that he misses tablets and cannot tell why. You have 15 minutes with him, and you may move the times but not the doses.",
      b: "Rashid's blood pressure has been too high for two months, and half of his tablets are still in their boxes. Asked today at the hospital pharmacy in Muscat when each medicine is due, he was right on 4 of 4. He says that he misses tablets and cannot tell why. You have 15 minutes with him, and you may move the times but not the doses.",
    },
    question: 'What is the best thing to do now?',
    options: {
      cprv: 'I draw a chart of the medicines with Rashid until he can explain it from memory.',
      hjvt: 'I move one of the medicines to an hour of the day that Rashid chooses.',
      kmbs: 'I explain the four medicines to Rashid, slowly, from first to last.',
      twxn: 'I invite his son to the next visit to talk about the medicines.',
      xhsc: 'I move the four medicines to hours of the day that Rashid chooses.',
    },
  },
  'healthcare-competency-28@1': {
    deciding: 'How many samples can the analyser run before 13:00?',
    stories: {
      a: 'The analyser of a laboratory in Arar stopped this morning with 40 samples from routine checks still to run. The samples stay good until 13:00 and must then be drawn again. The repair ends at 11:00, and after that the analyser runs 25 samples an hour. Samples can go to another laboratory now for 20 riyals each.',
      b: 'The analyser of a laboratory in Arar stopped this morning with 40 samples from routine checks still to run. The samples stay good until 13:00 and must then be drawn again. The repair ends at 12:30, and after that the analyser runs 25 samples an hour. Samples can go to another laboratory now for 20 riyals each.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      hnmw: 'I send ten samples away and run the others after the repair.',
      prhx: "I split the samples into two equal halves, ours and the other laboratory's.",
      rkcv: "I hand all of the samples to the other laboratory's driver now.",
      snjb: 'I keep ten samples for our analyser and send the rest away now.',
      swkp: 'I keep all the samples here until the analyser is repaired.',
    },
  },
  'healthcare-competency-29@1': {
    deciding: 'Is the absence short enough for extra hours, or long enough for a new timetable?',
    stories: {
      a: 'Two of the six physiotherapists of a centre in Manama leave on Sunday to work at a hospital. Each therapist has 20 sessions a week, and the times are booked until the end of the year. The four who stay accept extra hours for a few weeks. The two will be away for 5 days and will then return. Today you arrange their sessions for that time.',
      b: 'Two of the six physiotherapists of a centre in Manama leave on Sunday to work at a hospital. Each therapist has 20 sessions a week, and the times are booked until the end of the year. The four who stay accept extra hours for a few weeks. The two will be away for 5 months and will then return. Today you arrange their sessions for that time.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      kjvj: 'I cover half of their sessions with paid extra hours and put off the rest.',
      krpm: 'I rebuild the whole timetable of the centre around the four, with new times and some group sessions.',
      nmbp: 'I rebuild only the evening timetable around the four, with new times and some group sessions.',
      pbrt: "I keep their patients' sessions on time with paid extra hours, shared equally among the four.",
      pqjp: 'I give their patients a filmed programme of home exercises to follow until they return.',
    },
  },
  'healthcare-competency-30@1': {
    deciding: 'In which kind do 300 second checks find more errors?',
    stories: {
      a: 'Each week, the pharmacy of a health centre in Yanbu fills 300 new and 600 repeat prescriptions, and each is checked once. Even so, clerical errors then turn up each week in 18 of the new ones and in 18 of the repeats. Sami, the manager, now gives you time for a second check of 300 a week. Each prescription shows how often it has been checked.',
      b: 'Each week, the pharmacy of a health centre in Yanbu fills 300 new and 600 repeat prescriptions, and each is checked once. Even so, clerical errors then turn up each week in 4 of the new ones and in 18 of the repeats. Sami, the manager, now gives you time for a second check of 300 a week. Each prescription shows how often it has been checked.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      cfsw: 'I spend the second check on two hundred new ones and one hundred repeats.',
      dpgf: 'I divide the second check equally between the new prescriptions and the repeats.',
      pjpw: 'I recheck one hundred of the new ones and two hundred repeats.',
      rzzz: 'I give the second check to the new prescriptions alone, as they come in each week.',
      wzsp: 'I give the second check to the repeats alone, as the eye skips what it knows.',
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
      vmqn: 'I choose the simple face mask at 5 litres a minute.',
    },
  },
  'healthcare-skills-07@1': {
    deciding: 'Which of the two organisms forms spores?',
    stories: {
      a: 'Two outbreaks have begun in a hospital in Abha, in the Palm ward and in the Olive ward, and hand hygiene in both is your task. Each ward has 20 rooms, with a sink and an empty holder for one cartridge at each door. There are 20 cartridges of soap and 20 of alcohol rub, and the hands show no visible dirt. The laboratory names the organism of the Palm ward as MRSA and that of the Olive ward as Clostridioides difficile.',
      b: 'Two outbreaks have begun in a hospital in Abha, in the Palm ward and in the Olive ward, and hand hygiene in both is your task. Each ward has 20 rooms, with a sink and an empty holder for one cartridge at each door. There are 20 cartridges of soap and 20 of alcohol rub, and the hands show no visible dirt. The laboratory names the organism of the Palm ward as Clostridioides difficile and that of the Olive ward as MRSA.',
    },
    question: 'Which division of the cartridges between the two wards is right?',
    options: {
      bbvv: 'I put all the soap in the Palm ward and all the alcohol rub in the Olive ward.',
      fjwj: 'I put 10 alcohol rub and 10 soap cartridges in the Palm ward and the others in the Olive ward.',
      gsdr: 'I put 15 alcohol rub and 5 soap cartridges in the Palm ward and the others in the Olive ward.',
      hkfh: 'I put all the soap in the Olive ward and all the alcohol rub in the Palm ward.',
      tqhf: 'I put 15 alcohol rub and 5 soap cartridges in the Olive ward and the others in the Palm ward.',
    },
  },
  'healthcare-skills-10@1': {
    deciding: 'Which of the tablets may be crushed for a feeding tube?',
    stories: {
      a: 'Mansour, a patient in a hospital in Jazan, has been fed through a nasogastric tube since yesterday, and his two morning medicines go through it. The dose is two tablets from the white box and two from the blue box, and the ward has neither as a syrup. The white box is marked EC and the blue box FC, and neither carries any other caution. This morning the pharmacy can supply a syrup in place of the tablets of one box.',
      b: 'Mansour, a patient in a hospital in Jazan, has been fed through a nasogastric tube since yesterday, and his two morning medicines go through it. The dose is two tablets from the white box and two from the blue box, and the ward has neither as a syrup. The white box is marked FC and the blue box EC, and neither carries any other caution. This morning the pharmacy can supply a syrup in place of the tablets of one box.',
    },
    question: 'Which decision about the morning dose is right?',
    options: {
      brjx: 'I hold the tablets of both boxes until tomorrow morning and ask for syrups in their place.',
      lkpd: 'I crush one of the white-box tablets and ask for the syrup in place of the blue ones.',
      lwxm: 'I crush both blue-box tablets this morning and ask for the syrup in place of the white ones.',
      mvhc: 'I crush both white-box tablets this morning and ask for the syrup in place of the blue ones.',
      sxjn: 'I crush one of the blue-box tablets and ask for the syrup in place of the white ones.',
    },
  },
  'healthcare-skills-13@2': {
    deciding: 'Is calcium low as well as potassium high?',
    stories: {
      a: 'For a month, a hospital laboratory in Dammam has had samples high in potassium from one clinic, though the patients have no symptoms. When their blood was drawn again at another clinic, the results were normal. Samples from the first clinic average 6.1 millimoles a litre of potassium and 1.6 of total calcium. They arrive within half an hour with clear serum and no redness; the team is untrained in drawing blood, and Mona, who runs the clinic, allows one change.',
      b: 'For a month, a hospital laboratory in Dammam has had samples high in potassium from one clinic, though the patients have no symptoms. When their blood was drawn again at another clinic, the results were normal. Samples from the first clinic average 6.1 millimoles a litre of potassium and 2.4 of total calcium. They arrive within half an hour with clear serum and no redness; the team is untrained in drawing blood, and Mona, who runs the clinic, allows one change.',
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
  'healthcare-skills-16@2': {
    deciding: 'Which of the two confirmed diseases must be notified?',
    stories: {
      a: "Yousef and Ziad, drivers from Al-Jouf, were admitted to hospital after two weeks of fever and pain in one knee. Yousef's blood culture grew Brucella melitensis, and Ziad's blood culture grew methicillin-sensitive Staphylococcus aureus. Their doctor has begun the treatment; in 4 days they go home and the health centre of their village takes it over, and each asks who will learn his name. Sending out results is your task, one message for each result; public health tells the centre what concerns it.",
      b: "Yousef and Ziad, drivers from Al-Jouf, were admitted to hospital after two weeks of fever and pain in one knee. Yousef's blood culture grew methicillin-sensitive Staphylococcus aureus, and Ziad's blood culture grew Brucella melitensis. Their doctor has begun the treatment; in 4 days they go home and the health centre of their village takes it over, and each asks who will learn his name. Sending out results is your task, one message for each result; public health tells the centre what concerns it.",
    },
    question: 'What is the right thing to do with the two results?',
    options: {
      cdrz: "Today I send public health Yousef's result by name, and the health centre Ziad's result.",
      mbsj: 'Today I give both Ziad and Yousef a ward appointment with their doctor to answer questions.',
      mznn: "On discharge day I send public health Ziad's result by name, and the health centre Yousef's.",
      pvng: "Today I send public health Ziad's result by name, and the health centre Yousef's result.",
      rfcd: "On discharge day I send public health Yousef's result by name, and the health centre Ziad's.",
    },
  },
  'healthcare-skills-19@1': {
    deciding: 'Is the vaccine given into the skin or into the muscle?',
    stories: {
      a: 'Sama, aged 6 months, has been brought to the vaccination clinic of a health centre in Khobar; she is well and has missed no visit. One dose has been drawn up for her, and the syringe has the needle that the maker advises. The vaccine named on the syringe is the BCG vaccine. The site has been chosen and cleaned, and only the angle of the needle is left to decide.',
      b: 'Sama, aged 6 months, has been brought to the vaccination clinic of a health centre in Khobar; she is well and has missed no visit. One dose has been drawn up for her, and the syringe has the needle that the maker advises. The vaccine named on the syringe is the hexavalent vaccine. The site has been chosen and cleaned, and only the angle of the needle is left to decide.',
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
  'healthcare-skills-25@1': {
    deciding: 'Is this sample spoiled by cold or by warmth?',
    stories: {
      a: 'Blood has been drawn from Hind at a clinic in Al-Baha for one test, and the hospital laboratory is 10 minutes away by car. The request says: ammonia. The blood will be separated at the laboratory, not at the clinic. Dalal, the driver, has five kinds of carrier, and you choose one.',
      b: 'Blood has been drawn from Hind at a clinic in Al-Baha for one test, and the hospital laboratory is 10 minutes away by car. The request says: cryoglobulins. The blood will be separated at the laboratory, not at the clinic. Dalal, the driver, has five kinds of carrier, and you choose one.',
    },
    question: "Which carrier is right for preserving Hind's blood on the way?",
    options: {
      jdkb: 'For the tube I choose a box that is heated to 30 degrees.',
      qxbh: 'I send the tube in a flask of iced water at 0 degrees.',
      rncb: 'I carry the tube in a plain box that stays at 22 degrees.',
      tzqh: 'I send the tube in a flask of water heated to 37 degrees.',
      xkzn: 'I put the tube into a cool box that stays at 5 degrees.',
    },
  },
  'healthcare-skills-28@2': {
    deciding: 'Did the doctor ask for red cells or for plasma?',
    stories: {
      a: 'An injured man who is bleeding has come to the emergency department of a hospital in Hail, and his blood group is unknown; finding it and crossmatching take 40 minutes. The doctor asks for 4 units of red cells for him at once. The blood bank has enough of these in every group, and it is your task to send them.',
      b: 'An injured man who is bleeding has come to the emergency department of a hospital in Hail, and his blood group is unknown; finding it and crossmatching take 40 minutes. The doctor asks for 4 units of plasma for him at once. The blood bank has enough of these in every group, and it is your task to send them.',
    },
    question: 'Which units should be sent to this man?',
    options: {
      bqtw: 'I send two units of group O now and the rest when his group is known.',
      fnkd: 'I send all four units of group AB now, before his group is known.',
      hzrm: 'I send all four units of his own group, once it is known.',
      pjvc: 'I send all four units of group O now, before his group is known.',
      wxsl: 'I send two units of group AB now and the rest when his group is known.',
    },
  },
}
