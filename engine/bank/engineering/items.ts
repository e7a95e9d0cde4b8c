import type { Items } from '../item.ts'

export const items = {
  'engineering-competency-25@1': {
    slot: { form: 'basic', section: 'competency', number: 25 },
    facet: 'PLN',
    type: 'case_study',
    status: 'draft',
    options: [
      {
        value: 4,
        rationale:
          'both dates can be met, but three free evenings are lost and one pump at rest breaks the promise',
      },
      {
        value: 5,
        rationale:
          'uses the hours at which each machine runs; both dates are safe and evenings remain for a second try',
      },
      { value: 2, rationale: 'passive: the free evenings that solve the clash pass by' },
      { value: 1, rationale: "saves the own promise by breaking a colleague's report" },
      { value: 3, rationale: 'reasonable but indirect: two colleagues can settle it in a minute' },
    ],
  },
  'engineering-competency-26@1': {
    slot: { form: 'basic', section: 'competency', number: 26 },
    facet: 'TEA',
    type: 'case_study',
    status: 'draft',
    options: [
      { value: 3, rationale: 'may help, but goes above the colleague and leaves the late pump as it is' },
      { value: 2, rationale: 'passive: the extra work stays and nothing makes it stop' },
      { value: 4, rationale: "today's mixers come empty; the late pump that causes the gap remains" },
      {
        value: 5,
        rationale: 'meets the cause (the late pump) and gives both shifts a card they can keep to',
      },
      { value: 1, rationale: 'morning workers wait for a quarrel between shifts; blame goes outside' },
    ],
  },
  'engineering-competency-27@1': {
    slot: { form: 'basic', section: 'competency', number: 27 },
    facet: 'COM',
    type: 'case_study',
    status: 'draft',
    options: [
      {
        value: 5,
        rationale: "explains the limit by the client's own case and leaves her with a real choice",
      },
      { value: 2, rationale: 'puts the answer off; she learns neither the limit nor a way forward' },
      { value: 3, rationale: 'true, but in a form this reader is unlikely to use' },
      { value: 4, rationale: 'she understands the limit; nothing is offered for the next event' },
      { value: 1, rationale: "promises what the engine does not allow and spends the client's trust" },
    ],
  },
  'engineering-competency-28@1': {
    slot: { form: 'basic', section: 'competency', number: 28 },
    facet: 'DEC',
    type: 'case_study',
    status: 'draft',
    options: [
      { value: 1, rationale: "oversteps authority through a colleague's computer; trust and records suffer" },
      { value: 2, rationale: 'passive: salty water reaches the farms for days' },
      {
        value: 5,
        rationale: 'acts in time, inside authority, keeps the farms informed and the owner ready to finish',
      },
      {
        value: 3,
        rationale: 'right people, but seeks a permission that is already held while salt goes out',
      },
      { value: 4, rationale: 'stops the damage; farms that used the water hear nothing' },
    ],
  },
  'engineering-competency-29@1': {
    slot: { form: 'basic', section: 'competency', number: 29 },
    facet: 'ADP',
    type: 'case_study',
    status: 'draft',
    options: [
      { value: 2, rationale: 'passive: lets the days pass on a version that is no longer wanted' },
      {
        value: 4,
        rationale:
          'the request is met in time, at the price of a night spent mostly on tasks it does not touch',
      },
      { value: 5, rationale: 'limits the change to what it touches and saves the day that the check needs' },
      { value: 3, rationale: 'understandable, but gives up a date that can be met' },
      { value: 1, rationale: 'embarrasses the client before others and fails the request' },
    ],
  },
  'engineering-competency-30@1': {
    slot: { form: 'basic', section: 'competency', number: 30 },
    facet: 'QUA',
    type: 'case_study',
    status: 'draft',
    options: [
      { value: 5, rationale: 'puts the effort where a hot joint would harm most and keeps the record true' },
      { value: 4, rationale: 'honest, but the day that remains is not used' },
      { value: 2, rationale: 'avoids both the lie and the work; readers are left to guess' },
      { value: 3, rationale: "open, but hands over a duty that is one's own and adds no image" },
      { value: 1, rationale: 'a false record; later shifts rely on it' },
    ],
  },
  'engineering-skills-01@1': {
    slot: { form: 'basic', section: 'skills', number: 1 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    status: 'draft',
    options: [
      { value: 5, error: 'OK', rationale: 'work, test and way back all fit: 13:00 + 7 hours = 20:00' },
      { value: 1, error: 'E-REVERSAL', rationale: 'keeps neither the closing time nor a way back' },
      {
        value: 4,
        error: 'E-PARTIAL',
        rationale: 'right to move it, but without a latest start the same trap returns',
      },
      { value: 2, error: 'E-CONSTRAINT', rationale: 'the hours fit only because a required step is removed' },
      { value: 3, error: 'E-ONE-RULE', rationale: 'counts the work (19:00) and forgets the way back' },
    ],
    solution:
      'The plan needs 4 + 1 + 2 = 7 hours, with the way back. From 14:00 only 6 hours remain, so a failure could not be undone by 20:00. Move it to next Friday and start by 13:00.',
    machineCheck: {
      kind: 'numeric',
      equations: ['4 + 1 + 2 = 7', '20 - 7 = 13', '20 - 14 = 6', '14 + 4 + 1 = 19', '14 + 4 + 2 = 20'],
    },
  },
  'engineering-skills-04@1': {
    slot: { form: 'basic', section: 'skills', number: 4 },
    facet: 'STD',
    type: 'technical',
    cell: 'tool_use',
    status: 'draft',
    options: [
      { value: 4, error: 'E-PARTIAL', rationale: 'right gauge; spots at unknown places elsewhere are lost' },
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'time limit kept; a step of 200 millimetres misses most spots of 30',
      },
      { value: 2, error: 'E-CONSTRAINT', rationale: 'sees the spots, breaks the stated time limit (12 > 4)' },
      { value: 1, error: 'E-NONE', rationale: 'rust inside does not show outside; suitable gauges ignored' },
      {
        value: 5,
        error: 'OK',
        rationale: 'fine enough for 30 millimetres, inside the limit, covers unknown places',
      },
    ],
    solution:
      'The gauge must read at steps smaller than a spot (30 millimetres) and finish within 4 hours. A steps over most spots, C takes 12 hours; B reads about 3 times in each spot in 3 hours. As the places are unknown, B must run along the whole pipe.',
    machineCheck: {
      kind: 'numeric',
      equations: ['30 / 10 = 3', '4 - 3 = 1', '12 - 4 = 8', '200 - 30 = 170'],
    },
  },
  'engineering-skills-07@1': {
    slot: { form: 'basic', section: 'skills', number: 7 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    status: 'draft',
    options: [
      { value: 3, error: 'E-ONE-RULE', rationale: 'life met, drying limit missed' },
      { value: 4, error: 'E-LAST-STEP', rationale: 'both conditions met, last step (lowest cost) missed' },
      { value: 5, error: 'OK', rationale: 'both conditions met, the cheaper of the two that qualify' },
      { value: 1, error: 'E-NONE', rationale: 'misses both conditions; only the price is used' },
      {
        value: 2,
        error: 'E-WRONG-BASE',
        rationale: 'judges by the average of 7 and not by the poorest case of 4',
      },
    ],
    solution:
      'A coating must last 6 years or more in its poorest case and dry within 24 hours. The coatings of 8000 and 5000 riyals do both, and 5000 is cheaper. The one of 2500 riyals lasts 7 years on average but may last only 4.',
    machineCheck: { kind: 'numeric', equations: ['4 + 10 = 14', '14 / 2 = 7', '8000 - 5000 = 3000'] },
  },
  'engineering-skills-10@1': {
    slot: { form: 'basic', section: 'skills', number: 10 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    status: 'draft',
    options: [
      { value: 1, error: 'E-REVERSAL', rationale: 'makes the record fit the rule and keeps the crack' },
      { value: 5, error: 'OK', rationale: 'both rules met, repair proven, date kept' },
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'mends the crack and reads the rate right, but takes an untested repair',
      },
      {
        value: 4,
        error: 'E-PARTIAL',
        rationale: 'safe, but more than the rule asks; the date is lost without need',
      },
      { value: 2, error: 'E-UNIT', rationale: 'reads the limit of 4% as a count of 4' },
    ],
    solution:
      '5 of 250 is 2%, within 4%, so the number alone does not stop the takeover. The crack does: it must be repaired and X-rayed again, which the time allows; a repair that nobody tested proves nothing. The other four may be listed.',
    machineCheck: { kind: 'numeric', equations: ['5 / 250 = 0.02', '250 * 0.04 = 10', '5 - 1 = 4'] },
  },
  'engineering-skills-13@1': {
    slot: { form: 'basic', section: 'skills', number: 13 },
    facet: 'TEC',
    type: 'technical',
    cell: 'diagnosis',
    status: 'draft',
    options: [
      {
        value: 4,
        error: 'E-WEAKER',
        rationale: 'right place and time; the line may run again but the faulty sensor stays unknown',
      },
      {
        value: 2,
        error: 'E-CAUSE-COINCIDENCE',
        rationale: 'uses the time only; the second line shows that the air is sound',
      },
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'uses the place; running by hand rules the motor and its cables out',
      },
      {
        value: 5,
        error: 'OK',
        rationale: 'uses both clues: only automatic fails, only on the line with new fitting',
      },
      { value: 1, error: 'E-REVERSAL', rationale: 'spreads the suspected cause to the line that works' },
    ],
    solution:
      'The first line runs by hand, so motor, supply and air are sound; only automatic control stops it. Only the line whose sensors were refitted is affected. So compare the sensor signal that starts automatic running in both lines.',
  },
  'engineering-skills-16@1': {
    slot: { form: 'basic', section: 'skills', number: 16 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    status: 'draft',
    options: [
      { value: 3, error: 'E-ONE-RULE', rationale: 'only the rows needed, but with names and medical files' },
      {
        value: 2,
        error: 'E-WRONG-BASE',
        rationale: 'a promise about the file, not its content: hundreds of people in a file that needs none',
      },
      { value: 1, error: 'E-NONE', rationale: 'no limit on rows, fields or copies' },
      { value: 5, error: 'OK', rationale: 'only the rows and only the fields that the task needs' },
      {
        value: 4,
        error: 'E-PARTIAL',
        rationale: 'people protected; far more injuries leave the factory than the task needs',
      },
    ],
    solution:
      'Two limits apply: only the rows needed (15 hand injuries) and only the fields needed (injury and machine, no names or medical files). The written descriptions meet both. The whole register without names is safer than 15 named people but still more than needed.',
  },
  'engineering-skills-19@1': {
    slot: { form: 'basic', section: 'skills', number: 19 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    status: 'draft',
    options: [
      {
        value: 2,
        error: 'E-WRONG-BASE',
        rationale: 'orders by rank and size; eight people without work come last',
      },
      { value: 5, error: 'OK', rationale: 'stopped work first, wider effect first among these' },
      { value: 1, error: 'E-REVERSAL', rationale: 'the exact reverse of the right order' },
      { value: 3, error: 'E-ONE-RULE', rationale: 'uses size alone; the rule on stopped work is ignored' },
      {
        value: 4,
        error: 'E-LAST-STEP',
        rationale: 'stopped work first, but the order inside that group is wrong',
      },
    ],
    solution:
      'Hoist and gauge stop work; the cooler does not, since another is nearby. So the cooler comes last. Of the two that stop work, the hoist affects 8 people and the gauge one.',
  },
  'engineering-skills-22@1': {
    slot: { form: 'basic', section: 'skills', number: 22 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    status: 'draft',
    options: [
      { value: 5, error: 'OK', rationale: 'count and volume both checked; the gap is located' },
      { value: 1, error: 'E-REVERSAL', rationale: 'hides the difference that the check was made to find' },
      {
        value: 4,
        error: 'E-WEAKER',
        rationale: 'right to refuse; repeats the reading without finding what went wrong',
      },
      {
        value: 2,
        error: 'E-WRONG-BASE',
        rationale: 'judges by the share that broke; neither total is compared',
      },
      { value: 3, error: 'E-ONE-RULE', rationale: 'count agrees; the volume is ignored' },
    ],
    solution:
      'The count agrees: 390 + 10 = 400. The volume does not: the broken meters explain 2000 of 2300 cubic metres, and 300 are missing, perhaps by a leak. Approval waits until these are found.',
    machineCheck: { kind: 'numeric', equations: ['390 + 10 = 400', '2300 - 2000 = 300'] },
  },
  'engineering-skills-25@1': {
    slot: { form: 'basic', section: 'skills', number: 25 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    status: 'draft',
    options: [
      { value: 1, error: 'E-NONE', rationale: 'no comparison and no data on tools' },
      { value: 3, error: 'E-ONE-RULE', rationale: 'fair groups and period, but two changes at once' },
      { value: 2, error: 'E-WRONG-BASE', rationale: 'compares two different periods' },
      {
        value: 4,
        error: 'E-PARTIAL',
        rationale: 'one change, one period, groups nearly alike, but not assigned by lot',
      },
      { value: 5, error: 'OK', rationale: 'same period, groups by chance, one change only' },
    ],
    solution:
      'A fair trial compares like with like: the same period, groups formed by chance, and one change only. A lower speed mixes two changes, row against row lets the row decide who gets which oil, and next month against this month mixes two periods.',
  },
  'engineering-skills-28@1': {
    slot: { form: 'basic', section: 'skills', number: 28 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    status: 'draft',
    options: [
      {
        value: 2,
        error: 'E-CONSTRAINT',
        rationale: 'stops the spread but destroys the evidence that the team needs',
      },
      {
        value: 4,
        error: 'E-LAST-STEP',
        rationale: 'spread stopped and filters kept; the report comes too late',
      },
      { value: 5, error: 'OK', rationale: 'contains, preserves and reports' },
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'reported and preserved, but chips still reach the machines',
      },
      { value: 1, error: 'E-REVERSAL', rationale: 'carries the chips to the tank of the whole plant' },
    ],
    solution:
      'Three things matter: stop the spread (stop the loop), keep the evidence (leave the filters closed) and report at once. Each other option drops one or more of them.',
  },
} as const satisfies Items
