import type { Items } from '../item.ts'

export const items = {
  'education-competency-25@1': {
    slot: { form: 'basic', section: 'competency', number: 25 },
    facet: 'PLN',
    type: 'case_study',
    status: 'draft',
    options: [
      {
        value: 4,
        rationale:
          'both dates can be met, but the free evenings go unused and one absence breaks the promise',
      },
      {
        value: 5,
        rationale:
          'uses what each side needs; all are tested by Tuesday, so an evening remains for anyone absent',
      },
      { value: 2, rationale: 'passive: the evenings that could solve the clash are lost' },
      { value: 1, rationale: 'keeps one promise by taking the hours that students depend on' },
      { value: 3, rationale: 'reasonable but indirect: two colleagues can settle it by the clock' },
    ],
  },
  'education-competency-26@1': {
    slot: { form: 'basic', section: 'competency', number: 26 },
    facet: 'TEA',
    type: 'case_study',
    status: 'draft',
    options: [
      {
        value: 3,
        rationale: 'may help, but goes above the colleague and leaves the rush at the bell as it is',
      },
      { value: 2, rationale: 'passive: the pupils go on losing time and nothing makes it stop' },
      { value: 4, rationale: 'the pupils of the day are served; the rush that causes the gap remains' },
      {
        value: 5,
        rationale: 'meets the cause (the rush at the bell) and gives both sides a card they can keep to',
      },
      { value: 1, rationale: 'pupils lose their hour for a quarrel between two rooms; blame goes outside' },
    ],
  },
  'education-competency-27@1': {
    slot: { form: 'basic', section: 'competency', number: 27 },
    facet: 'COM',
    type: 'case_study',
    status: 'draft',
    options: [
      {
        value: 5,
        rationale: 'explains the limit by the work his daughter would do and leaves him a real choice',
      },
      { value: 2, rationale: 'puts the answer off; he learns neither the limit nor a way forward' },
      { value: 3, rationale: 'true, but in a form this reader is unlikely to use' },
      { value: 4, rationale: 'he understands the limit; nothing is offered for his daughter' },
      { value: 1, rationale: 'promises what the kits do not allow and spends his trust' },
    ],
  },
  'education-competency-28@1': {
    slot: { form: 'basic', section: 'competency', number: 28 },
    facet: 'DEC',
    type: 'case_study',
    status: 'draft',
    options: [
      {
        value: 1,
        rationale: "oversteps authority in a colleague's name; nobody can trust the list afterwards",
      },
      { value: 2, rationale: 'passive: a whole day of wrong deliveries' },
      {
        value: 5,
        rationale: 'acts in time, inside authority, keeps the schools informed and the owner ready to finish',
      },
      { value: 3, rationale: 'right people, but seeks a permission that is already held while trucks leave' },
      { value: 4, rationale: 'stops the harm; schools that already have the wrong books hear nothing' },
    ],
  },
  'education-competency-29@1': {
    slot: { form: 'basic', section: 'competency', number: 29 },
    facet: 'ADP',
    type: 'case_study',
    status: 'draft',
    options: [
      { value: 2, rationale: 'passive: lets the days pass on cases that are no longer wanted' },
      {
        value: 4,
        rationale: 'met in time, at the price of a night spent mostly on sessions it does not touch',
      },
      { value: 5, rationale: 'limits the change to what it touches and keeps the day that the trial needs' },
      { value: 3, rationale: 'understandable, but gives up a date that can be met' },
      { value: 1, rationale: 'fails the request and puts the client in the wrong before her staff' },
    ],
  },
  'education-competency-30@1': {
    slot: { form: 'basic', section: 'competency', number: 30 },
    facet: 'QUA',
    type: 'case_study',
    status: 'draft',
    options: [
      { value: 5, rationale: 'puts the effort where a student can lose most and keeps the record true' },
      { value: 4, rationale: 'honest, but the evening that remains is not used for the students' },
      { value: 2, rationale: 'avoids both the lie and the work; readers are left to guess' },
      { value: 3, rationale: "open, but hands over a duty that is one's own and adds no reading" },
      { value: 1, rationale: 'a false record; students and colleagues rely on it' },
    ],
  },
  'education-skills-01@1': {
    slot: { form: 'basic', section: 'skills', number: 1 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    status: 'draft',
    options: [
      { value: 5, error: 'OK', rationale: 'change, test and way back all fit: 13:00 + 180 minutes = 16:00' },
      { value: 1, error: 'E-REVERSAL', rationale: 'treats the opening hour as if it did not exist' },
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
      { value: 3, error: 'E-ONE-RULE', rationale: 'counts the change and the test and forgets the way back' },
    ],
    solution:
      'The plan needs 80 + 30 + 70 = 180 minutes, with the way back. From 13:30 only 150 minutes remain, so desks that fail could not be replaced by 16:00. Move the change to tomorrow and start by 13:00.',
    machineCheck: {
      kind: 'numeric',
      equations: ['80 + 30 + 70 = 180', '960 - 810 = 150', '960 - 180 = 780', '810 + 80 + 30 = 920'],
    },
  },
  'education-skills-04@1': {
    slot: { form: 'basic', section: 'skills', number: 4 },
    facet: 'STD',
    type: 'technical',
    cell: 'tool_use',
    status: 'draft',
    options: [
      {
        value: 4,
        error: 'E-PARTIAL',
        rationale: 'right card; gaps at unknown times in other lessons are lost',
      },
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'time limit kept; a mark every 15 minutes misses a gap of 3 minutes',
      },
      {
        value: 2,
        error: 'E-CONSTRAINT',
        rationale: 'sees the gaps, breaks the stated limit of lesson time (20% > 8%)',
      },
      { value: 1, error: 'E-NONE', rationale: 'neither fine enough nor continuous; suitable cards ignored' },
      {
        value: 5,
        error: 'OK',
        rationale: 'fine enough for 3 minutes, inside the limit, covers unknown times',
      },
    ],
    solution:
      'The card must be marked more often than a gap lasts (3 minutes) and take at most 8%. A is marked every 15 minutes and misses most gaps, C takes 20%; B is marked about 3 times in each gap at 5%. As the times are unknown, B must cover all lessons.',
    machineCheck: { kind: 'numeric', equations: ['3 / 1 = 3', '15 / 3 = 5'] },
  },
  'education-skills-07@1': {
    slot: { form: 'basic', section: 'skills', number: 7 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    status: 'draft',
    options: [
      { value: 3, error: 'E-ONE-RULE', rationale: 'pass rate met, length missed' },
      { value: 4, error: 'E-LAST-STEP', rationale: 'both conditions met, last step (lowest price) missed' },
      { value: 5, error: 'OK', rationale: 'both conditions met, cheapest of the two that qualify' },
      { value: 1, error: 'E-NONE', rationale: 'misses both conditions; only the price is used' },
      {
        value: 2,
        error: 'E-WRONG-BASE',
        rationale: 'judges the pass rate by its average and not by its worst group, 65%',
      },
    ],
    solution:
      'At least 80% of every group must pass, so the lowest rate counts, and the course must end within 4 weeks. The courses at 11000 and 15000 riyals meet both, and 11000 is cheaper. The course with an average of 80% has groups at 65%.',
    machineCheck: { kind: 'numeric', equations: ['(65 + 95) / 2 = 80', '15000 - 11000 = 4000'] },
  },
  'education-skills-10@1': {
    slot: { form: 'basic', section: 'skills', number: 10 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    status: 'draft',
    options: [
      {
        value: 1,
        error: 'E-REVERSAL',
        rationale: 'makes the record fit the rule and puts the faulty question before students',
      },
      { value: 5, error: 'OK', rationale: 'both rules met, repair proven, date kept' },
      { value: 3, error: 'E-ONE-RULE', rationale: 'uses the rate, ignores the rule on two answers' },
      {
        value: 4,
        error: 'E-PARTIAL',
        rationale: 'safe, but more than the rule asks; the date is lost without need',
      },
      { value: 2, error: 'E-UNIT', rationale: 'reads the limit of 6% as a count of 6' },
    ],
    solution:
      '8 of 160 is 5%, within 6%, so the number alone does not stop approval. The question with two answers does: it must be corrected and tried again, which an hour and a day allow. The other seven may be listed.',
    machineCheck: { kind: 'numeric', equations: ['8 / 160 = 0.05', '8 - 1 = 7'] },
  },
  'education-skills-13@1': {
    slot: { form: 'basic', section: 'skills', number: 13 },
    facet: 'TEC',
    type: 'technical',
    cell: 'diagnosis',
    status: 'draft',
    options: [
      {
        value: 4,
        error: 'E-WEAKER',
        rationale: 'right place and time; results may return but the cause stays unknown',
      },
      {
        value: 2,
        error: 'E-CAUSE-COINCIDENCE',
        rationale: 'uses the time only; class one shows that the test is sound',
      },
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'uses the place; correct answers aloud rule this part out',
      },
      {
        value: 5,
        error: 'OK',
        rationale: 'uses both clues: only written division fails, only with the new book',
      },
      { value: 1, error: 'E-REVERSAL', rationale: 'spreads the suspected cause to the class that works' },
    ],
    solution:
      'Class two solves division when asked aloud, so it knows division; class one passes the same test, so the test is sound. What remains is how the new book writes division. So compare the way the two books write it.',
  },
  'education-skills-16@1': {
    slot: { form: 'basic', section: 'skills', number: 16 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    status: 'draft',
    options: [
      { value: 3, error: 'E-ONE-RULE', rationale: 'only the papers needed, but with names and phones' },
      {
        value: 2,
        error: 'E-WRONG-BASE',
        rationale: 'protects the journey, not the content: hundreds of pupils for a task that needs none',
      },
      { value: 1, error: 'E-NONE', rationale: 'no limit on papers, details or time' },
      { value: 5, error: 'OK', rationale: 'only the papers and only the details that the task needs' },
      {
        value: 4,
        error: 'E-PARTIAL',
        rationale: 'pupils protected; far more papers leave the school than the task needs',
      },
    ],
    solution:
      'Two limits apply: only the papers needed (15) and only the details needed (none about pupils). 15 copies with names and phones hidden meet both. All papers without names are safer than 15 named ones but still more than needed.',
  },
  'education-skills-19@1': {
    slot: { form: 'basic', section: 'skills', number: 19 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    status: 'draft',
    options: [
      {
        value: 2,
        error: 'E-WRONG-BASE',
        rationale: 'orders by rank and size; a stopped workshop comes last',
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
      'The workshop and the office have stopped work; the rooms have not, since they have boards. So the screens come last. Of the two that stopped, the workshop affects 14 people and the office one.',
  },
  'education-skills-22@1': {
    slot: { form: 'basic', section: 'skills', number: 22 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    status: 'draft',
    options: [
      { value: 5, error: 'OK', rationale: 'number and marks both used; the gap is located' },
      { value: 1, error: 'E-REVERSAL', rationale: 'hides the difference that the check was made to find' },
      {
        value: 4,
        error: 'E-WEAKER',
        rationale: 'right to refuse; repeats the entry without finding what went wrong',
      },
      {
        value: 2,
        error: 'E-WRONG-BASE',
        rationale: 'judges by the share refused; the totals are not compared',
      },
      { value: 3, error: 'E-ONE-RULE', rationale: 'the number agrees; the marks are ignored' },
    ],
    solution:
      'The number agrees: 2980 + 20 = 3000. The marks do not: the refused papers explain 900 of 1300 marks, and 400 are missing among papers that were taken, for example a 9 entered for a 90. Approval waits until these are found.',
    machineCheck: { kind: 'numeric', equations: ['2980 + 20 = 3000', '1300 - 900 = 400'] },
  },
  'education-skills-25@1': {
    slot: { form: 'basic', section: 'skills', number: 25 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    status: 'draft',
    options: [
      { value: 1, error: 'E-NONE', rationale: 'no comparison and no data on words learned' },
      { value: 3, error: 'E-ONE-RULE', rationale: 'fair groups and period, but two changes at once' },
      { value: 2, error: 'E-WRONG-BASE', rationale: 'compares two different periods' },
      {
        value: 4,
        error: 'E-PARTIAL',
        rationale: 'one change, one period, but the two groups differ from the start',
      },
      { value: 5, error: 'OK', rationale: 'same period, groups by chance, one change only' },
    ],
    solution:
      'A fair trial compares like with like: the same period, groups formed by chance, and one change only. The evening lesson mixes two changes, grade six against grade five mixes two kinds of pupil, and test week against this week mixes two periods.',
  },
  'education-skills-28@1': {
    slot: { form: 'basic', section: 'skills', number: 28 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    status: 'draft',
    options: [
      {
        value: 2,
        error: 'E-CONSTRAINT',
        rationale: 'stops the spread but destroys the trace that the team needs',
      },
      {
        value: 4,
        error: 'E-LAST-STEP',
        rationale: 'spread stopped and trace kept; the report comes too late',
      },
      { value: 5, error: 'OK', rationale: 'contains, preserves and reports' },
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'reported and preserved, but copies go on leaving the room',
      },
      { value: 1, error: 'E-REVERSAL', rationale: 'carries the copies to everyone' },
    ],
    solution:
      'Three things matter: stop the spread (lock the room), keep the trace (leave the copier on and untouched), and report at once. Each other option drops one or more of them.',
  },
} as const satisfies Items
