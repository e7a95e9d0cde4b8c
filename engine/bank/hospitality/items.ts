import type { Items } from '../item.ts'

export const items = {
  'hospitality-competency-25@1': {
    slot: { form: 'basic', section: 'competency', number: 25 },
    facet: 'PLN',
    type: 'case_study',
    status: 'draft',
    options: [
      {
        value: 4,
        rationale:
          'both dates can be met, but the free mornings go unused and one rough day breaks the promise',
      },
      { value: 5, rationale: 'uses what each needs: both are safe and Wednesday remains for a second try' },
      { value: 2, rationale: 'passive: the mornings that could solve the clash are lost' },
      { value: 1, rationale: "saves one promise by breaking a colleague's tours" },
      {
        value: 3,
        rationale: 'reasonable but indirect: escalates what two colleagues can settle in a minute',
      },
    ],
  },
  'hospitality-competency-26@1': {
    slot: { form: 'basic', section: 'competency', number: 26 },
    facet: 'TEA',
    type: 'case_study',
    status: 'draft',
    options: [
      { value: 3, rationale: 'may help, but goes above the colleague and leaves her hands full' },
      { value: 2, rationale: 'passive: the cold food stays and nothing makes it stop' },
      { value: 4, rationale: "today's dishes arrive; the full hands that cause the gaps remain" },
      { value: 5, rationale: 'meets the cause (full hands) and gives both sides a slip they can keep to' },
      { value: 1, rationale: 'guests wait for a quarrel between kitchen and hall; blame goes outside' },
    ],
  },
  'hospitality-competency-27@1': {
    slot: { form: 'basic', section: 'competency', number: 27 },
    facet: 'COM',
    type: 'case_study',
    status: 'draft',
    options: [
      {
        value: 5,
        rationale: "explains the limit by the client's own case and leaves him with a real choice",
      },
      { value: 2, rationale: 'puts the answer off; he learns neither the limit nor a way forward' },
      { value: 3, rationale: 'true, but in a form this reader is unlikely to use' },
      { value: 4, rationale: 'he understands the limit; nothing is offered for the next trip' },
      { value: 1, rationale: "promises what nobody can know and spends the client's trust" },
    ],
  },
  'hospitality-competency-28@1': {
    slot: { form: 'basic', section: 'competency', number: 28 },
    facet: 'DEC',
    type: 'case_study',
    status: 'draft',
    options: [
      { value: 1, rationale: "oversteps authority through a colleague's account; trust and records suffer" },
      { value: 2, rationale: 'passive: two days of rooms sold that do not exist' },
      {
        value: 5,
        rationale: 'acts in time, inside authority, keeps guests informed and the owner ready to finish',
      },
      {
        value: 3,
        rationale: 'right people, but seeks a permission that is already held while rooms are sold',
      },
      { value: 4, rationale: 'stops the damage; those who booked are left without a word' },
    ],
  },
  'hospitality-competency-29@1': {
    slot: { form: 'basic', section: 'competency', number: 29 },
    facet: 'ADP',
    type: 'case_study',
    status: 'draft',
    options: [
      { value: 2, rationale: 'passive: lets the days pass on a menu that is no longer wanted' },
      {
        value: 4,
        rationale:
          'the request is met in time, at the price of a night spent mostly on dishes it does not touch',
      },
      { value: 5, rationale: 'limits the change to what it touches and saves the time the trial needs' },
      { value: 3, rationale: 'understandable, but gives up a date that can be met' },
      { value: 1, rationale: 'embarrasses the client in public and fails the request' },
    ],
  },
  'hospitality-competency-30@1': {
    slot: { form: 'basic', section: 'competency', number: 30 },
    facet: 'QUA',
    type: 'case_study',
    status: 'draft',
    options: [
      { value: 5, rationale: 'puts the effort where walkers are at risk and keeps the record true' },
      {
        value: 4,
        rationale: 'honest, but the day that remains is not used for the walkers on the high part',
      },
      { value: 2, rationale: 'avoids both the lie and the work; readers are left to guess' },
      { value: 3, rationale: "open, but hands over a duty that is one's own and adds no visit" },
      { value: 1, rationale: 'a false record; later walkers and guides rely on it' },
    ],
  },
  'hospitality-skills-01@1': {
    slot: { form: 'basic', section: 'skills', number: 1 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    status: 'draft',
    options: [
      { value: 5, error: 'OK', rationale: 'work, test and way back all fit: 16:00 + 180 minutes = 19:00' },
      { value: 1, error: 'E-REVERSAL', rationale: 'keeps neither the opening time nor a way back' },
      {
        value: 4,
        error: 'E-PARTIAL',
        rationale: 'right to move it, but without a latest start the same trap returns',
      },
      {
        value: 2,
        error: 'E-CONSTRAINT',
        rationale: 'the minutes fit only because a required step is removed',
      },
      { value: 3, error: 'E-ONE-RULE', rationale: 'counts the work (18:30) and forgets the way back' },
    ],
    solution:
      'The plan needs 90 + 30 + 60 = 180 minutes, with the way back. From 16:30 only 150 minutes remain, so a failure could not be undone by 19:00. Move the work to tomorrow and start by 16:00.',
    machineCheck: {
      kind: 'numeric',
      equations: [
        '90 + 30 + 60 = 180',
        '1140 - 990 = 150',
        '1140 - 180 = 960',
        '990 + 90 + 30 = 1110',
        '990 + 90 + 60 = 1140',
      ],
    },
  },
  'hospitality-skills-04@1': {
    slot: { form: 'basic', section: 'skills', number: 4 },
    facet: 'STD',
    type: 'technical',
    cell: 'tool_use',
    status: 'draft',
    options: [
      {
        value: 4,
        error: 'E-PARTIAL',
        rationale: 'right gauge; cold spells at unknown times outside these hours are lost',
      },
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'water limit kept; a reading every 30 minutes misses a 4-minute spell',
      },
      {
        value: 2,
        error: 'E-CONSTRAINT',
        rationale: 'sees the spells, breaks the stated water limit (200 > 40)',
      },
      { value: 1, error: 'E-NONE', rationale: 'neither fine enough nor continuous; suitable gauges ignored' },
      {
        value: 5,
        error: 'OK',
        rationale: 'fine enough for 4 minutes, inside the water limit, covers unknown times',
      },
    ],
    solution:
      'The gauge must read more often than the cold spell lasts (4 minutes) and use at most 40 litres. A reads every 30 minutes and misses most spells, C uses 200 litres; B reads about 4 times in each spell with 30. As the times are unknown, B must run day and night.',
    machineCheck: { kind: 'numeric', equations: ['4 / 1 = 4', '40 - 30 = 10', '200 - 40 = 160'] },
  },
  'hospitality-skills-07@1': {
    slot: { form: 'basic', section: 'skills', number: 7 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    status: 'draft',
    options: [
      { value: 3, error: 'E-ONE-RULE', rationale: 'size met, time missed' },
      { value: 4, error: 'E-LAST-STEP', rationale: 'both conditions met, last step (lowest price) missed' },
      { value: 5, error: 'OK', rationale: '220 people and 25 minutes, cheapest of the two that qualify' },
      { value: 1, error: 'E-NONE', rationale: 'misses both conditions; only the price is used' },
      {
        value: 2,
        error: 'E-WRONG-BASE',
        rationale: 'judges the way by its average of 30 and not by its worst case of 45',
      },
    ],
    solution:
      'Each guest must arrive within 30 minutes, so the longest way counts, and the hotel must hold 200. The hotels at 60 and 90 thousand meet both, and 60 is lower. A way of 15 to 45 minutes can take 45, whatever the average of 30 is.',
    machineCheck: { kind: 'numeric', equations: ['(15 + 45) / 2 = 30', '90 - 60 = 30'] },
  },
  'hospitality-skills-10@1': {
    slot: { form: 'basic', section: 'skills', number: 10 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    status: 'draft',
    options: [
      { value: 1, error: 'E-REVERSAL', rationale: 'makes the record fit the rule and keeps the fault' },
      { value: 5, error: 'OK', rationale: 'both rules met, repair proven, date kept' },
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'states the nuts and reads the rate right, but nobody matches the dish with its recipe',
      },
      {
        value: 4,
        error: 'E-PARTIAL',
        rationale: 'safe, but more than the rule asks; the date is lost without need',
      },
      { value: 2, error: 'E-UNIT', rationale: 'reads the limit of 5% as a count of 5' },
    ],
    solution:
      '6 of 150 is 4%, within 5%, so the rate alone does not stop the menu. The allergy note does: it must be corrected and checked against the recipe, which an hour and a day allow. The other five may be listed.',
    machineCheck: { kind: 'numeric', equations: ['6 / 150 = 0.04', '6 - 1 = 5'] },
  },
  'hospitality-skills-13@1': {
    slot: { form: 'basic', section: 'skills', number: 13 },
    facet: 'TEC',
    type: 'technical',
    cell: 'diagnosis',
    status: 'draft',
    options: [
      {
        value: 4,
        error: 'E-WEAKER',
        rationale: 'right place and time; doors may open but the faulty setting stays unknown',
      },
      {
        value: 2,
        error: 'E-CAUSE-COINCIDENCE',
        rationale: 'uses the time only; the second floor shows that the machine is sound',
      },
      { value: 3, error: 'E-ONE-RULE', rationale: 'uses the place; the lift that opens rules the cards out' },
      { value: 5, error: 'OK', rationale: 'uses both clues: only the rooms fail, only on the changed floor' },
      { value: 1, error: 'E-REVERSAL', rationale: 'spreads the suspected cause to the part that works' },
    ],
    solution:
      'The lift opens, so the cards and the machine are sound; only the room locks fail. Only the floor whose locks were set again is affected. So compare how a lock of each floor is set.',
  },
  'hospitality-skills-16@1': {
    slot: { form: 'basic', section: 'skills', number: 16 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    status: 'draft',
    options: [
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'only the rows needed, but with names, phones and passport numbers',
      },
      {
        value: 2,
        error: 'E-WRONG-BASE',
        rationale: 'protects the journey, not the content: thousands of people in a file that needs none',
      },
      { value: 1, error: 'E-NONE', rationale: 'no limit on rows, fields or time' },
      { value: 5, error: 'OK', rationale: 'only the rows and only the fields that the task needs' },
      {
        value: 4,
        error: 'E-PARTIAL',
        rationale: 'people protected; far more rows leave the hotel than the task needs',
      },
    ],
    solution:
      'Two limits apply: only the rows needed (30 opinions) and only the fields needed (the opinion). The sheet with 30 opinions meets both. The whole record without names is safer than 30 with names but still more than needed.',
  },
  'hospitality-skills-19@1': {
    slot: { form: 'basic', section: 'skills', number: 19 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    status: 'draft',
    options: [
      {
        value: 2,
        error: 'E-WRONG-BASE',
        rationale: 'orders by rank and size; seven guests in the lobby come last',
      },
      { value: 5, error: 'OK', rationale: 'those present first, the larger party first among these' },
      { value: 1, error: 'E-REVERSAL', rationale: 'the exact reverse of the right order' },
      { value: 3, error: 'E-ONE-RULE', rationale: 'uses size alone; the rule on those present is ignored' },
      {
        value: 4,
        error: 'E-LAST-STEP',
        rationale: 'those present first, but the order inside that group is wrong',
      },
    ],
    solution:
      'The guests and Layla are in the lobby; the delegation comes tomorrow, so it comes last. Of the two who wait, the guests are 7 people and Layla is one.',
  },
  'hospitality-skills-22@1': {
    slot: { form: 'basic', section: 'skills', number: 22 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    status: 'draft',
    options: [
      { value: 5, error: 'OK', rationale: 'number and value both checked; the gap is located' },
      { value: 1, error: 'E-REVERSAL', rationale: 'hides the difference that the check was made to find' },
      {
        value: 4,
        error: 'E-WEAKER',
        rationale: 'right to refuse; repeats everything without finding what went wrong',
      },
      {
        value: 2,
        error: 'E-WRONG-BASE',
        rationale: 'judges by the share cancelled; neither total is compared',
      },
      { value: 3, error: 'E-ONE-RULE', rationale: 'the number agrees; the value is ignored' },
    ],
    solution:
      'The number agrees: 870 + 30 = 900. The value does not: the cancelled tickets explain 3000 of 3700 riyals, and 700 riyals are missing among the paid ones. Closing waits until these are found.',
    machineCheck: { kind: 'numeric', equations: ['870 + 30 = 900', '3700 - 3000 = 700'] },
  },
  'hospitality-skills-25@1': {
    slot: { form: 'basic', section: 'skills', number: 25 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    status: 'draft',
    options: [
      { value: 1, error: 'E-NONE', rationale: 'no comparison and no order data' },
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
      'A fair trial compares like with like: the same period, groups formed by chance, and one change only. The coffee mixes two changes, two sides may differ even if they seem alike, and this week against festival week mixes two periods.',
  },
  'hospitality-skills-28@1': {
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
        rationale: 'spread stopped and evidence kept; the report comes too late',
      },
      { value: 5, error: 'OK', rationale: 'contains, preserves and reports' },
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'reported and preserved, but the soup still reaches guests',
      },
      { value: 1, error: 'E-REVERSAL', rationale: 'carries the bad soup to all the restaurants' },
    ],
    solution:
      'Three things matter: stop the spread (stop serving the soup), keep the evidence (leave the scraps in place), and report at once. Each other option drops one or more of them.',
  },
} as const satisfies Items
