import type { Guest } from './guest.ts'

/** Writes a CV in both languages, one of whose entries has no English words yet, with a part of an opened report. */
export async function writeCv(guest: Guest, assessmentId: string): Promise<void> {
  const { detail } = await guest.call('GET', `/api/assessment/${assessmentId}/results`)
  const [facet] = detail.facets
  await guest.call('PUT', '/api/cv', {
    revision: null,
    cv: { ...WRITTEN, report: { assessmentId, ...TICKS, facets: [facet.id] } },
  })
}

const TICKS = { style: [0], scores: true, total: false, verification: true }

const WRITTEN = {
  name: { ar: 'شروق العمري', en: 'Shurooq Alomari' },
  headline: { ar: 'مطورة نظم أولى', en: 'Senior systems developer' },
  city: { ar: 'الرياض', en: 'Riyadh' },
  email: 'demo-sent@example.com',
  phone: '+966 55 000 0000',
  links: [{ url: 'https://example.com/shurooq' }],
  summary: {
    ar: 'خبرة ست سنوات في تطوير نظم المواعيد والسجلات للقطاع الصحي، مع إدارة فريق من 4 مطورين.',
    en: 'Six years of developing systems for appointments and records in health care, leading a team of 4 developers.',
  },
  work: [
    {
      position: { ar: 'مطورة نظم أولى', en: 'Senior systems developer' },
      organisation: { ar: 'مستشفى الأفق', en: 'Horizon Hospital' },
      place: { ar: 'الرياض', en: 'Riyadh' },
      start: '2022-03',
      details: {
        ar: 'بناء نظام مواعيد يستعمله 12 قسماً\nخفض مدة الانتظار بنسبة 30%',
        en: 'Built a system for appointments that 12 departments use\nCut waiting by 30%',
      },
    },
    {
      position: { ar: 'مطورة نظم', en: 'Systems developer' },
      organisation: { ar: 'شركة المسار', en: 'Almasar Company' },
      start: '2019-07',
      end: '2022-02',
    },
  ],
  education: [
    {
      degree: { ar: 'بكالوريوس', en: 'Bachelor' },
      area: { ar: 'علوم الحاسب', en: 'Computer science' },
      institution: { ar: 'جامعة تبوك', en: 'University of Tabuk' },
      start: '2015',
      end: '2019',
    },
  ],
  certificates: [{ name: { ar: 'دورة إدارة المشاريع' }, issuer: { ar: 'معهد المثال' }, date: '2023-05' }],
  skills: [
    {
      name: { ar: 'البرمجة', en: 'Programming' },
      keywords: { ar: 'TypeScript، PostgreSQL', en: 'TypeScript, PostgreSQL' },
    },
  ],
  languages: [
    { name: { ar: 'العربية', en: 'Arabic' }, fluency: 'native' },
    { name: { ar: 'الإنجليزية', en: 'English' }, fluency: 'advanced' },
  ],
}
