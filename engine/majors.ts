import type { Words } from './languages/index.ts'

/**
 * Lists the majors that a profile may name. Occupations are compared with them, for readiness and for the order of paths, and nothing
 * else is (docs/method/careers.md#readiness). The keys travel and are stored; they never change.
 */
export const MAJORS = {
  medicine: { ar: 'الطب والجراحة', en: 'Medicine and surgery' },
  dentistry: { ar: 'طب الأسنان', en: 'Dentistry' },
  pharmacy: { ar: 'الصيدلة', en: 'Pharmacy' },
  nursing: { ar: 'التمريض', en: 'Nursing' },
  physiotherapy: { ar: 'العلاج الطبيعي', en: 'Physiotherapy' },
  nutrition: { ar: 'التغذية العلاجية', en: 'Clinical nutrition' },
  laboratory: { ar: 'المختبرات الطبية', en: 'Medical laboratories' },
  radiology: { ar: 'الأشعة والتصوير الطبي', en: 'Radiology and medical imaging' },
  health_informatics: { ar: 'المعلوماتية والسجلات الصحية', en: 'Health informatics and records' },
  oral_health: { ar: 'صحة الفم والأسنان', en: 'Oral and dental health' },
  emergency_medicine: { ar: 'الإسعاف والطب الطارئ', en: 'Emergency medical services' },
  applied_medicine: { ar: 'علوم طبية تطبيقية أخرى', en: 'Other applied medical sciences' },
  public_health: { ar: 'الصحة العامة', en: 'Public health' },
  psychology: { ar: 'علم النفس', en: 'Psychology' },
  social_work: { ar: 'الخدمة الاجتماعية', en: 'Social work' },
  law: { ar: 'القانون', en: 'Law' },
  sharia: { ar: 'الشريعة', en: 'Sharia' },
  civil_engineering: { ar: 'الهندسة المدنية', en: 'Civil engineering' },
  mechanical_engineering: { ar: 'الهندسة الميكانيكية', en: 'Mechanical engineering' },
  electrical_engineering: { ar: 'الهندسة الكهربائية', en: 'Electrical engineering' },
  electronics_engineering: {
    ar: 'هندسة الإلكترونيات والاتصالات',
    en: 'Electronics and communications engineering',
  },
  industrial_engineering: { ar: 'الهندسة الصناعية', en: 'Industrial engineering' },
  chemical_engineering: { ar: 'الهندسة الكيميائية', en: 'Chemical engineering' },
  petroleum_engineering: { ar: 'هندسة البترول', en: 'Petroleum engineering' },
  mining_engineering: { ar: 'هندسة التعدين', en: 'Mining engineering' },
  environmental_engineering: { ar: 'الهندسة البيئية', en: 'Environmental engineering' },
  computer_engineering: { ar: 'هندسة الحاسب', en: 'Computer engineering' },
  safety: { ar: 'السلامة والصحة المهنية', en: 'Occupational safety and health' },
  other_engineering: { ar: 'هندسة أخرى', en: 'Other engineering' },
  architecture: { ar: 'العمارة', en: 'Architecture' },
  planning: { ar: 'التخطيط العمراني', en: 'Urban planning' },
  surveying: { ar: 'المساحة والجيوماتكس', en: 'Surveying and geomatics' },
  computing: { ar: 'الحاسب وتقنية المعلومات', en: 'Computing and information technology' },
  accounting: { ar: 'المحاسبة', en: 'Accounting' },
  finance: { ar: 'المالية والاقتصاد', en: 'Finance and economics' },
  administration: { ar: 'الإدارة', en: 'Administration' },
  mathematics: { ar: 'الرياضيات والإحصاء', en: 'Mathematics and statistics' },
  science: { ar: 'العلوم الطبيعية', en: 'Natural sciences' },
  education: { ar: 'التربية والتعليم', en: 'Education' },
  early_childhood: { ar: 'الطفولة المبكرة', en: 'Early childhood' },
  special_education: { ar: 'التربية الخاصة', en: 'Special education' },
  languages: { ar: 'اللغات والترجمة', en: 'Languages and translation' },
  maritime: { ar: 'العلوم البحرية', en: 'Maritime studies' },
  aviation: { ar: 'علوم الطيران والملاحة الجوية', en: 'Aviation and air navigation' },
  aircraft_maintenance: { ar: 'صيانة الطائرات', en: 'Aircraft maintenance' },
  other: { ar: 'تخصص آخر', en: 'Another major' },
} as const satisfies Readonly<Record<string, Words>>

export type MajorId = keyof typeof MAJORS
export const MAJOR_IDS = Object.keys(MAJORS) as readonly MajorId[]
