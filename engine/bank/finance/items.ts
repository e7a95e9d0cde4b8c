import type { Items } from '../item.ts'

export const items = {
  'finance-competency-25@1': {
    slot: { form: 'basic', section: 'competency', number: 25 },
    facet: 'PLN',
    type: 'case_study',
    status: 'draft',
    options: [
      {
        value: 4,
        rationale: 'both dates can be met, but two free evenings are lost and one failure breaks the promise',
      },
      {
        value: 5,
        rationale:
          'uses the hours when trading leaves the screen free; both dates are safe and an evening remains',
      },
      { value: 2, rationale: 'passive: the evenings that solve the clash pass by' },
      { value: 1, rationale: "saves the own promise by damaging a colleague's report" },
      { value: 3, rationale: 'reasonable but indirect: two colleagues can settle it in a minute' },
    ],
  },
  'finance-competency-26@1': {
    slot: { form: 'basic', section: 'competency', number: 26 },
    facet: 'TEA',
    type: 'case_study',
    status: 'draft',
    options: [
      {
        value: 3,
        rationale: 'may help, but goes above the colleague and leaves people without a way to send photos',
      },
      { value: 2, rationale: 'passive: people still come twice and nothing makes it stop' },
      { value: 4, rationale: "today's claims move on; photos still come late" },
      {
        value: 5,
        rationale: 'meets the cause (photos found later) and gives both teams a card they can keep to',
      },
      { value: 1, rationale: 'people wait for a quarrel between two teams; blame goes outside' },
    ],
  },
  'finance-competency-27@1': {
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
      { value: 4, rationale: 'he understands the limit; nothing is offered for the next payment' },
      { value: 1, rationale: "promises what the bank does not allow and spends the client's trust" },
    ],
  },
  'finance-competency-28@1': {
    slot: { form: 'basic', section: 'competency', number: 28 },
    facet: 'DEC',
    type: 'case_study',
    status: 'draft',
    options: [
      { value: 1, rationale: "oversteps authority through a colleague's code; trust and records suffer" },
      { value: 2, rationale: 'passive: a day of wrong prices' },
      {
        value: 5,
        rationale: 'acts in time, inside authority, keeps customers informed and the owner ready to finish',
      },
      {
        value: 3,
        rationale: 'right person, but seeks a permission that is already held while wrong deals go on',
      },
      { value: 4, rationale: 'stops the damage; people at the counter are left without a word' },
    ],
  },
  'finance-competency-29@1': {
    slot: { form: 'basic', section: 'competency', number: 29 },
    facet: 'ADP',
    type: 'case_study',
    status: 'draft',
    options: [
      { value: 2, rationale: 'passive: lets the time pass on figures that are no longer wanted' },
      {
        value: 4,
        rationale:
          'the request is met in time, at the price of a night spent mostly on sections it does not touch',
      },
      { value: 5, rationale: 'limits the change to what it touches and saves the day that the review needs' },
      { value: 3, rationale: 'understandable, but gives up a date that can be met' },
      { value: 1, rationale: 'embarrasses the client before the bank and fails the request' },
    ],
  },
  'finance-competency-30@1': {
    slot: { form: 'basic', section: 'competency', number: 30 },
    facet: 'QUA',
    type: 'case_study',
    status: 'draft',
    options: [
      { value: 5, rationale: 'puts the effort where an error would weigh most and keeps the record true' },
      { value: 4, rationale: 'honest, but the day that remains is not used' },
      { value: 2, rationale: 'avoids both the lie and the work; readers are left to guess' },
      { value: 3, rationale: "open, but hands over a duty that is one's own and matches nothing more" },
      { value: 1, rationale: 'a false record; the auditor of the next year relies on it' },
    ],
  },
  'finance-skills-01@1': {
    slot: { form: 'basic', section: 'skills', number: 1 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    status: 'draft',
    options: [
      { value: 5, error: 'OK', rationale: 'work, match and way back all fit: 11:45 + 135 minutes = 14:00' },
      { value: 1, error: 'E-REVERSAL', rationale: 'treats the closing time as if it did not exist' },
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
      { value: 3, error: 'E-ONE-RULE', rationale: 'counts the work (13:45) and forgets the way back' },
    ],
    solution:
      'The plan needs 60 + 30 + 45 = 135 minutes, with the way back. From 12:15 only 105 minutes remain, so an error could not be pulled back by 14:00. Pay tomorrow and start by 11:45.',
    machineCheck: {
      kind: 'numeric',
      equations: [
        '60 + 30 + 45 = 135',
        '840 - 735 = 105',
        '840 - 135 = 705',
        '60 + 30 = 90',
        '60 + 45 = 105',
      ],
    },
  },
  'finance-skills-04@1': {
    slot: { form: 'basic', section: 'skills', number: 4 },
    facet: 'STD',
    type: 'technical',
    cell: 'tool_use',
    status: 'draft',
    options: [
      { value: 4, error: 'E-PARTIAL', rationale: 'right count; a shortage in other weeks is lost' },
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'limit kept; a weekly count can miss a shortage of 3 days',
      },
      {
        value: 2,
        error: 'E-CONSTRAINT',
        rationale: 'finds the shortage, breaks the stated limit (20% > 5%)',
      },
      {
        value: 1,
        error: 'E-NONE',
        rationale: 'neither frequent enough nor continuous; suitable counts ignored',
      },
      {
        value: 5,
        error: 'OK',
        rationale: 'more frequent than 3 days, inside the limit, covers unknown times',
      },
    ],
    solution:
      'The count must come more often than the shortage lasts (3 days) and stay within 5%. A counts every 7 days and can miss it, C takes 20%; B counts about 3 times in each shortage at 4%. As the time is unknown, B must go on through the whole month.',
    machineCheck: { kind: 'numeric', equations: ['3 / 1 = 3', '7 - 3 = 4'] },
  },
  'finance-skills-07@1': {
    slot: { form: 'basic', section: 'skills', number: 7 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    status: 'draft',
    options: [
      { value: 3, error: 'E-ONE-RULE', rationale: 'cover met, time limit missed' },
      { value: 4, error: 'E-LAST-STEP', rationale: 'both conditions met, last step (lowest price) missed' },
      { value: 5, error: 'OK', rationale: 'both conditions met, the cheaper of the two that qualify' },
      { value: 1, error: 'E-NONE', rationale: 'misses both conditions; only the price is used' },
      {
        value: 2,
        error: 'E-WRONG-BASE',
        rationale: 'judges by the average of 30 days and not by the slowest payment of 50',
      },
    ],
    solution:
      'A policy must cover 4 million or more and pay within 30 days at its slowest. The policies of 60 and 45 thousand do both, and 45 is cheaper. Payment in 10 to 50 days is 30 on average but may take 50.',
    machineCheck: { kind: 'numeric', equations: ['10 + 50 = 60', '60 / 2 = 30', '60 - 45 = 15'] },
  },
  'finance-skills-10@1': {
    slot: { form: 'basic', section: 'skills', number: 10 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    status: 'draft',
    options: [
      { value: 1, error: 'E-REVERSAL', rationale: 'makes the record fit the rule and keeps the error' },
      { value: 5, error: 'OK', rationale: 'both rules met, correction proven, date kept' },
      { value: 3, error: 'E-ONE-RULE', rationale: 'uses the rate, ignores the rule on severe errors' },
      {
        value: 4,
        error: 'E-PARTIAL',
        rationale: 'safe, but more than the rule asks; the date is lost without need',
      },
      { value: 2, error: 'E-UNIT', rationale: 'reads the limit of 6% as a count of 6' },
    ],
    solution:
      '10 of 250 is 4%, within 6%, so the number alone does not stop the close. The severe error does: it must be corrected and matched again, which two hours allow. The other nine may be listed.',
    machineCheck: { kind: 'numeric', equations: ['10 / 250 = 0.04', '250 * 0.06 = 15', '10 - 1 = 9'] },
  },
  'finance-skills-13@1': {
    slot: { form: 'basic', section: 'skills', number: 13 },
    facet: 'TEC',
    type: 'technical',
    cell: 'diagnosis',
    status: 'draft',
    options: [
      {
        value: 4,
        error: 'E-WEAKER',
        rationale: 'right place and time; payments may go through but the faulty entry stays unknown',
      },
      {
        value: 2,
        error: 'E-CAUSE-COINCIDENCE',
        rationale: 'uses the time only; the second company shows that the bank is sound',
      },
      { value: 3, error: 'E-ONE-RULE', rationale: 'uses the place; the local payments rule these out' },
      {
        value: 5,
        error: 'OK',
        rationale: 'uses both clues: only payments abroad fail, only with the new register',
      },
      { value: 1, error: 'E-REVERSAL', rationale: 'spreads the suspected cause to the company that works' },
    ],
    solution:
      'Local payments arrive, so the account, its balance and its signatures are sound; only payments abroad fail. Only the company with the new register is affected, and the bank serves both. So compare the details of one supplier abroad in the two registers.',
  },
  'finance-skills-16@1': {
    slot: { form: 'basic', section: 'skills', number: 16 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    status: 'draft',
    options: [
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'only the rows needed, but with names, phones and accounts',
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
        rationale: 'people protected; far more requests leave the bank than the task needs',
      },
    ],
    solution:
      'Two limits apply: only the rows needed (10 requests) and only the fields needed (no names, phones or accounts). The ten requests without these meet both. The whole register without names is safer than named requests of 10 people but still more than needed.',
  },
  'finance-skills-19@1': {
    slot: { form: 'basic', section: 'skills', number: 19 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    status: 'draft',
    options: [
      { value: 2, error: 'E-WRONG-BASE', rationale: 'orders by rank and size; fifteen trucks come last' },
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
      "Fuel cards and Hani's card stop work; the app does not, since paper forms exist. So the app comes last. Of the two that stop work, the fuel cards stop 15 trucks and the other card one trip.",
  },
  'finance-skills-22@1': {
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
        rationale: 'right to refuse; repeats the entries without finding what went wrong',
      },
      {
        value: 2,
        error: 'E-WRONG-BASE',
        rationale: 'judges by the share returned; neither total is compared',
      },
      { value: 3, error: 'E-ONE-RULE', rationale: 'number agrees; the value is ignored' },
    ],
    solution:
      'The number agrees: 490 + 10 = 500. The value does not: the returned cheques explain 12000 of 15000 riyals, and 3000 riyals are missing among the cheques collected. Approval waits until these are found.',
    machineCheck: { kind: 'numeric', equations: ['490 + 10 = 500', '15000 - 12000 = 3000'] },
  },
  'finance-skills-25@1': {
    slot: { form: 'basic', section: 'skills', number: 25 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    status: 'draft',
    options: [
      { value: 1, error: 'E-NONE', rationale: 'no comparison and no data on files' },
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
      'A fair trial compares like with like: the same period, groups formed by chance, and one change only. The list of papers mixes two changes, two branches mix two kinds of customer, and the season against this week mixes two periods.',
  },
  'finance-skills-28@1': {
    slot: { form: 'basic', section: 'skills', number: 28 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    status: 'draft',
    options: [
      {
        value: 2,
        error: 'E-CONSTRAINT',
        rationale: 'stops the payments but destroys the evidence that the unit needs',
      },
      {
        value: 4,
        error: 'E-LAST-STEP',
        rationale: 'payments stopped and messages kept; the report comes too late',
      },
      { value: 5, error: 'OK', rationale: 'contains, preserves and reports' },
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'reported and preserved, but payments go on every quarter of an hour',
      },
      { value: 1, error: 'E-REVERSAL', rationale: 'carries the false invoices to more payment lists' },
    ],
    solution:
      'Three things matter: stop the payments (stop the list), keep the evidence (the original messages, unmoved), and call the unit at once. Each other option drops one or more of them.',
  },
} as const satisfies Items
