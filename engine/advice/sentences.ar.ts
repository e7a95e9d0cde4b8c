import type { AdvisorSentences } from './advice.ts'

export const ar: AdvisorSentences = {
  category: {
    development: 'خطة التطوير',
    strength: 'نقاط القوة',
    career: 'المسار المهني',
    experience: 'الخبرة',
    quality: 'جودة الإجابة',
    follow_up: 'المتابعة',
  },
  facetTitle: (facet, level) => {
    const verb = { clear: 'البناء على', balanced: 'ترسيخ', priority: 'تطوير' }[level]
    return `${verb} محور ${facet}`
  },
  strengthTitle: facet => `الاستفادة من محور ${facet}`,
  facet: ({ definition, index, range: { from, to } }) => {
    const measured = `الدرجة ${index} من 100، ومداها التقديري بين ${from} و${to}.`
    return definition === null ? measured : `معنى هذا المحور: ${definition}. ${measured}`
  },
  afterPlan: 'البداية في خطة التطوير، وهذه خطوات لما بعدها.',
  careerTitle: family => `خطوة نحو مسار «${family}»`,
  career: ({ tier, fit, reason }) => `${tier} (${fit} من 100). ${reason}`,
  occupation: (occupation, need) => [
    `سؤال شخصين يعملان في «${occupation}» عن يوم عملهما المعتاد وأصعب ما فيه وما يُنصح بتعلمه أولاً.`,
    {
      nothing: 'تحديث السيرة الذاتية بثلاثة أعمال منجزة قريبة من هذه المهنة، مع نتيجة كل منها بالأرقام.',
      licence: 'سؤال الجهة المانحة للترخيص عن متطلباته قبل دفع أي رسوم أو بدء أي دراسة.',
      experience: 'حصر المهام السابقة القريبة من هذه المهنة، وطلب مهمة جديدة تسدّ أوضح نقص فيها.',
      qualification:
        'المقارنة بين برنامجين يؤديان إلى المؤهل المعتاد من حيث المدة والكلفة وإمكان الدراسة مع العمل.',
    }[need],
  ],
  experience: {
    start: ({ field, facet }) => ({
      title: `بناء خبرة أولى ${inField(field)}`,
      description: 'الخبرة في بدايتها، وأوضح دليل عليها عمل منجز يمكن عرضه.',
      actionItems: [
        `إنجاز مشروع صغير كامل خلال ستة أسابيع يستند إلى «${facet}»، وحفظ خطواته ونتيجته في ملف أعمال واحد.`,
        'التقدم إلى فرصة تدريب على رأس العمل أو تطوع قصير في جهة قريبة، بساعات محددة ومهمة واضحة.',
      ],
    }),
    middle: ({ field, facet }) => ({
      title: `توسيع الخبرة ${inField(field)}`,
      description: 'تكفي الخبرة الحالية لمهام أوسع، وتنوعها أنفع من تكرار المهمة نفسها.',
      actionItems: [
        `تولّي مهمة مدتها شهر من خارج المعتاد تستند إلى «${facet}»، وتدوين ثلاث مهارات تُكتسب منها.`,
        'وصف ثلاثة أعمال منجزة في فقرات قصيرة تبيّن المشكلة والخطوة والنتيجة بالأرقام.',
      ],
    }),
    senior: ({ field, facet }) => ({
      title: `نقل الخبرة ${inField(field)}`,
      description: 'تزداد قيمة الخبرة الطويلة حين تُكتب وتنتقل إلى من هم في أول الطريق.',
      actionItems: [
        `إرشاد شخصين أقل خبرة في «${facet}» مدة شهرين، بلقاء كل أسبوعين وهدف مكتوب لكل منهما.`,
        'كتابة دليل قصير لأصعب قرار متكرر في العمل، وعرضه في لقاء مهني أو داخلي.',
      ],
    }),
  },
  quality: {
    title: 'إعادة التقييم في وقت هادئ',
    description: 'جاءت بعض الإجابات بسرعة كبيرة أو بنمط متكرر، فالنتيجة أقل ثباتاً من المعتاد.',
    actionItems: [
      'حجز وقت هادئ يكفي النموذج كله دون مقاطعة، ثم إعادة التقييم فيه من أوله.',
      'قراءة كل سؤال إلى آخره قبل الموازنة بين الخيارات، ثم اختيار الأقرب منها.',
    ],
  },
  followUp: ({ facets, score, max }) => ({
    title: 'متابعة التقدم وإعادة القياس',
    description: 'يظهر أثر الخطوات حين يُعاد القياس بالطريقة نفسها بعد مدة كافية.',
    actionItems: [
      `تخصيص ربع ساعة كل خميس لخطوات ${listed(facets)}، وتدوين ما أُنجز وما تأخر.`,
      `إعادة النموذج نفسه بعد 30 يوماً على الأقل، ومقارنة المجموع بما هو اليوم (${score} من ${max}) في صفحة «المحاولات».`,
    ],
  }),
  highest: facets => `أعلى المحاور في النتيجة: ${listed(facets)}.`,
  lowest: facets => `أوسع فرص التحسن في ${listed(facets)}.`,
  family: ({ family, tier, fit, range, occupations }) =>
    `مسار «${family}»: ${tier} (${fit} من 100، والمدى التقديري بين ${range.from} و${range.to})، وأقرب المهن فيه ${listed(occupations)}.`,
  growth: (occupation, growth) => `المسار المعتاد بعد «${occupation}»: ${growth}.`,
  noCareers:
    'لا يقيس هذا النموذج ما يكفي لترتيب المسارات المهنية؛ يرتبها النموذج الأساسي بحسب المجال المهني.',
  firstStep: (facet, isPlanned) =>
    `البدء بأولى خطوات «${facet}» في ${isPlanned ? 'خطة التطوير' : 'النصائح'}، في يوم وساعة محددين.`,
  remeasure: 'إعادة القياس بالنموذج نفسه بعد 30 يوماً على الأقل، لمعرفة ما تغيّر فعلاً.',
}

function inField(field: string | null): string {
  return field === null ? 'في العمل' : `في مجال ${field}`
}

/** «أ» و«ب» و«ج». */
function listed(names: readonly string[]): string {
  return names.map(name => `«${name}»`).join(' و')
}
