import type { PairTextsOf } from '../pair.ts'
import type { pairs } from './pairs.ts'

export const en: PairTextsOf<typeof pairs> = {
  'engineering-competency-25@1': {
    deciding: 'Do most faults repeat in every board, or arise from joining the boards?',
    stories: {
      a: 'A workshop in Dammam is building 20 switchboards to one drawing under your supervision, 2 a week, and will then join them. The last order of this kind showed 40 different faults: 32 were repeated in every board from the first to the last, and 8 arose from joining the boards. The test bench can be hired only once, and its date is fixed today.',
      b: 'A workshop in Dammam is building 20 switchboards to one drawing under your supervision, 2 a week, and will then join them. The last order of this kind showed 40 different faults: 8 were repeated in every board from the first to the last, and 32 arose from joining the boards. The test bench can be hired only once, and its date is fixed today.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      cmns: 'I test all the boards, joined together, before shipping in the eleventh week.',
      frlf: 'I test the first 15 boards, joined together, when assembled in the eighth week.',
      qhbd: 'I test the first 10 boards, joined together, when assembled in the sixth week.',
      wdwq: 'I test the first 6 boards, each by itself, when finished in the third week.',
      xthh: 'I test the first 3 boards, each by itself, when finished in the second week.',
    },
  },
  'engineering-competency-26@1': {
    deciding: 'Which workshop lacks dimensions, and which cannot cut what is drawn?',
    stories: {
      a: "You draw spare parts for a plant in Jubail, and two workshops make them, Hind's and Saad's. Each sent back 10 drawings this month: dimensions were missing in 9 of those for Hind, and the machines could not cut the shape in 9 of those for Saad. Each week you have time to check the drawings of one workshop and to visit one.",
      b: "You draw spare parts for a plant in Jubail, and two workshops make them, Hind's and Saad's. Each sent back 10 drawings this month: dimensions were missing in 9 of those for Saad, and the machines could not cut the shape in 9 of those for Hind. Each week you have time to check the drawings of one workshop and to visit one.",
    },
    question: 'What is the most effective action in this situation?',
    options: {
      ctxk: 'I check every dimension for Hind, and draw the parts for Saad beside the machinist.',
      cwvv: 'I check every dimension for Saad, and draw the parts for Hind beside the machinist.',
      jtxf: 'I check the large drawings for Hind, and ask Saad for a list of the machines.',
      nrqv: 'I send smaller lots of drawings, and call Hind and Saad after each lot.',
      pxrq: 'I check the large drawings for Saad, and ask Hind for a list of the machines.',
    },
  },
  'engineering-competency-27@1': {
    deciding: 'What is misread: the order of the steps or the torque figures?',
    stories: {
      a: 'Workers at a plant in Yanbu assemble pumps from a single sheet that hangs before them, and you are to replace it with one of the same size. Between them they speak 4 languages, and the present sheet is all text. Last month there were 20 errors: 16 in the order of the steps, and 4 in the bolt torque. Manal, the manager, will print only one new edition this year.',
      b: 'Workers at a plant in Yanbu assemble pumps from a single sheet that hangs before them, and you are to replace it with one of the same size. Between them they speak 4 languages, and the present sheet is all text. Last month there were 20 errors: 4 in the order of the steps, and 16 in the bolt torque. Manal, the manager, will print only one new edition this year.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      cnqt: 'I give three quarters of the sheet to numbered pictures in order of work.',
      hjts: 'I give one third of the sheet to a pump drawing with the torque at each bolt.',
      klbr: 'I give one third of the sheet to numbered pictures in order of work.',
      svwm: 'I explain the present text aloud to the workers at the start of each shift.',
      whrc: 'I give three quarters of the sheet to a pump drawing with the torque at each bolt.',
    },
  },
  'engineering-competency-28@1': {
    deciding: 'Which pump reaches the stop limit before Thursday?',
    stories: {
      a: 'Two pumps at a water station in Taif share the flow equally, and the tank can replace one for a day, no longer. A pump is stopped when its vibration reaches 8 millimetres per second. Over the last 3 days, the east pump went from 3 to 6, and the west pump stayed at 7. It is Monday, you decide, and the crew can repair only one pump, either today or on Thursday.',
      b: 'Two pumps at a water station in Taif share the flow equally, and the tank can replace one for a day, no longer. A pump is stopped when its vibration reaches 8 millimetres per second. Over the last 3 days, the west pump went from 3 to 6, and the east pump stayed at 7. It is Monday, you decide, and the crew can repair only one pump, either today or on Thursday.',
    },
    question: 'What is the best thing to do now?',
    options: {
      bqkc: 'I repair the west pump today and replace its flow from the tank.',
      hmlv: 'I cut the east flow by a third and repair that pump on Thursday.',
      nqhw: 'I leave the flow equal and measure the vibration of both pumps every hour.',
      rmjz: 'I cut the west flow by a third and repair that pump on Thursday.',
      rvkn: 'I repair the east pump today and replace its flow from the tank.',
    },
  },
  'engineering-competency-29@1': {
    deciding: 'Does the casing that was made take the new flow?',
    stories: {
      a: 'Half the parts of a pump, due at a plant in Rabigh in 9 weeks, had been made when the client changed the required flow. It was 75 cubic metres an hour and is now 90. The impeller already made is designed for 80, the casing already made takes 60 to 100, and the shaft takes 50 to 150. Any change can be finished by the due date.',
      b: 'Half the parts of a pump, due at a plant in Rabigh in 9 weeks, had been made when the client changed the required flow. It was 75 cubic metres an hour and is now 130. The impeller already made is designed for 80, the casing already made takes 60 to 100, and the shaft takes 50 to 150. Any change can be finished by the due date.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      bnnp: 'I make all the parts anew and send those already made to stock.',
      cnbq: 'I keep all the parts already made and run the motor at its highest speed.',
      jkqn: 'I number all the parts already made and update the stock list of the project.',
      lzml: 'I keep the shaft and make a new casing and a new impeller for the required flow.',
      skjt: 'I keep the casing and the shaft and make a new impeller for the required flow.',
    },
  },
  'engineering-competency-30@1': {
    deciding: 'Since what hour have the measurements been in doubt?',
    stories: {
      a: "One gauge measures paint thickness at a plant in Saihat that has made 50 covers for lamp posts every hour since 7:00 today. At 15:00 the gauge was checked, found to be reading wrong and then recalibrated. Its last good check today was at 13:00. Measuring 100 covers again takes an hour, both lorries leave with today's covers at 16:00, and it is not known when the error began.",
      b: "One gauge measures paint thickness at a plant in Saihat that has made 50 covers for lamp posts every hour since 7:00 today. At 15:00 the gauge was checked, found to be reading wrong and then recalibrated. Its last good check today was at 9:00. Measuring 100 covers again takes an hour, both lorries leave with today's covers at 16:00, and it is not known when the error began.",
    },
    question: 'Which decision suits this situation best?',
    options: {
      gfnj: 'I measure the last 300 covers again and hold the lorries for 2 hours.',
      nvzv: "I measure all of today's covers again and hold the lorries for 3 hours.",
      rvdn: 'I measure one cover in ten again and send the lorries on time.',
      wpqx: 'I measure the last 100 covers again and send the lorries on time.',
      xxcf: 'I measure the last 200 covers again and hold the lorries for 1 hour.',
    },
  },
  'engineering-skills-01@1': {
    deciding: 'Is the pump centrifugal or of positive displacement?',
    stories: {
      a: 'Today a new pump that moves diesel to a tank at a power station in Tabuk is started for the first time. It is a centrifugal pump, and its suction line is open and full. The discharge line is long, and the motor, barely more powerful than the rated flow needs, must start under the least load.',
      b: 'Today a new pump that moves diesel to a tank at a power station in Tabuk is started for the first time. It is a gear pump, and its suction line is open and full. The discharge line is long, and the motor, barely more powerful than the rated flow needs, must start under the least load.',
    },
    question: 'Which position of the discharge valve is right when the diesel pump is started?',
    options: {
      jrzx: 'I start with the discharge valve half open, then set its working position at full speed.',
      kbjm: 'I start with the discharge valve fully closed, then set its working position at full speed.',
      rjxm: 'I start with the discharge valve fully open, then set its working position at full speed.',
      vcdl: 'I start with the discharge valve a quarter open, then set its working position at full speed.',
      vffq: 'I start with the discharge valve three quarters open, then set its working position at full speed.',
    },
  },
  'engineering-skills-04@2': {
    deciding: 'Does the code stand for lamps that keep out dust, or water?',
    stories: {
      a: 'Two places at a cement plant in Riyadh have been dark since yesterday: a dry store full of cement dust, and a lorry wash free of dust where strong hose jets hit the lamps. Today 8 new lamps came, and the protection code on them is IP64. Each place needs 8, and the next delivery comes in a month. A lamp that fails puts its place out of use for a day.',
      b: 'Two places at a cement plant in Riyadh have been dark since yesterday: a dry store full of cement dust, and a lorry wash free of dust where strong hose jets hit the lamps. Today 8 new lamps came, and the protection code on them is IP46. Each place needs 8, and the next delivery comes in a month. A lamp that fails puts its place out of use for a day.',
    },
    question: 'Which use of the lamps is right?',
    options: {
      fjsp: 'I fit half of the lamps in the store and keep the other half as spares.',
      ghvt: 'I fit half of the lamps in the wash and keep the other half as spares.',
      lcnx: 'I fit all of the lamps in the store and leave the wash to the next delivery.',
      mqwb: 'I keep all of the lamps in stock and ask the maker what they are for.',
      rzdk: 'I fit all of the lamps in the wash and leave the store to the next delivery.',
    },
  },
  'engineering-skills-07@1': {
    deciding: 'Which electrodes must have their coating dried, and which must keep its moisture?',
    stories: {
      a: "Yesterday 12 cans of welding electrodes, half Bilal's and half Rakan's, were opened in a pipe workshop in Jubail and stood open for 10 hours in air of 70% humidity. The code on Bilal's cans is E6010, and on Rakan's E7018. Both men start welding with them in 3 hours, and there are no other cans on site. Before then the oven can take only 6 cans, for 2 hours at 350 degrees Celsius, and the choice is yours.",
      b: "Yesterday 12 cans of welding electrodes, half Bilal's and half Rakan's, were opened in a pipe workshop in Jubail and stood open for 10 hours in air of 70% humidity. The code on Bilal's cans is E7018, and on Rakan's E6010. Both men start welding with them in 3 hours, and there are no other cans on site. Before then the oven can take only 6 cans, for 2 hours at 350 degrees Celsius, and the choice is yours.",
    },
    question: 'Which treatment of the electrodes before welding is right?',
    options: {
      cqnj: "I heat the electrodes from 2 of Bilal's cans and 4 of Rakan's, and close the rest.",
      gdrb: "I heat the electrodes from all 6 of Bilal's cans and close all of Rakan's.",
      kxlw: "I heat the electrodes from 3 of Bilal's cans and 3 of Rakan's, and close the rest.",
      tvmh: "I heat the electrodes from 2 of Rakan's cans and 4 of Bilal's, and close the rest.",
      zpfs: "I heat the electrodes from all 6 of Rakan's cans and close all of Bilal's.",
    },
  },
  'engineering-skills-10@1': {
    deciding: 'What are pipes to this standard made of, and which fluid are they for?',
    stories: {
      a: 'Before the insulation crew comes tomorrow, you must test the air-conditioning pipework fitted in a hotel in Jeddah. The purchase order names one standard for all the pipe, ASTM F441, and no liquid has entered it so far. A tank of water with its pump, a vacuum pump, and bottles of dry nitrogen are ready for use.',
      b: 'Before the insulation crew comes tomorrow, you must test the air-conditioning pipework fitted in a hotel in Jeddah. The purchase order names one standard for all the pipe, ASTM B280, and no liquid has entered it so far. A tank of water with its pump, a vacuum pump, and bottles of dry nitrogen are ready for use.',
    },
    question: 'Which test of the pipework is right?',
    options: {
      czks: 'I watch for an hour whether a vacuum in the pipework holds.',
      grlk: 'I bring the pipework up to the full specified test pressure, using nitrogen.',
      hcqr: 'I bring the pipework up to its normal working pressure, using nitrogen.',
      nwmc: 'I bring the pipework up to its normal working pressure, using water.',
      tvgs: 'I bring the pipework up to the full specified test pressure, using water.',
    },
  },
  'engineering-skills-13@1': {
    deciding: 'Which of the two neutral currents comes from harmonics, and which from unbalance?',
    stories: {
      a: 'The neutral conductors feeding the east and west boards of an office building in Khobar have become hot; each carries 90 amperes. A power analyser finds that most of the neutral current has a frequency of 180 hertz in the east board and 60 hertz in the west board. All loads are single-phase. There is money and a day of shutdown for one job on each board, to cut this current; the filter on offer is four-wire, for harmonics only.',
      b: 'The neutral conductors feeding the east and west boards of an office building in Khobar have become hot; each carries 90 amperes. A power analyser finds that most of the neutral current has a frequency of 60 hertz in the east board and 180 hertz in the west board. All loads are single-phase. There is money and a day of shutdown for one job on each board, to cut this current; the filter on offer is four-wire, for harmonics only.',
    },
    question: 'Which work on the two boards is right?',
    options: {
      fzdp: 'I fit an active filter to the east board and balance the phases of the west board.',
      qwph: 'I double the neutral of the east board and of the west board with another conductor in each.',
      wfqg: 'I fit an active filter to the east board and double the neutral of the west board.',
      xptm: 'I fit an active filter to the west board and balance the phases of the east board.',
      xwnw: 'I fit an active filter to the west board and double the neutral of the east board.',
    },
  },
  'engineering-skills-16@1': {
    deciding: 'Which bund holds the acidic solution?',
    stories: {
      a: 'Today 12 drums of sodium hypochlorite reach a desalination plant in Duba. Its store has two bunds with room to spare: the east one holds drums of ferric chloride, and the west one drums of sodium hydroxide. A third bund, for the hypochlorite alone, will be ready in a week; until then it stays where it is put, and the yard has no bund.',
      b: 'Today 12 drums of sodium hypochlorite reach a desalination plant in Duba. Its store has two bunds with room to spare: the west one holds drums of ferric chloride, and the east one drums of sodium hydroxide. A third bund, for the hypochlorite alone, will be ready in a week; until then it stays where it is put, and the yard has no bund.',
    },
    question: 'Which place is right for the drums this week?',
    options: {
      cdqx: 'I put the drums under the yard canopy, in one layer on plastic pallets.',
      hccf: 'I put the drums in the west bund, in a single layer on plastic pallets.',
      lbrj: 'I put the drums in the east bund, in a single layer on plastic pallets.',
      qfcd: 'I put the drums in the east bund, in two layers on plastic pallets.',
      smmc: 'I put the drums in the west bund, in two layers on plastic pallets.',
    },
  },
  'engineering-skills-19@1': {
    deciding: 'Does the drawing ask for clearance or for interference between shaft and gear?',
    stories: {
      a: 'A workshop in Al-Kharj has turned 12 shafts of 40 millimetres nominal diameter for a filling line at a dairy. The drawing specifies the fit H7/p6, and the gear bores have been measured and lie within H7. All shafts have a diameter of 40.034 millimetres. The grinding machine takes as many microns off the diameter as it is set to, what is removed cannot be restored, and each gear goes on its shaft right afterwards.',
      b: 'A workshop in Al-Kharj has turned 12 shafts of 40 millimetres nominal diameter for a filling line at a dairy. The drawing specifies the fit H7/g6, and the gear bores have been measured and lie within H7. All shafts have a diameter of 40.034 millimetres. The grinding machine takes as many microns off the diameter as it is set to, what is removed cannot be restored, and each gear goes on its shaft right afterwards.',
    },
    question: 'How much is best taken off each shaft before assembly?',
    options: {
      dlsp: 'I grind 12 microns off the diameter of each shaft and then fit its gear.',
      hvgn: 'I grind 50 microns off the diameter of each shaft and then fit its gear.',
      jrxt: 'I grind 25 microns off the diameter of each shaft and then fit its gear.',
      mbqk: 'I leave the diameter of each shaft as it is, unground, and then fit its gear.',
      wfzc: 'I grind 38 microns off the diameter of each shaft and then fit its gear.',
    },
  },
  'engineering-skills-22@1': {
    deciding: 'Is this steel magnetic?',
    stories: {
      a: 'Welds on a metal frame in a workshop in Sharjah are to be tested for the finest surface cracks. The frame is AISI 1020 steel, with an unbroken, tightly adhering coat of paint 30 microns thick. Khalid, the supervisor, has a team with the equipment and certificates for every method; the frame ships in 3 weeks, and a new coat of paint takes one.',
      b: 'Welds on a metal frame in a workshop in Sharjah are to be tested for the finest surface cracks. The frame is AISI 316 steel, with an unbroken, tightly adhering coat of paint 30 microns thick. Khalid, the supervisor, has a team with the equipment and certificates for every method; the frame ships in 3 weeks, and a new coat of paint takes one.',
    },
    question: 'Which method of testing is right for these welds?',
    options: {
      bccm: 'I leave the paint on and test through it with dry coloured magnetic particles.',
      fxbc: 'I take the paint off and test the bare welds with a colour-contrast penetrant.',
      jcsr: 'I take the paint off and test the bare welds with a fluorescent penetrant.',
      vmph: 'I leave the paint on and test through it with wet fluorescent magnetic particles.',
      ztqs: 'I leave the paint on and test through it with an eddy-current pencil probe.',
    },
  },
  'engineering-skills-25@1': {
    deciding: 'What is the voltage of one winding of the motor?',
    stories: {
      a: 'A three-phase motor for a ventilation fan has arrived at a plant in Buraidah, where the supply is 400 volts between phases. The fan needs the full power of the motor, and if it is started direct on line, the voltage drops and the machines nearby stop for two minutes. The nameplate of the motor says 400/690 volts, 60 hertz.',
      b: 'A three-phase motor for a ventilation fan has arrived at a plant in Buraidah, where the supply is 400 volts between phases. The fan needs the full power of the motor, and if it is started direct on line, the voltage drops and the machines nearby stop for two minutes. The nameplate of the motor says 230/400 volts, 60 hertz.',
    },
    question: 'Which connection is right for this motor?',
    options: {
      bnrt: 'I wire it in star and start it direct on line every time.',
      pvfx: 'I ask the maker for its diagram and wait four days for it.',
      tcqp: 'I wire it to a star-delta starter and start it gently in star, then delta.',
      wbhw: 'I wire it in star and start it with a soft starter every time.',
      wqkd: 'I wire it in delta and start it direct on line every time.',
    },
  },
  'engineering-skills-28@2': {
    deciding: 'Which of the two pipes is isolated by double block and bleed?',
    stories: {
      a: 'Tonight a crew in Doha can take apart and clean one of two filters, the eastern or the western. Each sits on a live steam pipe behind two valves locked shut. Between the two a small drain valve is locked open on the eastern pipe and locked shut on the western. All else is alike. Each filter takes 8 hours, in one night or more, and no lock comes off before morning.',
      b: 'Tonight a crew in Doha can take apart and clean one of two filters, the eastern or the western. Each sits on a live steam pipe behind two valves locked shut. Between the two a small drain valve is locked shut on the eastern pipe and locked open on the western. All else is alike. Each filter takes 8 hours, in one night or more, and no lock comes off before morning.',
    },
    question: 'Which permit is right for tonight?',
    options: {
      bqnl: 'I sign the permit to open the western filter for only four hours.',
      hvcz: 'I sign neither permit tonight, and both of the filters stay closed.',
      mwkr: 'I sign the permit to open the eastern filter for all eight hours.',
      rdsj: 'I sign the permit to open the western filter for all eight hours.',
      xgtb: 'I sign the permit to open the eastern filter for only four hours.',
    },
  },
}
