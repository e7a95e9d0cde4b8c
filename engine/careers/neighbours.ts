/**
 * Lists trades that are near each other though they stand in different fields: the same work with other things, so that years in one count
 * in the other. By judgement; trades of one field are neighbours as it is.
 */
export const NEIGHBOURS: readonly (readonly string[])[] = [
  // Research, data and policy.
  ['TEC-19', 'ENG-18', 'EDU-01', 'BUS-09'],
  ['TEC-11', 'ENG-23', 'FIN-08', 'HEA-15'],
  ['EDU-01', 'BUS-03', 'LEG-06'],
  ['LOG-15', 'BUS-01', 'SAL-15', 'FIN-02'],
  // Desks at which people are served.
  ['HOS-01', 'HOS-21', 'HOS-18', 'HEA-24', 'SAL-18', 'FIN-16'],
  ['BUS-16', 'SAL-18', 'HEA-24', 'TEC-09'],
  // Selling.
  ['SAL-01', 'SAL-16', 'SAL-08', 'FIN-07', 'HOS-03', 'BUS-08'],
  // Leading operations and branches.
  ['BUS-19', 'LOG-10', 'CON-17', 'ENG-10'],
  ['SAL-09', 'SAL-06', 'SAL-19', 'HOS-09', 'LOG-18', 'BUS-15'],
  ['BUS-11', 'CON-14', 'HOS-04'],
  // People's growth, and their quarrels.
  ['BUS-18', 'EDU-09'],
  ['BUS-02', 'EDU-12', 'LEG-09'],
  ['HEA-14', 'EDU-12', 'LEG-18'],
  ['LEG-18', 'EDU-02'],
  // Offices and records.
  ['LEG-13', 'LEG-03', 'LEG-07', 'BUS-07', 'BUS-14', 'HEA-09'],
  ['LOG-03', 'BUS-13', 'HEA-17'],
  // Rules and accounts.
  ['FIN-01', 'FIN-11', 'FIN-12', 'LEG-10'],
  ['LEG-10', 'FIN-13'],
  ['LEG-06', 'BUS-03'],
  ['ENG-08', 'ENG-19', 'HEA-21', 'HOS-17'],
  // Words, pictures and learning.
  ['CRE-04', 'CRE-08', 'EDU-13', 'SAL-04'],
  ['CRE-01', 'CRE-19', 'TEC-13'],
  ['CRE-12', 'SAL-04', 'SAL-11', 'SAL-12'],
  ['CRE-18', 'BUS-15'],
  // Driving, and keeping things running.
  ['LOG-08', 'LOG-19', 'LOG-20', 'LOG-09', 'CON-15'],
  ['ENG-09', 'LOG-12', 'HOS-19', 'CON-12'],
  ['CON-09', 'ENG-14', 'TEC-17', 'TEC-16', 'HOS-19'],
  ['TEC-18', 'CON-09', 'TEC-17'],
  ['CON-19', 'ENG-21'],
  // What grows.
  ['BUS-17', 'BUS-20', 'BUS-21', 'CON-21'],
]
