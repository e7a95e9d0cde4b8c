import type { Items } from '../item.ts'

export const items = {
  'sales-competency-25@1': {
    slot: { form: 'basic', section: 'competency', number: 25 },
    facet: 'PLN',
    type: 'case_study',
    status: 'draft',
    options: [
      {
        value: 4,
        rationale:
          'both dates can be met, but the free nights go unused and one bad batch breaks the promise',
      },
      {
        value: 5,
        rationale: 'uses what each needs: the fair keeps its days and a night remains for a second try',
      },
      { value: 2, rationale: 'passive: the nights that could solve the clash are lost' },
      { value: 1, rationale: 'saves the own promise by emptying the stand of a colleague' },
      { value: 3, rationale: 'reasonable but indirect: no choice is needed' },
    ],
  },
  'sales-competency-26@1': {
    slot: { form: 'basic', section: 'competency', number: 26 },
    facet: 'TEA',
    type: 'case_study',
    status: 'draft',
    options: [
      { value: 3, rationale: 'may help, but goes above the colleague and leaves the old list as it is' },
      { value: 2, rationale: 'passive: the wasted visits stay and nothing makes them stop' },
      { value: 4, rationale: "the next day's visits are saved; the old list that causes the gaps remains" },
      {
        value: 5,
        rationale: 'meets the cause (no current prices) and gives both sides a note they can keep to',
      },
      { value: 1, rationale: 'buyers pay for a quarrel between teams; blame goes outside' },
    ],
  },
  'sales-competency-27@1': {
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
      { value: 4, rationale: 'he understands the limit; nothing is offered for his wall' },
      { value: 1, rationale: "promises what the machine does not allow and spends the client's trust" },
    ],
  },
  'sales-competency-28@1': {
    slot: { form: 'basic', section: 'competency', number: 28 },
    facet: 'DEC',
    type: 'case_study',
    status: 'draft',
    options: [
      { value: 1, rationale: "oversteps authority through a colleague's account; trust and records suffer" },
      { value: 2, rationale: 'passive: two days of lost callers' },
      {
        value: 5,
        rationale: 'acts in time, inside authority, keeps customers informed and the owner ready to finish',
      },
      {
        value: 3,
        rationale: 'right people, but seeks a permission that is already held while callers go astray',
      },
      { value: 4, rationale: 'stops the damage; the bakery and the callers are left without a word' },
    ],
  },
  'sales-competency-29@1': {
    slot: { form: 'basic', section: 'competency', number: 29 },
    facet: 'ADP',
    type: 'case_study',
    status: 'draft',
    options: [
      { value: 2, rationale: 'passive: lets the days pass on figures that are no longer wanted' },
      {
        value: 4,
        rationale:
          'the request is met in time, at the price of a night spent mostly on panels it does not touch',
      },
      { value: 5, rationale: 'limits the change to what it touches and saves the time the match needs' },
      { value: 3, rationale: 'understandable, but gives up a date that can be met' },
      { value: 1, rationale: 'embarrasses the client in public and fails the request' },
    ],
  },
  'sales-competency-30@1': {
    slot: { form: 'basic', section: 'competency', number: 30 },
    facet: 'QUA',
    type: 'case_study',
    status: 'draft',
    options: [
      { value: 5, rationale: 'puts the effort where customers are at risk and keeps the record true' },
      {
        value: 4,
        rationale: 'honest, but the evening that remains is not used for the customers of those shelves',
      },
      { value: 2, rationale: 'avoids both the lie and the work; readers are left to guess' },
      { value: 3, rationale: "open, but hands over a duty that is one's own and adds no match" },
      { value: 1, rationale: 'a false record; customers and colleagues rely on it' },
    ],
  },
  'sales-skills-01@1': {
    slot: { form: 'basic', section: 'skills', number: 1 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    status: 'draft',
    options: [
      { value: 5, error: 'OK', rationale: 'load, test and way back all fit: 05:30 + 210 minutes = 09:00' },
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
      { value: 3, error: 'E-ONE-RULE', rationale: 'counts the work (08:30) and forgets the way back' },
    ],
    solution:
      'The plan needs 120 + 30 + 60 = 210 minutes, with the way back. From 06:00 only 180 minutes remain, so a failure could not be undone by 09:00. Move the sale to tomorrow and start loading by 05:30.',
    machineCheck: {
      kind: 'numeric',
      equations: [
        '120 + 30 + 60 = 210',
        '540 - 360 = 180',
        '540 - 210 = 330',
        '360 + 120 + 30 = 510',
        '360 + 120 + 60 = 540',
      ],
    },
  },
  'sales-skills-04@1': {
    slot: { form: 'basic', section: 'skills', number: 4 },
    facet: 'STD',
    type: 'technical',
    cell: 'tool_use',
    status: 'draft',
    options: [
      {
        value: 4,
        error: 'E-PARTIAL',
        rationale: 'right service; cuts at unknown times outside these hours are lost',
      },
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'budget kept; a reading every 180 minutes misses a 40-minute cut',
      },
      { value: 2, error: 'E-CONSTRAINT', rationale: 'sees the cuts, breaks the stated budget (1500 > 500)' },
      {
        value: 1,
        error: 'E-NONE',
        rationale: 'neither fine enough nor continuous; suitable services ignored',
      },
      {
        value: 5,
        error: 'OK',
        rationale: 'fine enough for 40 minutes, inside the budget, covers unknown times',
      },
    ],
    solution:
      'The service must read more often than the cut lasts (40 minutes) and cost at most 500 riyals. A reads every 180 minutes and misses most cuts, C costs 1500; B reads about 4 times in each cut for 400. As the times are unknown, B must run day and night.',
    machineCheck: {
      kind: 'numeric',
      equations: ['40 / 10 = 4', '3 * 60 = 180', '500 - 400 = 100', '1500 - 500 = 1000'],
    },
  },
  'sales-skills-07@1': {
    slot: { form: 'basic', section: 'skills', number: 7 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    status: 'draft',
    options: [
      { value: 3, error: 'E-ONE-RULE', rationale: 'visitor limit met, date missed' },
      { value: 4, error: 'E-LAST-STEP', rationale: 'both conditions met, last step (lowest rent) missed' },
      { value: 5, error: 'OK', rationale: '950 visitors and 12 days, cheapest of the two that qualify' },
      { value: 1, error: 'E-NONE', rationale: 'misses both conditions; only the rent is used' },
      {
        value: 2,
        error: 'E-WRONG-BASE',
        rationale: 'judges the visitors by their average and not by the quietest day of 500',
      },
    ],
    solution:
      'Every day counts, so the quietest day must have 900 visitors or more, and the stand must be ready within 15 days. The stands at 9000 and 12000 riyals meet both, and 9000 is lower. A stand with 500 to 1700 visitors has days of 500, whatever the average of 1100 is.',
    machineCheck: { kind: 'numeric', equations: ['(500 + 1700) / 2 = 1100', '12000 - 9000 = 3000'] },
  },
  'sales-skills-10@1': {
    slot: { form: 'basic', section: 'skills', number: 10 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    status: 'draft',
    options: [
      {
        value: 1,
        error: 'E-REVERSAL',
        rationale: 'makes the record fit the rule and prints the wrong price',
      },
      { value: 5, error: 'OK', rationale: 'both rules met, repair proven, date kept' },
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'corrects the price and reads the rate right, but prints a correction that nobody checked',
      },
      {
        value: 4,
        error: 'E-PARTIAL',
        rationale: 'safe, but more than the rule asks; the date is lost without need',
      },
      {
        value: 2,
        error: 'E-CONSTRAINT',
        rationale: 'prints against the stated rule; the slip falls out and the wrong price stays',
      },
    ],
    solution:
      '9 of 300 is 3%, within 4%, so the rate alone does not stop the printing. The wrong price does: it must be corrected and checked again, which an hour and a day allow. The other eight may be listed.',
    machineCheck: { kind: 'numeric', equations: ['9 / 300 = 0.03', '300 * 0.04 = 12', '9 - 1 = 8'] },
  },
  'sales-skills-13@1': {
    slot: { form: 'basic', section: 'skills', number: 13 },
    facet: 'TEC',
    type: 'technical',
    cell: 'diagnosis',
    status: 'draft',
    options: [
      {
        value: 4,
        error: 'E-WEAKER',
        rationale: 'right place and time; points may return but the faulty setting stays unknown',
      },
      {
        value: 2,
        error: 'E-CAUSE-COINCIDENCE',
        rationale: 'uses the time only; Amman shows that the shared system is sound',
      },
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'uses the place; the points for card payment rule the link out',
      },
      { value: 5, error: 'OK', rationale: 'uses both clues: only cash fails, only in the changed branch' },
      { value: 1, error: 'E-REVERSAL', rationale: 'spreads the suspected cause to the part that works' },
    ],
    solution:
      'Points arrive for card payment, so the link and the points system are sound; only cash fails. Only the branch whose till settings changed is affected. So compare the setting for cash points on a till of each branch.',
  },
  'sales-skills-16@1': {
    slot: { form: 'basic', section: 'skills', number: 16 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    status: 'draft',
    options: [
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'only the rows needed, but with names, phones and addresses',
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
        rationale: 'people protected; far more rows leave the shop than the task needs',
      },
    ],
    solution:
      'Two limits apply: only the rows needed (25 complaints) and only the fields needed (the text). The new file with 25 texts meets both. The whole record without personal details is safer than 25 with names but still more than needed.',
  },
  'sales-skills-19@1': {
    slot: { form: 'basic', section: 'skills', number: 19 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    status: 'draft',
    options: [
      {
        value: 2,
        error: 'E-WRONG-BASE',
        rationale: 'orders by rank and size; ovens promised for today come last',
      },
      { value: 5, error: 'OK', rationale: 'what is due first, the larger promise first among these' },
      { value: 1, error: 'E-REVERSAL', rationale: 'the exact reverse of the right order' },
      { value: 3, error: 'E-ONE-RULE', rationale: 'uses size alone; the rule on due dates is ignored' },
      {
        value: 4,
        error: 'E-LAST-STEP',
        rationale: 'what is due first, but the order inside that group is wrong',
      },
    ],
    solution:
      'Ovens and one cooler are due today; the school opens next month, so it comes last. Of the two that are due, the restaurant waits for 8 ovens and Mona for one cooler.',
  },
  'sales-skills-22@1': {
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
        rationale: 'judges by the share that came back; neither total is compared',
      },
      { value: 3, error: 'E-ONE-RULE', rationale: 'the number agrees; the value is ignored' },
    ],
    solution:
      'The number agrees: 570 + 30 = 600. The value does not: the returned vouchers explain 1500 of 1900 riyals, and 400 riyals are missing among the used ones. Closing waits until these are found.',
    machineCheck: { kind: 'numeric', equations: ['570 + 30 = 600', '1900 - 1500 = 400'] },
  },
  'sales-skills-25@1': {
    slot: { form: 'basic', section: 'skills', number: 25 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    status: 'draft',
    options: [
      { value: 1, error: 'E-NONE', rationale: 'no comparison and no order data' },
      { value: 3, error: 'E-ONE-RULE', rationale: 'fair groups, but two changes at once' },
      {
        value: 2,
        error: 'E-WRONG-BASE',
        rationale: 'compares past buyers with others, not one opening with the other',
      },
      { value: 4, error: 'E-PARTIAL', rationale: 'one change, groups nearly alike, but not assigned by lot' },
      { value: 5, error: 'OK', rationale: 'groups by chance, one change only' },
    ],
    solution:
      'A fair trial compares like with like: groups formed by chance and one change only. A gift mixes two changes, past buyers order more whatever they hear, and two teams may differ even if they seem alike.',
  },
  'sales-skills-28@1': {
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
        rationale: 'reported and preserved, but chargers still reach the shelves',
      },
      { value: 1, error: 'E-REVERSAL', rationale: 'carries the fakes to where buyers take them' },
    ],
    solution:
      'Three things matter: stop the spread (stop the cart), keep the evidence (leave the boxes in place), and report at once. Each other option drops one or more of them.',
  },
} as const satisfies Items
