import type { PairTextsOf } from '../pair.ts'
import type { pairs } from './pairs.ts'

export const en: PairTextsOf<typeof pairs> = {
  'engineering-competency-25@1': {
    deciding: 'Do most faults repeat in every board, or arise from joining the boards?',
    stories: {
      a: 'A workshop in Dammam is building 20 switchboards to one drawing under your supervision, two a week, and will then join them. The last order of this kind showed 40 different faults: 32 were repeated in every board from the first to the last, and 8 arose from joining the boards. The test bench can be hired only once, and its date is fixed today.',
      b: 'A workshop in Dammam is building 20 switchboards to one drawing under your supervision, two a week, and will then join them. The last order of this kind showed 40 different faults: 8 were repeated in every board from the first to the last, and 32 arose from joining the boards. The test bench can be hired only once, and its date is fixed today.',
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
      a: 'Workers at a plant in Yanbu assemble pumps by a single sheet that hangs before them, and you are to renew it in the same size. Between them they speak four languages, and the present sheet is all text. Last month brought 20 errors: 16 in the order of the steps, and 4 in the bolt torque. Manal, the manager, will print only one new edition this year.',
      b: 'Workers at a plant in Yanbu assemble pumps by a single sheet that hangs before them, and you are to renew it in the same size. Between them they speak four languages, and the present sheet is all text. Last month brought 20 errors: 4 in the order of the steps, and 16 in the bolt torque. Manal, the manager, will print only one new edition this year.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      cnqt: 'I give three quarters of the sheet to numbered pictures in working order.',
      hjts: 'I give one third of the sheet to a pump drawing with the torque at each bolt.',
      klbr: 'I give one third of the sheet to numbered pictures in working order.',
      svwm: 'I explain the present text aloud to the workers at the start of each shift.',
      whrc: 'I give three quarters of the sheet to a pump drawing with the torque at each bolt.',
    },
  },
  'engineering-competency-28@1': {
    deciding: 'Which pump reaches the stop limit before Thursday?',
    stories: {
      a: 'Two pumps at a water station in Taif share the flow equally, and the tank can replace one for a day, no longer. A pump is stopped when its vibration reaches 8 millimetres per second. In three days, the east pump went from 3 to 6, and the west pump stayed at 7. It is Monday, you decide, and the crew can repair only one pump, either today or on Thursday.',
      b: 'Two pumps at a water station in Taif share the flow equally, and the tank can replace one for a day, no longer. A pump is stopped when its vibration reaches 8 millimetres per second. In three days, the west pump went from 3 to 6, and the east pump stayed at 7. It is Monday, you decide, and the crew can repair only one pump, either today or on Thursday.',
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
      a: 'Half the parts of a pump, due at a plant in Rabigh in 9 weeks, were made when the client changed the required flow. It was 75 cubic metres an hour and is now 90. The impeller that was made is designed for 80, the casing that was made takes 60 to 100, and the shaft takes 50 to 150. Any change can be finished by that date.',
      b: 'Half the parts of a pump, due at a plant in Rabigh in 9 weeks, were made when the client changed the required flow. It was 75 cubic metres an hour and is now 130. The impeller that was made is designed for 80, the casing that was made takes 60 to 100, and the shaft takes 50 to 150. Any change can be finished by that date.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      bnnp: 'I make all the parts anew and send those already made to stock.',
      cnbq: 'I keep all the parts made and raise the motor to its highest speed.',
      jkqn: 'I number all the parts made and renew the stock list of the project.',
      lzml: 'I keep the shaft and make a new casing and a new impeller for the flow.',
      skjt: 'I keep the casing and the shaft and make a new impeller for the flow.',
    },
  },
  'engineering-competency-30@1': {
    deciding: 'Since what hour have the measurements been in doubt?',
    stories: {
      a: "One gauge measures the paint at a plant in Saihat that has made 50 covers for lamp posts every hour since 7:00 in the morning. At 15:00 the gauge was checked, found to read wrong and then calibrated. Its last good check today was at 13:00. Measuring 100 covers again takes an hour, the two lorries leave with today's covers at 16:00, and it is not known when the error began.",
      b: "One gauge measures the paint at a plant in Saihat that has made 50 covers for lamp posts every hour since 7:00 in the morning. At 15:00 the gauge was checked, found to read wrong and then calibrated. Its last good check today was at 9:00. Measuring 100 covers again takes an hour, the two lorries leave with today's covers at 16:00, and it is not known when the error began.",
    },
    question: 'Which decision suits this situation best?',
    options: {
      gfnj: 'I measure the last 300 covers again and hold the lorries for two hours.',
      nvzv: "I measure all of today's covers again and hold the lorries for 3 hours.",
      rvdn: 'I measure one cover in ten again and send the lorries on time.',
      wpqx: 'I measure the last 100 covers again and send the lorries on time.',
      xxcf: 'I measure the last 200 covers again and hold the lorries for one hour.',
    },
  },
  'engineering-skills-01@1': {
    deciding: 'Is the pump centrifugal or of positive displacement?',
    stories: {
      a: 'A new pump that moves diesel to a tank at a power station in Tabuk is started today for the first time. It is a centrifugal pump, and its suction line is open and full. The discharge line is long, and the motor has little more power than the rated flow needs.',
      b: 'A new pump that moves diesel to a tank at a power station in Tabuk is started today for the first time. It is a gear pump, and its suction line is open and full. The discharge line is long, and the motor has little more power than the rated flow needs.',
    },
    question: 'Which position of the discharge valve is right when the pump is started?',
    options: {
      jrzx: 'I start the pump with the discharge valve half open, then set it once up to speed.',
      kbjm: 'I start the pump with the discharge valve fully closed, then set it once up to speed.',
      rjxm: 'I start the pump with the discharge valve fully open, then set it once up to speed.',
      vcdl: 'I start the pump with the discharge valve a quarter open, then set it once up to speed.',
      vffq: 'I start the pump with the discharge valve three quarters open, then set it once up to speed.',
    },
  },
  'engineering-skills-04@1': {
    deciding: 'Does the liquid conduct, and does it carry solids?',
    stories: {
      a: 'You are to choose one flow meter for a pumped line of 100 millimetres, always full, at a housing compound in Riyadh. There are five meters to choose from, alike in price and time of delivery. Reem, the manager, wants the most accurate measurement that can be relied on for a year, and the line carries untreated waste water.',
      b: 'You are to choose one flow meter for a pumped line of 100 millimetres, always full, at a housing compound in Riyadh. There are five meters to choose from, alike in price and time of delivery. Reem, the manager, wants the most accurate measurement that can be relied on for a year, and the line carries filtered diesel fuel.',
    },
    question: 'Which meter is right for this line?',
    options: {
      hxlh: 'I install an electromagnetic meter on this line between earthed flanges.',
      lpmk: 'I install a turbine meter on this line with one axial rotor.',
      nqzz: 'I install an oval gear meter on this line with two meshing gears.',
      pxkt: 'I install an orifice plate on this line with a differential-pressure transmitter.',
      swgl: 'I install an ultrasonic Doppler meter on the outside of this line.',
    },
  },
  'engineering-skills-07@1': {
    deciding: 'Is flow or no flow the safe state?',
    stories: {
      a: 'A new pneumatic control valve is to be fitted to a distillation tower in Jubail. It stands in the line of cooling water to the overhead condenser, and what it does when the instrument air fails is settled before it is bought. All models cost about the same, and Layla, head of the project, leaves the choice to you.',
      b: 'A new pneumatic control valve is to be fitted to a distillation tower in Jubail. It stands in the steam line to the bottom reboiler, and what it does when the instrument air fails is settled before it is bought. All models cost about the same, and Layla, head of the project, leaves the choice to you.',
    },
    question: 'Which choice is right for the valve when the air fails?',
    options: {
      dhkf: 'I choose a reserve air tank that holds it two minutes, then a spring that opens it fully.',
      hgrd: 'I choose a lock-up valve that keeps it at the last opening it had.',
      jsph: 'I choose a spring that closes the valve and stops the flow as soon as the air fails.',
      lkqz: 'I choose a spring that opens the valve and lets the flow go as soon as the air fails.',
      qfjv: 'I choose a reserve air tank that holds it two minutes, then a spring that closes it fully.',
    },
  },
  'engineering-skills-10@1': {
    deciding: 'Do the pipes carry water or refrigerant?',
    stories: {
      a: 'Your team has brazed copper piping in a building in Jeddah, and it must be tested before insulation. The piping joins the central chiller to the fan-coil units. A water pump, a vacuum pump and cylinders of dry nitrogen are on site.',
      b: 'Your team has brazed copper piping in a building in Jeddah, and it must be tested before insulation. The piping joins the condensing unit to the direct-expansion units. A water pump, a vacuum pump and cylinders of dry nitrogen are on site.',
    },
    question: 'Which way of testing the piping is right?',
    options: {
      czks: 'I draw a vacuum in the piping and watch the gauge for an hour.',
      grlk: 'I fill the piping with nitrogen and raise it to the required test pressure.',
      hcqr: 'I fill the piping with nitrogen and raise it to the usual working pressure.',
      nwmc: 'I fill the piping with water and raise it to the usual working pressure.',
      tvgs: 'I fill the piping with water and raise it to the required test pressure.',
    },
  },
  'engineering-skills-13@1': {
    deciding: 'Does the neutral current come from harmonics or from unbalance?',
    stories: {
      a: 'The neutral conductor in the main feeder of an office building in Khobar has become hot, and its current is 90 amperes. A power analyser finds that most of this current has a frequency of 180 hertz. All loads of the board are single-phase. There is money and a day of shutdown for one job.',
      b: 'The neutral conductor in the main feeder of an office building in Khobar has become hot, and its current is 90 amperes. A power analyser finds that most of this current has a frequency of 60 hertz. All loads of the board are single-phase. There is money and a day of shutdown for one job.',
    },
    question: 'Which remedy is right for the cause of the heat in the conductor?',
    options: {
      fzdp: 'I fit an active harmonic filter to the busbars of the board for all its circuits.',
      qwph: 'I run a second conductor of the same size beside the one that has become hot.',
      wfqg: 'I fit a small active harmonic filter to the largest of the circuits of the board.',
      xptm: 'I redistribute all the circuits of the board over the three phases by their measured loads.',
      xwnw: 'I move the largest circuit of the board to the phase measured as least loaded.',
    },
  },
  'engineering-skills-16@1': {
    deciding: 'Which bund holds the acidic solution?',
    stories: {
      a: 'A desalination plant in Duba receives 12 drums of sodium hypochlorite today. Its store has two bunds with room to spare: the east one holds drums of ferric chloride, and the west one drums of sodium hydroxide. A third bund will be ready in a week, and until then the drums stay where they are put.',
      b: 'A desalination plant in Duba receives 12 drums of sodium hypochlorite today. Its store has two bunds with room to spare: the west one holds drums of ferric chloride, and the east one drums of sodium hydroxide. A third bund will be ready in a week, and until then the drums stay where they are put.',
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
    deciding: 'Must condensate leave below, or air above?',
    stories: {
      a: 'A new line of 400 metres is put into service for the first time at a dairy in Al-Kharj. The fluid is saturated steam at 8 bar, and the inlet valve is opened slowly over an hour. The drain valves are at the low points of the line and the air vents at its high points, all worked by hand. The crew can operate only one kind at a time.',
      b: 'A new line of 400 metres is put into service for the first time at a dairy in Al-Kharj. The fluid is chilled water at 8 bar, and the inlet valve is opened slowly over an hour. The drain valves are at the low points of the line and the air vents at its high points, all worked by hand. The crew can operate only one kind at a time.',
    },
    question: 'Which way of letting the fluid into the line is right?',
    options: {
      gnfq: 'I keep the valves at the low points of the line open for the first 45 minutes.',
      kxzd: 'I open the valves at the low points of the line for 30 minutes, then the high ones.',
      nztm: 'I keep the valves at the low points of the line open for the whole hour.',
      wpzh: 'I keep the valves at the high points of the line open for the whole hour.',
      zfzj: 'I keep the valves at the high points of the line open for the first 45 minutes.',
    },
  },
  'engineering-skills-22@1': {
    deciding: 'Is this steel magnetic?',
    stories: {
      a: 'The welds of a metal frame in a workshop in Sharjah are to be tested for the finest surface cracks. The frame is of steel AISI 1020, with an unbroken, tightly adhering coat of paint 30 microns thick. The team of Khalid, the supervisor, has the equipment and certificates for every method, and if the paint is removed, a new coat takes a week.',
      b: 'The welds of a metal frame in a workshop in Sharjah are to be tested for the finest surface cracks. The frame is of steel AISI 316, with an unbroken, tightly adhering coat of paint 30 microns thick. The team of Khalid, the supervisor, has the equipment and certificates for every method, and if the paint is removed, a new coat takes a week.',
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
      a: 'A three-phase motor for a ventilation fan has arrived at a plant in Buraidah, where the supply is 400 volts between phases. The fan needs the whole power of the motor and must start four times a day, but the small generator that feeds it bears a direct start only twice. The nameplate of the motor says 400/690 volts, 60 hertz.',
      b: 'A three-phase motor for a ventilation fan has arrived at a plant in Buraidah, where the supply is 400 volts between phases. The fan needs the whole power of the motor and must start four times a day, but the small generator that feeds it bears a direct start only twice. The nameplate of the motor says 230/400 volts, 60 hertz.',
    },
    question: 'Which connection is right for this motor?',
    options: {
      hfpp: 'I wire it in star and start it direct on line twice a day.',
      nvlj: 'I wire it in delta and start it direct on line twice a day.',
      pvfx: 'I ask the maker for its diagram and wait four days for it.',
      tcqp: 'I wire it to a star-delta starter, star first and then delta.',
      wbhw: 'I wire it in star and start it slowly with a soft starter.',
    },
  },
  'engineering-skills-28@1': {
    deciding: 'Does the gas gather under the ceiling or above the floor?',
    stories: {
      a: 'The boiler room of a building in Doha is ready for a single gas detector on the wall. The ceiling is 300 centimetres high, and the windows are closed in winter. The boiler burns a gas that is mostly methane, and the detector is calibrated for it. Nothing stands in the way at any height.',
      b: 'The boiler room of a building in Doha is ready for a single gas detector on the wall. The ceiling is 300 centimetres high, and the windows are closed in winter. The boiler burns a gas that is mostly propane, and the detector is calibrated for it. Nothing stands in the way at any height.',
    },
    question: 'Which height is right for the gas detector in the boiler room?',
    options: {
      jdkb: 'I fix the detector to the wall at 80 centimetres below the ceiling.',
      njwh: 'I fix the detector to the wall at 80 centimetres above the floor.',
      qxkd: 'I fix the detector to the wall at 20 centimetres above the floor.',
      sxph: 'I fix the detector to the wall halfway between ceiling and floor.',
      zmcb: 'I fix the detector to the wall at 20 centimetres below the ceiling.',
    },
  },
}
