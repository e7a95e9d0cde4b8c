import type { Items } from '../item.ts'

export const items = {
  'legal-competency-25@1': {
    slot: { form: 'basic', section: 'competency', number: 25 },
    facet: 'PLN',
    type: 'case_study',
    status: 'draft',
    options: [
      {
        value: 4,
        rationale:
          'both dates can be met, but the free afternoons go unused and one bad night breaks the promise',
      },
      {
        value: 5,
        rationale:
          'uses what each task really needs; both dates are safe and an afternoon remains in reserve',
      },
      { value: 2, rationale: 'passive: the afternoons that could solve the clash are lost' },
      { value: 1, rationale: 'saves one promise by stopping the work of a colleague' },
      {
        value: 3,
        rationale: 'reasonable but indirect: escalates what two colleagues can settle in a minute',
      },
    ],
  },
  'legal-competency-26@1': {
    slot: { form: 'basic', section: 'competency', number: 26 },
    facet: 'TEA',
    type: 'case_study',
    status: 'draft',
    options: [
      { value: 3, rationale: 'may help, but goes above the colleague and leaves the late calls as they are' },
      { value: 2, rationale: 'passive: the rework stays and nothing makes it stop' },
      { value: 4, rationale: 'contracts of the day move on; the calls that cause the gaps remain' },
      {
        value: 5,
        rationale: 'meets the cause (calls in meetings) and gives both teams a note they can keep to',
      },
      { value: 1, rationale: 'suppliers wait for a quarrel between teams; blame goes outside the firm' },
    ],
  },
  'legal-competency-27@1': {
    slot: { form: 'basic', section: 'competency', number: 27 },
    facet: 'COM',
    type: 'case_study',
    status: 'draft',
    options: [
      { value: 5, rationale: 'explains the limit by her own interest and leaves her with a real choice' },
      { value: 2, rationale: 'puts the answer off; she learns neither the limit nor a way forward' },
      { value: 3, rationale: 'true, but in a form this reader is unlikely to use' },
      { value: 4, rationale: 'she understands the limit; nothing is offered for the session she missed' },
      { value: 1, rationale: 'promises what secrecy does not allow and spends the trust of both parties' },
    ],
  },
  'legal-competency-28@1': {
    slot: { form: 'basic', section: 'competency', number: 28 },
    facet: 'DEC',
    type: 'case_study',
    status: 'draft',
    options: [
      { value: 1, rationale: "oversteps authority through a colleague's account; trust and records suffer" },
      { value: 2, rationale: 'passive: copying goes on until tomorrow' },
      {
        value: 5,
        rationale: 'acts in time, inside authority, keeps the firms informed and the owner ready to finish',
      },
      {
        value: 3,
        rationale: 'right people, but seeks a permission that is already held while copying goes on',
      },
      { value: 4, rationale: 'stops the damage; the firms are left without a word' },
    ],
  },
  'legal-competency-29@1': {
    slot: { form: 'basic', section: 'competency', number: 29 },
    facet: 'ADP',
    type: 'case_study',
    status: 'draft',
    options: [
      { value: 2, rationale: 'passive: lets the days pass on a version that is no longer wanted' },
      {
        value: 4,
        rationale:
          'the request is met in time, at the price of a night spent mostly on clauses it does not touch',
      },
      {
        value: 5,
        rationale: 'limits the change to what it touches and saves the day that the matching needs',
      },
      { value: 3, rationale: 'understandable, but gives up a date that can be met' },
      { value: 1, rationale: 'embarrasses the client before others and fails the request' },
    ],
  },
  'legal-competency-30@1': {
    slot: { form: 'basic', section: 'competency', number: 30 },
    facet: 'QUA',
    type: 'case_study',
    status: 'draft',
    options: [
      { value: 5, rationale: 'puts the effort where a conflict is most likely and keeps the record true' },
      { value: 4, rationale: 'honest, but the day that remains is not used' },
      { value: 2, rationale: 'avoids both the lie and the work; readers are left to guess' },
      { value: 3, rationale: "open, but hands over a duty that is one's own and checks nothing more" },
      { value: 1, rationale: 'a false record; clients rely on it' },
    ],
  },
  'legal-skills-01@1': {
    slot: { form: 'basic', section: 'skills', number: 1 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    status: 'draft',
    options: [
      { value: 5, error: 'OK', rationale: 'listing, matching and way back all fit: 13:00 + 4 hours = 17:00' },
      { value: 1, error: 'E-REVERSAL', rationale: 'keeps neither the closing time nor a way back' },
      {
        value: 4,
        error: 'E-PARTIAL',
        rationale: 'right to move it, but without a latest start the same trap returns',
      },
      { value: 2, error: 'E-CONSTRAINT', rationale: 'the hours fit only because a required step is removed' },
      { value: 3, error: 'E-ONE-RULE', rationale: 'counts the work (16:30) and forgets the way back' },
    ],
    solution:
      'The plan needs 120 + 45 + 75 = 240 minutes, with the way back. From 13:45 only 195 minutes remain, so a wrong count could not be set right by 17:00. Move it to tomorrow and begin by 13:00.',
    machineCheck: {
      kind: 'numeric',
      equations: ['120 + 45 + 75 = 240', '17 - 4 = 13', '13.75 + 2 + 0.75 = 16.5', '13.75 + 2 + 1.25 = 17'],
    },
  },
  'legal-skills-04@1': {
    slot: { form: 'basic', section: 'skills', number: 4 },
    facet: 'STD',
    type: 'technical',
    cell: 'tool_use',
    status: 'draft',
    options: [
      { value: 4, error: 'E-PARTIAL', rationale: 'right camera; dumping outside these hours is lost' },
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'window limit kept; a picture every 360 minutes misses most hours of dumping',
      },
      {
        value: 2,
        error: 'E-CONSTRAINT',
        rationale: 'catches the dumping, breaks the stated limit (8 windows > 2)',
      },
      {
        value: 1,
        error: 'E-NONE',
        rationale: 'neither fine enough nor continuous; suitable cameras ignored',
      },
      { value: 5, error: 'OK', rationale: 'fine enough for an hour, inside the limit, covers unknown times' },
    ],
    solution:
      'The camera must shoot more often than the dumping lasts (60 minutes) and show two windows or fewer. A shoots every 360 minutes and misses most of it, C shows 8 windows; B takes 6 pictures in each hour with one window. As the times are unknown, B must run all day and night.',
    machineCheck: { kind: 'numeric', equations: ['60 / 10 = 6', '6 * 60 = 360'] },
  },
  'legal-skills-07@1': {
    slot: { form: 'basic', section: 'skills', number: 7 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    status: 'draft',
    options: [
      { value: 3, error: 'E-ONE-RULE', rationale: 'practice met, time limit missed' },
      { value: 4, error: 'E-LAST-STEP', rationale: 'both conditions met, last step (lowest fee) missed' },
      { value: 5, error: 'OK', rationale: 'both conditions met, the lower fee of the two that qualify' },
      { value: 1, error: 'E-NONE', rationale: 'misses both conditions; only the fee is used' },
      {
        value: 2,
        error: 'E-WRONG-BASE',
        rationale: 'judges the time by its average of 30 days and not by its worst case of 45',
      },
    ],
    solution:
      'The dispute has one date, so the slowest report counts: 30 days or less, by an expert with 5 disputes or more. Those at 9000 and 15000 riyals do both, and 9000 is lower. The one at 7000 takes 30 days on average but up to 45.',
    machineCheck: { kind: 'numeric', equations: ['15 + 45 = 60', '60 / 2 = 30', '15000 - 9000 = 6000'] },
  },
  'legal-skills-10@1': {
    slot: { form: 'basic', section: 'skills', number: 10 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    status: 'draft',
    options: [
      { value: 1, error: 'E-REVERSAL', rationale: 'makes the record fit the rule and keeps the error' },
      { value: 5, error: 'OK', rationale: 'both rules met, repair proven, date kept' },
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale:
          'corrects the sum and reads the rate right, but nobody matches the correction with the original',
      },
      {
        value: 4,
        error: 'E-PARTIAL',
        rationale: 'safe, but more than the rule asks; the date is lost without need',
      },
      { value: 2, error: 'E-UNIT', rationale: 'reads the limit of 4% as a count of 4' },
    ],
    solution:
      '6 of 200 is 3%, within 4%, so the number alone does not stop acceptance. The severe error does: the sum must be corrected and matched with the original, which an hour allows; an unmatched correction may be a second error. The other five may be listed.',
    machineCheck: { kind: 'numeric', equations: ['6 / 200 = 0.03', '200 * 0.04 = 8', '6 - 1 = 5'] },
  },
  'legal-skills-13@1': {
    slot: { form: 'basic', section: 'skills', number: 13 },
    facet: 'TEC',
    type: 'technical',
    cell: 'diagnosis',
    status: 'draft',
    options: [
      {
        value: 4,
        error: 'E-WEAKER',
        rationale: 'right place and time; files may pass again but the faulty field stays unknown',
      },
      {
        value: 2,
        error: 'E-CAUSE-COINCIDENCE',
        rationale: 'uses the time only; Unaizah shows that the platform is sound',
      },
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'uses the place; paper shows that wording and signatures are sound',
      },
      {
        value: 5,
        error: 'OK',
        rationale: 'uses both clues: only electronic files fail, only with the new template',
      },
      { value: 1, error: 'E-REVERSAL', rationale: 'spreads the suspected cause to the branch that works' },
    ],
    solution:
      'Paper is accepted, so wording and signatures are sound; Unaizah shows that the platform is sound. Only electronic files in the new template come back. So compare the fields of a returned file with an accepted one.',
  },
  'legal-skills-16@1': {
    slot: { form: 'basic', section: 'skills', number: 16 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    status: 'draft',
    options: [
      { value: 3, error: 'E-ONE-RULE', rationale: 'only the agreements needed, but with names and secrets' },
      {
        value: 2,
        error: 'E-WRONG-BASE',
        rationale: 'a promise in place of a limit: thousands of people in a file that needs none',
      },
      { value: 1, error: 'E-NONE', rationale: 'no limit on agreements, details or use' },
      { value: 5, error: 'OK', rationale: 'only the agreements and only the text that the study needs' },
      {
        value: 4,
        error: 'E-PARTIAL',
        rationale: 'people protected; far more agreements leave the centre than the study needs',
      },
    ],
    solution:
      'Two limits apply: only the agreements needed (12) and only the text needed (no parties, no secrets). The 12 with the details hidden meet both. The whole archive without names is safer than 12 named agreements but still more than needed.',
  },
  'legal-skills-19@1': {
    slot: { form: 'basic', section: 'skills', number: 19 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    status: 'draft',
    options: [
      {
        value: 2,
        error: 'E-WRONG-BASE',
        rationale: 'orders by rank and value; seven people whose time ends today come last',
      },
      { value: 5, error: 'OK', rationale: 'lapsing time first, more people first among these' },
      { value: 1, error: 'E-REVERSAL', rationale: 'the exact reverse of the right order' },
      { value: 3, error: 'E-ONE-RULE', rationale: 'uses value alone; the rule on lapsing time is ignored' },
      {
        value: 4,
        error: 'E-LAST-STEP',
        rationale: 'lapsing time first, but the order inside that group is wrong',
      },
    ],
    solution:
      'The time for the workers and for Khalid ends today; the claim of 50 million has a month, so it comes last. Of the two that lapse today, one affects 7 people and the other one person.',
  },
  'legal-skills-22@1': {
    slot: { form: 'basic', section: 'skills', number: 22 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    status: 'draft',
    options: [
      { value: 5, error: 'OK', rationale: 'number and pages both checked; the gap is located' },
      { value: 1, error: 'E-REVERSAL', rationale: 'hides the difference that the check was made to find' },
      {
        value: 4,
        error: 'E-WEAKER',
        rationale: 'right to refuse; repeats the move without finding what went wrong',
      },
      {
        value: 2,
        error: 'E-WRONG-BASE',
        rationale: 'judges by the share returned; neither total is compared',
      },
      { value: 3, error: 'E-ONE-RULE', rationale: 'number agrees; the pages are ignored' },
    ],
    solution:
      'The number agrees: 2480 + 20 = 2500. The pages do not: those returned explain 400 of 450 pages, and 50 pages are missing among contracts that were taken in. Approval waits until these are found.',
    machineCheck: { kind: 'numeric', equations: ['2480 + 20 = 2500', '450 - 400 = 50'] },
  },
  'legal-skills-25@1': {
    slot: { form: 'basic', section: 'skills', number: 25 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    status: 'draft',
    options: [
      { value: 1, error: 'E-NONE', rationale: 'no comparison and no figures on cases' },
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
      'A fair trial compares like with like: the same period, groups formed by lot, and one change only. Longer sessions mix two changes, Monday cases against Tuesday cases leaves a small difference from the start, and next month against this month mixes two periods.',
  },
  'legal-skills-28@1': {
    slot: { form: 'basic', section: 'skills', number: 28 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    status: 'draft',
    options: [
      {
        value: 2,
        error: 'E-CONSTRAINT',
        rationale: 'stops the spread but spoils the traces that the team needs',
      },
      {
        value: 4,
        error: 'E-LAST-STEP',
        rationale: 'spread stopped and paper kept; the report comes too late',
      },
      { value: 5, error: 'OK', rationale: 'contains, preserves and reports' },
      {
        value: 3,
        error: 'E-ONE-RULE',
        rationale: 'reported and preserved, but documents still leave the branches',
      },
      {
        value: 1,
        error: 'E-REVERSAL',
        rationale: 'spoils the traces and carries the forgery to every branch',
      },
    ],
    solution:
      'Three things matter: stop the spread (stop the handover), keep the evidence (the paper, untouched), and call the team at once. Each other option drops one or more of them.',
  },
} as const satisfies Items
