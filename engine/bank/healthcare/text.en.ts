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
      fsmf: 'I phone three of the families this evening and fix an hour for them.',
      rhbd: 'I phone all six families this evening and fix an hour for each.',
      xdxr: 'I send the pharmacy the orders of all six patients to make up this evening.',
      zvhh: 'I send the pharmacy only the three final orders to make up this evening.',
    },
  },
  'healthcare-competency-26@1': {
    deciding: 'Where does the hour go: into interruptions or into the drug guide?',
    stories: {
      a: 'On a ward in Najran, the medicine round takes an hour, but Shahd, a new nurse, needs two. On the round today she was interrupted 9 times by the phone or a visitor, and looked into the drug guide once. Each of these takes her 6 minutes. Each day you have time to help her with one thing.',
      b: 'On a ward in Najran, the medicine round takes an hour, but Shahd, a new nurse, needs two. On the round today she was interrupted once by the phone or a visitor, and looked into the drug guide 9 times. Each of these takes her 6 minutes. Each day you have time to help her with one thing.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      cvzk: 'I answer the phone and receive visitors in place of Shahd on all days this week.',
      cxww: "I prepare each of this week's rounds with Shahd, going over its doses and their methods.",
      jvzf: 'I answer the phone and receive visitors in place of Shahd on half of the days.',
      psrw: 'I give the medicines to two of the patients of Shahd on her next rounds.',
      qzsr: 'I write a card for Shahd with the doses that are most often used on the ward.',
    },
  },
  'healthcare-competency-27@1': {
    deciding: 'Does Rashid know the times and is hindered by his day, or does he not know them?',
    stories: {
      a: 'The blood pressure of Rashid has been too high for two months, and half of his tablets are still in their boxes. Asked today at the hospital pharmacy in Muscat when each medicine is due, he was right on 1 of 4. He says that he misses tablets and cannot tell why. You have 15 minutes with him, and you may move the times but not the doses.',
      b: 'The blood pressure of Rashid has been too high for two months, and half of his tablets are still in their boxes. Asked today at the hospital pharmacy in Muscat when each medicine is due, he was right on 4 of 4. He says that he misses tablets and cannot tell why. You have 15 minutes with him, and you may move the times but not the doses.',
    },
    question: 'What is the best thing to do now?',
    options: {
      cprv: 'I draw a chart of the medicines with Rashid until he explains it from memory.',
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
      snjb: 'I keep ten samples for our analyser and let the rest go now.',
      swkp: 'I keep all the samples here until the analyser is repaired.',
    },
  },
  'healthcare-competency-29@1': {
    deciding: 'Is the absence short enough for extra hours, or long enough for a new timetable?',
    stories: {
      a: 'Two of the six physiotherapists of a centre in Manama leave on Sunday to work at a hospital. Each therapist has 20 sessions a week, and the times are booked until the end of the year. The four who stay accept extra hours for a few weeks. They will be away for 5 days and will then return. Today you arrange their sessions for that time.',
      b: 'Two of the six physiotherapists of a centre in Manama leave on Sunday to work at a hospital. Each therapist has 20 sessions a week, and the times are booked until the end of the year. The four who stay accept extra hours for a few weeks. They will be away for 5 months and will then return. Today you arrange their sessions for that time.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      kjvj: 'I cover half of their sessions with paid extra hours and put off the rest.',
      krpm: 'I rebuild the whole timetable of the centre on the four, with new times and some group sessions.',
      nmbp: 'I rebuild only the evening timetable on the four, with new times and some group sessions.',
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
      cfsw: 'I spend the second check on two hundred new and one hundred repeats.',
      dpgf: 'I divide the second check equally between the new prescriptions and the repeats.',
      pjpw: 'I take one hundred of the new and two hundred repeats with them.',
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
      dmjs: 'I give Khalid the next dose after four more days, with a reminder to his family.',
      jnwc: 'I give Khalid the next dose at this visit today, with an entry in his record.',
      nbns: 'I give Khalid the next dose after eight more weeks, with a reminder to his family.',
      rsjz: 'I give Khalid the next dose after three more weeks, with a reminder to his family.',
      zwff: 'I leave the date open for a week until his paper record is brought.',
    },
  },
  'healthcare-skills-04@1': {
    deciding: 'Is a high dose of oxygen the treatment of this patient or a danger to him?',
    stories: {
      a: 'Saad, aged 58, has come to the emergency room of a hospital in Tabuk with a headache and shortness of breath. The pulse oximeter reads 86%, and he takes 26 breaths a minute. His referral says: smoke inhalation, carbon monoxide poisoning. The protocol of the unit lets nurses choose the first oxygen device.',
      b: 'Saad, aged 58, has come to the emergency room of a hospital in Tabuk with a headache and shortness of breath. The pulse oximeter reads 86%, and he takes 26 breaths a minute. His referral says: acute COPD exacerbation. The protocol of the unit lets nurses choose the first oxygen device.',
    },
    question: 'Which oxygen device should Saad start with for his headache and shortness of breath?',
    options: {
      htxg: 'I fit a non-rebreather reservoir mask at 15 litres a minute.',
      kprr: 'I fit a Venturi mask that is set to 35% oxygen.',
      mqzk: 'I begin with a partial rebreather mask at 8 litres a minute.',
      nkcm: 'I use a Venturi mask that is set to 28% oxygen.',
      vmqn: 'I choose the simple face mask at 5 litres a minute.',
    },
  },
  'healthcare-skills-07@1': {
    deciding: 'Does the organism form spores?',
    stories: {
      a: 'One organism has caused an outbreak among 4 patients of a ward in Abha, and hand hygiene there is your task. At the door of each room are a sink and a dispenser of hand rub, and staff now use whichever they like. Their hands show no visible dirt. The laboratory names the organism: Clostridioides difficile.',
      b: 'One organism has caused an outbreak among 4 patients of a ward in Abha, and hand hygiene there is your task. At the door of each room are a sink and a dispenser of hand rub, and staff now use whichever they like. Their hands show no visible dirt. The laboratory names the organism: MRSA.',
    },
    question: 'Which decision on hand hygiene is right in this outbreak, for hands with no visible dirt?',
    options: {
      bbvv: 'I require a rub with the alcohol hand rub at each entry to a room and each exit.',
      fjwj: 'I put up signs at all the doors with the moments and steps of hand hygiene.',
      gsdr: 'I advise, but do not require, a wash with soap and water at entry and exit.',
      hkfh: 'I require a wash with soap and water at each entry to a room and each exit.',
      tqhf: 'I advise, but do not require, a rub with the alcohol hand rub at entry and exit.',
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
      lkpd: 'I crush one of the white-box tablets and ask for the syrup in place of the blue.',
      lwxm: 'I crush both blue-box tablets this morning and ask for the syrup in place of the white.',
      mvhc: 'I crush both white-box tablets this morning and ask for the syrup in place of the blue.',
      sxjn: 'I crush one of the blue-box tablets and ask for the syrup in place of the white.',
    },
  },
  'healthcare-skills-13@1': {
    deciding: 'Is calcium low as well as potassium high?',
    stories: {
      a: 'For a month, a hospital laboratory in Dammam has had samples high in potassium from one clinic, though the patients have no symptoms. When their blood was drawn again at another clinic, the results were normal. Samples from the first clinic average 6.8 millimoles a litre of potassium and 1.1 of total calcium. Its samples travel once a day, its team has had no training in drawing blood, and Mona, who runs it, allows one change.',
      b: 'For a month, a hospital laboratory in Dammam has had samples high in potassium from one clinic, though the patients have no symptoms. When their blood was drawn again at another clinic, the results were normal. Samples from the first clinic average 6.8 millimoles a litre of potassium and 2.3 of total calcium. Its samples travel once a day, its team has had no training in drawing blood, and Mona, who runs it, allows one change.',
    },
    question: 'Which change at that clinic is right?',
    options: {
      hccf: 'I train the whole team for half a day in gentle drawing and prompt transport of the blood.',
      rxqh: 'I train the whole team for half a day in the order of tubes and filling each directly.',
      vntd: 'I hang a card on each trolley about gentle drawing and prompt transport of the blood.',
      zqvn: 'I ask for a second sample for each high result before I report it.',
      zxpx: 'I hang a card on each trolley about the order of tubes and filling each directly.',
    },
  },
  'healthcare-skills-16@1': {
    deciding: 'Is the confirmed disease one that must be notified?',
    stories: {
      a: 'Yousef, a shepherd from Al-Jouf, was admitted to hospital after two weeks of fever and pain in one knee. The blood culture grew Brucella melitensis. His doctor has begun the treatment, and he asks who will learn his name. Entering the data of patients is your task at the hospital.',
      b: 'Yousef, a shepherd from Al-Jouf, was admitted to hospital after two weeks of fever and pain in one knee. The blood culture grew methicillin-sensitive Staphylococcus aureus. His doctor has begun the treatment, and he asks who will learn his name. Entering the data of patients is your task at the hospital.',
    },
    question: "Which decision about Yousef's name is right, as he has asked who will learn it?",
    options: {
      cdrz: 'I share his result with the Health Ministry under his full name, with telephone and village.',
      mbsj: 'I arrange a talk for him with his doctor to answer his questions about the illness.',
      mznn: 'I count his result without name or village in the general monthly figures of the hospital.',
      pvng: 'I keep his result under his full name in his file, in confidence with his treating team.',
      rfcd: 'I share his result with the Health Ministry under his first name, with village only.',
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
      a: 'Two vials of lidocaine, one of 1% and one of 2%, were opened this morning in the medicine preparation room of a clinic in Qatif, and most of each is left. The label of the 1% vial lists methylparaben among the contents, and the label of the 2% vial does not. Neither label gives a time limit after opening. You decide what is kept.',
      b: 'Two vials of lidocaine, one of 1% and one of 2%, were opened this morning in the medicine preparation room of a clinic in Qatif, and most of each is left. The label of the 2% vial lists methylparaben among the contents, and the label of the 1% vial does not. Neither label gives a time limit after opening. You decide what is kept.',
    },
    question: 'Which decision about the rest of the vials is right?',
    options: {
      cjct: 'I keep the 1% vial with a date for 28 days and discard the other today.',
      gvcr: 'I discard both vials today and open new ones when lidocaine is next needed.',
      jqwf: 'I keep the 2% vial with a date for 28 days and discard the other today.',
      qpwm: 'I keep the 2% vial with a date for 7 days and discard the other today.',
      sbrk: 'I keep the 1% vial with a date for 7 days and discard the other today.',
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
      jdkb: 'I choose for the tube a box that is heated to 30 degrees.',
      qxbh: 'I send the tube in a flask of iced water at 0 degrees.',
      rncb: 'I carry the tube in a plain box that stays at 22 degrees.',
      tzqh: 'I send the tube in a flask of water heated to 37 degrees.',
      xkzn: 'I put the tube into a cool box that stays at 5 degrees.',
    },
  },
  'healthcare-skills-28@1': {
    deciding: 'Which child has the airborne disease?',
    stories: {
      a: "The children's ward of a hospital in Taif has one room with negative pressure and several plain single rooms, all of them empty. Two children come in today, and the laboratory confirms chickenpox in Fahad and whooping cough in Lama. It is your task to give them rooms.",
      b: "The children's ward of a hospital in Taif has one room with negative pressure and several plain single rooms, all of them empty. Two children come in today, and the laboratory confirms whooping cough in Fahad and chickenpox in Lama. It is your task to give them rooms.",
    },
    question: 'Which decision is right for placing the two children?',
    options: {
      kjrp: 'I give both of them plain single rooms and have N95 respirators put outside each.',
      mkrh: "I give Lama the negative-pressure room and have surgical masks put outside Fahad's room.",
      rzkd: "I give Fahad the negative-pressure room and have surgical masks put outside Lama's room.",
      tdzn: "I give Fahad the negative-pressure room and have N95 respirators put outside Lama's room.",
      wcmv: "I give Lama the negative-pressure room and have N95 respirators put outside Fahad's room.",
    },
  },
}
