import type { Items } from '../item.ts'

export const items = {
  'business-competency-25@1': {
    slot: { form: 'basic', section: 'competency', number: 25 },
    facet: 'PLN',
    type: 'case_study',
    status: 'draft',
    options: [
      {
        value: 4,
        rationale:
          'both dates can be met, but three free afternoons are lost and one setback breaks the promise',
      },
      {
        value: 5,
        rationale:
          'uses the hours that the interviews leave free; both dates are safe and time remains for a setback',
      },
      { value: 2, rationale: 'passive: the free afternoons that solve the clash pass by' },
      { value: 1, rationale: "saves the own promise by breaking a colleague's interviews" },
      {
        value: 3,
        rationale: 'reasonable but indirect: both jobs fit, and two colleagues can settle it in a minute',
      },
    ],
  },
  'business-competency-26@1': {
    slot: { form: 'basic', section: 'competency', number: 26 },
    facet: 'TEA',
    type: 'case_study',
    status: 'draft',
    options: [
      {
        value: 3,
        rationale: 'may help, but goes above the colleague and leaves the late answers as they are',
      },
      { value: 2, rationale: 'passive: the extra work stays and nothing makes it stop' },
      { value: 4, rationale: "today's newcomers get cards; the late answers of the sites remain" },
      { value: 5, rationale: 'meets the cause (late answers) and gives both teams a list they can keep to' },
      { value: 1, rationale: 'newcomers wait for a quarrel between two teams; blame goes outside' },
    ],
  },
  'business-competency-27@1': {
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
      { value: 4, rationale: 'she understands the limit; nothing is offered for the next vacancy' },
      { value: 1, rationale: "promises what the test does not allow and spends the client's trust" },
    ],
  },
  'business-competency-28@1': {
    slot: { form: 'basic', section: 'competency', number: 28 },
    facet: 'DEC',
    type: 'case_study',
    status: 'draft',
    options: [
      { value: 1, rationale: "oversteps authority through a colleague's account; trust and records suffer" },
      { value: 2, rationale: 'passive: names keep reaching department heads for days' },
      {
        value: 5,
        rationale: 'acts in time, inside authority, keeps staff informed and the owner ready to finish',
      },
      { value: 3, rationale: 'right people, but seeks a permission that is already held while names go out' },
      { value: 4, rationale: 'stops the damage; the staff who trusted the promise hear nothing' },
    ],
  },
  'business-competency-29@1': {
    slot: { form: 'basic', section: 'competency', number: 29 },
    facet: 'ADP',
    type: 'case_study',
    status: 'draft',
    options: [
      { value: 2, rationale: 'passive: lets the days pass on a version that is no longer wanted' },
      {
        value: 4,
        rationale:
          'the request is met in time, at the price of a night spent mostly on chapters it does not touch',
      },
      {
        value: 5,
        rationale: 'limits the change to what it touches and saves the day that the matching needs',
      },
      { value: 3, rationale: 'understandable, but gives up a date that can be met' },
      { value: 1, rationale: 'embarrasses the client before others and fails the request' },
    ],
  },
  'business-competency-30@1': {
    slot: { form: 'basic', section: 'competency', number: 30 },
    facet: 'QUA',
    type: 'case_study',
    status: 'draft',
    options: [
      {
        value: 5,
        rationale: 'puts the effort where a false certificate would harm most and keeps the record true',
      },
      { value: 4, rationale: 'honest, but the day that remains is not used' },
      { value: 2, rationale: 'avoids both the lie and the work; readers are left to guess' },
      { value: 3, rationale: "open, but hands over a duty that is one's own and confirms nothing more" },
      { value: 1, rationale: 'a false record; the chain relies on it' },
    ],
  },
  'business-skills-01@1': {
    slot: { form: 'basic', section: 'skills', number: 1 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    status: 'draft',
    options: [
      { value: 5, error: 'OK', rationale: 'work, test and way back all fit: 10:00 + 6 hours = 16:00' },
      { value: 1, error: 'E-REVERSAL', rationale: 'treats the opening time as if it did not exist' },
      {
        value: 4,
        error: 'E-PARTIAL',
        rationale: 'right to move it, but without a latest start the same trap returns',
      },
      { value: 2, error: 'E-CONSTRAINT', rationale: 'the hours fit only because a required step is removed' },
      { value: 3, error: 'E-ONE-RULE', rationale: 'counts the work (15:00) and forgets the way back' },
    ],
    solution:
      'The plan needs 3 + 1 + 2 = 6 hours, with the way back. From 11:00 only 5 hours remain, so a failure could not be undone by 16:00. Move it to tomorrow and start by 10:00.',
    machineCheck: {
      kind: 'numeric',
      equations: ['3 + 1 + 2 = 6', '16 - 6 = 10', '11 + 3 + 1 = 15', '11 + 3 + 2 = 16'],
    },
  },
  'business-skills-04@1': {
    slot: { form: 'basic', section: 'skills', number: 4 },
    facet: 'STD',
    type: 'technical',
    cell: 'tool_use',
    status: 'draft',
    options: [
      { value: 4, error: 'E-PARTIAL', rationale: 'right method; crowding outside these hours is lost' },
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'limit kept; an hourly count misses a crowding of 15 minutes',
      },
      { value: 2, error: 'E-CONSTRAINT', rationale: 'sees the crowding, breaks the stated limit (15% > 6%)' },
      {
        value: 1,
        error: 'E-NONE',
        rationale: 'neither fine enough nor continuous; suitable methods ignored',
      },
      {
        value: 5,
        error: 'OK',
        rationale: 'fine enough for 15 minutes, inside the limit, covers unknown times',
      },
    ],
    solution:
      'The count must come more often than the crowding lasts (15 minutes) and stay within 6%. A counts every 60 minutes and misses most of it, C takes 15%; B counts 3 times in each crowding at 5%. As the times are unknown, B must run the whole day.',
    machineCheck: { kind: 'numeric', equations: ['15 / 5 = 3', '60 / 15 = 4'] },
  },
  'business-skills-07@1': {
    slot: { form: 'basic', section: 'skills', number: 7 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    status: 'draft',
    options: [
      { value: 3, error: 'E-ONE-RULE', rationale: 'number met, time limit missed' },
      { value: 4, error: 'E-LAST-STEP', rationale: 'both conditions met, last step (lowest cost) missed' },
      { value: 5, error: 'OK', rationale: 'both conditions met, the cheaper of the two that qualify' },
      { value: 1, error: 'E-NONE', rationale: 'misses both conditions; only the price is used' },
      {
        value: 2,
        error: 'E-WRONG-BASE',
        rationale: 'judges by the average of 12 and not by the poorest outcome of 6',
      },
    ],
    solution:
      'A channel must bring 12 or more in its poorest outcome, within 20 days. The agency (9000 riyals) and the interview day (6000) do both, and the interview day is cheaper. Referrals bring 12 on average but may bring only 6.',
    machineCheck: { kind: 'numeric', equations: ['6 + 18 = 24', '24 / 2 = 12', '9000 - 6000 = 3000'] },
  },
  'business-skills-10@1': {
    slot: { form: 'basic', section: 'skills', number: 10 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    status: 'draft',
    options: [
      { value: 1, error: 'E-REVERSAL', rationale: 'makes the record fit the rule and keeps the error' },
      { value: 5, error: 'OK', rationale: 'both rules met, repair proven, date kept' },
      { value: 3, error: 'E-ONE-RULE', rationale: 'uses the rate, ignores the rule on severe errors' },
      {
        value: 4,
        error: 'E-PARTIAL',
        rationale: 'safe, but more than the rule asks; the date is lost without need',
      },
      { value: 2, error: 'E-UNIT', rationale: 'reads the limit of 3% as a count of 3' },
    ],
    solution:
      '6 of 300 is 2%, within 3%, so the number alone does not stop acceptance. The severe error does: it must be corrected and checked again, which an hour allows. The other five may be listed.',
    machineCheck: { kind: 'numeric', equations: ['6 / 300 = 0.02', '300 * 0.03 = 9', '6 - 1 = 5'] },
  },
  'business-skills-13@1': {
    slot: { form: 'basic', section: 'skills', number: 13 },
    facet: 'TEC',
    type: 'technical',
    cell: 'diagnosis',
    status: 'draft',
    options: [
      {
        value: 4,
        error: 'E-WEAKER',
        rationale: 'right place and time; requests may move again but the faulty entry stays unknown',
      },
      {
        value: 2,
        error: 'E-CAUSE-COINCIDENCE',
        rationale: 'uses the time only; Sfax shows that the team is sound',
      },
      { value: 3, error: 'E-ONE-RULE', rationale: 'uses the place; the leave requests rule this way out' },
      { value: 5, error: 'OK', rationale: 'uses both clues: only travel fails, only at the changed branch' },
      { value: 1, error: 'E-REVERSAL', rationale: 'spreads the suspected cause to the branch that works' },
    ],
    solution:
      'Leave requests pass, so the way to the team and the team itself are sound; only travel stops. Only the branch whose table changed is affected. So compare who approves travel in the tables of the two branches.',
  },
  'business-skills-16@1': {
    slot: { form: 'basic', section: 'skills', number: 16 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    status: 'draft',
    options: [
      { value: 3, error: 'E-ONE-RULE', rationale: 'only the rows needed, but with names and salaries' },
      {
        value: 2,
        error: 'E-WRONG-BASE',
        rationale: 'protects the journey, not the content: hundreds of people in a file that needs none',
      },
      { value: 1, error: 'E-NONE', rationale: 'no limit on rows, fields or time' },
      { value: 5, error: 'OK', rationale: 'only the rows and only the fields that the task needs' },
      {
        value: 4,
        error: 'E-PARTIAL',
        rationale: 'people protected; far more goals leave the company than the task needs',
      },
    ],
    solution:
      'Two limits apply: only the rows needed (15 goals) and only the fields needed (no names or salaries). The new file with 15 goals meets both. The whole record without names is safer than named goals of 15 people but still more than needed.',
  },
  'business-skills-19@1': {
    slot: { form: 'basic', section: 'skills', number: 19 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    status: 'draft',
    options: [
      {
        value: 2,
        error: 'E-WRONG-BASE',
        rationale: 'orders by rank and size; nine people without work come last',
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
      'Cards and key stop work; the gate does not, since another works beside it. So the gate comes last. Of the two that stop work, the cards affect 9 people and the key one.',
  },
  'business-skills-22@1': {
    slot: { form: 'basic', section: 'skills', number: 22 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    status: 'draft',
    options: [
      { value: 5, error: 'OK', rationale: 'count and value both checked; the gap is located' },
      { value: 1, error: 'E-REVERSAL', rationale: 'hides the difference that the check was made to find' },
      {
        value: 4,
        error: 'E-WEAKER',
        rationale: 'right to refuse; repeats the move without finding what went wrong',
      },
      {
        value: 2,
        error: 'E-WRONG-BASE',
        rationale: 'judges by the share sent back; neither total is compared',
      },
      { value: 3, error: 'E-ONE-RULE', rationale: 'count agrees; the days are ignored' },
    ],
    solution:
      'The count agrees: 780 + 20 = 800. The days do not: the balances sent back explain 300 of 360 days, and 60 days are missing among balances that were taken in. Approval waits until these are found.',
    machineCheck: { kind: 'numeric', equations: ['780 + 20 = 800', '360 - 300 = 60'] },
  },
  'business-skills-25@1': {
    slot: { form: 'basic', section: 'skills', number: 25 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    status: 'draft',
    options: [
      { value: 1, error: 'E-NONE', rationale: 'no comparison and no data on calls' },
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
      'A fair trial compares like with like: the same period, groups formed by chance, and one change only. A bonus mixes two changes, morning against evening mixes two kinds of shift, and the season against this month mixes two periods.',
  },
  'business-skills-28@1': {
    slot: { form: 'basic', section: 'skills', number: 28 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    status: 'draft',
    options: [
      {
        value: 2,
        error: 'E-CONSTRAINT',
        rationale: 'stops the spread but destroys the evidence that the unit needs',
      },
      { value: 4, error: 'E-LAST-STEP', rationale: 'spread stopped and log kept; the report comes too late' },
      { value: 5, error: 'OK', rationale: 'contains, preserves and reports' },
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'reported and preserved, but each reply still spreads the sheet',
      },
      { value: 1, error: 'E-REVERSAL', rationale: 'carries the sheet to everyone once more' },
    ],
    solution:
      'Three things matter: stop the spread (stop the list), keep the evidence (the log, since nothing may be deleted), and call the unit at once. Each other option drops one or more of them.',
  },
} as const satisfies Items
