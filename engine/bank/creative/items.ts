import type { Items } from '../item.ts'

export const items = {
  'creative-competency-25@1': {
    slot: { form: 'basic', section: 'competency', number: 25 },
    facet: 'PLN',
    type: 'case_study',
    status: 'draft',
    options: [
      {
        value: 4,
        rationale:
          'both dates can be met, but the free nights go unused and one bad night breaks the promise',
      },
      {
        value: 5,
        rationale:
          'uses what each shoot really needs; both dates are safe and a night remains for a second try',
      },
      { value: 2, rationale: 'passive: the nights that could solve the clash are lost' },
      { value: 1, rationale: 'saves one promise by stopping the shoot of a colleague' },
      {
        value: 3,
        rationale: 'reasonable but indirect: escalates what two colleagues can settle in a minute',
      },
    ],
  },
  'creative-competency-26@1': {
    slot: { form: 'basic', section: 'competency', number: 26 },
    facet: 'TEA',
    type: 'case_study',
    status: 'draft',
    options: [
      {
        value: 3,
        rationale: 'may help, but goes above the colleague and leaves the unclear question as it is',
      },
      { value: 2, rationale: 'passive: wrong sizes go on and nothing makes them stop' },
      { value: 4, rationale: 'the requests of the day move on; the question nobody understands remains' },
      {
        value: 5,
        rationale:
          'meets the cause (a question clients do not grasp) and gives both teams a card they can keep to',
      },
      { value: 1, rationale: 'the client waits for a quarrel between teams; blame goes outside the agency' },
    ],
  },
  'creative-competency-27@1': {
    slot: { form: 'basic', section: 'competency', number: 27 },
    facet: 'COM',
    type: 'case_study',
    status: 'draft',
    options: [
      { value: 5, rationale: 'explains the limit by his own picture and leaves him with a real choice' },
      { value: 2, rationale: 'puts the answer off; he learns neither the limit nor a way forward' },
      { value: 3, rationale: 'true, but in a form this reader is unlikely to use' },
      { value: 4, rationale: 'he understands the limit; nothing is offered for the sign' },
      { value: 1, rationale: 'promises what the picture does not allow and spends his trust a second time' },
    ],
  },
  'creative-competency-28@1': {
    slot: { form: 'basic', section: 'competency', number: 28 },
    facet: 'DEC',
    type: 'case_study',
    status: 'draft',
    options: [
      { value: 1, rationale: "oversteps authority through a colleague's account; trust and records suffer" },
      { value: 2, rationale: 'passive: hundreds more receive a wrong date' },
      {
        value: 5,
        rationale: 'acts in time, inside authority, keeps guests informed and the owner ready to finish',
      },
      {
        value: 3,
        rationale: 'right people, but seeks a permission that is already held while invitations go out',
      },
      { value: 4, rationale: 'stops the damage; guests who hold the wrong date hear nothing' },
    ],
  },
  'creative-competency-29@1': {
    slot: { form: 'basic', section: 'competency', number: 29 },
    facet: 'ADP',
    type: 'case_study',
    status: 'draft',
    options: [
      { value: 2, rationale: 'passive: lets the days pass on a version that is no longer wanted' },
      {
        value: 4,
        rationale:
          'the request is met in time, at the price of a night spent mostly on scenes it does not touch',
      },
      { value: 5, rationale: 'limits the change to what it touches and saves the day that the sound needs' },
      { value: 3, rationale: 'understandable, but gives up a date that can be met' },
      { value: 1, rationale: 'embarrasses the client in public and fails the request' },
    ],
  },
  'creative-competency-30@1': {
    slot: { form: 'basic', section: 'competency', number: 30 },
    facet: 'QUA',
    type: 'case_study',
    status: 'draft',
    options: [
      {
        value: 5,
        rationale: 'puts the effort where a wrong quote would harm most and keeps the record true',
      },
      { value: 4, rationale: 'honest, but the day that remains is not used' },
      { value: 2, rationale: 'avoids both the lie and the work; readers are left to guess' },
      { value: 3, rationale: "open, but hands over a duty that is one's own and confirms nothing more" },
      { value: 1, rationale: 'a false record; the editor and the readers rely on it' },
    ],
  },
  'creative-skills-01@1': {
    slot: { form: 'basic', section: 'skills', number: 1 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    status: 'draft',
    options: [
      { value: 5, error: 'OK', rationale: 'work, trial and way back all fit: 16:00 + 4 hours = 20:00' },
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
      'The plan needs 120 + 30 + 90 = 240 minutes, with the way back. From 16:30 only 210 minutes remain, so a failure could not be undone by 20:00. Move the work to tomorrow and begin by 16:00.',
    machineCheck: {
      kind: 'numeric',
      equations: ['120 + 30 + 90 = 240', '20 - 4 = 16', '16.5 + 2 + 0.5 = 19', '16.5 + 2 + 1.5 = 20'],
    },
  },
  'creative-skills-04@1': {
    slot: { form: 'basic', section: 'skills', number: 4 },
    facet: 'STD',
    type: 'technical',
    cell: 'tool_use',
    status: 'draft',
    options: [
      { value: 4, error: 'E-PARTIAL', rationale: 'right camera; visits outside these hours are lost' },
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'sound limit kept; a shot every 300 seconds misses most visits of 40 seconds',
      },
      {
        value: 2,
        error: 'E-CONSTRAINT',
        rationale: 'catches the bird, breaks the stated sound limit (50 > 30)',
      },
      {
        value: 1,
        error: 'E-NONE',
        rationale: 'neither fine enough nor continuous; suitable cameras ignored',
      },
      {
        value: 5,
        error: 'OK',
        rationale: 'fine enough for 40 seconds, inside the limit, covers unknown times',
      },
    ],
    solution:
      'The camera must shoot more often than a visit lasts (40 seconds) and stay within 30 decibels. A shoots every 300 seconds and misses most visits, C is too loud; B shoots 5 times in each visit at 25 decibels. As the times are unknown, B must run day and night.',
    machineCheck: { kind: 'numeric', equations: ['40 / 8 = 5', '5 * 60 = 300'] },
  },
  'creative-skills-07@1': {
    slot: { form: 'basic', section: 'skills', number: 7 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    status: 'draft',
    options: [
      { value: 3, error: 'E-ONE-RULE', rationale: 'colour met, heat limit missed' },
      { value: 4, error: 'E-LAST-STEP', rationale: 'both conditions met, last step (lowest power) missed' },
      { value: 5, error: 'OK', rationale: 'both conditions met, uses less than the other that qualifies' },
      { value: 1, error: 'E-NONE', rationale: 'misses both conditions; only the power is used' },
      {
        value: 2,
        error: 'E-WRONG-BASE',
        rationale: 'judges the colour by its average of 91 and not by the poorest lamp of 84',
      },
    ],
    solution:
      'The condition holds for each lamp, so the poorest one counts: 90 or more, at 40 degrees or less. The lamps of 12 and 20 watts do both, and 12 is lower. The lamps of 10 watts score 91 on average, but some score only 84.',
    machineCheck: { kind: 'numeric', equations: ['84 + 98 = 182', '182 / 2 = 91', '20 - 12 = 8'] },
  },
  'creative-skills-10@1': {
    slot: { form: 'basic', section: 'skills', number: 10 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    status: 'draft',
    options: [
      { value: 1, error: 'E-REVERSAL', rationale: 'makes the record fit the rule and ships the error' },
      { value: 5, error: 'OK', rationale: 'both rules met, repair proven, date kept' },
      { value: 3, error: 'E-ONE-RULE', rationale: 'uses the rate, ignores the rule on severe errors' },
      {
        value: 4,
        error: 'E-PARTIAL',
        rationale: 'safe, but more than the rule asks; the date is lost without need',
      },
      { value: 2, error: 'E-UNIT', rationale: 'reads the limit of 5% as a count of 5' },
    ],
    solution:
      '6 of 150 is 4%, within 5%, so the number alone does not stop the book. The severe error does: the page must be corrected and checked in print, which an hour allows. The other five may be listed.',
    machineCheck: { kind: 'numeric', equations: ['6 / 150 = 0.04', '150 * 0.04 = 6', '6 - 1 = 5'] },
  },
  'creative-skills-13@1': {
    slot: { form: 'basic', section: 'skills', number: 13 },
    facet: 'TEC',
    type: 'technical',
    cell: 'diagnosis',
    status: 'draft',
    options: [
      {
        value: 4,
        error: 'E-WEAKER',
        rationale: 'right place and time; the colour may return but the faulty setting stays unknown',
      },
      {
        value: 2,
        error: 'E-CAUSE-COINCIDENCE',
        rationale: 'uses the time only; the pictures of Hani show that the printer is sound',
      },
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'uses the person; the screen shows that the picture itself is sound',
      },
      {
        value: 5,
        error: 'OK',
        rationale: 'uses both clues: only print fails, only with the changed settings',
      },
      {
        value: 1,
        error: 'E-REVERSAL',
        rationale: 'spreads the suspected cause to the pictures that print well',
      },
    ],
    solution:
      'The screen shows the pictures right, so camera and light are sound, and the pictures of Hani clear the printer. Only files saved with the changed settings print green. So compare the saved colour system of a green picture and a sound one.',
  },
  'creative-skills-16@1': {
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
        rationale: 'protects the journey, not the content: hundreds of people in a file that needs none',
      },
      { value: 1, error: 'E-NONE', rationale: 'no limit on rows, fields or time' },
      { value: 5, error: 'OK', rationale: 'only the rows and only the fields that the task needs' },
      {
        value: 4,
        error: 'E-PARTIAL',
        rationale: 'people protected; far more summaries leave the festival than the test needs',
      },
    ],
    solution:
      'Two limits apply: only the rows needed (20 summaries) and only the fields needed (no names or phones). The 20 summaries cut off from both meet them. The whole set without names is safer than 20 named rows but still more than needed.',
  },
  'creative-skills-19@1': {
    slot: { form: 'basic', section: 'skills', number: 19 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    status: 'draft',
    options: [
      {
        value: 2,
        error: 'E-WRONG-BASE',
        rationale: 'orders by rank and size; the first thing on air comes last',
      },
      { value: 5, error: 'OK', rationale: 'same day first, earlier hour first among these' },
      { value: 1, error: 'E-REVERSAL', rationale: 'the exact reverse of the right order' },
      { value: 3, error: 'E-ONE-RULE', rationale: 'uses size alone; the rule on the same day is ignored' },
      {
        value: 4,
        error: 'E-LAST-STEP',
        rationale: 'same day first, but the later hour goes before the earlier one',
      },
    ],
    solution:
      'Report and interview air tonight; the series runs next month, so it comes last. Of the two tonight, the report is due at 20:00 and the interview three hours later.',
  },
  'creative-skills-22@1': {
    slot: { form: 'basic', section: 'skills', number: 22 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    status: 'draft',
    options: [
      { value: 5, error: 'OK', rationale: 'number and length both checked; the gap is located' },
      { value: 1, error: 'E-REVERSAL', rationale: 'hides the difference that the check was made to find' },
      {
        value: 4,
        error: 'E-WEAKER',
        rationale: 'right to refuse; repeats the move without finding what went wrong',
      },
      {
        value: 2,
        error: 'E-WRONG-BASE',
        rationale: 'judges by the share refused; neither total is compared',
      },
      { value: 3, error: 'E-ONE-RULE', rationale: 'number agrees; the length is ignored' },
    ],
    solution:
      'The number agrees: 3970 + 30 = 4000. The length does not: those refused explain 900 of 1100 minutes, and 200 minutes are missing in recordings that arrived cut short. Acceptance waits until these are found.',
    machineCheck: { kind: 'numeric', equations: ['3970 + 30 = 4000', '1100 - 900 = 200'] },
  },
  'creative-skills-25@1': {
    slot: { form: 'basic', section: 'skills', number: 25 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    status: 'draft',
    options: [
      { value: 1, error: 'E-NONE', rationale: 'no comparison and no reading data' },
      { value: 3, error: 'E-ONE-RULE', rationale: 'fair groups and period, but two changes at once' },
      { value: 2, error: 'E-WRONG-BASE', rationale: 'compares two different periods' },
      {
        value: 4,
        error: 'E-PARTIAL',
        rationale: 'one change, one period, groups nearly alike, but not assigned by lot',
      },
      { value: 5, error: 'OK', rationale: 'same period, groups by lot, one change only' },
    ],
    solution:
      'A fair trial compares like with like: the same period, groups formed by lot, and one change only. Alerts mix two changes, story readers against novel readers leaves a small difference from the start, and fair week against this week mixes two periods.',
  },
  'creative-skills-28@1': {
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
        rationale: 'spread stopped and file kept; the report comes too late',
      },
      { value: 5, error: 'OK', rationale: 'contains, preserves and reports' },
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'reported and preserved, but each minute the picture goes out again',
      },
      {
        value: 1,
        error: 'E-REVERSAL',
        rationale: 'changes the file and carries the picture to everyone once more',
      },
    ],
    solution:
      'Three things matter: stop the spread (stop the feed), keep the evidence (the file, unopened), and call the team at once. Each other option drops one or more of them.',
  },
} as const satisfies Items
