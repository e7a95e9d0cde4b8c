import type { SectionActions } from '../../action-library.ts'

/** Two actions for each facet and level of the section skills, for somebody who leads a team; both languages were written together. */
export const skills: SectionActions<'skills'> = {
  TEC: {
    clear: [
      {
        ar: 'تنظيم لقاء من نصف ساعة كل أسبوع مدة أسبوعين يعرض فيه أحد الأعضاء حالة فنية صعبة، وينتهي باعتماد طريقة مشتركة لمثلها.',
        en: 'Organise a half-hour meeting weekly for two weeks where a member presents a hard technical case, and adopt a common method each time.',
      },
      {
        ar: 'تصوير شرح من خمس دقائق لمهمة فنية نادرة خلال أسبوعين حيث يُسمح بالتصوير، والتحقق من أن أحد الأعضاء ينفذها به وحده.',
        en: 'Film a five-minute explanation of one rare technical task within two weeks, where filming is allowed, and confirm that one member follows it alone.',
      },
    ],
    balanced: [
      {
        ar: 'اختيار ثلاثة أعمال أنجزها الفريق حديثاً، وسؤال أصحابها هذا الأسبوع عن سبب الطريقة المتبعة، وصوغ قاعدة من سطرين وتجربتها في المهمة التالية.',
        en: "Select three recent pieces of the team's work, ask this week why each method was chosen, and try a two-line rule next time.",
      },
      {
        ar: 'سماع الطريقة المزمعة لكل مهمة فنية من منفذها في خمس دقائق قبل بدئها مدة أسبوعين، وملاحظة ما جنّبه ذلك من إعادة عمل.',
        en: 'Hear the intended method of every technical task for five minutes before its start for two weeks, and observe how much rework this prevents.',
      },
    ],
    priority: [
      {
        ar: 'تدوين عشرة مصطلحات غامضة من حديث الفريق، وطلب شرحها من أحد أعضائه عشر دقائق كل يوم هذا الأسبوع، واستعمالها في الاجتماع التالي.',
        en: "Note ten unclear technical terms from the team's talk, learn them from a member ten minutes daily this week, and use them next meeting.",
      },
      {
        ar: 'الطلب إلى عضو خبير شرح أكثر أعمال الفريق تكراراً في ساعة هذا الأسبوع، ثم إعادة الشرح أمامه حتى لا تحتاج خطوة إلى تصحيح.',
        en: "Ask an experienced member to explain the team's commonest job in an hour this week, then explain it back until no step needs correcting.",
      },
    ],
  },
  STD: {
    clear: [
      {
        ar: 'تخويل كل عضو إيقاف العمل عند أي خطر مدة أسبوعين، وبحث كل إيقاف في يومه دون لوم، وإزالة سببه قبل الاستئناف.',
        en: 'Authorise every member to stop work at any hazard for two weeks, discuss each stop that day without blame, and remove its cause before resuming.',
      },
      {
        ar: 'توحيد أسماء سجلات الفريق وأماكن حفظها ونسخها الاحتياطية في صفحة خلال أسبوعين، ثم اختبار ذلك باسترجاع خمسة سجلات في خمس دقائق.',
        en: "Unify the names, places and backups of the team's records on one page within two weeks, then test it by retrieving five in five minutes.",
      },
    ],
    balanced: [
      {
        ar: 'إجراء جولة سلامة من عشر دقائق كل أسبوع مدة أسبوعين مع عضو مختلف وفي ساعة مختلفة، وإغلاق كل ملاحظة خلال ثلاثة أيام.',
        en: 'Tour the workplace for safety ten minutes weekly for two weeks, with another member and at another hour each time, closing findings within three days.',
      },
      {
        ar: 'إزالة صلاحيات الدخول الزائدة إلى ملفات الفريق وأماكنه في ساعة واحدة هذا الأسبوع، بعد الاتفاق مع أصحابها، والتأكد بعد أسبوع من انتظام العمل دونها.',
        en: "Remove needless access to the team's files and rooms in one hour this week, with the holders' agreement, and confirm next week that work continues.",
      },
    ],
    priority: [
      {
        ar: 'إعداد كشف بأدوات الفريق وأجهزته وموعد آخر صيانة أو تحديث لكل منها هذا الأسبوع، وإتمام ثلاثة تحديثات متأخرة لا كلفة لها في الأسبوع التالي.',
        en: "List the team's tools and devices this week with each one's last service or update, and complete three overdue updates without cost the week after.",
      },
      {
        ar: 'تلخيص ثلاث قواعد إلزامية للنشاط من موقع الجهة المنظمة هذا الأسبوع، وشرحها للفريق في عشر دقائق، وسؤال كل عضو عنها قبل الشرح وبعده.',
        en: "Look up three binding rules of the activity on the regulator's website this week, explain them in ten minutes, and quiz members before and after.",
      },
    ],
  },
  PRB: {
    clear: [
      {
        ar: 'إسناد مشكلة واحدة إلى عضوين يعملان منفردين مدة أسبوع، ثم جمع أفضل ما في الحلين في لقاء واحد، وتنفيذه خمسة أيام للحكم عليه.',
        en: 'Give one problem to two members working separately for a week, combine the best of both solutions, and judge the result after five days.',
      },
      {
        ar: 'نقل حل ناجح من وردية أو قسم إلى موضع آخر يعاني المشكلة نفسها خلال أسبوعين، مع تعديل ما يلزم، ومقارنة أثره في الموضعين.',
        en: 'Transfer a proven solution from one shift or section to another with the same problem within two weeks, adapt it, and compare its effect.',
      },
    ],
    balanced: [
      {
        ar: 'جمع المشكلات الصغيرة على لوحة واحدة مدة أسبوعين، وحل واحدة يختارها الفريق كل ثلاثة أيام في ربع ساعة، ونقلها إلى خانة المحلول.',
        en: "Put small problems on one board for two weeks, solve one of the team's choice every three days, and move it to the solved column.",
      },
      {
        ar: 'إرفاق علامة نجاح متوقعة وموعد لظهورها بكل حل يُعتمد خلال أسبوعين، واستبدال غيره به إن حان الموعد ولم تظهر العلامة.',
        en: 'Attach an expected sign and date to each solution adopted in two weeks, and replace any solution whose sign has not appeared in time.',
      },
    ],
    priority: [
      {
        ar: 'قضاء نصف ساعة في مكان كل مشكلة مهمة قبل البت فيها مدة أسبوعين، ومقارنة ما وُصف في البلاغ بما شوهد فعلاً.',
        en: 'Spend half an hour at the source of every important problem arising within two weeks before deciding, and compare the report with what was seen.',
      },
      {
        ar: 'التمييز في كل مشكلة قائمة هذا الأسبوع بين حل مؤقت وحل دائم، وتكليف عضو بالدائم، ورؤية واحد منها قائماً بعد أسبوعين.',
        en: 'Separate the temporary from the permanent solution of each current problem this week, assign the permanent ones, and see one in place within two weeks.',
      },
    ],
  },
  LOG: {
    clear: [
      {
        ar: 'إسناد دور المعترض إلى عضو مختلف في كل اجتماع قرار مدة أسبوعين، واشتراط الدليل في الرد عليه، وتدوين القرارات التي صُحّحت بفضله.',
        en: 'Give the role of challenger to a different member in every decision meeting for two weeks, require evidence in reply, and record decisions this corrected.',
      },
      {
        ar: 'كشف تعارض بين قاعدتين داخليتين مع الفريق في نصف ساعة هذا الأسبوع، وصوغ عبارة تزيله، وتجربتها على ثلاث حالات في الأسبوع التالي.',
        en: 'Uncover a conflict between two internal rules with the team in half an hour, draft wording that resolves it, and try three cases next week.',
      },
    ],
    balanced: [
      {
        ar: 'سؤال الفريق عند كل استنتاج سريع مدة أسبوعين عما قد يثبت خطأه، والبحث عنه عشر دقائق، وإعلان الاستنتاجات التي لم تصمد.',
        en: 'Ask the team at every quick conclusion for two weeks what would prove it wrong, search ten minutes for that, and announce conclusions that fell.',
      },
      {
        ar: 'وضع شروط الموافقة على نوع من الطلبات في أربعة أسطر هذا الأسبوع، وعرض ستة طلبات على عضوين كل على حدة، وتنقيح ما اختلف فيه حكماهما.',
        en: 'State the conditions for approving one kind of request in four lines this week, let two members judge six cases separately, and refine any differences.',
      },
    ],
    priority: [
      {
        ar: 'سماع روايتين منفصلتين لكل خبر مهم يصل هذا الأسبوع قبل الحكم عليه، وبناء القرار على المتفق عليه وحده، ومراجعة صوابه بعد أسبوع.',
        en: 'Hear two separate accounts of each important report this week before judging, decide on what both share, and review a week later whether it stood.',
      },
      {
        ar: 'عرض ثلاثة تفسيرات لتأخر واحد في عمل الفريق قبل اختيار سببه، وجمع حقائق خلال أسبوع تستبعدها واحداً واحداً حتى يبقى أقواها.',
        en: "Set out three explanations for one delay in the team's work before choosing, and collect facts within a week that exclude all but the strongest.",
      },
    ],
  },
  ANA: {
    clear: [
      {
        ar: 'تدريب كل عضو خمس دقائق خلال أسبوعين على قراءة رقم يخص عمله، ثم دعوته إلى تفسير آخر تغير فيه دون عون.',
        en: 'Coach every member for five minutes within two weeks to read one figure of their own work, then let each explain its latest change unaided.',
      },
      {
        ar: 'تجربة تغيير في الجدولة أو العرض على نصف الحالات المختارة بالقرعة مدة أسبوعين، وقياس رقم واحد في النصفين، وتعميم التغيير إن ظهر فرق نافع.',
        en: 'Test one change of schedule or display on half the cases, drawn by lot, for two weeks, and extend it only if one figure improves.',
      },
    ],
    balanced: [
      {
        ar: 'اشتراط بيان أساس كل نسبة ومدتها في تقارير الفريق مدة أسبوعين، وإعادة الناقص إلى معدّه مع مثال، إلى أن تكتمل التقارير كلها.',
        en: 'Require the base and period of every percentage in team reports for two weeks, returning incomplete ones with an example until all arrive complete.',
      },
      {
        ar: 'قياس أرقام الأسبوعين القادمين بمدى الأسابيع الثمانية السابقة لا بالأسبوع الماضي وحده، والتدخل عند الخروج عنه فقط، وملاحظة ما جُنّب من قرارات متسرعة.',
        en: "Measure the next two weeks' figures against the previous eight weeks' range, act only on those outside it, and notice which hasty decisions this avoids.",
      },
    ],
    priority: [
      {
        ar: 'الجلوس نصف ساعة هذا الأسبوع مع من يعدّ ثلاثة من أرقام الفريق لفهم طريقة حسابها، ثم إعادة حسابها في الأسبوع التالي دون مساعدة.',
        en: "Sit for half an hour this week with whoever prepares three of the team's figures, then reproduce each unaided the week after.",
      },
      {
        ar: 'طلب رقم مع كل وصف مثل «كثير» أو «متأخر» في أحاديث الفريق مدة أسبوع، والاتفاق في آخره على حد رقمي لأكثر وصفين تكراراً.',
        en: "Request a figure behind every 'many' or 'late' in team talk for a week, and end by agreeing numerical limits for the two commonest.",
      },
    ],
  },
}
