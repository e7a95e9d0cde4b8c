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
    return definition === null ? measured : `معنى هذا المحور: ${definition}؛ و${measured}`
  },
  afterPlan: 'البداية في خطة التطوير، وهذه خطوات لما بعدها.',
  careerTitle: family => `خطوة نحو مسار «${family}»`,
  career: ({ fit, gap }) =>
    gap === null
      ? `ملاءمة هذا المسار ${fit} من 100، وقد بلغت النتيجة كل ما يطلبه.`
      : `ملاءمة هذا المسار ${fit} من 100، ودرجة «${gap.facet}» دون ما يطلبه بفارق ${gap.missing}.`,
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
    start: ({ field, facet, years }) => ({
      title: `بناء خبرة أولى ${inField(field)}`,
      description: `الخبرة في بدايتها (${years})، وأوضح دليل عليها عمل منجز يمكن عرضه.`,
      actionItems: [
        `إنجاز مشروع صغير كامل خلال ستة أسابيع يستند إلى «${facet}»، وحفظ خطواته ونتيجته في ملف أعمال واحد.`,
        'التقدم إلى فرصة تدريب على رأس العمل أو تطوع قصير في جهة قريبة، بساعات محددة ومهمة واضحة.',
      ],
    }),
    middle: ({ field, facet, years }) => ({
      title: `توسيع الخبرة ${inField(field)}`,
      description: `تكفي الخبرة الحالية (${years}) لمهام أوسع، وتنوعها أنفع من تكرار المهمة نفسها.`,
      actionItems: [
        `تولّي مهمة مدتها شهر من خارج المعتاد تستند إلى «${facet}»، وتدوين ثلاث مهارات تُكتسب منها.`,
        'وصف ثلاثة أعمال منجزة في فقرات قصيرة تبيّن المشكلة والخطوة والنتيجة بالأرقام.',
      ],
    }),
    senior: ({ field, facet, years }) => ({
      title: `نقل الخبرة ${inField(field)}`,
      description: `تزداد قيمة الخبرة الطويلة (${years}) حين تُكتب وتنتقل إلى من هم في أول الطريق.`,
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
    description: `المجموع اليوم ${score} من ${max}، ويظهر أثر الخطوات حين يُعاد القياس بالطريقة نفسها بعد مدة كافية.`,
    actionItems: [
      `تخصيص ربع ساعة كل خميس لخطوات ${listed(facets)}، وتدوين ما أُنجز وما تأخر.`,
      `إعادة النموذج نفسه بعد 30 يوماً على الأقل، ومقارنة مجموعه بمجموع اليوم (${score}) في صفحة «المحاولات».`,
    ],
  }),
  highest: facets => `أعلى المحاور في النتيجة: ${listed(facets)}.`,
  lowest: facets => `أوسع فرص التحسن في ${listed(facets)}.`,
  family: ({ family, tier, fit, range, occupations }) =>
    `مسار «${family}»: ${tier} (${fit} من 100، والمدى التقديري بين ${range.from} و${range.to})، وأقرب المهن فيه ${listed(occupations)}.`,
  surest: ({ facet, from, mean }) =>
    from > mean
      ? `أثبتها «${facet}»: حتى أدنى مداه التقديري (${from}) أعلى من متوسط المحاور كلها (${mean}).`
      : `أثبتها «${facet}»، لكن أدنى مداه التقديري (${from}) لا يتجاوز متوسط المحاور كلها (${mean})، فقد يتغيّر الترتيب لو اختلفت الأسئلة.`,
  distance: ({ high, low, apart }) => {
    if (high.index === low.index) return `أعلى هذه المحاور وأدناها بالدرجة نفسها: ${high.index} من 100.`
    const far = `درجة «${low.facet}» (${low.index}) دون درجة «${high.facet}» (${high.index}) بفارق ${high.index - low.index} من 100`
    return apart
      ? `${far}، ولا يتداخل مداهما التقديري، فلا تفسّر المصادفة وحدها هذا الفرق.`
      : `${far}، ويتداخل مداهما التقديري، فقد يكون بعض الفرق مصادفة.`
  },
  spread: ({ high, low, apart }) => {
    if (high.fit === low.fit) return `ملاءمة هذه المسارات واحدة: ${high.fit} من 100.`
    const far = `أعلى هذه المسارات ملاءمةً «${high.family}» (${high.fit}) وأدناها «${low.family}» (${low.fit})`
    return apart
      ? `${far}، ولا يتداخل مداهما التقديري.`
      : `${far}، ويتداخل مداهما التقديري، فلا يُستبعد أي منهما.`
  },
  sharedGap: ({ facet, count, of }) =>
    `الفجوة الأهم في ${count === of ? 'هذه المسارات كلها' : `${count} من هذه المسارات الـ${of}`} هي «${facet}»، فالعمل عليه يقرّبها معاً.`,
  noCareers:
    'لا يقيس هذا النموذج ما يكفي لترتيب المسارات المهنية؛ يرتبها النموذج الأساسي بحسب المجال المهني.',
  firstSteps: (facets, isPlanned) => {
    const where = isPlanned ? 'خطة التطوير' : 'النصائح'
    return facets.length === 1
      ? `البدء بأولى خطوات ${listed(facets)} في ${where}، في يوم وساعة محددين.`
      : `البدء بأولى خطوات ${listed(facets)} في ${where}، لكل منها يوم وساعة.`
  },
  readPage: occupation => `قراءة صفحة «${occupation}»: ما في يوم العمل، وطريق الدخول، ومواضع البحث.`,
}

function inField(field: string | null): string {
  return field === null ? 'في العمل' : `في مجال ${field}`
}

/** «أ» و«ب» و«ج». */
function listed(names: readonly string[]): string {
  return names.map(name => `«${name}»`).join(' و')
}
