import type { Items } from '../item.ts'

export const items = {
  'healthcare-competency-25@1': {
    slot: { form: 'basic', section: 'competency', number: 25 },
    facet: 'PLN',
    type: 'case_study',
    status: 'draft',
    options: [
      {
        value: 4,
        rationale: 'both dates can be met, but two evenings go unused and one failed load breaks the promise',
      },
      {
        value: 5,
        rationale:
          'uses what each side needs; six loads are done by Tuesday, so an evening remains for a load that fails',
      },
      { value: 2, rationale: 'passive: the evenings that could solve the clash are lost' },
      { value: 1, rationale: 'keeps one promise by taking the hours that theatres depend on' },
      { value: 3, rationale: 'reasonable but indirect: two colleagues can settle it by the clock' },
    ],
  },
  'healthcare-competency-26@1': {
    slot: { form: 'basic', section: 'competency', number: 26 },
    facet: 'TEA',
    type: 'case_study',
    status: 'draft',
    options: [
      { value: 3, rationale: 'may help, but goes above the colleague and leaves the rush at noon as it is' },
      { value: 2, rationale: 'passive: the extra work stays and nothing makes it stop' },
      { value: 4, rationale: 'the patients of the day are served; the rush that causes the gap remains' },
      {
        value: 5,
        rationale: 'meets the cause (all files at noon) and gives both sides a card they can keep to',
      },
      { value: 1, rationale: 'patients wait longer for a quarrel between two desks; blame goes outside' },
    ],
  },
  'healthcare-competency-27@1': {
    slot: { form: 'basic', section: 'competency', number: 27 },
    facet: 'COM',
    type: 'case_study',
    status: 'draft',
    options: [
      { value: 5, rationale: "explains the limit by the client's own case and leaves him a real choice" },
      { value: 2, rationale: 'puts the answer off; he learns neither the limit nor a way forward' },
      { value: 3, rationale: 'true, but in a form this reader is unlikely to use' },
      { value: 4, rationale: 'he understands the limit; nothing is offered for his journey' },
      { value: 1, rationale: 'promises what nature does not allow and spends his trust' },
    ],
  },
  'healthcare-competency-28@1': {
    slot: { form: 'basic', section: 'competency', number: 28 },
    facet: 'DEC',
    type: 'case_study',
    status: 'draft',
    options: [
      {
        value: 1,
        rationale: "oversteps authority through a colleague's code; nobody can trust the record afterwards",
      },
      { value: 2, rationale: 'passive: two days of doubtful results' },
      {
        value: 5,
        rationale: 'acts in time, inside authority, keeps the wards informed and the owner ready to finish',
      },
      {
        value: 3,
        rationale: 'right people, but seeks a permission that is already held while results go out',
      },
      { value: 4, rationale: 'stops the harm; wards that hold doubtful results hear nothing' },
    ],
  },
  'healthcare-competency-29@1': {
    slot: { form: 'basic', section: 'competency', number: 29 },
    facet: 'ADP',
    type: 'case_study',
    status: 'draft',
    options: [
      { value: 2, rationale: 'passive: lets the days pass on a text that is no longer wanted' },
      { value: 4, rationale: 'met in time, at the price of a night spent mostly on pages it does not touch' },
      {
        value: 5,
        rationale: 'limits the change to what it touches and keeps the day that the reading needs',
      },
      { value: 3, rationale: 'understandable, but gives up a date that can be met' },
      { value: 1, rationale: 'fails the request and puts a colleague in the wrong before others' },
    ],
  },
  'healthcare-competency-30@1': {
    slot: { form: 'basic', section: 'competency', number: 30 },
    facet: 'QUA',
    type: 'case_study',
    status: 'draft',
    options: [
      { value: 5, rationale: 'puts the effort where patients are most at risk and keeps the record true' },
      { value: 4, rationale: 'honest, but the night that remains is not used for the patients' },
      { value: 2, rationale: 'avoids both the lie and the work; readers are left to guess' },
      { value: 3, rationale: "open, but hands over a duty that is one's own and adds no observation" },
      { value: 1, rationale: 'a false record; wards rely on it when they judge their own risk' },
    ],
  },
  'healthcare-skills-01@1': {
    slot: { form: 'basic', section: 'skills', number: 1 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    status: 'draft',
    options: [
      { value: 5, error: 'OK', rationale: 'change, test and way back all fit: 04:30 + 150 minutes = 07:00' },
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
      { value: 3, error: 'E-ONE-RULE', rationale: 'counts the work and the test and forgets the way back' },
    ],
    solution:
      'The plan needs 60 + 40 + 50 = 150 minutes, with the way back. From 05:00 only 120 minutes remain, so a failed test could not be undone by 07:00. Move the change to tomorrow night and start by 04:30.',
    machineCheck: {
      kind: 'numeric',
      equations: ['60 + 40 + 50 = 150', '420 - 300 = 120', '420 - 150 = 270', '300 + 60 + 40 = 400'],
    },
  },
  'healthcare-skills-04@1': {
    slot: { form: 'basic', section: 'skills', number: 4 },
    facet: 'STD',
    type: 'technical',
    cell: 'tool_use',
    status: 'draft',
    options: [
      {
        value: 4,
        error: 'E-PARTIAL',
        rationale: 'right gauge; drops at unknown times outside these hours are lost',
      },
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'visit limit kept; a reading every hour misses a drop of 90 seconds',
      },
      {
        value: 2,
        error: 'E-CONSTRAINT',
        rationale: 'sees the drops, breaks the stated limit of visits (12 > 4)',
      },
      { value: 1, error: 'E-NONE', rationale: 'neither fine enough nor continuous; suitable gauges ignored' },
      {
        value: 5,
        error: 'OK',
        rationale: 'fine enough for 90 seconds, inside the limit, covers unknown times',
      },
    ],
    solution:
      'The gauge must read more often than the drop lasts (90 seconds) and need at most 4 visits. A reads once an hour and misses most drops, C needs 12 visits; B reads about 3 times in each drop with 3 visits. As the times are unknown, B must record all day and night.',
    machineCheck: { kind: 'numeric', equations: ['90 / 30 = 3', '60 * 60 = 3600'] },
  },
  'healthcare-skills-07@1': {
    slot: { form: 'basic', section: 'skills', number: 7 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    status: 'draft',
    options: [
      { value: 3, error: 'E-ONE-RULE', rationale: 'time met, temperature missed' },
      { value: 4, error: 'E-LAST-STEP', rationale: 'both conditions met, last step (lowest price) missed' },
      { value: 5, error: 'OK', rationale: 'both conditions met, cheapest of the two that qualify' },
      { value: 1, error: 'E-NONE', rationale: 'misses both conditions; only the price is used' },
      {
        value: 2,
        error: 'E-WRONG-BASE',
        rationale: 'judges the time by its average and not by its worst case of 5 hours',
      },
    ],
    solution:
      'Every sample must arrive within 3 hours, so the longest journey counts, and the box must stay at 8 degrees or below. The carriers at 250 and 400 riyals meet both, and 250 is cheaper. The carrier with an average of 3 hours can take 5.',
    machineCheck: { kind: 'numeric', equations: ['400 - 250 = 150', '(1 + 5) / 2 = 3'] },
  },
  'healthcare-skills-10@1': {
    slot: { form: 'basic', section: 'skills', number: 10 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    status: 'draft',
    options: [
      {
        value: 1,
        error: 'E-REVERSAL',
        rationale: 'makes the record fit the rule and puts a rolling bed on the ward',
      },
      { value: 5, error: 'OK', rationale: 'both rules met, repair proven, date kept' },
      { value: 3, error: 'E-ONE-RULE', rationale: 'uses the rate, ignores the rule on dangerous defects' },
      {
        value: 4,
        error: 'E-PARTIAL',
        rationale: 'safe, but more than the rule asks; the date is lost without need',
      },
      { value: 2, error: 'E-UNIT', rationale: 'reads the limit of 8% as a count of 8' },
    ],
    solution:
      '9 of 150 is 6%, within 8%, so the number alone does not stop acceptance. The brake does: it must be repaired and tested again, which an hour and a day allow. The other eight beds may be listed.',
    machineCheck: { kind: 'numeric', equations: ['9 / 150 = 0.06', '150 * 0.08 = 12', '9 - 1 = 8'] },
  },
  'healthcare-skills-13@1': {
    slot: { form: 'basic', section: 'skills', number: 13 },
    facet: 'TEC',
    type: 'technical',
    cell: 'diagnosis',
    status: 'draft',
    options: [
      {
        value: 4,
        error: 'E-WEAKER',
        rationale: 'right place and time; reading may return but the faulty setting stays unknown',
      },
      {
        value: 2,
        error: 'E-CAUSE-COINCIDENCE',
        rationale: 'uses the time only; the labels of the first ward show that the analyser is sound',
      },
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'uses the place; the hand scanner, which reads the label, rules the print out',
      },
      {
        value: 5,
        error: 'OK',
        rationale: 'uses both clues: only the analyser fails, only with labels from the changed printer',
      },
      { value: 1, error: 'E-REVERSAL', rationale: 'spreads the suspected cause to the ward that works' },
    ],
    solution:
      'The hand scanner reads the labels, so print and code are sound; the analyser reads the first ward, so it is sound too. What remains is how the new settings place the code for the analyser. So compare its place and size on a rejected and a good label.',
  },
  'healthcare-skills-16@1': {
    slot: { form: 'basic', section: 'skills', number: 16 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    status: 'draft',
    options: [
      { value: 3, error: 'E-ONE-RULE', rationale: 'only the images needed, but with names and file numbers' },
      {
        value: 2,
        error: 'E-WRONG-BASE',
        rationale: 'protects the journey, not the content: thousands of patients for a task that needs none',
      },
      { value: 1, error: 'E-NONE', rationale: 'no limit on images, details or time' },
      { value: 5, error: 'OK', rationale: 'only the images and only the details that the task needs' },
      {
        value: 4,
        error: 'E-PARTIAL',
        rationale: 'patients protected; far more images leave the hospital than the task needs',
      },
    ],
    solution:
      'Two limits apply: only the images needed (12) and only the details needed (none about patients). The 12 images with names and file numbers hidden meet both. The whole archive without names is safer than 12 named images but still more than needed.',
  },
  'healthcare-skills-19@1': {
    slot: { form: 'basic', section: 'skills', number: 19 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    status: 'draft',
    options: [
      { value: 2, error: 'E-WRONG-BASE', rationale: 'orders by rank and size; a stopped room comes last' },
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
      'The blood room and the dentist have stopped work; the clinics have not, since they can print. So the forms come last. Of the two that stopped, the blood room affects 6 people and the dentist one.',
  },
  'healthcare-skills-22@1': {
    slot: { form: 'basic', section: 'skills', number: 22 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    status: 'draft',
    options: [
      { value: 5, error: 'OK', rationale: 'number and value both used; the gap is located' },
      { value: 1, error: 'E-REVERSAL', rationale: 'hides the difference that the count was made to find' },
      {
        value: 4,
        error: 'E-WEAKER',
        rationale: 'right to refuse; repeats the move without finding what went wrong',
      },
      {
        value: 2,
        error: 'E-WRONG-BASE',
        rationale: 'judges by the share sent back; the values are not compared',
      },
      { value: 3, error: 'E-ONE-RULE', rationale: 'the number agrees; the value is ignored' },
    ],
    solution:
      'The number agrees: 5960 + 40 = 6000. The value does not: the damaged packs explain 1500 of 2300 riyals, and 800 riyals are missing among packs that arrived, for example a cheaper product in place of a dearer one. Acceptance waits until these are found.',
    machineCheck: { kind: 'numeric', equations: ['5960 + 40 = 6000', '2300 - 1500 = 800'] },
  },
  'healthcare-skills-25@1': {
    slot: { form: 'basic', section: 'skills', number: 25 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    status: 'draft',
    options: [
      { value: 1, error: 'E-NONE', rationale: 'no comparison and no attendance data' },
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
      'A fair trial compares like with like: the same period, groups formed by chance, and one change only. Phone calls mix two changes, eye against dental clinics mixes two kinds of patient, and the holiday week against another week mixes two periods.',
  },
  'healthcare-skills-28@1': {
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
        rationale: 'reported and preserved, but the smell goes on to other sections',
      },
      { value: 1, error: 'E-REVERSAL', rationale: 'carries the leak to everyone and loses the trace' },
    ],
    solution:
      'Three things matter: stop the spread (shut the vent from the corridor), keep the trace (leave the shelf untouched), and report at once. Each other option drops one or more of them.',
  },
} as const satisfies Items
