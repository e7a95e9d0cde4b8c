import type { SectionActions } from '../../action-library.ts'

/** Two actions for each facet and level of the section skills, for somebody who studies or has no work now; both languages were written together. */
export const skills: SectionActions<'skills'> = {
  TEC: {
    clear: [
      {
        ar: 'حل حالة واقعية منشورة من المجال في مساءين خلال أسبوعين قبل الاطلاع على حلها، ثم مقارنة الطريقتين خطوة خطوة.',
        en: 'Solve a published real case of the field over two evenings within two weeks before reading its solution, then compare both methods step by step.',
      },
      {
        ar: 'ترتيب لقاء من ساعة خلال أسبوعين مع شخص يعمل في المجال لمناقشة حالة دُرست أو قُرئ عنها، وتلخيص ثلاثة فروق بينها وبين الواقع.',
        en: 'Arrange an hour within two weeks with someone working in the field to discuss a case studied or read, and summarise three differences from practice.',
      },
    ],
    balanced: [
      {
        ar: 'مقابلة شخصين من أهل المجال ربع ساعة لكل منهما خلال أسبوعين، وسؤالهما عن طريقة أداء مهمة واحدة، وتفسير الاختلاف في فقرة يقرّها أحدهما.',
        en: 'Interview two people of the field fifteen minutes each within two weeks about one task, and explain their difference in a paragraph one approves.',
      },
      {
        ar: 'تطبيق درس نظري واحد كل أسبوع مدة أسبوعين على مثال من الحياة اليومية، وبيان حدوده لصديق مهتم في خمس دقائق حتى تتضح.',
        en: 'Apply one theory lesson weekly for two weeks to an everyday example, and explain its limits to a friend in five minutes until clear.',
      },
    ],
    priority: [
      {
        ar: 'مراجعة أساسيات المجال من مرجع واحد متاح مجاناً، بعشر صفحات كل يوم مدة أسبوع، والإجابة في آخره عن عشرة أسئلة دون فتحه.',
        en: 'Study the basics of the field in one freely available reference, ten pages a day for a week, then answer ten questions without opening it.',
      },
      {
        ar: 'صنع عشرين بطاقة لمصطلحات المجال خلال أسبوعين، بتعريف ومثال عملي لكل منها، ومراجعتها خمس دقائق كل صباح حتى تُستحضر كلها.',
        en: 'Make twenty cards of field terms within two weeks, each with meaning and example, and revise them five minutes every morning until all are recalled.',
      },
    ],
  },
  STD: {
    clear: [
      {
        ar: 'تدريب زميلين في الدراسة على أداة رقمية من أدوات المجال، بجلستين من نصف ساعة خلال أسبوعين، حتى ينجز كل منهما تمريناً وحده.',
        en: 'Train two fellow students on a digital tool of the field in two half-hour sessions within two weeks, until each completes an exercise alone.',
      },
      {
        ar: 'مقارنة ثلاث أدوات مجانية لعمل واحد في المجال خلال أسبوعين من حيث السرعة والدقة وحماية البيانات، ونشر الجدول لزملاء المجال وتنقيحه بتعليقاتهم.',
        en: 'Test three free tools for one job of the field within two weeks for speed, accuracy and data protection, and refine the table through comments.',
      },
    ],
    balanced: [
      {
        ar: 'اختصار دليل الاستخدام أو السلامة لأداة من أدوات المجال إلى خمس قواعد خلال أسبوع، وسردها من الذاكرة قبل كل استعمال دون إسقاط واحدة.',
        en: 'Shorten the user or safety manual of one field tool to five rules within a week, and recite them before each use without missing one.',
      },
      {
        ar: 'ترتيب مكان المذاكرة وأسلاكه وأدواته في نصف ساعة، والمحافظة عليه عشرة أيام بفحص مسائي من دقيقتين، ومقارنة صورتيه في أول يوم وآخره.',
        en: 'Tidy the study place, its cables and tools in half an hour, check it every evening for ten days, and compare first and last photographs.',
      },
    ],
    priority: [
      {
        ar: 'استخراج الأدوات المذكورة في عشرة إعلانات من المجال هذا الأسبوع، وتجربة أكثرها وروداً مجاناً، وحفظ أول تمرين مكتمل بها في ملف الأعمال.',
        en: 'List the tools named in ten job adverts of the field this week, try the commonest free of charge, and save a first completed exercise.',
      },
      {
        ar: 'حفظ معاني عشر علامات سلامة شائعة في أماكن العمل خلال أسبوع، والبحث عنها في ثلاثة أماكن عامة حتى تُعرف كلها بنظرة.',
        en: 'Memorise ten common workplace safety signs within a week, and look for them in three public places until each is known at a glance.',
      },
    ],
  },
  PRB: {
    clear: [
      {
        ar: 'تحليل شكوى شائعة بين الطلبة أو الباحثين عن عمل مع زميلين في ساعة هذا الأسبوع، وإعلان نتيجة حل صغير لها بعد تجربته خمسة أيام.',
        en: 'Analyse with two others for an hour this week a common student or job-seeker complaint, and publish the result of a five-day remedy.',
      },
      {
        ar: 'مساعدة زميل متعثر في مادة أو طلب عمل على كشف السبب بأسئلة بلا نصائح في نصف ساعة، والاطلاع بعد أسبوع على ما غيّره.',
        en: 'Question a struggling fellow learner about causes for half an hour without giving advice, and see a week later what that person changed.',
      },
    ],
    balanced: [
      {
        ar: 'رسم ستة أسباب محتملة لنتيجة مخيّبة في الدراسة أو البحث عن عمل، واختبار أرجح سببين خلال أسبوعين بتغيير واحد كل مرة، وتسجيل الصادق منهما.',
        en: 'Sketch six possible causes of a disappointing study or job-search result, test the two likeliest singly within two weeks, and record which held.',
      },
      {
        ar: 'إيجاد حلّين مختلفين لمسألة تدريبية واحدة كل ثلاثة أيام مدة أسبوعين، والدفاع عن المفضل منهما أمام زميل حتى لا يبقى لديه اعتراض.',
        en: 'Find two different solutions to one practice problem every three days for two weeks, and defend the preferred one until a classmate raises no objection.',
      },
    ],
    priority: [
      {
        ar: 'ملاحظة مشكلة صغيرة تتكرر في الدراسة أو البحث عن عمل، كورقة ضائعة، وتجربة حل واحد خمسة أيام، ومقارنة تكرارها بالأسبوع السابق.',
        en: 'Notice one small recurring problem of study or job search, such as lost papers, try one remedy for five days, and compare with last week.',
      },
      {
        ar: 'تسجيل موضع التوقف في كل مسألة مستعصية مدة أسبوع، بسطر للمعروف وسطر للناقص، ثم العودة إليها في اليوم التالي حتى تُحل.',
        en: 'Record for a week where each stubborn exercise stops, what is known and what is missing, and return to it next day until solved.',
      },
    ],
  },
  LOG: {
    clear: [
      {
        ar: 'إدارة مناظرة من نصف ساعة بين زميلين كل أسبوع مدة أسبوعين في موضوع دراسي، ورسم حجة كل منهما، والاتفاق معهما على أضعف حلقاتها.',
        en: 'Host a half-hour debate on a study topic weekly for two weeks, chart both arguments, and agree with the speakers on the weakest links.',
      },
      {
        ar: 'تأليف خمس مسائل استدلال من نصوص المجال خلال أسبوعين، وعرضها على ثلاثة زملاء، وإصلاح كل مسألة احتملت أكثر من جواب.',
        en: 'Compose five reasoning problems from texts of the field within two weeks, give them to three people, and repair any that allowed two answers.',
      },
    ],
    balanced: [
      {
        ar: 'استخلاص المقدمات والنتيجة من مقال قصير كل يومين مدة أسبوعين في خمسة أسطر مرقمة، ووضع أول محاولة بجانب آخرها لرؤية التحسن.',
        en: 'Extract premises and conclusion from a short article every second day for two weeks in five numbered lines, and set the first beside the last.',
      },
      {
        ar: 'حل خمس مسائل استدلال كل أسبوع مدة أسبوعين، وكتابة القاعدة التي قادت إلى كل جواب، وإعادة ما لم يصح منها بعد ثلاثة أيام.',
        en: 'Solve five reasoning problems each week for two weeks, write the rule that led to each answer, and redo the wrong ones three days later.',
      },
    ],
    priority: [
      {
        ar: 'البحث عن مثال واحد ينقض تعميماً يُسمع أو يُقرأ كل يوم مدة أسبوع، وإعادة كتابة العبارة بحيث لا ينقضها المثال.',
        en: 'Look daily for a week for one example that breaks a generalisation heard or read, and rewrite the statement until the example fits.',
      },
      {
        ar: 'إبراز كلمات مثل «كل» و«بعض» و«فقط» في نص دراسي يومياً مدة أسبوع، وإعادة صوغ جملة منه حتى يؤكد زميل بقاء معناها.',
        en: 'Underline words like all, some and only in a study text daily for a week, and rephrase one sentence until friends confirm its meaning.',
      },
    ],
  },
  ANA: {
    clear: [
      {
        ar: 'إعداد استبانة من خمسة أسئلة وجمع عشرين إجابة عنها خلال أسبوعين، وعرض النتائج مع أساسها وحدودها، وسؤال ثلاثة من المشاركين عما فهموه.',
        en: 'Prepare a five-question survey, collect twenty answers within two weeks, present results with their base and limits, and ask three participants what they understood.',
      },
      {
        ar: 'تحليل بيانات رسمية مفتوحة عن قطاع مرغوب في ثلاث ساعات خلال أسبوعين، ورسم اتجاهين منها، وشرح ما لا تثبته لزميلين حتى يعيدا شرحه.',
        en: 'Analyse open official data on a desired sector for three hours within two weeks, chart two trends, and have two others restate what remains unproved.',
      },
    ],
    balanced: [
      {
        ar: 'تسجيل ساعات المذاكرة أو البحث عن عمل كل يوم مدة أسبوعين في جدول، وحساب متوسطها وأبعد يوم عنه، وتعليل ذلك اليوم في سطرين.',
        en: 'Tabulate daily hours of study or job search for two weeks, work out the average, and explain the day farthest from it in two lines.',
      },
      {
        ar: 'تقدير جواب كل مسألة رقمية ذهنياً قبل حسابها مدة أسبوعين، وكتابة نسبة الفرق بينهما، ومواصلة التمرين حتى تهبط عن العُشر.',
        en: 'Estimate each numerical answer before calculating it for two weeks, write the percentage difference, and keep practising until it falls below one tenth.',
      },
    ],
    priority: [
      {
        ar: 'التدرب على النسب المئوية والمتوسطات بعشر مسائل كل أسبوع مدة أسبوعين من مصروف المنزل أو الأخبار، وتصحيحها بآلة حاسبة، ومقارنة الدرجتين.',
        en: 'Practise percentages and averages with ten problems a week for two weeks from household spending or news, correct them by calculator, and compare both scores.',
      },
      {
        ar: 'فرز ثلاثة رسوم بيانية من الأخبار خلال أسبوع بحسب وضوح محاورها ووحداتها، وشرح أكثرها إيهاماً لشخص آخر في دقيقتين حتى يرى موضع الإيهام.',
        en: 'Rank three charts from the news within a week by clear axes and units, and explain the most misleading until another person sees the trick.',
      },
    ],
  },
}
