import type { TextsOf } from '../item.ts'
import type { items } from './items.ts'

export const en: TextsOf<typeof items> = {
  'construction-competency-25@1': {
    story:
      'A tower site in Sharjah has one crane. Dalal lifts glass with it until Wednesday, only in the mornings, when the wind is calm. You promised to lift 40 steel bundles before Thursday morning, a job of 5 hours. Today is Sunday.',
    question: 'What is the most effective action in this situation?',
    options: [
      "I lift all the bundles on Wednesday evening, after Dalal's last load of glass.",
      'I lift some bundles each afternoon from today and leave Dalal the mornings.',
      'I sort the steel on the ground until the crane is free of glass.',
      'I book the crane from tomorrow morning and leave her glass on the ground.',
      'I ask the site manager to put the two jobs on the crane in order.',
    ],
  },
  'construction-competency-26@1': {
    story:
      'At a survey office in Buraidah, field measurements reach your team without point codes, so owners get their plans late. Hamad, in the field team, says he measures and writes alone since his assistant moved.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I ask the office manager to make both teams send complete codes.',
      'I work out codes from air photos until the measurements improve.',
      'I phone Hamad each evening for the codes of his points.',
      'I suggest a short code list and fill it from his voice notes.',
      'I send measurements back and tell the owners that Hamad is the cause.',
    ],
  },
  'construction-competency-27@1': {
    story:
      "The stairs in Maha's villa in Hail cracked from early use and were cast again. They need 14 days before carrying furniture, and the concrete allows no less. Maha, new to building, wants them in 3 days.",
    question: 'What is the most effective action in this situation?',
    options: [
      'I show her photos of the crack and offer two ways for the furniture.',
      'I record her request for the next monthly site meeting.',
      'I send her the laboratory report on the strength of concrete day by day.',
      'I apologise and compare concrete to glue that holds only once dry.',
      'I promise her the stairs in 3 days and then ask the laboratory.',
    ],
  },
  'construction-competency-28@1': {
    story:
      'On Thursday afternoon at a school site in Al-Kharj, 20 workers build walls from a drawing with wrong sizes. Only Tariq, its designer, may change it, and he is on a flight. You may stop work on that floor.',
    question: 'What is the most effective action in this situation?',
    options: [
      "I correct the drawing and hand it out to the workers in Tariq's name.",
      'I write the error in the site diary for Tariq to see on Sunday.',
      'I stop the walls, tell workers why and collect the sizes for Tariq.',
      'I keep calling Tariq and then his manager for consent to stop the work.',
      'I stop work on the floor at once and leave Tariq a message.',
    ],
  },
  'construction-competency-29@1': {
    story:
      'In two days the owner of a hotel in Marrakesh receives your bill of quantities in 12 parts. Today Fahad, the owner, asks for wood instead of marble. This touches two parts, and matching their quantities to the drawings takes a day.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I complete the bill with marble until a letter asks for wood.',
      'I work out all the parts again tonight and keep tomorrow for matching.',
      'I work out both parts in wood today and match them tomorrow.',
      'I propose to Fahad another date for the bill, next week.',
      'I submit the marble bill and tell the contractors that Fahad was late.',
    ],
  },
  'construction-competency-30@1': {
    story:
      'The handover form of a tower in Doha calls for 60 flats to be inspected by tomorrow. You saw 50, with no faults. Keys to the rest are far away. Nobody opens a signed form, and Lama, the manager, trusts your work.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I inspect those just under the roof and write the real number.',
      'I write 50 flats and make clear that the rest were not seen.',
      'I submit the form with the number left blank until asked for.',
      'I consult Lama about the other flats and go by what she says.',
      'I sign for 60 flats because all those seen so far are free of faults.',
    ],
  },
  'construction-skills-01@1': {
    story:
      'Water returns to a district in Taif at 18:00. Joining the new pipe takes 120 minutes, its pressure test 60, and putting the old one back after a leak 90. Parts came late, at 14:15. Tomorrow is free too.',
    question: 'Which decision is most correct for joining the pipe?',
    options: [
      'I move the whole work to tomorrow and start at 13:30 or before.',
      'I start now, cut up the old pipe and carry on with the new after 18:00.',
      'I put it off to tomorrow and start when all workers are there.',
      'I join the pipe with no pressure test, to have time to undo it.',
      'I join and test it because that ends at 17:15, before water returns.',
    ],
  },
  'construction-skills-04@1': {
    story:
      'A wall of an old museum in Rabat shakes for about 20 seconds at unknown times. At most 4 holes may be made in it. Device A reads every 10 minutes and needs one hole, B every 5 seconds with 3, and C every second with 9.',
    question: 'Which decision is most correct for recording the shaking?',
    options: [
      'I fit B and run it by day while the museum is open.',
      'I use A, which saves the wall from extra holes.',
      'I choose C because its close readings miss no shaking.',
      'I gather the times of shaking from what guards and visitors say.',
      'I place B and let it read day and night for a full week.',
    ],
  },
  'construction-skills-07@1': {
    story:
      'A site in Jeddah needs a water pump that works at night beside a hospital. It must move at least 50 cubic metres an hour at 60 decibels or less. The pump with the lowest fuel use that meets both is preferred.',
    question: 'Which decision is most correct for the pump?',
    options: [
      'I choose one of 70 metres at 80 decibels on 5 litres.',
      'I adopt one of 90 metres at 50 decibels on 15 litres.',
      'I order one of 65 metres at 55 decibels on 9 litres.',
      'I settle for one of 20 metres at 90 decibels on 3 litres.',
      'I take one of 30 to 80 metres at 50 decibels on 7 litres.',
    ],
  },
  'construction-skills-10@1': {
    story:
      'An office building in Sakaka is taken over if no socket lacks an earth wire and at most 5% are faulty. Of 300 sockets, 9 are faulty. One lacks the wire, an hour of work. Omar, the building manager, expects handover tomorrow.',
    question: 'Which decision is most correct for taking over the building?',
    options: [
      'I take that socket off the test sheet and accept the building.',
      'I wire the socket, measure it again and accept with the rest listed.',
      'I wire the socket and accept because 3% are faulty and the limit is 5%.',
      'I delay handover until all faulty sockets are mended and measured.',
      'I accept tomorrow and have the socket wired once staff move in.',
    ],
  },
  'construction-skills-13@1': {
    story:
      'A contractor in Al-Baha has two sites and takes concrete from one plant. At the first, test cubes kept in the laboratory pass and those kept on site fail. At the second, all cubes pass. The first changed how it wets concrete this month.',
    question: 'Which decision is most correct for finding the cause?',
    options: [
      'I bring the former way of wetting back to the first site.',
      'I order from another plant because failures began this month.',
      'I review the cement and gravel in what the first site cast.',
      'I compare how many hours a day test cubes stay wet on the two sites.',
      'I take the new way of wetting to the second site so that both match.',
    ],
  },
  'construction-skills-16@1': {
    story:
      'A window company in Dubai studies rain leaks. Photos and sizes of 14 windows are enough. Huda, at the company, asks for the complaints register of your project, with photos of 500 flats and the names and phones of residents.',
    question: 'Which decision is most correct for the reply to Huda?',
    options: [
      'I copy the pages of those windows and send them to Huda unchanged.',
      'I send Huda the whole register, to be destroyed after the study.',
      'I put the register in an open folder for Huda to take what she wants.',
      'I collect the photos and sizes of those windows without resident details.',
      'I wipe resident details and send Huda all the photos in the register.',
    ],
  },
  'construction-skills-19@1': {
    story:
      'A hospital site in Jazan sends you 3 inspection requests. Its 40 doors are due next month. Roof steel keeps 9 workers from casting. A soil sample keeps Reem, head of the laboratory, from her work. The site puts first what stops work.',
    question: 'Which decision is most correct for the order of inspection?',
    options: [
      "I inspect Reem's sample because of her rank, then doors, then steel.",
      'I inspect the roof steel, then the soil sample, and put off the doors.',
      'I finish the doors, which are easy, then the sample, then the steel.',
      'I go to the doors for their number, then the steel, then the sample.',
      'I begin with the soil sample, then the steel, and leave the doors last.',
    ],
  },
  'construction-skills-22@1': {
    story:
      'A hotel site in Rabigh was sent 500 boxes of marble. Of these, 488 arrived, and 12 covering 36 square metres were refused. The area that arrived is 50 metres below that sent. Ghada, the purchasing manager, awaits your view on receiving it.',
    question: 'Which decision is most correct for receiving the marble?',
    options: [
      'I hold receipt and look for 14 metres in the boxes that arrived.',
      'I raise the area on the receipt by 50 metres so that figures match.',
      'I return the boxes to their source and ask for all of them again.',
      'I receive the marble because 12 boxes are a small part of 500.',
      'I receive the marble because 488 and 12 make up the number sent.',
    ],
  },
  'construction-skills-25@1': {
    story:
      'Majid, a project manager in Beirut, asks if a new plaster mix cracks less. The building has two floors and 40 rooms. Half of these face south, where strong sun brings more cracks. Walls can also be sprayed once more.',
    question: 'Which decision is most correct for measuring its effect?',
    options: [
      'I adopt the mix that the maker recommends and backs in its leaflet.',
      'I try the new mix in half the rooms by lot, with the extra spray.',
      'I use the new mix in the south, the old in the north, and compare cracks.',
      'I use the new mix on one floor, the old on the other, with no extra spray.',
      'I assign both mixes by lot to the rooms of each side, each sprayed once.',
    ],
  },
  'construction-skills-28@1': {
    story:
      'At housing for workers in Dhahran, a smell of fuel appears in a water tank that feeds 4 buildings. The water team, minutes away, can tell its source from the tank joints while these stay in place. You hold the key to the supply valve.',
    question: 'Which decision is most correct at this moment?',
    options: [
      'I close the valve, take off the joints to wash them and call the team.',
      'I close the valve, keep the joints in place and inform the team tomorrow.',
      'I close the valve, leave the joints as they are and call the team now.',
      'I call the team now and leave the valve open and the joints in place.',
      'I fill the building tanks from it before the smell gets stronger.',
    ],
  },
}
