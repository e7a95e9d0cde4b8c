import type { TextsOf } from '../item.ts'
import type { items } from './items.ts'

export const en: TextsOf<typeof items> = {
  'healthcare-competency-25@1': {
    story:
      'A hospital in Qatif has one steriliser. Noura needs it by day until Wednesday for theatre instruments. You must sterilise 6 loads for the eye clinics by Thursday morning. A load takes two hours, and evenings are staffed. Today is Monday.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I leave it to Noura until Wednesday, then run all loads until dawn.',
      'I run three loads each evening from today and leave her the days.',
      'I go on packing instruments until theatres need it less.',
      'I put the clinic loads in now and tell Noura when they end.',
      'I ask the section head to say who comes first this week.',
    ],
  },
  'healthcare-competency-26@1': {
    story:
      'At the discharge desk of a hospital in Jazan, files reach you from one ward without follow-up dates. Patients wait another hour. Saad, a nurse there, says all files are signed at noon, which leaves no time for booking.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I ask the nursing director to make wards send complete files.',
      'I fill the gaps each day and give the ward time to improve.',
      'I pass by the ward each noon and fill in the dates with Saad.',
      'I draw up a short file card with Saad and take over his bookings.',
      'I return such files and tell the patients that Saad let them down.',
    ],
  },
  'healthcare-competency-27@1': {
    story:
      'At a laboratory in Abha, a fridge fault spoiled a sample from Yousef, so he must give a new one. A culture needs 48 hours to grow. Yousef is to travel and wants the result tomorrow. He knows little about laboratories.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I show what his sample goes through and two ways to get the result.',
      'I tell him that the committee will discuss it at month end.',
      'I hand him the laboratory leaflet on the stages of a culture.',
      'I liken it to a seed that cannot sprout early, and apologise.',
      'I promise him the result for tomorrow evening and hurry my colleagues.',
    ],
  },
  'healthcare-competency-28@1': {
    story:
      'On Friday evening in a Riyadh laboratory, controls begin to drift on an analyser that gives 30 results an hour. Only Hani, the engineer, may calibrate it, and his phone is off. You may stop the analyser, and a second one can take over.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I calibrate it with the code that Hani left and tell him later.',
      'I write the drift in the shift book for Hani to see on Sunday.',
      'I stop it, alert the wards and leave Hani the drifting readings.',
      'I keep phoning Hani, then the manager, to have one approve a stop.',
      'I switch it off at once and write to Hani about what happened.',
    ],
  },
  'healthcare-competency-29@1': {
    story:
      'Your patient guide of 12 pages goes to print in two days at a hospital in Sharjah. Today Amal, the head of surgery, wants the chapter on preparing to address parents. This touches 3 pages, and nurses need a day to read them.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I carry on and wait for the change to reach me in a formal letter.',
      'I rewrite the whole guide tonight and give it to nurses by morning.',
      'I change the pages concerned today and save tomorrow for the nurses.',
      'I ask Amal to delay the printing by a week as the change came late.',
      'I send the old text to print and tell the nurses that Amal was late.',
    ],
  },
  'healthcare-competency-30@1': {
    story:
      'An infection control form in a Cairo hospital calls for 60 checks of hand hygiene a month. You made 48 by day, with fine results. The rest are at night, and the month ends tomorrow. Nobody reads the signed form, and Dalal, the unit head, trusts you.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I watch intensive care tonight and write the number I reach.',
      'I record 48 checks and state that nights were not covered.',
      'I leave the night boxes empty until someone asks about them.',
      'I show Dalal what is done so far and do as she sees fit.',
      'I sign for 60 checks because the fine day results suffice.',
    ],
  },
  'healthcare-skills-01@1': {
    story:
      'An operating room in Taif opens at 07:00. Changing its air filter takes 60 minutes, the test 40 minutes, and putting the old one back after a failed test 50 minutes. The filter came late, at 05:00. Tomorrow night is free.',
    question: 'Which decision is most correct for the filter change?',
    options: [
      'I move the change to tomorrow night, to begin at 04:30 or earlier.',
      'I start now and put the old one back after 07:00 if the test fails.',
      'I put the change off to tomorrow and begin when the team is in.',
      'I change it now without a test to leave time for going back.',
      'I change the filter and test it because both end by 06:40.',
    ],
  },
  'healthcare-skills-04@1': {
    story:
      'Pressure in an isolation room drops for about 90 seconds at unknown times. Staff may enter to measure 4 times a day at most. Gauge A reads every hour with one visit, B every 30 seconds with 3, and C every second with 12.',
    question: 'Which decision is most correct for tracking the drops?',
    options: [
      'I place B in visiting hours and take it out after them.',
      'I choose A because it needs few visits and keeps the room closed.',
      'I put C in for two days because its readings miss no drop.',
      'I ask the staff at which times they felt a change in the air.',
      'I fix B in place and let it record all hours until a pattern shows.',
    ],
  },
  'healthcare-skills-07@1': {
    story:
      'A health centre sends samples to a laboratory in Abha. Each sample must arrive within 3 hours, at 8 degrees or less. The cheapest carrier that meets both conditions is preferred.',
    question: 'Which decision is most correct for the choice of carrier?',
    options: [
      'I choose one that takes two hours, at 12 degrees, for 150 riyals.',
      'I book one that takes an hour, at 5 degrees, for 400 riyals.',
      'I engage one that needs two hours, at 7 degrees, for 250 riyals.',
      'I accept one that takes 6 hours, at 15 degrees, as it costs 60 riyals.',
      'I take one that averages 3 hours, from one to 5, at 6 degrees, for 200 riyals.',
    ],
  },
  'healthcare-skills-10@1': {
    story:
      'A hospital in Hail accepts 150 beds if none is dangerous and at most 8% are faulty. Faults were found in 9 beds. One has a dangerous brake, which takes an hour to mend. Tariq, the admissions manager, expects the beds tomorrow.',
    question: 'Which decision is most correct for accepting the beds?',
    options: [
      'I take the brake test out of the record and accept all beds.',
      'I mend and retest the brake, then accept with the other faults listed.',
      'I accept the beds today because 6% faulty is below the limit.',
      'I delay acceptance until all the faulty beds are mended and tested.',
      'I refuse the beds because the faulty ones exceed the limit of 8.',
    ],
  },
  'healthcare-skills-13@1': {
    story:
      'At a hospital in Jeddah, the hand scanner reads tube labels from ward two, but the analyser rejects them. Labels from ward one work with both. The settings of the ward two printer were changed yesterday, when the rejects began.',
    question: 'Which decision is most correct for finding the cause?',
    options: [
      'I return all printer settings of ward two to what they were.',
      'I restart the analyser because it has shown the rejects since yesterday.',
      'I clean the print head in ward two and put in a new ribbon.',
      'I compare the place and size of the code on a bad and a good label.',
      'I carry the new printer settings over to ward one to have one standard.',
    ],
  },
  'healthcare-skills-16@1': {
    story:
      'Strange lines show in 12 X-ray images at a hospital in Amman, even with patient details hidden. Sarah, an engineer at the maker, asks for images to find the fault. The archive holds names and numbers of thousands of patients.',
    question: 'Which decision is most correct for sending the images?',
    options: [
      'I send Sarah the images with lines as they stand in the archive.',
      'I give Sarah the archive on an encrypted disk that she must keep secret.',
      'I grant Sarah access to the archive to pick what helps her search.',
      'I copy the images with lines and hide names and numbers on them.',
      'I hide names and numbers on all archive images, then send them.',
    ],
  },
  'healthcare-skills-19@1': {
    story:
      'A hospital store in Arar gets 3 requests. Forms ran out in 20 clinics, but they can print them. The blood room has no tubes, so its 6 staff stopped work. Ghada, head of dentistry, has no gloves and stopped work. The store puts first what stops work.',
    question: 'Which decision is most correct for the order of issue?',
    options: [
      'I issue gloves to Ghada for her rank, then forms, then tubes.',
      'I prepare tubes for the blood room, then gloves, then forms.',
      'I issue forms as they are easy to carry, then gloves, then tubes.',
      'I put forms first for the number of clinics, then tubes, then gloves.',
      'I begin with gloves for Ghada, then tubes, and leave forms for last.',
    ],
  },
  'healthcare-skills-22@1': {
    story:
      'A hospital pharmacy in Najran moved 6000 packs to a new store. Of these, 5960 arrived, and 40 damaged ones worth 1500 riyals were returned. The value that arrived is 2300 riyals short. Majid, the pharmacy manager, awaits a decision.',
    question: 'Which decision is most correct for accepting the stock?',
    options: [
      'I hold acceptance and trace 800 riyals among packs that arrived.',
      'I raise the recorded value by 2300 riyals to make the two equal.',
      'I send all packs back and have them moved again from the old store.',
      'I accept the stock because 40 damaged packs are nothing beside the rest.',
      'I accept the stock because arrived and returned match the number sent.',
    ],
  },
  'healthcare-skills-25@1': {
    story:
      'Maha, the clinics manager at a hospital in Kuwait, asks if a new reminder text makes more patients keep appointments. Fewer do in the school holiday week, which is next. Patients can also be phoned.',
    question: 'Which decision is most correct for measuring the effect of the text?',
    options: [
      'I ask the writers which text is clearer and follow most of them.',
      'I send the new text to half, picked at random, and phone them too.',
      'I compare this week, on the old text, with holiday week on the new.',
      'I send the new text to eye patients and the old one to dental patients.',
      'I assign one text or the other at random next week, with no phone calls.',
    ],
  },
  'healthcare-skills-28@1': {
    story:
      'In a Casablanca laboratory, Layla sees a leak from one of 6 containers on a shelf. The smell reaches other sections by a vent that closes from the corridor. The safety team can tell which one it is by the wet trace on the shelf, and comes within minutes of a call.',
    question: 'Which decision is most correct at this moment?',
    options: [
      'I shut the vent, wipe the shelf dry and then call the team.',
      'I shut the vent and the door and tell the team at day end.',
      'I shut the vent, leave the shelf alone and call the team now.',
      'I call the team now and leave the vent and shelf as they are.',
      'I move the containers to the corridor to clear the smell inside.',
    ],
  },
}
