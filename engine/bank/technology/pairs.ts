import type { Pairs } from '../pair.ts'

export const pairs = {
  'technology-competency-25@1': {
    slot: { form: 'basic', section: 'competency', number: 25 },
    facet: 'PLN',
    type: 'case_study',
    display: [4, 5, 2, 1, 3],
    status: 'read',
    options: {
      hwdw: {
        a: { value: 4, rationale: 'week 26: right direction, one part short' },
        b: { value: 2, rationale: 'week 22: six weeks later than needed' },
        acts: 1,
        pole: 'gather',
      },
      qqhb: {
        a: { value: 3, rationale: 'week 28: half of the gain' },
        b: { value: 3, rationale: 'week 20: half of the loss' },
        acts: 1,
        pole: null,
      },
      xzth: {
        a: { value: 5, rationale: '12 weeks of rebuilding save 20: done in week 24 instead of 32' },
        b: { value: 1, rationale: '12 weeks of rebuilding save 4: done in week 24 instead of 16' },
        acts: 1,
        pole: 'gather',
      },
      zdfr: {
        a: { value: 2, rationale: 'week 30: most of the delay stays' },
        b: { value: 4, rationale: 'week 18: two weeks later than needed' },
        acts: 1,
        pole: null,
      },
      zlfc: {
        a: { value: 1, rationale: 'week 32: five features bear the four extra weeks' },
        b: { value: 5, rationale: 'week 16: only one feature meets the old module' },
        acts: 1,
        pole: 'now',
      },
    },
    expected: {
      a: {
        share: 0.5,
        why: 'starting on what the client pays for is the popular answer; one week must be counted five times',
      },
      b: { share: 0.7, why: 'the popular answer is right; a clean module still tempts' },
    },
  },
  'technology-competency-26@1': {
    slot: { form: 'basic', section: 'competency', number: 26 },
    facet: 'TEA',
    type: 'case_study',
    display: [3, 2, 4, 5, 1],
    status: 'read',
    options: {
      cclc: {
        a: { value: 5, rationale: 'the release needs all 8 days, and she is back after a week' },
        b: { value: 1, rationale: 'the release goes out, and from the 20th nobody can repair payments' },
        acts: 2,
        pole: 'whole',
      },
      nrqv: {
        a: { value: 2, rationale: 'the release slips by a month for something that waits a week' },
        b: {
          value: 5,
          rationale:
            '4 days are enough: the knowledge stays, and the other four are left for the release or the tickets',
        },
        acts: 2,
        pole: null,
      },
      pxzr: {
        a: { value: 1, rationale: 'the whole release slips for something that waits a week' },
        b: { value: 4, rationale: 'the knowledge stays, at twice the days that it needs' },
        acts: 2,
        pole: null,
      },
      txfz: {
        a: { value: 3, rationale: 'a little time, the tickets stay' },
        b: { value: 3, rationale: 'a little time, what she knows leaves with her' },
        acts: 2,
        pole: null,
      },
      txkj: {
        a: { value: 4, rationale: 'right help, two days of the release still lost' },
        b: { value: 2, rationale: 'the release gains two days, payments still depend on her' },
        acts: 2,
        pole: 'part',
      },
    },
    expected: {
      a: { share: 0.6, why: 'a single person who knows a service alarms every team; she is back in a week' },
      b: {
        share: 0.65,
        why: 'the release is what everyone waits for; her last day must be joined to the monthly fault',
      },
    },
  },
  'technology-competency-27@1': {
    slot: { form: 'basic', section: 'competency', number: 27 },
    facet: 'COM',
    type: 'case_study',
    display: [5, 2, 3, 4, 1],
    status: 'read',
    options: {
      hjzt: {
        a: {
          value: 1,
          rationale: 'ten minutes on prices that they cannot pay; the next stoppage finds them as before',
        },
        b: { value: 5, rationale: 'they can choose and pay tomorrow' },
        acts: 2,
        pole: 'whole',
      },
      lbrs: {
        a: { value: 3, rationale: 'they understand yesterday, nothing for the next time' },
        b: { value: 3, rationale: 'they understand yesterday, nothing to decide on' },
        acts: 2,
        pole: null,
      },
      mmgc: {
        a: { value: 5, rationale: 'they meet the next outage: they leave able to work through it' },
        b: { value: 1, rationale: 'the committee practises what it will never do; the repair stays unpaid' },
        acts: 2,
        pole: 'whole',
      },
      nqtk: {
        a: { value: 4, rationale: 'right content, heard and not tried' },
        b: { value: 2, rationale: 'wrong content, but shorter and leaves time for questions' },
        acts: 2,
        pole: 'part',
      },
      zvwm: {
        a: { value: 2, rationale: 'not theirs to choose, but brief' },
        b: { value: 4, rationale: 'right content; without cost they cannot decide' },
        acts: 2,
        pole: 'part',
      },
    },
    expected: {
      a: {
        share: 0.6,
        why: 'preventing it sounds better than coping with it; the name must be joined to the office',
      },
      b: { share: 0.75, why: 'the popular answer is right' },
    },
  },
  'technology-competency-28@1': {
    slot: { form: 'basic', section: 'competency', number: 28 },
    facet: 'DEC',
    type: 'case_study',
    display: [1, 2, 5, 3, 4],
    status: 'read',
    options: {
      glfr: {
        a: { value: 5, rationale: '6 orders, 18 minutes: cards are right at once' },
        b: { value: 1, rationale: '4,800 orders are deleted: 240 hours of entering' },
        acts: 2,
        pole: 'whole',
      },
      nqhw: {
        a: {
          value: 2,
          rationale: 'card sales of half of the shops lost for four hours to save minutes of entering',
        },
        b: { value: 4, rationale: 'nothing is deleted; half of the shops go on charging twice' },
        acts: 2,
        pole: 'part',
      },
      rmzj: {
        a: { value: 1, rationale: 'four hours without cards in every shop to save 18 minutes' },
        b: { value: 5, rationale: 'no double charge and no order lost, at the price of four hours of cash' },
        acts: 2,
        pole: 'whole',
      },
      vknh: {
        a: { value: 4, rationale: 'right, but half of the shops go on charging twice' },
        b: { value: 2, rationale: 'half of the orders are deleted: 120 hours of entering' },
        acts: 2,
        pole: 'part',
      },
      zmlv: {
        a: { value: 3, rationale: 'honest, and four hours of double charges go on' },
        b: { value: 3, rationale: 'nothing is deleted, and four hours of double charges go on' },
        acts: 2,
        pole: null,
      },
    },
    expected: {
      a: { share: 0.7, why: 'going back is the habit, and here it is right' },
      b: {
        share: 0.45,
        why: 'going back is the habit; the number looks like a measure of trade until it is multiplied by 3 minutes',
      },
    },
  },
  'technology-competency-29@1': {
    slot: { form: 'basic', section: 'competency', number: 29 },
    facet: 'ADP',
    type: 'case_study',
    display: [2, 4, 5, 3, 1],
    status: 'read',
    options: {
      ctdk: {
        a: { value: 5, rationale: '85% at 7: the disk needs nothing, and all switches are done' },
        b: { value: 1, rationale: 'full at 5:20: all mail is lost until the disk is enlarged' },
        acts: 2,
        pole: 'bold',
      },
      fcnb: {
        a: { value: 4, rationale: 'five switches wait a month for nothing' },
        b: { value: 2, rationale: 'full at 6:00: the mail of an hour is lost' },
        acts: 2,
        pole: null,
      },
      nlym: {
        a: { value: 1, rationale: 'fifteen switches wait a month for a disk that is 85% full at 7' },
        b: { value: 5, rationale: '98% at 7: mail goes on until it is enlarged' },
        acts: 2,
        pole: 'cautious',
      },
      qskj: {
        a: { value: 3, rationale: 'eight switches wait for nothing' },
        b: { value: 3, rationale: 'full at 6:20: the mail of 40 minutes is lost' },
        acts: 2,
        pole: null,
      },
      tjkq: {
        a: { value: 2, rationale: 'half of the switches wait for nothing' },
        b: { value: 4, rationale: 'full at 6:40: the mail of 20 minutes is lost' },
        acts: 2,
        pole: 'cautious',
      },
    },
    expected: {
      a: { share: 0.65, why: '80% looks high; the rate must be taken to 7' },
      b: { share: 0.55, why: 'an hour or two looks enough; 30 to come, 10 too many, 4 an hour' },
    },
  },
  'technology-competency-30@1': {
    slot: { form: 'basic', section: 'competency', number: 30 },
    facet: 'QUA',
    type: 'case_study',
    display: [5, 4, 2, 3, 1],
    status: 'read',
    options: {
      cfrz: {
        a: { value: 2, rationale: '12 days for figures that have served their purpose' },
        b: { value: 5, rationale: 'all that can still be put right in open books' },
        acts: 2,
        pole: 'part',
      },
      pjns: {
        a: {
          value: 5,
          rationale:
            'a picture of past months does no harm once it is explained; the module is what they wait for',
        },
        b: {
          value: 1,
          rationale: 'their clients have wrong invoices, and nothing lets them put these right',
        },
        acts: 2,
        pole: null,
      },
      qxxx: {
        a: { value: 3, rationale: 'questions answered, the module late' },
        b: { value: 3, rationale: 'each company finds its worst invoices; most stay as they are' },
        acts: 2,
        pole: null,
      },
      vdng: {
        a: { value: 1, rationale: '20 days for figures that have served their purpose' },
        b: { value: 4, rationale: 'all is right, 8 days of it for books that are closed' },
        acts: 2,
        pole: 'whole',
      },
      ygwp: {
        a: { value: 4, rationale: 'a day for what nobody will look at' },
        b: { value: 2, rationale: 'a week of invoices put right, the rest stays' },
        acts: 2,
        pole: 'part',
      },
    },
    expected: {
      a: { share: 0.5, why: 'correcting everything looks like conscience; nobody uses old screens' },
      b: { share: 0.6, why: 'all five months tempt; the books must be joined to the months' },
    },
  },
  'technology-skills-01@1': {
    slot: { form: 'basic', section: 'skills', number: 1 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    display: [5, 1, 4, 2, 3],
    status: 'read',
    options: {
      bjmv: {
        a: { value: 3, rationale: 'a quarter of the kept answers have run out', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'nearly six needless hours', error: 'E-ONE-RULE' },
        acts: 2,
        pole: null,
      },
      cdlj: {
        a: {
          value: 2,
          rationale: 'nearly all kept answers still lead to the old address',
          error: 'E-WRONG-BASE',
        },
        b: {
          value: 4,
          rationale: 'safe, most of an hour of fixed prices longer than needed',
          error: 'E-PARTIAL',
        },
        acts: 2,
        pole: null,
      },
      rndk: {
        a: { value: 4, rationale: 'about half of the kept answers have run out', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'half a day of fixed prices for nothing', error: 'E-WRONG-BASE' },
        acts: 2,
        pole: null,
      },
      ryxv: {
        a: {
          value: 1,
          rationale: 'every kept answer leads to a stopped server for up to a day',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'the kept answers of the A record ran out after five minutes',
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
      vyvx: {
        a: {
          value: 5,
          rationale:
            'the A record holds the address: 86400 seconds are 24 hours, and by then nobody is sent to the old one',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale:
            'the A record holds the address: after five minutes the prices stand still for a day for nothing',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
    },
    solution: { a: 'A record: 86400 s / 3600 = 24 h < 25 h', b: 'A record: 300 s / 60 = 5 min < 10 min' },
    expected: {
      a: {
        share: 0.6,
        why: 'two numbers stand side by side; the record that holds the address must be known',
      },
      b: { share: 0.55, why: 'the longer wait looks safer, and the lore of waiting a day agrees with it' },
    },
    topic: { ar: 'سجلات أسماء النطاقات', en: 'domain name records' },
    knowledge: {
      fact: 'The A record holds the IPv4 address of a host, the MX record names the mail server of a domain; the TTL of each is given in seconds, and resolvers may keep the old answer until it has run out: 86400 is a day, 300 is five minutes.',
      kind: 'standard',
      source: {
        title: 'RFC 1035, Domain names',
        issuer: 'IETF',
        edition: '1987',
        clause: '3.3.9 (MX), 3.4.1 (A), 4.1.3 (TTL)',
      },
      reviewBy: '2028-11-23',
    },
  },
  'technology-skills-04@1': {
    slot: { form: 'basic', section: 'skills', number: 4 },
    facet: 'STD',
    type: 'technical',
    cell: 'tool_use',
    display: [4, 3, 2, 1, 5],
    status: 'read',
    options: {
      fvkd: {
        a: {
          value: 1,
          rationale: 'from the second month no city can record, until the move at the end of the year',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'the limit is nine years away: the move converts all with no stop',
          error: 'OK',
        },
        acts: 1,
        pole: null,
      },
      jgtc: {
        a: { value: 2, rationale: 'three cities cannot record from the second month', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'one city stops for two days for nothing', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
      mwzs: {
        a: {
          value: 4,
          rationale: 'right, but one city cannot record from the second month',
          error: 'E-PARTIAL',
        },
        b: { value: 2, rationale: 'three cities stop for two days each for nothing', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: null,
      },
      qrbp: {
        a: {
          value: 5,
          rationale: 'the limit of 2147 million is reached in the second month: all go on recording',
          error: 'OK',
        },
        b: { value: 1, rationale: 'four cities stop for two days each for nothing', error: 'E-REVERSAL' },
        acts: 1,
        pole: null,
      },
      xhnl: {
        a: { value: 3, rationale: 'two cities cannot record from the second month', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'two cities stop for two days each for nothing', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: 'limit 2147 million: (2147 - 2120) / 20 = about 1.4 months < 12',
      b: 'limit 4294 million: (4294 - 2120) / 20 = about 109 months > 12',
    },
    expected: {
      a: { share: 0.6, why: 'the number looks far from anything round' },
      b: {
        share: 0.5,
        why: '32 bits and a number over two thousand million ring the known alarm; the sign decides',
      },
    },
    topic: { ar: 'مدى الأعداد الصحيحة', en: 'integer ranges' },
    knowledge: {
      fact: 'A signed integer of 32 bits reaches 2147483647, an unsigned one 4294967295.',
      kind: 'textbook',
      source: {
        title: "Computer Systems: A Programmer's Perspective, 3rd ed. (Bryant, O'Hallaron)",
        issuer: 'Pearson',
        edition: '2016',
        clause: '2.2 Integer Representations',
      },
      reviewBy: '2030-11-23',
    },
  },
  'technology-skills-07@2': {
    slot: { form: 'basic', section: 'skills', number: 7 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    display: [3, 4, 5, 1, 2],
    status: 'read',
    options: {
      bqvr: {
        a: {
          value: 5,
          rationale:
            'RAID 6 bears any two lost disks and is rebuilt whole; RAID 50 does not bear two in one group and comes from the backup',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'the accounts of today are wiped for nothing, and the shipments cannot be rebuilt',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
      fgsc: {
        a: { value: 4, rationale: 'right for each array, the accounts back a day later', error: 'E-PARTIAL' },
        b: {
          value: 2,
          rationale:
            'the night goes to an array that cannot be rebuilt; the accounts of today are lost if the plan goes on',
          error: 'E-WRONG-BASE',
        },
        acts: 2,
        pole: null,
      },
      lwxj: {
        a: {
          value: 1,
          rationale: 'the shipments of today are wiped for nothing, and the accounts cannot be rebuilt',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale:
            'RAID 6 bears any two lost disks and is rebuilt whole; RAID 50 does not bear two in one group and comes from the backup',
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
      nhdf: {
        a: { value: 3, rationale: 'nothing is wiped, five days of standstill', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'nothing is wiped, five days of standstill', error: 'E-ONE-RULE' },
        acts: 2,
        pole: null,
      },
      ztkm: {
        a: {
          value: 2,
          rationale:
            'the night goes to an array that cannot be rebuilt; the shipments of today are lost if the plan goes on',
          error: 'E-WRONG-BASE',
        },
        b: {
          value: 4,
          rationale: 'right for each array, the shipments back a day later',
          error: 'E-PARTIAL',
        },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: 'accounts RAID 50: two of one group gone, restore; shipments RAID 6: two of 8 gone, rebuild',
      b: 'accounts RAID 6: rebuild; shipments RAID 50: restore',
    },
    expected: {
      a: { share: 0.45, why: 'the higher number looks like the stronger protection' },
      b: { share: 0.45, why: 'the same knowledge, turned round' },
    },
    topic: { ar: 'مصفوفات الأقراص (RAID)', en: 'disk arrays (RAID)' },
    knowledge: {
      fact: 'RAID 6 keeps a second set of redundant information and bears the loss of any two disks; RAID 50 stripes over groups of RAID 5, each of which bears the loss of one disk, so two lost in one group lose the data.',
      kind: 'textbook',
      source: {
        title:
          'Database System Concepts, 7th ed. (Silberschatz, Korth, Sudarshan); Common RAID Disk Data Format',
        issuer: 'McGraw-Hill; SNIA',
        edition: '2020; 2009',
        clause: 'ch. 12 Physical Storage Systems: RAID levels; secondary RAID levels (RAID 50)',
      },
      reviewBy: '2030-11-23',
    },
  },
  'technology-skills-10@2': {
    slot: { form: 'basic', section: 'skills', number: 10 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    display: [1, 5, 3, 4, 2],
    status: 'read',
    options: {
      fzbb: {
        a: {
          value: 2,
          rationale: 'a week with the hole open to adapt what needs no change',
          error: 'E-WRONG-BASE',
        },
        b: {
          value: 5,
          rationale: 'a week is enough for whatever a release below 1.0.0 has changed',
          error: 'OK',
        },
        acts: 1,
        pole: null,
      },
      rdqf: {
        a: {
          value: 5,
          rationale: 'from 1.0.0 on a new minor number keeps what the code calls: the hole is closed tonight',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale:
            'below 1.0.0 a new minor number may break calls, half of which no test sees: the shop may stop tonight',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      szph: {
        a: {
          value: 3,
          rationale: 'three days with the hole open to adapt what needs no change',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: 'three of the seven days: about half of what broke is adapted, the rest fails in use',
          error: 'E-ONE-RULE',
        },
        acts: 1,
        pole: null,
      },
      ttvg: {
        a: {
          value: 1,
          rationale: 'ten days with the hole open to adapt what needs no change',
          error: 'E-REVERSAL',
        },
        b: {
          value: 4,
          rationale: 'right, with the hole open three days longer than needed',
          error: 'E-PARTIAL',
        },
        acts: 1,
        pole: null,
      },
      zjvj: {
        a: { value: 4, rationale: 'right, with the hole open a day longer', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'the same risk a day later', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: '1.7.1 to 1.9.0: same major from 1 on, compatible',
      b: '0.7.1 to 0.9.0: major zero, no promise of compatibility',
    },
    expected: {
      a: { share: 0.55, why: 'two numbers further looks like a change that breaks' },
      b: { share: 0.45, why: 'only the middle number moves, and closing the hole tonight looks safe' },
    },
    topic: { ar: 'أرقام الإصدارات والتوافق', en: 'version numbers and compatibility' },
    knowledge: {
      fact: 'In semantic versioning a new minor number from 1.0.0 on adds things and keeps compatibility; with major number zero (0.y.z) anything may change at any time, and the interface is not to be taken as stable.',
      kind: 'standard',
      source: {
        title: 'Semantic Versioning 2.0.0',
        issuer: 'semver.org',
        edition: '2013',
        clause: 'items 4 and 7',
      },
      reviewBy: '2028-11-23',
    },
  },
  'technology-skills-13@1': {
    slot: { form: 'basic', section: 'skills', number: 13 },
    facet: 'TEC',
    type: 'technical',
    cell: 'diagnosis',
    display: [4, 2, 3, 5, 1],
    status: 'read',
    options: {
      dtcv: {
        a: { value: 2, rationale: 'wrong device, 1800 riyals lost', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'right device, two branches stay cut off', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
      gsxr: {
        a: { value: 3, rationale: 'a few people work, the fault stays', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'a few people work, the fault stays', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
      hbnq: {
        a: {
          value: 5,
          rationale: 'the computers named themselves: no server answered, and its former release did',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'the servers have just answered; 3600 riyals change nothing',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
      pmjd: {
        a: { value: 4, rationale: 'right device, two branches stay cut off', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'wrong device, 1800 riyals lost', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: null,
      },
      vtkw: {
        a: {
          value: 1,
          rationale: 'the computers have no address to send from; 3600 riyals change nothing',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'addresses are given, the way out is what fails, and the former release opens it',
          error: 'OK',
        },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: '169.254: self-assigned, no DHCP answer -> the DHCP servers',
      b: '172.20 after a new request: DHCP answered -> the way out, the routers',
    },
    expected: {
      a: { share: 0.75, why: 'every support desk knows the number' },
      b: { share: 0.6, why: 'a private address looks as odd as any; the router is then what is left' },
    },
    topic: { ar: 'توزيع العناوين في الشبكة (DHCP)', en: 'address assignment in networks (DHCP)' },
    knowledge: {
      fact: 'An address that begins with 169.254 is one the computer gave itself because it obtained none from a DHCP server; another address that it has after releasing and requesting it anew was, as a rule, given by a DHCP server.',
      kind: 'standard',
      source: {
        title:
          'RFC 3927, Dynamic Configuration of IPv4 Link-Local Addresses; RFC 2131, Dynamic Host Configuration Protocol',
        issuer: 'IETF',
        edition: '2005; 1997',
        clause: 'RFC 3927 1, 2.1; RFC 2131 3.1',
      },
      reviewBy: '2028-11-23',
    },
  },
  'technology-skills-16@2': {
    slot: { form: 'basic', section: 'skills', number: 16 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    display: [3, 2, 1, 5, 4],
    status: 'read',
    options: {
      cxwn: {
        a: { value: 4, rationale: '25 forms too few', error: 'E-PARTIAL' },
        b: { value: 2, rationale: '75 forms too many', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: null,
      },
      hbrt: {
        a: { value: 2, rationale: '75 forms too few', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: '25 forms too many', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
      qlvd: {
        a: {
          value: 5,
          rationale: 'the rows are the two thirds that agreed: 900 clients, 300 left',
          error: 'OK',
        },
        b: { value: 1, rationale: '100 forms too many', error: 'E-REVERSAL' },
        acts: 1,
        pole: null,
      },
      skmp: {
        a: { value: 1, rationale: '100 forms too few', error: 'E-REVERSAL' },
        b: { value: 5, rationale: 'the rows are all the 600 clients: a third is 200', error: 'OK' },
        acts: 1,
        pole: null,
      },
      zjgf: {
        a: { value: 3, rationale: '50 forms too few', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: '50 forms too many', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
    },
    solution: { a: '600 is two thirds of 900; 900 - 600 = 300', b: '600 x 1/3 = 200' },
    expected: {
      a: { share: 0.5, why: 'a third of the number on the screen is 200' },
      b: { share: 0.6, why: 'a third of the number on the screen is right here' },
    },
    topic: { ar: 'ربط الجداول في قواعد البيانات', en: 'joining tables in databases' },
    knowledge: {
      fact: 'In SQL an inner join returns only the rows that have a match in both tables; a left join returns besides every row of the left table that has no match, with nulls in the columns of the right one.',
      kind: 'textbook',
      source: {
        title: 'PostgreSQL Documentation, Table Expressions, Joined Tables',
        issuer: 'PostgreSQL Global Development Group',
        edition: 'version 16, 2023',
        clause: '7.2.1.1',
      },
      reviewBy: '2030-11-29',
    },
  },
  'technology-skills-19@1': {
    slot: { form: 'basic', section: 'skills', number: 19 },
    facet: 'TEC',
    type: 'technical',
    cell: 'field_process',
    display: [2, 5, 1, 3, 4],
    status: 'read',
    options: {
      brjl: {
        a: {
          value: 2,
          rationale: 'three hours of comparing, orders late, for nothing',
          error: 'E-WRONG-BASE',
        },
        b: { value: 4, rationale: 'about 50 doubles, and late orders', error: 'E-PARTIAL' },
        acts: 2,
        pole: null,
      },
      dqxq: {
        a: { value: 4, rationale: 'right, with an hour of needless comparing', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'about 150 doubles', error: 'E-WRONG-BASE' },
        acts: 2,
        pole: null,
      },
      fcdl: {
        a: { value: 3, rationale: 'two hours of needless comparing', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'about 100 doubles', error: 'E-ONE-RULE' },
        acts: 2,
        pole: null,
      },
      mzcc: {
        a: {
          value: 5,
          rationale: 'a repeated PUT leaves one order: all are in at once, nothing is late',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale: 'each of the recorded half is created a second time: about 200 doubles',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
      xmmn: {
        a: {
          value: 1,
          rationale: 'four hours of comparing, about 200 orders late, for nothing',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale: 'no doubles; about 200 late orders at 10 riyals are the smallest cost',
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: 'no doubles at any dose; comparing 400 takes 4 h, 200 late x 10 = 2000 riyals',
      b: 'sending all: 200 doubles x 60 = 12000 riyals; comparing 100: 9000; comparing 200: 6000; comparing 300: 3000 and late orders up to 1500; comparing all: 200 x 10 = 2000',
    },
    expected: {
      a: { share: 0.4, why: 'comparing first looks careful at any time' },
      b: { share: 0.65, why: 'sending again is the habit; a new POST is a new order' },
    },
    topic: { ar: 'تكرار الطلبات بلا ضرر', en: 'safe repetition of requests' },
    knowledge: {
      fact: 'PUT is idempotent: the same request sent twice leaves the same state; POST is not, and a repeat may create a second order.',
      kind: 'standard',
      source: {
        title: 'RFC 9110, HTTP Semantics',
        issuer: 'IETF',
        edition: '2022',
        clause: '9.2.2, 9.3.3, 9.3.4',
      },
      reviewBy: '2028-11-23',
    },
  },
  'technology-skills-22@1': {
    slot: { form: 'basic', section: 'skills', number: 22 },
    facet: 'STD',
    type: 'technical',
    cell: 'safety_data_protection',
    display: [5, 1, 4, 2, 3],
    status: 'read',
    options: {
      hdmx: {
        a: {
          value: 1,
          rationale:
            'a certificate that anyone may see is replaced; the published private key stays in use for 5 weeks',
          error: 'E-REVERSAL',
        },
        b: {
          value: 5,
          rationale:
            'the published private key is replaced and revoked tonight; the certificate is meant to be seen',
          error: 'OK',
        },
        acts: 2,
        pole: null,
      },
      nfqk: {
        a: {
          value: 5,
          rationale:
            'the published private key is replaced and revoked tonight; the certificate is meant to be seen',
          error: 'OK',
        },
        b: {
          value: 1,
          rationale:
            'a certificate that anyone may see is replaced; the published private key stays in use for 5 weeks',
          error: 'E-REVERSAL',
        },
        acts: 2,
        pole: null,
      },
      wpyz: {
        a: { value: 2, rationale: 'the private key stays in use for six days', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'right tonight, with a needless stop on Saturday', error: 'E-PARTIAL' },
        acts: 2,
        pole: null,
      },
      xyzd: {
        a: { value: 4, rationale: 'right tonight, with a needless stop on Saturday', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'the private key stays in use for six days', error: 'E-WRONG-BASE' },
        acts: 2,
        pole: null,
      },
      yfyj: {
        a: {
          value: 3,
          rationale: 'the key is out of use a day later, in a long stop by day',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: 'the key is out of use a day later, in a long stop by day',
          error: 'E-ONE-RULE',
        },
        acts: 2,
        pole: null,
      },
    },
    solution: {
      a: 'bookings PFX holds the private key: replace tonight; invoices CRT is public',
      b: 'invoices PFX holds the private key: replace tonight; bookings CRT is public',
    },
    expected: {
      a: {
        share: 0.5,
        why: 'both files look secret, and replacing the file called a certificate sounds right',
      },
      b: { share: 0.5, why: 'the same two endings, turned round' },
    },
    topic: { ar: 'الشهادات والمفاتيح الخاصة', en: 'certificates and private keys' },
    knowledge: {
      fact: 'A certificate file (CRT) holds a certificate with its public key and is meant to be seen; a PFX file (PKCS #12) normally holds the private key as well, and a private key that has been published must be replaced and its certificate revoked.',
      kind: 'standard',
      source: {
        title:
          'RFC 5280, X.509 certificates; RFC 7292, PKCS #12; Baseline Requirements for TLS Server Certificates',
        issuer: 'IETF; CA/Browser Forum',
        edition: '2008; 2014; as in force',
        clause:
          'RFC 5280 4.1 (a certificate and its public key); RFC 7292 4.2.1, 4.2.2 (key bags); Baseline Requirements 4.9.1.1 (key compromise)',
      },
      reviewBy: '2028-11-23',
    },
  },
  'technology-skills-25@4': {
    slot: { form: 'basic', section: 'skills', number: 25 },
    facet: 'TEC',
    type: 'technical',
    cell: 'method_choice',
    display: [1, 3, 2, 4, 5],
    status: 'read',
    options: {
      cmbv: {
        a: {
          value: 3,
          rationale: 'costs nothing today and finds no error today',
          error: 'E-ONE-RULE',
        },
        b: {
          value: 3,
          rationale: 'costs nothing today and finds no error today',
          error: 'E-ONE-RULE',
        },
        acts: 1,
        pole: null,
      },
      dfzp: {
        a: {
          value: 4,
          rationale: 'half of these transfers: about 316 errors are stopped for 20 thousand riyals',
          error: 'E-PARTIAL',
        },
        b: {
          value: 2,
          rationale: '20 thousand riyals for five or six errors',
          error: 'E-WRONG-BASE',
        },
        acts: 1,
        pole: null,
      },
      jxgl: {
        a: { value: 2, rationale: '20 thousand riyals for five or six errors', error: 'E-WRONG-BASE' },
        b: {
          value: 4,
          rationale: 'half of these transfers: about 316 errors are stopped for 20 thousand riyals',
          error: 'E-PARTIAL',
        },
        acts: 1,
        pole: null,
      },
      rwkt: {
        a: {
          value: 1,
          rationale: '40 thousand riyals for 11 wrongly marked transfers',
          error: 'E-REVERSAL',
        },
        b: { value: 5, rationale: 'about 632 sound transfers are marked: all are found', error: 'OK' },
        acts: 1,
        pole: null,
      },
      sqhn: {
        a: { value: 5, rationale: 'about 632 frauds are unmarked: all are found', error: 'OK' },
        b: {
          value: 1,
          rationale: '40 thousand riyals for 11 missed frauds',
          error: 'E-REVERSAL',
        },
        acts: 1,
        pole: null,
      },
    },
    solution: {
      a: '379 sound x 3% = 11 wrongly marked; 1621 frauds x 39% = 632 missed: review the others',
      b: '1621 sound x 39% = 632 wrongly marked; 379 frauds x 3% = 11 missed: review the marked',
    },
    expected: {
      a: { share: 0.55, why: 'checking what the model has marked is the habit' },
      b: { share: 0.6, why: 'the habit is right here; first and second kind are mixed up' },
    },
    topic: { ar: 'الخطأ من النوع الأول والثاني', en: 'errors of type I and II' },
    knowledge: {
      fact: 'A type I error rejects a true null hypothesis (a sound transfer is marked), a type II error keeps a false one (a fraud stays unmarked).',
      kind: 'textbook',
      source: {
        title: 'An Introduction to Statistical Learning, 2nd ed.',
        issuer: 'Springer',
        edition: '2021',
        clause: '4.4.2 and 13.1 (errors of type I and II)',
      },
      reviewBy: '2030-11-23',
    },
  },
  'technology-skills-28@1': {
    slot: { form: 'basic', section: 'skills', number: 28 },
    facet: 'STD',
    type: 'technical',
    cell: 'quality_rule',
    display: [2, 4, 5, 3, 1],
    status: 'read',
    options: {
      jpvf: {
        a: { value: 4, rationale: 'one hour of appointments wasted', error: 'E-PARTIAL' },
        b: { value: 2, rationale: 'four hours of patients come to a closed desk', error: 'E-WRONG-BASE' },
        acts: 1,
        pole: null,
      },
      pnvl: {
        a: { value: 5, rationale: 'the full backup and the last nightly one: 2 + 1', error: 'OK' },
        b: { value: 1, rationale: 'five hours of patients come to a closed desk', error: 'E-REVERSAL' },
        acts: 1,
        pole: null,
      },
      pwbh: {
        a: { value: 2, rationale: 'three hours of appointments wasted', error: 'E-WRONG-BASE' },
        b: { value: 4, rationale: 'two hours of patients come to a closed desk', error: 'E-PARTIAL' },
        acts: 1,
        pole: null,
      },
      wkxm: {
        a: { value: 1, rationale: 'five hours of appointments wasted', error: 'E-REVERSAL' },
        b: { value: 5, rationale: 'the full backup and all six nightly ones: 2 + 6', error: 'OK' },
        acts: 1,
        pole: null,
      },
      xhfp: {
        a: { value: 3, rationale: 'two hours of appointments wasted', error: 'E-ONE-RULE' },
        b: { value: 3, rationale: 'three hours of patients come to a closed desk', error: 'E-ONE-RULE' },
        acts: 1,
        pole: null,
      },
    },
    solution: { a: '2 + 1 = 3 h', b: '2 + 6 x 1 = 8 h' },
    expected: {
      a: { share: 0.45, why: 'the two words are mixed up, and reading every copy looks thorough' },
      b: { share: 0.65, why: 'reading every copy is what most would do, and here it is right' },
    },
    topic: { ar: 'أنواع النسخ الاحتياطي', en: 'kinds of backup' },
    knowledge: {
      fact: 'A differential backup holds all changes since the last full backup, so a restore needs the full one and the last differential; an incremental backup holds the changes since the previous backup, so a restore needs the full one and every incremental after it.',
      kind: 'guideline',
      source: {
        title: 'SP 800-34 Rev. 1, Contingency Planning Guide for Federal Information Systems',
        issuer: 'NIST',
        edition: '2010',
        clause: '5.1.2 (maintenance of data security, integrity, and backup)',
      },
      reviewBy: '2030-11-23',
    },
  },
} as const satisfies Pairs
