/** Holds an invented CV in which every text says where it stands, so that one that lands elsewhere on its paper is seen. */
export const INVENTED_CV = {
  name: { ar: 'نورة السالم', en: 'Noura Alsalem' },
  headline: { ar: 'محللة بيانات أولى', en: 'Senior data analyst' },
  city: { ar: 'الرياض', en: 'Riyadh' },
  email: 'noura@example.com',
  phone: '+966 55 000 0000',
  links: [{ url: 'https://www.linkedin.com/in/noura-example/' }],
  summary: {
    ar: 'خبرة سبع سنوات في تحليل البيانات للقطاع الصحي، مع إدارة فريق من 4 محللين.',
    en: 'Seven years of data analysis for health care, leading a team of 4 analysts.',
  },
  work: [
    {
      position: { ar: 'مديرة فريق', en: 'Team lead' },
      organisation: { ar: 'مستشفى الأفق', en: 'Horizon Hospital' },
      place: { ar: 'جدة', en: 'Jeddah' },
      start: '2021-03',
      url: 'https://example.com/horizon',
      details: {
        ar: '• بناء 12 لوحة متابعة\n- خفض زمن التقارير بنسبة 40%',
        en: 'Built 12 dashboards\nCut the time of reports by 40%',
      },
    },
    {
      position: { ar: 'محاسبة', en: 'Accountant' },
      organisation: { ar: 'شركة المسار', en: 'Almasar Company' },
      start: '2018',
      end: '2021-02-28',
    },
  ],
  education: [
    {
      degree: { ar: 'بكالوريوس', en: 'Bachelor' },
      area: { ar: 'علوم الحاسب', en: 'Computer science' },
      institution: { ar: 'جامعة تبوك', en: 'University of Tabuk' },
      start: '2014',
      end: '2018',
      score: '4.7',
    },
  ],
  certificates: [
    {
      name: { ar: 'شهادة التحليل المهني', en: 'Professional Analysis Certificate' },
      issuer: { ar: 'هيئة المثال', en: 'Example Board' },
      date: '2022-05',
      licence: 'AB-12345',
      url: 'https://example.com/check',
    },
  ],
  skills: [
    {
      name: { ar: 'الإحصاء', en: 'Statistics' },
      keywords: { ar: 'الانحدار، العينات', en: 'regression,sampling' },
    },
  ],
  languages: [{ name: { ar: 'العربية', en: 'Arabic' }, fluency: 'native' }],
  volunteer: [
    {
      position: { ar: 'منسقة متطوعين', en: 'Coordinator' },
      organisation: { ar: 'جمعية الأمل', en: 'Hope Society' },
      start: '2019',
      end: '2019',
    },
  ],
  projects: [
    {
      name: { ar: 'لوحة الأسعار', en: 'Price board' },
      url: 'https://example.com/prices',
      details: { ar: 'أسعار 2,000 صنف', en: 'Prices of 2,000 goods' },
    },
  ],
}
