import type { Words } from '../vocabulary.ts'

/** Describes what practice takes beside a degree, and who gives it. */
interface Licence {
  readonly name: Words
  readonly body: Words
  /** Given by competition and a course, to few who ask: no short step for anybody. */
  readonly isAppointment?: true
}

/** Lists what practice in Saudi Arabia takes, without conditions, fees and terms, which change. */
export const LICENCES = {
  health: {
    name: { ar: 'التصنيف والتسجيل المهني', en: 'professional classification and registration' },
    body: { ar: 'الهيئة السعودية للتخصصات الصحية', en: 'Saudi Commission for Health Specialties' },
  },
  engineering: {
    name: { ar: 'الاعتماد المهني', en: 'professional accreditation' },
    body: { ar: 'الهيئة السعودية للمهندسين', en: 'Saudi Council of Engineers' },
  },
  law: {
    name: {
      ar: 'رخصة المحاماة التي تُمنح بعد مدة تدريب',
      en: 'a licence to practise law, after a period of training',
    },
    body: {
      ar: 'وزارة العدل والهيئة السعودية للمحامين',
      en: 'Ministry of Justice and Saudi Bar Association',
    },
  },
  notary: {
    name: { ar: 'رخصة التوثيق', en: 'a notary licence' },
    body: { ar: 'وزارة العدل', en: 'Ministry of Justice' },
  },
  conciliation: {
    name: { ar: 'التسجيل في قائمة المصلحين', en: 'registration as a conciliator' },
    body: { ar: 'مركز المصالحة في وزارة العدل', en: 'Reconciliation Center of the Ministry of Justice' },
  },
  judiciary: {
    name: { ar: 'قرار تعيين في السلك القضائي', en: 'an appointment to the judiciary' },
    body: { ar: 'المجلس الأعلى للقضاء', en: 'Supreme Judicial Council' },
    isAppointment: true,
  },
  accounting: {
    name: { ar: 'التسجيل المهني', en: 'professional registration' },
    body: {
      ar: 'الهيئة السعودية للمراجعين والمحاسبين',
      en: 'Saudi Organization for Chartered and Professional Accountants',
    },
  },
  securities: {
    name: { ar: 'تسجيل لدى جهة مرخصة', en: 'registration with a licensed firm' },
    body: { ar: 'هيئة السوق المالية', en: 'Capital Market Authority' },
  },
  insurance: {
    name: { ar: 'التأهيل المهني للتأمين', en: 'professional qualification in insurance' },
    body: { ar: 'هيئة التأمين', en: 'Insurance Authority' },
  },
  teaching: {
    name: { ar: 'الرخصة المهنية التعليمية', en: 'a professional teaching licence' },
    body: {
      ar: 'هيئة تقويم التعليم والتدريب',
      en: 'Education and Training Evaluation Commission',
    },
  },
  customs: {
    name: { ar: 'رخصة التخليص الجمركي', en: 'a customs clearance licence' },
    body: { ar: 'هيئة الزكاة والضريبة والجمارك', en: 'Zakat, Tax and Customs Authority' },
  },
  aviation: {
    name: { ar: 'رخصة الطيران المدني المناسبة', en: 'the matching civil aviation licence' },
    body: { ar: 'الهيئة العامة للطيران المدني', en: 'General Authority of Civil Aviation' },
  },
  driving: {
    name: { ar: 'رخصة قيادة المركبة المناسبة', en: 'the matching driving licence' },
    body: { ar: 'الإدارة العامة للمرور', en: 'General Department of Traffic' },
  },
  property: {
    name: { ar: 'رخصة الوساطة العقارية', en: 'a real estate brokerage licence' },
    body: { ar: 'الهيئة العامة للعقار', en: 'Real Estate General Authority' },
  },
  guiding: {
    name: { ar: 'ترخيص الإرشاد السياحي', en: 'a tour guiding licence' },
    body: { ar: 'وزارة السياحة', en: 'Ministry of Tourism' },
  },
  valuation: {
    name: { ar: 'رخصة مزاولة مهنة التقييم', en: 'a licence to practise valuation' },
    body: { ar: 'الهيئة السعودية للمقيمين المعتمدين', en: 'Saudi Authority for Accredited Valuers' },
  },
  prosecution: {
    name: { ar: 'قرار تعيين في النيابة العامة', en: 'an appointment to the Public Prosecution' },
    body: { ar: 'النيابة العامة', en: 'Public Prosecution' },
    isAppointment: true,
  },
  security: {
    name: { ar: 'قرار تعيين في القطاع الأمني', en: 'an appointment to the security sector' },
    body: { ar: 'وزارة الداخلية', en: 'Ministry of Interior' },
    isAppointment: true,
  },
  military: {
    name: { ar: 'قرار قبول في القطاع العسكري', en: 'an admission to the armed forces' },
    body: {
      ar: 'وزارة الدفاع ووزارة الحرس الوطني',
      en: 'Ministry of Defense and Ministry of National Guard',
    },
    isAppointment: true,
  },
  civil_defence: {
    name: { ar: 'قرار قبول في الدفاع المدني', en: 'an admission to Civil Defense' },
    body: { ar: 'المديرية العامة للدفاع المدني', en: 'General Directorate of Civil Defense' },
    isAppointment: true,
  },
  guarding: {
    name: { ar: 'تسجيل في منشأة حراسات مرخصة', en: 'registration with a licensed security company' },
    body: { ar: 'وزارة الداخلية', en: 'Ministry of Interior' },
  },
  intellectual_property: {
    name: { ar: 'ترخيص وكيل ملكية فكرية', en: "an intellectual property agent's licence" },
    body: {
      ar: 'الهيئة السعودية للملكية الفكرية',
      en: 'Saudi Authority for Intellectual Property',
    },
  },
  bankruptcy: {
    name: { ar: 'ترخيص أمين إفلاس', en: "a bankruptcy trustee's licence" },
    body: { ar: 'لجنة الإفلاس', en: 'Bankruptcy Commission' },
  },
  maritime: {
    name: { ar: 'شهادة أهلية بحرية', en: "a seafarer's certificate of competency" },
    body: { ar: 'الهيئة العامة للنقل', en: 'Transport General Authority' },
  },
  /** May be needed; which authority asks for it depends on the work. */
  trade: {
    name: { ar: 'ترخيص مهني إن اشترطته الجهة المختصة', en: 'a professional licence where it is asked for' },
    body: { ar: 'الجهة المختصة بالنشاط', en: 'authority of the trade' },
  },
} as const satisfies Readonly<Record<string, Licence>>

export type LicenceId = keyof typeof LICENCES

/** Tells whether practice takes an appointment, which is given by competition. */
export const isAppointment = (id: LicenceId): boolean => 'isAppointment' in LICENCES[id]
