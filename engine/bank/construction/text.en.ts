import type { PairTextsOf } from '../pair.ts'
import type { pairs } from './pairs.ts'

export const en: PairTextsOf<typeof pairs> = {
  'construction-competency-25@1': {
    deciding:
      'When does the client start taking villas over: after the first is complete or after the sixth?',
    stories: {
      a: 'The finishing of 6 villas in Buraidah starts on 1 March and takes 12 weeks in any order. Calling in all the crews costs 5000 riyals each time, and every villa not yet handed over costs 4000 riyals every two weeks. The client takes over whatever is complete from 15 March on. Each complete villa needs a guard until it is taken over.',
      b: 'The finishing of 6 villas in Buraidah starts on 1 March and takes 12 weeks in any order. Calling in all the crews costs 5000 riyals each time, and every villa not yet handed over costs 4000 riyals every two weeks. The client takes over whatever is complete from 24 May on. Each complete villa needs a guard until it is taken over.',
    },
    question: 'Which decision suits this situation best?',
    options: {
      hkmg: 'I finish the villas three at a time and call the crews in twice.',
      hqhk: 'I finish one villa, then the other five, and call the crews in twice.',
      knwd: 'I finish all of the villas together and call the crews in once.',
      vspf: 'I finish the villas one at a time and call the crews in 6 times.',
      xntt: 'I finish the villas two at a time and call the crews in 3 times.',
    },
  },
  'construction-competency-26@1': {
    deciding:
      'Is most of the breakage in the bathrooms the plumbers have not entered, or in those they have?',
    stories: {
      a: 'In a residential tower in Khobar 40 bathroom tiles have broken, and tilers and plumbers differ on the reason. Tiles are down in 30 bathrooms; the plumbers have been in 18 of them with their gear and have not yet entered the rest. Of all the breaks, 34 are in the rest. Two workers can be freed for one week to help the two crews.',
      b: 'In a residential tower in Khobar 40 bathroom tiles have broken, and tilers and plumbers differ on the reason. Tiles are down in 30 bathrooms; the plumbers have been in 18 of them with their gear and have not yet entered the rest. Of all the breaks, 4 are in the rest. Two workers can be freed for one week to help the two crews.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      bkrc: 'I assign the two workers to lay protective boards with the plumbers for two days.',
      dgvp: 'I assign the two workers to re-bed hollow tiles with the tilers for 6 days.',
      jwxf: 'I assign the two workers to bring spare tiles to all floors for 6 days.',
      qdls: 'I assign the two workers to lay protective boards with the plumbers for 6 days.',
      tqml: 'I assign the two workers to re-bed hollow tiles with the tilers for two days.',
    },
  },
  'construction-competency-27@1': {
    deciding: 'What is the owner concerned about: the area she bought, or room for her furniture?',
    stories: {
      a: 'Hind, the owner of a flat being built in Riyadh, says that the bedroom came out smaller than she expected. She has half an hour with you on site before her next appointment and has brought a sheet with the annex of her purchase contract. The walls are up and the floor is empty. You have the approved plans, a measuring device and adhesive tape.',
      b: 'Hind, the owner of a flat being built in Riyadh, says that the bedroom came out smaller than she expected. She has half an hour with you on site before her next appointment and has brought a sheet with the quotation of her furniture shop. The walls are up and the floor is empty. You have the approved plans, a measuring device and adhesive tape.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      dgjr: 'I check the longest bedroom wall with her against the plan, using the device.',
      htqm: 'I check all walls of the bedroom with her against the plan, using the device.',
      qsvn: 'I go up with her to a similar bedroom, all complete, on another storey.',
      zlfl: 'I mark the place of the bed alone with her on the floor, using the tape.',
      zzns: 'I mark the bed, the wardrobe and the door with her on the floor, using the tape.',
    },
  },
  'construction-competency-28@1': {
    deciding: 'Will the two deliveries lie side by side?',
    stories: {
      a: 'At 7 in the morning tiles a little darker than the last delivery reach a hotel being built in Madinah. Waiting for them are 10 tilers at 2500 riyals a day, and the earlier colour would take 6 days. The last delivery went into the start of the second-floor corridor, and this one is for the rest of the same corridor. Accepting is up to you.',
      b: 'At 7 in the morning tiles a little darker than the last delivery reach a hotel being built in Madinah. Waiting for them are 10 tilers at 2500 riyals a day, and the earlier colour would take 6 days. The last delivery went into the start of the second-floor corridor, and this one is for the lobby of the annex building. Accepting is up to you.',
    },
    question: 'Which decision serves the project best?',
    options: {
      cslh: 'I return one half of the delivery and start tiling today with the remainder.',
      fdkt: 'I return one third of the delivery and start tiling today with the remainder.',
      lxnw: 'I return the whole delivery and move the tilers to other work meanwhile.',
      vrqg: 'I accept the whole delivery and start tiling today with all that has come.',
      wnvd: 'I return two thirds of the delivery and start tiling today with the remainder.',
    },
  },
  'construction-competency-29@1': {
    deciding: 'Is the rock a single spot, or most of the route?',
    stories: {
      a: 'An ordinary excavator began a pipe trench in Yanbu today, and the plan counts on sand. It met rock in the afternoon, then a report on 12 trial pits along the route came, with rock in one of them. A rock breaker is hired for no less than 10 days and has nothing to do in sand. The pipe crew of 14, paid by the day, starts tomorrow.',
      b: 'An ordinary excavator began a pipe trench in Yanbu today, and the plan counts on sand. It met rock in the afternoon, then a report on 12 trial pits along the route came, with rock in 9 of them. A rock breaker is hired for no less than 10 days and has nothing to do in sand. The pipe crew of 14, paid by the day, starts tomorrow.',
    },
    question: "What is the soundest decision for tomorrow's start?",
    options: {
      gcnw: 'I start with half of the crew tomorrow and hire the rock breaker for 10 days.',
      hfxm: 'I put the whole crew off for 10 days and hire the rock breaker for that time.',
      nfsv: 'I start with the whole crew tomorrow and leave the rocky spot to the end.',
      tglr: 'I start with the whole crew tomorrow and add a man with a hand breaker.',
      zmzc: 'I start with half of the crew tomorrow and ask for a report on 6 more pits.',
    },
  },
  'construction-competency-30@1': {
    deciding: 'Does the contract ask for this very paint, or also for one that equals it?',
    stories: {
      a: 'The painting of a school in Abha, 6 days of work, is due, with handover after 4 weeks. "Shamal paint" is unavailable for 3 weeks; another paint with the same test report can be had. The contract reads: "Shamal paint, matt finish". Each week of waiting costs 6000 riyals, the owner answers requests after 5 weeks, and the handover record names every paint used.',
      b: 'The painting of a school in Abha, 6 days of work, is due, with handover after 4 weeks. "Shamal paint" is unavailable for 3 weeks; another paint with the same test report can be had. The contract reads: "Shamal paint or equal". Each week of waiting costs 6000 riyals, the owner answers requests after 5 weeks, and the handover record names every paint used.',
    },
    question: 'Which step is professionally the soundest?',
    options: {
      csjh: 'I paint all rooms with the other paint and hand its test report over.',
      lxjl: 'I paint half of the rooms with the other paint and wait for Shamal elsewhere.',
      rdmp: 'I paint the classrooms with the other paint and wait for Shamal elsewhere.',
      rgqk: 'I wait for Shamal paint for all rooms and move the painters to another site.',
      sxsm: 'I paint the service rooms with the other paint and wait for Shamal elsewhere.',
    },
  },
  'construction-skills-01@1': {
    deciding: 'Has the pour stopped at the support or in the middle third of the span?',
    stories: {
      a: 'The pump has failed during the pour of a floor slab in Hafar Al-Batin and will not be replaced today. The slab is carried by parallel beams 6 metres apart, and the drawing shows no joint. Over the whole width, the pour has come to the face of the third beam. The fresh concrete on site can be placed by crane bucket and makes 3 metres more.',
      b: 'The pump has failed during the pour of a floor slab in Hafar Al-Batin and will not be replaced today. The slab is carried by parallel beams 6 metres apart, and the drawing shows no joint. Over the whole width, the pour has come to the middle of the third span. The fresh concrete on site can be placed by crane bucket and makes 3 metres more.',
    },
    question: 'Where should the stop-end go?',
    options: {
      gtlp: 'I set the stop-end 75 centimetres further and send the rest back.',
      lwdz: 'I set the stop-end at the present edge and send all the rest back.',
      qwvh: 'I set the stop-end 300 centimetres further and place all there is.',
      rgxz: 'I set the stop-end 150 centimetres further and send the rest back.',
      zlfv: 'I set the stop-end 225 centimetres further and send the rest back.',
    },
  },
  'construction-skills-04@1': {
    deciding: 'Do towers close off the sky, or do dunes hide the points from each other?',
    stories: {
      a: 'Reem, the manager of a project in Riyadh, wants 60 points set out tomorrow to within 3 centimetres. The points lie in a courtyard closed on every side by towers 60 metres high. The survey team has a Total Station and an RTK set, both calibrated, with control points near by. The team is too small to run both at the same time.',
      b: 'Reem, the manager of a project in Riyadh, wants 60 points set out tomorrow to within 3 centimetres. The points lie in an area broken on every side by dunes 6 metres high. The survey team has a Total Station and an RTK set, both calibrated, with control points near by. The team is too small to run both at the same time.',
    },
    question: 'Which share of the work between the two instruments is right?',
    options: {
      bsxw: 'I set out 50 of the points with the RTK and 10 with the Total Station.',
      mpjz: 'I set out 50 of the points with the Total Station and 10 with the RTK.',
      qcjz: 'I set out 30 of the points with the Total Station and 30 with the RTK.',
      rdmm: 'I set out all of the points with the Total Station and none with the RTK.',
      xggp: 'I set out all of the points with the RTK and none with the Total Station.',
    },
  },
  'construction-skills-07@1': {
    deciding: 'Is this fill a sand or a clay?',
    stories: {
      a: 'Majid is building a road bank of 9 layers near Jazan with soil from one borrow pit. The laboratory classes this soil as SP. Two rollers are hired at the same price: one with a vibrating smooth drum, the other a sheepsfoot. There is only one driver. The moisture of each layer is set before rolling, and its density is measured afterwards.',
      b: 'Majid is building a road bank of 9 layers near Jazan with soil from one borrow pit. The laboratory classes this soil as CL. Two rollers are hired at the same price: one with a vibrating smooth drum, the other a sheepsfoot. There is only one driver. The moisture of each layer is set before rolling, and its density is measured afterwards.',
    },
    question: 'Which roller is right for these layers?',
    options: {
      fdkh: 'I compact all nine of the layers with a light rubber-tyred roller that I hire.',
      jxzq: 'I compact 6 layers with the vibrating smooth drum and 3 with the sheepsfoot.',
      ljjr: 'I compact 6 layers with the sheepsfoot and 3 with the vibrating smooth drum.',
      rxcb: 'I compact all nine of the layers with the sheepsfoot roller.',
      xxbz: 'I compact all nine of the layers with the vibrating smooth drum.',
    },
  },
  'construction-skills-10@1': {
    deciding: 'On which axis does a result fall short by more than 3.5 MPa?',
    stories: {
      a: 'The columns on two axes of a tower in Jeddah have a specified strength of 30 MPa. The 3 successive 28-day tests, each the mean of two cylinders, gave 26, 38 and 37 on the east axis, and 27, 27 and 37 on the west. A coring rig is booked for a day, enough for one axis. The next floor waits above both.',
      b: 'The columns on two axes of a tower in Jeddah have a specified strength of 30 MPa. The 3 successive 28-day tests, each the mean of two cylinders, gave 26, 38 and 37 on the west axis, and 27, 27 and 37 on the east. A coring rig is booked for a day, enough for one axis. The next floor waits above both.',
    },
    question: 'Which measure is right this week?',
    options: {
      dcbc: 'I take cores from the east axis and go on casting above the west axis.',
      jmgh: 'I take cores from the east axis and stop casting above both for a week.',
      kmbd: 'I take cores from the west axis and go on casting above the east axis.',
      wlnh: 'I take cores from the west axis and stop casting above both for a week.',
      zwbb: 'I test both axes with a rebound hammer and stop casting above both for a week.',
    },
  },
  'construction-skills-13@1': {
    deciding: 'Did the cracks appear before the concrete set, or weeks after it?',
    stories: {
      a: 'The first of 6 yard slabs in Al-Jouf, each 12 by 12 metres and 15 centimetres thick, was placed 90 days ago. It was 30 degrees with 25% humidity and a wind of 25 kilometres an hour, and the slab was kept wet for 7 days. Sarah, the engineer, saw cracks in it 120 minutes after finishing, and no others since. There is money for one measure.',
      b: 'The first of 6 yard slabs in Al-Jouf, each 12 by 12 metres and 15 centimetres thick, was placed 90 days ago. It was 30 degrees with 25% humidity and a wind of 25 kilometres an hour, and the slab was kept wet for 7 days. Sarah, the engineer, saw cracks in it 40 days after finishing, and no others since. There is money for one measure.',
    },
    question: 'Which measure is right for the remaining slabs?',
    options: {
      btnf: 'I place the remaining slabs in the morning and saw joints next day every 4 metres.',
      pvxq: 'I place the remaining slabs in the morning and saw joints next day every two metres.',
      sqhp: 'I place the remaining slabs in the morning and keep them wet for half as long again.',
      tlsx: 'I place the remaining slabs at night and put screens and fog spray around them.',
      vvll: 'I place the remaining slabs in the morning and put cloth screens around them.',
    },
  },
  'construction-skills-16@1': {
    deciding: "What is a quarter of the ladder's length?",
    stories: {
      a: 'Ladders of one kind lean on the front of a shop in Hail for short jobs this week. A ladder is straight, it measures 4 metres from its feet to its upper support, and the floor is dry and level. One mark is painted on the floor today, where the workers put the feet of the ladder, and its hold is checked daily.',
      b: 'Ladders of one kind lean on the front of a shop in Hail for short jobs this week. A ladder is straight, it measures 8 metres from its feet to its upper support, and the floor is dry and level. One mark is painted on the floor today, where the workers put the feet of the ladder, and its hold is checked daily.',
    },
    question: 'Which distance is right for the ladder mark?',
    options: {
      llzv: 'I have the ladder mark painted at 150 centimetres from the wall.',
      pmtt: 'I have the ladder mark painted at 200 centimetres from the wall.',
      rwzh: 'I have the ladder mark painted at 125 centimetres from the wall.',
      rxjl: 'I have the ladder mark painted at 100 centimetres from the wall.',
      tclg: 'I have the ladder mark painted at 175 centimetres from the wall.',
    },
  },
  'construction-skills-19@1': {
    deciding: 'Is the slab held at one end, or at both?',
    stories: {
      a: 'In a balcony slab in Taif both mats of bars were pushed out of place when workers walked over them. The concrete pump comes at 6 in the morning, and 6 hours of the night remain. Setting the whole upper mat to its level takes 6 hours, and so does the lower. The slab of 1.8 metres projects from the edge beam only.',
      b: 'In a balcony slab in Taif both mats of bars were pushed out of place when workers walked over them. The concrete pump comes at 6 in the morning, and 6 hours of the night remain. Setting the whole upper mat to its level takes 6 hours, and so does the lower. The slab of 1.8 metres spans between a pair of brick walls.',
    },
    question: "Which use of the night's hours is right?",
    options: {
      dtvt: 'I give 4 hours to setting the lower mat and two to the upper.',
      hwfz: 'I give all 6 hours to setting the lower mat and none to the upper.',
      jqwt: 'I give 4 hours to setting the upper mat and two to the lower.',
      rhml: 'I give all 6 hours to setting the upper mat and none to the lower.',
      zcgs: 'I give 3 hours to setting the upper mat and 3 to the lower.',
    },
  },
  'construction-skills-22@1': {
    deciding: 'Which roof is lower than the clearance that the lanyard needs?',
    stories: {
      a: 'Two workers fix panels along the edges of a warehouse in Dammam for 8 days, with anchors at shoulder height. The east roof is 3 metres high, the west roof 12 metres. On site are one SRL and one lanyard of 1.8 metres with a shock absorber. A second SRL comes in two days, and changing a line stops work for half a day.',
      b: 'Two workers fix panels along the edges of a warehouse in Dammam for 8 days, with anchors at shoulder height. The west roof is 3 metres high, the east roof 12 metres. On site are one SRL and one lanyard of 1.8 metres with a shock absorber. A second SRL comes in two days, and changing a line stops work for half a day.',
    },
    question: 'How should the two lines be shared between the workers?',
    options: {
      bzsj: 'I give the west the SRL and the east the other line until the second comes.',
      hjfn: 'I give the west the SRL and the east the other line until the work is done.',
      tnsw: 'I stop the work on the east and the west roof alike until the second comes.',
      wvgd: 'I give the east the SRL and the west the other line until the work is done.',
      zkbh: 'I give the east the SRL and the west the other line until the second comes.',
    },
  },
  'construction-skills-25@1': {
    deciding: 'Is the ground rich in sulfate or in chloride?',
    stories: {
      a: 'The concrete of a building in Al-Ahsa is being chosen, and ground water reaches its foundations but not its superstructure. The soil report has a line on salts: sulfate 1.4%, chloride 0.02%. The water-cement ratio of the mixes is 0.40, and the bars are uncoated. The budget allows one choice, which Latifa, the engineer, approves today.',
      b: 'The concrete of a building in Al-Ahsa is being chosen, and ground water reaches its foundations but not its superstructure. The soil report has a line on salts: sulfate 0.02%, chloride 1.4%. The water-cement ratio of the mixes is 0.40, and the bars are uncoated. The budget allows one choice, which Latifa, the engineer, approves today.',
    },
    question: 'Which choice for the mix is right?',
    options: {
      kzmm: 'I use Type V cement in the foundations and in the whole superstructure.',
      lgvz: 'I use Type I cement, with calcium nitrite in the foundations only.',
      pfcv: 'I use Type I cement, with calcium nitrite in the whole of the building.',
      rdng: 'I use Type V cement in the foundations and Type I in the superstructure.',
      tbkw: 'I use Type I cement and no admixture, with a bitumen coat on the foundations.',
    },
  },
  'construction-skills-28@1': {
    deciding: 'Which laboratory test gave the hundred per cent?',
    stories: {
      a: 'There are 4 layers of fill under a warehouse floor in Qassim, and the contract asks for 95% of the modified Proctor density. The second layer reached 96% at every point measured. Rolling the whole layer again takes two days with water trucks, and the third layer is ready to be spread. In its report, the laboratory names ASTM D1557 as the source of its reference density.',
      b: 'There are 4 layers of fill under a warehouse floor in Qassim, and the contract asks for 95% of the modified Proctor density. The second layer reached 96% at every point measured. Rolling the whole layer again takes two days with water trucks, and the third layer is ready to be spread. In its report, the laboratory names ASTM D698 as the source of its reference density.',
    },
    question: 'Which decision on the second layer is right?',
    options: {
      bgzn: 'I put the third layer off and measure the second at 6 more points.',
      cmnh: 'I accept the second layer and spread the third over half of the area.',
      kdnp: 'I put the third layer off for two days and roll all of the second again.',
      plgx: 'I put the third layer off for a day and roll half of the second again.',
      vrpw: 'I accept the second layer and spread the third over the whole area.',
    },
  },
}
