import type { TextsOf } from '../item.ts'
import type { items } from './items.ts'

export const en: TextsOf<typeof items> = {
  'engineering-competency-25@1': {
    story:
      'A cement plant in Rabigh has one vibration meter. Shahd uses it on fans each morning until Wednesday. You promised to measure 18 pumps before Thursday morning. They run only in the evening and take 7 hours. Today is Sunday.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I take the meter on Wednesday evening and measure all pumps that night.',
      'I spread the pumps over evenings from today and leave Shahd the mornings.',
      'I prepare the report forms until Shahd has finished measuring her fans.',
      'I keep the meter from now until all the pumps are done and tell Shahd.',
      'I ask the maintenance manager which job should have the meter first.',
    ],
  },
  'engineering-competency-26@1': {
    story:
      'At a paint factory in Dammam, your evening maintenance team receives mixers that are still full, so the morning workers start late. Sami, in production, says the drain pump leaves its store only as his shift ends.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I ask the head of production to make both shifts hand over empty machines.',
      'I drain the mixers with my team each evening until the handover improves.',
      'I stop by before his shift ends and drain the rest with Sami.',
      'I suggest a short handover card and take Sami the pump every afternoon.',
      'I send full mixers back and tell the workers that Sami is the cause.',
    ],
  },
  'engineering-competency-27@1': {
    story:
      "Ghada's studio in Tabuk lost the recording of an event in a power cut. The generator your firm installed needs 15 seconds to start, and its engine allows no less. Ghada, new to engineering, asks for an instant start.",
    question: 'What is the most effective action in this situation?',
    options: [
      'I draw the cut with her second by second and offer two ways to record.',
      'I note her request for the yearly client meeting of the firm.',
      'I hand her the maker booklet, with each starting stage and its time.',
      'I apologise and compare the generator to a car that needs time to set off.',
      'I assure her of an instant start next time, then look for a solution.',
    ],
  },
  'engineering-competency-28@1': {
    story:
      'On Friday evening at a water treatment plant in Yanbu, the water that goes to 5 farms gets saltier every hour. Only Yousef may change the dosing programme, and his phone is off. You may divert the water to the emergency basin.',
    question: 'What is the most effective action in this situation?',
    options: [
      "I change the doses on Yousef's open computer and tell him about it on Sunday.",
      'I enter the readings in the shift log for Yousef to study next week.',
      'I divert the water, warn the farms and collect the readings for Yousef.',
      'I call Yousef and then the plant manager until one lets me divert.',
      'I divert the water to the basin at once and send Yousef a message.',
    ],
  },
  'engineering-competency-29@1': {
    story:
      'In two days a paper mill in Sfax receives your maintenance plan of 14 tasks. Today Rashid, its manager, asks you to add the second boiler. This touches two tasks, and checking their power cut-off steps takes a day.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I finish the plan for one boiler until an official letter comes.',
      'I write all the tasks again tonight and leave tomorrow for the check.',
      'I add the boiler to both tasks today and give tomorrow to checking them.',
      'I offer Rashid the plan next week because the request came late.',
      'I deliver the plan as it was and tell the mill team that Rashid was late.',
    ],
  },
  'engineering-competency-30@1': {
    story:
      'The maintenance form of a fertiliser plant in Jazan calls for thermal images of 50 electrical joints a month. You took 42, all sound. The rest are behind heavy panels, and the month ends tomorrow. Nobody reads a signed form, and Hind, head of maintenance, trusts you.',
    question: 'What is the most effective action in this situation?',
    options: [
      'I image those that feed the heaviest loads and write the real number.',
      'I write 42 joints and state that the rest were not imaged.',
      'I leave the line for the other joints blank until asked.',
      'I consult Hind on the number and record what she finds enough.',
      'I sign for 50 joints because all those imaged so far were sound.',
    ],
  },
  'engineering-skills-01@1': {
    story:
      'A conveyor at a medicine factory in Riyadh stops until 20:00 today and will do so next Friday. Changing its motor takes 4 hours, testing it one hour, and putting the old one back two hours. The motor came late, at 14:00.',
    question: 'Which decision is most correct for changing the motor?',
    options: [
      'I move the change to next Friday and start at 13:00 at the latest.',
      'I start now, scrap the old motor and go on after 20:00 if needed.',
      'I put it off to next Friday and start once my whole team is there.',
      'I skip the test, which leaves two hours to undo the change by 20:00.',
      'I change and test it because that ends at 19:00, before the limit.',
    ],
  },
  'engineering-skills-04@1': {
    story:
      'A refinery pipe in Jubail has rust inside in spots of about 30 millimetres at unknown places. It can stop for only 4 hours. Gauge A reads every 200 millimetres in one hour, B every 10 in 3 hours, and C every millimetre in 12 hours.',
    question: 'Which decision is most correct for finding the rust?',
    options: [
      'I use B on the bends and joints and leave the rest.',
      'I take A because it brings the pipe back to work soonest.',
      'I choose C because its fine reading shows even the smallest spot.',
      'I rely on changes that operators see on the outer face.',
      'I run B along the whole pipe and record every thickness.',
    ],
  },
  'engineering-skills-07@1': {
    story:
      'A water tank in Abha needs an inner coating that lasts at least 6 years and dries within 24 hours. The cheapest coating that meets both conditions is preferred.',
    question: 'Which decision is most correct for the coating?',
    options: [
      'I choose one that lasts 9 years and dries in 48 hours for 3000 riyals.',
      'I adopt one that lasts 12 years and dries in 10 hours for 8000 riyals.',
      'I order one that lasts 7 years and dries in 20 hours for 5000 riyals.',
      'I buy one that lasts two years and dries in 72 hours, for only 900 riyals.',
      'I take one that lasts 4 to 10 years and dries in 12 hours for 2500 riyals.',
    ],
  },
  'engineering-skills-10@1': {
    story:
      'A plant in Unaizah takes a fuel tank if no weld is cracked and at most 4% are faulty. Of 250 welds, 5 are faulty. One is a crack that takes 3 hours to repair. Maha, the manager, expects the tank tomorrow.',
    question: 'Which decision is most correct for taking over the tank?',
    options: [
      'I strike the cracked weld off the list and take the tank on time.',
      'I repair the crack, X-ray it again and take over with other faults listed.',
      'I repair the crack and take the tank tomorrow because 2% is half the limit.',
      'I delay the tank until all faulty welds are repaired and inspected again.',
      'I return the tank to its maker because 5 are faulty and 4 are allowed.',
    ],
  },
  'engineering-skills-13@1': {
    story:
      'At a packing plant in Qassim, the first line runs in manual mode but stops in automatic. The second line runs in both. They share an air compressor, and the sensors of the first line were refitted yesterday.',
    question: 'Which decision is most correct for finding the cause?',
    options: [
      'I put all sensors of the first line back in their old places.',
      'I replace the air compressor because nobody saw a stop before yesterday.',
      'I take the motor of the first line apart and test its supply cables.',
      'I compare the start sensor signal of the stopped line with the other.',
      'I refit the sensors of the second line so that both lines match.',
    ],
  },
  'engineering-skills-16@1': {
    story:
      'A company in Manama is developing a work glove. It needs to know what happened in 15 hand injuries at your factory, and on which machines. Layla from the company asks for the safety register, with injuries, names and medical files of 600 workers.',
    question: 'Which decision is most correct for answering the request?',
    options: [
      'I copy the rows on hand injuries and send them to Layla as they are.',
      'I hand Layla the whole register once her company signs a secrecy agreement.',
      'I invite Layla to my office to photograph what she wants from the register.',
      'I write out those injuries and their machines with nothing about the people.',
      'I delete names and medical files and send Layla the rest of the register.',
    ],
  },
  'engineering-skills-19@1': {
    story:
      'A factory workshop in Al-Kharj gets 3 reports. A water cooler for 60 workers fails, with another nearby. A hoist fails and stops 8 loaders. A gauge fails and stops Mona, head of quality. The workshop puts stopped work first.',
    question: 'Which decision is most correct for the order of reports?',
    options: [
      "I repair Mona's gauge because of her post, then the cooler, then the hoist.",
      'I repair the hoist, then the gauge, and put the cooler last.',
      'I start with the cooler, which is close, then the gauge, then the hoist.',
      'I put the cooler first for its many users, then the hoist, then the gauge.',
      'I deal with the gauge, then the hoist, and come to the cooler after both.',
    ],
  },
  'engineering-skills-22@1': {
    story:
      'An industrial city in Sohar has 400 water meters. Of these, 390 were read, and 10 broken ones passed about 2000 cubic metres. The readings are 2300 cubic metres below the main meter. Hamad, the network manager, awaits the monthly sheet.',
    question: 'Which decision is most correct for approving the sheet?',
    options: [
      'I hold approval and look in the network for 300 lost metres.',
      'I add 2300 metres to the readings so that the two totals agree.',
      'I refuse the sheet and have all the meters read a second time.',
      'I approve the sheet because only 10 broke among hundreds.',
      'I approve the sheet because read and broken make up all the meters.',
    ],
  },
  'engineering-skills-25@1': {
    story:
      'Khalid, who manages a workshop in Oran, asks if a new oil makes cutting tools last longer. It has 30 identical machines in two rows. Tools wear faster on hard metal, which is common next month. Machine speed can be cut at any time.',
    question: 'Which decision is most correct for measuring its effect?',
    options: [
      'I consult the suppliers of both oils and adopt what they say.',
      'I put the new oil in half the machines by lot and cut their speed.',
      'I measure tool life with the new oil next month against this month.',
      'I put the new oil in one row and the old in the other next month.',
      'I assign both oils to machines by lot next month at the same speed.',
    ],
  },
  'engineering-skills-28@1': {
    story:
      'At a steel plant in Dammam, metal chips appear in an oil loop that feeds 6 machines. The reliability team can tell the damaged one from how chips lie in the unopened filters. It is minutes away. You may stop the loop.',
    question: 'Which decision is most correct at this moment?',
    options: [
      'I stop the loop, wash the filters and then call the team.',
      'I stop the loop, leave the filters closed and report at the weekend.',
      'I stop the loop, keep the filters closed and call the team now.',
      'I call the team now and leave the loop and its filters alone.',
      'I pump the oil into the main plant tank to thin out the chips.',
    ],
  },
}
