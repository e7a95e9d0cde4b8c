import type { Items } from '../item.ts'

export const items = {
  'technology-competency-25@1': {
    slot: { form: 'basic', section: 'competency', number: 25 },
    facet: 'PLN',
    type: 'case_study',
    status: 'draft',
    options: [
      {
        value: 4,
        rationale: 'both dates can be met, but the free nights go unused and one failure breaks the promise',
      },
      {
        value: 5,
        rationale:
          'uses what each commitment really needs; both dates are safe and nights remain for a second run',
      },
      { value: 2, rationale: 'passive: the nights that could solve the clash are lost' },
      { value: 1, rationale: "saves one promise by breaking a colleague's delivery" },
      {
        value: 3,
        rationale: 'reasonable but indirect: escalates what two colleagues can settle in a minute',
      },
    ],
  },
  'technology-competency-26@1': {
    slot: { form: 'basic', section: 'competency', number: 26 },
    facet: 'TEA',
    type: 'case_study',
    status: 'draft',
    options: [
      { value: 3, rationale: 'may help, but goes above the colleague and leaves the late rush as it is' },
      { value: 2, rationale: 'passive: the rework stays and nothing makes it stop' },
      { value: 4, rationale: "today's tickets move on; the late rush that causes the gaps remains" },
      {
        value: 5,
        rationale: 'meets the cause (the rush at the end) and gives both shifts a note they can keep to',
      },
      { value: 1, rationale: 'users wait a day for a quarrel between shifts; blame goes outside the team' },
    ],
  },
  'technology-competency-27@1': {
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
      { value: 4, rationale: 'he understands the limit; nothing is offered for the next customer' },
      { value: 1, rationale: "promises what the system does not allow and spends the client's trust" },
    ],
  },
  'technology-competency-28@1': {
    slot: { form: 'basic', section: 'competency', number: 28 },
    facet: 'DEC',
    type: 'case_study',
    status: 'draft',
    options: [
      { value: 1, rationale: "oversteps authority through a colleague's account; trust and records suffer" },
      { value: 2, rationale: 'passive: two days of wrong payments' },
      {
        value: 5,
        rationale: 'acts in time, inside authority, keeps users informed and the owner ready to finish',
      },
      {
        value: 3,
        rationale: 'right people, but seeks a permission that is already held while wrong bills go on',
      },
      { value: 4, rationale: 'stops the damage; people at the portal are left without a word' },
    ],
  },
  'technology-competency-29@1': {
    slot: { form: 'basic', section: 'competency', number: 29 },
    facet: 'ADP',
    type: 'case_study',
    status: 'draft',
    options: [
      { value: 2, rationale: 'passive: lets the days pass on a version that is no longer wanted' },
      {
        value: 4,
        rationale:
          'the request is met in time, at the price of a night spent mostly on screens it does not touch',
      },
      { value: 5, rationale: 'limits the change to what it touches and saves the time the check needs' },
      { value: 3, rationale: 'understandable, but gives up a date that can be met' },
      { value: 1, rationale: 'embarrasses the client in public and fails the request' },
    ],
  },
  'technology-competency-30@1': {
    slot: { form: 'basic', section: 'competency', number: 30 },
    facet: 'QUA',
    type: 'case_study',
    status: 'draft',
    options: [
      { value: 5, rationale: 'puts the effort where users are at risk and keeps the record true' },
      { value: 4, rationale: 'honest, but the day that remains is not used for the users of old devices' },
      { value: 2, rationale: 'avoids both the lie and the work; readers are left to guess' },
      { value: 3, rationale: "open, but hands over a duty that is one's own and adds no test" },
      { value: 1, rationale: 'a false record; later users and colleagues rely on it' },
    ],
  },
  'technology-skills-01@1': {
    slot: { form: 'basic', section: 'skills', number: 1 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    status: 'draft',
    options: [
      { value: 5, error: 'OK', rationale: 'work, check and way back all fit: 02:00 + 180 minutes = 05:00' },
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
      { value: 3, error: 'E-ONE-RULE', rationale: 'counts the work (04:30) and forgets the way back' },
    ],
    solution:
      'The plan needs 90 + 30 + 60 = 180 minutes, with the way back. From 02:30 only 150 minutes remain, so a failure could not be undone by 05:00. Move the work to tomorrow and start by 02:00.',
    machineCheck: {
      kind: 'numeric',
      equations: [
        '90 + 30 + 60 = 180',
        '300 - 150 = 150',
        '300 - 180 = 120',
        '150 + 90 + 30 = 270',
        '150 + 90 + 60 = 300',
      ],
    },
  },
  'technology-skills-04@1': {
    slot: { form: 'basic', section: 'skills', number: 4 },
    facet: 'STD',
    type: 'technical',
    cell: 'tool_use',
    status: 'draft',
    options: [
      {
        value: 4,
        error: 'E-PARTIAL',
        rationale: 'right tool; dropouts at unknown times outside these hours are lost',
      },
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'load limit kept; a reading every 300 seconds misses a 30-second dropout',
      },
      {
        value: 2,
        error: 'E-CONSTRAINT',
        rationale: 'sees the dropouts, breaks the stated load limit (12% > 5%)',
      },
      { value: 1, error: 'E-NONE', rationale: 'neither fine enough nor continuous; suitable tools ignored' },
      {
        value: 5,
        error: 'OK',
        rationale: 'fine enough for 30 seconds, inside the limit, covers unknown times',
      },
    ],
    solution:
      'The tool must read more often than the dropout lasts (30 seconds) and stay within 5%. A reads every 300 seconds and misses most dropouts, C loads 12%; B reads about 3 times in each dropout at 3%. As the times are unknown, B must run day and night.',
    machineCheck: { kind: 'numeric', equations: ['30 / 10 = 3', '5 * 60 = 300', '5 - 3 = 2', '12 - 5 = 7'] },
  },
  'technology-skills-07@1': {
    slot: { form: 'basic', section: 'skills', number: 7 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    status: 'draft',
    options: [
      { value: 3, error: 'E-ONE-RULE', rationale: 'loss limit met, return limit missed' },
      { value: 4, error: 'E-LAST-STEP', rationale: 'both limits met, last step (lowest cost) missed' },
      {
        value: 5,
        error: 'OK',
        rationale: 'worst loss 3 hours, return in one hour, cheapest of the two that qualify',
      },
      { value: 1, error: 'E-NONE', rationale: 'misses both limits; only the price is used' },
      {
        value: 2,
        error: 'E-WRONG-BASE',
        rationale: 'judges the loss by its average and not by its worst case of 6 hours',
      },
    ],
    solution:
      'The worst loss equals the gap between two copies, so the gap must be 4 hours or less; the return must take two hours or less. The plans of 1200 and 2000 riyals meet both, and 1200 is cheaper. A copy every 6 hours can lose 6 hours, whatever the average of 3 is.',
    machineCheck: { kind: 'numeric', equations: ['6 / 2 = 3', '2000 - 1200 = 800'] },
  },
  'technology-skills-10@1': {
    slot: { form: 'basic', section: 'skills', number: 10 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    status: 'draft',
    options: [
      { value: 1, error: 'E-REVERSAL', rationale: 'makes the record fit the rule and ships the fault' },
      { value: 5, error: 'OK', rationale: 'both rules met, fix proven, date kept' },
      { value: 3, error: 'E-ONE-RULE', rationale: 'uses the rate, ignores the rule on severe faults' },
      {
        value: 4,
        error: 'E-PARTIAL',
        rationale: 'safe, but more than the rule asks; the date is lost without need',
      },
      { value: 2, error: 'E-UNIT', rationale: 'reads the limit of 5% as a count of 5' },
    ],
    solution:
      '8 of 200 is 4%, within 5%, so the number alone does not stop the release. The severe fault does: it must be fixed and tested again, which two hours and a day allow. The other seven may be listed.',
    machineCheck: { kind: 'numeric', equations: ['8 / 200 = 0.04', '200 * 0.05 = 10', '8 - 1 = 7'] },
  },
  'technology-skills-13@1': {
    slot: { form: 'basic', section: 'skills', number: 13 },
    facet: 'TEC',
    type: 'technical',
    cell: 'diagnosis',
    status: 'draft',
    options: [
      {
        value: 4,
        error: 'E-WEAKER',
        rationale: 'right place and time; service may return but the faulty setting stays unknown',
      },
      {
        value: 2,
        error: 'E-CAUSE-COINCIDENCE',
        rationale: 'uses the time only; the first floor shows that the portal is sound',
      },
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'uses the place; the address that works rules the link out',
      },
      { value: 5, error: 'OK', rationale: 'uses both clues: only names fail, only on the changed floor' },
      { value: 1, error: 'E-REVERSAL', rationale: 'spreads the suspected cause to the part that works' },
    ],
    solution:
      'The address works, so cable, network path and portal are sound; only turning the name into an address fails. Only the floor whose settings changed is affected. So compare the name server setting of the two floors.',
  },
  'technology-skills-16@1': {
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
      'Two limits apply: only the rows needed (20 orders) and only the fields needed (no customer details). The file with 20 orders and their amounts meets both. The whole table without names is safer than names of 20 people but still more than needed.',
  },
  'technology-skills-19@1': {
    slot: { form: 'basic', section: 'skills', number: 19 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    status: 'draft',
    options: [
      { value: 2, error: 'E-WRONG-BASE', rationale: 'orders by rank and size; a stopped service comes last' },
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
      'Laboratory and computer stop work; the phones do not, since staff have mobiles. So the phones come last. Of the two that stop work, the laboratory affects 12 people and the computer one.',
  },
  'technology-skills-22@1': {
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
        rationale: 'right to refuse; repeats the run without finding what went wrong',
      },
      {
        value: 2,
        error: 'E-WRONG-BASE',
        rationale: 'judges by the share refused; neither total is compared',
      },
      { value: 3, error: 'E-ONE-RULE', rationale: 'count agrees; the value is ignored' },
    ],
    solution:
      'The count agrees: 11950 + 50 = 12000. The value does not: the refused bills explain 4000 of 4600 riyals, and 600 riyals are missing among bills that arrived. Acceptance waits until these are found.',
    machineCheck: { kind: 'numeric', equations: ['11950 + 50 = 12000', '4600 - 4000 = 600'] },
  },
  'technology-skills-25@1': {
    slot: { form: 'basic', section: 'skills', number: 25 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    status: 'draft',
    options: [
      { value: 1, error: 'E-NONE', rationale: 'no comparison and no purchase data' },
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
      'A fair trial compares like with like: the same period, groups formed by chance, and one change only. A discount mixes two changes, one city against another mixes two kinds of visitor, and salary week against another week mixes two periods.',
  },
  'technology-skills-28@1': {
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
        rationale: 'spread stopped and memory kept; the report comes too late',
      },
      { value: 5, error: 'OK', rationale: 'contains, preserves and reports' },
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'reported and preserved, but the shared folder is still being hit',
      },
      { value: 1, error: 'E-REVERSAL', rationale: 'carries the infection to everyone' },
    ],
    solution:
      'Three things matter: stop the spread (cut the network), keep the evidence (leave the power on, since memory is lost without it), and report at once. Each other option drops one or more of them.',
  },
} as const satisfies Items
