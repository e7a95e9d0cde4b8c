import type { PairTextsOf } from '../pair.ts'
import type { pairs } from './pairs.ts'

export const en: PairTextsOf<typeof pairs> = {
  'construction-competency-25@1': {
    deciding:
      'When does the client start taking villas over: after the first is complete or after the sixth?',
    stories: {
      a: 'Finishing work on 6 villas in Buraidah starts on 1 March and takes 12 weeks, whatever the order. Calling in all the crews costs 5000 riyals each time, and every villa not yet handed over costs 4000 riyals every 2 weeks. The client takes over whatever is complete from 15 March on. Each complete villa needs a guard until it is taken over.',
      b: 'Finishing work on 6 villas in Buraidah starts on 1 March and takes 12 weeks, whatever the order. Calling in all the crews costs 5000 riyals each time, and every villa not yet handed over costs 4000 riyals every 2 weeks. The client takes over whatever is complete from 24 May on. Each complete villa needs a guard until it is taken over.',
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
      a: 'In a residential tower in Khobar, 40 bathroom tiles have broken, and the tilers and plumbers disagree about the cause. Tiles are down in 30 bathrooms; the plumbers have been in 18 of them with their gear and have not yet entered the rest. Of the broken tiles, 34 are in those other bathrooms. You can free 2 workers for one week to help the crews.',
      b: 'In a residential tower in Khobar, 40 bathroom tiles have broken, and the tilers and plumbers disagree about the cause. Tiles are down in 30 bathrooms; the plumbers have been in 18 of them with their gear and have not yet entered the rest. Of the broken tiles, 4 are in those other bathrooms. You can free 2 workers for one week to help the crews.',
    },
    question: 'Which of these actions helps most here?',
    options: {
      bkrc: 'I assign both workers to lay protective boards with the plumbers for 2 days.',
      dgvp: 'I assign both workers to re-bed hollow tiles with the tilers for 6 days.',
      jwxf: 'I assign both workers to bring spare tiles to all floors for 6 days.',
      qdls: 'I assign both workers to lay protective boards with the plumbers for 6 days.',
      tqml: 'I assign both workers to re-bed hollow tiles with the tilers for 2 days.',
    },
  },
  'construction-competency-27@1': {
    deciding: 'What is the owner concerned about: the area she bought, or room for her furniture?',
    stories: {
      a: 'Hind, the owner of a flat being built in Riyadh, says that the bedroom came out smaller than she expected. She has half an hour with you on site before her next appointment and has brought a sheet with the annex to her purchase contract. The walls are up and the floor is empty. You have the approved plans, a measuring device and adhesive tape.',
      b: 'Hind, the owner of a flat being built in Riyadh, says that the bedroom came out smaller than she expected. She has half an hour with you on site before her next appointment and has brought a sheet with the quotation from her furniture shop. The walls are up and the floor is empty. You have the approved plans, a measuring device and adhesive tape.',
    },
    question: 'What is the most effective action in this situation?',
    options: {
      dgjr: 'I measure the longest wall with her and show her its length against the approved plan.',
      htqm: 'I measure all four walls with her and show her each length against the approved plan.',
      qsvn: 'I go up with her and show her a similar, finished bedroom on another floor.',
      zlfl: 'I measure the floor with her and work out what the bed alone will leave.',
      zzns: 'I measure the floor with her and work out what the bed and the wardrobe will leave.',
    },
  },
  'construction-competency-28@2': {
    deciding: 'Does the contract pay for what is measured, or one sum for the pit as drawn?',
    stories: {
      a: "Majid, who dug the foundation pit of a hotel in Madinah as a subcontractor, claims 12 thousand riyals above his offer and wants your answer before tomorrow's next stage. Both sides have measured 6000 cubic metres, where his offer had counted 5000; the pit has been drawn no larger since. His contract sets 12 riyals for each cubic metre, paid as measured. A day of waiting costs the site 4 thousand riyals.",
      b: "Majid, who dug the foundation pit of a hotel in Madinah as a subcontractor, claims 12 thousand riyals above his offer and wants your answer before tomorrow's next stage. Both sides have measured 6000 cubic metres, where his offer had counted 5000; the pit has been drawn no larger since. His contract sets 60 thousand riyals for the pit, paid as drawn. A day of waiting costs the site 4 thousand riyals.",
    },
    question: 'Which decision suits this situation best?',
    options: {
      cslh: "I ask for the machines' daily sheets and put the answer off for two days.",
      fdkt: 'I decline the claim as it stands and offer Majid a token sum to close it.',
      lxnw: "I approve the whole claim today and enter it in this month's certificate.",
      vrqg: 'I decline the claim in writing today and state the terms of his contract.',
      wnvd: 'I approve the claim in principle and leave its sum to the final account.',
    },
  },
  'construction-competency-29@2': {
    deciding: 'Is the rock a single spot, or most of the route?',
    stories: {
      a: 'An ordinary excavator began a pipe trench in Yanbu today, and the plan assumes sand. It met 3 metres of rock this afternoon, then a report came on 12 trial pits along the route, with rock in one. A hand breaker opens two metres a day; a rock breaker is hired for at least 10 days. The pipe crew starts tomorrow, paid unless put off; in two days it lays what a rock breaker opens in 10. Returning to a skipped spot costs it two more days.',
      b: 'An ordinary excavator began a pipe trench in Yanbu today, and the plan assumes sand. It met 3 metres of rock this afternoon, then a report came on 12 trial pits along the route, with rock in 9. A hand breaker opens two metres a day; a rock breaker is hired for at least 10 days. The pipe crew starts tomorrow, paid unless put off; in two days it lays what a rock breaker opens in 10. Returning to a skipped spot costs it two more days.',
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
      a: 'Painting is due to start at a school in Abha, with 6 days of work and handover in 4 weeks. Shamal paint is unavailable for 3 weeks; Sahel paint with the same test results is available. The contract reads: "Shamal paint, matt finish". Each week of waiting costs 6000 riyals, the owner takes 5 weeks to answer requests, and the handover record names every paint used.',
      b: 'Painting is due to start at a school in Abha, with 6 days of work and handover in 4 weeks. Shamal paint is unavailable for 3 weeks; Sahel paint with the same test results is available. The contract reads: "Shamal paint or equal". Each week of waiting costs 6000 riyals, the owner takes 5 weeks to answer requests, and the handover record names every paint used.',
    },
    question: 'Which step is professionally the soundest?',
    options: {
      csjh: 'I paint all rooms with Sahel paint and hand its test report over.',
      lxjl: 'I paint half of the rooms with Sahel paint and the others with Shamal paint.',
      rdmp: 'I paint the classrooms with Sahel paint and the other rooms with Shamal paint.',
      rgqk: 'I paint all rooms with Shamal paint and hand its test report over.',
      sxsm: 'I paint the service rooms with Sahel paint and the other rooms with Shamal paint.',
    },
  },
  'construction-skills-01@2': {
    deciding: 'Has the pour stopped at the support or in the middle third of the span?',
    stories: {
      a: 'The pump has failed during the pour of a floor slab in Hafar Al-Batin and will not be replaced today. The slab rests on parallel beams 6 metres apart; no construction joint is drawn, and the supervising engineer is on site to approve one. Over its whole width, the pour has reached the far face of the third beam. The fresh concrete left goes in by crane bucket and is enough for 3 metres more.',
      b: 'The pump has failed during the pour of a floor slab in Hafar Al-Batin and will not be replaced today. The slab rests on parallel beams 6 metres apart; no construction joint is drawn, and the supervising engineer is on site to approve one. Over its whole width, the pour has reached the middle of the third span. The fresh concrete left goes in by crane bucket and is enough for 3 metres more.',
    },
    question: 'Which is the best place for the stop-end?',
    options: {
      gtlp: 'I set the stop-end 110 centimetres further and send the rest back.',
      lwdz: 'I set the stop-end at the present edge and send all the rest back.',
      qwvh: 'I set the stop-end 300 centimetres further and place all there is.',
      rgxz: 'I set the stop-end 150 centimetres further and send the rest back.',
      zlfv: 'I set the stop-end 190 centimetres further and send the rest back.',
    },
  },
  'construction-skills-04@7': {
    deciding: 'Do towers close off the sky, or do dunes hide the points from each other?',
    stories: {
      a: 'Reem, the manager of a project in Riyadh, wants 60 points set out tomorrow to within 3 centimetres. The points lie in a courtyard 40 metres wide, enclosed on every side by towers 60 metres high. The survey team has a total station and an RTK receiver, both calibrated, with control points nearby. Only one of the two can be taken out tomorrow.',
      b: 'Reem, the manager of a project in Riyadh, wants 60 points set out tomorrow to within 3 centimetres. The points lie in an area 400 metres wide, broken on every side by dunes 6 metres high. The survey team has a total station and an RTK receiver, both calibrated, with control points nearby. Only one of the two can be taken out tomorrow.',
    },
    question: 'Which way of setting out is right for tomorrow?',
    options: {
      bsxw: 'I set out half of the points tomorrow by walking to each with the RTK receiver and put off the rest.',
      mpjz: 'I set out half of the points tomorrow with the total station from one spot and put off the rest.',
      qcjz: 'I check only the control points tomorrow by levelling and put off the rest.',
      rdmm: 'I set out all of the points tomorrow with the total station from one spot and hand them over.',
      xggp: 'I set out all of the points tomorrow by walking to each with the RTK receiver and hand them over.',
    },
  },
  'construction-skills-07@2': {
    deciding: 'Is this fill a sand or a clay?',
    stories: {
      a: 'Majid is building a road embankment of 9 layers near Jazan with soil from one borrow pit. The laboratory classes this soil as SP. Two rollers are hired at the same price: one with a vibrating smooth drum, the other a sheepsfoot. There is only one driver. The moisture of each layer is set before rolling, and its density is measured afterwards.',
      b: 'Majid is building a road embankment of 9 layers near Jazan with soil from one borrow pit. The laboratory classes this soil as CL. Two rollers are hired at the same price: one with a vibrating smooth drum, the other a sheepsfoot. There is only one driver. The moisture of each layer is set before rolling, and its density is measured afterwards.',
    },
    question: 'Which compaction is right for these layers?',
    options: {
      fdkh: 'I compact every layer with a light rubber-tyred roller, in 8 passes each.',
      jxzq: 'I compact every layer with the vibrating smooth drum, in 3 passes each.',
      ljjr: 'I compact every layer with the sheepsfoot roller, in 3 passes each.',
      rxcb: 'I compact every layer with the sheepsfoot roller, in 8 passes each.',
      xxbz: 'I compact every layer with the vibrating smooth drum, in 8 passes each.',
    },
  },
  'construction-skills-10@1': {
    deciding: 'On which grid line does a result fall short by more than 3.5 MPa?',
    stories: {
      a: 'The columns on two grid lines of a tower in Jeddah, each line from its own mix, have a specified strength of 30 MPa. The 3 successive 28-day tests, each the mean of two standard cylinders, gave 26, 38 and 37 on the east line, and 27, 27 and 37 on the west. A coring rig is booked for a day, enough for one line. The next floor is due above both, with a joint between them.',
      b: 'The columns on two grid lines of a tower in Jeddah, each line from its own mix, have a specified strength of 30 MPa. The 3 successive 28-day tests, each the mean of two standard cylinders, gave 26, 38 and 37 on the west line, and 27, 27 and 37 on the east. A coring rig is booked for a day, enough for one line. The next floor is due above both, with a joint between them.',
    },
    question: 'Which measure is right this week?',
    options: {
      dcbc: 'I take cores from the east line and go on casting above the west line.',
      jmgh: 'I take cores from the east line and stop casting above both for a week.',
      kmbd: 'I take cores from the west line and go on casting above the east line.',
      wlnh: 'I take cores from the west line and stop casting above both for a week.',
      zwbb: 'I test both lines with a Schmidt hammer and stop casting above both for a week.',
    },
  },
  'construction-skills-13@2': {
    deciding: 'In which row is the concrete still alkaline up to its surface?',
    stories: {
      a: 'Cracks and rust stains have appeared above the bars of 12 columns in a warehouse in Jubail, 6 in the east row and 6 in the west. A broken edge of each was sprayed with phenolphthalein: it came up pink in the east columns and colourless in the west ones, from the surface to the bars. The contract covers one electrochemical treatment for each column: chloride extraction for 6, realkalisation for 6. Sarah, the engineer, needs the schedule of columns today, before any chloride result.',
      b: 'Cracks and rust stains have appeared above the bars of 12 columns in a warehouse in Jubail, 6 in the east row and 6 in the west. A broken edge of each was sprayed with phenolphthalein: it came up colourless in the east columns and pink in the west ones, from the surface to the bars. The contract covers one electrochemical treatment for each column: chloride extraction for 6, realkalisation for 6. Sarah, the engineer, needs the schedule of columns today, before any chloride result.',
    },
    question: 'Which allocation of the two treatments is right?',
    options: {
      ghtt: 'I assign chloride extraction to 4 east columns and 2 west ones, realkalisation to the rest.',
      lshg: 'I assign chloride extraction to all 6 west columns and realkalisation to all 6 east ones.',
      nhkj: 'I assign chloride extraction to 3 east columns and 3 west ones, realkalisation to the rest.',
      sdvs: 'I assign chloride extraction to all 6 east columns and realkalisation to all 6 west ones.',
      vkcj: 'I assign chloride extraction to 2 east columns and 4 west ones, realkalisation to the rest.',
    },
  },
  'construction-skills-16@1': {
    deciding: "What is a quarter of the ladder's length?",
    stories: {
      a: 'Portable ladders of one kind lean on the front of a shop in Hail for short jobs this week. Each ladder is straight and measures 4 metres from its feet to its upper support, and the ground is dry and level. One mark is painted on the ground today, where the workers put the feet of the ladder, and its stability is checked daily.',
      b: 'Portable ladders of one kind lean on the front of a shop in Hail for short jobs this week. Each ladder is straight and measures 8 metres from its feet to its upper support, and the ground is dry and level. One mark is painted on the ground today, where the workers put the feet of the ladder, and its stability is checked daily.',
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
  'construction-skills-19@2': {
    deciding: 'Is the slab held at one end, or at both?',
    stories: {
      a: 'A balcony slab in Taif, with two equal mats of bars, is to be poured at 6 in the morning. The crew fixed both mats overnight, and 60 minutes are left for checking the spacing of the bars. Checking the whole top mat takes 60 minutes, and so does the bottom. The slab projects 1.8 metres from the edge beam only.',
      b: 'A balcony slab in Taif, with two equal mats of bars, is to be poured at 6 in the morning. The crew fixed both mats overnight, and 60 minutes are left for checking the spacing of the bars. Checking the whole top mat takes 60 minutes, and so does the bottom. The slab spans 1.8 metres between two load-bearing brick walls.',
    },
    question: 'Which check of the bars is right before the pour?',
    options: {
      dtvt: 'I check the spacing of the bars in half of the bottom mat before the pour.',
      hwfz: 'I check the spacing of the bars in the whole of the bottom mat before the pour.',
      jqwt: 'I check the spacing of the bars in half of the top mat before the pour.',
      rhml: 'I check the spacing of the bars in the whole of the top mat before the pour.',
      zcgs: 'I check the forms along the edges of the slab once more before the pour.',
    },
  },
  'construction-skills-22@1': {
    deciding: 'Which roof is too low for the clearance that the lanyard needs?',
    stories: {
      a: 'Two workers fix panels along the edges of a warehouse in Dammam for 8 days, with anchors at shoulder height. The east roof is 3 metres high, the west roof 12 metres, and neither guardrails nor restraint lines can be used. There is one self-retracting lifeline (SRL) on site, which its maker allows on either edge, and one edge-rated 1.8-metre lanyard with a shock absorber. The worker without the SRL uses the lanyard.',
      b: 'Two workers fix panels along the edges of a warehouse in Dammam for 8 days, with anchors at shoulder height. The west roof is 3 metres high, the east roof 12 metres, and neither guardrails nor restraint lines can be used. There is one self-retracting lifeline (SRL) on site, which its maker allows on either edge, and one edge-rated 1.8-metre lanyard with a shock absorber. The worker without the SRL uses the lanyard.',
    },
    question: 'How should the SRL be shared between the two sides?',
    options: {
      bzsj: 'I assign the SRL to the west for 6 days and then to the east for 2.',
      hjfn: 'I assign the SRL to the west for all 8 days and to the east for none.',
      tnsw: 'I assign the SRL to the east for 4 days and then to the west for 4.',
      wvgd: 'I assign the SRL to the east for all 8 days and to the west for none.',
      zkbh: 'I assign the SRL to the east for 6 days and then to the west for 2.',
    },
  },
  'construction-skills-25@1': {
    deciding: 'Is the ground rich in sulfate or in chloride?',
    stories: {
      a: 'Concrete is being chosen for a building in Al-Ahsa, and groundwater reaches its foundations but not its superstructure. The soil report lists soluble salts by mass: sulfate 1.4%, chloride 0.02%. The water-cement ratio of the mixes is 0.40, the bars are uncoated, and the foundations get a coat of bitumen. The budget allows one choice, which Latifa, the engineer, approves today.',
      b: 'Concrete is being chosen for a building in Al-Ahsa, and groundwater reaches its foundations but not its superstructure. The soil report lists soluble salts by mass: sulfate 0.02%, chloride 1.4%. The water-cement ratio of the mixes is 0.40, the bars are uncoated, and the foundations get a coat of bitumen. The budget allows one choice, which Latifa, the engineer, approves today.',
    },
    question: 'Which choice for the mix is right?',
    options: {
      kzmm: 'I use Type V cement in the foundations and in the whole superstructure.',
      lgvz: 'I use Type I cement, with calcium nitrite in the foundations only.',
      pfcv: 'I use Type I cement, with calcium nitrite in the whole of the building.',
      rdng: 'I use Type V cement in the foundations and Type I in the superstructure.',
      tbkw: 'I use Type I cement, with a second coat of bitumen on the foundations.',
    },
  },
  'construction-skills-28@1': {
    deciding: 'Which laboratory test gave the hundred per cent?',
    stories: {
      a: 'Four layers of one soil are being placed under a warehouse floor in Qassim, and the contract asks for 95% of the modified Proctor density. The second layer reached 96% at every point measured, and the third is ready to be spread. A full modified Proctor test takes the laboratory a week at present, a single-point one 3 days. The laboratory report on the soil names ASTM D1557 as the source of its maximum dry density.',
      b: 'Four layers of one soil are being placed under a warehouse floor in Qassim, and the contract asks for 95% of the modified Proctor density. The second layer reached 96% at every point measured, and the third is ready to be spread. A full modified Proctor test takes the laboratory a week at present, a single-point one 3 days. The laboratory report on the soil names ASTM D698 as the source of its maximum dry density.',
    },
    question: 'Which decision on the second layer is right?',
    options: {
      bgzn: "I measure the second layer's density at 6 more points and put the third off for a day.",
      cmnh: 'I accept the second layer on its measured densities and spread the third over half of it today.',
      ggqr: 'I put the third layer off for 3 days and order a single-point modified Proctor test.',
      rvqz: 'I put the third layer off for a week and order the full modified Proctor test.',
      vrpw: 'I accept the second layer on its measured densities and spread the third over all of it today.',
    },
  },
}
