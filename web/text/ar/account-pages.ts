/** Words of the pages of registering and signing in that a sign-in beside a question does without. */
export const accountPages = {
  panelLead: 'بعد إنشاء الحساب',
  panel: {
    motivation: 'ثلاثون موقفاً لما يحرّك العمل.',
    competency: 'ثلاثون موقفاً للتصرف الأكثر فاعلية.',
    skills: 'ثلاثون سؤالاً لها مفتاح إجابة.',
  },
  panelFoot: 'على أي عدد من الجلسات. كل إجابة تُحفظ فور تأكيدها، ويمكن التوقف في أي وقت.',
  statsLead: 'وجهة بالأرقام',
  statQuestions: 'سؤالاً في ثلاثة أقسام',
  statUsers: 'مستخدم',
  statCompanies: 'شركة شريكة',
  statSatisfaction: 'نسبة الرضا',
  registerDescription:
    'حساب مجاني في «وجهة»: 90 سؤالاً من مواقف عمل واقعية، في جلسة أو عدة جلسات، ونتيجة تذكر مداها التقديري.',
  loginDescription: 'الدخول إلى «وجهة»: متابعة التقييم من آخر إجابة محفوظة، والنتائج والتقارير في مكان واحد.',
}
