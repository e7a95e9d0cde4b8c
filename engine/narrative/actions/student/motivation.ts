import type { SectionActions } from '../../action-library.ts'

/** Two actions for each facet and level of the section motivation, for somebody who studies or has no work now; both languages were written together. */
export const motivation: SectionActions<'motivation'> = {
  AUT: {
    clear: [
      {
        ar: 'تصميم مشروع صغير مختار بحرية ينتهي في أسبوعين، بخطة من خمس خطوات، ثم عرض ناتجه على ثلاثة مهتمين وسؤالهم عن أنفع ما فيه.',
        en: 'Design a small freely chosen project that ends in two weeks, with a five-step plan, then ask three interested people what was most useful.',
      },
      {
        ar: 'مساعدة شخصين في الدراسة أو البحث عن عمل على اختيار هدف خاص بكل منهما وطريقة بلوغه، وسؤالهما بعد عشرة أيام عما تحقق.',
        en: 'Help two people in study or job hunting to choose their own goal and way to it, and ask after ten days what was reached.',
      },
    ],
    balanced: [
      {
        ar: 'تخصيص ساعة ثابتة كل يوم مدة أسبوعين لنشاط مختار يخدم المهنة المأمولة، ووضع علامة على كل يوم أُنجز فيه دون تذكير.',
        en: 'Fix one hour a day for two weeks for self-chosen work that serves the desired career, and mark each day done without a reminder.',
      },
      {
        ar: 'جمع معلومات عن ثلاث جهات تدريب أو عمل خلال أسبوع دون تكليف من أحد، وترتيبها بمعايير مكتوبة، ثم التواصل مع أولاها وتدوين جوابها.',
        en: 'Gather facts about three training or employing bodies in one week unprompted, rank them by written criteria, contact the first, and note the reply.',
      },
    ],
    priority: [
      {
        ar: 'اتخاذ قرار دراسي أو مهني صغير في كل من الأسبوعين القادمين دون سؤال أحد، وكتابة سببه ونتيجته في سطرين.',
        en: 'Make one small study or career decision in each of two weeks without asking anyone, and write its reason and result in two lines.',
      },
      {
        ar: 'محاولة حل كل مسألة في الدراسة أو طلبات العمل عشرين دقيقة قبل طلب العون، وعدّ ما حُل منها دون مساعدة خلال أسبوع.',
        en: 'Try each problem in study or job applications for twenty minutes before seeking help, and count those solved alone in one week.',
      },
    ],
  },
  MAS: {
    clear: [
      {
        ar: 'شرح موضوع صعب لاثنين من الزملاء في عشرين دقيقة هذا الأسبوع، ثم اختبارهما بثلاثة أسئلة، وإعادة دراسة ما بقي غامضاً.',
        en: 'Explain a hard topic to two fellow learners in twenty minutes this week, test them with three questions, and restudy whatever stays unclear.',
      },
      {
        ar: 'إنجاز تطبيق عملي صغير بمهارة تتجاوز المقرر أو المطلوب خلال أسبوعين، وعرضه على أحد أهل الخبرة لذكر ثلاث نقاط ترفع مستواه.',
        en: 'Complete a small practical piece within two weeks using a skill beyond the syllabus, and have an experienced person name three points to raise it.',
      },
    ],
    balanced: [
      {
        ar: 'التدرب نصف ساعة في خمسة أيام على مهارة مذكورة في إعلان وظيفة مرغوبة، ثم إعادة التمرين الأول لقياس الفرق.',
        en: 'Practise for half an hour on five days a skill named in a desired job advert, then repeat the first exercise to measure the change.',
      },
      {
        ar: 'عرض عمل واحد على معلم أو مدرب أو صاحب خبرة كل أسبوع مدة أسبوعين، وتعديل أهم نقطة يذكرها، ثم سؤاله عما تحسّن.',
        en: 'Show one piece of work weekly for two weeks to a teacher or experienced person, correct the main point raised, then ask what improved.',
      },
    ],
    priority: [
      {
        ar: 'مشاهدة درس مجاني قصير في مهارة مرغوبة ثلاث مرات هذا الأسبوع، وتطبيق خطوة منه كل مرة حتى تنجح دون الرجوع إليه.',
        en: 'Watch one short free lesson on a desired skill three times this week, applying a step each time until it works without looking.',
      },
      {
        ar: 'الإجابة عن خمسة أسئلة من اختبارات أو مقابلات سابقة كل يومين مدة أسبوع، واستخراج قاعدة من كل خطأ، ومقارنة أول نتيجة بآخرها.',
        en: 'Answer five past test or interview questions every second day for a week, draw one rule from each mistake, and compare first and last results.',
      },
    ],
  },
  ACH: {
    clear: [
      {
        ar: 'رفع هدف قائم في الدراسة أو البحث عن عمل بمقدار العُشر مدة أسبوعين، ورسم التقدم اليومي نحوه، ومقارنة الناتج بالأسبوعين السابقين.',
        en: 'Raise one existing target of study or job search by a tenth for two weeks, chart daily progress, and compare with the previous two.',
      },
      {
        ar: 'تكوين مجموعة من ثلاثة لكل منهم هدف مكتوب، ولقاء من عشر دقائق كل ثلاثة أيام مدة أسبوعين، وعدّ الأهداف المحققة في الختام.',
        en: 'Form a group of three with one written goal each, meet ten minutes every three days for two weeks, and count the goals reached.',
      },
    ],
    balanced: [
      {
        ar: 'تحديد عدد أسبوعي من طلبات العمل أو فصول المذاكرة، وتسجيل المنجز منه كل مساء، وتعديل العدد بعد أسبوعين بحسب الواقع.',
        en: 'Set a weekly number of applications or study chapters, record those completed each evening, and adjust the number after two weeks by the facts.',
      },
      {
        ar: 'وضع نتيجة مرغوبة بعد أسبوعين في سطر يبدأ برقم، وتثبيتها حيث تُرى كل صباح، وتقدير نسبة بلوغها كل ثلاثة أيام.',
        en: 'Put the result wanted in two weeks into a line beginning with a figure, place it in view, and estimate progress every three days.',
      },
    ],
    priority: [
      {
        ar: 'إتمام واجب أو طلب عمل واحد قبل موعده بيومين خلال هذا الأسبوع، وتسجيل الوقت الذي احتاج إليه وما أتاحه التبكير.',
        en: 'Finish one assignment or job application two days before its deadline this week, and record the time it took and what finishing early allowed.',
      },
      {
        ar: 'استعمال مؤقت لجلستين من عشرين دقيقة كل يوم، مع كتابة الناتج المطلوب قبل كل جلسة، وعدّ الجلسات التي بلغته خلال أسبوع.',
        en: 'Use a timer for two twenty-minute sessions a day, write the wanted output before each, and count in a week those that met it.',
      },
    ],
  },
  PUR: {
    clear: [
      {
        ar: 'تنظيم جلسة مراجعة مجانية من ساعة لثلاثة طلاب أصغر سناً هذا الأسبوع، ومقارنة إجاباتهم عن خمسة أسئلة قبلها وبعدها.',
        en: 'Hold a free one-hour revision session this week for three younger students, and compare their answers to five questions before and after.',
      },
      {
        ar: 'توجيه مشروع دراسي أو تجريبي إلى حاجة حقيقية في الحي أو مكان الدراسة، وتجربة نموذجه خلال أسبوعين مع ثلاثة ممن سيستعملونه، وتدوين ما نفعهم.',
        en: 'Direct a study or trial project at a real local need, try a sample with three users within two weeks, and note what helped them.',
      },
    ],
    balanced: [
      {
        ar: 'إعداد صفحة واضحة عن أمر يكثر سؤال زملاء الدراسة أو الباحثين عن عمل عنه، ونشرها بينهم هذا الأسبوع، وعدّ من انتفع بها.',
        en: 'Prepare one clear page on something fellow students or job seekers often ask, share it this week, and count those it helped.',
      },
      {
        ar: 'مساعدة قريب أو جار في معاملة إلكترونية مرة كل أسبوع مدة أسبوعين، حتى تُنجز الثانية دون مساعدة أحد.',
        en: 'Help a relative or neighbour with an online service once a week for two weeks, until the second one is completed unaided.',
      },
    ],
    priority: [
      {
        ar: 'تخصيص ربع ساعة في ثلاثة أيام هذا الأسبوع لعون شخص في واجب أو سيرة ذاتية، وسؤاله في النهاية عما تغيّر لديه.',
        en: 'Set aside fifteen minutes on three days this week to help someone with homework or a CV, and ask at the end what changed.',
      },
      {
        ar: 'اختيار خدمة معتادة كالنقل أو البيع، وسؤال ثلاثة ممن يستعملونها هذا الأسبوع عما ينفعهم فيها وما ينقصها، وكتابة اقتراح واحد لتحسينها.',
        en: 'Choose an everyday service such as transport or a shop, ask three users this week what helps and lacks, and write one suggested improvement.',
      },
    ],
  },
  PER: {
    clear: [
      {
        ar: 'إعادة التقديم على فرصة لم يُقبل طلبها، أو إعادة عمل نال درجة ضعيفة، بعد تعديل ثلاث نقاط خلال أسبوعين، ومقارنة الردّين.',
        en: 'Reapply for an opportunity once refused, or redo weakly graded work, after changing three points within two weeks, and compare the two replies.',
      },
      {
        ar: 'تشجيع زميل متعثر مدة أسبوعين بلقاء من ربع ساعة كل ثلاثة أيام، يبدأ بأصغر تقدم أحرزه، وتدوين الطريقة التي نفعته.',
        en: 'Encourage a struggling fellow learner for a quarter hour every third day over two weeks, starting from the smallest gain, and note what helped.',
      },
    ],
    balanced: [
      {
        ar: 'صياغة خطة بديلة مكتوبة لكل من أكبر ثلاث عقبات متوقعة في أسبوعين، وعدّ المرات التي نُفّذت فيها بدلاً من التوقف.',
        en: 'Draft a written fallback for each of three obstacles likely in two weeks, and count how often it was used instead of stopping.',
      },
      {
        ar: 'متابعة كل طلب عمل أو تدريب لم يصل رده برسالة مهذبة بعد أسبوع، فيها معلومة جديدة واحدة، وعدّ الردود التي وصلت بعدها.',
        en: 'Follow up every unanswered application for work or training with a polite message after a week, add one new fact, and count the replies.',
      },
    ],
    priority: [
      {
        ar: 'قراءة تجربة شخص بلغ مهنة مأمولة بعد تعثر، وكتابة ثلاث خطوات أعانته، وتطبيق إحداها خمسة أيام مع تدوين أثرها.',
        en: 'Read how someone reached a desired career after setbacks, write three steps that helped, and try one for five days, noting its effect.',
      },
      {
        ar: 'حفظ ثلاثة نماذج من عمل واحد في أول أسبوعين من التدرب ووسطهما وآخرهما، ثم وضعها متجاورة لتحديد نقطتين تحسّنتا.',
        en: 'Keep three samples of one piece of work from the start, middle and end of two weeks, then compare them to find two improvements.',
      },
    ],
  },
  INF: {
    clear: [
      {
        ar: 'قيادة مشروع جماعي أو نشاط تطوعي مدة أسبوعين بدور مكتوب لكل مشارك، وسؤال كل منهم في الختام عن مدى وضوح دوره.',
        en: 'Lead a group project or volunteer activity for two weeks with a written role for each person, and ask each how clear it was.',
      },
      {
        ar: 'أخذ رأي خمسة من زملاء الدراسة أو الجيران في تحسين مكان مشترك خلال أسبوعين، وعرض خلاصته على المسؤول، وتدوين جوابه.',
        en: "Take five students' or neighbours' views on improving a shared place, put the summary to its manager within two weeks, and note the reply.",
      },
    ],
    balanced: [
      {
        ar: 'طرح فكرة دراسية أو مهنية في ثلاث دقائق أمام مجموعة صغيرة مرة كل أسبوع مدة أسبوعين، وعدّ مؤيديها قبل الكلام وبعده.',
        en: 'Present a study or career idea to a small group in three minutes once a week for two weeks, counting supporters before and after.',
      },
      {
        ar: 'تحمّل تنسيق المواعيد في عمل جماعي مدة أسبوعين، مع تذكير لطيف قبل كل موعد بيوم، وحساب نسبة ما سُلّم في وقته.',
        en: 'Take over the dates of a group task for two weeks, remind members kindly a day before, and work out the share delivered on time.',
      },
    ],
    priority: [
      {
        ar: 'تحمّل مسؤولية أمر واحد أسبوعاً كاملاً، كترتيب لقاء عائلي أو ملفات مجموعة دراسة، وتقديم خلاصة في آخره بما أُنجز وما بقي.',
        en: 'Take responsibility for one matter for a whole week, such as a family gathering or group files, and report what is done and left.',
      },
      {
        ar: 'سؤال شخصين توليا مسؤولية في سن مبكرة عن أول قرار صعب لهما، وتطبيق درس واحد منهما في عمل جماعي خلال أسبوعين.',
        en: 'Ask two people who took responsibility early about their first hard decision, and apply one of the lessons to a group task within two weeks.',
      },
    ],
  },
}
