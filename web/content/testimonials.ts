import type { Testimonials } from '#contract/content.ts'

/** Testimonials of the operator. THESE ARE INVENTED: replace or remove them before launch; an empty list shows no section. */
export const testimonials: Testimonials = [
  {
    name: { ar: 'ريم', en: 'Reem' },
    role: { ar: 'محاسبة في بداية الطريق', en: 'Accountant, early career' },
    content: {
      ar: 'أول تقرير أقرأه يقول بوضوح أين ينتهي ما يعرفه عني. المدى بجانب كل درجة جعل النتيجة مفهومة.',
      en: 'The first report I read that says plainly where its knowledge of me ends. The range beside each score made it clear.',
    },
    sample: true,
  },
  {
    name: { ar: 'بندر', en: 'Bandar' },
    role: { ar: 'خريج هندسة', en: 'Engineering graduate' },
    content: {
      ar: 'أكملت التقييم على ثلاث أمسيات من الهاتف، ولم تضع إجابة واحدة. الأسباب المكتوبة بجانب كل مسار ساعدتني على الاختيار.',
      en: 'I took it over three evenings on a phone and lost no answer. The reasons beside each path helped me choose.',
    },
    sample: true,
  },
  {
    name: { ar: 'هند', en: 'Hind' },
    role: { ar: 'مشرفة عمليات', en: 'Operations supervisor' },
    content: {
      ar: 'خطة التطوير جاءت بخطوات صغيرة يمكن البدء بها من الغد، لا بنصائح عامة.',
      en: 'The development plan came as small steps to begin with tomorrow, not as general advice.',
    },
    sample: true,
  },
]
