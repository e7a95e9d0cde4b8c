import type { Items } from '../item.ts'

export const items = {
  'construction-competency-25@1': {
    slot: { form: 'basic', section: 'competency', number: 25 },
    facet: 'PLN',
    type: 'case_study',
    status: 'draft',
    options: [
      {
        value: 4,
        rationale:
          'both dates can be met, but three free afternoons are lost and one breakdown breaks the promise',
      },
      {
        value: 5,
        rationale:
          'uses the hours that the glass leaves free; both dates are safe and afternoons remain for a setback',
      },
      { value: 2, rationale: 'passive: the free afternoons that solve the clash pass by' },
      { value: 1, rationale: "saves the own promise by breaking a colleague's lift" },
      { value: 3, rationale: 'reasonable but indirect: two colleagues can settle it in a minute' },
    ],
  },
  'construction-competency-26@1': {
    slot: { form: 'basic', section: 'competency', number: 26 },
    facet: 'TEA',
    type: 'case_study',
    status: 'draft',
    options: [
      { value: 3, rationale: 'may help, but goes above the colleague and leaves him alone with the writing' },
      { value: 2, rationale: 'passive: the extra work stays and nothing makes it stop' },
      { value: 4, rationale: "today's plans move on; the lone writing that causes the gaps remains" },
      {
        value: 5,
        rationale: 'meets the cause (no one to write) and gives both teams a list they can keep to',
      },
      { value: 1, rationale: 'owners wait for a quarrel between two teams; blame goes outside' },
    ],
  },
  'construction-competency-27@1': {
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
      { value: 4, rationale: 'she understands the limit; nothing is offered for her furniture' },
      { value: 1, rationale: "promises what the concrete does not allow and spends the client's trust" },
    ],
  },
  'construction-competency-28@1': {
    slot: { form: 'basic', section: 'competency', number: 28 },
    facet: 'DEC',
    type: 'case_study',
    status: 'draft',
    options: [
      { value: 1, rationale: "oversteps authority and uses a colleague's name; trust and records suffer" },
      { value: 2, rationale: 'passive: wrong walls rise for days' },
      {
        value: 5,
        rationale: 'acts in time, inside authority, keeps workers informed and the owner ready to finish',
      },
      { value: 3, rationale: 'right people, but seeks a permission that is already held while walls rise' },
      { value: 4, rationale: 'stops the damage; the workers sent away hear no reason' },
    ],
  },
  'construction-competency-29@1': {
    slot: { form: 'basic', section: 'competency', number: 29 },
    facet: 'ADP',
    type: 'case_study',
    status: 'draft',
    options: [
      { value: 2, rationale: 'passive: lets the days pass on a version that is no longer wanted' },
      {
        value: 4,
        rationale:
          'the request is met in time, at the price of a night spent mostly on parts it does not touch',
      },
      {
        value: 5,
        rationale: 'limits the change to what it touches and saves the day that the matching needs',
      },
      { value: 3, rationale: 'understandable, but gives up a date that can be met' },
      { value: 1, rationale: 'embarrasses the client before others and fails the request' },
    ],
  },
  'construction-competency-30@1': {
    slot: { form: 'basic', section: 'competency', number: 30 },
    facet: 'QUA',
    type: 'case_study',
    status: 'draft',
    options: [
      { value: 5, rationale: 'puts the effort where leaks would harm most and keeps the record true' },
      { value: 4, rationale: 'honest, but the time that remains is not used' },
      { value: 2, rationale: 'avoids both the lie and the work; readers are left to guess' },
      { value: 3, rationale: "open, but hands over a duty that is one's own and inspects nothing more" },
      { value: 1, rationale: 'a false record; later tenants rely on it' },
    ],
  },
  'construction-skills-01@1': {
    slot: { form: 'basic', section: 'skills', number: 1 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    status: 'draft',
    options: [
      { value: 5, error: 'OK', rationale: 'work, test and way back all fit: 13:30 + 270 minutes = 18:00' },
      { value: 1, error: 'E-REVERSAL', rationale: 'keeps neither the closing time nor a way back' },
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
      { value: 3, error: 'E-ONE-RULE', rationale: 'counts the work (17:15) and forgets the way back' },
    ],
    solution:
      'The plan needs 120 + 60 + 90 = 270 minutes, with the way back. From 14:15 only 225 minutes remain, so a leak could not be undone by 18:00. Move it to tomorrow and start by 13:30.',
    machineCheck: {
      kind: 'numeric',
      equations: [
        '120 + 60 + 90 = 270',
        '18 * 60 = 1080',
        '1080 - 270 = 810',
        '13 * 60 + 30 = 810',
        '14 * 60 + 15 = 855',
        '1080 - 855 = 225',
        '855 + 120 + 60 = 1035',
        '17 * 60 + 15 = 1035',
        '855 + 120 + 90 = 1065',
      ],
    },
  },
  'construction-skills-04@1': {
    slot: { form: 'basic', section: 'skills', number: 4 },
    facet: 'STD',
    type: 'technical',
    cell: 'tool_use',
    status: 'draft',
    options: [
      {
        value: 4,
        error: 'E-PARTIAL',
        rationale: 'right device; shaking at unknown times outside these hours is lost',
      },
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'hole limit kept; a reading every 600 seconds misses shaking of 20',
      },
      { value: 2, error: 'E-CONSTRAINT', rationale: 'sees the shaking, breaks the stated limit (9 > 4)' },
      {
        value: 1,
        error: 'E-NONE',
        rationale: 'neither fine enough nor continuous; suitable devices ignored',
      },
      {
        value: 5,
        error: 'OK',
        rationale: 'fine enough for 20 seconds, inside the limit, covers unknown times',
      },
    ],
    solution:
      'The device must read more often than the shaking lasts (20 seconds) and need at most 4 holes. A reads every 600 seconds and misses most of it, C needs 9 holes; B reads about 4 times in each shaking with 3 holes. As the times are unknown, B must run day and night.',
    machineCheck: { kind: 'numeric', equations: ['20 / 5 = 4', '10 * 60 = 600', '4 - 3 = 1', '9 - 4 = 5'] },
  },
  'construction-skills-07@1': {
    slot: { form: 'basic', section: 'skills', number: 7 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    status: 'draft',
    options: [
      { value: 3, error: 'E-ONE-RULE', rationale: 'flow met, noise limit missed' },
      {
        value: 4,
        error: 'E-LAST-STEP',
        rationale: 'both conditions met, last step (lowest fuel use) missed',
      },
      { value: 5, error: 'OK', rationale: 'both conditions met, burns less than the other that qualifies' },
      { value: 1, error: 'E-NONE', rationale: 'misses both conditions; only the fuel is used' },
      {
        value: 2,
        error: 'E-WRONG-BASE',
        rationale: 'judges by the average of 55 and not by the weakest hour of 30',
      },
    ],
    solution:
      'The pit must stay dry at every hour, so the weakest hour counts: 50 cubic metres or more, at 60 decibels or less. The pumps of 9 and 15 litres do both, and 9 is lower. The one of 7 litres moves 55 on average but may fall to 30.',
    machineCheck: { kind: 'numeric', equations: ['30 + 80 = 110', '110 / 2 = 55', '15 - 9 = 6'] },
  },
  'construction-skills-10@1': {
    slot: { form: 'basic', section: 'skills', number: 10 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    status: 'draft',
    options: [
      { value: 1, error: 'E-REVERSAL', rationale: 'makes the record fit the rule and keeps the danger' },
      { value: 5, error: 'OK', rationale: 'both rules met, repair proven, date kept' },
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'mends the socket and reads the rate right, but accepts wiring that nobody measured',
      },
      {
        value: 4,
        error: 'E-PARTIAL',
        rationale: 'safe, but more than the rule asks; the date is lost without need',
      },
      {
        value: 2,
        error: 'E-CONSTRAINT',
        rationale: 'accepts against the stated rule; staff meet a socket without an earth wire',
      },
    ],
    solution:
      '9 of 300 is 3%, within 5%, so the number alone does not stop the takeover. The socket without an earth wire does: it must be mended and measured again before people use it, which the time allows. The other eight may be listed.',
    machineCheck: { kind: 'numeric', equations: ['9 / 300 = 0.03', '300 * 0.05 = 15', '9 - 1 = 8'] },
  },
  'construction-skills-13@1': {
    slot: { form: 'basic', section: 'skills', number: 13 },
    facet: 'TEC',
    type: 'technical',
    cell: 'diagnosis',
    status: 'draft',
    options: [
      {
        value: 4,
        error: 'E-WEAKER',
        rationale: 'right place and time; cubes may pass again but the faulty step stays unknown',
      },
      {
        value: 2,
        error: 'E-CAUSE-COINCIDENCE',
        rationale: 'uses the time only; the second site shows that the plant is sound',
      },
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'uses the place; the cubes that pass in the laboratory rule the mix out',
      },
      {
        value: 5,
        error: 'OK',
        rationale: 'uses both clues: only cubes kept on site fail, only where wetting changed',
      },
      { value: 1, error: 'E-REVERSAL', rationale: 'spreads the suspected cause to the site that works' },
    ],
    solution:
      'Cubes of the same concrete pass in the laboratory, so the mix and the plant are sound; only keeping on site fails. Only the site that changed its wetting is affected. So compare how long cubes stay wet on the two sites.',
  },
  'construction-skills-16@1': {
    slot: { form: 'basic', section: 'skills', number: 16 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    status: 'draft',
    options: [
      { value: 3, error: 'E-ONE-RULE', rationale: 'only the rows needed, but with names and phones' },
      {
        value: 2,
        error: 'E-WRONG-BASE',
        rationale: 'a promise about the file, not its content: hundreds of homes in a file that needs none',
      },
      { value: 1, error: 'E-NONE', rationale: 'no limit on rows, fields or readers' },
      { value: 5, error: 'OK', rationale: 'only the rows and only the fields that the task needs' },
      {
        value: 4,
        error: 'E-PARTIAL',
        rationale: 'people protected; far more homes leave the project than the task needs',
      },
    ],
    solution:
      'Two limits apply: only the rows needed (14 windows) and only the fields needed (photos and sizes, no residents). The file with these alone meets both. The whole register without names is safer than 14 named flats but still more than needed.',
  },
  'construction-skills-19@1': {
    slot: { form: 'basic', section: 'skills', number: 19 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    status: 'draft',
    options: [
      {
        value: 2,
        error: 'E-WRONG-BASE',
        rationale: 'orders by rank and size; nine workers who cannot cast come last',
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
      'Steel and sample stop work; the doors do not, since they are due next month. So the doors come last. Of the two that stop work, the steel affects 9 people and the sample one.',
  },
  'construction-skills-22@1': {
    slot: { form: 'basic', section: 'skills', number: 22 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    status: 'draft',
    options: [
      { value: 5, error: 'OK', rationale: 'count and area both checked; the gap is located' },
      { value: 1, error: 'E-REVERSAL', rationale: 'hides the difference that the check was made to find' },
      {
        value: 4,
        error: 'E-WEAKER',
        rationale: 'right to refuse; repeats the delivery without finding what went wrong',
      },
      {
        value: 2,
        error: 'E-WRONG-BASE',
        rationale: 'judges by the share refused; neither total is compared',
      },
      { value: 3, error: 'E-ONE-RULE', rationale: 'count agrees; the area is ignored' },
    ],
    solution:
      'The count agrees: 488 + 12 = 500. The area does not: the refused boxes explain 36 of 50 metres, and 14 metres are missing in boxes that arrived. Receipt waits until these are found.',
    machineCheck: { kind: 'numeric', equations: ['488 + 12 = 500', '50 - 36 = 14'] },
  },
  'construction-skills-25@1': {
    slot: { form: 'basic', section: 'skills', number: 25 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    status: 'draft',
    options: [
      { value: 1, error: 'E-NONE', rationale: 'no comparison and no data on cracks' },
      { value: 3, error: 'E-ONE-RULE', rationale: 'groups by lot, but two changes at once' },
      {
        value: 2,
        error: 'E-WRONG-BASE',
        rationale: 'compares two different places: the sunny side cracks more in any mix',
      },
      {
        value: 4,
        error: 'E-PARTIAL',
        rationale: 'one change, both sides in each group, but floors are not rooms by lot',
      },
      { value: 5, error: 'OK', rationale: 'each side split by lot, one change only' },
    ],
    solution:
      'A fair trial compares like with like: rooms of the same side, split by lot, and one change only. An extra spray mixes two changes, south against north measures the sun, and floor against floor lets the floor decide who gets which mix.',
  },
  'construction-skills-28@1': {
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
        rationale: 'spread stopped and joints kept; the report comes too late',
      },
      { value: 5, error: 'OK', rationale: 'contains, preserves and reports' },
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'reported and preserved, but fuel still reaches the buildings',
      },
      { value: 1, error: 'E-REVERSAL', rationale: 'carries the fuel to the tanks of all buildings' },
    ],
    solution:
      'Three things matter: stop the spread (close the valve), keep the evidence (leave the joints in place) and report at once. Each other option drops one or more of them.',
  },
} as const satisfies Items
